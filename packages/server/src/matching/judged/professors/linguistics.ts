import type { JudgedProfessor } from '../shapes.ts';

export const linguistics: readonly JudgedProfessor[] = [
  {
    key: 'oosterbaan',
    fullName: 'Willemijn Oosterbaan',
    title: 'Professor',
    department: 'Centre for Linguistics',
    university: 'Zuiderveen University',
    countryCode: 'NL',
    field: 'Linguistics',
    topics: ['evidentiality', 'Quechua', 'languages of the Andes'],
    publications: [
      {
        id: 'oosterbaan-2025',
        title: 'Radio, telephone, neighbour: sources of hearsay in Ayacucho Quechua',
        venue: 'Journal of Andean Languages',
        publishedOn: '2025-06-24',
        abstract: {
          aim: 'Grammars say that the reportative of Quechua covers every kind of hearsay, and we tested whether it does.',
          method:
            'Ninety speakers from four villages retold news that they had from the radio, by telephone or from a person present.',
          finding:
            'The reportative stood in 96% of the clauses about what a person had said, and in 74% of those about the radio; with the radio, speakers under thirty often used no evidential at all.',
          limit: 'All stories had a human speaker behind them, so the medium and the speaker cannot be told apart.',
        },
      },
      {
        id: 'oosterbaan-2024',
        title: 'Direct evidentials in quarrels: a corpus of village assemblies',
        venue: 'Journal of Andean Languages',
        publishedOn: '2024-02-20',
        abstract: {
          aim: 'The paper studies evidential endings where speakers disagree.',
          method: 'Fourteen hours of assemblies in southern Peru were transcribed and 3,900 clauses coded.',
          finding:
            'A claim with the direct evidential was challenged half as often as one without, and 40% of the challenges repeated the ending.',
          limit: 'Assemblies are led by men, who produced 81% of the clauses.',
        },
      },
      {
        id: 'oosterbaan-2022',
        title: 'Eliciting evidentials without asking for them',
        venue: 'Fieldwork and Documentation',
        publishedOn: '2022-08-30',
        abstract: {
          aim: 'We compare ways to elicit evidential endings.',
          method: 'Translation, picture stories and retelling were tried with the same 24 speakers.',
          finding: 'Translation yielded the reportative in 12% of the contexts that require it, retelling in 93%.',
          limit: 'Retelling is slow: an hour of work gave 60 clauses.',
        },
      },
    ],
  },
  {
    key: 'reifenstuhl',
    fullName: 'Jonas Reifenstuhl',
    title: 'Professor',
    department: 'Department of Linguistics',
    university: 'Haldenfels University',
    countryCode: 'DE',
    field: 'Linguistics',
    topics: ['experimental pragmatics', 'evidentiality', 'commitment and responsibility in speech'],
    publications: [
      {
        id: 'reifenstuhl-2025',
        title: 'Who is to blame for false news? Evidentials and responsibility',
        venue: 'Journal of Experimental Meaning',
        publishedOn: '2025-09-22',
        abstract: {
          aim: 'Three experiments examine whether listeners hold a speaker less responsible for a false statement that is marked as hearsay.',
          method:
            'In three experiments, 540 speakers of Turkish and Cuzco Quechua judged speakers whose news turned out to be false.',
          finding:
            'Hearsay marking lowered blame by 1.9 points of seven in Turkish and by 2.6 in Quechua, except when the source could not be questioned.',
          limit: 'The source was always a person, named or unnamed.',
        },
      },
      {
        id: 'reifenstuhl-2023',
        title: 'Commitment without certainty: reported speech in dialogue',
        venue: 'Journal of Experimental Meaning',
        publishedOn: '2023-05-16',
        abstract: {
          aim: 'We separate how sure a speaker is from what the speaker answers for.',
          method: 'Pairs of participants played a betting game in which one passed on what a third had said.',
          finding:
            'Bets followed the reliability of the third, but blame followed the form of the report, with an effect of 0.8 standard deviations.',
          limit: 'The game was played in German, which has no obligatory evidentials.',
        },
      },
      {
        id: 'reifenstuhl-2022',
        title: 'Do machines testify? Verbs of saying for assistants and search engines',
        venue: 'Language and Responsibility',
        publishedOn: '2022-12-13',
        abstract: {
          aim: 'This study surveys the verbs that people use for what a machine tells them.',
          method: 'In a corpus of 2.1 million forum posts, subjects of verbs of saying were classified.',
          finding: 'Assistants say and tell in 78% of the cases; search engines show and give in 84%.',
          limit: 'Only German and English posts were studied.',
        },
      },
    ],
  },
  {
    key: 'montoya-rhys',
    fullName: 'Alejandro Montoya-Rhys',
    title: 'Professor',
    department: 'Department of Hispanic and Indigenous Languages',
    university: 'Westcliffe University',
    countryCode: 'US',
    field: 'Linguistics',
    topics: ['phonetics of language contact', 'Andean Spanish', 'bilingual speech'],
    publications: [
      {
        id: 'montoya-rhys-2025',
        title: 'Five vowels or three? Bilingual speakers in Puno',
        venue: 'Journal of Contact Phonetics',
        publishedOn: '2025-04-29',
        abstract: {
          aim: 'The paper measures whether speakers of Quechua keep their three vowels when they speak Spanish.',
          method:
            'Formants of 11,000 vowels from 58 speakers of Quechua and Spanish were compared with years of school.',
          finding: 'With more than six years of school, the overlap of mid and high vowels fell from 46% to 13%.',
          limit: 'School and migration to town go together in this sample.',
        },
      },
      {
        id: 'montoya-rhys-2023',
        title: 'Rhythm in Andean Spanish after migration',
        venue: 'Journal of Contact Phonetics',
        publishedOn: '2023-03-28',
        abstract: {
          aim: 'We follow the rhythm of Spanish in families who moved to Lima.',
          method: 'Recordings of three generations in 20 families were measured by the variability of vowels.',
          finding:
            'Of the difference between grandparents and Lima, 52% was gone in the second generation and all of it in the third.',
          limit: 'Families who returned to the highlands were not found again.',
        },
      },
      {
        id: 'montoya-rhys-2013',
        title: 'Andean Spanish dizque and the Quechua reportative',
        venue: 'Hispanic Contact Studies',
        publishedOn: '2013-10-21',
        abstract: {
          aim: 'This paper traces the evidentials of Quechua in the Spanish word dizque.',
          method: 'Interviews with 40 bilinguals were searched for hearsay in both languages.',
          finding:
            'Bilinguals used dizque 3.4 times as often as monolinguals, and mostly where Quechua requires the reportative.',
          limit: 'Interviews with an outsider invite hearsay.',
        },
      },
    ],
  },
  {
    key: 'sternheim',
    fullName: 'Yael Sternheim',
    title: 'Professor',
    department: 'Department of Computer Science',
    university: 'University of Northmere',
    countryCode: 'GB',
    field: 'Computational linguistics',
    topics: ['morphology of Semitic languages', 'low-resource machine translation', 'segmentation'],
    publications: [
      {
        id: 'sternheim-2025',
        title: 'Broken pieces: what subword segmentation does to Semitic verbs',
        venue: 'Transactions on Language Technology for All',
        publishedOn: '2025-07-01',
        abstract: {
          aim: 'Byte-pair encoding knows nothing of roots; we determine how often it cuts a Semitic verb inside its root, and what this costs in translation.',
          method:
            'Transformers for Hebrew, Amharic and Maltese were trained on 10,000 to 500,000 sentence pairs with five segmentations.',
          finding:
            'Byte pairs cut the root in 67% of the verbs; below 50,000 pairs, a segmentation that respects roots gained 3.1 chrF, and above 200,000 it gained nothing.',
          limit:
            'No language with fewer than 10,000 pairs was tested, and verb forms were scored by an analyser and not by speakers.',
        },
      },
      {
        id: 'sternheim-2024',
        title: 'Analysers as teachers: weak supervision for Amharic morphology',
        venue: 'Proceedings of the Meeting on Morphology and Machines',
        publishedOn: '2024-08-13',
        abstract: {
          aim: 'The paper trains a neural analyser from an incomplete finite-state one.',
          method: 'The finite-state analyser labelled 90,000 Amharic words, of which 2,000 were corrected by hand.',
          finding: 'The neural analyser covered 97% of new words, against 79%, at equal precision.',
          limit: 'Errors of the teacher in rare patterns are inherited.',
        },
      },
      {
        id: 'sternheim-2022',
        title: 'Gender agreement in translation into Hebrew',
        venue: 'Transactions on Language Technology for All',
        publishedOn: '2022-10-25',
        abstract: {
          aim: 'We measure errors of gender in translation from English into Hebrew.',
          method: 'Native speakers checked 6,000 sentences of five systems.',
          finding:
            'Verbs of the second person were masculine in 91% of the cases where the source left the gender open.',
          limit: 'Sentences were judged without their context.',
        },
      },
    ],
  },
  {
    key: 'muirhead',
    fullName: 'Catriona Muirhead',
    title: 'Associate Professor',
    department: 'School of Informatics',
    university: 'Aldermoor University',
    countryCode: 'GB',
    field: 'Computational linguistics',
    topics: ['evaluation of machine translation', 'document-level translation', 'human judgement'],
    publications: [
      {
        id: 'muirhead-2025',
        title: 'How many judges does a translation need?',
        venue: 'Journal of Evaluation in Language Technology',
        publishedOn: '2025-12-02',
        abstract: {
          aim: 'Human evaluation is expensive, so we determine how many judgements are needed to rank two translation systems.',
          method: 'Judgements of 88 professional translators on 5,000 German and Chinese segments were resampled.',
          finding:
            'Three judges for each of 600 segments gave the final order in 95% of the samples; one judge for 1,800 segments did so in 82%.',
          limit: 'Both languages have many professional translators.',
        },
      },
      {
        id: 'muirhead-2024',
        title: 'Pronouns across the page: a test set for document translation',
        venue: 'Journal of Evaluation in Language Technology',
        publishedOn: '2024-06-11',
        abstract: {
          aim: 'The paper tests whether translation systems look beyond the sentence.',
          method: 'We wrote 1,200 passages whose pronoun depends on an earlier sentence, in four European languages.',
          finding:
            'The best system chose the right pronoun in 84% of the passages, and in 52% when the antecedent was four sentences away.',
          limit: 'Written passages are tidier than found ones.',
        },
      },
      {
        id: 'muirhead-2022',
        title: 'Metrics that agree for the wrong reason',
        venue: 'Proceedings of the Evaluation Workshop',
        publishedOn: '2022-05-24',
        abstract: {
          aim: 'We look for cases where an automatic metric and a human agree by chance.',
          method: 'Errors were planted in 3,000 segments so that only one kind of error was present.',
          finding:
            'Three of seven metrics did not react to a missing negation, although their correlation with humans was above 0.8.',
          limit: 'Planted errors are not distributed like natural ones.',
        },
      },
    ],
  },
  {
    key: 'wanjala-lund',
    fullName: 'Peter Wanjala-Lund',
    title: 'Assistant Professor',
    department: 'Department of Informatics',
    university: 'Ostervall University',
    countryCode: 'SE',
    field: 'Speech technology',
    topics: ['speech recognition for African languages', 'low-resource languages', 'data collection'],
    publications: [
      {
        id: 'wanjala-lund-2025',
        title: 'Ten hours of Tigrinya: how far does pretrained speech go?',
        venue: 'Journal of Speech for Small Languages',
        publishedOn: '2025-03-25',
        abstract: {
          aim: 'The amount of transcribed speech that is needed once a model has heard other languages is estimated.',
          method: 'A pretrained model was tuned on one to ten hours of Tigrinya and Oromo read by 140 speakers.',
          finding:
            'Ten hours brought the word error rate of Tigrinya to 29%; half of the remaining errors were in the endings of verbs.',
          limit: 'Read speech is easier than conversation.',
        },
      },
      {
        id: 'wanjala-lund-2024',
        title: 'Paying for speech: rates, refusals and quality in three countries',
        venue: 'Language Resources in Practice',
        publishedOn: '2024-09-30',
        abstract: {
          aim: 'This paper reports an experiment on how pay changes who records and how well.',
          method: 'We offered three rates to 600 speakers in Kenya, Ethiopia and Uganda.',
          finding: 'Doubling the rate raised the share of women from 31% to 47% and left the quality as it was.',
          limit: 'Speakers were reached through mobile phones with data.',
        },
      },
      {
        id: 'wanjala-lund-2022',
        title: 'Tone marks that nobody writes: restoring them for Luganda',
        venue: 'Journal of Speech for Small Languages',
        publishedOn: '2022-04-05',
        abstract: {
          aim: 'We restore tone in written Luganda from speech.',
          method: 'A sequence model was trained on 40 hours of read speech with tone marked by three linguists.',
          finding: 'Tone was right in 88% of the syllables, and the linguists agreed in 93%.',
          limit: 'One dialect was recorded.',
        },
      },
    ],
  },
];
