import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MockNotices } from '../../mocks/fixtures/notices';
import { render } from '../../mocks/render';
import { type Answer, serve } from '../../mocks/serve';
import { NotificationBell } from './NotificationBell';
import { bellStates } from './NotificationBell.states';
import { useNotices } from './useNotices';

const words = {
  en: { bell: 'Notifications', empty: 'No notifications' },
  fa: { bell: 'اعلان‌ها', empty: 'اعلانی نیست' },
};

function Wired() {
  return <NotificationBell {...useNotices()} />;
}
/** The bell with a mocked server. */
function show(answers: Record<string, Answer>) {
  const sent = serve(answers);
  render(<Wired />);
  return sent;
}

test.each(['en', 'fa'] as const)(
  'SHELL-09 in %s the keyboard opens the panel of the bell, it says that it is empty, and Escape gives focus back',
  async (locale) => {
    const { bell, empty } = words[locale];
    render(<NotificationBell state={bellStates.empty} onSeen={vi.fn()} onRetry={vi.fn()} />, { locale });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = page.getByRole('dialog', { name: bell });
    await expect.element(panel.getByText(empty)).toBeVisible();
    await expect.element(panel).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: bell })).toHaveFocus();
  },
);

test('the bell says how much is unread, lists it with its places, and opening it marks it as read', async () => {
  const sent = show({
    'GET /api/notices/': { notices: MockNotices, unread: 3 },
    'POST /api/notices/read/': { notices: MockNotices.map((notice) => ({ ...notice, read: true })), unread: 0 },
  });
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
  const panel = page.getByRole('dialog');
  await expect
    .element(panel.getByRole('link', { name: /Ingrid Solberg/ }))
    .toHaveAttribute('href', '/professors/31/email');
  await expect.element(panel.getByRole('link', { name: /Nordic bridges/ })).toHaveAttribute('href', '/bots/12');
  await expect.element(panel.getByRole('link', { name: /^The connection to/ })).toHaveAttribute('href', '/gmail');
  await expect.element(panel.getByText('3 approvals were withdrawn')).toBeVisible();
  await expect
    .poll(() => sent.filter(({ call }) => call.startsWith('POST')))
    .toEqual([{ call: 'POST /api/notices/read/', body: { up_to: 8 } }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('where there is nothing to read from there is no bell', async () => {
  const sent = show({});
  await expect.poll(() => sent.map(({ call }) => call)).toContain('GET /api/notices/');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('ERR-13 what could not be loaded can be asked for again from the panel', async () => {
  const onRetry = vi.fn();
  render(<NotificationBell state={bellStates.failed} onSeen={vi.fn()} onRetry={onRetry} />);
  await page.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a kind without words is left out', async () => {
  const [first] = MockNotices;
  show({ 'GET /api/notices/': { notices: [{ ...first, kind: 'fireworks' }, MockNotices[3]], unread: 1 } });
  await page.getByRole('button').click();
  await expect.element(page.getByRole('dialog').getByRole('listitem')).toBeVisible();
  expect(page.getByRole('dialog').getByRole('listitem').elements()).toHaveLength(1);
});
