import { appWords } from './appWords';
import { common } from './common?signedIn';
import { problems } from './problems?signedIn';
import { shell } from './shell?signedIn';

/** The texts of the frame and of the screens that need a session, in one file: those of the frame are copies, so that no other file is needed. */
export const signedInWords = { common, problems, shell, ...appWords } as const;
