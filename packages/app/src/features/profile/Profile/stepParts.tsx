import { loadPart } from '../../../i18n/words';
import { paths } from '../../../paths';
import { preferences } from '../../../session/preferences';
import { lazyPart } from '../../../ui/lazyPart';
import { PlanForm } from '../Plan/PlanPart';
import { isList, stepOf } from '../steps';
import { StepNotLoaded } from './parts/StepPlaceholder';

export const PersonalStep = lazyPart(
  () => import('./parts/PersonalStep').then((it) => it.PersonalStep),
  () => <StepNotLoaded step="profile" entered={false} />,
);
/** Their texts are apart, because the first step says none of them. */
const loadListWords = () => loadPart(preferences.locale(), 'lists');

export const ListStep = lazyPart(async () => {
  const [it] = await Promise.all([import('../ListStep/ListStep'), loadListWords()]);
  return it.ListStep;
}, StepNotLoaded);
export const Cv = lazyPart(
  async () => {
    const [it] = await Promise.all([import('../Cv/Cv'), loadListWords()]);
    return it.Cv;
  },
  () => <StepNotLoaded step="cv" entered={false} />,
);

export const Arrival = lazyPart(
  async () => {
    const [it] = await Promise.all([import('../parts/Arrival'), loadListWords()]);
    return it.Arrival;
  },
  () => null,
);

/** Preloads the step that an address asks for. */
export async function fetchStep(search: string): Promise<void> {
  const step = stepOf(search);
  if (step === null) return;
  await (step === 'profile' ? PersonalStep : isList(step) ? ListStep : Cv).preload();
}

const NEARS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Preloads a step when a link to it is pointed at, focused or pressed. Returns how to stop. */
export function fetchStepsAhead(): () => void {
  const ahead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.pathname === paths.profile) void fetchStep(link.search);
  };
  for (const near of NEARS) addEventListener(near, ahead, { passive: true });
  return () => {
    for (const near of NEARS) removeEventListener(near, ahead);
  };
}

/** Preloads every step. */
export async function fetchSteps(): Promise<void> {
  await Promise.all([PersonalStep, PlanForm, ListStep, Cv].map((part) => part.preload()));
}
