import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocale } from '../i18n/locale';
import { Box } from '../layout/Box';

/** Picks the text in the language of the story. */
export type Localize = (en: string, fa: string) => string;

interface Frame {
  /** Rendered without padding, for what has its own. */
  bare?: boolean;
}

function Told({ draw, bare = false }: Frame & { draw: (localize: Localize) => ReactNode }) {
  const locale = useLocale();
  const drawn = draw((en, fa) => (locale === 'fa' ? fa : en));
  if (bare) return drawn;
  return (
    <Box paddingX={20} paddingY={24}>
      {drawn}
    </Box>
  );
}

/** A story whose texts follow the language of the toolbar. */
export function bilingual(draw: (localize: Localize) => ReactNode, { bare = false }: Frame = {}) {
  return { render: () => <Told draw={draw} bare={bare} /> };
}

/** What has the values of a prop as its keys. */
interface Table {
  of: Readonly<Record<string, unknown>>;
}

/**
 * A control of a playground: the type of the value, or values to choose from where any text would do. The values of a union are read from
 * the type of the prop itself; those of a prop that the playground alone has, from the table that they are the keys of.
 */
type Knob<Value> = 'boolean' | 'number' | 'text' | Table | (string extends Value ? readonly string[] : never);

function control(knob: string | readonly string[] | Table) {
  if (typeof knob === 'string') return { control: knob };
  return { control: 'select', options: 'of' in knob ? Object.keys(knob.of) : knob };
}

/**
 * A story with controls for the component's props. Texts are localised here, so that they follow the language; a value set by a control
 * overrides them. No picture is taken of it, because the named states cover everything.
 */
export function playground<Props extends object>(
  Component: ComponentType<Props>,
  knobs: NoInfer<{ [Name in keyof Props]?: Knob<Props[Name]> }>,
  starting: (localize: Localize) => NoInfer<Props>,
  { bare = false }: Frame = {},
) {
  const argTypes = Object.fromEntries(
    Object.entries(knobs as Record<string, string | readonly string[] | Table>).map(([name, knob]) => [
      name,
      control(knob),
    ]),
  );
  return {
    tags: ['unpictured'],
    parameters: { chromatic: { disableSnapshot: true } },
    argTypes,
    render: (turned?: object) => (
      <Told draw={(localize) => <Component {...starting(localize)} {...turned} />} bare={bare} />
    ),
  };
}

interface HeldProps<Value> {
  initial: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** Holds the state of a controlled component inside a story. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => setValue(next));
}

export const nothing = () => undefined;
