import { useState } from 'react';
import { useParams } from 'wouter';
import { useApi } from '../../../api/useApi';
import { idOf } from '../../../paths';
import { useSignedIn } from '../../../session/session';
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
  return (
    <MailboxView
      state={toMailboxState({ signedIn, list, page, openId, single })}
      onRefresh={() => void Promise.all([list.reload(), isListed ? null : single.reload()])}
      onPage={setPage}
    />
  );
}
