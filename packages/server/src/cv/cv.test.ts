import type { CvAnswer, CvData } from '@peyk/api-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEntries } from '../profile/samples.ts';
import { SECTIONS } from '../profile/sections.ts';
import { pdfPages } from '../testing/pdfText.ts';
import { type Api, startTestServer, type TestServer } from '../testing/server.ts';
import { createCvHandlers } from './handlers.ts';
import { CV_STYLE_SOURCES } from './html.ts';
import { createCvPdf, startTypesetter } from './pdf.ts';

let server: TestServer;
let api: Api;
let userId: number;
beforeAll(async () => {
  server = await startTestServer();
  await server.signUp('somebody.else@example.org', { first_name: 'Somebody', last_name: 'Else' });
  const person = await server.signUp('cv@example.org', { first_name: 'Ana', last_name: '<b>López</b>' });
  ({
    api,
    user: { id: userId },
  } = person);
  for (const { section } of SECTIONS) {
    await api('POST', `/api/student/${section.replaceAll('_', '-')}/add/`, sampleEntries[section]);
  }
  await api('POST', '/api/student/research-interests/add/', { interest_name: 'زلزله‌شناسی' });
  await api('PATCH', '/api/auth/me/', { gender: 'Female', date_birth: '1999-03-04', phone: '+98 912' });
});
afterAll(() => server.close());

const query = (names: string[], fresh = false): string => {
  const parameters = new URLSearchParams(names.map((name): [string, string] => ['research_interests', name]));
  if (fresh) parameters.set('force_regenerate', 'true');
  return parameters.toString();
};
const html = (names: string[]) => api<string>('GET', `/api/student/cv/html/?${query(names)}`);
const pdf = (names: string[], fresh = false) => api<Buffer>('GET', `/api/student/cv/pdf/?${query(names, fresh)}`);
const INTEREST = 'Structural health monitoring';

describe('the data of a CV', () => {
  it('API-29 are the user and all lists', async () => {
    const { status, body } = await api<CvData>('GET', '/api/student/cv/');
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['user', ...SECTIONS.map(({ section }) => section)].toSorted());
    expect(body.research_interests).toHaveLength(2);
    expect(body.user).toMatchObject({ email: 'cv@example.org', first_name: 'Ana' });
  });
});

