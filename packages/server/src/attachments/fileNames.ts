const LONGEST = 100;

/** A name that is safe on any machine, in a header and on a page; it ends in `.pdf`. */
export function safePdfName(given: string): string {
  const stem = given
    .normalize('NFC')
    // Browsers of old give the whole path.
    .replace(/^.*[/\\]/su, '')
    .replace(/\.pdf$/iu, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*%=;]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+/u, '');
  const letters = Array.from(stem).slice(0, LONGEST);
  while (/[\s.]/u.test(letters.at(-1) ?? '')) letters.pop();
  const short = letters.join('');
  return `${short || 'file'}.pdf`;
}

/** `Ahmadi-CV.pdf`: plain letters, which every mail program shows. */
export function cvName(familyName: string): string {
  const plain = familyName
    .normalize('NFKD')
    .replace(/[^A-Za-z -]/g, '')
    .trim()
    .replace(/[ -]+/g, '-');
  return plain === '' ? 'CV.pdf' : `${plain.slice(0, LONGEST)}-CV.pdf`;
}
