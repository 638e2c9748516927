import nodemailer from 'nodemailer';
import type { Deps } from '../deps.ts';
import { composeMail, newMessageId } from './mime.ts';

export interface SystemMail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

function sender(mailFrom: string): { name: string; address: string } {
  const match = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(mailFrom);
  return match
    ? { name: (match[1] ?? '').replaceAll('"', ''), address: match[2] ?? '' }
    : { name: '', address: mailFrom.trim() };
}

/** Mail of the product itself: through SMTP_URL when there is one, otherwise kept for the mailbox on this machine. */
export async function sendSystemMail(deps: Pick<Deps, 'config' | 'db' | 'now'>, mail: SystemMail): Promise<void> {
  const { config, db, now } = deps;
  const from = sender(config.mailFrom);
  const raw = await composeMail({ ...mail, from, messageId: newMessageId(config.publicUrl), date: now() });
  if (config.smtpUrl) {
    const transport = nodemailer.createTransport(config.smtpUrl);
    try {
      await transport.sendMail({ envelope: { from: from.address, to: [mail.to] }, raw });
    } finally {
      transport.close();
    }
    return;
  }
  await db
    .insertInto('system_mail')
    .values({ to_email: mail.to, subject: mail.subject, raw, created_at: now() })
    .execute();
}
