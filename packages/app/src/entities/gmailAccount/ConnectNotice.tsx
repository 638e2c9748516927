import { Auto, InlineMessage, Ltr, Stack } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/I18n';
import type { Connect } from './connect';
import { failureWords } from './failureWords';

interface ConnectNoticeProps {
  connect: Connect;
  /** Where to go once the account is connected; a page that goes on by itself has none. */
  next?: ReactNode;
  onDismiss: () => void;
}

/** Shows the progress of a connection, from the open window to the answer. Renders nothing before the first press. */
export function ConnectNotice({ connect, next, onDismiss }: ConnectNoticeProps) {
  const t = useT();
  switch (connect.step) {
    case 'idle':
    case 'opening':
      return null;
    case 'waiting':
      return (
        <InlineMessage tone="info" role="status" title={t('gmail.connect.waiting')}>
          {t('gmail.connect.waitingBody')}
        </InlineMessage>
      );
    case 'completing':
      return (
        <InlineMessage tone="info" role="status" title={t('gmail.connect.completing')}>
          {t('gmail.connect.completingBody')}
        </InlineMessage>
      );
    case 'connected':
      return (
        <InlineMessage
          tone="success"
          role="status"
          title={t('gmail.connected')}
          action={next}
          onDismiss={onDismiss}
          dismissLabel={t('common.close')}
        >
          <Stack gap={4}>
            {/* The address reads from the left, and its line stands at the side of the page. */}
            <span>
              <Ltr>{connect.account.email}</Ltr>
            </span>
            {t('gmail.connect.connectedBody')}
          </Stack>
        </InlineMessage>
      );
    case 'failed': {
      const { title, body, foreign } = failureWords(t, connect.failure);
      return (
        <InlineMessage tone="danger" role="alert" title={title} onDismiss={onDismiss} dismissLabel={t('common.close')}>
          {foreign ? <Auto>{body}</Auto> : body}
        </InlineMessage>
      );
    }
  }
}
