import { Fragment, useEffect, useRef } from 'react';
import { DateSegment } from 'react-aria-components/DateField';
import type { DateFieldState } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { parseDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { PARTS } from './calendarDays';
import { isOtherScript } from './otherScript';
import * as s from './DateField.css';

const LAST_DAY = 31;
const isDay = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.dataset['type'] === 'day';

/*
 * A day has two digits at most and is capped at 31 while it is typed (specification, section 5). react-aria begins a new number instead: of
 * 32 it would keep 2, of 215 it would keep 5. Returns the digits that the day has then.
 */
function keepDay(event: InputEvent, typed: string, state: DateFieldState): string {
  const digit = parseDigits(event.data ?? '');
  if (!isDay(event.target) || !/^\d$/.test(digit)) return '';
  const next = typed + digit;
  const isFull = typed.length === 2;
  if (!isFull && Number(next) <= LAST_DAY) return next;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isFull) return typed;
  state.setSegment('day', LAST_DAY);
  return String(LAST_DAY);
}

interface DateSegmentsProps {
  state: DateFieldState;
}

/** Year, month and day, in the one unambiguous order. */
export function DateSegments({ state }: DateSegmentsProps) {
  const locale = useLocale();
  const group = useRef<HTMLDivElement>(null);
  /** What was typed into the day since it has focus. */
  const day = useRef('');
  useEffect(() => {
    const element = group.current;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const type = (event: InputEvent) => {
      if (!isOtherScript(event, locale)) day.current = keepDay(event, day.current, state);
    };
    const press = ({ key, target }: KeyboardEvent) => {
      if (key.startsWith('Arrow') || key === 'Delete') day.current = '';
      else if (key === 'Backspace' && isDay(target))
        day.current = String(Number(parseDigits(target.textContent)) || '').slice(0, -1);
    };
    const enter = () => {
      day.current = '';
    };
    element?.addEventListener('beforeinput', type, options);
    element?.addEventListener('keydown', press, options);
    element?.addEventListener('focusin', enter, options);
    return () => listening.abort();
  }, [locale, state]);
  return (
    <Group ref={group} className={s.segments}>
      {PARTS.map((part, index) => {
        const segment = state.segments.find(({ type }) => type === part);
        return (
          segment && (
            <Fragment key={part}>
              {index > 0 && (
                <span className={s.slash} aria-hidden>
                  /
                </span>
              )}
              <DateSegment segment={segment} className={s.segment} />
            </Fragment>
          )
        );
      })}
    </Group>
  );
}
