import { Button, Stack, Text } from '@peyk/design-system';
import { useId } from 'react';
import { useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';

/**
 * Opens the review of the selected professors. Emails are reviewed on the page of one professor, so that it can be pressed for one,
 * and says why not for any other number.
 */
export function SendSelected({
  selected,
  onSend,
  fullWidth = false,
}: {
  selected: ReadonlyMap<number, string>;
  onSend: () => void;
  fullWidth?: boolean;
}) {
  const t = useT();
  const id = useId();
  const [name] = selected.values();
  const words =
    selected.size === 1
      ? t('professors.send.one', { name: named(t, name) })
      : t(selected.size === 0 ? 'professors.send.none' : 'professors.send.many');
  return (
    <Stack gap={8} align={fullWidth ? 'stretch' : 'start'}>
      <Button
        tone="primary"
        icon="send"
        fullWidth={fullWidth}
        disabled={selected.size !== 1}
        describedBy={id}
        onPress={onSend}
      >
        {t('professors.send.action')}
      </Button>
      <Text size="caption" tone="muted" id={id}>
        {words}
      </Text>
    </Stack>
  );
}
