import { SkeletonRows } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { lazyPart } from '../../../../ui/lazyPart';
import { PartNotLoaded } from '../../../../ui/PartNotLoaded';

/** In place of a step whose code is on its way. */
export function StepArriving() {
  const t = useT();
  return <SkeletonRows rows={5} label={t('common.loading')} />;
}

/** The steps after the first, in one file: whoever comes to one goes on to the other. */
export const FiltersPart = lazyPart(() => import('./laterSteps').then((it) => it.FiltersStep), PartNotLoaded);
export const GmailPart = lazyPart(() => import('./laterSteps').then((it) => it.GmailStep), PartNotLoaded);
export const SummaryPart = lazyPart(
  () => import('./laterSteps').then((it) => it.Summary),
  () => null,
);

const parts = [FiltersPart, GmailPart, SummaryPart];

/** Fetches all that the later steps are drawn from. */
export const laterSteps = { preload: () => Promise.all(parts.map((part) => part.preload())) };
