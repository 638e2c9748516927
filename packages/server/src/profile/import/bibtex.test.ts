import net from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { readBibtex } from './bibtex.ts';
import type { Found } from './found.ts';

const paper = (fields: string, type = 'article') => `@${type}{key, ${fields}}\n`;
const papersOf = ({ entries }: Found) =>
  entries.flatMap((found) => (found.section === 'papers' ? [{ ...found.entry, names: found.authors }] : []));
/** The only paper of a file. */
const only = (text: string) => {
  const found = readBibtex(text);
  expect(found.problems).toEqual([]);
  const [first, ...more] = papersOf(found);
  expect(more).toEqual([]);
  return first;
};
const titleOf = (title: string) => only(paper(`title = {${title}}, year = 2024`))?.title;
const authorsOf = (author: string) => only(paper(`title = {T}, year = 2024, author = {${author}}`))?.authors;
const told = ({ problems }: Found) =>
  problems.map(({ code, line, name, field, limit }) => [code, line, name, field, limit]);

describe('the text of a BibTeX entry', () => {
  it('IMP-01 is taken with all that a profile has a place for', () => {
    const found = readBibtex(`
      @article{ahmadi2024damage,
        author = {Ahmadi, Nasrin and Solheim, Bo},
        title = "Damage detection",
        journal = {Structural Health Monitoring},
        year = 2024, month = mar, volume = 3, pages = {1--9},
        doi = {10.1177/14759217}, url = {https://example.org/p?a=1%202&b=_c#d},
        abstract = {We listen to bridges.}
      }`);
    expect(found).toEqual({
      entries: [
        {
          section: 'papers',
          entry: {
            title: 'Damage detection',
            year: 2024,
            abstract: 'We listen to bridges.',
            url: 'https://example.org/p?a=1%202&b=_c#d',
            journal_conference_name: 'Structural Health Monitoring',
            doi: '10.1177/14759217',
            authors: 'Nasrin Ahmadi; Bo Solheim',
          },
          authors: ['Nasrin Ahmadi', 'Bo Solheim'],
          ownAuthor: null,
        },
      ],
      name: null,
      person: null,
      problems: [],
      leftOut: [],
    });
  });

  it.each<[string, string]>([
    [String.raw`Br{\"u}cken, Br\"ucken, \"{U}ber`, 'Brücken, Brücken, Über'],
    [String.raw`na{\"\i}f, \'{\i}, \'\i, \^{\j}`, 'naïf, í, í, ĵ'],
    [String.raw`\v{s} \c{c} \k{a} \H{o} \r{a} \d{h} \.I \=a \u{g}`, 'š ç ą ő å ḥ İ ā ğ'],
    [String.raw`{\ss} \o{} \aa{} \AE{} \L{}`, 'ß ø å Æ Ł'],
    ['{DNA} and {Deep} {L}earning', 'DNA and Deep Learning'],
    ["pages 1--9 --- a ``word''", 'pages 1–9 — a “word”'],
    [String.raw`$\alpha$-Fe and $x^2$, H$_2$O, ${'$'}10^{-3}$, a $\times$ b`, 'α-Fe and x², H₂O, 10⁻³, a × b'],
    [String.raw`CO\textsubscript{2} at m\textsuperscript{3}, $x_{ij}$`, 'CO₂ at m³, xij'],
    ['H<sub>2</sub>O in m<sup>3</sup> of <i>E. coli</i>', 'H₂O in m³ of E. coli'],
    [
      String.raw`\emph{E. coli}, \textbf{bold}, {\it leaning}, ${'$'}\rm CO_2$, \textsc{Small}`,
      'E. coli, bold, leaning, CO₂, Small',
    ],
    [String.raw`R\&D at 5\% of \$9, \#1, a\_b, \{c\}`, 'R&D at 5% of $9, #1, a_b, {c}'],
    [String.raw`R{\&}amp;D of AT\&amp;T`, 'R&D of AT&T'],
    [String.raw`a \textless{}sub\textgreater{}2\textless{}/sub\textgreater{}`, 'a <sub>2</sub>'],
    ['a < b and c > d, a <b and c> d', 'a < b and c > d, a <b and c> d'],
    [String.raw`C\textbackslash{}D \textasciitilde{}x \~{}y z\^{}2`, String.raw`C\D ~x ~y z^2`],
    [String.raw`Vol.\ 3, Fig.~4, a\,b, un\-break\-able`, 'Vol. 3, Fig. 4, a b, unbreakable'],
    ['Earning $5 a day', 'Earning $5 a day'],
    [String.raw`\unknown{kept} \constructor{too} \toString{this}`, 'kept too this'],
    [String.raw`\textsubscript two $x^2$`, 'two x²'],
    [String.raw`Ends in an accent \'`, 'Ends in an accent'],
    ['e\u0301tude', 'étude'],
    ['two\n    lines', 'two lines'],
  ])('IMP-03 keeps the title %s as %s', (written, title) => {
    expect(titleOf(written)).toBe(title);
  });

  it('IMP-03 keeps a Persian title with its half-spaces', () => {
    expect(titleOf('پایش سلامت پل‌های {تهران} با شبکه‌های حسگر')).toBe('پایش سلامت پل‌های تهران با شبکه‌های حسگر');
  });

  it('IMP-03 takes commands that name files or scripts as words', () => {
    expect(titleOf(String.raw`\input{/etc/passwd} \href{javascript:alert(1)}{x}`)).toBe(
      '/etc/passwd javascript:alert(1)',
    );
  });

  it('IMP-03 reads a text in which nothing is closed as far as it goes', () => {
    expect(titleOf(String.raw`\begin{x} a ${'$'}b^$ \end`)).toMatch(/^a b\^?$/);
    expect(titleOf(String.raw`\textsubscript \href{x} a`)).toMatch(/^x\s+a$/);
  });

  it('IMP-03 keeps the paragraphs of an abstract and no other line break', () => {
    const abstract = ['First', 'line.', '', String.raw`Second \textit{of 5\%}.\\`, 'Third.', '  ', 'Fourth.'].join(
      '\n',
    );
    expect(only(paper(`title = {T}, year = 2024, abstract = {${abstract}}`))?.abstract).toBe(
      'First line.\n\nSecond of 5%.\nThird.\n\nFourth.',
    );
  });
});

