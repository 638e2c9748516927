import { createHash } from 'node:crypto';
import type { components } from '@peyk/api-types';
import type { Selectable } from 'kysely';
import type { Professors } from '../platform/db/schema.ts';
import { type Lang, translate, type MessageKey } from '../platform/http/messages/translate.ts';
import { sharingRetractions } from '../professors/samePaper.ts';
import { topicsOf } from '../professors/topicsOf.ts';
import { typedPublication } from '../professors/typedPublication.ts';
import type { StoredPublication } from '../professors/toProfessor.ts';
import { abstractSentences } from '../matching/letter/abstractRoles.ts';
import { type Binding, bindableSources, markersOf } from './bindings.ts';
import { phraseMark, type StoredPhrase } from './phrasing/stored.ts';
import { gapKindOf } from '../matching/letter/gaps.ts';
import { inPersian } from '../matching/letter/persian.ts';
import { type PersianSources, persianSources } from '../matching/letter/persianSources.ts';
import { type ComparedProfessor, sentenceFactsOf, type Writer } from '../matching/sentences/factsOf.ts';
import { judgeSentences } from '../matching/sentences/judgeSentences.ts';
import type {
  JudgedFact,
  SentenceFacts,
  SentenceJudgement,
  SentenceReason,
  Verdict,
} from '../matching/sentences/shapes.ts';

type DraftSource = components['schemas']['DraftSource'];
type DraftSentence = components['schemas']['DraftSentence'];
type DraftGap = components['schemas']['DraftGap'];
type Evidence = components['schemas']['Evidence'];

/** The sentence for the reader of why a sentence has its class. */
const reasonSentences: Record<SentenceReason, MessageKey> = {
  greeting: 'sentenceGreeting',
  closing: 'sentenceClosing',
  tool: 'sentenceTool',
  no_claim: 'sentenceNoClaim',
  ask: 'sentenceAsk',
  supported: 'sentenceSupported',
  by_person: 'sentenceByPerson',
  quote: 'sentenceQuote',
  word: 'sentenceWord',
  number: 'sentenceNumber',
  negation: 'sentenceReversed',
  direction: 'sentenceReversed',
  cause: 'sentenceCause',
  open: 'sentenceOpen',
  scope: 'sentenceScope',
  praise: 'sentencePraise',
  acquaintance: 'sentenceAcquaintance',
  assumed: 'sentenceAssumed',
  gap: 'sentenceGap',
};

type ProfessorColumns = Pick<
  Selectable<Professors>,
  | 'person_key'
  | 'full_name'
  | 'department'
  | 'university_name'
  | 'university_country'
  | 'research_interests'
  | 'publications'
  | 'related_recent_publications'
  | 'related_recent_publications_url'
>;

function publicationsOf(row: ProfessorColumns): StoredPublication[] {
  const stored = row.publications as unknown as StoredPublication[];
  const typed = typedPublication(row);
  return sharingRetractions(typed && !stored.some(({ title }) => title === typed.title) ? [...stored, typed] : stored);
}

/** A professor's record as sentences are compared with it. */
export const comparedWith = (row: ProfessorColumns): ComparedProfessor => ({
  key: row.person_key,
  fullName: row.full_name,
  universityName: row.university_name ?? '',
  department: row.department ?? '',
  field: row.department ?? '',
  topics: topicsOf(row.research_interests),
  countryName: row.university_country ?? '',
  publications: publicationsOf(row),
});

/** Sources of the letters that were judged last: the editor asks at each pause of typing, and preparing them takes longer than judging. */
const prepared = new Map<string, SentenceFacts>();
const MOST_PREPARED = 30;

/** What the sentences of a letter to this professor may stand on. The same sources give the same object, so that they are prepared once. */
export function factsFor(professor: ComparedProfessor, writer: Writer): SentenceFacts {
  const facts = sentenceFactsOf(professor, writer);
  const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
  const known = prepared.get(key) ?? facts;
  prepared.delete(key);
  prepared.set(key, known);
  const [oldest] = prepared.keys();
  if (prepared.size > MOST_PREPARED && oldest !== undefined) prepared.delete(oldest);
  return known;
}

/** Kept as long as the facts of the same sources are. */
const persianByFacts = new WeakMap<SentenceFacts, PersianSources>();

function persianOf(facts: SentenceFacts, writer: Writer): PersianSources {
  const known = persianByFacts.get(facts) ?? persianSources(writer);
  persianByFacts.set(facts, known);
  return known;
}

/** Sentences that claim something and name no source, but for those that the person states themselves (EVD-04). */
export function unboundIn(judgements: readonly SentenceJudgement[], stated: readonly string[]): SentenceJudgement[] {
  const own = new Set(stated.map((text) => text.trim()));
  return judgements.filter(({ sentenceClass, text }) => sentenceClass === 'unbound' && !own.has(text.trim()));
}

/** The message that says why a sentence has its class. */
export const reasonKeyOf = (reason: SentenceReason): MessageKey => reasonSentences[reason];

/** Why a sentence has its class, for the reader (EVD-01). */
const reasonFor = (lang: Lang, { reason, beyond = [] }: Verdict): string =>
  reason === 'by_person' && beyond.length === 0
    ? translate(lang, 'sentenceSupported')
    : translate(lang, reasonSentences[reason], { words: beyond });

