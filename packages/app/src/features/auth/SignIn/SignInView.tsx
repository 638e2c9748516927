import {
  Button,
  Divider,
  Form,
  Inline,
  InlineMessage,
  Link,
  PasswordField,
  Stack,
  Text,
  TextField,
} from '@peyk/design-system';
import { useState } from 'react';
import { useT } from '../../../i18n/I18n';
import { type FieldMessages, isOnlyAboutFields, missingFields, useFormErrors } from '../../../forms/useFormErrors';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import { paths } from '../../../paths';
import { AuthFrame } from '../parts/AuthFrame';
import { OrGoogle } from '../parts/OrGoogle';
import { ResetPanel } from './parts/ResetPanel';
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

const NONE: FieldMessages = {};

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
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(NONE);
  const problem = state.form.status === 'failed' ? state.form.problem : null;
  const errors = useFormErrors(missing, problem);

  const submit = () => {
    const empty = missingFields({ email, password }, ['email', 'password'], t('common.required'));
    setMissing(empty);
    if (Object.keys(empty).length === 0) onSubmit(email.trim(), password);
  };

  return (
    <AuthFrame title={t('auth.title')} lead={state.hasNext ? t('auth.leadNext') : t('auth.lead')}>
      {state.afterSignup ? (
        <InlineMessage tone="success" title={t('auth.accountReady')}>
          {t('auth.accountReadyBody')}
        </InlineMessage>
      ) : null}
      <OrGoogle href={googleHref} />
      {problem && !isOnlyAboutFields(problem, ['email', 'password']) ? (
        <ProblemMessage problem={problem} title={t('auth.failed')} />
      ) : null}
      <Form label={t('auth.title')} errors={errors} busy={state.form.status === 'busy'} onSubmit={submit}>
        <Stack gap={16}>
          <TextField
            label={t('auth.email')}
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={setEmail}
            required
          />
          <PasswordField
            label={t('auth.password')}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            required
          />
          <Button tone="primary" type="submit" fullWidth busy={state.form.status === 'busy'}>
            {t('auth.submit')}
          </Button>
        </Stack>
      </Form>
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
            initialEmail={email}
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
