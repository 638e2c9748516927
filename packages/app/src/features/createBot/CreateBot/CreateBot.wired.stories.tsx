import preview from '#.storybook/preview';
import { MockInterest, MockInterests } from '../../../mocks/fixtures/interest';
import { MockCountries } from '../../../mocks/fixtures/university';
import { http } from '../../../mocks/http';
import { CreateBot } from './CreateBot';

const meta = preview.meta({
  title: 'Screens/CreateBot/Wired',
  component: CreateBot,
  tags: ['wired', 'unpictured'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/create-bot' },
});

export const Begins = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/api/student/research-interests/', ({ response }) => response(200).json(MockInterests)),
      http.get('/countries/', ({ response }) => response(200).json(MockCountries)),
      http.get('/integrations/api/gmail/accounts/', ({ response }) => response(200).json([])),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText(MockInterest.interest_name);
  },
});

export const InterestsFail = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/api/student/research-interests/', ({ response }) => response(500).json({ detail: 'Out of order.' })),
      http.get('/countries/', ({ response }) => response(200).json(MockCountries)),
      http.get('/integrations/api/gmail/accounts/', ({ response }) => response(200).json([])),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Out of order.');
  },
});
