import type { ComponentType } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WritingProvider } from '../i18n/WritingProvider';
import { render } from '../testing/render';
import { BarChart } from './BarChart';
import { strongColumn } from './Chart.css';
import type { BarChartProps } from './BarChart';
import { DistributionChart } from './DistributionChart';
import type { DistributionChartProps } from './DistributionChart';
import { LineChart } from './LineChart';
import type { LineChartProps } from './LineChart';

const locales = ['en', 'fa'] as const;

const told = {
  en: {
    finding: 'Tuesday is your writing day',
    description: 'Eleven emails in three days',
    columns: { label: 'Day', value: 'Emails' },
    unit: { one: 'email', other: 'emails' },
    days: ['Monday', 'Tuesday', 'Wednesday'],
    read: ['Monday: 4 emails', 'Tuesday: 6 emails', 'Wednesday: 1 email'],
    hint: 'Select a bar or point',
    table: 'Show as table',
  },
  fa: {
    finding: 'یکشنبه روز نامه‌نگاری شماست',
    description: 'یازده ایمیل در سه روز',
    columns: { label: 'روز', value: 'ایمیل‌ها' },
    unit: { one: 'ایمیل', other: 'ایمیل' },
    days: ['شنبه', 'یکشنبه', 'دوشنبه'],
    read: ['شنبه: ۴ ایمیل', 'یکشنبه: ۶ ایمیل', 'دوشنبه: ۱ ایمیل'],
    hint: 'یک میله یا نقطه را انتخاب کنید',
    table: 'نمایش در جدول',
  },
};

const values = [4, 6, 1];
function bars(locale: 'en' | 'fa'): BarChartProps {
  const { finding, description, columns, unit, days } = told[locale];
  return {
    finding,
    description,
    columns,
    unit,
    values: days.map((label, index) => ({ label, value: values[index] ?? 0 })),
  };
}
/** The readout below the chart; the same text also occurs in the table, which is closed. */
const readout = (said = '') => page.getByText(said.split(': ')[1] ?? said, { exact: true }).first();
const option = (name: string | undefined) => page.getByRole('option', { name: name ?? '', exact: true });

test.each(locales)('%s: the chart is named by its finding and described by its description', async (locale) => {
  render(<BarChart {...bars(locale)} />, { locale });
  const { finding, description } = told[locale];
  await expect.element(page.getByRole('figure', { name: finding })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: finding, level: 3 })).toBeVisible();
  await expect.element(page.getByRole('listbox', { name: finding })).toHaveAccessibleDescription(description);
});

test.each(locales)('%s: one tab stop, and the right arrow is the next value in both languages', async (locale) => {
  render(<BarChart {...bars(locale)} />, { locale });
  const { read, table } = told[locale];
  await userEvent.tab();
  await expect.element(option(read[0])).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(option(read[1])).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(option(read[0])).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(option(read[2])).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(option(read[0])).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: table })).toHaveFocus();
});

test.each(locales)('%s: lying bars are walked up and down', async (locale) => {
  render(<BarChart {...bars(locale)} shape="rows" />, { locale });
  const { read } = told[locale];
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  await expect.element(option(read[1]?.replace(':', ''))).toHaveFocus();
});

test.each(locales)('%s: the value under focus is written below, and Escape puts it away', async (locale) => {
  render(<BarChart {...bars(locale)} />, { locale });
  const { hint, read } = told[locale];
  await expect.element(page.getByText(hint)).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText(hint)).not.toBeInTheDocument();
  await expect.element(readout(read[1])).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText(hint)).toBeVisible();
});

test('a pointer reads the same as a key, and a press keeps it', async () => {
  render(<BarChart {...bars('en')} />);
  await option('Wednesday: 1 email').hover();
  await expect.element(readout('Wednesday: 1 email')).toBeVisible();
  await option('Tuesday: 6 emails').click();
  await userEvent.unhover(option('Tuesday: 6 emails'));
  await expect.element(readout('Tuesday: 6 emails')).toBeVisible();
});

