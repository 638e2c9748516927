import { SkeletonRows, Stack } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { useT } from '../../../../i18n/I18n';
import { ProblemView } from '../../../../ui/ProblemView/ProblemView';
import { StepHead } from '../../parts/StepHead';
import { LISTS, type Step, around, isList, useStepTitle } from '../../steps';

interface StepPlaceholderProps {
  step: Step;
}

/** In place of a step whose code is on its way: as the step is while its entries are. */
export function StepArriving({ step }: StepPlaceholderProps) {
  const t = useT();
  return (
    // The heading takes focus when the step is there.
    <Headed step={step} entered={false}>
      <SkeletonRows rows={isList(step) ? 2 : 5} label={t('common.loading')} />
    </Headed>
  );
}

interface StepNotLoadedProps extends StepPlaceholderProps {
  /** The person came here from another step. */
  entered: boolean;
}

/** In place of a step whose code did not come. What was typed elsewhere is kept when the page is loaded again. */
export function StepNotLoaded({ step, entered }: StepNotLoadedProps) {
  return (
    <Headed step={step} entered={entered}>
      <ProblemView problem={{ kind: 'network' }} onRetry={() => globalThis.location.reload()} />
    </Headed>
  );
}

/** The heading of a list is drawn by its step, that of the other steps around them. */
function Headed({ step, entered, children }: StepNotLoadedProps & { children: ReactNode }) {
  const t = useT();
  const titleOf = useStepTitle();
  if (!isList(step)) return children;
  return (
    <Stack gap={24}>
      <StepHead
        title={titleOf(step)}
        lead={t(`builder.leads.${LISTS[step]}`)}
        position={around(step).position}
        entered={entered}
      />
      {children}
    </Stack>
  );
}