describe('a CV as HTML', () => {
  it('LTR-05 CVX-01 in English has the English that the person gave for what they wrote in Persian, in Persian their own words', async () => {
    const own = await server.signUp('two-languages@example.org', { first_name: 'نسرین', last_name: 'احمدی' });
    await own.api('PATCH', '/api/student/profile/edit/', {
      latin_name: 'Nasrin Ahmadi',
      address: 'تهران، پلاک ۱۲',
      address_en: 'No. ۱۲, Tehran',
    });
    await own.api('POST', '/api/student/degrees/add/', {
      degree_type: 'Master',
      field_of_study: 'مهندسی سازه',
      field_of_study_en: 'Structural engineering',
      university_name: 'دانشگاه دماوند',
      year_start: 2022,
    });
    await own.api('POST', '/api/student/research-interests/add/', {
      interest_name: 'پایش پل‌ها',
      interest_name_en: 'Monitoring of bridges',
    });
    const page = async (language: string) =>
      (await own.api<string>('GET', `/api/student/cv/html/?${query(['پایش پل‌ها'])}&language=${language}`)).body;
    const english = await page('en');
    for (const text of [
      'Nasrin Ahmadi',
      'No. 12, Tehran',
      'Structural engineering',
      'Monitoring of bridges',
      'دانشگاه دماوند',
    ])
      expect(english).toContain(text);
    const persian = await page('fa');
    for (const text of ['نسرین احمدی', 'تهران، پلاک ۱۲', 'مهندسی سازه', 'پایش پل‌ها']) expect(persian).toContain(text);
    expect(persian).not.toMatch(/Nasrin|Structural|Monitoring/);
  });

  it('CVX-01 IMP-02 in Persian bears the Persian name of a person whose account has a Latin one, and finds them among authors', async () => {
    const own = await server.signUp('persian-name@example.org', { first_name: 'Zahra', last_name: 'Mohammadi' });
    await own.api('POST', '/api/student/research-interests/add/', { interest_name: 'Optics' });
    await own.api('POST', '/api/student/papers/add/', {
      ...sampleEntries.papers,
      authors: 'B. Solheim, Z. Mohammadi',
    });
    const page = async (language: string) =>
      (await own.api<string>('GET', `/api/student/cv/html/?${query(['Optics'])}&language=${language}`)).body;
    expect(await page('fa')).toMatch(/<h1>.*Zahra Mohammadi.*<\/h1>/);
    await own.api('PATCH', '/api/student/profile/edit/', { persian_name: 'زهرا محمدی' });
    const persian = await page('fa');
    expect(persian).toContain('<h1>زهرا محمدی</h1>');
    expect(persian).toContain('<b>Z. Mohammadi</b>');
    expect(persian).not.toContain('Zahra');
    expect(await page('en')).toContain('<h1>Zahra Mohammadi</h1>');
  });

  it('CV-19 API-31 holds the profile and the chosen interests only, with the mark of our renderer', async () => {
    const { status, body, headers } = await html([INTEREST]);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<meta name="generator" content="Peyk CV">');
    for (const text of [
      'University of Tehran',
      'Physics-informed operator learning',
      'IELTS 7.5',
      'kari@uio.example',
      '2019–2022',
      INTEREST,
    ])
      expect(body).toContain(text);
    expect(body).not.toContain('زلزله');
    expect((await html([INTEREST, 'زلزله‌شناسی'])).body).toContain('<bdi lang="fa" dir="rtl">زلزله‌شناسی</bdi>');
  });

  it('leaves gender and birth date out', async () => {
    const { body } = await html([INTEREST]);
    expect(body).not.toMatch(/Female|1999-03-04/);
  });

  it('may use its own stylesheets with the fonts in them and load nothing else, alone and in a page of the app', async () => {
    const { headers, body } = await html([INTEREST]);
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src ${CV_STYLE_SOURCES.join(' ')}; font-src data:; form-action 'none'; base-uri 'none'; sandbox`,
    );
    expect(body).not.toMatch(/ style=| on\w+=|<script|<img|<link/);
    const other = await server.api('GET', '/healthz');
    expect(other.headers.get('content-security-policy')).toContain(CV_STYLE_SOURCES.join(' '));
  });

  it('shows markup in any field as text, and follows no link but http, https and mailto', async () => {
    const { api: own } = await server.signUp('markup@example.org', { first_name: '"><script>alert(1)</script>' });
    const markup = `<img src=x onerror="a('1')">&</style>`;
    for (const { section } of SECTIONS) {
      const texts = Object.entries(sampleEntries[section]).map(([name, value]) => {
        const free = typeof value === 'string' && !/_type$|_level$|^proficiency$|_date$|_email$|^url$/.test(name);
        return [name, free ? markup : value];
      });
      expect(
        (await own('POST', `/api/student/${section.replaceAll('_', '-')}/add/`, Object.fromEntries(texts))).status,
        section,
      ).toBe(201);
    }
    await own('POST', '/api/student/links/add/', { link_type: 'Other', url: 'tel:+1' });
    const { status, body } = await own<string>('GET', `/api/student/cv/html/?${query([markup])}`);
    expect(status).toBe(200);
    expect(body.replaceAll(/<style>[^<]*<\/style>/g, '')).not.toMatch(/<img|<script|<\/style>/);
    expect(
      body.match(/&lt;img src=x onerror=&quot;a\(&#39;1&#39;\)&quot;&gt;&amp;&lt;\/style&gt;/g)?.length,
    ).toBeGreaterThan(25);
    for (const [, href = ''] of body.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(https?:|mailto:)/);
    const file = await own<Buffer>('GET', `/api/student/cv/pdf/?${query([markup])}`);
    expect([file.status, file.body.toString('latin1', 0, 5)]).toEqual([200, '%PDF-']);
  });
});

describe('a CV as PDF', () => {
  it('CV-19 API-32 CV-18 is a tagged PDF named after the interests', async () => {
    const { status, body, headers } = await pdf([INTEREST, 'زلزله‌شناسی']);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(body.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(body.includes('/StructTreeRoot')).toBe(true);
    expect(body.includes('pdfuaid')).toBe(true);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="CV_Structural-health-monitoring.pdf"; filename*=UTF-8''${encodeURIComponent('CV_Structural-health-monitoring_زلزله-شناسی.pdf')}`,
    );
  });

  it('CV-18 A-114 is named in its own language, with the English of an interest that has one', async () => {
    const own = await server.signUp('file-names@example.org', { first_name: 'نسرین', last_name: 'احمدی' });
    await own.api('POST', '/api/student/research-interests/add/', {
      interest_name: 'پایش پل‌ها',
      interest_name_en: 'Monitoring of bridges',
    });
    const name = async (kind: 'pdf' | 'typst', language: string) => {
      const { headers } = await own.api('GET', `/api/student/cv/${kind}/?${query(['پایش پل‌ها'])}&language=${language}`);
      return decodeURIComponent(headers.get('content-disposition')?.split("UTF-8''")[1] ?? '');
    };
    expect(await name('pdf', 'en')).toBe('CV_Monitoring-of-bridges.pdf');
    expect(await name('pdf', 'fa')).toBe('CV_پایش-پل-ها_fa.pdf');
    expect(await name('typst', 'en')).toBe('CV_Monitoring-of-bridges.typ');
  });

  it('CVX-01 is shown as one sheet, without a number of pages, where the PDF cannot be set', async () => {
    const draw = Object.assign(createCvPdf(), {
      pages: () => {
        throw new Error('Not set');
      },
    });
    const { generateCv } = createCvHandlers(server.deps, draw);
    const answer = await generateCv({ userId, body: { format: 'html', research_interests: [INTEREST] } } as never);
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty('pages');
    expect(answer.body).toHaveProperty('html', expect.stringContaining('class="sheet"'));
  });

  it('CV-04 API-32 A-116 is drawn once and kept, and drawn anew where force_regenerate is true', async () => {
    let drawn = 0;
    const draw = Object.assign(() => Promise.resolve(Buffer.from(`%PDF ${(drawn += 1)}`)), createCvPdf());
    const { getCvPdf } = createCvHandlers(server.deps, draw);
    const bodies: unknown[] = [];
    for (const force_regenerate of [undefined, false, true, undefined]) {
      const asked = { userId, query: { research_interests: [INTEREST], force_regenerate } };
      bodies.push((await getCvPdf(asked as never)).body);
    }
    expect(bodies).toEqual([1, 1, 2, 2].map((number) => Buffer.from(`%PDF ${number}`)));
  });

  it('is kept until the profile changes, and drawn again on request', async () => {
    const first = await pdf([INTEREST]);
    expect((await pdf([INTEREST])).body.equals(first.body)).toBe(true);
    const again = await pdf([INTEREST], true);
    expect(again.status).toBe(200);
    const added = await api<{ id: number }>('POST', '/api/student/awards/add/', {
      award_title: 'New award',
      year: 2025,
    });
    expect((await pdf([INTEREST])).body.equals(again.body)).toBe(false);
    await api('DELETE', `/api/student/awards/${added.body.id}/`);
    expect((await pdf([INTEREST])).body.equals(again.body)).toBe(true);
  });

  it('is drawn for an address that is too long for a link', async () => {
    const { api: own } = await server.signUp('address@example.org');
    await own('POST', '/api/student/research-interests/add/', { interest_name: 'Optics' });
    const url = `https://a.example/${'ش'.repeat(1900)}`;
    expect((await own('POST', '/api/student/papers/add/', { ...sampleEntries.papers, url })).status).toBe(201);
    const { status, body } = await own<Buffer>('GET', '/api/student/cv/pdf/?research_interests=Optics');
    expect([status, body.toString('latin1', 0, 5)]).toEqual([200, '%PDF-']);
  });

  it('is drawn for a person who writes in a script without a font', async () => {
    const { api: own } = await server.signUp('script@example.org', { first_name: '李', last_name: '🚀 ऋषि' });
    await own('POST', '/api/student/research-interests/add/', { interest_name: 'Optics' });
    const { status, body } = await own<Buffer>('GET', '/api/student/cv/pdf/?research_interests=Optics');
    expect([status, body.toString('latin1', 0, 5)]).toEqual([200, '%PDF-']);
  });
});