test('a pointer reads another value while one is kept, and leaves the kept one behind', async () => {
  render(<BarChart {...bars('en')} />);
  await option('Tuesday: 6 emails').click();
  await option('Wednesday: 1 email').hover();
  await expect.element(readout('Wednesday: 1 email')).toBeVisible();
  await userEvent.unhover(option('Wednesday: 1 email'));
  await expect.element(readout('Tuesday: 6 emails')).toBeVisible();
});

test('a key reads the next value although the pointer rests on another one', async () => {
  render(<BarChart {...bars('en')} />);
  await option('Wednesday: 1 email').hover();
  await expect.element(readout('Wednesday: 1 email')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(readout('Tuesday: 6 emails')).toBeVisible();
});

test.each(locales)('%s: every value is in a table that a key opens', async (locale) => {
  render(<BarChart {...bars(locale)} />, { locale });
  const { finding, table, columns, days } = told[locale];
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: table })).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('table', { name: finding })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: columns.value })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: days[2] ?? '', exact: true })).toBeVisible();
});

test('dates are written in the calendar and digits of the language', async () => {
  const { finding, description, columns, unit } = told.fa;
  const points = [
    { date: '2026-11-13', value: 1200 },
    { date: '2026-11-20', value: 5 },
  ];
  render(<LineChart {...{ finding, description, columns, unit }} values={points} />, { locale: 'fa' });
  await expect.element(option('۲۲ آبان: ۱٬۲۰۰ ایمیل')).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(option('۲۹ آبان: ۵ ایمیل')).toHaveFocus();
});

test.each([
  ['en', '90 to 100: 2 emails'],
  ['fa', '۹۰ تا ۱۰۰: ۲ ایمیل'],
] as const)('%s: a step of a distribution is named by its first and last value', async (locale, name) => {
  const { finding, description, columns, unit } = told[locale];
  const bins = [
    { from: 80, to: 89, count: 5 },
    { from: 90, to: 100, count: 2 },
  ];
  render(<DistributionChart {...{ finding, description, columns, unit }} bins={bins} />, { locale });
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(option(name)).toHaveFocus();
});

