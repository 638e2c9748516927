import type { SessionPorts } from '../api/sessionPorts';
import { createSessionFetch } from '../api/sessionFetch';

/** A server that accepts certain access tokens and one refresh token, and records the requests. */
export class TestServer {
  readonly seen: string[] = [];
  good = 'new';
  /** The answer to a refresh. */
  onRefresh: (refresh: string) => Response | Promise<Response> = () => Response.json({ access: this.good });
  /** The answer to any other call with a valid token. */
  onCall: (request: Request) => Response | Promise<Response> = async (request) =>
    Response.json({ body: await request.text() });

  get refreshes(): number {
    return this.seen.filter((line) => line.includes('/refresh/')).length;
  }

  async answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const authorization = request.headers.get('Authorization') ?? '-';
    this.seen.push(`${request.method} ${pathname} ${authorization} ${request.headers.get('Accept-Language')}`);
    if (pathname === '/api/auth/refresh/') {
      const { refresh } = (await request.json()) as { refresh: string };
      return this.onRefresh(refresh);
    }
    if (pathname.startsWith('/api/auth/log')) return Response.json({ detail: 'ok' });
    return authorization === `Bearer ${this.good}` ? this.onCall(request) : Response.json({}, { status: 401 });
  }
}

/** What the tabs of one browser share: the storage, the locks, and a fake clock. */
export class TestBrowser {
  stored: { access: string | null; refresh: string | null; session: number } = {
    access: 'old',
    refresh: 'r1',
    session: 1,
  };
  readonly server = new TestServer();
  now = 0;
  private waits: { at: number; expire: AbortController }[] = [];
  private readonly locks = new TestLocks();

  /** Advances the clock and fires the timeouts that are due. */
  pass(ms: number): void {
    this.now += ms;
    for (const { at, expire } of this.waits) if (at <= this.now) expire.abort(new DOMException('late', 'TimeoutError'));
    this.waits = this.waits.filter(({ at }) => at > this.now);
  }

  /** The longest remaining timeout. */
  get longestWait(): number {
    return Math.max(0, ...this.waits.map(({ at }) => at - this.now));
  }

  signOut(): void {
    this.stored = { access: null, refresh: null, session: this.stored.session + 1 };
  }

  signIn(access: string, refresh: string): void {
    this.stored = { access, refresh, session: this.stored.session + 1 };
  }

  /** A tab: a function that sends requests. */
  tab(ports: Partial<SessionPorts> = {}): (path: string, init?: RequestInit) => Promise<Response> {
    const call = createSessionFetch({
      access: () => this.stored.access,
      refresh: () => this.stored.refresh,
      session: () => this.stored.session,
      renew: (next) => Object.assign(this.stored, next),
      clear: () => this.signOut(),
      language: () => 'fa',
      fetch: (request, limit) => before(limit, this.server.answer(request)),
      expire: (ms) => this.expire(ms),
      locks: () => this.locks,
      now: () => this.now,
      ...ports,
    });
    return (path, init) => call(new Request(`http://localhost${path}`, init));
  }

  private expire(ms: number): AbortSignal {
    const expire = new AbortController();
    this.waits.push({ at: this.now + ms, expire });
    return expire.signal;
  }
}

/** An answer, unless it is aborted first, as `fetch` does it. */
function before(limit: AbortSignal, answer: Promise<Response>): Promise<Response> {
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      limit.addEventListener('abort', () => reject(limit.reason as Error));
    }),
  ]);
}

interface Waiting {
  enter: () => void;
  left: boolean;
}

/** Web Locks for one name: a queue, an abort signal, and stealing. */
class TestLocks implements Pick<LockManager, 'request'> {
  private queue: Waiting[] = [];
  private holder: { robbed: (reason: unknown) => void } | null = null;

  request<Result>(_name: string, task: LockGrantedCallback<Result>): Promise<Awaited<Result>>;
  request<Result>(_name: string, options: LockOptions, task: LockGrantedCallback<Result>): Promise<Awaited<Result>>;
  request<Result>(
    _name: string,
    given: LockOptions | LockGrantedCallback<Result>,
    last?: LockGrantedCallback<Result>,
  ): Promise<Awaited<Result>> {
    const options = typeof given === 'function' ? {} : given;
    const task = (typeof given === 'function' ? given : last) as unknown as () => Promise<Awaited<Result>>;
    return new Promise((resolve, reject) => {
      const enter = () => {
        const mine = { robbed: reject };
        this.holder = mine;
        const leave = () => {
          if (this.holder === mine) this.next();
        };
        void task().then(resolve, reject).then(leave);
      };
      if (options.steal) {
        this.holder?.robbed(new DOMException('stolen', 'AbortError'));
        enter();
        return;
      }
      const waiting = { enter, left: false };
      options.signal?.addEventListener('abort', () => {
        waiting.left = true;
        reject(options.signal?.reason as Error);
      });
      this.queue.push(waiting);
      if (this.holder === null) this.next();
    });
  }

  private next(): void {
    this.holder = null;
    const waiting = this.queue.shift();
    if (waiting?.left) this.next();
    else waiting?.enter();
  }
}
