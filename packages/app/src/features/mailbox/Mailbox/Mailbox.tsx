import type { MailboxMessage } from '@peyk/api-types';
import { useState } from 'react';
import { useParams } from 'wouter';
import { api, attempt } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { useApi } from '../../../api/useApi';
import { idOf } from '../../../paths';
import { useSignedIn } from '../../../session/session';
import { saveFile } from '../../../ui/saveFile';
import { MailboxView } from './MailboxView';
import { pageSize, toMailboxState } from './toState';

/** /mailbox and /mailbox/{messageId} */
export function Mailbox() {
  const openId = idOf(useParams()['messageId']);
  const signedIn = useSignedIn();
  const [page, setPage] = useState(1);
  const query = { params: { query: { page, page_size: pageSize } } };
  const own = useApi(signedIn ? '/api/mailbox/messages/' : null, query, { keepPreviousData: true });
  const system = useApi(signedIn ? null : '/api/mailbox/system/', query, { keepPreviousData: true });
  const list = signedIn ? own : system;
  const isListed = list.data?.results.some(({ id }) => id === openId) ?? true;
  const single = useApi(signedIn && openId !== null && !isListed ? '/api/mailbox/messages/{id}/' : null, {
    params: { path: { id: openId ?? 0 } },
  });
  const [file, setFile] = useState<{ message: number; position: number; problem: Problem | null } | null>(null);
  const download = async ({ id, attachments }: MailboxMessage, position: number) => {
    setFile({ message: id, position, problem: null });
    const params = { path: { id, position } };
    const found = await attempt(
      api.GET('/api/mailbox/messages/{id}/attachments/{position}/', { params, parseAs: 'blob' }),
    );
    if (found.ok) saveFile(attachments[position]?.filename ?? '', found.data);
    setFile(found.ok ? null : { message: id, position, problem: found.problem });
  };
  return (
    <MailboxView
      state={toMailboxState({
        signedIn,
        list,
        page,
        openId,
        single,
        file: file !== null && file.message === (openId ?? list.data?.results[0]?.id) ? file : null,
      })}
      onRefresh={() => void Promise.all([list.reload(), isListed ? null : single.reload()])}
      onPage={setPage}
      onDownload={(message, position) => void download(message, position)}
    />
  );
}
