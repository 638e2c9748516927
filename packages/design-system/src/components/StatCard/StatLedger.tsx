import { Stat } from './Stat';
import type { StatProps } from './Stat';
import * as s from './StatCard.css';

export interface StatLedgerProps {
  /** The accessible name: 'Your bots in numbers'. */
  label: string;
  /** Two to four numbers, the most important first. */
  stats: readonly StatProps[];
}

/** Numbers side by side on one surface, separated by hairlines; two per line on a phone. */
export function StatLedger({ label, stats }: StatLedgerProps) {
  const columns = stats.length === 2 || stats.length === 3 ? stats.length : 4;
  return (
    <div role="group" aria-label={label}>
      <dl className={`${s.ledger} ${s.columns[columns]}`}>
        {stats.map((stat) => (
          <Stat key={stat.label} {...stat} />
        ))}
      </dl>
    </div>
  );
}
