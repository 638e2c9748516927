import { isDeepStrictEqual } from 'node:util';
import type { Json } from './schema.ts';

/** The fields of a record that a person edits, by name. Fields that hang together count as one, by a list of their values. */
export type EditedFields = Readonly<Record<string, unknown>>;

interface Versioned {
  version: number;
  /** Field → the version that changed it last; absent is 1. */
  field_versions: Json;
}

/** What an edit does to the versions of a record. */
export type Edit =
  /** A field of it was changed since the version it started from: nothing may be written. */
  | { kind: 'clash' }
  /** Everything is as it asks already. */
  | { kind: 'none' }
  | { kind: 'change'; version: number; field_versions: string };

/**
 * Holds an edit that started from version `from` against the locked record. `wanted` are the fields as the edit would have them, `stored`
 * as they are. An edit that does not say where it started is carried out.
 */
export function weighEdit(row: Versioned, stored: EditedFields, wanted: EditedFields, from: number | undefined): Edit {
  const changed = Object.keys(wanted).filter((name) => !isDeepStrictEqual(wanted[name], stored[name]));
  if (changed.length === 0) return { kind: 'none' };
  const versions = row.field_versions as Record<string, number>;
  // A version that was never given comes from a record that has been put back since: nothing is known of its fields.
  const isForeign = from !== undefined && from > row.version;
  if (from !== undefined && (isForeign || changed.some((name) => (versions[name] ?? 1) > from)))
    return { kind: 'clash' };
  const version = row.version + 1;
  const news = Object.fromEntries(changed.map((name) => [name, version]));
  return { kind: 'change', version, field_versions: JSON.stringify({ ...versions, ...news }) };
}
