import { Card, Heading, Inline, Stack } from '@peyk/design-system';
import type { ReactNode } from 'react';

interface PartProps {
  id: string;
  title: string;
  /** At the end of the line of the title. */
  action?: ReactNode;
  /** Without a card, for what has a frame of its own. */
  bare?: boolean;
  children: ReactNode;
}

/** The id of the heading of a part, which the list of parts links to. */
export const headingId = (part: string): string => `${part}-heading`;

/** A part of the page: a heading, and a card below it. */
export function Part({ id, title, action, bare = false, children }: PartProps) {
  const heading = headingId(id);
  return (
    <Stack gap={16}>
      <Inline gap={16} justify="between">
        <Heading level={2} look="title2" id={heading}>
          {title}
        </Heading>
        {action}
      </Inline>
      {bare ? (
        children
      ) : (
        <Card as="section" labelledBy={heading}>
          {children}
        </Card>
      )}
    </Stack>
  );
}
