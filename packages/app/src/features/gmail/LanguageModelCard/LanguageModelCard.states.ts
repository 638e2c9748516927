import type { Problem } from '../../../api/problem';

/** The service that would read what letters are made of. */
interface Service {
  host: string;
  model: string;
}

export type LanguageModelState =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  /** This server has none. */
  | { status: 'off' }
  /** `outdated`: the person agreed to another one, or to an older wording. */
  | ({ status: 'asking'; outdated: boolean; busy: boolean; problem: Problem | null } & Service)
  | ({
      status: 'given';
      since: string | null;
      calls: { used: number; limit: number };
      busy: boolean;
      problem: Problem | null;
    } & Service);

const service = { host: 'model.damavand.example', model: 'scribe-2-small' };
const asking = { status: 'asking', outdated: false, busy: false, problem: null, ...service } as const;
const given = {
  status: 'given',
  since: '2026-11-20T08:40:00Z',
  calls: { used: 3, limit: 40 },
  busy: false,
  problem: null,
  ...service,
} as const;
const server: Problem = { kind: 'server', detail: null };
const changed: Problem = {
  kind: 'conflict',
  code: 'service_changed',
  detail:
    'This server’s language model has changed. Reload the page and check where your texts would go before you agree.',
};

export const languageModelStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', problem: server },
  off: { status: 'off' },
  asking,
  outdated: { ...asking, outdated: true },
  agreeing: { ...asking, busy: true },
  agreeFailed: { ...asking, problem: server },
  serviceChanged: { ...asking, problem: changed },
  given,
  usedUp: { ...given, calls: { used: 40, limit: 40 } },
  undated: { ...given, since: null },
  takingBack: { ...given, busy: true },
  takeBackFailed: { ...given, problem: { kind: 'network' } },
  longNames: {
    ...given,
    host: 'gateway.language-models.research-computing.faculty-of-engineering.damavand.example:11434',
    model: 'organisation/an-instruction-tuned-model-with-a-very-long-name-70b-q4-k-m',
  },
} satisfies Record<string, LanguageModelState>;
