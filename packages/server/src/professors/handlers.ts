import { sql } from 'kysely';
import { pictureIn } from '../accounts/picture.ts';
import type { Deps } from '../platform/deps.ts';
import { idempotentRequest } from '../platform/http/idempotency.ts';
import type { Handlers } from '../platform/http/types.ts';
import { listProfessors } from './list.ts';
import { addProfessors, changeProfessor, deleteProfessor, loadProfessor } from './records.ts';

type Operations =
  | 'listProfessors'
  | 'getProfessor'
  | 'createProfessor'
  | 'updateProfessor'
  | 'deleteProfessor'
  | 'bulkCreateProfessors'
  | 'searchProfessors'
  | 'getProfessorStats';

/** Separates a form's file from its text fields. */
async function splitImage(body: object): Promise<{ fields: object; image: Buffer | null }> {
  const { image, ...fields } = body as { image?: unknown };
  return { fields, image: await pictureIn('image', image) };
}

/** Professors of the signed-in person, with their match scores. Each record is the person's own copy. */
export function createProfessorHandlers(deps: Pick<Deps, 'db' | 'now'>): Pick<Handlers, Operations> {
  const { db } = deps;
  return {
    listProfessors: async ({ query, userId }) => ({ status: 200, body: await listProfessors(db, userId, query) }),
    searchProfessors: async ({ query, userId }) => {
      const {
        query: words,
        q,
        search,
        page,
        page_size,
      } = query as Record<string, string> & { page?: number; page_size?: number };
      return {
        status: 200,
        body: await listProfessors(db, userId, { search: words ?? q ?? search ?? '', page, page_size }),
      };
    },
    getProfessor: async ({ path, userId }) => ({ status: 200, body: await loadProfessor(db, userId, path.id) }),
    createProfessor: async ({ body, userId, request }) => {
      const { fields, image } = await splitImage(body);
      const named = { ...fields, image: image?.toString('base64') };
      const attempt = idempotentRequest({ userId, request, body: named }, deps.now());
      const [professor] = await addProfessors(deps, userId, [fields], { attempt, image });
      if (!professor) throw new Error('The professor that was added is gone');
      return { status: 201, body: professor };
    },
    bulkCreateProfessors: async ({ body, userId, request }) => {
      const attempt = idempotentRequest({ userId, request, body }, deps.now());
      const created = await addProfessors(deps, userId, Array.isArray(body) ? body : body.professors, { attempt });
      return { status: 201, body: { created, count: created.length } };
    },
    updateProfessor: async ({ path, body, userId }) => {
      const { fields, image } = await splitImage(body);
      return { status: 200, body: await changeProfessor(deps, userId, path.id, fields, image) };
    },
    deleteProfessor: async ({ path, userId }) => {
      await deleteProfessor(deps, userId, path.id);
      return { status: 204, body: undefined };
    },
    getProfessorStats: async ({ userId }) => {
      const stats = await db
        .selectFrom('professors')
        .select([
          sql<number>`count(*)::int`.as('total_professors'),
          sql<number>`count(h_index)::int`.as('professors_with_h_index'),
          sql<number | null>`round(avg(h_index), 1)::float8`.as('average_h_index'),
        ])
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return { status: 200, body: stats };
    },
  };
}
