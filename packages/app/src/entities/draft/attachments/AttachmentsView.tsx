import type { LetterAttachment } from '@peyk/api-types';
import { Auto, Button, Card, Heading, InlineMessage, Stack, Switch, Text } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import type { AttachmentsState } from './Attachments.states';
import { ProposalField } from './ProposalField';

interface AttachmentsViewProps {
  state: AttachmentsState;
  /** Of its heading: one below that of what it stands in. */
  level?: 2 | 3;
  onCv: (wanted: boolean) => void;
  onRenew: () => void;
  /** One of the own proposals; null for none. */
  onProposal: (file: number | null) => void;
  onUpload: (file: File) => void;
  onDownload: (file: LetterAttachment) => void;
  onDismissProblem: () => void;
}

/** What goes with an email: the CV and a research proposal (ATT-01). */
export function AttachmentsView({ state, level = 2, onDismissProblem, ...actions }: AttachmentsViewProps) {
  const t = useT();
  const { attached, open, problem } = state;
  if (!open && attached.length === 0) return null;
  return (
    <Card as="section" labelledBy="attachments-heading">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={level} look="title3" id="attachments-heading">
            {t('drafts.files.title')}
          </Heading>
          {open ? (
            <Text size="small" tone="muted">
              {t('drafts.files.lead')}
            </Text>
          ) : null}
        </Stack>
        {problem ? (
          <ProblemMessage
            problem={problem.problem}
            title={t(problem.of === 'change' ? 'drafts.files.failed' : 'drafts.files.notDownloaded')}
            onDismiss={onDismissProblem}
          />
        ) : null}
        {open ? (
          <Choices state={state} {...actions} />
        ) : state.approved ? (
          <OutdatedCv state={state} onRenew={actions.onRenew} />
        ) : null}
        {attached.length > 0 ? (
          <Stack gap={12} as="ul">
            {attached.map((file) => (
              <li key={file.sha256}>
                <AttachedFile file={file} busy={state.busy} onDownload={actions.onDownload} />
              </li>
            ))}
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}

type Choosing = Omit<AttachmentsViewProps, 'onDownload' | 'onDismissProblem'>;

function Choices({ state, onCv, onRenew, onProposal, onUpload }: Choosing) {
  const t = useT();
  const { attached, proposals, busy } = state;
  const cv = attached.find(({ kind }) => kind === 'cv');
  const proposal = attached.find(({ kind }) => kind === 'proposal');
  const saving = busy !== null && busy !== 'download';
  return (
    <Stack gap={16}>
      <Switch
        label={t('drafts.files.cv')}
        help={t('drafts.files.cvHelp')}
        checked={cv !== undefined || busy === 'cv'}
        busy={busy === 'cv'}
        disabled={saving && busy !== 'cv'}
        onChange={onCv}
      />
      <OutdatedCv state={state} onRenew={onRenew} />
      <ProposalField
        proposals={proposals}
        chosen={proposal?.file ?? null}
        file={proposal ?? null}
        disabled={saving}
        onChoose={onProposal}
        onUpload={onUpload}
      />
    </Stack>
  );
}

/** Says that the CV would be another one today, and offers that one; an approved email then returns to review (ATT-03). */
function OutdatedCv({ state, onRenew }: Pick<AttachmentsViewProps, 'state' | 'onRenew'>) {
  const t = useT();
  const { attached, busy, approved } = state;
  if (!attached.some(({ kind, outdated }) => kind === 'cv' && outdated)) return null;
  const saving = busy !== null && busy !== 'download';
  return (
    <InlineMessage
      tone="warning"
      action={
        <Button size="small" busy={busy === 'renew'} disabled={saving && busy !== 'renew'} onPress={onRenew}>
          {t('drafts.files.renew')}
        </Button>
      }
    >
      {t(approved ? 'drafts.files.outdatedApproved' : 'drafts.files.outdated')}
    </InlineMessage>
  );
}

function AttachedFile({
  file,
  busy,
  onDownload,
}: {
  file: LetterAttachment;
  busy: AttachmentsState['busy'];
  onDownload: (file: LetterAttachment) => void;
}) {
  const t = useT();
  return (
    <Stack gap={4} align="start">
      <Text weight="semibold" tone="strong">
        <Auto>{file.name}</Auto>
      </Text>
      <Text size="small" tone="muted">
        {t('drafts.files.facts', {
          pages: file.pages,
          megabytes: Math.max(0.1, file.size / 1024 ** 2),
        })}
      </Text>
      {file.file === null ? null : (
        <Button size="small" tone="quiet" icon="download" disabled={busy !== null} onPress={() => onDownload(file)}>
          {t('drafts.files.download', { name: file.name })}
        </Button>
      )}
    </Stack>
  );
}
