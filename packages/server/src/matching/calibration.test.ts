import { describe, expect, it } from 'vitest';
import type { CandidateProfessor } from '../directory/directory.ts';
import { said } from './fixtures.ts';
import { WEIGHTS } from './formula.ts';
import { calibrate } from './judged/calibration.ts';
import { asCandidate, asStudent, judgedProfessor, judgedStudent, JUDGED_YEAR } from './judged/index.ts';
import { judgedProfessors } from './judged/professors/index.ts';
import { judgedStudents } from './judged/students.ts';
import { classOf } from './matchClass.ts';
import { type Scored, scoreCandidates } from './score.ts';
import type { StudentProfile } from './student.ts';
import { studentFor } from './studentFor.ts';

const pairs = calibrate();
const options = { year: JUDGED_YEAR } as const;
const student = (key: string): StudentProfile => studentFor(asStudent(judgedStudent(key)), []);
const everybody = judgedProfessors.map(asCandidate);

/** The score of one professor alone. */
function alone(of: StudentProfile, candidate: CandidateProfessor): Scored {
  const [scored] = scoreCandidates(of, [candidate], options);
  if (!scored) throw new RangeError('The candidate is gone.');
  return scored;
}
const value = ({ parts }: Scored, key: string): number | undefined => parts.find((part) => part.key === key)?.value;

describe('the score and the judgement', () => {
  it('MAT-05 agree in at least 55 of the 60 pairs, and are never two classes apart', () => {
    expect(pairs.filter(({ off }) => off === 0).length).toBeGreaterThanOrEqual(55);
    expect(pairs.filter(({ off }) => off === 2)).toEqual([]);
  });

  it('MAT-06 agree in at least 18 of the 20 pairs that share a word with two meanings', () => {
    const traps = pairs.filter(({ trap }) => trap !== undefined);
    expect(traps.filter(({ off }) => off === 0).length).toBeGreaterThanOrEqual(18);
    expect(traps.filter(({ judged, given }) => judged === 'no' && given === 'strong')).toEqual([]);
  });
});

