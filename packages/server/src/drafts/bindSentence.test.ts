import type { components } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/botWorld.ts';

type Schemas = components['schemas'];
type Draft = Schemas['EmailDraft'];

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const BASE = '/api/emails/email-drafts';
const paper = (title: string, url: string, abstract: string, more: object = {}) => ({
  title,
  venue: 'Journal of Few Labels',
  year: 2025,
  publishedOn: '2025-02-03',
  url,
  abstractSentence: '',
  abstract,
  ...more,
});
const LABELS = 'https://doi.example/10.5555/labels';
const RETRACTED = 'https://doi.example/10.5555/retracted';
const OTHERS = 'https://doi.example/10.5555/others';
const papers = [
  paper(
    'Labels that a network asks for',
    LABELS,
    'Labels are costly. We trained networks on 40 tasks with 12 labels each. Semi-supervised learning from 12 labels reached 81% of the accuracy of full supervision.',
  ),
  paper('Shift taken back', RETRACTED, 'Shift in time was not part of the study.', { retracted: true }),
  paper('Somebody else’s shift', OTHERS, 'Shift in space was not part of the study.', { authors: ['openalex:A9'] }),
];
/** True of the paper, in other words than its own. */
const FREE = 'Your networks conquered 40 tasks, each from 12 labels.';

