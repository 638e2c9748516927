import { plural } from '../format';

/** The CV step of the profile. */
export const cv = {
  loading: 'Loading your research interests…',
  none: {
    title: 'Your CV needs research interests',
    body: 'No research interests found. Please add some research interests first to generate your CV.',
    action: 'Add research interests',
  },
  interests: {
    title: 'Select interests',
    chosen: '{{count}} selected (at most {{most}})',
    full: 'A CV can have at most {{most}} interests. Deselect one to select another.',
  },
  look: {
    title: 'Appearance',
    language: 'Language of the CV',
    languages: { en: 'English', fa: 'Persian' },
    layout: 'Layout',
    layouts: { hanging: 'Years in the margin', column: 'One column' },
    paper: 'Paper size',
    papers: { a4: 'A4', letter: 'US Letter' },
  },
  force: 'Force regenerate CV (bypass cache)',
  chooseFirst: 'Select an interest to generate or download your CV.',
  htmlPage: 'Server returned HTML error page. Please check your API configuration.',
  generate: {
    action: 'Generate',
    busy: 'Generating...',
    done: 'CV generated successfully! You can now download it as PDF.',
    noneChosen: 'Please select at least one research interest to generate CV',
  },
  download: {
    action: 'Download PDF',
    busy: 'Downloading...',
    done: 'CV downloaded successfully!',
    noneChosen: 'Please select at least one research interest to download CV',
  },
  typst: {
    action: 'Download Typst',
    done: 'Typst source downloaded.',
    noneChosen: 'Please select at least one research interest to download CV',
    unavailable: 'The Typst source is not available on this server. You can still download the PDF.',
  },
  moved: {
    title: 'What moved and why',
    place: 'From position {{from}} to {{to}} in this section.',
    because: 'Close to your interest:',
    only: 'Only the order changes, not your text.',
    nothing: 'Nothing moved. Every section keeps its usual order.',
  },
  notInEnglish: {
    title: 'English version missing',
    body: 'Your English CV shows these as you wrote them. Add the English versions in the steps below, then generate your CV again.',
    name: 'Your name in Latin letters',
    address: 'Your address',
  },
  withoutGlyph: {
    title: 'Characters the PDF cannot show',
    body: 'The fonts of the PDF do not have these characters, so an empty box appears for each. Replace them in the steps below, then generate your CV again.',
  },
  notices: {
    more: ({ count }: { count: number }) => plural('en', count, { one: 'and one more', other: 'and {{count}} more' }),
  },
  preview: {
    title: 'Preview',
    pages: ({ count }: { count: number }) => plural('en', count, { one: '{{count}} page', other: '{{count}} pages' }),
    clear: 'Clear preview',
    fullSize: 'Open full size',
    fullDocument: 'Your generated CV in full size',
    document: 'Your generated CV',
    interests: 'Interests in this CV',
    empty: 'Your CV appears here once you generate it.',
    outdated: 'Your selections have changed since this CV was made. Generate it again to update it.',
    stale: 'Your profile has changed since this CV was made. Generate it again to update it.',
    again: 'Generate again',
    file: 'File name:',
  },
} as const;
