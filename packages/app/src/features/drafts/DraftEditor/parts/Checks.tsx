import type { EmailDraft } from '@peyk/api-types';
import { Heading, Inline, Stack, Text, ToneIcon } from '@peyk/design-system';
import { isStatedByPerson, useCheckWords } from '../../../../entities/draft/checks';
import { useT } from '../../../../i18n/I18n';
import { CompareButton } from './CompareButton';

/** The checks of the letter; a failed check shows its remedy. */
export function Checks({ draft, stated }: { draft: EmailDraft; stated: readonly string[] }) {
  const t = useT();
  const { said, remedy } = useCheckWords();
  const checks = draft.checks.map((check) =>
    !check.passed && isStatedByPerson(check, draft, stated)
      ? { code: check.code, passed: true, resembles: null, words: t('drafts.checks.stated') }
      : { ...check, words: check.blocks ? `${said(check)}. ${remedy(check)}` : said(check) },
  );
  if (!checks.length) return null;
  return (
    <Stack gap={16} as="section" labelledBy="checks-heading">
      <Heading level={2} look="title3" id="checks-heading">
        {t('drafts.checks.title')}
      </Heading>
      <Stack gap={8} as="ul">
        {checks.map((check) => (
          <Inline key={check.code} as="li" gap={12} align="start" wrap={false}>
            {check.passed ? (
              <ToneIcon name="check" size={18} tone="success" />
            ) : (
              <ToneIcon name="warning" size={18} tone="danger" label={t('drafts.checks.needsCare')} />
            )}
            <Stack gap={8} align="start">
              <Text size="small" tone={check.passed ? 'body' : 'danger'}>
                {check.words}
              </Text>
              {check.resembles ? <CompareButton draft={draft} resembles={check.resembles} /> : null}
            </Stack>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}