describe('the parts of a score', () => {
  const all = judgedStudents.flatMap(({ key }) => scoreCandidates(student(key), everybody, options));

  it('MAT-01 are each from 0 to 1 with a weight, and the score is their sum', () => {
    for (const { parts, score } of all) {
      for (const part of parts) {
        expect(part.value).toBeGreaterThanOrEqual(0);
        expect(part.value).toBeLessThanOrEqual(1);
      }
      expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100, 6);
      expect(score).toBe(Math.round(parts.reduce((sum, part) => sum + part.value * part.weight, 0)));
    }
  });

  it('MAT-01 are all five with the published weights where everything is known', () => {
    const { parts } = alone(student('mina-rostami'), asCandidate(judgedProfessor('aasgrav')));
    expect(Object.fromEntries(parts.map(({ key, weight }) => [key, weight]))).toEqual(WEIGHTS);
    expect(Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it('MAT-01 leave out what nobody told, and share its weight out over the others', () => {
    const mina = student('mina-rostami');
    const [interest] = mina.interests;
    const thin = {
      ...mina,
      interests: [{ ...interest, name: 'Bridge bearings', question: null }],
      degrees: [],
      jobs: [],
      skills: [],
    };
    const { parts } = alone(thin, { ...asCandidate(judgedProfessor('aasgrav')), position: null });
    expect(parts.map(({ key }) => key)).toEqual(['area', 'recency']);
    expect(parts.map(({ weight }) => weight)).toEqual([(100 * 30) / 45, (100 * 15) / 45]);
  });

  it('MAT-02 give the class of the score', () => {
    for (const { score, matchClass } of all) expect(matchClass).toBe(classOf(score));
    expect(new Set(all.map(({ matchClass }) => matchClass))).toEqual(new Set(['strong', 'possible', 'no']));
  });

  it('are the same whoever else is scored, and whatever the key and the address are', () => {
    const of = student('anna-lindqvist');
    const together = scoreCandidates(of, everybody, options).find(({ key }) => key === 'weidenhaupt');
    expect(alone(of, asCandidate(judgedProfessor('weidenhaupt')))).toEqual(together);
    const renamed = alone(of, { ...asCandidate(judgedProfessor('weidenhaupt')), key: 'x', email: 'x@y.example' });
    expect([renamed.score, renamed.facts]).toEqual([together?.score, together?.facts]);
  });

  it('lower an emeritus and say so', () => {
    const of = student('mina-rostami');
    const active = asCandidate(judgedProfessor('aasgrav'));
    const retired = alone(of, { ...active, position: 'Emeritus Professor' });
    expect([value(alone(of, active), 'level'), value(retired, 'level')]).toEqual([1, 0]);
    expect(said(retired).cons).toContain('Their position is given as “Emeritus Professor”.');
  });

  it('see the question and the results: without them the words are not known', () => {
    const of = student('anna-lindqvist');
    const silent = {
      ...of,
      interests: of.interests.map((interest) => ({ ...interest, question: null })),
      degrees: of.degrees.map((degree) => ({ ...degree, result: null })),
    };
    const candidate = asCandidate(judgedProfessor('weidenhaupt'));
    expect(value(alone(of, candidate), 'words')).toBeGreaterThan(0.8);
    expect(value(alone(silent, candidate), 'words')).toBeUndefined();
  });

  it('LTR-05 take no text in Persian, not even for a Latin word in it', () => {
    const of = student('anna-lindqvist');
    const candidate = asCandidate(judgedProfessor('weidenhaupt'));
    const [interest] = of.interests;
    const inPersian = {
      ...of,
      interests: [{ ...interest, name: 'Neuroscience', question: 'اثر stress بر amygdala چیست؟' }],
    };
    const without = { ...of, interests: [{ ...interest, name: 'Neuroscience', question: null }] };
    expect(alone(inPersian, candidate).parts).toEqual(alone(without, candidate).parts);
    const waiting = alone({ ...of, interests: [{ name: 'پل‌ها' }], degrees: [], skills: [] }, candidate);
    expect([waiting.score, waiting.parts, waiting.facts.waiting]).toEqual([0, [], 1]);
  });

  it('EVD-05 take nothing from a retracted work', () => {
    const of = student('anna-lindqvist');
    const candidate = asCandidate(judgedProfessor('weidenhaupt'));
    const [first, ...rest] = candidate.publications;
    if (!first) throw new RangeError('There is no publication.');
    const taken = alone(of, { ...candidate, publications: [{ ...first, retracted: true }, ...rest] });
    expect(taken.score).toBe(alone(of, { ...candidate, publications: rest }).score);
    expect(taken.facts.publication?.title).not.toBe(first.title);
  });

  it('read the whole abstract where it is known, else its sentence', () => {
    const of = student('anna-lindqvist');
    const candidate = asCandidate(judgedProfessor('weidenhaupt'));
    const short = candidate.publications.map(({ abstract: _, ...publication }) => publication);
    const long = short.map((publication, index) => ({
      ...publication,
      abstractSentence: candidate.publications[index]?.abstract ?? '',
    }));
    const words = (publications: typeof short) => value(alone(of, { ...candidate, publications }), 'words') ?? 0;
    expect(words(short)).toBeLessThan(words(long));
    expect(words(long)).toBe(value(alone(of, candidate), 'words'));
  });
});

describe('a profile of interests alone', () => {
  const nobody: StudentProfile = {
    ...student('mina-rostami'),
    degrees: [],
    papers: [],
    projects: [],
    jobs: [],
    researchExperiences: [],
    skills: [],
  };
  const given = (candidate: string, ...interests: StudentProfile['interests']) =>
    alone({ ...nobody, interests }, asCandidate(judgedProfessor(candidate)));

  it('MAT-02 is strong where a narrow area is a topic of recent work', () => {
    expect(given('aasgrav', { name: 'Structural health monitoring', subfield: 'Bridge bearings' }).matchClass).toBe(
      'strong',
    );
    expect(given('hagenow', { name: 'Solid-state batteries', subfield: 'Sulfide electrolytes' }).matchClass).toBe(
      'strong',
    );
  });

  it.each([
    ['brandauer', 'AI'],
    ['brandauer', 'Machine learning'],
    ['adlhart', 'Immunology'],
    ['kowalczewska', 'Materials science'],
    ['unterwald', 'Kernel'],
    ['tarrant', 'Social networks'],
    ['kessler-amsel', 'Structural health monitoring'],
    ['malenkov', 'Economics of saving'],
    ['kowalczewska', 'Bread and grain in towns'],
  ])('MAT-06 is not close enough to %s by "%s" alone', (candidate, name) => {
    expect(given(candidate, { name }).matchClass).toBe('no');
  });

  it('MAT-07 is compared by its words, however they are spelled', () => {
    const score = (name: string) => given('ellerbroek', { name }).score;
    for (const name of [
      'SHM',
      'Structural-health monitoring',
      'structural health Monitoring',
      'پایش سلامت سازه',
      'پايش سلامت سازه',
      'پایش سلامت‌سازه',
    ])
      expect(score(name), name).toBe(score('Structural health monitoring'));
  });

  it('MAT-07 meets an abbreviation that one of the two writes out', () => {
    const candidate = asCandidate(judgedProfessor('aasgrav'));
    const [work] = candidate.publications;
    if (!work) throw new RangeError('There is no publication.');
    const of = (title: string, name: string) =>
      alone(
        { ...nobody, interests: [{ name, subfield: 'Quench sensors' }] },
        {
          ...candidate,
          field: '',
          department: '',
          topics: [],
          publications: [{ ...work, title, abstract: '' }],
        },
      ).score;
    const whole = of('Magneto-thermal quench localisation of coils', 'Magneto-thermal quench localisation');
    expect(of('MQL of coils', 'Magneto-thermal quench localisation (MQL)')).toBeGreaterThan(0.8 * whole);
    expect(of('Magneto-thermal quench localisation (MQL) of coils', 'MQL')).toBeGreaterThan(0);
    expect(of('Coils', 'Magneto-thermal quench localisation (MQL)')).toBeLessThan(0.3 * whole);
  });

  it('is worth nothing where nothing is told', () => {
    const nothing = given('aasgrav');
    expect([nothing.score, nothing.parts]).toEqual([0, []]);
    expect(said(nothing).reason).toContain('little in common');
  });
});
