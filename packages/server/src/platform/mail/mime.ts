import { randomBytes } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { canonicalEmail } from '../emailAddress.ts';

export interface OutgoingMail {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html?: string;
  messageId: string;
  date: Date;
  /** PDF files that go with it, byte for byte. */
  files?: readonly { name: string; bytes: Buffer }[];
}

// Control characters and line separators could inject a header; overrides could disguise one.
const HOSTILE = /[\u0000-\u001F\u007F\u0085\u2028\u2029\u202A-\u202E\u2066-\u2069]/;

/** Whether a text is safe in a header line. */
export const isHeaderSafe = (text: string): boolean => !HOSTILE.test(text);

/** The text with blanks instead of characters that are unsafe in a header line. */
export const headerText = (text: string): string => text.split(HOSTILE).join(' ').trim();

/** The name that emails of a person are from: the one below them, where the profile has it in Latin letters. */
export const nameOfSender = (user: { first_name: string; last_name: string; latin_name: string | null }): string =>
  headerText(user.latin_name?.trim() || `${user.first_name} ${user.last_name}`);

/** A new Message-ID, to be stored before sending. */
export function newMessageId(publicUrl: string): string {
  return `<${randomBytes(16).toString('hex')}@${new URL(publicUrl).hostname.replaceAll(/[[\]]/g, '')}>`;
}

/**
 * Header text that a reader displays literally: text that looks like an encoded word (RFC 2047) would be decoded, to line breaks or to
 * other words than were approved.
 */
const literal = (text: string): string => (text.includes('=?') ? encodeWord(text, 'Q', 52) : text);

/** Composes one RFC 5322 message without tracking. Throws when a header would contain more than one line or one recipient. */
export async function composeMail(mail: OutgoingMail): Promise<Buffer> {
  if (![mail.subject, mail.from.name, mail.from.address, mail.to].every(isHeaderSafe))
    throw new Error('A header holds control characters.');
  if (canonicalEmail(mail.to) !== mail.to) throw new Error('The recipient is not one address.');
  // Readers also decode encoded words in a quoted name; no person's name contains one.
  const name = mail.from.name.replaceAll('=?', '= ?');
  const composer = new MailComposer({
    from: name ? { name, address: mail.from.address } : mail.from.address,
    to: { name: '', address: mail.to },
    subject: literal(mail.subject),
    text: mail.text.replaceAll(/\r\n?|\n/g, '\r\n'),
    ...(mail.html === undefined ? {} : { html: mail.html }),
    messageId: mail.messageId,
    date: mail.date,
    attachments: (mail.files ?? []).map(({ name, bytes }) => ({
      filename: name,
      content: bytes,
      contentType: 'application/pdf',
      contentDisposition: 'attachment' as const,
    })),
    // Never fetches files or URLs while composing.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
