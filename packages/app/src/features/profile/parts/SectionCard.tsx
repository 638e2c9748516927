import { Card, Heading, Stack, Text } from '@peyk/design-system';
import { type ReactNode, useId } from 'react';

interface SectionCardProps {
  /** The heading, which names the card. */
  title: string;
  /** What the section is for, in a sentence. */
  lead: string;
  children: ReactNode;
}

/** A section of the profile in a card, below its heading and a sentence. */
export function SectionCard({ title, lead, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={24}>
        <Stack gap={4}>
          <Heading level={2} look="title3" id={id}>
            {title}
          </Heading>
          <Text tone="muted">{lead}</Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
