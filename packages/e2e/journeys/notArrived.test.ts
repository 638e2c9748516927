import '../../app/src/i18n/all';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { visit } from '../support/browser';
import { useStage } from '../support/stage';
import { appIsThere, canBePainted, holdApp, prerenderedLanguages } from '../support/prerendered';

const stage = useStage();

const locales = ['en', 'fa'] as const;
const authPages = [
  ['/signin', 'en'],
  ['/signin', 'fa'],
  ['/signup', 'en'],
  ['/signup', 'fa'],
] as const;

/** A browser with this language. */
async function visitor(locale: 'en' | 'fa', viewport?: { width: number; height: number }) {
  const arrived = await visit(stage.browser, stage.product.url, viewport);
  await arrived.context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
  const t = createTranslator(locale);
  const { page } = arrived;
  let opened = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened += 1;
  });
  return {
    ...arrived,
    t,
    go: (path: string) => page.goto(stage.product.url + path),
    /** The message for when the app cannot be loaded. */
    notice: page.getByRole('alert').filter({ hasText: t('shell.notArrived.title') }),
    email: page.getByLabel(t('auth.email')),
    password: page.getByRole('textbox', { name: t('auth.password') }),
    reload: page.getByRole('link', { name: t('shell.crash.reload') }),
    /** How often the page was loaded, reloads included. */
    opened: () => opened,
  };
}

/** Files that no server has any more. */
const answer404 = async (page: Page, files: string) => {
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
};

