import { Hide, Stack, Text } from '@peyk/design-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatPlain } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { WIZARD } from '../steps';

interface StepHeadProps {
  title: string;
  lead: string;
  /** The place of the step, from 1. */
  position: number;
  /** The person came here from another step: the heading takes focus, at the top of the page. */
  entered: boolean;
  actions?: ReactNode;
}

/** The heading of a step, with its place among the steps where no line of segments says it. */
export function StepHead({ title, lead, position, entered, actions }: StepHeadProps) {
  const t = useT();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!entered) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [entered]);
  return (
    <Stack gap={4}>
      <Hide below="desktop">
        <Text size="small" tone="muted">
          {t('builder.position', {
            position: formatPlain(locale, position),
            count: formatPlain(locale, WIZARD.length),
          })}
        </Text>
      </Hide>
      <PageHeading title={title} lead={lead} titleRef={heading} actions={actions} />
    </Stack>
  );
}
