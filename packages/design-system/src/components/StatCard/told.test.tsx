import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held, nothing } from '../../testing/words';
import { render } from '../../testing/render';
import { IconLink } from '../IconLink/IconLink';
import { Link } from '../Link/Link';
import { LinkButton } from '../LinkButton/LinkButton';
import { MarginNotes } from '../MarginNotes/MarginNotes';
import { Pagination } from '../Pagination/Pagination';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { ScoreRing } from '../ScoreRing/ScoreRing';
import { StageProgress } from '../StageProgress/StageProgress';
import { Stepper } from '../Stepper/Stepper';
import { StatCard } from './StatCard';

test.each([
  ['running', 0.005, '1%', '\u061C۱٪'],
  ['running', 0.994, '99%', '\u061C۹۹٪'],
  ['running', -1, '0%', '\u061C۰٪'],
  ['running', null, 'In progress', 'در حال انجام'],
  ['done', 0.4, 'Done', 'انجام شد'],
  ['failed', 0.4, 'Stopped at 40%', 'در \u061C۴۰٪ ناتمام ماند'],
  ['failed', null, 'Stopped', 'ناتمام ماند'],
] as const)('work that is %s at %s is told as %s, and as %s', (state, value, english, persian) => {
  for (const [locale, words] of [['en', english] as const, ['fa', persian] as const]) {
    const bar = render(<ProgressBar label="x" {...{ state, value }} />, { locale }).querySelector('[role=progressbar]');
    expect([bar?.ariaValueText ?? words, bar?.children[0]?.textContent]).toEqual([words, `x${words}`]);
  }
});

test('a text in place of the share is what is told', () => {
  const bar = render(<ProgressBar label="x" value={0.5} valueText="650 XP to go" />).querySelector(
    '[role=progressbar]',
  );
  expect([bar?.ariaValueText, bar?.ariaValueNow]).toEqual(['650 XP to go', '50']);
});

test('a score has one of three looks, from 50 and from 80 on', () => {
  const look = (score: number) =>
    render(<ScoreRing score={score} label="x" />)
      .querySelectorAll('circle')[1]
      ?.getAttribute('class');
  const [low, lowest, middle, highMiddle, high, highest] = [49.4, 1, 49.5, 79.4, 79.5, 100].map(look);
  expect([lowest, highMiddle, highest]).toEqual([low, middle, high]);
  expect(new Set([low, middle, high]).size).toBe(3);
});

test('a stage that has begun fills as far as is known, else half; others by their state alone', () => {
  const stages = (['done', 'current', 'begun', 'begun', 'waiting'] as const).map((state, index) => ({
    id: String(index),
    label: 'x',
    value: '1',
    state,
    fraction: [0.1, 0, 0.25, undefined, 0.1][index],
  }));
  const place = render(<StageProgress label="x" stages={stages} />);
  const fills = [...place.querySelectorAll<HTMLElement>('li > [aria-hidden] > span')];
  expect(fills.map(({ style }) => style.inlineSize)).toEqual(['', '0%', '25%', '50%', '']);
  expect([...place.querySelectorAll('li')].map((item) => /\((.*)\)/.exec(item.textContent)?.[1])).toEqual([
    'done',
    'now',
    'started',
    'started',
    'waiting',
  ]);
});

test('a number of a card has its unit, its bars and how it moved', () => {
  const change = { direction: 'up', meaning: 'good', text: 'Up 3' } as const;
  const segments = { filled: 2, of: 5, tone: 'action' } as const;
  const place = render(<StatCard label="Bots" value={0} unit="of 5" hint="today" {...{ change, segments }} />);
  expect(place.querySelector('dd')?.textContent).toBe('0of 5Up 3today');
  const bars = [...place.querySelectorAll('[aria-hidden] > span')].map((bar) => bar.getAttribute('class'));
  expect(bars.map((look) => look === bars[0])).toEqual([true, true, false, false, false]);
});

test.each([
  ['en', ['Step 1 of 2', 'Step 2 of 2']],
  ['fa', ['گام ۱ از ۲', 'گام ۲ از ۲']],
] as const)('in %s the line of a phone says at which step the person is', (locale, lines) => {
  const steps = ['One', 'Two'].map((label) => ({ id: label, label, complete: false }));
  const line = (current: string) =>
    render(<Stepper label="x" onSelect={nothing} {...{ steps, current }} />, { locale }).querySelector('nav > div');
  expect(['One', 'Two'].map((current) => line(current)?.textContent)).toEqual([`One${lines[0]}`, `Two${lines[1]}`]);
});

test('each part of the pagination asks for its own page, once', async () => {
  const onChange = vi.fn<(page: number) => void>();
  render(<Pagination label="Pages" page={5} pageCount={9} onChange={onChange} />);
  for (const name of ['Previous page', 'Next page', 'Page 1', 'Page 4', 'Page 9'])
    await page.getByRole('button', { name, exact: true }).click();
  expect(onChange.mock.calls).toEqual([[4], [6], [1], [4], [9]]);
});

test('a page that is reached by its number keeps focus', async () => {
  render(<Held initial={2}>{(at, set) => <Pagination label="Pages" page={at} pageCount={3} onChange={set} />}</Held>);
  page.getByRole('button', { name: 'Page 3' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('button', { name: 'Page 3' })).toHaveFocus();
});

test('what leaves the app opens apart and gives nothing away; what stays does neither', () => {
  const place = render(
    <>
      <Link href="https://a.example" external>
        a
      </Link>
      <LinkButton href="https://a.example" external>
        a
      </LinkButton>
      <MarginNotes
        label="x"
        items={[
          { marker: '1', icon: 'fileText', kindLabel: 'Paper', title: 'A', href: 'https://a.example' },
          { marker: '2', icon: 'fileText', kindLabel: 'CV', title: 'B', href: '/profile' },
        ]}
      />
      <Link href="/a">a</Link>
      <LinkButton href="/a">a</LinkButton>
      <IconLink href="/a" icon="pencil" label="a" />
    </>,
  );
  const away = ['_blank', 'noopener noreferrer'];
  const links = [...place.querySelectorAll('a')].map((link) => [link.getAttribute('target'), link.getAttribute('rel')]);
  expect(links).toEqual([away, away, away, ...Array.from({ length: 4 }, () => [null, null])]);
});
