import { describe, expect, it } from 'vitest';
import { withArticle } from './article.ts';
import { beginner, engineer } from './fixtures.ts';
import { signatureOf, whoWrites } from './letter/who.ts';
import { TOOL_LINE } from './letter/write.ts';
import { bodySimilarity } from './similarity.ts';
import { isLatin, oneLine, profileEntries, type StudentDegree, type StudentProfile } from './student.ts';
import { telling, termsOf } from './terms.ts';
import { countWords } from './wordCount.ts';

const degree = (changes: Partial<StudentDegree> = {}): StudentDegree => ({
  degree_type: 'Master',
  field_of_study: 'Physics',
  university_name: 'University of Oslo',
  year_start: 2018,
  year_end: 2020,
  ...changes,
});

describe('the entries of a profile', () => {
  it('each have their own title, place, words and phrase, the strongest kinds first', () => {
    const student: StudentProfile = {
      ...beginner,
      degrees: [
        degree({ degree_type: 'BSc', year_start: 2014 }),
        degree({ thesis_title: ' Slow "light" ', thesis_abstract: 'It waits.' }),
        degree({ degree_type: 'PhD', thesis_title: 'Fast light' }),
        degree({ degree_type: 'Diploma', thesis_title: 'Light' }),
      ],
      papers: [
        { title: 'Old paper', year: 2019, abstract: 'It is old.', journal_conference_name: ' Journal ' },
        { title: 'New paper', year: 2024, url: 'https://doi.example/2' },
      ],
      projects: [
        {
          project_title: 'Bridge',
          year_start: 2021,
          project_description: 'Steel.',
          project_role: 'Lead',
          technologies_used: 'Python',
        },
      ],
      jobs: [{ job_title: 'engineer', company_name: 'Alborz', year_start: 2022, job_description: 'Roads.' }],
      researchExperiences: [
        {
          research_title: 'Waves',
          institution: 'Institute of Physics',
          year_start: 2023,
          research_description: 'Water.',
        },
      ],
      skills: [
        { skill_name: 'OpenSees', skill_level: 'Advanced', skill_type: 'Technical' },
        { skill_name: 'Patience', skill_type: 'Soft' },
        { skill_name: 'Python' },
      ],
    };
    const row = (section: string, title: string, detail: string | null, text: string) => ({
      section,
      kind: section,
      title,
      detail,
      url: null as string | null,
      text,
    });
    const place = 'Physics, University of Oslo';
    expect(profileEntries(student)).toEqual([
      row('papers', 'Old paper', 'Journal. 2019', 'Old paper. It is old.'),
      {
        ...row('papers', 'New paper', '2024', 'New paper'),
        url: 'https://doi.example/2',
      },
      {
        ...row('degrees', "Slow 'light'", place, 'Physics.  Slow "light" . It waits.'),
        kind: 'thesis',
      },
      {
        ...row('degrees', 'Fast light', place, 'Physics. Fast light'),
        kind: 'thesis',
      },
      { ...row('degrees', 'Light', place, 'Physics. Light'), kind: 'thesis' },
      row('research_experiences', 'Waves', 'Institute of Physics. 2023', 'Waves. Water.'),
      row('projects', 'Bridge', 'Lead. 2021', 'Bridge. Steel.. Python'),
      row('jobs', 'engineer', 'Alborz. 2022', 'engineer. Roads.'),
      row('degrees', 'Physics', place, 'Physics'),
      row('skills', 'OpenSees', 'Advanced', 'OpenSees'),
      row('skills', 'Python', null, 'Python'),
    ]);
  });
});

