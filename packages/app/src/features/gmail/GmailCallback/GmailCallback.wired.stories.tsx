import preview from '#.storybook/preview';
import { GmailCallback } from './GmailCallback';

const meta = preview.meta({
  id: 'screens-gmailcallback-wired',
  title: 'Screens/Send/GmailCallback/Wired',
  component: GmailCallback,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
});

/** the opener took the response, over the second channel. */
export const HandedOver = meta.story({
  parameters: { path: '/gmail/callback?code=c0de&state=story' },
  beforeEach() {
    const { close } = globalThis;
    globalThis.close = () => undefined;
    const opener = new BroadcastChannel('gmail-oauth');
    opener.addEventListener('message', () =>
      opener.postMessage({ source: 'gmail-oauth', status: 'taken', state: 'story' }),
    );
    return () => {
      globalThis.close = close;
      opener.close();
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /You can close this window|می‌توانید این پنجره را ببندید/ });
  },
});

export const NothingToDo = meta.story({
  parameters: { path: '/gmail/callback' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', {
      level: 1,
      name: /There is nothing to connect here|اینجا چیزی برای اتصال نیست/,
    });
  },
});
