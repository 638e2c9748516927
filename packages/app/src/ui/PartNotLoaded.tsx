import { ProblemView } from './ProblemView/ProblemView';

/** In place of a part of a screen whose code did not come. What was typed is kept when the page is loaded again. */
export const PartNotLoaded = () => (
  <ProblemView problem={{ kind: 'network' }} onRetry={() => globalThis.location.reload()} />
);
