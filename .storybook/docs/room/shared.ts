/**
 * Where somebody is on one of several pages: the share of the way down and along, of the page or of what scrolls inside it, or the pointer;
 * nowhere once it has left.
 */
export type Place =
  | { room: 'scrolled'; way: number; along: number; of: Trail }
  | { room: 'pointed'; x: number; y: number; mirrored: boolean }
  | { room: 'left' };

/** The way to an element from the root, a child at a time: the same story has the same elements in each mode. None is the page itself. */
type Trail = readonly number[];

/** The same, for the other pages to follow. */
export interface Follow {
  room: 'follow';
  place: Place;
}

const MARK =
  'position:fixed;z-index:9999;inline-size:18px;block-size:18px;margin:-9px;border-radius:50%;border:2px solid #c2255c;pointer-events:none;opacity:0';

function trailTo(element: Element): Trail {
  const parent = element.parentElement;
  return parent ? [...trailTo(parent), [...parent.children].indexOf(element)] : [];
}

const elementAt = (trail: Trail): Element | undefined =>
  trail.reduce<Element | undefined>((element, index) => element?.children[index], document.documentElement);

/** How far an element can be scrolled down and along. */
const roomOf = (element: Element) => ({
  down: Math.max(1, element.scrollHeight - element.clientHeight),
  // Along is from the side where its text begins: to the left of it, the browser counts below nothing.
  along:
    Math.max(1, element.scrollWidth - element.clientWidth) * (getComputedStyle(element).direction === 'rtl' ? -1 : 1),
});

/** Inside a page: tells the page around it where somebody is, and follows where they are on another. */
export function passOn(): void {
  const root = document.documentElement;
  const say = (place: Place) => window.parent.postMessage(place, '*');
  const mirrored = () => root.dir === 'rtl';
  let led = false;
  let dot: HTMLElement | undefined;
  const mark = () => {
    if (dot?.isConnected) return dot;
    dot = document.createElement('div');
    dot.setAttribute('aria-hidden', 'true');
    dot.style.cssText = MARK;
    return document.body.appendChild(dot);
  };
  const scrolled = ({ target }: Event) => {
    if (!led) return;
    const element = target instanceof Element ? target : root;
    const { down, along } = roomOf(element);
    say({
      room: 'scrolled',
      way: element.scrollTop / down,
      along: element.scrollLeft / along,
      of: element === root ? [] : trailTo(element),
    });
  };
  // What scrolls inside a page tells nobody above it, but on the way down to it.
  addEventListener('scroll', scrolled, { passive: true, capture: true });
  addEventListener('mousemove', ({ clientX, clientY }) => {
    led = true;
    if (dot) dot.style.opacity = '0';
    say({ room: 'pointed', x: clientX / innerWidth, y: clientY, mirrored: mirrored() });
  });
  addEventListener('focusin', () => {
    led = true;
  });
  root.addEventListener('mouseleave', () => {
    led = false;
    say({ room: 'left' });
  });
  addEventListener('message', ({ data, source }: MessageEvent<Follow | undefined>) => {
    if (source !== window.parent || data?.room !== 'follow') return;
    const { place } = data;
    if (place.room === 'left') {
      if (dot) dot.style.opacity = '0';
      return;
    }
    led = false;
    if (place.room === 'scrolled') {
      const element = elementAt(place.of);
      if (!element) return;
      const { down, along } = roomOf(element);
      element.scrollTo({ top: place.way * down, left: place.along * along, behavior: 'instant' });
    } else {
      const x = place.mirrored === mirrored() ? place.x : 1 - place.x;
      Object.assign(mark().style, { opacity: '1', left: `${x * innerWidth}px`, top: `${place.y}px` });
    }
  });
}
