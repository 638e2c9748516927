import type { ReactNode } from 'react';
import { Link as RacLink } from 'react-aria-components/Link';
import { Icon } from '../../icons/Icon';
import { useStrings } from '../../i18n/strings';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import * as s from './Link.css';

export interface LinkProps {
  /** Where it goes: a path of the app, or an address outside with `external`. */
  href: string;
  /** `action` is underlined in a text, `quiet` stands in a list of links, `plain` takes the colour around it. */
  tone?: 'action' | 'quiet' | 'plain';
  /** `semibold` where it is the name of the thing in a row. */
  weight?: 'regular' | 'semibold';
  /** Leaves the app: opens in a new tab and says so. */
  external?: boolean;
  /** Where it leads, in words that make sense alone: never "here". */
  children: ReactNode;
}

/** Goes somewhere, in words. It takes the colours of the ground it stands on. */
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
