import type { Preferences, User } from '@peyk/api-types';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { MockUser } from '../../mocks/fixtures/user';
import { render } from '../../mocks/render';
import { type Answer, serve } from '../../mocks/serve';
import { formatDate, formatNumber } from '../../i18n/format';
import { useLocale } from '../../i18n/I18n';
import { preferences as browser } from '../../session/preferences';
import { Preferred } from './Preferred';
import { useChangePreferences } from '../../entities/user/useChangePreferences';

const none: Preferences = { language: null, calendar: null, digits: null, theme: null };
const CHANGE = 'PATCH /api/account/preferences/';

beforeEach(() => {
  localStorage.clear();
  onTestFinished(() => localStorage.clear());
});

/** A page of a person with a number and a day; it has no reason of its own to be drawn again. */
function Written() {
  const locale = useLocale();
  const change = useChangePreferences();
  return (
    <>
      <output>{`${formatDate(locale, '2026-11-20')} ${formatNumber(locale, 1234)}`}</output>
      <button type="button" onClick={() => void change({ calendar: 'persian', digits: 'persian' })}>
        both
      </button>
    </>
  );
}

/** A server with an account that has these preferences, and changes them as it is told. */
function show(at: Preferences | undefined, answers: Readonly<Record<string, Answer>> = {}) {
  let kept = at;
  const sent = serve({
    'GET /api/auth/me/': () => Response.json({ ...MockUser, ...(kept ? { preferences: kept } : {}) } satisfies User),
    [CHANGE]: async (request) => Response.json((kept = { ...none, ...kept, ...((await request.json()) as object) })),
    'PUT /api/student/clock/': (request) => new Response(request.body, { headers: request.headers }),
    ...answers,
  });
  const screen = render(
    <Preferred>
      <Written />
    </Preferred>,
  );
  return { screen, sent, changes: () => sent.filter(({ call }) => call === CHANGE).map(({ body }) => body) };
}
const written = () => page.getByRole('status');

test('OWN-01 what was chosen on another device is followed here: language, theme, calendar and digits', async () => {
  const { changes } = show({ language: 'fa', calendar: 'persian', digits: 'persian', theme: 'dark' });
  await expect.poll(() => [browser.locale(), browser.theme()]).toEqual(['fa', 'dark']);
  await expect.element(written()).toHaveTextContent('۲۹ Aban ۱۴۰۵ ۱٬۲۳۴');
  expect(changes()).toEqual([]);
});

test('OWN-01 who chose nothing keeps what this browser has, and numbers and days are as the language writes them', async () => {
  browser.setTheme('dark');
  const { sent, changes } = show(none);
  await expect.poll(() => sent.some(({ call }) => call === 'PUT /api/student/clock/')).toBe(true);
  expect([browser.locale(), browser.theme()]).toEqual(['en', 'dark']);
  await expect.element(written()).toHaveTextContent('20 November 2026 1,234');
  expect(changes()).toEqual([]);
});

test('OWN-01 a choice with the switches of the page is told to the account, once', async () => {
  const { sent, changes } = show({ ...none, language: 'en' });
  await expect.poll(() => sent.some(({ call }) => call === 'PUT /api/student/clock/')).toBe(true);
  browser.setLocale('fa');
  await expect.poll(changes).toEqual([{ language: 'fa' }]);
  browser.setTheme('dark');
  await expect.poll(changes).toEqual([{ language: 'fa' }, { theme: 'dark' }]);
  expect([browser.locale(), browser.theme()]).toEqual(['fa', 'dark']);
});

test('OWN-01 the last of two quick choices is the one that stays, here and with the account', async () => {
  const { sent, changes } = show(none);
  await expect.poll(() => sent.some(({ call }) => call === 'PUT /api/student/clock/')).toBe(true);
  browser.setLocale('fa');
  await expect.poll(changes).toHaveLength(1);
  browser.setLocale('en');
  await expect.poll(changes).toEqual([{ language: 'fa' }, { language: 'en' }]);
  expect(browser.locale()).toBe('en');
});

test('OWN-01 a choice that could not be told holds in this browser, also on the next visit', async () => {
  const at = { ...none, language: 'en' as const };
  const { sent } = show(at, { [CHANGE]: () => Response.json({ detail: 'Out of order.' }, { status: 500 }) });
  await expect.poll(() => sent.some(({ call }) => call === 'PUT /api/student/clock/')).toBe(true);
  browser.setLocale('fa');
  await expect.poll(() => sent.some(({ call }) => call === CHANGE)).toBe(true);
  const again = show(at);
  await expect.poll(() => again.sent.filter(({ call }) => call === 'GET /api/auth/me/').length).toBeGreaterThan(0);
  expect(browser.locale()).toBe('fa');
});

test('OWN-01 a new choice is written at once everywhere on the page, and its weeks begin by the chosen calendar', async () => {
  const { sent } = show(none);
  await expect.element(written()).toHaveTextContent('20 November 2026 1,234');
  await page.getByRole('button', { name: 'both' }).click();
  await expect.element(written()).toHaveTextContent('۲۹ Aban ۱۴۰۵ ۱٬۲۳۴');
  await expect
    .poll(() => sent.filter(({ call }) => call === 'PUT /api/student/clock/').at(-1)?.body)
    .toMatchObject({ calendar: 'persian' });
});

test('OWN-01 until the account is known, numbers and days are written as at the last visit; a wrong entry is none', async () => {
  const late = () => new Promise<Response>(() => undefined);
  localStorage.setItem('peyk.preferences', '7 - persian latin -');
  show(none, { 'GET /api/auth/me/': late });
  await expect.element(written()).toHaveTextContent('29 Aban 1405 1,234');
});

test.each(['', '7', '7 - hebrew roman -', '{"calendar":"persian"}'])(
  'OWN-01 %j in the storage chooses nothing',
  async (entry) => {
    localStorage.setItem('peyk.preferences', entry);
    show(none, { 'GET /api/auth/me/': () => new Promise<Response>(() => undefined) });
    await expect.element(written()).toHaveTextContent('20 November 2026 1,234');
  },
);

test('OWN-01 a page of nobody is written as its language does, after one of a person who wanted otherwise', async () => {
  serve({ 'GET /api/auth/me/': { ...MockUser, preferences: { ...none, calendar: 'persian', digits: 'persian' } } });
  function Leaving() {
    const [isHere, setIsHere] = useState(true);
    return (
      <>
        {isHere ? <Preferred>{<Written />}</Preferred> : <output>{formatNumber('en', 1234)}</output>}
        <button type="button" onClick={() => setIsHere(false)}>
          leave
        </button>
      </>
    );
  }
  render(<Leaving />);
  await expect.element(written()).toHaveTextContent('۲۹ Aban ۱۴۰۵ ۱٬۲۳۴');
  await page.getByRole('button', { name: 'leave' }).click();
  await expect.element(page.getByRole('button', { name: 'both' })).not.toBeInTheDocument();
  expect([formatNumber('en', 1234), formatDate('en', '2026-11-20')]).toEqual(['1,234', '20 November 2026']);
});
