import type { Problem } from '../../../api/problem';
import type { Inspection } from './inspect';
import { mask } from './maskSecrets';

/** What a button shows: the raw response, or what the app would do with it. */
export type Reading = 'raw' | 'asApp';

export type GmailDebugState =
  | { status: 'loading' }
  /** It is unknown whether the page is enabled. */
  | { status: 'failed'; problem: Problem }
  /** The server was started without it. */
  | { status: 'off' }
  | {
      status: 'ready';
      /** The redirect URI. */
      returnAddress: string;
      /** The button whose request is running. */
      asking: Reading | null;
      result: { reading: Reading; inspection: Inspection } | { problem: Problem } | null;
    };

const ready = {
  status: 'ready',
  returnAddress: 'http://localhost:3000/gmail/callback',
  asking: null,
  result: null,
} as const;
const url = `http://localhost:3000/stand-in/google/auth?redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Fgmail%2Fcallback&scope=openid+email+https%3A%2F%2Fwww.googleapis.com%2Fauth%2Fgmail.send&state=${mask}&nonce=${mask}&code_challenge=${mask}&code_challenge_method=S256&access_type=offline&prompt=consent+select_account&client_id=peyk-local&response_type=code`;
const answered: Inspection = {
  status: 200,
  location: null,
  body: `{"authorization_url":"${url}","state":"${mask}"}`.slice(0, 500),
  whole: 534,
  verdict: { opens: url },
};
const hidden: Inspection = {
  status: null,
  location: null,
  body: '',
  whole: null,
  verdict: { fails: { why: 'noLocation' } },
};
const gateway: Inspection = {
  status: 502,
  location: null,
  body: '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>',
  whole: null,
  verdict: { fails: { why: 'problem', problem: { kind: 'server', detail: null, statusText: 'Bad Gateway' } } },
};

export const gmailDebugStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', problem: { kind: 'server', detail: null } },
  off: { status: 'off' },
  ready,
  asking: { ...ready, asking: 'raw' },
  raw: { ...ready, result: { reading: 'raw', inspection: answered } },
  asApp: { ...ready, result: { reading: 'asApp', inspection: answered } },
  // As in the specification: 201 with the URL in a header and an empty body.
  location: {
    ...ready,
    result: { reading: 'raw', inspection: { ...answered, status: 201, location: url, body: '', whole: null } },
  },
  redirect: { ...ready, result: { reading: 'asApp', inspection: hidden } },
  refused: { ...ready, result: { reading: 'asApp', inspection: gateway } },
  notAsked: { ...ready, result: { problem: { kind: 'network' } } },
} satisfies Record<string, GmailDebugState>;
