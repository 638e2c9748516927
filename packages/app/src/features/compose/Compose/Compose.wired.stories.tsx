import preview from '#.storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { Compose } from './Compose';

const meta = preview.meta({
  id: 'screens-compose-compose-wired',
  title: 'Screens/Write/Compose/Wired',
  component: Compose,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/compose' },
});

/** Without a handler for any call: one that is made fails the story. */
export const SaysThatItSendsNothing = meta.story({
  play: async ({ canvas }) => {
    const body = await canvas.findByRole('textbox', { name: /^(?:Body|متن ایمیل)$/ });
    await userEvent.type(body, 'Dear Professor');
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Send|ارسال)$/ }));
    await expect(await canvas.findByText(/^(?:This page cannot send emails|این صفحه ایمیل نمی‌فرستد)$/)).toBeVisible();
    await expect(body).toHaveValue('Dear Professor');
  },
});
