import {
  Auto,
  Heading,
  Inline,
  InlineMessage,
  ScoreRing,
  Skeleton,
  Stack,
  Text,
  shownScore,
} from '@peyk/design-system';
import { formatNumber } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import type { MatchPart } from '../DraftEditor.states';
import { Points } from '../../../../entities/professor/Points';
import { pointsOf } from '../../../../entities/professor/points';
import { ScoreParts } from './ScoreParts';

/** The match: the score as a ring, the reason, the points for and against, how the score came about. */
export function MatchNote({ part }: { part: MatchPart }) {
  const t = useT();
  const locale = useLocale();
  const match = part.status === 'ready' ? part.match : null;
  const score = match?.score ?? null;
  return (
    <Stack gap={16} as="section" labelledBy="match-heading">
      <Inline gap={16} wrap={false}>
        {part.status === 'loading' ? (
          <Skeleton shape="circle" width="76px" />
        ) : (
          <ScoreRing
            size="large"
            score={score}
            label={
              score === null
                ? t('drafts.match.none')
                : t('drafts.match.score', { score: formatNumber(locale, shownScore(score)) })
            }
          />
        )}
        <Stack gap={4}>
          <Heading level={2} look="title3" id="match-heading">
            {t('drafts.match.title')}
          </Heading>
          {part.status === 'loading' ? <Skeleton shape="text" lines={3} width="200px" /> : null}
          {match ? (
            <Text size="small">
              <Auto>{match.reason}</Auto>
            </Text>
          ) : null}
          {part.status === 'none' ? (
            <Text size="small" tone="muted">
              {t('drafts.match.none')}
            </Text>
          ) : null}
        </Stack>
      </Inline>
      {/* As high as four points, which stand above the letter on a phone. */}
      {part.status === 'loading' ? (
        <Text as="div" size="small">
          <Stack gap={8}>
            {[0, 1, 2, 3].map((line) => (
              <Skeleton key={line} shape="block" height="2lh" />
            ))}
          </Stack>
        </Text>
      ) : null}
      {part.status === 'failed' ? <InlineMessage tone="warning">{t('drafts.match.failed')}</InlineMessage> : null}
      {match ? (
        <>
          <Points labelHidden icon="plus" label={t('drafts.match.pros')} points={pointsOf(match.pros)} />
          <Points labelHidden icon="minus" label={t('drafts.match.cons')} points={pointsOf(match.cons)} />
          <ScoreParts match={match} />
        </>
      ) : null}
    </Stack>
  );
}
