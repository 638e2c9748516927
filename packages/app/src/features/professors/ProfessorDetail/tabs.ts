/** The tabs in the order of the specification, section 2. */
export const detailTabs = ['overview', 'proposal', 'email', 'documents'] as const;
export type DetailTab = (typeof detailTabs)[number];
