import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AutosaveMark, createAutosave, looksLikeAddress } from './autosave';

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

it('saves 600 ms after the last key', async () => {
  const { autosave, save, marks } = field();
  autosave.change('c@d.example');
  await vi.advanceTimersByTimeAsync(599);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledExactlyOnceWith('c@d.example');
  expect(marks).toEqual(['unsaved', 'saving', 'saved']);
});

it('saves at once when the field is left, and not again', async () => {
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

it('is silent about a failure and keeps the unsaved mark', async () => {
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
