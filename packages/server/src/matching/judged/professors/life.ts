import type { JudgedProfessor } from '../shapes.ts';

export const life: readonly JudgedProfessor[] = [
  {
    key: 'weidenhaupt',
    fullName: 'Carsten Weidenhaupt',
    title: 'Professor',
    department: 'Institute of Physiology',
    university: 'Rheinau University',
    countryCode: 'CH',
    field: 'Neuroscience',
    topics: ['stress', 'synaptic plasticity', 'amygdala'],
    publications: [
      {
        id: 'weidenhaupt-2025',
        title: 'An hour that lasts a week: interneurons of the amygdala after restraint',
        venue: 'Journal of Synapses and Behaviour',
        publishedOn: '2025-05-13',
        abstract: {
          aim: 'A single stressful hour changes the basolateral amygdala for days; we set out to identify the cells that carry the change.',
          method:
            'Parvalbumin and somatostatin interneurons were recorded in slices from 64 mice between one hour and 14 days after restraint.',
          finding:
            'Inhibition by parvalbumin cells fell by 44% within a day and had returned by day seven; somatostatin cells did not change.',
          limit:
            'We recorded inhibition and not potentiation, so whether the return of inhibition ends the change in plasticity remains to be shown.',
        },
      },
      {
        id: 'weidenhaupt-2024',
        title: 'Corticosterone opens a window for potentiation',
        venue: 'Journal of Synapses and Behaviour',
        publishedOn: '2024-01-30',
        abstract: {
          aim: 'The timing at which corticosterone favours long-term potentiation in the amygdala was determined.',
          method: 'Slices from 48 mice were treated with corticosterone at five times before stimulation.',
          finding:
            'Potentiation was 29% larger when the hormone came two to four hours before, and smaller when it came with the stimulus.',
          limit: 'A slice has no pulses of hormone.',
        },
      },
      {
        id: 'weidenhaupt-2022',
        title: 'Male, female and the size of stress effects in slices',
        venue: 'Reports in Physiology',
        publishedOn: '2022-11-22',
        abstract: {
          aim: 'We compare the effect of restraint on synapses in male and female mice.',
          method: 'Data of 212 mice from six laboratories were pooled.',
          finding:
            'The effect on potentiation was 0.7 standard deviations in males and 0.3 in females, and varied more between laboratories than between sexes.',
          limit: 'The phase of the cycle was recorded in two laboratories only.',
        },
      },
    ],
  },
  {
    key: 'charrier-bloch',
    fullName: 'Noémie Charrier-Bloch',
    title: 'Associate Professor',
    department: 'Centre for Neuroscience',
    university: 'University of Valmorel',
    countryCode: 'FR',
    field: 'Neuroscience',
    topics: ['memory consolidation', 'hippocampus', 'sleep'],
    publications: [
      {
        id: 'charrier-bloch-2025',
        title: 'Which memory is replayed? Ripples after two experiences',
        venue: 'Journal of Memory Systems',
        publishedOn: '2025-02-25',
        abstract: {
          aim: 'Two experiences may compete for replay in the sleep that follows, and we recorded which of them wins.',
          method: 'Place cells of 14 rats were recorded while they slept after two mazes, one of them with reward.',
          finding: 'The rewarded maze took 71% of the replay in the first hour and half of it in the third.',
          limit: 'Fourteen rats do not allow a comparison of old and young.',
        },
      },
      {
        id: 'charrier-bloch-2023',
        title: 'Plasticity in the hippocampus after a night without sleep',
        venue: 'Journal of Memory Systems',
        publishedOn: '2023-11-07',
        abstract: {
          aim: 'The paper measures how lack of sleep changes long-term potentiation.',
          method: 'Slices of the hippocampus were taken from 36 mice after six hours of gentle waking.',
          finding: 'Late potentiation fell by 35%, and an inhibitor of phosphodiesterase brought it back.',
          limit: 'Gentle waking is itself a mild stress.',
        },
      },
      {
        id: 'charrier-bloch-2022',
        title: 'How long does a memory cell stay one? Tagging engrams for two months',
        venue: 'Letters in Systems Neuroscience',
        publishedOn: '2022-05-31',
        abstract: {
          aim: 'We follow tagged cells of a fear memory over two months.',
          method: 'Cells active in learning were tagged in 40 mice, and those active at recall were counted.',
          finding: 'The overlap fell from 18% after a week to 7% after eight weeks, and stayed above chance.',
          limit: 'Tagging depends on a drug whose level was not measured.',
        },
      },
    ],
  },
  {
    key: 'tarrant',
    fullName: 'Oisín Tarrant',
    title: 'Professor',
    department: 'School of Psychology',
    university: 'University of Glenmoyle',
    countryCode: 'IE',
    field: 'Cognitive neuroscience',
    topics: ['brain networks', 'functional connectivity', 'network hubs'],
    publications: [
      {
        id: 'tarrant-2025',
        title: 'Shocks to a hub: brain networks after stroke',
        venue: 'Journal of Network Neuroscience and Imaging',
        publishedOn: '2025-10-20',
        abstract: {
          aim: 'We examined how far damage to a hub travels through a brain network.',
          method: 'Functional connectivity of 118 patients was measured two weeks and a year after a stroke.',
          finding:
            'Regions one step from the lesion lost 21% of their links and those two steps away 8%; hubs recovered last.',
          limit: 'Patients who could not lie in the scanner were left out.',
        },
      },
      {
        id: 'tarrant-2023',
        title: 'Production of speech and the language network in ageing',
        venue: 'Journal of Network Neuroscience and Imaging',
        publishedOn: '2023-07-25',
        abstract: {
          aim: 'The language network of older people is often said to be wider, which this study puts to the test.',
          method: 'Eighty people between 20 and 85 named pictures in the scanner.',
          finding: 'Above 65, a quarter more regions took part, and those who named fastest used the fewest.',
          limit: 'Age and education were related.',
        },
      },
      {
        id: 'tarrant-2022',
        title: 'Distance in brain networks: which measure repeats?',
        venue: 'Methods in Brain Imaging',
        publishedOn: '2022-04-12',
        abstract: {
          aim: 'We compare measures of distance in brain networks by how well they repeat.',
          method: 'Twelve measures were computed in 200 people scanned twice.',
          finding: 'Only four had a reliability above 0.7, and shortest path was not among them.',
          limit: 'The scans were a week apart.',
        },
      },
    ],
  },
  {
    key: 'malenkov',
    fullName: 'Viktor Malenkov',
    title: 'Professor',
    department: 'Department of Physics',
    university: 'Skovlund University',
    countryCode: 'DK',
    field: 'Geophysical fluid dynamics',
    topics: ['magnetic field experiments', 'liquid metal flows', 'dynamo theory'],
    publications: [
      {
        id: 'malenkov-2025',
        title: 'A field experiment in liquid sodium: reversals without a dynamo',
        venue: 'Journal of Laboratory Magnetohydrodynamics',
        publishedOn: '2025-01-09',
        abstract: {
          aim: 'A magnetic field that a flow does not sustain is not expected to reverse, and we tried whether it can.',
          method: 'Sodium was stirred in a sphere of one metre in an applied field for 340 hours.',
          finding: 'The field near the wall reversed 27 times, always within two turns of the faster propeller.',
          limit: 'The sphere is far smaller than a planet.',
        },
      },
      {
        id: 'malenkov-2023',
        title: 'Saving the signal: sensors in a noisy field',
        venue: 'Journal of Laboratory Magnetohydrodynamics',
        publishedOn: '2023-08-08',
        abstract: {
          aim: 'The paper separates the weak induced field from that of pumps.',
          method: 'Forty Hall sensors were sampled for a week and their common noise was removed.',
          finding: 'The smallest field that could be seen fell from 12 to 1.5 microtesla.',
          limit: 'Noise that moves with the flow stays.',
        },
      },
      {
        id: 'malenkov-2022',
        title: 'Waves in a rotating annulus under a radial field',
        venue: 'Letters in Rotating Flows',
        publishedOn: '2022-02-22',
        abstract: {
          aim: 'We look for magnetic Coriolis waves.',
          method: 'An annulus of gallium was rotated at up to 10 Hz in a radial field.',
          finding: 'Slow waves with the expected period were seen above 0.2 T and decayed within three periods.',
          limit: 'Gallium conducts too poorly for waves that last.',
        },
      },
    ],
  },
  {
    key: 'kessler-amsel',
    fullName: 'Judith Kessler-Amsel',
    title: 'Professor',
    department: 'Department of Occupational Health',
    university: 'Blaustein University',
    countryCode: 'DE',
    field: 'Occupational psychology',
    topics: ['stress at work', 'shift work', 'health monitoring of employees'],
    publications: [
      {
        id: 'kessler-amsel-2025',
        title: 'Health monitoring of nurses over two years of rotating shifts',
        venue: 'Journal of Work and Health',
        publishedOn: '2025-03-18',
        abstract: {
          aim: 'We evaluated whether continuous health monitoring foresees sick leave of hospital nurses.',
          method:
            'Wrist sensors of 460 nurses in five hospitals were read for two years together with their shift plans.',
          finding:
            'A fall in the variability of the heart by 15% came before 33% of the absences; three night shifts in a row explained as much.',
          limit: 'Nurses who felt unwell wore the sensor less.',
        },
      },
      {
        id: 'kessler-amsel-2023',
        title: 'Stress, structure and the ward: who recovers after a night shift?',
        venue: 'Journal of Work and Health',
        publishedOn: '2023-06-06',
        abstract: {
          aim: 'This study relates features of a ward to the recovery of its nurses from stress.',
          method: 'Saliva cortisol of 190 nurses was taken for five days, and wards were described by observers.',
          finding: 'Cortisol was back to normal after 31 hours on wards with a fixed break, and after 45 on others.',
          limit: 'Wards with fixed breaks also had more staff.',
        },
      },
      {
        id: 'kessler-amsel-2022',
        title: 'Bridging jobs: early retirement of shift workers',
        venue: 'Archives of Occupational Medicine',
        publishedOn: '2022-09-20',
        abstract: {
          aim: 'We follow shift workers over fifty who move to a lighter job.',
          method: 'Records of 2,700 workers of two hospital groups cover 12 years.',
          finding: 'A lighter job put off retirement by 2.1 years in the median.',
          limit: 'Those who were offered one were healthier to begin with.',
        },
      },
    ],
  },
  {
    key: 'dlamini-ferrer',
    fullName: 'Lwazi Dlamini-Ferrer',
    title: 'Professor',
    department: 'School of Plant Sciences',
    university: 'University of Coralhaven',
    countryCode: 'AU',
    field: 'Plant science',
    topics: ['maize', 'drought stress', 'kernel set and filling'],
    publications: [
      {
        id: 'dlamini-ferrer-2025',
        title: 'Source or sink? Kernel filling in maize when drought follows silking',
        venue: 'Journal of Crop Stress Physiology',
        publishedOn: '2025-08-26',
        abstract: {
          aim: 'Under drought, kernels may stop growing because sugar runs out or because they can no longer use it, and the two have rarely been separated.',
          method:
            'Twelve maize hybrids were droughted from seven days after silking, and stems of half of the plants were fed with sucrose.',
          finding:
            'Feeding restored 64% of the lost kernel weight in hybrids that stayed green and 21% in those that did not.',
          limit: 'Twelve hybrids cannot say whether staying green is the cause or goes along with it.',
        },
      },
      {
        id: 'dlamini-ferrer-2024',
        title: 'Silks, pollen and the lost kernels of the tip',
        venue: 'Journal of Crop Stress Physiology',
        publishedOn: '2024-03-05',
        abstract: {
          aim: 'The paper counts when the kernels at the tip of the ear are lost under drought.',
          method: 'Ears of 960 plants were dissected at four times after silking in two field seasons.',
          finding:
            'Of the loss, 79% had happened by six days after silking, before any difference in sugar could be measured.',
          limit: 'Both seasons were on one soil.',
        },
      },
      {
        id: 'dlamini-ferrer-2022',
        title: 'Leaf angle and water use of maize in wide rows',
        venue: 'Field Notes in Agronomy',
        publishedOn: '2022-10-18',
        abstract: {
          aim: 'We test whether upright leaves save water.',
          method: 'Pairs of near-isogenic lines were grown in rows of 75 and 150 cm.',
          finding: 'Upright leaves used 6% less water in wide rows and no less in narrow ones.',
          limit: 'Yield was measured in one season only.',
        },
      },
    ],
  },
  {
    key: 'terwiel',
    fullName: 'Annika Terwiel',
    title: 'Assistant Professor',
    department: 'Department of Agronomy',
    university: 'Haldenfels University',
    countryCode: 'DE',
    field: 'Plant science',
    topics: ['wheat', 'heat stress', 'field phenotyping by drone'],
    publications: [
      {
        id: 'terwiel-2025',
        title: 'Greenness from the air: senescence of 300 wheat lines in two hot summers',
        venue: 'Journal of Field Phenotyping',
        publishedOn: '2025-11-11',
        abstract: {
          aim: 'The use of a drone to rank wheat lines by how long they stay green in heat was evaluated.',
          method: 'Multispectral images of 300 lines were taken twice a week for two summers.',
          finding:
            'The day of half senescence had a heritability of 0.76, and explained 23% of the variation in grain weight in the hotter year.',
          limit: 'Early lines escape the heat, and earliness could not be removed in full.',
        },
      },
      {
        id: 'terwiel-2024',
        title: 'Canopy temperature at noon and at four',
        venue: 'Journal of Field Phenotyping',
        publishedOn: '2024-07-16',
        abstract: {
          aim: 'The paper looks for the best hour to measure canopy temperature.',
          method: 'A thermal camera flew every hour over 120 plots of wheat on nine days.',
          finding:
            'Differences between lines repeated best at four in the afternoon, with a correlation of 0.81 between days.',
          limit: 'Wind above four metres per second made the images useless.',
        },
      },
      {
        id: 'terwiel-2022',
        title: 'Counting ears with a camera on a stick',
        venue: 'Tools for Agronomists',
        publishedOn: '2022-06-28',
        abstract: {
          aim: 'We count wheat ears from photographs.',
          method: 'A detector was trained on 4,000 photographs from seven sites.',
          finding: 'It was wrong by 6% on sites it had seen and by 14% on a new one.',
          limit: 'Awned and awnless types need different training.',
        },
      },
    ],
  },
];
