import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../mocks/render';
import { NotificationBell } from './NotificationBell';

const words = {
  en: { bell: 'Notifications', empty: 'No notifications' },
  fa: { bell: 'اعلان‌ها', empty: 'اعلانی نیست' },
};

test.each(['en', 'fa'] as const)(
  'SHELL-09 in %s the keyboard opens the panel of the bell, it says that it is empty, and Escape gives focus back',
  async (locale) => {
    const { bell, empty } = words[locale];
    render(<NotificationBell />, { locale });
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
