import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { composeMail, isAddress, isHeaderSafe, newMessageId, type OutgoingMail } from './mime.ts';

const mail: OutgoingMail = {
  from: { name: 'نسرین احمدی', address: 'nasrin.ahmadi@gmail.example' },
  to: 'professor@university.example',
  subject: 'پرسشی دربارهٔ کار شما: über “quantum” 🙂',
  text: 'Dear Professor,\n\nسلام. A line that is rather long, so that it has to be wrapped somewhere by the encoding of the message.\nBye',
  messageId: '<abc@localhost>',
  date: new Date('2026-11-18T10:00:00Z'),
};

describe('a composed message', () => {
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
    ['two recipients', { to: 'a@example.com, b@example.com' }],
    ['a recipient with a name', { to: 'A <a@example.com>' }],
    ['an override in the name', { from: { name: '\u202Egro.elgoog', address: 'a@gmail.example' } }],
  ])('refuses %s', async (_what, change) => {
    await expect(composeMail({ ...mail, ...change })).rejects.toThrow();
  });
});

it('knows an address from other text', () => {
  expect(['a@b.example', 'first.last+tag@uni.ac.ir'].every(isAddress)).toBe(true);
  expect(
    ['', 'a', 'a@b', 'a b@c.example', 'a@b.example,c@d.example', '<a@b.example>', 'a@b.example\n'].some(isAddress),
  ).toBe(false);
  // What no header may hold is no address either: it is refused when it is approved, and not when it is sent.
  expect(['a\u202E@b.example', 'a\u0000@b.example', 'a@b\u007F.example'].some(isAddress)).toBe(false);
});

it('header-safe text keeps half-spaces', () => {
  expect(isHeaderSafe('نامه‌ای برای شما')).toBe(true);
  expect(isHeaderSafe('two\u2028lines')).toBe(false);
});

it('each Message-ID is new', () => {
  expect(newMessageId('https://peyk.example')).toMatch(/^<[0-9a-f]{32}@peyk\.example>$/);
  expect(newMessageId('https://peyk.example')).not.toBe(newMessageId('https://peyk.example'));
});
