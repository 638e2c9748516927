import '../../app/src/i18n/all';
import type { EmailDraft, Professor } from '@peyk/api-types';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../app/src/i18n/format';
import { createTranslator } from '../../app/src/i18n/translator';
import { newAccount } from '../support/account';
import { atRest, newBot, withGmail } from '../support/bots';
import { visit } from '../support/browser';
import { pressOn, typeOver } from '../support/keyboard';
import { fillAllGaps } from '../support/letters';
import { useStage } from '../support/stage';

const stage = useStage();

/** How somebody presses and types. */
interface Hands {
  press: (page: Page, target: Locator) => Promise<void>;
  tick: (page: Page, box: Locator) => Promise<void>;
  type: (page: Page, field: Locator, text: string) => Promise<void>;
}
const hands = {
  'by pointer': {
    press: (_page, target) => target.click(),
    // The drawn square covers the input.
    tick: (_page, box) => box.press('Space'),
    type: (_page, field, text) => field.fill(text),
  },
  'by keyboard alone': { press: pressOn, tick: (page, box) => pressOn(page, box, 'Space'), type: typeOver },
} satisfies Record<string, Hands>;

describe.each([
  ['en', 'by pointer'],
  ['fa', 'by pointer'],
  ['fa', 'by keyboard alone'],
] as const)('My Professors in %s, %s', (locale, how) => {
  const t = createTranslator(locale);
  const { press, tick, type }: Hands = hands[how];

  it('FAC-08 FAC-22 FAC-28 FAC-29 FAC-30 FAC-51 A-125 a professor is found, read about and written to, and several are reviewed one by one', async () => {
    const person = await newAccount(stage.product, `professors-${locale}-${how.length}@mail.example`);
    await person.call('POST', '/api/student/research-interests/add/', { interest_name: 'machine learning' });
    const { id: account } = await withGmail(person);
    await newBot(person, { name: 'Found', account, professors: 6 });
    await atRest(person);
    await fillAllGaps(person);
    const avoided = await person.call<Professor>('POST', '/api/professor/professors/create/', {
      full_name: 'Zora Quill',
      email: 'zora@university.example',
    });
    await person.call('POST', '/api/sending/do-not-contact/', { professor: avoided.id });
    const drafts = async () =>
      (await person.call<{ results: EmailDraft[] }>('GET', '/api/emails/email-drafts/?page_size=100')).results;
    const { results } = await person.call<{ results: Professor[] }>('GET', '/api/professor/professors/?page_size=100');
    const found = results.filter(({ draft_state: state }) => state === 'needs_review');
    const [first, second] = found;
    if (!first || !second) throw new Error('The bot found too few professors');

    const { page, context, foreign, complaints } = await visit(stage.browser, stage.product.url);
    await context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
    await person.enter(page);
    await page.goto(`${stage.product.url}/professors`);
    const action = (name: 'details' | 'email' | 'quick', who: Professor) =>
      t('professors.actions.named', { action: t(`professors.actions.${name}`), name: who.full_name });

    // Found in the list, with the score.
    await type(page, page.getByRole('searchbox', { name: t('professors.filters.search') }), first.full_name);
    await page
      .getByText(t('professors.count', { count: 1 }), { exact: true })
      .first()
      .waitFor();
    const score = formatNumber(locale, Math.round(first.match_score ?? 0));
    await page.getByRole('img', { name: t('professors.score.label', { score }) }).waitFor();

    // Read about: the details, then the page.
    await press(page, page.getByRole('button', { name: action('details', first) }));
    await page
      .getByRole('dialog')
      .getByRole('tab', { name: t('professors.details.tabs.why') })
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press(page, page.getByRole('link', { name: action('quick', first) }));
    await page.getByRole('heading', { level: 1, name: first.full_name }).waitFor();
    await page.goBack();

    // Written to: the draft is changed in the dialog and kept.
    await press(page, page.getByRole('button', { name: action('email', first) }));
    const dialog = page.getByRole('dialog', { name: t('composeDialog.title', { name: first.full_name }) });
    await type(page, dialog.getByLabel(t('drafts.fields.subject')), 'A question about your work');
    await press(page, dialog.getByRole('button', { name: t('drafts.save'), exact: true }));
    await dialog.getByText(t('composeDialog.saved')).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect((await drafts()).find(({ professor }) => professor === first.id)).toMatchObject({
      subject: 'A question about your work',
      state: 'needs_review',
    });

    // Several are selected: exactly these are reviewed, and who may not be written to is named.
    for (const who of [first, second, avoided]) {
      await type(page, page.getByRole('searchbox', { name: t('professors.filters.search') }), who.full_name);
      await tick(page, page.getByRole('checkbox', { name: t('professors.select.one', { name: who.full_name }) }));
    }
    await press(page, page.getByRole('button', { name: t('professors.send.action') }));
    await page.getByRole('heading', { level: 1, name: t('review.title') }).waitFor();
    await page
      .getByRole('region', { name: t('review.refused.title', { count: 1 }) })
      .getByText(avoided.full_name)
      .waitFor();
    await page.getByText(t('botDetail.queue.place', { n: 1, total: 2 })).waitFor();
    await page.getByRole('heading', { level: 3, name: first.full_name }).waitFor();
    await press(page, page.getByRole('button', { name: t('botDetail.queue.approve') }));
    await page.getByRole('heading', { level: 3, name: second.full_name }).waitFor();
    await page.getByText(t('botDetail.queue.place', { n: 1, total: 1 })).waitFor();
    // Each by its own approval: the other one is as it was, and nobody else was written to.
    const after = await drafts();
    expect(after.filter(({ approved_at: at }) => at !== null).map(({ professor }) => professor)).toEqual([first.id]);
    expect(after.find(({ professor }) => professor === second.id)).toMatchObject({ state: 'needs_review' });
    expect(after.some(({ professor }) => professor === avoided.id)).toBe(false);

    await press(page, page.getByRole('button', { name: t('botDetail.queue.skip') }));
    await page.getByText(t('review.done')).waitFor();
    await press(page, page.getByRole('link', { name: t('review.back') }));
    await page.getByRole('heading', { level: 1, name: t('professors.title') }).waitFor();
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('keeps the heading, the selection and the way back when the code of the review does not come', async () => {
    const person = await newAccount(stage.product, `no-review-${locale}-${how.length}@mail.example`);
    const names = ['Ada Brandt', 'Birgit Colm'];
    for (const full_name of names) await person.call('POST', '/api/professor/professors/create/', { full_name });
    const { page, context } = await visit(stage.browser, stage.product.url);
    await context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
    await person.enter(page);
    await page.route('**/assets/Review-*.js', (route) => route.abort());
    await page.goto(`${stage.product.url}/professors`);
    for (const name of names)
      await tick(page, page.getByRole('checkbox', { name: t('professors.select.one', { name }) }));
    await press(page, page.getByRole('button', { name: t('professors.send.action') }));

    // The page has reloaded once by itself, in case the product was updated; then the problem is said on the page of the review.
    const heading = page.getByRole('heading', { level: 1, name: t('review.title') });
    const again = page.getByRole('button', { name: t('common.retry') });
    await again.waitFor();
    await page.getByText(t('problems.network.title')).waitFor();
    await heading.waitFor();
    expect(await page.getByRole('link', { name: t('professors.title') }).count()).toBeGreaterThan(0);

    // It comes again: the same two are reviewed.
    await page.unroute('**/assets/Review-*.js');
    await press(page, again);
    await again.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 3, name: names[0] }).waitFor();
    await page.getByText(t('botDetail.queue.place', { n: 1, total: names.length })).waitFor();
  });

  it('LET-10 EVD-05 a professor is added by hand, told by whom, and written to by the paper that was given', async () => {
    const person = await newAccount(stage.product, `by-hand-${locale}-${how.length}@mail.example`);
    await person.call('POST', '/api/student/research-interests/add/', {
      interest_name: 'structural health monitoring',
    });
    const known = await person.call<Professor>('POST', '/api/professor/professors/create/', {
      full_name: 'Solheim, Ingrid',
      university_name: 'Fjordane University',
    });
    const { page, context, foreign, complaints } = await visit(stage.browser, stage.product.url);
    await context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
    await person.enter(page);
    await page.goto(`${stage.product.url}/professors`);

    await press(page, page.getByRole('button', { name: t('professors.add') }));
    const dialog = page.getByRole('dialog', { name: t('professors.add') });
    const field = (name: 'name' | 'email' | 'page' | 'firstDoi') =>
      dialog.getByRole('textbox', { name: t(`addProfessor.${name}`) });
    await type(page, field('name'), 'Prof. Ingrid Solheim');
    await type(page, dialog.getByRole('combobox', { name: t('addProfessor.university') }), 'Fjordane University');
    await type(page, field('page'), 'http://fjordane.example/solheim');
    await type(page, field('firstDoi'), '10.5555/sample.chem.2020.6');
    await press(page, dialog.getByRole('button', { name: t('addProfessor.check') }));

    // What is wrong is said at the fields, and nothing is lost.
    await dialog
      .getByText(/https:\/\//u)
      .nth(1)
      .waitFor();
    await dialog.getByText('Omid Farahani').waitFor();
    expect(await field('name').inputValue()).toBe('Prof. Ingrid Solheim');
    await type(page, field('page'), 'https://fjordane.example/solheim');
    await type(page, field('firstDoi'), '10.5555/sample.shm.2023.009');
    await press(page, dialog.getByRole('button', { name: t('addProfessor.check') }));

    // Somebody of the same name is shown first, and can be opened; this one is said to be another person.
    await dialog.getByText(t('addProfessor.alike')).waitFor();
    const opened = dialog.getByRole('link', { name: t('addProfessor.open', { name: known.full_name }) });
    expect(await opened.getAttribute('href')).toBe(`/professors/${known.id}`);
    await dialog.getByRole('link', { name: /Sparse sensing/u }).waitFor();
    await press(page, dialog.getByRole('button', { name: t('addProfessor.addAnother') }));

    await page.getByRole('heading', { level: 1, name: 'Prof. Ingrid Solheim' }).waitFor();
    const { results } = await person.call<{ results: Professor[] }>(
      'GET',
      '/api/professor/professors/?ordering=full_name',
    );
    const added = results.find(({ full_name: name }) => name === 'Prof. Ingrid Solheim');
    expect(results).toHaveLength(2);
    expect(added?.match_score).not.toBeNull();
    await page
      .getByText(t('professors.sources.person', { day: '' }).slice(0, 10))
      .first()
      .waitFor();

    // The email is written on request, and stands on the paper.
    const tab = (name: 'overview' | 'email') => page.getByRole('tab', { name: t(`professorDetail.tabs.${name}`) });
    if (how === 'by keyboard alone') {
      // Tab reaches the open one; the arrows of the writing direction lead on, past the proposal.
      await pressOn(page, tab('overview'), 'ArrowLeft');
      await page.keyboard.press('ArrowLeft');
    } else await tab('email').click();
    await page.getByRole('heading', { name: t('failures.email.none'), exact: true }).waitFor();
    await press(page, page.getByRole('button', { name: t('drafts.none.create') }));
    await press(page, page.getByRole('link', { name: t('professorDetail.email.open') }));
    await page.waitForURL(/\/email$/u);
    const drafts = await person.call<{ results: EmailDraft[] }>('GET', '/api/emails/email-drafts/');
    expect(drafts.results).toMatchObject([{ professor: added?.id, state: 'needs_review' }]);
    expect(drafts.results[0]?.body).toContain('Sparse sensing');
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('A-127 what one person says of a professor is seen by nobody else, and is taken back to what the directory says', async () => {
    const newcomer = async (name: string) => {
      const one = await newAccount(stage.product, `${name}-facts-${locale}-${how.length}@mail.example`);
      await one.call('POST', '/api/student/research-interests/add/', { interest_name: 'machine learning' });
      const { id: account } = await withGmail(one);
      await newBot(one, { name: 'Found', account, professors: 1 });
      await atRest(one);
      const list = await one.call<{ results: Professor[] }>('GET', '/api/professor/professors/?page_size=100');
      return { ...one, found: list.results };
    };
    const [person, neighbour] = [await newcomer('own'), await newcomer('other')];
    const found = person.found.find(({ full_name: name, email, department }) => {
      return email && department && neighbour.found.some((theirs) => theirs.full_name === name);
    });
    if (!found) throw new Error('The bots found nobody in common');
    const read = () => person.call<Professor>('GET', `/api/professor/professors/${found.id}/`);

    const { page, context, foreign, complaints } = await visit(stage.browser, stage.product.url);
    await context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
    await person.enter(page);
    await page.goto(`${stage.product.url}/professors/${found.id}`);
    await press(page, page.getByRole('button', { name: t('ownFacts.edit') }));
    const dialog = page.getByRole('dialog', { name: t('ownFacts.title', { name: found.full_name }) });
    const field = (fact: 'department' | 'email') =>
      dialog.getByRole('textbox', { name: t(`professors.details.${fact}`), exact: true });
    await type(page, field('department'), 'Mechanics');
    await type(page, field('email'), 'mine at university');
    await press(page, dialog.getByRole('button', { name: t('common.saveChanges') }));

    // What is wrong is said at the field, and nothing is lost.
    await dialog.getByText(/name@example\.org/u).waitFor();
    expect(await field('department').inputValue()).toBe('Mechanics');
    await type(page, field('email'), 'mine@university.example');
    await press(page, dialog.getByRole('button', { name: t('common.saveChanges') }));
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('mine@university.example', { exact: true }).waitFor();
    const own = { department: 'Mechanics', email: 'mine@university.example' };
    expect(await read()).toMatchObject(own);
    const theirs = await neighbour.call<{ results: Professor[] }>('GET', '/api/professor/professors/?page_size=100');
    expect(theirs.results).toEqual(neighbour.found);

    // One of the two is taken back.
    const fact = t('professors.details.email');
    await press(page, page.getByRole('button', { name: t('ownFacts.takeBackNamed', { fact }) }));
    await page.getByText(t('ownFacts.takenBack', { fact })).first().waitFor();
    await page.getByText(found.email ?? '', { exact: true }).waitFor();
    expect(await read()).toMatchObject({ ...own, email: found.email });
    await page
      .getByRole('button', { name: t('ownFacts.takeBackNamed', { fact: t('professors.details.department') }) })
      .waitFor();
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
