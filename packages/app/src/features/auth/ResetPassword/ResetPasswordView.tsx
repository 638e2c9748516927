import { Button, ErrorState, Form, InlineMessage, LinkButton, Stack } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { Fields } from '../../../forms/Fields';
import { useForm } from '../../../forms/useForm';
import { useValues } from '../../../forms/useValues';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import { paths } from '../../../paths';
import { AuthFrame } from '../parts/AuthFrame';
import { newPasswordForm } from './newPasswordForm';
import type { ResetPasswordState } from './ResetPassword.states';

interface ResetPasswordViewProps {
  state: ResetPasswordState;
  onSubmit: (password: string) => void;
}

export function ResetPasswordView({ state, onSubmit }: ResetPasswordViewProps) {
  const t = useT();
  const [values, change] = useValues(() => newPasswordForm.valuesOf(null));
  const problem = state.status === 'failed' ? state.problem : null;
  const { formProps, rest } = useForm(newPasswordForm, {
    values,
    problem,
    onSend: () => onSubmit(values.new_password),
  });
  const toSignIn = (
    <LinkButton tone="primary" href={paths.signIn}>
      {t('auth.newPassword.toSignIn')}
    </LinkButton>
  );

  return (
    <AuthFrame title={t('auth.newPassword.title')} lead={t('auth.newPassword.lead')}>
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
          <Form steady label={t('auth.newPassword.title')} busy={state.status === 'busy'} {...formProps}>
            <Stack gap={8}>
              <Fields form={newPasswordForm} values={values} onChange={change} />
              <Button tone="primary" type="submit" fullWidth busy={state.status === 'busy'}>
                {t('auth.newPassword.submit')}
              </Button>
            </Stack>
          </Form>
          {rest ? <ProblemMessage problem={rest} title={t('auth.newPassword.failed')} /> : null}
        </>
      )}
    </AuthFrame>
  );
}
