import { Button, ComboBox, Form, Grid, Inline, Stack } from '@peyk/design-system';
import { isUnknownPath } from '../../../../api/pathFallback';
import { RestoredNote } from '../../../../forms/edits/RestoredNote';
import { Fields } from '../../../../forms/Fields';
import { useForm } from '../../../../forms/useForm';
import { useT } from '../../../../i18n/I18n';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import { CountryField } from '../../parts/CountryField';
import type { AddProfessorState } from '../AddProfessor.states';
import type { AddProfessorViewProps } from '../AddProfessorView';
import { byHandForm } from '../byHandForm';

type FormStepProps = Pick<
  AddProfessorViewProps,
  'state' | 'onChange' | 'onCheck' | 'onRetrySuggestions' | 'onClear' | 'onClose'
>;

const below = [
  ['email', 'homepage_url'],
  ['first_doi', 'second_doi'],
] as const;

/** What the person knows of the professor. Only the name and the university have to be there. */
export function FormStep({ state, onChange, onCheck, onRetrySuggestions, onClear, onClose }: FormStepProps) {
  const t = useT();
  const { form, problem, busy } = state;
  const { formProps, rest } = useForm(byHandForm, { values: form, problem, onSend: onCheck });
  return (
    <Form label={t('professors.add')} busy={busy} {...formProps}>
      <Stack gap={16}>
        {state.restored ? <RestoredNote /> : null}
        {rest ? (
          <ProblemMessage
            problem={rest}
            title={isUnknownPath(rest) ? t('addProfessor.unavailable') : t('addProfessor.notChecked')}
          />
        ) : null}
        <Fields form={byHandForm} values={form} onChange={onChange} rows={['full_name']} />
        <Grid columns={{ base: '1', tablet: '2' }} gap={16}>
          <CountryField
            countries={state.countries}
            help={t('addProfessor.countryHelp')}
            value={form.university_country}
            maxLength={byHandForm.rules['university_country']?.maxLength}
            onChange={(university_country) => onChange({ university_country })}
          />
          <UniversityField state={state} onChange={onChange} onRetrySuggestions={onRetrySuggestions} />
        </Grid>
        <Fields form={byHandForm} values={form} onChange={onChange} rows={below} />
        <Inline gap={12} justify="end">
          {state.restored ? (
            <Button tone="quiet" onPress={onClear}>
              {t('addProfessor.clear')}
            </Button>
          ) : null}
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" tone="primary" busy={busy}>
            {t('addProfessor.check')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

type FieldProps = { state: AddProfessorState; onChange: AddProfessorViewProps['onChange'] };

/** The university: one of the chosen country, or whatever the person types. */
function UniversityField({
  state: { suggestions, form },
  onChange,
  onRetrySuggestions,
}: FieldProps & Pick<AddProfessorViewProps, 'onRetrySuggestions'>) {
  const t = useT();
  const found = suggestions.status === 'ready' ? suggestions.found : [];
  const isUnknown = suggestions.status === 'ready' && found.length === 0;
  const status = suggestions.status === 'ready' ? (isUnknown ? 'empty' : 'idle') : suggestions.status;
  const statusText = {
    idle: undefined,
    loading: t('addProfessor.universitySearching'),
    failed: t('addProfessor.universityFailed'),
    empty: t('addProfessor.universityUnknown'),
  }[status];
  return (
    <ComboBox
      name="university_name"
      label={t('addProfessor.university')}
      help={t('addProfessor.universityHelp')}
      required
      value={form.university_name}
      onChange={(university_name) => {
        if (university_name !== form.university_name) onChange({ university_name });
      }}
      onSelect={({ label }) => onChange({ university_name: label })}
      options={found.map(({ id, name, city }) => ({ value: String(id), label: name, description: city ?? undefined }))}
      status={status}
      statusText={statusText}
      onRetry={onRetrySuggestions}
    />
  );
}
