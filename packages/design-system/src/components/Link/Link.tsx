import type { ReactNode } from 'react';
import { Link as RacLink } from 'react-aria-components/Link';
import { Icon } from '../../icons/Icon';
import { useStrings } from '../../i18n/strings';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import * as s from './Link.css';

export interface LinkProps {
  /** Where it goes: a path of the app, or an address outside with `external`. */
  href: string;
  /** `action` is underlined in a text, `quiet` is for lists of links, `plain` inherits the colour around it. */
  tone?: 'action' | 'quiet' | 'plain';
  /** `semibold` where it is the name of the thing in a row. */
  weight?: 'regular' | 'semibold';
  /** An outside link: opens in a new tab and announces that. */
  external?: boolean;
  /** The target, in words that make sense alone: never "here". */
  children: ReactNode;
}

/** A text link. Its colours fit the background it is on. For an action, use a `Button`; for the main way on from a view, a `LinkButton`. */
export function Link({ href, tone = 'action', weight = 'regular', external = false, children }: LinkProps) {
  const strings = useStrings();
  const className = `${s.link} ${s.tone[tone]} ${s.weight[weight]}`;
  if (!external) {
    return (
      <RacLink href={href} className={className}>
        {children}
      </RacLink>
    );
  }
  return (
    <RacLink href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className={s.external}>
        <Icon name="external" size={14} />
      </span>
      <VisuallyHidden> {strings.newTab}</VisuallyHidden>
    </RacLink>
  );
}
