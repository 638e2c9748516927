import type { DraftCheck } from '@peyk/api-types';
import { Heading, Icon, Inline, Stack, Text } from '@peyk/design-system';
import { formatNumber, formatPercent } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';

const known = [
  'word_count',
  'professor_named',
  'publication_cited',
  'profile_cited',
  'no_placeholders',
  'similarity',
] as const;

/** What was checked before the person looked; a check that failed says what to do. */
export function Checks({ checks }: { checks: readonly DraftCheck[] }) {
  const t = useT();
  const locale = useLocale();
  if (!checks.length) return null;
  const words = ({ code, passed, value }: DraftCheck) => {
    const name = known.find((each) => each === code) ?? 'other';
    const outcome = passed ? 'passed' : 'failed';
    const number = Number(value);
    if (name === 'word_count') return t(`drafts.checks.${outcome}.word_count`, { value: formatNumber(locale, number) });
    if (name === 'similarity')
      return t(`drafts.checks.${outcome}.similarity`, { value: formatPercent(locale, number) });
    return t(`drafts.checks.${outcome}.${name}`);
  };
  return (
    <Stack gap={16} as="section" labelledBy="checks-heading">
      <Heading level={2} look="title3" id="checks-heading">
        {t('drafts.checks.title')}
      </Heading>
      <Stack gap={8} as="ul">
        {checks.map((check) => (
          <Inline key={check.code} as="li" gap={12} align="start" wrap={false}>
            {check.passed ? (
              <Icon name="check" size={18} />
            ) : (
              <Icon name="warning" size={18} label={t('drafts.checks.needsCare')} />
            )}
            <Text size="small" tone={check.passed ? 'body' : 'danger'}>
              {words(check)}
            </Text>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}
