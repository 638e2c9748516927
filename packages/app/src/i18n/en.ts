import { auth } from './en/auth';
import { bots } from './en/bots';
import { botDetail } from './en/botDetail';
import { common } from './en/common';
import { createBot } from './en/createBot';
import { dashboard } from './en/dashboard';
import { drafts } from './en/drafts';
import { gmail } from './en/gmail';
import { profile } from './en/profile';
import { landing } from './en/landing';
import { mailbox } from './en/mailbox';
import { problems } from './en/problems';
import { shell } from './en/shell';

/** All English texts. Single-quoted texts of the specification stand here letter by letter. */
export const en = {
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
