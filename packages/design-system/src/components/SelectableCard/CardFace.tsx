import { useId } from 'react';
import type { ReactNode } from 'react';
import * as s from './CardFace.css';

export interface CardWords {
  /** The name of the choice, in its own direction. An address goes inside `Ltr`. */
  title: ReactNode;
  /** Information for the decision, in a sentence or two. */
  description?: ReactNode;
  /** Something short at the end of the title, or below it where there is no room: a badge, a status. */
  meta?: ReactNode;
}

/** The ids from which a control takes its name (the title) and its description (the rest). */
export function useCardIds({ description, meta }: Pick<CardWords, 'description' | 'meta'>) {
  const id = useId();
  const ids = { title: `${id}-title`, meta: `${id}-meta`, description: `${id}-description` };
  const described = [meta !== undefined && ids.meta, description !== undefined && ids.description].filter(Boolean);
  return {
    ids,
    control: {
      'aria-labelledby': ids.title,
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    },
  };
}

interface CardFaceProps extends CardWords {
  ids: ReturnType<typeof useCardIds>['ids'];
}

/** The text of a selectable card, next to its checkbox or radio. */
export function CardFace({ ids, title, description, meta }: CardFaceProps) {
  return (
    <span className={s.body}>
      <span className={s.head}>
        {/* The text has its own direction; the lines of a long name are aligned to the page. */}
        <span className={s.title}>
          <bdi id={ids.title}>{title}</bdi>
        </span>
        {meta !== undefined && <span id={ids.meta}>{meta}</span>}
      </span>
      {description !== undefined && (
        <span id={ids.description} className={s.description}>
          {description}
        </span>
      )}
    </span>
  );
}
