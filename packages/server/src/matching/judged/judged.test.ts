import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../platform/http/contract.ts';
import { classOf } from '../matchClass.ts';
import { countWords } from '../wordCount.ts';
import { calibrate, calibrationTable } from './calibration.ts';
import { abstractText, judgedProfessor, judgedStudent, JUDGED_YEAR, yearOf } from './index.ts';
import { judgedPairs } from './pairs.ts';
import { judgedProfessors } from './professors/index.ts';
import { judgedStudents } from './students.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const countSentences = (text: string): number => [...sentences.segment(text)].length;
const publications = judgedProfessors.flatMap((professor) => professor.publications);
const countOf = (judged: string): number => judgedPairs.filter((pair) => pair.judged === judged).length;

/** The lists of a student, with the schema that the contract has for adding to each. */
const LISTS = {
  interests: 'ResearchInterestInput',
  degrees: 'DegreeInput',
  papers: 'PaperInput',
  projects: 'ProjectInput',
  jobs: 'JobInput',
  researchExperiences: 'ResearchExperienceInput',
  skills: 'SkillInput',
} as const;

describe('the judged pairs', () => {
  it('MAT-05 are twenty of each class, in at least five fields, with two students who write Persian', () => {
    expect([countOf('strong'), countOf('possible'), countOf('no')]).toEqual([20, 20, 20]);
    const students = [...new Set(judgedPairs.map(({ student }) => student))].map(judgedStudent);
    expect(students.length).toBe(judgedStudents.length);
    expect(new Set(students.map(({ field }) => field)).size).toBeGreaterThanOrEqual(5);
    const persian = students.filter(({ writes }) => writes === 'fa');
    expect(persian.length).toBe(2);
    for (const { firstName, interests } of persian) {
      expect(firstName).toMatch(/^[\p{Script=Arabic}\u200C ]+$/u);
      for (const { question, question_en } of interests) {
        expect(question).toMatch(/[ء-ی]/u);
        expect(question_en).toMatch(/^[A-Z]/u);
      }
    }
  });

  it('MAT-05 name students and professors that exist, each pair once, each with one sentence that says why', () => {
    for (const { student, professor, because } of judgedPairs) {
      expect(judgedStudent(student).key).toBe(student);
      expect(judgedProfessor(professor).key).toBe(professor);
      expect(because).toMatch(/^\p{Lu}.+\.$/u);
      expect(countSentences(because)).toBe(1);
    }
    expect(new Set(judgedPairs.map(({ student, professor }) => `${student} ${professor}`)).size).toBe(60);
    expect(new Set(judgedPairs.map(({ professor }) => professor)).size).toBe(judgedProfessors.length);
    expect(
      new Set(judgedPairs.filter(({ judged }) => judged === 'strong').map(({ professor }) => professor)).size,
    ).toBe(20);
  });

  it('MAT-06 have twenty word traps, none of them strong, whose word stands in the texts of both', () => {
    const traps = judgedPairs.filter(({ trap }) => trap !== undefined);
    expect(traps.length).toBe(20);
    for (const { student, professor, trap = '', judged } of traps) {
      expect(judged).not.toBe('strong');
      const own = JSON.stringify(judgedStudent(student)).toLowerCase();
      const { topics, publications } = judgedProfessor(professor);
      const papers = publications.flatMap(({ title, abstract }) => [title, abstractText(abstract)]);
      const theirs = [...topics, ...papers].join(' ').toLowerCase();
      expect([own.includes(trap), theirs.includes(trap)], `${student}, ${professor}: ${trap}`).toEqual([true, true]);
    }
  });
});

