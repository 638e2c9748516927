import { Button, Inline, Stack, Text } from '@peyk/design-system';
import { useId } from 'react';
import { formatNumber } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import { mostReviewed } from '../../../../entities/draft/review/reviewed';

/** Opens the review of the selected professors: of one on the page of the email, of several in a queue. Says why it is disabled. */
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
  const locale = useLocale();
  const id = useId();
  const [name] = selected.values();
  const tooMany = selected.size > mostReviewed;
  const words = tooMany
    ? t('professors.send.tooMany', { most: formatNumber(locale, mostReviewed) })
    : selected.size === 1
      ? t('professors.send.one', { name: named(t, name) })
      : t(selected.size === 0 ? 'professors.send.none' : 'professors.send.many');
  const button = (
    <Button
      tone="primary"
      icon="send"
      fullWidth={fullWidth}
      disabled={selected.size === 0 || tooMany}
      describedBy={id}
      onPress={onSend}
    >
      {t('professors.send.action')}
    </Button>
  );
  const why = (
    <Text size="caption" tone="muted" id={id}>
      {words}
    </Text>
  );
  return fullWidth ? (
    <Stack gap={8}>
      {button}
      {why}
    </Stack>
  ) : (
    <Inline gap={12}>
      {button}
      {why}
    </Inline>
  );
}
