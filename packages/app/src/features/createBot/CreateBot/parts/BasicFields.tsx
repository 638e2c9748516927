import { Checkbox, Grid, NumberField, Stack, TextField } from '@peyk/design-system';
import type { Dispatch } from 'react';
import { useT } from '../../../../i18n/I18n';
import { useFaultText } from '../useFaultText';
import { type Wizard, nameLimit, professorsLimit } from '../wizard/types';
import type { WizardEvent } from '../wizard/wizard';

interface BasicFieldsProps {
  wizard: Wizard;
  dispatch: Dispatch<WizardEvent>;
}

/** The fields of every bot: its name, professors per university, with or without a proposal. */
export function BasicFields({ wizard: { form, faults }, dispatch }: BasicFieldsProps) {
  const t = useT();
  const faultText = useFaultText();
  return (
    <Stack gap={16}>
      <Grid columns={{ base: '1', tablet: 'main-aside' }} gap={20} align="start">
        <TextField
          label={t('createBot.filters.name')}
          name="name"
          value={form.name}
          onChange={(name) => dispatch({ type: 'edited', fields: { name } })}
          maxLength={nameLimit}
          autoComplete="off"
          required
          help={t('createBot.filters.nameHelp')}
          error={faultText(faults.name)}
        />
        <ProfessorsField wizard={{ form, faults }} dispatch={dispatch} />
      </Grid>
      <Checkbox
        label={t('createBot.filters.proposal')}
        name="need_research_proposal"
        checked={form.proposal}
        onChange={(proposal) => dispatch({ type: 'edited', fields: { proposal } })}
      />
    </Stack>
  );
}

/** Shown twice in name mode; both fields edit the same number. */
export function ProfessorsField({
  wizard: { form, faults },
  dispatch,
}: {
  wizard: Pick<Wizard, 'form' | 'faults'>;
  dispatch: Dispatch<WizardEvent>;
}) {
  const t = useT();
  const faultText = useFaultText();
  const max = professorsLimit(form.mode);
  return (
    <NumberField
      label={t('createBot.filters.professors')}
      name="num_professors"
      value={form.professors}
      onChange={(professors) => dispatch({ type: 'edited', fields: { professors } })}
      min={1}
      max={max}
      required
      help={t('createBot.filters.professorsHelp', { max })}
      error={faultText(faults.professors)}
    />
  );
}