let counter = 0;
const draftWith = (...sentences: string[]) => draftTo({}, ...sentences);
/** A draft with these sentences to a professor with more in the record. */
async function draftTo(more: object, ...sentences: string[]) {
  counter += 1;
  const { userId } = await world.student(`bound-${counter}@example.com`);
  const api = world.api(userId);
  const { id: professor } = await world.db
    .insertInto('professors')
    .values({
      user_id: userId,
      person_key: 'openalex:A1',
      full_name: 'Kari Solheim',
      email: `kari.solheim.${counter}@example.com`,
      publications: JSON.stringify(papers),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { body: written } = await api<Draft>('POST', `${BASE}/get-or-create/`, { professor });
  const filled = written.body.replaceAll(/\[Your sentence:[^\]]*\]/gu, '');
  const body = filled.replace('\n\nI ', `\n\n${sentences.join(' ')} I `);
  const { body: draft } = await api<Draft>('PATCH', `${BASE}/${written.id}/`, { body, version: written.version });
  const url = `${BASE}/${draft.id}/`;
  const bind = (text: string, source: string | null, version?: number) =>
    api<Draft & { text?: string[]; source?: string[] }>('POST', `${url}bind/`, { text, source, version });
  const read = async () => (await api<Draft>('GET', url)).body;
  return { api, userId, draft, url, bind, read };
}
const found = (draft: Draft, text: string) => draft.sentences?.find((sentence) => sentence.text === text);
const boundCheck = (draft: Draft) => draft.checks.find(({ code }) => code === 'sentences_bound')?.passed;

describe('binding a sentence to a source', () => {
  it('EVD-04 chooses among this professor’s papers that may be cited and the entries of the own profile', async () => {
    const { draft, userId, read } = await draftWith();
    const sources = draft.sources ?? [];
    expect(sources.filter(({ kind }) => kind === 'publication')).toEqual([
      {
        key: `publication:${LABELS}`,
        kind: 'publication',
        title: 'Labels that a network asks for',
        detail: 'Journal of Few Labels, 2025-02-03',
        section: null,
      },
    ]);
    const own = await world.db.selectFrom('profile_entries').select('id').where('user_id', '=', userId).execute();
    const entries = sources.filter(({ kind }) => kind === 'profile').map(({ key }) => Number(key.split(':')[1]));
    expect(entries.length).toBeGreaterThan(2);
    expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(entries));
    expect((await read()).sources).toEqual(sources);
  });

  it('EVD-04 has one source for two records of one paper, and reads the fuller one', async () => {
    const { draft, bind } = await draftTo(
      {
        related_recent_publications: 'Labels that a network asks for: first version (Preprints, 2025)',
        related_recent_publications_url: LABELS.replace('https', 'HTTP'),
      },
      FREE,
    );
    const offered = (draft.sources ?? []).filter(({ kind }) => kind === 'publication');
    expect(offered.map(({ key }) => key)).toEqual([`publication:${LABELS}`]);
    expect(found((await bind(FREE, `publication:${LABELS}`)).body, FREE)).toMatchObject({ class: 'bound' });
  });

  it('EVD-05 has no source in a paper that another record of it says was taken back', async () => {
    const { draft, bind } = await draftTo(
      {
        related_recent_publications: 'Twelve labels are enough (Preprints, 2025)',
        related_recent_publications_url: `${RETRACTED}/`,
      },
      'Your twelve labels conquered enough tasks.',
    );
    const offered = (draft.sources ?? []).filter(({ kind }) => kind === 'publication');
    expect(offered.map(({ key }) => key)).toEqual([`publication:${LABELS}`]);
    const answer = await bind('Your twelve labels conquered enough tasks.', `publication:${RETRACTED}/`);
    expect(answer).toMatchObject({ status: 422, body: { source: [expect.stringContaining('select one')] } });
  });

  it('EVD-04 gives the sentence the class and the source, says so, and lets the check pass', async () => {
    const { draft, bind, read } = await draftWith(FREE);
    expect(found(draft, FREE)).toMatchObject({ class: 'unbound', reason_code: 'word' });
    expect(boundCheck(draft)).toBe(false);
    const answer = await bind(FREE, `publication:${LABELS}`, draft.version);
    expect(answer).toMatchObject({ status: 200, body: { version: draft.version + 1, body: draft.body } });
    const sentence = found(answer.body, FREE);
    expect(sentence).toMatchObject({
      class: 'bound',
      reason_code: 'by_person',
      reason: 'You added this source. It does not contain these words: conquered.',
      proof: 'We trained networks on 40 tasks with 12 labels each.',
    });
    const [marker] = sentence?.evidence ?? [];
    expect(answer.body.evidence.find((one) => one.marker === marker)).toMatchObject({ url: LABELS });
    expect(boundCheck(answer.body)).toBe(true);
    expect(await read()).toEqual(answer.body);
  });

  it('EVD-04 says to a reader of Persian which words the source has not, each with its own direction', async () => {
    const text = 'Your trained networks conquered or tamed 40 tasks, each from 12 labels.';
    const { bind, api, url } = await draftWith(text);
    await bind(text, `publication:${LABELS}`);
    const { body } = await api<Draft>('GET', url, undefined, { 'accept-language': 'fa' });
    expect(found(body, text)?.reason).toBe(
      'این منبع را خودتان تعیین کرده‌اید. این واژه‌ها در آن نیست: \u2068conquered\u2069 و \u2068tamed\u2069.',
    );
  });

  it('EVD-04 follows the sentence through other edits, and is of no other text', async () => {
    const { draft, bind, api, url } = await draftWith(FREE);
    const { body: bound } = await bind(FREE, `publication:${LABELS}`);
    const patch = async (body: string) => (await api<Draft>('PATCH', url, { body })).body;
    const moved = await patch(`${bound.body}\n\nP.S. I am happy to send my transcript.`);
    expect(found(moved, FREE)).toMatchObject({ class: 'bound', reason_code: 'by_person' });
    const judged = await api<Schemas['EmailDraftJudgement']>('POST', `${url}judge/`, {
      subject: 'A',
      body: moved.body,
    });
    expect(judged.body.sentences.find(({ text }) => text === FREE)?.class).toBe('bound');
    const changed = FREE.replace('conquered', 'managed');
    expect(found(await patch(moved.body.replace(FREE, changed)), changed)?.class).toBe('unbound');
    expect(boundCheck(await patch(draft.body.replace(FREE, changed)))).toBe(false);
    expect(found(await patch(draft.body), FREE)?.class).toBe('unbound');
  });

  it('EVD-04 LTR-17 is there again when the change that took the sentence away is taken back', async () => {
    const { bind, api, url } = await draftWith(FREE);
    const { body: bound } = await bind(FREE, `publication:${LABELS}`);
    const { body: other } = await api<Schemas['EmailDraftRewrite']>('POST', `${url}rewrite/`, { action: 'anew' });
    expect(other.body).not.toContain(FREE);
    const taken = (await api<Draft>('PATCH', url, { body: other.body, version: bound.version })).body;
    expect(found(taken, FREE)).toBeUndefined();
    const back = (await api<Draft>('PATCH', url, { body: bound.body, version: taken.version })).body;
    expect(found(back, FREE)).toEqual(found(bound, FREE));
    expect(boundCheck(back)).toBe(true);
  });

  it('EVD-04 leaves nothing of a deleted sentence in the store after one more change', async () => {
    const { draft, bind, api, url } = await draftWith(FREE);
    const { body: bound } = await bind(FREE, `publication:${LABELS}`);
    const stored = async () =>
      (await world.db.selectFrom('email_drafts').select('bindings').where('id', '=', draft.id).executeTakeFirst())
        ?.bindings;
    const without = bound.body.replace(`${FREE} `, '');
    await api('PATCH', url, { body: without });
    expect(await stored()).toEqual([{ text: FREE, source: `publication:${LABELS}`, gone: true }]);
    await api('PATCH', url, { body: `${without}\n\nP.S. I am happy to send my transcript.` });
    expect(await stored()).toEqual([]);
  });

  it('EVD-04 can be taken back', async () => {
    const { bind } = await draftWith(FREE);
    await bind(FREE, `publication:${LABELS}`);
    const answer = await bind(FREE, null);
    expect(answer.status).toBe(200);
    expect(found(answer.body, FREE)).toMatchObject({ class: 'unbound', evidence: [] });
    expect((await bind(FREE, null)).body.version).toBe(answer.body.version);
  });

  it.each([
    ['a paper that is not this professor’s', 'publication:https://doi.example/10.5555/unknown'],
    ['a paper whose authors do not hold them', `publication:${OTHERS}`],
    ['a paper that was taken back', `publication:${RETRACTED}`],
    ['the plan', 'plan:null'],
    ['no source at all', ''],
  ])('EVD-04 to %s is refused by the name of the field', async (_what, source) => {
    const { bind, read, draft } = await draftWith(FREE);
    const answer = await bind(FREE, source);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect(answer.body.source).toEqual([expect.stringContaining('select one of this professor’s papers')]);
    expect(await read()).toEqual(draft);
  });

  it('EVD-04 to an entry of another person is refused as one that is not there', async () => {
    const other = await draftWith();
    const theirs = other.draft.sources?.find(({ section }) => section === 'degrees')?.key ?? '';
    const { bind } = await draftWith(FREE);
    expect(theirs).toMatch(/^degrees:\d+$/u);
    expect(await bind(FREE, theirs)).toMatchObject({ status: 422, body: { source: [expect.any(String)] } });
  });

  it.each([
    [FREE.replace('12', '13'), 'A number or year is not in the source.'],
    ['Your networks conquered 40 tasks and “never forgot” their 12 labels.', 'The quoted words are not in the source.'],
    [
      'Halvorsen’s networks conquered 40 tasks, each from 12 labels.',
      'The source does not say enough to support this sentence.',
    ],
    ['Ten pelicans flew over the networks.', 'A number or year is not in the source.'],
  ])('EVD-04 does not launder “%s”', async (sentence, why) => {
    const { bind, read, draft } = await draftWith(sentence);
    expect(found(draft, sentence)?.class).toBe('unbound');
    const answer = await bind(sentence, `publication:${LABELS}`);
    expect(answer).toMatchObject({ status: 422, body: { source: [why] } });
    expect(await read()).toEqual(draft);
  });

  it('EVD-04 is for a sentence of the draft that has no source, and for the version that was read', async () => {
    const { bind, draft } = await draftWith(FREE);
    const [greeting] = draft.sentences ?? [];
    for (const text of ['This stands nowhere.', greeting?.text ?? ''])
      expect(await bind(text, `publication:${LABELS}`)).toMatchObject({
        status: 422,
        body: { text: ['This sentence is not in the email, or needs no source.'] },
      });
    expect(await bind(FREE, `publication:${LABELS}`, draft.version + 1)).toMatchObject({
      status: 409,
      body: { code: 'draft_changed' },
    });
  });

  it('EVD-04 is refused for an email that is leaving, and for one of another person', async () => {
    const { bind, url, draft } = await draftWith(FREE);
    const stranger = await world.student(`stranger-${draft.id}@example.com`);
    const asked = { text: FREE, source: `publication:${LABELS}` };
    expect((await world.api(stranger.userId)('POST', `${url}bind/`, asked)).status).toBe(404);
    await world.db.updateTable('email_drafts').set({ state: 'sent' }).where('id', '=', draft.id).execute();
    expect(await bind(asked.text, asked.source)).toMatchObject({ status: 409, body: { code: 'already_sent' } });
  });
});

