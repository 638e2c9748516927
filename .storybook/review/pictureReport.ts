import { globSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { differingIn, noteStale, root } from './differences.ts';
import { readManifest, staleIn } from './manifest.ts';
import { comparable, passing, taken } from './pictures.ts';

/** `design-system-badge` of the story `design-system-badge--default` and of its pictures. */
const componentOf = (name: string) => name.replace(/^.*\/|--.*$/g, '');

/** Whether all stories of a file were drawn: one that fails may have taken no picture. */
const ranWhole = (module: TestModule) =>
  [...module.children.allTests()].every((test) => test.result().state === 'passed');

const componentsOf = (module: TestModule) =>
  [...module.children.allTests()].flatMap((test) => {
    const { storyId } = test.meta() as { storyId?: string };
    return storyId === undefined ? [] : [componentOf(storyId)];
  });

/** After a run finds pictures without a story, of the files that were drawn whole, and after one of all stories passing styles without a picture. */
export class PictureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    if (!comparable && modules.some(({ project }) => project.name.startsWith('stories:'))) {
      process.stdout.write(
        `\nPictures are not compared on ${process.platform} ${process.arch}: the pinned browser runs on Linux x64 alone.\n`,
      );
    }
    if (taken.size === 0) return;
    const differing = differingIn().filter((name) => taken.has(name)).length;
    if (differing > 0) {
      process.stdout.write(
        `\n${differing} ${differing === 1 ? 'picture differs' : 'pictures differ'}. node .storybook/review/report.ts shows them in .vitest/pictures/index.html; node scripts/stories.mjs does so by itself.\n`,
      );
    }
    const stories = modules.filter(({ project }) => project.name.startsWith('stories:'));
    const projects = new Set(stories.map(({ project }) => project.name)).size;
    const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).length;
    // A partial or aborted run has no information on the other stories.
    const whole = stories.length === files * projects && stories.every((module) => module.state() !== 'pending');
    const unseen = [...passing.known].filter((name) => !passing.shown.has(name)).sort();
    if (whole && unseen.length > 0) {
      process.exitCode = 1;
      process.stdout.write(
        `\nNo picture shows these styles of hover, focus or forced colours; write the story that does (States, STATE-7):\n${unseen.join('\n')}\n`,
      );
    }
    const drawnWhole = new Set(stories.filter(ranWhole).flatMap(componentsOf));
    const stale = staleIn(readManifest(), taken).filter((name) => whole || drawnWhole.has(componentOf(name)));
    if (!whole && stale.length === 0) return;
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
