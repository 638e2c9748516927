import { describe, expect, it } from 'vitest';
import type { CandidateProfessor } from '../directory/directory.ts';
import { checkDraft, objectionTo } from './checks.ts';
import { composeEmail } from './compose.ts';
import { beginner, candidates, engineer, wordy } from './fixtures.ts';
import { introductionOf } from './introduction.ts';
import { scoreCandidates } from './score.ts';
import { bodySimilarity } from './similarity.ts';
import type { StudentProfile } from './student.ts';

const some = candidates.filter((_, index) => index % 9 === 0);

function drafts(student: StudentProfile, count: number) {
  return scoreCandidates(student, some, { lang: 'en', year: 2026 })
    .slice(0, count)
    .map((match, index) => ({
      match,
      email: composeEmail(student, match.candidate, match.facts, { needResearchProposal: index % 2 === 0 }),
    }));
}

function checks(student: StudentProfile, draft: ReturnType<typeof drafts>[number], others: string[] = []) {
  return checkDraft({
    ...draft.email,
    publications: [],
    professorName: draft.match.candidate.fullName,
    student,
    otherBodies: others,
  });
}

describe.each([
  ['a full profile', engineer],
  ['one Persian interest', beginner],
  ['very long texts', wordy],
])('200 drafts of a student with %s', (_, student) => {
  const list = drafts(student, 200);

  it('pass every check, also against each other', () => {
    const failed = list.flatMap((draft, index) =>
      checks(
        student,
        draft,
        list.slice(0, index).map((other) => other.email.body),
      ).filter((check) => !check.passed),
    );
    expect(list).toHaveLength(200);
    expect(failed).toEqual([]);
  }, 60_000);

  it('have 120 to 220 words, one question and the promise at the end', () => {
    for (const { email } of list) {
      expect(email.wordCount).toBeGreaterThanOrEqual(120);
      expect(email.wordCount).toBeLessThanOrEqual(220);
      expect(email.body.match(/\?/gu)).toHaveLength(1);
      expect(email.body.endsWith('\n\nIf you reply "no", I will not write again.')).toBe(true);
    }
  });

  it('carry evidence whose words stand in the body exactly', () => {
    for (const { email } of list) {
      expect(email.evidence.map((item) => item.kind)).toEqual(['publication', 'profile']);
      for (const item of email.evidence) expect(email.body).toContain(item.quote);
      expect(email.evidence[0]?.url).toMatch(/^https:\/\/doi\.example\//u);
    }
  });

  it('hold no gendered pronoun, no empty value and no invisible direction mark', () => {
    for (const { email } of list) {
      for (const text of [email.subject, email.body]) {
        expect(text).not.toMatch(/\b(?:he|she|his|her|him|undefined|null|NaN)\b/u);
        expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/u);
        expect(text).not.toMatch(/ {2}|the the |\.\./u);
      }
      expect(email.subject).not.toContain('\n');
    }
  });
});

