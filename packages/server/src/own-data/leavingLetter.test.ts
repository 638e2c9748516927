import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createPasswords } from '../accounts/passwords.ts';
import { lockPerson } from '../platform/locks.ts';
import { COOLDOWN_DAYS } from '../sending/contacts.ts';
import { keepRefusals, mustNotWriteTo } from '../sending/keptRefusals.ts';
import { blocked } from '../testing/blocked.ts';
import { type MailTest, mailTest } from '../testing/mail.ts';
import { type MailActs, mailActs } from '../testing/mailActs.ts';
import { unzip } from '../testing/unzip.ts';
import { beginDeletion, deleteAccount } from './deletion.ts';
import { exportFile, makeExport } from './exports.ts';

const DAY = 86_400_000;
const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
const proof = { passwords, verifyIdToken: () => Promise.reject(new Error('nobody signs in with Google here')) };

let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest();
  acts = mailActs(mail);
});
afterAll(() => mail.close());
beforeEach(() => mail.reset());

/** A person with a password. */
async function person(compose = false) {
  const owner = await mail.person({ compose });
  const password_hash = await passwords.hash('correct horse');
  await mail.deps.db.updateTable('users').set({ password_hash }).where('id', '=', owner.userId).execute();
  return owner;
}
const begin = (userId: number) =>
  beginDeletion(mail.deps, proof, userId, { word: 'delete', password: 'correct horse' });
const remains = async (userId: number) => {
  const { db } = mail.deps;
  const rows = await Promise.all(
    (['email_drafts', 'messages', 'contacts', 'events', 'approvals'] as const).map((table) =>
      db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute(),
    ),
  );
  return rows.flat().length;
};

