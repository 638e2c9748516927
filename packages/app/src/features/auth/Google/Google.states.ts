import type { AppConfig } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import { problemStates } from '../../../modules/ProblemView/ProblemView.states';
import type { Person } from './idToken';
import { standInPath } from './standIn';

/** How far a sign-in is. */
export type GoogleStep =
  | { status: 'idle' }
  /** On its way, with the person the token speaks of, where that can be read. */
  | { status: 'busy'; person: Person | null }
  | { status: 'failed'; problem: Problem }
  /** Google answered, but without a token. */
  | { status: 'noToken' };

export type GoogleState =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  /** This server knows neither Google nor a stand-in. */
  | { status: 'unavailable' }
  /** Google's own button; `scriptFailed` when its script did not come. */
  | { status: 'real'; clientId: string; scriptFailed: boolean; step: GoogleStep }
  | { status: 'simulated'; people: readonly Person[]; step: GoogleStep };

/** Which way to sign in a server offers. */
export type GoogleOffer =
  | { kind: 'real'; clientId: string }
  | { kind: 'simulated'; path: string }
  | { kind: 'unavailable' };

/** The offer in the configuration: the stand-in where it answers, else Google's button where there is a client. */
export function offerOf({ google }: Pick<AppConfig, 'google'>): GoogleOffer {
  if (google.stand_in) {
    const path = standInPath(google.authorization_endpoint);
    return path === null ? { kind: 'unavailable' } : { kind: 'simulated', path };
  }
  // Null says that the identity provider is not Google, whose button would not know it.
  if (!google.client_id || google.authorization_endpoint === null) return { kind: 'unavailable' };
  return { kind: 'real', clientId: google.client_id };
}

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
