import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { babelParse, type types as t } from 'storybook/internal/babel';

/** The type of a prop as its author would say it, and its values where they can be listed. */
export interface PropType {
  text: string;
  options?: (string | number | boolean)[];
}

/** By component, then by prop. */
export type PropTypes = Record<string, Record<string, PropType>>;

interface Module {
  file: string;
  text: string;
  types: Map<string, t.TSInterfaceDeclaration | t.TSTypeAliasDeclaration>;
  values: Map<string, t.Expression>;
  /** What each component says of its props, by its name; nothing of one that takes none. */
  components: Map<string, t.TSType | undefined>;
  /** The module and the name there of each imported name. */
  imports: Map<string, { from: string; name: string }>;
}

const nameOf = (node: t.Node): string => (node.type === 'Identifier' ? node.name : '');

/** The type that is written at a parameter. */
function annotationOf(param: t.Node | undefined): t.TSType | undefined {
  if (param?.type !== 'Identifier' && param?.type !== 'ObjectPattern') return undefined;
  return param.typeAnnotation?.type === 'TSTypeAnnotation' ? param.typeAnnotation.typeAnnotation : undefined;
}

function read(file: string, text: string): Module {
  const module: Module = {
    file,
    text,
    types: new Map(),
    values: new Map(),
    components: new Map(),
    imports: new Map(),
  };
  for (const statement of babelParse(text).program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const one of statement.specifiers)
        if (one.type === 'ImportSpecifier')
          module.imports.set(one.local.name, { from: statement.source.value, name: nameOf(one.imported) });
      continue;
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      for (const one of statement.specifiers)
        if (one.type === 'ExportSpecifier')
          module.imports.set(nameOf(one.exported), { from: statement.source.value, name: one.local.name });
      continue;
    }
    const told = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (told?.type === 'TSInterfaceDeclaration' || told?.type === 'TSTypeAliasDeclaration')
      module.types.set(told.id.name, told);
    if (told?.type === 'FunctionDeclaration' && told.id && /^[A-Z]/.test(told.id.name))
      module.components.set(told.id.name, annotationOf(told.params[0]));
    if (told?.type === 'VariableDeclaration')
      for (const { id, init } of told.declarations) if (init) module.values.set(nameOf(id), init);
  }
  return module;
}

/** Modules that others refer to, as they were when they were last read. */
const known = new Map<string, Module>();

