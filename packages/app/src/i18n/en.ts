import { publicWords } from './en/publicWords';
import { appWords } from './en/appWords';
import { answerWords } from './en/answers';
import { letterWords } from './en/letterWords';
import { profileWords } from './en/profileWords';

/** All English texts. Single-quoted texts of the specification stand here letter by letter. */
export const en = { ...publicWords, ...appWords, ...letterWords, ...answerWords, ...profileWords } as const;
