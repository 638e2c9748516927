import { EmptyState, Grid, Link, Page, SectionNav, Stack, Text } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/I18n';
import { paths, profileStep } from '../../../paths';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { StepDock } from '../parts/StepDock';
import { StepHead } from '../parts/StepHead';
import { LISTS, SIDEBAR, type Step, WIZARD, around, isList, useStepTitle } from '../steps';
import { CompletionCard, CompletionLine } from './parts/CompletionCard';
import type { ProfileState } from './Profile.states';

interface ProfileViewProps {
  state: ProfileState;
  /** The content of the step; a list draws its own heading, beside its button. */
  children: ReactNode;
}

/** The frame of the profile builder: the sections with their ticks, the current step, Back and Next. */
export function ProfileView({ state, children }: ProfileViewProps) {
  const { step, entered } = state;
  const t = useT();
  const titleOf = useStepTitle();
  const countOf = (one: Step) => (isList(one) ? state.counts[LISTS[one]] : undefined);
  const isDone = (one: Step) => (one === 'profile' ? state.isPersonalValid === true : (countOf(one) ?? 0) > 0);
  const isLacking = (one: Step) => (one === 'profile' ? state.isPersonalValid === false : countOf(one) === 0);
  return (
    <Page>
      <Stack gap={32}>
        <Grid columns={{ base: '1', desktop: 'sidebar' }} gap={32} align="start">
          <Stack gap={16}>
            {state.completion ? <CompletionCard completion={state.completion} missing={state.missing} /> : null}
            <SectionNav
              label={t('builder.sections')}
              allLabel={t('builder.all')}
              current={step}
              position={step === null ? null : around(step).position}
              order={WIZARD}
              sections={SIDEBAR.map((one) => ({
                id: one,
                href: profileStep(one),
                label: titleOf(one),
                done: isDone(one),
                count: countOf(one),
              }))}
            />
            {state.completion ? <CompletionLine completion={state.completion} missing={state.missing} /> : null}
            <Text size="small">
              <Link href={paths.profileImport} tone="quiet">
                {t('builder.importOrExport')}
              </Link>
            </Text>
          </Stack>
          <SectionBoundary key={step}>
            {step === null ? (
              <EmptyState level={1} title={t('builder.title')}>
                {t('builder.toCome')}
              </EmptyState>
            ) : isList(step) ? (
              children
            ) : (
              <Stack gap={24}>
                <StepHead
                  title={step === 'cv' ? t('builder.steps.cv.heading') : t('builder.title')}
                  lead={t(`builder.steps.${step}.lead`)}
                  position={around(step).position}
                  entered={entered}
                />
                {children}
              </Stack>
            )}
          </SectionBoundary>
        </Grid>
        {step === null ? null : (
          <StepDock step={step} lacks={isLacking(step) ? (isList(step) ? 'entry' : 'personal') : null} />
        )}
      </Stack>
    </Page>
  );
}
