import { describe, expect, test } from 'vitest';
import { blankForm, inSheet, nameOfEdit, planOf, sheetOf } from './composeForm';
import { mailtoOf, plainOf } from './mailto';
import { cutSubject, looksAt } from './looks';

const ada = { id: 601, name: 'Ada Berg', university: null, email: 'ada@nordmark.example' };
const sample = { id: null, name: 'Aino Lehtoranta', university: null, email: null };

describe('the form', () => {
  test('CMP-14 is one blank email, with a follow-up after 5 days and no time', () => {
    const form = blankForm([]);
    expect(sheetOf(form, 0)).toEqual({ to: '', subject: '', body: '' });
    expect(planOf(form)).toEqual({ date: null, time: null, followUp: 5 });
  });

  test('CMP-06 has an email for each recipient, to the address that is known', () => {
    const form = blankForm([ada, sample]);
    expect(sheetOf(form, 0)).toEqual({ to: 'ada@nordmark.example', subject: '', body: '' });
    expect(sheetOf(form, 1)).toEqual({ to: '', subject: '', body: '' });
  });

  test('CMP-07 CMP-08 a change reaches one email and no other', () => {
    const form = { ...blankForm([ada, sample]), ...inSheet(1, { subject: 'Frost', body: 'Dear' }) };
    expect(sheetOf(form, 1)).toEqual({ to: '', subject: 'Frost', body: 'Dear' });
    expect(sheetOf(form, 0).subject).toBe('');
  });

  test('a text is kept for the same people of the same bot', () => {
    expect(nameOfEdit([], null)).toBe('compose.0');
    expect(nameOfEdit([ada, sample], 802)).toBe('compose.802.601.Aino Lehtoranta');
  });
});

describe('the address for a mail program', () => {
  test('has recipient, subject and text, and the line ends of mail', () => {
    expect(mailtoOf({ to: ' a.b+c@uni.example ', subject: 'Frost & damage?', body: 'Dear A,\n\nHi\r\n' })).toBe(
      'mailto:a.b%2Bc@uni.example?subject=Frost%20%26%20damage%3F&body=Dear%20A%2C%0D%0A%0D%0AHi',
    );
  });

  test('leaves out what is empty, and takes no text for a further field', () => {
    expect(mailtoOf({ to: '', subject: ' ', body: '' })).toBe('mailto:');
    expect(mailtoOf({ to: 'a@b.example?bcc=c@d.example', subject: '', body: '' })).toBe(
      'mailto:a@b.example%3Fbcc%3Dc@d.example',
    );
  });

  test('is made of half a character too', () => {
    expect(mailtoOf({ to: '', subject: '\uD83D', body: '' })).toBe('mailto:?subject=%EF%BF%BD');
  });
});

test('the email as text is the subject, an empty line and the body', () => {
  expect(plainOf({ to: 'a@b.example', subject: 'Frost', body: 'Dear A' })).toBe('Frost\n\nDear A');
  expect(plainOf({ to: '', subject: '', body: 'Dear A' })).toBe('Dear A');
});

describe('what is looked at in the browser', () => {
  const of = (subject: string, body: string, name: string | null = 'Ada Berg') =>
    Object.fromEntries(looksAt({ to: '', subject, body }, name).map(({ code, passed }) => [code, passed]));

  test('is nothing while there is no text', () => {
    expect(looksAt({ to: '', subject: 'Frost', body: ' \n ' }, 'Ada Berg')).toEqual([]);
  });

  test('are the name, a year, a question, the length and the subject', () => {
    expect(of('', 'Dear all')).toEqual({ name: false, year: false, question: false, length: false, subject: false });
    expect(of('Frost', `Dear Professor Berg, your 2025 paper: why? ${'word '.repeat(120)}`)).toEqual({
      name: true,
      year: true,
      question: true,
      length: true,
      subject: true,
    });
  });

  test('is no name where nobody is known, and a question of a Persian text', () => {
    expect(of('', 'آیا می‌پذیرید؟', null)).toEqual({ year: false, question: true, length: false, subject: false });
  });

  test.each([
    [119, false],
    [120, true],
    [220, true],
    [221, false],
  ])('%s words are a good length: %s', (count, good) => {
    expect(of('', 'word '.repeat(count))['length']).toBe(good);
  });

  test('a year has four digits of two centuries, and stands by itself', () => {
    expect(['1899', '1900', '2099', '2100', '12025'].map((year) => of('', `In ${year}.`)['year'])).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test('a subject is cut where an inbox cuts it', () => {
    expect(cutSubject(` ${'a'.repeat(60)} `)).toBe('a'.repeat(60));
    expect(cutSubject(`${'a'.repeat(59)} b`)).toBe(`${'a'.repeat(59)}…`);
    expect(of('a'.repeat(61), 'x')['subject']).toBe(false);
  });
});
