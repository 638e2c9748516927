import { worldField } from '../types.ts';

export const languageProcessing = worldField(
  'Natural language processing',
  {
    circle: { name: 'Transactions of the Language Technology Circle', capitals: 'title' },
    multilingual: { name: 'Proceedings of the Meeting on Multilingual Computing', capitals: 'title' },
    text: { name: 'Journal of Text and Meaning', capitals: 'sentence' },
    evaluation: { name: 'Workshop on Evaluation of Language Systems', capitals: 'title' },
    speech: { name: 'Speech and Dialogue Research', capitals: 'sentence' },
  },
  [
    {
      university: 'soderkaj',
      name: 'Sigrid Ljungkvist',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Language Technology',
      mail: 'sigrid.ljungkvist',
      hIndex: 34,
      works: 98,
      topics: [
        'multilingual representations',
        'morphological analysis',
        'low-resource languages',
        'subword segmentation',
      ],
      page: {
        language: 'sv',
        text: [
          'Sigrid Ljungkvist leder forskargruppen Ordens delar.',
          'Doktorandtjänster utlyses i mars varje år på https://soderkaj.example/lediga-jobb. Ansökningar per e-post kan vi tyvärr inte behandla.',
        ],
        says: { portal: 'https://soderkaj.example/lediga-jobb' },
      },
      papers: [
        {
          title: 'Where Subwords Break: Segmentation Consistency and Inflection in 42 Languages',
          date: '2025-07-27',
          venue: 'multilingual',
          abstract:
            'Multilingual models share one subword vocabulary, in which the same stem is often split differently across its forms. We define a consistency score for paradigms and compute it for 42 languages and seven vocabularies. Consistency ranges from 0.21 (Georgian) to 0.83 (Swedish) and predicts accuracy on unseen inflections with a correlation of 0.72, beyond the effect of training data size. Re-segmenting a vocabulary of equal size with a paradigm-level objective improves inflection by 6.8 points on average and leaves perplexity unchanged. For languages with productive reduplication the score is not defined, and they are excluded from the analysis.',
        },
        {
          title: 'Morphological probes that survive control tasks',
          date: '2023-03-13',
          venue: 'text',
          abstract:
            'Probing classifiers recover case, number and tense from the representations of language models, but a sufficiently expressive probe can also memorise arbitrary labels. We construct control tasks at the level of lemmas for 18 languages and evaluate linear, bilinear and nearest-neighbour probes. Selectivity is positive for number in all languages and for case in 11; tense information is not distinguishable from lemma identity in six languages with small corpora. Nearest-neighbour probes with 200 examples per class give the highest selectivity. The released tasks allow existing probing studies to be re-examined.',
        },
        {
          title: 'Lexicon or Corpus? Allocating Annotation for a New Language',
          date: '2021-11-08',
          venue: 'circle',
          abstract:
            'A project that documents a new language can spend its hours on a lexicon with paradigms or on annotated text. Using simulated budgets of 20 to 320 hours, with annotation times measured for two annotators of Elfdalian and one of Kven, we compare the two for tagging, parsing and spelling correction. Lexicon entries are preferable below 80 hours for all tasks, and for spelling correction throughout. Mixed strategies are never worse than the better pure one by more than 0.7 points. Annotation speed differed by a factor of 1.8 between annotators, which shifts the crossover to between 50 and 110 hours.',
        },
      ],
    },
    {
      university: 'dreisam',
      name: 'Till Haberstroh',
      title: 'Dr',
      position: 'Research Group Leader',
      department: 'Department of Informatics',
      mail: 'till.haberstroh',
      hIndex: 22,
      works: 41,
      topics: ['machine translation', 'human evaluation protocols', 'low-resource languages'],
      papers: [
        {
          title: 'Translators Prefer the Sentence, Readers the Document: A Study of Two Evaluation Protocols',
          date: '2025-11-05',
          venue: 'evaluation',
          abstract:
            'Human evaluation of machine translation is carried out by professional translators who see segments in context, while the intended audience reads whole documents. We collected 14,200 judgements by 24 translators and 9,600 by 310 readers for eight systems and three language pairs. The two groups agree on the best system in one language pair out of three. Readers penalise inconsistent terminology 2.3 times as heavily and hardly notice errors of agreement. Adding a document-level consistency item to the translators’ protocol raises system-level agreement from 0.61 to 0.86. News and manuals were evaluated; literary texts may behave differently.',
        },
        {
          title: 'Neural Metrics Reward Translationese in the Reference',
          date: '2023-12-06',
          venue: 'evaluation',
          abstract:
            'Learned metrics correlate well with human judgements at the system level. We ask whether they are biased towards references that are themselves translations. For 1,500 segments in English–German and English–Czech with two references, one of which was rewritten by native authors without access to the source, five metrics prefer system outputs by 1.4 to 3.9 points when scored against the translated reference. Rankings of the top four systems change for two metrics. A linear correction based on a translationese classifier removes most of the bias. Human ratings of the same outputs do not depend on the reference.',
        },
        {
          title: 'Back-translation with noisy monolingual text: filtering is worth more than volume',
          date: '2021-06-14',
          venue: 'text',
          abstract:
            'Back-translation uses monolingual text that, for many languages, is crawled and noisy. We vary quantity and quality of monolingual data for Sorbian, Galician, Marathi and Swahili and train 96 systems. Filtering by a language-model score and by document-level language identification at 30 % of the volume improves quality by 1.1 to 2.6 points of chrF over unfiltered data. The effect is largest for Upper Sorbian, where 41 % of crawled sentences are in another Slavic language. Tagging of synthetic data yields an additional 0.4. All systems are of one size, and interactions with model capacity remain open.',
        },
      ],
    },
    {
      university: 'shahgoli',
      name: 'Samaneh Ranjbari',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Faculty of Computer Engineering',
      mail: 's.ranjbari',
      hIndex: 16,
      works: 44,
      topics: ['right-to-left scripts', 'low-resource languages', 'question answering', 'morphological analysis'],
      papers: [
        {
          title: 'Ezafe Recovery Without Diacritics: What Persian Language Models Know and When',
          date: '2026-01-28',
          venue: 'circle',
          abstract:
            'Written Persian omits the ezafe, the linker within noun phrases, so that phrase boundaries have to be inferred. We study how five pretrained models represent it by means of layer-wise probes and causal interventions on 12,400 sentences with expert diacritics. The linker is decodable with an F1 of 0.97 in middle layers of all models. Interventions which remove it lower accuracy in a downstream attachment task from 0.91 to 0.74, and have little effect on sentiment or entity recognition. Poetry reduces decoding to 0.85. The annotated corpus contains news, blogs and subtitles in equal parts, and is published under an open licence.',
        },
        {
          title: 'Azerbaijani in Two Scripts: Transfer Between Arabic and Latin Orthographies',
          date: '2024-05-20',
          venue: 'multilingual',
          abstract:
            'Azerbaijani is written in Latin script in the Republic and in Perso-Arabic script in Iran, where no standard orthography is taught. Models trained on the former are of little use for the latter. We compare rule-based transliteration, character-level models and joint training for tagging, entity recognition and retrieval on a new corpus of 310,000 words of online text from Iran. Transliteration with a vowel-restoring model recovers 88 % of the performance on Latin text; joint training adds 3 points. Spelling variation, on average 2.7 forms per frequent lemma, causes most of the remaining errors.',
        },
        {
          title: 'Unanswerable questions in a Persian reading comprehension data set',
          date: '2022-09-12',
          venue: 'text',
          abstract:
            'Data sets for question answering in Persian were created by translation or contain answerable questions only. We present 41,000 questions written by native speakers on encyclopaedia paragraphs, a third of which have no answer in the paragraph. Human performance is 92.1 F1; the best model reaches 81.4, and 68.9 on unanswerable questions. Models trained on translated data abstain in 12 % of unanswerable cases. An analysis of 500 errors attributes 27 % to numerals in mixed notation and 19 % to light verb constructions. Question writers were students, which is reflected in a preference for biographical topics.',
        },
      ],
    },
    {
      university: 'jacksonharbor',
      name: 'Carla Benítez-Moss',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Computer Science',
      mail: 'cbmoss',
      hIndex: 46,
      works: 122,
      topics: ['language model evaluation', 'bias in language models', 'fact verification', 'retrieval augmentation'],
      papers: [
        {
          title: 'Benchmarks Age: Measuring the Loss of Discriminative Power in 60 Language Understanding Tests',
          date: '2025-05-01',
          venue: 'evaluation',
          abstract:
            'Benchmarks are introduced when systems fail them and used long after they succeed. Applying item response models to the outputs of 210 language models on 60 benchmarks, we estimate how many items still discriminate among the best twenty models of each year. The median benchmark loses half of its informative items within 19 months of publication. Label errors make up 31 % of the items that continue to separate strong models. A subset of 4 % of items, selected adaptively, reproduces rankings with a rank correlation of 0.96. The analysis assumes unidimensional ability, which is rejected for 9 of the 60 benchmarks.',
        },
        {
          title: 'Retrieval Helps Less Where the Model Is Already Wrong: Conflict Between Memory and Evidence',
          date: '2024-02-22',
          venue: 'circle',
          abstract:
            'Retrieval augmentation is expected to correct false beliefs of language models. For 7,300 questions we elicit the parametric answer of six models, and then provide passages that support it, contradict it or are unrelated. When parametric confidence is above 0.8, contradicting passages change the answer in 46 % of cases, even if three passages agree. Instruction tuning on synthetic conflicts raises this to 79 % and also makes models follow false passages more often (from 18 to 37 %). A reliability tag learned from provenance mitigates part of the trade-off. Questions concern facts with one correct answer.',
        },
        {
          title: 'Occupational gender bias across prompts: a variance decomposition',
          date: '2022-10-03',
          venue: 'text',
          abstract:
            'Bias scores of language models are obtained from a few templates. We measure gender bias for 140 occupations with 96 paraphrased prompts in 14 models and decompose the variance of the score. Prompts account for 38 %, their interaction with models for 29 %, models for 11 %. At least 25 prompts are required for a reliability of 0.8 in ranking models. Three published comparisons, re-run with that number, are not confirmed, whereas occupation effects are stable. All prompts are in English and binary gender is assumed by the score examined.',
        },
      ],
    },
    {
      university: 'braidhills',
      name: 'Gordon Achebe',
      title: 'Dr',
      position: 'Reader',
      department: 'School of Informatics',
      mail: 'g.achebe',
      hIndex: 28,
      works: 60,
      topics: ['low-resource languages', 'speech recognition', 'cross-lingual transfer', 'active learning'],
      page: {
        language: 'en',
        text: [
          'Speech technology for African languages, with the people who speak them.',
          'I can take up to two PhD students in 2027 (funded for UK and Nigerian applicants). Write to g.achebe@braidhills.example with AFRISPEECH PHD in the subject, and tell me which language you would work on and who you would work with.',
        ],
        says: { students: 'yes', subjectCode: 'AFRISPEECH PHD', address: 'g.achebe@braidhills.example' },
      },
      papers: [
        {
          title: 'Tone in self-supervised speech models: evidence from Yoruba, Igbo and Ewe',
          date: '2025-08-18',
          venue: 'speech',
          abstract:
            'Self-supervised speech models are trained mainly on languages without lexical tone. We examine whether their representations encode it for three West African languages, using 38 h of read speech with tonal transcription. Linear probes classify three tone levels in Yoruba with 84 % accuracy from intermediate layers, close to the 88 % obtained from normalised pitch. Fine-tuning for recognition with untoned orthography reduces accuracy to 71 %; with toned orthography it rises to 93 %, and word error rate on ambiguous pairs falls from 41 to 17 %. Downstep in Igbo is not encoded linearly in any of the layers.',
        },
        {
          title: 'Choosing What to Transcribe: Active Learning for Speech When Annotators Are Few',
          date: '2023-08-21',
          venue: 'multilingual',
          abstract:
            'Active learning for speech recognition selects utterances by uncertainty, and these are often the ones that are hardest to transcribe. With three annotators of Nupe and two of Efik we recorded transcription time and disagreement for 9,400 utterances selected by five criteria. Per hour of annotation, uncertainty sampling is no better than random selection, since uncertain utterances take 1.9 times as long. Selection for phonetic coverage, at equal cost, lowers character error rate by 2.2 points. Annotators found long uncertain utterances discouraging. Costs should therefore be measured and not assumed to be uniform.',
        },
        {
          title: 'Cross-Lingual Transfer Through Loanwords: English, Hausa and the Order of Pretraining',
          date: '2021-08-01',
          venue: 'circle',
          abstract:
            'Loanwords offer anchors between languages that are otherwise unrelated. We measure their contribution to transfer from English and Arabic to Hausa in entity recognition and topic classification. Masking 1,800 identified loanwords in pretraining lowers zero-shot performance by 4.7 points for English and 1.2 for Arabic, whose loans are older and adapted. Continued pretraining in the order Arabic–English–Hausa is better than the reverse by 1.5 points. Effects for topic classification are within variation over seeds. Identification of loanwords was carried out by one linguist and checked on a sample of 200 (kappa 0.81).',
        },
      ],
    },
    {
      university: 'lachine',
      name: 'Kim-Anh Truong-Lavoie',
      title: 'Professor',
      position: 'Associate Professor',
      department: "Département d'informatique",
      mail: 'kimanh.truong',
      hIndex: 25,
      works: 55,
      topics: ['text summarisation', 'clinical notes', 'fact verification', 'question answering'],
      papers: [
        {
          title: 'Discharge Summaries by Machine: Omissions Matter More Than Hallucinations',
          date: '2025-10-09',
          venue: 'circle',
          abstract:
            'Automatic discharge summaries are evaluated mainly for hallucinated content. Fourteen physicians compared machine and human summaries of 280 hospital stays in French and English, marking unsupported statements and missing facts with their clinical consequence. Machine summaries contain 0.7 unsupported statements per document, human ones 0.4. They omit 2.9 facts of consequence, human ones 1.6, most often a changed dose. Faithfulness metrics correlate with the former (0.55) and not with the latter. A checklist of medication changes given as part of the input reduces omissions to 1.8 in the adult, non-psychiatric stays studied.',
        },
        {
          title: 'Aligning Summaries With Notes: Provenance at the Level of Clauses',
          date: '2023-07-11',
          venue: 'circle',
          abstract:
            'Clinicians trust a summary when they can see where a statement comes from. We describe a corpus of 8,900 clauses from discharge summaries aligned with 31,000 spans in source notes by two nurses, and a model that predicts such alignments with an F1 of 0.79. A third of clauses require more than one span, and 7 % express a clinical inference without a span. In a reading experiment with 22 residents, verification of a statement took 9 s with and 31 s without alignment, at equal accuracy. Copy-forward text was removed beforehand, since every copy would be a legitimate source.',
        },
        {
          title: 'Abbreviations in Québec clinical notes: sense inventories and mixed-language contexts',
          date: '2021-04-13',
          venue: 'text',
          abstract:
            'Clinical notes in Québec mix French and English, and abbreviations may be expanded in either. From 1.2 million notes we derive an inventory of 1,940 abbreviations with 4,310 senses, and annotate 20,500 occurrences. For 14 % of abbreviations senses differ by language. A disambiguation model with language identification at the token level reaches an accuracy of 94.1 %, compared with 91.6 % without. Errors concentrate on abbreviations of drug routes. Notes stem from one hospital network with an anglophone and a francophone site.',
        },
      ],
    },
    {
      university: 'portici',
      name: 'Matteo Gandolfi-Neri',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Language Technology',
      mail: 'matteo.gandolfi',
      hIndex: 31,
      works: 108,
      topics: ['parliamentary debates', 'information extraction', 'fact verification', 'weak supervision'],
      papers: [
        {
          title: 'Claims Repeated in Parliament: Detecting Paraphrases of Verified Statements in Eleven Chambers',
          date: '2024-08-12',
          venue: 'multilingual',
          abstract:
            'Politicians repeat claims after these have been checked. We link 6,200 fact-checked statements to later speeches in eleven European parliaments, a corpus of 340 million words in nine languages. A retrieval model trained with weak supervision from quotation marks reaches a precision of 0.82 at a recall of 0.64 in manual evaluation. False claims are repeated as often as true ones after the check, and their repetition declines after a check in the speaker’s own country only. Irony and reported speech are the principal sources of error. Fact-checkers select claims of prominent speakers, which restricts conclusions on frequency.',
        },
        {
          title: 'Event extraction from regional newspapers with rules written by journalists',
          date: '2022-12-08',
          venue: 'text',
          abstract:
            'Local newsrooms would like to count accidents at work, evictions or floods from their archives. We let nine journalists write labelling functions in a constrained language and combined them in a generative label model. For six event types F1 on 1,200 annotated articles lies between 0.71 and 0.88 after four hours of work, equivalent to between 600 and 2,500 labelled articles. Journalists wrote more precise rules than computational linguists (0.93 against 0.88 precision) and fewer of them. Event types without a typical vocabulary, such as conflicts of interest, could not be captured.',
        },
        {
          title: 'Named Entities in Eighteenth-Century Gazettes: Normalisation or Adaptation?',
          date: '2020-05-11',
          venue: 'circle',
          abstract:
            'Recognition of entities in historical newspapers suffers from spelling variation and errors of optical recognition. For gazettes printed in Bologna and Milan between 1714 and 1796 we compare spelling normalisation, continued pretraining and both together, with 68,000 annotated tokens. Continued pretraining on 90 million tokens improves F1 by 11 points, normalisation by 5, and their combination is not better than the former. Place names abroad are recognised worst (0.58). The error rate of optical recognition explains 62 % of the variance between issues, and correction of the lowest quartile is more effective than any of the models.',
        },
      ],
    },
    {
      university: 'gapcheon',
      name: 'Jang Woo-jin',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'School of Computing',
      mail: 'woojin.jang',
      hIndex: 20,
      works: 33,
      topics: ['dialogue systems', 'instruction tuning', 'language model evaluation', 'code-switched conversation'],
      papers: [
        {
          title: 'Honorifics Under Instruction: Speech Levels in Korean Dialogue Models',
          date: '2025-06-30',
          venue: 'circle',
          abstract:
            'Korean speakers choose among speech levels according to the relation between interlocutors and keep to them. We evaluate nine dialogue models on 2,400 multi-turn scenarios with specified relations. The initial level is appropriate in 81 to 95 % of dialogues, but after eight turns 34 % contain an unmotivated shift, usually to the polite default. Instruction tuning with 5,000 dialogues that contain a licensed shift reduces unmotivated shifts to 9 % and teaches models to follow an explicit proposal to speak casually. Ratings by 60 native speakers of different ages disagree on workplace scenarios, for which no single reference should be assumed.',
        },
        {
          title: 'Clarify or Answer? Calibrated Question Asking in Task-Oriented Dialogue',
          date: '2023-07-10',
          venue: 'circle',
          abstract:
            'Dialogue systems that ask for clarification too often are abandoned. We model the decision to ask as a function of expected information gain and user cost, and estimate the latter from 18,000 logged conversations of a railway booking service. Compared with thresholds on confidence, the policy asks 23 % fewer questions at equal task success in simulation. In a two-week live test with 3,100 users success rose from 77 to 80 % and median duration fell by 14 s. Users above 65, who made up 8 % of the test, preferred more questions. Cost estimates are specific to the service.',
        },
        {
          title: 'Korean–English code-switching in developer chat: a corpus and a parser',
          date: '2021-12-20',
          venue: 'text',
          abstract:
            'Korean developers combine English stems with Korean morphology in chat, a kind of switching within words that parsers trained on either language do not analyse. We annotate 6,100 messages with universal dependencies, including 3,900 mixed words. A parser with a shared morpheme-level encoder improves labelled attachment from 68.3 to 79.5. Training on synthetic mixtures of monolingual treebanks gives two thirds of that gain. Agreement of annotators is 0.89 for attachment and 0.74 for the part of speech of English stems with a light verb.',
        },
      ],
    },
    {
      university: 'barigui',
      name: 'Marina Tavares Kuhn',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Departamento de Informática',
      mail: 'marina.kuhn',
      hIndex: 13,
      works: 30,
      topics: ['low-resource languages', 'machine translation', 'legal contracts', 'morphological analysis'],
      papers: [
        {
          title: 'Translating Into Kaingang With a Grammar in the Prompt: What Large Models Use',
          date: '2025-07-29',
          venue: 'multilingual',
          abstract:
            'Language models can translate into unseen languages when a grammar book is included in the prompt. We investigate which parts of the book are used, for Kaingang, with 1,060 sentence pairs prepared together with teachers of two indigenous schools. Parallel examples within the book account for 83 % of the improvement; explanations alone give 1.2 points of chrF. Ergative marking is produced correctly in 31 % of sentences with and in 28 % without its chapter. Teachers judged 22 % of outputs usable after correction. The community asked that outputs not be placed online, and only aggregated results are released.',
        },
        {
          title: 'Segmenting and Retrieving Clauses in Brazilian Lease Contracts',
          date: '2023-10-30',
          venue: 'circle',
          abstract:
            'Tenants’ associations want to compare lease contracts, which follow no standard layout. We collected 3,480 scanned contracts from three cities and annotated 42 clause types in 600 of them. Segmentation with layout features reaches 0.91 F1, classification 0.86. Retrieval of unusual clauses, defined by distance from the nearest clause of the same type, finds 71 % of those which two lawyers considered unfair, among the first ten results. Optical recognition of stamped pages limits recall. The contracts were contributed by tenants, and disputed ones are likely to be over-represented.',
        },
        {
          title: 'Verbal morphology of Guarani varieties: a finite-state analyser evaluated on speech',
          date: '2021-05-24',
          venue: 'text',
          abstract:
            'Finite-state analysers of Guarani were developed for written Paraguayan Guarani. We extend an analyser to Mbya and evaluate it on transcribed speech of 26 speakers from four villages in Paraná. Coverage rises from 61 to 87 % of tokens, with 2.4 analyses per token. Incorporated nouns and evidential clitics are the main sources of missing analyses. A statistical disambiguator trained on 9,000 tokens selects the right analysis in 91 % of cases. Orthographic conventions differ between villages and are treated by separate normalisation rules.',
        },
      ],
    },
    {
      university: 'kordon',
      name: 'Alper Hatipoğlu',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Computer Engineering',
      mail: 'alper.hatipoglu',
      hIndex: 29,
      works: 116,
      topics: ['morphological analysis', 'speech recognition', 'school essays', 'low-resource languages'],
      papers: [
        {
          title: 'Scoring Turkish School Essays: Agreement, Feedback and the Effect of Handwriting',
          date: '2024-06-18',
          venue: 'evaluation',
          abstract:
            'Automated essay scoring has been studied mostly for typed English. We collected 11,300 handwritten essays of Turkish eighth-graders on six topics, each scored by two teachers. A scoring model on manual transcriptions reaches a quadratic kappa of 0.78, teachers 0.74 with each other. With automatic transcription kappa falls to 0.71, and more so for untidy handwriting, which teachers also penalise by 0.3 points. Feedback at the level of suffix errors was understood by 84 % of pupils. Topics unseen in training reduce kappa to 0.62, so that the model is not suitable for new topics without calibration.',
        },
        {
          title: 'Subword units for agglutinative speech recognition in the era of end-to-end models',
          date: '2022-03-30',
          venue: 'speech',
          abstract:
            'Morph-based units were essential to the recognition of Turkish with hybrid systems. We revisit the choice of units for end-to-end models with between 100 and 3,000 h of training data. Linguistic morphs outperform byte-pair units by 1.6 points of word error rate at 100 h and by 0.1 at 3,000 h. Rare suffix sequences benefit at all sizes (relative reduction of 11 %). Decoding with morphs is slower by 30 % as sequences are longer. Results for Finnish and Kyrgyz agree with those for Turkish, for Kyrgyz up to 140 h.',
        },
        {
          title: 'Morphological Disambiguation by Majority of Annotator Habits',
          date: '2019-11-04',
          venue: 'circle',
          abstract:
            'Treebanks of Turkish differ in the treatment of derivation. We re-annotated 5,000 tokens with four annotators who had each worked on another treebank. Agreement on the full analysis is 0.71, on inflection alone 0.93. Training data that keep the annotator’s identity as a feature improve disambiguation by 1.9 points over pooled data. Of the remaining disagreements 60 % concern three suffixes, for which we propose explicit guidelines.',
        },
      ],
    },
    {
      university: 'liesbeek',
      name: 'Palesa Moloi-Hendricks',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Department of Computer Science',
      mail: 'palesa.moloi',
      hIndex: 14,
      works: 34,
      topics: ['low-resource languages', 'multilingual representations', 'weak supervision', 'question answering'],
      papers: [
        {
          title: 'Isolated Tokens, Agglutinated Words: Retrieval for isiZulu and Sesotho School Questions',
          date: '2025-04-29',
          venue: 'multilingual',
          abstract:
            'Learners ask questions in their home language about textbooks that exist in English. We built a retrieval set of 4,700 questions in isiZulu and Sesotho from six schools, with relevant paragraphs of natural science textbooks. Multilingual dense retrievers place a relevant paragraph among the first five for 52 % of Sesotho and 37 % of isiZulu questions. Morphological segmentation of queries raises the latter to 49 %. Translating queries performs slightly better (55 and 51 %), at four times the latency. Code-switched questions, one fifth of the total, are answered better than monolingual ones by all systems.',
        },
        {
          title: 'Named entity annotation by radio listeners: quality control for Sesotho and Setswana',
          date: '2023-02-24',
          venue: 'text',
          abstract:
            'Annotators for southern African languages are hard to recruit through crowdsourcing platforms. We worked with listeners of two community radio stations, who annotated entities in transcribed news by voice over the telephone. In eleven weeks 214 listeners annotated 31,000 sentences. After weighting by estimated reliability, labels agree with those of linguists at a kappa of 0.83, in comparison with 0.86 among linguists. Voice annotation takes 1.4 times as long as annotation by screen. Participation followed the schedule of the station and declined once the airtime reward was delayed.',
        },
        {
          title: 'Noun Class Agreement in Multilingual Encoders',
          date: '2021-10-11',
          venue: 'circle',
          abstract:
            'Bantu languages mark agreement with up to eighteen noun classes. We test whether multilingual encoders represent class beyond the form of the prefix. Minimal pairs with homophonous prefixes and with loanwords without a prefix were created for isiZulu, Sesotho and Swahili (5,400 pairs). Models prefer the right agreement in 71, 76 and 88 % of pairs in general, and in 53, 58 and 74 % for homophonous prefixes. Differences correspond to the size of pretraining corpora. Continued pretraining on 20 million tokens raises isiZulu to 79 and 64 %.',
        },
      ],
    },
    {
      university: 'monongah',
      name: 'Zachary Feng-Whitaker',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'School of Computing',
      mail: 'zfw',
      hIndex: 37,
      works: 76,
      topics: ['instruction tuning', 'language model evaluation', 'probing classifiers', 'question answering'],
      page: {
        language: 'en',
        text: [
          'Zachary Feng-Whitaker, School of Computing. I am on leave until August 2027.',
          'While on leave I am not reading mail from prospective students and will not be admitting any. Please do not send me applications.',
        ],
        says: { students: 'no', doNotEmail: true },
      },
      papers: [
        {
          title: 'How Many Instructions Are in an Instruction Set? Effective Diversity of Tuning Data',
          date: '2025-05-19',
          venue: 'circle',
          abstract:
            'Instruction tuning sets are described by the number of their examples. We propose an effective number, the exponential of the entropy of gradient clusters, and compute it for 23 public sets. It ranges from 90 to 11,400 and explains 64 % of the variance in held-out task performance, compared with 22 % for size. Synthetic sets are overestimated by size by a factor of up to 70. Greedy selection according to gradient novelty attains the performance of a full set of one million with 38,000 examples. Gradients are taken from one 7B model; clusters obtained with another model overlap by 0.71.',
        },
        {
          title: 'Chain-of-Thought Consistency Does Not Imply Use: Interventions on Intermediate Numbers',
          date: '2024-03-07',
          venue: 'circle',
          abstract:
            'Explanations generated before an answer may or may not influence it. In 3,200 arithmetic and date problems we replace one intermediate number by a wrong one and observe whether the answer follows. Models of over 30B parameters follow the edited number in 48 % of the problems, smaller ones in 72 %. Larger models more often return to the correct result without comment. Fine-tuning on edited chains makes answers follow in 91 % of cases and lowers unedited accuracy by 3 points. The problems permit exact interventions, which open-ended reasoning does not.',
        },
        {
          title: 'What do probes trained on one layer say about another? Transfer matrices for 40 properties',
          date: '2022-05-16',
          venue: 'text',
          abstract:
            'Layer-wise probing trains a separate classifier for every layer and cannot tell whether a property is encoded in the same way. We train probes for 40 properties at each of 24 layers and apply them to all others. For 27 properties transfer is confined to blocks of three to six layers, the borders of which coincide across properties in two of three models. Aligning layers by Procrustes rotation before transfer removes the borders, which indicates that they reflect a change of basis. Syntactic depth is an exception. Results for encoder models are not replicated in a decoder of the same size.',
        },
      ],
    },
    {
      university: 'noorderplein',
      name: 'Geert-Jan Dijkhuizen',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Institute of Language and Communication',
      mail: 'g.j.dijkhuizen',
      hIndex: 48,
      works: 231,
      topics: ['morphological analysis', 'multilingual representations', 'parsing', 'dialectometry'],
      papers: [
        {
          title: 'Acoustic distances between dialects from neural representations',
          date: '2022-01-17',
          venue: 'speech',
          abstract:
            'Dialect distances are computed from phonetic transcriptions, the production of which is slow. We derive distances from frame-level representations of a self-supervised speech model, aligned by dynamic time warping, for 120 Low Saxon and Norwegian varieties. They correlate with transcription-based distances at 0.81 and with perceptual distances by native speakers at 0.84, which is higher than the latter two with each other (0.78). Intonation is largely ignored by the representation. Speaker effects amount to 20 % of the distance between neighbouring varieties and are reduced by averaging over four speakers.',
        },
        {
          title: 'Universal Dependencies and the Width of Dutch Verb Clusters',
          date: '2019-08-28',
          venue: 'circle',
          abstract:
            'Parsing of Dutch verb clusters has served as an argument for mildly context-sensitive formalisms. We extracted 41,000 clusters from newspapers and speech and evaluated two transition-based and two graph-based parsers on clusters of width two to six. Non-projective arcs are found with a recall of 0.94 at width two and 0.61 at width four. Word order variants of the participle have no effect. Width five or six occurs 19 times in all, so that the theoretical argument concerns sentences that parsers hardly ever meet.',
        },
        {
          title: 'A treebank of Gronings from letters to the editor',
          date: '2021-03-08',
          venue: 'text',
          abstract:
            'Gronings is written by enthusiasts in several spellings. We present a treebank of 1,800 sentences from letters to regional newspapers, annotated by two native speakers. Delexicalised transfer from Dutch and German gives a labelled attachment score of 61; a model with Dutch embeddings adapted on 3 million tokens of Gronings reaches 77. Spelling normalisation contributes 2 points. Disagreement between annotators is highest for pronominal adverbs. Writers are on average 64 years old, and the language of younger speakers is not represented.',
        },
      ],
    },
    {
      university: 'hirosegawa',
      name: 'Yuina Sakakibara',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Graduate School of Information Sciences',
      mail: 'sakakibara-y',
      hIndex: 23,
      works: 64,
      topics: ['dialogue systems', 'information extraction', 'fact verification', 'disaster communication'],
      papers: [
        {
          title: 'Rumour or report? Verifying place and time of disaster posts with municipal records',
          date: '2024-12-09',
          venue: 'text',
          abstract:
            'During disasters municipalities read social media to find places that need help. For four typhoons and two earthquakes we compare 96,000 Japanese posts with the incident records of eleven municipalities. Of posts that mention damage 44 % can be matched to an incident, with a median lead of 23 min over the first official entry. A classifier using spatial detail, hearsay markers and account history predicts a match with an AUC of 0.81. Posts from districts with older inhabitants are rare, and matched incidents are biased accordingly. A prototype was used by two municipalities in the typhoon season of 2024.',
        },
        {
          title: 'Attentive Listening for Bereaved Older Adults: A Dialogue System and Its Boundaries',
          date: '2022-08-08',
          venue: 'evaluation',
          abstract:
            'Attentive listening systems respond to what a speaker tells without giving advice. A system designed with counsellors was used by 46 bereaved adults over 70 for four weeks. Mean session length rose from 6 to 14 min, loneliness decreased by 2.1 points on a 60-point scale relative to a waiting list. Backchannels were rated appropriate in 88 % of cases, repeated questions about the deceased as intrusive in 31 %. In nine sessions a statement of despair was not passed on by the system. We describe criteria for handing over to a person, which had been too narrow.',
        },
        {
          title: 'Zero Pronouns in Japanese Question Answering: Resolution Before or Within Reading?',
          date: '2020-11-30',
          venue: 'circle',
          abstract:
            'Japanese omits subjects and objects that can be inferred. We study whether explicit resolution of zero pronouns improves question answering over instruction manuals and novels (8,800 questions). Gold resolution improves exact match by 7.9 points in manuals and 3.1 in novels; automatic resolution at 62 % accuracy yields 0.8 and −1.2. Training the reader jointly with a resolution objective gives 4.6 and 1.9. Omitted second persons in manuals are the easiest cases and contribute half of the benefit.',
        },
      ],
    },
    {
      university: 'schlossberg',
      name: 'Dragana Milovanović',
      title: 'Dr',
      position: 'Senior Researcher',
      department: 'Institute of Interactive Systems',
      mail: null,
      hIndex: 17,
      works: 45,
      topics: ['speech recognition', 'bias in language models', 'dialogue systems', 'cross-lingual transfer'],
      papers: [
        {
          title: 'Styrian at the hotline: dialect, age and error rates of commercial speech recognition',
          date: '2025-02-17',
          venue: 'speech',
          abstract:
            'Speech recognition is reported to perform worse for dialect speakers. With recordings of 180 speakers of Styrian and Carinthian varieties, stratified by age and region, we evaluate three commercial and two open systems on read and spontaneous speech. Word error rates for spontaneous speech range from 14 % for young speakers in Graz to 47 % for speakers above 65 in the valleys of Upper Styria. Degree of dialect, rated by listeners, explains 71 % of the variance and age nothing beyond it. Fine-tuning with 12 h reduces the difference by half. Recordings were made over a telephone channel, as the application requires.',
        },
        {
          title: 'Serbian, Croatian and Bosnian in One Model: Does Ekavian Win?',
          date: '2023-05-05',
          venue: 'multilingual',
          abstract:
            'Closely related standard varieties are often treated as one language in multilingual models. We analyse which variants five generative models produce for Serbian, Croatian, Bosnian and Montenegrin prompts with 3,600 prompts and a lexicon of 2,100 variant pairs. Croatian prompts receive Croatian forms in 89 % of cases, Bosnian ones in 54 % and Montenegrin in 23 %. Mixed outputs are rated as foreign by speakers of all varieties. Prompting with the name of the variety helps less (6 points) than two sentences of context (17). Web domains of training data correspond to the ranking.',
        },
        {
          title: 'Barge-in detection for in-car assistants when children sit in the back',
          date: '2021-07-19',
          venue: 'speech',
          abstract:
            'Assistants in cars must distinguish commands from conversation. In 92 h of recordings of 31 families in their own cars we annotated 14,600 utterances that overlap with system output. Of the interruptions 58 % come from children and are not directed at the system. A detector using direction of arrival and prosody lowers the false acceptance rate from 21 to 6 % at a miss rate of 5 %. Open windows raise it to 15 %. The recordings can be used on our premises only, on account of the consent given by parents.',
        },
      ],
    },
  ],
);
