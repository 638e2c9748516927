import { Button, Dialog, Form, Grid, Stack, Text } from '@peyk/design-system';
import { useMemo } from 'react';
import { RestoredNote } from '../../../forms/edits/RestoredNote';
import { SideBySide } from '../../../forms/edits/SideBySide';
import { Fields } from '../../../forms/Fields';
import { useForm } from '../../../forms/useForm';
import { useLocale, useT } from '../../../i18n/I18n';
import { named, visible } from '../../../i18n/named';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import { CountryField } from '../parts/CountryField';
import { factNamed, factNames } from '../parts/facts';
import { sourceOf, sourceWords } from '../parts/SourceNote';
import type { EditFactsState } from './EditFacts.states';
import { type FactsForm, factsFormOf } from './factsForm';

interface EditFactsViewProps {
  state: EditFactsState;
  onChange: (change: Partial<FactsForm>) => void;
  /** The two ways to resolve a fact that was changed here and elsewhere. */
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
  onSave: () => void;
  /** Puts the facts back as they are saved. */
  onDiscard: () => void;
  onClose: () => void;
}

const formId = 'own-facts';
const below = [
  ['h_index', 'email'],
  'research_interests',
  ['homepage_url', 'google_scholar_url'],
  ['linkedin_url', 'researchgate_url'],
] as const;

/** What the person says of a professor for themselves alone, with where each fact is from now. */
export function EditFactsView({ state, onChange, onSave, onDiscard, onClose, ...choices }: EditFactsViewProps) {
  const t = useT();
  const locale = useLocale();
  const { professor, form: values, clashes, problem, saving } = state;
  const form = useMemo(
    () =>
      factsFormOf((fact) => {
        const source = sourceOf(professor, fact);
        const value = professor[fact];
        return source
          ? sourceWords(t, locale, source, typeof value === 'number' ? false : visible(value) === null)
          : undefined;
      }),
    [professor, t, locale],
  );
  const { formProps, rest } = useForm(form, { values, problem, onSend: onSave });
  const hasClash = clashes.length > 0;
  // Resolving the last conflict removes the focused button, and so does discarding what was typed.
  const save = useCatchFocus<HTMLButtonElement>(`${hasClash} ${state.restored}`);
  return (
    <Dialog
      open
      size="large"
      title={t('ownFacts.title', { name: named(t, professor.full_name) })}
      onClose={onClose}
      dismissable={false}
      actions={
        <>
          {state.restored ? (
            <Button tone="quiet" onPress={onDiscard}>
              {t('ownFacts.discard')}
            </Button>
          ) : null}
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} tone="primary" busy={saving} disabled={hasClash} ref={save}>
            {t('common.saveChanges')}
          </Button>
        </>
      }
    >
      <Form id={formId} label={t('ownFacts.edit')} busy={saving} {...formProps}>
        <Stack gap={16}>
          <Text tone="muted">{t('ownFacts.body')}</Text>
          {state.restored ? <RestoredNote /> : null}
          {rest ? <ProblemMessage problem={rest} title={t('ownFacts.notSaved')} /> : null}
          {hasClash ? (
            <SideBySide
              level={3}
              fields={clashes.map(({ field, theirs }) => ({
                field,
                label: factNames[factNamed(field) ?? 'full_name'](t),
                mine: String(values[field] ?? ''),
                theirs: String(theirs[field] ?? ''),
              }))}
              {...choices}
            />
          ) : null}
          <Fields form={form} values={values} onChange={onChange} rows={[['full_name', 'department']]} />
          <Grid columns={{ base: '1', tablet: '2' }} gap={16}>
            <Fields form={form} values={values} onChange={onChange} rows={['university_name']} />
            <CountryField
              countries={state.countries}
              help={form.fields['university_country']?.help?.(t)}
              value={values.university_country}
              maxLength={form.rules['university_country']?.maxLength}
              onChange={(university_country) => onChange({ university_country })}
            />
          </Grid>
          <Fields form={form} values={values} onChange={onChange} rows={below} />
        </Stack>
      </Form>
    </Dialog>
  );
}
