import '../../app/src/i18n/all';
import { readFile } from 'node:fs/promises';
import type { Degree, Paper } from '@peyk/api-types';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { newAccount } from '../support/account';
import { visit } from '../support/browser';
import { pressOn, typeOver } from '../support/keyboard';
import { useStage } from '../support/stage';

const stage = useStage();

/** The sample record of a civil engineer with eight papers. */
const SAMPLE_ID = '0000-0000-0000-1012';
const BIBTEX = `@article{wind, title = {Wind on long {B}ridges}, author = {Ahmadi, Nasrin and M{\\"u}ller, Jo}, year = 2021, journal = {Journal of Wind}}
@article{broken, title = {Never closed, year = 2020`;

describe.each([
  ['en', 1280],
  ['fa', 390],
] as const)('a profile from a record and a file alone, in %s at %i px', (locale, width) => {
  const t = createTranslator(locale);

  it('IMP-01 IMP-02 IMP-03 IMP-05 is shown first, stored as chosen, taken back and stored again, and ends in a CV', async () => {
    const email = `import-${locale}@mail.example`;
    const person = await newAccount(stage.product, email, 'Nasrin Ahmadi');
    const { page, context, complaints, foreign } = await visit(stage.browser, stage.product.url, {
      width,
      height: 800,
    });
    await context.addInitScript((chosen) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('peyk.language', chosen);
    }, locale);
    await person.enter(page);
    const papers = () => person.call<Paper[]>('GET', '/api/student/papers/');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const heading = page.getByRole('heading', { level: 1 });
    const several = new RegExp(t('import.save.add', { count: 7 }).replace(/7|۷/u, String.raw`[\d۰-۹]+`), 'u');
    const store = async (words: string | RegExp = several) => {
      await page.getByRole('button', { name: words }).click();
      await heading.filter({ hasText: t('import.saved.title') }).waitFor();
    };

    await page.goto(`${stage.product.url}/profile?step=papers`);
    await page.getByRole('link', { name: t('profile.import'), exact: true }).click();
    await heading.filter({ hasText: t('import.title') }).waitFor();
    await page.getByRole('textbox', { name: t('import.orcid.label') }).fill('0000-0002-1825-0098');
    await button(t('import.lookUp')).click();
    await page
      .getByRole('textbox', { name: t('import.orcid.label') })
      .and(page.locator('[aria-invalid=true]'))
      .waitFor();
    await page.getByRole('textbox', { name: t('import.orcid.label') }).fill(`https://orcid.org/${SAMPLE_ID}`);
    await button(t('import.lookUp')).click();
    await page.getByText(t('import.sample.orcid')).waitFor();
    expect(await papers()).toEqual([]);
    await store();
    expect(await papers()).toHaveLength(8);
    expect((await person.call<Degree[]>('GET', '/api/student/degrees/')).length).toBeGreaterThan(0);
    expect((await papers()).filter(({ own_author }) => own_author !== null).length).toBeGreaterThan(0);

    await button(t('import.saved.undo')).click();
    await heading.filter({ hasText: t('import.undone.title') }).waitFor();
    expect(await papers()).toEqual([]);
    await button(t('import.saved.another')).click();
    await page.getByRole('textbox', { name: t('import.orcid.label') }).fill(SAMPLE_ID);
    await button(t('import.lookUp')).click();
    await store();
    await button(t('import.saved.another')).click();

    await page.getByRole('radio', { name: t('import.kinds.references.name') }).check({ force: true });
    await page.getByRole('textbox', { name: t('import.references.paste') }).fill(BIBTEX);
    await button(t('import.read')).click();
    await button(t('import.notes.title', { count: 1 })).click();
    await page.getByText(t('import.notes.line', { line: locale === 'fa' ? '۲' : '2' })).waitFor();
    await store(t('import.save.add', { count: 1 }));
    expect((await papers()).at(-1)).toMatchObject({
      title: 'Wind on long Bridges',
      authors: 'Nasrin Ahmadi; Jo Müller',
      own_author: 'Nasrin Ahmadi',
      year: 2021,
    });

    const interest = await person.call<{ interest_name: string }[]>('GET', '/api/student/research-interests/');
    const [name] = interest.map(({ interest_name }) => interest_name);
    await page.goto(`${stage.product.url}/profile?step=cv`);
    await page.getByRole('checkbox', { name: name ?? '' }).check({ force: true });
    const saved = page.waitForEvent('download');
    await button(t('cv.download.action')).click();
    expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  });
});

it('IMP-01 by keyboard alone a DOI is looked up, stored and taken back', async () => {
  const t = createTranslator('en');
  const person = await newAccount(stage.product, 'import-keyboard@mail.example', 'Nasrin Ahmadi');
  const { page, context, complaints } = await visit(stage.browser, stage.product.url, { width: 320, height: 640 });
  await person.enter(page);
  await page.goto(`${stage.product.url}/profile/import`);
  const doi = page.getByRole('radio', { name: t('import.kinds.doi.name') });
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await doi.and(page.locator(':checked')).waitFor({ state: 'attached' });
  await typeOver(page, page.getByRole('textbox', { name: t('import.doi.label') }), '10.5555/sample.shm.2018.014');
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: t('import.save.add', { count: 1 }), exact: true }));
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: t('import.saved.title') })
    .waitFor();
  expect(await person.call<Paper[]>('GET', '/api/student/papers/')).toHaveLength(1);
  await pressOn(page, page.getByRole('button', { name: t('import.saved.undo'), exact: true }));
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: t('import.undone.title') })
    .waitFor();
  expect(await person.call<Paper[]>('GET', '/api/student/papers/')).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
