import { limits } from '@peyk/api-types/limits/PasswordChange';
import { defineForm } from '../../../forms/defineForm';
import { password } from '../../../forms/kinds/password';

/** The form of a change of password. */
export const passwordForm = defineForm(
  limits,
  {
    current_password: password({ label: (t) => t('account.password.current'), autoComplete: 'current-password' }),
    new_password: password({
      label: (t) => t('account.password.next'),
      help: (t) => t('account.password.help'),
      autoComplete: 'new-password',
    }),
  },
  { rows: [['current_password', 'new_password']] },
);
