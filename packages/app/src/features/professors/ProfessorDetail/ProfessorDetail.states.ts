import type { EmailDraft, Professor } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { MatchPart } from '../../../entities/professor/matchScore';
import {
  MockMatch,
  MockProfessor,
  MockProfessorLongPersian,
  MockProfessorSparse,
} from '../../../mocks/fixtures/professor';
import { MockDraft } from '../../../mocks/fixtures/draft';
import type { TakingBackPart } from '../parts/facts';
import type { DetailTab } from './tabs';

/** Everything the screen can be. */
export type ProfessorDetailState =
  | { status: 'loading' }
  | { status: 'notFound' }
  | { status: 'failed'; problem: Problem }
  | {
      status: 'ready';
      professor: Professor;
      match: MatchPart;
      email: EmailPart;
      tab: DetailTab;
      own: TakingBackPart;
      notice: Problem | null;
    };

/** The draft of the email, which is looked for while its tab is open. */
export type EmailPart =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  /** There is none; `problem` is why none was written. */
  | { status: 'none'; creating: boolean; problem: Problem | null }
  | { status: 'ready'; draft: EmailDraft };

const ready = {
  status: 'ready',
  professor: MockProfessor,
  match: { status: 'ready', match: MockMatch },
  email: { status: 'ready', draft: MockDraft },
  tab: 'overview',
  own: { busy: null, failed: null },
  notice: null,
} as const satisfies ProfessorDetailState;

const at = '2026-11-03T08:30:00Z';
const found = (field: keyof Professor) => ({ field, source: 'directory', at }) as const;
const facts = ['department', 'university_name', 'university_country'] as const;
/** A bot found them; the person changed the name and the address, and took the h-index and a page away. */
const sourced: Professor = {
  ...MockProfessor,
  full_name: 'Ingrid M. Solheim',
  h_index: null,
  homepage_url: null,
  email: 'i.solheim@uio.example',
  sources: [
    { field: 'full_name', source: 'person', at: '2026-11-20T08:30:00Z', before: MockProfessor.full_name },
    ...facts.map(found),
    { field: 'h_index', source: 'person', at: '2026-11-20T08:30:00Z', before: '41' },
    found('research_interests'),
    { field: 'email', source: 'person', at: '2026-11-20T08:30:00Z', before: MockProfessor.email },
    { field: 'homepage_url', source: 'person', at: '2026-11-20T08:30:00Z', before: MockProfessor.homepage_url },
    found('publications'),
  ],
};
/** The person added them. */
const byHand: Professor = {
  ...MockProfessorSparse,
  sample: false,
  university_name: 'University of Oslo',
  publications: MockProfessor.publications,
  sources: [
    { field: 'university_name', source: 'person', at },
    { field: 'publications', source: 'doi', at },
  ],
};

const noDraft = { status: 'none', creating: false, problem: null } as const;

export const professorDetailStates = {
  loading: { status: 'loading' },
  notFound: { status: 'notFound' },
  failed: { status: 'failed', problem: { kind: 'server', detail: null } },
  offline: { status: 'failed', problem: { kind: 'network' } },
  ready,
  matchLoading: { ...ready, match: { status: 'loading' } },
  matchFailed: { ...ready, match: { status: 'failed' } },
  proposal: { ...ready, tab: 'proposal' },
  email: { ...ready, tab: 'email' },
  emailLoading: { ...ready, tab: 'email', email: { status: 'loading' } },
  emailNone: { ...ready, tab: 'email', email: noDraft },
  emailCreating: { ...ready, tab: 'email', email: { ...noDraft, creating: true } },
  emailNotCreated: { ...ready, tab: 'email', email: { ...noDraft, problem: { kind: 'network' } } },
  emailFailed: { ...ready, tab: 'email', email: { status: 'failed', problem: { kind: 'server', detail: null } } },
  documents: { ...ready, tab: 'documents' },
  sparse: { ...ready, professor: MockProfessorSparse, match: { status: 'none' } },
  longPersian: { ...ready, professor: MockProfessorLongPersian },
  sourced: { ...ready, professor: sourced },
  takingBack: { ...ready, professor: sourced, own: { busy: 'email', failed: null } },
  notTakenBack: {
    ...ready,
    professor: sourced,
    own: { busy: null, failed: { fact: 'h_index', problem: { kind: 'network' } } },
  },
  byHand: { ...ready, professor: byHand },
  outOfDate: { ...ready, notice: { kind: 'network' } },
} satisfies Record<string, ProfessorDetailState>;
