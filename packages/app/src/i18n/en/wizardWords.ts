import { createBot } from './createBot';

/** The texts of the wizard, of which the pages of a bot say where it looks. */
export const wizardWords = { createBot } as const;
