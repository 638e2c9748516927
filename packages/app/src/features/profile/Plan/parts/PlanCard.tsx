import { Card, Heading, Stack, Text } from '@peyk/design-system';
import { type ReactNode, useId } from 'react';
import { useT } from '../../../../i18n/I18n';

/** The card "Your plan" around its form, which an address can lead to before the form has come. */
export function PlanCard({ children }: { children: ReactNode }) {
  const t = useT();
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={24}>
        <Stack gap={4}>
          <Heading level={2} look="title3" id={id}>
            {t('plan.title')}
          </Heading>
          <Text tone="muted">{t('plan.lead')}</Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
