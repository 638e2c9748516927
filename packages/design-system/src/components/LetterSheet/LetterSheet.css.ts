import { component } from '../../css/component';
import { media } from '../../css/media';
import { hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space } from '../../theme/lengths';

export const sheet = component({
  minInlineSize: 0,
  background: vars.color.surfaceRaised,
  border: hairline,
  borderRadius: vars.radius.card,
});
/* The margins of a letter: wide on a desktop, none on a phone. */
export const page = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[28],
  paddingInline: space[64],
  paddingBlock: `${space[32]} ${space[40]}`,
  '@media': {
    [media.belowDesktop]: { paddingInline: space[40] },
    [media.phone]: { paddingInline: space[20], paddingBlock: `${space[20]} ${space[24]}`, gap: space[20] },
    [media.small]: { paddingInline: space[16] },
  },
});
export const inbox = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  padding: `${space[12]} ${space[20]} ${space[16]}`,
  marginInline: `-${space[20]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  '@media': { [media.phone]: { padding: space[12], marginInline: `-${space[8]}` } },
});
export const inboxLabel = component({ ...type('caption'), color: vars.color.textMuted });
export const inboxRow = component({ display: 'flex', gap: space[12], alignItems: 'flex-start' });
export const inboxWords = component({ flex: '1 1 0%', minInlineSize: 0 });
export const inboxHead = component({ display: 'flex', justifyContent: 'space-between', gap: space[12] });
/* An inbox shows name and subject on one line each. */
const oneLine = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const inboxFrom = component({ ...type('small'), ...oneLine, fontWeight: 600, color: vars.color.textStrong });
export const inboxTime = component({ ...type('small'), color: vars.color.textMuted, whiteSpace: 'nowrap' });
export const inboxSubject = component({ ...type('small'), ...oneLine, color: vars.color.textStrong });
export const inboxPreview = component({
  ...type('small'),
  color: vars.color.textMuted,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const fields = component({ display: 'flex', flexDirection: 'column' });
export const fieldRow = component({
  display: 'grid',
  gridTemplateColumns: `${extent[76]} minmax(0, 1fr)`,
  alignItems: 'center',
  minBlockSize: extent[44],
  borderBlockEnd: hairline,
  '@media': {
    [media.phone]: { gridTemplateColumns: `${extent[64]} minmax(0, 1fr)` },
    [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: space[8] },
  },
});
export const fieldLabel = component({ ...type('small'), color: vars.color.textMuted });
export const fieldValue = component({
  ...type('ui'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  color: vars.color.textStrong,
});
export const fieldText = component({ minInlineSize: 0, paddingBlock: space[8] });
export const before = component({
  padding: space[20],
  marginInline: `-${space[20]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  '@media': { [media.phone]: { padding: space[12], marginInline: `-${space[8]}` } },
});
export const after = component({
  ...type('small'),
  color: vars.color.textMuted,
  borderBlockStart: hairline,
  paddingBlockStart: space[16],
});
export const footer = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingInline: space[56],
  paddingBlock: space[12],
  borderBlockStart: hairline,
  '@media': { [media.belowDesktop]: { paddingInline: space[32] }, [media.phone]: { paddingInline: space[16] } },
});
