import { expect, test } from 'vitest';
import { MockLanguageModel } from '../../../mocks/fixtures/languageModel';
import { render } from '../../../mocks/render';
import { serve } from '../../../mocks/serve';
import { pressOn } from '../../../testing/tabTo';
import { LanguageModelCard } from './LanguageModelCard';

test('AIX-01 by keyboard alone a person agrees to the language model, and takes it back', async () => {
  const given = { ...MockLanguageModel, consent: 'given', consented_at: '2026-11-21T09:00:00Z' };
  let next: object = given;
  const sent = serve({
    'GET /api/language-model/': MockLanguageModel,
    'PATCH /api/language-model/': () => Response.json(next),
  });
  const screen = render(<LanguageModelCard />, { path: '/gmail' });
  const withdraw = screen.getByRole('button', { name: 'Withdraw consent' });
  await pressOn(screen.getByRole('button', { name: 'Agree' }));
  await expect.element(withdraw).toHaveFocus();
  next = MockLanguageModel;
  await pressOn(withdraw);
  await expect.element(screen.getByRole('button', { name: 'Agree' })).toHaveFocus();
  expect(sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    { consent: true, host: MockLanguageModel.host, model: MockLanguageModel.model },
    { consent: false },
  ]);
});
