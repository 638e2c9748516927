import type { Problem } from '../../../api/problem';
import { problemStates } from '../../../ui/ProblemView/ProblemView.states';
import type { Person } from '../../../entities/google/idToken';

/** The progress of a sign-in. */
export type GoogleStep =
  | { status: 'idle' }
  /** The request is running; `person` is null where the token cannot be read. */
  | { status: 'busy'; person: Person | null }
  | { status: 'failed'; problem: Problem }
  /** Google answered, but without a token. */
  | { status: 'noToken' };

export type GoogleState =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  /** The server offers neither Google nor a stand-in. */
  | { status: 'unavailable' }
  /** Google's own button; `scriptFailed` when its script did not load. */
  | { status: 'real'; clientId: string; scriptFailed: boolean; step: GoogleStep }
  | { status: 'simulated'; people: readonly Person[]; step: GoogleStep };

const people: Person[] = [
  { email: 'nasrin.ahmadi@gmail.example', name: 'نسرین احمدی' },
  { email: 'babak.rostami@gmail.example', name: 'Babak Rostami' },
];
const idle = { status: 'idle' } as const;
const simulated = { status: 'simulated', people, step: idle } as const;
const real = { status: 'real', clientId: 'client.apps.example', scriptFailed: false, step: idle } as const;

export const googleStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', problem: problemStates.network },
  unavailable: { status: 'unavailable' },
  simulated,
  simulatedBusy: { ...simulated, step: { status: 'busy', person: people[0] ?? null } },
  simulatedOffline: { ...simulated, step: { status: 'failed', problem: problemStates.network } },
  real,
  realBusy: { ...real, step: { status: 'busy', person: { email: 'ana.lopez@mail.example', name: 'Ana Lopez' } } },
  realBusyUnreadable: { ...real, step: { status: 'busy', person: null } },
  realRefused: {
    ...real,
    step: {
      status: 'failed',
      problem: { kind: 'unauthenticated', detail: 'Google did not confirm this sign-in. Please try again.' },
    },
  },
  realNoToken: { ...real, step: { status: 'noToken' } },
  realScriptFailed: { ...real, scriptFailed: true },
} satisfies Record<string, GoogleState>;
