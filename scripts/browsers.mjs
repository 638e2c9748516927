/**
 * The main job, once in Firefox and once in WebKit, with a picture of each step. It uses the machine's browsers; a missing one is reported
 * and skipped.
 */
import { existsSync, globSync } from 'node:fs';
import { delimiter } from 'node:path';
import { install, run } from './workspace.mjs';

install();
const { build } = await import('./build.mjs');

const onPath = (name) =>
  process.env.PATH.split(delimiter)
    .map((folder) => `${folder}/${name}`)
    .find((file) => existsSync(file));

const webkit = {
  driver: onPath('WebKitWebDriver'),
  browser: globSync('/usr/lib*/{*/,}webkit{2gtk-4.1,2gtk-4.0,gtk-6.0}/MiniBrowser')[0],
  screen: onPath('Xvfb'),
};
const programs = {
  firefox: onPath('firefox-esr') ?? onPath('firefox'),
  webkit: Object.values(webkit).every(Boolean) ? webkit : undefined,
};
const packages = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb' };
const absent = Object.keys(packages).filter((name) => !programs[name]);
const say = () => {
  for (const name of absent)
    process.stdout.write(`NOT RUN: ${name} is not installed here (on Debian: apt-get install ${packages[name]}).\n`);
};

say();
if (absent.length === Object.keys(packages).length) process.exit(1);
build();
const code = run('vitest', ['run', '--project', 'browsers'], { env: { BROWSERS: JSON.stringify(programs) } });
say();
process.exit(code);
