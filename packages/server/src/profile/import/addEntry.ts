import type { ImportProblem } from '@peyk/api-types';
import { inlined, readContract } from '../../platform/http/contract.ts';
import type { Fields } from '../entries.ts';
import { type SectionName, SECTIONS } from '../sections.ts';
import { type Found, type FoundEntry, problem } from './found.ts';

/** What the contract says of one field. */
export interface FieldRule {
  type: string | string[];
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

interface ListRules {
  required: readonly string[];
  fields: ReadonlyMap<string, FieldRule>;
}

const LONGEST_NAME = 300;
/** Direction marks that disguise a text, and NUL: no other way into a profile lets them in (platform/http/body.ts). */
const unstorable = /[\u0000\u202A-\u202E\u2066-\u2069]/gu;

/** A text from outside in the form in which it can be stored. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replaceAll(unstorable, '').normalize('NFC').trim();

const rules = new Map<SectionName, ListRules>();

/** The rules of a list's new entries, from the contract. */
export function rulesOf(section: SectionName): ListRules {
  const known = rules.get(section);
  if (known) return known;
  const schema = SECTIONS.find((description) => description.section === section)?.schema ?? '';
  const contract = readContract();
  const { properties = {}, required = [] } = inlined(contract, contract.components?.schemas?.[`${schema}Input`]) as {
    properties?: Record<string, FieldRule>;
    required?: string[];
  };
  const fields = Object.entries(properties).filter(([name]) => name !== 'version' && name !== 'position');
  const read = { required, fields: new Map(fields) };
  rules.set(section, read);
  return read;
}

/** Whether a text has more code points, which the contract counts. */
export const isLonger = (text: string, limit: number): boolean =>
  text.length > limit && (text.length > 2 * limit || Array.from(text).length > limit);

/** The first characters of a text, for a message. */
export const shortName = (text: string): string =>
  Array.from(text.slice(0, LONGEST_NAME * 2))
    .slice(0, LONGEST_NAME)
    .join('');

type Fault = Pick<ImportProblem, 'code' | 'limit'>;

function faultOf(value: unknown, { type, enum: choices, minimum, maximum, maxLength }: FieldRule): Fault | null {
  const wrong: Fault = { code: 'unreadable', limit: null };
  const types = [type].flat();
  if (choices && !choices.includes(value)) return wrong;
  if (typeof value === 'string') {
    if (!types.includes('string')) return wrong;
    return maxLength !== undefined && isLonger(value, maxLength) ? { code: 'field_too_long', limit: maxLength } : null;
  }
  if (typeof value === 'boolean') return types.includes('boolean') ? null : wrong;
  const isNumber = Number.isInteger(value)
    ? types.includes('integer') || types.includes('number')
    : types.includes('number');
  if (typeof value !== 'number' || !isNumber) return wrong;
  return (minimum !== undefined && value < minimum) || (maximum !== undefined && value > maximum) ? wrong : null;
}

/**
 * Adds an entry within the limits of the contract, or says why it is left out. A field that an entry can do without is left out alone. Without
 * a `name`, problems name the entry by its first text.
 */
export function addEntry(
  found: Found,
  section: SectionName,
  given: Fields,
  more: Pick<FoundEntry, 'authors' | 'ownAuthor'> & { name?: string } = {},
): void {
  const { required, fields } = rulesOf(section);
  const entry: Fields = {};
  for (const name of fields.keys()) {
    const value = Object.hasOwn(given, name) ? given[name] : null;
    const text = typeof value === 'string' ? cleanText(value) : value;
    if (text !== null && text !== undefined && text !== '') entry[name] = text;
  }
  const { name: told, ...authors } = more;
  const [first] = required.map((field) => entry[field]).filter((value) => typeof value === 'string');
  const name = told ?? (first === undefined ? null : shortName(first));
  const say = (field: string, { code, limit }: Fault): void =>
    void found.problems.push(problem(code, { name, field, limit }));
  for (const [field, rule] of fields) {
    if (!(field in entry)) continue;
    const fault = faultOf(entry[field], rule);
    if (fault === null) continue;
    say(field, fault);
    if (required.includes(field)) return;
    delete entry[field];
  }
  const missing = required.find((field) => !(field in entry));
  if (missing !== undefined) return say(missing, { code: 'field_missing', limit: null });
  found.entries.push({ section, entry, ...authors } as unknown as Found['entries'][number]);
}
