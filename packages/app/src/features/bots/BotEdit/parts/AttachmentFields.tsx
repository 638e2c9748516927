import { Grid, Stack, Text } from '@peyk/design-system';
import { Fields } from '../../../../forms/Fields';
import { ProposalField } from '../../../../entities/draft/attachments/ProposalField';
import { useT } from '../../../../i18n/I18n';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { FilesPart } from '../BotEdit.states';
import { type FieldValues, botForm } from '../editForm';

interface AttachmentFieldsProps {
  form: FieldValues;
  files: FilesPart;
  onChange: (change: Partial<FieldValues>) => void;
  onUpload: (file: File) => void;
  onDismissUpload: () => void;
}

/** What new emails of the bot carry: the CV, and one of the person's proposals (ATT-01). */
export function AttachmentFields({ form, files, onChange, onUpload, onDismissUpload }: AttachmentFieldsProps) {
  const t = useT();
  return (
    <Stack gap={20}>
      <Text size="small" tone="muted">
        {t('botEdit.files.lead')}
      </Text>
      <Fields form={botForm} values={form} onChange={onChange} rows={['attach_cv']} />
      {files.status === 'ready' ? (
        <>
          {files.problem ? (
            <ProblemMessage
              problem={files.problem}
              title={t('botEdit.files.notUploaded')}
              onDismiss={onDismissUpload}
            />
          ) : null}
          <ProposalField
            name="attach_proposal"
            proposals={files.proposals}
            chosen={form.attach_proposal}
            file={files.proposals.find(({ id }) => id === form.attach_proposal) ?? null}
            disabled={files.uploading}
            onChoose={(attach_proposal) => onChange({ attach_proposal })}
            onUpload={onUpload}
          />
        </>
      ) : (
        <Text size="small" tone="muted">
          {t(files.status === 'loading' ? 'botEdit.files.loading' : 'botEdit.files.failed')}
        </Text>
      )}
      <Grid columns={{ base: '1', tablet: '3' }} gap={16}>
        <Fields form={botForm} values={form} onChange={onChange} rows={['proposal_max_pages']} />
      </Grid>
    </Stack>
  );
}
