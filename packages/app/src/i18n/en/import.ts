import { plural } from '../format';

const entries = (count: number) => plural('en', count, { one: '{{count}} entry', other: '{{count}} entries' });

/** Bringing a profile in from elsewhere, and taking it out. */
export const imports = {
  title: 'Import your profile',
  lead: 'Enter an ORCID iD or a DOI, or select a file. Peyk shows what it finds there. Your profile does not change until you confirm.',
  form: 'Source',
  kinds: {
    orcid: { name: 'ORCID iD', about: 'Papers, degrees and jobs in your public record' },
    doi: { name: 'DOI', about: 'One paper, found by its DOI' },
    references: { name: 'BibTeX or RIS', about: 'Papers from a reference manager' },
    json_resume: { name: 'JSON Resume', about: 'A whole CV in one file' },
  },
  orcid: {
    label: 'ORCID iD',
    help: 'Such as 0000-0002-1825-0097. It is beside your name on orcid.org. Only your public record is read.',
  },
  doi: {
    label: 'DOI',
    help: 'Such as 10.5555/jsm.2026.0211. It is usually on the first page of the paper.',
  },
  references: {
    file: 'File',
    fileHelp: 'A .bib or .ris file exported from your reference manager, at most 5 MB.',
    paste: 'Or paste the file’s text here',
    pasteHelp: 'Such as @article{…} or TY  - JOUR. In Google Scholar, select “Cite”, then “BibTeX”.',
  },
  json_resume: {
    file: 'File',
    fileHelp: 'A .json file in the jsonresume.org format, at most 5 MB.',
    paste: 'Or paste the file’s text here',
    pasteHelp: 'Such as { "basics": { "name": "…" }, "work": […] }.',
  },
  faults: {
    missing: 'Select a file, or paste the file’s text.',
    empty: 'This file is empty. Select another one.',
    tooLarge: 'This file or text is larger than 5 MB. Import it in smaller parts.',
    notText: 'This is not a text file. Save it as UTF-8 text, then select it again.',
  },
  lookUp: 'Look up',
  read: 'Find entries',
  reading: 'Reading…',
  readFailed: 'Could not read the source',
  unavailable: {
    title: 'Import is not available on this server',
    body: 'You can still add entries by hand, in each section of your profile.',
  },
  found: {
    title: ({ count }: { count: number }) =>
      plural('en', count, {
        zero: 'Contact details found',
        one: '{{count}} entry found',
        other: '{{count}} entries found',
      }),
    count: ({ count }: { count: number }) => plural('en', count, { one: '{{count}} found', other: '{{count}} found' }),
    of: 'Found in the record of {{name}}.',
    nothingYet: 'Your profile has not changed yet.',
    new: ({ count }: { count: number }) => plural('en', count, { one: '{{count}} new', other: '{{count}} new' }),
    different: ({ count }: { count: number }) =>
      plural('en', count, {
        one: '{{count}} different from your profile',
        other: '{{count}} different from your profile',
      }),
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
    orcid: 'These are sample records, not yours. This server is not connected to ORCID.',
    doi: 'This is a sample record. This server is not connected to Crossref.',
    other: 'These are sample records. This server is not connected to a real source.',
  },
  status: { new: 'New', different: 'Different' },
  differs: {
    lead: 'If you select this entry, the imported text replaces yours in these fields.',
    unseen: 'The difference is in details not shown here.',
    mine: 'Yours',
    theirs: 'In the import',
    whole: 'Show full text',
    less: 'Show less',
  },
  author: {
    why: 'Your CV prints your name in bold among the authors. Check that the right name is selected for each paper.',
    label: 'Your name',
    labelOf: 'Your name among the authors of {{name}}',
    choose: 'Select your name',
    none: 'None of these',
    ask: 'Which one are you?',
  },
  person: {
    title: 'About you',
    name: 'Phone and address',
    note: 'Only empty fields in your profile are filled in.',
  },
  notes: {
    title: ({ count }: { count: number }) =>
      plural('en', count, { one: '{{count}} note about this import', other: '{{count}} notes about this import' }),
    line: 'Line {{line}}:',
    named: '“{{name}}”',
    unnamed: 'An entry',
    unclosed: '{{name}} is incomplete and was left out.',
    unreadable: '{{name}} could not be read and was left out.',
    field_missing: '{{name}} was left out because “{{field}}” is missing.',
    missing: '{{name}} was left out because something is missing.',
    field_too_long: '{{name}} was left out because “{{field}}” is too long.',
    too_long: '{{name}} was left out because part of it is too long.',
    tooLongBy: '{{name}} was left out because “{{field}}” is longer than {{limit}} characters.',
    withoutField: '{{name}} was read without “{{field}}”, which is too long.',
    withoutFieldBy: '{{name}} was read without “{{field}}”, which is longer than {{limit}} characters.',
    shortened: '{{name}} has too many authors, so its author list was shortened.',
    about_year: '{{name}} has a year in the Jalali calendar. Please check the converted year.',
    type_unknown: '{{name}} is of an unknown type and is listed as a paper.',
    entry_too_large: '{{name}} is too large and was left out.',
    too_many_entries: 'This source has too many entries, so only the first ones were read. Import the rest separately.',
    tooManyBy: 'Only the first {{limit}} entries were read. Import the rest separately.',
    more: ({ count }: { count: number }) =>
      plural('en', count, { one: 'And {{count}} more.', other: 'And {{count}} more.' }),
    unknown: ({ count }: { count: number }) =>
      plural('en', count, {
        one: '{{count}} note cannot be shown.',
        other: '{{count}} notes cannot be shown.',
      }),
    leftOut: 'Parts with no place in your profile were left out: {{names}}.',
    leftOutMore: ({ count }: { count: number }) =>
      plural('en', count, { one: '{{count}} more', other: '{{count}} more' }),
  },
  nothing: {
    title: 'Nothing found',
    orcid: {
      title: 'Nothing to import from this record',
      body: 'Only public entries can be imported. To import private ones, first make them public at ORCID.',
    },
    doi: {
      title: 'No paper to import',
      body: 'The record of this DOI has no usable title or year. You can still add the paper by hand in your profile.',
    },
    references: {
      title: 'No papers to import',
      body: 'Check the text: each paper begins with @ in BibTeX and with TY in RIS.',
    },
    json_resume: {
      title: 'Nothing to import',
      body: 'Check the text: JSON Resume has sections such as “work” and “education”.',
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
    nothingNew: 'Everything is already in your profile.',
    tooMany: 'You can add at most {{most}} entries at once. Select fewer.',
    failed: 'Nothing was saved',
    gone: {
      title: 'This import is no longer available',
      body: 'Peyk keeps the entries it found for one day, or until you read another source. Read this source again; your selection is kept.',
      again: 'Read again',
    },
  },
  noAnswer: {
    title: 'The server did not respond',
    body: 'Check your connection and try again. Nothing will be added or undone twice.',
  },
  saved: {
    title: 'Saved to your profile',
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
    unknown: 'This import was already added.',
    where: 'View in profile',
    undo: 'Undo import',
    undoFailed: 'Could not undo',
    undoGone: {
      title: 'This import can no longer be undone',
      body: 'An import can be undone for one day. You can still remove the entries in the sections of your profile.',
    },
    another: 'Import more',
    profile: 'Go to profile',
  },
  undone: {
    title: 'Import undone',
    removed: ({ count }: { count: number }) => `${entries(count)} removed`,
    restored: ({ count }: { count: number }) => `${entries(count)} restored`,
    kept: ({ count }: { count: number }) =>
      plural('en', count, {
        one: '{{count}} entry was kept because you changed it later.',
        other: '{{count}} entries were kept because you changed them later.',
      }),
    nothing: 'Nothing from this import is left in your profile.',
    unknown: 'This import was already undone.',
  },
  out: {
    title: 'Export your profile',
    lead: 'Your entries in files that other programs can read.',
    bibtex: {
      name: 'BibTeX',
      about: 'Your papers, for LaTeX and reference managers',
      empty: 'There are no papers in your profile yet.',
      action: 'Download BibTeX',
    },
    jsonResume: {
      name: 'JSON Resume',
      about: 'Your profile, for other CV programs',
      empty: 'There is nothing in your profile yet.',
      action: 'Download JSON Resume',
    },
    referees: 'Include your references and their contact details',
    done: 'Downloaded.',
    failed: 'Could not download the file',
    page: 'The server did not send the file. Try again in a moment.',
    unavailable: 'Export is not available on this server.',
  },
} as const;
