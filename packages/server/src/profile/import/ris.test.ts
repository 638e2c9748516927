import { describe, expect, it } from 'vitest';
import type { Found } from './found.ts';
import { readRis } from './ris.ts';

const entry = (...lines: readonly string[]) => ['TY  - JOUR', ...lines, 'ER  - ', ''].join('\n');
const papersOf = ({ entries }: Found) =>
  entries.flatMap((found) => (found.section === 'papers' ? [{ ...found.entry, names: found.authors }] : []));
/** The only paper of a file. */
const only = (text: string) => {
  const found = readRis(text);
  expect(found.problems).toEqual([]);
  expect(found.entries).toHaveLength(1);
  return papersOf(found)[0];
};
const told = ({ problems }: Found) =>
  problems.map(({ code, line, name, field, limit }) => [code, line, name, field, limit]);
const titled = ['TI  - T', 'PY  - 2024'];

describe('a RIS entry', () => {
  it('IMP-01 is taken with all that a profile has a place for', () => {
    const text = entry(
      'ID  - ahmadi2024',
      'AU  - Ahmadi, Nasrin',
      'AU  - van der Berg, Lena',
      'TI  - Damage detection in bridges',
      'T2  - Structural Health Monitoring',
      'PY  - 2024/03/05/',
      'VL  - 3',
      'SP  - 1',
      'EP  - 9',
      'DO  - https://doi.org/10.1177/14759217.',
      'UR  - https://example.org/p?a=1',
      'KW  - bridges',
      'AB  - We listen to bridges.',
    );
    expect(readRis(text)).toEqual({
      entries: [
        {
          section: 'papers',
          entry: {
            title: 'Damage detection in bridges',
            year: 2024,
            abstract: 'We listen to bridges.',
            url: 'https://example.org/p?a=1',
            journal_conference_name: 'Structural Health Monitoring',
            doi: '10.1177/14759217',
            authors: 'Nasrin Ahmadi; Lena van der Berg',
          },
          authors: ['Nasrin Ahmadi', 'Lena van der Berg'],
          ownAuthor: null,
        },
      ],
      name: null,
      person: null,
      problems: [],
      leftOut: [],
    });
  });

  it.each<[string, readonly string[]]>([
    ['TI', ['TI  - T', 'PY  - 2024']],
    ['T1 and Y1', ['T1  - T', 'Y1  - 2024/01//']],
    ['TI and DA', ['TI  - T', 'DA  - 2024/01/02']],
    ['a day without strokes', ['TI  - T', 'PY  - ', 'DA  - 20240102']],
    ['CT', ['CT  - T', 'PY  - 2024']],
    ['BT', ['BT  - T', 'PY  - Spring 2024']],
  ])('IMP-03 has its title and year in %s', (_tags, lines) => {
    expect(only(entry(...lines))).toMatchObject({ title: 'T', year: 2024, journal_conference_name: null });
  });

  it('IMP-03 has a Jalali year converted, which is said', () => {
    const found = readRis(entry('TI  - پایش سلامت پل‌ها', 'PY  - ۱۴۰۳', 'AU  - رضایی، مریم'));
    expect(papersOf(found)).toMatchObject([{ title: 'پایش سلامت پل‌ها', year: 2024, authors: 'مریم رضایی' }]);
    expect(told(found)).toEqual([['about_year', 1, 'پایش سلامت پل‌ها', 'year', null]]);
  });

  it.each(['JF', 'T2', 'JO', 'JA', 'J2', 'C3', 'BT'])('IMP-03 has its venue in %s', (tag) => {
    expect(only(entry(...titled, `${tag}  - A Journal`))?.journal_conference_name).toBe('A Journal');
  });

  it('IMP-03 has the full name of its journal before the short one, and the university of a thesis', () => {
    expect(only(entry(...titled, 'JO  - A. J.', 'JF  - A Journal'))?.journal_conference_name).toBe('A Journal');
    const thesis = entry(...titled, 'PB  - University of Tehran').replace('JOUR', 'THES');
    expect(only(thesis)?.journal_conference_name).toBe('University of Tehran');
  });

  it.each<[string, readonly string[], string | null]>([
    ['AU', ['AU  - Ahmadi, Nasrin', 'AU  - Solheim, Bo, Jr.'], 'Nasrin Ahmadi; Bo Solheim Jr.'],
    ['A1', ['A1  - Ahmadi, N.', 'A2  - Editor, E.'], 'N. Ahmadi'],
    ['A2, A3 and A4', ['A2  - Ahmadi, N.', 'A4  - Bo, A.'], 'N. Ahmadi; A. Bo'],
    ['one line', ['AU  - Ahmadi, N.; Bo, A.'], 'N. Ahmadi; A. Bo'],
    ['lines below the tag', ['AU  - Ahmadi, N.', 'Bo, A.'], 'N. Ahmadi; A. Bo'],
    ['the name of a group', ['AU  - The ATLAS Collaboration'], 'The ATLAS Collaboration'],
    ['no tag', [], null],
  ])('IMP-03 has its authors in %s', (_where, lines, authors) => {
    expect(only(entry(...titled, ...lines))?.authors).toBe(authors);
  });

  it.each<[string, readonly string[], string | null]>([
    ['DO', ['DO  - doi:10.1000/x', 'UR  - https://doi.org/10.1000/y'], '10.1000/x'],
    ['UR', ['UR  - https://example.org', 'UR  - https://dx.doi.org/10.1000/x'], '10.1000/x'],
    ['M3', ['M3  - 10.1000/x'], '10.1000/x'],
    ['no tag', ['M3  - Article', 'UR  - https://example.org/10.1000/x'], null],
  ])('IMP-03 has its DOI in %s', (_where, lines, doi) => {
    expect(only(entry(...titled, ...lines))?.doi).toBe(doi);
  });

  it('IMP-03 has no address but one of the web', () => {
    const address = (...lines: readonly string[]) => only(entry(...titled, ...lines))?.url;
    expect(address('UR  - javascript:alert(1)', 'UR  - http://example.org')).toBe('http://example.org');
    expect(address('UR  - ftp://example.org')).toBeNull();
    expect(address('UR  - https://example.org/a b')).toBeNull();
  });

  it('IMP-03 goes on in lines without a tag, and an abstract keeps its paragraphs', () => {
    const text = entry(
      'TI  - A long',
      'title',
      'PY  - 2024',
      'AB  - First.',
      '',
      '',
      ' ',
      'Second A-B - C.',
      'AB - x',
    ).replace('\nAB - x', '');
    expect(only(text)).toMatchObject({ title: 'A long title', abstract: 'First.\n\nSecond A-B - C.' });
  });

  it('IMP-03 has the first of repeated titles, without markup', () => {
    expect(only(entry('TI  - H<sub>2</sub>O &amp; <i>E. coli</i>', 'TI  - Other', 'PY  - 2024'))?.title).toBe(
      'H₂O & E. coli',
    );
  });

  it.each<[field: string, line: string, limit: number]>([
    ['journal_conference_name', `T2  - ${'v'.repeat(301)}`, 300],
    ['doi', `DO  - 10.1000/${'d'.repeat(300)}`, 300],
    ['url', `UR  - https://example.org/${'u'.repeat(2000)}`, 2000],
    ['abstract', `AB  - ${'a'.repeat(10_001)}`, 10_000],
  ])('IMP-03 lacks the %s that is too long, which is said', (field, line, limit) => {
    const found = readRis(entry(...titled, line));
    expect(told(found)).toEqual([['field_too_long', 1, 'T', field, limit]]);
    expect(papersOf(found)).toMatchObject([{ title: 'T', [field]: null }]);
  });
});

