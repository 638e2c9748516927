import { beforeEach, expect, test } from 'vitest';
import { render } from '../mocks/render';
import { preferences, usePreferences } from './preferences';

beforeEach(() => localStorage.clear());

function Chosen() {
  const { locale, theme } = usePreferences();
  return <p role="status">{`${locale} ${theme}`}</p>;
}

test('AUTH-24 a choice here is seen at once, is kept, and leaves the other one alone', async () => {
  const chosen = render(<Chosen />).getByRole('status');
  await expect.element(chosen).toHaveTextContent('en light');
  preferences.setTheme('dark');
  await expect.element(chosen).toHaveTextContent('en dark');
  preferences.setLocale('fa');
  await expect.element(chosen).toHaveTextContent('fa dark');
  preferences.setTheme('light');
  await expect.element(chosen).toHaveTextContent('fa light');
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ 'peyk.language': 'fa', 'peyk.theme': 'light' });
});

test('AUTH-24 a choice in another tab is seen here', async () => {
  const chosen = render(<Chosen />).getByRole('status');
  const elsewhere = (key: string, newValue: string) => {
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  };
  elsewhere('peyk.language', 'fa');
  await expect.element(chosen).toHaveTextContent('fa light');
  elsewhere('peyk.theme', 'dark');
  await expect.element(chosen).toHaveTextContent('fa dark');
});
