import { Box, Button, Inline, ProgressBar, Skeleton, Stack, Text, VisuallyHidden } from '@peyk/design-system';
import { formatDateTime, formatNumber } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import { PartProblem } from '../../../../ui/PartProblem/PartProblem';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { ArchivePart } from '../Account.states';
import { Part } from './Part';

interface ArchiveProps {
  part: Exclude<ArchivePart, { status: 'absent' }>;
  onRetry: () => void;
  onPrepare: () => void;
  onDownload: () => void;
  onDismissProblem: () => void;
}

/** Everything that is the person's, as one archive. */
export function Archive({ part, onRetry, onPrepare, onDownload, onDismissProblem }: ArchiveProps) {
  const t = useT();
  return (
    <Part id="archive" title={t('account.archive.title')}>
      <Stack gap={16}>
        <Text>{t('account.archive.lead')}</Text>
        <Text size="small" tone="muted">
          {t('account.archive.contents')}
        </Text>
        {part.status === 'loading' ? (
          <>
            <VisuallyHidden>{t('account.archive.loading')}</VisuallyHidden>
            <Skeleton shape="title" width="100%" />
          </>
        ) : null}
        {part.status === 'failed' ? (
          <PartProblem problem={part.problem} title={t('account.archive.failed')} onRetry={onRetry} />
        ) : null}
        {part.status === 'ready' ? (
          <>
            {part.problem ? (
              <ProblemMessage
                problem={part.problem.problem}
                title={t(`account.archive.${part.problem.of === 'prepare' ? 'notPrepared' : 'notTaken'}`)}
                onDismiss={onDismissProblem}
              />
            ) : null}
            <Step part={part} onPrepare={onPrepare} onDownload={onDownload} />
          </>
        ) : null}
      </Stack>
    </Part>
  );
}

function Step({
  part: { archive, busy },
  onPrepare,
  onDownload,
}: {
  part: Extract<ArchivePart, { status: 'ready' }>;
  onPrepare: () => void;
  onDownload: () => void;
}) {
  const t = useT();
  const locale = useLocale();
  const { state, done, total, bytes, expires_at: until } = archive;
  const next = useCatchFocus<HTMLButtonElement>(state);
  if (state === 'working')
    return <ProgressBar label={t('account.archive.working')} value={total > 0 ? done / total : null} />;
  const prepare = (
    <Button
      ref={state === 'ready' ? undefined : next}
      tone={state === 'ready' ? 'secondary' : 'primary'}
      busy={busy === 'prepare'}
      disabled={busy !== null}
      onPress={onPrepare}
    >
      {t(state === 'none' ? 'account.archive.prepare' : 'account.archive.again')}
    </Button>
  );
  return (
    <Stack gap={12}>
      {state === 'failed' ? <Text size="small">{t('account.archive.broken')}</Text> : null}
      {state === 'ready' ? (
        <Text size="small" tone="muted">
          {t('account.archive.until', {
            size: formatNumber(locale, Math.max(0.1, bytes / 1e6), 1),
            date: until ? formatDateTime(locale, until) : '',
          })}
        </Text>
      ) : null}
      <Inline gap={8}>
        {state === 'ready' ? (
          <Button
            ref={next}
            tone="primary"
            icon="download"
            busy={busy === 'download'}
            disabled={busy !== null}
            onPress={onDownload}
          >
            {t('account.archive.download')}
          </Button>
        ) : null}
        <Box grow="line">{prepare}</Box>
      </Inline>
    </Stack>
  );
}
