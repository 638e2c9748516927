import { sections } from './sections';

export const builder = {
  title: sections.profile,
  importOrExport: 'Import or export',
  nextStep: 'Create a bot',
  position: 'Step {{position}} of {{count}}',
  sections: 'Sections of your profile',
  all: 'All sections',
  next: 'Step after this: {{name}}',
  last: 'Last step',
  skip: 'Skip for now',
  needsEntry: 'Add at least one entry to continue, or skip this step.',
  needsPersonal: 'Save your phone number, gender and birth date to continue.',
  toCome: 'This step will be available shortly. You can navigate between steps and edit completed ones.',
  steps: {
    profile: {
      lead: 'Who you are and how to reach you.',
    },
    cv: {
      title: 'CV',
      heading: 'Your CV',
      lead: 'Made only from what is in your profile.',
    },
  },
  leads: {
    interests: 'Each bot looks for professors who share one of these interests.',
    degrees:
      'Each draft mentions an entry from your profile. A thesis is more convincing than a degree alone, so add yours if you have one.',
    papers: 'Papers you have written. Your drafts can mention them.',
    researchExperiences: 'Research you did in a laboratory or a research group, or for someone else’s thesis.',
    jobs: 'Jobs and internships.',
    teachingExperiences: 'Courses you taught or assisted with.',
    references: 'People who know your work and have agreed to be contacted about it.',
    skills: 'Methods, software and laboratory skills.',
    projects: 'What you built or measured outside your papers.',
    awards: 'Prizes, scholarships and ranks.',
    courses: 'Courses and workshops outside your degrees.',
    volunteer: 'What you did for others without pay.',
    links: 'Pages that show your work.',
    languages: 'Languages you speak, with your test scores.',
    certifications: 'Certificates that can be verified.',
  },
} as const;
