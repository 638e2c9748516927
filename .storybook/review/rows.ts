import type { Accepted, Manifest } from './manifest.ts';
import { componentOf } from './before.ts';

/** Pictures that one change of the source, or one set of changes, may have touched: they are decided together. */
export interface Row {
  /** The files whose change may have touched them; none where nothing of the source tells. */
  causes: readonly string[];
  names: readonly string[];
  /** Those that are looked at: all of a small row, ten of a large one. */
  sample: readonly string[];
}

/** A row of more pictures is decided by a sample. Where several changes may have touched it, each picture may show another of them. */
const FEW = { oneCause: 20, several: 200 };
/** As many pictures stand for a large row. */
const SAMPLE = 10;

/** Parts come before screens, and each with its own pictures. */
const groupOf = (name: string): string => `${/\/screens-/.test(name) ? 'screens' : 'parts'} ${componentOf(name)}`;

/** Ten of many: first those whose size changed, then one of each component in turn, so that every kind of page is among them. */
export function sampleOf(names: readonly string[], hasGrown: (name: string) => boolean, few = FEW.oneCause): string[] {
  if (names.length <= few) return [...names];
  const grown = names.filter(hasGrown);
  const inTurn = (pool: readonly string[]) => {
    const groups = [...Map.groupBy(pool, groupOf).values()];
    const most = Math.max(0, ...groups.map(({ length }) => length));
    return Array.from({ length: most }, (_, turn) => groups.flatMap((group) => group[turn] ?? [])).flat();
  };
  // Of a hundred components, ten that lie evenly among them.
  const spread = (pool: readonly string[], count: number) => {
    const step = Math.max(1, pool.length / count);
    return Array.from({ length: Math.min(count, pool.length) }, (_, index) => pool[Math.floor(index * step)]!);
  };
  const first = spread(inTurn(grown), SAMPLE / 2);
  const heads = [...Map.groupBy(names, groupOf).values()].map((group, index) => group[index % group.length]!);
  const rest = [...spread(heads, SAMPLE), ...spread(inTurn(names), SAMPLE)].filter((name) => !first.includes(name));
  const wanted = new Set([...first, ...rest].slice(0, SAMPLE));
  for (const name of rest) if (wanted.size < SAMPLE) wanted.add(name);
  return names.filter((name) => wanted.has(name));
}

/** The rows of a report, the one with the fewest pictures first: what touches few is what nobody expects. */
export function rowsOf(
  names: readonly string[],
  causes: (name: string) => readonly string[],
  hasGrown: (name: string) => boolean,
): Row[] {
  const groups = Map.groupBy(names, (name) => causes(name).join('\n'));
  return [...groups]
    .map(([of, group]): Row => {
      const ordered = group.toSorted((a, b) => (`${groupOf(a)} ${a}` < `${groupOf(b)} ${b}` ? -1 : 1));
      const named = of === '' ? [] : of.split('\n');
      const few = named.length > 1 ? FEW.several : FEW.oneCause;
      return { causes: named, names: ordered, sample: sampleOf(ordered, hasGrown, few) };
    })
    .toSorted((a, b) => a.names.length - b.names.length);
}

/** Whether a picture has another size than the accepted one. */
export const grownIn = (manifest: Manifest, sizes: ReadonlyMap<string, Accepted['size']>) => (name: string) =>
  manifest.has(name) && manifest.get(name)?.size !== sizes.get(name);

/** The numbers of ranges such as `0-3,7`, so that many pictures make a short command. */
export function numbersIn(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const { from = '', to = from } = /^(?<from>\d+)(?:-(?<to>\d+))?$/.exec(part)?.groups ?? {};
    if (from === '') throw new Error(`${part} is neither a number nor a range such as 3-7.`);
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index);
  });
}
