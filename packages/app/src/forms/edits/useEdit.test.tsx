import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '../../api/client';
import type { Problem } from '../../api/problem';
import { render } from '../../mocks/render';
import { tokens } from '../../session/tokens';
import { useEdit } from './useEdit';

interface Note {
  id: number;
  name: string;
  text: string;
  ends: boolean;
  end: number | null;
  version: number;
}
type NoteForm = Pick<Note, 'name' | 'text' | 'ends' | 'end'>;
interface Place {
  name: string | null;
  owner: number | null;
  record: Note | null;
}

const note: Note = { id: 1, name: 'a', text: 'b', ends: true, end: 3, version: 1 };
const formOf = ({ name, text, ends, end }: Note): NoteForm => ({ name, text, ends, end });
const late = (current: Partial<Note>): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { kind: 'conflict', detail: 'Changed.', code: 'changed_elsewhere', current },
});
const key = (form: string, owner = 7) => `peyk.edit.${owner}.${form}`;
const keep = (form: string, before: object, after: object) =>
  sessionStorage.setItem(key(form), JSON.stringify({ format: 1, at: 1, subject: null, edit: { before, after } }));
const kept = (form: string, owner = 7): unknown => {
  const text = sessionStorage.getItem(key(form, owner));
  return text === null ? null : (JSON.parse(text) as { edit: unknown }).edit;
};

beforeEach(() => tokens.begin({ access: 'access-token', refresh: 'refresh-token' }));
afterEach(() => {
  tokens.clear();
  sessionStorage.clear();
});

/** The edit of a note, and a function to move it to another record. */
function edit(first: Partial<Place> = {}) {
  const send = vi.fn<(stored: Note, form: NoteForm) => Promise<Outcome<Note | null>>>();
  const now: { is?: ReturnType<typeof useEdit<Note, NoteForm>>; go?: (place: Partial<Place>) => void } = {};
  function Editor() {
    const [place, setPlace] = useState<Place>({ name: 'note.1', owner: 7, record: note, ...first });
    const is = useEdit(place.name, place.owner, place.record, { formOf, send, together: [['end', 'ends']] });
    useEffect(() => {
      now.is = is;
      now.go = (next) => setPlace((before) => ({ ...before, ...next }));
    });
    return <output>{JSON.stringify(is.edit)}</output>;
  }
  render(<Editor />);
  const is = () => {
    if (!now.is) throw new Error('Nothing is drawn yet.');
    return now.is;
  };
  return {
    send,
    is,
    go: (place: Partial<Place>) => now.go?.(place),
    form: () => is().edit?.form,
    clashes: () => is().edit?.clashes.map(({ field }) => field),
  };
}

test('a form follows its record until the first change, and stays with what that was made of afterwards', async () => {
  const { is, go, form } = edit({ record: null });
  await expect.poll(is).toMatchObject({ edit: null, isChanged: false });
  go({ record: note });
  await expect.poll(form).toEqual(formOf(note));
  go({ record: { ...note, name: 'newer', version: 2 } });
  await expect.poll(form).toMatchObject({ name: 'newer' });
  is().change({ text: 'mine' });
  await expect.poll(form).toMatchObject({ name: 'newer', text: 'mine' });
  go({ record: { ...note, name: 'newest', version: 3 } });
  is().change({ end: 4 });
  await expect.poll(form).toEqual({ name: 'newer', text: 'mine', ends: true, end: 4 });
  expect(is().edit?.stored.version).toBe(2);
});

test('what is typed is kept with what stood there before, and no more once it says what is stored', async () => {
  const { is, form } = edit();
  await expect.poll(form).toEqual(formOf(note));
  expect(kept('note.1')).toBeNull();
  is().change({ name: 'mine' });
  is().change({ end: null });
  await expect
    .poll(() => kept('note.1'))
    .toEqual({
      before: { name: 'a', ends: true, end: 3 },
      after: { name: 'mine', ends: true, end: null },
    });
  expect(is().isChanged).toBe(true);
  is().change({ name: 'a', end: 3 });
  await expect.poll(() => kept('note.1')).toBeNull();
  expect(is().isChanged).toBe(false);
});

test('what is typed before it is known who types is kept as soon as it is known', async () => {
  const { is, go, form } = edit({ owner: null });
  await expect.poll(form).toEqual(formOf(note));
  is().change({ name: 'mine' });
  await expect.poll(form).toMatchObject({ name: 'mine' });
  expect(Object.keys(sessionStorage)).toEqual([]);
  go({ owner: 8 });
  await expect.poll(() => kept('note.1', 8)).toEqual({ before: { name: 'a' }, after: { name: 'mine' } });
});

