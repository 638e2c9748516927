import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocale } from '../i18n/locale';
import { Box } from '../layout/Box';

/** Picks the words of the language a story is shown in. */
export type Localize = (en: string, fa: string) => string;

interface Frame {
  /** Drawn from edge to edge, for what brings its own room. */
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

/** A story whose words follow the language of the toolbar. */
export function bilingual(draw: (localize: Localize) => ReactNode, { bare = false }: Frame = {}) {
  return { render: () => <Told draw={draw} bare={bare} /> };
}

/** What a knob of a playground offers: a closed list, or the kind of value. */
type Knob = readonly string[] | 'boolean' | 'number' | 'text';

function control(knob: Knob) {
  return typeof knob === 'string'
    ? { control: knob }
    : { control: knob.length > 4 ? 'select' : 'inline-radio', options: knob };
}

/**
 * A story whose component is turned by the controls below it. Words are picked here, so that they follow the language;
 * what a control sets wins over them. It proves nothing that a named state does not, so no picture is taken of it.
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

/** Keeps the value of a controlled component inside a story. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => setValue(next));
}

export const nothing = () => undefined;
