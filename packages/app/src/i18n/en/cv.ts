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
  preview: {
    title: 'Preview',
    clear: 'Clear',
    document: 'Your generated CV',
    interests: 'Made for',
    empty: 'Your CV appears here when you generate it.',
    outdated: 'You have changed your interests since. Generate again to see your CV for them.',
    file: 'File name:',
  },
} as const;
