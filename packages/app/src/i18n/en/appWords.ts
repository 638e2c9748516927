import { achievements } from './achievements';
import { addProfessor } from './addProfessor';
import { botDetail } from './botDetail';
import { botEdit } from './botEdit';
import { bots } from './bots';
import { completion } from './completion';
import { compose } from './compose';
import { composeDialog } from './composeDialog';
import { createBot } from './createBot';
import { cv } from './cv';
import { dashboard } from './dashboard';
import { drafts } from './drafts';
import { edits } from './edits';
import { failures } from './failures';
import { gmail } from './gmail';
import { imports } from './import';
import { languageModel } from './languageModel';
import { mailbox } from './mailbox';
import { notices } from './notices';
import { personal } from './personal';
import { plan } from './plan';
import { professorDetail } from './professorDetail';
import { professors } from './professors';
import { profile } from './profile';
import { results } from './results';
import { review } from './review';
import { rewards } from './rewards';
import { threeSentences } from './threeSentences';
import { account } from './account';

/** The texts of the screens that need a session. */
export const appWords = {
  personal,
  plan,
  completion,
  professorDetail,
  professors,
  addProfessor,
  composeDialog,
  review,
  profile,
  import: imports,
  cv,
  gmail,
  languageModel,
  createBot,
  dashboard,
  bots,
  botDetail,
  botEdit,
  drafts,
  edits,
  failures,
  mailbox,
  threeSentences,
  notices,
  rewards,
  achievements,
  results,
  compose,
  account,
} as const;
