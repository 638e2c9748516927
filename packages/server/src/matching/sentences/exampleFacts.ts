import type { JudgedFact, SentenceFacts } from './shapes.ts';

const fact = (marker: number, fields: Partial<JudgedFact> & Pick<JudgedFact, 'title' | 'text'>): JudgedFact => ({
  marker,
  kind: 'profile',
  year: null,
  section: null,
  entryId: null,
  ...fields,
});

/** The sources of the examples of rules and of bindings. */
export const exampleFacts: SentenceFacts = {
  facts: [
    fact(1, {
      kind: 'publication',
      title: 'What the rotation of a girder end says about its bearing',
      text: `What the rotation of a girder end says about its bearing
The paper predicts the end of a bearing from its rotation. Inclinometers at 22 bearings of three bridges recorded for 26 months, and two bearings were clamped for a week. Clamping reduced the daily range of rotation by 64%. Corrosion that still let the bearing slide was not seen at all. All bridges are straight, and all were curved after 1960. It is not known whether radiation bends the deck at night.
Letters in Bridge Monitoring`,
      year: 2025,
    }),
    fact(2, {
      kind: 'publication',
      title: 'How few sensors are enough?',
      text: `How few sensors are enough?
With eight sensors the rate of false alarms was 6%; with three it was 19%. Half of the bearings found locked had been graded good. Loose bearings were graded good more often (31 against 12 of 60) than stiff ones.
Annals of Monitored Structures`,
      year: 2024,
    }),
    fact(6, { kind: 'publication', title: 'Are “good” bearings free?', text: 'Are “good” bearings free?', year: 2023 }),
    fact(3, {
      section: 'degrees',
      title: 'Finding locked bearings with tiltmeters',
      text: `Master
Structural Engineering
Isfahan University of Technology
دانشگاه صنعتی اصفهان
Finding locked bearings with tiltmeters
In twelve load tests, two tiltmeters found the locked bearing eleven times, and modal frequencies found it five times.
2021, 2024`,
      year: 2024,
    }),
    fact(4, { section: 'jobs', title: 'Bridge inspector', text: 'Bridge inspector\nInspects bridges in Isfahan.' }),
    fact(5, {
      section: 'interests',
      title: 'Bridge bearings',
      text: 'Bridge bearings\nHow can a locked bearing be told from thermal movement?',
    }),
  ],
  professor: {
    fullName: 'Ragnhild Aasgrav',
    university: 'Fjordmark University of Technology',
    department: 'Department of Structural Engineering',
    field: 'Structural engineering',
    topics: ['bridge bearings'],
    country: 'Norway',
  },
  studentNames: ['Mina Rostami'],
};
