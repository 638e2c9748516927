import type { EmailDraft, LetterAttachment, LetterAttachmentsInput } from '@peyk/api-types';
import { useState } from 'react';
import { api, attempt } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { useApi } from '../../../api/useApi';
import { canChange } from '../draftState';
import { saveFile } from '../../../ui/saveFile';
import type { AttachmentsState } from './Attachments.states';
import { AttachmentsView } from './AttachmentsView';
import { proposalsOf, uploadProposal } from './uploadProposal';

/** What goes with an email. Nothing, where the server has no attachments. */
export function Attachments({
  draft,
  level,
  onChanged,
}: {
  draft: EmailDraft;
  /** Of its heading. */
  level?: 2 | 3;
  onChanged: (draft: EmailDraft) => Promise<unknown>;
}) {
  // Another server may know nothing of files.
  const files = useApi(draft.attachments ? '/api/account/files/' : null);
  const [busy, setBusy] = useState<AttachmentsState['busy']>(null);
  const [problem, setProblem] = useState<AttachmentsState['problem']>(null);
  const attached = draft.attachments ?? [];
  const proposal = attached.find(({ kind }) => kind === 'proposal')?.file ?? null;
  if (!draft.attachments || (files.problem && !files.data)) return null;

  const fail = (of: 'change' | 'download', why: Problem) => setProblem({ of, problem: why });
  const change = async (what: 'cv' | 'renew' | 'proposal', body: LetterAttachmentsInput) => {
    setBusy(what);
    setProblem(null);
    const params = { path: { id: draft.id } };
    const changed = await attempt(api.PUT('/api/emails/email-drafts/{id}/attachments/', { params, body }));
    if (changed.ok) await onChanged(changed.data);
    else fail('change', changed.problem);
    await files.reload();
    setBusy(null);
  };
  const upload = async (file: File) => {
    setBusy('proposal');
    setProblem(null);
    const stored = await uploadProposal(file);
    if (stored.ok) return change('proposal', { cv: 'kept', proposal: stored.data.id });
    fail('change', stored.problem);
    setBusy(null);
  };
  const download = async ({ file, name }: LetterAttachment) => {
    if (file === null) return;
    setBusy('download');
    setProblem(null);
    const params = { path: { id: file } };
    const found = await attempt(api.GET('/api/account/files/{id}/content/', { params, parseAs: 'blob' }));
    if (found.ok) saveFile(name, found.data);
    else fail('download', found.problem);
    setBusy(null);
  };
  return (
    <AttachmentsView
      level={level}
      state={{
        attached,
        proposals: proposalsOf(files.data),
        open: canChange(draft.state),
        approved: draft.state === 'approved',
        busy,
        problem,
      }}
      onCv={(wanted) => void change('cv', { cv: wanted ? 'current' : 'none', proposal })}
      onRenew={() => void change('renew', { cv: 'current', proposal })}
      onProposal={(chosen) => void change('proposal', { cv: 'kept', proposal: chosen })}
      onUpload={(file) => void upload(file)}
      onDownload={(file) => void download(file)}
      onDismissProblem={() => setProblem(null)}
    />
  );
}
