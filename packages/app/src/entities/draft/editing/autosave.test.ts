import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Autosave, type AutosaveMark, createAutosave, looksLikeAddress } from './autosave';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function field(answers: boolean[] = [true, true]) {
  const marks: AutosaveMark[] = [];
  const save = vi.fn(async (_value: string) => answers.shift() ?? true);
  const autosave = createAutosave({
    saved: 'a@b.example',
    isValid: looksLikeAddress,
    save,
    onMark: (mark) => marks.push(mark),
    pause: 600,
  });
  return { autosave, save, marks };
}

it('FAC-57 saves 600 ms after the last key', async () => {
  const { autosave, save, marks } = field();
  autosave.change('c@d.example');
  await vi.advanceTimersByTimeAsync(599);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledExactlyOnceWith('c@d.example');
  expect(marks).toEqual(['unsaved', 'saving', 'saved']);
});

it('FAC-58 saves at once when the field is left, and not again', async () => {
  const { autosave, save } = field();
  autosave.change('c@d.example');
  autosave.flush();
  await vi.advanceTimersByTimeAsync(2000);
  expect(save).toHaveBeenCalledTimes(1);
});

it('sends no half-typed address and nothing unchanged', async () => {
  const { autosave, save, marks } = field();
  autosave.change('c@');
  await vi.advanceTimersByTimeAsync(600);
  autosave.change('a@b.example');
  autosave.flush();
  expect(save).not.toHaveBeenCalled();
  expect(marks).toEqual(['unsaved', 'none']);
});

it('FAC-59 is silent about a failure and keeps the unsaved mark', async () => {
  const { autosave, marks } = field([false]);
  autosave.change('c@d.example');
  await vi.advanceTimersByTimeAsync(600);
  expect(marks.at(-1)).toBe('unsaved');
});

it('saves again what was typed while the answer was on its way', async () => {
  const { autosave, save } = field();
  autosave.change('c@d.example');
  autosave.flush();
  autosave.change('e@f.example');
  await vi.advanceTimersByTimeAsync(600);
  expect(save.mock.calls).toEqual([['c@d.example'], ['e@f.example']]);
});

it('does not send again by itself what the server refused, and does with the next key', async () => {
  const { autosave, save, marks } = field([false, true]);
  autosave.change('c@d.example');
  await vi.advanceTimersByTimeAsync(5000);
  expect(save.mock.calls).toEqual([['c@d.example']]);
  autosave.change('c@d.examples');
  await vi.advanceTimersByTimeAsync(600);
  expect(save.mock.calls).toEqual([['c@d.example'], ['c@d.examples']]);
  expect(marks).toEqual(['unsaved', 'saving', 'unsaved', 'unsaved', 'saving', 'saved']);
});

