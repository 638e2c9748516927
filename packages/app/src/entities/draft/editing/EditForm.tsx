import { limits } from '@peyk/api-types/limits/EmailDraftPatch';
import { Button, Form, Heading, Inline, Stack, Text, TextArea, TextField } from '@peyk/design-system';
import { fieldErrors } from '../../../api/problem';
import { useT } from '../../../i18n/I18n';
import { RestoredNote } from '../../../forms/edits/RestoredNote';
import { SideBySide } from '../../../forms/edits/SideBySide';
import { useVersions } from '../../../forms/edits/useVersions';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import { type Editing, type LetterText, countWords } from './letterText';

interface EditFormProps {
  editing: Editing;
  /** The height of the text, in rows. */
  rows: number;
  /** Its own heading; a dialog has one. */
  titled?: boolean;
  onChange: (text: Partial<LetterText>) => void;
  onSave: () => void;
  onCancel: () => void;
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
}

/** The form for subject and text. Typed text survives every failure. */
export function EditForm({
  editing: { subject, body, begin, saving, problem, clashes, restored },
  onChange,
  rows,
  titled = true,
  onSave,
  onCancel,
  onKeepMine,
  onTakeTheirs,
}: EditFormProps) {
  const t = useT();
  const errors = fieldErrors(problem);
  const labels = { subject: t('drafts.fields.subject'), body: t('drafts.fields.body') };
  const fields = useVersions({ subject, body }, clashes, labels);
  const hasClash = fields.length > 0;
  // Resolving the last conflict removes the focused button.
  const save = useCatchFocus<HTMLButtonElement>(hasClash);
  return (
    <Form
      label={t('drafts.edit')}
      errors={errors}
      busy={saving}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <Stack gap={20}>
        {titled ? <Heading level={2}>{t('drafts.edit')}</Heading> : null}
        {hasClash ? <SideBySide level={3} {...{ fields, onKeepMine, onTakeTheirs }} /> : null}
        {restored && !hasClash ? <RestoredNote /> : null}
        <TextField
          label={labels.subject}
          name="subject"
          value={subject}
          onChange={(value) => onChange({ subject: value })}
          maxLength={limits.subject.maxLength}
          direction="auto"
          autoFocus={begin === 'subject'}
        />
        <TextArea
          label={labels.body}
          name="body"
          value={body}
          onChange={(value) => onChange({ body: value })}
          rows={rows}
          maxLength={limits.body.maxLength}
          autoGrow
          lang="en"
          direction="auto"
          help={t('drafts.editHelp')}
          autoFocus={begin === 'body'}
        />
        {problem ? (
          <Stack gap={8}>
            <ProblemMessage problem={problem} title={t('drafts.saveFailed')} />
            <Text size="small" tone="muted">
              {t('drafts.saveFailedSafe')}
            </Text>
          </Stack>
        ) : null}
        <Inline gap={12} justify="between">
          <Inline gap={12}>
            <Button ref={save} type="submit" tone="primary" busy={saving} disabled={hasClash}>
              {t('drafts.save')}
            </Button>
            <Button tone="quiet" disabled={saving} onPress={onCancel}>
              {t('drafts.cancel')}
            </Button>
          </Inline>
          <Text size="small" tone="muted">
            {t('drafts.words', { count: countWords(body) })}
          </Text>
        </Inline>
      </Stack>
    </Form>
  );
}
