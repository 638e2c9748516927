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
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'li' | 'dt' | 'dd' | 'time' | 'label' | 'figcaption';
  size?: TextSize;
  tone?: TextTone;
  weight?: 'regular' | 'medium' | 'semibold';
  align?: 'start' | 'center' | 'end';
  /** Tabular figures, for numbers that stand in a column. */
  numeric?: boolean;
  /** Cuts the text after this many lines. */
  clamp?: number;
  id?: string;
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
