import { InlineMessage, LinkButton } from '@peyk/design-system';
import { formatList } from '../../i18n/format';
import { useLocale, useT } from '../../i18n/I18n';
import { paths } from '../../paths';
import { SENTENCES, type Standings } from './threeSentences';

/** What emails will lack, before a bot's first run: the sentences that are missing, and the step that asks for them (LTR-01). */
export function ThreeSentencesNotice({ lacking }: { lacking: Standings }) {
  const t = useT();
  const locale = useLocale();
  const names = SENTENCES.filter((sentence) => lacking[sentence] !== 'there').map((sentence) =>
    lacking[sentence] === 'english'
      ? t('threeSentences.notice.english', { name: t(`threeSentences.notice.names.${sentence}`) })
      : t(`threeSentences.notice.names.${sentence}`),
  );
  return (
    <InlineMessage
      tone="info"
      title={t('threeSentences.notice.title')}
      action={
        <LinkButton size="small" href={paths.threeSentences}>
          {t('threeSentences.notice.open')}
        </LinkButton>
      }
    >
      {t('threeSentences.notice.missing', { names: formatList(locale, names) })}
    </InlineMessage>
  );
}
