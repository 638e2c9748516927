import { createHash } from 'node:crypto';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const share = Number(process.env.MUTANTS_SHARE ?? 1);
const seed = process.env.MUTANTS_SEED ?? '1';

/** Statements that usually contain no other statement, so that each is sampled independently. */
const SIMPLE = new Set(['ExpressionStatement', 'ReturnStatement', 'ThrowStatement', 'VariableDeclaration']);

/** A number from 0 to 1 for a place in the code, the same in every run. */
function drawn({ node, hub }) {
  const name = `${seed} ${hub?.file?.opts?.filename ?? ''} ${node.start}`;
  return createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32;
}

const isDrawnFrom = (path) =>
  SIMPLE.has(path.node.type) ||
  (path.key === 'test' && path.parent.type === 'IfStatement') ||
  (path.key === 'body' && path.parent.type === 'ArrowFunctionExpression' && path.node.type !== 'BlockStatement');

/** Ignores what is not in the sample. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'sample', {
    shouldIgnore: (path) => (isDrawnFrom(path) && drawn(path) >= share ? 'not in the sample' : undefined),
  }),
];
