import { Auto, Card, Divider, Heading, Inline, Letter, LinkButton, ScoreRing, Stack, Text } from '@peyk/design-system';
import { formatNumber } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import type { QueuePart } from '../BotDetail.states';
import { draftHref } from '../draftHref';

interface ReviewQueueProps {
  botId: number;
  queue: QueuePart;
  /** Why nothing waits: the first draft may still come, none was written, or all were looked at. */
  phase: 'running' | 'nothing' | 'done';
}

const emptyWords = {
  running: 'botDetail.queue.emptyRunning',
  nothing: 'botDetail.queue.emptyNothing',
  done: 'botDetail.queue.emptyDone',
} as const;

/** The one thing the person must do: read the next draft. Approving happens beside the whole text, never here. */
export function ReviewQueue({ botId, queue, phase }: ReviewQueueProps) {
  const t = useT();
  const locale = useLocale();
  const { next, waiting } = queue;
  return (
    <Stack gap={16} as="section" labelledBy="queue-heading">
      <Inline gap={12} justify="between" align="baseline">
        <Heading level={2} id="queue-heading">
          {t('botDetail.queue.title')}
        </Heading>
        {waiting ? (
          <Text size="small" tone="muted">
            {t('botDetail.queue.waiting', { count: waiting })}
          </Text>
        ) : null}
      </Inline>
      <Card padding="large">
        {next?.draft ? (
          <Stack gap={16}>
            <Inline gap={16} wrap={false}>
              <ScoreRing
                size="medium"
                score={next.match_score?.score ?? next.professor.match_score}
                label={scoreLabel(next.match_score?.score ?? next.professor.match_score)}
              />
              <Stack gap={4}>
                <Heading level={3}>
                  <Auto>{next.professor.full_name}</Auto>
                </Heading>
                {next.professor.university_name ? (
                  <Text size="small" tone="muted">
                    <Auto>{next.professor.university_name}</Auto>
                  </Text>
                ) : null}
              </Stack>
            </Inline>
            <Divider />
            <Letter>
              <Text weight="semibold" tone="strong" as="p">
                <Auto>{next.draft.subject}</Auto>
              </Text>
              {openingOf(next.draft.body).map((paragraph) => (
                <p key={paragraph} dir="auto">
                  {paragraph}
                </p>
              ))}
            </Letter>
            <Inline gap={12}>
              <LinkButton
                href={draftHref(next.professor.id, botId)}
                tone="primary"
                icon="eye"
                label={t('botDetail.queue.reviewNamed', { name: next.professor.full_name })}
              >
                {t('botDetail.queue.review')}
              </LinkButton>
            </Inline>
          </Stack>
        ) : (
          <Stack gap={4}>
            <Heading level={3}>{t('botDetail.queue.empty')}</Heading>
            <Text size="small" tone="muted">
              {t(waiting ? 'botDetail.queue.further' : emptyWords[phase])}
            </Text>
          </Stack>
        )}
      </Card>
    </Stack>
  );

  function scoreLabel(score: number | null): string {
    return score === null
      ? t('botDetail.found.noScore')
      : t('botDetail.found.score', { score: formatNumber(locale, score) });
  }
}

/** The greeting and the first paragraphs, enough to know the letter again. */
function openingOf(body: string): readonly string[] {
  return body
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .slice(0, 3);
}
