import type { Link } from '@peyk/api-types';
import { limits } from '@peyk/api-types/limits/LinkInput';
import { defineForm } from '../../../forms/defineForm';
import { choice } from '../../../forms/kinds/choice';
import { url } from '../../../forms/kinds/url';
import { defineList } from './defineList';

/** The form of a link (specification, section 3). */
export const linkForm = defineForm(limits, {
  link_type: choice<Link['link_type']>({
    label: (t) => t('profile.links.type'),
    first: 'GitHub',
    words: {
      GitHub: (t) => t('profile.links.types.GitHub'),
      LinkedIn: (t) => t('profile.links.types.LinkedIn'),
      Scholar: (t) => t('profile.links.types.Scholar'),
      ResearchGate: (t) => t('profile.links.types.ResearchGate'),
      Other: (t) => t('profile.links.types.Other'),
    },
  }),
  url: url({ label: (t) => t('profile.links.url') }),
});

/** The list of links. */
export const links = defineList({
  name: 'links',
  path: '/api/student/links/',
  form: linkForm,
  nameOf: ({ link_type }, t) => t(`profile.links.types.${link_type}`),
  row: ({ link_type, url }, t) => ({ title: t(`profile.links.types.${link_type}`), link: url }),
});
