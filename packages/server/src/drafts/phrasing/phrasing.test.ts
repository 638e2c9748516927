import type { BotRun, components, EmailDraft } from '@peyk/api-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { performRun } from '../../bots/run.ts';
import type { LanguageModelConfig } from '../../platform/config.ts';
import { type LanguageModelStandIn, languageModelStandIn } from '../../testing/languageModelDouble.ts';
import { honestAnswer } from '../../testing/languageModelAnswers.ts';
import { createPhrasingWorld, serviceAt } from '../../testing/phrasingWorld.ts';
import { correct, reserve } from './budget.ts';
import { phraseDraft } from './phraseDraft.ts';

type LanguageModel = components['schemas']['LanguageModel'] & { code?: string; host?: string | string[] };
type PhrasingWorld = Awaited<ReturnType<typeof createPhrasingWorld>>;

let world: PhrasingWorld;
let model: LanguageModelStandIn;
let service: LanguageModelConfig;
beforeAll(async () => {
  world = await createPhrasingWorld();
  model = await languageModelStandIn();
});
afterAll(async () => {
  await model.close();
  await world.close();
});
beforeEach(() => {
  service = serviceAt(model.url);
  world.deps.config.languageModel = service;
  model.received.length = 0;
  model.reply = (asked) => ({ content: honestAnswer(asked) });
});

const PATH = '/api/language-model/';
const person = async (email: string) => {
  const { userId, accountId } = await world.student(email);
  const api = world.api(userId);
  const agree = (changes: object = {}) =>
    api<LanguageModel>('PATCH', PATH, { consent: true, host: service.host, model: service.model, ...changes });
  return { userId, accountId, api, agree, read: async () => (await api<LanguageModel>('GET', PATH)).body };
};
const phrase = (draft: Parameters<typeof phraseDraft>[2], of = service) =>
  phraseDraft(world.deps, of, draft, AbortSignal.timeout(60_000));

