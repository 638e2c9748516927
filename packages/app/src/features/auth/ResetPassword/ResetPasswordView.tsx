import { Button, ErrorState, Form, InlineMessage, LinkButton, Page, PasswordField, Stack } from '@peyk/design-system';
import { useState } from 'react';
import { useT } from '../../../i18n/I18n';
import { type FieldMessages, isOnlyAboutFields, missingFields, useFormErrors } from '../../../forms/useFormErrors';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import { paths } from '../../../paths';
import type { ResetPasswordState } from './ResetPassword.states';

interface ResetPasswordViewProps {
  state: ResetPasswordState;
  onSubmit: (password: string) => void;
}

const NONE: FieldMessages = {};

export function ResetPasswordView({ state, onSubmit }: ResetPasswordViewProps) {
  const t = useT();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(NONE);
  const problem = state.status === 'failed' ? state.problem : null;
  const errors = useFormErrors(missing, problem);
  const toSignIn = (
    <LinkButton tone="primary" href={paths.signIn}>
      {t('auth.newPassword.toSignIn')}
    </LinkButton>
  );

  const submit = () => {
    const empty = missingFields({ new_password: password }, ['new_password'], t('common.required'));
    setMissing(empty);
    if (Object.keys(empty).length === 0) onSubmit(password);
  };

  return (
    <Page width="narrow">
      <Stack gap={24}>
        <PageHeading title={t('auth.newPassword.title')} lead={t('auth.newPassword.lead')} />
        {state.status === 'badLink' ? (
          <Stack gap={16} align="start">
            <ErrorState title={t('auth.newPassword.badLink')} retryLabel={t('common.retry')}>
              {t('auth.newPassword.badLinkBody')}
            </ErrorState>
            {toSignIn}
          </Stack>
        ) : state.status === 'done' ? (
          <InlineMessage tone="success" role="status" title={t('auth.newPassword.done')} action={toSignIn}>
            {t('auth.newPassword.doneBody')}
          </InlineMessage>
        ) : (
          <>
            {problem && !isOnlyAboutFields(problem, ['new_password']) ? (
              <ProblemMessage problem={problem} title={t('auth.newPassword.failed')} />
            ) : null}
            <Form label={t('auth.newPassword.title')} errors={errors} busy={state.status === 'busy'} onSubmit={submit}>
              <Stack gap={16} align="start">
                <PasswordField
                  label={t('auth.newPassword.label')}
                  name="new_password"
                  autoComplete="new-password"
                  help={t('auth.newPassword.help')}
                  value={password}
                  onChange={setPassword}
                  required
                />
                <Button tone="primary" type="submit" busy={state.status === 'busy'}>
                  {t('auth.newPassword.submit')}
                </Button>
              </Stack>
            </Form>
          </>
        )}
      </Stack>
    </Page>
  );
}