describe.each([false, true])('OWN-03 a letter of an account that is being deleted (gmail.compose: %s)', (compose) => {
  it('that is leaving is finished before anything is deleted', async () => {
    const owner = await person(compose);
    const draftId = await mail.draft(owner);
    const approvalId = await acts.approved(owner, draftId);
    const gate = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    mail.gmail.next[compose ? 'sendDraft' : 'sendMessage'].push(async (accept) => {
      reached.resolve();
      await gate.promise;
      return accept();
    });
    const leaving = acts.job(draftId, approvalId);
    await reached.promise;
    const answered: string[] = [];
    const begun = begin(owner.userId).then(() => answered.push('begun'));
    await blocked(mail.deps.db, 1);
    const deletion = deleteAccount(mail.deps, owner.userId);
    expect(await remains(owner.userId)).toBeGreaterThan(0);
    expect(answered).toEqual([]);
    gate.resolve();
    expect(await leaving).toBe('sent');
    await begun;
    await deletion;
    expect(mail.gmail.sent).toHaveLength(1);
    expect(mail.gmail.drafts.size).toBe(0);
    expect(await remains(owner.userId)).toBe(0);
  });

  it('is in an archive that is taken meanwhile: the one that is leaving as an email, the one that waits as a draft', async () => {
    const { db } = mail.deps;
    const owner = await person(compose);
    const [leavingId, waitingId] = [await mail.draft(owner), await mail.draft(owner)];
    const approvalId = await acts.approved(owner, leavingId);
    const waitingApproval = await acts.approved(owner, waitingId);
    const gate = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    mail.gmail.next[compose ? 'sendDraft' : 'sendMessage'].push(async (accept) => {
      reached.resolve();
      await gate.promise;
      return accept();
    });
    onTestFinished(() => gate.resolve());
    const leaving = acts.job(leavingId, approvalId);
    await reached.promise;
    // The paper here has less than a profile keeps of one.
    await db.deleteFrom('profile_entries').where('user_id', '=', owner.userId).execute();
    const { id: exportId } = await db
      .insertInto('exports')
      .values({ user_id: owner.userId, state: 'working', total: 0, created_at: mail.clock.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await makeExport(mail.deps, exportId);
    const parts: Buffer[] = [];
    for await (const part of (await exportFile(mail.deps, owner.userId)).bytes) parts.push(part);
    const begun = begin(owner.userId);
    await blocked(db, 1);
    gate.resolve();
    expect(await leaving).toBe('sent');
    await begun;
    expect(await acts.job(waitingId, waitingApproval)).toBe('nothing');
    await deleteAccount(mail.deps, owner.userId);

    const files = unzip(Buffer.concat(parts));
    const letters = Object.keys(files).filter((name) => name.startsWith('letters/'));
    const emails = await Promise.all(letters.map((name) => PostalMime.parse(files[name] ?? '')));
    const sent = await Promise.all(mail.gmail.sent.map((raw) => PostalMime.parse(raw)));
    // Every email that Gmail has is in it, word for word.
    expect(emails.map(({ messageId, text }) => [messageId, text?.trim()])).toEqual(
      sent.map(({ messageId, text }) => [messageId, text?.trim()]),
    );
    expect(sent).toHaveLength(1);
    expect(files['letters.csv']?.toString('utf8')).toMatch(new RegExp(`^\\d+,${leavingId},[^\r\n]*,sending,`, 'm'));
    expect(files['drafts.csv']?.toString('utf8')).toMatch(new RegExp(`^${waitingId},Jane Doe,`, 'm'));
    expect(await remains(owner.userId)).toBe(0);
  });

  it('that waits is not sent, neither before the rows are gone nor after', async () => {
    const owner = await person(compose);
    const draftId = await mail.draft(owner);
    const approvalId = await acts.approved(owner, draftId);
    await begin(owner.userId);
    expect(await acts.job(draftId, approvalId)).toBe('nothing');
    await deleteAccount(mail.deps, owner.userId);
    expect(await acts.job(draftId, approvalId)).toBe('nothing');
    expect(mail.gmail.calls).toEqual([]);
    expect(await remains(owner.userId)).toBe(0);
  });
});

it('OWN-03 a deletion waits for a decision of the person that is being stored, and neither fails', async () => {
  const { db } = mail.deps;
  const owner = await person();
  const written = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const decision = db.transaction().execute(async (trx) => {
    // Refers to the person, as the key of a repeated request does.
    await trx
      .insertInto('do_not_contact')
      .values({ user_id: owner.userId, recipient: 'waiting@university.example', reason: 'user' })
      .execute();
    written.resolve();
    await goOn.promise;
    await lockPerson(trx, owner.userId);
  });
  await written.promise;
  const begun = begin(owner.userId);
  await blocked(db, 1);
  goOn.resolve();
  const ends = await Promise.allSettled([decision, begun]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

it('OWN-03 a token that cannot be read does not stop the deletion', async () => {
  const owner = await person();
  await mail.draft(owner);
  await mail.deps.db
    .updateTable('gmail_accounts')
    .set({ refresh_token_sealed: 'damaged' })
    .where('user_id', '=', owner.userId)
    .execute();
  await begin(owner.userId);
  await deleteAccount(mail.deps, owner.userId);
  expect(await remains(owner.userId)).toBe(0);
});

it('OWN-03 the deletion can be repeated, and leaves an account alone whose deletion was not begun', async () => {
  const [owner, other] = [await person(), await person()];
  await mail.draft(other);
  await deleteAccount(mail.deps, other.userId);
  expect(await remains(other.userId)).toBe(1);
  await begin(owner.userId);
  await deleteAccount(mail.deps, owner.userId);
  await deleteAccount(mail.deps, owner.userId);
  expect(await remains(other.userId)).toBe(1);
});

it('OWN-03 who must not be written to stays known, as hashes, for the same mailbox and for nobody else', async () => {
  const { db } = mail.deps;
  const owner = await person();
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  const listed = (recipient: string, reason: string) =>
    db.insertInto('do_not_contact').values({ user_id: owner.userId, recipient, reason }).execute();
  await listed('complained@university.example', 'complaint');
  await listed('own.choice@gmail.com', 'user');
  await listed('bounced@university.example', 'bounce');
  await acts.send(owner, await mail.draft(owner, { email: 'written.to@university.example' }));
  await begin(owner.userId);
  await deleteAccount(mail.deps, owner.userId);

  const stranger = await mail.person();
  const again = await mail.person();
  await db.updateTable('users').set({ email }).where('id', '=', again.userId).execute();
  const refused = async (userId: number) =>
    Promise.all(
      [
        'complained@university.example',
        'ownchoice+x@gmail.com',
        'bounced@university.example',
        'written.to@university.example',
        'nobody@university.example',
      ].map((address) => mustNotWriteTo(mail.deps, db, userId, address)),
    );
  expect(await refused(stranger.userId)).toEqual([false, false, false, false, false]);
  expect(await refused(again.userId)).toEqual([true, true, true, true, false]);
  const draftId = await mail.draft(again, { email: 'written.to@university.example' });
  await expect(acts.approved(again, draftId)).rejects.toMatchObject({ status: 409, code: 'do_not_contact' });
  // A season and the cooldown later the same person may write again; the others stay refused.
  mail.clock.now = new Date(mail.clock.now.getTime() + 400 * DAY);
  expect(await refused(again.userId)).toEqual([true, true, true, false, false]);
  expect(JSON.stringify(await db.selectFrom('kept_refusals').selectAll().execute())).not.toContain('@');
});

it('OWN-03 a later deletion never shortens what an earlier one keeps', async () => {
  const { clock } = mail;
  const { db } = mail.deps;
  const owner = await person();
  const keep = () => db.transaction().execute((trx) => keepRefusals(mail.deps, trx, owner.userId));
  const refused = () =>
    Promise.all(
      ['listed@university.example', 'written@university.example'].map((address) =>
        mustNotWriteTo(mail.deps, db, owner.userId, address),
      ),
    );
  const list = (recipient: string) =>
    db.insertInto('do_not_contact').values({ user_id: owner.userId, recipient, reason: 'user' }).execute();
  const forget = async () => {
    await db.deleteFrom('do_not_contact').where('user_id', '=', owner.userId).execute();
    await db.deleteFrom('contacts').where('user_id', '=', owner.userId).execute();
  };
  const contact = (recipient: string, at: Date) =>
    db
      .insertInto('contacts')
      .values({ user_id: owner.userId, person_key: recipient, recipient, season: 2000, claimed_at: at })
      .execute();
  await list('listed@university.example');
  await contact('written@university.example', clock.now);
  await keep();
  await forget();
  await contact('listed@university.example', clock.now);
  await contact('written@university.example', new Date(clock.now.getTime() - 60 * DAY));
  await keep();
  await forget();
  expect(await refused()).toEqual([true, true]);
  clock.now = new Date(clock.now.getTime() + (COOLDOWN_DAYS - 30) * DAY);
  expect(await refused()).toEqual([true, true]);
  clock.now = new Date(clock.now.getTime() + 60 * DAY);
  expect(await refused()).toEqual([true, false]);
});
