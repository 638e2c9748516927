import type { ReactNode } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { Link as RacLink } from 'react-aria-components/Link';
import * as s from './ListRow.css';

export interface ListRowProps {
  /** For addresses that lead to the row: a script may give it focus. */
  id?: string;
  /** The target of the whole row; its title is the link. */
  href?: string;
  /** The action of the whole row; its title is the button. Not together with `href`. */
  onPress?: () => void;
  /** A ring, an avatar or an icon before the name. */
  leading?: ReactNode;
  /** A narrow column before the name, the same in each row: the years of an entry. */
  before?: ReactNode;
  /** The name of the thing; user-written names go inside `Auto`. */
  title: ReactNode;
  /** One line below the name. */
  description?: ReactNode;
  /** A status or buttons at the end of the row, which work independently. */
  trailing?: ReactNode;
  /** Further content below, over the full width: progress or an error. */
  children?: ReactNode;
}

/**
 * A row of a `List`: an image or icon, a name with a line below it, something at the end. For a fact and its value, use a `DataList`; for
 * things compared column by column, a `DataTable`.
 */
export function ListRow({ id, href, onPress, leading, before, title, description, trailing, children }: ListRowProps) {
  return (
    <li id={id} className={href !== undefined || onPress ? s.rowPressable : s.row}>
      {leading !== undefined && <div className={s.leading}>{leading}</div>}
      {before !== undefined && <div className={s.before}>{before}</div>}
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
