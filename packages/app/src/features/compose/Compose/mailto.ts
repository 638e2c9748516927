import type { Sheet } from './composeForm';

/** The address that opens an email in the person's mail program, filled in. Files cannot be handed over this way. */
export function mailtoOf({ to, subject, body }: Sheet): string {
  const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
  const fields = [
    ['subject', subject.trim()],
    // Mail programs take CRLF for the end of a line.
    ['body', body.trim().replaceAll(/\r?\n/g, '\r\n')],
  ].flatMap(([name = '', value = '']) => (value ? [`${name}=${encoded(value)}`] : []));
  const address = encoded(to.trim()).replaceAll('%40', '@');
  return `mailto:${address}${fields.length ? `?${fields.join('&')}` : ''}`;
}

/** The email as text to paste: the subject, an empty line, the body. */
export function plainOf({ subject, body }: Sheet): string {
  return [subject.trim(), body.trim()].filter(Boolean).join('\n\n');
}
