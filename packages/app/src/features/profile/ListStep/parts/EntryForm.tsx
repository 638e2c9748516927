import { Box, Button, Form, Heading, Inline, InlineMessage, Stack } from '@peyk/design-system';
import type { FormTable } from '../../../../forms/defineForm';
import { Fields } from '../../../../forms/Fields';
import { useForm } from '../../../../forms/useForm';
import { useT } from '../../../../i18n/I18n';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { ListName } from '../../steps';
import type { FormStep } from '../section';
import { Gain } from './Gain';
import { UnsavedEntry } from '../../parts/UnsavedEntry';

interface EntryFormProps<Item, Values extends object> {
  form: FormTable<Values, object>;
  /** The list of the profile, for its texts. */
  section: ListName;
  /** The sentence of the person's own that the form asks for. */
  gain: 'question' | 'result' | undefined;
  step: Extract<FormStep<Item, Values>, { open: true }>;
  onChange: (change: Partial<Values>) => void;
  onSave: () => void;
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
}

/** The form of one entry of the profile, new or stored, from its field table. */
export function EntryForm<Item, Values extends object>(props: EntryFormProps<Item, Values>) {
  const { form, section, gain, step, onChange, onSave, onKeepMine, onTakeTheirs } = props;
  const t = useT();
  const problem = step.status === 'failed' ? step.problem : null;
  const { formProps, isIncomplete, rest } = useForm(form, { values: step.form, problem, onSend: onSave });
  const isBusy = step.status === 'busy';
  const hasClash = step.clashes.length > 0;
  // Resolving the last conflict removes the focused button.
  const save = useCatchFocus<HTMLButtonElement>(hasClash);
  return (
    <Form label={t(`profile.${section}.${step.item ? 'edit' : 'add'}`)} busy={isBusy} {...formProps}>
      <Stack gap={16}>
        <Heading level={2} look="title3">
          {t(`profile.${section}.${step.item ? 'edit' : 'add'}`)}
        </Heading>
        <UnsavedEntry {...{ form, step, onKeepMine, onTakeTheirs }} />
        {isIncomplete ? (
          <InlineMessage tone="danger" role="alert">
            {t(`profile.${section}.required`)}
          </InlineMessage>
        ) : null}
        {rest ? <ProblemMessage problem={rest} title={t(`profile.${section}.saveFailed`)} /> : null}
        <Fields form={form} values={step.form} onChange={onChange} />
        {gain ? <Gain of={gain} /> : null}
        <Inline justify="end" gap={12}>
          <Box grow="phone">
            <Button ref={save} tone="primary" type="submit" busy={isBusy} disabled={hasClash} fullWidth>
              {step.item ? t('common.saveChanges') : t('common.save')}
            </Button>
          </Box>
        </Inline>
      </Stack>
    </Form>
  );
}
