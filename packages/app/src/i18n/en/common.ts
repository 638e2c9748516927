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
  minLength: 'Must be at least {{n}} characters.',
  maxLength: 'Must be at most {{n}} characters.',
  pattern: 'Invalid format.',
  wholeNumber: 'Write a whole number in digits, such as 12.',
  latin: 'Write it in English, in Latin letters.',
  openInNewTab: 'opens in a new tab',
  sample: 'Sample',
  none: 'None',
  unnamed: 'No name',
  unshown: ({ count }: { count: number }) =>
    plural('en', count, {
      one: '{{count}} entry is missing here, because it could not be read.',
      other: '{{count}} entries are missing here, because they could not be read.',
    }),
} as const;
