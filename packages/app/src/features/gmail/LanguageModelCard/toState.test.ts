import { expect, it } from 'vitest';
import { MockLanguageModel } from '../../../mocks/fixtures/languageModel';
import { toLanguageModelState } from './toState';

const still = { busy: false, problem: null };
const of = (changes: object) =>
  toLanguageModelState({ data: { ...MockLanguageModel, ...changes }, problem: null }, still);

it('AIX-01 asks nothing where the server has no language model, or does not name it', () => {
  for (const none of [{ configured: false }, { host: null }, { model: null }])
    expect(of({ consent: 'given', ...none })).toEqual({ status: 'off' });
});

it('AIX-01 asks again after the service or the model has changed', () => {
  expect(of({ consent: 'outdated' })).toMatchObject({ status: 'asking', outdated: true });
  expect(of({ consent: 'none' })).toMatchObject({ status: 'asking', outdated: false });
  expect(of({ consent: 'given', consented_at: '2026-11-21T09:00:00Z' })).toMatchObject({
    status: 'given',
    since: '2026-11-21T09:00:00Z',
  });
});

it('waits for the server, and says when it does not answer', () => {
  expect(toLanguageModelState({ data: undefined, problem: null }, still)).toEqual({ status: 'loading' });
  const problem = { kind: 'network' } as const;
  expect(toLanguageModelState({ data: undefined, problem }, still)).toEqual({ status: 'failed', problem });
});
