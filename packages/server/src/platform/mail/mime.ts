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
}

// Control characters and line separators could add a header; overrides could disguise one.
const HOSTILE = /[\u0000-\u001F\u007F\u0085\u2028\u2029\u202A-\u202E\u2066-\u2069]/;

/** Whether a text may stand in a header line. */
export const isHeaderSafe = (text: string): boolean => !HOSTILE.test(text);

/** The text with blanks for what may not stand in a header line. */
export const headerText = (text: string): string => text.split(HOSTILE).join(' ').trim();

/** A Message-ID of our own: it is stored before anything is sent. */
export function newMessageId(publicUrl: string): string {
  return `<${randomBytes(16).toString('hex')}@${new URL(publicUrl).hostname.replaceAll(/[[\]]/g, '')}>`;
}

/**
 * A header's text that reads back as it stands: what looks like an encoded word (RFC 2047) would be decoded by the reader, to line breaks or
 * to other words than were approved.
 */
const literal = (text: string): string => (text.includes('=?') ? encodeWord(text, 'Q', 52) : text);

/** One RFC 5322 message without any tracking. Throws when a header would hold more than one line or one recipient. */
export async function composeMail(mail: OutgoingMail): Promise<Buffer> {
  if (![mail.subject, mail.from.name, mail.from.address, mail.to].every(isHeaderSafe))
    throw new Error('A header holds control characters.');
  if (canonicalEmail(mail.to) !== mail.to) throw new Error('The recipient is not one address.');
  // Readers decode an encoded word in a quoted name, too; no name of a person holds one.
  const name = mail.from.name.replaceAll('=?', '= ?');
  const composer = new MailComposer({
    from: name ? { name, address: mail.from.address } : mail.from.address,
    to: { name: '', address: mail.to },
    subject: literal(mail.subject),
    text: mail.text.replaceAll(/\r\n?|\n/g, '\r\n'),
    ...(mail.html === undefined ? {} : { html: mail.html }),
    messageId: mail.messageId,
    date: mail.date,
    // Files and addresses in a mail are never fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
