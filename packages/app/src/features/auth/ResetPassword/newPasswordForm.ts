import { limits } from '@peyk/api-types/limits/PasswordResetConfirmInput';
import { defineForm } from '../../../forms/defineForm';
import { password } from '../../../forms/kinds/password';

/** The form of a new password. */
export const newPasswordForm = defineForm(limits, {
  new_password: password({
    label: (t) => t('auth.newPassword.label'),
    help: (t) => t('auth.newPassword.help'),
    autoComplete: 'new-password',
  }),
});
