import { domainToASCII, domainToUnicode } from 'node:url';
import { invalidField } from './http/errors.ts';
import type { MessageKey } from './http/messages/translate.ts';

/** Why a text is no email address: the key of the sentence that says so. */
export type EmailProblem = Extract<MessageKey, 'emailFormat' | 'emailInvisible'>;

/** No longer text is looked at: an address has 254 characters at most (RFC 5321, 4.5.3.1.3), and in front of NFKC a few more. */
const MOST_LOOKED_AT = 1000;
/** Soft hyphens, zero-width characters, direction marks, fillers, variation selectors and controls: nobody sees that they are there. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/u;
const AROUND = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;
/** A dot-atom (RFC 5322, 3.2.3) in lower case. Letters outside ASCII have no one spelling that all servers agree on. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** What a host name may be written with. The parser of host names would read a path, a port or %2e as well. */
const HOST = /^[\p{L}\p{M}\p{N}.。-]+$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The text without blanks and invisible marks around it, as it comes along when somebody copies an address from a page. */
function unwrapped(text: string): string {
  const characters = Array.from(text);
  const first = characters.findIndex((character) => !AROUND.test(character));
  const last = characters.findLastIndex((character) => !AROUND.test(character));
  return first === -1 ? '' : characters.slice(first, last + 1).join('');
}

/** A host name as the DNS knows it (UTS 46), or null. */
function canonicalDomain(text: string): string | null {
  if (!HOST.test(text)) return null;
  const domain = domainToASCII(text);
  const labels = domain.split('.');
  // An address by number is none, however the numbers are written.
  if (domain.length > 253 || labels.length < 2 || /^\d+$/.test(labels.at(-1) ?? '')) return null;
  if (!labels.every((label) => LABEL.test(label))) return null;
  // A label that only looks encoded, or that no encoder would have written, is a second spelling.
  const readable = domainToUnicode(domain);
  if (domainToASCII(readable) !== domain) return null;
  return readable.split('.').some((label) => label.startsWith('xn--')) ? null : domain;
}

/**
 * Reads one plain email address, however it was typed or pasted, into the one form in which it is stored, compared and written to: ASCII in
 * lower case, the domain as the DNS knows it. Full-width letters and ideographic full stops are read as what they stand for; blanks and
 * invisible marks around the address are dropped, and inside it refused. This is the only door through which an address comes in; the
 * database keeps the same form (type email_address).
 */
export function readEmail(text: string): { address: string } | { problem: EmailProblem } {
  if (text.length > MOST_LOOKED_AT) return { problem: 'emailFormat' };
  const typed = unwrapped(text);
  if (INVISIBLE.test(typed)) return { problem: 'emailInvisible' };
  const [local = '', host, ...more] = typed.normalize('NFKC').split('@');
  const domain = host === undefined || more.length > 0 ? null : canonicalDomain(host);
  const mailbox = local.toLowerCase();
  if (domain === null || mailbox.length > 64 || !LOCAL.test(mailbox)) return { problem: 'emailFormat' };
  const address = `${mailbox}@${domain}`;
  return address.length > 254 ? { problem: 'emailFormat' } : { address };
}

/** The one form of an address, or null for what is none. */
export function canonicalEmail(text: string): string | null {
  const read = readEmail(text);
  return 'address' in read ? read.address : null;
}

/** The one form of an address that somebody gave in a field. Throws a 400 that names the field. */
export function emailOf(field: string, text: string): string {
  const read = readEmail(text);
  if ('problem' in read) throw invalidField(field, read.problem);
  return read.address;
}
