import { createHash } from 'node:crypto';
import type { Bot, BotResults, EmailDraft } from '@peyk/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/botWorld.ts';
import { performRun } from './run.ts';

let world: World;
let counter = 0;
let student: Awaited<ReturnType<World['student']>>;
let api: ReturnType<World['api']>;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  counter += 1;
  student = await world.student(`carried-${counter}@example.com`);
  api = world.api(student.userId);
});

/** A stored proposal of so many pages. */
async function proposal(pages: number, userId = student.userId): Promise<number> {
  counter += 1;
  const bytes = Buffer.from(`%PDF-${counter}`);
  const { id } = await world.db
    .insertInto('files')
    .values({
      user_id: userId,
      kind: 'proposal',
      name: `${pages} pages.pdf`,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
      pages,
      created_at: world.pass(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const filters = async () => ({ selected_universities: await world.staffed(1) });
const botWith = async (fields: object) => world.bot(student, await filters(), { num_professors: 2, ...fields });
const change = (botId: number, body: object, lang = 'en') =>
  api<Bot & Record<string, unknown>>('PATCH', `/bots/${botId}/update/`, body, { 'accept-language': lang });
const draftsOf = async (botId: number) =>
  (await api<BotResults>('GET', `/bots/${botId}/results/?page_size=100`)).body.results.flatMap(
    ({ draft }) => draft ?? [],
  );
const carried = (draft: EmailDraft | undefined) => draft?.attachments?.map(({ kind, file }) => [kind, file]);

describe('ATT-01 a bot', () => {
  it('gives its new emails the CV and the proposal, and leaves those that exist as they are', async () => {
    const file = await proposal(4);
    const { botId, runId } = await botWith({ attach_cv: true, attach_proposal: file });
    await performRun(world.deps, runId);
    const first = await draftsOf(botId);
    expect(first).toHaveLength(2);
    for (const draft of first)
      expect(carried(draft)).toEqual([
        ['cv', expect.any(Number)],
        ['proposal', file],
      ]);
    // One CV, however many emails carry it.
    expect(new Set(first.map((draft) => draft.attachments?.[0]?.sha256)).size).toBe(1);

    expect((await change(botId, { attach_cv: false, attach_proposal: null })).body).toMatchObject({
      attach_cv: false,
      attach_proposal: null,
    });
    expect((await draftsOf(botId)).map(carried)).toEqual(first.map(carried));
    const [{ id: professor }] = (await world.db
      .insertInto('professors')
      .values({ user_id: student.userId, person_key: 'later', full_name: 'Kari Solheim' })
      .returning('id')
      .execute()) as [{ id: number }];
    const later = await api<EmailDraft>('POST', '/api/emails/email-drafts/get-or-create/', {
      professor,
      bot_run: runId,
    });
    expect(later).toMatchObject({ status: 201, body: { attachments: [] } });
  });

  it('carries nothing where nobody asked for it, and takes ten pages', async () => {
    const { botId, runId } = await botWith({});
    await performRun(world.deps, runId);
    expect((await api<Bot>('GET', `/bots/${botId}/`)).body).toMatchObject({
      attach_cv: false,
      attach_proposal: null,
      proposal_max_pages: 10,
    });
    expect((await draftsOf(botId)).map(carried)).toEqual([[], []]);
  });

  it('does not take a proposal with more pages than it says, by a sentence with both numbers', async () => {
    const long = await proposal(14);
    const { botId } = await botWith({});
    const before = await world.db.selectFrom('bots').selectAll().where('id', '=', botId).executeTakeFirst();
    expect(await change(botId, { attach_proposal: long })).toMatchObject({
      status: 400,
      body: {
        code: 'invalid',
        attach_proposal: [
          expect.stringMatching(/^The proposal 14 pages\.pdf is too long: it has 14 pages, .* allows at most 10\./),
        ],
      },
    });
    const told = await change(botId, { attach_proposal: long }, 'fa');
    expect(told.body['detail']).toMatch(/۱۴\u00a0صفحه دارد .*۱۰\u00a0صفحه/);
    expect(await world.db.selectFrom('bots').selectAll().where('id', '=', botId).executeTakeFirst()).toEqual(before);
    expect(await change(botId, { attach_proposal: long, proposal_max_pages: 14 })).toMatchObject({ status: 200 });
    // The field that was changed is the one at fault.
    expect(await change(botId, { proposal_max_pages: 13 })).toMatchObject({
      status: 400,
      body: { proposal_max_pages: [expect.stringContaining('13')] },
    });
    expect(
      await api('POST', '/bots/create/', {
        name: 'Another',
        gmail_account: student.accountId,
        attach_proposal: long,
        advanced_filters: { research_area: 'Optics' },
      }),
    ).toMatchObject({ status: 400, body: { attach_proposal: [expect.stringContaining('14')] } });
  });

  it('takes no file of somebody else', async () => {
    const other = await world.student(`stranger-${counter}@example.com`);
    const theirs = await proposal(1, other.userId);
    const { botId } = await botWith({});
    for (const id of [theirs, 2_000_000_000])
      expect(await change(botId, { attach_proposal: id })).toMatchObject({
        status: 400,
        body: { attach_proposal: [expect.stringContaining('no longer among your files')] },
      });
  });

  it('limits the pages of the proposal in each of its emails, but not of one that is there', async () => {
    const [short, long] = [await proposal(3), await proposal(8)];
    const { botId, runId } = await botWith({ proposal_max_pages: 8, num_professors: 1 });
    await performRun(world.deps, runId);
    const [draft] = await draftsOf(botId);
    const put = (body: object) =>
      api<EmailDraft & Record<string, unknown>>('PUT', `/api/emails/email-drafts/${draft?.id}/attachments/`, body);
    expect(carried((await put({ cv: 'kept', proposal: long })).body)).toEqual([['proposal', long]]);
    await change(botId, { proposal_max_pages: 5 });
    expect((await put({ cv: 'current', proposal: long })).body.attachments).toHaveLength(2);
    expect((await put({ cv: 'kept', proposal: short })).status).toBe(200);
    expect(await put({ cv: 'kept', proposal: long })).toMatchObject({
      status: 400,
      body: { proposal: [expect.stringMatching(/it has 8 pages, .* allows at most 5\./)] },
    });
  });

  it('goes on without a proposal that was deleted, also in the middle of a run', async () => {
    const file = await proposal(2);
    const { botId, runId } = await botWith({ attach_proposal: file });
    let written = 0;
    await performRun(world.deps, runId, {
      onDraft: async () => {
        written += 1;
        if (written === 1) await world.db.deleteFrom('files').where('id', '=', file).execute();
      },
    });
    expect((await draftsOf(botId)).map(carried)).toEqual([[], []]);
    expect((await api<Bot>('GET', `/bots/${botId}/`)).body.attach_proposal).toBeNull();
  });

  it('writes its emails without a CV that cannot be made', async () => {
    for (let n = 0; n < 32; n += 1)
      await world.db
        .insertInto('profile_entries')
        .values({
          user_id: student.userId,
          section: 'awards',
          fields: JSON.stringify({ award_title: `Prize ${n}`, award_description: 'x'.repeat(10_000), year: 2022 }),
        })
        .execute();
    const { botId, runId } = await botWith({ attach_cv: true });
    await performRun(world.deps, runId);
    expect((await draftsOf(botId)).map(carried)).toEqual([[], []]);
  });
});
