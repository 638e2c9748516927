import type { CvData, CvLanguage } from '@peyk/api-types';
import { describe, expect, it } from 'vitest';
import { sampleEntries } from '../profile/samples.ts';
import { createCvDocument } from './document.ts';
import { doiRun, linkRun, run } from './text.ts';

const user = {
  first_name: 'آرش',
  last_name: 'رضایی',
  email: 'a@example.org',
  phone: '+98 912',
  address: 'Oslo\nNorway',
};

/** A CV of one list. */
function document(
  section: keyof typeof sampleEntries,
  change: Record<string, unknown> | Record<string, unknown>[] = {},
  language: CvLanguage = 'en',
  person: object = user,
) {
  const data = Object.fromEntries(Object.keys(sampleEntries).map((name) => [name, [] as unknown[]]));
  data[section] = [change].flat().map((fields, id) => ({ id, ...sampleEntries[section], ...fields }));
  return createCvDocument({ ...data, user: person } as unknown as CvData, language, '2026-11-23').document;
}

type Made = ReturnType<typeof document>;
const linesOf = (made: Made) => made.sections[0]?.entries[0]?.lines ?? [];
const textsOf = (made: Made) => linesOf(made).map(({ runs }) => runs.map(({ text }) => text).join(''));
const periodOf = (made: Made) => made.sections[0]?.entries[0]?.period;

