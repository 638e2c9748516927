import { publicWords } from './en/publicWords';
import { appWords } from './en/appWords';

/** All English texts. Single-quoted texts of the specification stand here letter by letter. */
export const en = { ...publicWords, ...appWords } as const;
