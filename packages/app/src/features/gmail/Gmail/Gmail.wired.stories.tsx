import preview from '#.storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { MockBot, MockBots } from '../../../mocks/fixtures/bot';
import { MockConfig } from '../../../mocks/fixtures/config';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { MockLanguageModel } from '../../../mocks/fixtures/languageModel';
import { http } from '../../../mocks/http';
import { Gmail } from './Gmail';

const meta = preview.meta({
  id: 'screens-gmail-wired',
  title: 'Screens/Send/Gmail/Wired',
  component: Gmail,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/gmail' },
  beforeEach({ msw }) {
    msw.use(
      http.get('/api/config/', ({ response }) => response(200).json(MockConfig)),
      http.get('/bots/', ({ response }) => response(200).json(MockBots)),
      http.get('/api/language-model/', ({ response }) => response(200).json(MockLanguageModel)),
    );
  },
});

/** GMAIL-05 A-90: the account is removed; its active bots are named before and counted afterwards. */
export const Disconnects = meta.story({
  beforeEach({ msw }) {
    let there = true;
    msw.use(
      http.get('/integrations/api/gmail/accounts/', ({ response }) => response(200).json(there ? [MockGmail] : [])),
      http.delete('/integrations/api/gmail/accounts/{id}/disconnect/', ({ response }) => {
        there = false;
        return response(200).json({ detail: 'Disconnected.', paused_bots: [{ id: MockBot.id, name: MockBot.name }] });
      }),
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(MockGmail.email);
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Disconnect|قطع اتصال)$/ }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await within(dialog).findByText(MockBot.name);
    await userEvent.click(within(dialog).getByRole('button', { name: /^(?:Disconnect|قطع اتصال)$/ }));
    await canvas.findByRole('button', { name: /^(?:Connect Gmail|اتصال جیمیل)$/ });
    await waitFor(() => expect(canvas.queryByText(MockGmail.email)).toBeNull());
  },
});

/** GMAIL-19, A-88: the first endpoint does not exist, the second does; the query of the URL becomes an alert. */
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
