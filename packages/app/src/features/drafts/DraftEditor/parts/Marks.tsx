import type { DraftPhrase, DraftSentence, Evidence } from '@peyk/api-types';
import {
  Box,
  Button,
  Checkbox,
  Heading,
  Hide,
  type IconName,
  Inline,
  InlineMessage,
  Link,
  type MarginMark,
  MarginMarks,
  SampleMark,
  Stack,
  Text,
  VisuallyHidden,
} from '@peyk/design-system';
import type { ReactNode } from 'react';
import { formatPlain } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import type { MarksPart } from '../DraftEditor.states';
import { type Marked, marksIn } from '../marks';
import { isStated } from '../sentences';
import { isSample, placeOf, sourcesOf } from '../sources';
import { Foreign, ForeignDetail } from './Foreign';

const icons: Record<DraftSentence['class'], IconName> = {
  bound: 'fileText',
  own: 'graduation',
  courtesy: 'check',
  unbound: 'warning',
  gap: 'pencil',
};
const tones: Record<DraftSentence['class'], MarginMark['tone']> = {
  bound: 'quiet',
  own: 'quiet',
  courtesy: 'quiet',
  unbound: 'danger',
  gap: 'action',
};

interface MarksProps {
  /** The text that the marks are of. */
  body: string;
  part: Exclude<MarksPart, { status: 'none' }>;
  /** The notes stand below their paragraphs, so only what is said of all of them is shown. */
  inLetter?: boolean;
  opened: readonly string[];
  onOpen: (id: string, open: boolean) => void;
  /** The texts of the sentences without a source that the person states themselves. */
  stated: readonly string[];
  /** What can be done about a sentence without a source; null where the text cannot be changed. */
  offers: {
    earlierOf: (sentence: DraftSentence) => string | null;
    onReplace: OnReplace;
    /** Null while the text is being edited: a statement is about a saved sentence. */
    onState: ((text: string, ticked: boolean) => void) | null;
    /** Opens the choice of a source; null while the text is being edited, and where there is no source to choose. */
    onBind: ((text: string) => void) | null;
    /** Takes away the source that the person named; null while the text is being edited. */
    onUnbind: ((text: string) => void) | null;
    /** Keeps a sentence that a language model phrased, or writes it as the rules do; null while the text is being edited. */
    onPhrase: ((text: string, keep: boolean) => void) | null;
  } | null;
}

/** Puts another sentence in the place of one; null deletes it. */
export type OnReplace = (sentence: DraftSentence, by: string | null) => void;

/** The margin of the letter: what each sentence stands on, and what can be done about one that stands on nothing. */
export function Marks({ body, part, inLetter = false, opened, onOpen, stated, offers }: MarksProps) {
  const t = useT();
  const marks = marksIn(body, part.sentences);
  return (
    <Stack gap={16} as="section" labelledBy="marks-heading">
      {/* On desktop each mark is on the line of its sentence, far from any heading. */}
      {/* In the letter the heading stands before the first note. */}
      {inLetter && marks.length ? null : (
        <Hide above="desktop">
          <Heading level={2} look="title3" id="marks-heading">
            {t('drafts.marks.title')}
          </Heading>
        </Hide>
      )}
      <div>
        <div role="status">
          {part.status === 'judging' ? (
            <Box paddingY={8}>
              <Text size="small" tone="muted">
                {t('drafts.marks.judging')}
              </Text>
            </Box>
          ) : null}
          {part.status === 'failed' ? (
            <Box paddingY={8}>
              <InlineMessage tone="warning" title={t('drafts.marks.failed')}>
                {t('drafts.marks.failedBody')}
              </InlineMessage>
            </Box>
          ) : null}
        </div>
        {inLetter && marks.length ? null : marks.length ? (
          <MarkList
            marks={marks}
            evidence={part.evidence}
            opened={opened}
            onOpen={onOpen}
            stated={stated}
            offers={offers}
          />
        ) : (
          <Text size="small" tone="muted">
            {t('drafts.marks.none')}
          </Text>
        )}
      </div>
    </Stack>
  );
}

