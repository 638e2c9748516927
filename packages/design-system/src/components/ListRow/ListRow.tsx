import type { ReactNode } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { Link as RacLink } from 'react-aria-components/Link';
import * as s from './ListRow.css';

export interface ListRowProps {
  /** The whole row leads there; its title is the link. */
  href?: string;
  /** The whole row does something here; its title is the button. Not together with `href`. */
  onPress?: () => void;
  /** A ring, an avatar or a glyph before the name. */
  leading?: ReactNode;
  /** The name of the thing; names that people wrote stand in `Auto`. */
  title: ReactNode;
  /** One line below the name. */
  description?: ReactNode;
  /** A status or buttons at the end of the row, which work on their own. */
  trailing?: ReactNode;
  /** More below, over the whole width, when something happens or is wrong. */
  children?: ReactNode;
}

/** A row of a `List`: a mark, a name with a line below it, something at the end. */
export function ListRow({ href, onPress, leading, title, description, trailing, children }: ListRowProps) {
  return (
    <li className={href !== undefined || onPress ? s.rowPressable : s.row}>
      {leading !== undefined && <div className={s.leading}>{leading}</div>}
      <div className={s.body}>
        <div className={s.title}>
          {href !== undefined ? (
            <RacLink href={href} className={s.cover}>
              {title}
            </RacLink>
          ) : onPress ? (
            <RacButton onPress={onPress} className={s.cover}>
              {title}
            </RacButton>
          ) : (
            title
          )}
        </div>
        {description !== undefined && <div className={s.description}>{description}</div>}
      </div>
      {trailing !== undefined && <div className={s.trailing}>{trailing}</div>}
      {children !== undefined && <div className={s.below}>{children}</div>}
    </li>
  );
}
