import { Disclosure, NumberField, Stack, TextField } from '@peyk/design-system';
import type { Dispatch } from 'react';
import { useT } from '../../../../i18n/I18n';
import type { WizardForm } from '../wizard/types';
import type { WizardEvent } from '../wizard/wizard';

interface AdvancedSettingsProps {
  form: WizardForm;
  dispatch: Dispatch<WizardEvent>;
}

/** What few people need: more areas, and a least number of publications. */
export function AdvancedSettings({ form, dispatch }: AdvancedSettingsProps) {
  const t = useT();
  return (
    <Disclosure
      title={t('createBot.filters.advanced')}
      summary={t('createBot.filters.advancedSummary')}
      defaultOpen={form.areasText !== '' || form.minPublications !== null}
    >
      <Stack gap={20}>
        <TextField
          label={t('createBot.filters.areas')}
          name="research_areas"
          value={form.areasText}
          onChange={(areasText) => dispatch({ type: 'edited', fields: { areasText } })}
          autoComplete="off"
          help={t('createBot.filters.areasHelp')}
        />
        <NumberField
          label={t('createBot.filters.minPublications')}
          name="min_publications"
          value={form.minPublications}
          onChange={(minPublications) => dispatch({ type: 'edited', fields: { minPublications } })}
          min={0}
          help={t('createBot.filters.minPublicationsHelp')}
        />
      </Stack>
    </Disclosure>
  );
}
