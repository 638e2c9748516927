/** Sentences the server itself says. Single-quoted texts of the specification are exact. */
export const en = {
  notFound: 'Not found.',
  notAuthenticated: 'Not authenticated',
  badJson: 'The body is not valid JSON.',
  badForm: 'The form could not be read.',
  bodyTooLarge: 'The body is too large: at most {limit} kB are accepted.',
  bodyTooDeep: 'The body is nested too deeply.',
  bodyForbiddenKey: 'The body holds a key that is not accepted: {name}.',
  mediaType: 'This kind of content is not accepted here.',
  invalid: 'Please check the marked fields.',
  tooMany: 'Too many attempts. Please try again in {seconds} seconds.',
  serverError: 'Something went wrong on our side. Nothing you typed is lost; please try again.',
  required: 'This field is required.',
  minimum: 'Value must be at least {min}.',
  maximum: 'Value must be at most {max}.',
  minLength: 'Must be at least {n} characters.',
  maxLength: 'Must be at most {n} characters.',
  format: 'Invalid format.',
  choice: 'Please choose one of: {choices}.',
  wholeNumber: 'Please enter a whole number.',
  number: 'Please enter a number.',
  text: 'Please enter text.',
  trueFalse: 'Please answer yes or no.',
  list: 'Please give a list.',
  object: 'Please give an object.',
  tooManyItems: 'At most {n} entries are accepted.',
  tooFewItems: 'At least {n} entries are needed.',
  unacceptableText: 'This text holds characters that cannot be stored.',

  // Bots and their runs.
  rankOrder: 'Maximum rank must be greater than minimum rank',
  gmailAccountUnknown: 'Please choose one of your connected Gmail accounts.',
  gmailAccountExpired: 'This Gmail account is no longer connected. Please reconnect it or choose another one.',
  countryUnknown: 'Please choose a country from the list.',
  universityUnknown: 'At least one of the chosen universities is not in the directory.',
  runUnderWay: 'A run of this bot is under way already.',
  botNeedsGmail:
    'This bot has no connected Gmail account. Reconnect the account or choose another one, then try again.',
  pausedGmailReconnect: 'The Gmail account of this bot needs to be connected again.',
  pausedGmailDisconnected: 'The Gmail account of this bot was disconnected.',
  botDeleted: 'The bot was deleted.',
  idempotencyKeyReused: 'This Idempotency-Key was used for another request.',
  runFailed:
    'The run could not be finished because of a problem on our side. What it found is kept; please run the bot again.',
  warnNoProposal:
    'This bot promises a research proposal, but your profile holds no text to build one on. Add a thesis abstract, a research description or a project description.',
  warnNoUniversities:
    'No university matches these filters. Widen the rank range or choose another region, then run the bot again.',
  warnNoProfessors: 'No professor was found at these universities.',
  warnLimitReached: 'The limit of contacts of this run was reached; the other professors were found without a draft.',
  skippedContacted: 'You have already written to this person this season.',
  skippedDoNotContact: 'This address is on the list of people who must not be contacted.',
  skippedNoPublication: 'No dated publication was found that a letter could rest on.',
  skippedFewPublications: 'Fewer publications than the minimum of this bot.',

  // Professors.
  professorExists: 'You already have a professor with this email address.',
  linkUnsafe: 'Please give an address that begins with http:// or https://.',

  // Accounts.
  emailTaken: 'An account with this email exists already.',
  emailFormat: 'Please enter an email address such as name@example.org.',
  wrongPassword: 'The email or the password is wrong.',
  loggedOut: 'You are signed out.',
  genderFixed: 'The gender cannot be changed once it is saved. Please contact support to correct it.',
  webAddress: 'Please give an address that begins with http:// or https://.',
  pictureType: 'Please choose a JPEG, PNG or WebP picture with at most 25 megapixels.',
  fileTooLarge: 'The file is too large: at most {limit} MB are accepted.',
  googleRefused: 'Google did not confirm this sign-in. Please try again.',
  googleUnavailable: 'Google cannot be reached right now. Please try again in a moment.',
  resetRequested: 'If the email exists, a reset link was sent.',
  resetDone: 'Your password was changed. Please sign in.',
  resetSpent: 'This link was used before or is too old. Please ask for a new one.',
  resetSubject: 'Choose a new password for Peyk',
  resetText:
    'Hello {name},\n\nto choose a new password, open this address:\n\n{link}\n\nIt works once, within the next hour. If you did not ask for it, do nothing; your password stays as it is.\n\nPeyk',

  // CV.
  interestExists: 'This research interest is in your list already.',
  cvNoInterest: 'Please select at least one research interest to generate CV',
  cvUnknownInterest: 'This research interest is not in your profile: {name}.',
  cvTooLong: 'This profile is too long for one CV. Please shorten some descriptions.',
  cvUnreadable: 'The PDF could not be made from this profile. The HTML version is still available.',

  // Gmail, drafts and sending.
  redirectUri: 'Google sends people back to {url} only. Please open Peyk at that address.',
  oauthState: 'This connection is no longer open: it was used before or took too long. Please connect again.',
  oauthCode: 'Google did not accept this connection. Please connect again.',
  oauthNoAddress:
    'Google did not tell us a confirmed address for this account. Please connect again and allow Peyk to see the address.',
  oauthScope: 'Peyk may not send email from this account. Please connect again and tick the permission to send.',
  oauthNotOffline:
    'Google gave access for a moment only. Please remove Peyk from the account’s connected apps and connect again.',
  gmailDisconnected: 'The Gmail account is disconnected. Nothing more is sent through it.',
  gmailMissing: 'No Gmail account is chosen for this email. Connect one on the Gmail page, then approve again.',
  gmailReconnect: 'The Gmail account needs to be connected again. Reconnect it on the Gmail page, then approve again.',
  recipientMissing: 'There is no address to send to. Add the professor’s email address first.',
  recipientInvalid: 'The professor’s email address is not complete. Please correct it first.',
  recipientChanged:
    'The professor’s address was changed after you approved. Please read the draft and approve it again.',
  subjectMissing: 'The subject is empty. Please write one first.',
  bodyMissing: 'The email is empty. Please write a text first.',
  placeholderLeft: 'A gap is left to fill: {text}',
  draftChanged: 'This draft was changed in the meantime. Load the newest version, then repeat your change.',
  alreadySending: 'This email is being sent right now.',
  alreadySent: 'This email was sent already.',
  sentUnknown:
    'It is unclear whether this email was sent. Please look into your Gmail folder of sent messages; it is not sent again from here.',
  notApproved: 'Please approve this email first: only an approved text is sent.',
  alreadyContacted: 'You have already written to this person this season.',
  alreadyApproved: 'Another approved email to this address is waiting to be sent.',
  doNotContact: 'This address is on the list of people who must not be contacted.',
  capReached:
    'You have reached your limit of {perDay} emails a day and {perWeek} a week. The email stays scheduled and is sent later.',
  sendRefused: 'Gmail did not accept this email. Please check the address and the text, then approve again.',
  failureRefused: 'Gmail did not accept this email. Please check the address and the text, then approve again.',
  failureUnknown:
    'The connection broke while this email was being sent. Please look into your Gmail folder of sent messages.',
  failureReconnect:
    'It was not sent, because the Gmail account needs to be connected again. Reconnect it, then approve again.',
  failureDisconnected:
    'It was not sent, because the Gmail account was disconnected. Choose another account, then approve again.',
  failureRecipientChanged: 'It was not sent, because the professor’s address was changed. Please approve again.',
  failureDoNotContact: 'It was not sent: this address is on the list of people who must not be contacted.',
  failureAlreadyContacted: 'It was not sent: you have already written to this person this season.',
  failureBotStopped: 'It was not sent, because its bot was stopped. Approve it again to send it.',
} as const;
