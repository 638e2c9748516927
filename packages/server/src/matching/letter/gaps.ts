/** What a gap asks the person for; they alone can say it (LTR-02). */
export type GapKind = 'theirs' | 'result' | 'meeting' | 'question';

/** How every gap begins; nothing else in a letter does. */
export const GAP_BEGINS = '[Your sentence: ';

const ASKS: Readonly<Record<GapKind, string>> = {
  theirs: 'the point of',
  result: 'what came out of',
  meeting: 'what links',
  question: 'the question',
};

const quoted = (title: string): string => `“${title.replaceAll(/[[\]“”]/gu, '')}”`;

export const gapFor = {
  theirs: (paper: string): string => `${GAP_BEGINS}${ASKS.theirs} ${quoted(paper)} that you would build on]`,
  result: (entry: string | null): string =>
    `${GAP_BEGINS}${ASKS.result} ${entry === null ? 'work of your own' : quoted(entry)}, with your method and one number]`,
  meeting: (paper: string): string => `${GAP_BEGINS}${ASKS.meeting} ${quoted(paper)} to your own question]`,
  question: (): string => `${GAP_BEGINS}${ASKS.question} you would like to work on, in one sentence]`,
};

/** What a sentence asks for, or null when it is no gap. */
export function gapKindOf(sentence: string): GapKind | null {
  if (!sentence.startsWith(GAP_BEGINS)) return null;
  const asked = sentence.slice(GAP_BEGINS.length);
  const kinds: GapKind[] = ['theirs', 'result', 'meeting', 'question'];
  return kinds.find((kind) => asked.startsWith(ASKS[kind])) ?? 'question';
}

/** Whether a sentence is a gap as it was composed, without words of the person in it. */
export function isUntouchedGap(sentence: string): boolean {
  const asked = sentence.startsWith(GAP_BEGINS) ? sentence.slice(GAP_BEGINS.length) : '';
  return asked.endsWith(']') && Object.values(ASKS).some((ask) => asked.startsWith(ask));
}

/** The first gap of a text, or null. */
export const firstGap = (text: string): string | null => {
  const start = text.indexOf(GAP_BEGINS);
  if (start === -1) return null;
  const end = text.indexOf(']', start);
  return text.slice(start, end === -1 ? start + 200 : end + 1);
};
