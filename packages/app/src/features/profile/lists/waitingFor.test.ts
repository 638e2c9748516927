import { expect, test } from 'vitest';
import { createTranslator } from '../../../i18n/translator';
import { MockDegree } from '../../../mocks/fixtures/degree';
import '../../../i18n/all';
import { degreeForm } from './degrees';
import { waitingFor } from './waitingFor';

const inPersian = { ...MockDegree, field_of_study: 'سازه', university_name: 'دانشگاه دماوند', result: null };

test.each([
  ['en', ['Field of study', 'University']],
  ['fa', ['رشتهٔ تحصیلی', 'دانشگاه']],
] as const)('LTR-05 names the fields in other letters whose English is not given, in %s', (locale, names) => {
  expect(waitingFor(degreeForm, { ...inPersian, thesis_title: null }, createTranslator(locale))).toEqual(names);
});

test('LTR-05 leaves out a field whose English is given, and one in Latin letters', () => {
  const t = createTranslator('en');
  expect(
    waitingFor(degreeForm, { ...inPersian, field_of_study_en: 'Structures', thesis_title: 'On bridges' }, t),
  ).toEqual(['University']);
  // Without its note that it is optional.
  expect(waitingFor(degreeForm, { ...MockDegree, thesis_title: 'پل‌ها' }, t)).toEqual(['Thesis title']);
});
