import { InlineMessage } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { PersonalState } from '../Personal.states';

/** Why nothing was saved; what was typed stays. */
export function Notice({ state }: { state: Extract<PersonalState, { status: 'ready' }> }) {
  const t = useT();
  const { faults, saveProblem } = state;
  if (saveProblem) return <ProblemMessage problem={saveProblem} title={t('failures.profile.save')} />;
  const codes = Object.values(faults).map((fault) => fault?.code);
  if (codes.length === 0) return null;
  if (codes.includes('required'))
    return (
      <InlineMessage tone="danger" role="alert">
        {t('personal.missing')}
      </InlineMessage>
    );
  if (faults['date_birth'])
    return (
      <InlineMessage tone="danger" role="alert" title={t('personal.invalidDate.title')}>
        {t('personal.invalidDate.body')}
      </InlineMessage>
    );
  return (
    <InlineMessage tone="danger" role="alert">
      {t('problems.fieldsSummary')}
    </InlineMessage>
  );
}
