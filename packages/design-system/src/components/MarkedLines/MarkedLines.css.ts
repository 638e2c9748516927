import { component, components } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, measure, space } from '../../theme/lengths';

export const lines = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  inlineSize: '100%',
  maxInlineSize: measure.tiny,
  marginInline: 'auto',
});
export const row = component({ display: 'flex', alignItems: 'center', gap: space[6], blockSize: extent[6] });
const line = { blockSize: extent[6], borderRadius: vars.radius.full } as const;
export const plain = component({ ...line, background: vars.color.neutralLine });
export const marked = component({ ...line, background: vars.color.actionFill });
export const width = components({
  a: { inlineSize: '98%' },
  b: { inlineSize: '83%' },
  c: { inlineSize: '68%' },
  d: { inlineSize: '92%' },
  e: { inlineSize: '45%' },
});
export const marker = component({ ...type('micro'), fontWeight: 600, color: vars.color.actionText });