describe('a RIS file', () => {
  const two = [
    'TY  - JOUR',
    'TI  - One',
    'PY  - 2020',
    'ER  - ',
    '',
    'TY  - CONF',
    'TI  - Two',
    'PY  - 2021',
    'ER  - ',
    '',
  ];
  const titles = (text: string) => {
    const found = readRis(text);
    expect(found.problems).toEqual([]);
    return papersOf(found).map(({ title }) => title);
  };

  it.each<[string, string]>([
    ['line feeds', two.join('\n')],
    ['both line ends', two.join('\r\n')],
    ['carriage returns alone', two.join('\r')],
    ['a byte order mark', `\uFEFF${two.join('\n')}`],
    ['one space before the hyphen', two.join('\n').replaceAll('  -', ' -')],
    ['no space behind the last hyphen', two.join('\n').replaceAll('ER  - ', 'ER  -')],
    ['two spaces behind the hyphen', two.join('\n').replaceAll(' - ', ' -  ')],
    ['no end of the first entry', two.filter((_, index) => index !== 3).join('\n')],
    ['no end of the last entry', two.slice(0, -2).join('\n')],
    ['a heading', `Provider: X\nContent: text\n\n${two.join('\n')}`],
  ])('IMP-03 is read with %s', (_what, text) => {
    expect(titles(text)).toEqual(['One', 'Two']);
  });

  it('IMP-03 offers an entry of an unknown type, which is said', () => {
    const found = readRis(entry(...titled).replace('JOUR', 'ZZZZ'));
    expect(papersOf(found)).toMatchObject([{ title: 'T' }]);
    expect(told(found)).toEqual([['type_unknown', 1, 'T', null, null]]);
  });

  it('IMP-03 keeps four of four good entries and says the line of each of three faults', () => {
    const good = (title: string) => entry(`TI  - ${title}`, 'PY  - 2020');
    const noTitle = entry('ID  - bad1', 'PY  - 2020');
    const noYear = entry('TI  - Bad', 'PY  - in press');
    const noType = 'ID  - bad3\nTI  - Bad\nPY  - 2020\nER  - \n';
    const found = readRis([good('One'), noTitle, good('Two'), noYear, good('Three'), noType, good('Four')].join(''));
    expect(papersOf(found).map(({ title }) => title)).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(told(found)).toEqual([
      ['field_missing', 5, 'bad1', 'title', null],
      ['field_missing', 13, 'Bad', 'year', null],
      ['unreadable', 21, 'bad3', null, null],
    ]);
  });

  it('IMP-03 has at most 5,000 entries, 200,000 characters in one, and the authors that fit', () => {
    const many = readRis(entry(...titled).repeat(5001));
    expect(many.entries).toHaveLength(5000);
    expect(told(many)).toEqual([['too_many_entries', 20_001, null, null, 5000]]);
    const large = readRis(entry(...titled, `N1  - ${'n'.repeat(200_001)}`) + entry(...titled));
    expect(large.entries).toHaveLength(1);
    expect(told(large)).toEqual([['entry_too_large', 1, null, null, 200_000]]);
    const authors = readRis(entry(...titled, ...Array<string>(20_000).fill('AU  - B')));
    expect(told(authors)).toEqual([['shortened', 1, 'T', 'authors', 2000]]);
    expect(papersOf(authors)[0]?.authors).toMatch(/^B; .*; et al\.$/);
  });

  it.each(['__proto__', 'constructor', 'toString'])('IMP-03 takes %s for a word', (word) => {
    const found = readRis(entry(`ID  - ${word}`, `TI  - ${word}`, 'PY  - 2020').replace('JOUR', word));
    expect(papersOf(found)).toMatchObject([{ title: word }]);
    expect(told(found)).toEqual([['type_unknown', 1, word, null, null]]);
  });

  it('IMP-03 of 5 MB of one line, of line ends or of beginnings is over at once', () => {
    for (const text of ['A'.repeat(5_000_000), '\n'.repeat(5_000_000), ' '.repeat(5_000_000)])
      expect(readRis(text)).toEqual({ entries: [], name: null, person: null, problems: [], leftOut: [] });
    const found = readRis('TY  - JOUR\n'.repeat(450_000));
    expect(found.entries).toEqual([]);
    expect(found.problems).toHaveLength(5001);
  });
});
