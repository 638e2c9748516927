import { parts as writtenParts, readers as writtenReaders } from 'virtual:peyk/parts';
import type { Part, Reader } from './parts';

/** The parts of the design system, as they were when this page was built. */
export const parts = writtenParts as readonly Part[];

/** Whatever reads a token. */
export const readers = writtenReaders as readonly Reader[];
