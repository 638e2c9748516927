import { Button as RacButton } from 'react-aria-components/Button';
import { Disclosure as RacDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Link as RacLink } from 'react-aria-components/Link';
import { Icon } from '../../icons/Icon';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import { useIsWide } from '../../layout/useIsWide';
import * as s from './SectionNav.css';

export interface Section {
  /** Unique among the sections. */
  id: string;
  /** A path of the app. */
  href: string;
  /** The name of the section, the same as its heading. */
  label: string;
  /** It holds what it should. */
  done: boolean;
  /** How many entries it holds; none is shown for 0 and for undefined. */
  count?: number;
}

export interface SectionNavProps {
  /** The accessible name: "Sections of your profile". */
  label: string;
  sections: readonly Section[];
  /** The id of the current section; null if it is none of them. */
  current: string | null;
  /** The place of the current section in the order in which they are filled, from 1; it can differ from the order of the list. */
  position: number | null;
  /** The ids in that order; without it, the order of the list. The line of a phone shows it, so that it agrees with the position. */
  order?: readonly string[];
  /** Opens the list on a phone: "All sections". */
  allLabel: string;
}

/**
 * Sections that can be visited in any order, each with a tick or its number of entries: a column, on a phone one line that opens. Where the
 * order matters, use a `Stepper`; for views without ticks or counts of their own, `Tabs`.
 */
export function SectionNav({ label, sections, current, position, order, allLabel }: SectionNavProps) {
  const locale = useLocale();
  const strings = useStrings();
  const isWide = useIsWide();
  const inOrder = order ? sections.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)) : sections;
  const list = (
    <ul className={s.list}>
      {sections.map(({ id, href, label: name, done, count = 0 }) => (
        <li key={id}>
          <RacLink href={href} aria-current={id === current ? 'step' : undefined} className={s.link}>
            <span className={done ? s.tickDone : s.tick} aria-hidden>
              {done ? <Icon name="check" size={16} /> : null}
            </span>
            <span className={s.name}>
              {name}
              {done ? <VisuallyHidden> ({strings.stepDone})</VisuallyHidden> : null}
            </span>
            {count > 0 ? <span className={s.count}>{formatDigits(count, locale)}</span> : null}
          </RacLink>
        </li>
      ))}
    </ul>
  );
  if (isWide) return <nav aria-label={label}>{list}</nav>;
  return (
    <nav aria-label={label}>
      {/* Another section begins with a closed list. */}
      <RacDisclosure key={current}>
        <div className={s.line}>
          <span className={s.lineText}>
            {position === null
              ? null
              : strings.of(formatDigits(position, locale), formatDigits(sections.length, locale))}
          </span>
          <RacButton slot="trigger" className={s.toggle}>
            {allLabel}
          </RacButton>
        </div>
        <div className={s.segments} aria-hidden>
          {inOrder.map(({ id, done }) => (
            <span key={id} className={id === current ? s.segmentCurrent : done ? s.segmentDone : s.segment} />
          ))}
        </div>
        <DisclosurePanel className={s.panel}>{list}</DisclosurePanel>
      </RacDisclosure>
    </nav>
  );
}