describe('the authors of a BibTeX entry', () => {
  it.each<[string, string]>([
    ['Ahmadi, Nasrin and Bo Solheim', 'Nasrin Ahmadi; Bo Solheim'],
    [String.raw`M{\"u}ller, J{\"o}rg and \'{E}mile Zol{\'a}`, 'Jörg Müller; Émile Zolá'],
    ['van der Berg, Lena and Ludwig van Beethoven', 'Lena van der Berg; Ludwig van Beethoven'],
    ['Smith, Jr., John', 'John Smith Jr.'],
    ['{The ATLAS Collaboration} and Ahmadi, N.', 'The ATLAS Collaboration; N. Ahmadi'],
    ['{Sensors, Loads and Damage Group} and Bo, A.', 'Sensors, Loads and Damage Group; A. Bo'],
    ['رضایی، مریم and احمدی, نسرین', 'مریم رضایی; نسرین احمدی'],
    ['مریم رضایی and {نسرین احمدی}', 'مریم رضایی; نسرین احمدی'],
    ['Xiao-ming Wang and Wang, Xiao-ming', 'Xiao-ming Wang; Xiao-ming Wang'],
    ['al-Rashid, Harun and Jean-Pierre El-Sayed', 'Harun al-Rashid; Jean-Pierre El-Sayed'],
    ['Serre, J.-P. and J.-p. Serre', 'J.-P. Serre; J.-p. Serre'],
    ['Ahmadi, N. and others', 'N. Ahmadi; et al.'],
    ['Ahmadi, N. and and Bo, A.', 'N. Ahmadi; A. Bo'],
    ['Plato', 'Plato'],
  ])('IMP-03 of %s are %s', (written, printed) => {
    expect(authorsOf(written)).toBe(printed);
  });

  it('IMP-03 stand one by one beside the printed list, without the words for others', () => {
    expect(only(paper('title={T}, year=2024, author={B, A. and {C; D} and others}'))).toMatchObject({
      authors: 'A. B; C; D; et al.',
      names: ['A. B', 'C', 'D'],
    });
  });

  it('IMP-03 end after a whole name where the list is too long, which is said', () => {
    const found = readBibtex(paper(`title={T}, year=2024, author={${'Ahmadi, Nasrin and '.repeat(200)}Bo, A.}`));
    const [{ authors, names = [] } = { authors: null }] = papersOf(found);
    expect(told(found)).toEqual([['shortened', 1, 'T', 'authors', 2000]]);
    expect(authors).toBe(`${'Nasrin Ahmadi; '.repeat(132)}et al.`);
    expect(authors?.length).toBeLessThanOrEqual(2000);
    expect(names).toHaveLength(132);
  });
});

