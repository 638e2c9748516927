import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailTest, mailTest } from '../testing/mail.ts';
import { type MailActs, mailActs } from '../testing/mailActs.ts';
import { onlyAccount, ownAccount, toGmailAccounts } from './accounts.ts';
import { approveDraft } from '../sending/approve.ts';

let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest({ perDay: 0, perWeek: 0 });
  acts = mailActs(mail);
});
afterAll(() => mail.close());
beforeEach(() => mail.reset());

type Standing = 'connected' | 'ends now' | 'ends soon' | 'needs_reconnect' | 'disconnected';
const stand = (id: number, standing: Standing) =>
  mail.deps.db
    .updateTable('gmail_accounts')
    .set({
      state: standing.startsWith('ends') ? 'connected' : standing,
      expires_at: standing.startsWith('ends')
        ? new Date(mail.clock.now.getTime() + (standing === 'ends soon' ? 1 : 0))
        : null,
    })
    .where('id', '=', id)
    .execute();

describe('a letter is approved for', () => {
  type Named = 'first' | 'second' | 'theirs' | null;
  const cases: [bot: Named, draft: Named, first: Standing, second: Standing, chosen: string][] = [
    ['second', 'first', 'connected', 'connected', 'second'],
    [null, 'first', 'connected', 'connected', 'first'],
    [null, 'second', 'connected', 'connected', 'second'],
    [null, null, 'connected', 'connected', 'gmail_missing'],
    [null, null, 'connected', 'disconnected', 'first'],
    [null, null, 'connected', 'needs_reconnect', 'first'],
    [null, null, 'ends now', 'connected', 'second'],
    [null, null, 'ends soon', 'connected', 'gmail_missing'],
    [null, null, 'disconnected', 'disconnected', 'gmail_missing'],
    ['second', 'first', 'connected', 'disconnected', 'first'],
    ['second', 'first', 'connected', 'needs_reconnect', 'gmail_reconnect'],
    ['second', 'first', 'connected', 'ends now', 'gmail_reconnect'],
    ['second', 'first', 'connected', 'ends soon', 'second'],
    [null, 'second', 'connected', 'disconnected', 'first'],
    [null, 'second', 'connected', 'ends now', 'gmail_reconnect'],
    [null, 'second', 'needs_reconnect', 'disconnected', 'gmail_missing'],
    ['theirs', 'second', 'connected', 'disconnected', 'first'],
    [null, 'theirs', 'connected', 'connected', 'gmail_missing'],
  ];
  it.each(cases)(
    'the account of its bot (%s), else its own (%s), else the only one (%s, %s): %s',
    async (botsAccount, own, firstStands, secondStands, chosen) => {
      const owner = await mail.person();
      const other = await mail.account(owner.userId);
      const stranger = await mail.person();
      const ids = { first: owner.accountId, second: other.accountId, theirs: stranger.accountId };
      await stand(ids.first, firstStands);
      await stand(ids.second, secondStands);
      const { userId } = owner;
      const bot = botsAccount && (await acts.bot({ userId, accountId: ids[botsAccount] }, 'Active'));
      const draftId = await mail.draft(
        { userId, accountId: own && ids[own] },
        bot === null ? {} : { runId: bot.runId },
      );
      const refused = await approveDraft(mail.deps, userId, draftId).then(
        () => null,
        ({ code, params }: { code: string; params?: object }) => ({ code, params }),
      );
      const isChosen = chosen === 'first' || chosen === 'second';
      const params = chosen === 'gmail_reconnect' ? { email: other.address } : {};
      expect(refused).toEqual(isChosen ? null : { code: chosen, params });
      const draft = await mail.deps.db
        .selectFrom('email_drafts')
        .select(['gmail_account_id', 'state'])
        .where('id', '=', draftId)
        .executeTakeFirstOrThrow();
      expect(draft).toEqual({
        gmail_account_id: isChosen ? ids[chosen] : own && ids[own],
        state: isChosen ? 'approved' : 'needs_review',
      });
    },
  );
});

describe('the accounts of a person', () => {
  it.each<[Standing, string, boolean]>([
    ['connected', 'connected', true],
    ['ends soon', 'connected', true],
    ['ends now', 'expired', false],
    ['needs_reconnect', 'needs_reconnect', false],
    ['disconnected', 'disconnected', false],
  ])('that stand as “%s” are shown as %s, each with its own bots', async (standing, state, connected) => {
    const owner = await mail.person();
    const [second, third] = [await mail.account(owner.userId), await mail.account(owner.userId)];
    for (const status of ['Active', 'Paused', 'Draft']) await acts.bot(owner, status);
    await acts.bot(second, 'Running');
    await acts.bot(await mail.person(), 'Active');
    await stand(second.accountId, standing);
    const { db } = mail.deps;
    const rows = await db
      .selectFrom('gmail_accounts')
      .selectAll()
      .where('user_id', '=', owner.userId)
      .orderBy('id')
      .execute();
    const ending = rows[1]?.expires_at ?? null;
    const shown = (account: { accountId: number; address: string }, bots: number) => ({
      id: account.accountId,
      email: account.address,
      connected: true,
      expires_at: null,
      scopes: ['https://www.googleapis.com/auth/gmail.send'],
      state: 'connected',
      bots_count: bots,
    });
    expect(await toGmailAccounts(db, rows, mail.clock.now)).toEqual([
      shown(owner, 3),
      { ...shown(second, 1), connected, state, expires_at: ending === null ? null : new Date(ending).toISOString() },
      shown(third, 0),
    ]);
    const own = await ownAccount(db, owner.userId, second.accountId);
    expect(own?.id).toBe(standing === 'disconnected' ? undefined : second.accountId);
    expect(await onlyAccount(db, owner.userId, mail.clock.now)).toBeUndefined();
    await stand(third.accountId, 'needs_reconnect');
    expect((await onlyAccount(db, owner.userId, mail.clock.now))?.id).toBe(connected ? undefined : owner.accountId);
  });

  it('are nobody else’s', async () => {
    const [owner, stranger] = [await mail.person(), await mail.person()];
    expect(await ownAccount(mail.deps.db, stranger.userId, owner.accountId)).toBeUndefined();
    expect((await onlyAccount(mail.deps.db, stranger.userId, mail.clock.now))?.id).toBe(stranger.accountId);
  });
});
