import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held } from '../../testing/words';
import { render } from '../../testing/render';
import type { Locale } from '../../i18n/locale';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { YearField } from './YearField';

type Change = (value: number | null) => void;

function draw(locale: Locale, props: { disabled?: boolean } = {}) {
  const onChange = vi.fn<Change>();
  render(
    <Held<number | null> initial={null}>
      {(value, set) => (
        <YearField
          {...props}
          label="Year"
          value={value}
          onChange={(next) => {
            set(next);
            onChange(next);
          }}
        />
      )}
    </Held>,
    { locale },
  );
  return onChange;
}
const input = () => page.getByRole('textbox', { name: 'Year' });

test.each([
  ['en', '1402', 'Is 1402 a Jalali year?', 'Yes, use 2023', '2023'],
  ['fa', '۱۴۰۲', 'آیا ۱۴۰۲ سال شمسی است؟', 'بله، ۲۰۲۳ نوشته شود', '۲۰۲۳'],
] as const)(
  'A-23 in %s a Jalali year is a question with one press to answer, also by keyboard',
  async (locale, typed, question, yes, written) => {
    const onChange = draw(locale);
    await userEvent.fill(input(), typed);
    expect(onChange).toHaveBeenLastCalledWith(1402);
    await expect.element(page.getByText(question).first()).toBeVisible();
    await expect.element(input()).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: yes })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(input()).toHaveValue(written);
    expect(onChange).toHaveBeenLastCalledWith(2023);
    await expect.element(input()).toHaveFocus();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  },
);

test.each([
  ['en', '1402', 'No, keep 1402'],
  ['fa', '۱۴۰۲', 'خیر، ۱۴۰۲ درست است'],
] as const)(
  'A-23 in %s a year that is right as it stands is kept by one press, and asked about no more',
  async (locale, typed, no) => {
    const onChange = draw(locale);
    await userEvent.fill(input(), typed);
    await page.getByRole('button', { name: no }).click();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
    await expect.element(input()).toHaveValue(typed);
    await expect.element(input()).toHaveFocus();
    expect(onChange).toHaveBeenLastCalledWith(1402);
  },
);

test('A-23 a form does not send a year that is asked about, but leads to the answer', async () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <Form onSubmit={onSubmit}>
      <Held<number | null> initial={1402}>
        {(value, set) => <YearField label="Year" value={value} onChange={set} />}
      </Held>
      <Button type="submit">Save</Button>
    </Form>,
  );
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  const yes = page.getByRole('button', { name: 'Yes, use 2023' });
  await expect.element(yes).toHaveFocus();
  await expect.element(yes).toHaveAccessibleDescription('Is 1402 a Jalali year?');
  expect(onSubmit).not.toHaveBeenCalled();
  await yes.click();
  await save.click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test.each(['1299', '1451', '2023', '14', 'abc'])('%s is no question', async (typed) => {
  draw('en');
  await userEvent.fill(input(), typed);
  await expect.element(input()).toHaveValue(typed);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
