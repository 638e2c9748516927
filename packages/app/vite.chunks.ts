import path from 'node:path';
import { type PluginOption, type Rolldown, build } from 'vite';

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

/** The entry files, without their folders, that need a module, each entry with all that it imports statically. */
type Users = ReadonlySet<string>;

/** The screens before sign-in that have fields. */
const AUTH = ['SignIn', 'SignUp', 'Google', 'ResetPassword'];
/** Where Google's own button is. */
const GOOGLE = ['Google', 'Account'];
/** What a person uses one after the other, in one file: dozens of small files cost a phone a round trip for every six. */
const FAMILIES = {
  profile: [
    'Profile',
    'stepParts',
    'PersonalStep',
    'Plan',
    'ListStep',
    'Cv',
    'Arrival',
    'Gain',
    'Import',
    'ThreeSentences',
  ],
  letters: [
    'BotDetail',
    'BotEdit',
    'DraftEditor',
    'BindDialog',
    'Comparison',
    'Professors',
    'Details',
    'Review',
    'ProfessorDetail',
    'Results',
    'Compose',
  ],
} as const;
/** The fields that say where a bot looks: the later steps of the wizard, and the pages of a bot. */
const SEARCH = ['laterSteps', 'BotDetail', 'BotEdit'];
/** The wizard with its later steps. */
const WIZARD = ['CreateBot', 'laterSteps'];
/** The lists of professors: what they share with others is theirs, so that they need nothing of a letter. */
const PEOPLE = ['Professors', 'Results'];
/** The first steps of the profile: what they share with later ones is theirs. */
const PROFILE_FIRST = ['Profile', 'stepParts', 'PersonalStep'];
/** The frame around the screens of a signed-in person. */
const SHELL = ['SignedInShell', 'panels'];
/** The screens without a form, which are opened first: what they share with others comes with the frame around them. */
const DAILY = ['Dashboard', 'Gmail'];
/** Of the screens with a form or a list, those that need nothing else of what the former share. */
const LEAN = [...PROFILE_FIRST, 'BotList', 'FilterBar'];
/** What opens on a press. What a header shows from a tablet on is among it, because a phone has it in its menu. */
const OVERLAYS = ['menus', 'Toggles', 'BellPanel', 'Asked', 'Select'];

/** The language of a bundle of texts. */
const WORDS_OF = /\/i18n\/(en|fa)\//;

const hasAny = (users: Users, names: readonly string[]) => names.some((name) => users.has(name));
const isWithin = (users: Users, names: readonly string[]) => [...users].every((user) => names.includes(user));

/**
 * The file for a module, or null for a file of its only user. Whoever needs a module needs what it imports, so that the users of the
 * imported one are the same and perhaps more. The order of these rules keeps that direction: a file imports only from those named before
 * it, so that there is no circular import.
 */
function fileFor(id: string, users: Users): string | null {
  // What two bundles of texts of a language say comes with the first.
  const language = WORDS_OF.exec(id)?.[1];
  const first =
    language === undefined
      ? undefined
      : ['signedInWords', 'dailyWords', 'profileWords', 'wizardWords'].find((words) => users.has(words));
  if (first !== undefined) return `${language}${first[0]?.toUpperCase()}${first.slice(1)}`;
  // A file of its own would cost a round trip, and asks by itself whether the page is its own.
  if (id.endsWith('/src/main.ts')) return 'frame';
  // What a document begins with runs on its own pages only.
  if (users.size === 1 && hasAny(users, ['index', 'prerendered'])) return null;
  // The prerendered pages need this and not the frame.
  if (users.has('prerendered')) return 'runtime';
  // What sign-in and the screens after it share comes with the frame, so that they need nothing else of sign-in.
  if (hasAny(users, ['index', 'draw']) || (users.has('SignIn') && hasAny(users, [...SHELL, ...DAILY]))) return 'frame';
  // And the stream of changes, which follows each of them: it is small, and a file of its own would cost a request.
  if (hasAny(users, ['DataProvider', 'normalise', 'icons', 'browser'])) return 'signedIn';
  if (users.has('SignIn')) return isWithin(users, AUTH) ? 'auth' : 'inputs';
  // What the landing page shares with a screen is small, and it needs nothing else of that screen.
  if (users.size > 1 && users.has('Landing')) return 'signedIn';
  if (users.size > 1 && isWithin(users, GOOGLE)) return 'google';
  if (hasAny(users, SHELL)) return 'signedIn';
  if (users.size > 1 && hasAny(users, DAILY)) return hasAny(users, LEAN) ? 'signedIn' : 'daily';
  if (users.has('BotList') && users.has('CreateBot')) return 'signedIn';
  // What the filters of My Bots share with others, so that they need nothing else of them.
  if (users.has('FilterBar')) return users.size === 1 ? null : 'inputs';
  // What the first step of the wizard shares with that of the profile, so that neither needs the other's.
  if (users.has('CreateBot') && hasAny(users, PROFILE_FIRST)) return 'inputs';
  if (users.has('CreateBot')) return isWithin(users, WIZARD) ? 'wizard' : 'choices';
  // And what the first step of the profile shares with others.
  if (hasAny(users, PROFILE_FIRST)) return isWithin(users, PROFILE_FIRST) ? 'profile' : 'forms';
  if (hasAny(users, OVERLAYS)) return 'overlays';
  // The fields of the plan, which a few lists have too.
  if (users.size > 1 && users.has('Plan')) return 'plan';
  if (users.size > 1 && users.has('BotList')) return 'bots';
  if (users.size > 1 && users.has('Examples')) return 'rewards';
  if (users.size > 1 && isWithin(users, SEARCH)) return 'search';
  if (users.size > 1 && isWithin(users, FAMILIES.letters) && hasAny(users, PEOPLE)) return 'people';
  for (const [name, family] of Object.entries(FAMILIES))
    if (users.size > 1 && isWithin(users, family))
      return name === 'profile' && !hasAny(users, PROFILE_FIRST) ? 'lists' : name;
  if (users.size === 1) return null;
  return hasAny(users, ['laterSteps', ...PEOPLE]) ? 'fields' : 'common';
}

