/** The names of the sections of a profile, which the dashboard says too. */
export const sections = {
  profile: 'Profile',
  interests: 'Research Interests',
  degrees: 'Degrees',
  papers: 'Papers',
  researchExperiences: 'Research Experiences',
  jobs: 'Job Experiences',
  teachingExperiences: 'Teaching Experiences',
  references: 'References',
  skills: 'Skills',
  projects: 'Projects',
  awards: 'Awards',
  courses: 'Courses',
  volunteer: 'Volunteer Work',
  links: 'Links',
  languages: 'Languages',
  certifications: 'Certifications',
} as const;