describe('a CV as Typst source', () => {
  it('IMP-04 compiles by itself to the PDF that the product makes, and is named after the interests', async () => {
    const asked = query([INTEREST, 'زلزله‌شناسی']);
    const { status, body, headers } = await api<string>('GET', `/api/student/cv/typst/?${asked}&language=fa`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/x-typst; charset=utf-8']);
    expect(headers.get('content-disposition')).toContain('filename="CV_Structural-health-monitoring_fa.typ"');
    const compiler = startTypesetter();
    const compiled = compiler.compile({ mainFileContent: body }).result;
    if (!compiled) throw new Error('It does not compile');
    const made = await api<Buffer>('GET', `/api/student/cv/pdf/?${asked}&language=fa`);
    const linesOf = async (file: Buffer) => (await pdfPages(file)).map(({ lines }) => lines);
    expect(await linesOf(compiler.pdf(compiled))).toEqual(await linesOf(made.body));
  });

  it('holds what a person wrote as data, never as a command', async () => {
    const { api: own } = await server.signUp('typst@example.org');
    const name = String.raw`"+#read("/etc/passwd")+" \ #panic("x")`;
    await own('POST', '/api/student/research-interests/add/', { interest_name: name });
    const { status, body } = await own<string>('GET', `/api/student/cv/typst/?${query([name])}`);
    expect(status).toBe(200);
    const compiled = startTypesetter().compile({ mainFileContent: body });
    expect([compiled.hasError(), compiled.result?.numOfPages]).toEqual([false, 1]);
  });
});

describe('the look of a CV', () => {
  const address = (kind: 'html' | 'pdf', options: string) => `/api/student/cv/${kind}/?${query([INTEREST])}${options}`;

  it('CVX-01 CVX-02 is that of the query: language, layout and paper', async () => {
    const plain = await html([INTEREST]);
    expect(plain.body).toMatch(/<html lang="en" dir="ltr">.*<body class="hanging a4">/s);
    expect((await api('GET', address('html', '&language=en&layout=hanging&paper=a4'))).body).toBe(plain.body);
    const persian = await api<string>('GET', address('html', '&language=fa&layout=column'));
    expect(persian.body).toMatch(/<html lang="fa" dir="rtl">.*<body class="column a4">/s);
    for (const text of ['تحصیلات', 'کارشناسی ارشد', '۱۳۹۸–۱۴۰۱', '۲۰۱۹–۲۰۲۲', 'University of Tehran'])
      expect(persian.body).toContain(text);
    const sizes = await Promise.all(
      ['', '&paper=letter'].map(async (options) => {
        const [page] = await pdfPages((await api<Buffer>('GET', address('pdf', options))).body);
        return Math.round(page?.height ?? 0);
      }),
    );
    expect(sizes).toEqual([842, 792]);
  });

  it.each(['en', 'fa'] as const)(
    'CV-05 CVX-02 the HTML in %s has the pages of the PDF, each with the same entries and number',
    async (language) => {
      const own = await server.signUp(`pages-${language}@example.org`, { first_name: 'Ana', last_name: 'López' });
      await own.api('POST', '/api/student/research-interests/add/', { interest_name: 'Optics' });
      const titles = Array.from({ length: 45 }, (_, n) => `Entry${n}End`);
      for (const award_title of titles) await own.api('POST', '/api/student/awards/add/', { award_title, year: 2025 });
      // One that is parted between the pages.
      const job_description = Array.from({ length: 70 }, (_, n) => `Line${n}End`).join('\n');
      await own.api('POST', '/api/student/jobs/add/', { ...sampleEntries.jobs, job_description });
      for (const job_title of ['JobA', 'JobB'])
        await own.api('POST', '/api/student/jobs/add/', { ...sampleEntries.jobs, job_title });
      const asked = `research_interests=Optics&language=${language}`;
      const { body } = await own.api<string>('GET', `/api/student/cv/html/?${asked}`);
      const sheets = body.split('<div class="sheet">').slice(1);
      const pages = await pdfPages((await own.api<Buffer>('GET', `/api/student/cv/pdf/?${asked}`)).body);
      const made = await own.api<CvAnswer>('POST', '/api/student/cv/', {
        format: 'html',
        research_interests: ['Optics'],
        language,
      });
      expect(made.body).toMatchObject({ html: body, pages: pages.length });
      const entriesOf = (text: string) => text.match(/(?:Entry|Line)\d+End|Job[AB]/g);
      expect(sheets.length).toBeGreaterThan(1);
      expect(sheets.map(entriesOf)).toEqual(
        pages.map(({ lines }) => entriesOf(lines.map(({ text }) => text).join(' '))),
      );
      const digit = (number: number) => '۰۱۲۳۴۵'[number];
      expect(sheets.map((sheet) => /class="number">([^<]*)</.exec(sheet)?.[1])).toEqual(
        pages.map((_, at) =>
          language === 'en' ? `${at + 1} of ${pages.length}` : `صفحهٔ ${digit(at + 1)} از ${digit(pages.length)}`,
        ),
      );
      // A section that goes on overleaf has its heading once.
      const heading = language === 'en' ? 'Awards' : 'جوایز و افتخارات';
      expect(body.split(`<h2>${heading}</h2>`)).toHaveLength(2);
    },
  );

  it('CV-05 holds the fonts that its letters need, and no address of one', async () => {
    const latin = (await html([INTEREST])).body;
    const persian = (await api<string>('GET', address('html', '&language=fa'))).body;
    const families = (page: string) => page.match(/(?<=@font-face\{font-family:")[^"]+/g);
    expect(families(latin)).toEqual(['Source Sans 3']);
    expect(families(persian)).toEqual(['Source Sans 3', 'Vazirmatn']);
    for (const page of [latin, persian]) expect(page).not.toMatch(/url\((?!data:font\/woff2;base64,)/);
  });

  it('CVX-01 is kept for each look by itself', async () => {
    const files = await Promise.all(
      ['', '&language=fa', '&layout=column', '&paper=letter'].map(
        async (options) => (await api<Buffer>('GET', address('pdf', options))).body,
      ),
    );
    expect(new Set(files.map((file) => file.toString('latin1'))).size).toBe(4);
    expect((await pdf([INTEREST])).body.equals(files[0] ?? Buffer.of())).toBe(true);
  });

  it.each(['language=de', 'layout=table', 'paper=a3'])('refuses %s, naming the field', async (option) => {
    const [field = '', value] = option.split('=');
    const refused = { status: 400, body: { [field]: [expect.any(String)] } };
    expect(await api('GET', address('html', `&${option}`))).toMatchObject(refused);
    expect(await api('GET', address('pdf', `&${option}`))).toMatchObject(refused);
    const body = { format: 'html', research_interests: [INTEREST], [field]: value };
    expect(await api('POST', '/api/student/cv/', body)).toMatchObject(refused);
  });

  it('LTR-05 CVX-01 in English comes with the entries that wait for their English, and with none once it is given', async () => {
    const { api: own } = await server.signUp('waits@example.org', { first_name: 'Ana', last_name: 'Rezaei' });
    await own('POST', '/api/student/research-interests/add/', { interest_name: 'Optics' });
    const course = {
      teaching_title: 'Assistant',
      course_title: 'دینامیک',
      institution: 'دانشگاه دماوند',
      year_start: 2022,
    };
    const added = await own<{ id: number }>('POST', '/api/student/teaching-experiences/add/', course);
    const told = async (language: string) => {
      const body = { format: 'html', research_interests: ['Optics'], language };
      return (await own<CvAnswer>('POST', '/api/student/cv/', body)).body.not_in_english;
    };
    const { id } = added.body;
    expect(await told('en')).toEqual([
      { section: 'teaching_experiences', id, title: 'دینامیک', fields: ['course_title', 'institution'] },
    ]);
    expect(await told('fa')).toEqual([]);
    const english = { course_title_en: 'Dynamics', institution_en: 'Damavand University' };
    await own('PATCH', `/api/student/teaching-experiences/${id}/`, english);
    expect(await told('en')).toEqual([]);
    const page = await own<string>('GET', '/api/student/cv/html/?research_interests=Optics');
    expect(page.body).toContain('Dynamics</b>, Damavand University');
  });

  it('has an order given by hand, also after an entry was removed and restored; without one the newest first', async () => {
    const { api: own } = await server.signUp('by-hand@example.org');
    await own('POST', '/api/student/research-interests/add/', { interest_name: 'Alchemy' });
    const ids = new Map<string, number>();
    for (const [section, name, years] of [
      ['papers', 'title', { year: 2020 }],
      ['degrees', 'field_of_study', { degree_type: 'BSc', university_name: 'Damavand', year_start: 2020 }],
    ] as const)
      for (const [title, year] of [
        ['Oldest', 2001],
        ['Newest', 2024],
        ['Middle', 2015],
      ] as const) {
        const body = { ...years, [name]: title, ['year' in years ? 'year' : 'year_start']: year };
        const { body: added } = await own<{ id: number }>('POST', `/api/student/${section}/add/`, body);
        ids.set(`${section} ${title}`, added.id);
      }
    const order = async () => {
      const { body } = await own<string>('GET', '/api/student/cv/html/?research_interests=Alchemy');
      return Array.from(body.matchAll(/Oldest|Newest|Middle/g), ([title]) => title);
    };
    const newest = ['Newest', 'Middle', 'Oldest'];
    expect(await order()).toEqual([...newest, ...newest]);
    // Restored where it stood, which is no order of the person.
    await own('DELETE', `/api/student/papers/${ids.get('papers Oldest')}/`);
    await own('POST', '/api/student/papers/add/', { title: 'Oldest', year: 2001, position: 1 });
    expect(await order()).toEqual([...newest, ...newest]);
    const last = `/api/student/papers/${ids.get('papers Middle')}/`;
    await own('PATCH', last, { position: 3 });
    expect(await order()).toEqual([...newest, ...newest]);
    await own('PATCH', last, { position: 2 });
    expect(await order()).toEqual([...newest, 'Oldest', 'Middle', 'Newest']);
    await own('PATCH', `/api/student/degrees/${ids.get('degrees Oldest')}/`, { position: 3 });
    expect(await order()).toEqual(['Newest', 'Middle', 'Oldest', 'Oldest', 'Middle', 'Newest']);
    // The one that was moved is gone, the order of the others is still that of the person.
    await own('DELETE', last);
    await own('POST', '/api/student/papers/add/', { title: 'Middle', year: 2015, position: 2 });
    expect(await order()).toEqual(['Newest', 'Middle', 'Oldest', 'Oldest', 'Middle', 'Newest']);
  });

  it('comes with the entries whose characters the PDF cannot show', async () => {
    const { api: own } = await server.signUp('boxes@example.org');
    await own('POST', '/api/student/research-interests/add/', { interest_name: 'Optics' });
    const { body: added } = await own<{ id: number }>('POST', '/api/student/papers/add/', {
      title: 'Ice 𝠀',
      year: 2025,
    });
    const body = { format: 'html', research_interests: ['Optics'], language: 'fa' };
    const { body: answer } = await own<CvAnswer>('POST', '/api/student/cv/', body);
    expect(answer.without_glyph).toEqual([{ section: 'papers', id: added.id, title: 'Ice 𝠀', characters: ['𝠀'] }]);
  });

  it('CVX-03 comes with what moved up for the chosen interest', async () => {
    const { api: own } = await server.signUp('order@example.org');
    await own('POST', '/api/student/research-interests/add/', { interest_name: 'Optics' });
    await own('POST', '/api/student/papers/add/', { title: 'Glaciers', year: 2025 });
    await own('POST', '/api/student/papers/add/', { title: 'Optics of ice', year: 2019 });
    const body = { format: 'pdf', research_interests: ['Optics'], language: 'fa', layout: 'column', paper: 'letter' };
    const { body: answer } = await own<CvAnswer>('POST', '/api/student/cv/', body);
    expect(answer).toEqual({
      format: 'pdf',
      html: null,
      pdf_url: '/api/student/cv/pdf/?research_interests=Optics&language=fa&layout=column&paper=letter',
      changes: [{ section: 'papers', title: 'Optics of ice', from: 2, to: 1, because: 'Optics' }],
      not_in_english: [],
      without_glyph: [],
    });
    const page = await own<string>('GET', '/api/student/cv/html/?research_interests=Optics');
    expect(page.body.indexOf('Optics of ice')).toBeLessThan(page.body.indexOf('Glaciers'));
  });
});

describe('generating a CV', () => {
  it('API-30 answers the HTML, or where the PDF is', async () => {
    const page = await api<CvAnswer>('POST', '/api/student/cv/', {
      format: 'html',
      research_interests: [INTEREST],
      force_regenerate: true,
    });
    expect(page.status).toBe(200);
    expect(page.body).toMatchObject({ format: 'html', pdf_url: null, html: expect.stringContaining('Peyk CV') });
    const file = await api<CvAnswer>('POST', '/api/student/cv/', { format: 'pdf', research_interests: [INTEREST] });
    expect(file.body).toMatchObject({ format: 'pdf', html: null });
    expect((await api('GET', file.body.pdf_url ?? '')).headers.get('content-type')).toBe('application/pdf');
  });

  it('A-110 knows interests by name in any case, and by id', async () => {
    const { body } = await api<CvData>('GET', '/api/student/cv/');
    const id = body.research_interests[0]?.id ?? 0;
    const byId = await api<CvAnswer>('POST', '/api/student/cv/', { format: 'html', research_interests: [id] });
    const byName = await api<CvAnswer>('POST', '/api/student/cv/', {
      format: 'html',
      research_interests: ['STRUCTURAL  health monitoring'],
    });
    expect(byId.body.html).toBe(byName.body.html);
    expect((await html([String(id)])).body).toBe(byName.body.html);
  });

  it('CV-11 CV-12 refuses none and an unknown interest, naming the field', async () => {
    const toGenerate = 'Please select at least one research interest to generate CV';
    const toDownload = 'Please select at least one research interest to download CV';
    const refused = (words: string) => ({ status: 400, body: { research_interests: [words] } });
    const none = { format: 'html', research_interests: [' '] };
    expect(await api('POST', '/api/student/cv/', none)).toMatchObject(refused(toGenerate));
    for (const [address, words] of [
      ['html/?research_interests=', toGenerate],
      ['pdf/?research_interests=', toDownload],
      ['typst/?research_interests=', toDownload],
      ['html/', 'This field is required.'],
      ['pdf/', 'This field is required.'],
    ] as const)
      expect(await api('GET', `/api/student/cv/${address}`), address).toMatchObject(refused(words));
    expect(await html(['Alchemy'])).toMatchObject({
      status: 400,
      body: { research_interests: ['This research interest is not in your profile: Alchemy.'] },
    });
    expect(
      (await api('POST', '/api/student/cv/', { format: 'docx', research_interests: [INTEREST] })).body,
    ).toHaveProperty('format');
  });

  it('CVX-04 refuses 10,000 entries in a sentence, in both forms', async () => {
    const own = await server.signUp('entries@example.org');
    await own.api('POST', '/api/student/research-interests/add/', { interest_name: 'Optics' });
    const sample = JSON.stringify(sampleEntries.skills);
    await sql`
      insert into profile_entries (user_id, section, fields)
      select ${own.user.id}, 'skills', ${sample}::jsonb from generate_series(1, 10000)`.execute(server.db);
    const refused = {
      status: 400,
      body: {
        code: 'cv_too_long',
        detail: 'This profile is too long for one CV. Please shorten some descriptions.',
      },
    };
    for (const kind of ['html', 'pdf'])
      expect(await own.api('GET', `/api/student/cv/${kind}/?research_interests=Optics`), kind).toMatchObject(refused);
    const body = { format: 'html', research_interests: ['Optics'] };
    expect(await own.api('POST', '/api/student/cv/', body)).toMatchObject(refused);
  });

  it('CVX-04 a title of 5,000 characters is refused at its field, and one that is stored all the same is set', async () => {
    const own = await server.signUp('title@example.org');
    await own.api('POST', '/api/student/research-interests/add/', { interest_name: 'Optics' });
    const paper = { title: 'W'.repeat(5000), year: 2024 };
    expect(await own.api('POST', '/api/student/papers/add/', paper)).toMatchObject({
      status: 400,
      body: { title: ['Must be at most 300 characters.'] },
    });
    await sql`
      insert into profile_entries (user_id, section, fields)
      values (${own.user.id}, 'papers', ${JSON.stringify(paper)}::jsonb)`.execute(server.db);
    for (const kind of ['html', 'pdf'])
      expect((await own.api('GET', `/api/student/cv/${kind}/?research_interests=Optics`)).status, kind).toBe(200);
  });

  it('CVX-04 refuses a profile that would fill hundreds of pages', async () => {
    const { api: own } = await server.signUp('long@example.org');
    await own('POST', '/api/student/research-interests/add/', { interest_name: 'Optics' });
    for (let n = 0; n < 31; n++)
      await own('POST', '/api/student/jobs/add/', { ...sampleEntries.jobs, job_description: 'x'.repeat(10_000) });
    expect(await own('GET', '/api/student/cv/pdf/?research_interests=Optics')).toMatchObject({
      status: 400,
      body: { code: 'cv_too_long' },
    });
  });
});
