import { Link as RacLink } from 'react-aria-components/Link';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import * as s from '../IconButton/IconButton.css';

export interface IconLinkProps {
  /** Where it goes: a path of the app. */
  href: string;
  /** The glyph. One that people know without words: a pencil, an eye. */
  icon: IconName;
  /** Its name, for it shows no words: what is behind it and of what, "Edit Nordic bridges". */
  label: string;
  /** `plain` stands in a row of others, `outlined` alone. */
  tone?: 'plain' | 'outlined';
  /** `small` inside a line. On a phone both are 44 px. */
  size?: 'small' | 'medium';
}

/** A link that is only a glyph, as an `IconButton` looks. It goes somewhere; what acts is an `IconButton`. */
export function IconLink({ href, icon, label, tone = 'plain', size = 'medium' }: IconLinkProps) {
  return (
    <RacLink href={href} aria-label={label} className={`${s.iconButton} ${s.tone[tone]} ${s.size[size]}`}>
      <Icon name={icon} size={size === 'small' ? 18 : 20} />
    </RacLink>
  );
}
