import { Stat } from './Stat';
import type { StatProps } from './Stat';
import * as s from './StatCard.css';

export interface StatLedgerProps {
  /** What the numbers are about, for those who listen: 'Your bots in numbers'. */
  label: string;
  /** Two to four numbers, the one a person looks for first at the start. */
  stats: readonly StatProps[];
}

/** Numbers side by side in one sheet, split by hairlines; two in a line on a phone. */
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
