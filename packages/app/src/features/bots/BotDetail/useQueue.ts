import type { EmailDraft } from '@peyk/api-types';
import { useAnnounce } from '@peyk/design-system';
import { useState } from 'react';
import { api, attempt } from '../../../api/client';
import { type ApiResult, useApi } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import type { QueueAct, QueueMemory } from './memory';
import type { ResultsPage } from './toState';

const first: QueueMemory = { position: 1, busy: null, actProblem: null };

interface Queue {
  result: Pick<ApiResult<ResultsPage>, 'data' | 'problem'>;
  memory: QueueMemory;
  turn: (position: number) => void;
  act: (what: QueueAct, draft: EmailDraft) => Promise<void>;
}

/**
 * The drafts that wait for review, one at a time. The one on top is never replaced while it may be read: the server is
 * asked again only after a decision, and by itself only while nothing waits (`pollMs`, 0 for never).
 */
export function useQueue(id: number | null, pollMs: number, settled: () => Promise<unknown>): Queue {
  const t = useT();
  const announce = useAnnounce();
  const [memory, setMemory] = useState(first);
  const result = useApi(
    id === null ? null : '/bots/{id}/results/',
    {
      params: {
        path: { id: id ?? 0 },
        query: { page: memory.position, page_size: 1, draft_state: 'needs_review' },
      },
    },
    {
      refreshInterval: (data) => (data?.results.length ? 0 : pollMs),
      revalidateOnFocus: false,
      keepPreviousData: true,
    },
  );

  const act = async (what: QueueAct, draft: EmailDraft) => {
    setMemory((now) => ({ ...now, busy: what, actProblem: null }));
    const params = { path: { id: draft.id } };
    const outcome = await attempt(
      what === 'approve'
        ? api.POST('/api/emails/email-drafts/{id}/approve/', { params, body: { version: draft.version } })
        : api.POST('/api/emails/email-drafts/{id}/skip/', { params }),
    );
    if (outcome.ok) {
      // The last of them is gone: the one before it is the last now.
      const left = (result.data?.count ?? 1) - 1;
      setMemory((now) => ({ ...now, position: Math.max(1, Math.min(now.position, left)) }));
      announce(
        t(what === 'approve' ? 'botDetail.queue.approved' : 'botDetail.queue.skipped', { name: draft.professor_name }),
      );
    } else setMemory((now) => ({ ...now, actProblem: { act: what, problem: outcome.problem } }));
    await settled();
    setMemory((now) => ({ ...now, busy: null }));
  };

  return {
    result,
    memory,
    turn: (position) => setMemory((now) => ({ ...now, position, actProblem: null })),
    act,
  };
}
