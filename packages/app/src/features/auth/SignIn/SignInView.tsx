import { Button, Divider, Form, Inline, InlineMessage, Link, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { Fields } from '../../../forms/Fields';
import { useForm } from '../../../forms/useForm';
import { useValues } from '../../../forms/useValues';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import { paths } from '../../../paths';
import { AuthFrame } from '../parts/AuthFrame';
import { OrGoogle } from '../parts/OrGoogle';
import { ResetPanel } from './parts/ResetPanel';
import { signInForm } from './signInForm';
import type { SignInState } from './SignIn.states';

interface SignInViewProps {
  state: SignInState;
  initialEmail?: string;
  signUpHref: string;
  googleHref: string;
  onSubmit: (email: string, password: string) => void;
  onOpenReset: () => void;
  onRequestReset: (email: string) => void;
}

export function SignInView({
  state,
  initialEmail = '',
  signUpHref,
  googleHref,
  onSubmit,
  onOpenReset,
  onRequestReset,
}: SignInViewProps) {
  const t = useT();
  const [values, change] = useValues(() => signInForm.valuesOf({ email: initialEmail }));
  const problem = state.form.status === 'failed' ? state.form.problem : null;
  const { formProps, rest } = useForm(signInForm, {
    values,
    problem,
    onSend: () => onSubmit(values.email.trim(), values.password),
  });

  return (
    <AuthFrame title={t('auth.title')} lead={state.hasNext ? t('auth.leadNext') : t('auth.lead')}>
      {state.afterSignup ? (
        <InlineMessage tone="success" title={t('auth.accountReady')}>
          {t('auth.accountReadyBody')}
        </InlineMessage>
      ) : null}
      <OrGoogle href={googleHref} />
      <Form steady label={t('auth.title')} busy={state.form.status === 'busy'} {...formProps}>
        <Stack gap={8}>
          <Fields form={signInForm} values={values} onChange={change} />
          <Button tone="primary" type="submit" fullWidth busy={state.form.status === 'busy'}>
            {t('auth.submit')}
          </Button>
        </Stack>
      </Form>
      {/* Below the button that was pressed: nothing above it moves. */}
      {rest ? <ProblemMessage problem={rest} title={t('auth.failed')} /> : null}
      <Divider />
      <Stack gap={16}>
        {state.reset.status === 'closed' ? (
          <Inline gap={8} justify="center">
            <Button tone="quiet" onPress={onOpenReset}>
              {t('auth.forgot')}
            </Button>
          </Inline>
        ) : (
          <ResetPanel
            step={state.reset}
            initialEmail={values.email}
            goes={state.resetGoes}
            onRequest={onRequestReset}
            mailboxHref={paths.mailbox}
          />
        )}
        <Text align="center">
          {t('auth.newHere')} <Link href={signUpHref}>{t('auth.createAccount')}</Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
