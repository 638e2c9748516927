import type { SampleField } from '../../directory/sample/fields.ts';
import { type Random, randomFrom } from './random.ts';

/** Words for one title: a topic, two things it is studied on, two methods and another topic of the field. */
interface Words {
  topic: string;
  thing: string;
  otherThing: string;
  method: string;
  otherMethod: string;
  otherTopic: string;
}

type Template = (words: Words) => string;

const titleTemplates: readonly Template[] = [
  (w) => `${w.method} for ${w.topic}: experience with ${w.thing}`,
  (w) => `${w.topic} and ${w.thing}: what ${w.method} can and cannot show`,
  (w) => `Combining ${w.method} with ${w.otherMethod} in the study of ${w.topic}`,
  (w) => `From ${w.otherTopic} to ${w.topic}: lessons from ${w.thing}`,
  (w) => `${w.topic} revisited: new evidence on ${w.thing}`,
  (w) => `The limits of ${w.method} for ${w.topic}`,
  (w) => `A comparison of ${w.thing} and ${w.otherThing} with respect to ${w.topic}`,
  (w) => `Towards better ${w.method} in research on ${w.topic}`,
  (w) => `${w.topic} under change: a study of ${w.thing}`,
  (w) => `Open data on ${w.thing} for work on ${w.topic}`,
  (w) => `Linking ${w.topic} and ${w.otherTopic} through ${w.method}`,
  (w) => `Uncertainty in ${w.topic}: the case of ${w.thing}`,
  (w) => `${w.topic} beyond ${w.otherThing}: a focus on ${w.thing}`,
  (w) => `Ten open questions on ${w.topic} and ${w.thing}`,
];

const abstractTemplates: readonly Template[] = [
  (w) => `Our results hold for ${w.thing}, but they remain to be tested on ${w.otherThing}.`,
  (w) => `We find that ${w.method} gave more reliable conclusions on ${w.thing} than ${w.otherMethod} did.`,
  (w) => `The main limitation is that the evidence on ${w.topic} comes from a small number of ${w.thing}.`,
  (w) => `The conclusions on ${w.topic} changed clearly once we added ${w.otherMethod} to the analysis.`,
  (w) => `Whether the approach carries over from ${w.thing} to ${w.otherThing} is left for future work.`,
  (w) => `Most of the remaining uncertainty lies in how ${w.topic} relates to ${w.otherTopic}.`,
  (w) => `The data on ${w.thing} are published so that other groups can repeat the analysis with ${w.otherMethod}.`,
  (w) => `We show that earlier disagreement about ${w.topic} can be traced to different choices in ${w.method}.`,
  (w) => `The effect was strong for ${w.thing} and nearly absent for ${w.otherThing}, which we cannot yet explain.`,
  (w) => `A longer observation period would be needed before the findings on ${w.thing} can guide practice.`,
];

export interface Titles {
  /** A new title on the topic, with an abstract about the same things and one sentence of it. */
  next(topic: string): { title: string; abstractSentence: string; abstract: string };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function two<Item>(items: readonly Item[], random: Random, not?: Item): [Item, Item] {
  const [first, second] = random.shuffled(items.filter((item) => item !== not));
  if (first === undefined || second === undefined) throw new RangeError('Two different items are needed.');
  return [first, second];
}

/** A generator of distinct titles for one field. Its sequence depends on the field and the topics requested. */
export function createTitles(field: SampleField): Titles {
  const random = randomFrom(`titles ${field.name}`);
  const given = new Set<string>();
  return {
    next(topic) {
      for (;;) {
        const [thing, otherThing] = two(field.things, random);
        const [method, otherMethod] = two(field.methods, random);
        const [otherTopic] = two(field.topics, random, topic);
        const words = { topic, thing, otherThing, method, otherMethod, otherTopic };
        const title = capital(random.pick(titleTemplates)(words));
        if (given.has(title)) continue;
        given.add(title);
        const sentences = random
          .shuffled(abstractTemplates)
          .slice(0, 5)
          .map((template) => capital(template(words)));
        return { title, abstractSentence: sentences[0] as string, abstract: sentences.join(' ') };
      }
    },
  };
}
