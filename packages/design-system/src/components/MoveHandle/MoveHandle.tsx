import { type KeyboardEvent, useId } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { Icon } from '../../icons/Icon';
import { useAnnounce } from '../../i18n/announcer';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import * as button from '../IconButton/IconButton.css';
import * as s from './MoveHandle.css';
import { moveStrings } from './moveStrings';
import { useRowDrag } from './useRowDrag';

export interface MoveHandleProps {
  /** The accessible name: the action and its object, "Move Nordic bridges". */
  label: string;
  /** The place of its row in the list, from 1. */
  position: number;
  /** How many rows the list has. */
  count: number;
  /** Called with the new place, from 1. The caller moves the row, keyed by its id so that focus stays on the handle. */
  onMove: (position: number) => void;
}

/**
 * Moves the `ListRow` that it stands in: by dragging, and with the up and down arrow keys, Home and End. Give the same in a menu. Where
 * rows are sorted by a rule, use a `Select` for the rule.
 */
export function MoveHandle({ label, position, count, onMove }: MoveHandleProps) {
  const helpId = useId();
  const locale = useLocale();
  const strings = useStrings(moveStrings);
  const announce = useAnnounce();
  const move = (to: number) => {
    const place = Math.min(Math.max(to, 1), count);
    if (place === position) return;
    onMove(place);
    announce(strings.moved(formatDigits(place, locale), formatDigits(count, locale)));
  };
  const { handlers, cancel } = useRowDrag(move);
  const places: Readonly<Record<string, number>> = {
    ArrowUp: position - 1,
    ArrowDown: position + 1,
    Home: 1,
    End: count,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
    const place = places[event.key];
    if (place === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(place);
  };
  return (
    <span role="none" className={s.handle} {...handlers} onKeyDown={onKeyDown}>
      <RacButton
        aria-label={label}
        aria-describedby={helpId}
        className={`${button.iconButton} ${button.tone.plain} ${button.size.medium}`}
      >
        <Icon name="grip" size={20} />
      </RacButton>
      <VisuallyHidden id={helpId}>{strings.moveHelp}</VisuallyHidden>
    </span>
  );
}
