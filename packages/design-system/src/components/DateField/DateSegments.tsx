import { Fragment, useEffect, useRef } from 'react';
import { DateSegment } from 'react-aria-components/DateField';
import type { DateFieldState } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { formatDigits, parseDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import type { Locale } from '../../i18n/locale';
import { PARTS } from './calendarDays';
import * as s from './DateField.css';

/*
 * react-aria parses a number in one script, and in English it does not accept ۰–۹ at all; after a backspace its own text and the next key
 * may be of two scripts. So every digit is converted to the script of the language.
 */
function sameScript(event: InputEvent, locale: Locale): void {
  const { data, target } = event;
  const digits = data === null ? null : formatDigits(parseDigits(data), locale);
  if (digits === data || target === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { inputType } = event;
  target.dispatchEvent(new InputEvent('beforeinput', { data: digits, inputType, bubbles: true, cancelable: true }));
}

interface DateSegmentsProps {
  state: DateFieldState;
}

/** Year, month and day, in the one unambiguous order. */
export function DateSegments({ state }: DateSegmentsProps) {
  const locale = useLocale();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = group.current;
    const listen = (event: InputEvent) => sameScript(event, locale);
    element?.addEventListener('beforeinput', listen, { capture: true });
    return () => element?.removeEventListener('beforeinput', listen, { capture: true });
  }, [locale]);
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
