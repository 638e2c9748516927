import { zoneOf } from './countries.ts';

/**
 * Public holidays on which university staff do not read mail, for the most popular destination countries.
 * Source: general knowledge of the holiday laws as of 2026, not an official calendar or data set, so a line may be out of date; a wrong day
 * costs one day without sending. Some eves on which hardly anybody works are included (DK, FI, SE). Missing: holidays of regions and states
 * (GB is England and Wales, CH what most cantons keep); substitute days for a holiday on a weekend; days set anew each year (Matariki, the
 * arranged breaks and working weekends of CN); days defined by the sun or by a weekday near a date (equinoxes, Qingming, Victoria Day,
 * midsummer eve, the eve of the lunar new year); religious days by sighting of the moon in IR, IN and SG; and every country without a line.
 * Muslim days elsewhere follow the Umm al-Qura calendar and may be off by a day.
 * Each line is a country and its days. Rules: `MM-DD` of the Gregorian calendar, `easter+N` from Western and `pascha+N` from Orthodox
 * Easter, `N×Day-MM` the Nth weekday of a month (−1 is the last), `calendar:MM-DD` of another calendar.
 */
const table = `
AT 01-01 01-06 easter+1 05-01 easter+39 easter+50 easter+60 08-15 10-26 11-01 12-08 12-25 12-26
AU 01-01 01-26 easter-2 easter+1 04-25 12-25 12-26
BE 01-01 easter+1 05-01 easter+39 easter+50 07-21 08-15 11-01 11-11 12-25
BR 01-01 easter-2 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25
CA 01-01 easter-2 07-01 1×Mon-09 09-30 2×Mon-10 11-11 12-25 12-26
CH 01-01 easter-2 easter+1 easter+39 easter+50 08-01 12-25 12-26
CN 01-01 chinese:01-01 chinese:01-02 chinese:01-03 chinese:01-04 05-01 05-02 chinese:05-05 chinese:08-15 10-01 10-02 10-03
CZ 01-01 easter-2 easter+1 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26
DE 01-01 easter-2 easter+1 05-01 easter+39 easter+50 10-03 12-25 12-26
DK 01-01 easter-3 easter-2 easter+1 easter+39 easter+50 06-05 12-24 12-25 12-26
ES 01-01 01-06 easter-2 05-01 08-15 10-12 11-01 12-06 12-08 12-25
FI 01-01 01-06 easter-2 easter+1 05-01 easter+39 12-06 12-24 12-25 12-26
FR 01-01 easter+1 05-01 05-08 easter+39 easter+50 07-14 08-15 11-01 11-11 12-25
GB 01-01 easter-2 easter+1 1×Mon-05 -1×Mon-05 -1×Mon-08 12-25 12-26
GR 01-01 01-06 pascha-48 03-25 pascha-2 pascha+1 05-01 pascha+50 08-15 10-28 12-25 12-26
IE 01-01 1×Mon-02 03-17 easter+1 1×Mon-05 1×Mon-06 1×Mon-08 -1×Mon-10 12-25 12-26
IL hebrew:Tishri-1 hebrew:Tishri-2 hebrew:Tishri-10 hebrew:Tishri-15 hebrew:Tishri-22 hebrew:Nisan-15 hebrew:Nisan-21 hebrew:Sivan-6
IN 01-26 08-15 10-02 12-25
IR persian:01-01 persian:01-02 persian:01-03 persian:01-04 persian:01-12 persian:01-13 persian:03-14 persian:03-15 persian:11-22 persian:12-29
IT 01-01 01-06 easter+1 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26
JP 01-01 01-02 01-03 2×Mon-01 02-11 02-23 04-29 05-03 05-04 05-05 3×Mon-07 08-11 3×Mon-09 2×Mon-10 11-03 11-23
KR 01-01 dangi:01-01 dangi:01-02 03-01 dangi:04-08 05-05 06-06 08-15 dangi:08-14 dangi:08-15 dangi:08-16 10-03 10-09 12-25
NL 01-01 easter+1 04-27 easter+39 easter+50 12-25 12-26
NO 01-01 easter-3 easter-2 easter+1 05-01 05-17 easter+39 easter+50 12-25 12-26
NZ 01-01 01-02 02-06 easter-2 easter+1 04-25 1×Mon-06 4×Mon-10 12-25 12-26
PL 01-01 01-06 easter+1 05-01 05-03 easter+60 08-15 11-01 11-11 12-24 12-25 12-26
PT 01-01 easter-2 04-25 05-01 easter+60 06-10 08-15 10-05 11-01 12-01 12-08 12-25
SA islamic-umalqura:10-01 islamic-umalqura:10-02 islamic-umalqura:10-03 islamic-umalqura:12-09 islamic-umalqura:12-10 islamic-umalqura:12-11 02-22 09-23
SE 01-01 01-06 easter-2 easter+1 05-01 easter+39 06-06 12-24 12-25 12-26
SG 01-01 chinese:01-01 chinese:01-02 easter-2 05-01 08-09 12-25
TR 01-01 04-23 05-01 05-19 07-15 08-30 10-29 islamic-umalqura:10-01 islamic-umalqura:10-02 islamic-umalqura:10-03 islamic-umalqura:12-10 islamic-umalqura:12-11 islamic-umalqura:12-12 islamic-umalqura:12-13
TW 01-01 chinese:01-01 chinese:01-02 chinese:01-03 02-28 04-04 05-01 chinese:05-05 chinese:08-15 09-28 10-10 10-25 12-25
US 01-01 3×Mon-01 3×Mon-02 -1×Mon-05 06-19 07-04 1×Mon-09 2×Mon-10 11-11 4×Thu-11 12-25
`;

