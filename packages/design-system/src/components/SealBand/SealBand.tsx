import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import * as s from './SealBand.css';

export interface SealBandProps {
  /** What the person states by acting: "You approve this exact text". */
  title: ReactNode;
  /** What happens then: from where, to whom, when, and until when it can be taken back. */
  children?: ReactNode;
  /** The act first, large and `primary`; then the ways out. Null when nothing can be done now. */
  actions: ReactNode;
  /** The level of its heading on the page; its looks stay. */
  level?: 1 | 2 | 3;
  /** The title, which can take focus after the act has changed what the band says. */
  titleRef?: Ref<HTMLHeadingElement>;
}

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** The one deep lapis field of a page: it states what is about to happen and holds the act. */
export function SealBand({ title, children, actions, level = 2, titleRef }: SealBandProps) {
  const id = useId();
  const Tag = TAGS[level];
  return (
    <section aria-labelledby={id} className={s.band}>
      <div className={s.words}>
        <Tag ref={titleRef} id={id} tabIndex={titleRef ? -1 : undefined} className={s.title}>
          {title}
        </Tag>
        {children !== undefined && <div className={s.body}>{children}</div>}
      </div>
      {actions !== null && <div className={s.actions}>{actions}</div>}
    </section>
  );
}
