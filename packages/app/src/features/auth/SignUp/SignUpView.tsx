import { Button, Divider, Form, Link, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { Fields } from '../../../forms/Fields';
import { useForm } from '../../../forms/useForm';
import { useValues } from '../../../forms/useValues';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import type { SignupFields } from '../../../entities/user/signIn';
import { AuthFrame } from '../parts/AuthFrame';
import { OrGoogle } from '../parts/OrGoogle';
import { signUpForm } from './signUpForm';
import type { SignUpState } from './SignUp.states';

interface SignUpViewProps {
  state: SignUpState;
  signInHref: string;
  googleHref: string;
  onSubmit: (fields: SignupFields) => void;
}

export function SignUpView({ state, signInHref, googleHref, onSubmit }: SignUpViewProps) {
  const t = useT();
  const [values, change] = useValues(() => signUpForm.valuesOf(null));
  const problem = state.status === 'failed' ? state.problem : null;
  const { formProps, rest } = useForm(signUpForm, {
    values,
    problem,
    onSend: () => onSubmit({ fullName: values.first_name, email: values.email.trim(), password: values.password }),
  });

  return (
    <AuthFrame title={t('auth.signUp.title')} lead={t('auth.signUp.lead')}>
      <OrGoogle href={googleHref} />
      <Form steady label={t('auth.signUp.title')} busy={state.status === 'busy'} {...formProps}>
        <Stack gap={8}>
          <Fields form={signUpForm} values={values} onChange={change} />
          <Button tone="primary" type="submit" fullWidth busy={state.status === 'busy'}>
            {t('auth.signUp.submit')}
          </Button>
        </Stack>
      </Form>
      {rest ? <ProblemMessage problem={rest} title={t('auth.signUpFailed')} /> : null}
      <Divider />
      <Text align="center">
        {t('auth.signUp.haveAccount')} <Link href={signInHref}>{t('auth.submit')}</Link>
      </Text>
    </AuthFrame>
  );
}
