import { entrance } from './en/entrance';
import { inside } from './en/inside';

/** All English texts. Single-quoted texts of the specification stand here letter by letter. */
export const en = { ...entrance, ...inside } as const;
