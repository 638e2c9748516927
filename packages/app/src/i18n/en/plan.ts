/** What the person looks for, as their emails say it. */
export const plan = {
  title: 'What you look for',
  lead: 'Emails end with one question. These answers make it one that can be answered in a line.',
  season: 'Start',
  seasons: { autumn: 'Autumn', winter: 'Winter', spring: 'Spring', summer: 'Summer' },
  year: 'Year of the start (optional)',
  degree: 'Degree',
  degrees: { PhD: 'PhD', Master: 'Master’s', Postdoc: 'Postdoc' },
  funding: 'Funding',
  fundings: {
    position: 'I need a paid position',
    scholarship: 'I have a scholarship, or applied for one',
    own: 'I have means of my own',
  },
  open: 'Not decided yet',
  places: 'Where to (optional)',
  placesHelp: 'Countries or cities, in your own words.',
  latinName: 'Your name below emails (optional)',
  latinNameHelp: 'In Latin letters, as in your passport. With a title if you use one.',
  saved: 'Plan saved',
  saveFailed: 'Failed to save your plan',
  loadFailed: 'Your plan could not be loaded',
} as const;
