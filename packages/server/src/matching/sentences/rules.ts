import type { SentenceClass, SentenceReason } from './shapes.ts';

/** A sentence as it stands in a letter, and the class and reason that it gets beside the sources of `rules.test.ts`. */
interface Example {
  sentence: string;
  gets: SentenceClass;
}

export interface Rule {
  /** The reason that a sentence gets when the rule catches it. */
  reason: SentenceReason;
  /** What the rule says. */
  says: string;
  /** Sentences that it catches. */
  catches: readonly string[];
  /** Sentences near to these that it must let pass, and the class that they get. */
  passes: readonly Example[];
}

const bound = (sentence: string): Example => ({ sentence, gets: 'bound' });
const own = (sentence: string): Example => ({ sentence, gets: 'own' });
const courtesy = (sentence: string): Example => ({ sentence, gets: 'courtesy' });

/**
 * What makes a sentence a claim that needs a source (EVD-02), and when a source does not support it. Every sentence that no rule catches and
 * that shares words with a source is bound to it; one that shares none and claims nothing is courtesy.
 */
export const rules: readonly Rule[] = [
  {
    reason: 'quote',
    says: 'Words in quotation marks, titles among them, stand so in a source.',
    catches: [
      'Your paper “What a girder says about its bearing” is where I began.',
      'You write that corrosion “was hardly seen”.',
    ],
    passes: [
      // A title has its own quotation marks turned into single ones.
      bound('Your paper “Are ‘good’ bearings free?” is where I began.'),
      bound('Your paper “What the rotation of a girder end says about its bearing” is where I began.'),
      bound('You write that corrosion “was not seen at all”.'),
    ],
  },
  {
    reason: 'number',
    says: 'A figure, percentage, year or age, in digits or in words, stands in the source that the sentence rests on.',
    catches: [
      'Clamping reduced the daily range of rotation by 46%.',
      'In your 2021 paper, clamping reduced the daily range of rotation.',
      'In my thesis, two tiltmeters found the locked bearing nine times.',
      'With three sensors the rate of false alarms was 6%.',
      'Most of the bearings that were found locked had been graded good.',
      'Two bearings of three bridges were clamped for a year.',
    ],
    passes: [
      bound('Clamping reduced the daily range of rotation by 64 per cent.'),
      bound('In your 2025 paper, clamping reduced the daily range of rotation.'),
      own('In my thesis, two tiltmeters found the locked bearing eleven times.'),
      bound(
        'In “How few sensors are enough?” (2024), you report that half of the bearings found locked had been graded good.',
      ),
      bound('Of the bearings that were found locked, half had been graded good.'),
      bound('Two bearings of three bridges were clamped for a week.'),
      courtesy('May I send you two pages?'),
    ],
  },
  {
    reason: 'word',
    says: 'A method, thing, place, name or deed stands in the source, or a word that may stand for it; general English may be added.',
    catches: [
      'You recorded the rotation of 22 bearings with accelerometers.',
      'You recorded 22 bearings in Sweden.',
      'The bearings were not measured with lasers.',
      'Lasers could be used at the bearings.',
      'I supervised load tests of bridges.',
      'Like you, I predicted the end of a bearing from its rotation.',
      'As a PhD holder, I inspect bridges in Isfahan.',
      'I have published this result in Bridge Letters.',
      'I hold a doctorate in structural engineering from Isfahan University of Technology.',
      'My doctoral thesis in structural engineering is about locked bearings.',
      'دو سال در دانشگاه شیراز پژوهش کرده‌ام.',
    ],
    passes: [
      bound('You recorded the rotation of 22 bearings with inclinometers.'),
      own('I inspect bridges in Isfahan.'),
      own('I hold a master’s degree in structural engineering and am looking for a PhD position.'),
      courtesy('I would be glad of a short answer.'),
    ],
  },
  {
    reason: 'negation',
    says: 'What the source denies is denied, and what it states is stated.',
    catches: [
      'Corrosion that still let the bearing slide was seen.',
      'Clamping did not reduce the daily range of rotation.',
      'Your paper doubts that clamping reduced the daily range of rotation.',
    ],
    passes: [
      bound('You did not see corrosion that still let the bearing slide.'),
      bound('None of your bridges was curved before 1960.'),
    ],
  },
  {
    reason: 'direction',
    says: 'What rose does not fall, what was more is not less, and a figure stays with the words that it is told with.',
    catches: [
      'Two tiltmeters found the locked bearing five times.',
      'Clamping raised the daily range of rotation by 64%.',
    ],
    passes: [
      own('Modal frequencies found the locked bearing five times.'),
      bound('The daily range of rotation fell by 64% when a bearing was clamped.'),
      // An aside in brackets may be left out.
      bound(
        'In “How few sensors are enough?” (2024), you report that loose bearings were graded good more often than stiff ones.',
      ),
    ],
  },
  {
    reason: 'cause',
    says: 'A cause is told only where the source tells one.',
    catches: [
      'The range of rotation fell because of corrosion.',
      'Your data prove that clamping reduces the rotation.',
    ],
    passes: [bound('The range of rotation fell after clamping.')],
  },
  {
    reason: 'open',
    says: 'What a source asks, tries or leaves open is not told as a result; nor is the question or the plan of the writer.',
    catches: [
      'You show that radiation bends the deck at night.',
      'You can predict the end of a bearing from its rotation.',
      'I found out how a locked bearing can be told from thermal movement.',
    ],
    passes: [
      bound('You leave open whether radiation bends the deck at night.'),
      own('How can a locked bearing be told from thermal movement?'),
    ],
  },
  {
    reason: 'scope',
    says: 'All, every and always are said only of what the source says them of.',
    catches: ['All bearings were clamped for a week.', 'Inclinometers at every bearing recorded for 26 months.'],
    passes: [bound('All of your bridges are straight.'), courtesy('I would be glad to give you all of it.')],
  },
  {
    reason: 'praise',
    says: 'Praise and rank stand in the source, or not at all.',
    catches: [
      'Your pioneering paper on bearings is well known.',
      'گروه شما بهترین گروه اروپا است.',
      'You were the first to clamp two bearings.',
    ],
    passes: [
      bound('Your paper on the rotation of bearings is where I began.'),
      courtesy('I would be grateful for a line in reply.'),
    ],
  },
  {
    reason: 'acquaintance',
    says: 'No meeting, talk, mail, gift or promise is claimed; thanks are for reading and answering alone.',
    catches: [
      'It was a pleasure to meet you in Oslo.',
      'Thank you for the records that you sent.',
      'As we agreed, I am sending my plans.',
      'از گفت‌وگوی هفتهٔ گذشته سپاسگزارم.',
    ],
    passes: [
      courtesy('Thank you for your time.'),
      courtesy('Thank you in advance for a short answer.'),
      courtesy('از وقتی که می‌گذارید سپاسگزارم.'),
    ],
  },
  {
    reason: 'assumed',
    says: 'Places, money and plans of the reader are asked for and never told, nor slipped into a question.',
    catches: [
      'Your group has two funded positions.',
      'Since you are looking for a student, may I apply?',
      'As your project has just been renewed, is there a position in it?',
      'شنیده‌ام که گروه شما موقعیت دکترا دارد.',
    ],
    passes: [
      courtesy('Do you have a funded position?'),
      courtesy('Is there a place in your group for which I could apply?'),
      courtesy('If you are not looking for a student, whom should I ask?'),
    ],
  },
];
