import { englishArea } from '../directory/areaNames.ts';
import type { CandidateProfessor } from '../directory/directory.ts';
import { hash32 } from '../directory/sample/random.ts';
import { withArticle } from './article.ts';
import type { MatchFacts } from './facts.ts';
import { introductionOf, studentName } from './introduction.ts';
import { familyNameOf } from './names.ts';
import {
  abstractSentences,
  citations,
  citationsWithoutVenue,
  closings,
  disclosure,
  interestOnly,
  links,
  offers,
  proposals,
  questions,
  sharedNothing,
  sharedWith,
  subjects,
  thanks,
  wishes,
  type Words,
} from './phrases.ts';
import { isLatin, oneLine, type ProfileEntry, profileEntries, type StudentProfile } from './student.ts';
import { countWords, maxWords, minWords } from './wordCount.ts';

/** A fact that a draft rests on. */
export interface Evidence {
  /** Its number in the draft, from 1. */
  marker: number;
  kind: 'publication' | 'profile';
  title: string;
  detail: string | null;
  url: string | null;
  /** The exact words of the body that rest on this fact. */
  quote: string;
  /** The profile section that the fact comes from; null for a publication. */
  section: string | null;
}

export interface ComposedEmail {
  subject: string;
  /** Plain text, paragraphs separated by an empty line. */
  body: string;
  evidence: Evidence[];
  wordCount: number;
}

export interface ComposeOptions {
  needResearchProposal: boolean;
  /** Selects another wording, for a draft too similar to one of the student's others. */
  variant?: number;
}

const proper =
  /^(?:Abel|Bayes|Boolean|Euclid|Europe|Asia|Africa|America|Arab|English|Fourier|French|Gauss|German|Hamilton|Hilbert|Iran|Islam|Kurd|Lagrang|Lie|Markov|Middle|Monte|Ottoman|Persia|Poisson|Qajar|Riemann|Safavid|Silk|Turk|Zoroastrian|Achaemenid)/u;
const properPair = /^(?:Middle East|Monte Carlo|Silk Road)/u;

/** An area in mid-sentence form: capitals only where the word itself has them. */
const inSentence = (text: string): string =>
  oneLine(text, 12)
    .split(' ')
    .map((word, index, words) =>
      /^\p{Lu}\p{Ll}[-–\p{L}]*$/u.test(word) && !proper.test(word) && !properPair.test(`${words[index - 1]} ${word}`)
        ? word.charAt(0).toLowerCase() + word.slice(1)
        : word,
    )
    .join(' ');

/** A deterministic choice: the same student, professor and variant always give the same sentence. */
function chooser(seed: string): <Item>(items: readonly Item[], what: string) => Item {
  return (items, what) => items[hash32(`${seed}|${what}`) % items.length] as never;
}

interface Own {
  entry: ProfileEntry;
  /** What a sentence may claim about the entry and the professor's work: a shared topic, nothing in common, or neither. */
  relation: { topic: string } | 'none' | 'some';
  sentences: readonly ((words: Words) => string)[];
}

/** The profile entry to cite: the one that shares most with the professor, else the strongest in Latin script, else an interest. */
function ownEntry(student: StudentProfile, facts: MatchFacts, area: string): Own {
  if (facts.entry && isLatin(facts.entry.phrase)) {
    const relation = facts.sharedTopic === null ? 'some' : { topic: inSentence(facts.sharedTopic) };
    return { entry: facts.entry, relation, sentences: links };
  }
  const other = profileEntries(student).find((entry) => isLatin(entry.phrase));
  if (other) return { entry: other, relation: 'none', sentences: links };
  return {
    entry: { section: 'interests', kind: 'interests', title: area, detail: null, url: null, text: area, phrase: area },
    relation: 'some',
    sentences: interestOnly,
  };
}

/**
 * Composes the English email of one student to one professor from the facts of their match. It cites the professor, one dated publication
 * and one entry of the student's own profile, asks one question and ends with the promise not to write again: 120 to 220 words. Throws when
 * the professor has no publication, because no honest email can be written then (R12).
 */
