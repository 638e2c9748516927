/** All messages of the server. Single-quoted texts of the specification are exact. */
export const en = {
  notFound: 'Not found.',
  notAuthenticated: 'Not authenticated',
  badJson: 'The body is not valid JSON.',
  badForm: 'The form could not be read.',
  bodyTooLarge: 'This is too large: the limit is {limit} kB. Shorten it, then try again.',
  bodyTooDeep: 'The body is nested too deeply.',
  bodyTooManyValues: 'The request has too many values: at most {n} are accepted.',
  bodyForbiddenKey: 'The request contains a key that is not accepted: {name}.',
  mediaType: 'This kind of content is not accepted here.',
  invalid: 'Please check the marked fields.',
  tooMany: 'Too many attempts. Please try again in {seconds:wait}.',
  tooManyStreams: 'Peyk is open in too many windows for live updates. This page updates at intervals instead.',
  serverError: 'Something went wrong on our side. Nothing you typed is lost; please try again.',
  databaseGone: 'Peyk cannot do this right now. Nothing you typed is lost; please try again in a moment.',
  required: 'This field is required.',
  minimum: 'Value must be at least {min}.',
  maximum: 'Value must be at most {max}.',
  minLength: 'Must be at least {n} {n:character/characters}.',
  maxLength: 'Must be at most {n} {n:character/characters}.',
  format: 'Invalid format.',
  timeZoneUnknown: 'This time zone does not exist.',
  choice: 'Please select one of: {choices:each}.',
  wholeNumber: 'Please enter a whole number.',
  number: 'Please enter a number.',
  text: 'Please enter text.',
  trueFalse: 'Please answer yes or no.',
  list: 'Please give a list.',
  object: 'Please give an object.',
  tooManyItems: 'At most {n} {n:entry is/entries are} accepted.',
  listFull: 'This list has {n} {n:entry/entries}, the most it can have. Delete one before you add another.',
  tooFewItems: 'Too few entries: the minimum is {n}.',
  unacceptableText: 'Contains hidden characters. Please type it.',

  // Imports.
  importListFull:
    'One of the lists in your profile would have {count} {count:entry/entries}; the maximum is {n}. Select fewer entries, then try again.',
  importStored: 'This import was already added. To add more entries, start the import again.',
  importNotStored: 'This import was not added, or it was already undone.',
  authorUnknown: 'Please select one of the authors of this paper.',
  doiInvalid: 'This is not a DOI. A DOI begins with 10. and has a slash, such as 10.1016/j.engstruct.2024.117500.',
  doiUnknown: 'No record was found for this DOI. Check it on the paper’s web page, or add the paper by hand.',
  orcidInvalid: 'This is not an ORCID iD. An iD has 16 digits, such as 0000-0002-1825-0097; the last may be an X.',
  orcidUnknown: 'No public record was found for this ORCID iD. Check the iD, and that the record is public.',
  fileMissing: 'Please select a file, or paste its text.',
  fileNotText: 'This is not a text file. Save it as UTF-8 text, then select it again.',
  sourceUnavailable: 'Records cannot be looked up at the moment. Please try again in a few minutes.',
  resumeInvalid:
    'This is not in the JSON Resume format. Export it again from the program that made it, then select the new file or paste its text.',

  // Bots and their runs.
  botsFull: 'You have {n} {n:bot/bots}, the most an account can have. Delete one before you create another.',
  rankOrder: 'Maximum rank must be greater than minimum rank',
  gmailAccountUnknown: 'Please select one of your connected Gmail accounts.',
  gmailAccountExpired: 'This Gmail account is no longer connected. Please reconnect it or select another one.',
  countryUnknown: 'Please select a country from the list.',
  universityUnknown:
    'At least one of the selected universities is not in the directory. Clear the selection, then select the universities again.',
  runUnderWay: 'This bot is already running.',
  botNeedsGmail:
    'This bot has no connected Gmail account. Reconnect the account or select another one, then try again.',
  pausedGmailReconnect: 'This bot’s Gmail account needs to be reconnected.',
  pausedGmailDisconnected: 'This bot’s Gmail account was disconnected.',
  botDeleted: 'The bot was deleted.',
  idempotencyKeyReused: 'This Idempotency-Key was used for another request.',
  runFailed:
    'The run could not be finished because of a problem on our side. What the run found is kept; please run the bot again.',
  runDirectoryOutage:
    'The directory of universities and professors cannot be reached at the moment. What the run found is kept; run the bot again later to continue from there.',
  directoryUnavailable:
    'The directory of universities and professors cannot be reached at the moment. Please try again in a few minutes.',
  warnUnread: 'We could not get data for {names}. To search there, run the bot again later.',
  /** The last item of the list of names in `warnUnread`. */
  moreUniversities: '{n} more',
  warnNoAddress:
    'At least one of these professors has no known email address. A draft without an address cannot be sent: enter the address before you approve the draft.',
  warnNoProposal:
    'This bot requires a research proposal, but your profile has no text to base one on. Add a thesis abstract, a research description or a project description.',
  warnNoUniversities:
    'No university matches this bot’s filters. Widen the rank range or select another region, then run the bot again.',
  warnNoProfessors:
    'This run found no professors at the universities it searched. Widen the bot’s filters, then run it again.',
  warnLimitReached: 'This run reached its limit of drafts. No drafts were written for the other professors it found.',
  warnProfessorsFull:
    'Your account has {n} {n:professor/professors}, the most it can have. Delete some, then run the bot again to find more.',
  skippedContacted: 'You have already emailed this professor this application season or in the last 180 days.',
  skippedDoNotContact: 'This address is on the do-not-contact list.',
  skippedNoPublication: 'No publication with a known year was found that the email could cite.',
  skippedFewPublications: 'Fewer publications than this bot’s minimum.',
  undraftedNotClose: 'Not close enough for an automatic draft. You can still ask Peyk for a draft.',
  undraftedRunFilled: 'No draft was written, because closer matches used up this run’s draft limit.',
  undraftedDepartmentTaken:
    'You can have only one unanswered email per department, and you already have an email or a draft to someone in this department. You can email this professor {days} {days:day/days} after that one is sent.',
  undraftedUniversityTaken:
    'You can have only {n} unanswered {n:email/emails} per university, and you already have that many emails or drafts to people at this university. You can email this professor {days} {days:day/days} after the oldest of those is sent.',

  // Professors.
  professorsFull:
    'This would exceed the limit of {n} {n:professor/professors} per account. Delete some before you add others.',
  professorExists: 'A professor with this email address is already in your list.',
  linkUnsafe: 'Please enter an address that begins with http:// or https://.',
  professorAlike:
    'A professor with this name at this university is already in your list. Open that record, or add this one as another person.',
  pageNotPublic: 'Please enter a public web address that begins with https://.',
  doiOfNobody: 'No record was found for this DOI. Check it against the page of the paper, or leave the field empty.',
  paperIncomplete:
    'The record of this DOI has no title or no year, so it cannot be cited. Please enter the DOI of another paper.',
  paperTwice: 'This is the same paper as the first one. Enter another DOI, or leave the field empty.',
  paperWithoutAuthors:
    'The record of this DOI names no authors, so the paper cannot be cited as the professor’s work. Please enter the DOI of another paper.',
  paperOfOthers:
    'The professor is not among the authors of this paper: {names:each}. Enter the name as printed on the paper, or the DOI of another paper.',

  // Accounts.
  passwordCommon: 'Too common. Try four unrelated words.',
  emailTaken: 'An account with this email already exists.',
  emailFormat: 'Enter it as name@example.org.',
  emailInvisible: 'Hidden characters. Please type it.',
  wrongPassword: 'The email or the password is wrong.',
  loggedOut: 'You are signed out.',
  genderFixed: 'Your gender cannot be changed after you save it. To correct it, ask whoever runs this server.',
  latinLetters: 'Please write this in English, in Latin letters.',
  persianLetters: 'Please write this in Persian letters.',
  webAddress: 'Please enter an address that begins with http:// or https://.',
  pictureType: 'Please select a JPEG, PNG or WebP photo with at most 25 megapixels.',
  pictureDamaged: 'This photo is damaged or incomplete. Please select another file.',
  pictureAddressForbidden: 'Photos are fetched only from public web addresses. Save the photo and upload it as a file.',
  pictureAddressUnreachable: 'No photo could be fetched from this address. Save the photo and upload it as a file.',
  pictureAddressType:
    'No usable photo was found at this address. Save the photo as a JPEG, PNG or WebP file, then upload it.',
  pictureAddressTooLarge:
    'The photo at this address is too large: at most 5 MB and 25 megapixels are accepted. Save a smaller copy and upload it as a file.',
  fileTooLarge: 'The file is too large: the limit is {limit} MB.',
  googleRefused: 'Google did not confirm this sign-in. Please try again.',
  googleUnavailable: 'Google cannot be reached right now. Please try again in a moment.',
  noSystemMail:
    'This server cannot send email, so it cannot send a reset link. Please ask whoever runs the server for help, or sign in with Google.',
  resetRequested: 'If the email exists, a reset link was sent.',
  resetDone: 'Your password was changed. Please sign in.',
  resetSpent: 'This link was already used or has expired. Please ask for a new one.',
  resetSubject: 'Choose a new password for Peyk',
  resetText:
    'Hello {name},\n\nTo choose a new password, open this link:\n\n{link}\n\nIt works once and expires after 30 minutes. If you did not request this, you can ignore this email; your password will not change.\n\nPeyk',

  // The own account.
  noPassword:
    'This account has no password: you sign in with Google. To set one, ask for a reset link on the sign-in page.',
  wrongOwnPassword: 'The password is wrong.',
  passwordChanged: 'Your password was changed. All other sessions were ended.',
  passwordChangedSubject: 'Your Peyk password was changed',
  passwordChangedText:
    'Hello {name},\n\nThe password of your Peyk account was changed on {at} (UTC), and you were signed out on all other devices.\n\nIf this was not you, request a reset link on the sign-in page and set a new password.\n\nPeyk',
  newDeviceSubject: 'New sign-in to your Peyk account',
  newDeviceText:
    'Hello {name},\n\nSomeone signed in to your Peyk account from a new device on {at} (UTC).\n\nBrowser: {browser}\nSystem: {system}\n\nIf this was not you, end the session and change your password here:\n\n{link}\n\nPeyk',
  deletionWord: 'Please type the word “delete”.',
  deletionProof: 'Please confirm with Google that it is you, or enter your password if you have one.',
  deletionGoogle: 'This is not the Google account you sign in with here. Please select the right one.',
  deletionStale: 'This confirmation by Google is too old. Please confirm with Google again.',
  deletionBegun: 'Your account is being deleted. This takes less than a minute.',

  // CV.
  interestExists: 'This research interest is already in your list.',
  cvNoInterest: 'Please select at least one research interest to generate CV',
  cvNoInterestToDownload: 'Please select at least one research interest to download CV',
  cvUnknownInterest: 'This research interest is not in your profile: {name}.',
  cvTooLong: 'This profile is too long for one CV. Please shorten some descriptions.',
  cvUnreadable: 'The PDF could not be made from this profile. The HTML version is still available.',

  // Gmail, drafts and sending.
  redirectUri: 'Google can send you back only to {url}. Please open Peyk on that site, then connect again.',
  oauthState: 'This connection request is no longer valid: it was already used or took too long. Please connect again.',
  oauthCode: 'Google did not accept this connection. Please connect again.',
  oauthNoAddress:
    'Google did not give us a confirmed address for this account. Please connect again and allow Peyk to see the address.',
  oauthScope:
    'Peyk is not allowed to send email from this account. Please connect again and tick the permission to send.',
  oauthNotOffline:
    'Google granted only short-term access. Please remove Peyk from the connected apps in your Google Account, then connect again.',
  gmailDisconnected: 'The Gmail account is disconnected. Nothing more is sent from it.',
  gmailMissing:
    'Peyk cannot tell which Gmail account should send this email. Select one for its bot, or keep exactly one account connected on the Gmail page, then approve again.',
  gmailReconnect: 'The Gmail account needs to be reconnected. Reconnect it on the Gmail page, then try again.',
  recipientMissing: 'This professor has no email address. Please add one first.',
  recipientChanged:
    'The professor’s address was changed after you approved. Please read the draft and approve it again.',
  recipientUnseen: 'The address has changed since you saw it. Check who this email goes to, then approve it again.',
  subjectMissing: 'The subject is empty. Please write one first.',
  bodyMissing: 'The email is empty. Please write it first.',
  placeholderLeft: 'Fill in or delete this placeholder: {text}',
  evidenceMissing:
    'This email does not cite any of the professor’s papers with its year. Cite one by title and year, then approve the email.',
  professorNotNamed:
    'The greeting is missing the professor’s title or family name. Correct it, then approve the email.',
  profileEntryMissing:
    'This email mentions nothing from your profile. Mention a paper, a project or another entry, then approve the email.',
  gapLeft: 'You still have a sentence to write: {text}',
  nameNotLatin:
    'Your name in the signature of this English email is not in Latin letters. Add your name in Latin letters to your profile under “Your plan”, then use it here.',
  sentenceUnbound:
    'This sentence has no source: “{text}” Change or delete it, add a source, or select “I state this myself”.',
  nothingElse:
    'There is nothing else to propose: no other paper or entry fits, or the text cannot be made shorter or plainer.',
  sentenceQuote: 'The quoted words are not in the source.',
  sentenceWord: 'Neither the professor’s papers nor your profile says this.',
  sentenceNumber: 'A number or year is not in the source.',
  sentenceReversed: 'The source says the opposite.',
  sentenceCause: 'The source reports an association, not a cause.',
  sentenceOpen: 'The source mentions this as a question or a plan, not as a finding.',
  sentenceScope: 'This goes further than the source.',
  sentencePraise: 'This is praise that no source supports.',
  sentenceAcquaintance: 'This mentions a meeting or email that Peyk has no record of.',
  sentenceAssumed: 'This is not known about the professor. Write it as a question instead.',
  sentenceGap: 'Only you can say this.',
  sentenceGreeting: 'This is the greeting.',
  sentenceClosing: 'This closes the email.',
  sentenceTool: 'This is about the email itself and makes no claim.',
  sentenceNoClaim: 'This makes no claim.',
  sentenceAsk: 'This is a question or a request and makes no claim.',
  sentenceSupported: 'The source says this.',
  sentenceByPerson: 'You added this source. It does not contain these words: {words}.',
  sentenceNotThere: 'This sentence is not in the email, or needs no source.',
  phraseFacts: 'The model used facts other than the ones behind this sentence.',
  phraseLength: 'The model’s sentence was empty, too long, or more than one sentence.',
  phraseCharacters: 'The model’s sentence contained characters that do not belong in this email.',
  phraseLink: 'The model’s sentence contained a link or an address.',
  phraseQuote: 'The model quoted words that are not in the paper.',
  phraseNumber: 'The model changed, added or left out a number.',
  phrasePerson: 'The model attributed to you what the paper says.',
  phraseWords: 'The model used words that cannot be checked against the source.',
  phrasePersian: 'The Persian version of the model’s sentence could not be checked against the English one.',
  phraseJudged: 'The source does not support the model’s sentence.',
  phraseChecks: 'With the model’s sentence, the email would have failed a check.',
  phraseNotThere: 'This sentence is not in the email, or it was not written by a language model.',
  languageModelOff: 'This server has no language model.',
  languageModelChanged:
    'This server’s language model has changed. Reload the page and check where your texts would go before you agree.',
  sourceUnknown: 'Please select one of this professor’s papers or an entry from your profile.',
  sourceSaysLess: 'The source does not say enough to support this sentence.',
  tooSimilar: 'This email is too similar to another draft. Rewrite the parts that both share, then approve it.',
  draftChanged: 'This draft was changed in the meantime. Load the latest version, then try again.',
  changedElsewhere: 'This was changed elsewhere in the meantime. Compare both versions, then save again.',
  alreadySending: 'This email is already being sent.',
  alreadySent: 'This email was already sent.',
  sentUnknown:
    'We do not know whether this email was sent, so Peyk will not send it again by itself. Please check the Sent folder in Gmail.',
  notApproved: 'Please approve this email first: only approved text is sent.',
  alreadyContacted: 'You have already emailed this professor this application season or in the last 180 days.',
  emailApproved: 'You have already approved this email. Open it to change it or to withdraw the approval.',
  alreadyApproved: 'Another approved email to this address is waiting to be sent.',
  doNotContact: 'This address is on the do-not-contact list.',
  notChosen: 'This address is now on the list for another reason, such as a bounced email, so you cannot remove it.',
  capReached:
    'You have reached your daily or weekly limit of emails. The email stays scheduled and will be sent later.',
  mailboxFull: 'This Gmail account has reached its sending limit. The email stays scheduled and will be sent later.',
  mailboxContacted:
    'This Gmail account has already been used to email this professor this application season or in the last 180 days.',
  failureRefused: 'Gmail did not accept this email. Please check the address and the text, then approve again.',
  failureUnknown: 'The connection was lost while this email was being sent. Please check the Sent folder in Gmail.',
  failureReconnect: 'Not sent: the Gmail account needs to be reconnected. Reconnect it, then approve again.',
  failureDisconnected: 'Not sent: the Gmail account was disconnected. Select another account, then approve again.',
  failureRecipientChanged: 'Not sent: the professor’s address was changed. Please approve again.',
  failureDoNotContact: 'Not sent: this address is on the do-not-contact list.',
  failureAlreadyContacted:
    'Not sent: you have already emailed this professor this application season or in the last 180 days.',
  failureMailboxContacted:
    'Not sent: this Gmail account has already been used to email this professor this application season or in the last 180 days.',
  failureChecks:
    'Not sent: a check no longer passes. See the checks of this draft, correct the text, then approve it again.',
  failureBotStopped: 'Not sent: the bot was stopped or deleted. Approve the email again to send it.',
  sendingPaused: 'All sending is paused. Select “Resume sending” in the menu at the top, then try again.',
  accountHeld: 'Nothing is sent from this Gmail account for now. The email stays scheduled and will be sent later.',
  departmentBusy:
    'You have emailed someone in this department who may still reply. You can email this professor 14 days after that email was sent.',
  universityBusy:
    'You have emailed three professors at this university who may still reply. You can email this professor 14 days after the oldest of those emails was sent.',
  professorBusy:
    'Three other Peyk users have emailed this professor in the last 7 days. The email stays scheduled and will be sent later.',
  notUnknown: 'The status of this email is already known.',
  cannotLook: 'Gmail does not show whether this email was sent. Please check the Sent folder in Gmail.',
  notSent: 'This email was not sent.',
  answerToCome: 'Select today or an earlier day.',
  answerBeforeSent: 'Select the day the email was sent, or a later one.',
  delayWindow: 'Waiting for working hours in the professor’s country.',
  delayHoliday: 'Waiting until after a public holiday in the professor’s country.',
  delayCap: 'Waiting: your other emails have used up the daily or weekly limit.',
  delayMailbox: 'Waiting: other emails have used up this Gmail account’s sending limit.',
  delayDepartment: 'Waiting: you can have only one unanswered email per department.',
  delayUniversity: 'Waiting: you can have only three unanswered emails per university.',
  delayFairness: 'Waiting: three other Peyk users have emailed this professor in the last 7 days.',
  delayPaused: 'Waiting: all sending is paused.',
  delayBotPaused: 'Waiting: the bot is paused.',
  delayGmailLimit: 'Waiting: this account has reached Gmail’s daily limit.',
  delayBounces: 'Waiting: emails from this account bounced.',
  delayGmailBlocked: 'Waiting: the organisation that manages this Gmail account does not allow apps to send.',
  delayGmailBusy: 'Waiting: Gmail is limiting this account for now. Peyk will try again automatically.',
  delayGoogle: 'Waiting: Gmail could not be reached. Peyk tries again by itself.',
  failureNotSent: 'Marked as not sent. Approve the email again to send it.',
  failureLooked:
    'Not sent: the email was still a draft in Gmail, and Peyk deleted that draft. Approve the email again to send it.',
  failureInterrupted: 'Not sent: sending was interrupted before Gmail accepted the email. Approve it again to send it.',
  failureDraftGone: 'Not sent: the draft of this email was deleted in Gmail. Approve the email again to send it.',
  failureUnavailable:
    'Not sent: Gmail could not be reached in repeated attempts. Approve the email again to try once more.',
  failureDomainPolicy:
    'Not sent: the organisation that manages this Gmail account does not allow apps to send. Select another account, then approve again.',
  failureBounced: 'Bounced: this email was not delivered.',
  pausedBounces:
    'Emails from this Gmail account bounced, so its bots are paused. Check the addresses before you run a bot again.',
  pausedDomainPolicy:
    'The organisation that manages this Gmail account does not allow apps to send. Select another account.',
  // Files that go with emails.
  pdfMissing: 'Please select a PDF file.',
  pdfType: 'The file {name} is not a PDF. Save it as a PDF, then select it again.',
  pdfUnreadable:
    'The file {name} cannot be read: it is damaged, incomplete or has no pages. Export it as a PDF again, then select the new file.',
  pdfEncrypted: 'The file {name} is encrypted. Save it without a password, then select it again.',
  pdfActive:
    'The file {name} contains a script or an action that runs by itself. Print it to a new PDF, then select that one.',
  pdfEmbedded: 'The file {name} contains other files. Print it to a new PDF, then select that one.',
  namedFileTooLarge:
    'The file {name} is too large: the limit is {limit} MB. Save a smaller version, then select it again.',
  filesFull:
    'You have {n} {n:proposal/proposals}, the most you can keep. Delete one on the account page, then upload this one.',
  fileInUse:
    'An approved email with {name} is waiting to be sent. Withdraw the approval or wait until the email is sent, then delete the file.',
  letterCvFailed:
    'The PDF of your CV could not be made. Try downloading it on the CV page to see why, or send this email without it.',
  attachmentsChanged: 'This email’s attachments have changed in the meantime. Check them, then approve again.',
  proposalUnknown: 'This proposal is no longer among your files. Select another one.',
  proposalTooLong:
    'The proposal {name} is too long: it has {pages} {pages:page/pages}, and this bot allows at most {most}. Select a shorter proposal, or allow more pages in the bot’s settings.',
  failureAttachments:
    'Not sent: a file you approved no longer exists. Select the attachments again, then approve the email.',
} as const;
