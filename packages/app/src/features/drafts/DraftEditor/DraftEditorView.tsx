import {
  Auto,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Grid,
  Inline,
  InlineMessage,
  LinkButton,
  Page,
  SampleMark,
  SegmentedControl,
  Skeleton,
  Stack,
  StatusPill,
  VisuallyHidden,
  useIsWide,
} from '@peyk/design-system';
import type { DraftSentence } from '@peyk/api-types';
import { type ComponentProps, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { formatRegion, formatPast } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { useLeaveGuard } from '../../../forms/useLeaveGuard';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { ProblemMessage, ProblemView } from '../../../ui/ProblemView/ProblemView';
import { paths } from '../../../paths';
import type { DraftAct } from '../../../entities/draft/useDraftActs';
import { draftPill } from '../../../entities/draft/draftPill';
import { canChange } from '../../../entities/draft/draftState';
import { reviewHref } from '../../../entities/draft/review/reviewed';
import { EditForm } from '../../../entities/draft/editing/EditForm';
import type { LetterText } from '../../../entities/draft/editing/letterText';
import type { DraftEditorState, DraftReady, GapAnswer, RewriteAction } from './DraftEditor.states';
import { earlierSentence } from './difference';
import { type Marked, marksIn } from './marks';
import { ActProblem } from './parts/ActProblem';
import { BindDialogPart } from './parts/bindDialogPart';
import { Checks } from './parts/Checks';
import { EvidenceNotes } from './parts/EvidenceNotes';
import { GapField } from './parts/GapField';
import { GlossNote } from './parts/GlossNote';
import { MarkList, Marks } from './parts/Marks';
import { MatchNote } from './parts/MatchNote';
import { Proposal, RewriteMessage } from './parts/Rewrite';
import { Seal } from './parts/Seal';
import { Sheet } from './parts/Sheet';
import { Kept, Told } from './parts/Told';
import { sentencesOf } from '../../../entities/draft/sentencesOf';
import { replaced, without } from './sentences';
import { useEndSeen } from './useEndSeen';
import { named, visible } from '../../../i18n/named';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';

export interface DraftEditorActions {
  onRetry: () => void;
  onCreate: () => void;
  onAct: (act: DraftAct) => void;
  onEdit: (begin: 'subject' | 'body') => void;
  onEditChange: (text: Partial<LetterText>) => void;
  onSave: () => void;
  onCancel: () => void;
  /** The two ways to resolve a text that was changed here and elsewhere. */
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
  /** Says of the sentence without a source that has this text that the person states it themselves, or no longer. */
  onState: (text: string, ticked: boolean) => void;
  /** Opens the choice of a source for the sentence that has this text; null closes it. */
  onChooseSource: (text: string | null) => void;
  /** Binds the sentence to a source, or takes that back with a null (EVD-04). */
  onBind: (text: string, source: string | null) => void;
  /** Keeps the sentence that a language model phrased, or writes it as the rules do (AIX-02). */
  onPhrase: (text: string, keep: boolean) => void;
  /** What is written into the gap of that name. */
  onAnswer: (gap: string, part: Partial<GapAnswer>) => void;
  /** Puts the answer into the letter, and into the profile where that is ticked. */
  onFill: (gap: Marked) => void;
  onKeepAgain: () => void;
  /** Saves the text with another sentence in the place of one, or without it. */
  onRevise: (body: string) => void;
  onRewrite: (action: RewriteAction) => void;
  onTake: () => void;
  /** Closes what was proposed, or why nothing was. */
  onKeepText: () => void;
  onUndo: () => void;
  onRecipientOpen: () => void;
  onRecipientChange: (value: string) => void;
  onRecipientBlur: () => void;
}

interface DraftEditorViewProps extends DraftEditorActions {
  state: DraftEditorState;
  /** The selected professors whose review led here, for the way back. */
  reviewed?: readonly number[] | null;
  /** What goes with the email, which loads and fails by itself. */
  files?: ReactNode;
  /** What a sent email was answered, which loads and fails by itself. */
  answer?: ReactNode;
}

/** The letter with its margin: the text to send, the match, and the evidence of each claim. */
export function DraftEditorView({
  state,
  reviewed = null,
  files = null,
  answer = null,
  ...actions
}: DraftEditorViewProps) {
  const t = useT();
  if (state.status === 'ready')
    return <ReadyDraft state={state} reviewed={reviewed} files={files} answer={answer} {...actions} />;
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading
          title={
            state.status === 'none' ? (
              <Auto>{t('drafts.heading', { name: named(t, state.name) })}</Auto>
            ) : (
              t('drafts.title')
            )
          }
          back={backOf(state.status === 'none' ? state.botId : null, reviewed, t)}
        />
        {state.status === 'loading' ? <LoadingDraft /> : null}
        {state.status === 'failed' ? (
          <ProblemView problem={state.problem} title={t('drafts.failed')} onRetry={actions.onRetry} />
        ) : null}
        {state.status === 'noProfessor' ? (
          <EmptyState
            title={t('drafts.noProfessor.title')}
            action={<LinkButton href={paths.professors}>{t('shell.nav.professors')}</LinkButton>}
          >
            {t('drafts.noProfessor.body')}
          </EmptyState>
        ) : null}
        {state.status === 'none' ? (
          <>
            {state.problem ? <ProblemMessage problem={state.problem} title={t('drafts.none.failed')} /> : null}
            <EmptyState
              title={t('drafts.none.title')}
              action={
                <Button tone="primary" icon="pencil" busy={state.creating} onPress={actions.onCreate}>
                  {t('drafts.none.create')}
                </Button>
              }
            >
              {t('drafts.none.body', { name: named(t, state.name) })}
            </EmptyState>
          </>
        ) : null}
      </Stack>
    </Page>
  );
}

