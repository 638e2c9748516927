import { Heading, Stack, Text } from '@peyk/design-system';
import type { Ref } from 'react';

interface StepHeadingProps {
  title: string;
  lead: string;
  /** The heading, which gets focus when the step is entered. */
  ref: Ref<HTMLHeadingElement>;
}

/** The heading of a step. */
export function StepHeading({ title, lead, ref }: StepHeadingProps) {
  return (
    <Stack gap={4}>
      <Heading level={2} look="title2" tabIndex={-1} ref={ref}>
        {title}
      </Heading>
      <Text tone="muted">{lead}</Text>
    </Stack>
  );
}
