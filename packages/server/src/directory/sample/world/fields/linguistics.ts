import { worldField } from '../types.ts';

export const linguistics = worldField(
  'Linguistics',
  {
    structure: { name: 'Journal of Language Structure', capitals: 'sentence' },
    comparative: { name: 'Letters in Comparative Grammar', capitals: 'sentence' },
    speech: { name: 'Proceedings of the Speech Communities Meeting', capitals: 'title' },
    mind: { name: 'Language, Mind and Time', capitals: 'sentence' },
    sound: { name: 'Sound Patterns', capitals: 'sentence' },
    documentation: { name: 'Field Records and Description', capitals: 'sentence' },
    learning: { name: 'Second Languages in Use', capitals: 'sentence' },
  },
  [
    {
      university: 'bjorkhem',
      name: 'Elsa Vuolab-Nordström',
      title: 'Dr',
      position: 'Docent',
      department: 'Department of Language Studies',
      mail: 'elsa.vuolab',
      hIndex: 12,
      works: 35,
      topics: ['language documentation', 'endangered languages', 'phonology', 'bilingualism'],
      page: {
        language: 'sv',
        text: [
          'Elsa Vuolab-Nordström forskar om samiska språk med tonvikt på umesamiska och sydsamiska.',
          'Jag tar gärna emot frågor från blivande doktorander inför antagningen våren 2027. Skriv på svenska, norska, engelska eller samiska till elsa.vuolab@bjorkhem.example.',
        ],
        says: { students: 'yes', address: 'elsa.vuolab@bjorkhem.example' },
      },
      papers: [
        {
          title: 'Three degrees of quantity in Ume Saami: what survives in the speech of the last L1 generation',
          date: '2025-04-24',
          venue: 'sound',
          abstract:
            'Descriptions from the 1930s give Ume Saami a three-way contrast of consonant length. Seven of the remaining first-language speakers, aged 68 to 91, read and retold in 31 h of recordings; 2,860 intervocalic consonants were measured. Overlong and long geminates differ by a ratio of 1.31 in the speech of four speakers and not at all in that of three, who had Swedish-speaking spouses. All seven distinguish the two in perception, with 78 to 94 % correct. The vowel before an overlong consonant is shorter by 17 ms for everybody, which suggests that the contrast has moved and not merged.',
        },
        {
          title: 'Learning a language from archives: what new speakers take from old recordings',
          date: '2023-03-03',
          venue: 'documentation',
          abstract:
            'For languages without a community of daily use, tapes are the model speakers. We interviewed nine adult learners of South and Ume Saami and compared their spontaneous speech with the recordings they reported to have used. Learners copy discourse particles and story formulas closely, at a rate of 14 per minute against 11 in the source, and avoid the dual, of which the tapes contain 63 tokens in 40 h. An archive’s gaps become the language’s gaps, unless someone fills them. Two elders agreed to record dual dialogues; those are published with this article.',
        },
        {
          title: 'Consonant Gradation Without Phonology? A Frequency Account Tested on South Saami Names',
          date: '2021-01-20',
          venue: 'speech',
          abstract:
            'Usage-based models derive gradation from stored forms, whereas names are new words. Forty-two speakers inflected 36 invented place names shown on a map. Gradation was applied to 88 % of North Saami and 34 % of Lule Saami items of matching shape, with little influence of neighbours in the lexicon (odds ratio 1.12 per standard deviation). South Saami, which has no gradation, served as control. The task was written, and writing may bring the school grammar to mind.',
        },
      ],
    },
    {
      university: 'cootes',
      name: 'Mahsa Deylamsalehi-Brown',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Linguistics and Languages',
      mail: 'mdbrown',
      hIndex: 9,
      works: 18,
      topics: ['bilingualism', 'heritage speakers', 'syntax', 'Iranian languages', 'psycholinguistics'],
      papers: [
        {
          title: 'Object marking in heritage Persian: not loss but a narrower licence',
          date: '2026-02-26',
          venue: 'structure',
          abstract:
            'Persian marks specific objects with -rā, a choice that depends on information structure and that heritage speakers are reported to lose. Forty-four heritage speakers in Ontario and 40 recent arrivals described picture stories built to vary specificity and topicality separately. Heritage speakers mark specific topical objects as often as the baseline (93 and 95 %) and specific new ones much less (52 and 84 %). Acceptability judgements show the same pattern with smaller differences. What narrows is thus the set of contexts, in line with an account by which input without written Persian underdetermines the second. Literacy was self-rated.',
        },
        {
          title: 'Reading the ezafe: eye movements at an unwritten linker',
          date: '2024-05-21',
          venue: 'structure',
          abstract:
            'Persian readers must supply a linking vowel that the script omits. Sixty adults in Tehran read 48 ambiguous noun phrases while their eyes were tracked. When the linker was needed but unexpected, first-pass times at the second noun rose by 41 ms and regressions by 9 percentage points; a written diacritic removed both, and slowed the first noun by 22 ms. Predictability from a corpus model explains half of the effect. Typographic habits changed with chat: readers under 25 who write the linker as a separate letter show no cost.',
        },
        {
          title: 'Taarof in the Living Room: Refusals by Second-Generation Speakers',
          date: '2022-10-06',
          venue: 'speech',
          abstract:
            'Ritual refusal is said to be the last thing that heritage speakers acquire. In 26 video-recorded family visits, 311 offers were made to guests, a third of them to adults who grew up in Canada. These refuse at least once in 61 % of offers from elders and in 18 % from peers; with elders they time their refusal later, after 640 ms on average. Offers of money, few though they are (nine), were refused by everybody. The pattern is interpreted as selective maintenance of ritual in relations of age.',
        },
      ],
    },
    {
      university: 'rivelin',
      name: 'Tom Hebblethwaite',
      title: 'Professor',
      position: 'Reader',
      department: 'School of English and Linguistics',
      mail: 't.hebblethwaite',
      hIndex: 18,
      works: 52,
      topics: ['sociolinguistics', 'phonology', 'urban dialects', 'acoustic analysis'],
      papers: [
        {
          title: 'The north–south divide runs through a comprehensive school: FOOT and STRUT in Chesterfield teenagers',
          date: '2025-10-10',
          venue: 'sound',
          abstract:
            'Dialect boundaries are drawn between towns. In one Derbyshire school, 58 pupils aged 14 to 17 were recorded in self-chosen pairs and again reading, which gives 6,240 tokens of the two vowels. Some distinction (Pillai score above 0.2) is made by 19 of them. It follows neither class nor parents’ origin but the plan to leave for university, with a coefficient larger than that of gender. Three sixth-formers gained the contrast within a year. The results support an account in which anticipated mobility shapes phonological variation before it takes place.',
        },
        {
          title: 'Glottal replacement on the picket line: style under observation in the 1984 recordings',
          date: '2022-05-31',
          venue: 'sound',
          abstract:
            'Do speakers shift towards a local form when they speak for a community? Nineteen miners interviewed on the picket line by broadcasters are also heard in family recordings of the same year. Word-final glottal replacement is lower on the picket line (31 against 47 %), definite article reduction much higher (66 against 29 %). The two variables thus part ways: one is vernacular, the other emblematic. Broadcasters selected what went on air; raw reels survive for eleven speakers and give the same picture.',
        },
        {
          title: 'Who Says “While” for “Until”? A Postcode Survey of 14,000 Shoppers',
          date: '2020-02-11',
          venue: 'speech',
          abstract:
            'Syntactic isoglosses are poorly known as questionnaires are long. A supermarket’s receipt survey allowed one question: could a shop be open “nine while five”? Replies from 14,212 shoppers in 93 postcode areas show acceptance at over 80 % within a triangle between Hull, Sheffield and Burnley, which has shrunk by some 20 km on the west since 1962. Age differences are steep outside of the triangle and flat inside. Loyalty card holders are older and more female than the country.',
        },
      ],
    },
    {
      university: 'kromme',
      name: 'Saskia Dorrestein',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Language and Communication',
      mail: 's.dorrestein',
      hIndex: 33,
      works: 97,
      topics: ['language acquisition', 'children with language delay', 'psycholinguistics', 'pragmatics'],
      papers: [
        {
          title: 'Late talkers learn the words that their parents repeat in bursts',
          date: '2025-01-08',
          venue: 'mind',
          abstract:
            'Overall input predicts vocabulary poorly in late talkers. With day-long recordings of 71 Dutch toddlers, 34 of them with fewer than 50 words at 24 months, we asked whether timing matters. Words that a parent used at least three times within two minutes were acquired six months later with 2.4 times the odds of equally frequent but spread-out words; in typical talkers the ratio was 1.3. Bursts coincide with joint attention in 64 % of coded cases, and coding more would be needed to separate them. A parent programme built on this is being tested.',
        },
        {
          title: 'Scalar implicature at four: relevance first, words second',
          date: '2022-11-17',
          venue: 'structure',
          abstract:
            'Four-year-olds accept “some” where “all” is true, and have been said to lack alternatives. We gave 128 children a shopkeeper game in which the difference mattered for what they received. When it did, 71 % rejected underinformative “some”; when it did not, 28 %. Training on the lexical scale added 6 points, relevance without training added 43. The effect holds for ad hoc scales too. Children who failed the counting pretest, one in ten, were excluded.',
        },
        {
          title: 'Repetition of nonwords across fourteen languages: length is not length',
          date: '2020-09-17',
          venue: 'mind',
          abstract:
            'Nonword repetition screens for language disorder in many languages at once. A common list assumes that four syllables are equally hard everywhere. Among 1,106 five-year-olds speaking fourteen languages accuracy on four-syllable items ranges from 38 % (Mandarin) to 91 % (Finnish), and follows mean word length in child-directed speech (correlation 0.83). Cut-offs adapted to it reach a sensitivity of 0.8 in the five languages where diagnosed children took part. For the remaining nine languages no diagnosed children were available.',
        },
      ],
    },
    {
      university: 'liesbeek',
      name: 'Zodwa Hlatshwayo',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Linguistics',
      mail: 'zodwa.hlatshwayo',
      hIndex: 15,
      works: 48,
      topics: ['phonology', 'syntax', 'elicitation fieldwork', 'Bantu languages'],
      papers: [
        {
          title: 'Depressor consonants and tone shift in isiZulu are gradient until the penult',
          date: '2024-04-16',
          venue: 'sound',
          abstract:
            'Breathy-voiced consonants lower pitch and make high tones move. Is the movement categorical? Twelve speakers from Nongoma read 2,304 nouns in frames that vary the distance between depressor and phrase end. In non-final position the peak moves by an amount that grows with voice onset breathiness (H1–H2); at the penult, where lengthening applies, two clusters appear with nothing in between. We model this as phonetic overlap that grammar has reinterpreted in one position only. A speaker aged 23, recorded in Johannesburg, has categories throughout.',
        },
        {
          title: 'Conjoint, disjoint and what the verb has to do with focus in siSwati',
          date: '2022-03-24',
          venue: 'comparative',
          abstract:
            'Bantu verb forms that differ in being phrase-final or not are described by focus in some languages and by constituency in others. A production experiment with 30 siSwati speakers crosses the two. Of disjoint forms 97 % occur where constituency allows no other; focus adds nothing (posterior odds 0.02 to 0.11). Right-dislocated objects under focus, excluded by both theories, were nevertheless produced by eight speakers, with a pause of at least 210 ms. We suggest that a pause licenses its own phrase.',
        },
        {
          title: 'Elicitation by WhatsApp: Tone Judgements During a Closed Border',
          date: '2021-06-16',
          venue: 'speech',
          abstract:
            'When borders closed in 2020 our fieldwork on Xitsonga moved to voice messages. Comparing 640 items recorded face to face in 2019 with the same items as voice messages by the same eight speakers, we find pitch tracks usable in 94 %, vowel formants in 55. Judgements of minimal pairs agreed at 0.91. Speakers sent messages at night when data are cheap, and from kitchens with company. Remote elicitation of tone is feasible, whereas vowel quality still requires recording on site.',
        },
      ],
    },
    {
      university: 'asanogawa',
      name: 'Ayaka Shimomura',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Faculty of Letters',
      mail: 'shimomura-a',
      hIndex: 13,
      works: 39,
      topics: ['second language learning', 'pragmatics', 'discourse analysis', 'corpus linguistics'],
      papers: [
        {
          title: 'Learners’ aizuchi come late and in the right place: backchannels in Japanese as a second language',
          date: '2024-12-18',
          venue: 'learning',
          abstract:
            'Advanced learners of Japanese are told to nod more. In 40 dyadic conversations, 20 with a learner, we annotated 5,118 backchannels and the pitch, pause and particle that preceded each. Learners produce 14 a minute, natives 17. Placement after a particle is as consistent in both; the delay is 190 ms longer in learners, and such late tokens overlap with the next phrase, which natives later described as “interrupting”. More is therefore the wrong advice. Learners were all speakers of Mandarin or Korean with over two years in Japan.',
        },
        {
          title: 'Writing an apology to one’s landlord: genre knowledge in learner e-mail',
          date: '2022-07-12',
          venue: 'learning',
          abstract:
            'An apology by e-mail needs an order of moves that textbooks do not teach. We collected 312 messages from learners at three levels and 104 from natives to the same imagined landlord. Natives defer the reason to the third move in 83 %; learners open with it, less often at higher levels, and compensate with intensifiers. Eleven landlords rated a subset: the order of moves explains 37 % of rated sincerity, grammatical accuracy 8. The results suggest that genre, rather than politeness formulae, should be the focus of instruction.',
        },
        {
          title: 'Sentence-Final -Kedo as a Turn: A Corpus of Service Encounters',
          date: '2019-10-30',
          venue: 'speech',
          abstract:
            'Clauses that end in a concessive and never come to a main clause are frequent in Japanese service talk. In 1,944 such clauses from hotel receptions and a ward office, pitch at the end separates those that yield the turn from those that keep it, with 88 % accuracy by one threshold. Yielding clauses are completed by the hearer in one case out of five. The ward office produces them at twice the hotel’s rate, mostly when something has to be refused.',
        },
      ],
    },
    {
      university: 'makara',
      name: 'Hemi Rangiwhetu',
      title: 'Dr',
      position: 'Lecturer',
      department: 'School of Languages and Linguistics',
      mail: 'hemi.rangiwhetu',
      hIndex: 7,
      works: 17,
      topics: ['language documentation', 'sociolinguistics', 'language acquisition', 'te reo Māori'],
      papers: [
        {
          title: 'Which long vowels survive on road signs? Macrons, place names and the ears of Wellington',
          date: '2025-08-21',
          venue: 'mind',
          abstract:
            'Since 2019 road signs in the Wellington region write the macron on Māori place names. Do drivers who speak no Māori hear the difference that it marks? In a discrimination task with 146 adults, those who pass a given sign daily distinguish the pair for that very name better (by 9 points) than for names from elsewhere; new words gain nothing. Children under twelve, of whom 31 took part, carry the contrast over to new words. Signs were changed first on roads whose iwi had asked for it, so exposure and attitude come together.',
        },
        {
          title: 'Passives and politeness at the kōhanga reo: requests by teachers and three-year-olds',
          date: '2023-07-05',
          venue: 'documentation',
          abstract:
            'Imperatives in Māori are often passive. Recordings of 44 h in two language nests contain 3,190 requests. Teachers use the passive for 71 % of transitive requests and choose its suffix by the older system in all but 4 %. Children of three produce passives in 38 % of theirs, nearly always with -tia. Parents at home, six of whom recorded mealtimes, use -tia in 82 %. The older suffixes may thus be turning into a register of the nest.',
        },
        {
          title: 'Consent of the dead: reuse of 1946 wire recordings',
          date: '2021-03-30',
          venue: 'documentation',
          abstract:
            'Mobile units recorded 1,500 discs and wires of elders between 1946 and 1948. Linguists wish to use them; the speakers were never asked about it. For 22 speakers we approached descendants through their marae. Eighteen families agreed, eleven of them with conditions on single recordings such as genealogies, and the process took between two weeks and three years. I describe what was agreed in a form that others can adapt, and the four refusals without detail.',
        },
      ],
    },
    {
      university: 'coteaux',
      name: 'Bénédicte Lambrechts',
      title: 'Professor',
      position: 'Professor',
      department: 'Département de langues et littératures',
      mail: 'b.lambrechts',
      hIndex: 21,
      works: 76,
      topics: ['historical linguistics', 'corpus linguistics', 'syntax', 'Romance languages'],
      page: {
        language: 'fr',
        text: [
          'Bénédicte Lambrechts enseigne la linguistique historique et la syntaxe des langues romanes.',
          'Je codirige volontiers des thèses sur le wallon et sur le moyen français. Merci d’indiquer « Thèse 2027 » en objet. Adresse : b.lambrechts (arobase) coteaux (point) example.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'Thèse 2027',
          address: 'b.lambrechts (arobase) coteaux (point) example',
        },
      },
      papers: [
        {
          title: 'Negation in Liège Walloon never finished its cycle',
          date: '2025-06-30',
          venue: 'comparative',
          abstract:
            'French lost its preverbal negator in speech within three centuries; Walloon, its neighbour, has kept both parts. In 61 plays and almanacs from 1757 to 1938 I coded 8,410 negated clauses. The preverbal part is dropped in 4 % of clauses around 1760, 17 % around 1880 and 12 % in 1938. Subject clitics, which crowd the slot in French, are optional in Walloon, and where they occur dropping is three times likelier. Dramatic dialogue is a stylised witness; court depositions, of which I have 31, agree.',
        },
        {
          title: 'A scribe’s grammar and an author’s: word order in nine copies of one chronicle',
          date: '2022-09-22',
          venue: 'structure',
          abstract:
            'Syntax in medieval corpora is ascribed to authors though copied by scribes. Nine manuscripts of one fourteenth-century chronicle from Liège, aligned clause by clause, disagree on the position of the verb in 11 % of 4,016 main clauses. Scribes change verb-second order in one direction only, that of their own charters where these survive. Dating a change by the author would have been off by sixty years in the worst case. Null subjects are copied faithfully, perhaps since adding a pronoun spoils the line.',
        },
        {
          title: 'Auxiliary Selection in Border Villages, 1910 and 2018',
          date: '2020-06-17',
          venue: 'speech',
          abstract:
            'An atlas survey of 1910 asked for “I have been” in 305 Walloon villages, 22 of them at the Picard border. I returned to the 22 with the same question and 40 others. The boundary of “to be” has moved 6 to 9 km eastwards, through villages with a railway station first. Speakers below 60 could be found in seven villages. Younger speakers’ status as speakers was contested by their elders, which affects any estimate of change in apparent time.',
        },
      ],
    },
    {
      university: 'nokomis',
      name: 'Laurel Swensrud',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Linguistics',
      mail: 'swensrud',
      hIndex: 30,
      works: 84,
      topics: ['syntax', 'psycholinguistics', 'acceptability judgements', 'sign language users'],
      papers: [
        {
          title: 'Islands in American Sign Language: judgements from 96 native signers',
          date: '2026-05-12',
          venue: 'structure',
          abstract:
            'Island constraints have been tested in dozens of spoken languages and hardly in signed ones. Ninety-six native signers rated 320 video sentences in a factorial design for whether, complex NP, subject and adjunct islands, with avatars of two signers exchanged to control for delivery. Superadditive effects appear for all but subject islands, of sizes known from English. Resumptive pointing rescues complex NP islands fully and adjunct islands not at all. The results indicate that island effects are independent of modality.',
        },
        {
          title: 'Satiation is not evidence: repeated exposure without a grammar change',
          date: '2023-05-09',
          venue: 'mind',
          abstract:
            'Unacceptable sentences improve when heard often, and which ones do has been used to classify constraints. In four experiments with 1,204 participants we repeated ungrammatical strings of eleven kinds, among them word salads. All improved, in proportion to how far below the middle of the scale they started. A model of scale use with no grammar reproduces the rank order of improvement (0.9). Two kinds exceed the prediction of the model and are candidates for genuine syntactic satiation.',
        },
        {
          title: 'Agreement attraction needs two chances',
          date: '2021-02-23',
          venue: 'mind',
          abstract:
            'Attraction errors such as “the key to the cabinets are” are explained by retrieval at the verb or by encoding of the subject. Combining a maze task with a probe of the head’s number before the verb, we find wrong encoding in 6 % of trials and errors at the verb in 5 % of rightly encoded ones. Together they account for the overall rate, and individual differences in one do not predict the other. Number was probed by a picture, whose verification may repair the encoding it tests.',
        },
      ],
    },
    {
      university: 'shahgoli',
      name: 'Rovshan Ebadi',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Linguistics',
      mail: 'r.ebadi',
      hIndex: 8,
      works: 24,
      topics: ['language documentation', 'Iranian languages', 'historical linguistics', 'elicitation fieldwork'],
      papers: [
        {
          title: 'Tati of Karingan: a grammar sketch with forty minutes of text',
          date: '2024-07-17',
          venue: 'documentation',
          abstract:
            'Karingani Tati is spoken in a handful of villages north of Tabriz by people who shift to Azerbaijani at school. This sketch rests on elicitation with six speakers and 40 min of glossed narrative, made on five visits between 2019 and 2023. Of interest beyond the area are an ergative pattern that holds in the past with pronouns only and a reportative particle borrowed from Turkic. Gender is kept in demonstratives by two women over eighty. Texts and audio are deposited with a provincial archive under access conditions that the village council set.',
        },
        {
          title: 'Loan verbs in Azerbaijani–Tati contact: a light verb for every age',
          date: '2022-12-14',
          venue: 'comparative',
          abstract:
            'Turkic verbs enter Tati with a light verb meaning “do”, as the typology predicts, or as bare stems. In speech of 34 people from three villages the bare pattern makes up 2 % of 412 loan tokens among those over 60 and 29 % among those under 30. It begins with verbs for phone use. Change by generation can mimic change by topic; the older speakers had less to say about phones. With topic held constant in a picture task the difference shrinks to 3 and 17 %.',
        },
        {
          title: 'Dialect distance in western Iranian from a wordlist of one hundred',
          date: '2021-08-25',
          venue: 'comparative',
          abstract:
            'Forty varieties between Zanjan and the Caspian were sampled with one list of a hundred words. Edit distances group them by river valley, sound correspondences by older lineages; the two trees share 61 % of their splits. Villages which intermarry are 0.07 nearer on edit distance at equal geographic distance. Lists of a hundred words cannot weigh a correspondence attested twice, and eleven of the splits have bootstrap support below one half.',
        },
      ],
    },
    {
      university: 'aasee',
      name: 'Wiebke Tönsfeldt',
      title: 'Professor',
      position: 'Junior Professor',
      department: 'Institut für Sprachwissenschaft',
      mail: 'wiebke.toensfeldt',
      hIndex: 14,
      works: 36,
      topics: ['discourse analysis', 'pragmatics', 'social media writing', 'corpus linguistics'],
      papers: [
        {
          title: 'Full stops in the family chat: punctuation and age in 400,000 messages',
          date: '2025-02-19',
          venue: 'mind',
          abstract:
            'A full stop at the end of a chat message is said to be rude. In 212 donated German family chats with 401,000 messages, people over 55 put one in 47 % of messages, those under 25 in 3 %. Young writers use it in replies to a refusal nine times as often as elsewhere; their grandparents show no such pattern but the young respond to their stops with repair in 6 % of cases in the first month of a chat and in 1 % after a year. The findings support an account of punctuation as a contextualisation cue that is negotiated within dyads.',
        },
        {
          title: 'Voice Messages and the Return of the Opening Sequence',
          date: '2023-10-24',
          venue: 'speech',
          abstract:
            'Text chat did away with greetings; voice messages bring them back. Among 1,870 voice messages from 46 dyads 68 % open with a greeting or an account of the circumstances, such as walking or cooking, against 9 % of text turns by the same people. Accounts are longer where the hearer last used text. We read them as a request for listening time. All participants knew of the recording when they donated, none at the time of speaking.',
        },
        {
          title: 'Agreeing by Emoji in a Works Council: Stance Without Words',
          date: '2021-05-04',
          venue: 'speech',
          abstract:
            'During home office a works council of 17 met in a chat. Over eleven months they reacted to 2,950 proposals with emoji; votes by hand followed for 240. Thumbs up predict a vote in favour in 71 % of cases only, since it is also used for “seen”. Clapping hands never preceded a vote against. Members with management duties reacted first and thereby set which symbol others chose in two thirds of threads. The case study shows that reactions are a site of institutional hierarchy.',
        },
      ],
    },
    {
      university: 'lachine',
      name: 'Maïté Ouellet-Vollant',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Département de linguistique',
      mail: 'maite.ouellet',
      hIndex: 12,
      works: 40,
      topics: ['sociolinguistics', 'bilingualism', 'adult immigrants', 'discourse analysis'],
      papers: [
        {
          title: 'Which French at the Garage? Accommodation to Newcomers in Montréal Service Encounters',
          date: '2024-10-02',
          venue: 'speech',
          abstract:
            'Immigrants trained in international French meet another variety at work. Four mechanics and three trainees, from Algeria and Cameroon, wore microphones for six weeks. Mechanics reduce local vowel variants by 30 % to trainees in the first week and by 4 % in the last; trainees move towards them by 11 %. Tool names remain English in everyone’s mouth. When the owner enters, mechanics return to the local forms and trainees do not follow. The longitudinal case study complements surveys, in which the direction of accommodation cannot be observed.',
        },
        {
          title: 'Language tests and the rewriting of a life: narratives of francisation dropouts',
          date: '2022-02-23',
          venue: 'learning',
          abstract:
            'Attendance in state French courses is recorded, leaving is not explained. Thirty-three people who left before level 7 told us why, in the language of their choice, twice within eight months. Work schedules dominate first tellings (24 of 33), humiliation at placement tests second ones (19). The records of the 21 who consented show that 14 had been placed at least one level below the one they later passed privately. Tellings change with the listener, and after eight months we were no longer the ministry to them.',
        },
        {
          title: 'Innu loans in the French of the Côte-Nord, and who denies them',
          date: '2020-04-07',
          venue: 'comparative',
          abstract:
            'Regional dictionaries list 14 Innu loanwords in the French of the Côte-Nord. Recordings of hunters and nurses in four towns contain 63, used 1,180 times, most for snow, ice and sledges. Of 120 residents asked afterwards, those who had used them most denied knowing them in 40 % of cases. In Sept-Îles denial goes with distance from the reserve, in Natashquan with age. I argue that denial of loanwords is a form of boundary work.',
        },
      ],
    },
    {
      university: 'portici',
      name: 'Loredana Fiorentini-Mele',
      title: 'Professor',
      position: 'Professor Emerita',
      department: 'Department of Languages and Literatures',
      mail: null,
      hIndex: 27,
      works: 130,
      topics: ['phonology', 'historical linguistics', 'acoustic analysis', 'Italian dialects'],
      papers: [
        {
          title: 'Raddoppiamento lost and found: gemination across word boundaries in Emilian Italian',
          date: '2021-10-01',
          venue: 'sound',
          abstract:
            'Northern Italian is described as lacking the lengthening of consonants after stressed monosyllables. Among 40 Bolognese speakers recorded in 1988 and 22 of them again in 2017, consonant duration after such words rose from 1.04 to 1.17 times the baseline. The gain is largest among teachers and absent among tradesmen who worked in dialect. Television is an obvious suspect, though the change is not found in words that were never broadcast with it. Ageing slows speech, for which we corrected by local rate.',
        },
        {
          title: 'Vowel length before voiced stops in four dialects of the Apennines',
          date: '2019-03-20',
          venue: 'sound',
          abstract:
            'Along 38 km of the old Porrettana road, four villages speak dialects with two, three, three and four degrees of vowel length. Measurements of 3,400 vowels show that the third degree is carried by duration in one and by a falling contour in the other of the middle villages. Listeners from each were played the neighbours’ words and classified them at chance. It seems that no continuum joins the two ends. Women married into the villages were excluded by the sampling that was usual when I began this study in 1994.',
        },
        {
          title: 'Archive tapes at the wrong speed: detection by mains hum',
          date: '2020-11-12',
          venue: 'sound',
          abstract:
            'Dialect recordings on open reel may have been digitised at the wrong speed, which ruins formants and durations alike. Mains hum at 50 Hz betrays it. Of 411 digitised reels in two Italian archives, 37 deviate by over 2 % and three by a factor of two. Battery recorders leave no hum; for 90 such reels church bells of known pitch, audible in 19, give a second standard. Earlier publications of mine based on four of the reels are corrected in the appendix.',
        },
      ],
    },
    {
      university: 'braidhills',
      name: 'Katarzyna Mackiewicz',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Philosophy and Language Sciences',
      mail: 'k.mackiewicz',
      hIndex: 20,
      works: 43,
      topics: ['corpus linguistics', 'usage-based modelling', 'language acquisition', 'historical linguistics'],
      papers: [
        {
          title: 'Irregular verbs regularise by neighbourhood, not only by frequency',
          date: '2025-12-03',
          venue: 'mind',
          abstract:
            'Rare irregular verbs become regular; a half-life law with token frequency as sole predictor is widely cited. Refitting it to 249 English verbs with dated attestations in place of dictionary periods, we find that frequency explains 44 % of the variance in survival, and membership in a gang of phonologically similar irregulars another 27 %. Verbs in gangs of more than four regularise at a third of the rate. A simulation in which learners generalise from at most 300 verbs per generation yields the gangs by itself. The oldest attestations cluster in a few genres.',
        },
        {
          title: 'How much Zipf is in the sampling? Burstiness and vocabulary growth',
          date: '2023-06-01',
          venue: 'structure',
          abstract:
            'Vocabulary growth curves are extrapolated as if words were drawn independently. Words come in bursts, and independence overestimates the vocabulary of the next million words by 6 to 31 % across twelve languages. A two-parameter correction estimated by splitting texts into paragraphs brings the error below 3 %. Morphologically rich languages need no separate treatment. For transcribed speech it does not work: topics shift without paragraphs.',
        },
        {
          title: 'Iterated learning of evidentials: do sources compete for markers?',
          date: '2021-09-14',
          venue: 'mind',
          abstract:
            'Grammars mark how one knows: by sight, by report, by inference. Languages with two markers nearly always put sight against the rest. We let 240 participants transmit an artificial language with three markers along twelve chains. By generation six, ten chains had two markers, in seven of which sight stood alone. Memory load alone predicts a loss but not which, and communicative need in the task, which we varied between chains, changed nothing. We conclude that biases in learning suffice to account for the typological asymmetry, with the reservation that all participants were speakers of English.',
        },
      ],
    },
    {
      university: 'kordon',
      name: 'İpek Taşkıran',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Linguistics',
      mail: 'ipek.taskiran',
      hIndex: 16,
      works: 41,
      topics: ['psycholinguistics', 'second language learning', 'language acquisition', 'event-related potentials'],
      papers: [
        {
          title: 'Evidential errors do not surprise the brain of the late bilingual',
          date: '2024-09-26',
          venue: 'mind',
          abstract:
            'Turkish verbs say whether the speaker saw what is reported. Mismatches evoke a late positivity in monolingual listeners. We recorded event-related potentials in 34 returnees from Germany, half of whom had come back before the age of eight. Early returnees show the positivity at three quarters of the amplitude, late returnees not at all, though both groups find the same sentences odd in a questionnaire (82 and 79 %). Knowledge that needs time is the likeliest reading. Testing took place in İzmir with an all-Turkish team; code-switching mode was not controlled.',
        },
        {
          title: 'Vowel harmony helps segmentation until words get long',
          date: '2022-06-15',
          venue: 'structure',
          abstract:
            'Infants could find word boundaries where vowel harmony breaks. In an artificial stream with harmonic words of two to four syllables, 96 Turkish nine-month-olds preferred words to part-words for two syllables (effect 0.41 s looking time), slightly for three and not for four. Corpus counts explain it: three quarters of Turkish words that infants hear carry suffixes whose harmony extends past the stem. German infants, who hear no harmony, showed no preference.',
        },
        {
          title: 'Relative clauses in textbooks and what pupils read in them: a self-paced study in grade five',
          date: '2020-10-27',
          venue: 'learning',
          abstract:
            'Turkish school science is full of prenominal relative clauses. Self-paced reading by 143 fifth-graders of textbook sentences and of paraphrases with the same words showed object relatives to cost 310 ms per region over subject relatives, twice the adult value. Comprehension of the fact stated fell from 81 to 63 %. Splitting the clause into two sentences restored it, and lengthened the book by 4 %. Children from Kurdish-speaking homes, 22 in number, showed the same pattern and lower overall speed.',
        },
      ],
    },
  ],
);
