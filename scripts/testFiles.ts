import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { localTimeIn } from './localTime.ts';
import { namesOf } from '../.storybook/review/storyFile.ts';
import { moduleGraph } from './moduleGraph.ts';
import { drawsEveryStory, languageOf, reaches } from './story-graph.mjs';
import { SETUP, TEST_FILES, type TestProject } from './testProjects.ts';

/** The hash of a test file and its dependencies, and whether it may depend on the date. */
export interface TestFile {
  hash: string;
  noticesDays: boolean;
}

/** What `npm test` reads before it runs anything. */
export interface TestFiles {
  /** The hash of all files, tests and guides included, without the pictures. */
  everything: string;
  /** What the journeys depend on. */
  journeys: Journeys;
  /** The hash of all files behind the server alone. */
  server: string;
  /** By project; stories by the project that draws them in one language. */
  files: Record<TestProject | StoryProject, Record<string, TestFile>>;
}

/** A journey depends on all code, and of the texts on those of the screens that it shows. */
export interface Journeys {
  /** The hash of all files behind the product, without its texts and the journeys themselves. */
  code: string;
  /** By file: the hash of the journey alone. */
  files: Record<string, string>;
  /** By the pattern of an address, in the order of the route table: the hash of the texts, in both languages, that its screen and the frame can show. */
  texts: Record<string, string>;
  /** The hash of all texts, for an address that the table does not have. */
  allTexts: string;
}

type StoryProject = `stories:${string}`;

