import type { JudgedProfessor } from '../shapes.ts';

export const structures: readonly JudgedProfessor[] = [
  {
    key: 'aasgrav',
    fullName: 'Ragnhild Aasgrav',
    title: 'Professor',
    department: 'Department of Structural Engineering',
    university: 'Fjordmark University of Technology',
    countryCode: 'NO',
    field: 'Structural engineering',
    topics: ['bridge bearings', 'structural health monitoring', 'thermal movement of bridges'],
    publications: [
      {
        id: 'aasgrav-2025',
        title: 'What the rotation of a girder end says about its bearing',
        venue: 'Letters in Bridge Monitoring',
        publishedOn: '2025-03-11',
        abstract: {
          aim: 'The rotation of a girder end was studied as an indicator of the state of the bearing below it.',
          method:
            'Inclinometers at 22 bearings of three simply supported steel girder bridges recorded for 26 months, and two pot bearings were clamped for a week each.',
          finding:
            'Clamping reduced the daily range of rotation by 64% and was seen within 31 hours. Corrosion that still let the bearing slide was not seen at all.',
          limit:
            'All three bridges are straight; on a skewed deck, rotation and torsion would have to be separated first.',
        },
      },
      {
        id: 'aasgrav-2023',
        title: 'Bearings that were replaced: what inspectors saw and what had failed',
        venue: 'Journal of Bridge Maintenance Practice',
        publishedOn: '2023-09-04',
        abstract: {
          aim: 'Visual inspection is the only test that most bearings ever get; its power to foresee their end was assessed.',
          method:
            'We compared 34 years of inspection grades with the dismantling reports of 1,912 bearings on trunk roads.',
          finding:
            'A poor grade came before 29% of the replacements of the next five years; half of the bearings found locked had been graded good.',
          limit:
            'Dismantling reports were written by contractors, who had a reason to describe what they removed as worn.',
        },
      },
      {
        id: 'aasgrav-2022',
        title: 'Expansion joints under a clear sky: thermal movement that the design code does not expect',
        venue: 'Letters in Bridge Monitoring',
        publishedOn: '2022-06-20',
        abstract: {
          aim: 'We test whether the effective bridge temperature of the design code describes the movement of long steel decks.',
          method: 'Joint openings of four decks were recorded for three years together with radiation to the sky.',
          finding:
            'On clear winter nights the decks shortened by up to 11% more than the code assumes, and the movement lagged behind the air by four hours.',
          limit: 'Composite decks, which have more thermal mass, were not part of the sample.',
        },
      },
    ],
  },
  {
    key: 'ellerbroek',
    fullName: 'Matthijs Ellerbroek',
    title: 'Associate Professor',
    department: 'Faculty of Civil Engineering',
    university: 'Zuiderveen University',
    countryCode: 'NL',
    field: 'Structural engineering',
    topics: ['structural health monitoring', 'environmental effects on monitored structures', 'sparse sensor networks'],
    publications: [
      {
        id: 'ellerbroek-2024',
        title: 'How few sensors are enough before temperature can be taken out?',
        venue: 'Annals of Monitored Structures',
        publishedOn: '2024-10-02',
        abstract: {
          background:
            'Structural health monitoring (SHM) is often planned for dozens of sensors, of which a handful survive the first decade.',
          aim: 'We study how the removal of temperature effects degrades as sensors fail.',
          method:
            'Records of 41 sensors on two girder bridges were thinned at random, 500 times for each number of survivors, and a slipped bearing was simulated.',
          finding:
            'With eight survivors the rate of false alarms was 6%; with three it was 19%, unless one of the three was a tiltmeter, when it was 9%.',
          limit: 'The damage was simulated by a model that had been fitted to the same bridges.',
        },
      },
      {
        id: 'ellerbroek-2023',
        title: 'Cointegration of tilt and strain on a bridge that nobody closed',
        venue: 'Annals of Monitored Structures',
        publishedOn: '2023-04-18',
        abstract: {
          aim: 'The paper looks for combinations of slow signals that cancel the seasons.',
          method:
            'Two years of tilt and strain from nine positions on a prestressed bridge in use were tested for cointegration.',
          finding:
            'Three of 36 pairs were cointegrated, all of them across a bearing, and their residual showed a repair that had shifted one support by 4 mm.',
          limit: 'One bridge with one known event cannot say how often such pairs exist.',
        },
      },
      {
        id: 'ellerbroek-2021',
        title: 'An open record of a footbridge through five winters',
        venue: 'Data for Structures',
        publishedOn: '2021-12-01',
        abstract: {
          aim: 'We publish a long record on which methods of temperature compensation can be compared.',
          method:
            'A steel footbridge was measured for five years by 16 accelerometers, 12 thermometers and four tiltmeters.',
          finding:
            'Seven published methods were run on it; their false alarms ranged from 3% to 27%, and the order changed when snow lay on the deck.',
          limit: 'The footbridge was never damaged, so missed detections cannot be counted.',
        },
      },
    ],
  },
  {
    key: 'vauclair',
    fullName: 'Dominique Vauclair',
    title: 'Professor',
    department: 'Laboratory of Steel Structures',
    university: 'Polytechnic of Brévent',
    countryCode: 'FR',
    field: 'Structural engineering',
    topics: ['fatigue of steel bridges', 'weigh-in-motion', 'orthotropic decks'],
    publications: [
      {
        id: 'vauclair-2025',
        title: 'Stress ranges in an orthotropic deck before and after a traffic ban',
        venue: 'Journal of Fatigue in Civil Works',
        publishedOn: '2025-01-15',
        abstract: {
          aim: 'The fatigue life that a ban on heavy vehicles gives back to a steel deck was determined.',
          method:
            'Strain gauges at 18 welds recorded stress ranges for a year before and a year after the ban, with the axle loads of a weigh-in-motion station.',
          finding: 'Damage by rainflow counting fell by 71%, of which two thirds came from the 3% heaviest axles.',
          limit: 'Residual stress at the welds was assumed and not measured.',
        },
      },
      {
        id: 'vauclair-2023',
        title: 'Axle loads from the deck itself: weigh-in-motion without pavement sensors',
        venue: 'Journal of Fatigue in Civil Works',
        publishedOn: '2023-05-30',
        abstract: {
          aim: 'The bridge is used as the scale that weighs the lorries.',
          method:
            'Influence lines were estimated from 1,100 passages of known trucks over a box girder with six strain gauges.',
          finding: 'Gross weight was found within 5% for 93% of the vehicles, single axles within 15% for 70%.',
          limit: 'Two vehicles on the deck at once were left out, and they are a fifth of the traffic.',
        },
      },
      {
        id: 'vauclair-2022',
        title: 'Crack growth from the weld root of trough-to-deck joints',
        venue: 'Annals of Welded Steel',
        publishedOn: '2022-11-08',
        abstract: {
          aim: 'We measure how fast a crack at the weld root grows before it can be seen from below.',
          method: 'Twelve full-scale joints were loaded for ten million cycles, and cracks were marked by beach lines.',
          finding: 'On average 58% of the life had passed when the crack became visible to phased-array ultrasound.',
          limit: 'Loading at constant amplitude leaves out the overloads of real traffic.',
        },
      },
    ],
  },
];
