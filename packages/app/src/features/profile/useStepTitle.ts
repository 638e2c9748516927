import { useT } from '../../i18n/I18n';
import { LISTS, type Step, isList } from './steps';

/** The name of a step as the sidebar has it (specification, section 2). */
export function useStepTitle(): (step: Step) => string {
  const t = useT();
  return (step) =>
    isList(step) ? t(`profile.${LISTS[step]}.title`) : step === 'cv' ? t('profile.steps.cv.title') : t('profile.title');
}
