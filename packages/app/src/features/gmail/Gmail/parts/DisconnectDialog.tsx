import { Auto, Ltr, Prose, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { Confirm } from '../../../../ui/Confirm/Confirm';
import { named } from '../../../../i18n/named';
import type { Asking } from '../Gmail.states';

/** The maximum of bots listed by name; the rest are counted, so that the buttons stay in view. */
const mostNamed = 6;

interface DisconnectDialogProps {
  asking: Asking | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms before an account is disconnected, and names the bots that this pauses. */
export function DisconnectDialog({ asking, onConfirm, onCancel }: DisconnectDialogProps) {
  const t = useT();
  return (
    <Confirm
      open={asking !== null}
      title={t('gmail.confirm.title')}
      body={asking ? <Words asking={asking} /> : null}
      confirmLabel={t('gmail.disconnect')}
      cancelLabel={t('common.cancel')}
      tone="danger"
      busy={asking?.busy ?? false}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

function Words({ asking: { account, bots, resting } }: { asking: Asking }) {
  const t = useT();
  const more = Math.max(0, (bots?.length ?? 0) - mostNamed);
  return (
    <Stack gap={12}>
      <Text>{t('gmail.confirm.body')}</Text>
      <Text weight="semibold">
        <Ltr>{account.email}</Ltr>
      </Text>
      {bots === null ? <Text size="small">{t('gmail.confirm.unknown')}</Text> : null}
      {bots?.length === 0 && resting === 0 ? <Text size="small">{t('gmail.confirm.unaffected')}</Text> : null}
      {bots?.length ? (
        <Prose>
          <Stack gap={4}>
            <Text size="small">{t('gmail.confirm.affected')}</Text>
            <Stack as="ul" gap={4}>
              {bots.slice(0, mostNamed).map(({ id, name }) => (
                <Text key={id} as="li" size="small" weight="medium">
                  <Auto>{named(t, name)}</Auto>
                </Text>
              ))}
              {more ? (
                <Text as="li" size="small">
                  {t('gmail.confirm.more', { count: more })}
                </Text>
              ) : null}
            </Stack>
          </Stack>
        </Prose>
      ) : null}
      {resting ? <Text size="small">{t('gmail.confirm.resting', { count: resting })}</Text> : null}
      <Text size="small" tone="muted">
        {t('gmail.confirm.waiting')}
      </Text>
    </Stack>
  );
}
