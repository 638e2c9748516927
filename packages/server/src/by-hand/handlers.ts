import type { Deps } from '../platform/deps.ts';
import { idempotentRequest } from '../platform/http/idempotency.ts';
import type { Handlers } from '../platform/http/types.ts';
import { alikeProfessors } from '../professors/samePerson.ts';
import type { Crossref } from '../profile/import/crossref.ts';
import { wasContacted } from '../sending/contacts.ts';
import { mustNotWriteTo } from '../sending/keptRefusals.ts';
import { addByHand, identityOf } from './addByHand.ts';
import { readByHand } from './readByHand.ts';

type Operations = 'checkProfessorByHand' | 'addProfessorByHand';

/** Professors whom the person found and adds by hand. */
export function createByHandHandlers(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'secrets'>,
  crossref: Crossref,
): Pick<Handlers, Operations> {
  const { db, config } = deps;
  return {
    checkProfessorByHand: async ({ body, userId }) => {
      const read = await readByHand(body, crossref);
      const identity = identityOf(read);
      const { email } = identity;
      const alike = await alikeProfessors(db, userId, identity);
      return {
        status: 200,
        body: {
          papers: read.papers.map(({ abstract: _abstract, ...paper }) => paper),
          alike: alike.map(({ person_key: _key, ...one }) => one),
          do_not_contact: email !== null && (await mustNotWriteTo(deps, db, userId, email)),
          contacted:
            email !== null && (await wasContacted(db, { userId }, { personKey: '', recipient: email }, deps.now())),
          sample: config.imports.crossrefSample && read.papers.length > 0,
        },
      };
    },
    addProfessorByHand: async ({ body, userId, request }) => {
      const read = await readByHand(body, crossref);
      const attempt = idempotentRequest({ userId, request, body }, deps.now());
      return { status: 201, body: await addByHand(deps, userId, read, { another: body.another === true, attempt }) };
    },
  };
}
