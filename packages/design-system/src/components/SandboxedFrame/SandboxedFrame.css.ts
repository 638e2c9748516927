import { component, components } from '../../css/component';
import { hairline } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { measure, space } from '../../theme/lengths';

export const height = components({
  short: { vars: { '--frame': measure.note } },
  tall: { vars: { '--frame': measure.preview } },
});
export const sheet = component({
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: 'min(var(--frame), 80dvh)',
  border: hairline,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: vars.color.surfaceRaised,
});
/* White in both themes: the author of the document assumed a white background. */
export const paper = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 'none',
  borderRadius: 'inherit',
  colorScheme: 'light',
  background: 'Canvas',
  outlineOffset: `calc(-1 * ${space[4]})`,
});
export const waiting = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  padding: space[24],
});
export const nothing = component({ display: 'grid', alignContent: 'center', blockSize: '100%', overflow: 'auto' });
