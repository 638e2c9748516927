import { expect, test } from 'vitest';
import { MockPausedBot } from '../../mocks/fixtures/bot';
import { serve } from '../../mocks/serve';
import { controlBot, pauseBot, resumeBot } from './actOnBot';

const { id } = MockPausedBot;

test.each([
  ['BOT-118 after pause the local status is Paused', () => pauseBot(id), 'pause', 'Paused'],
  ['BOT-114 BOT-119 after resume the local status is Active', () => resumeBot(id), 'resume', 'Active'],
  ['BOT-120 after start as a control action it is Running', () => controlBot(id, 'start'), 'start', 'Running'],
  ['BOT-121 after resume as a control action it is Running', () => controlBot(id, 'resume'), 'resume', 'Running'],
  ['BOT-122 after stop as a control action it is Active', () => controlBot(id, 'stop'), 'stop', 'Active'],
])('%s, and the rest of the bot is the server’s', async (_fact, act, path, status) => {
  const answered = { ...MockPausedBot, name: 'Renamed', status: 'Draft' };
  const sent = serve({ [`POST /bots/${id}/${path}/`]: answered });
  expect(await act()).toEqual({ ok: true, data: { bot: answered, status } });
  expect(sent.map(({ call }) => call)).toEqual([`POST /bots/${id}/${path}/`]);
});

test('a call that is refused leads to no status', async () => {
  serve({ [`POST /bots/${id}/resume/`]: () => Response.json({ detail: 'It is being deleted.' }, { status: 409 }) });
  expect(await controlBot(id, 'resume')).toMatchObject({ ok: false });
});
