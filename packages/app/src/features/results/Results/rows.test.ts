import type { BotResult } from '@peyk/api-types';
import { expect, test } from 'vitest';
import { MockDraft, MockDraftFailed, MockResult } from '../../../mocks/fixtures/draft';
import { MockMatch, MockProfessor, MockProfessorSparse } from '../../../mocks/fixtures/professor';
import { rowOf } from './rows';

test.each([
  ['found', null],
  ['drafted', null],
  ['needs_review', null],
  ['failed', null],
  ['approved', 'approved'],
  ['scheduled', 'approved'],
  ['sending', 'written'],
  ['sent', 'written'],
  ['unknown', 'written'],
  ['replied', 'written'],
  ['bounced', 'bounced'],
  ['skipped', 'skipped'],
  ['do_not_contact', 'avoided'],
] as const satisfies readonly (readonly [BotResult['state'], string | null])[])(
  'A-03 whose email is %s can be selected unless there is a reason: %s',
  (state, closed) => {
    expect(rowOf({ ...MockResult, state }).closed).toBe(closed);
  },
);

test('A-03 a match has the whole percent of the run, else of the professor, else none', () => {
  const scored = (score: number | null) => rowOf({ ...MockResult, match_score: { ...MockMatch, score } }).score;
  expect(scored(79.5)).toBe(80);
  expect(scored(null)).toBe(92);
  expect(rowOf({ ...MockResult, professor: MockProfessorSparse, match_score: null }).score).toBeNull();
});

test('A-136 reasons are lists or text', () => {
  const match_score = { ...MockMatch, pros: 'Shares a method\n\nTakes students', cons: [' One ', ''] };
  expect(rowOf({ ...MockResult, match_score })).toMatchObject({
    pros: ['Shares a method', 'Takes students'],
    cons: ['One'],
  });
  expect(rowOf({ ...MockResult, match_score: null })).toMatchObject({ pros: [], cons: [] });
});

test('what the server says of somebody is kept: why there is no draft, or why it was not sent', () => {
  expect(rowOf({ ...MockResult, skipped_reason: 'Few papers.' }).note).toBe('Few papers.');
  expect(rowOf({ ...MockResult, draft: MockDraftFailed }).note).toBe(MockDraftFailed.failure);
  expect(rowOf({ ...MockResult, draft: MockDraft, skipped_reason: ' ' }).note).toBeNull();
});

test('facts that show nothing are none', () => {
  const professor = { ...MockProfessor, university_name: ' ', department: '', country_code: undefined };
  expect(rowOf({ ...MockResult, professor })).toMatchObject({ university: null, department: null, countryCode: null });
});
