import { auth } from './auth';
import { common } from './common';
import { landing } from './landing';
import { legal } from './legal';
import { problems } from './problems';
import { shell } from './shell';

/** The texts of the frame, the public pages and the auth pages, in one small bundle. */
export const publicWords = { common, shell, problems, auth, landing, legal } as const;
