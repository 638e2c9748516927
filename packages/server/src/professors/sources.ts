import type { FieldSource, Professor } from '@peyk/api-types';

/** Where one field comes from, when the rest of the record is from elsewhere. */
export interface StoredSource {
  source: FieldSource['source'];
  at: string;
  /** What the directory says, where the person changed it. */
  before?: string | number | null;
}
export type StoredSources = Readonly<Record<string, StoredSource>>;

/** The fields whose source is told. The name of the country stands for its code too. */
const TOLD = [
  'full_name',
  'department',
  'university_name',
  'university_country',
  'h_index',
  'research_interests',
  'email',
  'linkedin_url',
  'google_scholar_url',
  'researchgate_url',
  'homepage_url',
  'publications',
] as const satisfies readonly (keyof Professor)[];
type Told = (typeof TOLD)[number];

const isKnown = (value: Professor[Told]): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== '';

/** Whether a person added this record; its key does not come from a directory. */
export const isOwn = ({ person_key: key }: { person_key: string }): boolean => key.startsWith('own:');

interface Origin {
  person_key: string;
  created_at: Date | string;
  sources: unknown;
}

/** Where each known field of a professor comes from. A field that the person emptied is told too, with what was there. */
export function sourcesOf(professor: Professor, origin: Origin): FieldSource[] {
  const stored = origin.sources as StoredSources;
  const rest = {
    source: isOwn(origin) ? 'person' : 'directory',
    at: new Date(origin.created_at).toISOString(),
  } as const;
  return TOLD.flatMap((field) => {
    const { source, at, before } = stored[field] ?? { ...rest, before: undefined };
    if (!isKnown(professor[field]) && before === undefined) return [];
    return [
      { field, source, at, ...(before === undefined ? {} : { before: before === null ? null : String(before) }) },
    ];
  });
}

type Values = Readonly<Record<string, unknown>>;

/** Whether two values say the same: a text comes from a form composed and trimmed, whatever the directory has. */
const isSame = (stored: unknown, given: unknown): boolean =>
  stored === given || (typeof stored === 'string' && stored.normalize('NFC').trim() === given);

/**
 * The sources after a person changed some fields. What the directory said first is kept beside the change; a field that says the same again
 * is the directory's again.
 */
export function sourcesAfter(row: Origin & Values, changes: Values, now: Date): StoredSources {
  const sources: Record<string, StoredSource> = { ...(row.sources as StoredSources) };
  for (const field of TOLD) {
    if (!(field in changes) || isSame(row[field], changes[field])) continue;
    const known = sources[field];
    const isDirectorys = known === undefined ? !isOwn(row) : known.source === 'directory';
    const before = isDirectorys ? (row[field] as string | number | null) : known?.before;
    if (before !== undefined && isSame(before, changes[field])) delete sources[field];
    else sources[field] = { source: 'person', at: now.toISOString(), ...(before === undefined ? {} : { before }) };
  }
  return sources;
}
