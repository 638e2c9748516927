import { beside as written } from 'virtual:peyk/beside';
import type { Beside } from './coverage';

/** What holds for several screens, as it was when this page was built. */
export const beside = written as Beside;
