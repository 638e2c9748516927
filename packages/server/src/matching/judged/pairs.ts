import type { JudgedPair } from './shapes.ts';

/**
 * Sixty pairs judged by hand before the score was touched, and without a look at what it gives (MAT-05). Strong: this professor could supervise
 * this question, and works on it now. Possible: a neighbouring question, the same method, or the same question long ago. No: a letter would
 * have to feign an interest. Twenty pairs share a word that means two things (MAT-06).
 */
export const judgedPairs: readonly JudgedPair[] = [
  // Mina Rostami: locked bearings and few tiltmeters
  {
    student: 'mina-rostami',
    professor: 'aasgrav',
    judged: 'strong',
    because: 'She reads the state of a bearing from tiltmeters, and the paper of 2025 clamps bearings to do the same.',
  },
  {
    student: 'mina-rostami',
    professor: 'ellerbroek',
    judged: 'strong',
    because:
      'How few sensors suffice to take out temperature is her question, and one tiltmeter is what saves his answer.',
  },
  {
    student: 'mina-rostami',
    professor: 'vauclair',
    judged: 'possible',
    because: 'Instrumented steel bridges are shared, but the work is on fatigue of welds and traffic loads.',
  },
  {
    student: 'mina-rostami',
    professor: 'kessler-amsel',
    judged: 'no',
    because: 'Health monitoring is of nurses here and of bridges there.',
    trap: 'health monitoring',
  },

  // Tomasz Wilk: calibrated Gaussian processes from few points
  {
    student: 'tomasz-wilk',
    professor: 'brandauer',
    judged: 'strong',
    because:
      'The paper of 2025 leaves open what happens when the kernel itself is chosen from few points, which is his thesis.',
  },
  {
    student: 'tomasz-wilk',
    professor: 'solvberg',
    judged: 'strong',
    because:
      'Intervals from fewer than a hundred points on top of Gaussian processes answer the same question by another method.',
  },
  {
    student: 'tomasz-wilk',
    professor: 'raghunathan',
    judged: 'possible',
    because:
      'Both ask when a model is wrong without knowing it, but she studies images from new hospitals and not small samples.',
  },
  {
    student: 'tomasz-wilk',
    professor: 'unterwald',
    judged: 'no',
    because: 'Her kernels are of operating systems; his are covariance functions.',
    trap: 'kernel',
  },

  // Amara Okafor: radiographs at the next hospital
  {
    student: 'amara-okafor',
    professor: 'raghunathan',
    judged: 'strong',
    because: 'Both separate what the scanner does to a chest radiograph classifier from what the patients do.',
  },
  {
    student: 'amara-okafor',
    professor: 'delacour',
    judged: 'possible',
    because:
      'Medical images of several hospitals are shared, but the work is on training without moving data and leaves shift aside.',
  },
  {
    student: 'amara-okafor',
    professor: 'solvberg',
    judged: 'possible',
    because:
      'Coverage in small groups of patients is near to reliability at a new site; images and devices play no part.',
  },
  {
    student: 'amara-okafor',
    professor: 'kessler-amsel',
    judged: 'no',
    because: 'Shift is what nurses work at hospitals, and not what happens to a distribution.',
    trap: 'shift',
  },

  // Leyla Demir: resident memory T cells in healed psoriatic skin
  {
    student: 'leyla-demir',
    professor: 'adlhart',
    judged: 'strong',
    because:
      'Fatty acid uptake of resident memory T cells in psoriasis is measured by both, before and after clearance.',
  },
  {
    student: 'leyla-demir',
    professor: 'vantongeren',
    judged: 'possible',
    because: 'CD103+ T cells are common ground, but in tumours and as a question of exhaustion.',
  },
  {
    student: 'leyla-demir',
    professor: 'birkmann',
    judged: 'no',
    because: 'Memory of residents is public remembrance here and a kind of T cell there.',
    trap: 'memory',
  },
  {
    student: 'leyla-demir',
    professor: 'oehlert',
    judged: 'no',
    because:
      'Cells from human tissue are grown in both places, but cartilage under load has nothing to do with immunity.',
  },

  // Joseph Mwangi: antibodies that fade
  {
    student: 'joseph-mwangi',
    professor: 'kermadec',
    judged: 'strong',
    because: 'Her paper of 2024 asks his question, and lacks the frequent visits that his cohort has.',
  },
  {
    student: 'joseph-mwangi',
    professor: 'montalto',
    judged: 'possible',
    because: 'Antibody decay is modelled here, after vaccines and without malaria or cells.',
  },
  {
    student: 'joseph-mwangi',
    professor: 'adeyinka-holm',
    judged: 'possible',
    because: 'Malaria among village children of his own region, studied from the side of the mosquito.',
  },
  {
    student: 'joseph-mwangi',
    professor: 'charrier-bloch',
    judged: 'no',
    because: 'How long memory lasts is asked of the hippocampus here and of immunity there.',
    trap: 'memory',
  },

  // Nasim Kazemi: bread and blame in Qajar towns
  {
    student: 'nasim-kazemi',
    professor: 'mehrwald',
    judged: 'strong',
    because: 'The bread markets of Qajar towns are hers, and petitioners are the voice that she says is missing.',
  },
  {
    student: 'nasim-kazemi',
    professor: 'arikan',
    judged: 'possible',
    because: 'Petitions are read with the same method in the neighbouring empire, on other matters than bread.',
  },
  {
    student: 'nasim-kazemi',
    professor: 'thornbury',
    judged: 'possible',
    because: 'He counted whom people blamed for dear bread, but in England, last in 2017, and is retired.',
  },
  {
    student: 'nasim-kazemi',
    professor: 'kowalczewska',
    judged: 'no',
    because: 'Grain is wheat in a town and a crystal in a metal.',
    trap: 'grain',
  },

  // Marco Bellini: Arabic medicine in Latin
  {
    student: 'marco-bellini',
    professor: 'ferrante-kuhn',
    judged: 'strong',
    because: 'The same translator, the same choice between Latin and Arabic drug names, in another of his texts.',
  },
  {
    student: 'marco-bellini',
    professor: 'lescure',
    judged: 'possible',
    because: 'Latin manuscripts of the century and their scribes are shared; his translations are journeys of relics.',
    trap: 'translation',
  },
  {
    student: 'marco-bellini',
    professor: 'wennergard',
    judged: 'no',
    because: 'Translation is what ribosomes do here.',
    trap: 'translation',
  },
  {
    student: 'marco-bellini',
    professor: 'sternheim',
    judged: 'no',
    because: 'Machine translation of Semitic languages needs no manuscripts and no twelfth century.',
    trap: 'translation',
  },

  // Rosa Quispe: evidentials for what machines say
  {
    student: 'rosa-quispe',
    professor: 'oosterbaan',
    judged: 'strong',
    because:
      'Retellings of news from several sources in Quechua are the method of both; a machine is the source she lacks.',
  },
  {
    student: 'rosa-quispe',
    professor: 'reifenstuhl',
    judged: 'strong',
    because:
      'Responsibility and hearsay marking in Quechua are his experiments, and machines that say things his other question.',
  },
  {
    student: 'rosa-quispe',
    professor: 'montoya-rhys',
    judged: 'possible',
    because: 'He works with Quechua speakers, but on vowels and rhythm; his one paper on hearsay is of 2013.',
  },
  {
    student: 'rosa-quispe',
    professor: 'oehlert',
    judged: 'no',
    because: 'Culture is what cells grow in here and what people share there.',
    trap: 'culture',
  },

  // Dawit Tesfaye: verbs of Tigrinya
  {
    student: 'dawit-tesfaye',
    professor: 'sternheim',
    judged: 'strong',
    because: 'What segmentation does to Semitic verbs in translation from little text is the work of both.',
  },
  {
    student: 'dawit-tesfaye',
    professor: 'muirhead',
    judged: 'possible',
    because: 'She judges translation systems with people, as he did, but for large languages and without morphology.',
  },
  {
    student: 'dawit-tesfaye',
    professor: 'wanjala-lund',
    judged: 'possible',
    because: 'Tigrinya and its verb endings are there, in speech recognition and not in translation.',
  },
  {
    student: 'dawit-tesfaye',
    professor: 'ferrante-kuhn',
    judged: 'no',
    because: 'Her translators are of the twelfth century, and no system is built.',
    trap: 'translation',
  },

  // Rohan Deshpande: twins in magnesium
  {
    student: 'rohan-deshpande',
    professor: 'kowalczewska',
    judged: 'strong',
    because: 'Chains of twins in AZ31 and the boundaries that end them are measured by both with EBSD.',
  },
  {
    student: 'rohan-deshpande',
    professor: 'rydqvist',
    judged: 'strong',
    because: 'He computes the stress that his count of stopped and crossing twins asks for.',
  },
  {
    student: 'rohan-deshpande',
    professor: 'castagnon',
    judged: 'possible',
    because: 'Texture by EBSD in a hexagonal metal is shared; the twins are digital ones of a machine.',
    trap: 'twin',
  },
  {
    student: 'rohan-deshpande',
    professor: 'weidenhaupt',
    judged: 'no',
    because: 'Plasticity and stress are of synapses and mice here.',
    trap: 'plasticity',
  },

  // Hye-jin Park: where lithium begins
  {
    student: 'hyejin-park',
    professor: 'hagenow',
    judged: 'strong',
    because: 'Pressure and the place at which lithium enters argyrodite, seen by tomography, are the question of both.',
  },
  {
    student: 'hyejin-park',
    professor: 'kilbracken',
    judged: 'possible',
    because: 'She studies how lithium grows against an electrolyte, but a polymer and without imaging inside it.',
  },
  {
    student: 'hyejin-park',
    professor: 'hoshigawa',
    judged: 'possible',
    because: 'The pore at which a ceramic fails is found by tomography, without a battery.',
  },
  {
    student: 'hyejin-park',
    professor: 'vantongeren',
    judged: 'no',
    because: 'Cells that enter tumours are no lithium cells.',
    trap: 'cell',
  },

  // Camila Duarte: a flood along the chain
  {
    student: 'camila-duarte',
    professor: 'achterhuis',
    judged: 'strong',
    because: 'A disaster followed two steps downstream; her invoices know what was bought, which his payments do not.',
  },
  {
    student: 'camila-duarte',
    professor: 'solorzano-vik',
    judged: 'strong',
    because:
      'How a buyer replaces a supplier is the second half of her question, answered with the same kind of invoices.',
  },
  {
    student: 'camila-duarte',
    professor: 'haldane-price',
    judged: 'possible',
    because: 'Floods and difference-in-differences are shared, but on houses and insurance and not on suppliers.',
  },
  {
    student: 'camila-duarte',
    professor: 'tarrant',
    judged: 'no',
    because: 'His networks, hubs and shocks are in the brain.',
    trap: 'network',
  },

  // Thandeka Nkosi: why reminders work
  {
    student: 'thandeka-nkosi',
    professor: 'sjostrand-owusu',
    judged: 'strong',
    because: 'Forgetting or being watched is the title of the paper of 2025.',
  },
  {
    student: 'thandeka-nkosi',
    professor: 'falkenrath',
    judged: 'possible',
    because: 'Being watched is studied in a laboratory of students, without saving or reminders.',
  },
  {
    student: 'thandeka-nkosi',
    professor: 'malenkov',
    judged: 'no',
    because: 'A field experiment with sodium is about a magnetic field.',
    trap: 'field',
  },
  {
    student: 'thandeka-nkosi',
    professor: 'achterhuis',
    judged: 'no',
    because: 'Economics is shared and nothing else: he follows payments between firms after storms.',
  },

  // Anna Lindqvist: an hour of stress
  {
    student: 'anna-lindqvist',
    professor: 'weidenhaupt',
    judged: 'strong',
    because:
      'One hour of restraint and slices of the amygdala in both; which cells bring plasticity back is open in his paper.',
  },
  {
    student: 'anna-lindqvist',
    professor: 'charrier-bloch',
    judged: 'possible',
    because: 'Slices and long-term potentiation are shared, in the hippocampus and with sleep in place of stress.',
  },
  {
    student: 'anna-lindqvist',
    professor: 'rydqvist',
    judged: 'no',
    because: 'Plasticity and stress are of crystals here.',
    trap: 'plasticity',
  },
  {
    student: 'anna-lindqvist',
    professor: 'kessler-amsel',
    judged: 'no',
    because: 'Stress is measured in nurses by plans and sensors; no synapse is recorded.',
    trap: 'stress',
  },

  // Kwame Boateng: kernels in a drought
  {
    student: 'kwame-boateng',
    professor: 'dlamini-ferrer',
    judged: 'strong',
    because: 'Why lines that stay green fill their kernels under drought after silking is asked by both.',
  },
  {
    student: 'kwame-boateng',
    professor: 'terwiel',
    judged: 'possible',
    because: 'Greenness and grain weight of many lines are measured in wheat, under heat and from the air.',
  },
  {
    student: 'kwame-boateng',
    professor: 'brandauer',
    judged: 'no',
    because: 'Kernels are functions here and grains of maize there.',
    trap: 'kernel',
  },
  {
    student: 'kwame-boateng',
    professor: 'vauclair',
    judged: 'no',
    because: 'Stress and crack growth are of welds and no crop stands in that field.',
    trap: 'stress',
  },
];
