import { Readable } from 'node:stream';
import type { ChangedKind } from '@peyk/api-types';

/** Changes of so many milliseconds are told as one: a run makes dozens a second. */
const TOGETHER_MS = 100;

/**
 * The server-sent events of one open page. What its reader does not take waits as a set of kinds, so that a slow one costs no memory and
 * finds nothing twice.
 */
export class ChangeStream extends Readable {
  readonly #stale = new Set<ChangedKind>();
  #timer: NodeJS.Timeout | null = null;
  #isWanted = false;
  #isFinished = false;
  #untaken = 0;

  constructor() {
    super({ highWaterMark: 1 });
    // The first bytes take the headers along: the reader knows at once that it listens.
    this.#say(':\n\n');
  }

  /** Tells of changes, a moment later together with those that follow. */
  tell(kinds: Iterable<ChangedKind>): void {
    if (this.#isFinished || this.destroyed) return;
    for (const kind of kinds) this.#stale.add(kind);
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      if (this.#isWanted) this.#flush();
    }, TOGETHER_MS);
  }

  /** Shows that the stream lives. One whose reader has taken nothing since the beat before the last is given up. */
  beat(): void {
    if (this.#isWanted && !this.#isFinished) this.#say(':\n\n');
    else if ((this.#untaken += 1) > 1) this.destroy();
  }

  /** Ends after what was said; what waits is left out. */
  finish(): void {
    if (!this.#isFinished && !this.destroyed) this.push(null);
    this.#isFinished = true;
    this.#forget();
  }

  override _read(): void {
    this.#isWanted = true;
    this.#untaken = 0;
    if (this.#timer === null && this.#stale.size > 0) this.#flush();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#forget();
    done(error);
  }

  #flush(): void {
    if (this.#stale.size === 0) return;
    const stale = [...this.#stale].toSorted();
    this.#stale.clear();
    this.#say(`event: stale\ndata: ${JSON.stringify({ stale })}\n\n`);
  }

  #say(text: string): void {
    this.#isWanted = false;
    this.push(text);
  }

  #forget(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#stale.clear();
  }
}
