import type { JudgedSentence, Plant, Source, Speech } from './shapes.ts';

/** A true sentence about the professor's work. */
export const theirs = (text: string, ...rests: Source[]): JudgedSentence => ({
  text,
  says: 'professor',
  judged: 'bound',
  rests,
});

/** A true sentence about the writer. */
export const own = (text: string, ...rests: Source[]): JudgedSentence => ({
  text,
  says: 'writer',
  judged: 'own',
  rests,
});

/** A sentence that claims nothing. */
export const courtesy = (text: string): JudgedSentence => ({ text, says: 'courtesy', judged: 'courtesy', rests: [] });

/** A question to the professor; with sources where it also says something of the writer or of the work. */
export const ask = (text: string, ...rests: Source[]): JudgedSentence => ({
  text,
  says: 'ask',
  judged: rests.length === 0 ? 'courtesy' : rests.some((source) => source.startsWith('their:')) ? 'bound' : 'own',
  rests,
});

/** A sentence with one false or unsupported claim. */
export const planted = (text: string, says: Speech, kind: Plant, truth: string): JudgedSentence => ({
  text,
  says,
  judged: 'unbound',
  rests: [],
  planted: { kind, truth },
});
