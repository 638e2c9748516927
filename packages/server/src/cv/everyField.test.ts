import type { CvData, ResearchInterest } from '@peyk/api-types';
import { describe, expect, it } from 'vitest';
import { sampleEntries } from '../profile/samples.ts';
import { RecentCache } from './cache.ts';
import { chooseInterests } from './chooseInterests.ts';
import { createCvDocument } from './document.ts';
import { attachment } from './fileName.ts';
import { cvHtml } from './html.ts';

const user = {
  first_name: 'Ana',
  last_name: 'Rezaei',
  email: 'ana@example.org',
  phone: '+98 912',
  address: 'Oslo\n Norway',
  gender: 'Female',
  date_birth: '1999-03-04',
};
const made = (entries: Record<string, unknown[]>) =>
  createCvDocument(
    {
      ...Object.fromEntries(Object.keys(sampleEntries).map((name) => [name, []])),
      user,
      ...entries,
    } as unknown as CvData,
    'en',
    '2026-11-23',
  ).document;

/** Each section as its heading and its entries, each as what hangs before it and its lines. */
const printed = ({ sections }: ReturnType<typeof made>) =>
  Object.fromEntries(
    sections.map(({ heading, entries }) => [
      heading,
      entries.map(({ period, label, lines }) => [
        ...period,
        ...(label === '' ? [] : [label]),
        ...lines.map(({ runs }) => runs.map(({ text }) => text).join('')),
      ]),
    ]),
  );

