import { Grid, Skeleton, Stack } from '@peyk/design-system';
import { LatePart } from '../../../ui/LatePart';
import { lazyPart } from '../../../ui/lazyPart';
import { PartNotLoaded } from '../../../ui/PartNotLoaded';
import { PlanCard } from './parts/PlanCard';

/** The form with its code, which the form above it does not need. */
export const PlanForm = lazyPart(() => import('./Plan').then((it) => it.Plan), PartNotLoaded);

/** A screen of a phone further down, so that the form is there before it is scrolled to. */
const MARGIN = '800px';

/** The plan, below the form of the person. */
export const PlanPart = () => (
  <PlanCard>
    <LatePart part={PlanForm} props={{}} stand={<Stand />} margin={MARGIN} />
  </PlanCard>
);

/** As tall as the form: a label, a field and most often a help. */
const FIELD = '88px';

const Stand = () => (
  <Stack gap={16}>
    <Grid columns={{ base: '1', tablet: '2' }} gap={16}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="title" height={FIELD} />
      ))}
    </Grid>
    <Skeleton shape="title" height="42px" />
  </Stack>
);
