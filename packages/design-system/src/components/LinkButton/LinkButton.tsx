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
  /** Where it goes: a path of the app, or an address outside with `external`. */
  href: string;
  /** `primary` for the one way on; `danger` hardly ever, for a link undoes nothing. */
  tone?: ButtonTone;
  /** `small` in rows and messages, `large` where a page asks for one thing only. */
  size?: ButtonSize;
  /** A glyph before the words. */
  icon?: IconName;
  /** A glyph after the words: an arrow for the next step. */
  iconEnd?: IconName;
  /** As wide as its column: the one action of a narrow page, or of a phone. */
  fullWidth?: boolean;
  /** A name that says more than the words, starting with them. */
  label?: string;
  /** Leaves the app: opens in a new tab and says so. */
  external?: boolean;
  /** Where it leads: "View all bots". */
  children: ReactNode;
}

/** Goes somewhere and looks like a button. It is never busy or disabled: what leads nowhere is left out. */
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
  const end = iconEnd ?? (external ? 'external' : undefined);
  return (
    <RacLink
      href={href}
      aria-label={label !== undefined && external ? `${label} ${strings.newTab}` : label}
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener noreferrer' : undefined}
      className={buttonClasses(tone, size, fullWidth)}
    >
      {icon && <Icon name={icon} size={18} />}
      <span className={s.words}>
        {children}
        {external && <VisuallyHidden> {strings.newTab}</VisuallyHidden>}
      </span>
      {end && <Icon name={end} size={18} />}
    </RacLink>
  );
}
