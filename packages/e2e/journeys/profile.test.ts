import '../../app/src/i18n/all';
import { readFile } from 'node:fs/promises';
import type { Degree, Paper, User } from '@peyk/api-types';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { newAccount } from '../support/account';
import { visit } from '../support/browser';
import { choose, pressOn, typeOver } from '../support/keyboard';
import { useStage } from '../support/stage';

const stage = useStage();

const words = {
  en: {
    name: 'Nasrin Ahmadi',
    phone: '+98 912 000 0000',
    // In the order of the calendar that the language begins with.
    birth: ['1998', '03', '21'],
    field: 'Structural Engineering',
    university: 'Damavand University of Technology',
    paper: 'Twelve months of a prestressed bridge',
    authors: 'N. Ahmadi; K. Rostami',
    interest: 'Structural health monitoring',
    question: 'How can damage be told from temperature when a bridge has few sensors?',
  },
  fa: {
    name: 'نسرین احمدی',
    phone: '۰۹۱۲۰۰۰۰۰۰۰',
    birth: ['۱۳۷۷', '۰۱', '۰۱'],
    field: 'مهندسی سازه',
    university: 'دانشگاه صنعتی دماوند',
    paper: 'آشکارسازی آسیب در پل‌ها',
    authors: 'ن. احمدی',
    interest: 'پایش سلامت سازه',
    question: 'وقتی یک پل تنها چند حسگر دارد، چگونه می‌توان آسیب را از اثر دما بازشناخت؟',
  },
} as const;

/** Types a day into the one date field of the page, year first. */
async function writeDay(page: Page, parts: readonly string[]): Promise<void> {
  for (const [place, part] of parts.entries()) {
    await page.getByRole('spinbutton').nth(place).focus();
    await page.keyboard.type(part);
  }
}

describe.each(['en', 'fa'] as const)('a profile in %s', (locale) => {
  const t = createTranslator(locale);
  const my = words[locale];
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  it('is filled from nothing, step by step, and ends in a CV that is shown and saved as a file', async () => {
    const person = await newAccount(stage.product, `profile-${locale}@mail.example`, my.name);
    const { page, context, complaints, foreign } = await visit(stage.browser, stage.product.url);
    await context.addInitScript((chosen) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('peyk.language', chosen);
    }, locale);
    await person.enter(page);
    await page.goto(`${stage.product.url}/profile`);
    const heading = page.getByRole('heading', { level: 1 });
    const next = page.getByRole('link', { name: t('common.next'), exact: true });
    const skip = page.getByRole('link', { name: t('builder.skip') });
    const save = (name: string) => button(page, name).click();

    // Who they are: Next waits for it.
    await button(page, t('common.next')).waitFor();
    const phone = page.getByRole('textbox', { name: t('personal.phone') });
    // The fields further down come with the first press.
    await phone.click();
    await phone.fill(my.phone);
    await page.getByRole('radio', { name: t('personal.genders.Female') }).check({ force: true });
    await writeDay(page, my.birth);
    await save(t('common.save'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('common.save') })
      .click();
    await page.getByText(t('personal.saved')).waitFor();
    expect(await person.call<User>('GET', '/api/auth/me/')).toMatchObject({
      gender: 'Female',
      date_birth: '1998-03-21',
    });
    await next.click();

    await heading.filter({ hasText: t('profile.degrees.title') }).waitFor();
    await button(page, t('profile.degrees.add')).click();
    await choose(
      page,
      page.getByRole('combobox', { name: t('profile.degrees.type'), exact: true }),
      t('profile.degrees.types.Master'),
    );
    await page.getByRole('textbox', { name: t('profile.degrees.field') }).fill(my.field);
    await page.getByRole('textbox', { name: t('profile.degrees.university') }).fill(my.university);
    await save(t('common.save'));
    await page
      .getByRole('list', { name: t('profile.degrees.title') })
      .getByText(my.university)
      .waitFor();
    expect(await person.call<Degree[]>('GET', '/api/student/degrees/')).toMatchObject([{ field_of_study: my.field }]);
    await next.click();

    await heading.filter({ hasText: t('profile.papers.title') }).waitFor();
    await button(page, t('profile.papers.add')).click();
    await page.getByRole('textbox', { name: t('profile.papers.name') }).fill(my.paper);
    await page
      .getByRole('textbox', { name: t('profile.labels.year'), exact: true })
      .fill(locale === 'fa' ? '۲۰۲۴' : '2024');
    await page.getByRole('textbox', { name: t('profile.papers.authors') }).fill(my.authors);
    await save(t('common.save'));
    await page
      .getByRole('list', { name: t('profile.papers.title') })
      .getByText(my.authors)
      .waitFor();
    expect(await person.call<Paper[]>('GET', '/api/student/papers/')).toMatchObject([{ title: my.paper, year: 2024 }]);
    await next.click();

    // Nine steps without an entry are passed by.
    for (let passed = 0; passed < 9; passed += 1) {
      const before = await heading.textContent();
      await skip.click();
      await heading.filter({ hasNotText: before ?? '' }).waitFor();
    }
    await heading.filter({ hasText: t('profile.interests.title') }).waitFor();
    await button(page, t('profile.interests.add')).click();
    await page.getByRole('textbox', { name: t('profile.interests.name'), exact: true }).fill(my.interest);
    await page.getByRole('textbox', { name: t('profile.question.label'), exact: true }).fill(my.question);
    const english = page.getByRole('textbox', { name: t('profile.interests.nameEnglish'), exact: true });
    expect(await english.count()).toBe(locale === 'fa' ? 1 : 0);
    if (locale === 'fa') {
      await english.fill(words.en.interest);
      const asked = page.getByRole('textbox', { name: t('profile.question.english'), exact: true });
      await asked.fill(words.en.question);
    }
    await save(t('common.save'));
    const interests = page.getByRole('list', { name: t('profile.interests.title') });
    await interests.getByText(my.question).waitFor();
    expect(await interests.textContent()).not.toContain(t('profile.english.waits'));

    await page
      .getByRole('navigation', { name: t('builder.sections') })
      .getByRole('link', { name: t('builder.steps.cv.title') })
      .click();
    await page.getByRole('checkbox', { name: my.interest }).check({ force: true });
    await button(page, t('cv.generate.action')).click();
    await page.getByText(t('cv.generate.done')).waitFor();
    const document = page.frameLocator(`iframe[title="${t('cv.preview.document')}"]`);
    await document.getByText(my.paper).first().waitFor();
    await document.getByText(my.university).first().waitFor();

    const saved = page.waitForEvent('download');
    await button(page, t('cv.download.action')).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`CV_${words.en.interest.replaceAll(' ', '-')}.pdf`);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByText(t('cv.download.done')).waitFor();

    await button(page, t('cv.preview.clear')).click();
    await page.getByText(t('cv.preview.empty')).waitFor();
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  });
});

