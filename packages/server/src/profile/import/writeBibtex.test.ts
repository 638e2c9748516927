import type { Paper } from '@peyk/api-types';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBibtex } from './bibtex.ts';
import { oneLine } from './paper.ts';
import { writeBibtex } from './writeBibtex.ts';

type Written = Pick<Paper, 'title' | 'year' | 'authors' | 'journal_conference_name' | 'doi' | 'url' | 'abstract'>;

const bare: Written = {
  title: 'Damage detection',
  year: 2024,
  authors: null,
  journal_conference_name: null,
  doi: null,
  url: null,
  abstract: null,
};
const paper = (fields: Partial<Written> = {}): Paper => ({ id: 1, ...bare, ...fields });
const write = (fields: Partial<Written>): string => writeBibtex([paper(fields)]);
const read = (text: string) => {
  const found = readBibtex(text);
  expect(found.problems).toEqual([]);
  return found.entries.map(({ entry }) => entry);
};
/** Out and in again. */
const again = (fields: Partial<Written>) => read(write(fields))[0];
const keysOf = (papers: readonly Paper[]): string[] =>
  Array.from(writeBibtex(papers).matchAll(/^@\w+\{(.*),$/gmu), ([, key = '']) => key);

describe('papers as BibTeX', () => {
  it('IMP-04 are entries with all that the profile has of them', () => {
    const text = write({
      title: 'Damage {detection} at 5 % & more',
      authors: 'Nasrin Ahmadi; Lena van der Berg; The ATLAS Collaboration 2; et al.',
      journal_conference_name: 'R&D_#1',
      doi: '10.1000/a_b(1)',
      url: 'https://example.org/a%20b?c=1&d=_#e',
      abstract: 'One.\n\nTwo.',
    });
    expect(text).toBe(
      String.raw`@article{ahmadi2024damage,
  author = {Ahmadi, Nasrin and van der Berg, Lena and {The ATLAS Collaboration 2} and others},
  title = {Damage \{detection\} at 5 \% \& more},
  journal = {R\&D\_\#1},
  year = {2024},
  doi = {10.1000/a_b(1)},
  url = {https://example.org/a%20b?c=1&d=_#e},
  abstract = {One.\\
\\
Two.}
}
`,
    );
  });

  it('IMP-04 are of no type of their own without a journal, and nothing is written that is not there', () => {
    expect(write({})).toBe('@misc{2024damage,\n  title = {Damage detection},\n  year = {2024}\n}\n');
    expect(writeBibtex([])).toBe('');
  });

  it.each<[string, Partial<Written>, string]>([
    ['the first long word', { authors: 'N. Ahmadi; B. Bo', title: 'On the Use of Sensors' }, 'ahmadi2024sensors'],
    ['the first word where none is long', { authors: 'N. Ahmadi', title: 'To be' }, 'ahmadi2024to'],
    ['no accents', { authors: 'Jörg Müller', title: 'Étude' }, 'muller2024etude'],
    ['Persian letters', { authors: 'مریم رضایی', title: 'پایش سلامت پل‌ها' }, 'رضایی2024پایش'],
    ['no sign that ends a key', { authors: "Bo O'Brien", title: '{x},%"=#~' }, 'obrien2024x'],
    ['the family before a comma', { authors: 'Ahmadi, Nasrin; Bo, A.', title: 'Bridges' }, 'ahmadi2024bridges'],
    ['nothing but the year', { title: '؟!' }, '2024'],
  ])('IMP-04 have a key with %s', (_what, fields, key) => {
    expect(keysOf([paper(fields)])).toEqual([key]);
  });

  it('IMP-04 have no two equal keys', () => {
    const same = paper({ authors: 'N. Ahmadi' });
    const taken = paper({ authors: 'N. Ahmadi', title: 'Damagea' });
    expect(keysOf([same, taken, same, same])).toEqual([
      'ahmadi2024damage',
      'ahmadi2024damagea',
      'ahmadi2024damageb',
      'ahmadi2024damagec',
    ]);
    const many = keysOf(Array<Paper>(800).fill(same));
    expect(new Set(many).size).toBe(800);
    expect([many[26], many[27]]).toEqual(['ahmadi2024damagez', 'ahmadi2024damageaa']);
  });

  it.each([
    ['Nasrin Ahmadi and Bo Solheim', 'Ahmadi, Nasrin and Solheim, Bo'],
    ['Ahmadi, N., Solheim, B.', 'Ahmadi, N. and Solheim, B.'],
    ['N. Ahmadi, B. Solheim & C. Dee', 'Ahmadi, N. and Solheim, B. and Dee, C.'],
    ['مریم رضایی، نسرین احمدی و بو سولهایم', 'رضایی, مریم and احمدی, نسرین and سولهایم, بو'],
  ])('IMP-04 have the authors of %s one by one', (authors, written) => {
    expect(write({ authors })).toContain(`author = {${written}}`);
  });

  it.each([
    'Xiao-ming Wang; Jean-luc de la Tour',
    'Harun al-Rashid; Ludwig van Beethoven',
    'Plato; B',
    'The {Sensors} & Loads_Group; 100% Lab',
    'Müller–Schmidt; J. R. R. O’Brien-Smith',
    'Smith and Sons; Bo A.',
    'a=b; C--D',
    'مریم رضایی‌نژاد; علی‌رضا احمدی',
  ])('IMP-04 have the authors %s when they are read again', (authors) => {
    expect(again({ authors })?.['authors' as never]).toBe(authors);
  });

  it.each([
    "a -- b --- c, ''d'' ``e``",
    'H<sub>2</sub>O, <i>x</i>, a<b, R&amp;D, &lt;',
    String.raw`\alpha \'e C:\temp\new \\ {\it x} $x^2$ ~ ^`,
    '{ } {{ }} }{ \\{ \\}',
    '@article{a, title = {b}}',
    '@article(a, title = {b})',
    '% not a comment',
    '“quotes” "straight" «فارسی» می‌خواهم ۱۴۰۳ 🌉👩‍🔬',
  ])('IMP-04 have the text %s when they are read again', (text) => {
    const fields = { title: text, journal_conference_name: text, abstract: `${text}\n${text}\n\n${text}` };
    expect(again(fields)).toMatchObject(fields);
  });

  const sign = fc.constantFrom(...Array.from('\\{}%&#_$~^"\'`<>@=,;:/()[]|!?*+-–.١۵²₂«»،؛ ßé🌉👩‍🔬\u200C\u200D'));
  const word = fc.constantFrom(
    'damage',
    'Bridge',
    'of',
    'and',
    'others',
    'sub',
    'amp',
    'textit',
    'article',
    'پل‌ها',
    'می‌خواهم',
    'سلامت',
    'و',
    '\\\\',
    '--',
    '{{',
  );
  const piece = fc.oneof(
    { weight: 3, arbitrary: sign },
    { weight: 2, arbitrary: word },
    fc.constant(' '),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const line = (longest: number) =>
    fc
      .array(piece, { minLength: 1, maxLength: 40 })
      .map((pieces) => oneLine(pieces.join('')))
      .filter((text) => text !== '' && text.length <= longest);
  const name = fc
    .array(
      fc.oneof(
        word,
        sign,
        fc.constant(' '),
        fc.constantFrom('Nasrin', 'Ahmadi', 'van', 'der', 'al-Rashid', 'Xiao-ming', 'J.', 'مریم', 'رضایی'),
      ),
      {
        minLength: 1,
        maxLength: 8,
      },
    )
    .map((pieces) => oneLine(pieces.join('').replaceAll(/[;؛,،]/gu, '')))
    // Words that BibTeX takes for the end of a list, or for a name left out.
    .filter((text) => text !== '' && !/^(?:et al\.?|others)$/iu.test(text) && !/ and and /iu.test(` ${text} `));
  const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 4 });
  const written: fc.Arbitrary<Written> = fc.record({
    title: line(300),
    year: fc.integer({ min: 1700, max: 9999 }),
    authors: orNull(fc.array(name, { minLength: 2, maxLength: 5 }).map((names) => names.join('; '))),
    journal_conference_name: orNull(line(300)),
    doi: orNull(fc.stringMatching(/^10\.\d{4,9}\/[a-zA-Z0-9_<>{}\\%&#$~^:[\]-]{1,20}[a-z]$/)),
    url: orNull(fc.stringMatching(/^https:\/\/[a-z]{1,9}\.example\/[a-zA-Z0-9_{}\\%&#$~^=?-]{0,30}[a-z]$/)),
    abstract: orNull(
      fc
        .array(line(300), { minLength: 1, maxLength: 4 })
        .chain((lines) => fc.constantFrom('\n', '\n\n').map((between) => lines.join(between))),
    ),
  });

  it('IMP-04 are the same papers when they are read again, whatever is in them', () => {
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 4 }), (all) => {
        expect(read(writeBibtex(all.map(paper)))).toEqual(all);
      }),
      { numRuns: 400 },
    );
  });
});
