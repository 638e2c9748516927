import { createHash } from 'node:crypto';

/** A valid master key, derived from the name. */
export const testKey = (name: string): string => createHash('sha256').update(name).digest('base64');
