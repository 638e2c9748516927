import type { en } from './en';
import { publicWords } from './fa/publicWords';
import { appWords } from './fa/appWords';
import { answerWords } from './fa/answers';
import { letterWords } from './fa/letterWords';
import { profileWords } from './fa/profileWords';
import type { SameShape } from './types';

/** All Persian texts: formal «شما», half-spaces, Persian digits. Terms are kept one word per concept. */
export const fa = {
  ...publicWords,
  ...appWords,
  ...letterWords,
  ...answerWords,
  ...profileWords,
} as const satisfies SameShape<typeof en>;
