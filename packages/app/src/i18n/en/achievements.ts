export const achievements = {
  title: 'Achievements',
  lead: 'For care, not for volume. Sending more emails earns nothing.',
  standing: 'Where you stand',
  loading: 'Loading your level',
  note: 'Examples. They do not measure anything you did.',
} as const;
