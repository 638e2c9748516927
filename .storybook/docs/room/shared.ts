/** Where somebody is on one of several pages: the share of the way down, or the pointer; nowhere once it has left. */
export type Place =
  | { room: 'scrolled'; way: number }
  | { room: 'pointed'; x: number; y: number; mirrored: boolean }
  | { room: 'left' };

/** The same, for the other pages to follow. */
export interface Follow {
  room: 'follow';
  place: Place;
}

const MARK =
  'position:fixed;z-index:9999;inline-size:18px;block-size:18px;margin:-9px;border-radius:50%;border:2px solid #c2255c;pointer-events:none;opacity:0';

/** Inside a page: tells the page around it where somebody is, and follows where they are on another. */
export function passOn(): void {
  const root = document.documentElement;
  const say = (place: Place) => window.parent.postMessage(place, '*');
  const mirrored = () => root.dir === 'rtl';
  const way = () => Math.max(1, root.scrollHeight - innerHeight);
  let led = false;
  let dot: HTMLElement | undefined;
  const mark = () => {
    if (dot?.isConnected) return dot;
    dot = document.createElement('div');
    dot.setAttribute('aria-hidden', 'true');
    dot.style.cssText = MARK;
    return document.body.appendChild(dot);
  };
  addEventListener('scroll', () => led && say({ room: 'scrolled', way: scrollY / way() }), { passive: true });
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
    if (place.room === 'scrolled') scrollTo({ top: place.way * way(), behavior: 'instant' });
    else {
      const x = place.mirrored === mirrored() ? place.x : 1 - place.x;
      Object.assign(mark().style, { opacity: '1', left: `${x * innerWidth}px`, top: `${place.y}px` });
    }
  });
}
