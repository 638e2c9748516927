import type { ReactNode } from 'react';
import { assignInlineVars } from '../css/inlineVars';
import * as s from './text.css';

export type TextSize = 'lead' | 'body' | 'ui' | 'small' | 'caption' | 'micro' | 'figure';
export type TextTone =
  | 'strong'
  | 'body'
  | 'muted'
  | 'danger'
  | 'success'
  | 'reward'
  | 'action'
  | 'onField'
  | 'onFieldMuted';

export interface TextProps {
  /** The element; `span` inside a line. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'li' | 'dt' | 'dd' | 'time' | 'label' | 'figcaption';
  /**
   * `lead` for the start of a page, `body` for reading, `ui` for rows, `small` and `caption` for explanations, `micro` the smallest,
   * `figure` for a prominent number.
   */
  size?: TextSize;
  /** `muted` for one short line next to something stronger, never a paragraph; colours only where the words say the same. */
  tone?: TextTone;
  /** Emphasis is by weight in both scripts; Persian has no italics. */
  weight?: 'regular' | 'medium' | 'semibold';
  /** `end` for numbers of a column. */
  align?: 'start' | 'center' | 'end';
  /** Tabular figures, for numbers in a column. */
  numeric?: boolean;
  /** Truncates the text after this many lines, where the full text is one press away. */
  clamp?: number;
  /** For an element that is described by it. */
  id?: string;
  /** User-written text goes inside `Auto`, addresses and codes inside `Ltr`. */
  children: ReactNode;
}

/**
 * Text in a step of the type scale; a paragraph by default. For the title of a section, use a `Heading`; for paragraphs that are read one
 * after another, `Prose`.
 */
export function Text({ as: As = 'p', size = 'body', tone, weight, align, numeric, clamp, id, children }: TextProps) {
  const classes = [
    s.step[size],
    tone && s.tone[tone],
    weight && s.weight[weight],
    align && s.align[align],
    numeric && s.numeric,
    clamp !== undefined && s.clamped,
  ];
  return (
    <As
      id={id}
      className={classes.filter(Boolean).join(' ')}
      style={clamp === undefined ? undefined : assignInlineVars({ [s.clampLines]: String(clamp) })}
    >
      {children}
    </As>
  );
}
