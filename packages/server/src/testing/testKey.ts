import { createHash } from 'node:crypto';

/** A master key as good as a random one, the same for the same name. */
export const testKey = (name: string): string => createHash('sha256').update(name).digest('base64');
