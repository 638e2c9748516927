/** The radius of a mark, a control, a card, a pill. */
export const radius = { mark: '6px', control: '10px', card: '16px', full: '999px' } as const;
