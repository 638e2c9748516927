/** The personal step of the profile. */
export const personal = {
  title: 'About you',
  lead: 'Your name, phone and address appear on your CV. Your gender and birth date do not.',
  loading: 'Loading your profile',
  missing: 'Please fill all required fields.',
  invalidDate: { title: 'Invalid format.', body: 'The birth date is not a day of the calendar. Please check it.' },
  saved: 'Profile saved',
  photo: {
    label: 'Photo',
    help: 'A JPEG, PNG or WebP picture of at most 25 MB. You choose the part that is shown; only that part is uploaded.',
    crop: 'Crop your photo',
    faults: {
      undecodable:
        'This file cannot be opened as a picture. Open it on your device, save it as JPEG or PNG and choose that.',
      tooManyPixels: 'This picture has more than 100 megapixels. Save a smaller copy and choose that.',
    },
    shown: 'As you appear in Peyk.',
    current: 'Your photo',
    unshown:
      'This picture is not shown here, so your initials appear instead. A picture of another site appears once Peyk has a copy of it; you can always upload the picture itself.',
    address: 'Address of a picture (optional)',
    addressHelp:
      'For a picture that is already on the web. If this server may fetch pictures, it keeps a copy. An uploaded photo replaces it.',
    addressWrong: 'Give an address that begins with http:// or https://.',
  },
  firstName: 'First name',
  lastName: 'Last name (optional)',
  email: 'Email',
  emailHelp: 'You sign in with it, and it cannot be changed here.',
  phone: 'Phone',
  phoneHelp: 'With the country code, such as +98 912 000 0000.',
  phoneWrong: 'Write the phone number in digits, with the country code: +98 912 000 0000.',
  gender: 'Gender',
  genders: { Male: 'Male', Female: 'Female' },
  genderHelp: 'It cannot be changed once it is saved. It never appears in an email.',
  genderFixed: 'It cannot be changed once it is saved. Please contact support to correct it.',
  confirmGender: {
    title: 'Save your gender as {{gender}}?',
    body: 'You cannot change it here afterwards; only support can correct it. It never appears in an email.',
  },
  birthDate: 'Birth date',
  birthDateHelp: 'In the Gregorian or the Jalali calendar.',
  birthDateYoung: 'By this date you are younger than {{age}}. Please check the year.',
  address: 'Address (optional)',
  addressHelp: 'City and country are enough.',
} as const;
