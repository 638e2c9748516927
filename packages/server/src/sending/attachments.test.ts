import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Connected } from '../testing/mail.ts';
import { type MailAtProvider, mailAtProvider } from '../testing/mailAtProvider.ts';
import { pdf } from '../testing/pdfs.ts';

let mail: MailAtProvider;
beforeAll(async () => {
  mail = await mailAtProvider();
});
afterAll(() => mail.close());
beforeEach(() => mail.reset());

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A draft with these files, and their hashes. */
async function draftWith(owner: Connected, cv: Buffer, proposal: Buffer) {
  const draftId = await mail.draft(owner);
  const ids: number[] = [];
  for (const [kind, bytes] of [
    ['cv', cv],
    ['proposal', proposal],
  ] as const) {
    const { id } = await mail.deps.db
      .insertInto('files')
      .values({
        user_id: owner.userId,
        kind,
        name: `${kind} «${draftId}».pdf`,
        sha256: hash(bytes),
        bytes,
        pages: 1,
        created_at: mail.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  await mail.deps.db
    .updateTable('email_drafts')
    .set({ cv_file_id: ids[0] ?? null, proposal_file_id: ids[1] ?? null })
    .where('id', '=', draftId)
    .execute();
  return { draftId, hashes: [hash(cv), hash(proposal)] };
}

/** Bytes of every value, and so many that a mail with them goes to Gmail's upload address. */
const large = (): Buffer => Buffer.concat([pdf(), randomBytes(4 * 1024 * 1024)]);

describe.each([
  ['gmail.send', false],
  ['gmail.compose', true],
])('ATT-01 with %s', (_, compose) => {
  it.each([
    ['small', () => pdf({ title: 'small' })],
    ['of megabytes', large],
  ])('files that are %s arrive byte for byte', async (__, proposal) => {
    const owner = await mail.person({ compose });
    const { draftId, hashes } = await draftWith(owner, pdf({ title: 'cv' }), proposal());
    expect(await mail.acts.send(owner, draftId)).toBe('sent');
    expect(mail.provider.sent.map(({ files }) => files)).toEqual([hashes]);
    expect(mail.provider.drafts.size).toBe(0);
  });

  it('an email whose approved file is gone returns to its person, and nothing leaves', async () => {
    const owner = await mail.person({ compose });
    const { draftId, hashes } = await draftWith(owner, pdf({ title: 'gone' }), pdf({ title: 'there' }));
    const approvalId = await mail.acts.approved(owner, draftId);
    await mail.deps.db
      .deleteFrom('files')
      .where('user_id', '=', owner.userId)
      .where('sha256', '=', hashes[0] ?? '')
      .execute();
    expect(await mail.acts.job(draftId, approvalId)).toBe('nothing');
    expect(await mail.acts.row(draftId)).toMatchObject({ state: 'needs_review', failure: 'attachments' });
    expect(mail.provider.calls).toEqual([]);
  });

  it('an email whose stored file is another than was approved returns to its person', async () => {
    const owner = await mail.person({ compose });
    const { draftId, hashes } = await draftWith(owner, pdf({ title: 'before' }), pdf({ title: 'beside' }));
    const approvalId = await mail.acts.approved(owner, draftId);
    await mail.deps.db
      .updateTable('files')
      .set({ bytes: pdf({ title: 'after' }) })
      .where('user_id', '=', owner.userId)
      .where('sha256', '=', hashes[0] ?? '')
      .execute();
    expect(await mail.acts.job(draftId, approvalId)).toBe('nothing');
    expect(mail.provider.sent).toEqual([]);
  });
});