test('a chart without values says so and has nothing to walk through', async () => {
  render(<BarChart {...bars('en')} values={[]} empty="The first email you approve will stand here." />);
  await expect.element(page.getByText('The first email you approve will stand here.')).toBeVisible();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test.each(['width: 280px', 'width: 900px'])('nothing of the drawing leaves its room at %s', async (width) => {
  const place = render(<BarChart {...bars('fa')} />, { locale: 'fa' });
  place.setAttribute('style', width);
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await expect
    .poll(() => {
      const room = place.querySelector('figure')?.getBoundingClientRect();
      const words = [...place.querySelectorAll('svg text')].map((word) => word.getBoundingClientRect());
      return (
        room && words.length > 0 && words.every((word) => word.left >= room.left - 1 && word.right <= room.right + 1)
      );
    })
    .toBe(true);
});

const words = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((it) => it.textContent));
const drawn = () => [...document.querySelectorAll('svg text')].map((word) => word.textContent);

test.each([
  ['en', ['0 emails', '1 email', '1.5 emails', '12,345 emails'], '12.3K'],
  ['fa', ['۰ ایمیل', '۱ ایمیل', '۱٫۵ ایمیل', '۱۲٬۳۴۵ ایمیل'], '۱۲٫۳ هزار'],
] as const)('%s: the table holds every value in full, the drawing long ones in short', async (locale, full, short) => {
  const many = [0, 1, 1.5, 12_345].map((value, index) => ({ label: `L${index}`, short: `S${index}`, value }));
  render(<BarChart {...bars(locale)} values={many} />, { locale });
  await page.getByRole('button', { name: told[locale].table }).click();
  expect(words()).toEqual(full.map((value, index) => [`L${index}`, value]));
  await expect.poll(drawn).toEqual(expect.arrayContaining(['S0', 'S1', 'S2', 'S3']));
  expect(drawn().map((word) => word.replaceAll('\u00a0', ' '))).toContain(short);
});

test('a value of ten thousand is the first that is written in short', async () => {
  const { finding, description, columns } = told.en;
  const two = [9_999, 10_000].map((value) => ({ label: String(value), value }));
  render(<BarChart {...{ finding, description, columns }} values={two} />);
  await expect.poll(drawn).toEqual(expect.arrayContaining(['9,999', '10K']));
});

test('a chart writes values and dates as it is told to', async () => {
  const { finding, description, columns, unit } = told.en;
  const props = { finding, description, columns, unit, formatValue: (value: number) => `${value}%` };
  render(
    <LineChart
      {...props}
      formatDate={(day) => `day ${day.getUTCDate()}`}
      highlight="2026-11-13"
      values={[
        { date: '2026-11-13', value: 12_000 },
        { date: '2026-11-20', value: 1 },
      ]}
    />,
  );
  await page.getByRole('button', { name: told.en.table }).click();
  expect(words()).toEqual([
    ['day 13', '12000% emails'],
    ['day 20', '1% email'],
  ]);
  await expect.poll(drawn).toEqual(expect.arrayContaining(['12000% emails', '10000%']));
  expect(drawn()).not.toContain('1% email');
});

test.each([
  ['en', 'persian', 'arabext', '۲۹ Aban', '۱۲٬۰۰۰'],
  ['fa', 'gregory', 'latn', '20 نوامبر', '12,000'],
] as const)(
  'OWN-01 in %s a chart writes days of the %s calendar and %s digits',
  async (locale, calendar, digits, day, value) => {
    const { finding, description, columns } = told[locale];
    render(
      <WritingProvider calendar={calendar} digits={digits}>
        <LineChart {...{ finding, description, columns }} values={[{ date: '2026-11-20', value: 12_000 }]} />
      </WritingProvider>,
      { locale },
    );
    await page.getByRole('button', { name: told[locale].table }).click();
    expect(words()).toEqual([[day, value]]);
  },
);

test('without a highlight the latest value of a line is written beside it', async () => {
  const { finding, description, columns, unit } = told.en;
  const points = [5, 3, 1].map((value, index) => ({ date: `2026-11-1${index}`, value }));
  render(<LineChart {...{ finding, description, columns, unit }} values={points} />);
  await expect.poll(drawn).toContain('1 email');
  expect(drawn()).not.toContain('5 emails');
});

test.each([
  [{ from: 10, to: 29 }, [false, true, true]],
  [{ from: 10, to: 28 }, [false, true, false]],
  [{ from: 11, to: 29 }, [false, false, true]],
  [undefined, [true, true, true]],
])('of the highlight %j the steps that lie inside it are drawn full', async (highlight, full) => {
  const { finding, description, columns } = told.en;
  const bins = [0, 10, 20].map((from) => ({ from, to: from + 9, count: 4 }));
  render(<DistributionChart {...{ finding, description, columns, bins, highlight }} />);
  const columnsDrawn = () => [...document.querySelectorAll('svg g > path')].map((path) => path.classList);
  await expect.poll(() => columnsDrawn().length).toBe(3);
  expect(columnsDrawn().map((look) => look.contains(strongColumn.action))).toEqual(full);
});

test('a step of one value is named once', async () => {
  const { finding, description, columns } = told.en;
  render(<DistributionChart {...{ finding, description, columns }} bins={[{ from: 5, to: 5, count: 1 }]} />);
  await expect.element(option('5: 1')).toBeInTheDocument();
});

test('a chart without a finding or without its text alternative does not compile', () => {
  type Needs<Props> = Props extends { finding: string; description: string } ? true : false;
  expectTypeOf<Needs<BarChartProps>>().toEqualTypeOf<true>();
  expectTypeOf<Omit<BarChartProps, 'description'>>().not.toExtend<BarChartProps>();
  expectTypeOf<Omit<LineChartProps, 'description'>>().not.toExtend<LineChartProps>();
  expectTypeOf<Omit<DistributionChartProps, 'description'>>().not.toExtend<DistributionChartProps>();
  expectTypeOf<Omit<BarChartProps, 'finding'>>().not.toExtend<BarChartProps>();
  expectTypeOf<typeof BarChart>().toExtend<ComponentType<BarChartProps>>();
});