describe.each(authPages)('the page %s in %s', (path, locale) => {
  it.each(['**/assets/frame-*.js', '**/assets/prerendered-*.js', '**/assets/publicWords-*.js'])(
    'says so where %s does not come, and keeps the address when the person reloads',
    async (files) => {
      const { page, context, complaints, go, notice, email, password, reload } = await visitor(locale);
      let reloading = false;
      let there = false;
      // Only from the reload on: the app retries by itself, and the link would be gone before the click.
      page.on('request', (request) => (there ||= reloading && request.isNavigationRequest()));
      await page.route(files, (route) => (there ? route.continue() : route.abort()));
      await go(path);
      await notice.waitFor();
      await email.fill('sara@example.org');
      await password.fill('correct horse battery');
      reloading = true;
      await reload.click();
      await appIsThere(page);
      expect(await email.inputValue()).toBe('sara@example.org');
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('correct');
      expect(await notice.count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('says so when the app takes too long, and is the app when it comes', async () => {
    const { page, context, complaints, go, notice, email } = await visitor(locale);
    // Paused before the page loads: an installed clock would otherwise advance in real time.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const letIn = await holdApp(page);
    await go(path);
    await email.fill('sara@example.org');
    await page.clock.runFor(14_000);
    expect(await notice.isVisible()).toBe(false);
    await page.clock.runFor(2000);
    expect(await notice.isVisible()).toBe(true);
    await page.clock.resume();
    letIn();
    await appIsThere(page);
    expect(await email.inputValue()).toBe('sara@example.org');
    expect(await notice.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('whose files are of another version reloads by itself, once, and keeps what was typed', async () => {
    const { page, context, complaints, go, notice, email, opened } = await visitor(locale);
    const letFail = Promise.withResolvers<void>();
    await page.route('**/assets/frame-*.js', async (route) => {
      await letFail.promise;
      await route.fulfill({ status: 404, body: '' });
    });
    await go(path);
    await email.fill('sara@example.org');
    const again = page.waitForEvent('load');
    letFail.resolve();
    await again;
    await notice.waitFor();
    expect(await email.inputValue()).toBe('sara@example.org');
    expect(opened()).toBe(2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('whose own name is of another version is the app after one reload', async () => {
    const { page, context, complaints, go, email, opened } = await visitor(locale);
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      const old = (await answer.text()).replaceAll(/assets\/prerendered-[\w-]+\.js/g, 'assets/prerendered-before.js');
      await (opened() === 1 ? route.fulfill({ response: answer, body: old }) : route.fulfill({ response: answer }));
    });
    await go(path);
    await expect.poll(opened, { timeout: 5000 }).toBe(2);
    await email.waitFor();
    await appIsThere(page);
    expect(opened()).toBe(2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('with a typed password says so and leaves the reload to the person', async () => {
    const { page, context, go, notice, password, opened } = await visitor(locale);
    const letFail = Promise.withResolvers<void>();
    await page.route('**/assets/frame-*.js', async (route) => {
      await letFail.promise;
      await route.fulfill({ status: 404, body: '' });
    });
    await go(path);
    await password.fill('correct horse battery');
    letFail.resolve();
    await notice.waitFor();
    expect(await password.inputValue()).toBe('correct horse battery');
    expect(opened()).toBe(1);
    await context.close();
  });

  it.each([320, 1280])('has the sentence in sight at %i px, with nothing of the form lost below it', async (width) => {
    const { page, context, go, notice, reload } = await visitor(locale, { width, height: 640 });
    await page.route('**/assets/**', (route) => route.abort());
    await go(path);
    await notice.waitFor();
    // The page may be in its one automatic reload.
    await reload.waitFor();
    // While the layout is still changing, the message is readable a moment before it is in its place.
    const inSight = async () => {
      const box = await notice.boundingBox();
      return box && box.y >= 0 && box.y + box.height <= 640 && box.x >= 0 && box.x + box.width <= width;
    };
    await expect.poll(inSight, { timeout: 5000 }).toBe(true);
    // The end of the page can be scrolled above the message.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const hidden = async () => {
      const end = await page.getByRole('contentinfo').boundingBox();
      const sentence = await notice.boundingBox();
      return end && sentence ? Math.max(0, end.y + end.height - sentence.y - 1) : null;
    };
    await expect.poll(hidden, { timeout: 5000 }).toBe(0);
    await context.close();
  });
});

describe.each(locales)('a page of the app, in %s', (locale) => {
  it('says so without any file but itself', async () => {
    const { page, context, go } = await visitor(locale);
    await page.route(/\.(?:js|css|woff2|svg)$/, (route) => route.abort());
    await go('/bots');
    // Nothing here can determine the language of the person.
    for (const spoken of locales) {
      const t = createTranslator(spoken);
      expect(await page.getByText(t('shell.notArrived.title')).isVisible()).toBe(true);
      expect(await page.getByText(t('shell.notArrived.body')).isVisible()).toBe(true);
      expect(await page.getByRole('link', { name: t('shell.crash.reload') }).isVisible()).toBe(true);
    }
    await page.unroute(/\.(?:js|css|woff2|svg)$/);
    await page.getByRole('link', { name: createTranslator(locale)('shell.crash.reload') }).click();
    await page.getByRole('heading', { level: 1, name: createTranslator(locale)('auth.title') }).waitFor();
    await context.close();
  });

  it.each([
    ['its code', '**/assets/frame-*.js'],
    ['its words', '**/assets/publicWords-*.js'],
    ['everything hashed', '**/assets/**'],
  ])('says so without %s, in the language of the person, after one try by itself', async (_what, files) => {
    const { page, context, go, notice, opened } = await visitor(locale);
    await answer404(page, files);
    await go('/bots?page=2');
    await expect.poll(opened, { timeout: 5000 }).toBe(2);
    await canBePainted(page);
    await notice.waitFor();
    expect(opened()).toBe(2);
    const other = createTranslator(locale === 'en' ? 'fa' : 'en');
    expect(await page.getByText(other('shell.notArrived.title')).isVisible()).toBe(false);
    expect(new URL(page.url()).search).toBe('?page=2');
    await context.close();
  });

  it('says nothing of the kind on its way', async () => {
    const { page, context, go, notice } = await visitor(locale);
    const letIn = await holdApp(page);
    const opening = go('/no/such/page');
    await page.locator('#root [data-not-arrived]').first().waitFor({ state: 'attached' });
    await canBePainted(page);
    expect(await notice.isVisible()).toBe(false);
    letIn();
    await opening;
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('[data-not-arrived]').count()).toBe(0);
    expect(await page.locator('html').getAttribute('data-app')).toBeNull();
    await context.close();
  });
});

describe.each(locales)('the landing page, in %s', (locale) => {
  it('is read without the app, and says so to whoever presses what only the app answers', async () => {
    const { page, context, complaints, t, go, notice, opened } = await visitor(locale, { width: 390, height: 844 });
    await page.route('**/assets/{frame,prerendered}-*.js', (route) => route.abort());
    await go('/');
    await page.getByRole('heading', { level: 1, name: t('landing.title') }).click();
    expect(await notice.isVisible()).toBe(false);
    await page.getByRole('button', { name: t('shell.openMenu') }).click();
    await notice.waitFor();
    expect(await prerenderedLanguages(page)).toBe(2);
    expect(opened()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
