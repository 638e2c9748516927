export const landing = {
  title: 'Write to professors whose research fits yours.',
  lead: 'Peyk finds them, drafts an email from your CV and their papers, and waits for your approval. Nothing is sent without it.',
  getStarted: 'Get Started',
  signIn: 'Sign in',
  dashboard: 'Go to your dashboard',
  promise: 'We can send email for you. We cannot read your inbox.',
  example: {
    label: 'Example with fictional people',
    to: 'To',
    subject: 'Subject',
    match: 'Strong match',
    matchScore: 'Match score {{score}} of 100',
    matchReason: '3 of 4 interests',
    paper: 'Professor’s paper, section 6',
    own: 'Your own record',
    thesis: 'Master’s thesis, chapter 4',
    notes: 'Every claim has its source',
  },
  how: {
    title: 'From your CV to a reply',
    bots: {
      title: 'Create AI outreach bots',
      body: 'Give a bot a research interest and a region. It searches universities and publications for you.',
      name: 'Nordic bridges',
      now: 'Reading the papers of 22 professors',
    },
    match: {
      title: 'Match professors by your CV',
      body: 'Every score comes with reasons for and against.',
    },
    personalise: {
      title: 'Personalise proposals',
      body: 'Every claim in a draft points to its source: their paper or your own record.',
    },
    track: {
      title: 'Track replies',
      body: 'See who you contacted, who replied, and when to stop following up.',
      approved: 'Approved by you',
      sent: 'Sent, 24 November',
      replied: 'Reply, 26 November',
    },
  },
  never: {
    title: 'What Peyk will not do',
    unread: {
      title: 'Send what you have not read',
      body: 'You approve every first email, one at a time. There is no “send all”.',
    },
    department: {
      title: 'Write to the same person twice',
      body: 'Once per application season (August to July), whichever bot or account you use. We keep a record.',
    },
    watch: {
      title: 'Track the people you write to',
      body: 'No tracking pixels, no rewritten links. If someone says no, we never contact them again.',
    },
  },
  begin: {
    title: 'Start with one email',
    body: 'Tell us what you want to research. The first drafts are ready in minutes.',
  },
} as const;
