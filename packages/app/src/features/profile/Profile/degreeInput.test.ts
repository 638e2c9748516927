import type { Degree } from '@peyk/api-types';
import { expect, test } from 'vitest';
import { MockDegree } from '../../../mocks/fixtures/degree';
import { type CompleteDegree, degreeDraft, degreeInput, isCompleteDegree } from './degreeInput';

const degree: Degree = {
  ...MockDegree,
  degree_type: 'PhD',
  field_of_study: 'Structures',
  university_name: 'Sharif',
  year_start: 2019,
  year_end: 2024,
  gpa: '17.5',
  is_current: false,
  thesis_title: 'On bridges',
  thesis_abstract: 'Bridges move.',
};

test('a form shows every field of its degree, and sends them as they were', () => {
  const { id: _id, version: _version, ...fields } = degree;
  expect(degreeInput(degreeDraft(degree, 2026) as CompleteDegree)).toEqual(fields);
});

test('a new degree is a master that begins this year, and nothing else', () => {
  expect(degreeDraft(null, 2026)).toEqual({
    degree_type: 'Master',
    field_of_study: '',
    university_name: '',
    year_start: 2026,
    year_end: null,
    gpa: '',
    is_current: false,
    thesis_title: '',
    thesis_abstract: '',
  });
});

test('a degree that lasts shows so, and its own first year', () => {
  expect(degreeDraft({ ...degree, is_current: true, year_end: null, gpa: null }, 2026)).toMatchObject({
    is_current: true,
    year_start: 2019,
    year_end: null,
    gpa: '',
  });
});

test('a degree lacks each field that is required, and no other', () => {
  const whole = degreeDraft(degree, 2026);
  expect(isCompleteDegree(whole)).toBe(true);
  for (const empty of [
    { degree_type: null },
    { year_start: null },
    { field_of_study: ' ' },
    { university_name: '\u00a0' },
  ])
    expect([empty, isCompleteDegree({ ...whole, ...empty })]).toEqual([empty, false]);
  expect(isCompleteDegree({ ...whole, year_end: null, gpa: '', thesis_title: '', thesis_abstract: '' })).toBe(true);
});