describe('a CV', () => {
  it('has the name and ways to reach the person first, and no empty section', () => {
    const cv = document('skills');
    expect(cv.name).toMatchObject({ text: 'آرش رضایی', rtl: true });
    expect(cv.contact).toMatchObject([
      { text: 'a@example.org', href: 'mailto:a@example.org' },
      { text: '+98 912', rtl: false },
      { text: 'Oslo Norway', rtl: false },
    ]);
    expect(cv.sections.map(({ heading }) => heading)).toEqual(['Skills']);
  });

  it('CVX-01 has its words, digits and day in its language', () => {
    const cv = document('languages', {}, 'fa');
    expect(cv.contact[1]).toEqual({ text: '+۹۸ ۹۱۲', rtl: false, look: 'plain' });
    expect(cv.sections.map(({ heading }) => heading)).toEqual(['زبان‌ها']);
    expect(textsOf(cv)).toEqual(['English (پیشرفته، آیلتس ۷٫۵، تافل ۱۰۵، جی‌آرای ۳۲۵)']);
    expect(cv.foot).toMatchObject({ what: 'رزومهٔ علمی', date: '۲ آذر ۱۴۰۵' });
    expect(textsOf(document('certifications', {}, 'fa'))).toEqual(['PE, Board', 'معتبر تا ۱۱ دی ۱۴۰۶']);
    expect(textsOf(document('certifications'))).toEqual(['PE, Board', 'Valid until 1 January 2028']);
  });

  it('CVX-01 names a degree in its language, and leaves the words of the person as they are', () => {
    const fields = {
      result: null,
      field_of_study: 'مهندسی سازه',
      university_name: 'دانشگاه تهران',
      thesis_title: 'Bridges',
      gpa: '17.5/20',
    };
    const cv = document('degrees', fields, 'fa');
    expect(textsOf(cv)).toEqual(['کارشناسی ارشد مهندسی سازه، دانشگاه تهران', 'پایان‌نامه: Bridges', 'معدل: ۱۷٫۵/۲۰']);
    expect(linesOf(cv).map(({ rtl }) => rtl)).toEqual([true, true, true]);
    expect(linesOf(cv)[1]?.runs[1]).toMatchObject({ text: 'Bridges', rtl: false });
    expect(textsOf(document('degrees', { result: null }))).toEqual([
      'Master’s, Structural Engineering, University of Tehran',
      'Thesis: Seismic damage detection of concrete frames with graph neural networks',
      'GPA: 18.4',
    ]);
    expect(textsOf(document('degrees', {}, 'fa'))[0]).toBe(
      'کارشناسی ارشد، Structural Engineering، University of Tehran',
    );
  });

  it.each<[CvLanguage, object, string[]]>([
    ['en', {}, ['2022–2023']],
    ['en', { year_end: 2022 }, ['2022']],
    ['en', { year_end: null }, ['2022']],
    ['en', { year_end: null, is_current: true }, ['2022–present']],
    ['fa', {}, ['۱۴۰۱–۱۴۰۲', '۲۰۲۲–۲۰۲۳']],
    ['fa', { year_end: null }, ['۱۴۰۱', '۲۰۲۲']],
    ['fa', { year_end: null, is_current: true }, ['۱۴۰۱ تاکنون', '۲۰۲۲']],
    // A year that was typed by the calendar of Iran.
    ['fa', { year_start: 1401, year_end: 1402 }, ['۱۴۰۱–۱۴۰۲', '۲۰۲۲–۲۰۲۳']],
  ])('CVX-01 gives the years in %s of %j as %j', (language, change, period) => {
    expect(periodOf(document('jobs', { ...change }, language))).toEqual(period);
  });

  it('CVX-01 sets an English paper from left to right in a Persian CV', () => {
    expect(linesOf(document('papers', {}, 'fa'))[0]?.rtl).toBe(false);
    const authors = 'نسرین احمدی؛ کاوه رستمی؛ لیلا مرادی';
    expect(
      linesOf(document('papers', { title: 'Long bridges', authors, journal_conference_name: null }, 'en'))[0]?.rtl,
    ).toBe(false);
    const persian = { title: 'پل‌های بلند', authors: 'آ. رضایی', journal_conference_name: null, doi: null, url: null };
    expect(linesOf(document('papers', persian, 'en'))[0]?.rtl).toBe(true);
  });

  it('IMP-02 prints the own name among the authors strong, and no other', () => {
    const strong = (authors: string, person: object) =>
      linesOf(document('papers', { authors }, 'en', { ...user, ...person }))[0]
        ?.runs.filter(({ look }) => look === 'strong')
        .map(({ text }) => text);
    const latin = { first_name: 'Ana', last_name: 'Rezaei' };
    expect(strong('B. Solheim; A. Rezaei; C. Dee', latin)).toEqual(['A. Rezaei']);
    expect(strong('B. Solheim; C. Dee', latin)).toEqual([]);
    expect(strong('B. Solheim; A. Rezaei', {})).toEqual([]);
    expect(
      textsOf(document('papers', { authors: 'B. Solheim; A. Rezaei; C. Dee', doi: null, url: null }, 'en', latin)),
    ).toEqual([
      'B. Solheim, A. Rezaei, C. Dee. Physics-informed operator learning for structural health monitoring. Engineering Structures.',
    ]);
  });

  const documentOfPapers = (papers: readonly object[]) =>
    createCvDocument(
      {
        ...Object.fromEntries(Object.keys(sampleEntries).map((name) => [name, []])),
        user: { ...user, first_name: 'Ana', last_name: 'Rezaei' },
        papers,
      } as unknown as CvData,
      'en',
      '2026-11-23',
    ).document;

  it('IMP-02 prints the name strong that the person chose, and finds it by that in their other papers', () => {
    const papers = [
      { ...sampleEntries.papers, id: 1, year: 2024, authors: 'B. Solheim; A. Rezaei', own_author: 'B. Solheim' },
      { ...sampleEntries.papers, id: 2, year: 2023, authors: 'Bo Solheim; C. Dee' },
      { ...sampleEntries.papers, id: 3, year: 2022, authors: 'A. Rezaei; C. Dee', own_author: 'Not among them' },
    ];
    const cv = documentOfPapers(papers);
    const strong = cv.sections
      .flatMap(({ entries }) => entries)
      .flatMap(({ lines }) => lines[0]?.runs ?? [])
      .filter(({ look }) => look === 'strong')
      .map(({ text }) => text);
    expect(strong).toEqual(['B. Solheim', 'Bo Solheim', 'A. Rezaei']);
  });

  it.each([
    ['Sensors on bridges', 'نسرین احمدی؛ کاوه رستمی', 'نسرین احمدی', ['نسرین احمدی', ', ', 'کاوه رستمی', '. ']],
    ['حسگرها بر پل‌ها', 'K. Rostami, N. Ahmadi', 'N. Ahmadi', ['K. Rostami', '، ', 'N. Ahmadi', '. ']],
  ])('puts authors in other letters than the title %s one after another as its line is read', (title, ...rest) => {
    const [authors, own, texts] = rest;
    const papers = [{ ...sampleEntries.papers, id: 1, title, authors, own_author: own }];
    const cv = documentOfPapers(papers);
    const [line] = cv.sections[0]?.entries[0]?.lines ?? [];
    const runs = line?.runs.slice(0, 4) ?? [];
    expect(runs.map(({ text }) => text)).toEqual(texts);
    // The marks are of the line, the names are not.
    expect(runs.map(({ rtl }) => rtl === line?.rtl)).toEqual([false, true, false, true]);
    expect(runs.filter(({ look }) => look === 'strong').map(({ text }) => text)).toEqual([own]);
  });

  it.each<[CvLanguage, string | number, string]>([
    ['en', '۱۸٫۶۲ از ۲۰', 'GPA: 18.62 out of 20'],
    ['en', '۱۸٫۶۲/۲۰', 'GPA: 18.62/20'],
    ['en', 17.9, 'GPA: 17.9'],
    ['fa', '18.62 of 20', 'معدل: ۱۸٫۶۲ از ۲۰'],
    ['fa', '۱۸٫۶۲ از ۲۰', 'معدل: ۱۸٫۶۲ از ۲۰'],
    ['fa', 17.9, 'معدل: ۱۷٫۹'],
    ['fa', 'First class', 'معدل: First class'],
  ])('CVX-01 in %s says the grade %s in its own digits', (language, gpa, told) => {
    const cv = document('degrees', { thesis_title: null, result: null, gpa }, language);
    expect(textsOf(cv).at(-1)).toBe(told);
    expect(linesOf(cv).at(-1)?.rtl).toBe(language === 'fa');
  });

  it.each([
    ['بازرسی 32 پل و 4.5 کیلومتر راه با ۹۸%', 'بازرسی ۳۲ پل و ۴٫۵ کیلومتر راه با ۹۸٪'],
    [
      'پیاده‌سازی با Python 3.11 و شبکهٔ 5G و استاندارد ISO 9001 در 2 ماه',
      'پیاده‌سازی با Python 3.11 و شبکهٔ 5G و استاندارد ISO 9001 در ۲ ماه',
    ],
    ['نسخهٔ 1.2.3 این کتابخانه در نشانی a.example/12', 'نسخهٔ ۱.۲.۳ این کتابخانه در نشانی a.example/12'],
    ['Inspection of ۳۲ bridges in ۱۴۰۲', 'Inspection of 32 bridges in 1402'],
    ['۳۲', '۳۲'],
  ])('CVX-01 sets %j in the digits of its letters', (text, told) => {
    expect(run(text).text).toBe(told);
  });

  it('CVX-01 parts the authors of a Persian paper by commas of Persian', () => {
    const authors = 'نسرین احمدی؛ کاوه رستمی ؛ لیلا مرادی';
    const paper = { title: 'پل‌ها', authors, journal_conference_name: null, doi: null, url: null };
    expect(textsOf(document('papers', paper, 'fa'))).toEqual(['نسرین احمدی، کاوه رستمی، لیلا مرادی. پل‌ها.']);
  });

  it('gives the address of a paper only where no identifier leads to it', () => {
    const url = 'https://journal.example/articles/16-50212.html';
    const linksOf = (change: object) =>
      linesOf(document('papers', { url, ...change }))[0]?.runs.flatMap(({ href, text }) => (href ? [text] : []));
    expect(linksOf({ doi: '10.1/x' })).toEqual(['doi:10.1/x']);
    expect(linksOf({ doi: 'to appear' })).toEqual(['journal.example/articles/16-50212.html']);
  });

  it.each(['degrees', 'research_experiences', 'jobs', 'projects'] as const)(
    'says in %s what came out, once',
    (section) => {
      const result = 'False alarms fell from 18 % to 4 %.';
      const field = {
        jobs: 'job_description',
        research_experiences: 'research_description',
        projects: 'project_description',
        degrees: 'thesis_abstract',
      }[section];
      const times = (change: object) =>
        textsOf(document(section, { result, ...change })).filter((text) => text.includes(result)).length;
      expect(times({})).toBe(1);
      expect(times({ [field]: null })).toBe(1);
      expect(times({ [field]: `Instrumented a bridge. ${result}` })).toBe(1);
    },
  );

  it('names a link to ORCID so, whose kind in the profile is another one', () => {
    const label = (url: string) => document('links', { link_type: 'Other', url }).sections[0]?.entries[0]?.label;
    expect(label('https://orcid.org/0000-0002-1825-0097')).toBe('ORCID');
    expect(label('www.orcid.org/0000-0002-1825-0097')).toBe('ORCID');
    expect(label('https://example.org/orcid.org/')).toBe('Website');
  });

  it('begins every line where the page does, save a paper in Latin letters, which begins at its own edge', () => {
    const own = (section: 'papers' | 'jobs') =>
      linesOf(document(section, {}, 'fa')).map(({ ownEdge }) => ownEdge === true);
    expect(own('papers')).toEqual([true]);
    expect(own('jobs')).not.toContain(true);
  });

  it('IMP-02 prints the own name strong in whichever letters a paper has it', () => {
    const papers = ['K. Rostami; N. Ahmadi', 'کاوه رستمی؛ نسرین احمدی'].map((authors, id) => ({
      ...sampleEntries.papers,
      id,
      authors,
    }));
    const data = {
      ...Object.fromEntries(Object.keys(sampleEntries).map((name) => [name, []])),
      user: { ...user, first_name: 'نسرین', last_name: 'احمدی' },
      papers,
    } as unknown as CvData;
    const strong = (names: string[]) =>
      createCvDocument(data, 'fa', '2026-11-23', { names })
        .document.sections.flatMap(({ entries }) => entries)
        .flatMap(({ lines }) => lines[0]?.runs ?? [])
        .flatMap(({ look, text }) => (look === 'strong' ? [text] : []));
    expect(strong([])).toEqual(['نسرین احمدی']);
    expect(strong(['Nasrin Ahmadi'])).toEqual(['N. Ahmadi', 'نسرین احمدی']);
  });

  it('has the newest first, and what goes on before everything else', () => {
    const jobs = [
      { job_title: 'Old', year_start: 2001, year_end: 2004 },
      { job_title: 'Now', year_start: 2003, year_end: null, is_current: true },
      { job_title: 'New', year_start: 2010, year_end: null },
      { job_title: 'Late start', year_start: 2003, year_end: 2004 },
    ];
    const titles = document('jobs', jobs).sections[0]?.entries.map(({ lines }) => lines[0]?.runs[0]?.text);
    expect(titles).toEqual(['Now', 'New', 'Late start', 'Old']);
  });
});