export function composeEmail(
  student: StudentProfile,
  professor: CandidateProfessor,
  facts: MatchFacts,
  options: ComposeOptions,
): ComposedEmail {
  const publication = facts.publication ?? professor.publications[0];
  if (!publication) throw new RangeError('A draft needs a dated publication of the professor.');
  const choose = chooser(`${student.email}|${professor.key}|${options.variant ?? 0}`);

  const wanted = englishArea(facts.area);
  // A manually entered record may have neither topics nor a field, and an interest may be in another script.
  const subject = [facts.topics[0], professor.topics[0], professor.field, wanted].find((text) => text && isLatin(text));
  const topic = subject === undefined ? 'your area of research' : inSentence(subject);
  const area = wanted !== '' && isLatin(wanted) ? inSentence(wanted) : topic;
  const own = ownEntry(student, facts, area);
  const words: Words = {
    title: oneLine(publication.title, 40),
    venue: oneLine(publication.venue),
    year: publication.year,
    abstract: oneLine(publication.abstractSentence, 40),
    topic,
    area,
    university: withArticle(oneLine(professor.universityName)) || 'your university',
    entry: own.entry.phrase,
  };

  const introduction = introductionOf(student);
  const citation = choose(words.venue === '' ? citationsWithoutVenue : citations, 'citation')(words);
  const abstract = words.abstract === '' ? '' : choose(abstractSentences, 'abstract')(words);
  const link = choose(own.sentences, 'link')(words);
  const wish = choose(wishes, 'wish')(words);
  const question = choose(questions, 'question')(words);
  const proposal = options.needResearchProposal ? choose(proposals, 'proposal')(words) : '';
  const relation =
    own.relation === 'some'
      ? ''
      : own.relation === 'none'
        ? choose(sharedNothing, 'shared')
        : choose(sharedWith, 'shared')(own.relation.topic);
  const thank = choose(thanks, 'thanks');
  const firstOffer = hash32(`${student.email}|${professor.key}|offer`) % offers.length;
  const greeting = `Dear Professor ${familyNameOf(oneLine(professor.fullName))},`;
  const signature = `${choose(closings, 'closing')}\n${studentName(student)}`;

  const write = (parts: { abstract: string; relation: string; offered: number }): string => {
    const offered = Array.from(
      { length: parts.offered },
      (_, index) => offers[(firstOffer + index) % offers.length],
    ).join(' ');
    const orders = [
      [
        [introduction],
        [citation, parts.abstract],
        [link, parts.relation, wish],
        [proposal],
        [question, offered, thank],
      ],
      [
        [citation, parts.abstract],
        [introduction, link, parts.relation],
        [wish, proposal],
        [offered],
        [question, thank],
      ],
      [
        [introduction, wish],
        [citation, parts.abstract, link, parts.relation],
        [proposal, offered],
        [question, thank],
      ],
      [
        [citation],
        [introduction, link, parts.relation],
        [parts.abstract, proposal],
        [wish, question],
        [offered, thank],
      ],
    ];
    const paragraphs = choose(orders, 'order').map((sentences) =>
      sentences.filter((sentence) => sentence !== '').join(' '),
    );
    return [greeting, ...paragraphs.filter((paragraph) => paragraph !== ''), signature, disclosure].join('\n\n');
  };

  let parts = { abstract, relation, offered: 0 };
  let body = write(parts);
  while (countWords(body) < minWords && parts.offered < offers.length) {
    parts = { ...parts, offered: parts.offered + 1 };
    body = write(parts);
  }
  for (const drop of ['relation', 'abstract'] as const) {
    if (countWords(body) <= maxWords) break;
    parts = { ...parts, [drop]: '' };
    body = write(parts);
  }

  return {
    subject: oneLine(choose(subjects, 'subject')(words), 24),
    body,
    evidence: [
      {
        marker: 1,
        kind: 'publication',
        title: publication.title,
        detail: [publication.venue, publication.publishedOn].filter(Boolean).join(', '),
        url: publication.url,
        quote: citation,
        section: null,
      },
      {
        marker: 2,
        kind: 'profile',
        title: own.entry.title,
        detail: own.entry.detail,
        url: own.entry.url,
        quote: link,
        section: own.entry.section,
      },
    ],
    wordCount: countWords(body),
  };
}
