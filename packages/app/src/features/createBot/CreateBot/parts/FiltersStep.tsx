import { Box, Button, Divider, Form, Grid, Heading, Inline, Stack } from '@peyk/design-system';
import type { Dispatch } from 'react';
import { canApply } from '../../../../entities/bot/search/criteria';
import { SearchMode } from '../../../../entities/bot/search/SearchMode';
import { TargetRegion } from '../../../../entities/bot/search/TargetRegion';
import { UniversityResults } from '../../../../entities/bot/search/UniversityResults';
import { useT } from '../../../../i18n/I18n';
import type { CreateBotState } from '../CreateBot.states';
import type { WizardEvent } from '../wizard/wizard';
import { AdvancedSettings } from './AdvancedSettings';
import { BasicFields, ProfessorsField } from './BasicFields';

interface FiltersStepProps {
  state: CreateBotState;
  dispatch: Dispatch<WizardEvent>;
  formId: string;
  onNext: () => void;
  onRetryCountries: () => void;
  onRetryUniversities: () => void;
}

/** Step 2: the bot's name and number, where to search, and the universities found there. */
export function FiltersStep({
  state,
  dispatch,
  formId,
  onNext,
  onRetryCountries,
  onRetryUniversities,
}: FiltersStepProps) {
  const t = useT();
  // Two on a line of a phone have room for their words alone.
  const search = { ...state, finder: state.wizard };
  return (
    <Stack gap={32}>
      <Form id={formId} onSubmit={onNext} busy={state.sending}>
        <BasicFields state={state} dispatch={dispatch} />
      </Form>
      <Divider />
      <Grid columns={{ base: '1', desktop: 'aside-main' }} gap={32} align="start">
        {/* A separate form: Enter in a filter applies the filters and does not leave the step. */}
        <Form label={t('createBot.filters.where')} onSubmit={() => dispatch({ type: 'filtersApplied' })}>
          <Stack gap={24}>
            <Heading level={2} look="title2">
              {t('createBot.filters.where')}
            </Heading>
            <TargetRegion state={search} dispatch={dispatch} onRetry={onRetryCountries} />
            <SearchMode state={search} dispatch={dispatch} onRetry={onRetryUniversities}>
              <ProfessorsField wizard={state.wizard} dispatch={dispatch} />
            </SearchMode>
            <AdvancedSettings wizard={state.wizard} dispatch={dispatch} />
            <Inline gap={8}>
              <Box grow="phoneWhole">
                <Button type="submit" fullWidth disabled={!canApply(state.wizard.form)}>
                  {t('createBot.filters.apply')}
                </Button>
              </Box>
              <Box grow="phoneWhole">
                <Button tone="quiet" fullWidth onPress={() => dispatch({ type: 'filtersCleared' })}>
                  {t('createBot.filters.clear')}
                </Button>
              </Box>
            </Inline>
          </Stack>
        </Form>
        <Box sticky minWidth0>
          <UniversityResults state={search} dispatch={dispatch} onRetry={onRetryUniversities} />
        </Box>
      </Grid>
    </Stack>
  );
}
