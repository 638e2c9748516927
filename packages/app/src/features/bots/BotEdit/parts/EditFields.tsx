import { Card, Form, Grid, Heading, Stack, Text } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { Fields } from '../../../../forms/Fields';
import { useFaultTexts } from '../../../../forms/useForm';
import { useWeeksText } from '../../../../entities/bot/useWeeksText';
import { useT } from '../../../../i18n/I18n';
import type { BotEditState } from '../BotEdit.states';
import { type EditField, type EditForm, botForm, isRanked } from '../editForm';
import { AccountField } from './AccountField';
import { AttachmentFields } from './AttachmentFields';

interface EditFieldsProps {
  state: Extract<BotEditState, { status: 'ready' }>;
  formId: string;
  onChange: (change: Partial<EditForm>) => void;
  onUpload: (file: File) => void;
  onDismissUpload: () => void;
  onSave: () => void;
}

/** The fields in the order a person thinks of them: the bot, whom it looks for, how it works. */
export function EditFields({ state, formId, onSave, ...edits }: EditFieldsProps) {
  const { onChange } = edits;
  const t = useT();
  const { bot, form, faults, saving, accounts, files, limits } = state;
  const weeks = useWeeksText()(form.max_targets, limits);
  const errors = useFaultTexts(faults, botForm.own);
  const fields = (...rows: EditField[]) => <Fields form={botForm} values={form} onChange={onChange} rows={rows} />;
  return (
    <Form id={formId} label={t('botEdit.title')} errors={errors} busy={saving} onSubmit={onSave}>
      <Stack gap={24}>
        <Section title={t('botEdit.sections.bot')}>
          {fields('name')}
          <AccountField bot={bot} value={form.gmail_account} accounts={accounts} onChange={onChange} />
        </Section>
        <Section title={t('botEdit.sections.search')}>
          {fields('research_area', 'research_areas', 'description')}
          <Grid columns={{ base: '1', tablet: '3' }} gap={16}>
            {isRanked(bot) ? fields('min_publications', 'min_rank', 'max_rank') : fields('min_publications')}
          </Grid>
        </Section>
        <Section title={t('botEdit.sections.work')}>
          <Grid columns={{ base: '1', tablet: '3' }} gap={16}>
            {fields('num_professors', 'max_targets', 'run_interval')}
          </Grid>
          {weeks ? (
            <Text size="small" tone="muted">
              {weeks}
            </Text>
          ) : null}
          {fields('need_research_proposal')}
        </Section>
        {files.status === 'absent' ? null : (
          <Section title={t('drafts.files.title')}>
            <AttachmentFields form={form} files={files} {...edits} />
          </Section>
        )}
      </Stack>
    </Form>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="large">
      <Stack gap={20}>
        <Heading level={2} look="title3">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
