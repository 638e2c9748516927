import { domainToUnicode } from 'node:url';
import type { seeded } from './random.ts';

type Random = ReturnType<typeof seeded>;

/** Invisible characters: soft hyphen, zero-width, direction marks and controls, fillers, a variation selector, a tag. */
export const invisible = [
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u115F',
  '\u180E',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202E',
  '\u2060',
  '\u2066',
  '\u2069',
  '\u2800',
  '\u3164',
  '\uFE0F',
  '\uFEFF',
  '\uFFA0',
  '\uFFF9',
  '\u{E0041}',
] as const;
const blanks = [' ', '\t', '\n', '\u00A0', '\u2003', '\u3000'];

const one = <T>(items: readonly T[], { next }: Random): T => items[Math.floor(next() * items.length)] as T;
const chance = ({ next }: Random, share: number): boolean => next() < share;

/** Full-width forms of ASCII, and mathematical letters, which compatibility normalisation maps to the letters themselves. */
function lookalike(character: string, random: Random): string {
  const code = character.codePointAt(0) ?? 0;
  const upper = character.toUpperCase();
  const forms = [character, upper];
  if (code > 0x20 && code < 0x7f) forms.push(String.fromCodePoint(code + 0xfee0));
  if (/[a-z]/.test(character)) {
    const letter = code - 0x61;
    forms.push(String.fromCodePoint(0x1d41a + letter), String.fromCodePoint(0x24b6 + letter));
  }
  return one(forms, random);
}

const around = (random: Random): string =>
  Array.from({ length: Math.floor(random.next() * 4) }, () => one([...invisible, ...blanks], random)).join('');

/**
 * Another spelling of an address: case, full-width and styled letters, other full stops, surrounding marks, an internationalised domain.
 */
export function spelling(address: string, random: Random): string {
  const [local = '', domain = ''] = address.split('@');
  const styled = (text: string): string =>
    Array.from(text)
      .map((character) => (chance(random, 0.3) ? lookalike(character, random) : character))
      .join('');
  const host = (chance(random, 0.5) ? domainToUnicode(domain) : domain)
    .split('.')
    .map((label) => (/^[\x20-\x7E]*$/.test(label) ? styled(label) : one([label, label.normalize('NFD')], random)))
    .reduce((text, label) => `${text}${one(['.', '。', '．', '｡'], random)}${label}`);
  const at = one(['@', '＠', '﹫'], random);
  return `${around(random)}${styled(local)}${at}${host}${around(random)}`;
}

/** An invalid address that looks like the given one: a hidden character in it, or superfluous dots. */
export function misspelt(address: string, random: Random): string {
  const text = spelling(address, random).trim();
  const characters = Array.from(address);
  const inside = 1 + Math.floor(random.next() * (characters.length - 1));
  const insert = (what: string): string => characters.toSpliced(inside, 0, what).join('');
  return one(
    [
      () => insert(one(invisible, random)),
      () => insert(one(blanks, random)),
      () => address.replace(one(['.', '@'], random), (dot) => (dot === '.' ? '..' : '.@')),
      () => address.replace('@', one(['@.', '@@', '@-'], random)),
      () => `${one(['.', '"', '<', '-@'], random)}${text}`,
      () => `${address}${one(['.', '。', ',', '>', '/', ':25'], random)}`,
    ],
    random,
  )();
}
