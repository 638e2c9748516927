import type { ChildProcess } from 'node:child_process';

/** A browser driven by its own protocol until the test ends, with only the functions that the main job needs. */
export interface Drive {
  open: (url: string) => Promise<void>;
  /** Runs a function body in the page and resolves with its return value. */
  run: <Answer>(body: string) => Promise<Answer>;
  /** Presses at a point of the viewport. */
  press: (x: number, y: number) => Promise<void>;
  /** Types a text into the focused element. */
  type: (text: string) => Promise<void>;
  /** Switches to the newest window, or to the first one. */
  goTo: (window: 'newest' | 'first') => Promise<void>;
  /** A screenshot of the viewport, as a PNG in base64. */
  picture: () => Promise<string>;
}

export interface Size {
  width: number;
  height: number;
}

const WAIT_MS = 30_000;
const LOOK_AGAIN_MS = 100;

/** Polls until there is a result. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined | false>,
): Promise<Answer> {
  const end = Date.now() + WAIT_MS;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      // Scripts fail while the page is being replaced.
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  throw new Error(`In ${WAIT_MS / 1000} s there was no ${what}.`, { cause: last });
}

/** Terminates a process and waits for its exit. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}

/** A text as WebDriver keys: line breaks become the Enter key. */
export const keys = (text: string): string => text.replaceAll('\n', '\uE007');