describe('the judged students', () => {
  it('hold what the contract takes, list by list', () => {
    const ajv = new Ajv2020.default({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'contract', ...readContract() });
    const check = (schema: string, value: unknown): string => {
      ajv.validate({ $ref: `contract#/components/schemas/${schema}` }, value);
      return ajv.errorsText();
    };
    expect(check('DegreeInput', { degree_type: 'Doctor' })).toContain('must');
    for (const student of judgedStudents) {
      expect(check('StudentProfilePatch', student.profile), student.key).toBe('No errors');
      for (const [list, schema] of Object.entries(LISTS) as [keyof typeof LISTS, string][]) {
        for (const entry of student[list]) expect(check(schema, entry), `${student.key} ${list}`).toBe('No errors');
      }
    }
  });

  it('LTR-01 have a question of 15 to 50 words, a plan, methods and, but for two, a result of 10 to 40 words', () => {
    const thin: string[] = [];
    for (const student of judgedStudents) {
      const [interest] = student.interests;
      const question = interest?.question_en ?? interest?.question ?? '';
      expect(countWords(question), question).toBeGreaterThanOrEqual(15);
      expect(countWords(question), question).toBeLessThanOrEqual(50);
      expect(student.profile).toMatchObject({ plan_degree: 'PhD', plan_funding: expect.any(String) as string });
      expect(student.skills.length).toBeGreaterThanOrEqual(2);
      const results = [...student.degrees, ...student.papers, ...student.jobs, ...student.researchExperiences].flatMap(
        ({ result, result_en }) => result_en ?? result ?? [],
      );
      if (results.length === 0) thin.push(student.key);
      for (const result of results) {
        expect(countWords(result), result).toBeGreaterThanOrEqual(10);
        expect(countWords(result), result).toBeLessThanOrEqual(40);
        expect(result).toMatch(/\d|twelve/u);
      }
    }
    expect(thin).toEqual(['joseph-mwangi', 'thandeka-nkosi']);
  });

  it('have one key and entry ids of their own', () => {
    expect(new Set(judgedStudents.map(({ key }) => key)).size).toBe(judgedStudents.length);
    for (const { interests, degrees, papers, projects, jobs, researchExperiences } of judgedStudents) {
      const ids = [interests, degrees, papers, projects, jobs, researchExperiences].flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('the judged professors', () => {
  it('have three to five publications each, newest first, with a year, a venue and an address of their own', () => {
    for (const { publications } of judgedProfessors) {
      expect(publications.length).toBeGreaterThanOrEqual(3);
      expect(publications.length).toBeLessThanOrEqual(5);
      const dates = publications.map(({ publishedOn }) => publishedOn);
      expect(dates).toEqual(dates.toSorted().toReversed());
    }
    for (const publication of publications) {
      expect(publication.publishedOn).toMatch(/^\d{4}-\d\d-\d\d$/u);
      expect(yearOf(publication)).toBeLessThan(JUDGED_YEAR);
      expect(publication.venue).not.toBe('');
    }
    expect(new Set(publications.map(({ id }) => id)).size).toBe(publications.length);
    expect(new Set(publications.map(({ title }) => title)).size).toBe(publications.length);
    expect(new Set(judgedProfessors.map(({ key }) => key)).size).toBe(judgedProfessors.length);
  });

  it('have abstracts of three to five sentences, with a number in the finding', () => {
    for (const { id, abstract } of publications) {
      const count = countSentences(abstractText(abstract));
      expect(count, id).toBeGreaterThanOrEqual(3);
      expect(count, id).toBeLessThanOrEqual(5);
      expect(abstract.finding, id).toMatch(/\d/u);
      for (const part of [abstract.aim, abstract.method, abstract.finding, abstract.limit]) {
        expect(part, id).toMatch(/^\S.*\.$/u);
      }
    }
    expect(new Set(publications.map(({ abstract }) => abstract.aim)).size).toBe(publications.length);
  });
});

describe('the calibration', () => {
  it('MAT-02 takes 70 for strong and 50 for possible', () => {
    expect([49, 50, 69, 70].map(classOf)).toEqual(['no', 'possible', 'possible', 'strong']);
  });

  it('MAT-05 measures every pair and says in its table how many are right, whatever the score gives', () => {
    const pairs = calibrate();
    expect(pairs.map(({ student, professor, judged }) => [student, professor, judged])).toEqual(
      judgedPairs.map(({ student, professor, judged }) => [student, professor, judged]),
    );
    for (const { score, given, judged, off } of pairs) {
      expect(given).toBe(classOf(score));
      expect(off === 0).toBe(given === judged);
    }
    const right = pairs.filter(({ off }) => off === 0).length;
    const table = calibrationTable(pairs);
    expect(table).toContain(`${right} of 60 in the right class (goal: 55)`);
    expect(table.split('\n').filter((line) => /(?:strong|possible|no) +\d+/u.test(line)).length).toBe(60);
  });

  it('counts two classes as far off and one as near', () => {
    const [pair] = judgedPairs;
    if (pair === undefined) throw new RangeError('There is no pair.');
    const table = calibrationTable([
      { ...pair, judged: 'strong', score: 10, given: 'no', off: 2 },
      { ...pair, judged: 'strong', score: 60, given: 'possible', off: 1 },
      { ...pair, judged: 'strong', score: 80, given: 'strong', off: 0 },
    ]);
    expect(table).toContain('1 of 3 in the right class (goal: 55), 1 two classes off (goal: 0)');
  });
});
