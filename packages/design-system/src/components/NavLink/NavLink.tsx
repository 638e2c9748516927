import type { ReactNode } from 'react';
import { Link as RacLink } from 'react-aria-components/Link';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import * as s from './NavLink.css';

export interface NavLinkProps {
  /** A path of the app. */
  href: string;
  /** The person is there now. */
  current: boolean;
  /** `bar` stands in the header, `list` in a drawer or a rail. */
  look?: 'bar' | 'list';
  /** For `list`; in a bar words alone are calmer. */
  icon?: IconName;
  /** The name of the place, the same as its heading. */
  children: ReactNode;
}

/** A link of the navigation that knows whether it is where the person is. */
export function NavLink({ href, current, look = 'bar', icon, children }: NavLinkProps) {
  return (
    <RacLink href={href} aria-current={current ? 'page' : undefined} className={s.look[look]}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </RacLink>
  );
}
