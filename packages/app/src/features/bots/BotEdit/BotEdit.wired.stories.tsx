import preview from '#.storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Route } from 'wouter';
import { MockBot } from '../../../mocks/fixtures/bot';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { MockSending } from '../../../mocks/fixtures/sending';
import { MockCountries, MockUniversities } from '../../../mocks/fixtures/university';
import { http } from '../../../mocks/http';
import { BotEdit } from './BotEdit';

const meta = preview.meta({
  id: 'screens-bots-botedit-wired',
  title: 'Screens/Find/BotEdit/Wired',
  component: BotEdit,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/bots/801/edit' },
  render: () => (
    <Route path="/bots/:botId/edit">
      <BotEdit />
    </Route>
  ),
  beforeEach({ msw }) {
    msw.use(
      http.get('/bots/{id}/', ({ response }) => response(200).json(MockBot)),
      http.get('/countries/', ({ response }) => response(200).json(MockCountries)),
      http.get('/universities/', ({ response }) => response(200).json(MockUniversities)),
      http.get('/integrations/api/gmail/accounts/', ({ response }) => response(200).json([MockGmail])),
      http.get('/api/sending/', ({ response }) => response(200).json(MockSending)),
    );
  },
});

/** The server answers in the language of the caller. */
const taken = () => (document.documentElement.lang === 'fa' ? 'این نام پیش‌تر به کار رفته است.' : 'This name is taken.');
const nameField = /Bot name|نام بات/;
const save = /Save Changes|ذخیرهٔ تغییرات/;

export const Opened = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: nameField })).toHaveValue(MockBot.name);
  },
});

export const ServerRefusesAField = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.patch('/bots/{id}/update/', ({ response }) =>
        response(400).json({ detail: taken(), code: 'invalid', name: [taken()] }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: nameField });
    await userEvent.type(name, ' 2');
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(async () => expect(name).toHaveAccessibleDescription(new RegExp(taken())));
    await expect(name).toHaveValue(`${MockBot.name} 2`);
  },
});

export const NotFound = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/bots/{id}/', ({ response }) => response(404).json({ detail: 'Not found.' })));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Bot not found|بات پیدا نشد/ });
  },
});
