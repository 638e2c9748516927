import type { CvData, CvLanguage } from '@peyk/api-types';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SECTIONS } from '../profile/sections.ts';
import { pdfPages } from '../testing/pdfText.ts';
import { createCvDocument, type CvDocument } from './document.ts';
import { cvHtml } from './html.ts';
import { createCvPdf } from './pdf.ts';

/** How many profiles are drawn, and from which seed, set by the environment (README). */
const PROFILES = Number(process.env.CV_PROFILES ?? 25);
const SEED = Number(process.env.CV_SEED ?? Math.trunc(Math.random() * 2 ** 31));
const MARGIN = 49.5;

const word = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('Bridge', 'health', 'of', 'Zürich', 'ﬁne', 'CO₂', 'α-test', '(2024)', '18.4/20'),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'پل‌ها',
      'سلام',
      'تحصیلات',
      'می‌خواهم',
      'صفحهٔ',
      '۱۴۰۲',
      '(تهران)،',
      '«لا»',
      'مُهندس',
      'شمارهٔ‌ها',
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom('שלום', 'Привет', 'Ελλάδα', '地震', '🚀', 'ऋषि', '한국', 'ไทย') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '&lt;b&gt;',
      '#import "x.typ"',
      '$x^2$',
      '*_`@#\\',
      ']]>',
      '-->',
      '</style>',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '\u202e',
      '\u2066',
      '\u2069',
      '\u200f',
      '\u200b',
      '\u0000',
      '\u0007',
      '\r\n',
      '\t',
      '\u2028',
      '\ufeff',
      '\u00ad',
      '\u{e0041}',
      '\ud800',
      '\ufffc',
      '\u0301',
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('W', 'م', 'می‌', 'ש', '地', '.', '-', '🚀', 'a/', 'لا', '\u0301', '(', '\u200c'),
        fc.integer({ min: 1, max: 5000 }),
      )
      .map(([letter, times]) => letter.repeat(times).slice(0, 5000)),
  },
);
const text = fc.oneof(
  { weight: 5, arbitrary: fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' ')) },
  { weight: 1, arbitrary: fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')) },
);
const year = fc.integer({ min: 1000, max: 9999 });
const address = fc.oneof(
  text,
  fc.webUrl(),
  fc.constantFrom(
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>',
    'a.example:80/x',
    'mailto:a@b.example',
    '//x',
    'https://a.example/"><script>',
  ),
);
const span = { year_start: year, year_end: fc.option(year, { nil: null }), is_current: fc.boolean() };
const list = <T>(entry: fc.Arbitrary<T>) => fc.array(entry, { maxLength: 4 });
const level = fc.constantFrom('Beginner', 'Intermediate', 'Advanced');

const profileOf = (text: fc.Arbitrary<string>, address: fc.Arbitrary<string>) => {
  const maybe = fc.option(text, { nil: null });
  return fc.record({
    user: fc.record({ first_name: text, last_name: text, email: fc.emailAddress(), phone: maybe, address: maybe }),
    degrees: list(
      fc.record({
        ...span,
        degree_type: fc.constantFrom('BSc', 'Master', 'Post-PhD'),
        field_of_study: text,
        university_name: text,
        gpa: fc.oneof(fc.integer({ min: 0, max: 20 }), maybe),
        thesis_title: maybe,
        result: maybe,
      }),
    ),
    papers: list(
      fc.record({
        title: text,
        year,
        url: fc.option(address),
        journal_conference_name: maybe,
        doi: maybe,
        authors: maybe,
        abstract: maybe,
      }),
    ),
    jobs: list(
      fc.record({
        ...span,
        job_title: text,
        company_name: text,
        location: maybe,
        job_description: maybe,
        result: maybe,
      }),
    ),
    skills: list(
      fc.record({ skill_name: text, skill_level: level, skill_type: fc.constantFrom('Technical', 'Soft', 'Language') }),
    ),
    projects: list(
      fc.record({
        ...span,
        project_title: text,
        project_description: maybe,
        project_role: maybe,
        technologies_used: maybe,
      }),
    ),
    research_interests: fc.array(fc.record({ interest_name: text, subfield: maybe }), { minLength: 1, maxLength: 3 }),
    links: list(fc.record({ link_type: fc.constantFrom('GitHub', 'Other'), url: address })),
    languages: list(
      fc.record({
        language_name: text,
        proficiency: level,
        IELTS_score: fc.option(fc.integer({ min: 0, max: 10_000 })),
      }),
    ),
    certifications: list(
      fc.record({
        certification_name: text,
        issuing_organization: text,
        year_obtained: year,
        expiration_date: fc.constantFrom(null, '2028-02-29', '2027-02-29'),
      }),
    ),
    references: list(
      fc.record({
        reference_name: text,
        reference_email: fc.oneof(fc.emailAddress(), text),
        reference_position: text,
        reference_phone: maybe,
        reference_company: maybe,
        reference_relationship: maybe,
      }),
    ),
  });
};
const dataOf = (found: object): CvData =>
  ({ ...Object.fromEntries(SECTIONS.map(({ section }) => [section, []])), ...found }) as unknown as CvData;

