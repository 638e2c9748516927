import type { MailLimits } from '../platform/config.ts';
import { createGmailClient } from '../gmail/gmailClient.ts';
import { type GmailProvider, startGmailProvider } from './gmailProvider.ts';
import { type MailTest, mailTest } from './mail.ts';
import { type MailActs, mailActs } from './mailActs.ts';

/** Longer than a busy machine takes for a call: one that ends early would have another outcome. */
const PATIENT_MS = 20_000;
/** For a provider that never answers. */
const HASTY_MS = 2_000;

export interface MailAtProvider extends MailTest {
  provider: GmailProvider;
  acts: MailActs;
  /** Gives calls up after two seconds, for a provider that never answers; `wait` and `reset` end that. */
  hurry(): void;
  wait(): void;
}

/** Mail tests with Gmail over HTTP, so that the real client is tested too. */
export async function mailAtProvider(limits: Partial<MailLimits> = {}): Promise<MailAtProvider> {
  const [mail, provider] = await Promise.all([mailTest(limits), startGmailProvider()]);
  const callWithin = (timeoutMs: number): void => {
    mail.deps.gmail = createGmailClient(provider.url, { now: mail.deps.now, timeoutMs });
  };
  callWithin(PATIENT_MS);
  return {
    ...mail,
    provider,
    acts: mailActs(mail),
    hurry: () => callWithin(HASTY_MS),
    wait: () => callWithin(PATIENT_MS),
    reset() {
      mail.reset();
      callWithin(PATIENT_MS);
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
