import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../../mocks/render';
import { ComparisonNotLoaded } from './CompareButton';

test.each([
  ['en', 'Could not open the comparison'],
  ['fa', 'مقایسه باز نشد'],
] as const)(
  'SIM-01 a comparison whose code does not come is told in a dialog that can be closed (%s)',
  async (locale, failed) => {
    const onClose = vi.fn<() => void>();
    render(<ComparisonNotLoaded onClose={onClose} />, { locale });
    const dialog = page.getByRole('dialog', { name: failed });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button').first().click();
    expect(onClose).toHaveBeenCalledOnce();
  },
);
