/** Made from the contract by `npm run gen`: the last parts of the addresses of the lists of the profile. */
export const listPaths = ['degrees', 'papers', 'jobs', 'skills', 'projects', 'awards', 'courses', 'volunteer', 'research-interests', 'links', 'languages', 'certifications', 'research-experiences', 'teaching-experiences', 'references'] as const;

/** The lists with the operations of each. */
export const lists = [
  { path: 'degrees', section: 'degrees', schema: 'Degree', list: 'listDegrees', add: 'addDegree', update: 'updateDegree', remove: 'deleteDegree' },
  { path: 'papers', section: 'papers', schema: 'Paper', list: 'listPapers', add: 'addPaper', update: 'updatePaper', remove: 'deletePaper' },
  { path: 'jobs', section: 'jobs', schema: 'Job', list: 'listJobs', add: 'addJob', update: 'updateJob', remove: 'deleteJob' },
  { path: 'skills', section: 'skills', schema: 'Skill', list: 'listSkills', add: 'addSkill', update: 'updateSkill', remove: 'deleteSkill' },
  { path: 'projects', section: 'projects', schema: 'Project', list: 'listProjects', add: 'addProject', update: 'updateProject', remove: 'deleteProject' },
  { path: 'awards', section: 'awards', schema: 'Award', list: 'listAwards', add: 'addAward', update: 'updateAward', remove: 'deleteAward' },
  { path: 'courses', section: 'courses', schema: 'Course', list: 'listCourses', add: 'addCourse', update: 'updateCourse', remove: 'deleteCourse' },
  { path: 'volunteer', section: 'volunteer', schema: 'Volunteer', list: 'listVolunteer', add: 'addVolunteer', update: 'updateVolunteer', remove: 'deleteVolunteer' },
  { path: 'research-interests', section: 'research_interests', schema: 'ResearchInterest', list: 'listResearchInterests', add: 'addResearchInterest', update: 'updateResearchInterest', remove: 'deleteResearchInterest' },
  { path: 'links', section: 'links', schema: 'Link', list: 'listLinks', add: 'addLink', update: 'updateLink', remove: 'deleteLink' },
  { path: 'languages', section: 'languages', schema: 'Language', list: 'listLanguages', add: 'addLanguage', update: 'updateLanguage', remove: 'deleteLanguage' },
  { path: 'certifications', section: 'certifications', schema: 'Certification', list: 'listCertifications', add: 'addCertification', update: 'updateCertification', remove: 'deleteCertification' },
  { path: 'research-experiences', section: 'research_experiences', schema: 'ResearchExperience', list: 'listResearchExperiences', add: 'addResearchExperience', update: 'updateResearchExperience', remove: 'deleteResearchExperience' },
  { path: 'teaching-experiences', section: 'teaching_experiences', schema: 'TeachingExperience', list: 'listTeachingExperiences', add: 'addTeachingExperience', update: 'updateTeachingExperience', remove: 'deleteTeachingExperience' },
  { path: 'references', section: 'references', schema: 'Reference', list: 'listReferences', add: 'addReference', update: 'updateReference', remove: 'deleteReference' },
] as const;
