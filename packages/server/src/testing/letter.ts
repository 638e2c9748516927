import { seeded } from './random.ts';

/** The professor's paper in tests, as stored in their record. */
export const theirPaper = {
  related_recent_publications: 'Slow rivers under old bridges (Journal of Rivers, 2024)',
  related_recent_publications_url: 'https://doi.example/10.1/rivers',
};

/** An entry of the sender's own profile. */
export const ownPaper = { title: 'Warm roofs of wooden schools', year: 2023 };

/** A random word, so that letters differ. */
const word = ({ next }: ReturnType<typeof seeded>): string =>
  Array.from({ length: 7 }, () => String.fromCharCode(97 + Math.floor(next() * 26))).join('');

/**
 * A letter that passes all gates (R12, R13): it names the professor, their paper and one of the sender's, and differs from every other
 * number's.
 */
export function letterTo(family: string, number: number): string {
  const random = seeded(number);
  const own = Array.from({ length: 40 }, () => word(random)).join(' ');
  return [
    `Dear Professor ${family},`,
    `I read your “Slow rivers under old bridges” (2024), and my “${ownPaper.title}” begins where it ends.`,
    `My question is this: ${own}?`,
    'Nasrin Ahmadi',
  ].join('\n\n');
}

/** A composed letter with a sentence of courtesy in each of its gaps, so that it can be approved. */
export const withoutGaps = (body: string): string =>
  body.replaceAll(/\[Your sentence: [^\]]*\]/gu, 'I would be glad to hear what you think of this.');
