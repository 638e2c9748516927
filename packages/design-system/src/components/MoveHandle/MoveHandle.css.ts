import { globalStyle } from '@vanilla-extract/css';
import { component } from '../../css/component';
import { vars } from '../../theme/contract.css';
import { stroke } from '../../theme/lengths';
import { zIndex } from '../../theme/stacking';

/* A finger on the handle moves the row, not the page. */
export const handle = component({
  display: 'grid',
  touchAction: 'none',
  cursor: 'grab',
  selectors: { '[data-dragging] &': { cursor: 'grabbing' } },
});

/* The rows are not this component's own: they wear these marks only while a handle is dragged. */
globalStyle('li[data-dragging]', {
  zIndex: zIndex.raised,
  background: vars.color.surfaceSelected,
  boxShadow: vars.elevation.floating,
});
globalStyle('li[data-drop="before"]', { boxShadow: `inset 0 ${stroke.bold} ${vars.color.actionFill}` });
globalStyle('li[data-drop="after"]', { boxShadow: `inset 0 calc(-1 * ${stroke.bold}) ${vars.color.actionFill}` });
