import type { Degree } from '@peyk/api-types';
import {
  Button,
  Checkbox,
  Form,
  Grid,
  InlineMessage,
  NumberField,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@peyk/design-system';
import { useState } from 'react';
import { formatPlain } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import type { Read } from '../../../../forms/edits/useVersions';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import { type FieldMessages, isOnlyAboutFields, missingFields, useFormErrors } from '../../../../forms/useFormErrors';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import { type DegreeDraft, isCompleteDegree } from '../degreeInput';
import type { FormStep } from '../section';
import { UnsavedEntry } from './UnsavedEntry';

interface DegreeFormProps {
  step: Extract<FormStep<Degree, DegreeDraft>, { open: true }>;
  onChange: (change: Partial<DegreeDraft>) => void;
  onSave: () => void;
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
}

const TYPES = [
  'BSc',
  'Master',
  'PhD',
  'Post-PhD',
  'Associate',
  'Diploma',
  'Certification',
] as const satisfies readonly Degree['degree_type'][];
const FIELDS = [
  'degree_type',
  'field_of_study',
  'university_name',
  'year_start',
  'year_end',
  'gpa',
  'thesis_title',
  'thesis_abstract',
];
const REQUIRED = ['field_of_study', 'university_name', 'year_start'] as const;
const NONE: FieldMessages = {};

export function DegreeForm({ step, onChange: set, onSave, onKeepMine, onTakeTheirs }: DegreeFormProps) {
  const t = useT();
  const locale = useLocale();
  const { form: draft } = step;
  const [missing, setMissing] = useState(NONE);
  const problem = step.status === 'failed' ? step.problem : null;
  const errors = useFormErrors(missing, problem);
  const hasClash = step.clashes.length > 0;
  // The last answer takes its button with it.
  const save = useCatchFocus<HTMLButtonElement>(hasClash);
  const title = step.item ? t('profile.degrees.edit') : t('profile.degrees.add');

  const labels: Record<keyof DegreeDraft, string> = {
    degree_type: t('profile.degrees.type'),
    field_of_study: t('profile.degrees.field'),
    university_name: t('profile.degrees.university'),
    year_start: t('profile.degrees.yearStart'),
    year_end: t('profile.degrees.yearEnd'),
    gpa: t('profile.degrees.gpa'),
    is_current: t('profile.degrees.current'),
    thesis_title: t('profile.degrees.thesisTitle'),
    thesis_abstract: t('profile.degrees.thesisAbstract'),
  };
  const read: Read<DegreeDraft> = {
    degree_type: (type) => (type === null ? '' : t(`profile.degrees.types.${type}`)),
    year_end: (year, { is_current: goesOn }) =>
      goesOn ? t('profile.degrees.current') : year === null ? '' : formatPlain(locale, year),
  };

  const submit = () => {
    if (isCompleteDegree(draft)) {
      setMissing(NONE);
      onSave();
      return;
    }
    setMissing(missingFields(draft, REQUIRED, t('common.required')));
  };

  return (
    <Form label={title} errors={errors} busy={step.status === 'busy'} onSubmit={submit}>
      <Stack gap={16}>
        <UnsavedEntry {...{ step, labels, read, onKeepMine, onTakeTheirs }} />
        {Object.keys(missing).length > 0 ? (
          <InlineMessage tone="danger" role="alert">
            {t('profile.degrees.required')}
          </InlineMessage>
        ) : null}
        {problem && !isOnlyAboutFields(problem, FIELDS) ? (
          <ProblemMessage problem={problem} title={t('profile.degrees.saveFailed')} />
        ) : null}
        <Grid columns={{ base: '1', tablet: '2' }} gap={16}>
          <Select
            label={t('profile.degrees.type')}
            name="degree_type"
            value={draft.degree_type}
            onChange={(type) => set({ degree_type: TYPES.find((known) => known === type) ?? null })}
            options={TYPES.map((type) => ({ value: type, label: t(`profile.degrees.types.${type}`) }))}
            required
          />
          <TextField
            label={t('profile.degrees.field')}
            name="field_of_study"
            value={draft.field_of_study}
            onChange={(value) => set({ field_of_study: value })}
            direction="auto"
            maxLength={300}
            required
          />
          <TextField
            label={t('profile.degrees.university')}
            name="university_name"
            value={draft.university_name}
            onChange={(value) => set({ university_name: value })}
            direction="auto"
            maxLength={300}
            required
          />
          <TextField
            label={t('profile.degrees.gpa')}
            name="gpa"
            value={draft.gpa}
            onChange={(value) => set({ gpa: value })}
            direction="ltr"
            maxLength={20}
          />
          <NumberField
            label={t('profile.degrees.yearStart')}
            name="year_start"
            value={draft.year_start}
            onChange={(value) => set({ year_start: value })}
            required
          />
          <NumberField
            label={t('profile.degrees.yearEnd')}
            name="year_end"
            value={draft.is_current ? null : draft.year_end}
            onChange={(value) => set({ year_end: value })}
            disabled={draft.is_current}
          />
        </Grid>
        <Checkbox
          label={t('profile.degrees.current')}
          checked={draft.is_current}
          onChange={(checked) => set({ is_current: checked })}
        />
        <TextField
          label={t('profile.degrees.thesisTitle')}
          name="thesis_title"
          value={draft.thesis_title}
          onChange={(value) => set({ thesis_title: value })}
          direction="auto"
          maxLength={300}
        />
        <TextArea
          label={t('profile.degrees.thesisAbstract')}
          name="thesis_abstract"
          value={draft.thesis_abstract}
          onChange={(value) => set({ thesis_abstract: value })}
          direction="auto"
          rows={4}
          maxLength={10_000}
        />
        <Button ref={save} tone="primary" type="submit" busy={step.status === 'busy'} disabled={hasClash}>
          {step.item ? t('common.saveChanges') : t('common.save')}
        </Button>
      </Stack>
    </Form>
  );
}
