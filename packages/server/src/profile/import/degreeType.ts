import type { Degree } from '@peyk/api-types';
import { searchKey } from '../../directory/searchKey.ts';

type DegreeType = Degree['degree_type'];

/** A degree that a profile has no word for, such as a physician's doctorate: it must not be taken for the one whose name it resembles. */
type Other = 'other';

const words = (text: string): string[] => text.split(', ');

/** What degrees are called in English, German, French and Persian, as search keys; the highest first. */
const NAMES: readonly (readonly [DegreeType | Other, readonly string[]])[] = [
  [
    'other',
    words(
      'doctor of medicine, doctor of dental surgery, doctor of pharmacy, juris doctor, staatsexamen, دکتری حرفه ای, دکترای حرفه ای, دکتری عمومی, دکترای عمومی',
    ),
  ],
  [
    'Post-PhD',
    words(
      'post doctoral, post doctorate, post doctorat, post doc, postdoctoral, postdoctorate, postdoctorat, postdoc, post phd, habilitation, پسادکتری, پسا دکتری, پسادکترا, پسا دکترا, پسادکترای, فوق دکتری, فوق دکترا, فوق دکترای',
    ),
  ],
  [
    'PhD',
    words(
      'doctor of philosophy, doctor of science, doctor of engineering, doctor of education, doctorate, doctoral degree, doctoral, doctorat, doktorat, doktor der philosophie, doktor der naturwissenschaften, doktor der ingenieurwissenschaften, promotion, dr rer nat, dr rer pol, dr phil, dr ing, phd, ph d, dphil, d phil, دکتری تخصصی, دکترای تخصصی, دکترا, دکترای, دکتری',
    ),
  ],
  [
    'Master',
    words(
      'master of science, master of arts, master of engineering, master of philosophy, master of research, master of education, master of technology, master of, masters degree, master degree, masters, master, magister artium, magister, maitrise, msc, m sc, ma, m a, ms, m s, meng, m eng, mphil, m phil, mres, mba, llm, mtech, کارشناسی ارشد, فوق لیسانس',
    ),
  ],
  [
    'BSc',
    words(
      'bachelor of science, bachelor of arts, bachelor of engineering, bachelor of education, bachelor of technology, bachelor of, bachelors degree, bachelor degree, bachelors, bachelor, licence, bsc, b sc, ba, b a, bs, b s, beng, b eng, btech, b tech, llb, کارشناسی, لیسانس',
    ),
  ],
  [
    'Associate',
    words(
      'associate of applied science, associate of science, associate of arts, associate degree, associates degree, associates, associate, brevet de technicien superieur, bts, فوق دیپلم, کاردانی',
    ),
  ],
  [
    'Diploma',
    words(
      'higher diploma, postgraduate diploma, graduate diploma, high school diploma, diploma, diplom, dipl ing, diplome dingenieur, diplome, high school, abitur, دیپلم',
    ),
  ],
  [
    'Certification',
    words(
      'graduate certificate, postgraduate certificate, certificate, certification, zertifikat, certificat, گواهینامه, گواهی نامه, گواهی',
    ),
  ],
];

/** These name a place or a title as well: they count in capitals at the beginning. */
const IN_CAPITALS = new Set(words('ma, ms, ba, bs'));
/** `Associate` alone is a degree, `Research Associate` is not. */
const ALONE = new Set(['associate']);
/** Between a degree and its subject. */
const LINKS = new Set(words('in, of, degree, en, de, des, du, im, fach, honours, hons, رشته, در'));

interface Word {
  key: string;
  from: number;
  to: number;
}

/** The words of a title: `Ph.D.` is one, `Dr.-Ing.` two. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}.'’\u200c]+/gu)]
    .map((match) => ({
      key: searchKey(match[0].replaceAll(/[.'’]/gu, '').replaceAll('\u200c', ' ')),
      from: match.index,
      to: match.index + match[0].length,
    }))
    .filter(({ key }) => key !== '');

/** Where a name stands among words, as the number of its first word and of the one behind it; null where it does not. */
function placeOf(name: string, all: readonly Word[]): { start: number; end: number } | null {
  for (let start = 0; start < all.length; start += 1) {
    let said = '';
    for (let end = start; end < all.length && said.length < name.length; end += 1) {
      said = [...(said === '' ? [] : [said]), all[end]?.key].join(' ');
      if (said === name) return { start, end: end + 1 };
    }
  }
  return null;
}

/**
 * The degree that a title names and, where there is one, the subject beside it: `M.Sc. in Structural Engineering` is a Master of `Structural
 * Engineering`. Null where no word of the title is the name of a degree that a profile knows: none is guessed.
 */
export function degreeOf(title: string): { type: DegreeType; subject: string | null } | null {
  const text = title.slice(0, 300);
  const all = wordsOf(text);
  const named = NAMES.flatMap(([type, names], rank) =>
    names.flatMap((name) => {
      const place = placeOf(name, all);
      if (place === null || (ALONE.has(name) && all.length > 1)) return [];
      const written = text.slice(all[place.start]?.from, all[place.end - 1]?.to);
      if (IN_CAPITALS.has(name) && (place.start > 0 || written !== written.toUpperCase())) return [];
      return [{ type, rank, name, ...place }];
    }),
  );
  // «کارشناسی ارشد» holds «کارشناسی»: of names that overlap the longest counts, of others the highest degree.
  const [best] = named
    .filter(
      (one) =>
        !named.some((other) => other.name.length > one.name.length && other.start <= one.start && other.end >= one.end),
    )
    .toSorted((a, b) => a.rank - b.rank);
  if (!best || best.type === 'other') return null;
  return { type: best.type, subject: subjectBeside(text, best, all) };
}

function subjectBeside(
  text: string,
  { start, end }: { start: number; end: number },
  all: readonly Word[],
): string | null {
  let first = end;
  while (first < all.length && LINKS.has(all[first]?.key ?? '')) first += 1;
  const after = text.slice(all[first]?.from ?? text.length);
  const before = text.slice(0, all[start]?.from ?? 0);
  return [after, before].map(bare).find((part) => /\p{L}{2}/u.test(part)) ?? null;
}

/** Without the marks around a subject: `(Physics)`, `– Physics,`. */
function bare(text: string): string {
  let [start, end] = [0, text.length];
  const isMark = (at: number): boolean => /[\s,;:،؛()[\]\p{Pd}/|.]/u.test(text[at] ?? '');
  while (start < end && isMark(start)) start += 1;
  while (end > start && isMark(end - 1)) end -= 1;
  return text.slice(start, end);
}
