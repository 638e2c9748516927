import preview from '#.storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';
import { MockActiveBot, MockBot, MockBots, MockPausedBot } from '../../../mocks/fixtures/bot';
import { http } from '../../../mocks/http';
import { BotList } from './BotList';

const stats = { total_bots: 5, active_bots: 2, total_professors: 58, total_matches: 64, emails_sent: 46 };

const meta = preview.meta({
  id: 'screens-bots-botlist-wired',
  title: 'Screens/Find/BotList/Wired',
  component: BotList,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/bots' },
  beforeEach({ msw }) {
    msw.use(
      http.get('/bots/', ({ response }) => response(200).json(MockBots)),
      http.get('/bots/stats/', ({ response }) => response(200).json(stats)),
    );
  },
});

export const ServerAnswers = meta.story({
  play: async ({ canvas }) => {
    for (const { name } of MockBots) await canvas.findByText(name);
  },
});

export const FilteredByTheAddress = meta.story({
  parameters: { path: '/bots?q=vibration&status=Paused' },
  play: async ({ canvas }) => {
    await canvas.findByText(MockPausedBot.name);
    await expect(canvas.queryByText(MockBot.name)).not.toBeInTheDocument();
    await expect(canvas.getByRole('searchbox')).toHaveValue('vibration');
  },
});

export const SearchFollowsThePause = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(MockBot.name);
    await userEvent.type(canvas.getByRole('searchbox'), 'physics');
    await waitFor(async () => expect(canvas.queryByText(MockBot.name)).not.toBeInTheDocument());
    await expect(canvas.getByText(MockActiveBot.name)).toBeInTheDocument();
  },
});

export const NothingYet = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/bots/', ({ response }) => response(200).json([])));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Create Your First Bot|نخستین بات خود را بسازید/ });
  },
});

export const ServerFails = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/bots/', ({ response }) =>
        response(500).json({
          detail: 'Something went wrong on our side. Nothing you typed is lost; please try again.',
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Something went wrong on our side. Nothing you typed is lost; please try again.');
  },
});
