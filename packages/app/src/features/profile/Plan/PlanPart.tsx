import { Grid, Skeleton, Stack, useIsWide } from '@peyk/design-system';
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

/** A label, a field and most often a help, which takes more lines on a phone. */
const HEIGHTS = { wide: '93px', phone: '98px' };
/** How many fields each row of the form has where there is room. */
const ROWS = [2, 2, 1, 2, 1] as const;

/** As tall as the form. */
function Stand() {
  const isWide = useIsWide('tablet');
  return (
    <Stack gap={16}>
      {ROWS.map((fields, row) => (
        <Grid key={row} columns={{ base: '1', tablet: `${fields}` }} gap={16}>
          {Array.from({ length: fields }, (_, field) => (
            <Skeleton key={field} shape="title" height={isWide ? HEIGHTS.wide : HEIGHTS.phone} />
          ))}
        </Grid>
      ))}
      <Skeleton shape="title" height="42px" />
    </Stack>
  );
}
