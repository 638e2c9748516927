import type { ReactNode } from 'react';
import { Link as RacLink } from 'react-aria-components/Link';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import { useStrings } from '../../i18n/strings';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import { buttonClasses } from '../Button/buttonClasses';
import type { ButtonSize, ButtonTone } from '../Button/buttonClasses';
import * as s from '../Button/Button.css';

export interface LinkButtonProps {
  href: string;
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: IconName;
  iconEnd?: IconName;
  fullWidth?: boolean;
  /** A name that says more than the words, starting with them. */
  label?: string;
  /** Leaves the app: opens in a new tab and says so. */
  external?: boolean;
  children: ReactNode;
}

/** A link that looks like a button, for going somewhere. */
export function LinkButton({
  href,
  tone = 'secondary',
  size = 'medium',
  icon,
  iconEnd,
  fullWidth = false,
  label,
  external = false,
  children,
}: LinkButtonProps) {
  const strings = useStrings();
  return (
    <RacLink
      href={href}
      aria-label={label}
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener noreferrer' : undefined}
      className={buttonClasses(tone, size, fullWidth)}
    >
      {icon && <Icon name={icon} size={18} />}
      <span className={s.words}>
        {children}
        {external && <VisuallyHidden> {strings.newTab}</VisuallyHidden>}
      </span>
      {iconEnd && <Icon name={iconEnd} size={18} />}
    </RacLink>
  );
}
