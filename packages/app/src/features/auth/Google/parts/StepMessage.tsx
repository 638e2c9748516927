import { InlineMessage, Ltr, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { visible } from '../../../../i18n/named';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { GoogleStep } from '../Google.states';

/** Who is signing in, or why it failed; nothing while idle. */
export function StepMessage({ step }: { step: GoogleStep }) {
  const t = useT();
  switch (step.status) {
    case 'idle':
      return null;
    case 'busy':
      return (
        <InlineMessage tone="info" role="status">
          {step.person ? (
            <Stack gap={4}>
              <Text size="ui">
                {visible(step.person.name)
                  ? t('auth.google.signingInAs', { name: step.person.name })
                  : t('auth.google.signingIn')}
              </Text>
              <Text size="small">
                <Ltr>{step.person.email}</Ltr>
              </Text>
            </Stack>
          ) : (
            t('auth.google.signingIn')
          )}
        </InlineMessage>
      );
    case 'failed':
      return <ProblemMessage problem={step.problem} title={t('auth.googleFailed')} />;
    case 'noToken':
      return (
        <InlineMessage tone="danger" role="alert" title={t('auth.googleFailed')}>
          {t('auth.google.noToken')}
        </InlineMessage>
      );
  }
}
