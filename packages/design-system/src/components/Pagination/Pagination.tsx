import { Button as RacButton } from 'react-aria-components/Button';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { IconButton } from '../IconButton/IconButton';
import { pagesToShow } from './pages';
import * as s from './Pagination.css';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  label: string;
}

/** The pages of a list: first, last and the ones around the current page. */
export function Pagination({ page, pageCount, onChange, label }: PaginationProps) {
  const locale = useLocale();
  const strings = useStrings();
  return (
    <nav aria-label={label} className={s.root}>
      <IconButton icon="chevronStart" label={strings.earlier} disabled={page <= 1} onPress={() => onChange(page - 1)} />
      <ol className={s.pages}>
        {pagesToShow(page, pageCount).map((n, index) =>
          n === null ? (
            <li key={`gap-${index}`} className={s.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={n} className={n === page || n === 1 || n === pageCount ? s.cell : s.cellFar}>
              <RacButton
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
      <IconButton
        icon="chevronEnd"
        label={strings.later}
        disabled={page >= pageCount}
        onPress={() => onChange(page + 1)}
      />
    </nav>
  );
}
