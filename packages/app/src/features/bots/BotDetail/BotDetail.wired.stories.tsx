import preview from '#.storybook/preview';
import { Route } from 'wouter';
import { MockActiveBot, MockBot, MockRun, MockRunFinished } from '../../../mocks/fixtures/bot';
import { MockResults } from '../../../mocks/fixtures/draft';
import { MockProfessor } from '../../../mocks/fixtures/professor';
import { http } from '../../../mocks/http';
import { BotDetail } from './BotDetail';

const meta = preview.meta({
  title: 'Screens/Bots/BotDetail/Wired',
  component: BotDetail,
  tags: ['wired', 'unpictured'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/bots/801' },
  render: () => (
    <Route path="/bots/:botId">
      <BotDetail />
    </Route>
  ),
});

export const RunUnderWay = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/bots/{id}/', ({ response }) => response(200).json(MockBot)),
      http.get('/bots/{id}/run/', ({ response }) => response(200).json(MockRun)),
      http.get('/bots/{id}/results/', ({ response }) => response(200).json({ results: MockResults, count: 2 })),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: MockBot.name });
  },
});

export const Finished = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/bots/{id}/', ({ response }) => response(200).json(MockActiveBot)),
      http.get('/bots/{id}/run/', ({ response }) => response(200).json(MockRunFinished)),
      http.get('/bots/{id}/results/', ({ response }) => response(200).json({ results: MockResults, count: 2 })),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(MockProfessor.full_name);
  },
});

export const NotFound = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/bots/{id}/', ({ response }) => response(404).json({ detail: 'Not found.' })),
      http.get('/bots/{id}/run/', ({ response }) => response(404).json({ detail: 'Not found.' })),
      http.get('/bots/{id}/results/', ({ response }) => response(404).json({ detail: 'Not found.' })),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Bot not found|بات پیدا نشد/ });
  },
});
