/** The address without the blanks around it, in the form it is stored and compared (the database ignores case). */
export const tidyEmail = (text: string): string => text.trim().normalize('NFC');

/** Basic syntax: one @, something before it, a domain with a dot after it, no blanks, quotes or lists. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = text.slice(at + 1);
  if (at < 1 || local.length > 64 || domain.length > 253) return false;
  if (/[\s\p{C}"(),:;<>@[\\\]]/u.test(local + domain)) return false;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => label !== '' && !label.startsWith('-') && !label.endsWith('-'));
}
