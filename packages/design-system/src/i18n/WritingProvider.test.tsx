import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateField } from '../components/DateField/DateField';
import { fileSize } from '../components/FileField/fileSize';
import { TimeField } from '../components/TimeField/TimeField';
import { XpCoinPill } from '../components/XpCoinPill/XpCoinPill';
import { render } from '../testing/render';
import { formatDigits } from './digits';
import { WritingProvider } from './WritingProvider';

const onChange = vi.fn();
const everything = (
  <>
    <XpCoinPill xp={12_345} coins={9_999} label="pill" compact />
    <DateField label="day" value="1996-05-03" onChange={onChange} />
    <TimeField label="time" value={null} onChange={onChange} />
  </>
);
const shown = () => document.body.textContent.replace(/[\u200e\u200f\u2066-\u2069]/g, '');
const inField = (label: string) =>
  page
    .getByRole('group', { name: label })
    .getByRole('spinbutton')
    .elements()
    .map((part) => part.textContent);

test('OWN-01 in English all components write Persian digits and Persian days for whoever wants them', () => {
  render(
    <WritingProvider calendar="persian" digits="arabext">
      {everything}
    </WritingProvider>,
  );
  expect(shown()).toContain('۱۲٫۳K');
  expect(inField('day').toSorted()).toEqual(['۰۲', '۱۳۷۵', '۱۴']);
  expect(fileSize(5 * 1024 * 1024, 'en')).toBe('۵ MB');
  expect(formatDigits('10:20', 'en')).toBe('۱۰:۲۰');
});

test('OWN-01 in Persian all components write Latin digits and Gregorian days for whoever wants them', () => {
  render(
    <WritingProvider calendar="gregory" digits="latn">
      {everything}
    </WritingProvider>,
    { locale: 'fa' },
  );
  expect(shown()).toContain('12.3');
  expect(inField('day').toSorted()).toEqual(['03', '05', '1996']);
  expect(shown()).not.toMatch(/[۰-۹]/);
});

test('OWN-01 a digit of either script can be typed into a field of the other', async () => {
  onChange.mockClear();
  render(
    <WritingProvider calendar={null} digits="arabext">
      {everything}
    </WritingProvider>,
  );
  const hour = page.getByRole('group', { name: 'time' }).getByRole('spinbutton').first();
  await hour.click();
  await userEvent.keyboard('09');
  await userEvent.keyboard('۴۵');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['09:45']);
});

test('OWN-01 without a choice, and after the page that had one, each language writes as it does', () => {
  render(
    <WritingProvider calendar={null} digits={null}>
      {everything}
    </WritingProvider>,
    { locale: 'fa' },
  );
  expect(inField('day').toSorted()).toEqual(['۰۲', '۱۳۷۵', '۱۴']);
  expect([formatDigits(2350, 'en'), formatDigits(2350, 'fa')]).toEqual(['2,350', '۲٬۳۵۰']);
});
