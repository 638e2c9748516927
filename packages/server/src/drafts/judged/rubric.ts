/** An answer of a reader: to a question of yes and no, or a grade from 1 to 5. */
export type RubricAnswer = 'yes' | 'no' | 1 | 2 | 3 | 4 | 5;

export interface RubricQuestion {
  key: string;
  /** As the reader is asked. */
  asks: string;
  /** What each answer means, so that two readers give the same one for the same letter. */
  answers: readonly { answer: RubricAnswer; means: string }[];
  /** The answer that is wished for; of a grade, the highest. */
  wished: RubricAnswer;
  /** Of 50 letters: the least share of the wished answer, or the least mean of a grade. Null where a single unwished answer is a fault. */
  goal: number | null;
}

/** What a reader is told and given before the questions. */
export const RUBRIC_HEAD = `You are this professor. In front of you are your papers with their abstracts, the profile of an applicant, and one letter.
You do not know who wrote the letter: a program, a person, or both. Read the letter once, as you read your mail. Answer the first question,
then look at the papers and the profile and answer the rest. Below each answer other than the wished one, quote the words that led to it.`;

/** The ten questions of the panel (letter.md, "How it is judged"). */
export const RUBRIC: readonly RubricQuestion[] = [
  {
    key: 'would_answer',
    asks: 'Would you answer this letter?',
    answers: [
      {
        answer: 'yes',
        means: 'You would write at least one line of your own, a no with a reason included, before the week is over.',
      },
      { answer: 'no', means: 'You would leave it, delete it, or send a ready-made text.' },
    ],
    wished: 'yes',
    goal: 0.7,
  },
  {
    key: 'true_of_you',
    asks: 'Is every claim about you and your work true?',
    answers: [
      {
        answer: 'yes',
        means:
          'Each finding, method, number, year and title stands so in a paper, with its limits; nothing is praised that cannot be shown.',
      },
      {
        answer: 'no',
        means:
          'One claim is wrong, goes further than the paper, is somebody else’s, or stands nowhere. A colleague’s result is wrong too.',
      },
    ],
    wished: 'yes',
    goal: null,
  },
  {
    key: 'true_of_writer',
    asks: 'Is every claim about the writer in the profile?',
    answers: [
      {
        answer: 'yes',
        means:
          'Each degree, place, year, method and result stands in the profile, with the same figures; what is missing is not hidden.',
      },
      {
        answer: 'no',
        means:
          'One thing is added, rounded up, or implied; or an area of yours is called an interest of theirs and is none.',
      },
    ],
    wished: 'yes',
    goal: null,
  },
  {
    key: 'fits_next_door',
    asks: 'Would the letter fit a colleague of your department as well, with the name and the title of the paper changed?',
    answers: [
      { answer: 'yes', means: 'After the change nothing in it would be false or odd.' },
      { answer: 'no', means: 'A sentence about your work, or its tie to the writer’s, would then be wrong.' },
    ],
    wished: 'no',
    goal: 0.9,
  },
  {
    key: 'concrete_result',
    asks: 'Is there one concrete result of the writer, or an honest word that there is none yet?',
    answers: [
      {
        answer: 'yes',
        means:
          'You could tell a colleague what was done and what came out; or the letter says that nothing has come out and asks a real question.',
      },
      {
        answer: 'no',
        means: 'There are titles, topics, skills and plans, and you could not say what the writer has found out.',
      },
    ],
    wished: 'yes',
    goal: 0.9,
  },
  {
    key: 'answerable',
    asks: 'Can what is asked be answered in a line?',
    answers: [
      { answer: 'yes', means: 'There is one ask, and yes, no or a name is a full answer to it.' },
      {
        answer: 'no',
        means: 'Nothing is asked, several things are, or an answer would need a meeting, a review or an essay.',
      },
    ],
    wished: 'yes',
    goal: 0.95,
  },
  {
    key: 'native_english',
    asks: 'Is the English that of a careful native speaker?',
    answers: [
      {
        answer: 'yes',
        means: 'Nothing made you stop: articles, prepositions, hyphens, quotation marks, capitals and tone are right.',
      },
      {
        answer: 'no',
        means: 'A sentence is wrong, translated, stiff or gushing, or two sentences do not follow from one another.',
      },
    ],
    wished: 'yes',
    goal: 0.9,
  },
  {
    key: 'embarrasses',
    asks: 'Is there anything in it that would embarrass the writer in front of you?',
    answers: [
      {
        answer: 'yes',
        means:
          'A wrong name or title, a word taken in the sense of another field, flattery, your own abstract explained to you, a gap left open.',
      },
      { answer: 'no', means: 'The writer could sit in your office tomorrow with this letter on the table.' },
    ],
    wished: 'no',
    goal: 0.95,
  },
  {
    key: 'mass_mailed',
    asks: 'Did you feel that many people got this letter?',
    answers: [
      {
        answer: 'yes',
        means: 'Its sentences could stand in any such letter; only the names seem to have been put in.',
      },
      { answer: 'no', means: 'It reads as if it was written to you, whatever helped in the writing.' },
    ],
    wished: 'no',
    goal: 0.9,
  },
  {
    key: 'grade',
    asks: 'What grade do you give it?',
    answers: [
      { answer: 1, means: 'An annoyance: false, servile or meaningless. You would remember the name, and not gladly.' },
      { answer: 2, means: 'Polite and empty. It says what the writer wants, and nothing that they know.' },
      { answer: 3, means: 'Honest and to the point, but your work and theirs lie side by side and do not meet.' },
      {
        answer: 4,
        means:
          'One thing of yours is understood, one thing of theirs is shown, and a question joins them. You would answer.',
      },
      {
        answer: 5,
        means:
          'You learned something from it, or it asks what you have asked yourself. You would show it to your group.',
      },
    ],
    wished: 5,
    goal: 3.8,
  },
];

/** The rubric as a page for a reader. */
export function rubricText(): string {
  const questions = RUBRIC.map(({ asks, answers }, index) =>
    [`${index + 1}. ${asks}`, ...answers.map(({ answer, means }) => `   ${answer}: ${means}`)].join('\n'),
  );
  return `${[RUBRIC_HEAD, ...questions].join('\n\n')}\n`;
}

/** What answers of many letters come to, beside the goal: for a report. */
export function measured(question: RubricQuestion, answers: readonly RubricAnswer[]): { value: number; met: boolean } {
  if (answers.length === 0) throw new RangeError(`Nobody has answered ${question.key}.`);
  const value =
    typeof question.wished === 'number'
      ? answers.reduce<number>((sum, answer) => sum + Number(answer), 0) / answers.length
      : answers.filter((answer) => answer === question.wished).length / answers.length;
  return { value, met: value >= (question.goal ?? 1) };
}
