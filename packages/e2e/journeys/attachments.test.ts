import '../../app/src/i18n/all';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AccountFile, EmailDraft } from '@peyk/api-types';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { sampleEntries } from '../../server/src/profile/samples.ts';
import { translate } from '../../server/src/platform/http/messages/translate.ts';
import { pdf } from '../../server/src/testing/pdfs.ts';
import { newAccount } from '../support/account';
import { atRest, newBot, resultsOf, withGmail } from '../support/bots';
import { visit } from '../support/browser';
import { fillAllGaps } from '../support/letters';
import { useStage } from '../support/stage';

const stage = useStage();

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const hashesOf = (draft: EmailDraft): string[] => (draft.attachments ?? []).map(({ sha256 }) => sha256);

describe.each([
  ['en', 1280],
  ['fa', 390],
] as const)('what goes with an email, in %s at %i px', (locale, width) => {
  const t = createTranslator(locale);

  it('ATT-01 ATT-02 ATT-03 is approved as bytes, renewed when the CV changes, and arrives byte for byte', async () => {
    const person = await newAccount(stage.product, `attachments-${locale}@mail.example`, 'Nasrin Ahmadi');
    const { id: account } = await withGmail(person);
    const bot = await newBot(person, { name: 'Nordic bridges', account });
    await atRest(person);
    await fillAllGaps(person);
    const result = (await resultsOf(person, bot.id)).find(({ draft }) => draft !== null);
    const draftId = result?.draft?.id ?? 0;
    const draft = () => person.call<EmailDraft>('GET', `/api/emails/email-drafts/${draftId}/`);
    const files = () => person.call<AccountFile[]>('GET', '/api/account/files/');

    const { page, context, complaints, foreign } = await visit(stage.browser, stage.product.url, {
      width,
      height: 800,
    });
    await context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
    await person.enter(page);
    const letterPage = `${stage.product.url}/professors/${result?.professor.id}/email?bot=${bot.id}`;
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true });
    const attachments = region(t('drafts.files.title'));
    const upload = (name: string, buffer: Buffer) =>
      attachments.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    const approve = async () => {
      await page.getByText(t('drafts.seal.end'), { exact: true }).scrollIntoViewIfNeeded();
      await button(t('drafts.seal.approve')).click();
      await button(t('drafts.seal.approved.takeBack')).waitFor();
    };
    /** The bytes of the file that a press downloads. */
    const downloaded = async (press: Locator): Promise<Buffer> => {
      const saved = page.waitForEvent('download');
      await press.click();
      return readFile(await (await saved).path());
    };

    // What cannot go along is refused by name, and nothing else is lost.
    await page.goto(letterPage);
    await attachments
      .locator('label')
      .filter({ has: page.getByRole('switch') })
      .click();
    await expect.poll(async () => (await draft()).attachments?.length).toBe(1);
    for (const [name, bytes, key] of [
      ['letter.pdf', Buffer.from('Dear Professor'), 'pdfType'],
      ['locked.pdf', pdf({ trailer: '/Encrypt << /Filter /Standard >>' }), 'pdfEncrypted'],
      ['active.pdf', pdf({ objects: ['<< /S /JavaScript /JS (1) >>'] }), 'pdfActive'],
    ] as const) {
      await upload(name, bytes);
      await attachments
        .getByText(translate(locale, key, { name }))
        .first()
        .waitFor();
    }
    expect(await files()).toHaveLength(1);

    // The proposal and the CV are approved as they are now.
    const proposal = pdf({ pages: 4, title: `Bridges ${locale}` });
    await upload('Proposal.pdf', proposal);
    await button(t('drafts.files.download', { name: 'Proposal.pdf' }), attachments).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const first = hashesOf(await draft());
    expect(first).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), hashOf(proposal)]);
    await approve();

    // A file of a waiting email cannot be deleted.
    await page.goto(`${stage.product.url}/account`);
    const list = page.getByRole('list', { name: t('account.files.list') });
    await list
      .getByText(t('account.files.waiting', { count: 1 }))
      .first()
      .waitFor();
    expect(await button(t('account.files.delete', { name: 'Proposal.pdf' })).count()).toBe(0);
    const stored = (await files()).find(({ kind }) => kind === 'proposal');
    await expect(person.call('DELETE', `/api/account/files/${stored?.id}/`)).rejects.toThrow(/409.*file_in_use/);

    // The CV changes: the queue says so, and the email keeps what was approved.
    await person.call('POST', '/api/student/awards/add/', sampleEntries.awards);
    await page.goto(`${stage.product.url}/bots/${bot.id}`);
    const found = region(t('botDetail.found.title'));
    await found.getByText(t('botDetail.outcome.cvChanged')).waitFor();
    expect(hashesOf(await draft())).toEqual(first);
    await found.getByRole('listitem').first().getByRole('link').first().click();
    await attachments.getByText(t('drafts.files.outdatedApproved')).waitFor();
    await button(t('drafts.files.renew'), attachments).click();
    await attachments.getByRole('switch').waitFor();
    const renewed = await draft();
    expect(renewed.state).toBe('needs_review');
    expect(hashesOf(renewed)[0]).not.toBe(first[0]);
    expect(hashesOf(renewed)[1]).toBe(first[1]);

    // Approved again and sent: the files in the mailbox are those that were approved.
    await approve();
    await button(t('drafts.seal.approved.sendNow')).click();
    const asked = button(t('drafts.seal.approved.sendNow'), page.getByRole('alertdialog'));
    const mailbox = page.getByRole('link', { name: t('drafts.seal.sent.mailbox') });
    await asked.or(mailbox).first().waitFor();
    if (await asked.isVisible()) await asked.click();
    await mailbox.click();
    await page
      .getByRole('list', { name: t('mailbox.list') })
      .getByRole('link')
      .first()
      .click();
    const message = page.getByRole('article');
    const arrived: string[] = [];
    for (const { name } of renewed.attachments ?? [])
      arrived.push(hashOf(await downloaded(button(t('mailbox.download', { name }), message))));
    expect(arrived).toEqual(hashesOf(renewed));

    // What was sent holds no file back, and the email still names it.
    await page.goto(`${stage.product.url}/account`);
    await button(t('account.files.delete', { name: 'Proposal.pdf' })).click();
    await button(t('account.files.confirm'), page.getByRole('alertdialog')).click();
    await list.getByText('Proposal.pdf').waitFor({ state: 'detached' });
    expect((await draft()).attachments?.[1]).toMatchObject({ file: null, name: 'Proposal.pdf' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  });

  it('ATT-01 a bot gives its new emails what its form says, within its pages, and leaves those that exist', async () => {
    const person = await newAccount(stage.product, `attachments-bot-${locale}@mail.example`, 'Nasrin Ahmadi');
    const { id: account } = await withGmail(person);
    const bot = await newBot(person, { name: 'Nordic bridges', account });
    await atRest(person);
    const { page, context, complaints, foreign } = await visit(stage.browser, stage.product.url, {
      width,
      height: 800,
    });
    await context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
    await person.enter(page);
    await page.goto(`${stage.product.url}/bots/${bot.id}/edit`);
    const cv = page.getByRole('checkbox', { name: t('botEdit.files.cv') });
    await page.locator('label').filter({ has: cv }).click();

    // What is no proposal is refused by name, and what was chosen stays.
    const upload = (name: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await upload('letter.pdf', Buffer.from('Dear Professor'));
    await page
      .getByText(translate(locale, 'pdfType', { name: 'letter.pdf' }))
      .first()
      .waitFor();
    expect(await cv.isChecked()).toBe(true);

    // So is one that is too long, until the bot takes as many pages.
    await upload('Long.pdf', pdf({ pages: 14, title: `Long ${locale}` }));
    const choice = page.getByRole('combobox', { name: t('drafts.files.stored') });
    await choice.filter({ hasText: 'Long.pdf' }).waitFor();
    const save = page.getByRole('button', { name: t('common.saveChanges'), exact: true });
    await save.click();
    await page
      .getByText(translate(locale, 'proposalTooLong', { name: 'Long.pdf', pages: 14, most: 10 }))
      .first()
      .waitFor();
    await page
      .getByRole('textbox', { name: t('botEdit.counts.proposal_max_pages.label') })
      .fill(locale === 'fa' ? '۱۴' : '14');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await save.click();
    await page.waitForURL(`**/bots/${bot.id}`);

    const professor = await person.call<{ id: number }>('POST', '/api/professor/professors/create/', {
      full_name: 'Kari Solheim',
      email: `kari.${locale}@uni.example`,
    });
    const run = await person.call<{ id: number }>('GET', `/bots/${bot.id}/run/`);
    await person.call('POST', '/api/emails/email-drafts/get-or-create/', {
      professor: professor.id,
      bot_run: run.id,
    });
    await page.goto(`${stage.product.url}/professors/${professor.id}?tab=email`);
    const attachments = page.getByRole('region', { name: t('drafts.files.title'), exact: true });
    await attachments
      .getByRole('button', { name: t('drafts.files.download', { name: 'Long.pdf' }), exact: true })
      .waitFor();
    expect(await attachments.getByRole('switch').isChecked()).toBe(true);
    const before = (await resultsOf(person, bot.id)).flatMap(({ draft }) => draft ?? []);
    expect(before.map(({ attachments: files }) => files)).toEqual(before.map(() => []));
    expect(before.length).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  });
});
