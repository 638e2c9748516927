import { botDetail } from './botDetail';
import { bots } from './bots';
import { completion } from './completion';
import { dashboard } from './dashboard';
import { edits } from './edits';
import { failures } from './failures';
import { gmail } from './gmail';
import { languageModel } from './languageModel';
import { notices } from './notices';
import { rewards } from './rewards';
import { sections } from './sections';
import { threeSentences } from './threeSentences';

/** The texts of the screens that need a session, without those that only some of them need. */
export const appWords = {
  botDetail,
  bots,
  completion,
  dashboard,
  edits,
  failures,
  gmail,
  languageModel,
  notices,
  rewards,
  sections,
  threeSentences,
} as const;
