import { Button, Form, Inline, SkeletonRows, Stack } from '@peyk/design-system';
import { Fields } from '../../../forms/Fields';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18n';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { ProblemMessage, ProblemView } from '../../../ui/ProblemView/ProblemView';
import { UnsavedEntry } from '../parts/UnsavedEntry';
import type { PlanState } from './Plan.states';
import { type PlanForm, planForm } from './planForm';

export interface PlanViewProps {
  state: PlanState;
  onChange: (change: Partial<PlanForm>) => void;
  /** The two ways to resolve a field that was changed here and elsewhere. */
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
  onSave: () => void;
  onRetry: () => void;
}

/** What stands in the card "Your plan": when, which degree, with what means, where to, and the name below emails. */
export function PlanView(props: PlanViewProps) {
  const { state, onRetry } = props;
  const t = useT();
  if (state.status === 'loading') return <SkeletonRows rows={3} label={t('common.loading')} />;
  if (state.status === 'failed')
    return <ProblemView problem={state.problem} title={t('plan.loadFailed')} onRetry={onRetry} />;
  return <PlanFields {...props} state={state} />;
}

interface PlanFieldsProps extends Omit<PlanViewProps, 'state'> {
  state: Extract<PlanState, { status: 'ready' }>;
}

function PlanFields({ state, onChange, onKeepMine, onTakeTheirs, onSave }: PlanFieldsProps) {
  const t = useT();
  const { form, clashes, saveProblem, saving } = state;
  const { formProps, rest } = useForm(planForm, { values: form, problem: saveProblem, onSend: onSave });
  const hasClash = clashes.length > 0;
  // Resolving the last conflict removes the focused button.
  const save = useCatchFocus<HTMLButtonElement>(hasClash);
  return (
    <Form label={t('plan.title')} busy={saving} {...formProps}>
      <Stack gap={16}>
        <UnsavedEntry form={planForm} step={state} {...{ onKeepMine, onTakeTheirs }} />
        {rest ? <ProblemMessage problem={rest} title={t('failures.profile.update')} /> : null}
        <Fields form={planForm} values={form} onChange={onChange} />
        <Inline gap={16} justify="end">
          <Button ref={save} tone="primary" type="submit" busy={saving} disabled={hasClash}>
            {t('plan.save')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
