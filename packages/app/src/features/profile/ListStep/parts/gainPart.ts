import { lazyPart } from '../../../../ui/lazyPart';

/** `Gain` in a file of its own: half of the lists have none. A form is whole without it. */
export const GainPart = lazyPart(
  () => import('./Gain').then((it) => it.Gain),
  () => null,
);