describe('words of a letter', () => {
  it('are cut after so many, and not one earlier', () => {
    expect(oneLine('a b c', 3)).toBe('a b c');
    expect(oneLine('a b c d', 3)).toBe('a b c…');
    const words = (count: number) => Array.from({ length: count }, () => 'w').join(' ');
    expect([oneLine(words(30)), oneLine(words(31))]).toEqual([words(30), `${words(30)}…`]);
    expect(oneLine('  a\u202E\n“b”\u200F «c»\tíd ')).toBe("a 'b' 'c' íd");
  });

  it.each([
    ['Müller über Ω', true],
    ['Ωμέγα', false],
    ['2024', false],
    ['', false],
    ['طراحی', false],
    ['Design طراحی', false],
    ['Дизайн design', false],
    ['β-catenin (2024)', true],
  ])('of %j an English reader reads: %s', (text, readable) => {
    expect(isLatin(text)).toBe(readable);
  });

  it.each([
    ['University of Oslo', 'the University of Oslo'],
    ['The University of Oslo', 'the University of Oslo'],
    ['Technical University of Munich', 'the Technical University of Munich'],
    ['National Autonomous University of Mexico', 'the National Autonomous University of Mexico'],
    ['National Taiwan University', 'the National Taiwan University'],
    ['Massachusetts Institute of Technology', 'the Massachusetts Institute of Technology'],
    ['Delft University of Technology', 'Delft University of Technology'],
    ['Lund University', 'Lund University'],
    ['Thebes University', 'Thebes University'],
    ['', ''],
  ])('name %j as %j', (name, written) => {
    expect(withArticle(name)).toBe(written);
  });

  it('are counted where they hold a letter or a digit', () => {
    expect(['', ' \n ', '- – …', 'a', 'a - b', 'a\n\nb\u00a0c', 'سلام ۱۲', "it's"].map(countWords)).toEqual([
      0, 0, 0, 1, 2, 3, 2, 1,
    ]);
  });

  it('are compared by their stems, as they stood', () => {
    const stems = (text: string) => termsOf(text).map(({ stem, word }) => [stem, word]);
    expect(stems('A theory of the Theories')).toEqual([
      ['theory', 'theory'],
      ['theory', 'theories'],
    ]);
    expect(stems('optimisation optimisations optimised optimizes')).toEqual([
      ['optimization', 'optimisation'],
      ['optimization', 'optimisations'],
      ['optimized', 'optimised'],
      ['optimize', 'optimizes'],
    ]);
    expect(stems('gas glass virus basis cells ties C++ C# x 2024 3d')).toEqual([
      ['gas', 'gas'],
      ['glass', 'glass'],
      ['virus', 'virus'],
      ['basis', 'basis'],
      ['cell', 'cells'],
      ['tie', 'ties'],
      ['c++', 'c++'],
      ['c#', 'c#'],
      ['3d', '3d'],
    ]);
    expect(['analysis', 'method', 'seismic'].map(telling)).toEqual([0.25, 0.25, 1]);
  });
});

describe('R13 how alike two letters are', () => {
  const letter = (text: string, student = engineer, to = 'A') =>
    `Dear ${to},\n\n${whoWrites(student)} ${text}\n\nKind regards,\n${signatureOf(student)}\n\n${TOOL_LINE}`;

  it('is the share of neighbouring words, the same from both sides, each as often as it stands', () => {
    const alike = (a: string, b: string) => bodySimilarity(a, b, engineer);
    const cases: [string, string, number][] = [
      ['a b c d', 'a b c d', 1],
      ['a b c d', 'A, b – c. D!', 1],
      ['a b c d e', 'a b x d e', 0.5],
      ['a b', 'b a', 0],
      ['a b a b a', 'a b', 0.4],
      ['a', 'b', 1],
      ['a b c', 'x', 0],
    ];
    for (const [a, b, share] of cases) expect([alike(a, b), alike(b, a)], `${a} | ${b}`).toEqual([share, share]);
  });

  it.each([
    ['a greeting', 'Dear Professor Solheim,', 'Dear Professor Al-Khalil, dear Dr. Ndiaye,'],
    ['a greeting without a comma', 'Dear Professor Solheim', 'DEAR DR. NDIAYE:'],
    ['a closing', 'Kind regards,', 'با احترام,'],
    ['a name', 'Sara Ahmadi', '  Sara Ahmadi '],
  ])('leaves out %s, however it is written', (_what, mine, theirs) => {
    expect(bodySimilarity(`${mine}\na b c`, `${theirs}\na b c`, engineer)).toBe(1);
    expect(bodySimilarity(`${mine}\na b c`, `${theirs}\nx y z`, engineer)).toBe(0);
  });

  it.each([
    ['a line of two words that ends otherwise', 'Many thanks.'],
    ['a longer line that ends with a comma', 'I have read your work on the seismic design of bridges,'],
    ['a line that holds the name among others', 'Sara Ahmadi wrote this'],
    ['a word that begins like a greeting', 'Dearth of data'],
  ])('compares %s', (_what, line) => {
    expect(bodySimilarity(`${line}\na b c`, 'a b c', engineer)).toBeLessThan(1);
  });

  it('leaves out what the student at hand writes in every letter, and not what another one does', () => {
    const other = { ...engineer, firstName: 'Nasrin', degrees: [], jobs: [] };
    const [first, second] = [letter('One two three.'), letter('Four five six.')];
    expect(bodySimilarity(first, second, engineer)).toBe(0);
    expect(bodySimilarity(first, second, other)).toBeGreaterThan(0.5);
    expect(bodySimilarity(first, second, engineer)).toBe(0);
    const studied = { ...engineer, degrees: [], plan: { season: null, year: 2027, degree: null, funding: null } };
    expect(bodySimilarity(first, second, studied)).toBeGreaterThan(0.5);
    expect(bodySimilarity(letter('One two.', studied), letter('Four five.', studied, 'B'), studied)).toBe(0);
  });
});
