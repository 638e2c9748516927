import type { EmailAnswer, EmailDraft } from '@peyk/api-types';
import { useAnnounce } from '@peyk/design-system';
import { useState } from 'react';
import { api, attempt } from '../../../api/client';
import { useRefetch } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import { named } from '../../../i18n/named';
import { ownTimeZone } from '../../../i18n/ownTimeZone';
import type { AnswerState, OtherDay } from './Answer.states';
import { AnswerView } from './AnswerView';
import { dayOf } from './days';
import type { Kind } from './kinds';

export interface AnswerProps {
  /** A sent email, of a server that records answers. */
  draft: EmailDraft;
  onChanged: (draft: EmailDraft) => Promise<unknown>;
}

/** What the person is doing: nothing, selecting a day for a kind, or correcting what stands. */
type Doing =
  | { what: 'nothing' }
  | { what: 'day'; kind: Kind; today: string; other: OtherDay | null }
  | { what: 'changing'; today: string; other: OtherDay | null };

const nothing: Doing = { what: 'nothing' };

/** Asked for with each press: a page can stay open over midnight. */
const presentDay = (): string => dayOf(new Date(), ownTimeZone());

/** The answer to a sent email: recorded in two presses, corrected in one, and taken back (REP-01, REP-02). */
export function Answer({ draft, onChanged }: AnswerProps) {
  const t = useT();
  const announce = useAnnounce();
  const refetch = useRefetch();
  const [doing, setDoing] = useState<Doing>(nothing);
  const [saving, setSaving] = useState<string | null>(null);
  const [problem, setProblem] = useState<AnswerState['problem']>(null);
  const answer = draft.answer ?? null;
  const params = { path: { id: draft.id } };
  const leftOn = dayOf(new Date(draft.sent_at ?? draft.updated_at), ownTimeZone());

  const go = (next: Doing) => {
    setProblem(null);
    setDoing(next);
  };
  const save = async (saved: EmailAnswer, pressed: string) => {
    setSaving(pressed);
    setProblem(null);
    const outcome = await attempt(api.PUT('/api/emails/email-drafts/{id}/answer/', { params, body: saved }));
    if (outcome.ok) {
      await onChanged(outcome.data);
      setDoing(nothing);
      announce(t('answers.saved'));
      // Sorting an answer in time earns XP, which the frame shows.
      void refetch('/api/auth/me/', '/api/student/rewards/');
    } else setProblem({ of: 'save', problem: outcome.problem });
    setSaving(null);
  };
  const undo = async () => {
    setSaving('undo');
    setProblem(null);
    const outcome = await attempt(api.DELETE('/api/emails/email-drafts/{id}/answer/', { params }));
    if (outcome.ok) {
      await onChanged(outcome.data);
      announce(
        answer?.kind === 'stop'
          ? t('answers.undoneListed', { name: named(t, draft.professor_name) })
          : t('answers.undone'),
      );
    } else setProblem({ of: 'undo', problem: outcome.problem });
    setSaving(null);
  };

  const asking = ({ today, other }: { today: string; other: OtherDay | null }) => ({ leftOn, today, other, saving });
  const about = { name: draft.professor_name, email: draft.to_email, problem };
  const state: AnswerState =
    doing.what === 'day'
      ? { ...about, ...asking(doing), status: 'choosingDay', kind: doing.kind, answer }
      : answer === null
        ? { ...about, status: 'offered' }
        : doing.what === 'changing'
          ? { ...about, ...asking(doing), status: 'changing', answer }
          : { ...about, status: 'saved', answer, undoing: saving === 'undo' };
  const kind = doing.what === 'day' ? doing.kind : answer?.kind;
  const withOther = (other: OtherDay) => {
    if (doing.what !== 'nothing') setDoing({ ...doing, other });
  };
  return (
    <AnswerView
      state={state}
      onKind={(selected) => {
        // What "stop" does is told before it is saved, also where an answer is corrected to it.
        if (answer && selected !== 'stop') void save({ kind: selected, received_on: answer.received_on }, selected);
        else go({ what: 'day', kind: selected, today: presentDay(), other: null });
      }}
      onDay={(day) => {
        if (kind) void save({ kind, received_on: day }, day);
      }}
      onOtherDay={() => {
        if (doing.what !== 'nothing') go({ ...doing, other: { day: null, missing: false } });
      }}
      onEnterDay={(day) => {
        setProblem(null);
        withOther({ day, missing: false });
      }}
      onSaveEntered={() => {
        if (doing.what === 'nothing' || !doing.other || !kind) return;
        const { day } = doing.other;
        if (day === null) return withOther({ day, missing: true });
        // The field says itself that it is none of the days that can be.
        if (day >= leftOn && day <= doing.today) void save({ kind, received_on: day }, day);
      }}
      onChange={() => go({ what: 'changing', today: presentDay(), other: null })}
      onBack={() =>
        go(doing.what === 'day' && answer ? { what: 'changing', today: presentDay(), other: null } : nothing)
      }
      onUndo={() => void undo()}
      onDismissProblem={() => setProblem(null)}
    />
  );
}