describe('the consent to a language model', () => {
  it('AIX-01 is asked for nothing where the server has none', async () => {
    world.deps.config.languageModel = null;
    const { api, read } = await person('off@example.com');
    expect(await read()).toMatchObject({ configured: false, host: null, model: null, consent: 'none' });
    const answer = await api<LanguageModel>('PATCH', PATH, { consent: true, host: 'a', model: 'b' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_configured' } });
  });

  it('AIX-01 names the service and the model, is given once and taken back at once', async () => {
    const { api, agree, read } = await person('agrees@example.com');
    expect(await read()).toMatchObject({ configured: true, host: service.host, model: 'double-1', consent: 'none' });
    expect(await agree()).toMatchObject({
      status: 200,
      body: { consent: 'given', consented_at: '2026-11-21T10:00:00.000Z' },
    });
    expect(await read()).toMatchObject({ consent: 'given' });
    const { body } = await api<LanguageModel>('PATCH', PATH, { consent: false });
    expect(body).toMatchObject({ consent: 'none', consented_at: null });
  });

  it('AIX-01 is asked for again when the operator changes the model or the service', async () => {
    const { agree, read } = await person('changed@example.com');
    await agree();
    world.deps.config.languageModel = { ...service, model: 'double-2' };
    expect(await read()).toMatchObject({ consent: 'outdated', model: 'double-2' });
    world.deps.config.languageModel = { ...service, host: 'elsewhere.example' };
    expect(await read()).toMatchObject({ consent: 'outdated' });
    expect(await agree()).toMatchObject({ status: 409, body: { code: 'service_changed' } });
  });

  it('names the field that is missing', async () => {
    const { api } = await person('missing@example.com');
    const answer = await api<LanguageModel>('PATCH', PATH, { consent: true, model: 'double-1' });
    expect(answer.status).toBe(400);
    expect(answer.body.host).toEqual(['This field is required.']);
  });

  it('AIX-01 of one person is none of another', async () => {
    const [one, other] = [await person('one@example.com'), await person('other@example.com')];
    await one.agree();
    expect(await other.read()).toMatchObject({ consent: 'none' });
    await other.api('PATCH', PATH, { consent: false });
    expect(await one.read()).toMatchObject({ consent: 'given' });
  });

  it('AIX-01 without it nothing is sent', async () => {
    const { draft } = await world.draft();
    expect(await phrase(draft)).toEqual({ none: 'spent' });
    expect(model.received).toEqual([]);
  });

  it('AIX-01 taken back while the service writes, it keeps the words out of the draft', async () => {
    const of = await world.draft();
    await world.consent(of.userId, service);
    const before = await of.read();
    model.reply = async (asked) => {
      await world.api(of.userId)('PATCH', PATH, { consent: false });
      return { content: honestAnswer(asked) };
    };
    expect(await phrase(of.draft)).toEqual({ none: 'no_consent' });
    expect(await of.read()).toEqual(before);
  });
});

describe('what a person may use of a language model', () => {
  it('AIX-04 is counted before the call: of twenty at once no more than the limit are made', async () => {
    const { userId, agree, read } = await person('budget@example.com');
    await agree();
    const few = { ...service, callsPerDay: 7 };
    const now = world.deps.now();
    const taken = await Promise.all(
      Array.from({ length: 20 }, () => reserve(world.db, userId, few, { tokens: 100, now })),
    );
    expect(taken.filter(Boolean)).toHaveLength(7);
    expect(await read()).toMatchObject({ calls: { used: 7 }, tokens: { used: 700 } });
  });

  it.each([
    ['tokens', { tokensPerDay: 250 }],
    ['money', { price: { perMillionTokens: 10, perDay: 0.0025 } }],
  ] as const)('AIX-04 is bounded in %s, also for the first call, and corrected after it', async (name, limit) => {
    const { userId, agree } = await person(`bounded-${name}@example.com`);
    await agree();
    const tight = { ...service, ...limit };
    const now = world.deps.now();
    const take = (tokens: number) => reserve(world.db, userId, tight, { tokens, now });
    expect(await take(251)).toBeNull();
    const first = await take(200);
    expect(await take(100)).toBeNull();
    if (first) await correct(world.db, tight, first, 120);
    expect(await take(100)).toMatchObject({ tokens: 100 });
    expect(await take(100)).toBeNull();
    const tomorrow = new Date(now.getTime() + 24 * 3_600_000);
    expect(await reserve(world.db, userId, tight, { tokens: 100, now: tomorrow })).not.toBeNull();
  });

  it('AIX-04 counts what the service says it used', async () => {
    const of = await world.draft();
    await world.consent(of.userId, service);
    await phrase(of.draft);
    const { body } = await world.api(of.userId)<LanguageModel>('GET', PATH);
    expect(body).toMatchObject({ calls: { used: 1 }, tokens: { used: 1000 } });
  });

  it('AIX-04 is not given back by a service that lies about it', async () => {
    const of = await world.draft();
    await world.consent(of.userId, service);
    for (const total_tokens of [-50_000, 0, 1.5, '7', null, 1e9]) {
      model.reply = () => ({ content: '{}', answer: { usage: { total_tokens } } });
      const before = await world.api(of.userId)<LanguageModel>('GET', PATH);
      await phrase(of.draft);
      const { body } = await world.api(of.userId)<LanguageModel>('GET', PATH);
      expect(body.tokens.used - before.body.tokens.used).toBeGreaterThan(900);
      expect(body.tokens.used - before.body.tokens.used).toBeLessThan(6000);
    }
  });
});

describe('a draft that a language model phrases', () => {
  const begun = async () => {
    const of = await world.draft();
    await world.consent(of.userId, service);
    const url = `/api/emails/email-drafts/${of.draft.draftId}/`;
    const api = world.api(of.userId);
    return { ...of, url, api };
  };

  it('LTR-17 stays as its person edited it meanwhile', async () => {
    const { api, url, draft, read } = await begun();
    const body = 'Dear Professor Sternheim,\n\nI would be glad to hear from you.\n\nDawit Tesfaye';
    model.reply = async (asked) => {
      await api('PATCH', url, { body, version: 1 });
      return { content: honestAnswer(asked) };
    };
    expect(await phrase(draft)).toEqual({ none: 'changed' });
    expect(await read()).toMatchObject({ body, version: 2, written_by: 'person' });
  });

  it('holds no transaction while the service writes', async () => {
    const { draft } = await begun();
    let open = -1;
    model.reply = async (asked) => {
      const { rows } = await sql<{ open: number }>`
        select count(*)::int as open from pg_stat_activity
         where datname = current_database() and state like 'idle in transaction%'`.execute(world.db);
      open = rows[0]?.open ?? -1;
      return { content: honestAnswer(asked) };
    };
    expect(await phrase(draft)).toMatchObject({ phrased: 3 });
    expect(open).toBe(0);
  });

  it('AIX-02 loses its mark with the sentence that its person edits', async () => {
    const { api, url, draft, read } = await begun();
    await phrase(draft);
    const { body, version, sentences } = await read();
    const [first, second, third] = (sentences ?? []).filter(({ phrased }) => phrased).map(({ text }) => text);
    if (!first) throw new Error('Nothing was phrased');
    await api('PATCH', url, { body: body.replace(first, `${first.slice(0, -1)} indeed.`), version });
    const after = (await read()).sentences ?? [];
    expect(after.filter(({ phrased }) => phrased).map(({ text }) => text)).toEqual([second, third]);
  });

  it('AIX-02 loses the mark of a sentence that is kept, and no word', async () => {
    const { api, url, draft, read } = await begun();
    await phrase(draft);
    const before = await read();
    const [first, ...others] = (before.sentences ?? []).filter(({ phrased }) => phrased).map(({ text }) => text);
    const { status, body } = await api<EmailDraft>('POST', `${url}phrasing/`, { text: first, keep: true, version: 2 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ body: before.body, version: 2 });
    expect(body.sentences?.filter(({ phrased }) => phrased).map(({ text }) => text)).toEqual(others);
  });

  it('AIX-02 gets the sentence of the rules back', async () => {
    const { api, url, draft, read } = await begun();
    const written = await read();
    await phrase(draft);
    for (const { text } of ((await read()).sentences ?? []).filter(({ phrased }) => phrased))
      await api('POST', `${url}phrasing/`, { text, keep: false });
    expect(await read()).toMatchObject({ body: written.body, written_by: 'composer', version: 5 });
    expect((await read()).evidence).toEqual(written.evidence);
  });

  it('refuses to settle what is no phrased sentence, and what was read in another version', async () => {
    const { api, url, draft } = await begun();
    await phrase(draft);
    expect(await api('POST', `${url}phrasing/`, { text: 'No such sentence.', keep: true })).toMatchObject({
      status: 422,
      body: { text: ['This sentence is not in the email, or it was not written by a language model.'] },
    });
    expect(await api('POST', `${url}phrasing/`, { text: 'x', keep: true, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'draft_changed' },
    });
  });

  it('LTR-18 is written anew from the facts, as if the rules had written it', async () => {
    const { api, url, draft, read } = await begun();
    const plain = await read();
    await phrase(draft);
    const { body } = await api<{ body: string }>('POST', `${url}rewrite/`, { action: 'anew' });
    expect(body.body).toBe(plain.body);
  });
});

describe('a run with a language model', () => {
  const run = async (email: string) => {
    const one = await person(email);
    await one.agree();
    const ids = await world.staffed(2);
    const { runId, botId } = await world.bot(one, { selected_universities: ids }, { num_professors: 2 });
    return { ...one, runId, botId };
  };
  const ended = async ({ api, botId }: Awaited<ReturnType<typeof run>>) => {
    const { body } = await api<{ latest_run: BotRun }>('GET', `/bots/${botId}/`);
    return body.latest_run;
  };

  it('AIX-02 says how many sentences were phrased', async () => {
    const one = await run('run-phrased@example.com');
    await performRun(world.deps, one.runId);
    const drafts = await one.api<{ results: EmailDraft[] }>('GET', '/api/emails/email-drafts/');
    const details = await Promise.all(
      drafts.body.results.map(
        async ({ id }) => (await one.api<EmailDraft>('GET', `/api/emails/email-drafts/${id}/`)).body,
      ),
    );
    const phrased = details.flatMap(({ sentences = [] }) => sentences.filter(({ phrased: by }) => by?.by === 'model'));
    expect(phrased.length).toBeGreaterThan(1);
    expect(await ended(one)).toMatchObject({ status: 'finished', phrased_sentences: phrased.length });
  });

  it.each(['silence', 'drip', 'reset', 'endless'] as const)(
    'AIX-04 ends within its time, and not as failed, while the service answers with: %s',
    async (reply) => {
      const one = await run(`run-${reply}@example.com`);
      world.deps.config.languageModel = { ...service, callMs: 400, runMs: 900 };
      model.reply = () => reply;
      await performRun(world.deps, one.runId);
      expect(await ended(one)).toMatchObject({ status: 'finished', error: null, phrased_sentences: 0 });
      // Two at once, and none after two that failed.
      expect(model.received.length).toBeLessThanOrEqual(3);
    },
  );

  it('AIX-04 asks no more once its time is over, also after it was interrupted', async () => {
    const one = await run('run-late@example.com');
    await world.db
      .updateTable('bot_runs')
      .set({ phrasing_began_at: new Date(world.deps.now().getTime() - service.runMs) })
      .where('id', '=', one.runId)
      .execute();
    await performRun(world.deps, one.runId);
    expect(model.received).toEqual([]);
    expect(await ended(one)).toMatchObject({ status: 'finished' });
  });

  it('AIX-01 sends nothing for somebody who did not agree', async () => {
    const one = await run('run-no@example.com');
    await one.api('PATCH', PATH, { consent: false });
    await performRun(world.deps, one.runId);
    expect(model.received).toEqual([]);
    expect(await ended(one)).toMatchObject({ status: 'finished', phrased_sentences: 0 });
  });
});
