import { describe, expect, it } from 'vitest';
import { areChanges, changesOf, rebase } from './rebase';

const before = { name: 'a', count: 1 as number | null, end: 2020 as number | null, goesOn: false };
const together = [['end', 'goesOn'] as const];
const merged = (mine: Partial<typeof before>, theirs: Partial<typeof before>) =>
  rebase(before, { ...before, ...mine }, { ...before, ...theirs }, [[...together[0]!]]);

describe('a form made of what is stored no more', () => {
  it('takes what only the other one changed and keeps what only this person did', () => {
    expect(merged({ name: 'b' }, { count: null })).toEqual({
      form: { ...before, name: 'b', count: null },
      clashes: [],
    });
  });

  it('tells of a field that both changed, and keeps the words of this person in it', () => {
    expect(merged({ name: 'b' }, { name: 'c', count: 5 })).toEqual({
      form: { ...before, name: 'b', count: 5 },
      clashes: [{ field: 'name', before: { name: 'a' }, theirs: { name: 'c' } }],
    });
  });

  it('has nothing to tell where both want the same', () => {
    expect(merged({ name: 'b' }, { name: 'b' })).toEqual({ form: { ...before, name: 'b' }, clashes: [] });
  });

  it('holds fields together that decide each other', () => {
    expect(merged({ end: 2021 }, { end: null, goesOn: true })).toEqual({
      form: { ...before, end: 2021 },
      clashes: [{ field: 'end', before: { end: 2020, goesOn: false }, theirs: { end: null, goesOn: true } }],
    });
    expect(merged({ name: 'b' }, { end: null, goesOn: true }).form).toMatchObject({ end: null, goesOn: true });
  });
});

describe('what is kept of a form', () => {
  it('is what was changed, with what stood there before', () => {
    expect(changesOf(before, { ...before, count: null })).toEqual({ before: { count: 1 }, after: { count: null } });
    expect(changesOf(before, { ...before })).toBeNull();
  });

  it('is every one of the fields that decide each other', () => {
    const together = [['end', 'goesOn']] as const;
    expect(changesOf(before, { ...before, goesOn: true }, together)).toEqual({
      before: { end: 2020, goesOn: false },
      after: { end: 2020, goesOn: true },
    });
    expect(changesOf(before, { ...before, name: 'b' }, together)).toEqual({
      before: { name: before.name },
      after: { name: 'b' },
    });
    expect(changesOf(before, { ...before }, together)).toBeNull();
  });

  it.each([
    [{ before: { name: 'a' }, after: { name: 'b' } }, true],
    [{ before: { count: null }, after: { count: 3 } }, true],
    [{ before: {}, after: { name: null } }, false],
    [{ before: {}, after: { goesOn: 'yes' } }, false],
    [{ before: {}, after: { count: '3' } }, false],
    [{ before: {}, after: { colour: 'red' } }, false],
    [{ before: {}, after: { colour: null } }, false],
    [{ before: { weight: 3 }, after: {} }, false],
    [{ after: { name: 'b' } }, false],
    ['text', false],
    [null, false],
    [[], false],
  ])('%j is of this form: %s', (kept, is) => {
    expect(areChanges(kept, before)).toBe(is);
  });

  it('may hold a text for a field that was unset, such as a day', () => {
    const changes = { before: { day: null }, after: { day: '2028-03-20' } };
    expect(areChanges<{ day: string | null }>(changes, { day: null })).toBe(true);
    expect(areChanges<{ day: string | null }>({ ...changes, after: { day: ['2028-03-20'] } }, { day: null })).toBe(
      false,
    );
  });
});
