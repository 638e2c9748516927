import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { Link } from './Link';
import { LinkButton } from '../LinkButton/LinkButton';

test.each([
  [
    'Link',
    <Link key="1" href="/bots">
      View all bots
    </Link>,
  ],
  [
    'LinkButton',
    <LinkButton key="2" href="/bots">
      View all bots
    </LinkButton>,
  ],
])('%s: Enter goes there without a new page', async (_name, link) => {
  const navigate = vi.fn<(path: string) => void>();
  render(link, { navigate });
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'View all bots' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls[0]?.[0]).toBe('/bots');
});

test.each([
  ['en', 'Open the paper (opens in a new tab)'],
  ['fa', 'Open the paper (در زبانهٔ جدید باز می‌شود)'],
] as const)('an external link says that a new tab opens (%s)', async (locale, name) => {
  render(
    <>
      <Link href="https://example.org/paper" external>
        Open the paper
      </Link>
      <LinkButton href="https://example.org/paper" external>
        Open the paper
      </LinkButton>
      <LinkButton href="https://example.org/paper" external label="Open the paper">
        Open
      </LinkButton>
    </>,
    { locale },
  );
  const links = page.getByRole('link', { name, exact: true });
  await expect.element(links.first()).toHaveAttribute('target', '_blank');
  expect(links.elements()).toHaveLength(3);
});
