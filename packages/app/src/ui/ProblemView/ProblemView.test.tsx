import { expect, test, vi } from 'vitest';
import type { Problem } from '../../api/problem';
import { render } from '../../mocks/render';
import { ProblemMessage, ProblemView } from './ProblemView';

test.each<[Problem, boolean, boolean]>([
  [{ kind: 'network' }, true, false],
  [{ kind: 'timeout' }, true, false],
  [{ kind: 'server', detail: null }, true, false],
  [{ kind: 'invalidJson', status: 200 }, true, false],
  [{ kind: 'unauthenticated', detail: null }, false, true],
  [{ kind: 'noRefreshToken' }, false, true],
  [{ kind: 'forbidden', detail: 'Not yours.' }, false, false],
  [{ kind: 'notFound', detail: null }, false, false],
])('%j can be tried again: %s, leads to the sign-in: %s', async (problem, again, signIn) => {
  const onRetry = vi.fn<() => void>();
  const screen = render(<ProblemView problem={problem} title="Failed to fetch bots" onRetry={onRetry} />, {
    path: '/bots?status=Active',
  });
  await expect.element(screen.getByRole('heading', { name: 'Failed to fetch bots' })).toBeVisible();
  const links = screen.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    signIn ? ['/signin?next=%2Fbots%3Fstatus%3DActive'] : [],
  );
  const buttons = screen.getByRole('button', { name: 'Try again' });
  expect(buttons.elements()).toHaveLength(again ? 1 : 0);
  if (again) await buttons.click();
  expect(onRetry).toHaveBeenCalledTimes(again ? 1 : 0);
});

test('what the server said stands apart in its own direction, and our words do not', async () => {
  const screen = render(
    <>
      <ProblemMessage problem={{ kind: 'server', detail: 'سرور خاموش است.' }} />
      <ProblemMessage problem={{ kind: 'network' }} title="Not saved" />
    </>,
  );
  const said = screen.getByText('سرور خاموش است.');
  await expect.element(said).toBeVisible();
  expect(getComputedStyle(said.element()).direction).toBe('rtl');
  await expect.element(screen.getByText('Not saved')).toBeVisible();
  expect(screen.getByRole('alert').elements()).toHaveLength(2);
});

test('a message is put away where it can be, and has no cross where it cannot', async () => {
  const onDismiss = vi.fn<() => void>();
  const screen = render(
    <>
      <ProblemMessage problem={{ kind: 'network' }} title="One" onDismiss={onDismiss} />
      <ProblemMessage problem={{ kind: 'network' }} title="Two" />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Close' }).elements()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Close' }).click();
  expect(onDismiss).toHaveBeenCalledOnce();
});
