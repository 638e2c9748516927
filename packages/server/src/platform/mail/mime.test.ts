import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../testing/random.ts';
import { composeMail, isHeaderSafe, newMessageId, type OutgoingMail } from './mime.ts';

const seed = Number(process.env.SUBJECTS_SEED ?? Date.now() % 1_000_000);

const mail: OutgoingMail = {
  from: { name: 'نسرین احمدی', address: 'nasrin.ahmadi@gmail.example' },
  to: 'professor@university.example',
  subject: 'پرسشی دربارهٔ کار شما: über “quantum” 🙂',
  text: 'Dear Professor,\n\nسلام. A line that is rather long, so that it has to be wrapped somewhere by the encoding of the message.\nBye',
  messageId: '<abc@localhost>',
  date: new Date('2026-11-18T10:00:00Z'),
};

describe(`a composed message (SUBJECTS_SEED=${seed})`, () => {
  it('reads back as it was written when its subject looks encoded already', async () => {
    const { next } = seeded(seed);
    const parts = [
      '=?',
      '?=',
      '=?utf-8?Q?',
      '=?UTF-8?B?',
      '=0D=0ABcc:_a@b.example',
      'DQpCY2M6IGFAYi5leGFtcGxl',
      '?',
      '=',
      '_',
      ' ',
      'کار شما',
      'über',
      'work',
    ];
    for (let count = 0; count < 500; count++) {
      const some = Array.from({ length: 1 + Math.floor(next() * 12) }, () => parts[Math.floor(next() * parts.length)]);
      // Headers have no surrounding or repeated blanks.
      const subject = some.join('').replaceAll(/ +/g, ' ').trim() || 'x';
      const read = await PostalMime.parse(await composeMail({ ...mail, subject }));
      expect(read.subject, JSON.stringify(subject)).toBe(subject);
    }
  });

  it.each(['=?utf-8?Q?a=0D=0ABcc:_victim@example.com?=', 'See =?UTF-8?B?DQpCY2M6IGFAYi5leGFtcGxl?= here'])(
    'decodes %s, in subject or name, to no line break',
    async (text) => {
      const raw = await composeMail({ ...mail, subject: text, from: { ...mail.from, name: text } });
      const read = await PostalMime.parse(raw);
      expect(read.subject).toBe(text);
      expect(read.from?.name).toBe(text.replaceAll('=?', '= ?'));
      expect(raw.toString()).not.toMatch(/=\?utf-8\?[qb]\?(?:a=0D|DQp)/i);
    },
  );

  it('reads back exactly as it was written', async () => {
    const raw = await composeMail(mail);
    const read = await PostalMime.parse(raw);
    expect(read.from).toMatchObject(mail.from);
    expect(read.to?.map(({ address }) => address)).toEqual([mail.to]);
    expect(read.subject).toBe(mail.subject);
    expect(read.messageId).toBe('<abc@localhost>');
    expect(read.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(mail.text);
    expect(read.html).toBeUndefined();
  });

  it('has CRLF line ends and ASCII headers', async () => {
    const text = (await composeMail(mail)).toString('utf8');
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    const [head = ''] = text.split('\r\n\r\n');
    expect(/^[\x20-\x7E\r\n]*$/.test(head)).toBe(true);
  });

  it.each([
    ['a line break in the subject', { subject: 'Hello\r\nBcc: victim@example.com' }],
    ['a line break in the name', { from: { name: 'A\nBcc: victim@example.com', address: 'a@gmail.example' } }],
    ['an address in another spelling than its one form', { to: 'A@b.example' }],
    ['two recipients', { to: 'a@example.com, b@example.com' }],
    ['a recipient with a name', { to: 'A <a@example.com>' }],
    ['an override in the name', { from: { name: '\u202Egro.elgoog', address: 'a@gmail.example' } }],
  ])('refuses %s', async (_what, change) => {
    await expect(composeMail({ ...mail, ...change })).rejects.toThrow();
  });
});

it('header-safe text keeps half-spaces', () => {
  expect(isHeaderSafe('نامه‌ای برای شما')).toBe(true);
  expect(isHeaderSafe('two\u2028lines')).toBe(false);
});

it('each Message-ID is new', () => {
  expect(newMessageId('https://peyk.example')).toMatch(/^<[0-9a-f]{32}@peyk\.example>$/);
  expect(newMessageId('https://peyk.example')).not.toBe(newMessageId('https://peyk.example'));
});
