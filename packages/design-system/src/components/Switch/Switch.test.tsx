import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held } from '../../testing/words';
import { render } from '../../testing/render';
import { Switch } from './Switch';

type Change = (checked: boolean) => void;

const held = (onChange: Change) => (
  <Held initial={false}>
    {(on, set) => (
      <Switch
        label="Read replies"
        help="Needs a permission"
        checked={on}
        onChange={(next) => {
          set(next);
          onChange(next);
        }}
      />
    )}
  </Held>
);

test.each(['en', 'fa'] as const)('Space alone turns it on and off (%s)', async (locale) => {
  const onChange = vi.fn<Change>();
  render(held(onChange), { locale });
  const toggle = page.getByRole('switch', { name: 'Read replies', exact: true });
  await userEvent.tab();
  await expect.element(toggle).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(true);
  await expect.element(toggle).toBeChecked();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(false);
});

test.each([
  ['en', 1],
  ['fa', -1],
] as const)('the knob rests at the inline end when it is on (%s)', async (locale, sign) => {
  const place = render(<Switch label="Read replies" checked onChange={vi.fn<Change>()} />, { locale });
  await expect.element(page.getByRole('switch')).toBeChecked();
  const knob = place.querySelector('label > span[aria-hidden] > span');
  const middle = (element: Element | null | undefined) => {
    const { x = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
    return x + width / 2;
  };
  expect(Math.sign(middle(knob) - middle(knob?.parentElement))).toBe(sign);
});

test('its words are pressed as well as its track, and help describes it', async () => {
  const onChange = vi.fn<Change>();
  render(held(onChange));
  await page.getByText('Read replies').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(page.getByRole('switch')).toHaveAccessibleDescription('Needs a permission');
});

test('while it is saved it keeps focus, takes no press and says so', async () => {
  const onChange = vi.fn<Change>();
  render(<Switch busy label="Read replies" checked onChange={onChange} />);
  await userEvent.tab();
  await expect.element(page.getByRole('switch')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(page.getByRole('switch')).toHaveAttribute('aria-readonly', 'true');
  await expect.element(page.getByText('Saving')).toBeInTheDocument();
});

test('why a change did not hold describes it', async () => {
  render(<Switch label="Read replies" checked={false} error="Not saved." onChange={vi.fn<Change>()} />);
  await expect.element(page.getByRole('switch')).toHaveAccessibleDescription('Not saved.');
});
