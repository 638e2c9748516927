import type { Locale } from './types';

/** Names that English uses with an article: "in the Netherlands", "in the Czech Republic". */
const withArticle =
  /^(?:United |Netherlands$|Philippines$|Bahamas$|Gambia$|Maldives$|Seychelles$|Comoros$|Republic of |Isle of )|(?:Republic|Federation|Islands|Territories)$|Republic of /u;

/** The name of a country within a sentence. */
export function countryInSentence(locale: Locale, name: string): string {
  return locale === 'en' && withArticle.test(name) && !name.includes(',') ? `the ${name}` : name;
}
