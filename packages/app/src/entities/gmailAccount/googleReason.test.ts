import { expect, it } from 'vitest';
import '../../i18n/all';
import { createTranslator } from '../../i18n/translator';
import { googleReason, googleWords } from './googleReason';

const said = (locale: 'en' | 'fa', error: string | null, description: string | null = null) =>
  googleWords(createTranslator(locale), googleReason(error, description) ?? '');

it.each([
  ['access_denied', 'Peyk was not given permission to send.', 'به پیک اجازهٔ ارسال داده نشد.'],
  ['consent_required', 'Peyk was not given permission to send.', 'به پیک اجازهٔ ارسال داده نشد.'],
  ['login_required', 'Google could not tell which account to use.', 'گوگل نتوانست حساب شما را تشخیص دهد.'],
  ['admin_policy_enforced', 'The organisation that manages', 'سازمانی که این حساب را مدیریت می‌کند'],
  ['invalid_grant', 'The permission expired', 'مهلت این اجازه پیش از استفاده به پایان رسید.'],
  ['redirect_uri_mismatch', 'Google does not accept how this server', 'گوگل تنظیمات این سرور را نمی‌پذیرد.'],
  ['temporarily_unavailable', 'Google is temporarily unavailable.', 'گوگل نتوانست پاسخ دهد.'],
])('Google’s %s is said in our words in both languages, whatever its description', (code, english, persian) => {
  for (const [locale, words] of [
    ['en', english],
    ['fa', persian],
  ] as const) {
    expect(said(locale, code, 'The user did not grant access')).toContain(words);
    expect(said(locale, code, 'The user did not grant access')).not.toMatch(/did not grant|_/);
  }
});

it('GMAIL-21 a code that nobody knows gives way to its description, and is marked as Google’s and set apart', () => {
  expect(said('en', 'odd_code', 'No thanks')).toBe('Google answered “No thanks”.');
  expect(said('en', 'odd_code', ' ')).toBe('Google answered “odd_code”.');
  expect(said('fa', 'odd_code', 'No thanks')).toBe('گوگل با «\u2068No thanks\u2069» پاسخ داد.');
  expect(said('en', 'toString')).toBe('Google answered “toString”.');
});

it('says nothing where Google said nothing', () => {
  expect([googleReason(null, null), googleReason(' ', ' ')]).toEqual([null, null]);
});
