import type { ReactNode, Ref } from 'react';
import * as s from './text.css';

export interface HeadingProps {
  /** Its level in the page, without gaps: one 1, then 2, then 3. */
  level: 1 | 2 | 3 | 4;
  /** The step of the type scale; by default that of its level. */
  look?: 'display' | 'title1' | 'title2' | 'title3';
  /** `onField` on the lapis field. */
  tone?: 'strong' | 'onField';
  /** `center` only in empty and failed states. */
  align?: 'start' | 'center';
  /** For a region that is named by it, or a link to it. */
  id?: string;
  /** -1 lets a screen move focus to its title after navigation. */
  tabIndex?: -1;
  ref?: Ref<HTMLHeadingElement>;
  /** A short sentence ('Where to look'), not Title Case. */
  children: ReactNode;
}

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const LOOKS = { 1: 'title1', 2: 'title2', 3: 'title3', 4: 'title3' } as const;

/** A heading whose level and size are chosen separately. For large words that head no section, use `Text`. */
export function Heading({
  level,
  look = LOOKS[level],
  tone = 'strong',
  align,
  id,
  tabIndex,
  ref,
  children,
}: HeadingProps) {
  const Tag = TAGS[level];
  return (
    <Tag
      ref={ref}
      id={id}
      tabIndex={tabIndex}
      className={[s.title[look], s.tone[tone], align && s.align[align]].filter(Boolean).join(' ')}
    >
      {children}
    </Tag>
  );
}
