import preview from '#.storybook/preview';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { http } from '../../../mocks/http';
import { Gmail } from './Gmail';

const meta = preview.meta({
  title: 'Screens/Gmail/Wired',
  component: Gmail,
  tags: ['wired', 'unpictured'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/gmail' },
});

/** GMAIL-19, A-88: the first address does not exist there, the second does; the query of the address becomes an alert. */
export const SecondAddress = meta.story({
  parameters: { path: '/gmail?gmail_connect=success' },
  beforeEach({ msw }) {
    msw.use(
      http.get('/integrations/api/gmail/accounts/', ({ response }) =>
        response.untyped(new Response('<html></html>', { status: 404, headers: { 'Content-Type': 'text/html' } })),
      ),
      http.get('/api/gmail-accounts/', ({ response }) => response(200).json([MockGmail])),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText(MockGmail.email);
    await canvas.findByRole('alert');
  },
});

export const ServerFails = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/integrations/api/gmail/accounts/', ({ response }) => response(500).json({ detail: 'Out of order.' })),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Out of order.');
  },
});
