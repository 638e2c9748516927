import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import { happened } from '../rewards/earn.ts';
import type { SectionName } from './sections.ts';

/** A list of the profile has its first entry, which makes it complete. Told once for each list; the person is locked by the caller. */
export const sectionCompleted = (trx: Kysely<DB>, userId: number, section: SectionName, at: Date): Promise<void> =>
  happened(trx, { userId, event: 'section_completed', subject: section, actor: 'person', at, once: '' });