const detailOf = (fact: JudgedFact, professor: ComparedProfessor): string | null => {
  const paper = fact.kind === 'publication' ? professor.publications[fact.marker - 1] : undefined;
  if (paper) return [paper.venue, paper.publishedOn].filter(Boolean).join(', ');
  return fact.year === null ? null : String(fact.year);
};

/** The facts that the sentences rest on, numbered in the order of the letter, each with the first sentence that rests on it. */
export function evidenceIn(
  judgements: readonly SentenceJudgement[],
  { facts }: SentenceFacts,
  professor: ComparedProfessor,
): { evidence: Evidence[]; markerOf: ReadonlyMap<number, number> } {
  const byMarker = new Map(facts.map((fact) => [fact.marker, fact]));
  const evidence: Evidence[] = [];
  const markerOf = new Map<number, number>();
  for (const { rests, text } of judgements) {
    for (const marker of rests) {
      const fact = byMarker.get(marker);
      if (!fact || markerOf.has(marker)) continue;
      markerOf.set(marker, evidence.length + 1);
      evidence.push({
        marker: evidence.length + 1,
        kind: fact.kind,
        title: fact.title,
        detail: detailOf(fact, professor),
        url: fact.kind === 'publication' ? (professor.publications[marker - 1]?.url ?? null) : null,
        quote: text,
        section: fact.section,
        entry: fact.entryId,
      });
    }
  }
  return { evidence, markerOf };
}

const MOST_NEAR = 3;

/** What the paper that a letter is about leaves open, where it says so. */
function limitsOf(judgements: readonly SentenceJudgement[], facts: SentenceFacts['facts']): string[] {
  const marker = judgements.find(({ sentenceClass }) => sentenceClass === 'bound')?.rests[0];
  const paper = facts.find((fact) => fact.kind === 'publication' && fact.marker === marker);
  const sentences = paper?.text.split('\n').flatMap(abstractSentences) ?? [];
  return sentences.filter(({ role }) => role === 'limit').map(({ text }) => text);
}

/** What is known beside a gap: sentences of the cited paper, with the own result where both are joined, or the entries that a result could be of. */
function gapOf(text: string, judgements: readonly SentenceJudgement[], { facts }: SentenceFacts): DraftGap | null {
  const asks = gapKindOf(text);
  if (asks === null) return null;
  const entries = facts.filter(
    ({ kind, section }) => kind === 'profile' && section !== 'plan' && section !== 'skills' && section !== 'interests',
  );
  const named = text.slice(text.indexOf('“') + 1, text.indexOf('”')).replace(/…$/u, '');
  const entry =
    asks === 'result' ? (entries.find(({ title }) => named !== '' && title.startsWith(named)) ?? null) : null;
  const saidIn = (sentenceClass: 'bound' | 'own', of: readonly SentenceJudgement[]): string[] =>
    of.filter((each) => each.sentenceClass === sentenceClass).map(({ proof, text: said }) => proof ?? said);
  const theirs = saidIn('bound', judgements);
  // The own result stands directly before the sentence that joins it with theirs.
  const before = judgements.slice(
    0,
    judgements.findIndex((each) => each.text === text),
  );
  const near = {
    result: entries.map(({ title }) => title),
    meeting: [...new Set([...theirs.slice(0, 1), ...limitsOf(judgements, facts), ...theirs.slice(1)])]
      .slice(0, MOST_NEAR - 1)
      .concat(saidIn('own', before).slice(-1)),
    theirs,
    question: theirs,
  }[asks];
  return {
    asks,
    near: near.filter((words) => words !== '').slice(0, MOST_NEAR),
    section: entry?.section ?? null,
    entry: entry?.entryId ?? null,
  };
}

/** The sentences in the contract's shape, and the evidence that their markers name. */
export function judgedText(
  body: string,
  professor: ComparedProfessor,
  writer: Writer,
  { bindings, phrasing }: { bindings: readonly Binding[]; phrasing: readonly StoredPhrase[] },
  lang: Lang,
): { sentences: DraftSentence[]; evidence: Evidence[] } {
  const facts = factsFor(professor, writer);
  const judgements = judgeSentences(body, facts, markersOf(bindings, facts, professor));
  const { evidence, markerOf } = evidenceIn(judgements, facts, professor);
  const sources = lang === 'fa' ? persianOf(facts, writer) : null;
  const sentences = judgements.map((judgement): DraftSentence => {
    const { text, start, end, sentenceClass, rests, proof, reason } = judgement;
    return {
      text,
      start,
      end,
      class: sentenceClass,
      evidence: rests.flatMap((marker) => markerOf.get(marker) ?? []),
      proof,
      reason: reasonFor(lang, judgement),
      reason_code: reason,
      persian: sources && (phrasing.find((phrase) => phrase.text === text)?.persian ?? inPersian(text, sources)),
      phrased: phraseMark(phrasing, text, lang),
      gap: sentenceClass === 'gap' ? gapOf(text, judgements, facts) : null,
    };
  });
  return { sentences, evidence };
}

/** What the sentences of a letter can be bound to on this day (EVD-04). */
export const sourcesFor = (professor: ComparedProfessor, writer: Writer, today: string): DraftSource[] =>
  bindableSources(factsFor(professor, writer), professor, (fact) => detailOf(fact, professor), today);
