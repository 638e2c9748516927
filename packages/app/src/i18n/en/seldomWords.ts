import { account } from './account';
import { achievements } from './achievements';
import { imports } from './import';
import { mailbox } from './mailbox';

/** The texts of the screens that are opened now and then. */
export const seldomWords = { account, achievements, import: imports, mailbox } as const;
