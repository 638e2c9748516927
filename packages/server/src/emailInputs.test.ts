import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEntries } from './profile/samples.ts';
import { seeded } from './testing/random.ts';
import { type SignedUp, startTestServer, TEST_PASSWORD, type TestServer } from './testing/server.ts';
import { misspelt, spelling } from './testing/spellings.ts';

const seed = Number(process.env.SPELLINGS_SEED ?? Date.now() % 1_000_000);
const OWNER = 'owner@mail.uni.example';

let server: TestServer;
let person: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp(OWNER);
});
afterAll(() => server.close());

interface Input {
  /** Submits an address as a person would; returns the status, the body and the stored address. */
  hand: (email: string) => Promise<{ status: number; body: Record<string, unknown>; kept: unknown }>;
  field: string;
  /** The response to a valid address: the status, and the stored address where it is visible. */
  good: { status: number; kept?: string };
}

type Answer = { status: number; body: Record<string, unknown> };
const professors = '/api/professor/professors/';
const asAnswer = ({ status, body }: Answer, kept: unknown) => ({ status, body: body ?? {}, kept });

const inputs: Record<string, Input> = {
  'sign-up': {
    hand: async (email) => {
      const answer = await server.api('POST', '/api/auth/signup/', {
        email,
        password: TEST_PASSWORD,
        first_name: 'Ana',
      });
      return asAnswer(answer, undefined);
    },
    field: 'email',
    // The account exists: a second one cannot be created under another spelling.
    good: { status: 400 },
  },
  'sign-in': {
    hand: async (email) => {
      const answer = await server.api('POST', '/api/auth/login/', {
        email,
        password: TEST_PASSWORD,
      });
      return asAnswer(answer, (answer.body.user as { email?: string } | undefined)?.email);
    },
    field: 'email',
    good: { status: 200, kept: OWNER },
  },
  reset: {
    hand: async (email) => asAnswer(await server.api('POST', '/api/auth/password/reset/', { email }), undefined),
    field: 'email',
    good: { status: 200 },
  },
  'a new professor': {
    hand: async (email) => {
      const answer = await person.api('POST', `${professors}create/`, {
        full_name: 'Jane Doe',
        email,
      });
      if (answer.status === 201) await person.api('DELETE', `${professors}${String(answer.body.id)}/delete/`);
      return asAnswer(answer, answer.body.email);
    },
    field: 'email',
    good: { status: 201, kept: OWNER },
  },
  'several professors': {
    hand: async (email) => {
      const answer = await person.api('POST', `${professors}bulk-create/`, {
        professors: [{ full_name: 'Jane Doe', email }],
      });
      const [made] = (answer.body.created ?? []) as { id: number; email: string }[];
      if (made) await person.api('DELETE', `${professors}${made.id}/delete/`);
      return asAnswer(answer, made?.email);
    },
    field: 'email',
    good: { status: 201, kept: OWNER },
  },
  'another recipient': {
    hand: async (email) => {
      const { body } = await person.api<{ id: number }>('POST', `${professors}create/`, { full_name: 'Jane Doe' });
      const answer = await person.api('PATCH', `${professors}${body.id}/update/`, { email });
      return asAnswer(answer, answer.body.email);
    },
    field: 'email',
    good: { status: 200, kept: OWNER },
  },
  'a referee': {
    hand: async (email) => {
      const answer = await person.api('POST', '/api/student/references/add/', {
        ...sampleEntries.references,
        reference_email: email,
      });
      return asAnswer(answer, answer.body.reference_email);
    },
    field: 'reference_email',
    good: { status: 201, kept: OWNER },
  },
};

describe.each(Object.entries(inputs))(`the input %s (SPELLINGS_SEED=${seed})`, (_name, { hand, field, good }) => {
  it('takes every spelling of an address for the one address', async () => {
    const random = seeded(seed);
    for (let count = 0; count < 12; count++) {
      const text = spelling(OWNER, random);
      const { status, kept, body } = await hand(text);
      expect({ status, kept }, `${JSON.stringify(text)} ${JSON.stringify(body)}`).toEqual({ kept: undefined, ...good });
    }
  });

  it('refuses what hides something or is none, and names the field', async () => {
    const random = seeded(seed);
    for (let count = 0; count < 8; count++) {
      const text = misspelt(OWNER, random);
      const { status, body } = await hand(text);
      expect(status, JSON.stringify(text)).toBe(400);
      expect(body[field], JSON.stringify(text)).toHaveLength(1);
    }
  });
});

it('a spelling of somebody’s address opens no second account', async () => {
  const answer = await server.api<{ email: string[] }>('POST', '/api/auth/signup/', {
    email: 'Owner@mail。uni.example',
    password: TEST_PASSWORD,
    first_name: 'Ana',
  });
  expect(answer).toMatchObject({ status: 400, body: { email: ['An account with this email already exists.'] } });
  const accounts = await server.db.selectFrom('users').select('email').execute();
  expect(accounts).toEqual([{ email: OWNER }]);
});
