import { Card, Checkbox, Form, Grid, Heading, NumberField, Stack, TextArea, TextField } from '@peyk/design-system';
import { useMemo, type ReactNode } from 'react';
import { useT } from '../../../../i18n/I18n';
import type { BotEditState } from '../BotEdit.states';
import { type EditForm, isRanked, maxName, maxProfessors } from '../editForm';
import { faultText } from '../faultText';
import { AccountField } from './AccountField';

interface EditFieldsProps {
  state: Extract<BotEditState, { status: 'ready' }>;
  formId: string;
  onChange: (change: Partial<EditForm>) => void;
  onSave: () => void;
}

/** The fields in the order a person thinks of them: the bot, whom it looks for, how it works. */
export function EditFields({ state, formId, onChange, onSave }: EditFieldsProps) {
  const t = useT();
  const { bot, form, faults, saving, accounts } = state;
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, faultText(t, fault)])),
    [faults, t],
  );
  return (
    <Form id={formId} label={t('botEdit.title')} errors={errors} busy={saving} onSubmit={onSave}>
      <Stack gap={24}>
        <Section title={t('botEdit.sections.bot')}>
          <TextField
            label={t('botEdit.name')}
            name="name"
            value={form.name}
            onChange={(name) => onChange({ name })}
            direction="auto"
            maxLength={maxName}
            required
          />
          <AccountField bot={bot} value={form.gmail_account} accounts={accounts} onChange={onChange} />
        </Section>
        <Section title={t('botEdit.sections.search')}>
          <TextField
            label={t('botEdit.area')}
            name="research_area"
            value={form.research_area}
            onChange={(area) => onChange({ research_area: area })}
            direction="auto"
            maxLength={300}
            required
          />
          <TextField
            label={t('botEdit.areas')}
            name="research_areas"
            help={t('botEdit.areasHelp')}
            value={form.research_areas}
            onChange={(areas) => onChange({ research_areas: areas })}
            direction="auto"
          />
          <TextArea
            label={t('botEdit.description')}
            name="description"
            help={t('botEdit.descriptionHelp')}
            value={form.description}
            onChange={(description) => onChange({ description })}
            direction="auto"
            maxLength={10_000}
            autoGrow
          />
          <Grid columns={{ base: '1', tablet: '3' }} gap={16}>
            <Count field="min_publications" min={0} {...{ form, onChange }} />
            {isRanked(bot) ? (
              <>
                <Count field="min_rank" min={1} {...{ form, onChange }} />
                <Count field="max_rank" min={1} {...{ form, onChange }} />
              </>
            ) : null}
          </Grid>
        </Section>
        <Section title={t('botEdit.sections.work')}>
          <Grid columns={{ base: '1', tablet: '3' }} gap={16}>
            <Count field="num_professors" min={1} max={maxProfessors} required {...{ form, onChange }} />
            <Count field="max_targets" min={1} required {...{ form, onChange }} />
            <Count field="run_interval" min={1} unit={t('botEdit.minutes')} required {...{ form, onChange }} />
          </Grid>
          <Checkbox
            label={t('botEdit.proposal')}
            name="need_research_proposal"
            checked={form.need_research_proposal}
            onChange={(needed) => onChange({ need_research_proposal: needed })}
          />
        </Section>
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

type CountField = 'min_publications' | 'min_rank' | 'max_rank' | 'num_professors' | 'max_targets' | 'run_interval';

interface CountProps {
  field: CountField;
  form: EditForm;
  onChange: (change: Partial<EditForm>) => void;
  min: number;
  max?: number;
  unit?: string;
  required?: boolean;
}

function Count({ field, form, onChange, ...limits }: CountProps) {
  const t = useT();
  return (
    <NumberField
      {...limits}
      label={t(`botEdit.counts.${field}.label`)}
      help={t(`botEdit.counts.${field}.help`)}
      name={field}
      value={form[field]}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
}
