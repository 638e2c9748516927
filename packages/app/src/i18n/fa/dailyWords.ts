import { dashboard } from './dashboard';
import { gmail } from './gmail';
import { languageModel } from './languageModel';
import { threeSentences } from './threeSentences';

/** The texts of the dashboard, of Gmail, and of what is read there before a bot is made. */
export const dailyWords = {
  dashboard,
  gmail,
  languageModel,
  threeSentences,
} as const;
