import type { Import } from '@peyk/api-types';
import { beforeAll, describe, expect, test } from 'vitest';
import { fetchShape, normalise } from '../../../api/normalise';
import {
  MockImportBibtex,
  MockImportDoi,
  MockImportNothing,
  MockImportOrcid,
  MockImportResume,
} from '../../../mocks/fixtures/import';
import { type Choice, bodyOf, carriedOver, countsOf, firstChoice, foundOf, isNothing, stepsOf } from './found';

beforeAll(() => fetchShape('POST', '/api/student/imports/'));

/** An answer as it comes from the wire. */
const read = (answer: object) => foundOf(normalise('POST', '/api/student/imports/', answer) as Import);
const choice = (taken: number[], authors: [number, string | null][] = []): Choice => ({
  taken: new Set(taken),
  authors: new Map(authors),
});

describe('what was found', () => {
  test('IMP-01 stands in the order of the builder; what the profile has is apart', () => {
    const { lists } = read(MockImportResume);
    expect(lists.map(({ step }) => step)).toEqual(['papers', 'jobs', 'skills', 'links']);
    const papers = read(MockImportOrcid).lists.at(-1);
    expect([papers?.open.map(({ key }) => key), papers?.same.map(({ key }) => key)]).toEqual([[1, 2, 3, 4], [5]]);
  });

  test('of another server: entries that are out of order are counted, notes of an unknown kind too', () => {
    const { papers = [] } = MockImportDoi.lists;
    const found = read({
      ...MockImportDoi,
      lists: { papers: [...papers, ...papers, { key: 9 }, 'x'], degrees: [], other: [{}] },
      problems: [
        { code: 'unclosed', line: 3 },
        { code: 'struck_by_lightning', line: 4 },
      ],
      left_out: undefined,
      person: undefined,
    });
    expect(found.lists.map(({ step, open }) => [step, open.length])).toEqual([['papers', 1]]);
    expect([found.unread, found.problems.length, found.unknownProblems]).toEqual([3, 1, 1]);
    expect([found.person, found.leftOut]).toEqual([null, []]);
  });

  test('an entry that differs in nothing is there already, and one that differs from nothing is new', () => {
    const [paper] = MockImportDoi.lists.papers ?? [];
    const { existing } = MockImportOrcid.lists.papers?.[3] ?? {};
    const lists = {
      papers: [
        { ...paper, key: 1, status: 'different', differs: ['title'], existing: null },
        { ...paper, key: 2, status: 'different', differs: [], existing },
      ],
    };
    const [list] = read({ ...MockImportDoi, lists }).lists;
    expect([list?.open.map(({ key, status }) => [key, status]), list?.same.map(({ key }) => key)]).toEqual([
      [[1, 'new']],
      [2],
    ]);
  });

  test('is nothing without entries and person', () => {
    expect(isNothing(read(MockImportNothing))).toBe(true);
    expect(isNothing(read({ ...MockImportNothing, person: { key: 1, phone: null, address: '' } }))).toBe(true);
    expect(isNothing(read({ ...MockImportNothing, person: { key: 1, phone: '1', address: null } }))).toBe(false);
  });
});

describe('a selection', () => {
  test('IMP-01 holds what is new at first, and what differs only where it is selected', () => {
    const found = read(MockImportOrcid);
    expect([...firstChoice(found).taken].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 6]);
    expect(countsOf(found, firstChoice(found))).toEqual({ added: 4, changed: 0 });
    expect(countsOf(found, choice([1, 4, 5, 99]))).toEqual({ added: 1, changed: 1 });
  });

  test('IMP-01 is sent by the keys of what can be stored, the person among them', () => {
    const resume = read(MockImportResume);
    expect(bodyOf(resume, firstChoice(resume)).take.toSorted((a, b) => a - b)).toEqual([1, 11, 12, 14, 15]);
    expect(bodyOf(resume, choice([13, 99]))).toEqual({ take: [13] });
    expect(stepsOf(resume, choice([15, 11]))).toEqual(['profile', 'jobs']);
  });

  test('IMP-02 names an author only where it is another one than was found, and the paper is selected', () => {
    const found = read(MockImportOrcid);
    const authors: [number, string | null][] = [
      [1, 'N. Ahmadi'],
      [2, 'N. Ahmadi-Rad'],
      [3, null],
      [4, 'K. Rostami'],
    ];
    expect(bodyOf(found, choice([1, 2, 3], authors)).authors).toEqual([
      { key: 2, own_author: 'N. Ahmadi-Rad' },
      { key: 3, own_author: null },
    ]);
    expect(bodyOf(found, choice([1], authors))).toEqual({ take: [1] });
    expect(bodyOf(found, choice([2], [[2, null]]))).toEqual({ take: [2] });
  });

  test('IMP-02 the name that a stored paper has stays', () => {
    const [, , , paper] = MockImportOrcid.lists.papers ?? [];
    const stored = { ...paper, existing: { ...paper?.existing, own_author: 'N. Ahmadi' } };
    const found = read({ ...MockImportOrcid, lists: { papers: [stored] } });
    expect(bodyOf(found, choice([4], [[4, 'K. Rostami']]))).toEqual({ take: [4] });
  });

  test('goes over to the same source when it is read once more, under the keys that it has then', () => {
    const before = read(MockImportOrcid);
    const { papers = [], degrees = [] } = MockImportOrcid.lists;
    const lists = { degrees, papers: papers.map((each) => ({ ...each, key: each.key + 100 })) };
    const after = read({ ...MockImportOrcid, lists });
    const now = carriedOver(before, choice([2, 4], [[2, 'N. Ahmadi-Rad']]), after);
    expect([[...now.taken], [...now.authors]]).toEqual([[102, 104], [[102, 'N. Ahmadi-Rad']]]);
  });

  test('what is there for the first time then is selected if it is new', () => {
    const before = read(MockImportBibtex);
    const after = read({ ...MockImportOrcid, person: MockImportResume.person });
    expect([...carriedOver(before, choice([3]), after).taken].toSorted((a, b) => a - b)).toEqual([2, 3, 6, 15]);
  });
});
