import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../../mocks/render';
import { BindNotLoaded } from './BindNotLoaded';

test.each([
  ['en', 'Could not open the list of sources'],
  ['fa', 'فهرست منابع بارگذاری نشد'],
] as const)(
  'EVD-04 a list of sources whose code does not come is told in a dialog that can be closed (%s)',
  async (locale, failed) => {
    const onClose = vi.fn<() => void>();
    render(<BindNotLoaded onClose={onClose} />, { locale });
    const dialog = page.getByRole('dialog', { name: failed });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button').first().click();
    expect(onClose).toHaveBeenCalledOnce();
  },
);
