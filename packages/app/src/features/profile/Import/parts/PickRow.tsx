import { Box, Checkbox, Hide, Inline, Stack, Text } from '@peyk/design-system';
import type { ReactNode } from 'react';

interface PickRowProps {
  title: ReactNode;
  /** What kind of thing it is: at the end of the line, on a phone below it. */
  mark?: ReactNode;
  /** It has no hairline above it. */
  isFirst: boolean;
  taken: boolean;
  busy: boolean;
  onTake: (taken: boolean) => void;
  /** Below the title, and under its first letter. */
  children: ReactNode;
}

/** A row of a list of which some are selected: a press on its title selects it. */
export function PickRow({ title, mark, isFirst, taken, busy, onTake, children }: PickRowProps) {
  return (
    <Box as="li" paddingX={16} paddingY={12} border={isFirst ? undefined : 'top'}>
      <Inline gap={16} align="start" wrap={false}>
        <Box grow minWidth0>
          <Checkbox
            label={
              <Text as="span" size="ui" weight="semibold">
                {title}
              </Text>
            }
            checked={taken}
            disabled={busy}
            onChange={onTake}
          />
        </Box>
        {mark ? <Hide below="tablet">{mark}</Hide> : null}
      </Inline>
      <Inline gap={0} align="start" wrap={false}>
        {/* As wide as the box of the checkbox and the gap behind it. */}
        <Box paddingX={16} />
        <Box grow minWidth0>
          <Stack gap={16}>
            {mark ? (
              <Hide above="tablet">
                <Inline gap={8}>{mark}</Inline>
              </Hide>
            ) : null}
            {children}
          </Stack>
        </Box>
      </Inline>
    </Box>
  );
}
