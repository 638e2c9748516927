import { Stat } from './Stat';
import type { StatProps } from './Stat';
import * as s from './StatCard.css';

export type StatCardProps = StatProps;

/** One number on a separate surface. Use a `StatLedger` for two or more. */
export function StatCard(stat: StatCardProps) {
  return (
    <dl className={s.card}>
      <Stat {...stat} />
    </dl>
  );
}
