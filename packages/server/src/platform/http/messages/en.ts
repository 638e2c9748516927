/** All messages of the server. Single-quoted texts of the specification are exact. */
export const en = {
  notFound: 'Not found.',
  notAuthenticated: 'Not authenticated',
  badJson: 'The body is not valid JSON.',
  badForm: 'The form could not be read.',
  bodyTooLarge: 'The body is too large: at most {limit} kB are accepted.',
  bodyTooDeep: 'The body is nested too deeply.',
  bodyTooManyValues: 'The body holds too many values: at most {n} are accepted.',
  bodyForbiddenKey: 'The body holds a key that is not accepted: {name}.',
  mediaType: 'This kind of content is not accepted here.',
  invalid: 'Please check the marked fields.',
  tooMany: 'Too many attempts. Please try again in {seconds:wait}.',
  serverError: 'Something went wrong on our side. Nothing you typed is lost; please try again.',
  databaseGone: 'This cannot be done for a moment. Nothing you typed is lost; please try again.',
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
  listFull: 'This list holds {n} entries, as many as it can. Delete one before you add another.',
  tooFewItems: 'At least {n} entries are needed.',
  unacceptableText: 'This text holds characters that cannot be stored.',

  // Imports.
  importListFull:
    'One of the lists would hold {count} entries; {n} are the most. Choose fewer entries, then add them again.',
  importStored: 'This import was added already. Take it back first, or read the source again.',
  importNotStored: 'There is nothing of this import to take back.',
  authorUnknown: 'Please choose one of the authors of this paper.',
  doiInvalid: 'This is no DOI. A DOI begins with 10. and has a slash, such as 10.1016/j.engstruct.2024.117500.',
  doiUnknown: 'No record was found for this DOI. Check it against the page of the paper, or add the paper by hand.',
  orcidInvalid: 'This is no ORCID iD. An iD has 16 digits, such as 0000-0002-1825-0097; the last may be an X.',
  orcidUnknown: 'No public record was found for this ORCID iD. Check the iD, and that the record is public.',
  fileMissing: 'Please choose a file, or paste its text.',
  fileNotText: 'This file is no text. Save it as UTF-8 text, then choose it again.',
  sourceUnavailable:
    'The service that holds these records cannot be reached at the moment. Please try again in a few minutes.',
  resumeInvalid: 'This file is no JSON Resume. Export it again from where it was made, then choose it again.',

  // Bots and their runs.
  botsFull: 'You have {n} bots, as many as an account can hold. Delete one before you create another.',
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
  runDirectoryOutage:
    'The directory of universities and professors cannot be reached at the moment. What the run found is kept; run the bot again later and it goes on from there.',
  directoryUnavailable:
    'The directory of universities and professors cannot be reached at the moment. Please try again in a few minutes.',
  warnUnread: 'The directory could not answer for: {names}. The other universities were read.',
  warnNoAddress:
    'The directory knows no email address of at least one of these professors. Enter the address before you approve the draft; until then it cannot be sent.',
  warnNoProposal:
    'This bot promises a research proposal, but your profile holds no text to build one on. Add a thesis abstract, a research description or a project description.',
  warnNoUniversities:
    'No university matches these filters. Widen the rank range or choose another region, then run the bot again.',
  warnNoProfessors: 'No professor was found at these universities.',
  warnLimitReached:
    'The number of emails of this run was reached. Other professors who are close enough were found without a draft.',
  warnProfessorsFull:
    'Your account holds {n} professors, as many as it can. Delete some, then run the bot again to find more.',
  skippedContacted: 'You have already written to this person this season.',
  skippedDoNotContact: 'This address is on the list of people who must not be contacted.',
  skippedNoPublication: 'No dated publication was found that a letter could rest on.',
  skippedFewPublications: 'Fewer publications than the minimum of this bot.',
  undraftedNotClose: 'Not close enough for a run to draft an email. You can still have one drafted yourself.',
  undraftedRunFilled: 'Closer matches filled the number of emails of this run.',
  undraftedDepartmentTaken:
    'Another email of yours takes the open place in this department. The next one can go out after {days} days without a reply, or after a “no”.',
  undraftedUniversityTaken:
    'Other emails of yours take all {n} open places at this university. One opens after {days} days without a reply, or after a “no”.',

  // Professors.
  professorsFull: 'Your account can hold {n} professors, and this would be more. Delete some before you add others.',
  professorExists: 'You already have a professor with this email address.',
  linkUnsafe: 'Please give an address that begins with http:// or https://.',

  // Accounts.
  passwordCommon:
    'Many people use this password, so it is guessed first. Choose another one, such as four unrelated words.',
  emailTaken: 'An account with this email exists already.',
  emailFormat: 'Please enter an email address such as name@example.org.',
  emailInvisible:
    'This address holds invisible characters, as copied text often does. Please type it instead of pasting it.',
  wrongPassword: 'The email or the password is wrong.',
  loggedOut: 'You are signed out.',
  genderFixed: 'The gender cannot be changed once it is saved. Please contact support to correct it.',
  latinLetters: 'Please write it in English, in Latin letters.',
  persianLetters: 'Please write it in Persian letters.',
  webAddress: 'Please give an address that begins with http:// or https://.',
  pictureType: 'Please choose a JPEG, PNG or WebP picture with at most 25 megapixels.',
  pictureDamaged: 'This picture is damaged or incomplete. Please choose another file.',
  pictureAddressForbidden:
    'Pictures are fetched from public addresses of the web only. Save the picture and upload it as a file.',
  pictureAddressUnreachable: 'No picture could be fetched from this address. Save the picture and upload it as a file.',
  pictureAddressType:
    'What lies at this address is not a whole JPEG, PNG or WebP picture. Save the picture as one of these and upload it as a file.',
  pictureAddressTooLarge:
    'The picture at this address is too large: at most 5 MB and 25 megapixels are accepted. Save a smaller copy and upload it as a file.',
  fileTooLarge: 'The file is too large: at most {limit} MB are accepted.',
  googleRefused: 'Google did not confirm this sign-in. Please try again.',
  googleUnavailable: 'Google cannot be reached right now. Please try again in a moment.',
  noSystemMail:
    'This server cannot send email, so there are no links for a new password. Please ask whoever runs it, or sign in with Google.',
  resetRequested: 'If the email exists, a reset link was sent.',
  resetDone: 'Your password was changed. Please sign in.',
  resetSpent: 'This link was used before or is too old. Please ask for a new one.',
  resetSubject: 'Choose a new password for Peyk',
  resetText:
    'Hello {name},\n\nto choose a new password, open this address:\n\n{link}\n\nIt works once, within the next half hour. If you did not ask for it, do nothing; your password stays as it is.\n\nPeyk',

  // CV.
  interestExists: 'This research interest is in your list already.',
  cvNoInterest: 'Please select at least one research interest to generate CV',
  cvNoInterestToDownload: 'Please select at least one research interest to download CV',
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
  recipientChanged:
    'The professor’s address was changed after you approved. Please read the draft and approve it again.',
  recipientUnseen:
    'The address that you saw is not the one that is stored now. Check whom this email goes to, then approve it again.',
  subjectMissing: 'The subject is empty. Please write one first.',
  bodyMissing: 'The email is empty. Please write a text first.',
  placeholderLeft: 'Placeholder not filled in: {text}',
  evidenceMissing: 'This email cites no dated paper of the professor. Name one by title and year, then approve it.',
  professorNotNamed: 'The greeting lacks the professor’s title or family name. Correct it, then approve the email.',
  profileEntryMissing:
    'This email names nothing from your own profile. Name a paper, a project or another entry, then approve it.',
  gapLeft: 'A sentence is yours to write: {text}',
  nameNotLatin:
    'Your name below this English email is not in Latin letters. Add it to your profile under “What you look for”, and write it here in its place.',
  sentenceUnbound:
    'This sentence claims something that no source here says. Change it, take it out, name its source, or say that you state it yourself: {text}',
  nothingElse: 'There is nothing else to propose: no other paper or entry fits, and this text cannot be shortened.',
  sentenceQuote: 'The quoted words are not in the source.',
  sentenceWord: 'No paper and no entry of your profile says this.',
  sentenceNumber: 'A number or year in it is not in the source.',
  sentenceReversed: 'The source says it the other way round.',
  sentenceCause: 'The source reports a relation, not a cause.',
  sentenceOpen: 'The source asks or plans this; it does not report it.',
  sentenceScope: 'It goes further than the source.',
  sentencePraise: 'Praise that no source supports.',
  sentenceAcquaintance: 'A meeting or a message that is recorded nowhere.',
  sentenceAssumed: 'Nobody here knows this of the professor. Ask it instead.',
  sentenceGap: 'Only you can say this.',
  sentenceGreeting: 'It greets.',
  sentenceClosing: 'It closes the email.',
  sentenceTool: 'It says how the email came about.',
  sentenceNoClaim: 'It claims nothing.',
  sentenceAsk: 'It asks, and claims nothing.',
  sentenceSupported: 'The source says this.',
  sentenceByPerson: 'You named this source. It does not use these words: {words}.',
  sentenceNotThere: 'This sentence is not in the email, or needs no source.',
  sourceUnknown: 'Please choose one of this professor’s papers or one of the entries of your profile.',
  sourceSaysLess: 'The source says too little of this.',
  tooSimilar: 'This email is very like another draft of yours. Rewrite what both share, then approve it.',
  draftChanged: 'This draft was changed in the meantime. Load the newest version, then repeat your change.',
  changedElsewhere: 'This was changed elsewhere in the meantime. Compare both versions, then save again.',
  alreadySending: 'This email is being sent right now.',
  alreadySent: 'This email was sent already.',
  sentUnknown:
    'It is unclear whether this email was sent. Please look into your Gmail folder of sent messages; it is not sent again from here.',
  notApproved: 'Please approve this email first: only an approved text is sent.',
  alreadyContacted: 'You have already written to this person this season.',
  alreadyApproved: 'Another approved email to this address is waiting to be sent.',
  doNotContact: 'This address is on the list of people who must not be contacted.',
  notChosen: 'This address is on the list for another reason than your choice, so it stays there.',
  capReached:
    'You have reached your limit of {perDay} emails a day and {perWeek} a week. The email stays scheduled and is sent later.',
  mailboxFull: 'The sending limit of this Gmail account is reached. The email stays scheduled and is sent later.',
  mailboxContacted: 'This Gmail account has already been used to write to this professor this application season.',
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
  failureMailboxContacted:
    'It was not sent: this Gmail account has already been used to write to this professor this application season.',
  failureChecks:
    'It was not sent, because a check no longer passes. See the checks of this draft, then approve it again.',
  failureBotStopped: 'It was not sent, because its bot was stopped. Approve it again to send it.',
  sendingPaused: 'Everything is paused. Resume sending in the menu at the top, then try again.',
  accountHeld: 'Nothing is sent through this Gmail account for now. The email stays scheduled and is sent later.',
  departmentBusy:
    'Somebody of this department has your email and may still answer. The next one leaves 14 days after it.',
  universityBusy:
    'Three people of this university have your emails and may still answer. The next one leaves when the oldest is 14 days old.',
  professorBusy: 'Three others wrote to this professor this week. The email stays scheduled and is sent later.',
  notUnknown: 'It is known whether this email was sent; there is nothing to settle.',
  cannotLook: 'Gmail cannot tell what became of this email. Please look into your folder of sent messages.',
  notSent: 'This email was not sent.',
  delayWindow: 'It waits for working hours where the professor is.',
  delayHoliday: 'It waits until after a public holiday where the professor is.',
  delayCap: 'It waits, because your limit of emails for a day or a week is reached.',
  delayMailbox: 'It waits, because the sending limit of this Gmail account is reached.',
  delayDepartment: 'It waits, because somebody of this department has your email and may still answer.',
  delayUniversity: 'It waits, because three people of this university have your emails and may still answer.',
  delayFairness: 'It waits, because three others wrote to this professor this week.',
  delayPaused: 'It waits, because you paused everything.',
  delayBotPaused: 'It waits, because its bot is paused.',
  delayGmailLimit: 'It waits, because Gmail’s daily limit for this account is reached.',
  delayBounces: 'It waits, because emails from this account came back.',
  delayGmailBlocked: 'It waits, because the organisation of this Gmail account does not allow apps to send.',
  delayGmailBusy: 'It waits, because Gmail asked this account to slow down. It is tried again by itself.',
  delayGoogle: 'It waits, because Gmail could not be reached. It is tried again.',
  failureNotSent: 'You said that it was not sent. Approve it again to send it.',
  failureLooked: 'Gmail still holds it as a draft, so it was not sent. Approve it again to send it.',
  failureInterrupted: 'It was interrupted before Gmail took it, so it was not sent. Approve it again to send it.',
  failureDraftGone:
    'It was not sent: its draft was deleted in Gmail before it could leave. Approve it again to send it.',
  failureUnavailable: 'It was not sent: Gmail could not be reached for hours. Approve it again to try once more.',
  failureDomainPolicy:
    'It was not sent: the organisation of this Gmail account does not allow apps to send. Choose another account, then approve again.',
  failureBounced: 'It came back: the address does not take email.',
  pausedBounces: 'Emails from this Gmail account came back, so its bots rest. Check the addresses before you resume.',
  pausedDomainPolicy: 'The organisation of this Gmail account does not allow apps to send. Choose another account.',
  stillWorking: 'The same request is still being worked on. Please try again in a moment.',
} as const;
