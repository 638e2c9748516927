import '../../../i18n/all';
import type { Degree } from '@peyk/api-types';
import { describe, expect, it, test } from 'vitest';
import { MockDegree } from '../../../mocks/fixtures/degree';
import { createTranslator } from '../../../i18n/translator';
import { degreeForm } from './degrees';

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
  expect(degreeForm.bodyOf(degreeForm.valuesOf(degree))).toMatchObject(fields);
});

test('PROF-43 a new degree begins this year, and nothing else is chosen for it', () => {
  const values = degreeForm.valuesOf(null, { year_start: 2026 });
  const filled = Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== false);
  expect(Object.fromEntries(filled)).toEqual({ year_start: 2026 });
});

test('a degree that lasts shows so, and its own first year', () => {
  expect(degreeForm.valuesOf({ ...degree, is_current: true, year_end: null, gpa: null })).toMatchObject({
    is_current: true,
    year_start: 2019,
    year_end: null,
    gpa: '',
  });
});

test('a degree lacks each field that is required, and no other', () => {
  const whole = degreeForm.valuesOf(degree);
  expect(degreeForm.check(whole)).toEqual({});
  for (const [name, value] of [
    ['degree_type', null],
    ['year_start', null],
    ['field_of_study', ' '],
    ['university_name', '\u00a0'],
  ] as const)
    expect(degreeForm.check({ ...whole, [name]: value })).toEqual({ [name]: { code: 'required' } });
  expect(degreeForm.check({ ...whole, year_end: null, gpa: '', thesis_title: '', thesis_abstract: '' })).toEqual({});
});

test('the years of a degree have the limits of the contract, and an end that is out of use has none', () => {
  const fault = { code: 'maximum', params: { limit: 9999, plain: true } };
  const late = { ...degreeForm.valuesOf(degree), year_start: 10_000, year_end: 10_000 };
  expect(degreeForm.check(late)).toEqual({ year_start: fault, year_end: fault });
  expect(degreeForm.check({ ...late, is_current: true })).toEqual({ year_start: fault });
});

describe('a degree on its way to the server', () => {
  const typed = {
    ...degreeForm.valuesOf(null),
    degree_type: 'Master',
    field_of_study: ' Structures ',
    university_name: 'Sharif',
    year_start: 2022,
    year_end: 2025,
    gpa: '',
    is_current: false,
    thesis_title: '',
    thesis_abstract: ' ',
  } as const;

  it('leaves what is empty unset and trims the rest', () => {
    expect(degreeForm.bodyOf(typed)).toMatchObject({
      degree_type: 'Master',
      field_of_study: 'Structures',
      university_name: 'Sharif',
      year_start: 2022,
      year_end: 2025,
      gpa: null,
      is_current: false,
      thesis_title: null,
      thesis_abstract: null,
    });
  });

  it('has no end year while it lasts', () => {
    expect(degreeForm.bodyOf({ ...typed, is_current: true })).toMatchObject({ year_end: null });
  });
});

test.each([
  ['fa', '18.40/20', 'معدل ۱۸٫۴۰ از ۲۰'],
  ['fa', '3.9 / 4', 'معدل ۳٫۹ از ۴'],
  ['fa', '17', 'معدل ۱۷'],
  ['en', '18.40/20', 'GPA 18.40/20'],
] as const)('in %s the grade %s is shown as “%s”, with the decimals that were typed', (locale, gpa, words) => {
  expect(createTranslator(locale)('profile.degrees.gpaIs', { gpa })).toBe(words);
});
