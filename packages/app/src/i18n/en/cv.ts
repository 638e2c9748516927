import { plural } from '../format';

/** The CV step of the profile. */
export const cv = {
  loading: 'Loading your research interests…',
  none: {
    title: 'First, your research interests',
    body: 'No research interests found. Please add some research interests first to generate your CV.',
    action: 'Add research interests',
  },
  interests: {
    title: 'For which interests?',
    chosen: '{{count}} of {{most}} chosen',
    full: 'A CV takes at most {{most}} interests. Remove one to choose another.',
  },
  look: {
    title: 'How it looks',
    language: 'Language of the CV',
    languages: { en: 'English', fa: 'Persian' },
    layout: 'Layout',
    layouts: { hanging: 'Years in the margin', column: 'One column' },
    paper: 'Paper',
    papers: { a4: 'A4', letter: 'US Letter' },
  },
  force: 'Force regenerate CV (bypass cache)',
  chooseFirst: 'Choose an interest to generate or download your CV.',
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
    action: 'Typst source',
    done: 'Typst source downloaded.',
    noneChosen: 'Please select at least one research interest to download CV',
    unavailable: 'This server cannot give the Typst source of a CV.',
  },
  moved: {
    title: 'What moved and why',
    place: 'From place {{from}} to place {{to}} in this section.',
    because: 'Near to',
    only: 'Only the order changes. Your words do not.',
    nothing: 'Nothing moved: each section has its usual order.',
  },
  notInEnglish: {
    title: 'Still waiting for English',
    body: 'Your English CV shows these as you wrote them. Add their English in each step, then generate your CV again.',
    name: 'Your name in Latin letters',
    address: 'Your address',
  },
  withoutGlyph: {
    title: 'Characters the PDF cannot show',
    body: 'No font of the PDF has these. An empty box stands in place of each. Write them in another way, then generate your CV again.',
  },
  notices: {
    more: ({ count }: { count: number }) => plural('en', count, { one: 'and one more', other: 'and {{count}} more' }),
  },
  preview: {
    title: 'Preview',
    pages: ({ count }: { count: number }) => plural('en', count, { one: '{{count}} page', other: '{{count}} pages' }),
    clear: 'Clear',
    fullSize: 'Open full size',
    fullDocument: 'Your generated CV in full size',
    document: 'Your generated CV',
    interests: 'Made for',
    empty: 'Your CV appears here when you generate it.',
    outdated: 'You have changed your choices since. Generate again to see your CV as you want it now.',
    stale: 'Your profile has changed since this CV was made: the preview shows what it was.',
    again: 'Make it anew',
    file: 'File name:',
  },
} as const;