it('by keyboard alone a skill is added on a phone, and the sections are reached through their list', async () => {
  const t = createTranslator('fa');
  const person = await newAccount(stage.product, 'profile-keyboard@mail.example', 'آرش محمدی');
  const { page, context, complaints } = await visit(stage.browser, stage.product.url, { width: 320, height: 640 });
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('peyk.language', 'fa');
  });
  await person.enter(page);
  await page.goto(`${stage.product.url}/profile`);
  const heading = page.getByRole('heading', { level: 1 });
  await pressOn(page, page.getByRole('button', { name: t('builder.all') }));
  await pressOn(page, page.getByRole('link', { name: t('profile.skills.title') }));
  await heading.filter({ hasText: t('profile.skills.title') }).waitFor();
  await pressOn(page, page.getByRole('button', { name: t('profile.skills.add') }));
  await typeOver(page, page.getByRole('textbox', { name: t('profile.skills.name') }), 'تحلیل مودال');
  await choose(page, page.getByLabel(t('profile.skills.level')), t('profile.skills.levels.Expert'));
  await pressOn(page, page.getByRole('button', { name: t('common.save'), exact: true }));
  const row = page.getByRole('list', { name: t('profile.skills.title') }).getByRole('listitem');
  await row.getByText('تحلیل مودال').waitFor();
  expect(await row.textContent()).toContain(t('profile.skills.levels.Expert'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(complaints).toEqual([]);
  await context.close();
});

it('skills are put in order by keyboard, one that was removed comes back to its place, and the order holds', async () => {
  const t = createTranslator('en');
  const person = await newAccount(stage.product, 'profile-order@mail.example', 'Nasrin Ahmadi');
  const { page, context, complaints } = await visit(stage.browser, stage.product.url);
  await person.enter(page);
  await page.goto(`${stage.product.url}/profile?step=skills`);
  const names = ['Python', 'OpenSees', 'MATLAB'];
  const list = page.getByRole('list', { name: t('profile.skills.title') });
  for (const name of names) {
    await page.getByRole('button', { name: t('profile.skills.add') }).click();
    await page.getByRole('textbox', { name: t('profile.skills.name'), exact: true }).fill(name);
    await page.getByRole('button', { name: t('common.save'), exact: true }).click();
    await list.getByText(name).waitFor();
  }
  const order = async () =>
    (await list.getByRole('listitem').allTextContents()).map((text) => names.find((name) => text.includes(name)));

  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  const handle = page.getByRole('button', { name: t('profile.move', { name: 'MATLAB' }), exact: true });
  await handle.focus();
  await page.keyboard.press('Home');
  await expect.poll(order).toEqual(['MATLAB', 'Python', 'OpenSees']);
  expect((await stored).status()).toBe(200);
  await page.getByRole('button', { name: t('profile.remove', { name: 'Python' }), exact: true }).click();
  await expect.poll(order).toEqual(['MATLAB', 'OpenSees']);
  await page.getByRole('button', { name: t('profile.undo'), exact: true }).click();
  await expect.poll(order).toEqual(['MATLAB', 'Python', 'OpenSees']);
  await page.reload();
  await expect.poll(order).toEqual(['MATLAB', 'Python', 'OpenSees']);
  expect(complaints).toEqual([]);
  await context.close();
});
