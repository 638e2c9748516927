import * as s from './ShareList.css';

export interface ShareListItem {
  /** What is measured: 'Research area and topics'. */
  term: string;
  /** The measure in words, in the digits of the page: '25 of 30'. */
  value: string;
  /** What was reached, and the most that could be: what the bar shows. There is none where the most is 0. */
  reached: number;
  most: number;
}

export interface ShareListProps {
  /** What a whole is made of, in the order of telling. */
  items: readonly ShareListItem[];
  /** What they add up to: 'Score', '74 of 100'. */
  sum: Pick<ShareListItem, 'term' | 'value'>;
}

/**
 * What a whole is made of: each part by its name, what it reached of its most in words, and a bar that shows the same. All bars have one
 * scale, so that the longest track is that of the part that can bring most. For values that are not parts of one whole, use a `BarChart`.
 */
export function ShareList({ items, sum }: ShareListProps) {
  const longest = Math.max(...items.map(({ most }) => most));
  return (
    <dl className={s.list}>
      {items.map(({ term, value, reached, most }, at) => (
        // Never reordered, and two may have one name.
        <div key={at} className={s.row}>
          <dt className={s.term}>{term}</dt>
          <dd className={s.value}>{value}</dd>
          {most > 0 && (
            <dd aria-hidden className={s.line}>
              <span className={s.track} style={{ inlineSize: percent(most, longest) }}>
                <span className={s.fill} style={{ inlineSize: percent(reached, most) }} />
              </span>
            </dd>
          )}
        </div>
      ))}
      <div className={s.sum}>
        <dt className={s.sumTerm}>{sum.term}</dt>
        <dd className={s.sumValue}>{sum.value}</dd>
      </div>
    </dl>
  );
}

const percent = (part: number, whole: number): string => `${Math.min(100, Math.max(0, (100 * part) / whole))}%`;