/** A test that contains one of these may depend on the date, whatever it imports. */
const OF_DAYS = /birth|season|slot|holiday|calendar|weekday|date_|time ?zone|env\.TZ/i;
const MODULE = /\.tsx?$/;
const SPEAKS = /^(?:packages\/app\/src|\.storybook)\/.*\.tsx?$/;
const I18N = 'packages/app/src/i18n/';
const WORDS = /^packages\/app\/src\/i18n\/[a-z]{2}\/(\w+)\.ts$/;
const BARRELS_OF_WORDS = new Set([
  'appWords',
  'dailyWords',
  'guestWords',
  'letterWords',
  'listWords',
  'profileWords',
  'publicWords',
  'seldomWords',
  'signedInWords',
  'wizardWords',
]);
const READS_WORDS = /['"`][^'"`\n]*\bi18n\/(?:en|fa)\b/;
const JOURNEY = /^packages\/e2e\/journeys\/.*\.test\.ts$/;
/** Guides, stories and their pictures; the legal pages are text files of the product. */
const NOT_SHIPPED = /^docs\/|^[^/]+\.md$|^\.storybook\/|\.stories\.tsx$/;
/** What is around every screen. */
const AROUND = ['packages/app/src/App.tsx', 'packages/app/src/shell/AppShell/SignedInShell.tsx'];
const ROUTES = 'packages/app/src/routes.tsx';
/** A line of the route table and the module of its screen. */
const ROUTE = /path: '([^']+)'(?:(?!path:)[\s\S])*?import\('\.\/(features\/[^']+)'\)/g;
const OWN_TEST = /^packages\/(?!e2e\/).*\.test\.tsx?$|^scripts\/.*\.test\.ts$/;

/** Reads the working tree of `root`. */
export function readTestFiles(root: string): TestFiles {
  const tree = listed(root);
  const graph = moduleGraph(root);
  const texts = new Map<string, Buffer>();
  const contentOf = (file: string): Buffer => {
    const known = texts.get(file) ?? fs.readFileSync(path.join(root, file));
    texts.set(file, known);
    return known;
  };
  const digests = new Map<string, string>();
  const digestOf = (file: string): string => {
    const known = digests.get(file) ?? createHash('sha256').update(contentOf(file)).digest('hex');
    digests.set(file, known);
    return known;
  };
  const hashOf = (files: Iterable<string>): string => {
    const hash = createHash('sha256').update([process.version, process.platform, process.arch, os.hostname()].join());
    for (const file of [...files].sort()) hash.update(`\n${file} ${digestOf(file)}`);
    return hash.digest('hex');
  };
  const local = new Map<string, boolean>();
  const asksLocalTime = (file: string): boolean => {
    if (!MODULE.test(file) || file.endsWith('.d.ts')) return false;
    const known = local.get(file) ?? localTimeIn(file, contentOf(file).toString('utf8')).length > 0;
    local.set(file, known);
    return known;
  };

  const everything = tree.filter((file) => !file.startsWith('pictures/'));
  // Configuration of the runs, and the contract, from which files of every kind are generated.
  const always = everything.filter((file) =>
    /^(?:packages\/[^/]+\/)?[^/]+\.(?:ts|json|ya?ml)$|^openapi\/|^scripts\/(?:chromium|testProjects)\./.test(file),
  );
  const known = new Set(tree);
  const reach = (file: string): string[] => {
    const reached = graph.reach(path.join(root, file));
    // Files ignored by git are generated from the others.
    return reached === null
      ? everything
      : [...reached]
          .map((each) => path.relative(root, each).replaceAll(path.sep, '/'))
          .filter((each) => known.has(each));
  };

  const bundles = everything.flatMap((file) => {
    const name = WORDS.exec(file)?.[1];
    return name === undefined || BARRELS_OF_WORDS.has(name) ? [] : [name];
  });
  const spoken = new Map<string, ReadonlySet<string>>();
  const spokenIn = (file: string): ReadonlySet<string> => {
    if (!SPEAKS.test(file) || file.startsWith(I18N)) return new Set();
    const found = spoken.get(file);
    if (found) return found;
    const text = contentOf(file).toString('utf8');
    // A module that imports the catalogues themselves may read all of them.
    const names = bundles.filter((name) => READS_WORDS.test(text) || new RegExp(`['"\`]${name}[.'"\`]`).test(text));
    spoken.set(file, new Set(names));
    return new Set(names);
  };
  /**
   * What is drawn depends on the bundles of texts that one of its modules names. The keys of texts are types, so that the name of a bundle
   * stands somewhere in the code, even where a key is put together.
   */
  const withWordsOf = (files: readonly string[]): string[] => {
    const names = new Set(files.flatMap((file) => [...spokenIn(file)]));
    return files.filter((file) => {
      const name = WORDS.exec(file)?.[1];
      return name === undefined || BARRELS_OF_WORDS.has(name) || names.has(name);
    });
  };

  const filesOf = (project: TestProject): Record<string, TestFile> => {
    const setup = Object.values(SETUP[project] ?? {})
      .flat()
      .flatMap(reach);
    return Object.fromEntries(
      fs
        .globSync(TEST_FILES[project], { cwd: root, exclude: (name) => name === 'node_modules' })
        .map((file) => file.replaceAll(path.sep, '/'))
        .filter((file) => known.has(file))
        .sort()
        .map((file) => {
          const reached = project === 'components' ? withWordsOf(reach(file)) : reach(file);
          const hash = hashOf(new Set([...always, ...setup, ...reached]));
          return [
            file,
            { hash, noticesDays: reached.some(asksLocalTime) || OF_DAYS.test(contentOf(file).toString('utf8')) },
          ];
        }),
    );
  };

  const storiesIn = (language: string): Record<string, TestFile> => {
    const reached = reaches(root);
    const ofEvery = [...everything.filter(drawsEveryStory), ...reached('.storybook/preview.tsx')];
    const pictures = new Map<string, string[]>();
    for (const line of contentOf('.storybook/pictures.txt').toString('utf8').split('\n')) {
      const [, story = ''] = /^[\w-]+\/[\w-]+\/([\w-]+)--/.exec(line) ?? [];
      pictures.set(story, [...(pictures.get(story) ?? []), line]);
    }
    return Object.fromEntries(
      everything
        .filter((file) => file.endsWith('.stories.tsx'))
        .map((file) => {
          const component = namesOf(contentOf(file).toString('utf8'))?.component;
          const accepted = component === undefined ? [...pictures.values()].flat() : (pictures.get(component) ?? []);
          // The words of another language are drawn by another project.
          const files = withWordsOf([...always, ...ofEvery, ...reached(file)]).filter(
            (each) => known.has(each) && (languageOf(each) ?? language) === language,
          );
          const hash = createHash('sha256')
            .update(hashOf(new Set(files)))
            .update(accepted.join('\n'))
            .digest('hex');
          return [file, { hash, noticesDays: false }];
        }),
    );
  };

  const journeys = (): Journeys => {
    const own = everything.filter((file) => JOURNEY.test(file));
    const product = everything.filter((file) => !OWN_TEST.test(file) && !NOT_SHIPPED.test(file) && !JOURNEY.test(file));
    const isText = (file: string) => WORDS.test(file) && !BARRELS_OF_WORDS.has(WORDS.exec(file)?.[1] ?? '');
    // The route table leads to every screen.
    const reached = reaches(root, [ROUTES]);
    const around = AROUND.flatMap((file) => (known.has(file) ? [...reached(file)] : []));
    const texts = product.filter(isText);
    const textsOf = (screen: string) => {
      const named = new Set(withWordsOf([...around, ...reached(screen), ...texts]));
      return hashOf(texts.filter((file) => named.has(file)));
    };
    const routes = known.has(ROUTES) ? contentOf(ROUTES).toString('utf8') : '';
    return {
      code: hashOf(product.filter((file) => !isText(file))),
      files: Object.fromEntries(own.map((file) => [file, hashOf([file])])),
      texts: Object.fromEntries(
        [...routes.matchAll(ROUTE)].map(([, address = '', module = '']) => [
          address,
          textsOf(`packages/app/src/${module}.tsx`),
        ]),
      ),
      allTexts: hashOf(texts),
    };
  };

  return {
    everything: hashOf(everything),
    journeys: journeys(),
    server: hashOf(
      new Set([
        ...always,
        ...tree.filter((file) => /^packages\/(?:server|api-types)\//.test(file) && !OWN_TEST.test(file)),
      ]),
    ),
    files: {
      'stories:en': storiesIn('en'),
      'stories:fa': storiesIn('fa'),
      unit: filesOf('unit'),
      tools: filesOf('tools'),
      server: filesOf('server'),
      components: filesOf('components'),
    },
  };
}

/** All files that are tracked or untracked, but not ignored. */
function listed(root: string): string[] {
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status !== 0) throw new Error(`git does not list the files: ${stderr}`);
  return [...new Set(stdout.split('\0'))].filter(
    (file) => file !== '' && fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile(),
  );
}

if (process.argv[1] === import.meta.filename)
  process.stdout.write(JSON.stringify(readTestFiles(path.resolve(import.meta.dirname, '..'))));
