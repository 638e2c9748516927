import '../../app/src/i18n/all';
import { expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { newAccount } from '../support/account';
import { heldAtWork, newBot, resultsOf, withGmail } from '../support/bots';
import { visit } from '../support/browser';
import { useOwnStage } from '../support/stage';

const stage = useOwnStage();
const en = createTranslator('en');

/** A browser in English from its first page on. */
async function arrive() {
  const arrived = await visit(stage.browser, stage.product.url);
  await arrived.context.addInitScript(() => localStorage.setItem('peyk.language', 'en'));
  return arrived;
}

it('a server that stops while a draft is saved loses no word, and saving again works', async () => {
  const person = await newAccount(stage.product, 'stopped@mail.example');
  const { id: account } = await withGmail(person);
  const bot = await newBot(person, { name: 'Nordic bridges', account });
  const { page, context } = await arrive();
  await person.enter(page);
  await page.goto(`${stage.product.url}/bots/${bot.id}`);
  const found = page.getByRole('region', { name: en('botDetail.found.title') });
  await found.getByText(en('botDetail.found.state.needs_review')).first().waitFor();
  await found.getByRole('listitem').first().getByRole('link').first().click();
  await page.getByRole('button', { name: en('drafts.edit') }).click();
  const body = page.getByLabel(en('drafts.fields.body'));
  const mine = `${await body.inputValue()}\n\nP.S. I would be glad to visit your group.`;
  await body.fill(mine);

  await stage.product.kill();
  const save = page.getByRole('button', { name: en('common.save'), exact: true });
  await save.click();
  await page.getByText(en('drafts.saveFailedSafe')).waitFor();
  expect(await body.inputValue()).toBe(mine);

  await stage.product.start();
  await save.click();
  await page.getByRole('button', { name: en('drafts.edit') }).waitFor();
  await page.reload();
  await page.getByText('P.S. I would be glad to visit your group.').first().waitFor();
  await context.close();
});

it('a server that dies in the middle of a run finishes it afterwards, with no professor twice', async () => {
  const person = await newAccount(stage.product, 'killed@mail.example');
  const { id: account } = await withGmail(person);
  const { page, context } = await arrive();
  await person.enter(page);
  // With two hundred ranks the run takes seconds, so that it can be held in the middle.
  const bot = await newBot(person, { name: 'Bridges', account, professors: 4, filters: { max_rank: 200 } });
  const letGo = await heldAtWork(stage.product, bot.id);
  await page.goto(`${stage.product.url}/bots/${bot.id}`);
  await page.getByRole('heading', { name: /^(Reading|Looking|Comparing|Writing)/ }).waitFor();
  expect(await person.call('GET', `/bots/${bot.id}/run/`)).toMatchObject({ status: 'running' });
  await stage.product.kill();
  await letGo();
  await page.getByText(en('botDetail.stale')).waitFor();

  await stage.product.start();
  await page.getByRole('heading', { name: /^Run finished/ }).waitFor({ timeout: 90_000 });
  const names = (await resultsOf(person, bot.id)).map(({ professor }) => professor.full_name);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  await context.close();
  // Longer than the waits within: another process takes the run up only when the claim of the dead one has lapsed.
}, 240_000);
