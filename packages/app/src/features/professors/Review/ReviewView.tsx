import type { EmailDraft } from '@peyk/api-types';
import { Auto, Card, EmptyState, Heading, Inline, LinkButton, SkeletonCard, Stack, Text } from '@peyk/design-system';
import type { QueueAct } from '../../../entities/draft/review/queueAct';
import { ReviewCard } from '../../../entities/draft/review/ReviewCard';
import { reviewedDraftHref } from '../../../entities/draft/review/reviewed';
import { Turner } from '../../../entities/draft/review/Turner';
import { useT } from '../../../i18n/I18n';
import { named } from '../../../i18n/named';
import { ProblemView } from '../../../ui/ProblemView/ProblemView';
import type { RefusedPerson, ReviewState } from './Review.states';

interface ReviewViewProps {
  state: ReviewState;
  /** All selected professors, for the way back from the page of a letter. */
  professors: readonly number[];
  /** The list the professors were selected in. */
  back: string;
  onRetry: () => void;
  onPosition: (position: number) => void;
  onAct: (act: QueueAct, draft: EmailDraft) => void;
  onAskNever: (draft: EmailDraft | null) => void;
}

/** The letters to the selected professors, each read and approved by itself, and who may not be written to. */
export function ReviewView({ state, professors, back, onRetry, onPosition, onAct, onAskNever }: ReviewViewProps) {
  const t = useT();
  return (
    <>
      {state.status === 'loading' ? <SkeletonCard label={t('review.loading', { count: state.count })} /> : null}
      {state.status === 'failed' ? (
        <Card padding="large">
          <ProblemView problem={state.problem} title={t('botDetail.queue.failed')} onRetry={onRetry} />
        </Card>
      ) : null}
      {state.status === 'ready' ? (
        <>
          {state.refused.length > 0 ? <Refused people={state.refused} /> : null}
          <Stack gap={16} as="section" labelledBy="review-heading">
            <Inline gap={12} justify="between">
              <Heading level={2} id="review-heading">
                {t('botDetail.queue.title')}
              </Heading>
              {state.waiting > 0 ? (
                <Turner
                  position={state.position}
                  waiting={state.waiting}
                  busy={state.busy !== null}
                  onPosition={onPosition}
                />
              ) : null}
            </Inline>
            <Card padding="large">
              {state.draft ? (
                <ReviewCard
                  draft={state.draft}
                  to={{ fullName: state.draft.professor_name, university: state.draft.university_name }}
                  href={reviewedDraftHref(state.draft.professor, professors)}
                  busy={state.busy}
                  actProblem={state.actProblem}
                  never={state.never}
                  onAct={onAct}
                  onAskNever={onAskNever}
                />
              ) : (
                <EmptyState
                  level={3}
                  title={t('botDetail.queue.empty')}
                  action={
                    <LinkButton href={back} tone="primary">
                      {t('review.back')}
                    </LinkButton>
                  }
                >
                  {state.decided > 0 ? t('review.done') : t('review.nobody')}
                </EmptyState>
              )}
            </Card>
          </Stack>
        </>
      ) : null}
    </>
  );
}

const ownWords = ['not_found', 'approved', 'sending', 'sent', 'unknown'] as const;

function Refused({ people }: { people: readonly RefusedPerson[] }) {
  const t = useT();
  return (
    <Stack gap={12} as="section" labelledBy="review-refused">
      <Heading level={2} look="title3" id="review-refused">
        {t('review.refused.title', { count: people.length })}
      </Heading>
      <Stack gap={8} as="ul">
        {people.map(({ professor, name, code, detail }) => {
          const own = ownWords.find((each) => each === code);
          return (
            <Stack key={professor} gap={4} as="li">
              <Text weight="semibold" tone="strong" as="div">
                <Auto>{named(t, name)}</Auto>
              </Text>
              <Text size="small" tone="muted" as="div">
                {own ? t(`review.refused.${own}`) : detail ? <Auto>{detail}</Auto> : t('review.refused.other')}
              </Text>
            </Stack>
          );
        })}
      </Stack>
    </Stack>
  );
}
