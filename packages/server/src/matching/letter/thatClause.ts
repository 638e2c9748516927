import { FUNCTION_WORDS } from './functionWords.ts';

/** Up to a comma that is no part of a number such as "3,112". */
const TO_COMMA = String.raw`(?:[^,;:()]|(?<=\d),(?=\d))`;
const BEFORE_SUBJECT = `after|across|among|at|before|between|by|during|for|from|in|of|on|over|since|through|under|using|with|within|without`;
/** A clause of its own before the main one, which has a verb: "when the tip paused". */
const SUBORDINATES = 'once|when|where|while';

// Bounded: a clause is part of a sentence of an abstract, which has at most 1,000 letters.
const UP_TO_COMMA = new RegExp(
  `^(?<first>${BEFORE_SUBJECT}|${SUBORDINATES}) (?<phrase>${TO_COMMA}{3,110}), (?<rest>.+)$`,
  'su',
);
// Bounded: a clause is part of a sentence of an abstract, which has at most 1,000 letters.
const UP_TO_YOU = new RegExp(
  `^(?<phrase>(?:${BEFORE_SUBJECT}) ${TO_COMMA}{3,110}?)(?= you \\p{Ll}+(?![\\p{Ll},]))`,
  'u',
);

const RELATIVE = /\b(?:that|which|who|whose|whom|where|when|while|as|than|if)\b/u;
const FINITE =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|cannot|could|may|might|must|shall|should|will|would|you)\b/u;
/** A noun of which the next word is no part: a new phrase begins, so that the first one has ended without a comma. */
// Bounded: a clause is part of a sentence of an abstract, which has at most 1,000 letters.
const NEW_PHRASE = /(?<!\p{L}|\d )(?<word>\p{L}+) (?:(?:the|a|an|no|each|every)\b|\d)/gu;
/** Words before a number that are no noun: "at least 24", "mice aged 18 months", "covering 40". */
const LEADS_TO_NUMBER = /^(?:least|almost|nearly|roughly|some|exactly|\p{Lu}\p{Ll}+)$|(?:ed|ing)$/u;

/**
 * Whether what stands before a comma is one phrase without a verb of its own: "of the hundred clones", but not "in winter the range fell". A
 * rule of thumb that says no when in doubt, because the comma that it allows can be left out.
 */
function isVerbless(phrase: string): boolean {
  const verb = FINITE.exec(phrase);
  if (verb && !RELATIVE.test(phrase.slice(0, verb.index))) return false;
  return [...phrase.matchAll(NEW_PHRASE)].every(({ groups }) => {
    const word = groups?.['word'] ?? '';
    return FUNCTION_WORDS.has(word.toLowerCase()) || LEADS_TO_NUMBER.test(word);
  });
}

// Bounded: a clause is part of a sentence of an abstract, which has at most 1,000 letters.
const OPENING = new RegExp(`^(?:${BEFORE_SUBJECT}|\\p{L}+ing) ${TO_COMMA}{3,140}$`, 'iu');
const ENDS_OPEN = /\b(?:that|which|whom|whose|where|when|while|as|than|if|and|or|because|since)$/u;

/** Whether a text is a phrase after which a sentence begins: "By near-field diffraction microscopy", but not "In bearings that". */
export const isOpeningPhrase = (text: string): boolean => OPENING.test(text) && !ENDS_OPEN.test(text);

/** What goes on with a sentence that has begun, and does not begin one. */
const GOES_ON =
  /^(?:and|or|but|nor|yet|against|with|without|which|who|whom|whose|where|when|while|whereas|though|although|if|since|as|than|less|more|most|by|from|to|in|on|at|of|for|about|not|only|under|above|below|far|well|\p{Ll}+ly|following|including|owing|\d[\d.]* (?:and|to|times)) /u;

/** "Hamadan, Qazvin and Kerman you found": the comma belonged to a list within the phrase. */
// Bounded: a clause is part of a sentence of an abstract, which has at most 1,000 letters.
const ENDS_A_LIST = /^(?!you )[^,;:]*(?<!\b(?:that|which|whom|whose|where|when|while|as|than|if|and|but)) you \p{Ll}/u;

/** Whether a clause begins with a phrase that a comma sets off from its subject. */
function isSetOff(clause: string): boolean {
  const { first = '', phrase = '', rest = '' } = UP_TO_COMMA.exec(clause)?.groups ?? {};
  if (phrase === '' || GOES_ON.test(rest) || ENDS_A_LIST.test(rest)) return false;
  return SUBORDINATES.split('|').includes(first) || isVerbless(phrase);
}

/** A comma between a phrase and the "you" that follows it: "In slices of mouse hippocampus you determined". */
export const withFrontedComma = (clause: string): string =>
  clause.replace(UP_TO_YOU, (phrase) => (isVerbless(phrase) && !ENDS_OPEN.test(phrase) ? `${phrase},` : phrase));

// Bounded: a clause is part of a sentence of an abstract, which has at most 1,000 letters.
const BY_A_METHOD = /^(?<phrase>(?:by|using) [^,;:()]{3,80}), (?<act>you \p{Ll}+ed [^,;:()]+)$/u;

/**
 * A method said before what was done with it goes behind: after the title of a paper it would be a second phrase that leads up to the "you".
 * Not behind a clause of its own, with which it would be read.
 */
export function withMethodLast(clause: string): string {
  const { phrase = '', act = '' } = BY_A_METHOD.exec(clause)?.groups ?? {};
  return phrase === '' || RELATIVE.test(act) ? clause : `${act} ${phrase}`;
}

/** Whether a phrase that is set off by a comma stands before the "you" of a clause. */
export const isFronted = (clause: string): boolean => {
  const { rest = '' } = UP_TO_COMMA.exec(clause)?.groups ?? {};
  return /^you \p{Ll}/u.test(rest) && isSetOff(clause);
};

/** What stands between semicolons outside of brackets. */
// Bounded: a clause is part of a sentence of an abstract, which has at most 1,000 letters.
export const statementsOf = (clause: string): string[] => clause.split(/; (?![^()]*\))/u);

/** "Without it, in 31": a statement that leaves out its verb. */
const isElliptical = (statement: string): boolean =>
  /^(?:with|without|for|at|in|on|under|of) [^,]{1,12}, (?:\d|in |by |of |at )/u.test(statement) &&
  !FINITE.test(statement);

/**
 * A clause after "that": what stands before its subject is set off on both sides, and each further statement takes a "that" of its own, so
 * that it is not read as the writer's.
 */
export function afterThat(clause: string): string {
  const [first = '', ...others] = statementsOf(clause);
  const said = others.map((statement, index) => {
    const [, opening = '', rest = statement] = /^(and|but|however,) (.+)$/su.exec(statement) ?? [];
    const joint = opening === 'but' || opening === 'however,' ? 'but' : index === others.length - 1 ? 'and' : '';
    return `, ${[joint, isElliptical(rest) || rest.startsWith('that ') ? '' : 'that'].filter(Boolean).join(' ')} ${rest}`.replaceAll(
      '  ',
      ' ',
    );
  });
  const whole = `${first}${said.join('')}`.replaceAll(/, (and|but) (?=you \p{Ll})/gu, ', $1 that ');
  return `that${isSetOff(first) ? ',' : ''} ${whole}`;
}
