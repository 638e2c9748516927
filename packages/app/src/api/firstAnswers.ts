interface FirstAnswer {
  access: string;
  language: string;
  /** When it was asked for, in milliseconds. */
  asked: number;
  answer: Promise<Response>;
}

declare global {
  /** What `boot.js` has asked the server before the app was there, by address. */
  var peykFirstAnswers: Record<string, FirstAnswer> | undefined;
}

/** As old as an answer may be on a slow line before it is asked for again. */
const FRESH_MS = 15_000;

/**
 * Sends a request, unless it was asked before the app was there: then its answer is that one, once, of the same session and language, and as
 * long as nothing was changed. If none came, the request is sent after all.
 */
export async function ask(request: Request, signal: AbortSignal): Promise<Response> {
  const send = () => globalThis.fetch(request, { signal });
  if (request.method !== 'GET') {
    // Before and after: what is asked meanwhile may not tell of the change either.
    forgetFirstAnswers();
    return send().finally(forgetFirstAnswers);
  }
  const early = firstAnswer(request);
  if (!early) return send();
  const ended = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([early.catch(send), ended]);
}

/** Drops what was asked for early: a change has been made, or another person may be here. */
export function forgetFirstAnswers(): void {
  delete globalThis.peykFirstAnswers;
}

function firstAnswer(request: Request): Promise<Response> | undefined {
  const answers = globalThis.peykFirstAnswers;
  const found = answers?.[request.url];
  if (!answers || !found) return undefined;
  delete answers[request.url];
  // What is open to everybody is asked for without a token.
  const token = request.headers.get('Authorization') ?? `Bearer ${found.access}`;
  const isSame = token === `Bearer ${found.access}` && request.headers.get('Accept-Language') === found.language;
  if (isSame && Date.now() - found.asked < FRESH_MS) return found.answer;
  void found.answer.then(
    ({ body }) => body?.cancel(),
    () => undefined,
  );
  return undefined;
}
