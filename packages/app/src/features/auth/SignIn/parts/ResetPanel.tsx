import { Button, Card, Form, Heading, InlineMessage, Link, Stack, Text, TextField } from '@peyk/design-system';
import { useState } from 'react';
import { useT } from '../../../../i18n/I18n';
import { type FieldMessages, isOnlyAboutFields, missingFields, useFormErrors } from '../../../../forms/useFormErrors';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { ResetGoes, ResetStep } from '../SignIn.states';

interface ResetPanelProps {
  step: Exclude<ResetStep, { status: 'closed' }>;
  initialEmail: string;
  goes: ResetGoes;
  mailboxHref: string;
  onRequest: (email: string) => void;
}

const NONE: FieldMessages = {};

/** Asks for a reset link. The answer is the same whether the address is known or not. */
export function ResetPanel({ step, initialEmail, goes, mailboxHref, onRequest }: ResetPanelProps) {
  const t = useT();
  const [email, setEmail] = useState(initialEmail);
  const [missing, setMissing] = useState(NONE);
  const problem = step.status === 'failed' ? step.problem : null;
  const errors = useFormErrors(missing, problem);

  const submit = () => {
    const empty = missingFields({ email }, ['email'], t('common.required'));
    setMissing(empty);
    if (Object.keys(empty).length === 0) onRequest(email.trim());
  };

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
        {problem && !isOnlyAboutFields(problem, ['email']) ? (
          <ProblemMessage problem={problem} title={t('auth.reset.failed')} />
        ) : null}
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
        <Form label={t('auth.reset.title')} errors={errors} busy={step.status === 'busy'} onSubmit={submit}>
          <Stack gap={16}>
            <TextField
              label={t('auth.email')}
              name="email"
              type="email"
              autoComplete="username"
              value={email}
              onChange={setEmail}
              autoFocus
              required
            />
            <Button type="submit" busy={step.status === 'busy'}>
              {t('auth.reset.submit')}
            </Button>
          </Stack>
        </Form>
      </Stack>
    </Card>
  );
}
