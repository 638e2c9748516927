import { plural } from '../format';

export const common = {
  appName: 'Peyk',
  back: 'Back',
  next: 'Next',
  save: 'Save',
  saveChanges: 'Save Changes',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  edit: 'Edit',
  retry: 'Try again',
  refresh: 'Refresh',
  loading: 'Loading…',
  refreshing: 'Refreshing…',
  required: 'This field is required.',
  minimum: 'Value must be at least {{min}}.',
  maximum: 'Value must be at most {{max}}.',
  minLength: ({ n }: { n: number }) =>
    plural('en', n, { one: 'Must be at least {{count}} character.', other: 'Must be at least {{count}} characters.' }),
  maxLength: ({ n }: { n: number }) =>
    plural('en', n, { one: 'Must be at most {{count}} character.', other: 'Must be at most {{count}} characters.' }),
  pattern: 'Invalid format.',
  wholeNumber: 'Enter a whole number in digits, such as 12.',
  endsBefore: 'This year is before the start year. Please check both.',
  farAhead: 'This year is far in the future. Please check it.',
  latin: 'Write this in English, in Latin letters.',
  persian: 'Write this in Persian letters.',
  openInNewTab: 'opens in a new tab',
  sample: 'Sample',
  none: 'None',
  unnamed: '(no name)',
  unshown: ({ count }: { count: number }) =>
    plural('en', count, {
      one: '{{count}} entry could not be read and is not shown.',
      other: '{{count}} entries could not be read and are not shown.',
    }),
} as const;
