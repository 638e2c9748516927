import { expect, it, vi } from 'vitest';
import type { Problem } from '../../api/problem';
import { saveEdit } from './saveEdit';

interface Note {
  name: string;
  text: string;
  version: number;
}
const note: Note = { name: 'a', text: 'b', version: 1 };
const form = { name: 'mine', text: 'b' };
const formOf = ({ name, text }: Note) => ({ name, text });
const late = (current?: Partial<Note>): Problem => ({
  kind: 'conflict',
  detail: 'Changed.',
  code: 'changed_elsewhere',
  ...(current ? { current } : {}),
});

it('goes on from what is stored now as long as others change other fields, and then asks to try again', async () => {
  let version = 1;
  const send = vi.fn<(stored: Note, sent: object) => Promise<{ ok: false; problem: Problem }>>(async () => {
    version += 1;
    return { ok: false, problem: late({ text: `text ${version}`, version }) };
  });
  const saved = await saveEdit({ formOf, send }, note, form);
  expect(saved).toMatchObject({ kind: 'failed', problem: { kind: 'conflict' }, form: { name: 'mine' } });
  expect(send.mock.calls.map(([stored, sent]) => [stored.version, sent])).toEqual([
    [1, { name: 'mine', text: 'b' }],
    [2, { name: 'mine', text: 'text 2' }],
    [3, { name: 'mine', text: 'text 3' }],
    [4, { name: 'mine', text: 'text 4' }],
  ]);
});

it('a conflict that brings no record is a failure that keeps what was typed', async () => {
  const send = async () => ({ ok: false as const, problem: late() });
  expect(await saveEdit({ formOf, send }, note, form)).toEqual({
    kind: 'failed',
    stored: note,
    form,
    problem: late(),
  });
});

it('has nothing to send where somebody else saved the same', async () => {
  const current = { name: 'mine', version: 2 };
  const send = (stored: Note) =>
    stored.name === 'mine' ? null : Promise.resolve({ ok: false as const, problem: late(current) });
  expect(await saveEdit({ formOf, send }, note, form)).toEqual({ kind: 'saved', stored: { ...note, ...current } });
});
