import type { BotResult, EmailDraft, MatchClass } from '@peyk/api-types';
import {
  Auto,
  Card,
  Grid,
  Heading,
  Inline,
  SegmentedControl,
  Select,
  SkeletonCard,
  Stack,
  Text,
} from '@peyk/design-system';
import { Points } from '../../../../entities/professor/Points';
import { pointsOf } from '../../../../entities/professor/points';
import { ReviewCard } from '../../../../entities/draft/review/ReviewCard';
import { Turner } from '../../../../entities/draft/review/Turner';
import type { QueueAct, QueueView } from '../../../../entities/draft/review/queueAct';
import { formatNumber, formatRegion } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { visible } from '../../../../i18n/named';
import type { Locale } from '../../../../i18n/types';
import { PartProblem } from '../../../../ui/PartProblem/PartProblem';
import type { QueuePart } from '../BotDetail.states';
import { draftHref } from '../../../../entities/bot/draftHref';
import { Unshown } from '../../../../ui/Unshown/Unshown';

interface ReviewQueueProps {
  botId: number;
  queue: QueuePart;
  /** Why the queue is empty: a run may still write drafts, none was written, or all were reviewed. */
  phase: 'running' | 'nothing' | 'done';
  onPosition: (position: number) => void;
  /** Shows other drafts, or in another order. */
  onLook: (view: Partial<QueueView>) => void;
  onAct: (act: QueueAct, draft: EmailDraft) => void;
  onAskNever: (draft: EmailDraft | null) => void;
  onRetry: () => void;
}

const emptyWords = {
  running: 'botDetail.queue.emptyRunning',
  nothing: 'botDetail.queue.emptyNothing',
  done: 'botDetail.queue.emptyDone',
} as const;

/** The main task of the page: review the waiting drafts in full, one at a time. */
export function ReviewQueue({ botId, queue, phase, onPosition, onLook, onAct, onAskNever, onRetry }: ReviewQueueProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <Stack gap={16} as="section" labelledBy="queue-heading">
      <Inline gap={12} justify="between">
        <Heading level={2} id="queue-heading">
          {t('botDetail.queue.title')}
        </Heading>
        {queue.status === 'ready' && queue.waiting > 0 ? (
          <Turner
            position={queue.position}
            waiting={queue.waiting}
            busy={queue.busy !== null}
            onPosition={onPosition}
          />
        ) : null}
      </Inline>
      {queue.status === 'ready' ? <ViewBar queue={queue} onLook={onLook} /> : null}
      {queue.status === 'loading' ? <SkeletonCard label={t('botDetail.queue.loading')} /> : null}
      {queue.status === 'failed' ? (
        <PartProblem look="card" problem={queue.problem} title={t('botDetail.queue.failed')} onRetry={onRetry} />
      ) : null}
      {queue.status === 'ready' ? (
        <Card padding="large">
          {queue.next?.draft ? (
            <ReviewCard
              draft={queue.next.draft}
              to={addresseeOf(queue.next, locale)}
              why={<Why result={queue.next} />}
              href={draftHref(queue.next.draft.professor, botId)}
              busy={queue.busy}
              actProblem={queue.actProblem}
              never={queue.never}
              onAct={onAct}
              onAskNever={onAskNever}
            />
          ) : queue.unreadable ? (
            <Unshown count={1} />
          ) : (
            <Stack gap={4}>
              <Heading level={3}>{t('botDetail.queue.empty')}</Heading>
              <Text size="small" tone="muted">
                {t(emptyWords[phase])}
              </Text>
            </Stack>
          )}
        </Card>
      ) : null}
    </Stack>
  );
}

const classes = ['strong', 'possible', 'no'] as const satisfies readonly MatchClass[];

/** Which of the waiting drafts are shown, and in which order; nothing to choose where only one waits. */
function ViewBar({
  queue: { view, classes: counts, waiting },
  onLook,
}: Pick<ReviewQueueProps, 'onLook'> & { queue: Extract<QueuePart, { status: 'ready' }> }) {
  const t = useT();
  const locale = useLocale();
  if (!counts || (waiting < 2 && view.only === null)) return null;
  const offered = classes.filter((each) => counts[each] > 0 || view.only === each);
  const total = counts.strong + counts.possible + counts.no;
  const named = (group: MatchClass | 'all', count: number) => ({
    value: group,
    label: t(`botDetail.queue.groups.${group}`, { count: formatNumber(locale, count) }),
  });
  return (
    <Inline gap={12} justify="between">
      {offered.length > 1 || view.only !== null ? (
        <SegmentedControl
          size="small"
          label={t('botDetail.queue.groups.label')}
          labelHidden
          value={view.only ?? 'all'}
          onChange={(value) => onLook({ only: classes.find((each) => each === value) ?? null })}
          options={[named('all', total), ...offered.map((each) => named(each, counts[each]))]}
        />
      ) : (
        <span />
      )}
      <Select
        compact
        label={t('botDetail.queue.order.label')}
        labelHidden
        value={view.order}
        onChange={(value) => onLook({ order: value === 'newest' ? 'newest' : 'score' })}
        options={(['score', 'newest'] as const).map((value) => ({ value, label: t(`botDetail.queue.order.${value}`) }))}
      />
    </Inline>
  );
}

/** Why the bot wrote to this professor: the reason of the match, and what speaks for it and against it. */
function Why({ result: { match_score: match } }: { result: BotResult }) {
  const t = useT();
  if (!match) return null;
  return (
    <Stack gap={12}>
      {visible(match.reason) ? (
        <Text size="small">
          <Auto>{match.reason}</Auto>
        </Text>
      ) : null}
      <Grid columns={{ base: '1', tablet: '2' }} gap={12} align="start">
        <Points labelHidden icon="plus" label={t('drafts.match.pros')} points={pointsOf(match.pros)} />
        <Points labelHidden icon="minus" label={t('drafts.match.cons')} points={pointsOf(match.cons)} />
      </Grid>
    </Stack>
  );
}

const addresseeOf = ({ professor, match_score: match }: BotResult, locale: Locale) => ({
  fullName: professor.full_name,
  university: professor.university_name,
  country: formatRegion(locale, professor.country_code, professor.university_country ?? ''),
  score: match?.score ?? professor.match_score,
  sample: professor.sample,
});
