import type { PropType } from './propTypes.ts';

interface Known {
  control?: unknown;
  options?: readonly unknown[];
  table?: { type?: { summary?: string }; [key: string]: unknown };
  type?: unknown;
  [key: string]: unknown;
}

const CALLED = /^on[A-Z]|^ref$/;

/** The control that changes a prop of this type while one looks: a list, a switch, a field. */
function controlFor(name: string, { text, options }: PropType) {
  if (options) return { control: { type: 'select' }, options };
  if (text === 'boolean') return { control: { type: 'boolean' } };
  if (/^number(?: \| null)?$/.test(text)) return { control: { type: 'number' } };
  if (/^string(?: \| null)?$/.test(text) || (name === 'children' && text === 'ReactNode'))
    return { control: { type: 'text' } };
  return { control: false };
}

/** What the documentation knows of the props of a component, with their types spelled out and a control for each that can be played. */
export function playable(known: Readonly<Record<string, Known>>, types: Readonly<Record<string, PropType>>) {
  // Storybook's own reader knows no prop that comes from a type of another file.
  const unknown = Object.keys(types).filter((name) => !(name in known));
  const all: (readonly [name: string, prop: Known])[] = [
    ...Object.entries(known),
    ...unknown.map((name) => [name, { name }] as const),
  ];
  return Object.fromEntries(
    all.map(([name, prop]) => {
      const type = types[name];
      if (!type) return [name, prop];
      const table = { ...prop.table, type: { summary: type.text } };
      // A story that names its own control knows better.
      if (prop.control !== undefined) return [name, { ...prop, table }];
      return [name, { ...prop, table, ...(CALLED.test(name) ? { control: false } : controlFor(name, type)) }];
    }),
  );
}

/** The same as an enhancer of Storybook; a component's types come with it (`plugin.ts`). */
export function spelledOut<Types extends object>({
  component,
  argTypes,
}: {
  component?: unknown;
  argTypes: Types;
}): Types {
  const types = (component as { propTypesTold?: Record<string, PropType> } | undefined)?.propTypesTold;
  return types ? (playable(argTypes as Record<string, Known>, types) as Types) : argTypes;
}
