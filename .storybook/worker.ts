import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

/** Pages, modules and the tools of Storybook and Vitest; the API answers nothing below these. */
const ownFiles =
  /^\/(?:@|__|node_modules\/|packages\/|\.storybook\/|assets\/|sb-|index\.json|iframe\.html|mockServiceWorker)|\/@|\.(?:tsx?|m?js|css|map|woff2|svg|png|json)$/;

let unhandled: string[] = [];

export interface Worker {
  takeUnhandled(): string[];
}

/** Unhandled calls of the story that just ended. */
export const worker: Worker = {
  takeUnhandled() {
    const calls = unhandled;
    unhandled = [];
    return calls;
  },
};

let started: ReturnType<typeof start> | undefined;

/** Starts the mocked network, once: a documentation page draws many stories, and `fetch` can be replaced only once. */
export const startWorker = () => (started ??= start());

/** A call that no handler answers fails, and is remembered to fail its story. */
async function start() {
  const network = setupWorker();
  await network.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      const { pathname, origin } = new URL(request.url);
      if (origin === location.origin && (request.destination !== '' || ownFiles.test(pathname))) return;
      unhandled.push(`${request.method} ${pathname}`);
      defaults.error();
    },
  });
  return network;
}
