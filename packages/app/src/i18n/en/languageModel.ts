export const languageModel = {
  title: 'Writing with a language model',
  loading: 'Checking for a language model…',
  failed: 'Could not load the language model settings',
  off: 'No language model is set up here, so none receives your texts.',
  asks: 'A language model may phrase some sentences of your drafts: {{model}}, at {{host}}. Nothing is sent there before you agree.',
  given: 'A language model phrases some sentences of your new drafts: {{model}}, at {{host}}.',
  sends:
    'It receives the title, the year and one or two sentences of the professor’s paper, and the research question in your profile. It never receives your name, your address, your results or your other emails.',
  checks:
    'Each sentence it returns is checked against its source. One that fails is replaced by the standard wording, and the draft marks what the model phrased.',
  outdated: 'You agreed to a different language model. This one receives nothing until you agree to it.',
  since: 'You agreed on {{date}}.',
  used: 'Used {{used}} of {{limit}} times today.',
  usedUp: 'You have reached today’s limit of {{limit}}. Until tomorrow, drafts use the standard wording.',
  notSaved: 'Could not save your choice',
  agree: 'Agree',
  takeBack: 'Withdraw consent',
} as const;
