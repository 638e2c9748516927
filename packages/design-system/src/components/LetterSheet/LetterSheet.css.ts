import { component } from '../../css/component';
import { media } from '../../css/media';
import { hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const sheet = component({
  minInlineSize: 0,
  background: vars.color.surfaceRaised,
  border: hairline,
  borderRadius: vars.radius.card,
});
/* The measure of a letter: wide margins on a desk, none to lose on a phone. */
export const page = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '28px',
  paddingInline: '64px',
  paddingBlock: '32px 36px',
  '@media': {
    [media.belowDesktop]: { paddingInline: '40px' },
    [media.phone]: { paddingInline: '20px', paddingBlock: '20px 24px', gap: '20px' },
    [media.small]: { paddingInline: '16px' },
  },
});
export const inbox = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  padding: '12px 20px 16px',
  marginInline: '-20px',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  '@media': { [media.phone]: { padding: '12px', marginInline: '-8px' } },
});
export const inboxLabel = component({ ...type('caption'), color: vars.color.textMuted });
export const inboxRow = component({ display: 'flex', gap: '12px', alignItems: 'flex-start' });
export const inboxWords = component({ flex: '1 1 0%', minInlineSize: 0 });
export const inboxHead = component({ display: 'flex', justifyContent: 'space-between', gap: '12px' });
export const inboxFrom = component({ ...type('small'), fontWeight: 600, color: vars.color.textStrong });
export const inboxTime = component({ ...type('small'), color: vars.color.textMuted, whiteSpace: 'nowrap' });
export const inboxSubject = component({ ...type('small'), color: vars.color.textStrong });
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
  gridTemplateColumns: '76px minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '44px',
  borderBlockEnd: hairline,
  '@media': { [media.phone]: { gridTemplateColumns: '64px minmax(0, 1fr)' } },
});
export const fieldLabel = component({ ...type('small'), color: vars.color.textMuted });
export const fieldValue = component({
  ...type('ui'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  color: vars.color.textStrong,
});
export const fieldText = component({ minInlineSize: 0, paddingBlock: '8px' });
export const after = component({
  ...type('small'),
  color: vars.color.textMuted,
  borderBlockStart: hairline,
  paddingBlockStart: '16px',
});
export const footer = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  paddingInline: '56px',
  paddingBlock: '12px',
  borderBlockStart: hairline,
  '@media': { [media.belowDesktop]: { paddingInline: '32px' }, [media.phone]: { paddingInline: '16px' } },
});
