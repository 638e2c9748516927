export const languageModel = {
  title: 'Writing with a language model',
  loading: 'Checking for a language model…',
  failed: 'The language model settings could not be loaded',
  off: 'Not set up. No language model reads anything of yours.',
  asks: 'A language model may phrase some sentences of your drafts: {{model}}, at {{host}}. Nothing is sent there before you agree.',
  given: 'A language model phrases some sentences of your new drafts: {{model}}, at {{host}}.',
  sends:
    'It receives the title, the year and one or two sentences of the professor’s paper, and the research question of your profile. It never receives your name, your address, your results or your other emails.',
  checks:
    'Each sentence it returns is checked against its source. One that fails is replaced by the standard wording, and the draft marks what the model phrased.',
  outdated: 'You agreed to a different language model. Nothing is sent until you agree to this one.',
  since: 'You agreed on {{date}}.',
  used: 'Used {{used}} of {{limit}} times today.',
  usedUp: 'Today’s limit of {{limit}} is used up. Until tomorrow, drafts use the standard wording.',
  notSaved: 'Could not save your choice',
  agree: 'Agree',
  takeBack: 'Withdraw consent',
} as const;
