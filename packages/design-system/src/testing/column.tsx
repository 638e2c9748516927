import type { ComponentType } from 'react';
import { Grid } from '../layout/Grid';

/** A decorator for a component that fills its column: the full width of a phone, a third of a desktop. */
export function inColumn(Story: ComponentType) {
  return (
    <Grid columns={{ base: '1', tablet: '2', desktop: '3' }} gap={0}>
      <Story />
    </Grid>
  );
}
