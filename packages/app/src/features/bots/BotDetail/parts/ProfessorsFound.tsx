import type { BotResult } from '@peyk/api-types';
import {
  Auto,
  Card,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  List,
  ListRow,
  Pagination,
  SampleMark,
  ScoreRing,
  SkeletonRows,
  Stack,
  StatusPill,
  Text,
  shownScore,
} from '@peyk/design-system';
import { formatNumber } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { ProblemMessage, ProblemView } from '../../../../ui/ProblemView/ProblemView';
import { paths } from '../../../../paths';
import type { ResultsPart } from '../BotDetail.states';
import { draftHref } from '../draftHref';
import { resultPill } from '../resultPill';
import { ResultOutcome } from './ResultOutcome';
import { named, visible } from '../../../../i18n/named';
import { Unshown } from '../../../../ui/Unshown/Unshown';

interface ProfessorsFoundProps {
  botId: number;
  part: ResultsPart;
  /** Why the list may be empty: no run yet, a run in progress, or no match. */
  phase: 'before' | 'running' | 'over';
  onPage: (page: number) => void;
  onRetry: () => void;
}

/** Everybody the bot found, best first, each with the state of the draft. */
export function ProfessorsFound({ botId, part, phase, onPage, onRetry }: ProfessorsFoundProps) {
  const t = useT();
  const locale = useLocale();
  // One badge for the whole list if everybody in it is sample data.
  const allSample =
    part.status === 'ready' && part.results.length > 0 && part.results.every(({ professor }) => professor.sample);
  return (
    <Stack gap={16} as="section" labelledBy="found-heading">
      <Inline gap={12} justify="between" align="baseline">
        <Inline gap={8}>
          <Heading level={2} id="found-heading">
            {t('botDetail.found.title')}
          </Heading>
          {allSample ? <SampleMark label={t('botDetail.found.sample')} /> : null}
        </Inline>
        {part.status === 'ready' && part.count ? (
          <Text size="small" tone="muted">
            {formatNumber(locale, part.count)}
          </Text>
        ) : null}
      </Inline>
      {part.status === 'loading' ? <SkeletonRows ring rows={5} label={t('botDetail.found.loading')} /> : null}
      {part.status === 'failed' ? (
        <Card>
          <ProblemView problem={part.problem} title={t('botDetail.found.failed')} onRetry={onRetry} />
        </Card>
      ) : null}
      {part.status === 'ready' ? (
        <>
          {part.notice ? <ProblemMessage problem={part.notice} /> : null}
          <Unshown count={part.leftOut} />
          {part.results.length ? (
            <List label={t('botDetail.found.label')}>
              {part.results.map((result) => (
                <FoundRow
                  key={result.professor.id}
                  botId={botId}
                  result={result}
                  marked={result.professor.sample && !allSample}
                />
              ))}
            </List>
          ) : part.leftOut ? null : (
            <Card>
              <Nobody phase={phase} />
            </Card>
          )}
          {part.pageCount > 1 ? (
            <Pagination
              page={part.page}
              pageCount={part.pageCount}
              onChange={onPage}
              label={t('botDetail.found.pages')}
            />
          ) : null}
        </>
      ) : null}
    </Stack>
  );
}

interface FoundRowProps {
  botId: number;
  result: BotResult;
  /** A sample person among real ones. */
  marked: boolean;
}

function FoundRow({ botId, result, marked }: FoundRowProps) {
  const { professor, match_score: match, state } = result;
  const t = useT();
  const locale = useLocale();
  const score = match?.score ?? professor.match_score;
  return (
    <ListRow
      href={draftHref(professor.id, botId)}
      leading={
        <ScoreRing
          size="small"
          score={score}
          label={
            score === null
              ? t('botDetail.found.noScore')
              : t('botDetail.found.score', { score: formatNumber(locale, shownScore(score)) })
          }
        />
      }
      title={<Auto>{named(t, professor.full_name)}</Auto>}
      description={
        <Stack gap={4} align="start">
          {visible(professor.university_name) ? (
            <span>
              <Auto>{professor.university_name}</Auto>
            </span>
          ) : null}
          <ResultOutcome result={result} />
          <Inline gap={8} as="span">
            <StatusPill status={resultPill[state]} label={t(`botDetail.found.state.${state}`)} />
            {marked ? <SampleMark label={t('botDetail.found.sample')} /> : null}
          </Inline>
        </Stack>
      }
    />
  );
}

function Nobody({ phase }: Pick<ProfessorsFoundProps, 'phase'>) {
  const t = useT();
  if (phase !== 'over') {
    const words = phase === 'running' ? 'emptyRunning' : 'emptyBefore';
    return (
      <Stack gap={4}>
        <Heading level={3}>{t(`botDetail.found.${words}.title`)}</Heading>
        <Text size="small" tone="muted">
          {t(`botDetail.found.${words}.body`)}
        </Text>
      </Stack>
    );
  }
  return (
    <EmptyState
      level={3}
      title={t('botDetail.found.empty')}
      action={
        <LinkButton href={paths.createBot} icon="plus">
          {t('botDetail.found.emptyAction')}
        </LinkButton>
      }
    >
      {t('botDetail.found.emptyBody')}
    </EmptyState>
  );
}
