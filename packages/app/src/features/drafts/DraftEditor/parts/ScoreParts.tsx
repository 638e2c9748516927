import type { MatchScore } from '@peyk/api-types';
import { Disclosure, ShareList, Stack, Text, shownScore } from '@peyk/design-system';
import { formatNumber } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { scorePartsOf } from '../scoreParts';

/** How a score came about (MAT-01): what each part reached of its weight. Nothing for a match whose parts are not known. */
export function ScoreParts({ match }: { match: MatchScore }) {
  const t = useT();
  const locale = useLocale();
  const told = scorePartsOf(match);
  if (told === null || match.score === null) return null;
  const score = shownScore(match.score);
  return (
    <Disclosure title={t('drafts.match.parts.title', { score: formatNumber(locale, score) })}>
      <Stack gap={16}>
        <ShareList
          items={[
            ...told.parts.map(({ name, points, most }) => ({
              term: t(`drafts.match.parts.${name}`),
              value: t('drafts.match.parts.points', { points, most }),
              reached: points,
              most,
            })),
            ...told.unknown.map((name) => ({
              term: t(`drafts.match.parts.${name}`),
              value: t('drafts.match.parts.notCounted'),
              reached: 0,
              most: 0,
            })),
          ]}
          sum={{
            term: t('drafts.match.parts.sum'),
            value: t('drafts.match.parts.points', {
              points: score,
              most: told.parts.reduce((sum, { most }) => sum + most, 0),
            }),
          }}
        />
        {told.unknown.length > 0 ? (
          <Text size="caption" tone="muted">
            {t('drafts.match.parts.unknown')}
          </Text>
        ) : null}
        <Text size="caption" tone="muted">
          {t('drafts.match.parts.how')}
        </Text>
      </Stack>
    </Disclosure>
  );
}
