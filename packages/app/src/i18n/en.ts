import { publicWords } from './en/publicWords';
import { guestWords } from './en/guestWords';
import { appWords } from './en/appWords';
import { answerWords } from './en/answers';
import { dailyWords } from './en/dailyWords';
import { wizardWords } from './en/wizardWords';
import { letterWords } from './en/letterWords';
import { profileWords } from './en/profileWords';
import { listWords } from './en/listWords';
import { seldomWords } from './en/seldomWords';

/** All English texts. Single-quoted texts of the specification stand here letter by letter. */
export const en = {
  ...publicWords,
  ...guestWords,
  ...appWords,
  ...dailyWords,
  ...wizardWords,
  ...letterWords,
  ...answerWords,
  ...profileWords,
  ...listWords,
  ...seldomWords,
} as const;
