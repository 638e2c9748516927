import type { Standings } from './threeSentences';

export const sentencesStates = {
  allMissing: { question: 'missing', result: 'missing', plan: 'missing' },
  oneMissing: { question: 'there', result: 'missing', plan: 'there' },
  englishMissing: { question: 'english', result: 'english', plan: 'there' },
} satisfies Record<string, Standings>;
