import { parseSync } from 'vite';

/** A place where a file uses the machine's local time zone. */
export interface LocalTime {
  line: number;
  what: string;
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const OF_A_DATE =
  /^(?:[gs]et(?:Date|Day|FullYear|Month|Hours|Minutes|Seconds|Milliseconds|Year|TimezoneOffset)|to(?:Date|Time)String|toLocale(?:Date|Time)?String)$/;
const OF_A_LIBRARY = new Set([
  'getLocalTimeZone',
  'parseAbsoluteToLocal',
  'plainDateISO',
  'plainDateTimeISO',
  'plainTimeISO',
  'timeZoneId',
]);
/** Only these texts are the same moment everywhere: a date alone, and anything that ends with a zone. */
const FIXED = /^\d{4}(?:-\d\d){0,2}$|(?:Z|[+-]\d\d:?\d\d)$/;

const nameOf = (node: unknown): string =>
  !isNode(node)
    ? ''
    : node.type === 'Identifier'
      ? String(node.name)
      : node.type === 'MemberExpression'
        ? nameOf(node.property)
        : '';

const namesZone = (options: unknown): boolean =>
  isNode(options) &&
  options.type === 'ObjectExpression' &&
  (options.properties as Node[]).some(
    (property) =>
      property.type === 'Property' && nameOf(property.key) === 'timeZone' && nameOf(property.value) !== 'undefined',
  );

/** Whether a text that is composed here may be parsed as local time. */
function isLocalText(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'Literal') return typeof node.value === 'string' && !FIXED.test(node.value);
  if (node.type === 'TemplateLiteral') {
    const last = (node.quasis as { value: { raw: string } }[]).at(-1)?.value.raw ?? '';
    return !/(?:Z|[+-]\d\d:?\d\d)$/.test(last);
  }
  if (node.type !== 'BinaryExpression') return false;
  const sides = [node.left, node.right];
  const holdsText = sides.some(
    (side) => isNode(side) && (side.type === 'TemplateLiteral' || typeof side.value === 'string'),
  );
  return holdsText && isLocalText(node.right);
}

function whatIn(node: Node): string | null {
  if (node.type === 'Identifier' && OF_A_LIBRARY.has(String(node.name))) return String(node.name);
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return null;
  const { callee } = node;
  const args = node.arguments as unknown[];
  const name = nameOf(callee);
  const isMember = isNode(callee) && callee.type === 'MemberExpression';
  if (isMember && OF_A_DATE.test(name) && !namesZone(args[1])) return `${name}()`;
  if (name === 'DateTimeFormat' && !namesZone(args[1])) return 'DateTimeFormat without a timeZone';
  if (name === 'parse' && isMember && nameOf(callee.object) === 'Date' && isLocalText(args[0]))
    return 'Date.parse of a text without a zone';
  if (name !== 'Date' || isMember) return null;
  if (node.type === 'CallExpression') return 'Date()';
  const spread = args.some((arg) => isNode(arg) && arg.type === 'SpreadElement');
  if (args.length > 1 || spread) return 'new Date of a year, a month, a day';
  return isLocalText(args[0]) ? 'new Date of a text without a zone' : null;
}

/**
 * The places where a source text uses the machine's local time zone, as far as that can be seen without types: a variable may still hold a
 * text without a zone.
 */
export function localTimeIn(file: string, text: string): LocalTime[] {
  if (!/Date|Time|Temporal|toLocale|\.[gs]et[A-Z]/.test(text)) return [];
  const found: LocalTime[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    const what = whatIn(value);
    if (what !== null) found.push({ line: text.slice(0, value.start).split('\n').length, what });
    for (const part of Object.values(value)) visit(part);
  };
  visit(parseSync(file, text).program);
  return found;
}
