import type { ReactNode } from 'react';
import { useT } from '../../../../i18n/I18n';
import { SectionCard } from '../../parts/SectionCard';

/** The card "Your plan" around its form, which an address can lead to before the form has come. */
export function PlanCard({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <SectionCard title={t('plan.title')} lead={t('plan.lead')}>
      {children}
    </SectionCard>
  );
}
