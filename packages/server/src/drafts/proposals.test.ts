import type { components } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/botWorld.ts';

type Schemas = components['schemas'];

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const BASE = '/api/emails/email-drafts';

const paper = (title: string, year: number, abstract: string) => ({
  title,
  venue: 'Journal of Few Labels',
  year,
  publishedOn: `${year}-02-03`,
  url: `https://doi.example/10.5555/${year}`,
  abstractSentence: '',
  abstract,
});

const papers = [
  paper(
    'Labels that a network asks for',
    2025,
    'Labels are costly. We trained networks on 40 tasks with 12 labels each. Semi-supervised learning from 12 labels reached 81% of the accuracy of full supervision. No task had more than nine classes.',
  ),
  paper(
    'Shift without warning',
    2024,
    'Distribution shift is noticed late. Semi-supervised learning lost 14 points under distribution shift; half of the loss came from three classes. Shift in time was not part of the study.',
  ),
];

/** A professor of the person's own list, and the draft to them. */
async function draftTo(userId: number, name: string, publications: object[] = papers) {
  const { id: professor } = await world.db
    .insertInto('professors')
    .values({ user_id: userId, person_key: name, full_name: name, publications: JSON.stringify(publications) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const answer = await world.api(userId)<Schemas['EmailDraft']>('POST', `${BASE}/get-or-create/`, { professor });
  expect(answer.status).toBe(201);
  return answer.body;
}

describe('the sentences of a draft', () => {
  it('EVD-01 come with it, each with its class and the source that it rests on', async () => {
    const { userId } = await world.student('sentences@example.com');
    const draft = await draftTo(userId, 'Kari Solheim');
    const sentences = draft.sentences ?? [];
    expect(sentences.map(({ text }) => draft.body.includes(text))).not.toContain(false);
    expect(sentences.map(({ start, end }) => draft.body.slice(start, end))).toEqual(sentences.map(({ text }) => text));
    const theirs = sentences.find(({ text }) => text.includes('81%'));
    expect(theirs?.class).toBe('bound');
    const markers = theirs?.evidence ?? [];
    expect(draft.evidence.filter(({ marker }) => markers.includes(marker))).toMatchObject([
      {
        kind: 'publication',
        title: 'Labels that a network asks for',
        url: 'https://doi.example/10.5555/2025',
        entry: null,
      },
    ]);
    expect(sentences.filter((sentence) => sentence.class === 'unbound')).toEqual([]);
  });

  it('LTR-04 name profile entries that exist', async () => {
    const { userId } = await world.student('entries@example.com');
    const draft = await draftTo(userId, 'Kari Solheim');
    const own = draft.evidence.filter(({ kind }) => kind === 'profile');
    expect(own.length).toBeGreaterThan(0);
    for (const { entry, section } of own) {
      if (section === 'plan') continue;
      const row = await world.db
        .selectFrom('profile_entries')
        .select('section')
        .where('user_id', '=', userId)
        .where('id', '=', entry ?? 0)
        .executeTakeFirst();
      expect(row?.section.replace('research_interests', 'interests')).toBe(section);
    }
  });

  it('LTR-15 come with their Persian for a reader of Persian, and with none where it is not known', async () => {
    const { userId } = await world.student('persian@example.com');
    const draft = await draftTo(userId, 'Kari Solheim');
    const persianOf = (sentences: Schemas['DraftSentence'][] = []) => sentences.map(({ persian }) => persian ?? null);
    expect(new Set(persianOf(draft.sentences))).toEqual(new Set([null]));
    const reader = { 'accept-language': 'fa' };
    const read = await world.api(userId)<Schemas['EmailDraft']>('GET', `${BASE}/${draft.id}/`, undefined, reader);
    const composed = persianOf(read.body.sentences);
    expect(composed).not.toContain(null);
    expect(composed[0]).toBe('پروفسور \u2068Solheim\u2069 گرامی،');
    const text = {
      subject: draft.subject,
      body: draft.body.replace('\n\nI ', '\n\nThe northern light was green tonight. I '),
    };
    const judged = await world.api(userId)<Schemas['EmailDraftJudgement']>(
      'POST',
      `${BASE}/${draft.id}/judge/`,
      text,
      reader,
    );
    const [, byHand, ...rest] = persianOf(judged.body.sentences);
    expect(byHand).toBeNull();
    expect(rest).toEqual(composed.slice(1));
  });

  it('EVD-03 of another text are judged without storing it', async () => {
    const { userId } = await world.student('judged@example.com');
    const draft = await draftTo(userId, 'Kari Solheim');
    const body = draft.body.replace('81%', '18%');
    const answer = await world.api(userId)<Schemas['EmailDraftJudgement']>('POST', `${BASE}/${draft.id}/judge/`, {
      subject: draft.subject,
      body,
    });
    expect(answer.status).toBe(200);
    const wrong = answer.body.sentences.filter((sentence) => sentence.class === 'unbound');
    expect(wrong).toMatchObject([{ evidence: [], reason: 'A number or year is not in the source.' }]);
    expect(wrong[0]?.text).toContain('18%');
    expect(answer.body.checks).toContainEqual(
      expect.objectContaining({ code: 'sentences_bound', passed: false, blocks: true }) as unknown,
    );
    const after = await world.api(userId)<Schemas['EmailDraft']>('GET', `${BASE}/${draft.id}/`);
    expect(after.body.body).toBe(draft.body);
  });

  it('LTR-02 name what a gap asks for, and the entry whose result the answer can become', async () => {
    const { userId } = await world.student('gap@example.com');
    await world.db
      .updateTable('profile_entries')
      .set({ fields: JSON.stringify({ interest_name: 'Machine learning' }) })
      .where('user_id', '=', userId)
      .where('section', '=', 'research_interests')
      .execute();
    const degree = await world.db
      .selectFrom('profile_entries')
      .select(['id', 'fields'])
      .where('user_id', '=', userId)
      .where('section', '=', 'degrees')
      .executeTakeFirstOrThrow();
    await world.db
      .updateTable('profile_entries')
      .set({ fields: JSON.stringify({ ...(degree.fields as object), result: null }) })
      .where('id', '=', degree.id)
      .execute();
    const draft = await draftTo(userId, 'Ola Berg');
    const gaps = (draft.sentences ?? []).flatMap(({ gap }) => gap ?? []);
    expect(gaps).toContainEqual(
      expect.objectContaining({ asks: 'result', section: 'degrees', entry: degree.id }) as unknown,
    );
    expect(gaps.map(({ asks }) => asks)).toContain('question');
    expect(draft.checks).toContainEqual(
      expect.objectContaining({ code: 'no_gaps', passed: false, blocks: true }) as unknown,
    );
  });

  it('LTR-12 ask for the sentence that joins both sides, with the finding and the own result beside it', async () => {
    const { userId } = await world.student('joins@example.com');
    const draft = await draftTo(userId, 'Nils Joiner');
    const sentences = draft.sentences ?? [];
    const at = sentences.findIndex(({ gap }) => gap?.asks === 'meeting');
    const near = sentences[at]?.gap?.near ?? [];
    expect(near[0]).toBe(sentences.find(({ class: of }) => of === 'bound')?.proof);
    expect(near.at(-1)).toMatch(/^With 20 labels a class, semi-supervised learning lost 4 points/u);
    expect(sentences[at + 1]?.text).toContain('how many labels does a network need');
    expect(draft.checks).toContainEqual(expect.objectContaining({ code: 'no_gaps', blocks: true }) as unknown);
  });

  it('are those of its own person', async () => {
    const { userId } = await world.student('theirs@example.com');
    const stranger = await world.student('not.theirs@example.com');
    const draft = await draftTo(userId, 'Kari Solheim');
    const api = world.api(stranger.userId);
    expect((await api('POST', `${BASE}/${draft.id}/judge/`, { subject: 'A', body: 'B' })).status).toBe(404);
    expect((await api('POST', `${BASE}/${draft.id}/rewrite/`, { action: 'anew' })).status).toBe(404);
  });
});

describe('LTR-18 another text of a draft', () => {
  it('is proposed and not stored: shorter, and from another paper', async () => {
    const { userId } = await world.student('rewritten@example.com');
    const draft = await draftTo(userId, 'Kari Solheim');
    const ask = (action: string) =>
      world.api(userId)<Schemas['EmailDraftRewrite']>('POST', `${BASE}/${draft.id}/rewrite/`, { action });
    const shorter = await ask('shorter');
    expect(shorter.status).toBe(200);
    expect(shorter.body.word_count).toBeLessThan(draft.word_count);
    const other = await ask('other_paper');
    expect(other.body.body).toContain('“Shift without warning”');
    expect(other.body.evidence.map(({ title }) => title)).toContain('Shift without warning');
    expect(other.body.sentences.length).toBeGreaterThan(5);
    const after = await world.api(userId)<Schemas['EmailDraft']>('GET', `${BASE}/${draft.id}/`);
    expect(after.body).toMatchObject({ body: draft.body, version: draft.version });
  });

  it('goes on from the paper that the person took, and not from the one that was composed', async () => {
    const { userId } = await world.student('taken@example.com');
    const draft = await draftTo(userId, 'Kari Solheim');
    const api = world.api(userId);
    const ask = (action: string) =>
      api<Schemas['EmailDraftRewrite']>('POST', `${BASE}/${draft.id}/rewrite/`, { action });
    const other = await ask('other_paper');
    const { subject, body } = other.body;
    await api('PATCH', `${BASE}/${draft.id}/`, { subject, body, version: draft.version });
    expect((await ask('plainer')).body.body).toContain('“Shift without warning”');
    const back = await ask('other_paper');
    expect(back).toMatchObject({ status: 200, body: { body: draft.body } });
  });

  it('is refused with the reason where there is nothing else, and for a text that was changed meanwhile', async () => {
    const { userId } = await world.student('nothing@example.com');
    const draft = await draftTo(userId, 'Kari Solheim', papers.slice(0, 1));
    const ask = (action: string, version?: number) =>
      world.api(userId)('POST', `${BASE}/${draft.id}/rewrite/`, { action, version });
    expect(await ask('other_paper')).toMatchObject({ status: 409, body: { code: 'nothing_else' } });
    expect(await ask('anew')).toMatchObject({ status: 409, body: { code: 'nothing_else' } });
    expect(await ask('shorter', draft.version + 1)).toMatchObject({ status: 409, body: { code: 'draft_changed' } });
  });

  it('LTR-17 keeps what the person wrote until they save the proposal', async () => {
    const { userId } = await world.student('edited@example.com');
    const draft = await draftTo(userId, 'Kari Solheim');
    const body = `${draft.body}\n\nP.S. I am happy to send my transcript.`;
    const api = world.api(userId);
    await api('PATCH', `${BASE}/${draft.id}/`, { body, version: draft.version });
    const anew = await api<Schemas['EmailDraftRewrite']>('POST', `${BASE}/${draft.id}/rewrite/`, { action: 'anew' });
    expect(anew.body.body).toBe(draft.body);
    const after = await api<Schemas['EmailDraft']>('GET', `${BASE}/${draft.id}/`);
    expect(after.body.body).toBe(body);
  });
});
