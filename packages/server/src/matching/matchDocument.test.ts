import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { worldFields } from '../directory/sample/world/world.ts';
import { companyOf, WEIGHTS } from './formula.ts';
import { calibrate } from './judged/calibration.ts';
import { asCandidate, asStudent, judgedProfessor, judgedStudent, JUDGED_YEAR } from './judged/index.ts';
import { referenceRarity } from './wordRarity.ts';
import { evidenceBetween, scoreCandidates } from './score.ts';
import { rootOf } from './spelling.ts';
import { studentFor } from './studentFor.ts';

const text = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/match.md'), 'utf8');
/** The cells of each row of a table, by its first. */
const rows = new Map(
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => {
      const [first = '', ...cells] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [first, cells] as const;
    }),
);

describe('docs/match.md', () => {
  const student = studentFor(asStudent(judgedStudent('mina-rostami')), []);
  const candidate = asCandidate(judgedProfessor('ellerbroek'));
  const evidence = evidenceBetween(student, candidate, { year: JUDGED_YEAR });
  const [scored] = scoreCandidates(student, [candidate], { year: JUDGED_YEAR });

  it('MAT-01 tells the weights of the formula', () => {
    for (const [key, weight] of Object.entries(WEIGHTS)) expect(rows.get(`**${key}**`)?.[0]).toBe(String(weight));
  });

  it('MAT-01 tells in its example what the parts rest on', () => {
    const told: [string, number | null][] = [
      ['likeness of their words by field', evidence.likeness],
      ['company', companyOf(evidence)],
      ['share of her question and result', evidence.words],
      ['how well her area is covered', evidence.area],
      ['of the two nearest topics, in her words', evidence.topics],
      ['share of her skills and work', evidence.methods],
      ['share in the nearest work, which is 2024', evidence.nearestRecent],
    ];
    for (const [what, value] of told) expect([what, rows.get(what)?.[0]]).toEqual([what, value?.toFixed(3)]);
    expect(evidence.nearest).toBe(evidence.nearestRecent);
  });

  it('MAT-01 adds up in its example to the score', () => {
    const parts = scored?.parts ?? [];
    expect(parts.length).toBe(5);
    for (const { key, value, weight } of parts)
      expect([key, rows.get(key)]).toEqual([key, [value.toFixed(3), String(weight), (value * weight).toFixed(1)]]);
    expect(rows.get('score')).toEqual(['', '100', String(scored?.score)]);
  });

  it('MAT-01 tells what words are worth', () => {
    const worth = (word: string): number => referenceRarity().worthOf(rootOf(word));
    expect(text).toContain('“Tiltmeter” is worth 1, “stress” 0.4, and “data”, “year” and “measure” nothing');
    const abstracts = worldFields.flatMap(({ people }) => people.flatMap(({ papers }) => papers));
    expect(text).toContain(
      `${abstracts.length.toLocaleString('en')} written abstracts of ${worldFields.length} fields hold it`,
    );
    expect(worth('tiltmeter')).toBe(1);
    expect(worth('stress')).toBeCloseTo(0.4, 1);
    expect(['data', 'year', 'measure'].map(worth)).toEqual([0, 0, 0]);
  });

  it('MAT-05 tells how many judged pairs agree', () => {
    const pairs = calibrate();
    const right = (some: typeof pairs) => some.filter(({ off }) => off === 0).length;
    expect(text).toContain(`${right(pairs)} fall in the class of the judgement, none two classes off`);
    expect(text).toContain(`share a word with two meanings, ${right(pairs.filter(({ trap }) => trap !== undefined))}.`);
  });
});
