import { Link as RacLink } from 'react-aria-components/Link';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import * as s from '../IconButton/IconButton.css';

export interface IconLinkProps {
  /** Where it goes: a path of the app. */
  href: string;
  /** The icon. Use one that is understood without text: a pencil, an eye. */
  icon: IconName;
  /** The accessible name: the target and its object, "Edit Nordic bridges". */
  label: string;
  /** `plain` in a row of buttons, `outlined` alone. */
  tone?: 'plain' | 'outlined';
  /** `small` inside a line. On a phone both are 44 px. */
  size?: 'small' | 'medium';
}

/** A link with only an icon, styled like an `IconButton`. For actions use an `IconButton`. */
export function IconLink({ href, icon, label, tone = 'plain', size = 'medium' }: IconLinkProps) {
  return (
    <RacLink href={href} aria-label={label} className={`${s.iconButton} ${s.tone[tone]} ${s.size[size]}`}>
      <Icon name={icon} size={size === 'small' ? 18 : 20} />
    </RacLink>
  );
}
