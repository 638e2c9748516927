import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locale } from '../../i18n/locale';
import { Held } from '../../testing/words';
import { render } from '../../testing/render';
import { DateField } from './DateField';
import type { DateFieldProps } from './DateField';

type Change = (value: string | null) => void;

const LABEL = { en: 'Date of birth', fa: 'تاریخ تولد' };
const PART = { en: ['year', 'month', 'day'], fa: ['سال', 'ماه', 'روز'] };

function draw(locale: Locale, value: string | null, more: Partial<DateFieldProps> = {}): Change {
  const onChange = vi.fn<Change>();
  render(
    <Held<string | null> initial={value}>
      {(shown, set) => (
        <DateField
          label={LABEL[locale]}
          startAt="2000-01-01"
          {...more}
          value={shown}
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

const part = (locale: Locale, index: number) =>
  page.getByRole('spinbutton', { name: `${PART[locale][index]}, ${LABEL[locale]}` });
const switcher = () => page.getByRole('button', { name: /switch to|تغییر به/ });
const opener = () => page.getByRole('button', { name: /Select from|انتخاب از/ });

/** The digits in the field. */
const written = () => [...document.querySelectorAll('[data-type]')].map((element) => element.textContent).join('/');
const focusedText = () => document.activeElement?.textContent;

test.each([
  ['en', '1996/05/03'],
  ['fa', '۱۳۷۵/۰۲/۱۴'],
] as const)('%s: a stored day is shown in the calendar of the language', async (locale, text) => {
  draw(locale, '1996-05-03');
  await expect.poll(written).toBe(text);
});

test.each([
  ['en', '19960503', '1996-05-03'],
  ['en', '۱۹۹۶۰۵۰۳', '1996-05-03'],
  ['en', '١٩٩٦٠٥٠٣', '1996-05-03'],
  ['fa', '13750214', '1996-05-03'],
  ['fa', '۱۳۷۵۰۲۱۴', '1996-05-03'],
  ['fa', '١٣٧٥٠٢١٤', '1996-05-03'],
] as const)('%s: %s typed at once fills the parts one after the other', async (locale, typed, stored) => {
  const onChange = draw(locale, null);
  await userEvent.tab();
  await userEvent.keyboard(typed);
  expect(onChange).toHaveBeenLastCalledWith(stored);
});

test('digits of two scripts meet in one part', async () => {
  draw('fa', null);
  await userEvent.tab();
  await userEvent.keyboard('137');
  await userEvent.keyboard('{Backspace}');
  await userEvent.keyboard('85');
  await expect.poll(written).toBe('۱۳۸۵/ماه/روز');
});

test.each([
  ['en', '32', '31'],
  ['en', '45', '31'],
  ['en', '215', '21'],
  ['en', '3145', '31'],
  ['en', '215{Backspace}9', '29'],
  ['en', '45{Backspace}0', '30'],
  ['en', '21{Backspace}{Backspace}15', '15'],
  ['en', '21{ArrowUp}15', '15'],
  ['en', '99', '31'],
  ['fa', '۳۲', '۳۱'],
  ['fa', '215', '۲۱'],
  ['fa', '۲۱{Backspace}٩', '۲۹'],
] as const)('%s: of %s typed into the day it keeps %s', async (locale, keys, kept) => {
  draw(locale, null);
  await part(locale, 2).click();
  await userEvent.keyboard(keys);
  await expect.poll(() => part(locale, 2).element().textContent).toBe(kept);
});

test('a day that has focus anew is typed anew', async () => {
  const onChange = draw('en', '1996-05-03');
  await part('en', 2).click();
  await userEvent.keyboard('21');
  expect(onChange).toHaveBeenLastCalledWith('1996-05-21');
  await part('en', 1).click();
  await part('en', 2).click();
  await userEvent.keyboard('15');
  expect(onChange).toHaveBeenLastCalledWith('1996-05-15');
});

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['fa', '{ArrowLeft}', '{ArrowRight}'],
] as const)('%s: %s goes to the next part and %s back', async (locale, next, previous) => {
  draw(locale, null);
  await userEvent.tab();
  await expect.element(part(locale, 0)).toHaveFocus();
  await userEvent.keyboard(next);
  await expect.element(part(locale, 1)).toHaveFocus();
  await userEvent.keyboard(next);
  await expect.element(part(locale, 2)).toHaveFocus();
  await userEvent.keyboard(previous);
  await expect.element(part(locale, 1)).toHaveFocus();
});

test.each(['en', 'fa'] as const)('%s: up and down change a part', async (locale) => {
  const onChange = draw(locale, '1996-05-03');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(locale === 'fa' ? '1997-05-04' : '1997-05-03');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(onChange).toHaveBeenLastCalledWith(locale === 'fa' ? '1995-05-04' : '1995-05-03');
});

test('a part that is emptied makes the day null and the others stay', async () => {
  const onChange = draw('en', '1996-05-03');
  await userEvent.click(part('en', 1));
  await userEvent.keyboard('{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith(null);
  await expect.poll(written).toBe('1996/mm/03');
  await userEvent.keyboard('7');
  expect(onChange).toHaveBeenLastCalledWith('1996-07-03');
});

test('a year that is being typed is not told before it has four digits', async () => {
  const onChange = draw('en', '1996-05-03');
  await userEvent.tab();
  await userEvent.keyboard('2001');
  expect(vi.mocked(onChange).mock.calls).toEqual([[null], ['2001-05-03']]);
});

test('a year of two digits is named when focus leaves', async () => {
  draw('en', '1996-05-03');
  await userEvent.tab();
  await userEvent.keyboard('96');
  await expect.element(page.getByText('Enter the year with four digits.')).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(page.getByText('Enter the year with four digits.')).toBeVisible();
});

test('the switch converts a whole day and tells nobody', async () => {
  const onChange = draw('en', '1996-05-03');
  await switcher().click();
  await expect.poll(written).toBe('1375/02/14');
  await expect.element(page.getByText('Gregorian: 3 May 1996')).toBeVisible();
  await switcher().click();
  await expect.poll(written).toBe('1996/05/03');
  expect(onChange).not.toHaveBeenCalled();
});

test('the switch keeps the digits of an unfinished entry', async () => {
  draw('en', null);
  await userEvent.tab();
  await userEvent.keyboard('199605');
  await switcher().click();
  await expect.poll(written).toBe('1996/05/dd');
  await switcher().click();
  await expect.poll(written).toBe('1996/05/dd');
});

test('a Jalali year in the Gregorian calendar is a question with one press to answer', async () => {
  const onChange = draw('en', null);
  await userEvent.tab();
  await userEvent.keyboard('13750214');
  expect(onChange).toHaveBeenLastCalledWith('1375-02-14');
  await expect.element(page.getByText('Is 1375 a Jalali year?').first()).toBeVisible();
  await expect.element(page.getByRole('group')).not.toHaveAttribute('data-invalid');
  await page.getByRole('button', { name: 'Yes, read it as Jalali' }).click();
  await expect.poll(written).toBe('1375/02/14');
  expect(onChange).toHaveBeenLastCalledWith('1996-05-03');
  await expect.element(part('en', 2)).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Yes, read it as Jalali' })).not.toBeInTheDocument();
});

test('a Gregorian year in the Jalali calendar is asked about too', async () => {
  const onChange = draw('fa', null);
  await userEvent.tab();
  await userEvent.keyboard('19960503');
  await page.getByRole('button', { name: 'بله، میلادی است' }).click();
  expect(onChange).toHaveBeenLastCalledWith('1996-05-03');
});

test('a day that its month does not have is named, kept and never rounded', async () => {
  const onChange = draw('fa', null);
  await userEvent.tab();
  await userEvent.keyboard('14041230');
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(page.getByText('اسفند ۱۴۰۴، ۲۹ روز دارد.')).toBeVisible();
  await expect.poll(written).toBe('۱۴۰۴/۱۲/۳۰');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('a day out of range says what is possible', async () => {
  draw('en', '2016-05-03', { max: '2010-12-31' });
  await expect.element(page.getByText('Select 31 December 2010 or an earlier date.')).toBeVisible();
});

test('a value from outside replaces what is typed', async () => {
  render(
    <Held<string | null> initial={null}>
      {(value, set) => (
        <>
          <DateField label="Date of birth" value={value} onChange={set} />
          <button type="button" onClick={() => set('1990-01-02')}>
            Fill
          </button>
        </>
      )}
    </Held>,
  );
  await userEvent.tab();
  await userEvent.keyboard('1996');
  await page.getByRole('button', { name: 'Fill' }).click();
  await expect.poll(written).toBe('1990/01/02');
});

test('a form sends the day, and nothing while it is unfinished', async () => {
  const form = render(
    <form>
      <Held<string | null> initial="1996-05-03">
        {(value, set) => <DateField label="Date of birth" name="date_birth" value={value} onChange={set} />}
      </Held>
    </form>,
  ).querySelector('form');
  const sent = () => form && new FormData(form).getAll('date_birth');
  expect(sent()).toEqual(['1996-05-03']);
  await userEvent.click(part('en', 2));
  await userEvent.keyboard('{Backspace}');
  await expect.poll(sent).toEqual(['']);
});

test.each(['disabled', 'readOnly'] as const)('a field that is %s takes no digits', async (state) => {
  const onChange = draw('en', '1996-05-03', { [state]: true });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}2001');
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['en', '{ArrowRight}', '4', '1996-05-04'],
  ['fa', '{ArrowLeft}', '۱۵', '1996-05-04'],
] as const)('%s: in the calendar %s goes to the next day and Enter chooses it', async (locale, next, text, stored) => {
  const onChange = draw(locale, '1996-05-03');
  await opener().click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  await userEvent.keyboard(next);
  await expect.poll(focusedText).toBe(text);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(stored);
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test.each(['en', 'fa'] as const)(
  '%s: Alt and arrow down open the calendar, Escape returns to the part',
  async (locale) => {
    draw(locale, '1996-05-03');
    await userEvent.click(part(locale, 1));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(page.getByRole('grid')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
    await expect.element(part(locale, 1)).toHaveFocus();
  },
);

test('a birth year and a month are chosen from lists', async () => {
  const onChange = draw('en', null, { min: '1936-01-01', max: '2010-12-31' });
  await opener().click();
  await page.getByRole('combobox', { name: 'Year' }).click();
  await page.getByRole('option', { name: '1987' }).click();
  await page.getByRole('combobox', { name: 'Month' }).click();
  await page.getByRole('option', { name: 'September' }).click();
  await page.getByRole('button', { name: 'Thursday 24 September 1987' }).click();
  expect(onChange).toHaveBeenLastCalledWith('1987-09-24');
});

test('the Persian week begins on Saturday', async () => {
  draw('fa', '1996-05-03');
  await opener().click();
  await expect.poll(() => document.querySelector('thead')?.textContent).toBe('شیدسچپج');
});

test.each([
  ['in use', {}, 1],
  ['disabled', { disabled: true }, 0],
  ['only to read', { readOnly: true }, 0],
] as const)(
  'a field that is %s asks for the calendar of its year as often as can be answered',
  async (_, more, times) => {
    draw('en', '1375-02-14', more);
    await expect.poll(written).toBe('1375/02/14');
    expect(page.getByRole('button', { name: 'Yes, read it as Jalali' }).elements()).toHaveLength(times);
  },
);
