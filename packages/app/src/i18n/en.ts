import { publicWords } from './en/publicWords';
import { guestWords } from './en/guestWords';
import { appWords } from './en/appWords';
import { answerWords } from './en/answers';
import { wizardWords } from './en/wizardWords';
import { letterWords } from './en/letterWords';
import { profileWords } from './en/profileWords';
import { seldomWords } from './en/seldomWords';

/** All English texts. Single-quoted texts of the specification stand here letter by letter. */
export const en = {
  ...publicWords,
  ...guestWords,
  ...appWords,
  ...wizardWords,
  ...letterWords,
  ...answerWords,
  ...profileWords,
  ...seldomWords,
} as const;
