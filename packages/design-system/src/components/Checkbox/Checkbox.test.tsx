import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { Checkbox } from './Checkbox';

test.each(['en', 'fa'] as const)('Space ticks it (%s)', async (locale) => {
  const onChange = vi.fn<(checked: boolean) => void>();
  render(<Checkbox label="I agree" checked={false} onChange={onChange} />, { locale });
  await userEvent.tab();
  await expect.element(page.getByRole('checkbox', { name: 'I agree' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true]]);
});

test('its words are a part of it', async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  render(<Checkbox label="I agree" checked onChange={onChange} />);
  await page.getByText('I agree').click();
  expect(onChange.mock.calls).toEqual([[false]]);
});

test('help and message describe it and are not its name', async () => {
  render(
    <Checkbox
      label="I agree"
      required
      checked={false}
      onChange={() => undefined}
      help="One page."
      error="Agree first."
    />,
  );
  const box = page.getByRole('checkbox', { name: 'I agree', exact: true });
  await expect.element(box).toHaveAccessibleDescription('One page. Agree first.');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
});

test('half chosen is said as mixed', async () => {
  render(<Checkbox label="All" checked={false} indeterminate onChange={() => undefined} />);
  await expect.element(page.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
});
