import { tokens } from '../../../session/tokens';
import type { readReturn } from './readReturn';

type Return = NonNullable<ReturnType<typeof readReturn>>;

/** Google's authorisation codes expire after ten minutes. */
const lifeMs = 10 * 60_000;

let kept: { answer: Return; at: number; session: number } | null = null;

/** Keeps Google's response for one sign-in, in memory only, so that nothing else can read it. Null clears it. */
export function keepReturn(answer: Return | null): void {
  kept = answer && { answer, at: Date.now(), session: tokens.session() };
}

/** The kept response; null once it has expired or the session has changed more than once since it was kept. */
export function keptReturn(): Return | null {
  if (kept && (Date.now() - kept.at > lifeMs || tokens.session() > kept.session + 1)) kept = null;
  return kept?.answer ?? null;
}
