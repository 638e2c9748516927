import { expect, test } from 'vitest';
import { MockUniversity } from '../../../mocks/fixtures/university';
import { render } from '../../../mocks/render';
import { CreateBot } from './CreateBot';
import { serve } from './testing/serve';

test('BOT-42 BOT-43 BOT-44 BOT-50 a name is looked for once it has stood still, in any case, and offers at most 20', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...MockUniversity, id: index + 1, name: `Oslo ${index}` }));
  serve({ 'GET /universities/': many });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await screen.getByRole('button', { name: 'Filters & Universities' }).click();
  await screen.getByRole('combobox', { name: 'Country' }).click();
  await screen.getByRole('option', { name: 'Norway' }).click();
  await screen.getByText('University Name', { exact: true }).click();
  await screen.getByRole('combobox', { name: 'University name' }).fill('oSLO');
  await expect.element(screen.getByRole('option', { name: /^Oslo 0/ })).toBeVisible();
  expect(screen.getByRole('option').elements()).toHaveLength(20);
});
