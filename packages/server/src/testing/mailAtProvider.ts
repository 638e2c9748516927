import type { MailLimits } from '../platform/config.ts';
import { createGmailClient } from '../gmail/gmailClient.ts';
import { type GmailProvider, startGmailProvider } from './gmailProvider.ts';
import { type MailTest, mailTest } from './mail.ts';
import { type MailActs, mailActs } from './mailActs.ts';

/** Timeout for an unresponsive provider. */
const TIMEOUT_MS = 300;

export interface MailAtProvider extends MailTest {
  provider: GmailProvider;
  acts: MailActs;
}

/** Mail tests with Gmail over HTTP, so that the real client is tested too. */
export async function mailAtProvider(limits: Partial<MailLimits> = {}): Promise<MailAtProvider> {
  const [mail, provider] = await Promise.all([mailTest(limits), startGmailProvider()]);
  mail.deps.gmail = createGmailClient(provider.url, { now: mail.deps.now, timeoutMs: TIMEOUT_MS });
  return {
    ...mail,
    provider,
    acts: mailActs(mail),
    reset() {
      mail.reset();
      provider.sent.length = 0;
      provider.calls.length = 0;
      provider.drafts.clear();
      provider.next = {};
    },
    async close() {
      await provider.close();
      await mail.close();
    },
  };
}
