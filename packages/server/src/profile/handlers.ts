import type { StudentProfile } from '@peyk/api-types';
import type { FastifyRequest } from 'fastify';
import { changeUser } from '../accounts/changeUser.ts';
import { userColumns, type UserRow } from '../accounts/toUser.ts';
import type { Deps } from '../platform/deps.ts';
import { unauthenticated } from '../platform/http/errors.ts';
import { idempotentRequest } from '../platform/http/idempotency.ts';
import type { Handlers } from '../platform/http/types.ts';
import { createEntries, type Fields, loadSections } from './entries.ts';
import { extractInterests } from './extractInterests.ts';
import { fieldsOf, type SectionDescription, SECTIONS } from './sections.ts';

type EntryOperation = SectionDescription['list' | 'add' | 'update' | 'remove'];
type ProfileOperation = EntryOperation | 'getStudentProfile' | 'updateStudentProfile' | 'extractResearchInterests';

/** The part of the context that the handlers of every list read; the contract has validated the rest. */
interface EntryContext {
  userId: number;
  path: { id: number };
  body: Fields;
  request: FastifyRequest;
}

function toProfile(row: UserRow): StudentProfile {
  const { phone, address, photo_url, version, latin_name, address_en, persian_name, plan_year, plan_places } = row;
  return {
    version,
    phone,
    address,
    photo_url,
    latin_name,
    address_en,
    persian_name,
    plan_year,
    plan_places,
    gender: row.gender as StudentProfile['gender'],
    plan_season: row.plan_season as StudentProfile['plan_season'],
    plan_degree: row.plan_degree as StudentProfile['plan_degree'],
    plan_funding: row.plan_funding as StudentProfile['plan_funding'],
  };
}

function entryHandlers(deps: Pick<Deps, 'db' | 'now'>): Pick<Handlers, EntryOperation> {
  const handlers = SECTIONS.flatMap((description) => {
    const entries = createEntries(deps, description.section, fieldsOf(description));
    return [
      [description.list, async ({ userId }: EntryContext) => ({ status: 200, body: await entries.list(userId) })],
      [
        description.add,
        async ({ userId, body, request }: EntryContext) => ({
          status: 201,
          body: await entries.add(userId, body, idempotentRequest({ userId, request, body }, deps.now())),
        }),
      ],
      [
        description.update,
        async ({ userId, path, body, request }: EntryContext) => ({
          status: 200,
          body: await entries.update(userId, path.id, body, request.method === 'PUT'),
        }),
      ],
      [
        description.remove,
        async ({ userId, path }: EntryContext) => {
          await entries.remove(userId, path.id);
          return { status: 204, body: undefined };
        },
      ],
    ] as const;
  });
  return Object.fromEntries(handlers) as Pick<Handlers, EntryOperation>;
}

/** The profile record, the fifteen lists and the extraction of interests. */
export function createProfileHandlers(
  deps: Pick<Deps, 'config' | 'db' | 'secrets' | 'now'>,
): Pick<Handlers, ProfileOperation> {
  const { db } = deps;
  return {
    ...entryHandlers(deps),

    async getStudentProfile({ userId }) {
      const row = await db.selectFrom('users').select(userColumns).where('id', '=', userId).executeTakeFirst();
      if (!row) throw unauthenticated();
      return { status: 200, body: toProfile(row) };
    },

    async updateStudentProfile({ userId, body }) {
      const { gender, phone, address, photo_url, version, latin_name, address_en, persian_name } = body;
      const { plan_season, plan_year, plan_degree, plan_funding, plan_places } = body;
      const change = {
        gender,
        phone,
        address,
        photo_url,
        version,
        latin_name,
        address_en,
        persian_name,
        plan_season,
        plan_year,
        plan_degree,
        plan_funding,
        plan_places,
      };
      return { status: 200, body: toProfile(await changeUser(deps, userId, change, toProfile)) };
    },

    async extractResearchInterests({ userId }) {
      const sections = await loadSections(
        db,
        userId,
        SECTIONS.map(({ section }) => section),
      );
      return { status: 200, body: { research_interests: extractInterests(sections) } };
    },
  };
}
