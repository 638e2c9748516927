import type { FieldSource, Professor } from '@peyk/api-types';
import { Button, Inline, Stack, Text } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { formatCountry, formatDate, formatPlain } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { visible } from '../../../i18n/named';
import type { Translate } from '../../../i18n/translator';
import type { Locale } from '../../../i18n/types';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import { type TakingBack, factNamed, factNames } from './facts';

/** Where a field comes from; null where the server does not say. */
export const sourceOf = ({ sources }: Professor, field: keyof Professor): FieldSource | null =>
  sources?.find((source) => source.field === field) ?? null;

/** Where a fact comes from and since when, and what the directory says where the person changed it; `gone` where they took it away. */
export function sourceWords(
  t: Translate,
  locale: Locale,
  { field, source, at, before }: FieldSource,
  gone: boolean,
): string {
  const day = at ? formatDate(locale, at) : null;
  const word = gone && source === 'person' ? 'removed' : source;
  const from = day ? t(`professors.sources.${word}`, { day }) : t(`professors.sources.${word}Once`);
  if (before === undefined) return from;
  const said = visible(before);
  const told =
    said === null
      ? t('professors.sources.nothingBefore')
      : t('professors.sources.before', { before: inWords(locale, field, said) });
  return `${from} ${told}`;
}

/** A value as the page says it: a country by its name, a number in its digits. */
function inWords(locale: Locale, field: string, value: string): string {
  if (field === 'university_country') return formatCountry(locale, value);
  const number = field === 'h_index' ? Number(value) : Number.NaN;
  return Number.isNaN(number) ? value : formatPlain(locale, number);
}

interface SourceNoteProps {
  source: FieldSource;
  gone?: boolean;
  /** Only where the person may change facts. */
  takingBack?: TakingBack;
}

/** The words about the source, with the way back to what the directory says. */
export function SourceNote({ source, gone = false, takingBack }: SourceNoteProps) {
  const t = useT();
  const locale = useLocale();
  const fact = factNamed(source.field);
  const words = (
    <Text size="caption" tone="muted" as="div">
      {sourceWords(t, locale, source, gone)}
    </Text>
  );
  if (takingBack === undefined || fact === undefined || source.before === undefined) return words;
  const { busy, failed, onTakeBack } = takingBack;
  return (
    <Stack gap={8}>
      <Inline gap={8}>
        {words}
        <Button
          tone="quiet"
          size="small"
          label={t('ownFacts.takeBackNamed', { fact: factNames[fact](t) })}
          busy={busy === fact}
          disabled={busy !== null && busy !== fact}
          onPress={() => onTakeBack(fact)}
        >
          {t('ownFacts.takeBack')}
        </Button>
      </Inline>
      {failed?.fact === fact ? <ProblemMessage problem={failed.problem} title={t('ownFacts.notTakenBack')} /> : null}
    </Stack>
  );
}

interface SourcedProps extends Omit<SourceNoteProps, 'source'> {
  professor: Professor;
  field: keyof Professor;
  children: ReactNode;
}

/** A fact with where it comes from below it; `gone` where there is no such fact any more, because the person took it away. */
export function Sourced({ professor, field, children, ...note }: SourcedProps) {
  const source = sourceOf(professor, field);
  if (source === null) return children;
  return (
    <Stack gap={4}>
      <div>{children}</div>
      <SourceNote source={source} {...note} />
    </Stack>
  );
}
