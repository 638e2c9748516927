import { achievements } from './achievements';
import { botDetail } from './botDetail';
import { bots } from './bots';
import { completion } from './completion';
import { createBot } from './createBot';
import { dashboard } from './dashboard';
import { edits } from './edits';
import { failures } from './failures';
import { gmail } from './gmail';
import { languageModel } from './languageModel';
import { mailbox } from './mailbox';
import { notices } from './notices';
import { rewards } from './rewards';
import { sections } from './sections';
import { threeSentences } from './threeSentences';

/** The texts of the screens that need a session, without those that only some of them need. */
export const appWords = {
  achievements,
  botDetail,
  bots,
  completion,
  createBot,
  dashboard,
  edits,
  failures,
  gmail,
  languageModel,
  mailbox,
  notices,
  rewards,
  sections,
  threeSentences,
} as const;
