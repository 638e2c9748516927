import type { BotResult, EmailDraft } from '@peyk/api-types';
import {
  Auto,
  Box,
  Button,
  Card,
  Divider,
  Heading,
  IconButton,
  Inline,
  InlineMessage,
  Letter,
  Link,
  LinkButton,
  SampleMark,
  ScoreRing,
  SkeletonCard,
  Stack,
  Text,
  shownScore,
} from '@peyk/design-system';
import { type Ref, useEffect, useId, useRef } from 'react';
import { formatNumber, formatRegion } from '../../../../i18n/format';
import type { Problem } from '../../../../api/problem';
import { blockingCheck, useCheckWords } from '../../../../entities/draft/checks';
import { useLocale, useT } from '../../../../i18n/I18n';
import { ProblemMessage, ProblemView } from '../../../../ui/ProblemView/ProblemView';
import type { QueuePart } from '../BotDetail.states';
import { draftHref } from '../../../../entities/bot/draftHref';
import type { QueueAct } from '../uiState';
import { NeverQuestion } from './NeverQuestion';
import { named, visible } from '../../../../i18n/named';
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

type ReadyQueue = Extract<QueuePart, { status: 'ready' }>;

const emptyWords = {
  running: 'botDetail.queue.emptyRunning',
  nothing: 'botDetail.queue.emptyNothing',
  done: 'botDetail.queue.emptyDone',
} as const;

