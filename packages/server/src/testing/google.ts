/** A minimal cookie jar for the consent page. */
class CookieJar {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  take(response: Response): void {
    for (const header of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, { value, path });
    }
  }

  header(path: string): string {
    return [...this.#cookies]
      .flatMap(([name, cookie]) => (path.startsWith(cookie.path) ? [`${name}=${cookie.value}`] : []))
      .join('; ');
  }
}

export interface Consent {
  decision?: 'allow' | 'deny';
  /** Address of the account to choose; the first one offered by default. */
  account?: string;
  /** The Gmail scopes to grant; all by default. */
  scopes?: string[];
  language?: string;
}

export interface ConsentResult {
  /** The HTML of the consent page. */
  page: string;
  headers: Headers;
  /** The redirect back, with code and state or with error. */
  returned: URL;
}

/** Completes the flow from the authorisation URL through the consent page back to the app, without a browser. */
export async function consent(authorizationUrl: string, choice: Consent = {}): Promise<ConsentResult> {
  const jar = new CookieJar();
  const go = async (url: URL, init: RequestInit = {}): Promise<{ url: URL; response: Response }> => {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        cookie: jar.header(url.pathname),
        'accept-language': choice.language ?? 'en',
      },
    });
    jar.take(response);
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location) {
      const next = new URL(location, url);
      if (next.pathname === '/gmail/callback') return { url: next, response };
      await response.arrayBuffer();
      return go(next);
    }
    return { url, response };
  };
  const { url, response } = await go(new URL(authorizationUrl));
  const page = await response.text();
  if (response.status !== 200) throw new Error(`The consent page answered ${response.status}: ${page}`);
  const offered = [...page.matchAll(/name="account" value="([^"]*)"/g)].map(([, value]) => value ?? '');
  const ticked = choice.scopes ?? [...page.matchAll(/name="scope" value="([^"]*)"/g)].map(([, value]) => value ?? '');
  const form = new URLSearchParams({
    account: choice.account ?? offered[0] ?? '',
    decision: choice.decision ?? 'allow',
  });
  for (const scope of ticked) form.append('scope', scope);
  const { url: returned, response: last } = await go(url, { method: 'POST', body: form });
  await last.arrayBuffer();
  return { page, headers: response.headers, returned };
}

interface Answer<Body> {
  status: number;
  body: Body;
}

/** A signed-in person. */
interface Caller {
  api: <Body>(method: string, path: string, body?: unknown) => Promise<Answer<Body>>;
}

/** Connects a Gmail account of the stand-in and returns it. */
export async function connectGmail(person: Caller, choice: Consent = {}): Promise<{ id: number; email: string }> {
  const begun = await person.api<{ authorization_url: string }>('POST', '/integrations/api/gmail/connect/', {});
  const { returned } = await consent(begun.body.authorization_url, choice);
  const done = await person.api<{ id: number; email: string }>('POST', '/integrations/api/gmail/callback/', {
    code: returned.searchParams.get('code'),
    state: returned.searchParams.get('state'),
  });
  if (done.status !== 200) throw new Error(`Connecting answered ${done.status}: ${JSON.stringify(done.body)}`);
  return done.body;
}
