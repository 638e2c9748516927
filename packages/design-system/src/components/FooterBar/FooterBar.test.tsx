import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Link } from '../Link/Link';
import { render } from '../../testing/render';
import { FooterBar } from './FooterBar';

test.each(['en', 'fa'] as const)('in %s it is the foot of the page and its links follow in order', async (locale) => {
  render(
    <FooterBar
      start="One sentence"
      end={
        <>
          <Link href="/privacy">Privacy</Link>
          <Link href="/terms">Terms</Link>
        </>
      }
    />,
    { locale },
  );
  await expect.element(page.getByRole('contentinfo').getByText('One sentence')).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Privacy' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Terms' })).toHaveFocus();
});

test('columns are lists with a heading, and an entry without an address is no link', async () => {
  render(
    <FooterBar
      start=""
      end={null}
      columns={[{ title: 'Product', entries: [{ label: 'My Bots', href: '/bots' }, { label: 'Professors' }] }]}
    />,
  );
  const foot = page.getByRole('contentinfo');
  await expect.element(foot.getByRole('heading', { level: 2, name: 'Product' })).toBeVisible();
  await expect.element(foot.getByRole('link', { name: 'My Bots' })).toHaveAttribute('href', '/bots');
  await expect.element(foot.getByText('Professors')).toBeVisible();
  await expect.element(foot.getByRole('link', { name: 'Professors' })).not.toBeInTheDocument();
});
