import type { en } from './en';
import { entrance } from './fa/entrance';
import { inside } from './fa/inside';
import type { SameShape } from './types';

/** All Persian texts: formal «شما», half-spaces, Persian digits. Terms are kept one word per concept. */
export const fa = { ...entrance, ...inside } as const satisfies SameShape<typeof en>;
