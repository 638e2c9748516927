import type { EmailDraft } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { QueueAct, ActProblem } from '../../../entities/draft/review/queueAct';
import { MockDraft } from '../../../mocks/fixtures/draft';
import { MockProfessorLongPersian } from '../../../mocks/fixtures/professor';

/** A professor who may not be written to, and the rule. */
export interface RefusedPerson {
  professor: number;
  /** Null where neither the list nor the server knows it. */
  name: string | null;
  code: string;
  /** The sentence of the server, where it sent one. */
  detail: string | null;
}

/** Everything the page can be. */
export type ReviewState =
  | { status: 'loading'; count: number }
  | { status: 'failed'; problem: Problem }
  | {
      status: 'ready';
      /** The letter on top; null when none waits any more. */
      draft: EmailDraft | null;
      position: number;
      waiting: number;
      /** How many letters were decided here. */
      decided: number;
      refused: readonly RefusedPerson[];
      busy: QueueAct | null;
      actProblem: ActProblem | null;
      never: { problem: Problem | null } | null;
    };

const ready = {
  status: 'ready',
  draft: MockDraft,
  position: 1,
  waiting: 3,
  decided: 0,
  refused: [],
  busy: null,
  actProblem: null,
  never: null,
} as const satisfies ReviewState;

const refused: readonly RefusedPerson[] = [
  {
    professor: 612,
    name: 'Elin Bergqvist',
    code: 'do_not_contact',
    detail: 'This address is on the do-not-contact list.',
  },
  { professor: 613, name: MockProfessorLongPersian.full_name, code: 'sent', detail: null },
  { professor: 614, name: null, code: 'not_found', detail: null },
];

export const reviewStates = {
  loading: { status: 'loading', count: 3 },
  failed: { status: 'failed', problem: { kind: 'server', detail: null } },
  offline: { status: 'failed', problem: { kind: 'network' } },
  ready,
  someRefused: { ...ready, waiting: 1, refused },
  allRefused: { ...ready, draft: null, waiting: 0, position: 1, refused },
  done: { ...ready, draft: null, waiting: 0, decided: 3 },
  noRecipient: { ...ready, draft: { ...MockDraft, to_email: null } },
  approving: { ...ready, busy: 'approve' },
  notApproved: { ...ready, actProblem: { act: 'approve', problem: { kind: 'network' } } },
  never: { ...ready, never: { problem: null } },
  longPersian: {
    ...ready,
    draft: {
      ...MockDraft,
      professor_name: MockProfessorLongPersian.full_name,
      university_name: MockProfessorLongPersian.university_name,
    },
  },
} satisfies Record<string, ReviewState>;
