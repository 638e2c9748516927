import { expect, it } from 'vitest';
import { readProfessorStats } from './professorStats';

const none = { total_professors: 0, professors_with_h_index: 0, average_h_index: null };

it('FAC-02 reads the three numbers by their names', () => {
  const stats = { total_professors: 64, professors_with_h_index: 58, average_h_index: 26.4 };
  expect(readProfessorStats(stats)).toEqual(stats);
});

it.each(['total', 'count'])('FAC-03 accepts %s in place of total_professors', (name) => {
  expect(readProfessorStats({ [name]: 64 })).toEqual({ ...none, total_professors: 64 });
});

it('FAC-03 takes the first name that is there, and 0 is there', () => {
  expect(readProfessorStats({ total_professors: 0, total: 7, count: 8 })).toEqual(none);
  expect(readProfessorStats({ total: 7, count: 8 })).toEqual({ ...none, total_professors: 7 });
  expect(readProfessorStats({ total_professors: null, count: 8 })).toEqual({ ...none, total_professors: 8 });
});

it('FAC-02 counts whole things, and none below none', () => {
  expect(
    readProfessorStats({ total: -3, professors_with_h_index: 2.9, average_h_index: Number.POSITIVE_INFINITY }),
  ).toEqual({ ...none, professors_with_h_index: 2 });
});
