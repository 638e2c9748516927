import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MockLetterAlike } from '../../../../mocks/fixtures/letter';
import { render } from '../../../../mocks/render';
import { CompareButton } from './CompareButton';

vi.mock('./Comparison', () => ({
  get Comparison() {
    throw new Error('Offline');
  },
}));

test.each([
  ['en', 'Compare with the email to Elin Bergqvist', 'Could not open the comparison'],
  ['fa', 'مقایسه با ایمیل به \u2068Elin Bergqvist\u2069', 'مقایسه باز نشد'],
] as const)(
  'SIM-01 a comparison whose code does not come is told in a dialog that can be closed (%s)',
  async (locale, compare, failed) => {
    const resembles = MockLetterAlike.checks.find(({ code }) => code === 'similarity')?.resembles;
    if (!resembles) throw new Error('The fixture is like no other.');
    const screen = render(<CompareButton draft={MockLetterAlike} resembles={resembles} />, { locale });
    await screen.getByRole('button', { name: compare, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: failed });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button').first().click();
    await expect.element(dialog).not.toBeInTheDocument();
  },
);
