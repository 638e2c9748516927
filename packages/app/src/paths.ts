/** Every address of the app, so that no screen hard-codes one. */
export const paths = {
  landing: '/',
  signUp: '/signup',
  signIn: '/signin',
  signInGoogle: '/signin/google',
  signUpGoogle: '/signup/google',
  resetPassword: '/reset-password',
  privacy: '/privacy',
  terms: '/terms',
  dashboard: '/dashboard',
  createBot: '/create-bot',
  results: '/results',
  compose: '/compose',
  bots: '/bots',
  bot: (id: number) => `/bots/${id}`,
  botEdit: (id: number) => `/bots/${id}/edit`,
  gmail: '/gmail',
  gmailCallback: '/gmail/callback',
  gmailDebug: '/gmail/debug',
  profile: '/profile',
  profileImport: '/profile/import',
  threeSentences: '/profile/sentences',
  professors: '/professors',
  professor: (id: number) => `/professors/${id}`,
  draft: (professorId: number) => `/professors/${professorId}/email`,
  achievements: '/achievements',
  mailbox: '/mailbox',
  mailboxMessage: (id: number) => `/mailbox/${id}`,
  account: '/account',
} as const;

/** The profile at one of its steps (`features/profile/steps.ts`). */
export const profileStep = (step: string): string =>
  step === 'profile' ? paths.profile : `${paths.profile}?step=${step}`;

/** The id in a route parameter, or null if it is invalid: such an address is 'not found' and causes no request. */
export function idOf(parameter: string | undefined): number | null {
  if (!parameter || !/^[1-9]\d{0,9}$/.test(parameter)) return null;
  const id = Number(parameter);
  return id <= 2_147_483_647 ? id : null;
}
