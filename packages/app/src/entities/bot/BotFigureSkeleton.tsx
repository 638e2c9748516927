import { Skeleton, Stack, Text } from '@peyk/design-system';

/** The place of a `BotFigure` while its bot loads. */
export function BotFigureSkeleton() {
  return (
    <Stack gap={4}>
      <Text>
        <Skeleton shape="line" width="40%" />
      </Text>
      <Text size="caption">
        <Skeleton shape="line" width="80%" />
      </Text>
    </Stack>
  );
}
