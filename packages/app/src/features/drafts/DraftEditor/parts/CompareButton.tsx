import type { DraftResemblance, EmailDraft } from '@peyk/api-types';
import { Auto, Button, Dialog } from '@peyk/design-system';
import { Suspense, useState } from 'react';
import { useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import { lazyPart } from '../../../../ui/lazyPart';
import { ProblemView } from '../../../../ui/ProblemView/ProblemView';

export interface ComparisonProps {
  draft: EmailDraft;
  /** The other email of the person, and what both share. */
  resembles: DraftResemblance;
  onClose: () => void;
}

/** In a file of its own: hardly any draft is too like another one. */
const ComparisonPart = lazyPart(() => import('./Comparison').then((it) => it.Comparison), ComparisonNotLoaded);

/** Opens the two emails that are too alike, side by side (SIM-01). */
export function CompareButton({ draft, resembles }: Pick<ComparisonProps, 'draft' | 'resembles'>) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        <Auto>{t('drafts.alike.compare', { name: named(t, resembles.professor_name) })}</Auto>
      </Button>
      <Suspense>
        {open ? <ComparisonPart draft={draft} resembles={resembles} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}

/** Stands in place of the comparison when its code does not come. */
export function ComparisonNotLoaded({ onClose }: Pick<ComparisonProps, 'onClose'>) {
  const t = useT();
  return (
    <Dialog open size="small" title={t('drafts.alike.failed')} onClose={onClose}>
      <ProblemView problem={{ kind: 'network' }} onRetry={() => globalThis.location.reload()} />
    </Dialog>
  );
}
