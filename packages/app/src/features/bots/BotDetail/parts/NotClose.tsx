import type { BotResult, Professor } from '@peyk/api-types';
import {
  Auto,
  Button,
  ConfirmDialog,
  Disclosure,
  LinkButton,
  List,
  ListRow,
  Pagination,
  ScoreRing,
  SkeletonRows,
  Stack,
  VisuallyHidden,
  shownScore,
} from '@peyk/design-system';
import { formatNumber } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { named, visible } from '../../../../i18n/named';
import { ProblemText } from '../../../../ui/ProblemView/ProblemText';
import { ProblemView } from '../../../../ui/ProblemView/ProblemView';
import { Unshown } from '../../../../ui/Unshown/Unshown';
import type { NotClosePart } from '../BotDetail.states';
import { draftHref } from '../../../../entities/bot/draftHref';

interface NotCloseProps {
  botId: number;
  count: number;
  notClose: NotClosePart;
  onShowNotClose: (open: boolean) => void;
  onNotClosePage: (page: number) => void;
  onAskDraft: (professor: Professor | null) => void;
  onDraft: (professor: Professor) => void;
  onRetry: () => void;
}

/** One line for all whom no run writes to; opened, each with the reasons, and with a draft for whoever wants one (MAT-02). */
export function NotClose({
  botId,
  count,
  notClose: part,
  onShowNotClose,
  onNotClosePage,
  onAskDraft,
  onDraft,
  onRetry,
}: NotCloseProps) {
  const t = useT();
  const title = t('botDetail.found.notClose.title', { count });
  const asked = part.status === 'ready' ? part.asked : null;
  return (
    <>
      <Disclosure title={title} defaultOpen={part.status !== 'closed'} onOpenChange={onShowNotClose}>
        <Stack gap={16}>
          {part.status === 'loading' ? <SkeletonRows ring rows={3} label={t('botDetail.found.loading')} /> : null}
          {part.status === 'failed' ? (
            <ProblemView problem={part.problem} title={t('botDetail.found.failed')} onRetry={onRetry} />
          ) : null}
          {part.status === 'ready' ? (
            <>
              <Unshown count={part.leftOut} />
              <List label={title}>
                {part.results.map((result) => (
                  <FarRow key={result.professor.id} botId={botId} result={result} onAsk={onAskDraft} />
                ))}
              </List>
              {part.pageCount > 1 ? (
                <Pagination
                  page={part.page}
                  pageCount={part.pageCount}
                  onChange={onNotClosePage}
                  label={t('botDetail.found.notClose.pages')}
                />
              ) : null}
            </>
          ) : null}
        </Stack>
      </Disclosure>
      {asked ? (
        <ConfirmDialog
          open
          title={<Auto>{t('botDetail.found.notClose.ask.title', { name: named(t, asked.professor.full_name) })}</Auto>}
          body={t('botDetail.found.notClose.ask.body')}
          confirmLabel={t('botDetail.found.notClose.ask.confirm')}
          cancelLabel={t('common.cancel')}
          busy={asked.busy}
          error={asked.problem ? <ProblemText problem={asked.problem} /> : undefined}
          onConfirm={() => onDraft(asked.professor)}
          onCancel={() => onAskDraft(null)}
        />
      ) : null}
    </>
  );
}

interface FarRowProps {
  botId: number;
  result: BotResult;
  onAsk: (professor: Professor) => void;
}

function FarRow({
  botId,
  result: { professor, match_score: match, draft, skipped_reason: reason, state },
  onAsk,
}: FarRowProps) {
  const t = useT();
  const locale = useLocale();
  const score = match?.score ?? professor.match_score;
  const against = match ? [match.cons].flat() : [];
  const name = <Auto>{named(t, professor.full_name)}</Auto>;
  return (
    <ListRow
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
      title={name}
      description={
        <Stack gap={4} align="start">
          {visible(professor.university_name) ? (
            <span>
              <Auto>{professor.university_name}</Auto>
            </span>
          ) : null}
          {against.map((point, index) => (
            // Two points may have the same text, so the index is the key.
            <span key={index}>
              <Auto>{point}</Auto>
            </span>
          ))}
          {state === 'skipped' || state === 'do_not_contact' ? (
            <span>
              <Auto>{reason ? t('botDetail.found.skipped', { reason }) : t('botDetail.outcome.skipped')}</Auto>
            </span>
          ) : null}
        </Stack>
      }
    >
      {draft ? (
        <LinkButton size="small" tone="quiet" href={draftHref(professor.id, botId)}>
          {t('botDetail.found.notClose.open')}
          <VisuallyHidden>
            {': '}
            {name}
          </VisuallyHidden>
        </LinkButton>
      ) : state === 'do_not_contact' ? undefined : (
        <Button size="small" tone="quiet" onPress={() => onAsk(professor)}>
          {t('botDetail.found.notClose.draft')}
          <VisuallyHidden>
            {': '}
            {name}
          </VisuallyHidden>
        </Button>
      )}
    </ListRow>
  );
}
