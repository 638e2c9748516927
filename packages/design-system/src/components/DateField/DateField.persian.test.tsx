import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held } from '../../testing/words';
import { render } from '../../testing/render';
import { DateField } from './DateField';

// A separate file: what an English test announced stays in react-aria's live region for some seconds.

/** Everything a screen reader could announce on the page now, hidden descriptions included. */
function said(): string {
  const names = ['aria-label', 'aria-description', 'aria-valuetext'];
  return [...document.querySelectorAll('body *:not(script, style)')]
    .flatMap((element) => [
      ...names.map((name) => element.getAttribute(name) ?? ''),
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent),
    ])
    .join(' ');
}

function draw() {
  render(
    <Held<string | null> initial="1996-05-03">
      {(value, set) => (
        <DateField label="تاریخ تولد" required min="1936-01-01" max="2010-12-31" value={value} onChange={set} />
      )}
    </Held>,
    { locale: 'fa' },
  );
}

const openCalendar = async () => {
  await page.getByRole('button', { name: /انتخاب از/ }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
};

test('nothing is said in Latin letters to a Persian listener', async () => {
  draw();
  expect(said()).not.toMatch(/[A-Za-z]/);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(said()).not.toMatch(/[A-Za-z]/);
  await openCalendar();
  await userEvent.keyboard('{PageUp}');
  expect(said()).not.toMatch(/[A-Za-z]/);
  await page.getByRole('button', { name: 'ماه قبل' }).click();
  await page.getByRole('combobox', { name: 'سال' }).click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(said()).not.toMatch(/[A-Za-z]/);
});

test('the Gregorian calendar on a Persian page is Persian too', async () => {
  draw();
  await page.getByRole('button', { name: 'شمسی، تغییر به میلادی' }).click();
  await expect.element(page.getByText('شمسی: ۱۴ اردیبهشت ۱۳۷۵')).toBeVisible();
  await openCalendar();
  await expect.element(page.getByRole('button', { name: 'جمعه ۳ مهٔ ۱۹۹۶، انتخاب‌شده' })).toBeVisible();
  expect(said()).not.toMatch(/[A-Za-z]/);
});
