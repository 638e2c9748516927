import type { ResearchInterest } from '@peyk/api-types';
import { Button, Form, InlineMessage, Stack, TextField } from '@peyk/design-system';
import { useState } from 'react';
import { useT } from '../../../../i18n/I18n';
import {
  type FieldMessages,
  isOnlyAboutFields,
  missingFields,
  useFormErrors,
} from '../../../../modules/formErrors/useFormErrors';
import { ProblemMessage } from '../../../../modules/ProblemView/ProblemView';
import type { FormStep } from '../section';

export type InterestInput = Pick<ResearchInterest, 'interest_name' | 'subfield'>;

interface InterestFormProps {
  step: Extract<FormStep<ResearchInterest>, { open: true }>;
  onSave: (input: InterestInput) => void;
}

const NONE: FieldMessages = {};
const FIELDS = ['interest_name', 'subfield'];

export function InterestForm({ step, onSave }: InterestFormProps) {
  const t = useT();
  const [name, setName] = useState(step.item?.interest_name ?? '');
  const [subfield, setSubfield] = useState(step.item?.subfield ?? '');
  const [missing, setMissing] = useState(NONE);
  const problem = step.status === 'failed' ? step.problem : null;
  const errors = useFormErrors(missing, problem);
  const title = step.item ? t('profile.interests.edit') : t('profile.interests.add');

  const submit = () => {
    const empty = missingFields({ interest_name: name }, ['interest_name'], t('common.required'));
    setMissing(empty);
    if (Object.keys(empty).length === 0) onSave({ interest_name: name.trim(), subfield: subfield.trim() || null });
  };

  return (
    <Form label={title} errors={errors} busy={step.status === 'busy'} onSubmit={submit}>
      <Stack gap={16} align="stretch">
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
          onChange={setName}
          direction="auto"
          maxLength={200}
          autoFocus
          required
        />
        <TextField
          label={t('profile.interests.subfield')}
          name="subfield"
          value={subfield}
          onChange={setSubfield}
          direction="auto"
          maxLength={200}
        />
        <Button tone="primary" type="submit" busy={step.status === 'busy'}>
          {step.item ? t('common.saveChanges') : t('common.save')}
        </Button>
      </Stack>
    </Form>
  );
}
