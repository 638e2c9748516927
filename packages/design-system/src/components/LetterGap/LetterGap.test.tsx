import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render';
import { Letter } from '../../text/Letter';
import { LetterGap } from './LetterGap';

test.each([
  ['en', 'ltr'],
  ['fa', 'rtl'],
] as const)('LTR-02 the place speaks the language of the page inside an English letter (%s)', async (locale, dir) => {
  render(
    <Letter>
      <LetterGap label="Your sentence" describedBy="note">
        What came out?
      </LetterGap>
      <p id="note">Known beside it</p>
    </Letter>,
    { locale },
  );
  const gap = page.getByRole('group', { name: 'Your sentence' });
  await expect.element(gap).toHaveAttribute('lang', locale);
  await expect.element(gap).toHaveAttribute('dir', dir);
  await expect.element(gap).toHaveAccessibleDescription('Known beside it');
});
