/** The documents themselves are files beside the app: what is kept here is what is said when one does not come. */
export const legal = {
  error: 'Error',
  failed: 'Could not load document.',
} as const;
