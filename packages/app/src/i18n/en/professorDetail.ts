export const professorDetail = {
  tabs: { overview: 'Overview', proposal: 'Proposal', email: 'Email', documents: 'Documents' },
  label: 'Parts of the page of {{name}}',
  back: 'My Professors',
  loading: 'Loading the professor…',
  failed: 'Failed to load professor',
  notFound: 'This professor is not in your list. The record may have been deleted, or the address may be wrong.',
  proposal: {
    title: 'Proposals are coming soon',
    body: 'A research proposal for this professor will be written here.',
  },
  documents: { title: 'Documents are coming soon', body: 'Files for this professor will be kept here.' },
  email: {
    body: 'The email to this professor is read, changed and approved on a page of its own.',
    open: 'Open the email',
  },
} as const;
