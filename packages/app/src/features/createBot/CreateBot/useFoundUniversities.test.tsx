import { expect, onTestFinished, test, vi } from 'vitest';
import { MockUniversity } from '../../../mocks/fixtures/university';
import { render } from '../../../mocks/render';
import { CreateBot } from './CreateBot';
import { serve } from './testing/serve';

/** The type-ahead over the universities of Norway, which are these. */
async function typeAhead(universities: readonly object[]) {
  serve({ 'GET /universities/': universities });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await screen.getByRole('button', { name: 'Filters & Universities' }).click();
  await screen.getByRole('combobox', { name: 'Country' }).click();
  await screen.getByRole('option', { name: 'Norway' }).click();
  await screen.getByText('University Name', { exact: true }).click();
  return { screen, field: screen.getByRole('combobox', { name: 'University name' }) };
}

const many = Array.from({ length: 30 }, (_, index) => ({ ...MockUniversity, id: index + 1, name: `Oslo ${index}` }));

test('BOT-42 BOT-43 a name is looked for in any case, and of more than 20 the first are offered and that is said', async () => {
  const { screen, field } = await typeAhead(many);
  await field.fill('SLO 1');
  await expect.element(screen.getByRole('option', { name: /^Oslo 1\b/ })).toBeVisible();
  await expect.poll(() => screen.getByRole('option').elements().length).toBe(11);
  await field.fill('oSLO');
  await expect.poll(() => screen.getByRole('option').elements().length).toBe(20);
  expect(screen.getByText(/^The first 20 are shown/).elements().length).toBeGreaterThan(0);
});

test('BOT-44 a name counts once it has stood still for 300 ms', async () => {
  const { screen, field } = await typeAhead(many);
  await field.fill('oslo 7');
  await expect.element(screen.getByRole('option', { name: /^Oslo 7/ })).toBeVisible();
  const input = field.element() as HTMLInputElement;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  // By events of the page alone: while Vitest waits for the browser to type, it moves faked timers along.
  input.setRangeText('8', 5, 6, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(input.value).toBe('oslo 8');
  await vi.advanceTimersByTimeAsync(299);
  expect(screen.getByRole('option', { name: /^Oslo 8/ }).elements()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(screen.getByRole('option', { name: /^Oslo 8/ })).toBeVisible();
});

test('BOT-50 Apply without a name keeps no university, and says what to do', async () => {
  const { screen } = await typeAhead(many);
  await screen.getByRole('button', { name: 'Apply Filters' }).click();
  await expect.element(screen.getByRole('heading', { name: 'No universities', exact: true })).toBeVisible();
  await expect.element(screen.getByText('Type a part of a university name, then apply again.')).toBeVisible();
});
