import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held } from '../../testing/words';
import { render } from '../../testing/render';
import { SegmentedControl } from './SegmentedControl';

type Change = (value: string) => void;

const views = (onChange: Change, labelHidden = false) => (
  <Held initial="day">
    {(value, set) => (
      <SegmentedControl
        label="View"
        labelHidden={labelHidden}
        value={value}
        onChange={(next) => {
          set(next);
          onChange(next);
        }}
        options={[
          { value: 'day', label: 'Day' },
          { value: 'week', label: 'Week' },
          { value: 'month', label: 'Month' },
        ]}
      />
    )}
  </Held>
);

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['fa', '{ArrowLeft}', '{ArrowRight}'],
] as const)('one Tab enters, and arrows move on and back in reading direction (%s)', async (locale, on, back) => {
  const onChange = vi.fn<Change>();
  render(views(onChange), { locale });
  await userEvent.tab();
  await expect.element(page.getByRole('radio', { name: 'Day' })).toHaveFocus();
  await userEvent.keyboard(on);
  expect(onChange).toHaveBeenLastCalledWith('week');
  await userEvent.keyboard(on);
  expect(onChange).toHaveBeenLastCalledWith('month');
  await userEvent.keyboard(back);
  expect(onChange).toHaveBeenLastCalledWith('week');
  await expect.element(page.getByRole('radio', { name: 'Week' })).toHaveFocus();
});

test('a hidden label names the group still', async () => {
  render(views(vi.fn<Change>(), true));
  await expect.element(page.getByRole('radiogroup', { name: 'View' })).toBeVisible();
});

test('a click on the words chooses', async () => {
  const onChange = vi.fn<Change>();
  render(views(onChange));
  await page.getByText('Month').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('month');
});
