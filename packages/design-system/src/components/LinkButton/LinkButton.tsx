import type { ReactNode, Ref } from 'react';
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
  /** `primary` for the main way forward; `danger` hardly ever, because a link is not destructive. */
  tone?: ButtonTone;
  /** `small` in rows and messages, `large` where a page asks for one thing only. */
  size?: ButtonSize;
  /** An icon before the text. */
  icon?: IconName;
  /** The mark of another company before the text, in its own colours: `GoogleMark`. */
  mark?: ReactNode;
  /** An icon after the text: an arrow for the next step. */
  iconEnd?: IconName;
  /** As wide as its column: the one action of a narrow page, or of a phone. */
  fullWidth?: boolean;
  /** A longer accessible name, starting with the visible text. */
  label?: string;
  /** An outside link: opens in a new tab and announces that. */
  external?: boolean;
  /** The `a` element, for focus to come back to it. */
  ref?: Ref<HTMLAnchorElement>;
  /** The target: "View all bots". */
  children: ReactNode;
}

/**
 * A link that looks like a button. It is never busy or disabled: leave it out when it has no target. For an action, use a `Button`; within
 * a sentence, a `Link`.
 */
export function LinkButton({
  href,
  tone = 'secondary',
  size = 'medium',
  icon,
  mark,
  iconEnd,
  fullWidth = false,
  label,
  external = false,
  ref,
  children,
}: LinkButtonProps) {
  const strings = useStrings();
  const end = iconEnd ?? (external ? 'external' : undefined);
  return (
    <RacLink
      ref={ref}
      href={href}
      aria-label={label !== undefined && external ? `${label} ${strings.newTab}` : label}
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener noreferrer' : undefined}
      className={buttonClasses(tone, size, fullWidth)}
    >
      {icon && <Icon name={icon} size={18} />}
      {mark}
      <span className={s.words}>
        {children}
        {external && <VisuallyHidden> {strings.newTab}</VisuallyHidden>}
      </span>
      {end && <Icon name={end} size={18} />}
    </RacLink>
  );
}
