/** What every form says of texts that were kept, and of two people who changed the same thing. */
export const edits = {
  restored: { title: 'What you typed is here again', body: 'It is not saved yet.' },
  clash: {
    title: 'This was changed elsewhere',
    body: 'Nothing was overwritten. Choose a version of each field, then save.',
    mine: 'Your version',
    theirs: 'Saved version',
    keep: 'Keep mine',
    take: 'Take the saved one',
    empty: 'Empty',
    yes: 'Yes',
    no: 'No',
  },
} as const;
