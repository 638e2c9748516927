import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { Disclosure } from './Disclosure';

const trigger = () => page.getByRole('button', { name: 'Advanced' });

test.each(['en', 'fa'] as const)('in %s the keyboard opens and closes it, and goes on inside', async (locale) => {
  render(
    <Disclosure title="Advanced">
      <input aria-label="inside" />
    </Disclosure>,
    { locale },
  );
  await userEvent.tab();
  await expect.element(trigger()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test('what it holds is out of reach while it is closed', async () => {
  render(
    <Disclosure title="Advanced">
      <input aria-label="inside" />
    </Disclosure>,
  );
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});

test('its title is a heading of the given rank', async () => {
  render(
    <Disclosure title="Advanced" level={4}>
      inside
    </Disclosure>,
  );
  await expect.element(page.getByRole('heading', { level: 4, name: 'Advanced' })).toBeInTheDocument();
});

test('it tells when it is opened and closed', async () => {
  const told = vi.fn();
  render(
    <Disclosure title="Advanced" onOpenChange={told}>
      inside
    </Disclosure>,
  );
  await trigger().click();
  await trigger().click();
  expect(told.mock.calls).toEqual([[true], [false]]);
});
