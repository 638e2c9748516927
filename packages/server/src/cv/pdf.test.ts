import { constants, inflateSync } from 'node:zlib';
import type { RenderPdfOpts } from '@myriaddreamin/typst-ts-node-compiler';
import type { CvData, CvLanguage } from '@peyk/api-types';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../profile/inEnglish.ts';
import { sampleEntries } from '../profile/samples.ts';
import { engineer, historian } from '../testing/cvPeople.ts';
import { pdfBold, pdfFacts, pdfPages } from '../testing/pdfText.ts';
import { createCvDocument } from './document.ts';
import { type CvLook, createCvPdf, startTypesetter, typesetData } from './pdf.ts';
import { typstSource } from './typst.ts';

const draw = createCvPdf();
const MARGIN = 49.5;

const documentOf = (entries: Record<string, unknown[]>, user: object = {}, language: CvLanguage = 'en') =>
  createCvDocument(
    {
      ...Object.fromEntries(Object.keys(sampleEntries).map((name) => [name, []])),
      user: { first_name: 'Ana', last_name: 'Rezaei', email: 'ana@mail.example', phone: null, address: null, ...user },
      ...entries,
    } as unknown as CvData,
    language,
    '2026-11-23',
  ).document;
const looks: CvLook[] = [
  { layout: 'hanging', paper: 'a4' },
  { layout: 'column', paper: 'letter' },
];
const [hanging] = looks as [CvLook];
const pagesOf = async (document: ReturnType<typeof documentOf>, look = hanging) => pdfPages(await draw(document, look));

