import { screens as written } from 'virtual:peyk/screens';
import type { Screen } from './coverage';

/** What is covered of each screen, as it was when this page was built. */
export const screens = written as readonly Screen[];
