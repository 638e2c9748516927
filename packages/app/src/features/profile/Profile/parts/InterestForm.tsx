import type { ResearchInterest } from '@peyk/api-types';
import { Button, Form, InlineMessage, Stack, TextField } from '@peyk/design-system';
import { useState } from 'react';
import { useT } from '../../../../i18n/I18n';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import { type FieldMessages, isOnlyAboutFields, missingFields, useFormErrors } from '../../../../forms/useFormErrors';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { InterestDraft } from '../interestInput';
import type { FormStep } from '../section';
import { UnsavedEntry } from './UnsavedEntry';

interface InterestFormProps {
  step: Extract<FormStep<ResearchInterest, InterestDraft>, { open: true }>;
  onChange: (change: Partial<InterestDraft>) => void;
  onSave: () => void;
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
}

const NONE: FieldMessages = {};
const FIELDS = ['interest_name', 'subfield'];

export function InterestForm({ step, onChange, onSave, onKeepMine, onTakeTheirs }: InterestFormProps) {
  const t = useT();
  const { interest_name: name, subfield } = step.form;
  const [missing, setMissing] = useState(NONE);
  const problem = step.status === 'failed' ? step.problem : null;
  const errors = useFormErrors(missing, problem);
  const hasClash = step.clashes.length > 0;
  // The last answer takes its button with it.
  const save = useCatchFocus<HTMLButtonElement>(hasClash);
  const title = step.item ? t('profile.interests.edit') : t('profile.interests.add');

  const labels = { interest_name: t('profile.interests.name'), subfield: t('profile.interests.subfield') };

  const submit = () => {
    const empty = missingFields({ interest_name: name }, ['interest_name'], t('common.required'));
    setMissing(empty);
    if (Object.keys(empty).length === 0) onSave();
  };

  return (
    <Form label={title} errors={errors} busy={step.status === 'busy'} onSubmit={submit}>
      <Stack gap={16} align="stretch">
        <UnsavedEntry {...{ step, labels, onKeepMine, onTakeTheirs }} />
        {Object.keys(missing).length > 0 ? (
          <InlineMessage tone="danger" role="alert">
            {t('profile.interests.required')}
          </InlineMessage>
        ) : null}
        {problem && !isOnlyAboutFields(problem, FIELDS) ? (
          <ProblemMessage problem={problem} title={t('profile.interests.saveFailed')} />
        ) : null}
        <TextField
          label={t('profile.interests.name')}
          name="interest_name"
          help={t('profile.interests.nameHelp')}
          value={name}
          onChange={(value) => onChange({ interest_name: value })}
          direction="auto"
          maxLength={300}
          autoFocus
          required
        />
        <TextField
          label={t('profile.interests.subfield')}
          name="subfield"
          value={subfield}
          onChange={(value) => onChange({ subfield: value })}
          direction="auto"
          maxLength={300}
        />
        <Button ref={save} tone="primary" type="submit" busy={step.status === 'busy'} disabled={hasClash}>
          {step.item ? t('common.saveChanges') : t('common.save')}
        </Button>
      </Stack>
    </Form>
  );
}
