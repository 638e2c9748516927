import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from '../mocks/render';
import { useDebounced } from './useDebounced';
import { searchPauseMs } from '../entities/bot/search/useFoundUniversities';

test('BOT-44 a text counts once it has stood still for 300 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const settled = new Set<string>();
  let type: (text: string) => void = () => undefined;
  function Field() {
    const [text, setText] = useState('');
    type = setText;
    settled.add(useDebounced(text, searchPauseMs));
    return null;
  }
  render(<Field />);
  const typed = async (text: string, waited: number) => {
    flushSync(() => type(text));
    await vi.advanceTimersByTimeAsync(waited);
  };
  await typed('o', 299);
  await typed('os', 299);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => [...settled]).toEqual(['', 'os']);
});
