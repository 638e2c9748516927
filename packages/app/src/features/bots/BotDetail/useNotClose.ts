import type { Professor } from '@peyk/api-types';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api, attempt } from '../../../api/client';
import { type ApiResult, useApi } from '../../../api/useApi';
import { draftHref } from '../../../entities/bot/draftHref';
import { pageSize, type ResultsPage } from './toState';
import type { NotCloseUiState } from './uiState';

const closed: NotCloseUiState = { open: false, page: 1, asked: null };

interface NotClose {
  result: Pick<ApiResult<ResultsPage>, 'data' | 'problem' | 'leftOut'>;
  uiState: NotCloseUiState;
  /** Opens or closes the list. */
  show: (open: boolean) => void;
  turn: (page: number) => void;
  /** Opens the question about a draft to a professor; null closes it. */
  ask: (professor: Professor | null) => void;
  /** Has the draft composed that was asked about, and goes to it. */
  draft: (professor: Professor) => Promise<void>;
}

/** Those whom a bot found and no run writes to, because their match is not close enough (MAT-02); read once somebody opens the list. */
export function useNotClose(id: number | null, settled: () => Promise<unknown>): NotClose {
  const [, navigate] = useLocation();
  const [uiState, setUiState] = useState(closed);
  const result = useApi(
    uiState.open && id !== null ? '/bots/{id}/results/' : null,
    { params: { path: { id: id ?? 0 }, query: { page: uiState.page, page_size: pageSize, class: 'no' } } },
    { keepPreviousData: true },
  );

  const draft = async (professor: Professor) => {
    setUiState((now) => ({ ...now, asked: { professor, busy: true, problem: null } }));
    const found = result.data?.results.find((one) => one.professor.id === professor.id);
    // The email is about the research areas of the run that found them.
    const run = found?.match_score?.bot_run;
    const body = { professor: professor.id, ...(run == null ? {} : { bot_run: run }) };
    const outcome = await attempt(api.POST('/api/emails/email-drafts/get-or-create/', { body }));
    if (!outcome.ok) {
      setUiState((now) => ({ ...now, asked: { professor, busy: false, problem: outcome.problem } }));
      return;
    }
    await settled();
    if (id !== null) navigate(draftHref(professor.id, id));
  };

  return {
    result,
    uiState,
    show: (open) => setUiState({ ...closed, open }),
    turn: (page) => setUiState((now) => ({ ...now, page })),
    ask: (professor) =>
      setUiState((now) => ({ ...now, asked: professor && { professor, busy: false, problem: null } })),
    draft,
  };
}
