import { useLayoutEffect } from 'react';
import type { DateFieldState } from 'react-aria-components/DateField';

interface FollowTimeProps {
  state: DateFieldState;
  /** Called with the time as `HH:MM`, or null while a part is missing; also when it is unchanged. */
  onTime: (time: string | null) => void;
}

/** Follows the parts of a time from inside its field, before the paint. */
export function FollowTime({ state, onTime }: FollowTimeProps) {
  const part = (type: 'hour' | 'minute') => {
    const segment = state.segments.find((it) => it.type === type);
    return segment === undefined || segment.isPlaceholder ? null : (segment.value ?? null);
  };
  const [hour, minute] = [part('hour'), part('minute')];
  useLayoutEffect(() => {
    const digits = (number: number) => String(number).padStart(2, '0');
    onTime(hour === null || minute === null ? null : `${digits(hour)}:${digits(minute)}`);
  });
  return null;
}
