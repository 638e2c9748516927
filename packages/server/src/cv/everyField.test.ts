import type { CvData, ResearchInterest } from '@peyk/api-types';
import { describe, expect, it } from 'vitest';
import { sampleEntries } from '../profile/samples.ts';
import { RecentCache } from './cache.ts';
import { chooseInterests } from './chooseInterests.ts';
import { createCvDocument } from './document.ts';
import { attachment } from './fileName.ts';
import { cvHtml } from './html.ts';

const ltr = (text: string) => ({ text, rtl: false });
const rtl = (text: string) => ({ text, rtl: true });
const entry = (title: string, place: string | null, period: string, lines: string[] = [], links: object[] = []) => ({
  title: ltr(title),
  place: place === null ? null : ltr(place),
  period,
  lines: lines.map(ltr),
  links,
});
const section = (heading: string, ...entries: object[]) => ({ heading, kind: 'entries', entries });
const names = (heading: string, ...texts: string[]) => ({
  heading,
  kind: 'names',
  entries: texts.map((text) => entry(text, null, '')),
});

const user = {
  first_name: 'Ana',
  last_name: 'Rezaei',
  email: 'ana@example.org',
  phone: '+98 912',
  address: 'Oslo\n Norway',
  gender: 'Female',
  date_birth: '1999-03-04',
};
const dataOf = (entries: Record<string, unknown[]>): CvData =>
  ({
    ...Object.fromEntries(Object.keys(sampleEntries).map((name) => [name, []])),
    user,
    ...entries,
  }) as unknown as CvData;

describe('a CV of everything', () => {
  const all = Object.fromEntries(Object.entries(sampleEntries).map(([name, fields]) => [name, [{ id: 1, ...fields }]]));

  it('holds each list under its heading, each field in its place, and nothing else', () => {
    expect(createCvDocument(dataOf(all))).toEqual({
      name: ltr('Ana Rezaei'),
      contact: [{ text: 'ana@example.org', href: 'mailto:ana@example.org' }, ltr('+98 912'), ltr('Oslo Norway')],
      sections: [
        names('Research interests', 'Structural health monitoring (Bridges)'),
        section(
          'Education',
          entry('Master, Structural Engineering', 'University of Tehran', '2019–2022', [
            'Thesis: Seismic damage detection of concrete frames with graph neural networks',
            'Graph neural networks locate damage from sparse records.',
            'GPA: 18.4',
          ]),
        ),
        section(
          'Publications',
          entry(
            'Physics-informed operator learning for structural health monitoring',
            'A. Rezaei; B. Solheim, Engineering Structures',
            '2024',
            ['Structural health monitoring with physics.', 'DOI: 10.1/x'],
            [{ text: 'https://doi.example/10.1/x', href: 'https://doi.example/10.1/x' }],
          ),
        ),
        section(
          'Research experience',
          entry('Vibration laboratory', 'University of Oslo', '2023–2024', ['Modal identification of bridges.']),
        ),
        section(
          'Teaching experience',
          entry('Assistant, Dynamics', 'University of Tehran', '2021–2022', ['Exercises.']),
        ),
        section('Work experience', entry('Bridge engineer', 'Pol Co, Tehran', '2022–2023', ['Inspection of bridges.'])),
        section(
          'Projects',
          entry('Shake table twin', 'Developer', '2021–2022', ['A digital twin of a shake table.', 'Python, PyTorch']),
        ),
        names('Skills', 'OpenSees (Advanced)'),
        section('Awards', entry('Best thesis', 'University of Tehran', '2022', ['Of the faculty.'])),
        section('Courses', entry('Deep learning', 'Academy, Online', '2020–2021', ['Twelve weeks.'])),
        section('Certifications', entry('PE', 'Board', '2023', ['Valid until 2028-01-01'])),
        names('Languages', 'English (Advanced, IELTS 7.5, TOEFL 105, GRE 325)'),
        section('Volunteer work', entry('Tutor', 'School', '2018–2019', ['Mathematics.'])),
        section(
          'Links',
          entry('GitHub', null, '', [], [{ text: 'https://github.example/ana', href: 'https://github.example/ana' }]),
        ),
        section(
          'References',
          entry(
            'Kari Solheim',
            'Professor, University of Oslo',
            '',
            ['Supervisor, +47 22 00 00 00'],
            [{ text: 'kari@uio.example', href: 'mailto:kari@uio.example' }],
          ),
        ),
      ],
    });
  });

  it('keeps the order of each list, and leaves out of an entry what it does not have', () => {
    const scores = Object.fromEntries(
      ['IELTS', 'TOEFL', 'PTE', 'TOEIC', 'GRE', 'GMAT', 'SAT'].map((name, index) => [`${name}_score`, index]),
    );
    const least = {
      research_interests: [{ interest_name: 'B', subfield: null }, { interest_name: 'A' }],
      degrees: [
        {
          degree_type: 'PhD',
          field_of_study: 'X',
          university_name: 'Y',
          year_start: 2020,
          year_end: null,
          is_current: true,
        },
        { degree_type: 'BSc', field_of_study: 'X', university_name: 'Y', year_start: 2016, gpa: 0 },
      ],
      papers: [{ title: 'P', year: 2020, authors: null, doi: '', abstract: 'One.\r\n\nTwo.' }],
      teaching_experiences: [
        { teaching_title: 'T', course_title: '', institution: 'I', year_start: 2020, year_end: 2020 },
      ],
      languages: [{ language_name: 'L', proficiency: 'Native', ...scores }],
      links: [{ link_type: 'Other', url: 'tel:+1' }],
    };
    expect(createCvDocument(dataOf(least)).sections).toEqual([
      names('Research interests', 'B', 'A'),
      section('Education', entry('PhD, X', 'Y', '2020–present'), entry('BSc, X', 'Y', '2016', ['GPA: 0'])),
      section('Publications', entry('P', null, '2020', ['One.', 'Two.'])),
      section('Teaching experience', entry('T', 'I', '2020')),
      names('Languages', 'L (Native, IELTS 0, TOEFL 1, PTE 2, TOEIC 3, GRE 4, GMAT 5, SAT 6)'),
      section('Links', entry('Other', null, '', ['tel:+1'])),
    ]);
  });

  it('as a page has every part once, each text in its own direction', () => {
    const page = cvHtml({
      name: rtl('آرش'),
      contact: [{ text: 'a@b.example', href: 'mailto:a@b.example' }, ltr('Oslo')],
      sections: [
        {
          heading: 'Skills',
          kind: 'names',
          entries: [{ title: ltr('<A>'), place: null, period: '', lines: [], links: [] }],
        },
        {
          heading: 'Work & more',
          kind: 'entries',
          entries: [
            {
              title: rtl('کار'),
              place: ltr('Oslo'),
              period: '2020–2021',
              lines: [ltr('One'), rtl('دو')],
              links: [{ text: 'x.example', href: 'https://x.example/?a=1&b="' }],
            },
          ],
        },
      ],
    });
    expect(page.match(/<title>.*<\/title>/u)?.[0]).toBe('<title>CV – آرش</title>');
    expect(page.match(/<main>(.*)<\/main>/su)?.[1]).toBe(
      [
        '<h1><bdi lang="fa" dir="rtl">آرش</bdi></h1>',
        '<p class="contact">',
        '<span><a href="mailto:a@b.example" rel="noopener noreferrer"><bdi dir="ltr">a@b.example</bdi></a></span>',
        '<span><bdi dir="ltr">Oslo</bdi></span></p>',
        '<section><h2>Skills</h2><ul><li><bdi dir="ltr">&lt;A&gt;</bdi></li></ul></section>',
        '<section><h2>Work &amp; more</h2><article>',
        '<header><h3><bdi lang="fa" dir="rtl">کار</bdi></h3><span class="period">2020–2021</span></header>',
        '<p class="place"><bdi dir="ltr">Oslo</bdi></p><p dir="ltr">One</p><p lang="fa" dir="rtl">دو</p>',
        '<p><a href="https://x.example/?a=1&amp;b=&quot;" rel="noopener noreferrer"><bdi dir="ltr">x.example</bdi></a></p>',
        '</article></section>',
      ].join(''),
    );
  });
});

