import { LanguageToggle } from '../../../ui/LanguageToggle/LanguageToggle';
import { ThemeToggle } from '../../../ui/ThemeToggle/ThemeToggle';

/** The language and the theme switch, side by side. */
export function Toggles() {
  return (
    <>
      <LanguageToggle />
      <ThemeToggle />
    </>
  );
}
