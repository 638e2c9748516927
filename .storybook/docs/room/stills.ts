import type { Mode } from '../../modes';
import { channelOf, drawn, frames } from './drawn';
import { storyAddress } from './stories';

/** A story as it stood when it was drawn: a whole page without scripts. */
export type Still = string;

/** What is to be drawn: a story, in a mode, on a page of this size. */
export interface Wanted {
  id: string;
  mode: Mode;
  width: number;
  height: number;
}

/** Pages that draw stories, whatever the number of pictures; a story that follows another in one of them takes a moment. */
const HANDS = Math.min(4, Math.max(2, navigator.hardwareConcurrency - 1));

const kept = new Map<string, Promise<Still>>();
/** As many stills are remembered; a screen has fifty states at most, and modes are compared. */
const MOST_KEPT = 400;

const nameOf = ({ id, mode, width, height }: Wanted) => [id, mode.locale, mode.theme, width, height].join(' ');

/** The rules of a page as one text, with addresses that hold anywhere. */
function stylesOf(page: Document): string {
  return [...page.styleSheets, ...page.adoptedStyleSheets]
    .map((sheet) => {
      const base = sheet.href ?? page.baseURI;
      const text = [...sheet.cssRules].map((rule) => rule.cssText).join('\n');
      return text.replaceAll(
        /url\("(?!data:)([^"]+)"\)/g,
        (_, address: string) => `url("${new URL(address, base).href}")`,
      );
    })
    .join('\n');
}

/** Copies what a person sees of a page: attributes for what fields hold, and no script. */
function stillOf(page: Document): Still {
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  const fields = 'input, textarea, select, option, details, dialog';
  const originals = [...page.querySelectorAll<HTMLInputElement>(fields)];
  for (const [index, field] of [...copy.querySelectorAll<HTMLInputElement>(fields)].entries()) {
    const original = originals[index];
    if (!original) continue;
    if (field.tagName === 'TEXTAREA') field.textContent = original.value;
    if (field.tagName === 'INPUT' && !['file', 'password'].includes(original.type))
      field.setAttribute('value', original.value);
    if (field.tagName === 'INPUT') field.toggleAttribute('checked', original.checked);
    if (field.tagName === 'OPTION')
      field.toggleAttribute('selected', (original as unknown as HTMLOptionElement).selected);
  }
  for (const element of copy.querySelectorAll('script, style, link, iframe, noscript, #storybook-docs, .sb-wrapper'))
    element.remove();
  for (const element of copy.querySelectorAll('[src]'))
    element.setAttribute('src', new URL(element.getAttribute('src') ?? '', page.baseURI).href);
  copy.querySelector('head')!.innerHTML = `<meta charset="utf-8"><style>${stylesOf(page)}
    *,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}</style>`;
  return `<!doctype html>${copy.outerHTML}`;
}

type DrawingPage = Window & {
  __STORYBOOK_PREVIEW__: { onSetCurrentStory: (story: { storyId: string; viewMode: 'story' }) => Promise<void> };
};

/** One page that draws one story after another. */
class Hand {
  busy = false;
  #frame: HTMLIFrameElement | undefined;
  #mode = '';

  async draw<Taken>(wanted: Wanted, take: (page: Document) => Taken): Promise<Taken> {
    const mode = `${wanted.mode.locale} ${wanted.mode.theme}`;
    // A new language is a new page: some of it is read once.
    const isNew = !this.#frame?.isConnected || this.#mode !== mode;
    if (isNew || !this.#frame) {
      this.#frame?.remove();
      this.#frame = document.createElement('iframe');
      this.#frame.setAttribute('aria-hidden', 'true');
      this.#frame.tabIndex = -1;
      this.#frame.title = 'Draws the pictures of this page';
      // In sight of the browser, which draws no frame of a page that is not, and of nobody else.
      this.#frame.style.cssText =
        'position:fixed;inset:0 auto auto 0;border:0;opacity:0;pointer-events:none;z-index:-1;transform:scale(.01);transform-origin:0 0';
      this.#mode = mode;
      this.#size(wanted);
      this.#frame.src = storyAddress(wanted.id, wanted.mode);
      document.body.append(this.#frame);
    } else {
      this.#size(wanted);
    }
    const channel = await channelOf(this.#frame);
    if (!channel) throw new Error('The page that draws is gone');
    const page = this.#frame.contentWindow as DrawingPage;
    // Said over its channel, the page around it would hear it as well, and go there.
    const ask = () => void page.__STORYBOOK_PREVIEW__.onSetCurrentStory({ storyId: wanted.id, viewMode: 'story' });
    await drawn(channel, wanted.id, isNew ? undefined : ask);
    await frames(page, 3);
    return take(page.document);
  }

  #size({ width, height }: Wanted) {
    this.#frame!.style.width = `${width}px`;
    this.#frame!.style.height = `${height}px`;
  }

  dismiss() {
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

function next() {
  const task = waiting.shift();
  if (!task) {
    if (hands.every(({ busy }) => !busy)) for (const hand of hands.splice(0)) hand.dismiss();
    return;
  }
  if (!task.isWanted()) {
    task.forget();
    next();
    return;
  }
  let hand = hands.find(({ busy }) => !busy);
  if (!hand && hands.length < HANDS) hands.push((hand = new Hand()));
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
  if (hands.length < HANDS && waiting.length > 0) next();
}

/** Draws a story, or remembers it. What nobody wants any more when its turn comes is left out, and never answered. */
export function still(wanted: Wanted, isWanted: () => boolean): Promise<Still> {
  const name = nameOf(wanted);
  const known = kept.get(name);
  if (known) return known;
  const drawn = taken(wanted, stillOf, isWanted, () => kept.delete(name));
  kept.set(name, drawn);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return drawn;
}

/** Draws a story and takes something from its page, such as its texts. */
export function taken<Taken>(
  wanted: Wanted,
  take: (page: Document) => Taken,
  isWanted: () => boolean,
  forget: () => void = () => undefined,
): Promise<Taken> {
  return new Promise<Taken>((resolve, reject) => {
    waiting.push({ draw: (hand) => hand.draw(wanted, take).then(resolve, reject), forget, isWanted });
    next();
  });
}
