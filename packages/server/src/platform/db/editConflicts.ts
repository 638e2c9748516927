import { isDeepStrictEqual } from 'node:util';
import type { Json } from './schema.ts';

/** The editable fields of a record, by name. Interdependent fields count as one, with a list of their values. */
export type EditedFields = Readonly<Record<string, unknown>>;

interface Versioned {
  version: number;
  /** Field → the version that changed it last; absent is 1. */
  field_versions: Json;
}

/** The effect of an edit on a record's versions. */
export type Edit =
  /** A changed field was also changed since the base version: nothing may be written. */
  | { kind: 'clash' }
  /** The record already has these values. */
  | { kind: 'none' }
  | { kind: 'change'; version: number; field_versions: string };

/**
 * Compares an edit based on version `from` with the locked record. `wanted` are the fields after the edit, `stored` the current ones. An
 * edit without a base version is always applied.
 */
export function weighEdit(row: Versioned, stored: EditedFields, wanted: EditedFields, from: number | undefined): Edit {
  const changed = Object.keys(wanted).filter((name) => !isDeepStrictEqual(wanted[name], stored[name]));
  if (changed.length === 0) return { kind: 'none' };
  const versions = row.field_versions as Record<string, number>;
  // A version above the record's comes from before a restored backup: nothing is known about its fields.
  const isForeign = from !== undefined && from > row.version;
  if (from !== undefined && (isForeign || changed.some((name) => (versions[name] ?? 1) > from)))
    return { kind: 'clash' };
  const version = row.version + 1;
  const news = Object.fromEntries(changed.map((name) => [name, version]));
  return { kind: 'change', version, field_versions: JSON.stringify({ ...versions, ...news }) };
}
