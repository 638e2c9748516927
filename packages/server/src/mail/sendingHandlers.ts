import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/types.ts';
import { addDoNotContact, listDoNotContact, removeDoNotContact } from './doNotContact.ts';
import { pauseSending, resumeSending, sendingState } from './sending.ts';

type Operations =
  | 'getSendingState'
  | 'pauseSending'
  | 'resumeSending'
  | 'listDoNotContact'
  | 'addDoNotContact'
  | 'removeDoNotContact';

/** The switch that stops all sending of a person (R17), and whom they write to no more (R11). */
export function createSendingHandlers(deps: Pick<Deps, 'config' | 'db' | 'jobs' | 'now'>): Pick<Handlers, Operations> {
  return {
    getSendingState: async ({ userId }) => ({ status: 200, body: await sendingState(deps, userId) }),
    pauseSending: async ({ userId }) => {
      await pauseSending(deps, userId);
      return { status: 200, body: await sendingState(deps, userId) };
    },
    resumeSending: async ({ userId }) => {
      await resumeSending(deps, userId);
      return { status: 200, body: await sendingState(deps, userId) };
    },
    listDoNotContact: async ({ userId }) => ({ status: 200, body: await listDoNotContact(deps.db, userId) }),
    addDoNotContact: async ({ body, userId }) => {
      const { entry, added } = await addDoNotContact(deps, userId, body.professor);
      return { status: added ? 201 : 200, body: entry };
    },
    removeDoNotContact: async ({ path, userId }) => {
      await removeDoNotContact(deps, userId, path.id);
      return { status: 204, body: undefined };
    },
  };
}
