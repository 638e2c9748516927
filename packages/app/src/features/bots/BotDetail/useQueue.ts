import type { BotResult, EmailDraft } from '@peyk/api-types';
import { useAnnounce, useToast } from '@peyk/design-system';
import { useState } from 'react';
import { api, perform } from '../../../api/client';
import { canRetry } from '../../../api/problem';
import { type ApiResult, useApi, useKnown } from '../../../api/useApi';
import { useDraftActs } from '../../../entities/draft/useDraftActs';
import { countryInSentence } from '../../../i18n/countryInSentence';
import { formatRegion, formatWeekdayTime } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { keepTop } from './keepTop';
import type { QueueAct, QueueUiState, QueueView } from '../../../entities/draft/review/queueAct';
import type { ResultsPage } from './toState';
import { named } from '../../../i18n/named';

const everything: QueueView = { only: null, order: 'score' };
const first: QueueUiState = { position: 1, busy: null, actProblem: null, asked: null };

interface Queue {
  result: Pick<ApiResult<ResultsPage>, 'data' | 'problem'>;
  uiState: QueueUiState;
  turn: (position: number) => void;
  act: (what: QueueAct, draft: EmailDraft) => Promise<void>;
  view: QueueView;
  /** Shows other drafts, or in another order, from the first. */
  look: (view: Partial<QueueView>) => void;
  /** Opens the do-not-contact dialog for the professor of a draft; null closes it. */
  ask: (draft: EmailDraft | null) => void;
}

/**
 * The drafts that wait for review, one at a time. The one on top is not replaced while the person may be reading it:
 * whatever the server returns meanwhile, it stays until the person decides about it or turns the page. Polls only while
 * the queue is empty (every `pollMs`; 0 for never).
 */
export function useQueue(id: number | null, pollMs: number, settled: () => Promise<unknown>): Queue {
  const t = useT();
  const locale = useLocale();
  const announce = useAnnounce();
  const toast = useToast();
  const acts = useDraftActs();
  const [uiState, setUiState] = useState(first);
  const [view, setView] = useState(everything);
  const place = `${view.only} ${view.order} ${uiState.position}`;
  const [reading, setReading] = useState<{ place: string; top: BotResult | null } | null>(null);
  /** The draft that was decided about last: no longer held on top, even if the queue could not be refetched yet. */
  const [decided, setDecided] = useState<number | null>(null);
  const init = {
    params: {
      path: { id: id ?? 0 },
      query: {
        page: uiState.position,
        page_size: 1,
        draft_state: 'needs_review' as const,
        ...(view.only && { class: view.only }),
        ...(view.order === 'newest' && { order: view.order }),
      },
    },
  };
  const answer = useApi(id === null ? null : '/bots/{id}/results/', init, {
    refreshInterval: (data) => (data?.results.length ? 0 : pollMs),
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  // With `keepPreviousData` the data may still be the previous page's.
  const isOwn = useKnown('/bots/{id}/results/', init) === answer.data;
  const isHeld = isOwn && reading?.place === place && reading.top?.draft?.id !== decided;
  const data = answer.data && isHeld ? keepTop(reading.top, answer.data) : answer.data;
  const top = data?.results[0] ?? null;
  if (data && isOwn && (reading?.place !== place || reading.top !== top)) setReading({ place, top });
  // Nothing of this class waits any more, so the others are shown.
  if (data && isOwn && view.only && data.count === 0) setView({ ...view, only: null });

  /** When the approved letter leaves, there and here. */
  const approvedText = ({ professor_name, scheduled_at, time_zone, country_code }: EmailDraft): string => {
    const name = named(t, professor_name);
    const place = formatRegion(locale, country_code, top?.professor.university_country ?? '');
    if (!scheduled_at || !time_zone || !place) return t('botDetail.queue.approved', { name });
    return t('botDetail.queue.leaves', {
      name,
      place: countryInSentence(locale, place),
      there: formatWeekdayTime(locale, scheduled_at, time_zone),
      here: formatWeekdayTime(locale, scheduled_at),
    });
  };

  /** Withdraws an approval given here a moment ago; the letter waits again. */
  const takeBack = async (draft: EmailDraft) => {
    const outcome = await acts.act('withdraw', draft);
    const name = named(t, draft.professor_name);
    if (outcome.ok) announce(t('botDetail.queue.undone', { name }));
    else toast.show({ tone: 'danger', text: t('botDetail.queue.notUndone', { name }), topic: 'approval' });
    setDecided(null);
    await settled();
  };

  const act = async (what: QueueAct, draft: EmailDraft) => {
    setUiState((now) => ({
      ...now,
      busy: what,
      actProblem: null,
      asked: now.asked && { ...now.asked, problem: null },
    }));
    const decision = what === 'never' ? null : await acts.act(what, draft);
    const outcome =
      decision ?? (await perform(api.POST('/api/sending/do-not-contact/', { body: { professor: draft.professor } })));
    if (outcome.ok) {
      // If the last draft of the queue was decided, step back to the one before it.
      const left = (data?.count ?? 1) - 1;
      setUiState((now) => ({ ...now, position: Math.max(1, Math.min(now.position, left)), asked: null }));
      const name = named(t, draft.professor_name);
      if (what === 'never') toast.show({ tone: 'success', text: t('botDetail.queue.never.done', { name }) });
      else if (what === 'skip') announce(t('botDetail.queue.skipped', { name }));
      else
        toast.show({
          tone: 'success',
          text: approvedText((decision?.ok ? decision.data : null) ?? draft),
          action: { label: t('botDetail.queue.undo'), onPress: () => void takeBack(draft) },
          topic: 'approval',
        });
    } else if (what === 'never')
      setUiState((now) => ({ ...now, asked: { draft: draft.id, problem: outcome.problem } }));
    else setUiState((now) => ({ ...now, actProblem: { draft: draft.id, act: what, problem: outcome.problem } }));
    // Decided, here or elsewhere: release it, so that the refetched page brings the next draft and the new count together.
    if (outcome.ok || !canRetry(outcome.problem)) setDecided(draft.id);
    await settled();
    setUiState((now) => ({ ...now, busy: null }));
  };

  return {
    result: { data, problem: answer.problem },
    uiState,
    view,
    look: (change) => {
      setView((now) => ({ ...now, ...change }));
      setUiState((now) => ({ ...now, position: 1, actProblem: null }));
    },
    turn: (position) => setUiState((now) => ({ ...now, position, actProblem: null })),
    act,
    ask: (draft) =>
      setUiState((now) => ({ ...now, actProblem: null, asked: draft && { draft: draft.id, problem: null } })),
  };
}
