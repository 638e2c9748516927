/** Values for the sentences of a draft. Each is ready for use in mid-sentence in English. */
export interface Words {
  title: string;
  venue: string;
  year: number;
  abstract: string;
  topic: string;
  area: string;
  university: string;
  entry: string;
}

export type Phrase = (words: Words) => string;

/** Cite the publication. None claims that the student has read more than title and abstract. */
export const citations: readonly Phrase[] = [
  (w) =>
    `Your ${w.year} paper "${w.title}" in ${w.venue} is the part of your work that comes closest to what I would like to study.`,
  (w) => `I am writing because of your ${w.year} paper "${w.title}" (${w.venue}).`,
  (w) => `Among your recent publications, "${w.title}" (${w.venue}, ${w.year}) is the one that made me write to you.`,
  (w) => `Your work on ${w.topic}, and above all "${w.title}" (${w.venue}, ${w.year}), is the reason for this email.`,
  (w) => `In "${w.title}" (${w.venue}, ${w.year}) you take up a subject that I would like to work on during a PhD.`,
  (w) => `I came to your group through "${w.title}", which appeared in ${w.venue} in ${w.year}.`,
  (w) =>
    `While looking for groups that work on ${w.topic}, I found your ${w.year} publication "${w.title}" in ${w.venue}.`,
];

/** For a publication without a known venue. */
export const citationsWithoutVenue: readonly Phrase[] = [
  (w) => `I am writing because of your ${w.year} publication "${w.title}".`,
  (w) =>
    `Your publication "${w.title}" (${w.year}) is the part of your work that comes closest to what I would like to study.`,
  (w) => `Your work on ${w.topic}, and above all "${w.title}" (${w.year}), is the reason for this email.`,
];

export const abstractSentences: readonly Phrase[] = [
  (w) => `Its abstract says: "${w.abstract}"`,
  (w) => `One sentence of the abstract matters for my plans: "${w.abstract}"`,
  (w) => `The abstract states a point on which I would like to work further: "${w.abstract}"`,
  (w) => `For me the starting point is this sentence of the abstract: "${w.abstract}"`,
  (w) => `The abstract puts it this way: "${w.abstract}"`,
  (w) => `What I would like to understand better is this statement: "${w.abstract}"`,
];

export const links: readonly Phrase[] = [
  (w) => `The link to my own background is ${w.entry}.`,
  (w) => `My own closest work is ${w.entry}.`,
  (w) => `On my side, ${w.entry} is what I would build on.`,
  (w) => `What I can bring to this is ${w.entry}.`,
  (w) => `I would come to the subject from ${w.entry}.`,
  (w) => `The nearest thing in my own record is ${w.entry}.`,
];

/** For a profile with only an interest; the sentence admits it. */
export const interestOnly: readonly Phrase[] = [
  (w) => `I have a strong interest in ${w.entry}, although I have not yet completed a project of my own in it.`,
  (w) => `My interest in ${w.entry} is so far a plan and not a record: I have no finished project to show yet.`,
  (w) => `I should say openly that ${w.entry} is an interest of mine and not yet something I have published on.`,
];

export const sharedWith: readonly ((topic: string) => string)[] = [
  (topic) => `Both touch on ${topic}.`,
  (topic) => `What the two have in common is ${topic}.`,
  (topic) => `They meet in ${topic}.`,
];

export const sharedNothing: readonly string[] = [
  'It is not the same subject, and I would have to read my way in, which I would be glad to do.',
  'The subject is a different one, so I would begin by learning the methods of your field.',
  'It lies in a neighbouring area, and I am aware that I would have much to learn at the start.',
];

export const wishes: readonly Phrase[] = [
  (w) => `I am looking for a PhD position and would be glad to work on ${w.area} in your group at ${w.university}.`,
  (w) => `My aim is a PhD in ${w.area}, and I would like to apply to your group at ${w.university}.`,
  (w) => `I plan to apply for doctoral study at ${w.university} and hope to work on ${w.area} under your supervision.`,
  (w) => `I would like to do a PhD on ${w.area}, and ${w.university} is where I hope to apply.`,
  (w) => `For my doctorate I want to work on ${w.area}, if possible with you at ${w.university}.`,
];

export const proposals: readonly Phrase[] = [
  (w) => `If it is useful, I can send a two-page research proposal on ${w.topic} that starts from the paper above.`,
  (w) => `I would prepare a short research proposal on ${w.topic} and can send it to you for a first look.`,
  (w) =>
    `I can also send a short research proposal: it would begin with ${w.topic} and say how I would go on from your paper.`,
  (w) =>
    `A research proposal on ${w.topic} would be my next step, and I would write it around the open points of your paper.`,
];

/** One clear question each, answerable with a yes or a no. */
export const questions: readonly Phrase[] = [
  () => 'Do you expect to take on a doctoral student in this area in the coming year?',
  () => 'Are you considering new PhD students in the coming application round?',
  (w) => `Would there be room in your group for a doctoral student working on ${w.area}?`,
  () => 'Is there an opening for a PhD student in your group that I could apply for?',
  () => 'Could you tell me whether you plan to supervise a new PhD student next year?',
  (w) => `Do you plan to supervise doctoral work on ${w.topic} next year?`,
];

export const thanks: readonly string[] = [
  'Thank you for your time.',
  'Thank you for reading this.',
  'I would be grateful for a short answer, also if it is negative.',
  'A short answer would already help me, also a negative one.',
];

/** True of every applicant; used only where a draft would be too short. */
export const offers: readonly string[] = [
  'I can send my CV and transcripts whenever they are useful.',
  'I have tried to keep this message short, and I am happy to give more detail on any point.',
  'If another member of your department is a better person to ask, I would be grateful for the name.',
  'If your group has instructions for applicants that I should follow, I will do so before I send anything else.',
  'I know that places depend on funding, and I am prepared to look for a scholarship that fits the work.',
];

export const closings: readonly string[] = ['Kind regards,', 'With kind regards,', 'Yours sincerely,', 'Best regards,'];

export const subjects: readonly Phrase[] = [
  (w) => `PhD enquiry: ${w.topic}`,
  (w) => `Doctoral study on ${w.topic}: a question`,
  (w) => `Question about a PhD on ${w.topic} at ${w.university}`,
  (w) => `Prospective doctoral student, ${w.topic}`,
];

/** The promise at the end of every email (R16). */
export const disclosure = 'If you reply "no", I will not write again.';