/** The styles of all screens behind sign-in are one file, which is small; each public page has its own. */
const PUBLIC_FILES = ['runtime', 'frame', 'auth'];
const PUBLIC_PAGES = ['Landing', 'LegalPage', ...AUTH];

function fileOf(id: string, users: Users): string | null {
  const file = fileFor(id, users);
  const isStyle = id.includes('.vanilla.css');
  // The styles of a field are small: a file of their own would cost more than they do.
  if (isStyle && file === 'inputs') return 'frame';
  if (!isStyle || PUBLIC_FILES.includes(file ?? '') || isWithin(users, PUBLIC_PAGES)) return file;
  return 'screens';
}

const entryName = (id: string) => path.basename(id.split('?', 1)[0] ?? '').replace(/\.(?:html|tsx?|jsx?)$/, '');

/** Which entries need each module, as the bundler itself sees it: after all that is not used has been left out. */
function usersOf(bundle: OutputBundle): Map<string, Set<string>> {
  const chunks = new Map(Object.values(bundle).flatMap((it) => (it.type === 'chunk' ? [[it.fileName, it]] : [])));
  const users = new Map<string, Set<string>>();
  for (const entry of chunks.values()) {
    if (entry.facadeModuleId === null || !(entry.isEntry || entry.isDynamicEntry)) continue;
    const needed = new Set([entry]);
    for (const { imports } of needed) for (const name of imports) if (chunks.has(name)) needed.add(chunks.get(name)!);
    const name = entryName(entry.facadeModuleId);
    for (const { moduleIds } of needed)
      for (const id of moduleIds) users.set(id, (users.get(id) ?? new Set()).add(name));
  }
  return users;
}

/**
 * Groups modules into files by who needs them. The bundler tells who that is only with its own grouping, so that it is asked first: it
 * builds once without groups, and the second build takes them from there.
 */
export function groupedFiles(plugins: () => PluginOption[]): PluginOption {
  return [
    {
      name: 'grouped-files',
      apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      async config({ root, build: options = {} }) {
        const users = usersOf(await firstBuild(root, options.rollupOptions?.input, plugins()));
        // The bundler's own helpers are in no module of the first build.
        const name = (id: string) =>
          id.includes('rolldown/runtime') ? 'runtime' : users.has(id) ? fileOf(id, users.get(id)!) : null;
        const codeSplitting = { groups: [{ name }], includeDependenciesRecursively: false };
        return { build: { rollupOptions: { output: { codeSplitting } } } };
      },
    },
    withoutFacades(),
    withoutSmallFiles(),
  ];
}

async function firstBuild(root: string | undefined, input: Rolldown.InputOption | undefined, plugins: PluginOption[]) {
  const bundle: OutputBundle = {};
  await build({
    ...(root === undefined ? {} : { root }),
    configFile: false,
    logLevel: 'error',
    plugins: [
      plugins,
      {
        name: 'first-build',
        generateBundle: (_options, files) => void Object.assign(bundle, files),
      },
    ],
    build: { write: false, minify: false, copyPublicDir: false, rollupOptions: input ? { input } : {} },
  });
  return bundle;
}

