export const professorDetail = {
  tabs: { overview: 'Overview', proposal: 'Proposal', email: 'Email', documents: 'Documents' },
  label: 'Sections of {{name}}’s page',
  back: 'My Professors',
  loading: 'Loading the professor…',
  failed: 'Failed to load professor',
  notFound: 'This professor is not in your list. The record may have been deleted, or the page address may be wrong.',
  proposal: {
    title: 'Proposals are coming soon',
    body: 'A research proposal for this professor will appear here.',
  },
  documents: { title: 'Documents are coming soon', body: 'Files for this professor will appear here.' },
  email: {
    body: 'The email to this professor has its own page, with its text, sources and status.',
    open: 'Open the email',
    see: 'View the email',
  },
} as const;
