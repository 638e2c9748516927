import { Auto, Badge, Inline, Link, Text } from '@peyk/design-system';
import { safeLink } from '../../../forms/safeLink';
import { formatList, formatPlain } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { visible } from '../../../i18n/named';
import type { Translate } from '../../../i18n/translator';
import type { Locale } from '../../../i18n/types';
import type { EntryRow } from '../lists/defineList';

interface EntryLinesProps {
  row: EntryRow;
  /** The years stand elsewhere in the row. */
  withoutYears?: boolean;
}

/** What a row of a list says below its title: years, lines, an address, and whether its English is missing. */
export function EntryLines({ row, withoutYears = false }: EntryLinesProps) {
  const { years, lines = [], link, waits, waitsFor = [] } = row;
  const t = useT();
  const locale = useLocale();
  const said = lines.flatMap((line) => visible(line) ?? []);
  const shown = visible(link);
  const address = shown === null ? null : safeLink(shown);
  return (
    <>
      {years && !withoutYears ? <EntryYears years={years} /> : null}
      {said.map((line, place) => (
        // Never reordered, so that its place names a line.
        <span key={place}>
          <Auto>{line}</Auto>
        </span>
      ))}
      {shown === null ? null : (
        <span>
          {address === null ? (
            <Auto>{shown}</Auto>
          ) : (
            <Link href={address} external>
              <Auto>{shown}</Auto>
            </Link>
          )}
        </span>
      )}
      {waits ? (
        <Inline gap={8}>
          <Badge tone="neutral" icon="languages">
            {t('profile.english.waits')}
          </Badge>
          {waitsFor.length > 0 ? <Text size="small">{formatList(locale, waitsFor)}</Text> : null}
        </Inline>
      ) : null}
    </>
  );
}

/** When an entry was. */
export function EntryYears({ years }: { years: NonNullable<EntryRow['years']> }) {
  const t = useT();
  return <span>{period(t, useLocale(), years)}</span>;
}

function period(t: Translate, locale: Locale, { from: first, to, current }: NonNullable<EntryRow['years']>): string {
  const from = formatPlain(locale, first);
  if (current) return t('profile.periods.since', { from });
  // What began and ended in one year is of that year.
  return to === null || to === undefined || to === first
    ? t('profile.periods.from', { from })
    : t('profile.periods.years', { from, to: formatPlain(locale, to) });
}
