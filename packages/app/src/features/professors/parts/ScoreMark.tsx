import { ScoreRing, Skeleton, shownScore } from '@peyk/design-system';
import { scoreBand } from '../../../entities/professor/bands';
import type { ScoreState } from '../../../entities/professor/matchScore';
import { formatNumber } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';

/** The match score as a ring: empty where there is none or it could not be loaded. */
export function ScoreMark({ score }: { score: ScoreState }) {
  const t = useT();
  const locale = useLocale();
  if (score.status === 'loading') return <Skeleton shape="circle" width="56px" />;
  if (score.status === 'failed') return <ScoreRing score={null} label={t('professors.matchFailed')} />;
  if (score.score === null) return <ScoreRing score={null} label={t('professors.score.none')} />;
  const label = t('professors.score.label', { score: formatNumber(locale, shownScore(score.score)) });
  return <ScoreRing score={score.score} label={`${label}. ${t(`professors.score.${scoreBand(score.score)}`)}`} />;
}
