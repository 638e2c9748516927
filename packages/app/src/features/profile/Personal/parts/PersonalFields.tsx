import { type PhotoFault, Button, Divider, Form, Grid, Inline, Stack, TextField } from '@peyk/design-system';
import { useEffect, useRef } from 'react';
import { hasFaults } from '../../../../forms/fault';
import { Fields } from '../../../../forms/Fields';
import { useFaultTexts } from '../../../../forms/useForm';
import { useT } from '../../../../i18n/I18n';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import type { PersonalState } from '../Personal.states';
import { type PersonalForm, personalForm } from '../personalForm';
import { Notice } from './Notice';
import { PhotoFields } from './PhotoFields';
import { Unsaved } from './Unsaved';

interface PersonalFieldsProps {
  state: Extract<PersonalState, { status: 'ready' }>;
  onChange: (change: Partial<PersonalForm>) => void;
  onChoose: (file: File) => void;
  onPhoto: (photo: File | null) => void;
  onCropEnd: (fault: PhotoFault | null) => void;
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
  onSave: (isDayWritten: boolean) => void;
}

/** The form of the personal data. */
export function PersonalFields({
  state,
  onChange,
  onChoose,
  onPhoto,
  onCropEnd,
  onKeepMine,
  onTakeTheirs,
  onSave,
}: PersonalFieldsProps) {
  const t = useT();
  const { user, form, faults, clashes, saving } = state;
  const errors = useFaultTexts(faults, personalForm.own);
  const hasClash = clashes.length > 0;
  // Resolving the last conflict removes the focused button.
  const save = useCatchFocus<HTMLButtonElement>(hasClash);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The form focuses the first control that is invalid; the parts of a date are none.
    const isFirst = Object.keys(faults).every((name) => name === 'date_birth' || name === 'address');
    if (faults['date_birth'] && isFirst) element.current?.querySelector<HTMLElement>(partsOfDay)?.focus();
  }, [faults]);
  const fields = (...rows: (keyof PersonalForm)[]) => (
    <Fields form={personalForm} values={form} onChange={onChange} rows={rows} />
  );
  // Above the fields if one of them is invalid, because it has focus now; otherwise next to the pressed button.
  const isAbove = hasFaults(faults);
  return (
    <Form
      ref={element}
      label={t('personal.title')}
      errors={errors}
      busy={saving}
      onSubmit={({ currentTarget }) => onSave(isDayWritten(currentTarget))}
    >
      <Stack gap={24}>
        <Unsaved {...{ state, onKeepMine, onTakeTheirs }} />
        {isAbove ? <Notice state={state} /> : null}
        <PhotoFields {...{ state, onChange, onChoose, onPhoto, onCropEnd }} />
        <Divider />
        <Stack gap={16}>
          <Grid columns={{ base: '1', tablet: '2' }} gap={16}>
            {fields('first_name', 'last_name')}
            <TextField
              type="email"
              label={t('personal.email')}
              value={user.email}
              help={t('personal.emailHelp')}
              readOnly
            />
            {fields('phone')}
          </Grid>
          {user.gender === null ? fields('gender') : <FixedGender gender={user.gender} />}
          {/* The taller address keeps Save in its place when the press on it brings a message about the date. */}
          <Grid columns={{ base: '1', tablet: '2' }} gap={16}>
            {fields('date_birth', 'address')}
          </Grid>
        </Stack>
        <Divider />
        {isAbove ? null : <Notice state={state} />}
        <Inline gap={16} justify="end">
          <Button ref={save} tone="primary" type="submit" busy={saving} disabled={hasClash}>
            {t('common.save')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

/** A stored gender, which nobody can change here. */
function FixedGender({ gender }: { gender: Exclude<PersonalForm['gender'], ''> }) {
  const t = useT();
  return (
    <TextField
      label={t('personal.gender')}
      value={t(`personal.genders.${gender}`)}
      help={t('personal.genderFixed')}
      readOnly
    />
  );
}

const partsOfDay = '[role="spinbutton"]';

/** Whether year, month and day are all written; the date field itself tells only of days that exist. */
function isDayWritten(form: HTMLFormElement): boolean {
  const parts = [...form.querySelectorAll(partsOfDay)];
  return parts.length > 0 && parts.every((part) => part.hasAttribute('aria-valuenow'));
}