function readFile(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const before = known.get(file);
  if (before?.text === text) return before;
  const module = read(file, text);
  known.set(file, module);
  return module;
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** Where a name is declared: in this module, or in one of ours that it is imported from. */
function declared(module: Module, name: string): { module: Module; name: string } | undefined {
  if (module.types.has(name) || module.values.has(name)) return { module, name };
  const imported = module.imports.get(name);
  if (!imported?.from.startsWith('.')) return undefined;
  const stem = path.join(path.dirname(module.file), imported.from);
  const file = ENDINGS.map((ending) => stem + ending).find((one) => /\.tsx?$/.test(one) && existsSync(one));
  return file === undefined ? undefined : declared(readFile(file), imported.name);
}

const sourceOf = ({ text }: Module, { start, end }: t.Node): string =>
  text
    .slice(start ?? 0, end ?? 0)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** An object literal, out of `as const` and `satisfies`. */
function literalOf(value: t.Expression | undefined): t.ObjectExpression | undefined {
  if (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression') return literalOf(value.expression);
  return value?.type === 'ObjectExpression' ? value : undefined;
}

/** The keys of an object that is written out, with those that it spreads; nothing where one of them cannot be read. */
function keysIn(module: Module, name: string): string[] | undefined {
  const found = declared(module, name);
  const keys = literalOf(found?.module.values.get(found.name))?.properties.map((one) => {
    if (one.type === 'SpreadElement') return found && keysIn(found.module, nameOf(one.argument));
    if (one.type !== 'ObjectProperty' || one.computed) return undefined;
    return [one.key.type === 'StringLiteral' ? one.key.value : nameOf(one.key)];
  });
  return keys?.every((one) => one !== undefined) ? keys.flat() : undefined;
}

function keysOf(module: Module, type: t.TSType): PropType | undefined {
  const keys = type.type === 'TSTypeQuery' ? keysIn(module, nameOf(type.exprName)) : undefined;
  return keys?.length ? { text: keys.map((key) => `'${key}'`).join(' | '), options: keys } : undefined;
}

/** `(typeof LIST)[number]`, of a list that is written out. */
function elementsOf(module: Module, { objectType, indexType }: t.TSIndexedAccessType): PropType | undefined {
  const query = objectType.type === 'TSParenthesizedType' ? objectType.typeAnnotation : objectType;
  if (query.type !== 'TSTypeQuery' || indexType.type !== 'TSNumberKeyword') return undefined;
  const found = declared(module, nameOf(query.exprName));
  const list = found?.module.values.get(found.name);
  const array = list?.type === 'TSAsExpression' ? list.expression : list;
  if (array?.type !== 'ArrayExpression') return undefined;
  const options = array.elements.flatMap((one) => (one?.type === 'StringLiteral' ? [one.value] : []));
  return { text: options.map((one) => `'${one}'`).join(' | '), options };
}

/** Longer than this, a type reads better by its name. */
const LONG = 160;

function spell(module: Module, type: t.TSType): PropType {
  const plain = { text: sourceOf(module, type) };
  if (type.type === 'TSParenthesizedType') return spell(module, type.typeAnnotation);
  if (type.type === 'TSLiteralType') {
    const { literal } = type;
    return literal.type === 'StringLiteral' || literal.type === 'NumericLiteral'
      ? { ...plain, options: [literal.value] }
      : plain;
  }
  if (type.type === 'TSUnionType') return spellUnion(module, type);
  if (type.type === 'TSTypeOperator' && type.operator === 'keyof') return keysOf(module, type.typeAnnotation) ?? plain;
  if (type.type === 'TSIndexedAccessType') return elementsOf(module, type) ?? plain;
  if (type.type === 'TSTypeReference' && !type.typeParameters) {
    const found = declared(module, nameOf(type.typeName));
    const alias = found?.module.types.get(found.name);
    if (!found || alias?.type !== 'TSTypeAliasDeclaration' || alias.typeParameters) return plain;
    const spelled = spell(found.module, alias.typeAnnotation);
    return (spelled.options ?? spelled.text.length <= LONG) ? spelled : plain;
  }
  return plain;
}

/** `boolean | 'phone'` is a list of three. */
const withBooleans = ({ text, options }: PropType) => (text === 'boolean' ? [true, false] : options);

function spellUnion(module: Module, { types }: t.TSUnionType): PropType {
  const members = types.filter(({ type }) => type !== 'TSUndefinedKeyword').map((member) => spell(module, member));
  const options = members.map(withBooleans);
  const text = members.map((member) => member.text).join(' | ');
  return options.every((one) => one !== undefined) ? { text, options: options.flat() } : { text };
}

const literalsOf = (type: t.TSType | undefined): Set<string> => {
  const members = type?.type === 'TSUnionType' ? type.types : type ? [type] : [];
  return new Set(
    members.flatMap((one) =>
      one.type === 'TSLiteralType' && one.literal.type === 'StringLiteral' ? [one.literal.value] : [],
    ),
  );
};

type Members = Map<string, PropType>;

/** The members of a type by its name and arguments, such as `Pick<ButtonProps, 'tone'>`. */
function membersOf(module: Module, name: string, args: readonly t.TSType[] = []): Members {
  const [of, keys] = args;
  if ((name === 'Pick' || name === 'Omit') && of) {
    const picked = literalsOf(keys);
    return new Map([...membersIn(module, of)].filter(([key]) => picked.has(key) === (name === 'Pick')));
  }
  if (['Partial', 'Required', 'Readonly'].includes(name) && of) return membersIn(module, of);
  const found = declared(module, name);
  const type = found?.module.types.get(found.name);
  if (!found || !type) return new Map();
  if (type.type === 'TSTypeAliasDeclaration') return membersIn(found.module, type.typeAnnotation);
  const inherited = (type.extends ?? []).flatMap(({ expression, typeParameters }) => [
    ...membersOf(
      found.module,
      nameOf(expression),
      typeParameters?.type === 'TSTypeParameterInstantiation' ? typeParameters.params : [],
    ),
  ]);
  return new Map([...inherited, ...written(found.module, type.body.body)]);
}

const written = (module: Module, elements: readonly t.TSTypeElement[]): [string, PropType][] =>
  elements.flatMap((one) =>
    one.type === 'TSPropertySignature' && one.typeAnnotation?.type === 'TSTypeAnnotation'
      ? [[nameOf(one.key), spell(module, one.typeAnnotation.typeAnnotation)]]
      : [],
  );

/** The members of one type or another: what each of them may be, such as the states of a part that has other props in each. */
function eitherOf(types: readonly Members[]): Members {
  const all = Map.groupBy(
    types.flatMap((members) => [...members]),
    ([name]) => name,
  );
  return new Map(
    [...all].map(([name, found]) => {
      const told = [...new Map(found.map(([, type]) => [type.text, type])).values()];
      const options = told.map(withBooleans);
      const text = told.map((one) => one.text).join(' | ');
      return [name, options.every((one) => one !== undefined) ? { text, options: options.flat() } : { text }];
    }),
  );
}

function membersIn(module: Module, type: t.TSType): Members {
  if (type.type === 'TSTypeLiteral') return new Map(written(module, type.members));
  if (type.type === 'TSParenthesizedType') return membersIn(module, type.typeAnnotation);
  if (type.type === 'TSIntersectionType') return new Map(type.types.flatMap((one) => [...membersIn(module, one)]));
  if (type.type === 'TSUnionType') return eitherOf(type.types.map((one) => membersIn(module, one)));
  if (type.type === 'TSTypeReference')
    return membersOf(
      module,
      nameOf(type.typeName),
      type.typeParameters?.type === 'TSTypeParameterInstantiation' ? type.typeParameters.params : [],
    );
  return new Map();
}

/** The props of each component of a module, out of the type that carries its name: `ButtonProps` of `Button`. */
export function propTypesIn(file: string, text: string): PropTypes {
  const module = read(file, text);
  return Object.fromEntries(
    [...module.components]
      .map(([name, type]) => [name, Object.fromEntries(type ? membersIn(module, type) : [])] as const)
      .filter(([, props]) => Object.keys(props).length > 0),
  );
}
