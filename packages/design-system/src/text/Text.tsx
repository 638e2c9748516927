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
  /** The element it is; `span` inside a line. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'li' | 'dt' | 'dd' | 'time' | 'label' | 'figcaption';
  /** `lead` opens a page, `body` is read, `ui` stands in rows, `small` and `caption` explain, `micro` is the smallest, `figure` a number to look at. */
  size?: TextSize;
  /** `muted` for one short line beside something stronger, never a paragraph; colours only where the words say the same. */
  tone?: TextTone;
  /** Emphasis in both scripts is weight; Persian knows no italics. */
  weight?: 'regular' | 'medium' | 'semibold';
  /** `end` for numbers of a column. */
  align?: 'start' | 'center' | 'end';
  /** Tabular figures, for numbers that stand in a column. */
  numeric?: boolean;
  /** Cuts the text after this many lines, where the whole is one press away. */
  clamp?: number;
  /** So that something can be described by it. */
  id?: string;
  /** Words people wrote stand in `Auto`, addresses and codes in `Ltr`. */
  children: ReactNode;
}

/** A run of text in a step of the type scale; a paragraph unless told otherwise. */
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
