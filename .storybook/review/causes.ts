import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changedSince, drawsEveryStory, languageOf, reaches } from '../../scripts/story-graph.mjs';
import { usesOf } from '../docs/room/uses.ts';
import { readParts } from '../docs/room/parts.ts';
import { pictured } from '../modes.ts';
import { storyFiles } from '../sidebar.ts';
import { componentOf } from './before.ts';

/** A change of one source file, as `git diff` prints it without context. */
export interface Change {
  file: string;
  diff: string;
}

const mayDraw = /^packages\/(?:app|design-system|api-types)\/src\/(?!.*\.test\.tsx?$)/;

/** What has changed in the source since a commit, file by file. */
export function changesSince(root: string, commit: string): Change[] {
  const diffOf = (file: string) => {
    const known = execFileSync('git', ['diff', '-U0', '--no-color', commit, '--', file], {
      cwd: root,
      encoding: 'utf8',
    });
    return known === '' ? '+ a new file' : known;
  };
  return changedSince(commit)
    .filter((file) => mayDraw.test(file) || drawsEveryStory(file))
    .map((file) => ({ file, diff: diffOf(file) }));
}

/** What a change may be known by elsewhere: the names of what differs in it. */
export function namesIn({ diff }: Change): string[] {
  const lines = diff.split('\n').filter((line) => !/^(?:---|\+\+\+) /.test(line));
  const said = (sign: string) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
  const pairs = (texts: readonly string[]) =>
    texts.flatMap((text) =>
      [...text.matchAll(/(?<name>\w+)(?:'|")?\s*[:=]\s*(?<value>[^,{}[\]]*)/g)].map(
        ({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? ''] as const,
      ),
    );
  const before = new Set(pairs(said('-')).map((pair) => pair.join(' ')));
  const after = new Set(pairs(said('+')).map((pair) => pair.join(' ')));
  const changed = [...pairs(said('-')), ...pairs(said('+'))]
    .filter((pair) => before.has(pair.join(' ')) !== after.has(pair.join(' ')))
    .map(([name]) => name);
  const around = lines.flatMap(
    (line) => /^@@.*@@ .*?(?:const|function) (?<name>\w+)/.exec(line)?.groups?.['name'] ?? [],
  );
  return [...new Set(changed.length > 0 ? changed : around)].filter((name) => name.length > 2);
}

/** `radius` of `packages/design-system/src/theme/radius.ts`. */
const stemOf = (file: string) => path.posix.basename(file).replace(/\.(?:css\.)?tsx?$/, '');

const isText = (file: string) => /\/i18n\/(?:en|fa)\//.test(file);
const isToken = (file: string) => file.startsWith('packages/design-system/src/theme/');

const TOKENS = 'packages/design-system/src/theme/tokens.ts';

/** The groups of tokens by the file that holds their values, as the table of all tokens imports and names them. */
export function groupsIn(table: string): Map<string, string[]> {
  const files = new Map(
    [...table.matchAll(/^import \{(?<names>[^}]*)\} from '\.\/(?<file>\w+)\.ts';$/gm)].flatMap(({ groups }) =>
      (groups?.['names'] ?? '').split(',').map((name) => [name.trim(), groups?.['file'] ?? ''] as const),
    ),
  );
  const groups = new Map<string, string[]>();
  for (const { groups: line } of table.matchAll(/^ {2}(?<group>\w+)(?:: (?<values>[^\n]+))?,$/gm)) {
    const group = line?.['group'] ?? '';
    const held = ((line?.['values'] ?? group).match(/\w+/g) ?? []).flatMap((name) => files.get(name) ?? []);
    for (const file of new Set(held)) groups.set(file, [...(groups.get(file) ?? []), group]);
  }
  return groups;
}

/**
 * Which of the changes may have touched the pictures of each component. What every story loads, such as the tokens, the icons and the
 * texts, touches those alone that speak of what changed in it; where that cannot be told, all.
 */
export function causesOf(root: string, changes: readonly Change[]): (picture: string) => string[] {
  const around = reaches(root)('.storybook/preview.tsx');
  const reached = reaches(root, ['.storybook/preview.tsx']);
  const files = new Map(storyFiles(root).map(({ component, file }) => [component, file]));
  const tokens = changes.some(({ file }) => isToken(file)) ? readParts(root).readers : [];
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const text = /\.tsx?$/.test(file) ? readFileSync(path.join(root, file), 'utf8') : '';
    texts.set(file, text);
    return text;
  };

  const groupsOf = groupsIn(textOf(TOKENS));
  const byToken = (change: Change) => {
    const groups = groupsOf.get(stemOf(change.file));
    if (!groups) return undefined;
    const uses = groups.flatMap((group) => namesIn(change).map((name) => usesOf(`${group}.${name}`, tokens)));
    const touched = new Set(uses.flatMap(({ screens, others }) => [...screens, ...others]));
    return touched.size === 0 ? undefined : touched;
  };
  const spoken = (change: Change) => {
    const names = namesIn(change);
    if (names.length === 0) return undefined;
    const stem = stemOf(change.file);
    return isText(change.file)
      ? new RegExp(String.raw`['"\x60]${stem}\.`)
      : new RegExp(String.raw`['"\x60.](?:${names.join('|')})\b`);
  };
  const shared = changes.map((change) => ({
    file: change.file,
    isShared: around.has(change.file),
    touched: isToken(change.file) ? byToken(change) : undefined,
    words: around.has(change.file) && !isToken(change.file) ? spoken(change) : undefined,
  }));
  const known = new Map<string, string[]>();
  return (picture) => {
    const component = componentOf(picture);
    const language = /^(?<locale>en|fa)-/.exec(picture)?.groups?.['locale'];
    const story = files.get(component);
    const of = `${language} ${component}`;
    const before = known.get(of);
    if (before) return before;
    const modules = story === undefined ? new Set<string>() : reached(story);
    // The definitions of texts and icons name everything.
    const own = [...modules].filter((file) => !/\/i18n\/|\/icons\/\w+\.ts$/.test(file));
    const heard = shared.filter(({ file }) => [undefined, language].includes(languageOf(file)));
    const special = heard.filter(({ file, isShared, touched, words }) => {
      if (touched) return touched.has(component);
      if (drawsEveryStory(file)) return false;
      if (isShared) return words !== undefined && own.some((module) => words.test(textOf(module)));
      return modules.has(file);
    });
    // What may have touched every picture is named where nothing nearer is.
    const general = heard.filter(
      ({ file, isShared, touched, words }) => drawsEveryStory(file) || (isShared && !touched && !words),
    );
    const found = (special.length > 0 ? special : general).map(({ file }) => file);
    known.set(of, found);
    return found;
  };
}

/**
 * The files of stories whose pictures some of the changes are likely to touch: of a token those that read it, of an icon or a text those that
 * name it. A run of these alone is for whoever wants to see a change soon; what each change reaches, the test of all stories draws.
 */
export function likelyFiles(root: string, changes: readonly Change[]): string[] {
  const causes = causesOf(root, changes);
  return (
    storyFiles(root)
      .filter(({ component }) => pictured.some((mode) => causes(`${mode}/${component}`).length > 0))
      .map(({ file }) => file)
      // Of what fetches no picture is taken.
      .filter((file) => !file.includes('.wired.'))
      .sort()
  );
}
