import type { Session } from '@peyk/api-types';
import type { Page } from 'playwright';
import type { Product } from './product';

/** An account made through the API, for a test that begins after sign-up. */
export interface Account {
  email: string;
  password: string;
  /** Calls the API as this person; throws unless the response is a success. */
  call: <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;
  /** Signs the browser in, as if in an earlier visit. */
  enter: (page: Page) => Promise<void>;
}

/** Signs a new person up. */
export async function newAccount(product: Product, email: string, name = 'Sara Karimi'): Promise<Account> {
  const password = 'correct horse battery';
  const [first_name = '', ...rest] = name.split(' ');
  let access = '';
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`${product.url}${path}`, {
      method,
      headers: {
        ...(access && { authorization: `Bearer ${access}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  await call('POST', '/api/auth/signup/', { email, password, first_name, last_name: rest.join(' ') });
  const session = await call<Session>('POST', '/api/auth/login/', { email, password });
  access = session.access;
  return {
    email,
    password,
    call,
    enter: async (page) => {
      await page.goto(`${product.url}/favicon.svg`);
      await page.evaluate(
        ([mine, refresh]) => {
          localStorage.setItem('peyk.access', mine);
          localStorage.setItem('peyk.refresh', refresh);
        },
        [session.access, session.refresh] as const,
      );
    },
  };
}
