import { plural } from '../format';

const entries = (count: number) => plural('en', count, { one: '{{count}} entry', other: '{{count}} entries' });

/** Bringing a profile in from elsewhere, and taking it out. */
export const imports = {
  link: 'Import',
  linkOfProfile: 'Import or export',
  title: 'Bring your profile in',
  lead: 'Peyk reads a record or a file and shows what it found. Nothing is stored before you say so.',
  form: 'Where it comes from',
  kinds: {
    orcid: { name: 'ORCID iD', about: 'Papers, degrees and jobs of your public record' },
    doi: { name: 'DOI', about: 'One paper, by its number' },
    references: { name: 'BibTeX or RIS', about: 'Papers of a reference manager' },
    json_resume: { name: 'JSON Resume', about: 'A whole CV in one file' },
  },
  orcid: {
    label: 'ORCID iD',
    help: 'Such as 0000-0002-1825-0097. It stands beside your name on orcid.org; only what is public there is read.',
  },
  doi: {
    label: 'DOI',
    help: 'Such as 10.5555/jsm.2026.0211. It stands on the first page of a paper, and in its address.',
  },
  references: {
    file: 'File',
    fileHelp: 'What “Export” of your reference manager saves: .bib or .ris, at most 5 MB.',
    paste: 'Or paste it here',
    pasteHelp: 'Such as @article{…} or TY  - JOUR. In Google Scholar it is below “Cite”.',
  },
  json_resume: {
    file: 'File',
    fileHelp: 'A .json file in the form of jsonresume.org, at most 5 MB.',
    paste: 'Or paste it here',
    pasteHelp: 'Such as { "basics": { "name": "…" }, "work": […] }.',
  },
  faults: {
    missing: 'Choose a file, or paste its text.',
    empty: 'This file is empty. Choose another one.',
    tooLarge: 'This is more than 5 MB. Take it in smaller parts.',
    notText: 'This file is no text. Save it as UTF-8 text, then choose it again.',
  },
  lookUp: 'Look up',
  read: 'Read',
  reading: 'Reading…',
  readFailed: 'It could not be read',
  unavailable: {
    title: 'This server cannot import',
    body: 'You can still add entries by hand, in each section of your profile.',
  },
  found: {
    title: ({ count }: { count: number }) =>
      plural('en', count, { one: '{{count}} entry found', other: '{{count}} entries found' }),
    count: ({ count }: { count: number }) => plural('en', count, { one: '{{count}} found', other: '{{count}} found' }),
    of: 'In the record of {{name}}.',
    nothingYet: 'Nothing is stored yet.',
    new: ({ count }: { count: number }) => plural('en', count, { one: '{{count}} new', other: '{{count}} new' }),
    different: ({ count }: { count: number }) =>
      plural('en', count, { one: '{{count}} different', other: '{{count}} different' }),
    same: ({ count }: { count: number }) =>
      plural('en', count, {
        one: '{{count}} already in your profile',
        other: '{{count}} already in your profile',
      }),
    all: 'Select all',
    none: 'Select none',
    more: ({ count }: { count: number }) =>
      plural('en', count, { one: 'Show {{count}} more', other: 'Show {{count}} more' }),
  },
  sample: {
    orcid: 'Invented records: this server does not ask ORCID.',
    doi: 'An invented record: this server does not ask Crossref.',
    other: 'Invented records: this server does not ask a real source.',
  },
  status: { new: 'New', different: 'Different' },
  differs: {
    lead: 'If you select it, these fields of yours are replaced.',
    unseen: 'It differs in details that this page does not show.',
    mine: 'Yours',
    theirs: 'In the import',
    whole: 'Show all of it',
    less: 'Show less',
  },
  author: {
    why: 'Your own name stands in bold in your CV. Check that it is the right one.',
    label: 'You are',
    labelOf: 'You are, among the authors of {{name}}',
    choose: 'Choose your name',
    none: 'Not among them',
    ask: 'Which one are you?',
  },
  person: {
    title: 'About you',
    name: 'Phone and address',
    note: 'Fills only what is empty in your profile.',
  },
  notes: {
    title: ({ count }: { count: number }) =>
      plural('en', count, { one: '{{count}} note about what was read', other: '{{count}} notes about what was read' }),
    line: 'Line {{line}}:',
    named: '“{{name}}”',
    unnamed: 'An entry',
    unclosed: '{{name}} has no end, and was left out.',
    unreadable: '{{name}} could not be read, and was left out.',
    field_missing: '{{name}} was left out: “{{field}}” is missing.',
    missing: '{{name}} was left out: something is missing.',
    field_too_long: '{{name}} was left out: “{{field}}” is too long.',
    too_long: '{{name}} was left out: a part of it is too long.',
    tooLongBy: '{{name}} was left out: “{{field}}” is longer than {{limit}} characters.',
    withoutField: '{{name}} comes without “{{field}}”, which is too long.',
    withoutFieldBy: '{{name}} comes without “{{field}}”, which is longer than {{limit}} characters.',
    shortened: '{{name}} has more authors than fit. The list ends early.',
    about_year: '{{name}} has a year of the Persian calendar. Please check the converted one.',
    type_unknown: '{{name}} is of an unknown type, and is offered as a paper.',
    entry_too_large: '{{name}} is too large, and was left out.',
    too_many_entries: 'The file is longer than what is read at once. Import the rest by itself.',
    tooManyBy: 'Only the first {{limit}} entries were read. Import the rest by itself.',
    more: ({ count }: { count: number }) =>
      plural('en', count, { one: 'And {{count}} more.', other: 'And {{count}} more.' }),
    unknown: ({ count }: { count: number }) =>
      plural('en', count, {
        one: '{{count}} more note came that this page does not know.',
        other: '{{count}} more notes came that this page does not know.',
      }),
    leftOut: 'Your profile has no place for: {{names}}.',
    leftOutMore: ({ count }: { count: number }) =>
      plural('en', count, { one: '{{count}} more', other: '{{count}} more' }),
  },
  nothing: {
    title: 'Nothing was found',
    orcid: {
      title: 'This record shows nothing in public',
      body: 'It has no papers, degrees or jobs that everybody may see. What is private at ORCID is not read.',
    },
    doi: { title: 'There is no paper to take over', body: 'What this DOI names cannot be an entry of your papers.' },
    references: {
      title: 'There is no paper to take over',
      body: 'Look at the file: BibTeX begins each paper with @, RIS with TY.',
    },
    json_resume: {
      title: 'There is nothing to take over',
      body: 'The file holds nothing that a profile has a place for.',
    },
    back: 'Try another source',
  },
  save: {
    add: ({ count }: { count: number }) =>
      plural('en', count, { one: 'Add {{count}} entry', other: 'Add {{count}} entries' }),
    change: ({ count }: { count: number }) =>
      plural('en', count, { one: 'Change {{count}} entry', other: 'Change {{count}} entries' }),
    both: ({ added, changed }: { added: number; changed: number }) =>
      `${plural('en', added, { one: 'Add {{count}}', other: 'Add {{count}}' })}, ${plural('en', changed, { one: 'change {{count}}', other: 'change {{count}}' })}`,
    none: 'Add entries',
    noneChosen: 'Select what you want to add.',
    nothingNew: 'All of it is in your profile already.',
    tooMany: 'At most {{most}} can be added at once. Select fewer.',
    failed: 'Nothing was added',
    gone: {
      title: 'This was read too long ago',
      body: 'What is found is kept for a day. Read it again; your selection stays.',
      again: 'Read again',
    },
  },
  noAnswer: {
    title: 'No answer came',
    body: 'Check your connection and press again. Nothing is done twice.',
  },
  saved: {
    title: 'It is in your profile',
    both: ({ added, changed }: { added: number; changed: number }) =>
      [
        ...(added > 0 || changed === 0 ? [`${entries(added)} added`] : []),
        ...(changed > 0
          ? [
              added > 0
                ? plural('en', changed, { one: '{{count}} changed', other: '{{count}} changed' })
                : `${entries(changed)} changed`,
            ]
          : []),
      ].join(', '),
    unknown: 'It was added already.',
    where: 'Where it is now',
    undo: 'Undo all of it',
    undoFailed: 'It could not be undone',
    undoGone: {
      title: 'It can no longer be undone',
      body: 'An import can be undone for a day. Your entries stay; delete them in their lists.',
    },
    another: 'Import more',
    profile: 'Go to profile',
  },
  undone: {
    title: 'The import is undone',
    removed: ({ count }: { count: number }) => `${entries(count)} removed`,
    restored: ({ count }: { count: number }) => `${entries(count)} restored`,
    kept: ({ count }: { count: number }) =>
      plural('en', count, {
        one: '{{count}} entry stays, because you changed it since.',
        other: '{{count}} entries stay, because you changed them since.',
      }),
    nothing: 'Your profile is as it was before.',
  },
  out: {
    title: 'Take it out',
    lead: 'Your entries in files that other programs read.',
    bibtex: {
      name: 'BibTeX',
      about: 'Your papers, for LaTeX and reference managers',
      empty: 'There is no paper in your profile yet.',
      action: 'Download BibTeX',
    },
    jsonResume: {
      name: 'JSON Resume',
      about: 'Your whole profile',
      empty: 'There is nothing in your profile yet.',
      action: 'Download JSON Resume',
    },
    referees: 'With referees and their addresses',
    done: 'Downloaded.',
    failed: 'It could not be downloaded',
    page: 'The server sent a page in place of the file. Try again in a moment.',
    unavailable: 'This server cannot export.',
  },
} as const;
