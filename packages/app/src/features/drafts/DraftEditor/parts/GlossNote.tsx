import type { DraftSentence, EmailDraft } from '@peyk/api-types';
import { Box, Heading, Inline, Stack, Text } from '@peyk/design-system';
import { formatList } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { factsSummaryOf } from '../factsSummary';
import { PersianReading, hasPersian } from './PersianReading';

interface GlossNoteProps {
  draft: EmailDraft;
  /** Those of the text on the page whose Persian can be shown. */
  sentences: readonly DraftSentence[];
}

/** The English letter for a reader of Persian: what it rests on and, where the server says it, each sentence. Never sent. */
export function GlossNote({ draft, sentences }: GlossNoteProps) {
  const t = useT();
  const locale = useLocale();
  const { name, university, papers, pages, profile, promise } = factsSummaryOf(draft);
  const titles = (items: readonly string[]) => ({
    titles: formatList(
      locale,
      items.map((title) => t('drafts.gloss.quoted', { title })),
    ),
  });
  return (
    <Box surface="sunken" radius="card" padding={24} as="section" labelledBy="gloss-heading">
      <Stack gap={12}>
        <Inline gap={8} align="baseline">
          <Heading level={2} look="title3" id="gloss-heading">
            {t('drafts.gloss.title')}
          </Heading>
          <Text as="span" size="small" tone="muted">
            {t('drafts.gloss.note')}
          </Text>
        </Inline>
        <Text>{university ? t('drafts.gloss.toAt', { name, university }) : t('drafts.gloss.to', { name })}</Text>
        {papers.length ? <Text>{t('drafts.gloss.papers', titles(papers))}</Text> : null}
        {pages.length ? <Text>{t('drafts.gloss.pages', titles(pages))}</Text> : null}
        {profile.length ? <Text>{t('drafts.gloss.profile', titles(profile))}</Text> : null}
        {promise ? <Text>{t('drafts.gloss.closing')}</Text> : null}
        {hasPersian(sentences) ? <PersianReading sentences={sentences} /> : null}
      </Stack>
    </Box>
  );
}
