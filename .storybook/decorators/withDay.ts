import type { Decorator } from '@storybook/react-vite';
import { HttpResponse, type RequestHandler, delay, getResponse, http } from 'msw';
import { type Day, withLongNames, withManyRows } from '../dayAnswers';
import { isOwnFile } from '../worker';

let today: Day = 'usual';
/** How long a slow answer is on its way. */
const SLOW = 4_000;

interface Network {
  use: (...handlers: RequestHandler[]) => void;
  listHandlers: () => readonly unknown[];
}
let network: Network | undefined;

/** Comes before the handlers of the story, which it asks where only the way or the size of their answers is another one. */
const dayHandler = http.all('*', async ({ request }) => {
  if (isOwnFile(request)) return undefined;
  if (today === 'slow') {
    await delay(SLOW);
    return undefined;
  }
  if (today === 'failed') return HttpResponse.json({ detail: 'Out of order.' }, { status: 500 });
  if (today === 'signedOut') return HttpResponse.json({ detail: 'Sign in again.' }, { status: 401 });
  if (today === 'offline') return HttpResponse.error();
  if (today === 'usual' || !network) return undefined;
  const others = network.listHandlers().filter((one) => one !== dayHandler) as RequestHandler[];
  const answer = await getResponse(others, request.clone());
  if (!answer?.ok || !answer.headers.get('Content-Type')?.includes('json')) return undefined;
  const grow = today === 'many' ? withManyRows : withLongNames;
  return HttpResponse.json(grow(await answer.clone().json()) as object, { status: answer.status });
});

/** The day of the toolbar, for stories that go through client and network. A run of tests has usual days alone. */
export const withDay: Decorator = (Story, context) => {
  today = (context.globals['day'] as Day | undefined) ?? 'usual';
  network = (context as unknown as { msw?: Network }).msw;
  // A story that is drawn again has put its own handlers first again.
  if (today !== 'usual' && context.tags.includes('wired') && network && network.listHandlers()[0] !== dayHandler)
    network.use(dayHandler);
  return Story();
};
