import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from '../mocks/render';
import { useLateText } from './useLateText';

test('BOT-94 a text is told once the typing has paused for 300 ms, and shown at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const told: string[] = [];
  let shown = '';
  let type: (text: string) => void = () => undefined;
  function Field() {
    const late = useLateText('', (text) => told.push(text));
    shown = late.text;
    type = late.type;
    return null;
  }
  render(<Field />);
  const typed = async (text: string, waited: number) => {
    flushSync(() => type(text));
    expect(shown).toBe(text);
    await vi.advanceTimersByTimeAsync(waited);
  };
  await typed('p', 299);
  await typed('ph', 299);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['ph']);
});
