import { describe, expect, it } from 'vitest';
import { hintedAccount, offeredAccounts, standInAccounts } from './accounts.ts';
import { consentPage, errorPage, pageLanguage } from './consentPage.ts';

const [nasrin, babak] = standInAccounts;

describe('an account of the stand-in', () => {
  it.each([
    ['ana.maria.silva@uni.example', 'Ana', 'Maria Silva'],
    ['ANA@uni.example', 'Ana', ''],
    [' ana_silva+x7-y@uni.example ', 'Ana', 'Silva X Y'],
    ['1234@uni.example', '1234@uni.example', ''],
  ])('is read from the hint %j', (hint, given_name, family_name) => {
    const email = hint.trim().toLowerCase();
    expect(hintedAccount(hint)).toEqual({
      sub: expect.stringMatching(/^\d{21}$/),
      email,
      name: `${given_name} ${family_name}`.trim(),
      given_name,
      family_name,
    });
    expect(hintedAccount(email)).toEqual(hintedAccount(hint));
  });

  it.each([undefined, '', 'ana', 'a b@uni.example', '<a@uni.example>', 'a@b@c', `${'a'.repeat(65)}@b.example`, '@b'])(
    'is none for the hint %j, and both known ones are offered',
    (hint) => {
      expect(hintedAccount(hint)).toBeNull();
      expect(offeredAccounts(hint)).toEqual([nasrin, babak]);
    },
  );

  it('is its own for each address, and the known one for theirs; two are offered, that of the hint first', () => {
    const subjects = ['a@b.example', 'b@b.example', 'a@c.example', 'nasrin.ahmadi@gmail.example'].map(
      (hint) => hintedAccount(hint)?.sub,
    );
    expect(new Set(subjects).size).toBe(4);
    expect(hintedAccount('Nasrin.Ahmadi@gmail.example')).toBe(nasrin);
    expect(offeredAccounts('babak.rostami@gmail.example')).toEqual([babak, nasrin]);
    expect(offeredAccounts('nasrin.ahmadi@gmail.example')).toEqual([nasrin, babak]);
    expect(offeredAccounts('a@b.example')).toEqual([hintedAccount('a@b.example'), nasrin]);
  });
});

describe('the consent page', () => {
  const scope = (name: string) => `https://www.googleapis.com/auth/${name}`;
  const accounts = offeredAccounts(`o'neil&co@uni.example`);
  const scopes = ['openid', 'email', scope('gmail.send'), scope('gmail.readonly'), scope('x"y')];

  it.each([
    ['en', 'ltr', 'Choose an account', 'Send email on your behalf', 'Read your email messages', 'See your name'],
    ['fa', 'rtl', 'حساب خود را انتخاب کنید', 'از طرف شما ایمیل بفرستد', 'ایمیل‌های شما را بخواند', 'نام شما را ببیند'],
  ] as const)('offers in %s the accounts, and each scope that is asked for', (lang, dir, title, send, read, name) => {
    const page = consentPage(lang, 'an"id', accounts, scopes);
    expect(page).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain('action="/stand-in/google/interaction/an&quot;id"');
    expect(
      [...page.matchAll(/name="account" value="([^"]*)"( checked)?/g)].map(([, value, is]) => [value, is]),
    ).toEqual([
      ['o&#39;neil&amp;co@uni.example', ' checked'],
      ['nasrin.ahmadi@gmail.example', undefined],
    ]);
    expect(
      [...page.matchAll(/name="scope" value="([^"]*)" checked> <span>([^<]*)</g)].map(([, value, text]) => [
        value,
        text,
      ]),
    ).toEqual([
      [scope('gmail.send'), send],
      [scope('gmail.readonly'), read],
      [scope('x&quot;y'), 'x&quot;y'],
    ]);
    expect(page).not.toContain(name);
    expect(consentPage(lang, 'id', accounts, [...scopes, 'profile'])).toContain(`<li>${name}</li>`);
  });

  it('is in the language that is asked for, else in that of the browser, as is what went wrong', () => {
    expect([
      pageLanguage('fa', 'en'),
      pageLanguage('en-GB fa', 'fa'),
      pageLanguage('de fa', 'en'),
      pageLanguage(undefined, 'fa-IR'),
      pageLanguage('', 'fa'),
      pageLanguage(undefined, undefined),
    ]).toEqual(['fa', 'en', 'fa', 'fa', 'fa', 'en']);
    expect(errorPage('fa', 'a<b')).toContain('<p dir="ltr">a&lt;b</p><p>این پنجره را ببندید و از نو شروع کنید.</p>');
    expect(errorPage(undefined, 'a')).toContain('<p>Close this window and start again.</p>');
  });
});
