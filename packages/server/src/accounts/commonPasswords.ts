import { invalidField } from '../platform/http/errors.ts';

/** Loaded when the first password is chosen, to keep it out of server start. */
let common: Promise<ReadonlySet<string>> | null = null;

/** Maps a digit of any script to ASCII: attackers try ۱۲۳۴۵۶۷۸ as soon as 12345678. */
const plainDigit = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 0xf);

/** Throws a 400 for a common password, whatever the case of its letters or the script of its digits. */
export async function refuseCommonPassword(field: string, password: string): Promise<void> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  const tried = password
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replaceAll(/[٠-٩۰-۹]/g, plainDigit);
  if ((await common).has(tried)) throw invalidField(field, 'passwordCommon');
}
