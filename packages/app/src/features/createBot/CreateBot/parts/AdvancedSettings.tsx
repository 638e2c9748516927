import { Disclosure, NumberField, Stack, TextField } from '@peyk/design-system';
import type { Dispatch } from 'react';
import { useT } from '../../../../i18n/I18n';
import { useFaultText } from '../useFaultText';
import type { Wizard } from '../wizard/types';
import type { WizardEvent } from '../wizard/wizard';

interface AdvancedSettingsProps {
  wizard: Pick<Wizard, 'form' | 'faults'>;
  dispatch: Dispatch<WizardEvent>;
}

/** Rarely needed settings: more areas, and a minimum number of publications. */
export function AdvancedSettings({ wizard: { form, faults }, dispatch }: AdvancedSettingsProps) {
  const t = useT();
  const faultText = useFaultText();
  return (
    <Disclosure
      title={t('createBot.filters.advanced')}
      summary={t('createBot.filters.advancedSummary')}
      defaultOpen={
        form.areasText !== '' ||
        form.minPublications !== null ||
        faults.areas !== undefined ||
        faults.minPublications !== undefined
      }
    >
      <Stack gap={20}>
        <TextField
          label={t('createBot.filters.areas')}
          name="research_areas"
          value={form.areasText}
          onChange={(areasText) => dispatch({ type: 'edited', fields: { areasText } })}
          autoComplete="off"
          help={t('createBot.filters.areasHelp')}
          error={faultText(faults.areas)}
        />
        <NumberField
          label={t('createBot.filters.minPublications')}
          name="min_publications"
          value={form.minPublications}
          onChange={(minPublications) => dispatch({ type: 'edited', fields: { minPublications } })}
          min={0}
          help={t('createBot.filters.minPublicationsHelp')}
          error={faultText(faults.minPublications)}
        />
      </Stack>
    </Disclosure>
  );
}
