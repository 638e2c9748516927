import { useId } from 'react';
import type { ReactNode } from 'react';
import * as s from './CardFace.css';

export interface CardWords {
  /** The name of the choice, in the words of whoever wrote it: it keeps its own direction. An address stands in `Ltr`. */
  title: ReactNode;
  /** What else a person wants to know before choosing, in a sentence or two. */
  description?: ReactNode;
  /** Something short at the end of the title, or below it where there is no room: a badge, a state. */
  meta?: ReactNode;
}

/** The ids by which a control takes its name from the title and its description from the rest. */
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

/** The words of a card that can be chosen, beside its mark. */
export function CardFace({ ids, title, description, meta }: CardFaceProps) {
  return (
    <span className={s.body}>
      <span className={s.head}>
        {/* The words keep their direction; the lines of a long name keep the side of the page. */}
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