describe('the chosen interests of a CV', () => {
  const own = [
    { id: 7, interest_name: '12', subfield: null },
    { id: 12, interest_name: 'Optics', subfield: null },
    { id: 9, interest_name: 'Lasers', subfield: null },
  ] as ResearchInterest[];
  const chosen = (...asked: (string | number)[]) => chooseInterests(own, asked).map(({ id }) => id);

  it('stand in the order of the profile, each once, by name before number', () => {
    expect(chosen('Lasers', 'Optics')).toEqual([12, 9]);
    expect(chosen('optics', 12, ' OPTICS ')).toEqual([7, 12]);
    expect(chosen(9, 9, 'lasers')).toEqual([9]);
    expect(chosen('12')).toEqual([7]);
    expect(chosen('', ' ', '7')).toEqual([7]);
  });

  it.each([[['Optics', 'Alchemy']], [[13]], [['1']], [[' ']], [[]]])('are none where %j is asked for', (asked) => {
    expect(() => chosen(...asked)).toThrow();
  });
});

it('what was used last is kept, as many as there is room for', () => {
  const cache = new RecentCache<string>(2);
  cache.set('a', 'A');
  cache.set('b', 'B');
  expect(cache.get('a')).toBe('A');
  cache.set('c', 'C');
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C']);
  cache.set('a', 'A2');
  cache.set('d', 'D');
  expect(['a', 'c', 'd'].map((key) => cache.get(key))).toEqual(['A2', undefined, 'D']);
});

it('a download has its whole name, and one in plain letters', () => {
  expect(attachment("CV_Café_(x)'*.pdf")).toBe(
    `attachment; filename="CV_Cafe_x.pdf"; filename*=UTF-8''CV_Caf%C3%A9_%28x%29%27%2A.pdf`,
  );
});
