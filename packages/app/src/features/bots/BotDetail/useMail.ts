import type { EmailDraft } from '@peyk/api-types';
import { useState } from 'react';
import { api, attempt } from '../../../api/client';
import { type ApiResult, useApi } from '../../../api/useApi';
import type { MailMemory, Settlement } from './memory';
import { mailPageSize, pageSize, type ResultsPage } from './toState';

const quiet: MailMemory = { page: 1, settling: {}, problems: {} };

interface MailOf {
  unknown: Pick<ApiResult<ResultsPage>, 'data' | 'problem'>;
  sent: Pick<ApiResult<ResultsPage>, 'data' | 'problem'>;
  memory: MailMemory;
  turn: (page: number) => void;
  settle: (draft: EmailDraft, how: Settlement) => Promise<void>;
}

/** What a bot sent, what it may have sent, and the person's word about the second. */
export function useMail(id: number | null, settled: () => Promise<unknown>): MailOf {
  const [memory, setMemory] = useState(quiet);
  const path = id === null ? null : '/bots/{id}/results/';
  const of = (query: { page: number; page_size: number; draft_state: 'unknown' | 'sent' }) => ({
    params: { path: { id: id ?? 0 }, query },
  });
  const kept = { keepPreviousData: true };
  const unknown = useApi(path, of({ page: 1, page_size: pageSize, draft_state: 'unknown' }), kept);
  const sent = useApi(path, of({ page: memory.page, page_size: mailPageSize, draft_state: 'sent' }), kept);

  const settle = async ({ id: draftId }: EmailDraft, how: Settlement) => {
    setMemory((now) => ({
      ...now,
      settling: { ...now.settling, [draftId]: how },
      problems: without(now.problems, draftId),
    }));
    const outcome = await attempt(
      api.POST('/api/emails/email-drafts/{id}/settle/', { params: { path: { id: draftId } }, body: { outcome: how } }),
    );
    if (!outcome.ok) setMemory((now) => ({ ...now, problems: { ...now.problems, [draftId]: outcome.problem } }));
    await settled();
    setMemory((now) => ({ ...now, settling: without(now.settling, draftId) }));
  };

  return { unknown, sent, memory, turn: (page) => setMemory((now) => ({ ...now, page })), settle };
}

function without<Value>(record: Readonly<Record<number, Value>>, id: number): Record<number, Value> {
  const { [id]: _gone, ...rest } = record;
  return rest;
}
