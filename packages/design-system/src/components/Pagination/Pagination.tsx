import { useEffect, useRef } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { IconButton } from '../IconButton/IconButton';
import { pageCells } from './pages';
import * as s from './Pagination.css';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** The number of pages; leave the pagination out when there is only one. */
  pageCount: number;
  /** Called with the requested page. */
  onChange: (page: number) => void;
  /** The accessible name: "Pages of universities". */
  label: string;
}

/**
 * The pages of a list: the first, the last and two on either side of the current one. The arrows follow the writing direction; focus stays
 * on the row when an end is reached. For parts of one thing, use `Tabs`; for a list that fits on one page, leave it out.
 */
export function Pagination({ page, pageCount, onChange, label }: PaginationProps) {
  const locale = useLocale();
  const strings = useStrings();
  const current = useRef<HTMLButtonElement>(null);
  const stepped = useRef(false);
  const step = (to: number) => {
    stepped.current = true;
    onChange(to);
  };
  // The arrow pressed to reach an end becomes disabled, and a disabled button loses focus.
  useEffect(() => {
    if (!stepped.current || (page > 1 && page < pageCount)) return;
    stepped.current = false;
    const focused = document.activeElement;
    if (focused === document.body || focused?.matches(':disabled') === true) current.current?.focus();
  }, [page, pageCount]);
  return (
    <nav aria-label={label} className={s.root}>
      <IconButton icon="chevronStart" label={strings.earlier} disabled={page <= 1} onPress={() => step(page - 1)} />
      <ol className={s.pages}>
        {pageCells(page, pageCount).map(({ page: n, room }, index) =>
          n === null ? (
            <li key={`gap-${index}`} className={`${s.gap} ${s.room[room]}`} aria-hidden>
              ...
            </li>
          ) : (
            <li key={n} className={s.room[room]}>
              <RacButton
                ref={n === page ? current : undefined}
                aria-label={strings.page(formatDigits(n, locale))}
                aria-current={n === page ? 'page' : undefined}
                onPress={() => onChange(n)}
                className={n === page ? s.pageCurrent : s.page}
              >
                {formatDigits(n, locale)}
              </RacButton>
            </li>
          ),
        )}
      </ol>
      <IconButton icon="chevronEnd" label={strings.later} disabled={page >= pageCount} onPress={() => step(page + 1)} />
    </nav>
  );
}
