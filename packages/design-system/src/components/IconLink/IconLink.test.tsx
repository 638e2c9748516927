import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { IconLink } from './IconLink';

test('it is a link with a name that stays inside the app', async () => {
  const navigate = vi.fn<(path: string) => void>();
  render(<IconLink href="/bots/1/edit" icon="pencil" label="Edit Skagen" />, { navigate });
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Edit Skagen' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls[0]?.[0]).toBe('/bots/1/edit');
});
