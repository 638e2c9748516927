import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { differingIn, foundFolder, noteStale, root } from './found.ts';
import { readManifest, staleIn } from './manifest.ts';
import { passing, taken } from './pictures.ts';

/** One page with what changed. */
export function pictureReport(names: readonly string[]): string {
  const rows = names.map(
    (name) =>
      `<section><h2 id="${name}">${name}</h2><a href="${name}/after.png"><img loading="lazy" src="${name}/after.png" alt="after"></a></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${names.length} pictures differ</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;background:#fff;color:#111}section{border-top:1px solid #bbb;padding-block:1rem}img{max-inline-size:100%;border:1px solid #bbb}h2{font-size:1rem;font-family:monospace}</style>
<h1>${names.length} pictures differ</h1><p>Accept all with <code>npm run visual:accept</code>, or mend what was not meant.</p>
<ul>${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul>${rows.join('')}</html>`;
}

/** Writes the report after each run; after one of all stories, finds pictures without a story and passing styles without a picture. */
export class PictureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    if (taken.size === 0) return;
    const names = differingIn();
    const page = path.join(foundFolder, 'index.html');
    if (names.length > 0) {
      writeFileSync(page, pictureReport(names));
      process.stdout.write(`\n${names.length} pictures differ: .vitest/pictures/index.html\n`);
    } else if (existsSync(page)) rmSync(page);

    const stories = modules.filter(({ project }) => project.name.startsWith('stories:'));
    const projects = new Set(stories.map(({ project }) => project.name)).size;
    const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).length;
    // A run of some files, or one that broke off, knows nothing of the other stories.
    if (stories.length < files * projects || stories.some((module) => module.state() === 'pending')) return;
    const unseen = [...passing.known].filter((name) => !passing.shown.has(name)).sort();
    if (unseen.length > 0) {
      process.exitCode = 1;
      process.stdout.write(
        `\nNo picture shows these styles of hover, focus or forced colours; write the story that does (States, STATE-7):\n${unseen.join('\n')}\n`,
      );
    }
    const stale = staleIn(readManifest(), taken);
    for (const mode of new Set([...taken].map((name) => name.slice(0, name.indexOf('/'))))) {
      noteStale(
        mode,
        stale.filter((name) => name.startsWith(`${mode}/`)),
      );
    }
    if (stale.length > 0) {
      process.exitCode = 1;
      process.stdout.write(
        `\nThese pictures belong to no story any more; npm run visual:accept removes them:\n${stale.join('\n')}\n`,
      );
    }
  }
}
