import type { ChildProcess } from 'node:child_process';

/** A browser that is driven by its own protocol until the test ends: the little that the main job needs of one. */
export interface Drive {
  open: (url: string) => Promise<void>;
  /** Runs the body of a function in the page and answers what it returns. */
  run: <Answer>(body: string) => Promise<Answer>;
  /** A press of the pointer at a place of what is in sight. */
  press: (x: number, y: number) => Promise<void>;
  /** The keys of a text, at whatever has the focus. */
  type: (text: string) => Promise<void>;
  /** Goes on in the newest window, or in the first one. */
  goTo: (window: 'newest' | 'first') => Promise<void>;
  /** What is in sight, as a PNG in base64. */
  picture: () => Promise<string>;
}

export interface Size {
  width: number;
  height: number;
}

const WAIT_MS = 30_000;
const LOOK_AGAIN_MS = 100;

/** Asks until the answer is one. */
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
      // A page that is being replaced cannot be asked.
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  throw new Error(`In ${WAIT_MS / 1000} s there was no ${what}.`, { cause: last });
}

/** Ends a program and waits until it has ended. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}

/** A text as keys: a line ends by the key of that name, which WebDriver has a character for. */
export const keys = (text: string): string => text.replaceAll('\n', '\uE007');
