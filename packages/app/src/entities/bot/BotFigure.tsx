import { Stack, Text } from '@peyk/design-system';

/** One number of a bot, with what it counts below. */
export function BotFigure({ value, label }: { value: string; label: string }) {
  return (
    <Stack gap={4}>
      <Text size="ui" tone="strong" weight="semibold" numeric>
        {value}
      </Text>
      <Text size="caption" tone="muted">
        {label}
      </Text>
    </Stack>
  );
}
