import { Stat } from './Stat';
import type { StatProps } from './Stat';
import * as s from './StatCard.css';

export type StatCardProps = StatProps;

/** One number on a sheet of its own. Two or more belong together on a `StatLedger`. */
export function StatCard(stat: StatCardProps) {
  return (
    <dl className={s.card}>
      <Stat {...stat} />
    </dl>
  );
}