/** What the glyphs of a PDF stand for, as it says to readers: pdf.js shows no invisible character, others copy it. */
const charactersOf = (file: Buffer): string =>
  file
    .toString('latin1')
    .split('endstream')
    .map((part) => Buffer.from(part.slice(part.lastIndexOf('stream') + 'stream'.length).trimStart(), 'latin1'))
    .map((stream) =>
      stream[0] === 0x78 ? inflateSync(stream, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1') : '',
    )
    .filter((stream) => /beginbf|ActualText/.test(stream))
    .join('\n');

const link = (url: string) => ({ links: [{ link_type: 'Other', url }] });
const all = Object.fromEntries(Object.entries(sampleEntries).map(([name, fields]) => [name, [{ id: 1, ...fields }]]));

describe('the lines of a PDF', () => {
  it.each<[what: string, entries: Record<string, object[]>, user: object]>([
    ['a name of one word', {}, { first_name: 'W'.repeat(200), last_name: 'م'.repeat(200) }],
    ['a name of words', {}, { first_name: 'Wilhelmina '.repeat(18), last_name: 'Rezaei '.repeat(28) }],
    ['an address of mail as long as they come', {}, { email: `${'m'.repeat(64)}@${'w'.repeat(180)}.example` }],
    ['a title of one word', { papers: [{ ...sampleEntries.papers, title: 'W'.repeat(5000) }] }, {}],
    ['a title of marks', { papers: [{ ...sampleEntries.papers, title: '.'.repeat(150) + '@'.repeat(150) }] }, {}],
    ['authors of one word', { papers: [{ ...sampleEntries.papers, authors: 'W'.repeat(2000) }] }, {}],
    ['a description of one Persian word', { jobs: [{ ...sampleEntries.jobs, job_description: 'ش'.repeat(2000) }] }, {}],
    ['a Persian word of half-spaces', { jobs: [{ ...sampleEntries.jobs, job_title: 'می‌'.repeat(150) }] }, {}],
    ['an address of one word', link(`https://a.example/${'w'.repeat(400)}/${'m/'.repeat(200)}`), {}],
    ['an address without a scheme', link(`a.example/${'W'.repeat(400)}`), {}],
    ['an address of Persian letters', link(`https://a.example/?${'%D8%B4'.repeat(200)}`), {}],
    ['a subject of one word', { research_interests: [{ interest_name: 'M'.repeat(300), subfield: null }] }, {}],
    ['a skill of one word', { skills: [{ ...sampleEntries.skills, skill_name: 'M'.repeat(200) }] }, {}],
    [
      'a year of the far future',
      { jobs: [{ ...sampleEntries.jobs, year_start: 9998, year_end: null, is_current: true }] },
      {},
    ],
  ])('CVX-02 end at the margin, with %s', async (_what, entries, user) => {
    for (const look of looks) {
      for (const language of ['en', 'fa'] as const) {
        const pages = await pagesOf(documentOf(entries, user, language), look);
        for (const { width, lines } of pages) {
          expect(lines.length).toBeGreaterThan(1);
          expect(Math.min(...lines.map(({ left }) => left))).toBeGreaterThan(MARGIN);
          expect(Math.max(...lines.map(({ right }) => right))).toBeLessThan(width - MARGIN);
          expect(Math.min(...lines.map(({ bottom }) => bottom))).toBeGreaterThan(15);
        }
      }
    }
  });

  it('leave a word that fits into one as it is, to be copied whole', () => {
    const email = 'nasrin.hosseini@students.engineering.example';
    const typed = JSON.parse(typesetData(documentOf(link('https://a.example/path/to/it'), { email }))) as {
      contact: { text: string }[];
    };
    expect(typed.contact[0]?.text).toBe(email);
    expect(typesetData(documentOf(link(`https://a.example/path/to/it`)))).not.toContain('\u200B');
  });
});

describe('the pages of a PDF', () => {
  const many = (count: number, lines: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...sampleEntries.jobs,
      job_title: `Begin${index}`,
      job_description: `${'Inspection of bridges and of everything beside them, by day and by night. '.repeat(lines)} End${index}`,
    }));

  it('CVX-02 are numbered, with the name and the day', async () => {
    const pages = await pagesOf(documentOf({ jobs: many(40, 3) }));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach(({ lines }, index) => {
      expect(lines.at(-1)?.text).toMatch(
        new RegExp(`^${index + 1} of ${pages.length} *Ana Rezaei, curriculum vitae *23 November 2026$`),
      );
    });
    const persian = await pagesOf(documentOf({ jobs: many(40, 3) }, {}, 'fa'));
    expect(persian[1]?.lines.at(-1)?.text.replaceAll(/\s/g, '')).toContain('صفحۀ۲از'.normalize('NFKC'));
  });

  it.each(looks)('CVX-02 part no entry after its first line, in $layout', async (look) => {
    const jobs = [...many(30, 2), ...many(8, 40), ...many(30, 4)].map((job, index) => ({
      ...job,
      job_title: `Begin${index}`,
    }));
    const pages = await pagesOf(documentOf({ jobs }), look);
    expect(pages.length).toBeGreaterThan(4);
    let parted = 0;
    for (const { lines } of pages) {
      const body = lines.filter(({ bottom }) => bottom > 60);
      // A title at the foot of a page would be the first line of an entry alone.
      expect(body.at(-1)?.text).not.toMatch(/Begin\d|Work experience/);
      if (!/End\d+$/.test(body.at(-1)?.text ?? '')) parted += 1;
    }
    // Entries of many lines do go on overleaf.
    expect(parted).toBeGreaterThan(2);
  });

  const inLanguage = (person: CvData, language: CvLanguage): CvData =>
    language === 'fa'
      ? person
      : (Object.fromEntries(
          Object.entries(person).map(([name, value]) => [name, Array.isArray(value) ? value.map(inEnglish) : value]),
        ) as unknown as CvData);
  const everyLook = (['en', 'fa'] as const).flatMap((language) =>
    (['hanging', 'column'] as const).map((layout) => ({ language, layout })),
  );

  it.each(everyLook)(
    'are two of an engineer with eight papers, and one of a historian with none, in $language, $layout',
    async ({ language, layout }) => {
      for (const [person, count] of [
        [engineer, 2],
        [historian, 1],
      ] as const) {
        const { document } = createCvDocument(inLanguage(person, language), language, '2026-11-23');
        expect(await pagesOf(document, { layout, paper: 'a4' })).toHaveLength(count);
      }
    },
  );

  it('are set more tightly only where that saves a last page of a few lines', () => {
    const tightOf = (count: number) => draw.tightness(documentOf({ jobs: many(count, 3) }), hanging);
    const tights = Array.from({ length: 30 }, (_, index) => tightOf(index + 1));
    expect(new Set(tights)).toEqual(new Set([0, 1, 2]));
    expect(tights[0]).toBe(0);
    expect(tightOf(100)).toBe(0);
  });

  it('IMP-04 are as many as those that its Typst source makes', async () => {
    const found = Array.from({ length: 30 }, (_, index) => documentOf({ jobs: many(index + 1, 3) })).find(
      (document) => draw.tightness(document, hanging) > 0,
    );
    if (!found) throw new Error('No CV is set more tightly');
    const mainFileContent = typstSource(found, hanging, draw.tightness(found, hanging));
    const { result } = startTypesetter().compile({ mainFileContent });
    expect(result?.numOfPages).toBe((await pagesOf(found)).length);
  });

  it.each(everyLook)('have no hole at their foot, in $language, $layout', async ({ language, layout }) => {
    const jobs = many(30, 12);
    const pages = await pagesOf(documentOf({ jobs }, {}, language), { layout, paper: 'a4' });
    expect(pages.length).toBeGreaterThan(3);
    for (const { lines } of pages.slice(0, -1)) {
      const foot = Math.min(...lines.flatMap(({ bottom }) => (bottom > 60 ? [bottom] : [])));
      // An entry's first two lines at most, and its gap.
      expect(foot).toBeLessThan(66 + 60);
    }
  });

  it.each(everyLook)(
    'keep a heading with the first entry below it, in $language, $layout',
    async ({ language, layout }) => {
      const heading = language === 'en' ? 'Volunteer work' : 'کارهای داوطلبانه';
      const spare = (text: string) => text.replaceAll(/\s/g, '');
      for (let count = 6; count < 20; count += 1) {
        const document = documentOf({ jobs: many(count, 2), volunteer: [sampleEntries.volunteer] }, {}, language);
        for (const { lines } of await pagesOf(document, { layout, paper: 'a4' })) {
          const body = lines.filter(({ bottom }) => bottom > 60);
          expect(spare(body.at(-1)?.text ?? '')).not.toBe(spare(heading));
        }
      }
    },
  );

  const words = {
    en: { job_title: 'Bridge engineer', company_name: 'Pol Co', job_description: 'Inspection.' },
    fa: { job_title: 'مهندس پل', company_name: 'سازه', job_description: 'بازرسی' },
  };
  it.each([
    ['en', 'hanging', 'left'],
    ['en', 'column', 'right'],
    ['fa', 'hanging', 'right'],
    ['fa', 'column', 'left'],
  ] as const)(
    'CVX-01 CVX-02 read from their side in %s, and have the years in %s on the %s of the text',
    async (language, layout, side) => {
      const jobs = [{ ...sampleEntries.jobs, location: null, ...words[language] }];
      const pages = await pagesOf(documentOf({ jobs }, {}, language), { layout, paper: 'a4' });
      const lines = pages[0]?.lines ?? [];
      const line = (text: string) => {
        const found = lines.find((each) => each.text.includes(text));
        if (!found) throw new Error(`No line has ${text}.`);
        return found;
      };
      const [title, description, heading] =
        language === 'fa'
          ? ([line('مهندس'), line('بازرسی'), line('سوابق')] as const)
          : ([line('Bridge engineer'), line('Inspection'), line('Work experience')] as const);
      const years = language === 'fa' ? [line('۱۴۰۱–۱۴۰۲'), line('۲۰۲۲–۲۰۲۳')] : [line('2022–2023')];
      const start = language === 'fa' ? 'right' : 'left';
      expect(Math.abs(title[start] - heading[start])).toBeLessThan(1);
      expect(Math.abs(description[start] - heading[start])).toBeLessThan(1);
      const sideOf = (year: (typeof lines)[number]) =>
        year.right < title.left ? 'left' : year.left > title.right ? 'right' : 'over it';
      for (const year of years) expect(sideOf(year), year.text).toBe(side);
      expect(years.map(({ bottom }) => bottom)).toEqual(
        years.map(({ bottom }) => bottom).toSorted((above, below) => below - above),
      );
    },
  );

  it('CVX-01 have the size that was asked for', async () => {
    const [first] = await pagesOf(documentOf({}), { layout: 'hanging', paper: 'letter' });
    expect([first?.width, first?.height]).toEqual([612, 792]);
    const [a4] = await pagesOf(documentOf({}));
    expect([Math.round(a4?.width ?? 0), Math.round(a4?.height ?? 0)]).toEqual([595, 842]);
  });
});

