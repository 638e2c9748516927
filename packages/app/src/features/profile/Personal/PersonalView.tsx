import { type PhotoFault, SkeletonRows } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { ProblemView } from '../../../ui/ProblemView/ProblemView';
import type { PersonalState } from './Personal.states';
import type { PersonalForm } from './personalForm';
import { SectionCard } from '../parts/SectionCard';
import { GenderQuestion } from './parts/GenderQuestion';
import { PersonalFields } from './parts/PersonalFields';

interface PersonalViewProps {
  state: PersonalState;
  onChange: (change: Partial<PersonalForm>) => void;
  /** A file was chosen, whose square is chosen next. */
  onChoose: (file: File) => void;
  /** The square was chosen; null removes the photo. */
  onPhoto: (photo: File | null) => void;
  /** The choice of the square ended without a photo: by the person, or because the file gives none. */
  onCropEnd: (fault: PhotoFault | null) => void;
  /** The two ways to resolve a field that was changed here and elsewhere. */
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
  /** `isDayWritten`: the birth date has a year, a month and a day, although they may make no day. */
  onSave: (isDayWritten: boolean) => void;
  /** The gender is right, or is looked at again. */
  onConfirm: () => void;
  onBack: () => void;
  onRetry: () => void;
}

/** The personal step of the profile: photo, names, and how to reach the person. */
export function PersonalView(props: PersonalViewProps) {
  const { state, onRetry } = props;
  const t = useT();
  return (
    <SectionCard title={t('personal.title')} lead={t('personal.lead')}>
      {state.status === 'loading' ? <SkeletonRows rows={5} label={t('personal.loading')} /> : null}
      {state.status === 'failed' ? (
        <ProblemView problem={state.problem} title={t('failures.profile.load')} onRetry={onRetry} />
      ) : null}
      {state.status === 'ready' ? (
        <>
          <PersonalFields {...props} state={state} />
          <GenderQuestion {...props} state={state} />
        </>
      ) : null}
    </SectionCard>
  );
}
