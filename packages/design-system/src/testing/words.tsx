import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale } from '../i18n/locale';
import { Box } from '../layout/Box';

/** Picks the words of the language a story is shown in. */
export type Say = (en: string, fa: string) => string;

interface Frame {
  /** Drawn from edge to edge, for what brings its own room. */
  bare?: boolean;
}

function Told({ draw, bare = false }: Frame & { draw: (say: Say) => ReactNode }) {
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
export function bilingual(draw: (say: Say) => ReactNode, { bare = false }: Frame = {}) {
  return { render: () => <Told draw={draw} bare={bare} /> };
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
