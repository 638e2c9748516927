import type { Drive, Size } from './drive';
import { firefox } from './firefox';
import { type WebKitPrograms, webkit } from './webkit';

/** The programs that `scripts/browsers.mjs` found on this machine. */
const programs = JSON.parse(process.env.BROWSERS ?? '{}') as { firefox?: string; webkit?: WebKitPrograms };
const { firefox: firefoxProgram, webkit: webkitPrograms } = programs;

/** The browsers of this machine by name, each with a function that starts it with a window size until the test ends. */
export const browsers = new Map<string, (size: Size) => Promise<Drive>>();
if (firefoxProgram) browsers.set('Firefox', (size) => firefox(firefoxProgram, size));
if (webkitPrograms) browsers.set('WebKit', (size) => webkit(webkitPrograms, size));