describe('a CV of everything', () => {
  const all = Object.fromEntries(Object.entries(sampleEntries).map(([name, fields]) => [name, [{ id: 1, ...fields }]]));

  it('holds each list under its heading, each field in its place, and no gender, birth date or abstract', () => {
    const document = made(all);
    expect(printed(document)).toEqual({
      'Research interests': [['Structural health monitoring (Bridges)']],
      Education: [
        [
          '2019–2022',
          'Master’s, Structural Engineering, University of Tehran',
          'Thesis: Seismic damage detection of concrete frames with graph neural networks',
          'Text of result',
          'GPA: 18.4',
        ],
      ],
      Publications: [
        [
          '2024',
          'A. Rezaei, B. Solheim. Physics-informed operator learning for structural health monitoring. Engineering Structures. doi:10.1/x',
        ],
      ],
      'Research experience': [
        ['2023–2024', 'Vibration laboratory, University of Oslo', 'Modal identification of bridges.', 'Text of result'],
      ],
      Teaching: [['2021–2022', 'Assistant, Dynamics, University of Tehran', 'Exercises.']],
      'Work experience': [['2022–2023', 'Bridge engineer, Pol Co, Tehran', 'Inspection of bridges.', 'Text of result']],
      Projects: [
        [
          '2021–2022',
          'Shake table twin, Developer',
          'A digital twin of a shake table.',
          'Text of result',
          'Technologies: Python, PyTorch',
        ],
      ],
      'Skills and languages': [
        ['Technical', 'OpenSees'],
        ['Languages', 'English (advanced, IELTS 7.5, TOEFL 105, GRE 325)'],
      ],
      Awards: [['2022', 'Best thesis, University of Tehran', 'Of the faculty.']],
      Courses: [['2020–2021', 'Deep learning, Academy, online', 'Twelve weeks.']],
      Certifications: [['2023', 'PE, Board', 'Valid until 1 January 2028']],
      'Volunteer work': [['2018–2019', 'Tutor, School', 'Mathematics.']],
      Links: [['GitHub', 'github.example/ana']],
      References: [['Kari Solheim, Professor, University of Oslo', 'Supervisor, +47 22 00 00 00, kari@uio.example']],
    });
    expect(JSON.stringify(document)).not.toMatch(/Female|1999|sparse records|with physics/);
  });

  it('leaves out of an entry what it does not have', () => {
    const scores = Object.fromEntries(
      ['IELTS', 'TOEFL', 'PTE', 'TOEIC', 'GRE', 'GMAT', 'SAT'].map((name, index) => [`${name}_score`, index]),
    );
    const least = {
      research_interests: [{ interest_name: 'B', subfield: null }, { interest_name: 'A' }],
      degrees: [
        { degree_type: 'BSc', field_of_study: 'X', university_name: 'Y', year_start: 2016, gpa: 0 },
        {
          degree_type: 'PhD',
          field_of_study: 'X',
          university_name: 'Y',
          year_start: 2020,
          year_end: null,
          is_current: true,
        },
      ],
      papers: [{ title: 'P?', year: 2020, authors: null, doi: '', abstract: 'One.' }],
      jobs: [
        {
          job_title: 'J',
          company_name: 'C',
          location: '',
          year_start: 2020,
          year_end: 2020,
          job_description: 'One.\r\n\nTwo.',
        },
      ],
      skills: [
        { skill_name: 'Care', skill_level: 'Expert', skill_type: 'Soft' },
        { skill_name: 'C', skill_level: 'Beginner', skill_type: 'Technical' },
        { skill_name: 'D', skill_level: 'Intermediate', skill_type: 'Technical' },
      ],
      languages: [{ language_name: 'L', proficiency: 'Native', ...scores }],
      links: [{ link_type: 'Other', url: 'tel:+1' }],
    };
    expect(printed(made(least))).toEqual({
      'Research interests': [['B, A']],
      Education: [
        ['2020–present', 'PhD, X, Y'],
        ['2016', 'Bachelor’s, X, Y', 'GPA: 0'],
      ],
      Publications: [['2020', 'P?']],
      'Work experience': [['2020', 'J, C', 'One.', 'Two.']],
      'Skills and languages': [
        ['Technical', 'C, D'],
        ['Personal', 'Care'],
        ['Languages', 'L (native, IELTS 0, TOEFL 1, PTE 2, TOEIC 3, GRE 4, GMAT 5, SAT 6)'],
      ],
      Links: [['Website', 'tel:+1']],
    });
    expect(Object.keys(printed(made({ skills: least.skills })))).toEqual(['Skills']);
    expect(Object.keys(printed(made({ languages: least.languages })))).toEqual(['Languages']);
  });

  it('as a page has every part once, each text in its own direction', () => {
    const plain = (text: string, rtl = false) => ({ text, rtl, look: 'plain' as const });
    const page = cvHtml(
      {
        language: 'en',
        name: { ...plain('آرش', true), look: 'strong' },
        contact: [{ ...plain('a@b.example'), href: 'mailto:a@b.example' }, plain('Oslo')],
        sections: [
          {
            heading: 'Skills',
            kind: 'rows',
            entries: [{ period: [], label: 'Other', lines: [{ rtl: false, size: 'main', runs: [plain('<A>')] }] }],
          },
          {
            heading: 'Work & more',
            kind: 'entries',
            entries: [
              {
                period: ['2020–2021'],
                label: '',
                lines: [
                  {
                    rtl: true,
                    size: 'main',
                    runs: [{ ...plain('کار', true), look: 'strong' }, plain('، ', true), plain('Oslo')],
                  },
                  {
                    rtl: false,
                    size: 'detail',
                    runs: [{ ...plain('x'), look: 'muted', href: 'https://x.example/?a=1&b="' }],
                  },
                ],
              },
            ],
          },
        ],
        foot: { name: plain('آرش', true), what: 'curriculum vitae', date: '23 November 2026' },
        day: '2026-11-23',
      },
      { layout: 'column', paper: 'letter' },
      { entries: [[1], [2]], count: 2, tight: 1 },
    );
    expect(page).toContain('<html lang="en" dir="ltr">');
    expect(page.match(/<title>.*<\/title>/u)?.[0]).toBe('<title>CV – آرش</title>');
    expect(page.match(/<body.*<\/body>/su)?.[0]).toBe(
      [
        '<body class="column letter tight1"><main><div class="sheet"><h1><bdi lang="fa" dir="rtl">آرش</bdi></h1><p class="contact">',
        '<span><a href="mailto:a@b.example" rel="noopener noreferrer">a@b.example</a></span><span>Oslo</span></p>',
        '<section><h2>Skills</h2><dl><div><dt>Other</dt><dd><p class="main" lang="en" dir="ltr">&lt;A&gt;</p></dd></div></dl></section>',
        '<footer><span class="number">1 of 2</span><span class="whose"><bdi lang="fa" dir="rtl">آرش</bdi>, curriculum vitae</span><span class="day">23 November 2026</span></footer>',
        '</div><div class="sheet">',
        '<section><h2>Work &amp; more</h2><ul><li><div class="period"><span>2020–2021</span></div><div class="text">',
        '<p class="main" lang="fa" dir="rtl"><b>کار</b>، <bdi lang="en" dir="ltr">Oslo</bdi></p>',
        '<p class="detail" lang="en" dir="ltr"><i><a href="https://x.example/?a=1&amp;b=&quot;" rel="noopener noreferrer">x</a></i></p>',
        '</div></li></ul></section>',
        '<footer><span class="number">2 of 2</span><span class="whose"><bdi lang="fa" dir="rtl">آرش</bdi>, curriculum vitae</span><span class="day">23 November 2026</span></footer>',
        '</div></main></body>',
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
