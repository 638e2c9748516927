import '../../../i18n/all';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Route, Switch } from 'wouter';
import { createTranslator } from '../../../i18n/translator';
import { MockBot, MockRun } from '../../../mocks/fixtures/bot';
import { render } from '../../../mocks/render';
import { CreateBot } from './CreateBot';
import { serve } from './testing/serve';

const norway = { en: 'Norway', fa: 'نروژ' } as const;
const two = { en: '200', fa: '۲۰۰' } as const;
const focused = () => document.activeElement;

/** Presses Tab until the element has focus, at most `most` times: the number of presses matters to keyboard users. */
async function tabTo(element: () => Element, most: number): Promise<void> {
  for (let presses = 0; presses < most && focused() !== element(); presses += 1) await userEvent.tab();
  expect(focused()).toBe(element());
}

test.each(['en', 'fa'] as const)('BOT-82 the keyboard alone creates a bot (%s)', async (locale) => {
  const t = createTranslator(locale);
  const sent = serve({ 'POST /bots/create/': () => Response.json({ bot: MockBot, run: MockRun }, { status: 201 }) });
  const screen = render(
    <Switch>
      <Route path="/create-bot">
        <CreateBot />
      </Route>
      <Route path={`/bots/${MockBot.id}`}>The page of the bot</Route>
    </Switch>,
    { locale, path: '/create-bot' },
  );
  const button = (name: string) => () => screen.getByRole('button', { name, exact: true }).element();
  await expect.element(screen.getByRole('radio').first()).toBeInTheDocument();

  // Three steps of the sidebar, the cards, Next; pressed too early, Next shows what is missing and moves focus there.
  await tabTo(button(t('common.next')), 6);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(t('createBot.faults.areaMissing'))).toBeVisible();
  await expect.element(screen.getByRole('radio').first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio').nth(1)).toBeChecked();
  await tabTo(button(t('common.next')), 2);
  await userEvent.keyboard('{Enter}');

  // The heading of the step has focus, and its first field is one Tab away.
  await expect.element(screen.getByRole('heading', { name: t('createBot.steps.filters') })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: t('createBot.filters.name') })).toHaveFocus();
  await userEvent.keyboard('Nordic');
  const country = screen.getByRole('combobox', { name: t('createBot.filters.country') });
  await tabTo(() => country.element(), 5);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('option', { name: norway[locale] })).toBeVisible();
  const option = screen.getByRole('option', { name: norway[locale] });
  for (let presses = 0; presses < 5 && focused() !== option.element(); presses += 1)
    await userEvent.keyboard('{ArrowDown}');
  await expect.element(option).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(country).toHaveFocus();

  // Enter in a filter applies them and stays in the field; the number of results is announced.
  const highest = screen.getByRole('textbox', { name: t('createBot.filters.rankTo') });
  await tabTo(() => highest.element(), 6);
  await userEvent.keyboard(`{Control>}a{/Control}${two[locale]}{Enter}`);
  await expect
    .poll(() => document.querySelector('span[aria-live=polite]')?.textContent)
    .toBe(t('createBot.results.count', { count: 3 }));
  await expect.element(highest).toHaveFocus();
  await tabTo(button(t('createBot.results.selectAll')), 4);
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => document.querySelector('span[aria-live=polite]')?.textContent)
    .toBe(t('createBot.results.allChosen', { count: 3 }));
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('checkbox').nth(1)).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('checkbox').nth(1)).not.toBeChecked();
  await tabTo(button(t('common.next')), 9);
  await userEvent.keyboard('{Enter}');

  await expect.element(screen.getByRole('heading', { name: t('createBot.gmail.title') })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('radio').first()).toBeChecked();
  await tabTo(button(t('createBot.dock.submit')), 4);
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => sent.find(({ call }) => call === 'POST /bots/create/')?.body)
    .toMatchObject({
      name: 'Nordic',
      target_country: 578,
      advanced_filters: { selected_universities: [502, 503], max_rank: 200 },
    });
  await expect.element(screen.getByText('The page of the bot')).toBeVisible();
});
