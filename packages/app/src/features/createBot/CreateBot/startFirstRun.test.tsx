import { expect, test } from 'vitest';
import { MockBot, MockRun } from '../../../mocks/fixtures/bot';
import { startFirstRun } from './startFirstRun';
import { serve } from './testing/serve';

const draft = { ...MockBot, status: 'Draft', latest_run: null } as const;
const run = 'POST /bots/801/run/';

test('BOT-85 a bot whose answer brought a run is Running, without another call', async () => {
  const sent = serve({});
  const started = await startFirstRun({ bot: draft, run: MockRun, warning: null, runWasTried: true });
  expect(started).toEqual({ bot: { ...draft, status: 'Running', latest_run: MockRun }, warning: null });
  expect(sent).toEqual([]);
});

test('BOT-85 A-58 a bot alone is started with a dry run, and is Running', async () => {
  const sent = serve({ [run]: () => Response.json(MockRun, { status: 202 }) });
  const started = await startFirstRun({ bot: draft, run: null, warning: null, runWasTried: false });
  expect(started.bot.status).toBe('Running');
  expect(sent.map(({ call, body }) => [call, body])).toEqual([[run, { dry_run: true, targets_limit: 10 }]]);
});

test('BOT-86 BOT-87 a bot whose start failed keeps its status, with the words of the server as a warning', async () => {
  serve({ [run]: () => Response.json({ detail: 'A run is going on already.' }, { status: 409 }) });
  const started = await startFirstRun({ bot: draft, run: null, warning: null, runWasTried: false });
  expect(started).toEqual({ bot: draft, warning: { text: 'A run is going on already.' } });
});

test('BOT-86 a server that tried and failed is not asked again', async () => {
  const sent = serve({});
  const started = await startFirstRun({ bot: draft, run: null, warning: 'It has to wait.', runWasTried: true });
  expect(started).toEqual({ bot: draft, warning: { text: 'It has to wait.' } });
  expect(sent).toEqual([]);
});

test('BOT-85 a bot whose run began with a warning is Running, and the warning is told', async () => {
  serve({});
  const started = await startFirstRun({ bot: draft, run: MockRun, warning: 'Few will be found.', runWasTried: true });
  expect(started).toEqual({
    bot: { ...draft, status: 'Running', latest_run: MockRun },
    warning: { text: 'Few will be found.' },
  });
});

test('BOT-85 A-58 MAT-03 a bot begins with its own number of emails, and knows the run that was begun', async () => {
  const sent = serve({ [run]: () => Response.json(MockRun, { status: 202 }) });
  const bot = { ...draft, advanced_filters: { ...draft.advanced_filters, max_targets: 25 } };
  const started = await startFirstRun({ bot, run: null, warning: null, runWasTried: false });
  expect(started).toEqual({ bot: { ...bot, status: 'Running', latest_run: MockRun }, warning: null });
  expect(sent.map(({ body }) => body)).toEqual([{ dry_run: true, targets_limit: 25 }]);
});

test.each([
  ['the network', () => Response.error()],
  ['a server without a word', () => Response.json({}, { status: 500 })],
])('BOT-86 where %s fails the bot is there, and there are no words but ours', async (_, answer) => {
  serve({ [run]: answer });
  const started = await startFirstRun({ bot: draft, run: null, warning: null, runWasTried: false });
  expect(started).toEqual({ bot: draft, warning: { text: null } });
});
