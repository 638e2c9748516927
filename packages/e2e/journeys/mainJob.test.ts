import '../../app/src/i18n/all';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { visit } from '../support/browser';
import { fillGaps } from '../support/letters';
import { useStage } from '../support/stage';

const stage = useStage();

const people = {
  en: {
    name: 'Sara Karimi',
    email: 'sara.karimi@mail.example',
    interest: 'structural health monitoring',
    bot: 'Nordic bridges',
  },
  fa: { name: 'آرش محمدی', email: 'arash.mohammadi@mail.example', interest: 'robotics', bot: 'بات شمال اروپا' },
} as const;

/** A radio or checkbox is pressed on its label, as a person does it. */
const press = (page: Page, role: 'radio' | 'checkbox', name: string): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole(role, { name }) })
    .click();

const chosenIn = async (page: Page, select: Locator, option: string): Promise<void> => {
  await select.click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

describe.each(['en', 'fa'] as const)('the main job in %s', (locale) => {
  const t = createTranslator(locale);
  const me = people[locale];

  it('GEN-01 takes a student from the landing page to a sent email in the mailbox', async () => {
    const { page, context, foreign, complaints } = await visit(stage.browser, stage.product.url);

    await page.goto(stage.product.url);
    if (locale === 'fa') await press(page, 'radio', 'فا');
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe(locale === 'fa' ? 'rtl' : 'ltr');

    // An account, after a submit with empty fields.
    await page
      .getByRole('main')
      .getByRole('link', { name: t('landing.getStarted') })
      .first()
      .click();
    const signUp = page.getByRole('form', { name: t('auth.signUp.title') });
    await signUp.getByRole('button', { name: t('auth.signUp.submit') }).click();
    await signUp.getByText(t('common.required')).first().waitFor();
    await signUp.getByLabel(t('auth.signUp.fullName')).fill(me.name);
    await signUp.getByLabel(t('auth.email')).fill(me.email);
    await signUp.getByRole('textbox', { name: t('auth.password') }).fill('correct horse battery');
    await signUp.getByRole('button', { name: t('auth.signUp.submit') }).click();
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: me.name.split(' ')[0] })
      .waitFor();

    // English emails end with a name that a professor can read.
    if (locale === 'fa') {
      await page.goto(`${stage.product.url}/profile`);
      await page.getByLabel(t('plan.latinName')).fill('Arash Mohammadi');
      await page.getByRole('button', { name: t('plan.save'), exact: true }).click();
      await page.getByText(t('plan.saved')).waitFor();
      await page.goto(`${stage.product.url}/dashboard`);
    }

    // A research interest.
    await page.getByRole('link', { name: t('dashboard.next.go'), exact: true }).click();
    await page.getByRole('button', { name: t('profile.interests.add') }).click();
    const interest = page.getByRole('form', { name: t('profile.interests.add') });
    await interest.getByLabel(t('profile.interests.name')).fill(me.interest);
    await interest.getByRole('button', { name: t('common.save'), exact: true }).click();
    await page
      .getByRole('list', { name: t('profile.interests.title') })
      .getByText(me.interest)
      .waitFor();

    // A bot over three universities; the mailbox is connected on the way.
    await page.getByRole('link', { name: t('builder.nextStep') }).click();
    await press(page, 'radio', me.interest);
    await page.getByRole('button', { name: t('common.next'), exact: true }).click();
    await page.getByLabel(t('createBot.filters.name')).fill(me.bot);
    await page.getByLabel(t('createBot.filters.professors')).fill(locale === 'fa' ? '۲' : '2');
    await chosenIn(
      page,
      page.getByRole('combobox', { name: t('createBot.filters.country') }),
      locale === 'fa' ? 'نروژ' : 'Norway',
    );
    await page.getByLabel(t('createBot.filters.rankTo')).fill(locale === 'fa' ? '۵۰۰' : '500');
    await page.getByRole('button', { name: t('createBot.filters.apply') }).click();
    const results = page.getByRole('table', { name: t('createBot.results.table') });
    for (const row of [0, 1, 2])
      await results
        .locator('label')
        .filter({ has: page.getByRole('checkbox') })
        .nth(row)
        .click();
    await page.getByRole('button', { name: t('common.next'), exact: true }).click();

    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: t('createBot.gmail.connect') }).click();
    const popup = await opened;
    await popup.getByText('nasrin.ahmadi@gmail.example').click();
    await popup.locator('button[name=decision][value=allow]').click();
    const account = page.getByRole('radio', { name: 'nasrin.ahmadi@gmail.example' });
    await account.waitFor();
    if (!(await account.isChecked())) await press(page, 'radio', 'nasrin.ahmadi@gmail.example');
    await page.getByRole('button', { name: t('createBot.dock.submit') }).click();

    // The run, and the professors who are close enough; the closest come first, with a draft.
    await page.getByRole('heading', { level: 1 }).filter({ hasText: me.bot }).waitFor();
    const found = page.getByRole('region', { name: t('botDetail.found.title') });
    await expect.poll(() => found.getByRole('listitem').count(), { timeout: 20_000 }).toBeGreaterThan(0);
    await found.getByText(t('botDetail.found.state.needs_review')).first().waitFor();

    // The draft: edited, approved, sent.
    await found.getByRole('listitem').first().getByRole('link').first().click();
    // What nobody else can say is written first.
    await fillGaps(page, t);
    await page.getByRole('button', { name: t('drafts.edit') }).click();
    const body = page.getByLabel(t('drafts.fields.body'));
    const before = await body.inputValue();
    const mine = before.replace('Kind regards', 'With best wishes').replace('With kind regards', 'With best wishes');
    const edited = mine === before ? `${before}\n\nP.S. I am happy to send my transcript.` : mine;
    await body.fill(edited);
    await page.getByRole('button', { name: t('common.save'), exact: true }).click();
    await page.getByText(t('drafts.seal.end'), { exact: true }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: t('drafts.seal.approve') }).click();
    await page.getByRole('button', { name: t('drafts.seal.approved.sendNow') }).click();
    // Where the planned time is far, it asks first.
    const asked = page.getByRole('alertdialog').getByRole('button', { name: t('drafts.seal.approved.sendNow') });
    const mailbox = page.getByRole('link', { name: t('drafts.seal.sent.mailbox') });
    await asked.or(mailbox).first().waitFor();
    if (await asked.isVisible()) await asked.click();
    await mailbox.click();

    // The mailbox holds exactly the approved text.
    await page
      .getByRole('list', { name: t('mailbox.list') })
      .getByRole('link')
      .first()
      .click();
    const message = page.getByRole('article');
    await message.waitFor();
    const shown = await message.innerText();
    for (const line of edited.split('\n').filter(Boolean)) expect(shown).toContain(line);

    // A reload keeps language and session.
    await page.reload();
    await message.waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(locale === 'fa' ? 'fa' : 'en');

    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
    expect(await readFile(stage.product.logFile, 'utf8')).not.toContain('another host');
    await context.close();
  });
});
