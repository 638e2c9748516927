import type { CvChange } from '@peyk/api-types';
import { searchKey } from '../directory/searchKey.ts';

/** What decides on the place of an entry. */
export interface Ordered {
  /** Start year, end year, and whether it goes on. */
  span: readonly [start: number, end?: number | null, current?: boolean | null];
  title: string;
  texts: readonly (string | null | undefined)[];
}

/** Words that say nothing about a subject, and those that nearly every subject uses. */
const UNTELLING = new Set(
  `a an and as at by for from in into of on or over the to under using via with new based
  research study studies analysis method methods model models modelling modeling data system systems theory science engineering application applications
  design technology process approach advanced applied management practice
  و در از به با برای بر تا یا که این آن های ها روش مدل داده سامانه سیستم نظریه علم علوم مهندسی کاربرد طراحی فناوری فرایند پیشرفته مطالعه بررسی تحلیل پژوهش`.split(
    /\s+/u,
  ),
);
/** How many of the words of an interest an entry has to speak of to be near to it. */
const NEAR = 0.5;
/** A word of a description counts for less than one of a title. */
const IN_TEXT = 0.6;

function wordsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of searchKey(text).split(/[^\p{L}\p{N}+#]+/u)) {
    const stem = word.length > 4 && word.endsWith('s') && !/(?:ss|us|is)$/u.test(word) ? word.slice(0, -1) : word;
    if (stem !== '' && !UNTELLING.has(word)) found.add(stem);
  }
  return found;
}

interface Interest {
  name: string;
  words: readonly string[];
}

/** The interest that an entry speaks of most, and how much of it; null when of none enough. */
function nearest(about: Ordered, interests: readonly Interest[]): { name: string; near: number } | null {
  const title = wordsOf(about.title);
  const text = wordsOf(about.texts.filter(Boolean).join(' '));
  let best: { name: string; near: number } | null = null;
  for (const { name, words } of interests) {
    const said = words.reduce((sum, word) => sum + (title.has(word) ? 1 : text.has(word) ? IN_TEXT : 0), 0);
    const near = words.length === 0 ? 0 : said / words.length;
    if (near >= NEAR && near > (best?.near ?? 0)) best = { name, near };
  }
  return best;
}

/** When an entry ended: what goes on is newer than everything that has. */
const endOf = ([start, end, current]: Ordered['span']): number => (current ? Infinity : (end ?? start));

/**
 * A list as the CV has it: nearest to the interests first, otherwise in the order that the person gave it by hand, or else the newest first;
 * and what stands further up by the interests. Nothing is added or left out.
 */
export function inCvOrder<Entry extends object>(
  list: readonly Entry[],
  about: (entry: Entry) => Ordered,
  interests: readonly string[],
  byHand = false,
): { entries: Entry[]; moved: Omit<CvChange, 'section'>[] } {
  const wanted = interests.map((name) => ({ name, words: [...wordsOf(name)] }));
  const plain = list
    .map((entry) => ({ entry, about: about(entry) }))
    .map((item) => ({ ...item, near: wanted.length === 0 ? null : nearest(item.about, wanted) }))
    .toSorted((a, b) => {
      if (byHand) return 0;
      const [endA, endB] = [endOf(a.about.span), endOf(b.about.span)];
      return endA === endB ? b.about.span[0] - a.about.span[0] : endB - endA;
    })
    .map((item, place) => ({ ...item, place }));
  const tailored = plain.toSorted((a, b) => (b.near?.near ?? 0) - (a.near?.near ?? 0));
  const moved = tailored.flatMap(({ about: { title }, near, place }, index) =>
    near && index < place ? [{ title, from: place + 1, to: index + 1, because: near.name }] : [],
  );
  return { entries: tailored.map(({ entry }) => entry), moved };
}
