import type { ReactNode } from 'react';
import { Link as RacLink } from 'react-aria-components/Link';
import { Icon } from '../../icons/Icon';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import * as s from './StatCard.css';

export interface StatProps {
  /** What is counted: 'Professors Found'. */
  label: string;
  /** A number, or a text with its digits already in the language ('41.7%'); `null` while it is unknown. */
  value: number | string | null;
  /** One or two words after the number: 'of 5', 'days'. */
  unit?: string;
  /** A short line below: 'Today 22 of them'. It may be a `SampleMark`. Given while the number loads, its room is kept free. */
  hint?: ReactNode;
  /** The change since a time given in the text: 'Up 3 since Monday'. The text must also state the direction. */
  change?: { direction: 'up' | 'down' | 'same'; meaning: 'good' | 'bad' | 'neutral'; text: string };
  /** The number as a row of small bars, if the total is small enough to count. Decorative: the number says it. */
  segments?: { filled: number; of: number; tone: 'action' | 'success' };
  /** The list of the counted things; the whole area is the link. */
  href?: string;
  /** The number is loading: its space is reserved, the label is shown. */
  loading?: boolean;
}

/** A figure of more characters is written smaller on a phone. */
const LONG = 9;

const GLYPHS = { up: 'chevronUp', down: 'chevronDown', same: 'minus' } as const;

/** One number with its name, as a pair in a description list. */
export function Stat({ label, value, unit, hint, change, segments, href, loading = false }: StatProps) {
  return (
    <div className={s.stat}>
      <dt className={s.label}>
        {href === undefined ? (
          label
        ) : (
          <RacLink href={href} className={s.cover}>
            {label}
          </RacLink>
        )}
      </dt>
      <dd>
        <div className={s.value}>
          <Figure value={value} loading={loading} />
          {unit !== undefined && value !== null && !loading && <span className={s.unit}>{unit}</span>}
        </div>
        {!loading && segments && <Segments {...segments} />}
        {(change !== undefined || hint !== undefined) && (
          <div className={s.below}>
            {!loading && change && (
              <span className={`${s.change} ${s.changeTone[change.meaning]}`}>
                <Icon name={GLYPHS[change.direction]} size={16} />
                {change.text}
              </span>
            )}
            {hint !== undefined && (
              <span className={s.hint} data-loading={loading || undefined}>
                {hint}
              </span>
            )}
          </div>
        )}
      </dd>
    </div>
  );
}

function Figure({ value, loading }: Required<Pick<StatProps, 'value' | 'loading'>>) {
  const locale = useLocale();
  const strings = useStrings();
  if (loading) {
    return (
      <span className={s.bone}>
        <VisuallyHidden>{strings.loading}</VisuallyHidden>
        <Skeleton shape="title" />
      </span>
    );
  }
  if (value === null) {
    return (
      <>
        <span aria-hidden className={s.none}>
          –
        </span>
        <VisuallyHidden>{strings.unknown}</VisuallyHidden>
      </>
    );
  }
  const digits = formatDigits(value, locale);
  return (
    <span data-long={digits.length > LONG || undefined} className={s.figure}>
      {digits}
    </span>
  );
}

function Segments({ filled, of, tone }: NonNullable<StatProps['segments']>) {
  return (
    <div aria-hidden className={s.segments}>
      {Array.from({ length: of }, (_, index) => (
        <span
          key={index}
          data-short={of > 6 || undefined}
          className={index < filled ? `${s.segment} ${s.filled[tone]} ${s.filledForced}` : s.segment}
        />
      ))}
    </div>
  );
}
