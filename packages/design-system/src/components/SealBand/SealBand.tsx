import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import * as s from './SealBand.css';

export interface SealBandProps {
  /** What the person declares with the action: "You approve this exact text". */
  title: ReactNode;
  /** The consequences: from which account, to whom, when, and until when it can be withdrawn. */
  children?: ReactNode;
  /** The main action first, large and `primary`; then the alternatives. Null when nothing can be done now. */
  actions: ReactNode;
  /** `large` where it ends a page. */
  size?: 'medium' | 'large';
  /** The level of its heading, without effect on its style. */
  level?: 1 | 2 | 3;
  /** The title, a focus target for when the action has changed the content. */
  titleRef?: Ref<HTMLHeadingElement>;
}

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/**
 * The one lapis band of a page: it states what is about to happen and contains the action. For a message about the page, use a `Banner`;
 * for an action among others, a `Button`.
 */
export function SealBand({ title, children, actions, size = 'medium', level = 2, titleRef }: SealBandProps) {
  const id = useId();
  const Tag = TAGS[level];
  return (
    <section aria-labelledby={id} className={size === 'large' ? s.bandLarge : s.band}>
      <div className={s.words}>
        <Tag
          ref={titleRef}
          id={id}
          tabIndex={titleRef ? -1 : undefined}
          className={size === 'large' ? s.titleLarge : s.title}
        >
          {title}
        </Tag>
        {children !== undefined && <div className={size === 'large' ? s.bodyLarge : s.body}>{children}</div>}
      </div>
      {actions !== null && <div className={s.actions}>{actions}</div>}
    </section>
  );
}
