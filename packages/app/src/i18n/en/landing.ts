export const landing = {
  title: 'Write to the professor whose work meets yours.',
  lead: 'Peyk finds them, drafts an email from your CV and their papers, and waits for your yes. Nothing is sent without it.',
  getStarted: 'Get Started',
  signIn: 'Sign in',
  dashboard: 'Go to your dashboard',
  promise: 'We can send email for you. We cannot read your inbox.',
  example: {
    label: 'An example, with invented people',
    to: 'To',
    subject: 'Subject',
    match: 'Strong match',
    matchScore: 'Match score {{score}} of 100',
    matchReason: '3 of 4 interests',
    paper: 'Professor’s paper',
    notes: 'The proof beside the claim',
  },
  how: {
    title: 'From your CV to a reply',
    bots: {
      title: 'Create AI outreach bots',
      body: 'Give a bot one research interest and a part of the world. It looks where you would look.',
      name: 'Nordic bridges',
      now: 'Reading the papers of 22 professors',
    },
    match: {
      title: 'Match professors by your CV',
      body: 'Each score comes with its reasons, and with what speaks against it.',
    },
    personalise: {
      title: 'Personalise proposals',
      body: 'Every claim in a draft points to its source: their paper or your own record.',
      own: 'Your own record',
    },
    track: {
      title: 'Track replies',
      body: 'See who was written to, who answered, and when to let it rest.',
      approved: 'Approved by you',
      sent: 'Sent',
      replied: 'Replied',
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
      body: 'One message a season, whichever bot or mailbox asks. We keep the proof.',
    },
    watch: {
      title: 'Watch the people you write to',
      body: 'No tracking pixels, no rewritten links. A “no” is remembered.',
    },
  },
  begin: {
    title: 'Begin with one letter',
    body: 'Say what you want to research. The first drafts are ready in minutes.',
  },
} as const;
