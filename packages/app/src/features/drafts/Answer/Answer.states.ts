import type { EmailAnswer } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { Kind } from './kinds';

/** A day that is entered, because none of those offered is meant; null while it is no day. */
export interface OtherDay {
  day: string | null;
  /** It was to be saved without a day. */
  missing: boolean;
}

interface About {
  /** Who answers. */
  name: string;
  email: string | null;
  problem: { of: 'save' | 'undo'; problem: Problem } | null;
}

/** A day is asked for. */
interface Asking {
  /** The day the email left and the present one, as `YYYY-MM-DD`. */
  leftOn: string;
  today: string;
  other: OtherDay | null;
  /** The kind or day that was pressed. */
  saving: string | null;
}

export type AnswerState = About &
  (
    | { status: 'offered' }
    /** What it said is selected. `answer` is the one that stands, which is being corrected. */
    | ({ status: 'choosingDay'; kind: Kind; answer: EmailAnswer | null } & Asking)
    | { status: 'saved'; answer: EmailAnswer; undoing: boolean }
    | ({ status: 'changing'; answer: EmailAnswer } & Asking)
  );

const about: About = {
  name: 'Ingrid Solheim',
  email: 'ingrid.solheim@nidelva.example',
  problem: null,
};
const asking: Asking = { leftOn: '2026-11-16', today: '2026-11-20', other: null, saving: null };
const interested: EmailAnswer = { kind: 'interested', received_on: '2026-11-19' };
const offered: AnswerState = { ...about, status: 'offered' };
const choosingDay: AnswerState = { ...about, ...asking, status: 'choosingDay', kind: 'interested', answer: null };
const saved: AnswerState = { ...about, status: 'saved', answer: interested, undoing: false };
const changing: AnswerState = { ...about, ...asking, status: 'changing', answer: interested };
const refused = 'Select the day the email was sent, or a later one.';

export const answerStates = {
  offered,
  choosingDay,
  /** The email left today, so that no other day can be meant. */
  sentToday: { ...choosingDay, leftOn: '2026-11-20' },
  otherDay: { ...choosingDay, kind: 'later', other: { day: '2026-11-17', missing: false } },
  dayMissing: { ...choosingDay, kind: 'later', other: { day: null, missing: true } },
  refusedDay: {
    ...choosingDay,
    kind: 'not_recruiting',
    other: { day: '2026-11-16', missing: false },
    problem: {
      of: 'save',
      problem: { kind: 'invalid', detail: refused, code: 'invalid', fields: { received_on: [refused] } },
    },
  },
  stopAsked: { ...choosingDay, kind: 'stop' },
  saving: { ...choosingDay, saving: '2026-11-20' },
  failed: { ...choosingDay, problem: { of: 'save', problem: { kind: 'network' } } },
  saved,
  stopped: { ...saved, answer: { kind: 'stop', received_on: '2026-11-20' } },
  automatic: { ...saved, answer: { kind: 'out_of_office', received_on: '2026-11-17' } },
  changing,
  changingSaves: { ...changing, saving: 'apply_through_portal' },
  changeFailed: { ...changing, problem: { of: 'save', problem: { kind: 'network' } } },
  undoing: { ...saved, undoing: true },
  undoFailed: { ...saved, problem: { of: 'undo', problem: { kind: 'network' } } },
  longName: { ...offered, name: 'محمدحسین طباطبایی‌نژاد اصفهانی', email: 'tabatabaeinejad@zayanderud.example' },
} satisfies Record<string, AnswerState>;
