import type { FieldSource, Professor } from '@peyk/api-types';
import { Stack, Text } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { formatDate } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { visible } from '../../../i18n/named';

/** Where a field comes from; null where the server does not say. */
export const sourceOf = ({ sources }: Professor, field: keyof Professor): FieldSource | null =>
  sources?.find((source) => source.field === field) ?? null;

/** Where a fact comes from and since when, and what the directory says where the person changed it. */
export function SourceNote({ source: { source, at, before }, gone = false }: { source: FieldSource; gone?: boolean }) {
  const t = useT();
  const locale = useLocale();
  const day = at ? formatDate(locale, at) : null;
  const word = gone && source === 'person' ? 'removed' : source;
  const from = day ? t(`professors.sources.${word}`, { day }) : t(`professors.sources.${word}Once`);
  const said = visible(before);
  const told =
    before === undefined
      ? null
      : said
        ? t('professors.sources.before', { before: said })
        : t('professors.sources.nothingBefore');
  return (
    <Text size="caption" tone="muted" as="div">
      {from}
      {told ? ` ${told}` : null}
    </Text>
  );
}

interface SourcedProps {
  professor: Professor;
  field: keyof Professor;
  /** There is no such fact any more: the person took it away. */
  gone?: boolean;
  children: ReactNode;
}

/** A fact with where it comes from below it. */
export function Sourced({ professor, field, gone, children }: SourcedProps) {
  const source = sourceOf(professor, field);
  if (source === null) return children;
  return (
    <Stack gap={4}>
      <div>{children}</div>
      <SourceNote source={source} gone={gone} />
    </Stack>
  );
}
