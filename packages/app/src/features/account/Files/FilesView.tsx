import type { AccountFile } from '@peyk/api-types';
import {
  Auto,
  ConfirmDialog,
  IconButton,
  Inline,
  List,
  ListRow,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { PartProblem } from '../../../ui/PartProblem/PartProblem';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import { Part } from '../Account/parts/Part';
import type { FilesState } from './Files.states';

interface FilesViewProps {
  state: FilesState;
  onRetry: () => void;
  onDownload: (file: AccountFile) => void;
  /** Asks whether the file is to be deleted; null takes the question back. */
  onAsk: (file: AccountFile | null) => void;
  onDelete: (file: AccountFile) => void;
  onDismissProblem: () => void;
}

/** The PDF files that go with emails (ATT-02). */
export function FilesView({ state, onRetry, onDownload, onAsk, onDelete, onDismissProblem }: FilesViewProps) {
  const t = useT();
  if (state.status === 'absent') return null;
  const asked = state.status === 'ready' ? state.files.find(({ id }) => id === state.asking) : undefined;
  return (
    <Part id="files" title={t('account.files.title')}>
      <Stack gap={16}>
        <Text>{t('account.files.lead')}</Text>
        {state.status === 'loading' ? (
          <>
            <VisuallyHidden>{t('account.files.loading')}</VisuallyHidden>
            <Skeleton shape="title" width="100%" />
          </>
        ) : null}
        {state.status === 'failed' ? (
          <PartProblem problem={state.problem} title={t('account.files.failed')} onRetry={onRetry} />
        ) : null}
        {state.status === 'ready' ? (
          <>
            {state.problem ? (
              <ProblemMessage
                problem={state.problem.problem}
                title={t(state.problem.of === 'delete' ? 'account.files.notDeleted' : 'account.files.notDownloaded')}
                onDismiss={onDismissProblem}
              />
            ) : null}
            {state.files.length === 0 ? (
              <Text tone="muted">{t('account.files.none')}</Text>
            ) : (
              <List label={t('account.files.list')}>
                {state.files.map((file) => (
                  <FileRow key={file.id} file={file} busy={state.busy} onDownload={onDownload} onAsk={onAsk} />
                ))}
              </List>
            )}
          </>
        ) : null}
      </Stack>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('account.files.question', { name: asked?.name ?? '' })}
        body={t('account.files.questionBody')}
        confirmLabel={t('account.files.confirm')}
        cancelLabel={t('account.files.keep')}
        tone="danger"
        onConfirm={() => asked && onDelete(asked)}
        onCancel={() => onAsk(null)}
      />
    </Part>
  );
}

function FileRow({
  file,
  busy,
  onDownload,
  onAsk,
}: Pick<FilesViewProps, 'onDownload' | 'onAsk'> & {
  file: AccountFile;
  busy: Extract<FilesState, { status: 'ready' }>['busy'];
}) {
  const t = useT();
  const isBusy = (of: 'delete' | 'download') => busy?.of === of && busy.id === file.id;
  const facts = t('account.files.facts', {
    pages: file.pages,
    megabytes: Math.max(0.1, file.size / 1024 ** 2),
  });
  return (
    <ListRow
      title={<Auto>{file.name}</Auto>}
      description={
        <Stack gap={4}>
          <span>{`${t(`account.files.kind.${file.kind}`)} • ${facts}`}</span>
          {file.waiting > 0 ? <span>{t('account.files.waiting', { count: file.waiting })}</span> : null}
        </Stack>
      }
      trailing={
        <Inline gap={4} wrap={false}>
          <IconButton
            icon="download"
            label={t('account.files.download', { name: file.name })}
            busy={isBusy('download')}
            disabled={busy !== null && !isBusy('download')}
            onPress={() => onDownload(file)}
          />
          {file.waiting > 0 ? null : (
            <IconButton
              icon="trash"
              label={t('account.files.delete', { name: file.name })}
              busy={isBusy('delete')}
              disabled={busy !== null && !isBusy('delete')}
              onPress={() => onAsk(file)}
            />
          )}
        </Inline>
      }
    />
  );
}
