import { LanguageToggle } from '../../LanguageToggle/LanguageToggle';
import { ThemeToggle } from '../../ThemeToggle/ThemeToggle';

/** The two choices of a page, side by side. */
export function Toggles() {
  return (
    <>
      <LanguageToggle />
      <ThemeToggle />
    </>
  );
}
