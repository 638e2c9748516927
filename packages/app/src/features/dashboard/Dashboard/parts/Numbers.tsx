import { SampleMark, StatLedger, Stack } from '@peyk/design-system';
import { responseRate } from '../../../../entities/bot/responseRate';
import { formatNumber } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { paths } from '../../../../paths';
import type { DashboardState } from '../Dashboard.states';
import { CardProblem } from './CardProblem';

/** More bots than this are not drawn one by one. */
const COUNTABLE = 10;

interface NumbersProps {
  state: Pick<DashboardState, 'stats' | 'score'>;
  onRetryStats: () => void;
}

/** The four numbers; each stays unknown by itself. Why the profile score is not known says the card of the profile. */
export function Numbers({ state: { stats, score }, onRetryStats }: NumbersProps) {
  const t = useT();
  const locale = useLocale();
  const bots = stats.status === 'ready' ? stats.stats : null;
  const profile = score.status === 'ready' ? score.completion : null;
  const ofBots = { loading: stats.status === 'loading' };
  const rate = bots && responseRate(bots.total_professors, bots.emails_sent);
  return (
    <Stack gap={16}>
      <StatLedger
        label={t('dashboard.numbers.label')}
        stats={[
          {
            ...ofBots,
            label: t('dashboard.numbers.active'),
            value: bots && bots.active_bots,
            unit: bots ? t('dashboard.numbers.of', { total: bots.total_bots }) : undefined,
            segments:
              bots && bots.total_bots > 0 && bots.total_bots <= COUNTABLE
                ? { filled: bots.active_bots, of: bots.total_bots, tone: 'success' }
                : undefined,
            href: paths.bots,
          },
          { ...ofBots, label: t('dashboard.numbers.professors'), value: bots && bots.total_professors },
          {
            ...ofBots,
            label: t('dashboard.numbers.rate'),
            value: rate === null ? null : t('dashboard.numbers.percent', { percent: formatNumber(locale, rate, 1) }),
            hint: (
              <>
                <SampleMark label={t('dashboard.numbers.estimated')} /> {t('dashboard.numbers.estimate')}
              </>
            ),
          },
          {
            label: t('dashboard.numbers.score'),
            loading: score.status === 'loading',
            value: profile && t('dashboard.numbers.percent', { percent: formatNumber(locale, profile.percent) }),
            unit: profile ? t(`completion.labels.${profile.label}`) : undefined,
            segments: profile ? { filled: profile.filled, of: profile.total, tone: 'action' } : undefined,
            href: paths.profile,
          },
        ]}
      />
      {stats.status === 'failed' ? (
        <CardProblem told problem={stats.problem} title={t('failures.lookups.botStats')} onRetry={onRetryStats} />
      ) : null}
    </Stack>
  );
}
