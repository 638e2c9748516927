import { expect, test } from 'vitest';
import type { Problem } from '../../../api/problem';
import { MockInterests } from '../../../mocks/fixtures/interest';
import type { GeneratedCv } from './Cv.states';
import { usualOptions } from './cvCalls';
import { type CvUiState, chosenNames, toCvState } from './toState';

const untouched: CvUiState = {
  wanted: [],
  force: false,
  options: usualOptions,
  generate: { status: 'idle' },
  download: { status: 'idle' },
  typst: { status: 'idle' },
  cv: null,
  isFullSize: false,
  mark: null,
};
const cv: GeneratedCv = {
  html: '<p>CV</p>',
  interests: [],
  options: usualOptions,
  file: 'CV.pdf',
  mark: 'before',
  pages: null,
  changes: [],
  notInEnglish: [],
  withoutGlyph: [],
};
const list = { data: MockInterests, problem: null, leftOut: 0 };
const network: Problem = { kind: 'network' };
const invalid: Problem = { kind: 'invalid', detail: 'No.', code: null, fields: {} };

test('waits for the list, tells that it failed, and keeps it through a later failure', () => {
  expect(toCvState({ ...list, data: undefined }, untouched)).toEqual({ status: 'loading' });
  expect(toCvState({ ...list, data: undefined, problem: network }, untouched)).toEqual({
    status: 'failed',
    problem: network,
  });
  expect(toCvState({ ...list, problem: network }, untouched)).toMatchObject({ status: 'ready' });
});

test.each([
  ['of another profile is stale', cv, 'now', true],
  ['of this profile is not', cv, 'before', false],
  ['is not while the profile is not known', cv, null, false],
  ['whose profile is not known is not', { ...cv, mark: null }, 'now', false],
  ['that was not made is not', null, 'now', false],
])('a CV %s', (_what, made, mark, isStale) => {
  expect(toCvState(list, { ...untouched, cv: made, mark })).toMatchObject({ isStale });
});

test('CV-13 an empty list is told apart, with what could not be read of it', () => {
  expect(toCvState({ ...list, data: [], leftOut: 2 }, untouched)).toEqual({ status: 'empty', leftOut: 2 });
});

test('what is chosen is in the order of the profile, without what was removed', () => {
  const state = toCvState(list, { ...untouched, wanted: [33, 99, 31] });
  if (state.status !== 'ready') throw new Error('The list is there.');
  expect(state.chosen).toEqual([31, 33]);
  expect(chosenNames(state)).toEqual(['Structural health monitoring', 'Vibration-based sensing']);
});

test.each<[string, readonly number[], Problem, string]>([
  ['CV-11 CV-12 refused with nothing left of its interests asks for one', [99], invalid, 'noneChosen'],
  ['refused with another one still chosen is a failure', [99, 31], invalid, 'failed'],
  ['that failed otherwise is a failure', [99], network, 'failed'],
])('a call %s', (_what, wanted, problem, status) => {
  const failed = { status: 'failed', problem } as const;
  expect(toCvState(list, { ...untouched, wanted, generate: failed, download: failed })).toMatchObject({
    generate: { status },
    download: { status },
  });
});
