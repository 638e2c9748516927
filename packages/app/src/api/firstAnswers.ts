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
 * The answer to a request that was asked before the app was there: once, of the same session and language, and as long as nothing was
 * changed.
 */
export function firstAnswer(request: Request): Promise<Response> | undefined {
  const answers = globalThis.peykFirstAnswers;
  if (!answers) return undefined;
  if (request.method !== 'GET') {
    delete globalThis.peykFirstAnswers;
    return undefined;
  }
  const found = answers[request.url];
  if (!found) return undefined;
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
