import type { Said } from './heard';
import type { Still } from './still';
import type { Tight } from './tight';
import type { Told } from './words';

/** What the page of a frame can tell of a story that it has drawn. */
export interface Takes {
  /** The story as it stands. */
  still: Still;
  /** The same, with the variables of tokens that some element of it is drawn with. */
  worn: { still: Still; worn: string[] };
  /** Texts that are longer than their control. */
  tight: Tight[];
  /** What a screen reader says. */
  heard: Said[];
  /** Its texts. */
  texts: Told[];
}

export type Take = keyof Takes;

/** A question to the page of a frame. */
export interface Question {
  room: 'draw';
  number: number;
  id: string;
  take: Take;
}

/** What the page of a frame says to the page around it, which may be of another origin: opened from a folder, every file is. */
export type Answer = { room: 'ready' } | { room: 'taken'; number: number; taken: Takes[Take] };

const ready = new WeakSet<object>();
const waiting = new Map<MessageEventSource, (() => void)[]>();
const open = new Map<number, { page: object; ask: () => void; answer: (taken: never) => void }>();
let asked = 0;

addEventListener('message', ({ data, source }: MessageEvent<Answer | undefined>) => {
  if (data?.room === 'ready' && source) {
    ready.add(source);
    // A page that is loaded anew has lost what it was asked.
    for (const { page, ask: again } of open.values()) if (page === source) again();
    for (const go of waiting.get(source) ?? []) go();
    waiting.delete(source);
  }
  if (data?.room === 'taken') {
    open.get(data.number)?.answer(data.taken as never);
    open.delete(data.number);
  }
});

/** Waits until the page of a frame can be asked. */
function whenReady(page: Window): Promise<void> {
  if (ready.has(page)) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.set(page, [...(waiting.get(page) ?? []), resolve]);
  });
}

/** Forgets what is known of a frame that is going. */
export function forget(page: Window | null): void {
  if (!page) return;
  ready.delete(page);
  for (const [number, question] of open) if (question.page === page) open.delete(number);
}

/** Has the page of a frame draw a story, and takes something from it. */
export async function ask<Name extends Take>(page: Window, id: string, take: Name): Promise<Takes[Name]> {
  await whenReady(page);
  asked += 1;
  const number = asked;
  return new Promise((resolve) => {
    const put = () => page.postMessage({ room: 'draw', number, id, take } satisfies Question, '*');
    open.set(number, { page, ask: put, answer: resolve });
    put();
  });
}
