import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The texts of the style elements of a page. The build of the app writes them without attributes. */
const stylesIn = (html: string): string[] =>
  html
    .split('<style>')
    .slice(1)
    .map((rest) => rest.split('</style>', 1)[0] ?? '');

/**
 * The CSP sources of the styles inside the built pages, by the URL of the page. The build writes the styles of the first view into a page,
 * so that nothing is fetched before it is seen; a hash allows exactly these and no other style.
 */
export function inlineStyles(appDir: string): Map<string, string[]> {
  const pages = fs.existsSync(appDir) ? fs.readdirSync(appDir).filter((name) => name.endsWith('.html')) : [];
  const found = pages.map((name): [string, string[]] => [
    `/${name}`,
    stylesIn(fs.readFileSync(path.join(appDir, name), 'utf8')).map(
      (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    ),
  ]);
  return new Map(found.filter(([, hashes]) => hashes.length > 0));
}
