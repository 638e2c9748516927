/**
 * Invented papers and people for the stand-ins of Crossref, doi.org and ORCID. The DOIs have the prefix of tests, and the iDs lie below those
 * that are given to anybody.
 */

export type SampleAuthor = { given: string; family: string; orcid?: string } | { name: string };

export interface SampleWork {
  doi: string;
  /** As Crossref names it. */
  type: 'journal-article' | 'proceedings-article' | 'book-chapter' | 'posted-content';
  /** As it was registered, with the markup of publishers. */
  title: string;
  english?: string;
  venue: string;
  publisher: string;
  /** Year, month and day, as far as they are known. */
  date: readonly number[];
  /** Only the date of its appearance online is registered. */
  online?: true;
  volume?: string;
  issue?: string;
  page?: string;
  authors: readonly SampleAuthor[];
  /** In JATS. */
  abstract?: string;
  language: 'en' | 'fa';
}

export interface SampleAffiliation {
  role: string | null;
  department: string | null;
  organization: string;
  city: string;
  country: string;
  start: readonly number[] | null;
  end: readonly number[] | null;
}

export interface SamplePerson {
  orcid: string;
  given: string;
  family: string | null;
  credit: string | null;
  otherNames: readonly string[];
  biography: string | null;
  keywords: readonly string[];
  urls: readonly { name: string; url: string }[];
  country: string;
  educations: readonly SampleAffiliation[];
  qualifications: readonly SampleAffiliation[];
  employments: readonly SampleAffiliation[];
  distinctions: readonly SampleAffiliation[];
  memberships: readonly SampleAffiliation[];
  /** DOIs. */
  works: readonly string[];
}

const NASRIN = '0000-0000-0000-1012';
const LEYLA = '0000-0000-0000-2023';
const OMID = '0000-0000-0000-3034';

const nasrin = { given: 'Nasrin', family: 'Ahmadi', orcid: NASRIN };
const initial = { given: 'N.', family: 'Ahmadi', orcid: NASRIN };
const kaveh = { given: 'Kaveh', family: 'Rostami' };
const ingrid = { given: 'Ingrid', family: 'Solheim' };
const mehdi = { given: 'Mehdi', family: 'Karimi-Nejad' };
const omid = { given: 'Omid', family: 'Farahani', orcid: OMID };
const elham = { given: 'Elham', family: 'Vaziri' };

