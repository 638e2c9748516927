import { Checkbox, Grid, NumberField, Stack, TextField } from '@peyk/design-system';
import type { Dispatch } from 'react';
import { useWeeksText } from '../../../../entities/bot/useWeeksText';
import { useT } from '../../../../i18n/I18n';
import { useFaultText } from '../useFaultText';
import type { CreateBotState } from '../CreateBot.states';
import { type Wizard, nameLimit, professorsLimit, targetsLimit } from '../wizard/types';
import type { WizardEvent } from '../wizard/wizard';

interface BasicFieldsProps {
  state: Pick<CreateBotState, 'wizard' | 'limits'>;
  dispatch: Dispatch<WizardEvent>;
}

/** The fields of every bot: its name, professors per university, emails per run, with or without a proposal. */
export function BasicFields({ state: { wizard, limits }, dispatch }: BasicFieldsProps) {
  const { form, faults } = wizard;
  const t = useT();
  const faultText = useFaultText();
  const weeks = useWeeksText()(form.targets, limits);
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
      <Grid columns={{ base: '1', tablet: '2' }} gap={20} align="center">
        <NumberField
          label={t('createBot.filters.targets')}
          name="max_targets"
          value={form.targets}
          onChange={(targets) => dispatch({ type: 'edited', fields: { targets } })}
          min={1}
          max={targetsLimit}
          required
          help={[t('createBot.filters.targetsHelp', { max: targetsLimit }), weeks]
            .filter((part) => part !== null)
            .join(' ')}
          error={faultText(faults.targets)}
        />
        <Checkbox
          label={t('createBot.filters.proposal')}
          name="need_research_proposal"
          checked={form.proposal}
          onChange={(proposal) => dispatch({ type: 'edited', fields: { proposal } })}
        />
      </Grid>
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