test('what was kept is there again, and is no longer said to be once it is typed back', async () => {
  keep('note.1', { name: 'a' }, { name: 'mine' });
  const { is } = edit();
  await expect.poll(is).toMatchObject({ isChanged: true, edit: { form: { name: 'mine', text: 'b' }, restored: true } });
  is().change({ text: 'more' });
  await expect.poll(() => is().edit).toMatchObject({ form: { name: 'mine', text: 'more' }, restored: true });
  is().change(formOf(note));
  await expect.poll(() => is().edit).toMatchObject({ form: formOf(note), restored: false });
});

test.each([
  ['what the record says meanwhile', { name: 'older' }, { name: 'a' }],
  ['what fits no field of the form', { name: 'a' }, { name: 5 }],
])('of %s nothing is restored', async (_, before, after) => {
  keep('note.1', before, after);
  const { is } = edit();
  await expect.poll(is).toMatchObject({ isChanged: false, edit: { form: formOf(note), clashes: [], restored: false } });
});

test('each record has what was typed of it, and is left with it', async () => {
  const other = { ...note, id: 2, name: 'other' };
  const { is, go, form } = edit();
  await expect.poll(form).toEqual(formOf(note));
  is().change({ name: 'mine of 1' });
  await expect.poll(() => kept('note.1')).not.toBeNull();
  go({ name: 'note.2', record: other });
  await expect.poll(() => is().edit).toMatchObject({ form: formOf(other), restored: false });
  is().change({ text: 'mine of 2' });
  await expect.poll(() => kept('note.2')).toEqual({ before: { text: 'b' }, after: { text: 'mine of 2' } });
  go({ name: 'note.1', record: note });
  await expect.poll(form).toEqual({ ...formOf(note), name: 'mine of 1' });
  expect(kept('note.2')).not.toBeNull();
});

test('what is given up does not come back, and what is typed afterwards is kept', async () => {
  keep('note.1', { name: 'a' }, { name: 'mine' });
  const { is, go, form } = edit();
  await expect.poll(form).toMatchObject({ name: 'mine' });
  is().forget();
  await expect.poll(() => is().edit).toMatchObject({ form: formOf(note), restored: false });
  expect(kept('note.1')).toBeNull();
  is().change({ text: 'again' });
  await expect.poll(() => kept('note.1')).toEqual({ before: { text: 'b' }, after: { text: 'again' } });
  expect(form()).toEqual({ ...formOf(note), text: 'again' });
  go({ name: 'note.2', record: { ...note, id: 2 } });
  await expect.poll(form).toEqual(formOf(note));
  is().change({ name: 'of 2' });
  go({ name: 'note.1', record: note });
  await expect.poll(form).toEqual({ ...formOf(note), text: 'again' });
});

test('of two fields that both changed each is answered by itself, and what was typed meanwhile stays', async () => {
  const { is, send, form, clashes } = edit();
  await expect.poll(form).toEqual(formOf(note));
  is().change({ name: 'my name', end: 4 });
  await expect.poll(form).toMatchObject({ name: 'my name', end: 4 });
  const answer = Promise.withResolvers<ReturnType<typeof late>>();
  send.mockReturnValueOnce(answer.promise);
  const saved = is().save();
  is().change({ text: 'typed meanwhile' });
  await expect.poll(form).toMatchObject({ text: 'typed meanwhile' });
  answer.resolve(late({ name: 'their name', ends: false, end: null, version: 2 }));
  expect(await saved).toMatchObject({ kind: 'clash' });
  await expect.poll(clashes).toEqual(['end', 'name']);
  expect(form()).toEqual({ name: 'my name', text: 'typed meanwhile', ends: true, end: 4 });
  // Unresolved clashes are stored with their common base, so that they are reported again.
  expect(kept('note.1')).toEqual({
    before: { name: 'a', text: 'b', ends: true, end: 3 },
    after: { name: 'my name', text: 'typed meanwhile', ends: true, end: 4 },
  });
  expect(await is().save()).toBeNull();
  expect(send).toHaveBeenCalledOnce();
  is().takeTheirs('end');
  await expect.poll(clashes).toEqual(['name']);
  expect(form()).toEqual({ name: 'my name', text: 'typed meanwhile', ends: false, end: null });
  expect(await is().save()).toBeNull();
  is().keepMine('name');
  await expect.poll(clashes).toEqual([]);
  send.mockResolvedValueOnce({ ok: true, data: null });
  await is().save();
  expect(send).toHaveBeenLastCalledWith(
    { ...note, name: 'their name', ends: false, end: null, version: 2 },
    { name: 'my name', text: 'typed meanwhile', ends: false, end: null },
  );
  await expect.poll(() => kept('note.1')).toBeNull();
});