/** The letters of one script in the order of their codes: how lines are broken differs between the two. */
const sorted = (content: string, letter: RegExp): string =>
  (content.normalize('NFKC').match(letter) ?? []).toSorted().join('');
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const textOf = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** Fails where an element is not closed, is not one of ours, or holds an attribute that is not. */
function checkMarkup(html: string): void {
  const open: string[] = [];
  const rest = html
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(
      /<(\/?)([a-z]\w*)((?: [a-z-]+="[^"<>]*")*)>/g,
      (_tag, close: string, name: string, attributes: string) => {
        expect(
          'html head meta title body main h1 h2 p span a bdi b i section ul li div dl dt dd footer'.split(' '),
        ).toContain(name);
        for (const [, attribute = ''] of attributes.matchAll(/ ([a-z-]+)="[^"]*"/g))
          expect(['class', 'lang', 'dir', 'href', 'rel', 'charset', 'http-equiv', 'content', 'name']).toContain(
            attribute,
          );
        for (const [, href = ''] of attributes.matchAll(/ href="([^"]*)"/g))
          expect(href).toMatch(/^(?:https?|mailto):/);
        if (close) expect(open.pop()).toBe(name);
        else if (name !== 'meta') open.push(name);
        return '';
      },
    );
  expect(open).toEqual([]);
  expect(rest.replace(/^<!doctype html>/, '')).not.toMatch(/[<>]/);
}

const drawPdf = createCvPdf();

/** Fails where the HTML is not ours, or the PDF cannot be read or runs over its margins; else the text of both. */
async function check(document: CvDocument, layout: 'hanging' | 'column', paper: 'a4' | 'letter') {
  const html = cvHtml(document, { layout, paper }, drawPdf.pages(document, { layout, paper }));
  checkMarkup(html);
  const pages = await pdfPages(await drawPdf(document, { layout, paper }));
  for (const { width, lines } of pages) {
    for (const { left, right, bottom, text: shown } of lines) {
      expect(left, shown).toBeGreaterThan(MARGIN);
      expect(right, shown).toBeLessThan(width - MARGIN);
      expect(bottom, shown).toBeGreaterThan(15);
    }
  }
  const printed = pages.flatMap(({ lines }) => lines.filter(({ bottom }) => bottom > 45).map((shown) => shown.text));
  return {
    printed: printed.join(' '),
    told: textOf((/<main>(.*)<\/main>/su.exec(html)?.[1] ?? '').replaceAll(/<footer>.*?<\/footer>/gsu, '')),
  };
}

const layout = fc.constantFrom<'hanging' | 'column'>('hanging', 'column');
const paper = fc.constantFrom<'a4' | 'letter'>('a4', 'letter');
const settings = { seed: SEED, interruptAfterTimeLimit: 3_000_000, markInterruptAsFailure: true };

it('CVX-02 CVX-04 every profile gives HTML without script, and a PDF between its margins', async () => {
  process.stdout.write(`CV_PROFILES=${PROFILES} CV_SEED=${SEED}\n`);
  const language = fc.constantFrom<CvLanguage>('en', 'fa');
  await fc.assert(
    fc.asyncProperty(profileOf(text, address), language, layout, paper, async (found, told, ...look) => {
      const { told: words } = await check(createCvDocument(dataOf(found), told, '2026-11-23').document, ...look);
      expect(words).not.toBe('');
    }),
    { ...settings, numRuns: PROFILES },
  );
}, 3_000_000);

const sentence = (...words: string[]) =>
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 30 }).map((found) => found.join(' '));
const LATIN = sentence('Bridge', 'health', 'of', 'W'.repeat(700), 'sensors', '2024', '18.4', 'a/b', 'Tehran', 'I');
const PERSIAN = sentence('پل‌ها', 'سلام', 'تحصیلات', 'می‌خواهم', 'تهران', 'لا', 'مدل', 'نامه‌های', 'علاقه', 'و');

it.each([
  ['en', LATIN, /[A-Za-z0-9]/g],
  ['fa', PERSIAN, /[\u0621-\u063A\u0641-\u064A\u067E\u0686\u0698\u06A9\u06AF\u06CC]/gu],
] as const)(
  'CVX-01 the PDF and the HTML of a profile in %s say the same',
  async (language, words, letter) => {
    await fc.assert(
      fc.asyncProperty(profileOf(words, words), layout, paper, async (found, ...look) => {
        const { printed, told } = await check(
          createCvDocument(dataOf(found), language, '2026-11-23').document,
          ...look,
        );
        expect(sorted(printed, letter)).toBe(sorted(told, letter));
      }),
      { ...settings, numRuns: Math.ceil(PROFILES / 4) },
    );
  },
  3_000_000,
);
