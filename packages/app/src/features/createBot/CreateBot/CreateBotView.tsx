import { Form, Grid, Heading, Page, Stack, Stepper, VisuallyHidden } from '@peyk/design-system';
import { type Dispatch, Suspense, useId } from 'react';
import { useT } from '../../../i18n/I18n';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import type { CreateBotState } from './CreateBot.states';
import { ThreeSentencesNotice } from '../../../entities/sentences/ThreeSentencesNotice';
import { FiltersPart, GmailPart, StepArriving, SummaryPart, laterSteps } from './parts/laterParts';
import { ResearchStep } from './parts/ResearchStep';
import { StepHeading } from './parts/StepHeading';
import { WizardDock } from './parts/WizardDock';
import { useAttention } from './useAttention';
import { stepIds } from './wizard/types';
import type { WizardEvent } from './wizard/wizard';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { useLoadOnUse } from '../../../ui/useLoadOnUse';

interface CreateBotViewProps {
  state: CreateBotState;
  dispatch: Dispatch<WizardEvent>;
  /** 'Find Professors'. */
  onSubmit: () => void;
  onConnect: () => void;
  onDismissConnect: () => void;
  onDismissProblem: () => void;
  onRetryInterests: () => void;
  onRetryCountries: () => void;
  onRetryUniversities: () => void;
  onRetryAccounts: () => void;
}

/** The wizard in three steps (specification, section 2). */
export function CreateBotView(props: CreateBotViewProps) {
  const { state, dispatch, onSubmit } = props;
  const { wizard } = state;
  const t = useT();
  const formId = useId();
  const heading = useAttention(wizard);
  useLoadOnUse(laterSteps);
  const { area } = wizard.form;
  const onNext = () => dispatch({ type: 'nextPressed' });
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading
          title={t('createBot.title')}
          lead={
            area && wizard.step !== 'research' ? t('createBot.leadWithArea', { area: area.name }) : t('createBot.lead')
          }
        />
        <Grid columns={{ base: '1', desktop: 'sidebar' }} gap={32} align="start">
          <Stepper
            label={t('createBot.stepsLabel')}
            current={wizard.step}
            steps={stepIds.map((id) => ({
              id,
              label: t(`createBot.steps.${id}`),
              complete: wizard.completed.includes(id),
            }))}
            onSelect={(id) => {
              const step = stepIds.find((one) => one === id);
              if (!step) return;
              dispatch({ type: 'stepChosen', step });
              // A jump clears every error, also those that belong to no field.
              props.onDismissProblem();
              props.onDismissConnect();
            }}
          />
          <Stack gap={32}>
            <SectionBoundary key={wizard.step}>
              {wizard.step === 'research' ? (
                <Form id={formId} onSubmit={onNext}>
                  <Stack gap={24}>
                    <StepHeading
                      title={t('createBot.research.title')}
                      lead={t('createBot.research.lead')}
                      ref={heading}
                    />
                    <ResearchStep
                      state={state}
                      onPick={({ id, interest_name }) =>
                        dispatch({ type: 'areaPicked', area: { id, name: interest_name } })
                      }
                      onRetry={props.onRetryInterests}
                    />
                  </Stack>
                </Form>
              ) : null}
              {wizard.step === 'filters' ? (
                <>
                  {/* The sidebar shows the step visually; focus needs a target before the first field, and before the step has come. */}
                  <VisuallyHidden as="div">
                    <Heading level={2} tabIndex={-1} ref={heading}>
                      {t('createBot.steps.filters')}
                    </Heading>
                  </VisuallyHidden>
                  <Suspense fallback={<StepArriving />}>
                    <FiltersPart
                      state={state}
                      dispatch={dispatch}
                      formId={formId}
                      onNext={onNext}
                      onRetryCountries={props.onRetryCountries}
                      onRetryUniversities={props.onRetryUniversities}
                    />
                  </Suspense>
                </>
              ) : null}
              {wizard.step === 'gmail' ? (
                <Form id={formId} onSubmit={onSubmit} busy={state.sending}>
                  <Stack gap={24}>
                    <StepHeading title={t('createBot.gmail.title')} lead={t('createBot.gmail.lead')} ref={heading} />
                    {state.sentences ? <ThreeSentencesNotice lacking={state.sentences} /> : null}
                    <Suspense fallback={<StepArriving />}>
                      <GmailPart
                        state={state}
                        onPick={(account) => dispatch({ type: 'accountPicked', account })}
                        onConnect={props.onConnect}
                        onDismissConnect={props.onDismissConnect}
                        onRetry={props.onRetryAccounts}
                      />
                      <SummaryPart state={state} />
                    </Suspense>
                  </Stack>
                </Form>
              ) : null}
            </SectionBoundary>
          </Stack>
        </Grid>
        <WizardDock state={state} dispatch={dispatch} formId={formId} onDismissProblem={props.onDismissProblem} />
      </Stack>
    </Page>
  );
}
