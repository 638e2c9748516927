import { named as writtenTests, screens as written } from 'virtual:peyk/screens';
import type { Screen, Tested } from './coverage';

/** What is covered of each screen, as it was when this page was built. */
export const screens = written as readonly Screen[];

/** The tests that name a line of the checklist. */
export const named = writtenTests as readonly Tested[];
