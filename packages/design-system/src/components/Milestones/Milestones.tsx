import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import * as s from './Milestones.css';

export interface MilestonesProps {
  /** What happened, oldest first; the last is where things stand. */
  items: readonly { icon: IconName; label: string }[];
}

/**
 * The way of a letter in a few words: what happened, joined by a line, the last in the colour of success. For stages that are still to
 * come, use a `StageProgress`; for the steps of a wizard, a `Stepper`.
 */
export function Milestones({ items }: MilestonesProps) {
  return (
    <ol className={s.list}>
      {items.map(({ icon, label }) => (
        <li key={label} className={s.item}>
          <span className={s.mark}>
            <Icon name={icon} size={16} />
          </span>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  );
}
