import type { EmailDraft } from '@peyk/api-types';
import { Skeleton } from '@peyk/design-system';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { api, attempt, perform } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { listOf } from '../../../api/toState';
import { useApi, useRefetch } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import { useEdit } from '../../../forms/edits/useEdit';
import { useGmailAccounts } from '../../../entities/gmailAccount/useGmailAccounts';
import { usePageTitle } from '../../../ui/pageChange';
import { idOf } from '../../../paths';
import { useUser } from '../../../entities/user/useUser';
import { canChange } from '../../../entities/draft/draftState';
import { type Editing, type LetterText, editName, saveText, textOf } from '../../../entities/draft/editing/letterText';
import { useRecipient } from '../../../entities/draft/editing/useRecipient';
import { reviewedIn } from '../../../entities/draft/review/reviewed';
import { useDraft } from '../../../entities/draft/useDraft';
import { useOpenedSources } from '../../../entities/draft/useOpenedSources';
import { type DraftAct, useDraftActs } from '../../../entities/draft/useDraftActs';
import type {
  BindingPart,
  DraftReady,
  Earlier,
  KeepingPart,
  RewriteAction,
  RewritePart,
  UndoPart,
} from './DraftEditor.states';
import { Attachments } from '../../../entities/draft/attachments/Attachments';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { AnswerPart } from '../Answer/answerPart';
import { DraftEditorView } from './DraftEditorView';
import { toDraftEditorState } from './toState';
import { keepAnswer } from './keepAnswer';
import type { Marked } from './marks';
import { ended, replaced } from './sentences';
import { useAnswers } from './useAnswers';
import { useEarlier } from './useEarlier';
import { useJudgement } from './useJudgement';
import { useStated } from './useStated';
import { named } from '../../../i18n/named';

/** /professors/{professorId}/email */
export function DraftEditor() {
  const id = idOf(useParams()['professorId']);
  // The key resets the state (edits, errors) when the professor changes.
  return <DraftOf key={id} professorId={id} />;
}

