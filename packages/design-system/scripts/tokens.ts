/** Writes the tokens for design tools. Run with `npm run tokens` after a change of `src/theme`, and commit what it writes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exchangeFiles } from '../src/theme/exchange.ts';

const folder = join(import.meta.dirname, '..', 'tokens');

/** Lists of plain values stand on one line, as the formatter of this repository writes them. */
function written(value: unknown): string {
  const flat = (_whole: string, list: string) => `[${list.trim().replaceAll(/\s*\n\s*/g, ' ')}]`;
  return `${JSON.stringify(value, null, 2).replaceAll(/\[([^[\]{}]*)\]/g, flat)}\n`;
}

mkdirSync(folder, { recursive: true });
for (const [name, tokens] of Object.entries(exchangeFiles())) writeFileSync(join(folder, name), written(tokens));
