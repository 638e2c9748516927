import { botRun } from './botRun';
import { bots } from './bots';
import { completion } from './completion';
import { edits } from './edits';
import { failures } from './failures';
import { notices } from './notices';
import { sections } from './sections';

/** The texts of the screens that need a session, without those that only some of them need. */
export const appWords = {
  botRun,
  bots,
  completion,
  edits,
  failures,
  notices,
  sections,
} as const;
