import type { EmailDraft } from '@peyk/api-types';
import { Auto, ConfirmDialog } from '@peyk/design-system';
import type { Problem } from '../../../api/problem';
import { useT } from '../../../i18n/I18n';
import { ProblemText } from '../../../ui/ProblemView/ProblemText';
import { named } from '../../../i18n/named';

interface NeverQuestionProps {
  draft: EmailDraft;
  busy: boolean;
  problem: Problem | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Confirms that no bot contacts a professor again (R11). Mounted only while open: a dialog that fades out would still
 * trap the focus that belongs to the next letter.
 */
export function NeverQuestion({ draft, busy, problem, onConfirm, onCancel }: NeverQuestionProps) {
  const t = useT();
  return (
    <ConfirmDialog
      open
      title={<Auto>{t('botDetail.queue.never.title', { name: named(t, draft.professor_name) })}</Auto>}
      body={t('botDetail.queue.never.body', { email: draft.to_email ?? '' })}
      confirmLabel={t('botDetail.queue.never.confirm')}
      cancelLabel={t('common.cancel')}
      tone="danger"
      busy={busy}
      error={problem ? <ProblemText problem={problem} /> : undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
