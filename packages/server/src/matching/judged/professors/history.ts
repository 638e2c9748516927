import type { JudgedProfessor } from '../shapes.ts';

export const history: readonly JudgedProfessor[] = [
  {
    key: 'mehrwald',
    fullName: 'Katharina Mehrwald',
    title: 'Professor',
    department: 'Institute of Iranian Studies',
    university: 'Havelmark University',
    countryCode: 'DE',
    field: 'History of Iran',
    topics: ['economic history of Qajar Iran', 'grain markets', 'urban provisioning'],
    publications: [
      {
        id: 'mehrwald-2024',
        title: 'Bakers, brokers and governors: the bread market of Qazvin, 1870 to 1896',
        venue: 'Journal of Persianate Economic History',
        publishedOn: '2024-06-03',
        abstract: {
          aim: 'A Qajar governor could fix the price of bread, and this article examines what followed when he did.',
          method:
            'The account books of three grain dealers are read together with 140 telegrams between Qazvin and Tehran.',
          finding:
            'A fixed price was obeyed for 19 days on average; after that the loaf became lighter, by up to 22%, and not dearer.',
          limit: 'The books are those of dealers, and the people who bought the bread speak in none of them.',
        },
      },
      {
        id: 'mehrwald-2023',
        title: 'Wheat on mules: what it cost to feed Tehran from Zanjan',
        venue: 'Studies in the Caravan Trade',
        publishedOn: '2023-02-14',
        abstract: {
          aim: 'To what extent the price of grain in the provinces followed the price in the capital is the subject of this article.',
          method:
            'Freight contracts of 61 muleteers and prices from two newspapers are compared for the years 1881 to 1892.',
          finding:
            'Carriage made up 38% of the price of wheat in Tehran, and in the two years of drought prices in Zanjan rose first.',
          limit: 'Contracts survive only where there was a quarrel about them.',
        },
      },
      {
        id: 'mehrwald-2021',
        title: 'The granary as a promise: state storage in Tabriz and Mashhad',
        venue: 'Journal of Persianate Economic History',
        publishedOn: '2021-11-29',
        abstract: {
          aim: 'The article follows the state granaries of two towns through the famine of 1871 and after.',
          method: 'Inventories, tax assignments and the reports of consuls are set side by side.',
          finding:
            'The granary of Tabriz held less than five weeks of bread in 14 of 17 inventories, although it was assessed for five months.',
          limit: 'The inventories say what was stored and seldom who received it.',
        },
      },
    ],
  },
  {
    key: 'arikan',
    fullName: 'Defne Arıkan',
    title: 'Associate Professor',
    department: 'Department of History',
    university: 'Skovlund University',
    countryCode: 'DK',
    field: 'Ottoman history',
    topics: ['petitions', 'Ottoman provincial administration', 'subjects and the state'],
    publications: [
      {
        id: 'arikan-2025',
        title: 'To whom does one complain? Addressees of petitions from Trabzon',
        venue: 'Journal of Ottoman Social History',
        publishedOn: '2025-05-20',
        abstract: {
          aim: 'Petitioners could turn to the governor, the council or the palace, and this article traces their choice.',
          method: 'I classified 1,340 petitions from Trabzon between 1864 and 1890 by writer, matter and addressee.',
          finding:
            'Women wrote to the palace twice as often as men in matters of inheritance; in matters of tax 83% of all petitions went to the council.',
          limit: 'Petitions that were refused at the door have left no trace.',
        },
      },
      {
        id: 'arikan-2023',
        title: 'The hand of the scribe: formula and voice in petitions',
        venue: 'Journal of Ottoman Social History',
        publishedOn: '2023-10-09',
        abstract: {
          aim: 'How much of a petition belongs to the petitioner and how much to the scribe has been argued about more than it has been measured.',
          method: 'Petitions of 45 people who used more than one scribe were compared phrase by phrase.',
          finding: 'With the scribe, 34% of the words changed; names of persons blamed and sums of money never did.',
          limit: 'Those who could pay two scribes were not the poor.',
        },
      },
      {
        id: 'arikan-2022',
        title: 'Forests, goats and the tithe: conflict on paper',
        venue: 'Studies in Provincial Empire',
        publishedOn: '2022-01-17',
        abstract: {
          aim: 'The article reads petitions about grazing against the maps of the forest office.',
          method: 'For 212 conflicts in two districts, claims and boundaries were drawn on one map.',
          finding:
            'In 70% of the conflicts the disputed land lay inside a boundary drawn within the previous six years.',
          limit: 'The maps were drawn by one side.',
        },
      },
    ],
  },
  {
    key: 'thornbury',
    fullName: 'Geoffrey Thornbury',
    title: 'Emeritus Professor',
    department: 'Department of History',
    university: 'Aldermoor University',
    countryCode: 'GB',
    field: 'Early modern history',
    topics: ['food riots', 'moral economy', 'grain prices in England'],
    publications: [
      {
        id: 'thornbury-2017',
        title: 'Who was blamed for dear bread? Accusations in English riots, 1740 to 1801',
        venue: 'Journal of Popular Politics',
        publishedOn: '2017-04-10',
        abstract: {
          aim: 'The article counts whom crowds named when bread was dear.',
          method: 'Depositions of 318 food riots in six counties were read for the persons accused.',
          finding:
            'Dealers in grain were named in 59% of the riots and magistrates in 7%; millers took the place of dealers after 1795.',
          limit: 'Depositions were taken by the magistrates themselves.',
        },
      },
      {
        id: 'thornbury-2014',
        title: 'The assize of bread and its end',
        venue: 'Past Markets',
        publishedOn: '2014-09-01',
        abstract: {
          aim: 'This essay considers what changed when towns ceased to fix the weight of the loaf.',
          method: 'Weights and prices of bread in nine towns were collected for 30 years on either side of abolition.',
          finding: 'Prices moved by 4% at most; complaints about weight doubled in the first two years.',
          limit: 'Country bakers were never under the assize.',
        },
      },
      {
        id: 'thornbury-2011',
        title: 'Markets on foot: the walking distance of a bushel',
        venue: 'Past Markets',
        publishedOn: '2011-03-15',
        abstract: {
          aim: 'The article measures how far people went to buy grain.',
          method: 'Toll books of 11 markets give the parish of 6,200 buyers.',
          finding: 'Of the buyers, 51% lived within five miles, even in years of dearth.',
          limit: 'Toll was not taken from those who bought less than a bushel.',
        },
      },
    ],
  },
  {
    key: 'ferrante-kuhn',
    fullName: 'Isolde Ferrante-Kuhn',
    title: 'Professor',
    department: 'Institute of Medieval History',
    university: 'Rheinau University',
    countryCode: 'CH',
    field: 'Medieval history',
    topics: ['Arabic-Latin translation', 'history of medicine', 'medical vocabulary'],
    publications: [
      {
        id: 'ferrante-kuhn-2025',
        title: 'Left in Arabic: drug names in the Latin Canon',
        venue: 'Journal of Medieval Science and Medicine',
        publishedOn: '2025-02-03',
        abstract: {
          aim: 'This article sets out to explain why some names of drugs in Gerard of Cremona’s Canon were never put into Latin.',
          method:
            'The 811 simple drugs of the second book were compared with the Arabic and with two glossaries that Gerard could have owned.',
          finding:
            'Of the 233 names left in Arabic, 190 are of substances for which neither glossary has an entry; the other 43 have a Latin name that Gerard uses elsewhere.',
          limit: 'Only one family of manuscripts was collated, and the 43 may be the work of scribes.',
        },
      },
      {
        id: 'ferrante-kuhn-2023',
        title: 'Two translators at one desk? Style in the Toledan medical versions',
        venue: 'Journal of Medieval Science and Medicine',
        publishedOn: '2023-07-11',
        abstract: {
          aim: 'I test whether the medical translations under Gerard’s name come from one hand.',
          method: 'Particles and connectives were counted in 21 translations of more than 8,000 words.',
          finding:
            'Seventeen of the 21 form one group; four, among them a treatise on cauteries, stand as far from it as a translation by another person.',
          limit: 'Particles were normalised by the printed editions that were used.',
        },
      },
      {
        id: 'ferrante-kuhn-2022',
        title: 'Synonyma: word lists for readers who had no Arabic',
        venue: 'Mediaeval Glosses',
        publishedOn: '2022-05-19',
        abstract: {
          aim: 'The article studies the lists that explained Arabic words to Latin physicians.',
          method: 'I edited three lists from libraries in Basel and Erfurt with 2,400 entries.',
          finding:
            'A third of the entries explain one Arabic word by another, and 8% explain a word that occurs in no known translation.',
          limit: 'The lists are undated, and their order of copying is uncertain.',
        },
      },
    ],
  },
  {
    key: 'lescure',
    fullName: 'Bertrand Lescure',
    title: 'Professor',
    department: 'School of Palaeography',
    university: 'University of Valmorel',
    countryCode: 'FR',
    field: 'Medieval history',
    topics: ['Latin palaeography', 'translation of relics', 'monastic scriptoria'],
    publications: [
      {
        id: 'lescure-2025',
        title: 'The saint moves house: translations of relics in twelfth-century Burgundy',
        venue: 'Journal of Monastic History',
        publishedOn: '2025-10-06',
        abstract: {
          aim: 'A translation, the solemn removal of a saint’s bones, was costly; this article weighs what an abbey gained from it.',
          method: 'Forty-four accounts of translations were read with the charters of the ten years before and after.',
          finding: 'Gifts of land rose in 29 cases, by half in the median, and fell back within six years.',
          limit: 'Abbeys that moved a saint without writing about it are unknown to us.',
        },
      },
      {
        id: 'lescure-2024',
        title: 'One hand or many? Scribes of a Cistercian library',
        venue: 'Letters in Palaeography',
        publishedOn: '2024-03-12',
        abstract: {
          aim: 'The number of scribes behind the twelfth-century books of one house is established.',
          method: 'Letter forms of 61 manuscripts were measured on photographs and grouped.',
          finding: 'Nineteen hands account for 80% of the leaves; three of them also copied medical books.',
          limit: 'A scribe may change his hand with age.',
        },
      },
      {
        id: 'lescure-2022',
        title: 'Abbreviation and haste in Latin manuscripts',
        venue: 'Letters in Palaeography',
        publishedOn: '2022-11-15',
        abstract: {
          aim: 'The article tests whether scribes abbreviate more when they are in a hurry.',
          method: 'Abbreviations per line were counted in 120 quires whose time of copying is known from colophons.',
          finding: 'Quires copied in less than three days have 18% more abbreviations, mostly at line ends.',
          limit: 'Scribes who dated their work were perhaps proud of their speed.',
        },
      },
    ],
  },
  {
    key: 'birkmann',
    fullName: 'Hannelore Birkmann',
    title: 'Professor',
    department: 'Department of Contemporary History',
    university: 'Blaustein University',
    countryCode: 'DE',
    field: 'Contemporary history',
    topics: ['public memory', 'war memorials', 'oral history'],
    publications: [
      {
        id: 'birkmann-2025',
        title: 'Residents and their memory: a street that lost its name',
        venue: 'Journal of Memory and Place',
        publishedOn: '2025-03-31',
        abstract: {
          aim: 'What long-term residents remember of a street after it was renamed is followed over 15 years.',
          method: 'Seventy-two residents of three towns were interviewed twice, 15 years apart.',
          finding:
            'The second time, 47 of the 72 told of an event that the town had meanwhile put on a plaque and that they had not mentioned before.',
          limit: 'Those who had moved away could not be asked.',
        },
      },
      {
        id: 'birkmann-2023',
        title: 'How memory persists without witnesses: school visits to a memorial',
        venue: 'Journal of Memory and Place',
        publishedOn: '2023-09-18',
        abstract: {
          aim: 'Visits to memorials are part of every curriculum, while little is known of what is left of them after some years.',
          method:
            'Essays of 640 pupils, written after the visit, were compared with those of 380 of them four years later.',
          finding: 'Objects were remembered by 71%, numbers by 4%.',
          limit: 'The second essay was voluntary.',
        },
      },
      {
        id: 'birkmann-2021',
        title: 'Stone and skin: names on monuments and on arms',
        venue: 'Studies in Remembrance',
        publishedOn: '2021-11-11',
        abstract: {
          aim: 'The article compares names of the dead on monuments and in tattoos of veterans.',
          method: 'I photographed 94 monuments and interviewed 31 veterans.',
          finding: 'Twelve of the 31 carried a name that no monument in their town bears.',
          limit: 'Veterans without tattoos were not interviewed.',
        },
      },
    ],
  },
];
