import { dashboard } from './dashboard';
import { gmail } from './gmail';
import { languageModel } from './languageModel';
import { rewards } from './rewards';
import { threeSentences } from './threeSentences';

/** The texts of the dashboard and of what it leads to: Gmail, the three sentences, the rewards. */
export const dailyWords = {
  dashboard,
  gmail,
  languageModel,
  rewards,
  threeSentences,
} as const;
