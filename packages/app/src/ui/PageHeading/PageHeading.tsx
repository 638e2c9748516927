import { Box, Heading, Icon, Inline, Link, Stack, Text } from '@peyk/design-system';
import type { ReactNode, Ref } from 'react';

interface PageHeadingProps {
  title: ReactNode;
  /** One sentence about the current state. */
  lead?: ReactNode;
  /** How the thing of this page stands: a pill that follows its name. */
  status?: ReactNode;
  /** A link to the parent page, above the title. */
  back?: { href: string; label: ReactNode };
  /** Focus target for when the focused element is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Actions on the whole page; on a phone they fill a separate row. */
  actions?: ReactNode;
}

/** The one level-1 heading of a screen. */
export function PageHeading({ title, lead, status, back, titleRef, actions }: PageHeadingProps) {
  return (
    <Stack gap={8}>
      {back ? (
        <Text size="ui" tone="action">
          <Link href={back.href} tone="plain" weight="semibold">
            <Inline as="span" gap={8} wrap={false}>
              <Icon name="arrowBack" size={18} />
              {back.label}
            </Inline>
          </Link>
        </Text>
      ) : null}
      <Inline gap={16} justify="between" align="end" wrap>
        <Box grow="words">
          <Stack gap={4}>
            <Inline gap={12}>
              <Heading level={1} look="title1" ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
                {title}
              </Heading>
              {status}
            </Inline>
            {lead ? <Text tone="muted">{lead}</Text> : null}
          </Stack>
        </Box>
        {actions ? <Box grow="line">{actions}</Box> : null}
      </Inline>
    </Stack>
  );
}