/** The marks of some sentences. */
export function MarkList({
  marks,
  evidence,
  opened,
  onOpen,
  stated,
  offers,
}: Pick<MarksProps, 'opened' | 'onOpen' | 'stated' | 'offers'> & {
  marks: readonly Marked[];
  evidence: readonly Evidence[];
}) {
  const t = useT();
  const locale = useLocale();
  /** Also a quoted sentence can be about the person alone. */
  const isOwn = (sentence: DraftSentence) => {
    const sources = sourcesOf(sentence, evidence);
    return sources.length > 0 && sources.every(({ kind }) => kind === 'profile');
  };
  const wordOf = (sentence: DraftSentence) => {
    const [source] = sourcesOf(sentence, evidence);
    if (sentence.phrased?.by === 'model') return t('drafts.marks.phrased');
    switch (sentence.class) {
      case 'bound':
        if (isOwn(sentence)) return t('drafts.marks.own');
        return t(source?.kind === 'page' ? 'drafts.marks.page' : 'drafts.marks.bound');
      case 'own':
        return t('drafts.marks.own');
      case 'gap':
        return t('drafts.marks.gap');
      default:
        return t(isStated(sentence, stated) ? 'drafts.marks.stated' : 'drafts.marks.unbound');
    }
  };
  return (
    <MarginMarks
      label={t('drafts.marks.title')}
      open={opened}
      onOpenChange={onOpen}
      items={marks.map(({ sentence, number, id }): MarginMark => {
        const byPerson = isStated(sentence, stated);
        const mark = {
          id,
          marker: formatPlain(locale, number),
          icon: byPerson
            ? ('user' as const)
            : icons[sentence.class === 'bound' && isOwn(sentence) ? 'own' : sentence.class],
          word: wordOf(sentence),
          tone: byPerson
            ? ('quiet' as const)
            : sentence.phrased?.by === 'model'
              ? ('action' as const)
              : tones[sentence.class],
          sentence: sentence.text,
        };
        if (sentence.class === 'gap') return mark;
        return {
          ...mark,
          children:
            sentence.class === 'unbound' ? (
              <Unbound sentence={sentence} byPerson={byPerson} offers={offers} />
            ) : (
              <Sources
                sentence={sentence}
                sources={sourcesOf(sentence, evidence)}
                onUnbind={offers?.onUnbind ?? null}
                onPhrase={offers?.onPhrase ?? null}
              />
            ),
        };
      })}
    />
  );
}

interface SourcesProps {
  sentence: DraftSentence;
  sources: readonly Evidence[];
  onUnbind: NonNullable<MarksProps['offers']>['onUnbind'];
  onPhrase: NonNullable<MarksProps['offers']>['onPhrase'];
}

