import { Card, Form, Grid, Heading, Stack, Text } from '@peyk/design-system';
import type { Dispatch, ReactNode } from 'react';
import { Fields } from '../../../../forms/Fields';
import { useFaultTexts } from '../../../../forms/useForm';
import { type FinderEvent, searchWords } from '../../../../entities/bot/search/finder';
import { useWeeksText } from '../../../../entities/bot/useWeeksText';
import { useT } from '../../../../i18n/I18n';
import type { BotEditState } from '../BotEdit.states';
import { type EditField, type EditForm, botForm } from '../editForm';
import { AccountField } from './AccountField';
import { AttachmentFields } from './AttachmentFields';
import { WhereToLook } from './WhereToLook';

interface EditFieldsProps {
  state: Extract<BotEditState, { status: 'ready' }>;
  formId: string;
  onChange: (change: Partial<EditForm>) => void;
  onUpload: (file: File) => void;
  onDismissUpload: () => void;
  onSearch: Dispatch<FinderEvent>;
  onRetryCountries: () => void;
  onRetryUniversities: () => void;
  onSave: () => void;
}

/** The fields in the order a person thinks of them: the bot, whom it looks for, how it works. */
export function EditFields(props: EditFieldsProps) {
  const { state, formId, onChange, onSave } = props;
  const t = useT();
  const { bot, form, faults, saving, accounts, files, limits } = state;
  const weeks = useWeeksText()(form.max_targets, limits);
  const errors = useFaultTexts(faults, searchWords);
  const { search: _, ...values } = form;
  const fields = (...rows: EditField[]) => (
    <Fields
      form={botForm}
      values={values}
      onChange={(change: Partial<typeof values>) => onChange(change)}
      rows={rows}
    />
  );
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
            {fields('min_publications')}
          </Grid>
        </Section>
        <Section title={t('createBot.filters.where')}>
          <WhereToLook {...props} />
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
            <AttachmentFields {...props} form={values} files={files} />
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
