import preview from '#.storybook/preview';
import { MockMessage, MockSystemMessage } from '../../../mocks/fixtures/mailbox';
import { http } from '../../../mocks/http';
import { Mailbox } from './Mailbox';

const meta = preview.meta({
  id: 'screens-mailbox-mailbox-wired',
  title: 'Screens/Answer/Mailbox/Wired',
  component: Mailbox,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/mailbox' },
});

export const ServerAnswers = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/api/mailbox/messages/', ({ response }) =>
        response(200).json({ results: [MockMessage, MockSystemMessage], count: 2 }),
      ),
    );
  },
  play: async ({ canvas }) => {
    // The newest is open beside the list.
    await canvas.findAllByText(MockMessage.subject);
    await canvas.findAllByText(MockSystemMessage.subject);
  },
});

export const SignedOut = meta.story({
  parameters: { session: 'anonymous' },
  beforeEach({ msw }) {
    msw.use(
      http.get('/api/mailbox/system/', ({ response }) =>
        response(200).json({ results: [MockSystemMessage], count: 1 }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(MockSystemMessage.subject);
  },
});
