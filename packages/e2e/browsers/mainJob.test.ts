import '../../app/src/i18n/all';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { GAP_SENTENCE } from '../support/letters';
import { type OwnProduct, startProduct } from '../support/product';
import { until } from './drive';
import { personAt } from './person';
import { browsers } from './programs';

const pictures = mkdtempSync(path.join(tmpdir(), 'peyk-browsers-'));
let product: OwnProduct;
beforeAll(async () => {
  product = await startProduct();
  process.stdout.write(`Pictures of each step: ${pictures}\n`);
});
afterAll(() => product?.stop());

const people = {
  en: {
    name: 'Sara Karimi',
    interest: 'structural health monitoring',
    bot: 'Nordic bridges',
    size: { width: 1280, height: 900 },
  },
  fa: { name: 'آرش محمدی', interest: 'robotics', bot: 'بات شمال اروپا', size: { width: 390, height: 844 } },
} as const;
const cases = [...browsers].flatMap(([name, launch]) =>
  (['en', 'fa'] as const).map((locale) => [name, locale, launch] as const),
);

describe.each(cases)('%s in %s', (name, locale, launch) => {
  const t = createTranslator(locale);
  const me = people[locale];
  // Different in each run: one Gmail account writes to a professor once, whoever connects it.
  const address = `${name}.${locale}@mail.example`.toLowerCase();

  it('GEN-01 takes a student from the landing page to a sent email in the mailbox', async () => {
    const drive = await launch(me.size);
    const person = personAt(drive, path.join(pictures, `${name}-${locale}`));
    const { press, write, sees, picture, run } = person;
    try {
      await person.open(product.url);
      if (locale === 'fa') {
        // The first press on the menu opens it, even before the app is loaded.
        await press('button', createTranslator('en')('shell.openMenu'));
        await sees('heading', createTranslator('en')('shell.menu'));
        await picture('menu');
        await press('radio', 'فا', false);
        await until('Persian page', () => run<boolean>(`return document.documentElement.dir === 'rtl'`));
        await press('button', t('common.close'));
      }
      await sees('heading', t('landing.title'));
      await picture('landing');

      await press('button', t('landing.getStarted'));
      await write(t('auth.signUp.fullName'), me.name);
      await write(t('auth.email'), address);
      await write(t('auth.password'), 'correct horse battery');
      await picture('sign-up');
      await press('button', t('auth.signUp.submit'));
      await sees('button', t('dashboard.next.go'));
      await picture('dashboard');

      // English emails end with a name that a professor can read.
      if (locale === 'fa') {
        await person.open(`${product.url}/profile`);
        await write(t('plan.latinName'), 'Arash Mohammadi');
        await press('button', t('plan.save'));
        await sees('text', t('plan.saved'));
        await picture('latin-name');
        await person.open(`${product.url}/dashboard`);
      }

      await press('button', t('dashboard.next.go'));
      await press('button', t('profile.interests.add'));
      await write(t('profile.interests.name'), me.interest);
      await picture('interest');
      await press('button', t('common.save'));
      await press('button', t('builder.nextStep'));

      await press('radio', me.interest, false);
      await picture('research');
      await press('button', t('common.next'));
      await write(t('createBot.filters.name'), me.bot);
      await press('combobox', t('createBot.filters.country'), false);
      await press('option', locale === 'fa' ? 'نروژ' : 'Norway');
      await write(t('createBot.filters.rankTo'), locale === 'fa' ? '۵۰۰' : '500');
      await picture('filters');
      await press('button', t('createBot.filters.apply'));
      for (const row of [0, 1, 2])
        await person.pressFound(
          `university ${row + 1}`,
          `[...document.querySelectorAll('[aria-label=${JSON.stringify(t('createBot.results.table'))}] label')].filter((it) => it.querySelector('input[type=checkbox]'))[${row}]`,
        );
      await picture('universities');
      await press('button', t('common.next'));

      await press('button', t('createBot.gmail.connect'));
      await until('window of Google', async () => {
        await person.goTo('newest');
        return run<boolean>(`return document.body.innerText.includes('${address}')`);
      });
      await picture('google');
      await person.pressFound(
        'account',
        `[...document.querySelectorAll('button, a, label')].find((it) => it.textContent.includes('${address}'))`,
      );
      await person.pressFound('consent', `document.querySelector('button[name=decision][value=allow]')`);
      await person.goTo('first');
      await sees('radio', address);
      await picture('gmail');
      await press('button', t('createBot.dock.submit'));

      await sees('heading', me.bot);
      await sees('text', t('botDetail.found.state.needs_review'));
      await picture('run');
      await person.pressFound('first professor', `document.querySelector('[aria-labelledby=found-heading] li a')`);
      // What nobody else can say is written first.
      await sees('text', t('drafts.seal.end'));
      const gaps = () => run<number>(`return document.querySelectorAll('textarea').length`);
      for (let left = await gaps(); left > 0; left -= 1) {
        await person.pressFound('gap', `document.querySelector('textarea')`);
        await drive.type(GAP_SENTENCE);
        await press('button', t('drafts.gap.put'));
        await until('filled gap', async () => (await gaps()) < left);
      }
      await picture('gaps');
      await press('button', t('drafts.edit'));
      await sees('field', t('drafts.fields.body'));
      await run(
        `const area = document.querySelector('textarea'); area.focus(); area.setSelectionRange(area.value.length, area.value.length);`,
      );
      await drive.type('\nP.S. I am happy to send my transcript.');
      // The text area is as high as its text.
      expect(
        await run(`const area = document.querySelector('textarea'); return area.scrollHeight - area.clientHeight;`),
      ).toBeLessThanOrEqual(0);
      await picture('edit');
      await press('button', t('common.save'));
      await sees('button', t('drafts.edit'));
      await picture('review');
      await press('button', t('drafts.seal.approve'));
      await sees('button', t('drafts.seal.approved.sendNow'));
      await picture('approved');
      await press('button', t('drafts.seal.approved.sendNow'));
      await sees('button', t('drafts.seal.sent.mailbox'));
      await picture('sent');
      await press('button', t('drafts.seal.sent.mailbox'));
      await person.pressFound(
        'newest message',
        `document.querySelector('[aria-label=${JSON.stringify(t('mailbox.list'))}] a')`,
      );
      await until('letter', () =>
        run<boolean>(`return Boolean(document.querySelector('article')?.innerText.includes('my transcript'))`),
      );
      await picture('mailbox');
    } catch (error) {
      await picture('failed');
      throw error;
    }
  });
});
