import { auth } from './auth';
import { common } from './common';
import { landing } from './landing';
import { legal } from './legal';
import { problems } from './problems';
import { shell } from './shell';

/** What the frame and the doors say: the first words that anybody waits for. */
export const entrance = { common, shell, problems, auth, landing, legal } as const;
