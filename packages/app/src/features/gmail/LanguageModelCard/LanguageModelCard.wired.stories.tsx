import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { MockLanguageModel } from '../../../mocks/fixtures/languageModel';
import { http } from '../../../mocks/http';
import { LanguageModelCard } from './LanguageModelCard';

const meta = preview.meta({
  id: 'screens-gmail-languagemodelcard-wired',
  title: 'Screens/Account/LanguageModelCard/Wired',
  component: LanguageModelCard,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/gmail' },
});

/** AIX-01: the service and the model are named before the person agrees to them, and the word can be taken back. */
export const AgreesAndTakesBack = meta.story({
  beforeEach({ msw }) {
    let model = MockLanguageModel;
    msw.use(
      http.get('/api/language-model/', ({ response }) => response(200).json(model)),
      http.patch('/api/language-model/', async ({ request, response }) => {
        const { consent, host, model: name } = await request.json();
        if (consent && (host !== model.host || name !== model.model))
          return response(409).json({ detail: 'Another service.', code: 'service_changed' });
        model = {
          ...model,
          consent: consent ? 'given' : 'none',
          consented_at: consent ? '2026-11-21T09:00:00Z' : null,
        };
        return response(200).json(model);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/model\.damavand\.example/);
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Agree|موافقت)$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(?:Withdraw consent|لغو موافقت)$/ }));
    await expect(await canvas.findByRole('button', { name: /^(?:Agree|موافقت)$/ })).toBeVisible();
  },
});

/** AIX-01: a server without a language model says so in one sentence, and asks for nothing. */
export const HasNone = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/api/language-model/', ({ response }) =>
        response(200).json({ ...MockLanguageModel, configured: false, host: null, model: null }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(?:No language model is set up|در این سرور مدل زبانی)/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** AIX-01: another service than the person read of is not agreed to; the new one is shown. */
export const ServiceHasChanged = meta.story({
  beforeEach({ msw }) {
    let model = MockLanguageModel;
    msw.use(
      http.get('/api/language-model/', ({ response }) => response(200).json(model)),
      http.patch('/api/language-model/', ({ response }) => {
        model = { ...model, host: 'other.damavand.example' };
        return response(409).json({ detail: 'The language model has changed.', code: 'service_changed' });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(?:Agree|موافقت)$/ }));
    await canvas.findByText('The language model has changed.');
    await canvas.findByText(/other\.damavand\.example/);
  },
});
