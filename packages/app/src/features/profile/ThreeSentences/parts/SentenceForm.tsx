import { Box, Button, Form, Inline, Stack } from '@peyk/design-system';
import type { ReactNode } from 'react';
import type { Problem } from '../../../../api/problem';
import type { FormTable } from '../../../../forms/defineForm';
import type { Clash } from '../../../../forms/edits/rebase';
import { Fields } from '../../../../forms/Fields';
import { useForm } from '../../../../forms/useForm';
import { useT } from '../../../../i18n/I18n';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import { UnsavedEntry } from '../../parts/UnsavedEntry';

/** What a person does with one of the three. */
export interface SentenceActs<Values> {
  onChange: (change: Partial<Values>) => void;
  /** The two ways to resolve a field that was changed here and elsewhere. */
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
  onSave: () => void;
}

interface SentenceFormProps<Values extends object> extends SentenceActs<Values> {
  label: string;
  form: FormTable<Values, object>;
  part: {
    form: Values;
    clashes: readonly Clash<Values>[];
    restored: boolean;
    saving: boolean;
    saveProblem: Problem | null;
  };
  /** What is said where it could not be saved. */
  saveFailed: string;
  /** The first form that is open: one main action on the page. */
  isFirst: boolean;
  onSkip: () => void;
  /** What is asked, and an example; above the fields. */
  children: ReactNode;
}

/** The form of one of the three, which is saved or skipped by itself. */
export function SentenceForm<Values extends object>(props: SentenceFormProps<Values>) {
  const { label, form, part, saveFailed, isFirst, onChange, onKeepMine, onTakeTheirs, onSave, onSkip } = props;
  const t = useT();
  const { formProps, rest } = useForm(form, { values: part.form, problem: part.saveProblem, onSend: onSave });
  const hasClash = part.clashes.length > 0;
  // Resolving the last conflict removes the focused button.
  const save = useCatchFocus<HTMLButtonElement>(hasClash);
  return (
    <Form label={label} busy={part.saving} {...formProps}>
      <Stack gap={16}>
        {props.children}
        <UnsavedEntry form={form} step={part} {...{ onKeepMine, onTakeTheirs }} />
        {rest ? <ProblemMessage problem={rest} title={saveFailed} /> : null}
        <Fields form={form} values={part.form} onChange={onChange} />
        <Inline gap={12} justify="end">
          <Button
            tone="quiet"
            label={t('threeSentences.skipName', { name: label })}
            disabled={part.saving}
            onPress={onSkip}
          >
            {t('threeSentences.skip')}
          </Button>
          <Box grow="phone">
            <Button
              ref={save}
              tone={isFirst ? 'primary' : 'secondary'}
              type="submit"
              label={t('threeSentences.saveName', { name: label })}
              busy={part.saving}
              disabled={hasClash}
              fullWidth
            >
              {t('common.save')}
            </Button>
          </Box>
        </Inline>
      </Stack>
    </Form>
  );
}
