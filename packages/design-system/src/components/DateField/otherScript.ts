import { formatDigits, parseDigits } from '../../i18n/digits';
import type { Locale } from '../../i18n/locale';

/**
 * Replaces a digit of another script than the language's while it is typed into a part of a date or time; true if it did. react-aria parses a
 * number in one script, and in English it does not accept ۰–۹ at all; after a backspace its own text and the next key may be of two scripts.
 * So every digit is converted to the script of the language, in an event of its own.
 */
export function isOtherScript(event: InputEvent, locale: Locale): boolean {
  const { data, target } = event;
  const digits = data === null ? null : formatDigits(parseDigits(data), locale);
  if (digits === data || target === null) return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { inputType } = event;
  target.dispatchEvent(new InputEvent('beforeinput', { data: digits, inputType, bubbles: true, cancelable: true }));
  return true;
}
