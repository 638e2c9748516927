import { IconButton, Popover, Stack, StarOrnament, Text } from '@peyk/design-system';
import { useT } from '../../i18n/I18n';

/** The bell in the header. It has no data source yet, and its panel says that there are no notifications. */
export function NotificationBell() {
  const t = useT();
  return (
    <Popover label={t('shell.bell.label')} trigger={<IconButton icon="bell" label={t('shell.bell.label')} />}>
      <Stack gap={12} align="center">
        <StarOrnament />
        <Text size="ui" weight="semibold" tone="strong" align="center">
          {t('shell.bell.empty')}
        </Text>
        <Text size="small" tone="muted" align="center">
          {t('shell.bell.why')}
        </Text>
      </Stack>
    </Popover>
  );
}
