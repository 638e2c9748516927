import { Stack, Text } from '@peyk/design-system';

interface BotFigureProps {
  value: string;
  label: string;
  /** A time in words, which stays behind the numbers beside it. */
  inWords?: boolean;
  /** Ends where its column ends. */
  atEnd?: boolean;
}

/** One number of a bot, with what it counts below. */
export function BotFigure({ value, label, inWords = false, atEnd = false }: BotFigureProps) {
  return (
    <Stack gap={4}>
      <Text tone="strong" align={atEnd ? 'end' : undefined} weight={inWords ? 'regular' : 'semibold'} numeric>
        {value}
      </Text>
      <Text size="caption" tone="muted" align={atEnd ? 'end' : undefined}>
        {label}
      </Text>
    </Stack>
  );
}
