import { Card, Heading, Icon, Inline, Link, ProgressBar, Skeleton, Stack, Text } from '@peyk/design-system';
import type { Problem } from '../../../../api/problem';
import { useSectionTitle } from '../../../../entities/profile/sections';
import { formatNumber } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { profileStep } from '../../../../paths';
import type { DashboardState } from '../Dashboard.states';
import type { Missing } from '../score';
import { CardProblem } from './CardProblem';

interface CompletionCardProps {
  score: DashboardState['score'];
  /** Why the person is not known, on whom the score depends. */
  userProblem?: Problem;
  onRetry: () => void;
}

/** How complete the profile is, and the first three things that it lacks. */
export function CompletionCard({ score, userProblem, onRetry }: CompletionCardProps) {
  const t = useT();
  const locale = useLocale();
  const known = score.status === 'ready' ? score.completion : null;
  return (
    <Card as="section" labelledBy="completion">
      <Stack gap={16}>
        <Inline gap={12} justify="between">
          <Heading level={3} id="completion">
            {t('completion.title')}
          </Heading>
          {known ? (
            <Text size="ui" weight="semibold" tone="strong">
              {t('completion.percent', { percent: formatNumber(locale, known.percent) })}
            </Text>
          ) : null}
        </Inline>
        {score.status === 'loading' ? <Waiting /> : null}
        {score.status === 'failed' ? (
          <CardProblem
            problem={score.problem}
            of={score.problem === userProblem ? 'person' : undefined}
            title={t('dashboard.ready.scoreFailed')}
            onRetry={onRetry}
          />
        ) : null}
        {score.status === 'ready' ? (
          <>
            {score.notice ? (
              <CardProblem kept problem={score.notice} title={t('dashboard.ready.scoreFailed')} onRetry={onRetry} />
            ) : null}
            <ProgressBar label={t('completion.title')} value={score.completion.percent / 100} labelHidden />
            <MissingItems missing={score.missing} />
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

/** As high as three missing items, so that nothing moves when they are known. */
function Waiting() {
  const t = useT();
  return (
    <Stack gap={16}>
      <Text size="small" tone="muted">
        {t('dashboard.ready.loadingScore')}
      </Text>
      <Skeleton shape="text" lines={3} />
    </Stack>
  );
}

function MissingItems({ missing }: { missing: readonly Missing[] }) {
  const t = useT();
  const titleOf = useSectionTitle();
  if (missing.length === 0) {
    return (
      <Text as="div" size="ui" tone="success">
        <Inline gap={8} wrap={false}>
          <Icon name="checkCircle" size={18} />
          {t('completion.complete')}
        </Inline>
      </Text>
    );
  }
  return (
    <Stack gap={12} as="ul">
      {missing.map(({ section, what }) => (
        <Inline key={section} as="li" gap={8} wrap={false}>
          <Icon name="plus" size={16} />
          <Text as="span" size="ui">
            <Link href={profileStep(section)}>
              {what === 'address' ? t('dashboard.ready.address') : titleOf(section)}
            </Link>
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}
