import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { TextArea } from './TextArea';

const lines = (count: number) => Array.from({ length: count }, (_, at) => `Line ${at + 1}`).join('\n');

function Letter({ initial, width = '600px' }: { initial: string; width?: string }) {
  const [text, setText] = useState(initial);
  return (
    <div style={{ inlineSize: width }}>
      <TextArea label="Message" value={text} onChange={setText} rows={3} autoGrow />
    </div>
  );
}

/** The textarea, and the height of its overflow. */
const area = () => page.getByLabelText('Message').element() as HTMLTextAreaElement;
const hidden = () => area().scrollHeight - area().clientHeight;

describe.each(['with field-sizing', 'without field-sizing'])('a growing area in a browser %s', (browser) => {
  beforeEach(() => {
    if (browser === 'with field-sizing') return;
    // Simulates a browser without support: the property is ignored.
    vi.spyOn(CSS, 'supports').mockImplementation((property) => property !== 'field-sizing');
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = 'textarea { field-sizing: fixed !important }';
    onTestFinished(() => style.remove());
  });
  afterEach(() => vi.restoreAllMocks());

  test('shows the whole of a long text', async () => {
    render(<Letter initial={lines(40)} />);
    await expect.poll(hidden).toBe(0);
    expect(area().clientHeight).toBeGreaterThan(40 * 16);
  });

  test('grows and shrinks with what is written, down to its rows', async () => {
    render(<Letter initial="" />);
    const empty = area().clientHeight;
    await userEvent.fill(page.getByLabelText('Message'), lines(20));
    await expect.poll(hidden).toBe(0);
    expect(area().clientHeight).toBeGreaterThan(empty);
    await userEvent.fill(page.getByLabelText('Message'), lines(5));
    await expect.poll(hidden).toBe(0);
    const five = area().clientHeight;
    expect(five).toBeGreaterThan(empty);
    await userEvent.fill(page.getByLabelText('Message'), '');
    await expect.poll(() => area().clientHeight).toBe(empty);
  });

  test('grows when its column becomes narrow', async () => {
    const place = render(<Letter initial={'Dear Professor Solheim, '.repeat(40)} />);
    await expect.poll(hidden).toBe(0);
    const wide = area().clientHeight;
    const column = place.querySelector<HTMLElement>('div');
    if (column) column.style.inlineSize = '240px';
    await expect.poll(() => area().clientHeight > wide && hidden() === 0).toBe(true);
  });
});

test('the number of words is told beside the one that suits, in the digits of the language, and nothing is refused', async () => {
  render(<TextArea label="Question" wordRange={{ from: 3, to: 5 }} />, { locale: 'fa' });
  const field = page.getByLabelText('Question');
  await expect.element(field).toHaveAccessibleDescription('۳ تا ۵ واژه');
  await userEvent.fill(field, 'می‌خواهم بدانم');
  await expect.element(field).toHaveAccessibleDescription('اکنون ۲ واژه؛ بهترین اندازه ۳ تا ۵ واژه است');
  await userEvent.fill(field, 'چگونه می‌توان — آسیب را بازشناخت؟');
  await expect.element(field).toHaveAccessibleDescription('۵ واژه؛ اندازهٔ مناسبی است');
  await userEvent.fill(field, 'one two three four five six');
  await expect.element(field).toHaveAccessibleDescription(/^اکنون ۶ واژه/);
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
});
