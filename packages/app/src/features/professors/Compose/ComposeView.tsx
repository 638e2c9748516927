import type { EmailDraft } from '@peyk/api-types';
import {
  Auto,
  ConfirmDialog,
  Dialog,
  EmptyState,
  InlineMessage,
  Letter,
  LinkButton,
  Skeleton,
  Stack,
  StatusPill,
  Text,
  VisuallyHidden,
} from '@peyk/design-system';
import { type ReactNode, useState } from 'react';
import { draftPill } from '../../../entities/draft/draftPill';
import { EditForm } from '../../../entities/draft/editing/EditForm';
import type { LetterText } from '../../../entities/draft/editing/letterText';
import { Recipient } from '../../../entities/draft/editing/Recipient';
import { useLeaveGuard } from '../../../forms/useLeaveGuard';
import { useT } from '../../../i18n/I18n';
import { named, visible } from '../../../i18n/named';
import { paths } from '../../../paths';
import { ProblemView } from '../../../ui/ProblemView/ProblemView';
import type { ComposeState } from './Compose.states';

interface ComposeViewProps {
  state: ComposeState;
  /** What goes with the email. */
  files?: ReactNode;
  onRetry: () => void;
  onChange: (text: Partial<LetterText>) => void;
  onSave: () => void;
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
  /** Gives up what was typed and not saved. */
  onDiscard: () => void;
  onRecipientChange: (value: string) => void;
  onRecipientBlur: () => void;
  onClose: () => void;
}

/** The height of the text, in rows (specification, section 9). */
const rows = 14;

/** The email to one professor in a dialog: read and changed here, approved on its page. */
export function ComposeView({ state, onDiscard, onClose, ...actions }: ComposeViewProps) {
  const t = useT();
  const dirty = state.status === 'ready' && state.dirty;
  const guard = useLeaveGuard(dirty);
  const [closing, setClosing] = useState(false);
  const close = () => (dirty ? setClosing(true) : onClose());
  const name = named(t, state.to.name);
  return (
    <>
      <Dialog
        open
        size="large"
        title={t('composeDialog.title', { name })}
        onClose={close}
        dismissable={false}
        actions={
          state.status === 'ready' || state.status === 'closed' ? (
            <LinkButton href={paths.draft(state.to.id)} icon="eye">
              {t(state.status === 'ready' ? 'composeDialog.review' : 'composeDialog.open')}
            </LinkButton>
          ) : undefined
        }
      >
        <Content state={state} onCancel={close} {...actions} />
      </Dialog>
      <ConfirmDialog
        open={closing || guard.asking}
        title={t('composeDialog.leave.title')}
        body={t('composeDialog.leave.body')}
        confirmLabel={t('composeDialog.leave.discard')}
        cancelLabel={t('composeDialog.leave.stay')}
        tone="danger"
        onConfirm={() => {
          onDiscard();
          setClosing(false);
          if (guard.asking) guard.leave();
          else onClose();
        }}
        onCancel={() => {
          setClosing(false);
          guard.stay();
        }}
      />
    </>
  );
}

type ContentProps = Omit<ComposeViewProps, 'onDiscard' | 'onClose'> & { onCancel: () => void };

function Content({ state, files, onRetry, onCancel, onRecipientChange, onRecipientBlur, ...form }: ContentProps) {
  const t = useT();
  if (state.status === 'loading')
    return (
      <Stack gap={16}>
        <VisuallyHidden>{t('drafts.loading')}</VisuallyHidden>
        <Skeleton shape="title" height="42px" />
        <Skeleton shape="title" height="42px" />
        <Skeleton shape="text" lines={6} />
      </Stack>
    );
  if (state.status === 'failed')
    return <ProblemView problem={state.problem} title={t('failures.email.draft')} onRetry={onRetry} />;
  if (state.status === 'none')
    return (
      <EmptyState level={3} title={t('failures.email.none')}>
        {t('composeDialog.none')}
      </EmptyState>
    );
  if (state.status === 'closed')
    return (
      <Stack gap={20}>
        <Fixed draft={state.draft} />
        {files}
      </Stack>
    );
  const { editing, recipient, saved } = state;
  return (
    <Stack gap={20}>
      <Text size="small" tone="muted">
        {t('composeDialog.nothingSent')}
      </Text>
      <Recipient labelled recipient={recipient} onChange={onRecipientChange} onBlur={onRecipientBlur} />
      <EditForm editing={editing} rows={rows} titled={false} onCancel={onCancel} {...form} />
      {files}
      <div role="status">{saved ? <InlineMessage tone="success">{t('composeDialog.saved')}</InlineMessage> : null}</div>
    </Stack>
  );
}

/** A letter that is approved or has left, to be read. */
function Fixed({ draft }: { draft: EmailDraft }) {
  const t = useT();
  return (
    <Stack gap={16} align="start">
      <StatusPill status={draftPill[draft.state]} label={t(`drafts.state.${draft.state}`)} />
      <Text size="small" tone="muted">
        {t(draft.state === 'approved' ? 'composeDialog.approved' : 'composeDialog.left')}
      </Text>
      <Letter>
        <Text weight="semibold" tone="strong" as="p">
          {visible(draft.subject) ? <Auto>{draft.subject}</Auto> : t('drafts.noSubject')}
        </Text>
        {draft.body
          .split(/\n{2,}/)
          .filter((paragraph) => paragraph.trim())
          .map((paragraph, index) => (
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
    </Stack>
  );
}
