import type { EmailDraft } from '@peyk/api-types';
import { useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { type Outcome, api, attempt } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { listOf } from '../../../api/toState';
import { useApi, useRefetch } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import { useGmailAccounts } from '../../../modules/GmailConnect/useGmailAccounts';
import { usePageTitle } from '../../../pageChange';
import { idOf } from '../../../paths';
import { useUser } from '../../../session/useUser';
import type { DraftAct, DraftReady, Editing } from './DraftEditor.states';
import { DraftEditorView } from './DraftEditorView';
import { toDraftEditorState } from './toState';
import { useDraft } from './useDraft';
import { useRecipient } from './useRecipient';

/** /professors/{professorId}/email */
export function DraftEditor() {
  const id = idOf(useParams()['professorId']);
  // Another professor is another page: nothing typed or remembered may cross over.
  return <DraftOf key={id} professorId={id} />;
}

function DraftOf({ professorId }: { professorId: number | null }) {
  const t = useT();
  const [query] = useSearchParams();
  const botId = idOf(query.get('bot') ?? undefined);
  const refetch = useRefetch();
  const user = useUser();
  const draft = useDraft(professorId);
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

  const [editing, setEditing] = useState<Editing | null>(null);
  const [version, setVersion] = useState(0);
  const [busy, setBusy] = useState<DraftAct | null>(null);
  const [problem, setProblem] = useState<DraftReady['problem']>(null);
  const [creating, setCreating] = useState(false);
  const [createProblem, setCreateProblem] = useState<Problem | null>(null);
  const recipient = useRecipient(
    professorId,
    draft.data ? (draft.data.to_email ?? professor.data?.email ?? '') : null,
    async () => {
      await Promise.all([draft.reload(), professor.reload(), refetch('/bots/{id}/results/')]);
    },
  );

  usePageTitle(draft.data ? t('drafts.heading', { name: draft.data.professor_name }) : t('drafts.title'));

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
    recipient.flush();
    const outcome = await carryOut(what, draft.data);
    if (outcome.ok) await draft.replace(outcome.data);
    else {
      setProblem({ act: what, problem: outcome.problem });
      // A refusal often means that the draft is no longer what is on screen.
      if (outcome.problem.kind === 'conflict') await draft.reload();
    }
    await refetch('/bots/{id}/results/', '/bots/{id}/run/', '/bots/');
    setBusy(null);
  };

  const save = async (base: number) => {
    if (!draft.data || !editing) return;
    const { subject, body } = editing;
    setEditing({ ...editing, saving: true, problem: null });
    const saved = await attempt(
      api.PATCH('/api/emails/email-drafts/{id}/', {
        params: { path: { id: draft.data.id } },
        body: { subject, body, version: base },
      }),
    );
    if (saved.ok) {
      await draft.replace(saved.data);
      setEditing(null);
      setProblem(null);
      // The review queue of a bot holds the same draft, and a quick way back would find it as it was.
      void refetch('/bots/{id}/results/');
    } else setEditing((now) => now && { ...now, saving: false, problem: saved.problem });
  };

  const keepMine = async () => {
    const newest = await draft.reload();
    if (newest) await save(newest.version);
  };

  return (
    <DraftEditorView
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
              memory: { editing, recipient: recipient.state, busy, problem, creating, createProblem },
            })
      }
      onRetry={() => void Promise.all([draft.reload(), professor.reload()])}
      onCreate={() => void create()}
      onAct={(what) => void act(what)}
      onEdit={(begin) => {
        if (!draft.data) return;
        setVersion(draft.data.version);
        setEditing({ subject: draft.data.subject, body: draft.data.body, begin, saving: false, problem: null });
      }}
      onEditChange={(text) => setEditing((now) => now && { ...now, ...text })}
      onSave={() => void save(version)}
      onCancel={() => setEditing(null)}
      onKeepMine={() => void keepMine()}
      onNewest={() => {
        setEditing(null);
        void draft.reload();
      }}
      onRecipientOpen={recipient.open}
      onRecipientChange={recipient.change}
      onRecipientBlur={recipient.flush}
    />
  );
}

function carryOut(what: DraftAct, { id, version }: EmailDraft): Promise<Outcome<EmailDraft>> {
  const params = { path: { id } };
  switch (what) {
    case 'approve':
      return attempt(api.POST('/api/emails/email-drafts/{id}/approve/', { params, body: { version } }));
    case 'send':
      return attempt(api.POST('/api/emails/email-drafts/{id}/send/', { params, body: { version } }));
    case 'withdraw':
      return attempt(api.POST('/api/emails/email-drafts/{id}/unapprove/', { params }));
    case 'skip':
      return attempt(api.POST('/api/emails/email-drafts/{id}/skip/', { params }));
  }
}
