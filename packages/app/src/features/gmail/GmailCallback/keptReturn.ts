import { tokens } from '../../../session/tokens';
import type { readReturn } from './readReturn';

type Return = NonNullable<ReturnType<typeof readReturn>>;

/** Google forgets a code after ten minutes. */
const lifeMs = 10 * 60_000;

let kept: { answer: Return; at: number; session: number } | null = null;

/** Keeps the answer of Google for one sign-in: in memory, so that nothing else ever finds it. Null forgets it. */
export function keepReturn(answer: Return | null): void {
  kept = answer && { answer, at: Date.now(), session: tokens.session() };
}

/** The answer that waits, while nobody has signed in since or the first who did asks for it. */
export function keptReturn(): Return | null {
  if (kept && (Date.now() - kept.at > lifeMs || tokens.session() > kept.session + 1)) kept = null;
  return kept?.answer ?? null;
}
