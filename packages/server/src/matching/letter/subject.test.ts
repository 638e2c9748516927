import { describe, expect, it } from 'vitest';
import type { CandidateProfessor, CandidatePublication } from '../../directory/directory.ts';
import { worldFields } from '../../directory/sample/world/world.ts';
import { asCandidate, judgedProfessor, judgedStudent } from '../judged/index.ts';
import { asWriter } from '../judged/writer.ts';
import type { StudentProfile } from '../student.ts';
import { countWords } from '../wordCount.ts';
import { areSubjectsAlike } from './subject.ts';
import { writeLetter } from './write.ts';

const mina = asWriter(judgedStudent('mina-rostami'));
const aasgrav = asCandidate(judgedProfessor('aasgrav'));
const subjectFor = (student: StudentProfile, professor: CandidateProfessor, otherSubjects: readonly string[] = []) =>
  writeLetter(student, professor, '2026-11-25', { needResearchProposal: false, otherSubjects }).subject;
const about = (title: string, abstract: string): CandidateProfessor => ({
  ...aasgrav,
  publications: [{ ...(aasgrav.publications[0] as CandidatePublication), title, abstract, abstractSentence: abstract }],
});

const engineers = (worldFields.find(({ field }) => field === 'Structural engineering')?.people ?? []).map(
  ({ name, papers, topics }): CandidateProfessor => ({
    ...aasgrav,
    fullName: name,
    topics: [...topics],
    publications: papers.map((written, index) => ({
      title: written.title,
      venue: written.venue.name,
      year: Number(written.date.slice(0, 4)),
      publishedOn: written.date,
      url: `https://doi.example/${index}`,
      abstractSentence: written.abstract,
      abstract: written.abstract,
    })),
  }),
);

describe('LTR-13 the subject', () => {
  it.each([
    ['is a question of nine words', 'When does one bearing of a girder bridge lock?', true],
    ['is not a question of ten', 'When does one bearing of an old girder bridge lock?', false],
  ])('%s', (_, question, isSubject) => {
    const student = { ...mina, interests: [{ name: 'Bridges', question }] };
    expect(countWords(question)).toBe(isSubject ? 9 : 10);
    expect(subjectFor(student, aasgrav) === question).toBe(isSubject);
  });

  it('is the first of two questions where that is short', () => {
    const question = 'Which boundaries stop a twin in magnesium, and can a sheet be rolled so that a twin meets them?';
    const student = { ...mina, interests: [{ name: 'Twins', question }] };
    expect(subjectFor(student, aasgrav)).toBe('Which boundaries stop a twin in magnesium?');
    const halves = {
      ...mina,
      interests: [
        { name: 'Saving', question: 'Does a reminder to save work, or does it only annoy the people who get it?' },
      ],
    };
    expect(subjectFor(halves, aasgrav)).not.toContain('?”');
    expect(subjectFor(halves, aasgrav)).not.toMatch(/^Does/u);
  });

  it('is not the question again in another letter of the same person', () => {
    const question = 'When does one bearing of a girder bridge lock?';
    const student = { ...mina, interests: [{ name: 'Bridges', question }] };
    const again = subjectFor(student, aasgrav, [question]);
    expect(areSubjectsAlike(again, question)).toBe(false);
  });

  it('names a long title by the part before its colon, where that has four words', () => {
    expect(
      subjectFor(
        mina,
        about(
          'Axle loads from the deck: weighing in motion without sensors in the pavement',
          'Frames lost 12% of their strength after the corbel was cut.',
        ),
      ),
    ).toBe('PhD 2027: your paper “Axle loads from the deck”');
  });

  it('names what both sides name, with the degree and the year', () => {
    const subject = subjectFor(
      mina,
      about(
        'Slow rotation under traffic',
        'Tiltmeters found 31 locked supports. In girder bridges the tiltmeters drifted by 0.1 mm/m in a year.',
      ),
    );
    expect(subject).toBe('PhD 2027: tiltmeters and girder bridges');
  });

  it('names the work alone where both sides have no rare word in common', () => {
    const title = 'Losing a corbel';
    const subject = subjectFor(mina, about(title, 'Frames lost 12% of their strength after the corbel was cut.'));
    expect([`PhD 2027: your paper “${title}”`, `Your paper “${title}” and a PhD from 2027`]).toContain(subject);
  });

  it('never names a thing in the singular without its article', () => {
    const subject = subjectFor(
      mina,
      about('Slow rotation', 'A tiltmeter found 31 of 32 faults, and each tiltmeter drifted by 0.1 mm/m in a year.'),
    );
    expect(subject).not.toMatch(/\btiltmeter\b/u);
  });

  it('keeps the capital of a name, and no capital that a sentence gave', () => {
    const subject = subjectFor(
      asWriter(judgedStudent('tomasz-wilk')),
      about(
        'Few values',
        'Gaussian processes covered 71% of them. The kernels of Gaussian processes shrank by 3% in all cases.',
      ),
    );
    expect(subject).toMatch(/^PhD 2027: .*Gaussian processes/u);
    const bread = subjectFor(
      asWriter(judgedStudent('nasim-kazemi')),
      about(
        'Prices of a bad year',
        'Dear bread rose by 40% within a year. Grain was bought in 12 towns for dear bread.',
      ),
    );
    expect(bread).toBe('PhD 2027: dear bread and grain');
  });

  it('of the letters of one person shares no more than half of its words with another', () => {
    const subjects: string[] = [];
    for (const professor of engineers) subjects.push(subjectFor(mina, professor, subjects));
    const alike = subjects.flatMap((one, index) =>
      subjects.slice(index + 1).flatMap((other) => (areSubjectsAlike(one, other) ? [[one, other]] : [])),
    );
    expect(subjects.length).toBeGreaterThan(10);
    expect(alike).toEqual([]);
  });

  it('is of more than one form over the letters of one person', () => {
    const subjects: string[] = [];
    for (const professor of engineers) subjects.push(subjectFor(mina, professor, subjects));
    const forms = Map.groupBy(subjects, (subject) =>
      subject.replace(/“.*”/u, '…').replace(/: .*?(?=, after|$)/u, ': …'),
    );
    expect(forms.size).toBeGreaterThan(1);
  });

  it('is the same for the same facts', () => {
    expect(subjectFor(mina, { ...aasgrav, key: 'another', email: 'x@y.example' })).toBe(subjectFor(mina, aasgrav));
  });
});
