import preview from '#.storybook/preview';
import { MockConfig } from '../../../mocks/fixtures/config';
import { http } from '../../../mocks/http';
import { GmailDebug } from './GmailDebug';

const meta = preview.meta({
  id: 'screens-gmaildebug-wired',
  title: 'Screens/Send/GmailDebug/Wired',
  component: GmailDebug,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/gmail/debug' },
  beforeEach({ msw }) {
    msw.use(http.get('/api/config/', ({ response }) => response(200).json(MockConfig)));
  },
});

/** GMAIL-31 to GMAIL-34: the response, with its `state` masked. */
export const Answers = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/api/integrations/api/gmail/connect/', ({ response }) =>
        response(200).json({ authorization_url: 'https://accounts.example/auth?state=s3cret', state: 's3cret' }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Show how the app reads it|به شیوهٔ برنامه/ }));
    await canvas.findByText('https://accounts.example/auth?state=••••••');
  },
});

/** A proxy's HTML page, which the rest of the app rejects, is shown unchanged. */
export const ProxyPage = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/api/integrations/api/gmail/connect/', ({ response }) =>
        response.untyped(
          new Response('<!doctype html><h1>Bad Gateway</h1>', {
            status: 502,
            headers: { 'Content-Type': 'text/html' },
          }),
        ),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Show raw response|نمایش پاسخ خام/ }));
    await canvas.findByText('<!doctype html><h1>Bad Gateway</h1>');
  },
});

/** turned off by configuration. */
export const TurnedOff = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/api/config/', ({ response }) => response(200).json({ ...MockConfig, gmail_debug: false })));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /This page is disabled|این صفحه غیرفعال است/ });
  },
});
