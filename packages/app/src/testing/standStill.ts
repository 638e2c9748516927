import { vi } from 'vitest';

/** Lets a clock that stands still go on by so many milliseconds and React draw what follows. By frames: whatever polls would advance the clock. */
export async function standStill(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
}
