import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpProblem } from '../platform/http/errors.ts';
import { addProfessors, changeProfessor } from '../professors/records.ts';
import { letterTo, theirPaper } from '../testing/letter.ts';
import { type MailTest, mailTest } from '../testing/mail.ts';
import { type MailActs, mailActs } from '../testing/mailActs.ts';
import { seeded } from '../testing/random.ts';
import { misspelt, spelling } from '../testing/spellings.ts';
import { addDoNotContact, listDoNotContact, removeDoNotContact } from './doNotContact.ts';

const seed = Number(process.env.SPELLINGS_SEED ?? Date.now() % 1_000_000);
const FORBIDDEN = 'no@mail.uni.example';
/** Spellings of one Gmail mailbox; each test has its own mailbox, so that R9 is not reached. */
const inGmail = (name: string): string[] => [
  `jane${name}@gmail.com`,
  `jane.${name}@gmail.com`,
  `j.a.n.e.${name}+phd@googlemail.com`,
  `jane${name}+no@gmail.com`,
];

let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest({ perDay: 0, perWeek: 0 });
  acts = mailActs(mail);
});
afterAll(() => mail.close());
beforeEach(() => mail.reset());

type Owner = Awaited<ReturnType<MailTest['person']>>;
let number = 0;

/** A draft to a professor whose address was entered with the record, or changed later. */
async function draftTo({ userId, accountId }: Owner, email: string, changed: boolean): Promise<number> {
  const [professor] = await addProfessors(mail.deps, userId, [
    { full_name: 'Jane Doe', ...theirPaper, ...(changed ? {} : { email }) },
  ]);
  if (!professor) throw new Error('The professor was not added');
  if (changed) await changeProfessor(mail.deps, userId, professor.id, { email });
  number += 1;
  const { id } = await mail.deps.db
    .insertInto('email_drafts')
    .values({
      user_id: userId,
      professor_id: professor.id,
      gmail_account_id: accountId,
      subject: 'A question about your work',
      body: letterTo('Doe', 9000 + number),
      written_by: 'person',
      state: 'needs_review',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The outcome of a letter to an address as typed: the code of the refusal, or the result of the delivery. */
async function outcomeOf(owner: Owner, email: string, changed: boolean): Promise<string> {
  try {
    return await acts.send(owner, await draftTo(owner, email, changed));
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    return Object.keys(error.fields)[0] ?? error.code ?? '';
  }
}

const forbid = (recipient: string, userId: number | null) =>
  mail.deps.db
    .insertInto('do_not_contact')
    .values({ user_id: userId, recipient, reason: userId === null ? 'lab' : 'complaint' })
    .execute();

describe(`an address in another spelling (SPELLINGS_SEED=${seed})`, () => {
  it('R11 reaches nobody who must not be written to', async () => {
    await forbid(FORBIDDEN, null);
    const random = seeded(seed);
    const owner = await mail.person();
    const outcomes = { spelt: new Set<string>(), misspelt: new Set<string>() };
    for (let count = 0; count < 60; count++) {
      const changed = count % 2 === 0;
      const person = await mail.person();
      outcomes.spelt.add(await outcomeOf(person, spelling(FORBIDDEN, random), changed));
      outcomes.misspelt.add(await outcomeOf(person, misspelt(FORBIDDEN, random), changed));
    }
    expect([...outcomes.spelt]).toEqual(['do_not_contact']);
    expect([...outcomes.misspelt]).toEqual(['email']);
    expect(mail.gmail.calls).toEqual([]);
    expect(await outcomeOf(owner, 'yes@mail.uni.example', false)).toBe('sent');
  });

  it('R6 reaches nobody a second time, and goes out to the one form', async () => {
    const random = seeded(seed + 1);
    const [owner, other] = [await mail.person(), await mail.person()];
    const once = spelling('once@bücher.example', random);
    expect(await outcomeOf(owner, once, false), once).toBe('sent');
    for (let count = 0; count < 20; count++) {
      const again = spelling('once@bücher.example', random);
      expect(await outcomeOf(owner, again, true), again).toBe('already_contacted');
    }
    const { to } = await PostalMime.parse(mail.gmail.sent[0] ?? Buffer.of());
    expect(to).toMatchObject([{ address: 'once@xn--bcher-kva.example' }]);
    expect(mail.gmail.sent).toHaveLength(1);
    expect(await outcomeOf(other, once, false)).toBe('sent');
  });

  it('is the same professor when it is added again', async () => {
    const owner = await mail.person();
    expect(await outcomeOf(owner, FORBIDDEN.replace('no', 'twice'), false)).toBe('sent');
    expect(await outcomeOf(owner, 'Twice@mail。uni.example', false)).toBe('professor_exists');
  });
});

describe('the dots and tags of Gmail', () => {
  it.each([0, 1, 2, 3])(
    'R6 make one person who has an email of mine; it goes out as it was given (%i)',
    async (first) => {
      const [owner, other] = [await mail.person(), await mail.person()];
      const addresses = inGmail(`doe${first}`);
      const address = addresses[first] ?? '';
      expect(await outcomeOf(owner, address, false)).toBe('sent');
      const { to } = await PostalMime.parse(mail.gmail.sent[0] ?? Buffer.of());
      expect(to).toMatchObject([{ address }]);
      for (const one of addresses.toSpliced(first, 1))
        expect(await outcomeOf(owner, one, true)).toBe('already_contacted');
      expect(await outcomeOf(other, address, true)).toBe('sent');
    },
  );

  it.each([0, 1, 2, 3])('R11 make one person who must not be written to (%i)', async (listed) => {
    const [owner, other] = [await mail.person(), await mail.person()];
    const addresses = inGmail(`roe${listed}`);
    await forbid(addresses[listed] ?? '', owner.userId);
    for (const address of addresses) expect(await outcomeOf(owner, address, true)).toBe('do_not_contact');
    expect(await outcomeOf(owner, `jane.roe${listed}@mail.uni.example`, true)).toBe('sent');
    expect(await outcomeOf(other, addresses[0] ?? '', true)).toBe('sent');
  });

  it('R6 keep a second approval from standing beside the first', async () => {
    const owner = await mail.person();
    await acts.approved(owner, await draftTo(owner, 'w.aits@gmail.com', false));
    await expect(acts.approved(owner, await draftTo(owner, 'waits+2@gmail.com', true))).rejects.toMatchObject({
      code: 'already_approved',
    });
    await acts.approved(owner, await draftTo(owner, 'waits@other.example', true));
  });

  it('R11 stand on the list once, set every draft to them aside, and return with them', async () => {
    const [owner, other] = [await mail.person(), await mail.person()];
    const drafts = [await draftTo(owner, 'a.side@gmail.com', false), await draftTo(owner, 'aside+b@gmail.com', true)];
    const theirs = await draftTo(other, 'aside@gmail.com', false);
    const professors = await mail.deps.db
      .selectFrom('email_drafts')
      .select('professor_id')
      .where('id', 'in', drafts)
      .execute();
    const entries = [];
    for (const { professor_id: id } of professors)
      entries.push((await addDoNotContact(mail.deps, owner.userId, id)).entry);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
    expect(await listDoNotContact(mail.deps.db, owner.userId)).toHaveLength(1);
    for (const id of drafts) expect(await mail.state(id)).toBe('skipped');
    expect(await mail.state(theirs)).toBe('needs_review');
    await removeDoNotContact(mail.deps, owner.userId, entries[0]?.id ?? 0);
    for (const id of drafts) expect(await mail.state(id)).toBe('needs_review');
  });

  it('R9 count as one professor for all of our people', async () => {
    for (const address of inGmail('poe').slice(0, 3))
      expect(await outcomeOf(await mail.person(), address, false)).toBe('sent');
    expect(await outcomeOf(await mail.person(), 'janepoe+4@gmail.com', false)).toBe('nothing');
    expect(await outcomeOf(await mail.person(), 'janepoe+4@mail.example', false)).toBe('sent');
  });
});
