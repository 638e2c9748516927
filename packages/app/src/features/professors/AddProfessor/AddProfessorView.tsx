import { Dialog, Heading, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import type { AddProfessorState } from './AddProfessor.states';
import { FoundStep } from './parts/FoundStep';
import { FormStep } from './parts/FormStep';
import type { ByHandForm } from './byHandForm';

export interface AddProfessorViewProps {
  state: AddProfessorState;
  onChange: (change: Partial<ByHandForm>) => void;
  /** Shows what would be added. */
  onCheck: () => void;
  onBack: () => void;
  onAdd: () => void;
  onRetrySuggestions: () => void;
  /** Empties the form. */
  onClear: () => void;
  onClose: () => void;
}

/** A professor whom the person found: first the form, then what would be added and who of the list may be the same. */
export function AddProfessorView({ state, onClose, ...actions }: AddProfessorViewProps) {
  const t = useT();
  const { status } = state.step;
  // The button of one step goes with it.
  const heading = useCatchFocus<HTMLHeadingElement>(status);
  return (
    <Dialog open size="large" title={t('professors.add')} onClose={onClose} dismissable={false}>
      <Stack gap={20}>
        <Stack gap={4}>
          <Heading level={3} ref={heading} tabIndex={-1}>
            {t(`addProfessor.${status}.title`)}
          </Heading>
          <Text size="small" tone="muted">
            {t(`addProfessor.${status}.body`)}
          </Text>
        </Stack>
        {state.step.status === 'form' ? (
          <FormStep state={state} onClose={onClose} {...actions} />
        ) : (
          <FoundStep state={state} found={state.step.found} {...actions} />
        )}
      </Stack>
    </Dialog>
  );
}
