import { limits } from '@peyk/api-types/limits/AccountDeletion';
import { defineForm } from '../../../forms/defineForm';
import { password } from '../../../forms/kinds/password';
import { text } from '../../../forms/kinds/text';

const word = text({ label: (t) => t('account.deletion.word'), help: (t) => t('account.deletion.wordHelp') });

/** The form that deletes an account with a password. */
export const deletionForm = defineForm(
  limits,
  {
    word,
    password: password({ label: (t) => t('account.deletion.password'), autoComplete: 'current-password' }),
  },
  { rows: [['word', 'password']] },
);

/** The form that deletes an account that has Google alone: the sign-in with Google is a press beside it. */
export const wordForm = defineForm(limits, { word });