it('EVD-01 the class of every sentence comes with its reason: the rule as a code, and a sentence for the reader', async () => {
  const { draft, api, url } = await draftWith(FREE);
  const sentences = draft.sentences ?? [];
  for (const { reason, reason_code: code, text } of sentences) expect([reason, code], text).not.toContain(null);
  const codes = (of: string) => new Set(sentences.flatMap((one) => (one.class === of ? one.reason_code : [])));
  expect(codes('bound')).toEqual(new Set(['supported']));
  expect(codes('own')).toEqual(new Set(['supported']));
  expect(codes('unbound')).toEqual(new Set(['word']));
  expect([...codes('courtesy')]).toEqual(expect.arrayContaining(['closing', 'greeting', 'tool']));
  for (const one of sentences.filter(({ class: of }) => of === 'bound' || of === 'own'))
    expect(one).toMatchObject({ reason: 'The source says this.', evidence: [expect.any(Number)] });
  const { body: read } = await api<Draft>('GET', url, undefined, { 'accept-language': 'fa' });
  for (const { reason } of read.sentences ?? []) expect(reason).toMatch(/^[\p{Script=Arabic}\p{M}\p{P}\s\u200C]+$/u);
});

it('QST-02 binding a sentence earns once a day, and the same sentence never again', async () => {
  const { userId, draft, bind, read } = await draftWith(FREE);
  const earned = () =>
    world.db
      .selectFrom('rewards')
      .select(['kind', 'xp', 'coins'])
      .where('user_id', '=', userId)
      .where('kind', '=', 'bind-sentence')
      .execute();
  await bind(FREE, null, draft.version);
  expect(await earned()).toEqual([]);
  for (const source of [`publication:${LABELS}`, null, `publication:${LABELS}`])
    expect((await bind(FREE, source, (await read()).version)).status).toBe(200);
  expect(await earned()).toEqual([{ kind: 'bind-sentence', xp: 10, coins: 3 }]);
  const told = await world.db
    .selectFrom('events')
    .select('subject')
    .where('user_id', '=', userId)
    .where('event', '=', 'sentence_bound')
    .execute();
  expect(told).toEqual([{ subject: `${draft.id} ${FREE}` }]);
});
