import { limits } from '@peyk/api-types/limits/LoginInput';
import { defineForm } from '../../../forms/defineForm';
import { email } from '../../../forms/kinds/email';
import { password } from '../../../forms/kinds/password';

/** The form of signing in. */
export const signInForm = defineForm(limits, {
  email: email({ label: (t) => t('auth.email'), autoComplete: 'username' }),
  password: password({ label: (t) => t('auth.password'), autoComplete: 'current-password' }),
});