describe('while an address is on its way', () => {
  function underWay(taken: boolean) {
    const answer = Promise.withResolvers<boolean>();
    const marks: AutosaveMark[] = [];
    const save = vi.fn((_value: string) => (save.mock.calls.length > 1 ? Promise.resolve(true) : answer.promise));
    const autosave = createAutosave({
      saved: 'a@b.example',
      isValid: looksLikeAddress,
      save,
      onMark: (mark) => marks.push(mark),
      pause: 600,
    });
    autosave.change('c@d.example');
    autosave.flush();
    return { autosave, save, marks, end: () => answer.resolve(taken) };
  }

  it('a field that is left again sends nothing', async () => {
    const { autosave, save, end } = underWay(true);
    autosave.flush();
    end();
    await vi.advanceTimersByTimeAsync(600);
    autosave.flush();
    expect(save.mock.calls).toEqual([['c@d.example']]);
  });

  it('the earlier one that is typed again is saved after it', async () => {
    const { autosave, save, marks, end } = underWay(true);
    autosave.change('a@b.example');
    autosave.flush();
    end();
    await vi.advanceTimersByTimeAsync(600);
    expect(save.mock.calls).toEqual([['c@d.example'], ['a@b.example']]);
    expect(marks.at(-1)).toBe('saved');
  });

  it.each([
    ['is left', true, async (autosave: Autosave) => autosave.flush()],
    ['is left', false, async (autosave: Autosave) => autosave.flush()],
    ['stands still', true, async () => void (await vi.advanceTimersByTimeAsync(600))],
    ['stands still', false, async () => void (await vi.advanceTimersByTimeAsync(600))],
  ])('another one is saved after it, where the field %s meanwhile (taken: %s)', async (_, taken, wait) => {
    const { autosave, save, marks, end } = underWay(taken);
    autosave.change('e@f.example');
    await wait(autosave);
    expect(save).toHaveBeenCalledTimes(1);
    end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(save.mock.calls).toEqual([['c@d.example'], ['e@f.example']]);
    expect(marks.at(-1)).toBe('saved');
  });

  it('another one still waits for the pause in the typing', async () => {
    const { autosave, save, end } = underWay(true);
    autosave.change('e@f.exam');
    end();
    await vi.advanceTimersByTimeAsync(599);
    expect(save).toHaveBeenCalledTimes(1);
    autosave.change('e@f.example');
    await vi.advanceTimersByTimeAsync(600);
    expect(save.mock.calls).toEqual([['c@d.example'], ['e@f.example']]);
  });

  it('its own news changes nothing of what is said', async () => {
    const { autosave, marks, end } = underWay(true);
    autosave.rebase('c@d.example');
    expect(marks).toEqual(['unsaved', 'saving']);
    end();
    await vi.advanceTimersByTimeAsync(600);
    expect(marks).toEqual(['unsaved', 'saving', 'saved']);
  });

  it('that one counts as the newest, whatever is stored elsewhere', async () => {
    const { autosave, save, end } = underWay(true);
    autosave.rebase('theirs@d.example');
    end();
    await vi.advanceTimersByTimeAsync(0);
    autosave.change('theirs@d.example');
    await vi.advanceTimersByTimeAsync(600);
    expect(save.mock.calls).toEqual([['c@d.example'], ['theirs@d.example']]);
  });

  it('another one is not marked as saved by its answer', async () => {
    const { autosave, marks, end } = underWay(true);
    autosave.change('half@');
    end();
    await vi.advanceTimersByTimeAsync(600);
    expect(marks.at(-1)).toBe('unsaved');
  });

  it('nothing more is saved once the field is gone', async () => {
    const { autosave, save } = field();
    autosave.change('c@d.example');
    autosave.stop();
    await vi.advanceTimersByTimeAsync(600);
    expect(save).not.toHaveBeenCalled();
  });
});

it.each([
  ['a@b.co', true],
  [' a@b.example ', true],
  ['first.last+tag@sub.b.example', true],
  ['a@b.c', false],
  ['a@b', false],
  ['a@.example', false],
  ['@b.example', false],
  ['a b@c.example', false],
  ['a@b c.example', false],
  ['a@b@c.example', false],
  ['a@b.example,c@d.example', false],
  ['a@b.example;c@d.example', false],
  ['<a@b.example>', false],
  ['a\u200b@b.example', false],
  ['', false],
])('%j looks like an address: %s', (value, looks) => {
  expect(looksLikeAddress(value)).toBe(looks);
});

it.each([
  ['nothing was typed', null, 'theirs@d.example', []],
  ['it is typed once more as it was before', null, 'a@b.example', ['a@b.example']],
  ['something else waits', 'c@d.example', null, ['c@d.example']],
  ['it waits as it is stored by now', 'theirs@d.example', null, []],
])('goes on from what was stored elsewhere, where %s', async (_, before, after, expected) => {
  const { autosave, save, marks } = field();
  if (before !== null) autosave.change(before);
  autosave.rebase('theirs@d.example');
  if (after !== null) autosave.change(after);
  await vi.advanceTimersByTimeAsync(600);
  expect(save.mock.calls.flat()).toEqual(expected);
  expect(marks.at(-1) ?? 'none').toBe(expected.length > 0 ? 'saved' : 'none');
});

it('does not put an older address over one that was stored elsewhere when the field is left', async () => {
  const { autosave, save, marks } = field();
  autosave.rebase('theirs@d.example');
  autosave.flush();
  await vi.advanceTimersByTimeAsync(600);
  expect(save).not.toHaveBeenCalled();
  expect(marks).toEqual([]);
});
