import { invalidField } from '../platform/http/errors.ts';

/** Unpacked when the first password is chosen: a start need not wait for it. */
let common: Promise<ReadonlySet<string>> | null = null;

/** A digit of any script as the one that means the same: guessers try ۱۲۳۴۵۶۷۸ as soon as 12345678. */
const plainDigit = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 0xf);

/** Throws a 400 for a password that guessers try first, however its letters and digits are written. */
export async function refuseCommonPassword(field: string, password: string): Promise<void> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  const tried = password
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replaceAll(/[٠-٩۰-۹]/g, plainDigit);
  if ((await common).has(tried)) throw invalidField(field, 'passwordCommon');
}
