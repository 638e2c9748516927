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

/** A control of a playground: a closed list, or the type of the value. */
type Knob = readonly string[] | 'boolean' | 'number' | 'text';

function control(knob: Knob) {
  return typeof knob === 'string' ? { control: knob } : { control: 'select', options: knob };
}

/**
 * A story with controls for the component's props. Texts are localised here, so that they follow the language; a value set by a control
 * overrides them. No picture is taken of it, because the named states cover everything.
 */
export function playground<Props extends object>(
  Component: ComponentType<Props>,
  knobs: Partial<Record<keyof Props, Knob>>,
  starting: (localize: Localize) => NoInfer<Props>,
  { bare = false }: Frame = {},
) {
  const argTypes = Object.fromEntries(
    Object.entries<Knob>(knobs as Record<string, Knob>).map(([name, knob]) => [name, control(knob)]),
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
