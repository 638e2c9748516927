import type { EmailDraft } from '@peyk/api-types';
import { Auto, Box, Inline, Letter, Stack, Text } from '@peyk/design-system';
import { formatPlain } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { visible } from '../../../i18n/named';
import { ClaimedText } from '../ClaimedText';
import { markersIn } from '../letter';
import { sourceDetail } from '../sourceDetail';

/** The whole letter with the words that rest on a source marked, and the sources below it. */
export function MarkedLetter({ draft }: { draft: EmailDraft }) {
  const t = useT();
  const present = markersIn(draft.body, draft.evidence);
  const marked = draft.evidence.filter(({ marker }) => present.has(marker));
  return (
    <Stack gap={16}>
      <Letter>
        <Text weight="semibold" tone="strong" as="p">
          {visible(draft.subject) ? <Auto>{draft.subject}</Auto> : t('drafts.noSubject')}
        </Text>
        <ClaimedText body={draft.body} evidence={draft.evidence} idOf={(marker) => sourceId(draft, marker)} />
      </Letter>
      {marked.length ? <Sources draft={draft} marked={marked} /> : null}
    </Stack>
  );
}

const sourceId = ({ id }: EmailDraft, marker: number): string => `queue-source-${id}-${marker}`;

function Sources({ draft, marked }: { draft: EmailDraft; marked: EmailDraft['evidence'] }) {
  const locale = useLocale();
  return (
    <Stack gap={4} as="ol">
      {marked.map(({ marker, title, detail }) => (
        <Inline key={marker} as="li" gap={8} align="start" wrap={false}>
          <Text as="span" size="caption" tone="action" numeric>
            {formatPlain(locale, marker)}
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
