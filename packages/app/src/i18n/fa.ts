import type { en } from './en';
import { publicWords } from './fa/publicWords';
import { guestWords } from './fa/guestWords';
import { appWords } from './fa/appWords';
import { answerWords } from './fa/answers';
import { dailyWords } from './fa/dailyWords';
import { wizardWords } from './fa/wizardWords';
import { letterWords } from './fa/letterWords';
import { profileWords } from './fa/profileWords';
import { listWords } from './fa/listWords';
import { seldomWords } from './fa/seldomWords';
import type { SameShape } from './types';

/** All Persian texts: formal «شما», half-spaces, Persian digits. Terms are kept one word per concept. */
export const fa = {
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
} as const satisfies SameShape<typeof en>;
