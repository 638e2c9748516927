import { Fragment, useEffect, useRef } from 'react';
import { DateSegment } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import type { DateFieldState } from 'react-aria-components/DateField';
import { useLocale } from '../../i18n/locale';
import { isOtherScript } from '../DateField/otherScript';
import * as date from '../DateField/DateField.css';
import * as s from './TimeField.css';

/** Hour and minute; a clock is not mirrored. */
export function TimeSegments({ state }: { state: DateFieldState }) {
  const locale = useLocale();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = group.current;
    const type = (event: InputEvent) => void isOtherScript(event, locale);
    element?.addEventListener('beforeinput', type, { capture: true });
    return () => element?.removeEventListener('beforeinput', type, { capture: true });
  }, [locale]);
  return (
    <Group ref={group} className={s.segments} dir="ltr">
      {(['hour', 'minute'] as const).map((part, index) => {
        const segment = state.segments.find(({ type }) => type === part);
        return (
          segment && (
            <Fragment key={part}>
              {index > 0 && (
                <span className={date.slash} aria-hidden>
                  :
                </span>
              )}
              <DateSegment segment={segment} className={date.segment} />
            </Fragment>
          )
        );
      })}
    </Group>
  );
}
