import { Box, Button, Inline, InlineMessage, LinkButton, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import type { ComposeState } from '../Compose.states';
import { mailtoOf } from '../mailto';

export interface ActionsProps {
  state: Pick<ComposeState, 'sheet' | 'notice'>;
  onCopy: () => void;
  onSaveDraft: () => void;
  onSend: () => void;
}

const tones = { save: 'info', send: 'info', copied: 'success', copyFailed: 'warning' } as const;

/** What works without a server comes first; Save Draft and Send say that they are not connected. */
export function Actions({ state: { sheet, notice }, onCopy, onSaveDraft, onSend }: ActionsProps) {
  const t = useT();
  return (
    <Stack gap={12}>
      <Inline gap={12} justify="between">
        <Inline gap={12}>
          <Box grow="line">
            <Button tone="primary" icon="copy" onPress={onCopy}>
              {t('compose.actions.copy')}
            </Button>
          </Box>
          <Box grow="line">
            <LinkButton icon="external" href={mailtoOf(sheet)}>
              {t('compose.actions.mail')}
            </LinkButton>
          </Box>
        </Inline>
        <Inline gap={12}>
          <Button tone="quiet" onPress={onSaveDraft}>
            {t('compose.actions.save')}
          </Button>
          <Button tone="quiet" icon="send" onPress={onSend}>
            {t('compose.actions.send')}
          </Button>
        </Inline>
      </Inline>
      <Text size="small" tone="muted">
        {t('compose.actions.note')}
      </Text>
      {/* Always there, so that a text which comes into it is announced. */}
      <div role="status">
        {notice ? (
          <InlineMessage key={notice} tone={tones[notice]} title={t(`compose.notice.${notice}.title`)}>
            {t(`compose.notice.${notice}.body`)}
          </InlineMessage>
        ) : null}
      </div>
    </Stack>
  );
}