/** The edit of a note while a save is in flight, and a function to answer it. */
async function saving(name: string) {
  const made = edit();
  await expect.poll(made.form).toEqual(formOf(note));
  made.is().change({ name });
  await expect.poll(made.form).toMatchObject({ name });
  const { promise, resolve } = Promise.withResolvers<Outcome<Note | null>>();
  made.send.mockReturnValueOnce(promise);
  return { ...made, saved: made.is().save(), answer: resolve };
}

test.each<[string, Note | null]>([
  ['says what is stored', { ...note, name: 'my name', version: 2 }],
  ['says nothing', null],
])('what is typed while a save is under way stays and is saved next, where the answer %s', async (_, stored) => {
  const { is, send, form, saved, answer } = await saving('my name');
  is().change({ text: 'typed meanwhile' });
  await expect.poll(form).toMatchObject({ text: 'typed meanwhile' });
  answer({ ok: true, data: stored });
  const whole = { ...formOf(note), name: 'my name', text: 'typed meanwhile' };
  expect(await saved).toEqual({ kind: 'savedInPart', stored, form: whole });
  await expect.poll(() => is().edit).toMatchObject({ stored: stored ?? note, form: whole });
  expect(is().isChanged).toBe(true);
  await expect.poll(() => kept('note.1')).toMatchObject({ after: { text: 'typed meanwhile' } });
  send.mockResolvedValueOnce({ ok: true, data: null });
  expect(await is().save()).toMatchObject({ kind: 'saved' });
  expect(send).toHaveBeenLastCalledWith(stored ?? note, whole);
  await expect.poll(() => kept('note.1')).toBeNull();
});

test.each<[string, Outcome<Note | null>, unknown]>([
  ['succeeds', { ok: true, data: { ...note, name: 'mine', version: 2 } }, null],
  [
    'fails',
    { ok: false, problem: { kind: 'server', detail: null } },
    { before: { name: 'a' }, after: { name: 'mine' } },
  ],
])('a save that %s after another record came changes nothing of what is typed there', async (_, outcome, left) => {
  const { is, go, form, saved, answer } = await saving('mine');
  go({ name: 'note.2', record: { ...note, id: 2, name: 'second' } });
  await expect.poll(form).toMatchObject({ name: 'second' });
  is().change({ text: 'of the second' });
  await expect.poll(form).toMatchObject({ text: 'of the second' });
  answer(outcome);
  expect(await saved).toMatchObject({ kind: outcome.ok ? 'saved' : 'failed' });
  expect(kept('note.1')).toEqual(left);
  expect(kept('note.2')).toEqual({ before: { text: 'b' }, after: { text: 'of the second' } });
  is().change({ end: 9 });
  await expect.poll(form).toEqual({ ...formOf(note), name: 'second', text: 'of the second', end: 9 });
});

test('what is typed into a record that is left while it is saved is there again', async () => {
  const { is, go, form, saved, answer } = await saving('mine');
  is().change({ text: 'and more' });
  await expect.poll(() => kept('note.1')).toMatchObject({ after: { text: 'and more' } });
  go({ name: 'note.2', record: { ...note, id: 2 } });
  await expect.poll(form).toEqual(formOf(note));
  const stored = { ...note, name: 'mine', version: 2 };
  answer({ ok: true, data: stored });
  await saved;
  go({ name: 'note.1', record: stored });
  await expect.poll(form).toEqual({ ...formOf(note), name: 'mine', text: 'and more' });
});

test('a clash that is not answered is told again when the form comes back', async () => {
  keep('note.1', { name: 'older', text: 'b' }, { name: 'mine', text: 'c' });
  const { is, clashes, form } = edit();
  await expect.poll(clashes).toEqual(['name']);
  expect(is()).toMatchObject({ isChanged: true, edit: { restored: true } });
  is().takeTheirs('name');
  await expect.poll(form).toEqual({ ...formOf(note), text: 'c' });
  await expect.poll(() => kept('note.1')).toEqual({ before: { text: 'b' }, after: { text: 'c' } });
});

test('of fields that decide each other both come back, whatever was saved of the other one meanwhile', async () => {
  const first = edit();
  await expect.poll(first.form).toEqual(formOf(note));
  first.is().change({ end: 4 });
  await expect.poll(() => kept('note.1')).not.toBeNull();
  const { is, clashes, form } = edit({ record: { ...note, ends: false, end: null, version: 2 } });
  await expect.poll(clashes).toEqual(['end']);
  is().keepMine('end');
  await expect.poll(clashes).toEqual([]);
  expect(form()).toEqual({ ...formOf(note), ends: true, end: 4 });
});
