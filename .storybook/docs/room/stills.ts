import type { Mode } from '../../modes';
import { type Take, type Takes, ask, forget } from './asking';
import { AT_ONCE, AT_REST } from './forRoom';
import type { Still } from './still';
import { storyAddress } from './stories';

/** What is to be drawn: a story, in a mode, on a page of this size. */
export interface Wanted {
  id: string;
  mode: Mode;
  width: number;
  height: number;
}

/**
 * Pages that draw stories, whatever the number of pictures. All share one thread with the page around them, so that a second one only
 * uses the waits of the first, and costs the start of a page: it is called when that many stories are left.
 */
const HANDS = 2;
const WORTH_A_HAND = 4;

/** What is drawn or asked for, with those who still want it. */
const kept = new Map<string, { taken: Promise<Takes[Take]>; wanting: (() => boolean)[] }>();
/** As many pictures are remembered; a screen has ninety states at most, and modes are compared. What has no picture is small, and stays. */
const MOST_KEPT = 400;
const pictures: string[] = [];

const nameOf = ({ id, mode, width, height }: Wanted, take: Take) =>
  [take, id, mode.locale, mode.theme, width, height].join(' ');

/** One page that draws one story after another. */
class Hand {
  busy = false;
  #frame: HTMLIFrameElement | undefined;
  #mode = '';

  async draw<Name extends Take>(wanted: Wanted, take: Name): Promise<Takes[Name]> {
    const mode = `${wanted.mode.locale} ${wanted.mode.theme}`;
    // A new language is a new page: some of it is read once.
    if (!this.#frame?.isConnected || this.#mode !== mode) {
      this.dismiss();
      this.#mode = mode;
      this.#frame = document.createElement('iframe');
      this.#frame.setAttribute('aria-hidden', 'true');
      this.#frame.tabIndex = -1;
      this.#frame.title = 'Draws the pictures of this page';
      // In sight of the browser, which draws no frame of a page that is not, and hidden, so that it paints none of them.
      this.#frame.style.cssText =
        'position:fixed;inset:0 auto auto 0;border:0;visibility:hidden;pointer-events:none;z-index:-1;transform:scale(.01);transform-origin:0 0';
      this.#frame.src = storyAddress(wanted.id, wanted.mode) + AT_ONCE;
    }
    this.#frame.style.width = `${wanted.width}px`;
    this.#frame.style.height = `${wanted.height}px`;
    if (!this.#frame.isConnected) document.body.append(this.#frame);
    return ask(this.#frame.contentWindow!, wanted.id, take);
  }

  dismiss() {
    forget(this.#frame?.contentWindow ?? null);
    this.#frame?.remove();
    this.#frame = undefined;
  }
}

const hands: Hand[] = [];
const waiting: {
  draw: (hand: Hand) => Promise<void>;
  forget: () => void;
  isWanted: () => boolean;
}[] = [];

/** A hand stays for a moment: whoever scrolls asks again. */
const IDLE = 5_000;
let goodbye: ReturnType<typeof setTimeout> | undefined;

function next() {
  clearTimeout(goodbye);
  const task = waiting.shift();
  if (!task) {
    goodbye = setTimeout(() => {
      if (hands.every(({ busy }) => !busy)) for (const hand of hands.splice(0)) hand.dismiss();
    }, IDLE);
    return;
  }
  if (!task.isWanted()) {
    task.forget();
    next();
    return;
  }
  let hand = hands.find(({ busy }) => !busy);
  const pays = hands.length === 0 || (hands.length < HANDS && waiting.length >= WORTH_A_HAND);
  if (!hand && pays) hands.push((hand = new Hand()));
  if (!hand) {
    waiting.unshift(task);
    return;
  }
  hand.busy = true;
  const free = hand;
  void task.draw(free).finally(() => {
    free.busy = false;
    next();
  });
  if (waiting.length > 0 && (hands.some(({ busy }) => !busy) || waiting.length >= WORTH_A_HAND)) next();
}

/** Draws a story and takes something from its page, or remembers it. What nobody wants any more when its turn comes is left out, and never answered. */
export function taken<Name extends Take>(wanted: Wanted, take: Name, isWanted: () => boolean): Promise<Takes[Name]> {
  const name = nameOf(wanted, take);
  const known = kept.get(name);
  if (known) {
    known.wanting.push(isWanted);
    return known.taken as Promise<Takes[Name]>;
  }
  const wanting = [isWanted];
  const coming = new Promise<Takes[Name]>((resolve, reject) => {
    waiting.push({
      draw: (hand) => hand.draw(wanted, take).then(resolve, reject),
      forget: () => kept.delete(name),
      isWanted: () => wanting.some((still) => still()),
    });
  });
  kept.set(name, { taken: coming, wanting });
  if (take === 'still' || take === 'worn') pictures.push(name);
  if (pictures.length > MOST_KEPT) kept.delete(pictures.shift()!);
  next();
  return coming;
}

/** The addresses of styles by their text: one sheet each, which dozens of pictures share. */
const addresses = new Map<string, string>();
function addressOf(styles: string): string {
  const known = addresses.get(styles);
  if (known !== undefined) return known;
  const address = URL.createObjectURL(new Blob([styles], { type: 'text/css' }));
  addresses.set(styles, address);
  return address;
}

/** A still as a page of its own. */
export function pageOf({ page, styles }: Still): string {
  const head = `<head><meta charset="utf-8"><link rel="stylesheet" href="${addressOf(styles)}"><style>${AT_REST}</style></head>`;
  return `<!doctype html>${page.replace('<head></head>', head)}`;
}
