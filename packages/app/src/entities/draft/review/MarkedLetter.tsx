import type { EmailDraft } from '@peyk/api-types';
import { Auto, Box, Inline, Letter, Stack, Text } from '@peyk/design-system';
import { formatPlain } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { visible } from '../../../i18n/named';
import { ClaimedText } from '../ClaimedText';
import { markersIn, numbersOf } from '../letter';
import { sourceDetail } from '../sourceDetail';

/** The whole letter with the words that rest on a source marked, and the sources below it. */
export function MarkedLetter({ draft }: { draft: EmailDraft }) {
  const t = useT();
  const present = markersIn(draft.body, draft.evidence);
  const numbers = numbersOf(draft);
  const marked = draft.evidence
    .filter(({ marker }) => present.has(marker))
    .map((source) => ({ source, number: numbers.get(source.marker) ?? source.marker }))
    .toSorted((one, other) => one.number - other.number);
  return (
    <Stack gap={16}>
      <Letter>
        <Text weight="semibold" tone="strong" as="p">
          {visible(draft.subject) ? <Auto>{draft.subject}</Auto> : t('drafts.noSubject')}
        </Text>
        <ClaimedText draft={draft} idOf={(marker) => sourceId(draft, marker)} />
      </Letter>
      {marked.length ? <Sources draft={draft} marked={marked} /> : null}
    </Stack>
  );
}

const sourceId = ({ id }: EmailDraft, marker: number): string => `queue-source-${id}-${marker}`;

interface SourcesProps {
  draft: EmailDraft;
  marked: readonly { source: EmailDraft['evidence'][number]; number: number }[];
}

function Sources({ draft, marked }: SourcesProps) {
  const locale = useLocale();
  return (
    <Stack gap={4} as="ol">
      {marked.map(({ source: { marker, title, detail }, number }) => (
        <Inline key={marker} as="li" gap={8} align="start" wrap={false}>
          <Text as="span" size="caption" tone="action" numeric>
            {formatPlain(locale, number)}
          </Text>
          <Box minWidth0 id={sourceId(draft, marker)}>
            <Text as="div" size="caption">
              <Auto>{title}</Auto>
            </Text>
            {visible(detail) ? (
              <Text as="div" size="caption" tone="muted">
                <Auto>{sourceDetail(locale, detail ?? '')}</Auto>
              </Text>
            ) : null}
          </Box>
        </Inline>
      ))}
    </Stack>
  );
}
