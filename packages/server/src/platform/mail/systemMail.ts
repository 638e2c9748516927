import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { HttpProblem } from '../http/errors.ts';
import { isLocalName } from '../localName.ts';
import { composeMail, newMessageId } from './mime.ts';

export interface SystemMail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

function sender(mailFrom: string): { name: string; address: string } {
  const match = /^([^<]*)<([^<>]+)>$/.exec(mailFrom.trim());
  return match
    ? { name: (match[1] ?? '').trim().replaceAll('"', ''), address: match[2] ?? '' }
    : { name: '', address: mailFrom.trim() };
}

/**
 * Destination of system mail: SMTP_URL; without it the local mailbox, on a local trial server with the stand-in; otherwise none, because
 * anybody who could read it could take over every account.
 */
export function systemMailGoes({
  smtpUrl,
  google,
  publicUrl,
  trustProxy,
}: Pick<Config, 'smtpUrl' | 'google' | 'publicUrl' | 'trustProxy'>): 'email' | 'local_mailbox' | 'none' {
  if (smtpUrl) return 'email';
  const isTriedOut = google.standIn && trustProxy.length === 0 && isLocalName(new URL(publicUrl).hostname);
  return isTriedOut ? 'local_mailbox' : 'none';
}

/** Throws 503 when system mail cannot be sent. */
export function needSystemMail(config: Config): void {
  if (systemMailGoes(config) === 'none') throw new HttpProblem(503, 'noSystemMail', { code: 'mail_unavailable' });
}

/** Sends system mail. Throws when it cannot be sent. */
export async function sendSystemMail(deps: Pick<Deps, 'config' | 'db' | 'now'>, mail: SystemMail): Promise<void> {
  const { config, db, now } = deps;
  needSystemMail(config);
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