/** The main task of the page: review the waiting drafts in full, one at a time. */
export function ReviewQueue({ botId, queue, phase, onPosition, onAct, onAskNever, onRetry }: ReviewQueueProps) {
  const t = useT();
  return (
    <Stack gap={16} as="section" labelledBy="queue-heading">
      <Inline gap={12} justify="between">
        <Heading level={2} id="queue-heading">
          {t('botDetail.queue.title')}
        </Heading>
        {queue.status === 'ready' && queue.waiting > 0 ? <Turner queue={queue} onPosition={onPosition} /> : null}
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
            <Waiting
              botId={botId}
              result={queue.next}
              draft={queue.next.draft}
              queue={queue}
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

/** The buttons to the previous and the next draft. */
function Turner({
  queue: { position, waiting, busy },
  onPosition,
}: { queue: ReadyQueue } & Pick<ReviewQueueProps, 'onPosition'>) {
  const t = useT();
  return (
    <Inline gap={4} wrap={false}>
      <IconButton
        icon="chevronStart"
        size="small"
        label={t('botDetail.queue.earlier')}
        disabled={position <= 1 || busy !== null}
        onPress={() => onPosition(position - 1)}
      />
      <Text size="small" tone="muted" numeric>
        {t('botDetail.queue.place', { n: position, total: waiting })}
      </Text>
      <IconButton
        icon="chevronEnd"
        size="small"
        label={t('botDetail.queue.later')}
        disabled={position >= waiting || busy !== null}
        onPress={() => onPosition(position + 1)}
      />
    </Inline>
  );
}

interface WaitingProps extends Pick<ReviewQueueProps, 'botId' | 'onAct' | 'onAskNever'> {
  result: BotResult;
  draft: EmailDraft;
  queue: ReadyQueue;
}

function Waiting({ botId, result, draft, queue: { busy, actProblem, never }, onAct, onAskNever }: WaitingProps) {
  const t = useT();
  const whyId = useId();
  const { name, acted } = useFocusOnNext(draft.id);
  const { said, remedy } = useCheckWords();
  const blocking = blockingCheck(draft);
  const act = (what: QueueAct) => {
    acted();
    onAct(what, draft);
  };
  return (
    <Stack gap={16}>
      <Addressee result={result} name={name} />
      {draft.failure ? (
        <InlineMessage tone="warning">
          <Auto>{draft.failure}</Auto>
        </InlineMessage>
      ) : null}
      <Divider />
      <Letter>
        <Text weight="semibold" tone="strong" as="p">
          {visible(draft.subject) ? <Auto>{draft.subject}</Auto> : t('drafts.noSubject')}
        </Text>
        {paragraphsOf(draft.body).map((paragraph, index) => (
          // Paragraphs have no id, so the index is the key.
          <p key={index} dir="auto">
            {paragraph.split('\n').map((line, row) => (
              <span key={row}>
                {row ? <br /> : null}
                {line}
              </span>
            ))}
          </p>
        ))}
      </Letter>
      <Link href={draftHref(draft.professor, botId)} weight="semibold">
        {t('botDetail.queue.evidence')}
      </Link>
      <Stack gap={4}>
        <Text size="small" tone="muted">
          {t('botDetail.queue.claims', { count: draft.evidence.length })}
        </Text>
        <Text size="small" tone={draft.to_email && !blocking ? 'muted' : 'danger'} id={whyId}>
          {draft.to_email && blocking
            ? t('drafts.seal.blocked', { reason: said(blocking), remedy: remedy(blocking) })
            : draft.to_email
              ? t('botDetail.queue.route', { from: draft.from_email ?? '…', to: draft.to_email })
              : t('botDetail.queue.noRecipient')}
        </Text>
      </Stack>
      {actProblem ? (
        <ProblemMessage
          problem={actProblem.problem}
          title={t(actProblem.act === 'approve' ? 'botDetail.queue.notApproved' : 'botDetail.queue.notSkipped')}
          action={
            isAboutSentence(actProblem.problem) ? (
              <LinkButton href={draftHref(draft.professor, botId)} size="small">
                {t('botDetail.queue.openEmail')}
              </LinkButton>
            ) : undefined
          }
        />
      ) : null}
      <Inline gap={12}>
        <Box grow="line">
          <Button
            tone="primary"
            icon="check"
            busy={busy === 'approve'}
            disabled={draft.to_email === null || blocking !== null || (busy !== null && busy !== 'approve')}
            describedBy={whyId}
            onPress={() => act('approve')}
          >
            {t('botDetail.queue.approve')}
          </Button>
        </Box>
        <Box grow="phone">
          <Inline gap={12} wrap={false}>
            <Box grow="phone">
              <LinkButton
                href={draftHref(draft.professor, botId)}
                icon="pencil"
                fullWidth
                label={t('botDetail.queue.editNamed', { name: named(t, draft.professor_name) })}
              >
                {t('botDetail.queue.edit')}
              </LinkButton>
            </Box>
            <Button
              tone="quiet"
              busy={busy === 'skip'}
              disabled={busy !== null && busy !== 'skip'}
              onPress={() => act('skip')}
            >
              {t('botDetail.queue.skip')}
            </Button>
          </Inline>
        </Box>
        {draft.to_email ? (
          <Box grow="line">
            <Button
              tone="quiet"
              busy={busy === 'never'}
              disabled={busy !== null && busy !== 'never'}
              onPress={() => onAskNever(draft)}
            >
              {t('botDetail.queue.never.action')}
            </Button>
          </Box>
        ) : null}
      </Inline>
      {never ? (
        <NeverQuestion
          draft={draft}
          busy={busy === 'never'}
          problem={never.problem}
          onConfirm={() => act('never')}
          onCancel={() => onAskNever(null)}
        />
      ) : null}
    </Stack>
  );
}

function Addressee({
  result: { professor, match_score: match },
  name,
}: {
  result: BotResult;
  name: Ref<HTMLHeadingElement>;
}) {
  const t = useT();
  const locale = useLocale();
  const score = match?.score ?? professor.match_score;
  const country = formatRegion(locale, professor.country_code, professor.university_country ?? '');
  return (
    <Inline gap={16} wrap={false}>
      <ScoreRing
        size="medium"
        score={score}
        label={
          score === null
            ? t('botDetail.found.noScore')
            : t('botDetail.found.score', { score: formatNumber(locale, shownScore(score)) })
        }
      />
      <Stack gap={4}>
        <Inline gap={8}>
          <Heading level={3} ref={name} tabIndex={-1}>
            <Auto>{named(t, professor.full_name)}</Auto>
          </Heading>
          {professor.sample ? <SampleMark label={t('botDetail.found.sample')} /> : null}
        </Inline>
        {visible(professor.university_name) ? (
          <Text size="small" tone="muted">
            <Auto>{professor.university_name}</Auto>
            {country ? ` • ${country}` : null}
          </Text>
        ) : null}
      </Stack>
    </Inline>
  );
}

/**
 * After a decision focus moves to the name on the next draft: the pressed button now belongs to a letter that nobody
 * has read. Turning the pages keeps focus.
 */
function useFocusOnNext(draftId: number) {
  const name = useRef<HTMLHeadingElement>(null);
  const decided = useRef<number | null>(null);
  useEffect(() => {
    if (decided.current === null || decided.current === draftId) return;
    decided.current = null;
    name.current?.focus();
  }, [draftId]);
  return {
    name,
    acted: () => {
      decided.current = draftId;
    },
  };
}

/** What is left to do is at a sentence or the name below, which only the page of the email shows whole. */
const IN_THE_TEXT: ReadonlySet<string> = new Set(['sentence_unbound', 'gap_left', 'name_not_latin']);
const isAboutSentence = (problem: Problem): boolean =>
  problem.kind === 'conflict' && IN_THE_TEXT.has(problem.code ?? '');

function paragraphsOf(body: string): readonly string[] {
  return body
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
