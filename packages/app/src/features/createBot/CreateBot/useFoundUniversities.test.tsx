import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MockCountry, MockUniversity } from '../../../mocks/fixtures/university';
import { render } from '../../../mocks/render';
import { CreateBot } from './CreateBot';
import { serve } from './testing/serve';
import { searchPauseMs } from '../../../entities/bot/search/useFoundUniversities';

/** Renders the filters step with a mocked server that returns these universities. */
async function filters(universities: Parameters<typeof serve>[0][string]) {
  serve({ 'GET /universities/': universities });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await screen.getByRole('button', { name: 'Filters & Universities' }).click();
  return { screen, field: screen.getByRole('combobox', { name: 'University name' }) };
}

/** Renders the type-ahead with these as the universities of Norway. */
async function typeAhead(universities: Parameters<typeof filters>[0]) {
  const { screen, field } = await filters(universities);
  await screen.getByRole('combobox', { name: 'Country' }).click();
  await screen.getByRole('option', { name: 'Norway' }).click();
  await screen.getByText('University Name', { exact: true }).click();
  return { screen, field };
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
  // Synthetic events only: while Vitest waits for the browser to type, it advances fake timers.
  input.setRangeText('8', 5, 6, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(input.value).toBe('oslo 8');
  await vi.advanceTimersByTimeAsync(299);
  expect(screen.getByRole('option', { name: /^Oslo 8/ }).elements()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(screen.getByRole('option', { name: /^Oslo 8/ })).toBeVisible();
});

test('a name typed while the universities are on their way is found once they have come', async () => {
  const late = Promise.withResolvers<Response>();
  const { screen, field } = await typeAhead(() => late.promise);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await field.fill('oslo 7');
  await vi.advanceTimersByTimeAsync(searchPauseMs);
  await expect.element(screen.getByRole('listbox').getByText('Searching…')).toBeVisible();
  late.resolve(Response.json(many));
  await expect.element(screen.getByRole('option', { name: /^Oslo 7/ })).toBeVisible();
});

test('a name that has stood still is looked for in a country that is added, and no more in one that is removed', async () => {
  const { screen, field } = await filters(({ searchParams }: URL) => {
    const id = Number(searchParams.get('country'));
    const name = id === MockCountry.id ? 'Technical Oslo' : 'Technical Uppsala';
    return Response.json([{ ...MockUniversity, id, name }]);
  });
  const offered = () =>
    screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => /Oslo|Uppsala/.exec(textContent)?.[0]);
  // The list opens empty while the universities of the countries load, and closes when the page scrolls below it.
  const opened = () =>
    expect
      .poll(async () => {
        if (offered().length === 0) await userEvent.keyboard('{ArrowDown}');
        return offered().length;
      })
      .toBeGreaterThan(0);
  const change = async (chip: string) => {
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: chip }).click();
    await field.click();
    await opened();
  };
  await screen.getByText('By Continent & Subcontinent').click();
  await screen.getByRole('combobox', { name: 'Continent', exact: true }).click();
  await screen.getByRole('option', { name: 'Europe' }).click();
  await screen.getByRole('button', { name: 'Add Norway' }).click();
  await screen.getByText('University Name', { exact: true }).click();
  await field.fill('technical');
  await opened();
  await expect.poll(offered).toEqual(['Oslo']);
  await change('Add Sweden');
  await expect.poll(offered).toEqual(['Oslo', 'Uppsala']);
  await change('Remove Norway');
  await expect.poll(offered).toEqual(['Uppsala']);
});

test('BOT-50 Apply without a name keeps no university, and says what to do', async () => {
  const { screen } = await typeAhead(many);
  await screen.getByRole('button', { name: 'Apply Filters' }).click();
  await expect.element(screen.getByRole('heading', { name: 'No universities', exact: true })).toBeVisible();
  await expect.element(screen.getByText('Type part of a university name, then apply the filters again.')).toBeVisible();
});