describe('a PDF', () => {
  it.each(['en', 'fa'] as const)(
    'CVX-01 in %s is tagged as accessible, with its fonts, and the same each time',
    async (language) => {
      const document = documentOf(all, { first_name: 'نسرین' }, language);
      for (const look of looks) {
        const file = await draw(document, look);
        expect(file.includes('pdfuaid')).toBe(true);
        expect(file.includes('/StructTreeRoot')).toBe(true);
        const { language: told, fonts } = await pdfFacts(file);
        expect(told).toBe(language);
        expect(fonts.map(({ name }) => name).join()).toMatch(/SourceSans3/);
        expect(fonts.map(({ name }) => name).join()).toMatch(/Vazirmatn/);
        expect(fonts.filter(({ embedded }) => !embedded)).toEqual([]);
        expect((await draw(document, look)).equals(file)).toBe(true);
      }
    },
  );

  it.each(['en', 'fa'] as const)('IMP-02 has the own name among the authors in bold, in %s', async (language) => {
    const papers = [{ ...sampleEntries.papers, authors: 'B. Solheim; A. Rezaei; C. Dee', own_author: 'A. Rezaei' }];
    const bold = await pdfBold(await draw(documentOf({ papers }, {}, language), hanging));
    expect(bold).toContain('A. Rezaei');
    expect(bold.join()).not.toMatch(/Solheim|Dee/);
  });

  it('CVX-01 gives Persian text back in the order it was written in', async () => {
    const title = 'سلام به اسلام و تحصیلات، اطلاعات و مقالات عالی';
    const description = 'می‌خواهم پل‌ها و نامه‌های پیش‌نویس را در صفحهٔ نخست ببینم؛ معدل ۱۸٫۶۲ از ۲۰ است';
    const pages = await pagesOf(
      documentOf(
        {
          jobs: [
            {
              ...sampleEntries.jobs,
              job_title: title,
              company_name: 'پل‌کو',
              location: null,
              job_description: description,
            },
          ],
        },
        { first_name: 'نسرین', last_name: 'سلامی' },
        'fa',
      ),
    );
    const letters = (text: string) =>
      text
        .normalize('NFKC')
        .replaceAll('\u06C0', '\u0647')
        .replaceAll(/[^\p{L}\p{N}]/gu, '');
    const lines = pages[0]?.lines.map(({ text }) => letters(text)) ?? [];
    expect(lines[0]).toBe(letters('نسرین سلامی'));
    expect(lines.join()).toContain(letters('سوابق شغلی'));
    expect(lines.join()).toContain(letters(`${title}، پل‌کو`));
    for (const word of description.split(' ')) expect(lines.join(''), word).toContain(letters(word));
  });

  it.each([
    ['Persian words with half-spaces', 'پل‌ها و '],
    ['long words', `${'W'.repeat(60)} `],
  ])('CVX-04 takes a description of 10,000 characters of %s', async (_what, words) => {
    const job_description = words.repeat(10_000).slice(0, 10_000);
    for (const language of ['en', 'fa'] as const) {
      const file = await draw(
        documentOf({ jobs: [{ ...sampleEntries.jobs, job_description }] }, {}, language),
        hanging,
      );
      expect(file.toString('latin1', 0, 5)).toBe('%PDF-');
    }
  });

  it('CVX-02 gives every letter of an address that is broken in two back', async () => {
    const reference_email = 'aaaaaa.aaa!aw.!a!!ja.aaaaaaa.aaaa!!ma.a@aaaaaaaaaaa.aw.aa';
    const pages = await pagesOf(documentOf({ references: [{ ...sampleEntries.references, reference_email }] }));
    expect(pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('')).toContain('!a!!ja.aaa');
  });

  it.each([
    'https://mcej.modares.example/article-16-50212-fa.html?volume=24&issue=3&pages=117-132&language=fa-IR&print=true',
    `https://a.example/${'w'.repeat(200)}`,
    'www.example.org/a/very/long/path/that/does/not/fit/into/one/line/of/a/page/however/wide/it/may/be',
  ])('CVX-01 gives the long address %s back as it was typed', async (url) => {
    for (const look of looks) {
      const pages = await pagesOf(documentOf(link(url)), look);
      const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('');
      expect(text).toContain(url.replace('https://', ''));
      expect(charactersOf(await draw(documentOf(link(url)), look))).not.toMatch(/200B|200D/);
    }
  });

  it('CVX-01 names itself without the places for a break, and leaves a Persian label and name whole', async () => {
    const last_name = 'محمدی‌ابراهیم‌آبادی‌فراهانی';
    const data = typesetData(
      documentOf({ languages: [sampleEntries.languages] }, { first_name: 'ا', last_name }, 'fa'),
    );
    expect(data).toContain('زبان‌ها');
    const file = await draw(
      documentOf({}, { first_name: 'A', last_name: 'Hohenlohe-Langenburg-Schillingsfürst-Waldenburg' }),
      hanging,
    );
    expect((await pdfFacts(file)).title).toBe('CV – A Hohenlohe-Langenburg-Schillingsfürst-Waldenburg');
  });

  it.each(['\u00AD', 'Bridge \u00AD', '\u200B', '\u2066'])(
    'is drawn where an address is or ends in an invisible character (%j)',
    async (reference_email) => {
      const references = [{ ...sampleEntries.references, reference_email, reference_position: 'پل‌ها' }];
      const file = await draw(documentOf({ references }), hanging);
      expect(file.includes('pdfuaid')).toBe(true);
    },
  );

  it.each([
    ['tags but no proof of them', (options: RenderPdfOpts) => options.pdfStandard === 'ua-1', true],
    ['no tags', (options: RenderPdfOpts) => options.pdfTags !== false, false],
  ])('that the typesetter refuses to tag is drawn with %s, and says the same', async (_what, refuses, tagged) => {
    const asked: RenderPdfOpts[] = [];
    const start = () => {
      const compiler = startTypesetter();
      const pdf = compiler.pdf.bind(compiler);
      compiler.pdf = (compiled, options = {}) => {
        asked.push(options);
        if (refuses(options)) throw new Error('This text could not be tagged');
        return pdf(compiled, options);
      };
      return compiler;
    };
    const document = documentOf(all);
    const file = await createCvPdf(start)(document, hanging);
    expect(asked.length).toBeGreaterThan(1);
    expect(file.includes('/StructTreeRoot')).toBe(tagged);
    expect(file.includes('pdfuaid')).toBe(false);
    const textOf = async (of: Buffer) => (await pdfPages(of)).flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(await textOf(file)).toEqual(await textOf(await draw(document, hanging)));
  });

  it('fails with the last reason where the typesetter draws nothing at all', async () => {
    const start = () => {
      const compiler = startTypesetter();
      compiler.pdf = (_compiled, { pdfTags = true } = {}) => {
        throw new Error(`Refused with tags: ${pdfTags}`);
      };
      return compiler;
    };
    await expect(createCvPdf(start)(documentOf({}), hanging)).rejects.toThrow('Refused with tags: false');
  });

  it('that holds a letter without a font is drawn all the same', async () => {
    const file = await draw(documentOf({}, { first_name: '李', last_name: '🚀 ऋषि' }), hanging);
    expect(await pdfPages(file)).toHaveLength(1);
  });
});
