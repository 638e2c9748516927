import type { BotResult, EmailDraft } from '@peyk/api-types';
import { Card, Heading, Inline, SkeletonCard, Stack, Text } from '@peyk/design-system';
import { ReviewCard } from '../../../../entities/draft/review/ReviewCard';
import { Turner } from '../../../../entities/draft/review/Turner';
import type { QueueAct } from '../../../../entities/draft/review/queueAct';
import { formatRegion } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import type { Locale } from '../../../../i18n/types';
import { ProblemView } from '../../../../ui/ProblemView/ProblemView';
import type { QueuePart } from '../BotDetail.states';
import { draftHref } from '../../../../entities/bot/draftHref';
import { Unshown } from '../../../../ui/Unshown/Unshown';

interface ReviewQueueProps {
  botId: number;
  queue: QueuePart;
  /** Why the queue is empty: a run may still write drafts, none was written, or all were reviewed. */
  phase: 'running' | 'nothing' | 'done';
  onPosition: (position: number) => void;
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
export function ReviewQueue({ botId, queue, phase, onPosition, onAct, onAskNever, onRetry }: ReviewQueueProps) {
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
      {queue.status === 'loading' ? <SkeletonCard label={t('botDetail.queue.loading')} /> : null}
      {queue.status === 'failed' ? (
        <Card>
          <ProblemView problem={queue.problem} title={t('botDetail.queue.failed')} onRetry={onRetry} />
        </Card>
      ) : null}
      {queue.status === 'ready' ? (
        <Card padding="large">
          {queue.next?.draft ? (
            <ReviewCard
              draft={queue.next.draft}
              to={addresseeOf(queue.next, locale)}
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

const addresseeOf = ({ professor, match_score: match }: BotResult, locale: Locale) => ({
  fullName: professor.full_name,
  university: professor.university_name,
  country: formatRegion(locale, professor.country_code, professor.university_country ?? ''),
  score: match?.score ?? professor.match_score,
  sample: professor.sample,
});
