/** What every form says of texts that were kept, and of two people who changed the same thing. */
export const edits = {
  restored: { title: 'What you entered is back', body: 'It is not saved yet.' },
  clash: {
    title: 'This was changed elsewhere',
    body: 'Nothing was overwritten. Select a version for each field, then save.',
    mine: 'Your version',
    theirs: 'Saved version',
    keep: 'Keep mine',
    take: 'Use saved version',
    empty: 'Empty',
    yes: 'Yes',
    no: 'No',
  },
} as const;
