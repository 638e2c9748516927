import type { ProfileList } from './defineList';
import type { ListName } from '../steps';
import { awards } from './awards';
import { certifications } from './certifications';
import { courses } from './courses';
import { degrees } from './degrees';
import { interests } from './interests';
import { jobs } from './jobs';
import { languages } from './languages';
import { links } from './links';
import { papers } from './papers';
import { projects } from './projects';
import { references } from './references';
import { researchExperiences } from './researchExperiences';
import { skills } from './skills';
import { teachingExperiences } from './teachingExperiences';
import { volunteer } from './volunteer';

/** The fifteen lists of the profile. */
export const profileLists: Readonly<Record<ListName, ProfileList>> = {
  degrees,
  papers,
  researchExperiences,
  jobs,
  teachingExperiences,
  references,
  skills,
  projects,
  awards,
  courses,
  volunteer,
  interests,
  links,
  languages,
  certifications,
};
