export const composeDialog = {
  title: 'Email to {{name}}',
  nothingSent: 'Nothing is sent from here. You approve the email on its own page.',
  review: 'Review and approve',
  open: 'Open the email',
  saved: 'The draft is saved.',
  none: 'There is no email to this professor, who may have been deleted from your list. Close this window and refresh the list.',
  approved: 'You have approved this email. Open it to change the text or withdraw the approval.',
  left: 'This email has been sent, or sending has begun, so it can no longer be changed.',
  leave: {
    title: 'Close without saving?',
    body: 'Your unsaved changes to this email will be lost.',
    discard: 'Discard changes',
    stay: 'Keep editing',
  },
} as const;
