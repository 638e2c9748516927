import { SkeletonRows } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { lazyPart } from '../../../../ui/lazyPart';
import { ProblemView } from '../../../../ui/ProblemView/ProblemView';

/** In place of a step whose code is on its way. */
export function StepArriving() {
  const t = useT();
  return <SkeletonRows rows={5} label={t('common.loading')} />;
}

/** In place of a step whose code did not come. The draft is kept when the page is loaded again. */
const StepNotLoaded = () => <ProblemView problem={{ kind: 'network' }} onRetry={() => globalThis.location.reload()} />;

/** The steps after the first, in one file: whoever comes to one goes on to the other. */
export const FiltersPart = lazyPart(() => import('./laterSteps').then((it) => it.FiltersStep), StepNotLoaded);
export const GmailPart = lazyPart(() => import('./laterSteps').then((it) => it.GmailStep), StepNotLoaded);
export const SummaryPart = lazyPart(
  () => import('./laterSteps').then((it) => it.Summary),
  () => null,
);

const parts = [FiltersPart, GmailPart, SummaryPart];

/** Fetches all that the later steps are drawn from. */
export const laterSteps = { preload: () => Promise.all(parts.map((part) => part.preload())) };
