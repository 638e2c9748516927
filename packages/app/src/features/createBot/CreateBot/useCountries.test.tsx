import { expect, test } from 'vitest';
import { MockCountries } from '../../../mocks/fixtures/university';
import { render } from '../../../mocks/render';
import { CreateBot } from './CreateBot';
import { serve } from './testing/serve';

const asked = (sent: ReturnType<typeof serve>) =>
  sent.map(({ call }) => call).filter((call) => call.includes('countries'));

/** Countries from a server without regions. */
const withoutRegions = MockCountries.map(({ id, name }) => ({ id, name, region: '', subregion: '' }));

const onFilters = async () => {
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await screen.getByRole('button', { name: 'Filters & Universities' }).click();
  return screen;
};

test('REF-01 A-51 regions that the first list does not know come from the second', async () => {
  serve({ 'GET /countries/': withoutRegions, 'GET /api/auth/countries/name/': MockCountries });
  const screen = await onFilters();
  await screen.getByText('By Continent & Subcontinent').click();
  await screen.getByRole('combobox', { name: 'Continent', exact: true }).click();
  await expect.element(screen.getByRole('option', { name: 'Europe' })).toBeVisible();
});

test('BOT-73 BOT-74 BOT-75 A-51 regions that do not come fail the continents and not the countries, and are asked for again', async () => {
  let down = true;
  serve({
    'GET /countries/': withoutRegions,
    'GET /api/auth/countries/name/': () => (down ? Response.json({}, { status: 500 }) : Response.json(MockCountries)),
  });
  const screen = await onFilters();
  await expect.element(screen.getByRole('combobox', { name: 'Country' })).toBeVisible();
  await screen.getByText('By Continent & Subcontinent').click();
  const words = screen
    .getByRole('alert')
    .getByText('Failed to load continent data: Failed to fetch continent data', { exact: true });
  await expect.element(words).toBeVisible();
  await expect.element(screen.getByRole('combobox', { name: 'Continent', exact: true })).not.toBeInTheDocument();
  down = false;
  await screen.getByRole('button', { name: 'Retry' }).click();
  await screen.getByRole('combobox', { name: 'Continent', exact: true }).click();
  await expect.element(screen.getByRole('option', { name: 'Europe' })).toBeVisible();
});

test('A-51 a list that is whole is all that is asked for', async () => {
  const sent = serve({ 'GET /api/auth/countries/name/': [] });
  const screen = await onFilters();
  await expect.element(screen.getByRole('combobox', { name: 'Country' })).toBeVisible();
  expect(asked(sent)).toEqual(['GET /countries/']);
});

test('A-76 where the first address does not exist the second brings the countries, and is the one to try again', async () => {
  let down = true;
  const missing = () => Response.json({ detail: 'Not found.' }, { status: 404 });
  const sent = serve({
    'GET /countries/': missing,
    'GET /api/auth/countries/name/': () => (down ? Response.json({}, { status: 500 }) : Response.json(MockCountries)),
  });
  const screen = await onFilters();
  await expect.element(screen.getByText('Failed to fetch countries')).toBeVisible();
  down = false;
  sent.length = 0;
  await screen.getByRole('button', { name: 'Retry' }).click();
  await screen.getByRole('combobox', { name: 'Country' }).click();
  await expect.element(screen.getByRole('option', { name: 'Norway' })).toBeVisible();
  expect(asked(sent)).toEqual(['GET /api/auth/countries/name/']);
});

test('A-76 a server that is out of order is not asked elsewhere', async () => {
  const sent = serve({ 'GET /countries/': () => Response.json({}, { status: 500 }) });
  const screen = await onFilters();
  await expect.element(screen.getByText('Failed to fetch countries')).toBeVisible();
  expect(new Set(asked(sent))).toEqual(new Set(['GET /countries/']));
});
