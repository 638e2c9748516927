import {
  Button,
  Card,
  Form,
  Heading,
  Inline,
  InlineMessage,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@peyk/design-system';
import { fieldErrors } from '../../../../api/problem';
import { useT } from '../../../../i18n/I18n';
import { ProblemMessage } from '../../../../modules/ProblemView/ProblemView';
import type { Editing } from '../DraftEditor.states';
import { countWords } from '../letter';

interface EditFormProps {
  editing: Editing;
  onChange: (text: { subject: string; body: string }) => void;
  onSave: () => void;
  onCancel: () => void;
  onKeepMine: () => void;
  onNewest: () => void;
}

/** Subject and text, changed by hand. What was typed stays through every failure. */
export function EditForm({
  editing: { subject, body, begin, saving, problem },
  onChange,
  onSave,
  onCancel,
  onKeepMine,
  onNewest,
}: EditFormProps) {
  const t = useT();
  const errors = fieldErrors(problem);
  return (
    <Card padding="large">
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
          <Heading level={2}>{t('drafts.edit')}</Heading>
          <TextField
            label={t('drafts.fields.subject')}
            name="subject"
            value={subject}
            onChange={(value) => onChange({ subject: value, body })}
            maxLength={300}
            direction="auto"
            autoFocus={begin === 'subject'}
          />
          <TextArea
            label={t('drafts.fields.body')}
            name="body"
            value={body}
            onChange={(value) => onChange({ subject, body: value })}
            rows={16}
            autoGrow
            lang="en"
            direction="auto"
            help={t('drafts.editHelp')}
            autoFocus={begin === 'body'}
          />
          {problem?.kind === 'conflict' ? (
            <InlineMessage
              tone="warning"
              role="alert"
              title={t('drafts.conflict.title')}
              action={
                <Inline gap={8}>
                  <Button size="small" onPress={onKeepMine}>
                    {t('drafts.conflict.keep')}
                  </Button>
                  <Button size="small" tone="quiet" onPress={onNewest}>
                    {t('drafts.conflict.newest')}
                  </Button>
                </Inline>
              }
            >
              {t('drafts.conflict.body')}
            </InlineMessage>
          ) : null}
          {problem && problem.kind !== 'conflict' ? (
            <Stack gap={8}>
              <ProblemMessage problem={problem} title={t('drafts.saveFailed')} />
              <Text size="small" tone="muted">
                {t('drafts.saveFailedSafe')}
              </Text>
            </Stack>
          ) : null}
          <Inline gap={12} justify="between">
            <Inline gap={12}>
              <Button type="submit" tone="primary" busy={saving}>
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
    </Card>
  );
}
