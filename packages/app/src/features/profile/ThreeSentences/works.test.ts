import { expect, test } from 'vitest';
import { keyOf, resultWorks, withEntry, workFor, worksIn } from './works';

const everything = {
  jobs: [{ id: 1, job_title: 'Engineer' }],
  degrees: [{ id: 1 }, { id: 2 }],
  research_experiences: [{ id: 3 }],
  awards: [{ id: 4 }],
  papers: 'none',
};

test('LTR-01 a result can be written of the entries of five lists, the most telling first', () => {
  expect(resultWorks(everything).map(keyOf)).toEqual(['degrees.1', 'degrees.2', 'research-experiences.3', 'jobs.1']);
  expect(resultWorks({})).toEqual([]);
  expect(worksIn({ research_interests: [{ id: 9 }, {}] }, 'research-interests').map(keyOf)).toEqual([
    'research-interests.9',
  ]);
});

test('a sentence is asked of the chosen entry, else of the first', () => {
  const works = resultWorks(everything);
  expect(workFor(works, 'result', 'jobs.1')).toEqual({ work: works[3], standing: 'missing' });
  expect(workFor(works, 'result', 'jobs.99')?.work).toBe(works[0]);
  expect(workFor(works, 'result')?.work).toBe(works[0]);
  expect(workFor([], 'result')).toBeNull();
});

test('LTR-05 an entry whose result lacks its English goes before the chosen one, and one with a result before both', () => {
  const persian = { id: 1, result: 'پل ماند.' };
  const works = resultWorks({ degrees: [{ id: 7 }], papers: [persian], jobs: [] });
  expect(workFor(works, 'result', 'degrees.7')).toEqual({
    work: { list: 'papers', entry: persian },
    standing: 'english',
  });
  const done = { id: 1, result: 'It held.' };
  expect(workFor(resultWorks({ papers: [persian], jobs: [done] }), 'result')).toEqual({
    work: { list: 'jobs', entry: done },
    standing: 'there',
  });
});

test('a saved entry replaces the one of its own list alone', () => {
  expect(withEntry(everything, { list: 'degrees', entry: { id: 1, version: 2 } })).toEqual({
    ...everything,
    degrees: [{ id: 1, version: 2 }, { id: 2 }],
  });
});
