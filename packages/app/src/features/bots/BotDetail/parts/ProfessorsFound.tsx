import type { BotResult, Professor } from '@peyk/api-types';
import {
  Auto,
  Button,
  Card,
  EmptyState,
  Heading,
  Inline,
  Link,
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
import { useState } from 'react';
import { formatNumber } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { PartProblem } from '../../../../ui/PartProblem/PartProblem';
import { paths } from '../../../../paths';
import type { NotClosePart, ResultsPart } from '../BotDetail.states';
import { resultsHref } from '../../../../entities/bot/resultsHref';
import { draftHref } from '../../../../entities/bot/draftHref';
import { resultPill } from '../../../../entities/bot/resultPill';
import { classOf } from '../toState';
import { NotClose } from './NotClose';
import { ResultOutcome, useOutcomeWords } from './ResultOutcome';
import { named, visible } from '../../../../i18n/named';
import { Unshown } from '../../../../ui/Unshown/Unshown';

interface ProfessorsFoundProps {
  botId: number;
  part: ResultsPart;
  notClose: NotClosePart;
  /** Why the list may be empty: no run yet, a run in progress, or no match. */
  phase: 'before' | 'running' | 'over';
  /** Whether the page says above why nobody was found, and what to change. */
  advised: boolean;
  onPage: (page: number) => void;
  onShowNotClose: (open: boolean) => void;
  onNotClosePage: (page: number) => void;
  /** Opens the question about a draft to one of them; null closes it. */
  onAskDraft: (professor: Professor | null) => void;
  onDraft: (professor: Professor) => void;
  onRetry: () => void;
}

/** How many are shown beside the letter before the person asks for all. */
const first = 7;

/** Everybody the bot found, best first and by class (MAT-02), each with the state of the draft. */
export function ProfessorsFound(props: ProfessorsFoundProps) {
  const { botId, part, phase, advised, onPage, onRetry } = props;
  const t = useT();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const shown = part.status === 'ready' && !open ? { ...part, results: part.results.slice(0, first) } : part;
  // A longer list would push what stands below it far from the letter.
  const hidden = part.status === 'ready' && !open && (part.results.length > first || part.pageCount > 1);
  // The button opens this list; who is not close enough is listed below it, and not opened by the button.
  const listed = part.status !== 'ready' ? 0 : part.classes ? part.classes.strong + part.classes.possible : part.count;
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
        {hidden || open ? (
          <Button
            tone="quiet"
            size="small"
            label={hidden ? t('botDetail.found.allNamed', { count: formatNumber(locale, listed) }) : undefined}
            onPress={() => setOpen(!open)}
          >
            {hidden ? t('botDetail.found.all', { count: formatNumber(locale, listed) }) : t('botDetail.found.fewer')}
          </Button>
        ) : part.status === 'ready' && part.count ? (
          <Text size="small" tone="muted">
            {formatNumber(locale, part.count)}
          </Text>
        ) : null}
      </Inline>
      {part.status === 'loading' ? <SkeletonRows ring rows={5} label={t('botDetail.found.loading')} /> : null}
      {part.status === 'failed' ? (
        <PartProblem look="card" problem={part.problem} title={t('botDetail.found.failed')} onRetry={onRetry} />
      ) : null}
      {part.status === 'ready' ? (
        <>
          {part.notice ? (
            <PartProblem look="message" kept problem={part.notice} onRetry={onRetry} quiet={null} />
          ) : null}
          <Unshown count={part.leftOut} />
          {shown.status === 'ready' && shown.results.length ? (
            groupsOf(shown).map(({ id, count, results }) => {
              const list = (label: string) => (
                <List key={id} label={label}>
                  {results.map((result) => (
                    <FoundRow
                      key={result.professor.id}
                      botId={botId}
                      result={result}
                      marked={result.professor.sample && !allSample}
                    />
                  ))}
                </List>
              );
              if (id === 'all') return list(t('botDetail.found.label'));
              const title = t(`botDetail.found.classes.${id}`);
              return (
                <Stack key={id} gap={8}>
                  <Inline gap={12} justify="between" align="baseline">
                    <Heading level={3}>{title}</Heading>
                    <Text size="small" tone="muted">
                      {formatNumber(locale, count)}
                    </Text>
                  </Inline>
                  {list(title)}
                </Stack>
              );
            })
          ) : part.leftOut ? null : (
            <Card>
              <Nobody botId={botId} phase={phase} advised={advised} far={part.classes?.no ?? 0} />
            </Card>
          )}
          {part.pageCount > 1 && !hidden ? (
            <Pagination
              page={part.page}
              pageCount={part.pageCount}
              onChange={onPage}
              label={t('botDetail.found.pages')}
            />
          ) : null}
          {part.count ? (
            <Text size="small">
              <Link href={resultsHref(botId)}>{t('botDetail.found.select')}</Link>
            </Text>
          ) : null}
          {part.classes && part.classes.no > 0 ? <NotClose {...props} count={part.classes.no} /> : null}
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
  const hasOutcome = useOutcomeWords()(result).length > 0;
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
          {marked ? <SampleMark label={t('botDetail.found.sample')} /> : null}
        </Stack>
      }
      trailing={<StatusPill status={resultPill[state]} label={t(`botDetail.found.state.${state}`)} />}
    >
      {hasOutcome ? (
        <Text as="div" size="small" tone="muted">
          <Stack gap={4}>
            <ResultOutcome result={result} />
          </Stack>
        </Text>
      ) : undefined}
    </ListRow>
  );
}

/** The groups of a page: by class where the server knows classes, else one. */
function groupsOf({ results, count, classes }: Extract<ResultsPart, { status: 'ready' }>) {
  if (!classes) return [{ id: 'all' as const, count, results }];
  return (['strong', 'possible'] as const)
    .map((id) => ({ id, count: classes[id], results: results.filter((result) => classOf(result) === id) }))
    .filter((group) => group.results.length > 0);
}

/** `far`: how many were found who are not close enough. */
function Nobody({
  botId,
  phase,
  advised,
  far,
}: Pick<ProfessorsFoundProps, 'botId' | 'phase' | 'advised'> & { far: number }) {
  const t = useT();
  if (phase !== 'over') {
    const words = phase === 'before' ? 'emptyBefore' : far > 0 ? 'noneCloseYet' : 'emptyRunning';
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
      title={t(far > 0 ? 'botDetail.found.noneClose.title' : 'botDetail.found.empty')}
      action={
        <LinkButton href={paths.botEdit(botId)} icon="pencil">
          {t('botDetail.found.emptyAction')}
        </LinkButton>
      }
    >
      {far > 0 ? t('botDetail.found.noneClose.body') : advised ? undefined : t('botDetail.found.emptyBody')}
    </EmptyState>
  );
}
