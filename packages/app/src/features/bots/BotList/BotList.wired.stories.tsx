import preview from '#.storybook/preview';
import { MockBots } from '../../../mocks/fixtures/bot';
import { http } from '../../../mocks/http';
import { BotList } from './BotList';

const meta = preview.meta({
  title: 'Screens/Bots/BotList/Wired',
  component: BotList,
  tags: ['wired', 'unpictured'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/bots' },
});

export const ServerAnswers = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/bots/', ({ response }) => response(200).json(MockBots)));
  },
  play: async ({ canvas }) => {
    for (const { name } of MockBots) await canvas.findByText(name);
  },
});
