import type { EmailDraft } from '@peyk/api-types';
import { sql } from 'kysely';
import { dayOf, writeDraft } from '../drafts/ensureDraft.ts';
import { WORDING } from '../drafts/phrasing/wording.ts';
import type { PhrasableDraft } from '../drafts/phrasing/phraseDraft.ts';
import { asCandidate, judgedProfessor, judgedStudent } from '../matching/judged/index.ts';
import { loadStudent } from '../matching/loadStudent.ts';
import type { LanguageModelConfig } from '../platform/config.ts';
import { toCandidate } from '../professors/toCandidate.ts';
import { fromCandidate } from '../professors/toProfessor.ts';
import { createWorld } from './botWorld.ts';

export const serviceAt = (url: string, changes: Partial<LanguageModelConfig> = {}): LanguageModelConfig => ({
  baseUrl: `${url}/v1`,
  host: new URL(url).host,
  apiKey: 'key-of-the-service',
  model: 'double-1',
  callsPerDay: 10_000,
  tokensPerDay: 100_000_000,
  price: null,
  callMs: 2000,
  runMs: 4000,
  ...changes,
});

/** The lists of a judged student, as the profile stores them. */
const LISTS = {
  interests: 'research_interests',
  degrees: 'degrees',
  papers: 'papers',
  projects: 'projects',
  jobs: 'jobs',
  researchExperiences: 'research_experiences',
  skills: 'skills',
} as const;

/** A world with people whose one draft the rules have just written. */
export async function createPhrasingWorld() {
  const world = await createWorld();
  const { db, deps } = world;
  let counter = 0;
  return {
    ...world,
    /** Agrees to a service, as `PATCH /api/language-model/` does. */
    consent: (userId: number, { host, model }: Pick<LanguageModelConfig, 'host' | 'model'>) =>
      db
        .insertInto('language_model_consents')
        .values({ user_id: userId, host, model, wording: WORDING, given_at: deps.now() })
        .execute(),
    /** A draft as the rules write it, and ways to read it and to put it back. */
    async draft(
      student = 'dawit-tesfaye',
      professor = 'sternheim',
    ): Promise<{
      userId: number;
      draft: PhrasableDraft;
      read: (language?: string) => Promise<EmailDraft>;
      reset: () => Promise<void>;
    }> {
      counter += 1;
      const { profile, ...of } = judgedStudent(student);
      const { id: userId } = await db
        .insertInto('users')
        .values({ email: `${counter}-${of.email}`, first_name: of.firstName, last_name: of.lastName, ...profile })
        .returning('id')
        .executeTakeFirstOrThrow();
      const entries = Object.entries(LISTS).flatMap(([list, section]) =>
        of[list as keyof typeof LISTS].map((entry) => {
          const { id: _, ...fields } = { id: '', ...entry };
          return { user_id: userId, section, fields: JSON.stringify(fields) };
        }),
      );
      await db.insertInto('profile_entries').values(entries).execute();
      const row = await db
        .insertInto('professors')
        .values(fromCandidate(userId, asCandidate(judgedProfessor(professor)), deps.now()))
        .returningAll()
        .executeTakeFirstOrThrow();
      const written = await db.transaction().execute(async (trx) =>
        writeDraft(deps, trx, {
          userId,
          professorId: row.id,
          runId: null,
          accountId: null,
          student: await loadStudent(trx, userId),
          scored: { candidate: toCandidate(row) },
          needProposal: false,
        }),
      );
      if (written.letter === null) throw new Error(`No letter was written on ${dayOf(deps.now())}`);
      const draft = { userId, runId: null, draftId: written.id, version: 1, letter: written.letter };
      const stored = await db
        .selectFrom('email_drafts')
        .select(['subject', 'body', 'evidence'])
        .where('id', '=', written.id)
        .executeTakeFirstOrThrow();
      return {
        userId,
        draft,
        read: async (language = 'en') => {
          const url = `/api/emails/email-drafts/${written.id}/`;
          const headers = { 'accept-language': language };
          return (await world.api(userId)<EmailDraft>('GET', url, undefined, headers)).body;
        },
        reset: async () => {
          await db
            .updateTable('email_drafts')
            .set({
              ...stored,
              evidence: JSON.stringify(stored.evidence),
              phrasing: sql`'[]'::jsonb`,
              version: 1,
              written_by: 'composer',
              state: 'needs_review',
            })
            .where('id', '=', written.id)
            .execute();
        },
      };
    },
  };
}