function DraftOf({ professorId }: { professorId: number | null }) {
  const t = useT();
  const [query] = useSearchParams();
  const botId = idOf(query.get('bot') ?? undefined);
  const refetch = useRefetch();
  const user = useUser();
  const draft = useDraft(professorId);
  const acts = useDraftActs();
  useOpenedSources(draft.data);
  const one = { params: { path: { id: professorId ?? 0 } } };
  const professor = useApi(professorId === null ? null : '/api/professor/professors/{id}/', one, {
    revalidateOnFocus: false,
  });
  const matches = useApi(professorId === null ? null : '/api/matching/match-scores/', {
    params: { query: { professor: professorId ?? 0 } },
  });
  const results = useApi(botId === null ? null : '/bots/{id}/results/', {
    params: { path: { id: botId ?? 0 }, query: { page: 1, page_size: 20 } },
  });
  const config = useApi('/api/config/');
  const { result: accounts } = useGmailAccounts();

  const [begin, setBegin] = useState<Editing['begin'] | null>();
  const [saving, setSaving] = useState<Pick<Editing, 'saving' | 'problem'>>(atRest);
  const [busy, setBusy] = useState<DraftAct | null>(null);
  const [problem, setProblem] = useState<DraftReady['problem']>(null);
  const [creating, setCreating] = useState(false);
  const [createProblem, setCreateProblem] = useState<Problem | null>(null);
  const recipient = useRecipient(
    professorId,
    user?.id ?? null,
    draft.data ? (draft.data.to_email ?? professor.data?.email ?? '') : null,
    async () => {
      await Promise.all([draft.reload(), professor.reload(), refetch('/bots/{id}/results/')]);
    },
  );

  usePageTitle(draft.data ? t('drafts.heading', { name: named(t, draft.data.professor_name) }) : t('drafts.title'));

  const create = async () => {
    if (professorId === null) return;
    setCreating(true);
    setCreateProblem(null);
    const created = await attempt(
      api.POST('/api/emails/email-drafts/get-or-create/', { body: { professor: professorId } }),
    );
    if (created.ok) await draft.replace(created.data);
    else setCreateProblem(created.problem);
    setCreating(false);
  };

  const act = async (what: DraftAct) => {
    if (!draft.data) return;
    setBusy(what);
    setProblem(null);
    setKeeping({ status: 'none' });
    recipient.flush();
    const shown = { ...draft.data, to_email: recipient.state.value.trim() || null };
    const outcome = await acts.act(what, shown, statements.stated);
    if (!outcome.ok) setProblem({ act: what, problem: outcome.problem });
    await acts.refresh();
    setBusy(null);
  };

  const letter = useEdit(professorId === null ? null : editName(professorId), user?.id ?? null, draft.data ?? null, {
    formOf: textOf,
    send: saveText,
  });
  const isLeft = letter.edit?.restored === true && draft.data !== undefined && canChange(draft.data.state);
  // Unsaved edits open the form, until the person opens or closes it.
  const open = begin === undefined && isLeft ? 'body' : begin;
  const editing: Editing | null =
    letter.edit && open
      ? { ...letter.edit.form, clashes: letter.edit.clashes, restored: letter.edit.restored, begin: open, ...saving }
      : null;
  const marks = useJudgement(draft.data, editing);
  const statements = useStated(professorId, user?.id ?? null, draft.data);
  const [binding, setBinding] = useState<BindingPart>({ status: 'none' });
  const gaps = useAnswers(professorId, user?.id ?? null);
  const { earlier, remember, carry, forget } = useEarlier(professorId, user?.id ?? null, draft.data);
  const [keeping, setKeeping] = useState<KeepingPart>({ status: 'none' });
  const [unkept, setUnkept] = useState<{ mark: Marked; text: string } | null>(null);
  const [rewrite, setRewrite] = useState<RewritePart>({ status: 'none' });
  const [undoing, setUndoing] = useState<UndoPart>({ status: 'none' });
  const undo: UndoPart =
    undoing.status !== 'none' || !earlier || earlier.of === 'edit' ? undoing : { status: 'offered', of: earlier.of };

  /** Shows what was saved, and remembers what was there before. */
  const show = async (before: EmailDraft, saved: EmailDraft | null, of: Earlier['of'] | null) => {
    // What was said of an earlier change would be read as about this one.
    setKeeping({ status: 'none' });
    const now = saved ?? (await draft.reload());
    if (saved) await draft.replace(saved);
    if (of && now) remember(before, now.version, of);
    setUndoing({ status: 'none' });
    setProblem(null);
    // The review queue of a bot caches the same draft, and would show the old text on the way back.
    void refetch('/bots/{id}/results/');
  };
  /** Saves a text that was not typed into the form; null when it is saved. */
  const revise = async (text: LetterText, of: Earlier['of'] | null): Promise<Problem | null> => {
    const before = draft.data;
    if (!before) return null;
    const saved = await (saveText(before, text) ?? Promise.resolve({ ok: true, data: before } as const));
    if (saved.ok) {
      await show(before, saved.data, of);
      return null;
    }
    // What was changed elsewhere is shown, so that the next press is about it.
    if (saved.problem.kind === 'conflict') await draft.reload();
    return saved.problem;
  };
  const keep = async (mark: Marked, text: string) => {
    if (!mark.sentence.gap) return;
    setKeeping({ status: 'busy' });
    setUnkept({ mark, text });
    const kept = await keepAnswer(mark.sentence.gap, text);
    setKeeping(kept.ok ? { status: 'kept' } : { status: 'failed', problem: kept.problem });
  };
  const fill = async (mark: Marked) => {
    const answer = gaps.answers[mark.name];
    if (!answer || !draft.data) return;
    const text = ended(answer.text.trim().replaceAll(/\s+/gu, ' '));
    gaps.change(mark.name, { saving: true, problem: null });
    setKeeping({ status: 'none' });
    const failed = await revise(
      { subject: draft.data.subject, body: replaced(draft.data.body, mark.sentence, text) },
      null,
    );
    if (failed) return gaps.change(mark.name, { saving: false, problem: failed });
    gaps.forget(mark.name);
    setKeeping({ status: 'added' });
    if (answer.keep) await keep(mark, text);
  };
  const ask = async (action: RewriteAction) => {
    if (!draft.data) return;
    const { id, version } = draft.data;
    setRewrite({ status: 'asking', action });
    const written = await attempt(
      api.POST('/api/emails/email-drafts/{id}/rewrite/', { params: { path: { id } }, body: { action, version } }),
    );
    if (written.ok)
      return setRewrite({ status: 'proposed', action, proposal: written.data, saving: false, problem: null });
    const { problem: why } = written;
    if (why.kind === 'conflict' && why.code === 'nothing_else') return setRewrite({ status: 'nothingElse', action });
    if (why.kind === 'conflict') await draft.reload();
    setRewrite({ status: 'failed', action, problem: why });
  };
  const take = async () => {
    if (rewrite.status !== 'proposed') return;
    const { subject, body } = rewrite.proposal;
    setRewrite({ ...rewrite, saving: true, problem: null });
    const failed = await revise({ subject, body }, 'rewrite');
    setRewrite(failed ? { ...rewrite, saving: false, problem: failed } : { status: 'none' });
  };
  const takeBack = async () => {
    if (!earlier || earlier.of === 'edit') return;
    const { subject, body, of } = earlier;
    setUndoing({ status: 'busy', of });
    const failed = await revise({ subject, body }, null);
    if (failed) return setUndoing({ status: 'failed', of, problem: failed });
    forget();
    setUndoing({ status: 'done' });
  };

  const bind = async (text: string, source: string | null) => {
    const before = draft.data;
    if (!before) return;
    const { id, version } = before;
    if (source !== null) setBinding({ status: 'checking', text, source });
    // Whoever closed the choice while the source was checked does not get it back, nor loses another one.
    const settle = (part: BindingPart) =>
      setBinding((now) => (now.status === 'checking' && now.text === text && now.source === source ? part : now));
    const bound = await perform(
      api.POST('/api/emails/email-drafts/{id}/bind/', { params: { path: { id } }, body: { text, source, version } }),
    );
    if (bound.ok) {
      // Binding to a source earns XP, which the frame shows.
      if (source !== null) void refetch('/api/auth/me/', '/api/student/rewards/');
      await show(before, bound.data, null);
      // The text is the same, so what can be brought back is as well.
      if (bound.data) carry(bound.data.version);
      return settle({ status: 'none' });
    }
    if (bound.problem.kind === 'conflict') await draft.reload();
    if (source === null) return setProblem({ act: 'revise', problem: bound.problem });
    settle({ status: 'refused', text, source, problem: bound.problem });
  };

  const settle = async (text: string, isKept: boolean) => {
    const before = draft.data;
    if (!before) return;
    const { id, version } = before;
    const settled = await perform(
      api.POST('/api/emails/email-drafts/{id}/phrasing/', {
        params: { path: { id } },
        body: { text, keep: isKept, version },
      }),
    );
    if (settled.ok) {
      await show(before, settled.data, isKept ? null : 'sentence');
      // Kept words are the same words, so what can be brought back is as well.
      if (isKept && settled.data) carry(settled.data.version);
      return;
    }
    if (settled.problem.kind === 'conflict') await draft.reload();
    setProblem({ act: 'revise', problem: settled.problem });
  };

  const deleteOrReplace = async (body: string) => {
    if (!draft.data) return;
    const failed = await revise({ subject: draft.data.subject, body }, 'sentence');
    if (failed) setProblem({ act: 'revise', problem: failed });
  };

  const close = () => {
    letter.forget();
    setBegin(null);
    setSaving(atRest);
  };

  const save = async () => {
    if (!open) return;
    const before = draft.data;
    setUndoing({ status: 'none' });
    setKeeping({ status: 'none' });
    setBegin(open);
    setSaving({ saving: true, problem: null });
    const saved = await letter.save();
    if (saved === null) return setSaving(atRest);
    if (before && saved.kind === 'saved' && saved.stored) remember(before, saved.stored.version, 'edit');
    // Also after a conflict: the page shows the draft as stored.
    if (saved.kind !== 'failed') await (saved.stored ? draft.replace(saved.stored) : draft.reload());
    if (saved.kind === 'saved') setBegin(null);
    if (saved.kind === 'saved' || saved.kind === 'savedInPart') {
      setProblem(null);
      // The review queue of a bot caches the same draft, and would show the old text on the way back.
      void refetch('/bots/{id}/results/');
    }
    setSaving({ saving: false, problem: saved.kind === 'failed' ? saved.problem : null });
  };

  return (
    <DraftEditorView
      reviewed={reviewedIn(query)}
      files={
        draft.data ? (
          <Attachments
            draft={draft.data}
            onChanged={async (changed) => {
              await draft.replace(changed);
              await acts.refresh();
            }}
          />
        ) : null
      }
      answer={
        draft.data && isAnswerable(draft.data) ? (
          <SectionBoundary>
            <Suspense fallback={<Skeleton shape="block" height="200px" />}>
              <AnswerPart
                draft={draft.data}
                onChanged={async (changed) => {
                  await draft.replace(changed);
                  await acts.refresh();
                }}
              />
            </Suspense>
          </SectionBoundary>
        ) : null
      }
      state={
        professorId === null
          ? { status: 'noProfessor' }
          : toDraftEditorState({
              draft,
              professor,
              matches: {
                data: matches.data === undefined ? undefined : listOf(matches.data).items,
                problem: matches.problem,
              },
              accounts,
              results: results.data?.results,
              user,
              hasMailbox: config.data?.local_mailbox ?? false,
              botId,
              memory: {
                editing,
                marks,
                stated: statements.stated,
                binding,
                answers: gaps.answers,
                keeping,
                rewrite,
                earlier,
                undo,
                recipient: recipient.state,
                busy,
                problem,
                creating,
                createProblem,
              },
            })
      }
      onRetry={() => void Promise.all([draft.reload(), professor.reload()])}
      onCreate={() => void create()}
      onAct={(what) => void act(what)}
      onEdit={setBegin}
      onEditChange={letter.change}
      onSave={() => void save()}
      onCancel={close}
      onKeepMine={letter.keepMine}
      onTakeTheirs={letter.takeTheirs}
      onState={statements.state}
      onChooseSource={(text) => setBinding(text === null ? { status: 'none' } : { status: 'choosing', text })}
      onBind={(text, source) => void bind(text, source)}
      onPhrase={(text, keep) => void settle(text, keep)}
      onAnswer={gaps.change}
      onFill={(gap) => void fill(gap)}
      onKeepAgain={() => unkept && void keep(unkept.mark, unkept.text)}
      onRevise={(body) => draft.data && void deleteOrReplace(body)}
      onRewrite={(action) => void ask(action)}
      onTake={() => void take()}
      onKeepText={() => setRewrite({ status: 'none' })}
      onUndo={() => void takeBack()}
      onRecipientOpen={recipient.open}
      onRecipientChange={recipient.change}
      onRecipientBlur={recipient.flush}
    />
  );
}

/** Another server may record no answers, and what bounced reached nobody. */
const isAnswerable = ({ state, answer, bounced_at: bounced }: EmailDraft): boolean =>
  state === 'sent' && answer !== undefined && (!bounced || answer !== null);

const atRest = { saving: false, problem: null };
