export const languageModel = {
  title: 'Writing with a language model',
  loading: 'Checking for a language model…',
  failed: 'Could not load the language model settings',
  off: 'No language model is set up here, so your texts are not sent to any.',
  asks: 'The language model {{model}} at {{host}} can phrase some sentences of your drafts. Nothing is sent to it before you agree.',
  given: 'The language model {{model}} at {{host}} phrases some sentences of your new drafts.',
  sends:
    'It receives the title, the year and one or two sentences of the professor’s paper, and the research question in your profile. It never receives your name, your contact details, your research results or your other emails.',
  checks:
    'Each sentence it returns is checked against its source. A sentence that fails the check is replaced by the standard wording. Sentences that the model phrased are marked in the draft.',
  outdated: 'The language model or its terms have changed since you agreed, so your consent no longer applies.',
  since: 'You agreed on {{date}}.',
  used: '{{used}} of {{limit}} uses today.',
  usedUp: 'You have reached today’s limit of {{limit}} uses. Until tomorrow, new drafts use the standard wording.',
  notSaved: 'Could not save your choice',
  agree: 'Agree',
  takeBack: 'Withdraw consent',
} as const;
