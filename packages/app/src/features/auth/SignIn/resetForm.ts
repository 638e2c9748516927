import { limits } from '@peyk/api-types/limits/PasswordResetInput';
import { defineForm } from '../../../forms/defineForm';
import { email } from '../../../forms/kinds/email';

/** The form that requests a link to choose a new password. */
export const resetForm = defineForm(limits, {
  email: email({ label: (t) => t('auth.email'), autoComplete: 'username', autoFocus: true }),
});
