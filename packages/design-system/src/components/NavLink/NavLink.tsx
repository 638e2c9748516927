import type { ReactNode } from 'react';
import { Link as RacLink } from 'react-aria-components/Link';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import * as s from './NavLink.css';

export interface NavLinkProps {
  /** A path of the app. */
  href: string;
  /** It is the current page. */
  current: boolean;
  /** `bar` in the header, `list` in a drawer or a sidebar. */
  look?: 'bar' | 'list';
  /** For `list`; a bar has text only. */
  icon?: IconName;
  /** The name of the page, the same as its heading. */
  children: ReactNode;
}

/** A navigation link that marks the current page. Within a sentence, use a `Link`; for the steps of a wizard, a `Stepper`. */
export function NavLink({ href, current, look = 'bar', icon, children }: NavLinkProps) {
  return (
    <RacLink href={href} aria-current={current ? 'page' : undefined} className={s.look[look]}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </RacLink>
  );
}