describe('the other fields of a BibTeX entry', () => {
  it.each<[string, number]>([
    ['2024', 2024],
    ['{2024}', 2024],
    ['"March 2024"', 2024],
    ['{c2019--2020}', 2019],
    ['{۲۰۲۴}', 2024],
  ])('IMP-03 have the year of %s as %i', (written, year) => {
    expect(only(paper(`title = {T}, year = ${written}`))?.year).toBe(year);
  });

  it.each(['۱۴۰۳', '{۱۴۰۳}', '1403', '{١٤٠٣}'])('IMP-03 have the Jalali year %s as 2024, which is said', (year) => {
    const found = readBibtex(paper(`title = {پل}, year = ${year}`));
    expect(papersOf(found)[0]?.year).toBe(2024);
    expect(told(found)).toEqual([['about_year', 1, 'پل', 'year', null]]);
  });

  it('IMP-03 have the date and the journal of BibLaTeX', () => {
    expect(only(paper('title = {T}, date = {2021-05}, journaltitle = {J}', 'online'))).toMatchObject({
      year: 2021,
      journal_conference_name: 'J',
    });
  });

  it.each<[string, string]>([
    ['{10.1000/a_b}', '10.1000/a_b'],
    [String.raw`{10.1000/a\_b}`, '10.1000/a_b'],
    [String.raw`{10.1000/a{\_}b}`, '10.1000/a_b'],
    ['{https://doi.org/10.1000/x}', '10.1000/x'],
    ['{http://dx.doi.org/10.1000%2Fx}', '10.1000/x'],
    ['{doi: 10.1000/x}', '10.1000/x'],
    ['{10.1000/x).}', '10.1000/x'],
    ['{10.1016/S0140-6736(05)}', '10.1016/S0140-6736(05)'],
    ['{no DOI}', 'no DOI'],
  ])('IMP-03 have the DOI of %s as %s', (written, doi) => {
    expect(only(paper(`title = {T}, year = 2024, doi = ${written}`))?.doi).toBe(doi);
  });

  it.each<[string, string | null]>([
    ['url = {https://example.org/a%20b~c}', 'https://example.org/a%20b~c'],
    [String.raw`url = {\url{https://example.org/a\_b\%20c}}`, 'https://example.org/a_b%20c'],
    [String.raw`howpublished = {\url{http://example.org}}`, 'http://example.org'],
    ['url = {https://example.org/1 https://example.org/2}', 'https://example.org/1'],
    ['url = {javascript:alert(1)}', null],
    ['url = {data:text/html,x}', null],
    ['url = {ftp://example.org}', null],
    ['url = {example.org}', null],
    ['url = {https://}', null],
    ['url = {https://[x}', null],
    ['howpublished = {Talk}', null],
  ])('IMP-03 have the address of %s as %s', (written, url) => {
    expect(only(paper(`title = {T}, year = 2024, ${written}`))?.url).toBe(url);
  });

  it('IMP-03 of equal names count in the last', () => {
    expect(titleOf('One}, title = {Two')).toBe('Two');
  });

  it('IMP-03 may lie in the entry of the proceedings, which is no paper then', () => {
    const text = `@inproceedings{a, title = {T}, crossref = {Q}}\n@proceedings{q, title = {Proc. of X}, year = 2019}`;
    expect(only(text)).toMatchObject({ title: 'T', year: 2019, journal_conference_name: 'Proc. of X' });
  });

  it.each<[field: string, value: string, limit: number]>([
    ['journal_conference_name', `journal = {${'v'.repeat(301)}}`, 300],
    ['doi', `doi = {10.1000/${'d'.repeat(300)}}`, 300],
    ['url', `url = {https://example.org/${'u'.repeat(2000)}}`, 2000],
    ['abstract', `abstract = {${'a'.repeat(10_001)}}`, 10_000],
  ])('IMP-03 lack the %s that is too long, which is said', (field, written, limit) => {
    const found = readBibtex(`\n${paper(`title = {T}, year = 2024, ${written}`)}`);
    expect(told(found)).toEqual([['field_too_long', 2, 'T', field, limit]]);
    expect(papersOf(found)).toMatchObject([{ title: 'T', [field]: null }]);
  });

  it('IMP-03 are left out with the title that is too long, which is said', () => {
    const found = readBibtex(paper(`title = {${'t'.repeat(301)}}, year = 2024`));
    expect(told(found)).toEqual([['field_too_long', 1, 't'.repeat(300), 'title', 300]]);
    expect(found.entries).toEqual([]);
  });

  it('IMP-03 may be as long as the contract allows, counted in code points', () => {
    expect(titleOf('🌉'.repeat(300))).toBe('🌉'.repeat(300));
  });
});

