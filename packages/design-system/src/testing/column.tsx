import type { ComponentType } from 'react';
import { Grid } from '../layout/Grid';

/** A decorator for what fills its column: a phone gives it all of its width, a desk a third. */
export function inColumn(Story: ComponentType) {
  return (
    <Grid columns={{ base: '1', tablet: '2', desktop: '3' }} gap={0}>
      <Story />
    </Grid>
  );
}