/** What Crossref knows. */
export const crossrefWorks: readonly SampleWork[] = [
  {
    doi: '10.5555/sample.shm.2018.014',
    type: 'proceedings-article',
    title: 'Modal identification of a masonry arch bridge from ambient vibration',
    venue: 'Proceedings of the 7th Sample Conference on Bridge Dynamics',
    publisher: 'Sample Society of Civil Engineers',
    date: [2018, 6],
    page: '114-121',
    authors: [nasrin, kaveh],
    language: 'en',
  },
  {
    doi: '10.5555/sample.shm.2019.203',
    type: 'journal-article',
    title: 'Damage localisation in reinforced concrete frames with graph neural networks',
    venue: 'Sample Journal of Structural Monitoring',
    publisher: 'Sample Press',
    date: [2019, 11, 4],
    volume: '12',
    issue: '3',
    page: '203-221',
    authors: [nasrin, kaveh, ingrid],
    abstract:
      '<jats:title>Abstract</jats:title><jats:p>A graph neural network locates stiffness loss in frames from six accelerometers. On a shake table it names the damaged storey in 47 of 50 runs.</jats:p>',
    language: 'en',
  },
  {
    doi: '10.5555/sample.shm.2020.077',
    type: 'journal-article',
    title: 'Temperature effects on the natural frequencies of concrete bridges: Four winters in the Alborz',
    venue: 'Sample Journal of Structural Monitoring',
    publisher: 'Sample Press',
    date: [2020, 2],
    volume: '13',
    issue: '1',
    page: '77-95',
    authors: [kaveh, initial, mehdi],
    language: 'en',
  },
  {
    doi: '10.5555/sample.mat.2021.31',
    type: 'journal-article',
    title: 'CO<sub>2</sub> uptake and stiffness of recycled concrete: A five-year record',
    venue: 'Materials &amp; Structures Samples',
    publisher: 'Sample Press',
    date: [2021, 9, 17],
    volume: '54',
    page: '31',
    authors: [mehdi, nasrin],
    abstract:
      '<jats:p>Stiffness of 48 cylinders was measured each month. It falls by 3 % in the second year and then stays; the uptake of CO<jats:sub>2</jats:sub> explains half of it (R<jats:sup>2</jats:sup> = 0.52).</jats:p>',
    language: 'en',
  },
  {
    doi: '10.5555/sample.shm.2022.118',
    type: 'journal-article',
    title: 'Physics-informed operator learning for structural health monitoring',
    venue: 'Sample Journal of Structural Monitoring',
    publisher: 'Sample Press',
    date: [2022, 5, 30],
    volume: '15',
    issue: '2',
    page: '118-139',
    authors: [nasrin, ingrid],
    abstract:
      '<jats:sec><jats:title>Summary</jats:title><jats:p>An operator network is trained on the equation of motion and on sparse records together.</jats:p><jats:p>It needs a tenth of the data of its purely data-driven twin.</jats:p></jats:sec>',
    language: 'en',
  },
  {
    doi: '10.5555/sample.shm.2023.009',
    type: 'journal-article',
    title: 'Sparse sensing &amp; virtual sensors for long-span bridges',
    venue: 'Sample Journal of Structural Monitoring',
    publisher: 'Sample Press',
    date: [2023, 1, 12],
    volume: '16',
    issue: '1',
    page: '9-27',
    authors: [ingrid, nasrin, kaveh],
    language: 'en',
  },
  {
    doi: '10.5555/sample.data.2024.5',
    type: 'journal-article',
    title: 'A decade of accelerations from the Karaj viaduct',
    venue: 'Sample Data Letters',
    publisher: 'Sample Press',
    date: [2024, 3, 8],
    online: true,
    volume: '5',
    authors: [nasrin, { name: 'Alborz Bridge Monitoring Group' }],
    language: 'en',
  },
  {
    doi: '10.5555/sample.shm.2025.240',
    type: 'journal-article',
    title:
      'Transfer of damage classifiers between bridges under <mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML"><mml:mi>ε</mml:mi></mml:math>-bounded shift',
    venue: 'Sample Journal of Structural Monitoring',
    publisher: 'Sample Press',
    date: [2025, 8, 21],
    volume: '18',
    issue: '4',
    page: '240-262',
    authors: [nasrin, mehdi, ingrid],
    language: 'en',
  },
  {
    doi: '10.5555/sample.chem.2020.6',
    type: 'journal-article',
    title: 'Green synthesis of silver nanoparticles with extract of <i>Juglans regia</i> leaves',
    venue: 'Sample Chemistry Reports',
    publisher: 'Sample Press',
    date: [2020, 10, 2],
    volume: '9',
    page: '601-612',
    authors: [omid, elham],
    language: 'en',
  },
  {
    doi: '10.5555/sample.chem.2022.41',
    type: 'journal-article',
    title: 'Na<sup>+</sup> selective membranes from walnut-shell carbon',
    venue: 'Sample Chemistry Reports',
    publisher: 'Sample Press',
    date: [2022, 4],
    volume: '11',
    page: '41-58',
    authors: [elham, omid, { given: 'Jürgen', family: 'Weißmüller' }],
    language: 'en',
  },
  {
    doi: '10.5555/sample.preprint.2024.777',
    type: 'posted-content',
    title: 'Ageing of carbon membranes in brackish water: A preregistered study',
    venue: '',
    publisher: 'Sample Preprints',
    date: [2024, 12, 1],
    authors: [omid],
    language: 'en',
  },
  {
    doi: '10.5555/sample.group.2021.1',
    type: 'journal-article',
    title: 'Seismic records of the Sample Array, 2011&#8211;2020',
    venue: 'Sample Data Letters',
    publisher: 'Sample Press',
    date: [2021],
    volume: '2',
    page: '1-19',
    authors: [{ name: 'The Sample Array Collaboration' }],
    language: 'en',
  },
];

/** What was registered elsewhere, as most journals in Persian are: Crossref does not know it, doi.org does. */
export const otherWorks: readonly SampleWork[] = [
  {
    doi: '10.5555/sample.fa.1402.07',
    type: 'journal-article',
    title: 'سنتز سبز نانوذرات نقره با عصارهٔ برگ گردو و بررسی خواص ضدباکتری آن‌ها',
    english: 'Green synthesis of silver nanoparticles with walnut leaves and their antibacterial properties',
    venue: 'نشریهٔ نمونهٔ شیمی کاربردی',
    publisher: 'انجمن نمونهٔ شیمی',
    date: [2023, 7],
    volume: '18',
    issue: '2',
    page: '65-78',
    authors: [
      { given: 'امید', family: 'فراهانی', orcid: OMID },
      { given: 'الهام', family: 'وزیری' },
    ],
    language: 'fa',
  },
];

const works = (...parts: string[]): string[] => parts.map((part) => `10.5555/sample.${part}`);