describe('a BibTeX file', () => {
  it('IMP-03 keeps four of four good entries and says the line of each of three faults', () => {
    const found = readBibtex(
      [
        '@article{good1, title = {One}, year = 2020}',
        '@article{bad1, title = {Never closed, year = 2020',
        '@article{good2,',
        '  title = {Two},',
        '  year = 2021,',
        '}',
        '@article{bad2,',
        '  title {No sign}, year = 2021',
        '}',
        '@article{good3, title = {Three}, year = 2022}',
        '@article{bad3, title = "No end, year = 2022}',
        'Words between entries.',
        '@article{good4, title = {Four}, year = 2023}',
      ].join('\r\n'),
    );
    expect(papersOf(found).map(({ title }) => title)).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(told(found)).toEqual([
      ['unclosed', 2, 'bad1', null, null],
      ['unreadable', 7, 'bad2', null, null],
      ['unreadable', 11, 'bad3', null, null],
    ]);
  });

  it('IMP-03 says which entries lack a title or a year', () => {
    const found = readBibtex(
      '@article{a, year = 2020}\n@misc{b, title = {B}}\n@misc{c, title = {C}, year = {in press}}\n@misc{d}',
    );
    expect(found.entries).toEqual([]);
    expect(told(found)).toEqual([
      ['field_missing', 1, 'a', 'title', null],
      ['field_missing', 2, 'B', 'year', null],
      ['field_missing', 3, 'C', 'year', null],
      ['field_missing', 4, 'd', 'title', null],
    ]);
  });

  it('IMP-03 is read whether its entries have a key, a comma too few or too many, or round brackets', () => {
    const text = `@article{, title = {A}, year = 2020}
@article{title = {B}, year = 2020}
@article{a key, title = {C} year = 2020,,}
@ARTICLE (k, Title = "D (d)", YEAR = 2020)
@article{كلید, title = {E}, % a remark
  year = 2020}`;
    const found = readBibtex(`\uFEFF${text}`);
    expect(told(found)).toEqual([]);
    expect(papersOf(found).map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D (d)', 'E']);
  });

  it('IMP-03 may end its lines in carriage returns alone', () => {
    const found = readBibtex('@article{a,\r  title = {A},\r  year = 2020\r}\r@article{b, title = {B}}\r');
    expect(papersOf(found)).toHaveLength(1);
    expect(told(found)).toEqual([['field_missing', 5, 'B', 'year', null]]);
  });

  it('IMP-03 has its abbreviations written out', () => {
    const text = `@string{shm = "Structural " # {Health}}
@STRING(next = shm # " Monitoring")
@article{a, title = {T}, journal = next # { 2}, year = 2020}`;
    expect(only(text)?.journal_conference_name).toBe('Structural Health Monitoring 2');
    expect(only('@article{a, title = {T}, journal = jacm, year = 2020}')?.journal_conference_name).toBe(
      'Journal of the ACM',
    );
  });

  it('IMP-03 has nothing in its comments', () => {
    const text = `@comment{@article{a, title = {A}, year = 2020}}
@preamble{"\\newcommand{\\x}{y}"}
%@article{b, title = {B}, year = 2020}
Text % @article{c, title = {C}, year = 2020}
mail@example.org
@article{d, title = {D}, year = 2020}`;
    expect(only(text)?.title).toBe('D');
  });

  it('IMP-03 offers an entry of an unknown type, which is said', () => {
    const found = readBibtex(paper('title = {T}, year = 2024', 'blogpost'));
    expect(papersOf(found)).toHaveLength(1);
    expect(told(found)).toEqual([['type_unknown', 1, 'T', null, null]]);
  });

  it.each(['', 'Words.', 'https://example.org/works.bib', '10.1000/x', '{"a": 1}', '<html></html>', '@', '@article'])(
    'IMP-03 of nothing but «%s» has no papers',
    (text) => {
      expect(readBibtex(text)).toEqual({ entries: [], name: null, person: null, problems: [], leftOut: [] });
    },
  );
});

describe('a hostile BibTeX file', () => {
  const refusals = [
    '@article{__proto__, title = {T}, year = 2020}',
    '@article{constructor, title = {T}, year = 2020}',
    '@article{a, __proto__ = {x}, title = {T}, year = 2020}',
    '@article{a, constructor = {x}, title = {T}, year = 2020}',
    '@article{a, title = constructor # __proto__, year = 2020}',
    '@article{a, title = toString, year = 2020}',
    '@string{__proto__ = {x}}',
    '@string{constructor = {x}}',
  ];

  it.each(refusals)('IMP-03 is refused the names of every object: %s', (text) => {
    const found = readBibtex(text);
    expect(found.entries).toEqual([]);
    expect(found.problems).toMatchObject([{ code: 'unreadable', line: 1 }]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('IMP-03 has no more than 60 levels of braces', () => {
    const nested = (levels: number) =>
      paper(`title = {${'{'.repeat(levels - 1)}T${'}'.repeat(levels - 1)}}, year = 2020`);
    expect(only(nested(60))?.title).toBe('T');
    expect(told(readBibtex(nested(61)))).toEqual([['unreadable', 1, 'key', null, null]]);
    expect(told(readBibtex(nested(2000)))).toEqual([['unreadable', 1, 'key', null, null]]);
  });

  it('IMP-03 has no entry of more than 200,000 characters, and the next one is read', () => {
    const found = readBibtex(
      `${paper(`title = {T}, note = {${'n'.repeat(200_000)}}, year = 2020`)}@misc{b, title = {B}, year = 2020}`,
    );
    expect(told(found)).toEqual([['entry_too_large', 1, null, null, 200_000]]);
    expect(papersOf(found).map(({ title }) => title)).toEqual(['B']);
  });

  it('IMP-03 is read up to 5,000 entries', () => {
    const found = readBibtex('@misc{k, title = {T}, year = 2020}\n'.repeat(5001));
    expect(found.entries).toHaveLength(5000);
    expect(told(found)).toEqual([['too_many_entries', 5001, null, null, 5000]]);
  });

  it('IMP-03 with 20,000 authors is offered with the first of them', () => {
    const found = readBibtex(paper(`title = {T}, year = 2020, author = {${Array(20_000).fill('A B').join(' and ')}}`));
    expect(told(found)).toEqual([['shortened', 1, 'T', 'authors', 2000]]);
    expect(papersOf(found)[0]?.authors).toMatch(/^A B; .*; et al\.$/);
  });

  it('IMP-03 with a name of 50,000 words is offered without authors', () => {
    const found = readBibtex(paper(`title = {T}, year = 2020, author = {${'A '.repeat(50_000)}}`));
    expect(told(found)).toEqual([['shortened', 1, 'T', 'authors', 2000]]);
    expect(papersOf(found)).toMatchObject([{ title: 'T', authors: null }]);
  });

  it('IMP-03 with 10,000 entries that are never closed has a problem for each that is read', () => {
    expect(told(readBibtex('@article{\n'.repeat(10_000)))).toEqual([['unclosed', 1, null, null, null]]);
    const found = readBibtex('@article{k,\n'.repeat(10_000));
    expect(found.problems).toHaveLength(5001);
    expect(found.problems.at(-1)).toMatchObject({ code: 'too_many_entries', line: 5001 });
  });

  it('IMP-03 of 5 MB of braces, signs or lines is over at once', () => {
    const size = 5_000_000;
    for (const text of ['{', '@', '%', '\n', '\n@ a'])
      expect(readBibtex(text.repeat(size / text.length)).entries).toEqual([]);
    expect(told(readBibtex(`@article{${'{'.repeat(size)}`))).toEqual([['unclosed', 1, null, null, null]]);
  });

  it('IMP-03 cannot grow by abbreviations made of abbreviations', () => {
    const lines = Array.from({ length: 40 }, (_, index) => `@string{a${index + 1} = a${index} # a${index}}`);
    const found = readBibtex(['@string{a0 = "ten signs."}', ...lines, paper('title = a15, year = 2020')].join('\n'));
    expect(found.problems[0]).toMatchObject({ code: 'entry_too_large', line: 16 });
    expect(JSON.stringify(found).length).toBeLessThan(5000);
  });

  it('IMP-03 has no more than 5,000,000 characters of abbreviations', () => {
    const uses = Array<string>(100).fill('a').join(' # ');
    const found = readBibtex(
      `@string{a = "${'x'.repeat(1000)}"}\n${paper(`note = ${uses}, title = {T}, year = {2020}`).repeat(51)}`,
    );
    expect(found.entries).toHaveLength(50);
    expect(told(found)).toEqual([['entry_too_large', 52, 'key', null, 200_000]]);
  });

  it('IMP-03 sends nothing to the network', () => {
    const never = (): never => {
      throw new Error('The network was asked for something.');
    };
    vi.stubGlobal('fetch', vi.fn(never));
    const connect = vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(never);
    const address = 'https://example.org/works.bib';
    const texts = [
      address,
      '10.1000/x',
      paper(`title = {${address}}, year = 2020, doi = {10.1000/x}, url = {${address}}, crossref = {${address}}`),
    ];
    expect(texts.map((text) => readBibtex(text).entries.length)).toEqual([0, 0, 1]);
    for (const asked of [vi.mocked(fetch), connect]) expect(asked).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});
