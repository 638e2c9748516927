import { limits } from '@peyk/api-types/limits/SignupInput';
import { defineForm } from '../../../forms/defineForm';
import { email } from '../../../forms/kinds/email';
import { password } from '../../../forms/kinds/password';
import { text } from '../../../forms/kinds/text';

/** The form of signing up. */
export const signUpForm = defineForm(limits, {
  // One field for both names, split at the first space.
  first_name: text({
    label: (t) => t('auth.signUp.fullName'),
    help: (t) => t('auth.signUp.fullNameHelp'),
    autoComplete: 'name',
    also: ['last_name'],
  }),
  email: email({ label: (t) => t('auth.email'), autoComplete: 'username' }),
  password: password({
    label: (t) => t('auth.password'),
    help: (t) => t('auth.signUp.passwordHelp'),
    autoComplete: 'new-password',
  }),
});