const rules = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [country = '', ...days] = line.split(' ');
      return [country, days];
    }),
);

const DAY = 86_400_000;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Midnight UTC of Western Easter Sunday (Gauss, in the form of Meeus, Jones and Butcher). */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

/** Midnight UTC of Orthodox Easter Sunday; correct from 1900 to 2099. */
function pascha(year: number): number {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const days = d + e + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1) + 13 * DAY;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Month and day of a time in a zone and calendar, as `MM-DD`, or with the month's name where it has no number. */
function dayIn(at: Date, zone: string, calendar: string): string {
  const key = `${zone} ${calendar}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
      timeZone: zone,
      year: 'numeric',
      month: calendar === 'hebrew' ? 'long' : '2-digit',
      day: calendar === 'hebrew' ? 'numeric' : '2-digit',
    });
    formats.set(key, format);
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return calendar === 'gregory'
    ? `${parts.year}-${parts.month}-${parts.day}`
    : `${parts.month?.padStart(2, '0')}-${calendar === 'hebrew' ? parts.day : parts.day?.padStart(2, '0')}`;
}

function matches(rule: string, at: Date, zone: string): boolean {
  const [calendar, there] = rule.split(':');
  if (calendar && there) return dayIn(at, zone, calendar) === there;
  const [year = 0, month = 0, day = 0] = dayIn(at, zone, 'gregory').split('-').map(Number);
  const today = Date.UTC(year, month - 1, day);
  const feast = /^(easter|pascha)([+-]\d+)$/.exec(rule);
  if (feast) return (feast[1] === 'easter' ? easter(year) : pascha(year)) + Number(feast[2]) * DAY === today;
  const nth = /^(-?\d)×(\w{3})-(\d\d)$/.exec(rule);
  if (nth) {
    if (Number(nth[3]) !== month || WEEKDAYS[new Date(today).getUTCDay()] !== nth[2]) return false;
    const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
    return nth[1] === '-1' ? day + 7 > daysInMonth : Math.ceil(day / 7) === Number(nth[1]);
  }
  return rule === `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const known = new Map<string, boolean>();

/** Whether the local date at this time is a public holiday of the country (R5). Countries without a table have none. */
export function isHoliday(at: Date, countryCode: string | null): boolean {
  const days = rules.get(countryCode ?? '');
  if (!days || countryCode === null) return false;
  const zone = zoneOf(countryCode);
  const key = `${countryCode} ${dayIn(at, zone, 'gregory')}`;
  let holiday = known.get(key);
  if (holiday === undefined) {
    holiday = days.some((rule) => matches(rule, at, zone));
    if (known.size > 5000) known.clear();
    known.set(key, holiday);
  }
  return holiday;
}