describe('composeEmail', () => {
  const [match] = scoreCandidates(engineer, some, { lang: 'en', year: 2026 });
  const professor = match?.candidate as CandidateProfessor;
  const facts = match?.facts as NonNullable<typeof match>['facts'];

  it('writes the same email for the same student and professor', () => {
    const write = () => composeEmail(engineer, professor, facts, { needResearchProposal: true });
    expect(write()).toEqual(write());
  });

  it('writes another wording for another variant', () => {
    const bodies = [0, 1, 2, 3].map(
      (variant) => composeEmail(engineer, professor, facts, { needResearchProposal: false, variant }).body,
    );
    expect(new Set(bodies).size).toBeGreaterThan(1);
  });

  it('mentions a research proposal only when the bot asks for one', () => {
    expect(composeEmail(engineer, professor, facts, { needResearchProposal: true }).body).toContain(
      'research proposal',
    );
    expect(composeEmail(engineer, professor, facts, { needResearchProposal: false }).body).not.toContain(
      'research proposal',
    );
  });

  it('greets by family name and names a publication with its year and an entry of the profile', () => {
    const email = composeEmail(engineer, { ...professor, fullName: 'Maarten van der Meerdonk' }, facts, {
      needResearchProposal: false,
    });
    expect(email.body.startsWith('Dear Professor van der Meerdonk,\n\n')).toBe(true);
    expect(email.body).toContain(`"${facts.publication?.title}"`);
    expect(email.body).toContain(String(facts.publication?.year));
    expect(email.evidence[1]?.section).toBe(facts.entry?.section);
  });

  it('says honestly that an interest is all there is', () => {
    const [first] = drafts(beginner, 1);
    expect(first?.email.evidence[1]).toMatchObject({ section: 'interests', title: 'machine learning' });
    expect(first?.email.evidence[1]?.quote).toMatch(/not yet|no finished project/u);
  });

  const told = 'Seismic design of timber structures with machine learning.';
  const title = 'طراحی لرزه‌ای سازه‌های چوبی';
  const years = { year_start: 2020, year_end: 2023 };
  it.each<[string, Partial<StudentProfile>]>([
    ['paper', { papers: [{ title, year: 2024, abstract: told }] }],
    [
      'thesis',
      {
        degrees: [
          {
            ...years,
            degree_type: 'Master',
            field_of_study: 'Structural Engineering',
            university_name: 'University of Tehran',
            thesis_title: title,
            thesis_abstract: told,
          },
        ],
      },
    ],
    [
      'research',
      {
        researchExperiences: [
          { ...years, research_title: title, institution: 'University of Tehran', research_description: told },
        ],
      },
    ],
    ['project', { projects: [{ ...years, project_title: title, project_description: told }] }],
    ['job', { jobs: [{ ...years, job_title: title, company_name: 'Alborz Consulting', job_description: told }] }],
  ])('names no %s that an English reader cannot read, although it fits best', (_, entries) => {
    const nothing = { degrees: [], papers: [], projects: [], jobs: [], researchExperiences: [] };
    const student = { ...engineer, ...nothing, ...entries };
    const fitting = scoreCandidates(student, some, { lang: 'en', year: 2026 }).filter(
      ({ facts: { entry } }) => entry?.title === title,
    );
    expect(fitting).not.toEqual([]);
    for (const { candidate, facts: known } of fitting) {
      const { subject, body, evidence } = composeEmail(student, candidate, known, { needResearchProposal: false });
      expect(`${subject}\n${body}`).not.toMatch(/\p{Script=Arabic}/u);
      expect(evidence[1]?.title).toBe('OpenSees');
    }
  });

  it('writes the school with its article', () => {
    const at = (universityName: string) =>
      composeEmail(engineer, { ...professor, universityName }, facts, { needResearchProposal: false }).body;
    expect(at('University of Oslo')).toContain('the University of Oslo');
    expect(at('Lund University')).not.toContain('the Lund University');
    expect(at('The University of the West Indies, Mona')).toContain('the University of the West Indies, Mona');
  });

  it('writes whole sentences for a record that knows little', () => {
    const bare = { ...professor, topics: [], field: '', department: '', universityName: '' };
    const publication = {
      title: 'On walls',
      venue: '',
      year: 2024,
      publishedOn: '2024-01-01',
      url: '',
      abstractSentence: '',
    };
    const [scored] = scoreCandidates({ ...engineer, interests: [] }, [{ ...bare, publications: [publication] }], {
      lang: 'en',
    });
    const known = scored as NonNullable<typeof scored>;
    expect(known.reason).toBe('The work in this field has little in common with your profile.');
    for (let variant = 0; variant < 20; variant += 1) {
      const email = composeEmail(engineer, known.candidate, known.facts, { needResearchProposal: true, variant });
      expect(email.wordCount).toBeGreaterThanOrEqual(120);
      expect(`${email.subject}\n${email.body}`).not.toMatch(/ {2}| [,.?]|""|\( |\(,|\b(?:at|from)[.?]/u);
    }
  });

  it.each([
    ['Monte Carlo Methods', 'Monte Carlo methods'],
    ['Silk Road History', 'Silk Road history'],
    ['Road Safety in the Middle East', 'road safety in the Middle East'],
    ['Safety of the Road', 'safety of the road'],
  ])('writes %s in the middle of a sentence as %s', (topic, written) => {
    const known = { ...facts, topics: [topic] };
    expect(composeEmail(engineer, professor, known, { needResearchProposal: false }).subject).toContain(written);
  });

  it('refuses to write without a dated publication', () => {
    const bare = { ...professor, publications: [] };
    expect(() =>
      composeEmail(engineer, bare, { ...facts, publication: null }, { needResearchProposal: false }),
    ).toThrow(RangeError);
  });
});

describe('checkDraft', () => {
  const [draft] = drafts(engineer, 1) as [ReturnType<typeof drafts>[number]];
  const failing = (body: string, others: string[] = [], subject = draft.email.subject) =>
    checkDraft({
      ...draft.email,
      subject,
      body,
      publications: [],
      professorName: draft.match.candidate.fullName,
      student: engineer,
      otherBodies: others,
    })
      .filter((check) => !check.passed)
      .map((check) => check.code);
  const { body } = draft.email;
  const title = draft.email.evidence[0]?.title ?? '';

  it('fails a body that is too short or too long', () => {
    expect(failing('Dear Professor X')).toContain('word_count');
    expect(failing(`${body}\n\n${'word '.repeat(120)}`)).toEqual(['word_count']);
  });

  it('fails a greeting to somebody else or without the title', () => {
    expect(failing(body.replace(/^Dear Professor .*,/u, 'Dear Professor Nobody,'))).toEqual(['professor_named']);
    expect(failing(body.replace(/^Dear Professor /u, 'Hi '))).toEqual(['professor_named']);
  });

  it('accepts a recognisable title and fails without title or year', () => {
    expect(failing(body.replace(title, title.toUpperCase()))).toEqual([]);
    expect(failing(body.replace(title, 'your nice paper'))).toContain('publication_cited');
    expect(failing(body.replaceAll(/\b20\d\d\b/gu, ''))).toContain('publication_cited');
  });

  it('fails when no entry of the profile is named', () => {
    const entries = [
      'Fragility of rural schools in northern Iran',
      'Seismic retrofit of masonry schools with timber panels',
      'Civil Engineering',
      'Structural Engineering',
      'structural engineering',
    ];
    const without = entries.reduce((text, entry) => text.replaceAll(entry, 'something'), body);
    expect(failing(without)).toContain('profile_cited');
  });

  it.each(['[Your name]', '{{name}}', '{professor_name}', '<University>', 'Dear Professor undefined,', 'TODO'])(
    'fails the placeholder %s',
    (placeholder) => {
      expect(failing(`${body}\n${placeholder}`)).toContain('no_placeholders');
      expect(failing(body, [], `A question, ${placeholder}`)).toEqual(['no_placeholders']);
    },
  );

  it('names the first gap of several, and passes over what is none', () => {
    const value = (text: string) =>
      checkDraft({
        ...draft.email,
        body: text,
        professorName: 'Y',
        student: engineer,
        publications: [],
        otherBodies: [],
      }).find(({ code }) => code === 'no_placeholders')?.value;
    expect(value('[sic] Dear Professor, TODO {{name}}')).toBe('Professor,');
    expect(value('{{name}} TODO')).toBe('{{name}}');
    expect(value('{{{{ {{{{ [in press]')).toBeNull();
  });

  it.each([
    'the null hypothesis',
    'undefined behaviour in C',
    'a mean degree <k>',
    '"teh [sic] result"',
    'Karimi [in press]',
  ])('lets %s stand, which is prose', (prose) => {
    expect(failing(`${body}\n${prose}`)).not.toContain('no_placeholders');
  });

  it('fails the same letter with only the names changed', () => {
    const copy = body.replace(/^Dear Professor .*,/u, 'Dear Professor Quillfeather,');
    expect(failing(body, [copy])).toEqual(['similarity']);
  });

  it('leaves greeting, self-introduction and signature out of the comparison', () => {
    expect(bodySimilarity(body, body, engineer)).toBe(1);
    const letter = (to: string, text: string) =>
      `Dear ${to},\n\n${introductionOf(engineer)} ${text}\n\nKind regards,\nSara Ahmadi\n\nIf you reply "no", I will not write again.`;
    expect(bodySimilarity(letter('A', 'One two three.'), letter('B', 'Four five six.'), engineer)).toBe(0);
  });
});

describe('the boundaries of the checks', () => {
  const paper = { title: 'Slow rivers under old bridges', url: 'https://doi.example/1', year: 2024 };
  const check = (body: string, more: Partial<Parameters<typeof checkDraft>[0]> = {}) =>
    Object.fromEntries(
      checkDraft({
        subject: '',
        body,
        evidence: [],
        professorName: 'Jane Doe',
        publications: [paper],
        student: engineer,
        otherBodies: [],
        ...more,
      }).map(({ code, passed }) => [code, passed]),
    );
  const unlike = (from: number, count: number): string =>
    Array.from({ length: count }, (_, index) => `w${from + index}`).join(' ');

  it.each([
    [119, false],
    [120, true],
    [220, true],
    [221, false],
  ])('%i words: %s', (count, passed) => {
    expect(check(unlike(0, count)).word_count).toBe(passed);
  });

  it.each([
    // Percentage of word pairs that both bodies share.
    [79, true],
    [80, false],
    [81, false],
  ])('R13 %i per cent alike: %s', (share, passed) => {
    const other = `${unlike(0, share + 1)} ${unlike(1000, 100 - share)}`;
    expect(check(unlike(0, 101), { otherBodies: [other] }).similarity).toBe(passed);
  });

  it('R13 the most alike of the others counts', () => {
    expect(
      check(unlike(0, 101), { otherBodies: [unlike(500, 101), unlike(0, 101), unlike(900, 101)] }).similarity,
    ).toBe(false);
  });

  it.each([
    ['the whole title', 'I read Slow rivers under old bridges (2024).', true],
    ['three quarters of its longer words', 'I read of rivers under bridges, 2024, slowly.', true],
    ['fewer of them', 'I read of rivers and bridges (2024).', false],
    ['them in two sentences', 'I read of rivers. They run under bridges (2024).', false],
    ['no year', 'I read Slow rivers under old bridges.', false],
    ['another year', 'I read Slow rivers under old bridges (2023).', false],
  ])('R12 a paper is cited by %s', (_what, body, passed) => {
    expect(check(body).publication_cited).toBe(passed);
  });

  it.each([
    ['four of four longer words', 'Alpha1 bravo2 gamma3 delta4', 'alpha1 bravo2 gamma3 delta4', true],
    ['three of four', 'Alpha1 bravo2 gamma3 delta4', 'alpha1 bravo2 x gamma3', true],
    ['two of three', 'Alpha1 bravo2 gamma3', 'alpha1 x bravo2', false],
    ['three of three', 'Alpha1 bravo2 gamma3', 'gamma3 x alpha1 bravo2', true],
    ['both of two', 'Alpha1 bravo2', 'bravo2 alpha1', false],
    ['short words alone', 'Alph brav gamm delt', 'brav alph gamm delt', false],
  ])('R12 a title is recognised by %s: %s', (_what, title, words, passed) => {
    expect(check(`I read ${words} (2024)`, { publications: [{ ...paper, title }] }).publication_cited).toBe(passed);
  });

  it.each([
    ['no address', { ...paper, url: null }],
    ['an empty address', { ...paper, url: '' }],
    ['no year', { ...paper, year: '' }],
    ['no title', { ...paper, title: '' }],
  ])('R12 a paper with %s does not count', (_what, publication) => {
    const body = 'I read Slow rivers under old bridges (2024).';
    expect(check(body, { publications: [publication] }).publication_cited).toBe(false);
  });

  it.each([
    ['Dear Professor Doe,', true],
    ['Dear Dr. Doe,', true],
    ['Cher professeur Doe,', true],
    ['استاد گرامی Doe،', true],
    ['Dear Jane Doe,', false],
    ['Dear Professor Jane,', false],
    ['Dear Professor Does,', false],
    ['Hello,\nDear Professor Doe,', false],
    ['\n\nDear Professor Doe,', true],
  ])('R12 the greeting %j: %s', (greeting, passed) => {
    expect(check(`${greeting}\n\nI write.`).professor_named).toBe(passed);
  });

  it('R12 an interest counts only for a student who has nothing else', () => {
    const body = 'I want to learn machine learning.';
    expect(check(body, { student: beginner }).profile_cited).toBe(true);
    expect(check(body, { student: engineer }).profile_cited).toBe(false);
    expect(check('I want to learn.', { student: beginner }).profile_cited).toBe(false);
  });

  it('R12 R13 the first gate that is not passed is the objection, and the number of words is none', () => {
    const letter = (body: string, otherBodies: string[] = []) =>
      objectionTo(
        checkDraft({
          subject: '',
          body,
          evidence: [],
          professorName: 'Jane Doe',
          publications: [paper],
          student: engineer,
          otherBodies,
        }),
      )?.code ?? null;
    const whole =
      'Dear Professor Doe,\n\nI read Slow rivers under old bridges (2024). I wrote Fragility of rural schools in northern Iran.';
    expect(letter(whole)).toBeNull();
    expect(letter(whole.replace('Doe', 'Roe'))).toBe('professor_named');
    expect(letter(whole.replace('2024', '2020'))).toBe('publication_cited');
    expect(letter(whole.replace('Fragility', 'Strength'))).toBe('profile_cited');
    expect(letter(`${whole} [Your name]`)).toBe('no_placeholders');
    expect(letter('Dear Professor {{name}},')).toBe('no_placeholders');
    expect(letter(whole, [whole])).toBe('similarity');
  });
});
