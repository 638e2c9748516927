import { expect, test } from 'vitest';
import { MockCountries } from '../../../mocks/fixtures/university';
import { render } from '../../../mocks/render';
import { CreateBot } from './CreateBot';
import { serve } from './testing/serve';

/** Countries as a server tells them that knows no regions. */
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
