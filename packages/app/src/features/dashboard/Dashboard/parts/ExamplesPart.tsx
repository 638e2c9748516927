import { SkeletonRows } from '@peyk/design-system';
import { Suspense } from 'react';
import { useT } from '../../../../i18n/I18n';
import { lazyPart } from '../../../../ui/lazyPart';
import { useNear } from '../../../../ui/useNear';
import { ProblemView } from '../../../../ui/ProblemView/ProblemView';
import type { ExamplesProps } from './Examples';

const Examples = lazyPart(() => import('./Examples').then((it) => it.Examples), NotLoaded);

let isFetched = false;

/** Fetches their code, so that a picture of the page never shows the placeholder. */
export async function fetchExamples(): Promise<void> {
  await Examples.preload();
  isFetched = true;
}

interface ExamplesPartProps extends ExamplesProps {
  /** What is above may still grow: the examples come when it cannot move them any more. */
  waits: boolean;
}

/** The examples below everything else: their code, charts and all, comes when somebody is about to see them. */
export function ExamplesPart({ waits, ...props }: ExamplesPartProps) {
  const t = useT();
  const { place, near } = useNear();
  const placeholder = <SkeletonRows rows={6} label={t('dashboard.analytics.loading')} />;
  if (waits) return placeholder;
  // Nothing loads yet, so that nothing says so.
  if (!near && !isFetched) return <div ref={place} />;
  return (
    <Suspense fallback={placeholder}>
      <Examples {...props} />
    </Suspense>
  );
}

function NotLoaded() {
  const t = useT();
  return (
    <ProblemView
      problem={{ kind: 'network' }}
      title={t('dashboard.analytics.failed')}
      onRetry={() => globalThis.location.reload()}
    />
  );
}
