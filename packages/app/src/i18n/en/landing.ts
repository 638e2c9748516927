export const landing = {
  title: 'Write to professors whose research fits yours.',
  lead: 'Peyk finds them, drafts an email from your profile and their papers, and waits for your approval. Nothing is sent without it.',
  getStarted: 'Get Started',
  signIn: 'Sign in',
  dashboard: 'Go to your dashboard',
  promise: 'We can send email for you. We never read your inbox.',
  example: {
    label: 'Example with fictional people',
    to: 'To',
    subject: 'Subject',
    match: 'Strong match',
    matchScore: 'Match score {{score}} of 100',
    matchReason: '3 of your 4 interests',
    paper: 'Professor’s paper, section 6',
    own: 'Your profile',
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
      body: 'Every score comes with reasons: the strengths, and any concerns.',
    },
    personalise: {
      title: 'Personalise proposals',
      body: 'Every claim in a draft points to its source: the professor’s paper or your profile.',
    },
    track: {
      title: 'Track replies',
      body: 'Replies arrive in your own inbox. Peyk shows you whom you emailed, and when.',
      approved: 'Approved by you',
      sent: 'Sent, 24 November',
      replied: 'Reply in your inbox',
    },
  },
  never: {
    title: 'What Peyk will not do',
    unread: {
      title: 'Send what you have not read',
      body: 'You approve every email yourself, one at a time. There is no “send all”.',
    },
    department: {
      title: 'Write to the same person twice in an application season',
      body: 'You email each professor at most once per application season (August to July), whichever bot or Gmail account you use.',
    },
    watch: {
      title: 'Track the people you write to',
      body: 'No tracking pixels, no rewritten links. If someone says no, add them to your do-not-contact list, and Peyk will not email them again.',
    },
  },
  begin: {
    title: 'Start with one email',
    body: 'Tell us what you want to research. The first drafts are ready in minutes.',
  },
} as const;
