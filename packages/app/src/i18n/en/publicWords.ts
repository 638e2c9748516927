import { common } from './common';
import { problems } from './problems';
import { shell } from './shell';

/** The texts of the frame around every screen, in one small bundle. */
export const publicWords = { common, shell, problems } as const;