/** The people whose records the stand-in of ORCID has. */
export const samplePeople: readonly SamplePerson[] = [
  {
    orcid: NASRIN,
    given: 'Nasrin',
    family: 'Ahmadi',
    credit: 'Nasrin Ahmadi',
    otherNames: ['نسرین احمدی', 'N. Ahmadi'],
    biography: 'I study how bridges age, with few sensors and much physics.',
    keywords: ['structural health monitoring', 'bridge dynamics, operator learning'],
    urls: [
      { name: 'Code', url: 'https://github.com/nasrin-ahmadi-sample' },
      { name: 'Publications', url: 'https://scholar.google.com/citations?user=sample1012' },
    ],
    country: 'IR',
    educations: [
      {
        role: 'M.Sc. in Structural Engineering',
        department: 'School of Civil Engineering',
        organization: 'University of Tehran',
        city: 'Tehran',
        country: 'IR',
        start: [2017, 9],
        end: [2020, 2],
      },
      {
        role: 'کارشناسی مهندسی عمران',
        department: null,
        organization: 'University of Tabriz',
        city: 'Tabriz',
        country: 'IR',
        start: [2013],
        end: [2017],
      },
    ],
    qualifications: [
      {
        role: 'Certificate in Bridge Inspection',
        department: null,
        organization: 'Sample Society of Civil Engineers',
        city: 'Oslo',
        country: 'NO',
        start: [2021, 5],
        end: [2021, 6],
      },
    ],
    employments: [
      {
        role: 'Bridge engineer',
        department: 'Monitoring',
        organization: 'Sample Pol Consulting',
        city: 'Tehran',
        country: 'IR',
        start: [2020, 4],
        end: null,
      },
    ],
    distinctions: [],
    memberships: [],
    works: works(
      'shm.2018.014',
      'shm.2019.203',
      'shm.2020.077',
      'mat.2021.31',
      'shm.2022.118',
      'shm.2023.009',
      'data.2024.5',
      'shm.2025.240',
    ),
  },
  {
    orcid: LEYLA,
    given: 'Leyla',
    family: 'Sohrabi',
    credit: null,
    otherNames: [],
    biography: null,
    keywords: ['history of cartography', 'Safavid Iran'],
    urls: [{ name: 'Personal page', url: 'https://leyla-sohrabi.example' }],
    country: 'NL',
    educations: [
      {
        role: 'PhD',
        department: 'History',
        organization: 'Leiden University',
        city: 'Leiden',
        country: 'NL',
        start: [2016, 10],
        end: [2021, 3, 12],
      },
      {
        role: 'MA in History',
        department: null,
        organization: 'Shahid Beheshti University',
        city: 'Tehran',
        country: 'IR',
        start: [2012],
        end: [2015],
      },
      {
        role: 'Visiting student',
        department: 'Near Eastern Languages',
        organization: 'University of Oslo',
        city: 'Oslo',
        country: 'NO',
        start: [2018],
        end: [2018],
      },
    ],
    qualifications: [],
    employments: [
      {
        role: 'Curator of maps',
        department: 'Special Collections',
        organization: 'Sample Library of Utrecht',
        city: 'Utrecht',
        country: 'NL',
        start: [2021, 9, 1],
        end: null,
      },
      {
        role: 'Teaching assistant',
        department: null,
        organization: 'Leiden University',
        city: 'Leiden',
        country: 'NL',
        start: [2017],
        end: [2020],
      },
    ],
    distinctions: [
      {
        role: 'Best doctoral thesis in area studies',
        department: null,
        organization: 'Sample Academy of Sciences',
        city: 'Amsterdam',
        country: 'NL',
        start: [2022],
        end: null,
      },
    ],
    memberships: [
      {
        role: 'Member',
        department: null,
        organization: 'Sample Society for the History of Maps',
        city: 'London',
        country: 'GB',
        start: [2019],
        end: null,
      },
    ],
    works: [],
  },
  {
    orcid: OMID,
    given: 'Omid',
    family: 'Farahani',
    credit: null,
    otherNames: ['امید فراهانی'],
    biography: null,
    keywords: [],
    urls: [{ name: 'ResearchGate', url: 'https://www.researchgate.net/profile/Omid-Farahani-Sample' }],
    country: 'IR',
    educations: [
      {
        role: 'Ph.D.',
        department: 'Chemistry',
        organization: 'Isfahan University of Technology',
        city: 'Isfahan',
        country: 'IR',
        start: [2019, 9],
        end: null,
      },
    ],
    qualifications: [],
    employments: [],
    distinctions: [],
    memberships: [],
    works: works('chem.2020.6', 'chem.2022.41', 'fa.1402.07', 'preprint.2024.777'),
  },
];

/** The iD of the civil engineer with eight papers. */
export const SAMPLE_ID = NASRIN;
