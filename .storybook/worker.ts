import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

/** Pages, modules and the tools of Storybook and Vitest; none of these paths belongs to the API. */
const ownFiles =
  /^\/(?:@|__|node_modules\/|packages\/|\.storybook\/|assets\/|sb-|index\.json|iframe\.html|mockServiceWorker)|\/@|\.(?:tsx?|m?js|css|map|woff2|svg|png|json)$/;

/** The folder of a server in which the room lies: any, once it is built. */
const base = new URL(import.meta.env.BASE_URL, document.baseURI).pathname;

let unhandled: string[] = [];

export interface Worker {
  takeUnhandled(): string[];
}

/** Unhandled calls of the last story. */
export const worker: Worker = {
  takeUnhandled() {
    const calls = unhandled;
    unhandled = [];
    return calls;
  },
};

let started: ReturnType<typeof start> | undefined;

/** Whether a request is for a page, a module or a tool of Storybook, and not for the API. */
export function isOwnFile({ url, destination }: Request): boolean {
  const { pathname, origin, protocol } = new URL(url);
  // Opened from a folder: its files have no origin.
  if (protocol === 'file:' && pathname.startsWith(base)) return true;
  const inRoom = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
  return origin === location.origin && (destination !== '' || ownFiles.test(inRoom));
}

/** Starts the mocked network, once: a documentation page renders many stories, and `fetch` can be replaced only once. */
export const startWorker = () => (started ??= start());

/** A call without a handler fails, and is recorded to fail its story. */
async function start() {
  const network = setupWorker();
  await network.start({
    quiet: true,
    serviceWorker: { url: `${base}mockServiceWorker.js` },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      if (isOwnFile(request)) return;
      unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
      defaults.error();
    },
  });
  return network;
}
