import type { Clock } from '@peyk/api-types';
import { writing } from '@peyk/design-system/writing';
import { ownTimeZone } from './ownTimeZone';
import type { Locale } from './types';

/** The time zone of whoever reads, and the calendar that their days and weeks are shown in. */
export const ownClock = (locale: Locale): Clock => ({
  time_zone: ownTimeZone(),
  calendar: writing[locale].calendar === 'persian' ? 'persian' : 'gregorian',
});
