import path from 'node:path';
import { parseSync } from 'vite';
import { type Control, controlOf, wordOf } from './elements.ts';

/** A piece of a part: an element with a style of its own. */
export interface Piece {
  /** The names of its styles. */
  names: string[];
  /** What it is, in words. */
  what: string;
  /** How deep it lies among the others. */
  depth: number;
  /** It is not always there. */
  sometimes: boolean;
  /** The props and the other parts that stand in it. */
  holds: string[];
}

/** What a part is made of, read from the elements that it draws. */
export interface Anatomy {
  pieces: Piece[];
  /** Styles that an element has or not: their names, with the values where there are several. */
  looks: { name: string; values: string[] }[];
  /** Other parts that it draws. */
  draws: string[];
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function childrenOf(node: Node): Node[] {
  const found: Node[] = [];
  for (const value of Object.values(node))
    if (Array.isArray(value)) found.push(...value.filter(isNode));
    else if (isNode(value)) found.push(value);
  return found;
}

/** A node and everything below it. */
function within(node: Node, found: Node[] = []): Node[] {
  found.push(node);
  for (const child of childrenOf(node)) within(child, found);
  return found;
}

interface Module {
  /** The module and the name there of each imported name; `*` for all of them. */
  imports: Map<string, { from: string; name: string }>;
  /** What is declared anywhere in it under a name. */
  declared: Map<string, Node>;
  /** The names of the props that its types declare. */
  props: string[];
  body: Node;
}

const read = new Map<string, { text: string; module: Module }>();

function moduleOf(file: string, text: string): Module {
  const known = read.get(file);
  if (known?.text === text) return known.module;
  const body = parseSync(file, text).program as unknown as Node;
  const module: Module = { imports: new Map(), declared: new Map(), props: [], body };
  for (const node of within(body)) {
    if (node.type === 'ImportDeclaration')
      for (const one of node['specifiers'] as Node[]) {
        const imported = (one['imported'] as { name?: string } | undefined)?.name ?? '*';
        module.imports.set(nameOf(one['local']), { from: textIn(node['source']), name: imported });
      }
    if (node.type === 'TSPropertySignature') module.props.push(nameOf(node['key']));
    if (node.type === 'FunctionDeclaration' && isNode(node['id'])) module.declared.set(nameOf(node['id']), node);
    if (node.type === 'VariableDeclarator' && isNode(node['init']))
      module.declared.set(nameOf(node['id']), node['init']);
  }
  read.set(file, { text, module });
  return module;
}

const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');

/** What a literal says. */
const textIn = (node: unknown): string => {
  const value = isNode(node) ? node['value'] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

interface Tag {
  name: string;
  attributes: Map<string, Node | null>;
  children: Node[];
}

function tagOf(node: Node): Tag {
  const opening = node['openingElement'] as Node;
  const attributes = (opening['attributes'] as Node[]).filter(({ type }) => type === 'JSXAttribute');
  return {
    name: nameOf(opening['name']),
    attributes: new Map(attributes.map((one) => [nameOf(one['name']), one['value'] as Node | null])),
    children: node['children'] as Node[],
  };
}

/** The text of an attribute that is written out; `true` of one without a value. */
const saidOf = (value: Node | null | undefined): string | undefined =>
  value === null ? 'true' : typeof value?.['value'] === 'string' ? value['value'] : undefined;

/** The values of a style that has several, such as the tones of a button. */
function valuesIn(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const { body } = moduleOf('styles.ts', text);
  for (const { type, declaration } of body['body'] as (Node & { declaration?: Node })[]) {
    if (type !== 'ExportNamedDeclaration' || declaration?.type !== 'VariableDeclaration') continue;
    for (const one of declaration['declarations'] as Node[]) {
      const call = one['init'] as Node;
      const isTable = call.type === 'CallExpression' && /^(?:components|styleVariants)$/.test(nameOf(call['callee']));
      const [first] = isTable ? (call['arguments'] as Node[]) : [call];
      const table = first?.type === 'ObjectExpression' ? (first['properties'] as Node[]) : [];
      found.set(
        nameOf(one['id']),
        table.map(({ key }) => nameOf(key) || textIn(key)).filter((name) => name !== ''),
      );
    }
  }
  return found;
}

interface Place {
  file: string;
  depth: number;
  sometimes: boolean;
  /** The piece around it. */
  inside?: Piece;
  /** What an attribute says is no content. */
  said?: boolean;
  /** Functions that are being drawn already. */
  open: readonly string[];
}

/** Reads what a part is made of: `files` are the modules of its own, with their texts, the part itself first. */
export function anatomyOf(files: ReadonlyMap<string, string>): Anatomy {
  const sheets = [...files].filter(([file]) => file.endsWith('.css.ts'));
  const styles = new Map(sheets.flatMap(([, text]) => [...valuesIn(text)]));
  const modules = new Map(
    [...files].filter(([file]) => !file.endsWith('.css.ts')).map(([file, text]) => [file, moduleOf(file, text)]),
  );
  const pieces: Piece[] = [];
  const draws = new Set<string>();
  const seen = new Set<string>();

  /** Where a name of a module leads to among the part's own: to what it declares, or to what it imports from there. */
  const lead = (file: string, name: string): { file: string; node: Node } | undefined => {
    const module = modules.get(file);
    const own = module?.declared.get(name);
    if (own) return { file, node: own };
    const imported = module?.imports.get(name);
    if (!imported?.from.startsWith('.')) return undefined;
    const stem = path.posix.join(path.posix.dirname(file), imported.from);
    const other = [`${stem}.tsx`, `${stem}.ts`].find((one) => modules.has(one));
    const node = other === undefined ? undefined : modules.get(other)?.declared.get(imported.name);
    return other !== undefined && node ? { file: other, node } : undefined;
  };

  /** Whether a name stands for a style sheet of the part's own. */
  const isSheet = (file: string, name: string) => {
    const imported = modules.get(file)?.imports.get(name);
    return imported !== undefined && files.has(`${path.posix.join(path.posix.dirname(file), imported.from)}.ts`);
  };

  /** The styles that an expression names, also through a function or a constant of the part's own. */
  const stylesIn = (file: string, node: Node, open: readonly string[] = []): string[] => {
    const found: string[] = [];
    for (const one of within(node)) {
      if (one.type === 'MemberExpression' && isSheet(file, nameOf(one['object']))) found.push(nameOf(one['property']));
      if (one.type !== 'Identifier' || open.includes(nameOf(one))) continue;
      const name = nameOf(one);
      const imported = modules.get(file)?.imports.get(name)?.name;
      if (imported !== undefined && imported !== '*' && isSheet(file, name)) found.push(imported);
      const led = lead(file, name);
      if (led) found.push(...stylesIn(led.file, led.node, [...open, name]));
    }
    return [...new Set(found)].filter((name) => styles.has(name));
  };

  /** The props of the part and of those that it is put together from: any other name is its own affair. */
  const props = new Set([...modules.values()].flatMap((one) => one.props));
  const hold = ({ inside, said = false }: Place, what: string) => {
    const isShown = /^[A-Z]/.test(what) || (!said && props.has(what));
    if (inside && isShown && !inside.holds.includes(what)) inside.holds.push(what);
  };

  const draw = (node: Node, place: Place): void => {
    if (node.type === 'JSXExpressionContainer') {
      const expression = node['expression'] as Node;
      if (expression.type === 'Identifier') hold(place, nameOf(expression));
      draw(expression, place);
      return;
    }
    if (node.type === 'LogicalExpression' || node.type === 'ConditionalExpression') {
      const ends = (
        node.type === 'LogicalExpression' ? [node['right']] : [node['consequent'], node['alternate']]
      ) as Node[];
      for (const end of ends) {
        if (end.type === 'Identifier') hold(place, nameOf(end));
        draw(end, { ...place, sometimes: true });
      }
      return;
    }
    if (node.type !== 'JSXElement') {
      for (const child of childrenOf(node)) draw(child, place);
      return;
    }
    const { name, attributes, children } = tagOf(node);
    const imported = modules.get(place.file)?.imports.get(name);
    const led = /^[A-Z]/.test(name) ? lead(place.file, name) : undefined;
    const isPart = imported?.from.startsWith('.') === true && !led;
    if (isPart && /^[A-Z]/.test(name)) {
      draws.add(imported.name);
      hold(place, imported.name);
    }
    const value = attributes.get('className');
    const names = value ? stylesIn(place.file, value) : [];
    let inner: Place = { ...place, said: false };
    if (names.length > 0) {
      const known = pieces.find((one) => one.names.join() === names.join());
      const element = imported?.from.startsWith('react-aria') ? imported.name : name;
      const piece = known ?? {
        names,
        what: isPart
          ? `the part ${imported.name}`
          : wordOf(element, saidOf(attributes.get('role')), attributes.has('aria-hidden')),
        depth: place.depth,
        sometimes: place.sometimes,
        holds: [],
      };
      if (!known) pieces.push(piece);
      inner = { ...inner, depth: place.depth + 1, sometimes: false, inside: piece };
    }
    for (const [attribute, one] of attributes)
      if (one && attribute !== 'className') draw(one, { ...inner, said: true });
    for (const child of children) draw(child, inner);
    if (led && !place.open.includes(name)) {
      seen.add(name);
      draw(led.node, { ...inner, file: led.file, open: [...place.open, name] });
    }
  };

  for (const [file, module] of modules)
    for (const [name, node] of module.declared)
      if (/^(?:use)?[A-Z]/.test(name) && !seen.has(name) && node.type === 'FunctionDeclaration') {
        seen.add(name);
        draw(node, { file, depth: 0, sometimes: false, open: [name] });
      }

  const placed = new Set(pieces.flatMap(({ names }) => names));
  return {
    pieces,
    looks: [...styles]
      .filter(([name, values]) => !placed.has(name) || values.length > 0)
      .map(([name, values]) => ({ name, values })),
    draws: [...draws].sort(),
  };
}

/** The kinds of controls that a module draws, itself or through the modules of ours that it draws with. */
export function controlsOf(file: string, textOf: (file: string) => string | undefined, open: string[] = []): Control[] {
  if (open.includes(file)) return [];
  open.push(file);
  const text = textOf(file);
  if (text === undefined) return [];
  const { imports, body } = moduleOf(file, text);
  const found = new Set<Control>();
  const follow = (from: string) => {
    const stem = path.posix.join(path.posix.dirname(file), from);
    const other = [`${stem}.tsx`, `${stem}.ts`].find((one) => textOf(one) !== undefined);
    if (other !== undefined) for (const one of controlsOf(other, textOf, open)) found.add(one);
  };
  for (const node of within(body)) {
    if (node.type === 'ImportExpression') follow(textIn(node['source']));
    if (node.type !== 'JSXElement') continue;
    const { name, attributes } = tagOf(node);
    const imported = imports.get(name);
    if (imported?.from.startsWith('.')) follow(imported.from);
    const control = controlOf(
      imported?.from.startsWith('react-aria') ? imported.name : name,
      // What a script alone gives focus to takes no keys.
      (attributes.get('tabIndex')?.['expression'] as Node | undefined)?.['value'] === 0,
    );
    if (control !== undefined) found.add(control);
  }
  return [...found];
}
