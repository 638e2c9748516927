import type { Bot, EmailDraft } from '../../../packages/api-types/src/index.ts';
import { statuses } from '../../../packages/app/src/entities/bot/botStatus.ts';
import { botEvents, nextStatus } from '../../../packages/server/src/bots/status.ts';
import {
  draftEvents,
  draftStates,
  eventRow,
  messageStates,
  outcomeOf,
} from '../../../packages/server/src/drafts/lifecycle.ts';

/** States and the events that lead from one to another, whatever they are states of. */
export interface Machine {
  /** What has the states, in the singular: it names the diagram. */
  of: string;
  states: readonly string[];
  events: readonly string[];
  /** The state after an event; the same where it changes nothing, undefined where it cannot happen. */
  after: (state: string, event: string) => string | undefined;
  /** What the catalogues say of its states begins with this. */
  words: string;
  /** The state of a value of the contract, where it is of one. */
  stateOf: (value: object) => string | undefined;
}

const within = <Name extends string>(names: readonly Name[], name: string): Name =>
  names.find((one) => one === name) ?? names[0]!;

const ofLetter = (value: Partial<EmailDraft>) => ('subject' in value ? value.state : undefined);

/** A letter: the server's table of drafts. */
export const letters: Machine = {
  of: 'letter',
  states: draftStates,
  events: draftEvents,
  after(state, event) {
    const outcome = outcomeOf(within(draftStates, state), within(draftEvents, event));
    return outcome.kind === 'moves' ? outcome.to : outcome.kind === 'stays' ? state : undefined;
  },
  words: 'drafts.state.',
  stateOf: ofLetter,
};

/** Before its addressee is claimed there is no message. */
const NONE = 'none';

/** A message: what leaves under an approval. */
export const messages: Machine = {
  of: 'message',
  states: [NONE, ...messageStates],
  events: draftEvents,
  after(state, event) {
    const { message } = eventRow(within(draftEvents, event));
    return message?.from.some((from) => (from ?? NONE) === state) ? message.to : undefined;
  },
  // A letter on its way has the state of its message.
  words: 'drafts.state.',
  stateOf: ofLetter,
};

/** A bot: what the person asks of it, and its runs. */
export const bots: Machine = {
  of: 'bot',
  states: statuses,
  events: botEvents,
  after: (state, event) => nextStatus(within(statuses, state), within(botEvents, event)),
  words: 'bots.status.',
  stateOf: (value: Partial<Bot>) => ('status' in value ? value.status : undefined),
};
