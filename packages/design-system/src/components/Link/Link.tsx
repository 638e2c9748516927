import type { ReactNode } from 'react';
import { Link as RacLink } from 'react-aria-components/Link';
import { Icon } from '../../icons/Icon';
import { useStrings } from '../../i18n/strings';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import * as s from './Link.css';

export interface LinkProps {
  href: string;
  /** `action` is underlined in a text, `quiet` stands in a list of links, `plain` takes the colour around it. */
  tone?: 'action' | 'quiet' | 'plain';
  weight?: 'regular' | 'semibold';
  /** Leaves the app: opens in a new tab and says so. */
  external?: boolean;
  children: ReactNode;
}

/** A link in words. */
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
