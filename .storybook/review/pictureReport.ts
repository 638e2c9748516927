import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { accepted, differing, passing, root, taken } from './pictures.ts';

/** Names of the files below a folder that end so, sorted. Another process may be removing some of them. */
const below = (folder: string, ends: string) =>
  globSync(`**/*${ends}`, { cwd: folder })
    .map((name) => name.slice(0, -ends.length))
    .sort();

const modeOf = (name: string) => name.slice(0, name.indexOf('/'));

const figure = (name: string, which: string) =>
  existsSync(path.join(differing, name, `${which}.webp`))
    ? `<figure><figcaption>${which}</figcaption><a href="${name}/${which}.webp"><img loading="lazy" src="${name}/${which}.webp" alt="${which}"></a></figure>`
    : `<figure><figcaption>${which}</figcaption><p>none</p></figure>`;

/** One page with what changed: before, after and where. */
export function pictureReport(names: readonly string[]): string {
  const rows = names.map(
    (name) =>
      `<section><h2 id="${name}">${name}</h2><div>${['before', 'after', 'difference'].map((which) => figure(name, which)).join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${names.length} pictures differ</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;background:#fff;color:#111}section{border-top:1px solid #bbb;padding-block:1rem}section div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}figure{margin:0}img{max-inline-size:100%;border:1px solid #bbb}h2{font-size:1rem;font-family:monospace}</style>
<h1>${names.length} pictures differ</h1><p>Red and yellow in the third picture is where. Accept all with <code>npm run visual:update</code>, or mend what was not meant.</p>
<ul>${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul>${rows.join('')}</html>`;
}

/** Writes the report after each run; after one of all stories, finds pictures without a story and passing styles without a picture. */
export class PictureReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest) {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    if (taken.size === 0) return;
    const looked = new Set([...taken].map(modeOf));
    // The other language may run beside this one, in a process of its own: what it found stays.
    for (const mode of looked) {
      if (below(path.join(differing, mode), '/after.webp').length === 0) {
        rmSync(path.join(differing, mode), { recursive: true, force: true });
      }
    }
    const names = below(differing, '/after.webp');
    if (names.length > 0) {
      writeFileSync(path.join(differing, 'index.html'), pictureReport(names));
      process.stdout.write(`\n${names.length} pictures differ: .vitest/pictures/index.html\n`);
    } else rmSync(path.join(differing, 'index.html'), { force: true });

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
    const gone = below(accepted, '.webp').filter((name) => looked.has(modeOf(name)) && !taken.has(name));
    if (this.#vitest?.config.snapshotOptions.updateSnapshot === 'all') {
      for (const name of gone) rmSync(path.join(accepted, `${name}.webp`));
    } else if (gone.length > 0) {
      process.exitCode = 1;
      process.stdout.write(
        `\nThese pictures belong to no story any more; npm run visual:update removes them:\n${gone.join('\n')}\n`,
      );
    }
  }
}
