import '../../app/src/i18n/all';
import { expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { newAccount } from '../support/account';
import { visit } from '../support/browser';
import { useStage } from '../support/stage';

const stage = useStage();
const t = createTranslator('en');

async function arrive(email: string, step: string, absent?: string) {
  const person = await newAccount(stage.product, email);
  const arrived = await visit(stage.browser, stage.product.url);
  const { page } = arrived;
  await person.enter(page);
  if (absent !== undefined) await page.route(absent, (route) => route.abort());
  await page.goto(`${stage.product.url}/profile?step=${step}`);
  return arrived;
}

it('another step of the profile is fetched when its link is in focus, and not before', async () => {
  const { page, context } = await arrive('parts-idle@mail.example', 'profile');
  const isFetched = (part: string) =>
    page.evaluate(
      (start) => performance.getEntriesByType('resource').some(({ name }) => name.split('/').at(-1)?.startsWith(start)),
      part,
    );
  const steps = page.getByRole('navigation', { name: t('builder.sections') });
  for (const [title, part] of [
    [t('profile.awards.title'), 'ListStep-'],
    [t('builder.steps.cv.title'), 'Cv-'],
  ] as const) {
    const link = steps.getByRole('link', { name: title, exact: true });
    await link.waitFor();
    expect(await isFetched(part)).toBe(false);
    await link.focus();
    await expect.poll(() => isFetched(part)).toBe(true);
  }
  await context.close();
});

it('a step whose code does not come says so in its place, is asked for again, and what was typed elsewhere is kept', async () => {
  const { page, context } = await arrive('parts-absent@mail.example', 'awards', '**/assets/Cv-*.js');
  // As without a connection: the page does not reload by itself.
  await page.route('**/boot.js', (route) => route.abort());
  const award = page.getByRole('textbox', { name: 'Award', exact: true });
  await page.getByRole('button', { name: t('profile.awards.add') }).click();
  await award.fill('Half a prize');
  const steps = page.getByRole('navigation', { name: t('builder.sections') });
  await steps.getByRole('link', { name: t('builder.steps.cv.title'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t('builder.steps.cv.heading') }).waitFor();
  await page.getByText('No connection').waitFor();
  // The other steps are still there.
  await steps.getByRole('link', { name: t('profile.awards.title') }).click();
  expect(await award.inputValue()).toBe('Half a prize');
  await steps.getByRole('link', { name: t('builder.steps.cv.title'), exact: true }).click();
  await page.unrouteAll();
  await page.getByRole('button', { name: t('common.retry') }).click();
  await page.getByText(t('cv.none.title')).waitFor();
  await steps.getByRole('link', { name: t('profile.awards.title') }).click();
  await award.waitFor();
  expect(await award.inputValue()).toBe('Half a prize');
  await context.close();
});

it('a calendar that does not come says so, and the day can be typed', async () => {
  const { page, context } = await arrive('parts-calendar@mail.example', 'profile', '**/assets/CalendarPanel-*.js');
  // The field comes when it is in sight, or with the first key.
  await page.getByRole('textbox', { name: 'First name' }).press('Tab');
  await page.getByRole('button', { name: /^Select from the calendar/ }).click();
  await page.getByText('The calendar could not be loaded.').waitFor();
  await page.keyboard.press('Escape');
  const parts = page.getByRole('spinbutton');
  await parts.first().focus();
  await page.keyboard.type('19980321');
  expect(await parts.allTextContents()).toEqual(['1998', '03', '21']);
  await context.close();
});
