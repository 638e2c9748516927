import type { Import } from '@peyk/api-types';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../api/problem';
import { MockImportDoi, MockImportNothing } from '../../../mocks/fixtures/import';
import { firstChoice, foundOf } from './found';
import { noSource } from './sources';
import { type Phase, exportStepOf, isDone, readStepOf, toImportState } from './toState';

const idle = { status: 'idle' } as const;
const at = (phase: Phase) =>
  toImportState({ phase, source: noSource, reading: idle, bibtex: idle, jsonResume: idle, withReferees: false });
const foundPhase = (answer: Import): Phase => {
  const found = foundOf(answer);
  return { at: 'found', found, choice: firstChoice(found), saving: idle };
};
const failed = (problem: Problem) => ({ ok: false, problem }) as const;

describe('the state of the screen', () => {
  test('is where the import has come to', () => {
    expect(at({ at: 'choose' })).toMatchObject({ status: 'choose', source: noSource });
    expect(at(foundPhase(MockImportDoi))).toMatchObject({ status: 'found', saving: idle });
    const counts = { added: 1, changed: 0 };
    expect(at({ at: 'saved', id: 1, counts, steps: ['papers'], undo: idle })).toEqual({
      status: 'saved',
      counts,
      steps: ['papers'],
      undo: idle,
    });
    expect(at({ at: 'undone', counts: null })).toEqual({ status: 'undone', counts: null });
  });

  test('IMP-01 nothing that was found is a state of its own', () => {
    expect(at(foundPhase(MockImportNothing)).status).toBe('nothing');
  });
});

describe('a reading that failed', () => {
  test('stands at the field that the server names', () => {
    const fields = { text: ['No record was found.'] };
    expect(readStepOf(failed({ kind: 'invalid', detail: null, code: 'invalid', fields }))).toEqual({
      status: 'refused',
      faults: { text: { code: 'said', params: { text: 'No record was found.' } } },
    });
  });

  test('is told as a whole where the server names none, or one that is not here', () => {
    const problem: Problem = { kind: 'invalid', detail: 'No.', code: null, fields: { kind: ['No.'] } };
    expect(readStepOf(failed(problem))).toEqual({ status: 'failed', problem });
    const away: Problem = { kind: 'server', detail: 'Away.' };
    expect(readStepOf(failed(away))).toEqual({ status: 'failed', problem: away });
  });

  test.each<Problem>([
    { kind: 'notFound', detail: 'Not found.' },
    { kind: 'html', status: 404, start: '<!doctype html>' },
    { kind: 'html', status: 200, start: '<!doctype html>' },
    { kind: 'invalidJson', status: 204 },
  ])('%j is a server without imports', (problem) => {
    expect(readStepOf(failed(problem))).toEqual({ status: 'unavailable' });
    expect(exportStepOf(failed(problem))).toEqual({ status: 'unavailable' });
  });
});

test('IMP-04 a file without anything in it is not handed over as one', () => {
  const file = (text: string) => ({ ok: true, data: { name: 'papers.bib', file: new Blob([text]) } }) as const;
  expect(exportStepOf(file(''))).toEqual({ status: 'empty' });
  expect(exportStepOf(file('\r\n'))).toEqual({ status: 'empty' });
  expect(exportStepOf(file('@article{a}'))).toEqual({ status: 'done' });
  expect(exportStepOf(failed({ kind: 'network' }))).toEqual({ status: 'failed', problem: { kind: 'network' } });
});

test('a conflict is a success only where it says that this was done already', () => {
  const conflict = (code: string | null): Problem => ({ kind: 'conflict', detail: null, code });
  expect(isDone(conflict('import_stored'), 'import_stored')).toBe(true);
  expect(isDone(conflict('import_not_stored'), 'import_stored')).toBe(false);
  expect(isDone({ kind: 'network' }, 'import_stored')).toBe(false);
});
