import { auth } from './fa/auth';
import { bots } from './fa/bots';
import { botDetail } from './fa/botDetail';
import { common } from './fa/common';
import { createBot } from './fa/createBot';
import { dashboard } from './fa/dashboard';
import { drafts } from './fa/drafts';
import { gmail } from './fa/gmail';
import { profile } from './fa/profile';
import { landing } from './fa/landing';
import { mailbox } from './fa/mailbox';
import { problems } from './fa/problems';
import { shell } from './fa/shell';

/** All Persian texts: formal «شما», half-spaces, Persian digits. Terms are kept one word per concept. */
export const fa = {
  common,
  shell,
  problems,
  auth,
  landing,
  profile,
  gmail,
  createBot,
  dashboard,
  bots,
  botDetail,
  drafts,
  mailbox,
} as const;
