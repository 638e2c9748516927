import { limits } from '@peyk/api-types/limits/PaperInput';
import { defineForm } from '../../../forms/defineForm';
import { longText } from '../../../forms/kinds/longText';
import { text } from '../../../forms/kinds/text';
import { url } from '../../../forms/kinds/url';
import { year } from '../../../forms/kinds/year';
import { defineList } from './defineList';
import { englishName, needsEnglish, result, resultInEnglish, waitsForEnglish } from './ownWords';
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
  },
  {
    rows: [
      'title',
      'title_en',
      'authors',
      'own_author',
      ['journal_conference_name', 'year'],
      ['doi', 'url'],
      'abstract',
      'result',
      'result_en',
    ],
    shown: {
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
  row: ({ title, year, authors, journal_conference_name: venue, url, doi, title_en, result: written, result_en }) => ({
    title,
    years: { from: year },
    lines: [authors, venue, written],
    waits: waitsForEnglish([title, title_en], [written ?? null, result_en]),
    link: url ?? addressOfDoi(doi),
  }),
  gain: 'result',
});
