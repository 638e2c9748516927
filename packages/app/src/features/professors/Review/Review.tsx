import type { EmailDraft } from '@peyk/api-types';
import { useAnnounce, useToast } from '@peyk/design-system';
import { useState } from 'react';
import { api, perform } from '../../../api/client';
import { canRetry } from '../../../api/problem';
import { useRefetch } from '../../../api/useApi';
import type { QueueAct, QueueUiState } from '../../../entities/draft/review/queueAct';
import { useDraftActs } from '../../../entities/draft/useDraftActs';
import { useT } from '../../../i18n/I18n';
import { named } from '../../../i18n/named';
import { useKept } from '../../../ui/useKept';
import { ReviewView } from './ReviewView';
import { toReviewState } from './toState';
import { useReview } from './useReview';

export interface ReviewProps {
  professors: readonly number[];
  /** Their names, where the list told them. */
  names: ReadonlyMap<number, string>;
  /** The list they were selected in. */
  back: string;
}

const first: Omit<QueueUiState, 'position'> = { busy: null, actProblem: null, asked: null };
const nobody: ReadonlySet<number> = new Set();

/** The review queue of Send Email to Selected: exactly these professors, one letter at a time. */
export function Review({ professors, names, back }: ReviewProps) {
  const t = useT();
  const announce = useAnnounce();
  const toast = useToast();
  const refetch = useRefetch();
  const acts = useDraftActs();
  const review = useReview(professors);
  const [ui, setUi] = useState(first);
  // Back from the page of a letter leads to the same place, and what was decided here is no news.
  const [position, setPosition] = useKept(`place in the review of ${professors.join()}`, 1);
  const [decided, setDecided] = useKept(`decided in the review of ${professors.join()}`, nobody);

  const act = async (what: QueueAct, draft: EmailDraft) => {
    setUi((now) => ({ ...now, busy: what, actProblem: null, asked: now.asked && { ...now.asked, problem: null } }));
    const outcome =
      what === 'never'
        ? await perform(api.POST('/api/sending/do-not-contact/', { body: { professor: draft.professor } }))
        : await acts.act(what, draft);
    const name = named(t, draft.professor_name);
    if (outcome.ok) {
      setDecided((now) => new Set(now).add(draft.professor));
      if (what === 'never') toast.show({ tone: 'success', text: t('botDetail.queue.never.done', { name }) });
      else announce(t(what === 'approve' ? 'botDetail.queue.approved' : 'botDetail.queue.skipped', { name }));
      setUi((now) => ({ ...now, asked: null }));
    } else if (what === 'never') setUi((now) => ({ ...now, asked: { draft: draft.id, problem: outcome.problem } }));
    else setUi((now) => ({ ...now, actProblem: { draft: draft.id, act: what, problem: outcome.problem } }));
    // A letter that was decided or changed elsewhere is read anew.
    if (!outcome.ok && !canRetry(outcome.problem)) await review.reload();
    await Promise.all([acts.refresh(), refetch('/api/professor/professors/', '/api/sending/do-not-contact/')]);
    setUi((now) => ({ ...now, busy: null }));
  };

  return (
    <ReviewView
      state={toReviewState({ professors, review, decided, names, ui: { ...ui, position } })}
      professors={professors}
      back={back}
      onRetry={() => void review.reload()}
      onPosition={(place) => {
        setPosition(place);
        setUi((now) => ({ ...now, actProblem: null }));
      }}
      onAct={(what, draft) => void act(what, draft)}
      onAskNever={(draft) =>
        setUi((now) => ({ ...now, actProblem: null, asked: draft && { draft: draft.id, problem: null } }))
      }
    />
  );
}
