import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { useLocation, useSearch } from 'wouter';
import { render } from '../../mocks/render';
import { tokens } from '../../session/tokens';
import { RequireSession } from './RequireSession';

beforeEach(() => tokens.clear());

/** A guarded page that shows the current address. */
function Page() {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <>
      <p role="status">{search ? `${path}?${search}` : path}</p>
      <RequireSession>
        <Note />
      </RequireSession>
    </>
  );
}

function Note() {
  const [note, setNote] = useState('');
  return <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />;
}

const draw = (path: string) => render(<Page />, { path, appCache: true });

test('AUTH-11 without tokens a visitor is sent to sign in, and back here afterwards', async () => {
  const screen = draw('/bots?status=Active');
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(`/signin?${new URLSearchParams({ next: '/bots?status=Active' })}`);
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).not.toBeInTheDocument();
});

test('AUTH-11 AUTH-28 with a token of either kind a person is inside', async () => {
  localStorage.setItem('peyk.refresh', 'r');
  const screen = draw('/bots');
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toBeVisible();
});

test('what was typed stays while the tokens are renewed', async () => {
  tokens.begin({ access: 'a', refresh: 'r' });
  const screen = draw('/bots');
  await screen.getByRole('textbox', { name: 'Note' }).fill('mine');
  tokens.renew({ access: 'a2', refresh: 'r2' });
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('mine');
});

test('AUTH-31 what one person typed is not shown to the next', async () => {
  tokens.begin({ access: 'a', refresh: 'r' });
  const screen = draw('/bots');
  await screen.getByRole('textbox', { name: 'Note' }).fill('mine');
  localStorage.setItem('peyk.refresh', 'rb');
  localStorage.setItem('peyk.access', 'b');
  dispatchEvent(new StorageEvent('storage', { key: 'peyk.access', newValue: 'b' }));
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});

test('A-08 the place on the page is remembered with the rest of the address', async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  history.replaceState(null, '', '#top');
  const screen = draw('/bots?status=Active');
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(`/signin?${new URLSearchParams({ next: '/bots?status=Active#top' })}`);
});

test('AUTH-22 what was typed is gone with a sign-out, and is not there for the next person', async () => {
  tokens.begin({ access: 'a', refresh: 'r' });
  const screen = draw('/bots');
  await screen.getByRole('textbox', { name: 'Note' }).fill('mine');
  tokens.begin({ access: 'b', refresh: 'rb' });
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});
