import { Button, Card, Form, Heading, InlineMessage, Link, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { Fields } from '../../../../forms/Fields';
import { useForm } from '../../../../forms/useForm';
import { useValues } from '../../../../forms/useValues';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import { resetForm } from '../resetForm';
import type { ResetGoes, ResetStep } from '../SignIn.states';

interface ResetPanelProps {
  step: Exclude<ResetStep, { status: 'closed' }>;
  initialEmail: string;
  goes: ResetGoes;
  mailboxHref: string;
  onRequest: (email: string) => void;
}

/** Requests a reset link. The response is the same whether the address is known or not. */
export function ResetPanel({ step, initialEmail, goes, mailboxHref, onRequest }: ResetPanelProps) {
  const t = useT();
  const [values, change] = useValues(() => resetForm.valuesOf({ email: initialEmail }));
  const problem = step.status === 'failed' ? step.problem : null;
  const { formProps, rest } = useForm(resetForm, {
    values,
    problem,
    onSend: () => onRequest(values.email.trim()),
  });

  if (goes === 'none')
    return (
      <InlineMessage tone="warning" title={t('auth.reset.impossible')} role="alert">
        {t('auth.reset.impossibleBody')}
      </InlineMessage>
    );
  return (
    <Card>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} look="title3">
            {t('auth.reset.title')}
          </Heading>
          <Text tone="muted">{t('auth.reset.body')}</Text>
        </Stack>
        <Form steady label={t('auth.reset.title')} busy={step.status === 'busy'} {...formProps}>
          <Stack gap={8}>
            <Fields form={resetForm} values={values} onChange={change} />
            <Button type="submit" busy={step.status === 'busy'}>
              {t('auth.reset.submit')}
            </Button>
          </Stack>
        </Form>
        {/* Below the button that was pressed: nothing above it moves. */}
        {rest ? <ProblemMessage problem={rest} title={t('auth.reset.failed')} /> : null}
        {step.status === 'sent' ? (
          <InlineMessage tone="success" role="alert">
            <Stack gap={4}>
              <Text>{t('auth.reset.sent')}</Text>
              {goes === 'local_mailbox' ? (
                <Text>
                  {t('auth.reset.local')} <Link href={mailboxHref}>{t('auth.reset.openMailbox')}</Link>
                </Text>
              ) : null}
            </Stack>
          </InlineMessage>
        ) : null}
      </Stack>
    </Card>
  );
}
