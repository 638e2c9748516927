import { auth } from './auth';
import { landing } from './landing';
import { legal } from './legal';

/** The texts of the public pages and the auth pages. */
export const guestWords = { auth, landing, legal } as const;
