import type { JudgedStudent } from './shapes.ts';

/**
 * Fifteen invented applicants of nine fields. Mina Rostami and Nasim Kazemi write Persian and gave the English of what a letter needs; Joseph
 * Mwangi and Thandeka Nkosi have a question and no result yet.
 */
export const judgedStudents: readonly JudgedStudent[] = [
  {
    key: 'mina-rostami',
    field: 'structural engineering',
    writes: 'fa',
    firstName: 'مینا',
    lastName: 'رستمی',
    email: 'mina.rostami@student.example',
    profile: {
      latin_name: 'Mina Rostami',
      plan_season: 'autumn',
      plan_year: 2027,
      plan_degree: 'PhD',
      plan_funding: 'position',
      plan_places: 'شمال اروپا',
    },
    interests: [
      {
        id: 'bearings',
        interest_name: 'پایش سلامت سازه',
        interest_name_en: 'Structural health monitoring',
        subfield: 'تکیه‌گاه‌های پل',
        subfield_en: 'Bridge bearings',
        question: 'وقتی پلی فقط چند شیب‌سنج دارد، چگونه می‌توان تکیه‌گاه قفل‌شده را از جابه‌جایی عادی دمایی بازشناخت؟',
        question_en:
          'How can a locked bearing be told from ordinary thermal movement when a bridge carries only a few tiltmeters?',
      },
    ],
    degrees: [
      {
        id: 'msc',
        degree_type: 'Master',
        field_of_study: 'مهندسی سازه',
        field_of_study_en: 'Structural Engineering',
        university_name: 'دانشگاه صنعتی اصفهان',
        university_name_en: 'Isfahan University of Technology',
        year_start: 2021,
        year_end: 2024,
        thesis_title: 'شناسایی تکیه‌گاه‌های قفل‌شدهٔ پل‌های شاه‌تیری با شیب‌سنجی',
        thesis_title_en: 'Finding locked bearings of girder bridges with tiltmeters',
        thesis_abstract:
          'در دوازده آزمایش بارگذاری روی پل‌های شاه‌تیری سادهٔ استان اصفهان، یک تکیه‌گاه عمداً قفل شد و چرخش دو سر دهانه و فرکانس‌های مودی هم‌زمان ثبت شد.',
        result:
          'در دوازده آزمایش بارگذاری، دو شیب‌سنج در هر دهانه تکیه‌گاه قفل‌شده را یازده بار پیدا کردند و فرکانس‌های مودی پنج بار.',
        result_en:
          'In twelve load tests, two tiltmeters per span found the locked bearing eleven times, and modal frequencies found it five times.',
      },
    ],
    papers: [],
    projects: [],
    jobs: [
      {
        id: 'inspector',
        job_title: 'بازرس پل',
        job_title_en: 'Bridge inspector',
        company_name: 'مهندسان مشاور زاینده‌رود',
        company_name_en: 'Zayandehrud Consulting Engineers',
        year_start: 2024,
        is_current: true,
        job_description: 'بازرسی سالانهٔ ۶۰ پل راه و نگهداری داده‌های شیب‌سنج چهار پل.',
      },
    ],
    researchExperiences: [],
    skills: [
      { skill_name: 'Operational modal analysis', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'Finite element models', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'Python', skill_level: 'Intermediate', skill_type: 'Technical' },
    ],
  },
  {
    key: 'tomasz-wilk',
    field: 'machine learning',
    writes: 'en',
    firstName: 'Tomasz',
    lastName: 'Wilk',
    email: 'tomasz.wilk@student.example',
    profile: {
      latin_name: 'Tomasz Wilk',
      plan_season: 'autumn',
      plan_year: 2027,
      plan_degree: 'PhD',
      plan_funding: 'position',
      plan_places: 'Europe',
    },
    interests: [
      {
        id: 'calibration',
        interest_name: 'Machine learning',
        subfield: 'Kernel methods',
        question:
          'How can a Gaussian process stay calibrated when its kernel has been learned from fewer than a hundred points?',
      },
      { id: 'uncertainty', interest_name: 'Uncertainty estimation', subfield: 'Small data sets' },
    ],
    degrees: [
      {
        id: 'msc',
        degree_type: 'Master',
        field_of_study: 'Mathematics',
        university_name: 'University of Wrocław',
        year_start: 2022,
        year_end: 2024,
        thesis_title: 'Averaging over kernels in Gaussian process regression',
        thesis_abstract:
          'Choosing one kernel by marginal likelihood makes the predictive intervals of a Gaussian process too narrow when data are few. The thesis replaces the choice by an average over forty composite kernels, weighted by annealed importance sampling, and compares the calibration on nine public regression data sets.',
        result:
          'Averaging over forty kernels instead of choosing one reduced the calibration error from 0.11 to 0.04 on nine data sets of at most a hundred points.',
      },
    ],
    papers: [],
    projects: [
      {
        id: 'library',
        project_title: 'A small library for kernel averages',
        year_start: 2024,
        project_description:
          'Python code for composite covariance functions and annealed importance sampling, with tests.',
        technologies_used: 'Python, JAX',
      },
    ],
    jobs: [],
    researchExperiences: [],
    skills: [
      { skill_name: 'Gaussian processes', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'Markov chain Monte Carlo', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'JAX', skill_level: 'Intermediate', skill_type: 'Technical' },
    ],
  },
  {
    key: 'amara-okafor',
    field: 'machine learning',
    writes: 'en',
    firstName: 'Amara',
    lastName: 'Okafor',
    email: 'amara.okafor@student.example',
    profile: {
      latin_name: 'Amara Okafor',
      plan_season: 'autumn',
      plan_year: 2027,
      plan_degree: 'PhD',
      plan_funding: 'scholarship',
      plan_places: 'United Kingdom, Netherlands',
    },
    interests: [
      {
        id: 'shift',
        interest_name: 'Machine learning for medical imaging',
        subfield: 'Distribution shift',
        question:
          'Why does a chest X-ray classifier fail at the next hospital, and how much of the loss comes from the machine rather than from the patients?',
      },
    ],
    degrees: [
      {
        id: 'msc',
        degree_type: 'Master',
        field_of_study: 'Computer Science',
        university_name: 'University of Lagos',
        year_start: 2022,
        year_end: 2025,
        thesis_title: 'What a chest X-ray classifier learns about the scanner',
        thesis_abstract:
          'A convolutional classifier trained on 31,000 chest radiographs of one hospital is tested at a second. The loss of accuracy is separated into a part that the acquisition settings explain and a part that the mix of patients explains.',
        result:
          'A classifier trained at one Lagos hospital lost 0.14 of AUC at a second; reweighting by acquisition settings won back 0.09 without new labels.',
      },
    ],
    papers: [],
    projects: [],
    jobs: [
      {
        id: 'engineer',
        job_title: 'Data engineer',
        company_name: 'Radiology Network Lagos',
        year_start: 2025,
        is_current: true,
        job_description: 'Moves radiographs with their DICOM headers from six hospitals into one archive.',
      },
    ],
    researchExperiences: [],
    skills: [
      { skill_name: 'PyTorch', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'DICOM', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'Importance weighting', skill_level: 'Intermediate', skill_type: 'Technical' },
    ],
  },
  {
    key: 'leyla-demir',
    field: 'immunology',
    writes: 'en',
    firstName: 'Leyla',
    lastName: 'Demir',
    email: 'leyla.demir@student.example',
    profile: {
      latin_name: 'Leyla Demir',
      plan_season: 'autumn',
      plan_year: 2027,
      plan_degree: 'PhD',
      plan_funding: 'position',
      plan_places: 'Germany, Austria, Switzerland',
    },
    interests: [
      {
        id: 'persistence',
        interest_name: 'Immunology',
        subfield: 'Tissue-resident memory T cells',
        question:
          'What keeps resident memory T cells alive in healed psoriatic skin for years, when neither antigen nor inflammation is left?',
      },
    ],
    degrees: [
      {
        id: 'msc',
        degree_type: 'Master',
        field_of_study: 'Immunology',
        university_name: 'Hacettepe University',
        year_start: 2022,
        year_end: 2025,
        thesis_title: 'Lipid uptake of resident memory T cells in psoriasis during anti-IL-23 treatment',
        thesis_abstract:
          'Skin biopsies were taken from eighteen patients before and after a year of guselkumab. T cells were stained for CD69 and CD103 and incubated with a fluorescent fatty acid, and the uptake was measured by flow cytometry.',
        result:
          'In biopsies from eighteen patients, the share of CD69+CD103+ T cells that took up a fluorescent fatty acid fell from 61% to 34% after a year of guselkumab.',
      },
    ],
    papers: [],
    projects: [],
    jobs: [],
    researchExperiences: [
      {
        id: 'cytometry',
        research_title: 'Spectral flow cytometry of skin biopsies',
        institution: 'Hacettepe University Hospital',
        year_start: 2025,
        is_current: true,
        research_description: 'Runs a panel of 22 colours for a study of vitiligo.',
      },
    ],
    skills: [
      { skill_name: 'Spectral flow cytometry', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'Skin explants', skill_level: 'Intermediate', skill_type: 'Technical' },
      { skill_name: 'R', skill_level: 'Intermediate', skill_type: 'Technical' },
    ],
  },
  {
    key: 'joseph-mwangi',
    field: 'immunology',
    writes: 'en',
    firstName: 'Joseph',
    lastName: 'Mwangi',
    email: 'joseph.mwangi@student.example',
    profile: {
      latin_name: 'Joseph Mwangi',
      plan_season: 'autumn',
      plan_year: 2027,
      plan_degree: 'PhD',
      plan_funding: 'scholarship',
      plan_places: 'Europe',
    },
    interests: [
      {
        id: 'waning',
        interest_name: 'Immunology',
        subfield: 'Memory B cells in malaria',
        question:
          'Why do antibodies against malaria fade within months in some children and last for years in others who live in the same village?',
      },
    ],
    degrees: [
      {
        id: 'bsc',
        degree_type: 'BSc',
        field_of_study: 'Biomedical Sciences',
        university_name: 'Maseno University',
        year_start: 2019,
        year_end: 2023,
      },
    ],
    papers: [],
    projects: [],
    jobs: [
      {
        id: 'technician',
        job_title: 'Laboratory technician',
        company_name: 'Kisumu County Referral Hospital',
        year_start: 2023,
        is_current: true,
        job_description:
          'Separates plasma and blood cells from the samples of a cohort of 340 children that is bled every three months, and runs the ELISA plates.',
      },
    ],
    researchExperiences: [],
    skills: [
      { skill_name: 'ELISA', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'Blood smear microscopy', skill_level: 'Advanced', skill_type: 'Technical' },
    ],
  },
  {
    key: 'nasim-kazemi',
    field: 'history',
    writes: 'fa',
    firstName: 'نسیم',
    lastName: 'کاظمی',
    email: 'nasim.kazemi@student.example',
    profile: {
      latin_name: 'Nasim Kazemi',
      plan_season: 'autumn',
      plan_year: 2027,
      plan_degree: 'PhD',
      plan_funding: 'scholarship',
      plan_places: 'آلمان، هلند',
    },
    interests: [
      {
        id: 'bread',
        interest_name: 'تاریخ اقتصادی دورهٔ قاجار',
        interest_name_en: 'Economic history of Qajar Iran',
        subfield: 'نان و غله در شهرها',
        subfield_en: 'Bread and grain in towns',
        question:
          'وقتی غله در شهرهای قاجاری کمیاب می‌شد، چه کسی بهای نان را می‌پرداخت، و عریضه‌های مردم دربارهٔ کسانی که آنان مقصر می‌دانستند چه می‌گوید؟',
        question_en:
          'Who paid for bread when grain ran short in Qajar towns, and what do petitions show about whom people held to blame?',
      },
    ],
    degrees: [
      {
        id: 'ma',
        degree_type: 'Master',
        field_of_study: 'تاریخ ایران دورهٔ اسلامی',
        field_of_study_en: 'History of Islamic Iran',
        university_name: 'دانشگاه تبریز',
        university_name_en: 'University of Tabriz',
        year_start: 1399,
        year_end: 1402,
        thesis_title: 'عریضه‌های نان در تبریز، ۱۲۵۸ تا ۱۲۷۸ خورشیدی',
        thesis_title_en: 'Petitions about bread in Tabriz, 1879 to 1899',
        thesis_abstract:
          'دویست و دوازده عریضه از مجموعهٔ کتابخانهٔ مرکزی تبریز خوانده و بر اساس مقصر نام‌برده، درخواست و پاسخ دسته‌بندی شد.',
        result:
          'در ۲۱۲ عریضه از تبریز، ۶۴ درصد شاکیان یک مالک غلهٔ محلی را مسئول گرانی نان می‌دانستند و ۹ درصد حکومت را.',
        result_en:
          'In 212 petitions from Tabriz, 64% of the petitioners blamed a local owner of grain for dear bread, and 9% blamed the government.',
      },
    ],
    papers: [],
    projects: [
      {
        id: 'transcripts',
        project_title: 'رونویسی عریضه‌های تبریز',
        project_title_en: 'Transcripts of petitions from Tabriz',
        year_start: 2023,
        project_description: 'رونویسی و نمایه‌سازی عریضه‌ها در یک پایگاه دادهٔ کوچک.',
      },
    ],
    jobs: [],
    researchExperiences: [],
    skills: [
      {
        skill_name: 'خواندن خط شکسته',
        skill_name_en: 'Reading shekasteh script',
        skill_level: 'Expert',
        skill_type: 'Technical',
      },
      { skill_name: 'Ottoman Turkish', skill_level: 'Intermediate', skill_type: 'Language' },
    ],
  },
  {
    key: 'marco-bellini',
    field: 'history',
    writes: 'en',
    firstName: 'Marco',
    lastName: 'Bellini',
    email: 'marco.bellini@student.example',
    profile: {
      latin_name: 'Marco Bellini',
      plan_season: 'autumn',
      plan_year: 2027,
      plan_degree: 'PhD',
      plan_funding: 'position',
      plan_places: 'Europe',
    },
    interests: [
      {
        id: 'terms',
        interest_name: 'Medieval history',
        subfield: 'Translation of Arabic medicine into Latin',
        question:
          'How did a translator of the twelfth century decide which Arabic medical terms to turn into Latin and which to leave as they were?',
      },
    ],
    degrees: [
      {
        id: 'ma',
        degree_type: 'Master',
        field_of_study: 'Medieval Studies',
        university_name: 'University of Bologna',
        year_start: 2022,
        year_end: 2025,
        thesis_title: 'Arabic words in the Latin text of the Liber ad Almansorem',
        thesis_abstract:
          'The thesis collates three manuscripts of the ninth book, translated from Arabic by Gerard of Cremona, with the Arabic of al-Razi, and records for each medical term whether it was translated, glossed or transliterated.',
        result:
          'In three manuscripts of the ninth book of the Liber ad Almansorem, 71 of 118 Arabic terms are only transliterated, names of drugs three times as often as names of diseases.',
      },
    ],
    papers: [],
    projects: [],
    jobs: [],
    researchExperiences: [],
    skills: [
      { skill_name: 'Latin palaeography', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'Classical Arabic', skill_level: 'Intermediate', skill_type: 'Language' },
      { skill_name: 'TEI XML', skill_level: 'Intermediate', skill_type: 'Technical' },
    ],
  },
  {
    key: 'rosa-quispe',
    field: 'linguistics',
    writes: 'en',
    firstName: 'Rosa',
    lastName: 'Quispe',
    email: 'rosa.quispe@student.example',
    profile: {
      latin_name: 'Rosa Quispe',
      plan_season: 'autumn',
      plan_year: 2027,
      plan_degree: 'PhD',
      plan_funding: 'scholarship',
      plan_places: 'Netherlands, Germany',
    },
    interests: [
      {
        id: 'machines',
        interest_name: 'Linguistics',
        subfield: 'Evidentiality in Quechua',
        question:
          'Which evidential ending do speakers of Quechua choose for what a machine has told them, and does the choice show whom they hold responsible?',
      },
      { id: 'culture', interest_name: 'Language and culture', subfield: 'Oral culture of the Andes' },
    ],
    degrees: [
      {
        id: 'ma',
        degree_type: 'Master',
        field_of_study: 'Linguistics',
        university_name: 'Pontifical Catholic University of Peru',
        year_start: 2022,
        year_end: 2025,
        thesis_title: 'Reportative marking in Cusco Quechua after talking to a telephone assistant',
        thesis_abstract:
          'Forty-six speakers of Cusco Quechua heard the same news from a neighbour or from a telephone assistant and retold it. Each clause was coded for its evidential ending.',
        result:
          'In 46 retellings in Cusco Quechua, speakers marked what a telephone assistant had said with the reportative in 81% of clauses, and what a neighbour had said in 97%.',
      },
    ],
    papers: [],
    projects: [],
    jobs: [
      {
        id: 'interpreter',
        job_title: 'Court interpreter for Quechua',
        company_name: 'Superior Court of Justice of Cusco',
        year_start: 2025,
        is_current: true,
      },
    ],
    researchExperiences: [],
    skills: [
      { skill_name: 'ELAN', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'Mixed-effects models', skill_level: 'Intermediate', skill_type: 'Technical' },
      { skill_name: 'Quechua', skill_level: 'Expert', skill_type: 'Language' },
    ],
  },
  {
    key: 'dawit-tesfaye',
    field: 'linguistics',
    writes: 'en',
    firstName: 'Dawit',
    lastName: 'Tesfaye',
    email: 'dawit.tesfaye@student.example',
    profile: {
      latin_name: 'Dawit Tesfaye',
      plan_season: 'autumn',
      plan_year: 2027,
      plan_degree: 'PhD',
      plan_funding: 'position',
      plan_places: 'Europe, Canada',
    },
    interests: [
      {
        id: 'roots',
        interest_name: 'Computational linguistics',
        subfield: 'Machine translation of Semitic languages',
        question:
          'How many verb forms can a translation system get right in Tigrinya when it has seen fewer than twenty thousand sentence pairs?',
      },
    ],
    degrees: [
      {
        id: 'msc',
        degree_type: 'Master',
        field_of_study: 'Computational Linguistics',
        university_name: 'Addis Ababa University',
        year_start: 2022,
        year_end: 2024,
        thesis_title: 'Root-and-pattern segmentation for English to Tigrinya translation',
        thesis_abstract:
          'Tigrinya verbs are split into root and pattern by a finite-state analyser before a Transformer is trained on 18,000 sentence pairs. The system is compared with byte-pair encoding by chrF and by native speakers.',
        result:
          'Splitting Tigrinya verbs into root and pattern raised chrF from 38.2 to 44.6 on a model trained with 18,000 sentence pairs.',
      },
    ],
    papers: [
      {
        id: 'paper',
        title: 'Root and pattern, not byte pairs: translating into Tigrinya with little text',
        year: 2025,
        journal_conference_name: 'East African Workshop on Language Technology',
        abstract: 'Speakers judged 400 translated sentences; wrong verb forms fell from 31% to 17%.',
      },
    ],
    projects: [],
    jobs: [],
    researchExperiences: [],
    skills: [
      { skill_name: 'Finite-state transducers', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'PyTorch', skill_level: 'Intermediate', skill_type: 'Technical' },
    ],
  },
  {
    key: 'rohan-deshpande',
    field: 'materials science',
    writes: 'en',
    firstName: 'Rohan',
    lastName: 'Deshpande',
    email: 'rohan.deshpande@student.example',
    profile: {
      latin_name: 'Rohan Deshpande',
      plan_season: 'autumn',
      plan_year: 2027,
      plan_degree: 'PhD',
      plan_funding: 'position',
      plan_places: 'Europe, Japan',
    },
    interests: [
      {
        id: 'twins',
        interest_name: 'Materials science',
        subfield: 'Deformation twinning in magnesium',
        question:
          'Which grain boundaries stop a twin in magnesium, and can a sheet be rolled so that a growing twin meets them more often?',
      },
      { id: 'plasticity', interest_name: 'Plasticity of hexagonal metals', subfield: 'Stress at grain boundaries' },
    ],
    degrees: [
      {
        id: 'mtech',
        degree_type: 'Master',
        field_of_study: 'Metallurgical Engineering',
        university_name: 'Indian Institute of Technology Bombay',
        year_start: 2022,
        year_end: 2024,
        thesis_title: 'Twin transmission across grain boundaries in AZ31 sheet',
        thesis_abstract:
          'AZ31 sheet was compressed along the rolling direction to 3% strain and mapped by electron backscatter diffraction. Each twin that touches a boundary was recorded with the misorientation of the two grains and with what became of it.',
        result:
          'Of 1,140 twins mapped by EBSD in AZ31 sheet at 3% strain, 68% crossed boundaries below 30° of misorientation and 14% crossed boundaries above 50°.',
      },
    ],
    papers: [],
    projects: [
      {
        id: 'maps',
        project_title: 'Counting twins in orientation maps',
        year_start: 2023,
        project_description: 'MATLAB scripts on MTEX that find twins and the boundaries that they touch.',
        technologies_used: 'MATLAB, MTEX',
      },
    ],
    jobs: [],
    researchExperiences: [],
    skills: [
      { skill_name: 'Electron backscatter diffraction', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'MTEX', skill_level: 'Advanced', skill_type: 'Technical' },
    ],
  },
  {
    key: 'hyejin-park',
    field: 'materials science',
    writes: 'en',
    firstName: 'Hye-jin',
    lastName: 'Park',
    email: 'hyejin.park@student.example',
    profile: {
      latin_name: 'Hye-jin Park',
      plan_season: 'spring',
      plan_year: 2027,
      plan_degree: 'PhD',
      plan_funding: 'position',
      plan_places: 'Germany, United Kingdom',
    },
    interests: [
      {
        id: 'filaments',
        interest_name: 'Solid-state batteries',
        subfield: 'Lithium filaments in sulfide electrolytes',
        question:
          'Where does lithium first enter a sulfide electrolyte, at pores or at grain boundaries, and which stack pressure moves it from one to the other?',
      },
    ],
    degrees: [
      {
        id: 'msc',
        degree_type: 'Master',
        field_of_study: 'Materials Science and Engineering',
        university_name: 'Pohang University of Science and Technology',
        year_start: 2023,
        year_end: 2025,
        thesis_title: 'Where lithium filaments begin in argyrodite pellets',
        thesis_abstract:
          'Twenty-six symmetric lithium cells with an argyrodite electrolyte were imaged by X-ray tomography between plating steps until they short-circuited.',
        result:
          'In 26 lithium cells imaged by X-ray tomography, 22 of the first filaments began within 5 µm of a pore, and four at a grain boundary.',
      },
    ],
    papers: [],
    projects: [],
    jobs: [],
    researchExperiences: [],
    skills: [
      { skill_name: 'X-ray tomography', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'Impedance spectroscopy', skill_level: 'Intermediate', skill_type: 'Technical' },
    ],
  },
  {
    key: 'camila-duarte',
    field: 'economics',
    writes: 'en',
    firstName: 'Camila',
    lastName: 'Duarte',
    email: 'camila.duarte@student.example',
    profile: {
      latin_name: 'Camila Duarte',
      plan_season: 'autumn',
      plan_year: 2027,
      plan_degree: 'PhD',
      plan_funding: 'position',
      plan_places: 'Europe',
    },
    interests: [
      {
        id: 'floods',
        interest_name: 'Economics',
        subfield: 'Production networks',
        question:
          'How far does a flood at one supplier travel along the chain of firms that buy from it, and what makes a buyer able to replace it?',
      },
    ],
    degrees: [
      {
        id: 'msc',
        degree_type: 'Master',
        field_of_study: 'Economics',
        university_name: 'University of São Paulo',
        year_start: 2022,
        year_end: 2025,
        thesis_title: 'The flood of 2011 in the invoices of Santa Catarina',
        thesis_abstract:
          'Electronic invoices of 41,000 firms, which name the goods, show who sold what to whom before and after the flood of the Itajaí valley. Buyers of flooded suppliers are compared with buyers of dry ones in the same trade.',
        result:
          'In the invoices of 41,000 firms, sales of direct buyers of a flooded supplier fell by 3.1% in the next quarter, and sales of their own buyers by 0.9%.',
      },
    ],
    papers: [],
    projects: [],
    jobs: [
      {
        id: 'analyst',
        job_title: 'Analyst',
        company_name: 'Secretariat of Finance of Santa Catarina',
        year_start: 2025,
        is_current: true,
        job_description: 'Keeps the invoice data of value added tax ready for research.',
      },
    ],
    researchExperiences: [],
    skills: [
      { skill_name: 'Stata', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'Difference-in-differences', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'SQL', skill_level: 'Advanced', skill_type: 'Technical' },
    ],
  },
  {
    key: 'thandeka-nkosi',
    field: 'economics',
    writes: 'en',
    firstName: 'Thandeka',
    lastName: 'Nkosi',
    email: 'thandeka.nkosi@student.example',
    profile: {
      latin_name: 'Thandeka Nkosi',
      plan_season: 'autumn',
      plan_year: 2027,
      plan_degree: 'PhD',
      plan_funding: 'scholarship',
      plan_places: 'Europe',
    },
    interests: [
      {
        id: 'reminders',
        interest_name: 'Economics',
        subfield: 'Field experiments on saving',
        question:
          'Does a reminder to save work because people forget, or because it tells them that somebody is watching?',
      },
    ],
    degrees: [
      {
        id: 'bsc',
        degree_type: 'BSc',
        field_of_study: 'Economics and Statistics',
        university_name: 'University of KwaZulu-Natal',
        year_start: 2020,
        year_end: 2024,
      },
    ],
    papers: [],
    projects: [],
    jobs: [
      {
        id: 'cooperative',
        job_title: 'Member services officer',
        company_name: 'Umlazi Savings Cooperative',
        year_start: 2024,
        is_current: true,
        job_description:
          'Sends the monthly text reminders to 1,260 members and keeps the records of their deposits since 2021.',
      },
    ],
    researchExperiences: [],
    skills: [
      { skill_name: 'R', skill_level: 'Intermediate', skill_type: 'Technical' },
      { skill_name: 'Survey design', skill_level: 'Intermediate', skill_type: 'Technical' },
    ],
  },
  {
    key: 'anna-lindqvist',
    field: 'neuroscience',
    writes: 'en',
    firstName: 'Anna',
    lastName: 'Lindqvist',
    email: 'anna.lindqvist@student.example',
    profile: {
      latin_name: 'Anna Lindqvist',
      plan_season: 'winter',
      plan_year: 2028,
      plan_degree: 'PhD',
      plan_funding: 'position',
      plan_places: 'Scandinavia, Germany',
    },
    interests: [
      {
        id: 'hour',
        interest_name: 'Neuroscience',
        subfield: 'Synaptic plasticity and stress',
        question:
          'How does one hour of stress change plasticity in the amygdala for days, and which cells bring it back to where it was?',
      },
    ],
    degrees: [
      {
        id: 'msc',
        degree_type: 'Master',
        field_of_study: 'Neuroscience',
        university_name: 'Uppsala University',
        year_start: 2023,
        year_end: 2025,
        thesis_title: 'Long-term potentiation in the basolateral amygdala after a single restraint',
        thesis_abstract:
          'Field potentials were recorded in slices of the basolateral amygdala of 23 mice one, four or nine days after one hour of restraint, and in slices of undisturbed littermates.',
        result:
          'In slices from 23 mice, potentiation in the basolateral amygdala was 38% larger one day after an hour of restraint, and no longer different after nine days.',
      },
    ],
    papers: [],
    projects: [],
    jobs: [],
    researchExperiences: [],
    skills: [
      { skill_name: 'Slice electrophysiology', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'Immunohistochemistry', skill_level: 'Intermediate', skill_type: 'Technical' },
    ],
  },
  {
    key: 'kwame-boateng',
    field: 'plant science',
    writes: 'en',
    firstName: 'Kwame',
    lastName: 'Boateng',
    email: 'kwame.boateng@student.example',
    profile: {
      latin_name: 'Kwame Boateng',
      plan_season: 'autumn',
      plan_year: 2027,
      plan_degree: 'PhD',
      plan_funding: 'position',
      plan_places: 'Europe, Australia',
    },
    interests: [
      {
        id: 'filling',
        interest_name: 'Plant science',
        subfield: 'Drought stress in maize',
        question:
          'Why do some lines of maize keep filling their kernels when drought begins in the two weeks after silking?',
      },
    ],
    degrees: [
      {
        id: 'mphil',
        degree_type: 'Master',
        field_of_study: 'Crop Science',
        university_name: 'University of Ghana',
        year_start: 2022,
        year_end: 2025,
        thesis_title: 'Leaf greenness and kernel weight of maize lines under drought after flowering',
        thesis_abstract:
          'Eighty-four inbred lines were grown in the field over two dry seasons with and without irrigation after silking. Leaf greenness was measured every week and kernels were counted and weighed at harvest.',
        result:
          'Over two seasons and 84 lines, leaf greenness two weeks after silking explained 41% of the variation in kernel weight under drought, and 12% with irrigation.',
      },
    ],
    papers: [],
    projects: [],
    jobs: [],
    researchExperiences: [],
    skills: [
      { skill_name: 'Field trials', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'Genome-wide association', skill_level: 'Beginner', skill_type: 'Technical' },
      { skill_name: 'R', skill_level: 'Intermediate', skill_type: 'Technical' },
    ],
  },
];
