import type { EmailDraft } from '@peyk/api-types';
import { useAnnounce } from '@peyk/design-system';
import { useState } from 'react';
import { api, perform } from '../../../api/client';
import { type ApiResult, useApi } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import type { MailUiState, Settlement } from './uiState';
import { mailPageSize, pageSize, type ResultsPage } from './toState';
import { named } from '../../../i18n/named';

const quiet: MailUiState = { page: 1, settling: {}, problems: {}, bounce: null };

interface MailOf {
  unknown: Pick<ApiResult<ResultsPage>, 'data' | 'problem' | 'leftOut'>;
  sent: Pick<ApiResult<ResultsPage>, 'data' | 'problem' | 'leftOut'>;
  uiState: MailUiState;
  turn: (page: number) => void;
  settle: (draft: EmailDraft, how: Settlement) => Promise<void>;
  /** Opens the bounce dialog for an email; null closes it. */
  ask: (draft: EmailDraft | null) => void;
  bounced: (draft: EmailDraft) => Promise<void>;
}

/** The sent and the unknown emails of a bot, and the person's actions on both. */
export function useMail(id: number | null, settled: () => Promise<unknown>): MailOf {
  const t = useT();
  const announce = useAnnounce();
  const [uiState, setUiState] = useState(quiet);
  const path = id === null ? null : '/bots/{id}/results/';
  const of = (query: { page: number; page_size: number; draft_state: 'unknown' | 'sent' }) => ({
    params: { path: { id: id ?? 0 }, query },
  });
  const kept = { keepPreviousData: true };
  const unknown = useApi(path, of({ page: 1, page_size: pageSize, draft_state: 'unknown' }), kept);
  const sent = useApi(path, of({ page: uiState.page, page_size: mailPageSize, draft_state: 'sent' }), kept);

  const settle = async ({ id: draftId }: EmailDraft, how: Settlement) => {
    setUiState((now) => ({
      ...now,
      settling: { ...now.settling, [draftId]: how },
      problems: without(now.problems, draftId),
    }));
    const outcome = await perform(
      api.POST('/api/emails/email-drafts/{id}/settle/', { params: { path: { id: draftId } }, body: { outcome: how } }),
    );
    if (!outcome.ok) setUiState((now) => ({ ...now, problems: { ...now.problems, [draftId]: outcome.problem } }));
    await settled();
    setUiState((now) => ({ ...now, settling: without(now.settling, draftId) }));
  };

  const bounced = async ({ id: draft, professor_name }: EmailDraft) => {
    setUiState((now) => ({ ...now, bounce: { draft, busy: true, problem: null } }));
    const outcome = await perform(
      api.POST('/api/emails/email-drafts/{id}/bounced/', { params: { path: { id: draft } } }),
    );
    if (outcome.ok) {
      announce(t('botDetail.mail.bounce.done', { name: named(t, professor_name) }));
      await settled();
    }
    setUiState((now) => ({ ...now, bounce: outcome.ok ? null : { draft, busy: false, problem: outcome.problem } }));
  };

  return {
    unknown,
    sent,
    uiState,
    turn: (page) => setUiState((now) => ({ ...now, page })),
    settle,
    ask: (draft) => setUiState((now) => ({ ...now, bounce: draft && { draft: draft.id, busy: false, problem: null } })),
    bounced,
  };
}

function without<Value>(record: Readonly<Record<number, Value>>, id: number): Record<number, Value> {
  const { [id]: _gone, ...rest } = record;
  return rest;
}
