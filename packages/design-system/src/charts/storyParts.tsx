import type { ReactNode } from 'react';
import { Card } from '../components/Card/Card';
import { Grid } from '../layout/Grid';
import type { Localize } from '../testing/words';
import type { BarValue } from './BarChart';
import type { LineValue } from './LineChart';

/** The width of a chart next to another one: all of a phone, half of a desktop. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <Grid columns={{ base: '1', desktop: '2' }} gap={24}>
      <Card>{children}</Card>
    </Grid>
  );
}

/** The week, starting on the first day in each language. */
export function week(localize: Localize, values: readonly number[]): BarValue[] {
  const days = [
    [localize('Monday', 'شنبه'), localize('Mon', 'ش')],
    [localize('Tuesday', 'یکشنبه'), localize('Tue', 'ی')],
    [localize('Wednesday', 'دوشنبه'), localize('Wed', 'د')],
    [localize('Thursday', 'سه‌شنبه'), localize('Thu', 'س')],
    [localize('Friday', 'چهارشنبه'), localize('Fri', 'چ')],
    [localize('Saturday', 'پنجشنبه'), localize('Sat', 'پ')],
    [localize('Sunday', 'جمعه'), localize('Sun', 'ج')],
  ] as const;
  return days.map(([label, short], index) => ({ label, short, value: values[index] ?? 0 }));
}

export const emails = (localize: Localize) => ({ one: localize('email', 'ایمیل'), other: localize('emails', 'ایمیل') });
export const replies = (localize: Localize) => ({ one: localize('reply', 'پاسخ'), other: localize('replies', 'پاسخ') });
export const professors = (localize: Localize) => ({
  one: localize('professor', 'استاد'),
  other: localize('professors', 'استاد'),
});

const DAY = 86_400_000;
/** Values at equal steps in days, the last of them on 20 November 2026. */
export function dated(values: readonly number[], step: number): LineValue[] {
  const end = Date.UTC(2026, 10, 20);
  return values.map((value, index) => ({
    date: new Date(end - (values.length - 1 - index) * step * DAY).toISOString().slice(0, 10),
    value,
  }));
}

/** A deterministic year that rises, falls in summer and rises again. */
export const year = Array.from({ length: 365 }, (_, day) =>
  Math.max(0, Math.round(6 + day / 40 + 5 * Math.sin(day / 26) + (day % 7 > 4 ? -2 : 1))),
);
