import { component } from '../../css/component';
import { vars } from '../../theme/contract.css';

export { trigger } from '../Field/Field.css';

export const value = component({
  flex: '1 1 0%',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.textMuted } },
});
export const chevron = component({ flex: 'none', color: vars.color.textMuted });
/** Around what is replaced in its place: the layout meets the field alone. */
export const place = component({ display: 'contents' });
