/** The personal step of the profile. */
export const personal = {
  title: 'About you',
  lead: 'Your name, email, phone and address appear on your CV. Your gender and birth date do not.',
  loading: 'Loading your profile…',
  missing: 'Please fill all required fields.',
  invalidDate: {
    title: 'Invalid format.',
    body: 'This birth date is not valid. Please check the day, month and year.',
  },
  saved: 'Profile saved',
  photo: {
    label: 'Photo',
    help: 'A JPEG, PNG or WebP photo of at most 25 MB. You select the part that is shown; only that part is uploaded.',
    crop: 'Crop your photo',
    faults: {
      undecodable:
        'This file cannot be opened as a photo. Save it on your device as JPEG or PNG, then select that file.',
      tooManyPixels: 'This photo has more than 100 megapixels. Save a smaller copy and select that.',
    },
    shown: 'This is how you appear in Peyk.',
    current: 'Your photo',
    unshown:
      'Your initials appear until Peyk can show this photo. If you still see them after saving, upload the photo as a file.',
    address: 'Web address of a photo (optional)',
    addressHelp: 'For a photo that is already on the web. If you upload a photo, it is shown instead.',
    addressWrong: 'Enter a web address that begins with http:// or https://.',
  },
  firstName: 'First name',
  lastName: 'Last name (optional)',
  email: 'Email',
  emailHelp: 'You sign in with this email address. It cannot be changed.',
  phone: 'Phone',
  phoneHelp: 'With the country code, such as +98 912 000 0000.',
  phoneWrong: 'Enter the phone number in digits, with the country code, such as +98 912 000 0000.',
  gender: 'Gender',
  genders: { Male: 'Male', Female: 'Female' },
  genderHelp: 'You cannot change this after saving. It never appears in an email.',
  genderFixed: 'Your gender cannot be changed here. To correct it, ask whoever runs this server.',
  confirmGender: {
    title: 'Save your gender as “{{gender}}”?',
    body: 'You cannot change it here later; only whoever runs this server can correct it. It never appears in an email.',
  },
  birthDate: 'Birth date',
  birthDateHelp: 'In the Gregorian or the Jalali calendar.',
  birthDateYoung: 'This date makes you younger than {{age}}. Please check the year.',
  address: 'Address (optional)',
  addressHelp: 'City and country are enough.',
} as const;
