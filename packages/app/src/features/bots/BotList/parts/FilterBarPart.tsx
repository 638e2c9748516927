import { Grid, Skeleton } from '@peyk/design-system';
import { Suspense } from 'react';
import { lazyPart } from '../../../../ui/lazyPart';
import { PartNotLoaded } from '../../../../ui/PartNotLoaded';
import type { FilterBarProps } from './FilterBar';

const FilterBar = lazyPart<FilterBarProps>(() => import('./FilterBar').then((it) => it.FilterBar), PartNotLoaded);

/** Fetches the code of the bar, so that a picture of the page never shows the placeholder. */
export const fetchFilterBar = (): Promise<unknown> => FilterBar.preload();

/** The filters in a file of their own: fields need much code, and whoever has no bot has nothing to choose from. */
export function FilterBarPart(props: FilterBarProps) {
  return (
    <Suspense fallback={<FilterBarSkeleton />}>
      <FilterBar {...props} />
    </Suspense>
  );
}

/** Reserves the space of the bar while the list loads. */
export function FilterBarSkeleton() {
  return (
    <Grid columns={{ base: '1', desktop: '2' }} gap={12}>
      <Skeleton shape="title" height="42px" />
      <Grid columns={{ base: '2' }} gap={8}>
        <Skeleton shape="title" height="42px" />
        <Skeleton shape="title" height="42px" />
      </Grid>
    </Grid>
  );
}
