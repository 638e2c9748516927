import { expect, test } from 'vitest';
import { render } from '../../mocks/render';
import { preferences } from '../../session/preferences';
import { LanguageToggle } from './LanguageToggle';

test.each(['en', 'fa'] as const)(
  'in %s each language is named in itself, marked as itself and chosen by its name',
  async (locale) => {
    const screen = render(<LanguageToggle />, { locale });
    const choices = screen.getByRole('radio').elements();
    const named = choices.map((choice) => {
      const words = [...(choice.closest('label')?.querySelectorAll<HTMLElement>('[lang]') ?? [])];
      return words.map((word) => [word.lang, word.textContent]);
    });
    expect(named).toEqual([[['en', 'EN']], [['fa', 'فا']]]);
    const other = locale === 'en' ? 'fa' : 'en';
    await screen.getByText(other === 'fa' ? 'فا' : 'EN').click();
    expect(preferences.locale()).toBe(other);
  },
);
