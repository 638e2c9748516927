/** How complete a profile is, and what it lacks. */
export const completion = {
  title: 'Profile Completion',
  percent: '{{percent}}%',
  standing: '{{label}}: {{filled}} of {{total}} sections',
  labels: {
    excellent: 'Excellent match',
    good: 'Good match',
    fair: 'Fair match',
    poor: 'Needs improvement',
  },
  complete: 'Profile is complete!',
  missing: 'Still empty:',
  question: 'A question of your own',
  result: 'A result of your own',
  plan: 'What you look for',
  brings: {
    question: 'Your emails get their middle paragraph.',
    result: 'Your emails can show what you can do.',
    plan: 'Your emails end with a question that is easy to answer.',
  },
} as const;
