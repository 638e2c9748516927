import { Button, Divider, Form, Link, PasswordField, Stack, Text, TextField } from '@peyk/design-system';
import { useMemo, useState } from 'react';
import type { Problem } from '../../../api/problem';
import { useT } from '../../../i18n/I18n';
import { type FieldMessages, isOnlyAboutFields, missingFields, useFormErrors } from '../../../forms/useFormErrors';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import type { SignupFields } from '../../../entities/user/signIn';
import { AuthFrame } from '../parts/AuthFrame';
import { OrGoogle } from '../parts/OrGoogle';
import type { SignUpState } from './SignUp.states';

interface SignUpViewProps {
  state: SignUpState;
  signInHref: string;
  googleHref: string;
  onSubmit: (fields: SignupFields) => void;
}

const NONE: FieldMessages = {};
const FIELDS = ['full_name', 'email', 'password'] as const;

/** The server knows two names where the form has one; what it says about the first belongs to the form's field. */
function onFormFields(problem: Problem | null): Problem | null {
  if (problem?.kind !== 'invalid') return problem;
  const { first_name: first, last_name: last, ...rest } = problem.fields;
  const name = first ?? last;
  return { ...problem, fields: name ? { ...rest, full_name: name } : rest };
}

export function SignUpView({ state, signInHref, googleHref, onSubmit }: SignUpViewProps) {
  const t = useT();
  const [fullName, setFullName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(NONE);
  const problem = useMemo(() => onFormFields(state.status === 'failed' ? state.problem : null), [state]);
  const errors = useFormErrors(missing, problem);

  const submit = () => {
    const empty = missingFields({ full_name: fullName, email, password }, FIELDS, t('common.required'));
    setMissing(empty);
    if (Object.keys(empty).length === 0) onSubmit({ fullName, email: email.trim(), password });
  };

  return (
    <AuthFrame title={t('auth.signUp.title')} lead={t('auth.signUp.lead')}>
      <OrGoogle href={googleHref} />
      {problem && !isOnlyAboutFields(problem, FIELDS) ? (
        <ProblemMessage problem={problem} title={t('auth.signUpFailed')} />
      ) : null}
      <Form label={t('auth.signUp.title')} errors={errors} busy={state.status === 'busy'} onSubmit={submit}>
        <Stack gap={16}>
          <TextField
            label={t('auth.signUp.fullName')}
            name="full_name"
            autoComplete="name"
            help={t('auth.signUp.fullNameHelp')}
            value={fullName}
            onChange={setFullName}
            direction="auto"
            maxLength={200}
            required
          />
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
            autoComplete="new-password"
            help={t('auth.signUp.passwordHelp')}
            value={password}
            onChange={setPassword}
            required
          />
          <Button tone="primary" type="submit" fullWidth busy={state.status === 'busy'}>
            {t('auth.signUp.submit')}
          </Button>
        </Stack>
      </Form>
      <Divider />
      <Text align="center">
        {t('auth.signUp.haveAccount')} <Link href={signInHref}>{t('auth.submit')}</Link>
      </Text>
    </AuthFrame>
  );
}
