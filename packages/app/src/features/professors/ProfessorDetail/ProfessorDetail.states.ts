import type { Professor } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { MatchPart } from '../../../entities/professor/matchScore';
import {
  MockMatch,
  MockProfessor,
  MockProfessorLongPersian,
  MockProfessorSparse,
} from '../../../mocks/fixtures/professor';
import type { DetailTab } from './tabs';

/** Everything the screen can be. */
export type ProfessorDetailState =
  | { status: 'loading' }
  | { status: 'notFound' }
  | { status: 'failed'; problem: Problem }
  | { status: 'ready'; professor: Professor; match: MatchPart; tab: DetailTab; notice: Problem | null };

const ready = {
  status: 'ready',
  professor: MockProfessor,
  match: { status: 'ready', match: MockMatch },
  tab: 'overview',
  notice: null,
} as const satisfies ProfessorDetailState;

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
  documents: { ...ready, tab: 'documents' },
  sparse: { ...ready, professor: MockProfessorSparse, match: { status: 'none' } },
  longPersian: { ...ready, professor: MockProfessorLongPersian },
  outOfDate: { ...ready, notice: { kind: 'network' } },
} satisfies Record<string, ProfessorDetailState>;