/** A file that only hands on what another one holds, as the bundler makes for a module that is loaded later and grouped. */
const FACADE = /^export\{([^}]+)\}from"\.\/([^"]+)";\s*$/;

/** Has what is loaded later imported from the file that holds it, which saves a request for each facade. */
function withoutFacades(): PluginOption {
  return {
    name: 'without-facades',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((it): it is OutputChunk => it.type === 'chunk');
      for (const facade of chunks) {
        const found = facade.isDynamicEntry && facade.moduleIds.length === 0 ? FACADE.exec(facade.code) : null;
        if (!found) continue;
        const [, names = '', holder = ''] = found;
        const picked = names.split(',').map((pair) => pair.split(' as '));
        const exported = picked.map(([inner, outer]) => `${outer ?? inner}:e.${inner}`).join(',');
        const name = path.posix.basename(facade.fileName);
        for (const chunk of chunks) {
          chunk.code = chunk.code.replaceAll(
            `import(\`./${name}\`)`,
            `import(\`./${holder}\`).then(e=>({${exported}}))`,
          );
          chunk.dynamicImports = chunk.dynamicImports.map((it) =>
            it === facade.fileName ? path.posix.join(path.posix.dirname(it), holder) : it,
          );
        }
        delete bundle[facade.fileName];
      }
    },
  };
}

/** The end of a file without imports of its own, which names what it exports. */
const EXPORTS = /^(.+?);?export\{([^}]+)\};\s*$/s;

/**
 * Has two small files in the frame, from which every file behind it imports anyway: the bundler's own helpers, which it puts into a file of
 * their own whatever its groups say, and what the prerendered pages share with the app. Each is less than a kilobyte, and cost a request.
 */
function withoutSmallFiles(): PluginOption {
  return {
    name: 'without-small-files',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((it): it is OutputChunk => it.type === 'chunk');
      const frame = chunks.find(({ name }) => name === 'frame');
      for (const small of ['rolldown-runtime', 'runtime']) {
        const file = chunks.find(({ name }) => name === small);
        const [, code, names = ''] = EXPORTS.exec(file?.code ?? '') ?? [];
        if (!file || !frame || code === undefined || file.imports.length > 0)
          return this.error(`The bundler writes ${small} in another way: without-small-files`);
        moveInto(frame, file, { code, names, others: chunks.filter((chunk) => chunk !== file) });
        delete bundle[file.fileName];
      }
    },
  };
}

interface Moved {
  code: string;
  /** What the file exports, as the bundler writes it. */
  names: string;
  /** The files that may import from it. */
  others: readonly OutputChunk[];
}

/** Moves the code of a file into the frame. A page that is prerendered does not wait for the frame: it has a copy, which holds no state. */
function moveInto(frame: OutputChunk, file: OutputChunk, { code, names, others }: Moved) {
  const from = `"./${path.posix.basename(file.fileName)}"`;
  const pairs = names.split(',').map((pair) => pair.split(' as '));
  const own = (outer: string | undefined) => `${file.name.replaceAll(/\W/g, '_')}_${outer}`;
  const declared = `const{${pairs.map(([inner, outer]) => `${outer ?? inner}:${own(outer ?? inner)}`).join(',')}}=(()=>{${code};return{${pairs.map(([inner, outer]) => `${outer ?? inner}:${inner}`).join(',')}}})();`;
  const imported = new RegExp(`import\\{([^}]*)\\}from${from.replaceAll('.', '\\.')};?`);
  for (const chunk of others) {
    const [found, wanted = ''] = imported.exec(chunk.code) ?? [];
    chunk.imports = chunk.imports.filter((name) => name !== file.fileName);
    if (found === undefined && chunk !== frame) continue;
    const uses = wanted.split(',').flatMap((pair) => (pair === '' ? [] : [pair.split(' as ')]));
    const local = uses.map(([outer, inner]) => `${inner ?? outer}=${own(outer)}`).join(',');
    const here = `${declared}${local && `const ${local};`}`;
    const replacement =
      chunk === frame
        ? `${here}export{${pairs.map(([inner, outer]) => own(outer ?? inner)).join(',')}};`
        : chunk.name === 'prerendered'
          ? here
          : `import{${uses.map(([outer, inner]) => `${own(outer)} as ${inner ?? outer}`).join(',')}}from"./${path.posix.basename(frame.fileName)}";`;
    chunk.code = found === undefined ? replacement + chunk.code : chunk.code.replace(found, () => replacement);
  }
  for (const chunk of others)
    chunk.code = chunk.code.replaceAll(new RegExp(`import${from.replaceAll('.', '\\.')};?`, 'g'), '');
}
