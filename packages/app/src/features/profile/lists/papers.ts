import { limits } from '@peyk/api-types/limits/PaperInput';
import { defineForm } from '../../../forms/defineForm';
import { longText } from '../../../forms/kinds/longText';
import { text } from '../../../forms/kinds/text';
import { url } from '../../../forms/kinds/url';
import { year } from '../../../forms/kinds/year';
import { defineList } from './defineList';
import { englishName, englishOnCv, needsEnglish, result, resultInEnglish, waitsIn } from './ownWords';
import { addressOfDoi } from './addressOfDoi';

/** The form of a paper (specification, section 3). */
export const paperForm = defineForm(
  limits,
  {
    title: text({ label: (t) => t('profile.papers.name'), autoFocus: true }),
    authors: text({ label: (t) => t('profile.papers.authors'), help: (t) => t('profile.papers.authorsHelp') }),
    own_author: text({
      label: (t) => t('profile.papers.ownAuthor'),
      help: (t) => t('profile.papers.ownAuthorHelp'),
    }),
    journal_conference_name: text({ label: (t) => t('profile.papers.venue') }),
    year: year({ label: (t) => t('profile.labels.year') }),
    doi: text({ label: (t) => t('profile.papers.doi'), direction: 'ltr' }),
    url: url({ label: (t) => t('profile.papers.url') }),
    abstract: longText({
      label: (t) => t('profile.papers.abstract'),
      help: (t) => t('profile.papers.abstractHelp'),
      rows: 5,
    }),
    result,
    title_en: englishName((t) => t('profile.papers.nameEnglish')),
    result_en: resultInEnglish,
    authors_en: englishOnCv((t) => t('profile.papers.authorsEnglish')),
    journal_conference_name_en: englishOnCv((t) => t('profile.papers.venueEnglish')),
  },
  {
    rows: [
      'title',
      'title_en',
      'authors',
      'authors_en',
      'own_author',
      ['journal_conference_name', 'year'],
      'journal_conference_name_en',
      ['doi', 'url'],
      'abstract',
      'result',
      'result_en',
    ],
    shown: {
      authors_en: (values) => needsEnglish(values.authors),
      journal_conference_name_en: (values) => needsEnglish(values.journal_conference_name),
      own_author: ({ authors }) => authors.trim() !== '',
      title_en: ({ title }) => needsEnglish(title),
      result_en: ({ result: written }) => needsEnglish(written),
    },
  },
);

/** The list of papers. */
export const papers = defineList({
  name: 'papers',
  path: '/api/student/papers/',
  form: paperForm,
  nameOf: ({ title }) => title,
  row: (entry) => {
    const { title, year, authors, journal_conference_name: venue, url, doi, result: written } = entry;
    return {
      title,
      years: { from: year },
      lines: [authors, venue, written],
      link: url ?? addressOfDoi(doi),
      waits: waitsIn(entry, 'title', 'authors', 'journal_conference_name', 'result'),
    };
  },
  gain: 'result',
});
