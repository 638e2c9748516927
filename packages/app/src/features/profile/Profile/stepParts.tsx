import { lazyPart } from '../../../ui/lazyPart';
import { isList, stepOf } from '../steps';
import { StepNotLoaded } from './parts/StepPlaceholder';

export const PersonalStep = lazyPart(
  () => import('./parts/PersonalStep').then((it) => it.PersonalStep),
  () => <StepNotLoaded step="profile" entered={false} />,
);
export const ListStep = lazyPart(() => import('../ListStep/ListStep').then((it) => it.ListStep), StepNotLoaded);
export const Cv = lazyPart(
  () => import('../Cv/Cv').then((it) => it.Cv),
  () => <StepNotLoaded step="cv" entered={false} />,
);

export const Arrival = lazyPart(
  () => import('../parts/Arrival').then((it) => it.Arrival),
  () => null,
);

/** Preloads the step that an address asks for. */
export async function fetchStep(search: string): Promise<void> {
  const step = stepOf(search);
  if (step === null) return;
  await (step === 'profile' ? PersonalStep : isList(step) ? ListStep : Cv).preload();
}

/** Preloads every step: each is one press away. */
export async function fetchSteps(): Promise<void> {
  await Promise.all([PersonalStep, ListStep, Cv].map((part) => part.preload()));
}
