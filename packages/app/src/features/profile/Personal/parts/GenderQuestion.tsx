import { useT } from '../../../../i18n/I18n';
import { Confirm } from '../../../../ui/Confirm/Confirm';
import type { PersonalState } from '../Personal.states';

interface GenderQuestionProps {
  state: Extract<PersonalState, { status: 'ready' }>;
  onConfirm: () => void;
  onBack: () => void;
}

/** Asks before a gender is saved, because it cannot be changed afterwards. */
export function GenderQuestion({ state: { form, confirming }, onConfirm, onBack }: GenderQuestionProps) {
  const t = useT();
  return (
    <Confirm
      open={confirming && form.gender !== ''}
      title={
        form.gender === '' ? '' : t('personal.confirmGender.title', { gender: t(`personal.genders.${form.gender}`) })
      }
      body={t('personal.confirmGender.body')}
      confirmLabel={t('common.save')}
      cancelLabel={t('common.cancel')}
      onConfirm={onConfirm}
      onCancel={onBack}
    />
  );
}
