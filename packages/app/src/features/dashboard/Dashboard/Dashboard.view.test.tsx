import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from '../../../mocks/render';
import { dashboardStates } from './Dashboard.states';
import { DashboardView } from './DashboardView';

const idle = () => undefined;

function draw(state: keyof typeof dashboardStates, locale: 'en' | 'fa' = 'en') {
  return render(
    <DashboardView
      state={dashboardStates[state]}
      onRetryInterests={idle}
      onRetryBots={idle}
      onRetryCountries={idle}
      onRetryStats={idle}
      onRetryScore={idle}
      onRetryAccounts={idle}
      onDismissSentences={idle}
    />,
    { path: '/dashboard', locale },
  );
}

test.each(['en', 'fa'] as const)(
  'in %s the rows of bots that load have the columns of those that come',
  async (locale) => {
    await page.viewport(1280, 900);
    const boxes = (row: Element) =>
      [...row.querySelector('div')!.children].map((column) => {
        const { left, width } = column.getBoundingClientRect();
        return [Math.round(left), Math.round(width)];
      });
    draw('loading', locale);
    const waiting = [...document.querySelectorAll('[role="status"]')].find((status) =>
      status.textContent.includes(locale === 'en' ? 'Loading bots' : 'بارگذاری بات'),
    )!;
    const screen = draw('manyBots', locale);
    const list = screen.getByRole('list', { name: locale === 'en' ? 'My Bots' : 'بات‌های من' }).element();
    expect(boxes(list.children[0]!)).toEqual(boxes(waiting.querySelector(':scope > div')!));
  },
);

test.each([[1280], [1440]])('at %i px nothing in sight moves when the answers come', async (width) => {
  await page.viewport(width, 900);
  draw('loading');
  const screen = draw('manyBots');
  const top = (part: Locator, drawn: number) => part.nth(drawn).element().getBoundingClientRect().top;
  const start = screen.getByRole('heading', { name: 'Getting started' });
  for (const part of [
    screen.getByRole('list', { name: 'Steps to your first email' }),
    screen.getByRole('group', { name: 'Your search in numbers' }),
    screen.getByRole('heading', { name: 'My Bots' }),
    screen.getByRole('heading', { name: 'Profile Completion' }),
  ]) {
    const [waiting, there] = [0, 1].map((drawn) => Math.round(top(part, drawn) - top(start, drawn)));
    expect.soft(there, part.selector).toBe(waiting);
  }
});
