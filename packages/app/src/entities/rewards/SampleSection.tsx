import { Heading, Inline, SampleMark, Stack, Text } from '@peyk/design-system';
import { type ReactNode, useId } from 'react';
import { useT } from '../../i18n/I18n';

interface SampleSectionProps {
  title: string;
  /** 'Sample data' for charts; 'Sample' for everything else. */
  mark?: 'sample' | 'sampleData';
  /** One short line or a link at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page that shows examples only: its title carries the mark, so that nobody takes them for their own record. */
export function SampleSection({ title, mark = 'sample', aside, children }: SampleSectionProps) {
  const t = useT();
  const id = useId();
  return (
    <Stack gap={16} as="section" labelledBy={id}>
      <Inline gap={12} justify="between" align="baseline">
        <Inline gap={12}>
          <Heading level={2} look="title2" id={id}>
            {title}
          </Heading>
          <SampleMark label={t(`rewards.${mark}`)} />
        </Inline>
        {aside === undefined ? null : (
          <Text as="div" size="small" tone="muted">
            {aside}
          </Text>
        )}
      </Inline>
      {children}
    </Stack>
  );
}
