import { domainToASCII, domainToUnicode } from 'node:url';
import { invalidField } from './http/errors.ts';
import type { MessageKey } from './http/messages/translate.ts';

/** Why a text is no email address, as a message key. */
export type EmailProblem = Extract<MessageKey, 'emailFormat' | 'emailInvisible'>;

/** Longer texts are rejected unread: an address has at most 254 characters (RFC 5321, 4.5.3.1.3), before NFKC a few more. */
const MOST_LOOKED_AT = 1000;
/** Soft hyphens, zero-width characters, direction marks, fillers, variation selectors and controls: all invisible. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/u;
const AROUND = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;
/** A dot-atom (RFC 5322, 3.2.3) in lower case. Non-ASCII letters have no spelling that all servers agree on. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** Characters of a host name. The host name parser alone would also accept a path, a port or %2e. */
const HOST = /^[\p{L}\p{M}\p{N}.。-]+$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The text without surrounding blanks and invisible marks, which come with addresses copied from a page. */
function unwrapped(text: string): string {
  const characters = Array.from(text);
  const first = characters.findIndex((character) => !AROUND.test(character));
  const last = characters.findLastIndex((character) => !AROUND.test(character));
  return first === -1 ? '' : characters.slice(first, last + 1).join('');
}

/** The canonical DNS form of a host name (UTS 46), or null. */
function canonicalDomain(text: string): string | null {
  if (!HOST.test(text)) return null;
  const domain = domainToASCII(text);
  const labels = domain.split('.');
  // IP addresses are rejected in every notation.
  if (domain.length > 253 || labels.length < 2 || /^\d+$/.test(labels.at(-1) ?? '')) return null;
  if (!labels.every((label) => LABEL.test(label))) return null;
  // A label that is not valid or canonical Punycode would be a second spelling.
  const readable = domainToUnicode(domain);
  if (domainToASCII(readable) !== domain) return null;
  return readable.split('.').some((label) => label.startsWith('xn--')) ? null : domain;
}

/**
 * Parses one plain email address, however it was typed or pasted, into its canonical form, which is stored, compared and written to: ASCII
 * in lower case, the domain as in the DNS. Full-width letters and ideographic full stops are normalised; blanks and invisible marks are
 * dropped around the address and refused inside it. Every address from outside must pass this function; the database enforces the same form
 * (type email_address).
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

/** The canonical form of an address, or null if it is invalid. */
export function canonicalEmail(text: string): string | null {
  const read = readEmail(text);
  return 'address' in read ? read.address : null;
}

/** The canonical form of the address in a field. Throws a 400 that names the field. */
export function emailOf(field: string, text: string): string {
  const read = readEmail(text);
  if ('problem' in read) throw invalidField(field, read.problem);
  return read.address;
}