describe('a text', () => {
  it('reads in the direction of most of its letters, and holds no control characters', () => {
    expect(run('یادگیری عمیق (deep)').rtl).toBe(true);
    expect(run('Deep learning (یادگیری)').rtl).toBe(false);
    expect(run('123')).toEqual({ text: '123', rtl: false, look: 'plain' });
    expect(run(' a\u0007\u202eb\u2028\ud800 ').text).toBe('a b \ufffd');
  });
});

describe('a link', () => {
  it('is followed for http, https and mailto only, and shown without its scheme; a bare host gets https', () => {
    expect(linkRun('github.example/ana')).toMatchObject([
      { text: 'github.example/ana', href: 'https://github.example/ana' },
    ]);
    expect(linkRun('https://a.example/b')).toMatchObject([{ text: 'a.example/b', href: 'https://a.example/b' }]);
    expect(linkRun('mailto:a@example.org')).toMatchObject([{ text: 'a@example.org', href: 'mailto:a@example.org' }]);
    for (const address of [
      '',
      null,
      'javascript:alert(1)',
      'data:text/html,x',
      'tel:+1',
      'http://',
      'file:///etc/passwd',
    ])
      expect(linkRun(address)).toEqual([]);
  });

  it.each([
    ['example.org:8080/p', 'https://example.org:8080/p'],
    ['example.org:8080', 'https://example.org:8080/'],
    ['localhost:3000/x', 'https://localhost:3000/x'],
    ['http://example.org:8080/p', 'http://example.org:8080/p'],
  ])('to a host with a port, %s, stands at a paper and among the links', (url, href) => {
    for (const section of ['papers', 'links'] as const) {
      const links = linesOf(document(section, { url, doi: null }))[0]?.runs.filter((item) => item.href);
      expect(links).toMatchObject([{ text: url.replace('http://', ''), href }]);
    }
  });

  it('to an address of mail that begins with a digit opens a letter to it, and a telephone number is no link', () => {
    const links = (url: string) => linesOf(document('links', { url }))[0]?.runs.map(({ href }) => href);
    expect(links('mailto:98ana@mail.example')).toEqual(['mailto:98ana@mail.example']);
    expect(links('tel:110')).toEqual([undefined]);
  });

  it('to a paper is made of its DOI, in whatever way that is written', () => {
    for (const doi of ['10.1000/ab(c)', 'doi: 10.1000/ab(c)', 'https://doi.org/10.1000/ab(c)'])
      expect(doiRun(doi)).toMatchObject([{ text: 'doi:10.1000/ab(c)', href: 'https://doi.org/10.1000/ab(c)' }]);
    expect(doiRun('10.1/a?b#c')).toMatchObject([{ href: 'https://doi.org/10.1/a%3Fb%23c' }]);
    expect(doiRun('not one')).toEqual([{ text: 'DOI: not one', rtl: false, look: 'muted' }]);
    expect(doiRun(null)).toEqual([]);
    const url = 'https://doi.org/10.1/x';
    expect(linesOf(document('papers', { url }))[0]?.runs.filter((item) => item.href)).toHaveLength(1);
  });
});
