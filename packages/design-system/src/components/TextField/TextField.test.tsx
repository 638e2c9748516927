import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from './TextField';

test('it is named by its label, and described by its help and its message', async () => {
  render(<TextField label="Bot name" required help="Only you see it." error="This field is required." />);
  const field = page.getByRole('textbox', { name: 'Bot name' });
  await expect.element(field).toBeRequired();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('Only you see it. This field is required.');
});

test.each([
  ['en', 'ltr'],
  ['fa', 'rtl'],
] as const)(
  'an empty free text starts from the side of its page, a written one from its own (%s)',
  async (locale, side) => {
    render(<TextField label="Name" />, { locale });
    const field = page.getByRole('textbox');
    await expect.element(field).toHaveStyle({ direction: side });
    await userEvent.tab();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('Nasrin');
    await expect.element(field).toHaveStyle({ direction: 'ltr' });
    await userEvent.fill(field, 'نسرین');
    await expect.element(field).toHaveStyle({ direction: 'rtl' });
  },
);

test('an address reads from left to right and hangs on the edge of a Persian page', async () => {
  render(<TextField label="نشانی" type="email" />, { locale: 'fa' });
  await expect.element(page.getByRole('textbox')).toHaveStyle({ direction: 'ltr', textAlign: 'end' });
});

test.each([
  ['en', '3 of 4 characters', 'Limit of 4 characters reached'],
  ['fa', '۳ از ۴ نویسه', 'به سقف ۴ نویسه رسیدید'],
] as const)('writing stops at the limit, and the count says so (%s)', async (locale, before, reached) => {
  const onChange = vi.fn<(value: string) => void>();
  render(<TextField label="Code" maxLength={4} showCount defaultValue="abc" onChange={onChange} />, { locale });
  const field = page.getByRole('textbox');
  await expect.element(field).toHaveAccessibleDescription(before);
  await userEvent.click(field);
  await userEvent.keyboard('{End}de');
  expect(onChange.mock.calls).toEqual([['abcd']]);
  await expect.element(field).toHaveAccessibleDescription(reached);
});

test('an area that grows keeps its rows while empty and grows with its lines', async () => {
  render(<TextArea label="Message" rows={3} autoGrow />);
  const area = page.getByRole('textbox', { name: 'Message' });
  const height = () => area.element().getBoundingClientRect().height;
  const empty = height();
  await userEvent.fill(area, 'one');
  expect(height()).toBe(empty);
  await userEvent.fill(area, 'one\ntwo\nthree\nfour\nfive');
  expect(height()).toBeGreaterThan(empty);
});