interface ReadyDraftProps extends DraftEditorActions {
  state: DraftReady;
  reviewed: readonly number[] | null;
  files: ReactNode;
  answer: ReactNode;
}

function ReadyDraft({ state, reviewed, files, answer, ...actions }: ReadyDraftProps) {
  const t = useT();
  const locale = useLocale();
  const [view, setView] = useState<'notes' | 'arrives'>('notes');
  const { draft, professor, match, editing, problem, botId } = state;
  const [wanted, setWanted] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.querySelector<HTMLElement>('textarea, button')?.focus();
  }, [wanted]);
  const { end, seen } = useEndSeen(`${draft.id}:${draft.version}`);
  const editButton = useFocusAfter(editing === null && state.rewrite.status !== 'proposed');
  const sealTitle = useCatchFocus<HTMLHeadingElement>(draft.state);
  const dirty = editing !== null && (editing.subject !== draft.subject || editing.body !== draft.body);
  const guard = useLeaveGuard(dirty);
  const country = formatRegion(locale, draft.country_code, professor?.university_country ?? '');
  const facts = [
    visible(draft.university_name),
    country,
    t('drafts.saved', { when: formatPast(locale, draft.updated_at) }),
  ].filter(Boolean);
  const withNotes = view === 'notes';
  // Below a letter the match would come last: there it stands between its head and its text.
  const wide = useIsWide();
  const { marks, rewrite } = state;
  const proposed = rewrite.status === 'proposed' && editing === null ? rewrite : null;
  // The marks of a text that could not be judged are those of the last saved one.
  const markedBody = marks.status === 'failed' ? draft.body : (editing ?? draft).body;
  const marked = marks.status === 'none' ? [] : marksIn(markedBody, marks.sentences);
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({});
  const opened = marked
    .filter(({ id, sentence }) => turned[id] ?? (sentence.class === 'unbound' || sentence.phrased?.by === 'model'))
    .map(({ id }) => id);
  const asked = state.binding.status === 'none' ? null : state.binding.text;
  const [bound, setBound] = useState(asked);
  if (asked !== bound) {
    setBound(asked);
    // The button that opened the choice went with what the mark said before.
    const mark = asked === null ? marked.find(({ sentence }) => sentence.text === bound) : undefined;
    if (mark && mark.sentence.class !== 'unbound') {
      setTurned({ ...turned, [mark.id]: true });
      setWanted({ id: mark.id });
    }
  }
  const mayReplace = canChange(draft.state) && (marks.status === 'ready' || marks.status === 'judging');
  const replace = (sentence: DraftSentence, by: string | null) => {
    const body = by === null ? without(markedBody, sentence) : replaced(markedBody, sentence, by);
    if (editing) actions.onEditChange({ body });
    else actions.onRevise(body);
  };
  const earlierOf = ({ text }: DraftSentence) => {
    const before = editing ? { body: draft.body, sentences: draft.sentences ?? [] } : state.earlier;
    return before && marks.status !== 'none'
      ? earlierSentence(text, before, { body: markedBody, sentences: marks.sentences })
      : null;
  };
  const reasons = (
    <SectionBoundary key="match">
      <MatchNote part={match} />
    </SectionBoundary>
  );
  const openMark = (id: string, open: boolean) => setTurned((now) => ({ ...now, [id]: open }));
  const offers: ComponentProps<typeof Marks>['offers'] = mayReplace
    ? {
        earlierOf,
        onReplace: replace,
        onState: editing ? null : actions.onState,
        onBind: editing || !draft.sources?.length ? null : actions.onChooseSource,
        onUnbind: editing
          ? null
          : (text) => {
              const mark = marked.find(({ sentence }) => sentence.text === text);
              if (mark) setWanted({ id: mark.id });
              actions.onBind(text, null);
            },
        onPhrase: editing ? null : actions.onPhrase,
      }
    : null;
  // Below a letter the notes would be far from what they are about: each stands below its paragraph.
  const inLetter = !wide && withNotes && editing === null && !proposed;
  const noteOf = (own: readonly Marked[]) =>
    marks.status === 'none' ? null : (
      <MarkList
        marks={own}
        evidence={marks.evidence}
        opened={opened}
        onOpen={openMark}
        stated={state.stated}
        offers={offers}
      />
    );
  const sources =
    marks.status === 'none' ? (
      <SectionBoundary key="sources">
        <EvidenceNotes draft={draft} />
      </SectionBoundary>
    ) : proposed ? null : (
      <SectionBoundary key="sources">
        <Marks
          body={markedBody}
          part={marks}
          inLetter={inLetter}
          opened={opened}
          onOpen={openMark}
          stated={state.stated}
          offers={offers}
        />
      </SectionBoundary>
    );
  // A text that could not be judged is not the one whose sentences are known.
  const placed = marks.status === 'none' || marks.status === 'failed' ? [] : sentencesOf(markedBody, marks.sentences);
  const gapField = (mark: Marked) =>
    mark.sentence.gap ? (
      <GapField
        key={mark.name}
        mark={mark}
        gap={mark.sentence.gap}
        answer={state.answers[mark.name]}
        evidence={draft.evidence}
        onChange={(part) => actions.onAnswer(mark.name, part)}
        onFill={() => actions.onFill(mark)}
      />
    ) : (
      <p>{mark.sentence.text}</p>
    );
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading
          back={backOf(botId, reviewed, t)}
          title={t('drafts.heading', { name: named(t, draft.professor_name) })}
          status={<StatusPill status={draftPill[draft.state]} label={t(`drafts.state.${draft.state}`)} />}
          lead={
            <Inline gap={8} as="span">
              <span>
                {facts.map((fact, index) => (
                  <span key={fact}>
                    {index ? '\u00a0• ' : null}
                    <Auto>{fact}</Auto>
                  </span>
                ))}
              </span>
              {professor?.sample ? <SampleMark label={t('drafts.sample')} /> : null}
            </Inline>
          }
          actions={
            <Inline gap={8}>
              <SegmentedControl
                label={t('drafts.view.label')}
                labelHidden
                value={view}
                onChange={(value) => setView(value === 'arrives' ? 'arrives' : 'notes')}
                options={[
                  { value: 'notes', label: t('drafts.view.notes') },
                  { value: 'arrives', label: t('drafts.view.arrives') },
                ]}
              />
            </Inline>
          }
        />
        {draft.failure ? (
          <InlineMessage
            tone={draft.state === 'failed' ? 'danger' : 'warning'}
            title={draft.state === 'failed' ? t('drafts.seal.failed.title') : undefined}
          >
            <Auto>{draft.failure}</Auto>
          </InlineMessage>
        ) : null}
        {answer}
        <Grid columns={withNotes ? { base: '1', desktop: 'margin' } : { base: '1' }} gap={32} align="start">
          <Stack gap={16}>
            <Told undo={state.undo} onUndo={actions.onUndo} />
            {editing ? (
              <Card padding="large">
                <EditForm
                  editing={editing}
                  rows={16}
                  onChange={actions.onEditChange}
                  onSave={actions.onSave}
                  onCancel={actions.onCancel}
                  onKeepMine={actions.onKeepMine}
                  onTakeTheirs={actions.onTakeTheirs}
                />
              </Card>
            ) : proposed ? (
              <Proposal draft={draft} part={proposed} onTake={actions.onTake} onKeep={actions.onKeepText} />
            ) : (
              <Sheet
                state={state}
                withClaims={withNotes}
                before={inLetter ? reasons : undefined}
                highlighted={opened.filter((id) => turned[id])}
                gapField={gapField}
                noteOf={inLetter ? noteOf : null}
                onOpen={({ id, sentence }) => {
                  // A gap has nothing to open: its field stands in the letter.
                  if (sentence.class !== 'gap') openMark(id, true);
                  setWanted({ id });
                }}
                onRewrite={actions.onRewrite}
                end={end}
                editButton={editButton}
                onEdit={actions.onEdit}
                onRecipientOpen={actions.onRecipientOpen}
                onRecipientChange={actions.onRecipientChange}
                onRecipientBlur={actions.onRecipientBlur}
              />
            )}
            <Kept keeping={state.keeping} onKeepAgain={actions.onKeepAgain} />
            <RewriteMessage part={rewrite} onClose={actions.onKeepText} />
            {files}
            {locale === 'fa' && withNotes ? <GlossNote draft={draft} sentences={proposed ? [] : placed} /> : null}
          </Stack>
          {withNotes ? (
            <Stack gap={32} as="aside">
              {wide ? [reasons, sources] : inLetter ? sources : [reasons, sources]}
              <SectionBoundary>
                <Checks draft={draft} stated={state.stated} />
              </SectionBoundary>
            </Stack>
          ) : null}
        </Grid>
        {problem ? <ActProblem problem={problem} /> : null}
        <SectionBoundary>
          <Seal
            state={state}
            awake={seen}
            onAct={actions.onAct}
            onShow={(id) => {
              setView('notes');
              setWanted({ id });
            }}
            title={sealTitle}
          />
        </SectionBoundary>
      </Stack>
      {state.binding.status === 'none' ? null : (
        <Suspense fallback={null}>
          <BindDialogPart
            part={state.binding}
            sources={draft.sources ?? []}
            onBind={actions.onBind}
            onClose={() => actions.onChooseSource(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={guard.asking}
        title={t('drafts.leave.title')}
        body={t('drafts.leave.body')}
        confirmLabel={t('drafts.leave.leave')}
        cancelLabel={t('drafts.leave.stay')}
        tone="danger"
        onConfirm={() => {
          actions.onCancel();
          guard.leave();
        }}
        onCancel={guard.stay}
      />
    </Page>
  );
}

/** The ref of a button that regains focus when what it opened is closed. */
function useFocusAfter(closed: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasClosed = useRef(closed);
  useEffect(() => {
    if (closed && !wasClosed.current) button.current?.focus();
    wasClosed.current = closed;
  }, [closed]);
  return button;
}

function backOf(
  botId: number | null,
  reviewed: readonly number[] | null,
  t: ReturnType<typeof useT>,
): { href: string; label: string } {
  if (reviewed) return { href: reviewHref(reviewed), label: t('drafts.back') };
  return botId === null
    ? { href: paths.bots, label: t('drafts.backToBots') }
    : { href: paths.bot(botId), label: t('drafts.back') };
}

function LoadingDraft() {
  const t = useT();
  return (
    <Grid columns={{ base: '1', desktop: 'margin' }} gap={32}>
      <Stack gap={16}>
        <VisuallyHidden>{t('drafts.loading')}</VisuallyHidden>
        <Skeleton shape="block" height="96px" />
        <Skeleton shape="text" lines={3} />
        <Skeleton shape="text" lines={5} />
        <Skeleton shape="text" lines={4} />
      </Stack>
      <Stack gap={16}>
        <Skeleton shape="circle" width="76px" />
        <Skeleton shape="text" lines={4} />
      </Stack>
    </Grid>
  );
}
