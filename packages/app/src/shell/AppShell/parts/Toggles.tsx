import { LanguageToggle } from '../../../ui/LanguageToggle/LanguageToggle';
import { ThemeToggle } from '../../../ui/ThemeToggle/ThemeToggle';

/** The two choices of a page, side by side. */
export function Toggles() {
  return (
    <>
      <LanguageToggle />
      <ThemeToggle />
    </>
  );
}
