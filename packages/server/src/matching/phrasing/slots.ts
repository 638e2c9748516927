import { shortTitle } from '../letter/retell.ts';
import { afterThat } from '../letter/thatClause.ts';
import { firstPart, type Letter } from '../letter/write.ts';
import { splitSentences } from '../sentences/split.ts';

/** The sentences of a letter that a language model may phrase. Never the own result, the ask, the subject or what a gap asks for. */
export type SlotName = 'theirs' | 'open' | 'meeting';

/** A numbered fact that a model is given. */
export interface PhrasingFact {
  n: number;
  kind: 'paper' | 'finding' | 'open' | 'question';
  text: string;
  year?: number;
}

export interface Slot {
  name: SlotName;
  /** The sentence that the rules wrote. */
  rules: string;
  /** The numbers of the facts that it stands on. */
  facts: readonly number[];
  /** What it says, in the words of its source; a phrased sentence holds one of these word for word. */
  contents: readonly string[];
  title: string;
  year: string;
}

const PAPER = 1;
const FINDING = 2;
const OPEN = 3;
const QUESTION = 4;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A clause as it stands by itself and as it stands after "that". */
const bothForms = (clause: string): string[] => [clause, afterThat(clause).replace(/^that,? /u, '')];

/** The sentences of this letter that can be phrased in other words, and the facts that they stand on. */
export function slotsOf({ choice, sentences }: Letter): { facts: PhrasingFact[]; slots: Slot[] } {
  if (choice === null) return { facts: [], slots: [] };
  const facts: PhrasingFact[] = [];
  const slots: Slot[] = [];
  const title = shortTitle(choice.paper.title);
  const year = String(choice.paper.year);
  const [theirs, open] = sentences.filter(({ part, gap }) => part === 'theirs' && gap === null);
  if (choice.theirs !== null && theirs !== undefined) {
    facts.push({ n: PAPER, kind: 'paper', text: title, year: choice.paper.year });
    facts.push({ n: FINDING, kind: 'finding', text: choice.theirs.sentence.text });
    const { clause } = choice.theirs.said;
    const first = firstPart(clause);
    // What the rules left out stays out.
    const said = bothForms(clause).some((form) => theirs.text.includes(form)) ? [clause, first] : [first];
    const contents = [...new Set(said.flatMap(bothForms))];
    slots.push({ name: 'theirs', rules: theirs.text, facts: [PAPER, FINDING], contents, title, year });
    if (choice.open !== null && open !== undefined) {
      facts.push({ n: OPEN, kind: 'open', text: choice.open.sentence.text });
      const opened = [...new Set(bothForms(choice.open.said.clause))];
      slots.push({ name: 'open', rules: open.text, facts: [PAPER, OPEN], contents: opened, title, year });
    }
  }
  const meeting = sentences.find(({ part, rests }) => part === 'meeting' && rests.includes('question'));
  if (choice.question !== null && meeting !== undefined) {
    const asked = meeting.text.slice(meeting.text.indexOf(': ') + 2);
    facts.push({ n: QUESTION, kind: 'question', text: choice.question.text });
    const contents = [...new Set([asked, upperFirst(asked)])];
    slots.push({ name: 'meeting', rules: meeting.text, facts: [QUESTION], contents, title, year });
  }
  // The editor knows sentences by their texts, so each slot is one sentence.
  const single = slots.filter(({ rules }) => splitSentences(rules).length === 1);
  const used = new Set(single.flatMap((slot) => slot.facts));
  return { facts: facts.filter(({ n }) => used.has(n)), slots: single };
}
