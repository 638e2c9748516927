import type { ReactNode } from 'react';
import { useStrings } from '../../i18n/strings';
import { Auto } from '../../text/Auto';
import { Ltr } from '../../text/Ltr';
import { CopyButton } from './CopyButton';
import * as s from './DataList.css';

export interface DataListItem {
  /** The name of the fact: 'Email', 'Place of study'. Unique in its list. */
  term: string;
  /** The value. Text keeps its own direction; for an empty value `emptyText` is shown. */
  value: ReactNode;
  /** An address, a code, a number: reads from left to right in both languages. */
  ltr?: boolean;
  /** The text that a copy button next to the value copies; leave it out where copying is of no use. */
  copy?: string;
  /** One small button or link about this value: 'Edit'. */
  action?: ReactNode;
}

export interface DataListProps {
  items: readonly DataListItem[];
  /**
   * `side` puts values next to their terms, and below them on a phone; `stacked` always below, for a narrow column; `spread` aligns short
   * values to the end of their terms' line.
   */
  layout?: 'side' | 'stacked' | 'spread';
  /** Shown in place of a missing value; by default 'Not given'. */
  emptyText?: string;
}

/**
 * Facts about one thing: terms and their values. For many things with the same facts, use a `DataTable`; for things that can be opened, a
 * `List`.
 */
export function DataList({ items, layout = 'side', emptyText }: DataListProps) {
  const strings = useStrings();
  return (
    <dl className={s.list}>
      {items.map((item) => (
        <div key={item.term} className={s.layout[layout]}>
          <dt className={s.term}>{item.term}</dt>
          <dd className={s.line}>
            {isNothing(item.value) ? (
              <span className={s.empty}>{emptyText ?? strings.notGiven}</span>
            ) : (
              <span className={s.value}>{directed(item)}</span>
            )}
            {(item.copy !== undefined || item.action !== undefined) && (
              <span className={s.actions}>
                {item.copy !== undefined && <CopyButton term={item.term} text={item.copy} />}
                {item.action}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isNothing = (value: ReactNode) => value === null || value === undefined || value === false || value === '';

function directed({ value, ltr }: DataListItem): ReactNode {
  if (ltr === true) return <Ltr>{value}</Ltr>;
  return typeof value === 'string' ? <Auto>{value}</Auto> : value;
}