function Sources({ sentence, sources, onUnbind, onPhrase }: SourcesProps) {
  const { text, proof, reason, reason_code: rule, phrased } = sentence;
  const t = useT();
  return (
    <Stack gap={8}>
      {phrased ? <Phrased text={text} phrased={phrased} onPhrase={onPhrase} /> : null}
      {sources.length ? null : <Text size="small">{t('drafts.marks.noSource')}</Text>}
      {sources.map((source) => (
        <Stack key={source.marker} gap={4}>
          <Text size="small" weight="semibold">
            <Foreign>{source.title}</Foreign>
          </Text>
          {source.detail ? (
            <Text size="caption" tone="muted">
              <ForeignDetail>{source.detail}</ForeignDetail>
            </Text>
          ) : null}
          <SourceLink source={source} />
        </Stack>
      ))}
      {proof ? (
        <Stack gap={4}>
          <Text size="caption" tone="muted">
            {t('drafts.marks.proof')}
          </Text>
          <Text size="small">
            <q lang="en" dir="ltr">
              {proof}
            </q>
          </Text>
        </Stack>
      ) : null}
      {reason ? (
        <Text size="caption" tone="muted">
          {reason}
        </Text>
      ) : null}
      {rule === 'by_person' && onUnbind ? (
        <Inline gap={8}>
          <Button size="small" icon="undo" onPress={() => onUnbind(text)}>
            {t('drafts.marks.unbind')}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}

interface PhrasedProps {
  text: string;
  phrased: DraftPhrase;
  onPhrase: SourcesProps['onPhrase'];
}

/** Whose words a sentence is that a language model was asked for, until it is edited or settled (AIX-02). */
function Phrased({ text, phrased: { by, model, rules, reason }, onPhrase }: PhrasedProps) {
  const t = useT();
  if (by === 'rules')
    return (
      <Stack gap={4}>
        <Text size="small">{t('drafts.marks.refused', { model })}</Text>
        {reason ? (
          <Text size="caption" tone="muted">
            {reason}
          </Text>
        ) : null}
      </Stack>
    );
  return (
    <Stack gap={8}>
      <Text size="small">{t('drafts.marks.phrasedBy', { model })}</Text>
      <Stack gap={4}>
        <Text size="caption" tone="muted">
          {t('drafts.marks.byRules')}
        </Text>
        <Text size="small">
          <Foreign>{rules}</Foreign>
        </Text>
      </Stack>
      {onPhrase ? (
        <Inline gap={8}>
          <Button size="small" icon="check" onPress={() => onPhrase(text, true)}>
            {t('drafts.marks.keepPhrase')}
          </Button>
          <Button size="small" icon="undo" onPress={() => onPhrase(text, false)}>
            {t('drafts.marks.takeRules')}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}

/** The link to a source. An invented paper has no page: it is said to be a sample. */
function SourceLink({ source }: { source: Evidence }): ReactNode {
  const t = useT();
  const { kind, title } = source;
  const href = placeOf(source);
  if (href === null)
    return isSample(source) ? (
      <div>
        <SampleMark label={t('drafts.sample')} />
      </div>
    ) : null;
  return (
    <Text size="small">
      <Link href={href} external={kind !== 'profile'}>
        {t(kind === 'profile' ? 'drafts.marks.openEntry' : 'drafts.marks.openPaper')}
        <VisuallyHidden>
          {' '}
          <Foreign>{title}</Foreign>
        </VisuallyHidden>
      </Link>
    </Text>
  );
}

interface UnboundProps {
  sentence: DraftSentence;
  /** The person states it themselves. */
  byPerson: boolean;
  offers: MarksProps['offers'];
}

function Unbound({ sentence, byPerson, offers }: UnboundProps) {
  const t = useT();
  const earlier = offers?.earlierOf(sentence) ?? null;
  return (
    <Stack gap={12}>
      <Text size="small">{sentence.reason ?? t('drafts.marks.unboundWhy')}</Text>
      {earlier === null ? null : (
        <Stack gap={4}>
          <Text size="caption" tone="muted">
            {t('drafts.marks.earlier')}
          </Text>
          <Text size="small">
            <Foreign>{earlier}</Foreign>
          </Text>
        </Stack>
      )}
      {offers ? (
        <Inline gap={8}>
          {offers.onBind ? (
            <Button size="small" icon="link" onPress={() => offers.onBind?.(sentence.text)}>
              {t('drafts.marks.bind')}
            </Button>
          ) : null}
          {earlier === null ? null : (
            <Button size="small" icon="undo" onPress={() => offers.onReplace(sentence, earlier)}>
              {t('drafts.marks.restore')}
            </Button>
          )}
          <Button size="small" icon="trash" onPress={() => offers.onReplace(sentence, null)}>
            {t('drafts.marks.remove')}
          </Button>
        </Inline>
      ) : null}
      <Statement text={sentence.text} byPerson={byPerson} offers={offers} />
    </Stack>
  );
}

function Statement({ text, byPerson, offers }: { text: string } & Pick<UnboundProps, 'byPerson' | 'offers'>) {
  const t = useT();
  const { onState = null } = offers ?? {};
  if (onState)
    return (
      <Checkbox
        label={t('drafts.marks.state')}
        help={t('drafts.marks.stateHelp')}
        checked={byPerson}
        onChange={(ticked) => onState(text, ticked)}
      />
    );
  const words = byPerson ? t('drafts.marks.stateHelp') : offers ? t('drafts.marks.stateLater') : null;
  return words === null ? null : (
    <Text size="caption" tone="muted">
      {words}
    </Text>
  );
}
