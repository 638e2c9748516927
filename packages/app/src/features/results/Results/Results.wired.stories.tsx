import preview from '#.storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { MockBot, MockRunFinished } from '../../../mocks/fixtures/bot';
import { MockResults } from '../../../mocks/fixtures/draft';
import { http } from '../../../mocks/http';
import { Results } from './Results';

const meta = preview.meta({
  id: 'screens-results-results-wired',
  title: 'Screens/Find/Results/Wired',
  component: Results,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: `/results?bot=${MockBot.id}` },
  beforeEach({ msw }) {
    msw.use(
      http.get('/bots/{id}/', ({ response }) => response(200).json({ ...MockBot, latest_run: MockRunFinished })),
      http.get('/bots/{id}/results/', ({ response }) => response(200).json({ results: MockResults, count: 2 })),
    );
  },
});

export const ServerAnswers = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('heading', { level: 3 });
    await expect(first).toHaveTextContent('Ingrid Solheim');
    await expect(second).toHaveTextContent('Bjørn Håkonsen');
  },
});

export const SelectAll = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Select All|انتخاب همه/ }));
    await expect(canvas.getByRole('checkbox', { name: /Ingrid Solheim/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /Send Email|ارسال ایمیل/ })).toBeEnabled();
  },
});

export const NoSuchBot = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/bots/{id}/', ({ response }) => response(404).json({ detail: 'Not found.' })));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Bot not found|بات پیدا نشد/ });
  },
});
