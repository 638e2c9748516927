import { type Day, days } from '../../dayAnswers.ts';

const USUAL: Day = 'usual';

/** The days that the toolbar offers beside the usual one, within a sentence. */
export const daysSaid = Object.entries(days)
  .filter(([day]) => day !== USUAL)
  .map(([, name]) => name.toLowerCase())
  .join(', ');
