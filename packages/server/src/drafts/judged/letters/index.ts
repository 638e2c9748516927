import { ask, type JudgedLetter, meeting, own, theirs, who } from './letter.ts';

/**
 * Ten letters written by hand for pairs judged strong, to show what a composer should come near to. Not patterns to fill: they share the order
 * of thought (LTR-10) and nothing else. Joseph Mwangi and Thandeka Nkosi have no result; their letters say so and ask.
 */
export const judgedLetters: readonly JudgedLetter[] = [
  {
    student: 'mina-rostami',
    professor: 'aasgrav',
    subject: 'Locked bearing or temperature: can two tiltmeters tell?',
    concept: 'bearing',
    paragraphs: [
      [
        who(
          'I am a bridge inspector with Zayandehrud Consulting Engineers and hold an MSc in structural engineering (Isfahan University of Technology, 2024).',
          'own:jobs/inspector/job_title_en',
          'own:jobs/inspector/company_name_en',
          'own:degrees/msc/degree_type',
          'own:degrees/msc/field_of_study_en',
          'own:degrees/msc/university_name_en',
          'own:degrees/msc/year_end',
        ),
      ],
      [
        theirs(
          'When a pot bearing was clamped, your 2025 paper reports, the daily range of rotation fell by 64%, and it showed within 31 hours.',
          'their:aasgrav-2025/method',
          'their:aasgrav-2025/finding',
        ),
        theirs('For that you had inclinometers at 22 bearings of three bridges.', 'their:aasgrav-2025/method'),
      ],
      [
        own(
          'My thesis of 2024 asked how far one gets with two per span.',
          'own:degrees/msc/year_end',
          'own:degrees/msc/result_en',
        ),
        own(
          'In twelve load tests, two tiltmeters per span found the locked bearing eleven times, and modal frequencies found it five times.',
          'own:degrees/msc/result_en',
        ),
        own('But these were load tests, and not months of weather.', 'own:degrees/msc/result_en'),
      ],
      [
        meeting(
          'How can a locked bearing be told from ordinary thermal movement when a bridge carries only a few tiltmeters?',
          'own:interests/bearings/question_en',
        ),
        meeting(
          'I would begin by thinning your 26 months of records to two instruments per span, to see what becomes of the 31 hours.',
          'their:aasgrav-2025/method',
          'their:aasgrav-2025/finding',
          'own:degrees/msc/result_en',
        ),
      ],
      [
        ask(
          'Do you expect to have a funded PhD place from autumn 2027, or is there a colleague I should ask?',
          'own:profile/plan_degree',
          'own:profile/plan_funding',
          'own:profile/plan_season',
          'own:profile/plan_year',
        ),
        ask('I attach my CV.'),
      ],
    ],
    closing: 'Yours sincerely,',
  },
  {
    student: 'tomasz-wilk',
    professor: 'brandauer',
    subject: 'Thirty points, and the kernel chosen from them too',
    concept: 'kernel',
    paragraphs: [
      [
        who(
          'I have a master’s degree in mathematics (University of Wrocław, 2024) and am looking for a paid PhD position from autumn 2027.',
          'own:degrees/msc/degree_type',
          'own:degrees/msc/field_of_study',
          'own:degrees/msc/university_name',
          'own:degrees/msc/year_end',
          'own:profile/plan_degree',
          'own:profile/plan_funding',
          'own:profile/plan_season',
          'own:profile/plan_year',
        ),
      ],
      [
        theirs(
          'In your 2025 paper, nominal 90% intervals from 30 points covered 71% of the held-out values after maximisation and 88% after sampling.',
          'their:brandauer-2025/finding',
        ),
        theirs(
          'The form of the kernel was fixed; what happens when it, too, is chosen from the data “is left open”.',
          'their:brandauer-2025/limit',
        ),
      ],
      [
        own(
          'That case is the subject of my thesis of 2024.',
          'own:degrees/msc/thesis_abstract',
          'own:degrees/msc/year_end',
        ),
        own(
          'Averaging over forty kernels instead of choosing one reduced the calibration error from 0.11 to 0.04 on nine data sets of at most a hundred points.',
          'own:degrees/msc/result',
        ),
      ],
      [
        meeting(
          'You sampled the hyperparameters of a fixed kernel, and I averaged over kernels; which of the two restores more coverage, I do not know.',
          'their:brandauer-2025/method',
          'their:brandauer-2025/limit',
          'own:degrees/msc/result',
        ),
        meeting(
          'Hence my question: how can a Gaussian process stay calibrated when its kernel has been learned from fewer than a hundred points?',
          'own:interests/calibration/question',
        ),
        meeting(
          'Your forty problems, thinned to 30 points, are where I would test it first.',
          'their:brandauer-2025/method',
          'their:brandauer-2025/finding',
        ),
      ],
      [
        ask('Is there a place in your group for which I could apply?'),
        ask('The thesis and its Python library are ready to send.', 'own:projects/library/project_description'),
      ],
    ],
    closing: 'Kind regards,',
  },
  {
    student: 'leyla-demir',
    professor: 'adlhart',
    subject: 'Do fatty acids keep resident T cells alive?',
    concept: 'resident memory T cells',
    paragraphs: [
      [
        who(
          'I completed an MSc in immunology at Hacettepe University in 2025 and hope to start a doctorate in autumn 2027.',
          'own:degrees/msc/degree_type',
          'own:degrees/msc/field_of_study',
          'own:degrees/msc/university_name',
          'own:degrees/msc/year_end',
          'own:profile/plan_degree',
          'own:profile/plan_season',
          'own:profile/plan_year',
        ),
      ],
      [
        theirs(
          'Of the hundred largest clones of a plaque, your 2025 paper found 58 again in cleared skin; in explants, an inhibitor of FABP5 halved their survival.',
          'their:adlhart-2025/method',
          'their:adlhart-2025/finding',
        ),
        theirs(
          'You leave open whether fatty acids keep these cells alive in the patient or “only mark those that live”.',
          'their:adlhart-2025/limit',
        ),
      ],
      [
        own(
          'For my thesis (2025) I measured uptake on both sides of a treatment.',
          'own:degrees/msc/thesis_abstract',
          'own:degrees/msc/year_end',
        ),
        own(
          'In biopsies from eighteen patients, the share of CD69+CD103+ T cells that took up a fluorescent fatty acid fell from 61% to 34% after a year of guselkumab.',
          'own:degrees/msc/result',
        ),
      ],
      [
        meeting(
          'If uptake only marked the survivors, I would have expected the share to rise.',
          'their:adlhart-2025/limit',
          'own:degrees/msc/result',
        ),
        meeting(
          'So what keeps resident memory T cells alive in healed psoriatic skin for years, when neither antigen nor inflammation is left?',
          'own:interests/persistence/question',
        ),
        meeting(
          'Sorting paired biopsies like yours by uptake before sequencing would show whether the clones that take it up are those that stay.',
          'their:adlhart-2025/method',
          'own:degrees/msc/thesis_abstract',
        ),
      ],
      [ask('Is a funded place likely in your group?', 'own:profile/plan_funding'), ask('A yes or no is enough.')],
    ],
    closing: 'With kind regards,',
  },
  {
    student: 'joseph-mwangi',
    professor: 'kermadec',
    subject: 'Malaria antibodies: what do two visits a year miss?',
    concept: 'antibodies',
    paragraphs: [
      [
        who(
          'I am a laboratory technician at Kisumu County Referral Hospital with a BSc in biomedical sciences (Maseno University, 2023).',
          'own:jobs/technician/job_title',
          'own:jobs/technician/company_name',
          'own:degrees/bsc/degree_type',
          'own:degrees/bsc/field_of_study',
          'own:degrees/bsc/university_name',
          'own:degrees/bsc/year_end',
        ),
      ],
      [
        theirs(
          'Your 2024 paper gives antibodies against AMA1 a half-life of 52 days below the age of four and of 210 days above ten, and earlier infections account for two thirds of the difference.',
          'their:kermadec-2024/finding',
        ),
        theirs(
          'But with two visits a year, “infections that came and went between visits were not counted”.',
          'their:kermadec-2024/limit',
        ),
      ],
      [
        own(
          'I have no result of my own to set beside this, only a question from the bench.',
          'own:jobs/technician/job_description',
        ),
        own(
          'The blood that I separate comes from 340 children, who are bled every three months.',
          'own:jobs/technician/job_description',
        ),
      ],
      [
        meeting(
          'Would four visits a year catch enough of the missed infections to explain the remaining third?',
          'own:jobs/technician/job_description',
          'their:kermadec-2024/finding',
          'their:kermadec-2024/limit',
        ),
        meeting(
          'Behind it stands another: why do antibodies against malaria fade within months in some children and last for years in others who live in the same village?',
          'own:interests/waning/question',
        ),
      ],
      [
        ask(
          'I am planning a PhD from autumn 2027 on a scholarship.',
          'own:profile/plan_degree',
          'own:profile/plan_funding',
          'own:profile/plan_season',
          'own:profile/plan_year',
        ),
        ask('Could I apply to you with a BSc, or should a master’s degree come first?', 'own:degrees/bsc/degree_type'),
      ],
    ],
    closing: 'Yours sincerely,',
  },
  {
    student: 'nasim-kazemi',
    professor: 'mehrwald',
    subject: 'Who was blamed for dear bread in Tabriz?',
    concept: 'bread',
    paragraphs: [
      [
        who(
          'I hold a master’s degree in the history of Islamic Iran (University of Tabriz, 2023) and plan to start a PhD in autumn 2027, on a scholarship.',
          'own:degrees/ma/degree_type',
          'own:degrees/ma/field_of_study_en',
          'own:degrees/ma/university_name_en',
          'own:degrees/ma/year_end',
          'own:profile/plan_degree',
          'own:profile/plan_funding',
          'own:profile/plan_season',
          'own:profile/plan_year',
        ),
      ],
      [
        theirs(
          'In Qazvin, you showed in 2024, a fixed price was obeyed for 19 days on average; then the loaf became lighter, and not dearer.',
          'their:mehrwald-2024/title',
          'their:mehrwald-2024/finding',
        ),
        theirs(
          'Your books are those of dealers, and those who bought the bread “speak in none of them”.',
          'their:mehrwald-2024/limit',
        ),
      ],
      [
        own(
          'They do speak in the petitions that I read for my thesis of 2023.',
          'own:degrees/ma/thesis_title_en',
          'own:degrees/ma/year_end',
        ),
        own(
          'In 212 petitions from Tabriz, 64% of the petitioners blamed a local owner of grain for dear bread, and 9% blamed the government.',
          'own:degrees/ma/result_en',
        ),
      ],
      [
        meeting(
          'If the price was fixed in Tabriz too, it is odd that so few blamed the government; fear, loyalty and better knowledge would each explain it.',
          'their:mehrwald-2024/finding',
          'own:degrees/ma/result_en',
        ),
        meeting(
          'Who paid for bread when grain ran short in Qajar towns, and what do petitions show about whom people held to blame?',
          'own:interests/bread/question_en',
        ),
        meeting(
          'To find out, I would read dealers’ books and petitions of one town side by side.',
          'their:mehrwald-2024/method',
          'own:degrees/ma/thesis_title_en',
        ),
      ],
      [
        ask('Would you be willing to supervise this?'),
        ask('I can send a sample of my transcripts.', 'own:projects/transcripts/project_title_en'),
      ],
    ],
    closing: 'Yours sincerely,',
  },
  {
    student: 'rosa-quispe',
    professor: 'oosterbaan',
    subject: 'Does Quechua treat a telephone assistant as hearsay?',
    concept: 'evidential',
    paragraphs: [
      [
        who(
          'I interpret Quechua at the Superior Court of Justice of Cusco and have a master’s degree in linguistics (Pontifical Catholic University of Peru, 2025).',
          'own:jobs/interpreter/job_title',
          'own:jobs/interpreter/company_name',
          'own:degrees/ma/degree_type',
          'own:degrees/ma/field_of_study',
          'own:degrees/ma/university_name',
          'own:degrees/ma/year_end',
        ),
      ],
      [
        theirs(
          'In your 2025 paper the reportative stood in 96% of the clauses about what a person had said, and in 74% of those about the radio.',
          'their:oosterbaan-2025/finding',
        ),
        theirs(
          'Since a human speaker stood behind every story, you could not separate the medium from the speaker.',
          'their:oosterbaan-2025/limit',
        ),
      ],
      [
        own(
          'In my thesis (2025) I took the speaker away.',
          'own:degrees/ma/thesis_abstract',
          'own:degrees/ma/year_end',
        ),
        own(
          'In 46 retellings in Cusco Quechua, speakers marked what a telephone assistant had said with the reportative in 81% of clauses, and what a neighbour had said in 97%.',
          'own:degrees/ma/result',
        ),
      ],
      [
        meeting(
          'Our dialects differ, so I would not press the comparison; still, an assistant falls between a radio and a neighbour, although no person is speaking.',
          'their:oosterbaan-2025/title',
          'their:oosterbaan-2025/finding',
          'own:degrees/ma/result',
        ),
        meeting(
          'Which evidential ending do speakers of Quechua choose for what a machine has told them, and does the choice show whom they hold responsible?',
          'own:interests/machines/question',
        ),
      ],
      [
        ask(
          'Would you supervise a PhD on this from autumn 2027 if I find a scholarship?',
          'own:profile/plan_degree',
          'own:profile/plan_funding',
          'own:profile/plan_season',
          'own:profile/plan_year',
        ),
        ask('A no would help me too.'),
      ],
    ],
    closing: 'Kind regards,',
  },
  {
    student: 'rohan-deshpande',
    professor: 'kowalczewska',
    subject: 'Can rolling make twins in magnesium stop sooner?',
    concept: 'twin',
    paragraphs: [
      [
        who(
          'My master’s degree is in metallurgical engineering (Indian Institute of Technology Bombay, 2024), and I would like to begin a PhD in autumn 2027.',
          'own:degrees/mtech/degree_type',
          'own:degrees/mtech/field_of_study',
          'own:degrees/mtech/university_name',
          'own:degrees/mtech/year_end',
          'own:profile/plan_degree',
          'own:profile/plan_season',
          'own:profile/plan_year',
        ),
      ],
      [
        theirs(
          'The chains of twins in your 2025 paper joined 4.3 grains on average, and 81% of them ended at a boundary above 45° of misorientation.',
          'their:kowalczewska-2025/finding',
        ),
      ],
      [
        own(
          'I counted single twins in the same alloy for my thesis in 2024.',
          'own:degrees/mtech/thesis_abstract',
          'own:degrees/mtech/year_end',
          'their:kowalczewska-2025/method',
        ),
        own(
          'Of 1,140 twins mapped by EBSD in AZ31 sheet at 3% strain, 68% crossed boundaries below 30° of misorientation and 14% crossed boundaries above 50°.',
          'own:degrees/mtech/result',
        ),
      ],
      [
        meeting(
          'You know where a chain ends, and I know how often a twin gets through; from the second one should be able to predict the first, and your 4.3 grains would put that to the test.',
          'their:kowalczewska-2025/finding',
          'own:degrees/mtech/result',
        ),
        meeting(
          'Which grain boundaries stop a twin in magnesium, and can a sheet be rolled so that a growing twin meets them more often?',
          'own:interests/twins/question',
        ),
        meeting(
          'Your cross-rolled sheet of 2024 would be my second texture.',
          'their:kowalczewska-2024/method',
          'own:degrees/mtech/thesis_abstract',
        ),
      ],
      [
        ask('Do you have, or expect, a paid position for this?', 'own:profile/plan_funding'),
        ask('I can send the thesis and my MTEX scripts.', 'own:projects/maps/project_description'),
      ],
    ],
    closing: 'Yours sincerely,',
  },
  {
    student: 'camila-duarte',
    professor: 'achterhuis',
    subject: 'Two steps below a flood: zero, or 0.9%?',
    concept: 'supplier',
    paragraphs: [
      [
        who(
          'I look after the invoice data of value added tax at the Secretariat of Finance of Santa Catarina and have a master’s degree in economics (University of São Paulo, 2025).',
          'own:jobs/analyst/company_name',
          'own:jobs/analyst/job_description',
          'own:degrees/msc/degree_type',
          'own:degrees/msc/field_of_study',
          'own:degrees/msc/university_name',
          'own:degrees/msc/year_end',
        ),
      ],
      [
        theirs(
          'After three storms, your 2025 paper finds, direct buyers lost 2.4% of their sales, and firms two steps downstream 0.5%, which is not different from zero.',
          'their:achterhuis-2025/method',
          'their:achterhuis-2025/finding',
        ),
        theirs(
          'Payments, you add, cannot tell a buyer who found the same part elsewhere from one who did without.',
          'their:achterhuis-2025/limit',
        ),
      ],
      [
        own(
          'The invoices of my thesis (2025) name the goods.',
          'own:degrees/msc/thesis_abstract',
          'own:degrees/msc/year_end',
        ),
        own(
          'In the invoices of 41,000 firms, sales of direct buyers of a flooded supplier fell by 3.1% in the next quarter, and sales of their own buyers by 0.9%.',
          'own:degrees/msc/result',
        ),
      ],
      [
        meeting(
          'That second step is where we differ, and the goods would let me split it by whether a second supplier existed, as in your 2024 paper.',
          'their:achterhuis-2025/finding',
          'their:achterhuis-2024/title',
          'own:degrees/msc/thesis_abstract',
          'own:degrees/msc/result',
        ),
        meeting(
          'How far does a flood at one supplier travel along the chain of firms that buy from it, and what makes a buyer able to replace it?',
          'own:interests/floods/question',
        ),
      ],
      [
        ask(
          'Will you take on a paid doctoral student in autumn 2027, or whom should I ask?',
          'own:profile/plan_degree',
          'own:profile/plan_funding',
          'own:profile/plan_season',
          'own:profile/plan_year',
        ),
      ],
    ],
    closing: 'With kind regards,',
  },
  {
    student: 'thandeka-nkosi',
    professor: 'sjostrand-owusu',
    subject: 'Does the effect of a signed reminder wear off?',
    concept: 'reminder',
    paragraphs: [
      [
        who(
          'I work for Umlazi Savings Cooperative, where I send the monthly text reminders to 1,260 members, and hold a BSc in economics and statistics (University of KwaZulu-Natal, 2024).',
          'own:jobs/cooperative/company_name',
          'own:jobs/cooperative/job_description',
          'own:degrees/bsc/degree_type',
          'own:degrees/bsc/field_of_study',
          'own:degrees/bsc/university_name',
          'own:degrees/bsc/year_end',
        ),
      ],
      [
        theirs(
          'In your experiment in Ghana (2025), reminders signed by a clerk raised deposits by 12% and automatic ones by 5%, and the gap closed when the saver did not know the clerk.',
          'their:sjostrand-owusu-2025/method',
          'their:sjostrand-owusu-2025/finding',
        ),
        theirs(
          'It ran for five months, so whether the effect of the signature “wears off” is not known.',
          'their:sjostrand-owusu-2025/limit',
        ),
      ],
      [
        own('I have not tested anything myself yet.', 'own:jobs/cooperative/job_description'),
        own('What we have is a record of these members’ deposits since 2021.', 'own:jobs/cooperative/job_description'),
      ],
      [
        meeting(
          'Could such a record say anything about wearing off, or does that need a new experiment?',
          'own:jobs/cooperative/job_description',
          'their:sjostrand-owusu-2025/limit',
        ),
        meeting(
          'Behind this is what I would like to study: does a reminder to save work because people forget, or because it tells them that somebody is watching?',
          'own:interests/reminders/question',
          'own:jobs/cooperative/job_description',
        ),
      ],
      [
        ask(
          'For a PhD from autumn 2027 I would apply for a scholarship.',
          'own:profile/plan_degree',
          'own:profile/plan_funding',
          'own:profile/plan_season',
          'own:profile/plan_year',
        ),
        ask('Do you take students who come that way?'),
      ],
    ],
    closing: 'Yours sincerely,',
  },
  {
    student: 'anna-lindqvist',
    professor: 'weidenhaupt',
    subject: 'Inhibition returns by day seven. Does plasticity?',
    concept: 'plasticity',
    paragraphs: [
      [
        who(
          'I took an MSc in neuroscience at Uppsala University in 2025 and am looking for a PhD position from winter 2028.',
          'own:degrees/msc/degree_type',
          'own:degrees/msc/field_of_study',
          'own:degrees/msc/university_name',
          'own:degrees/msc/year_end',
          'own:profile/plan_degree',
          'own:profile/plan_funding',
          'own:profile/plan_season',
          'own:profile/plan_year',
        ),
      ],
      [
        theirs(
          'After a single hour of restraint, your 2025 paper reports, inhibition by parvalbumin cells fell by 44% within a day and had returned by day seven.',
          'their:weidenhaupt-2025/method',
          'their:weidenhaupt-2025/finding',
        ),
        theirs(
          'Potentiation was not recorded, and whether the return of inhibition ends the change in plasticity “remains to be shown”.',
          'their:weidenhaupt-2025/limit',
        ),
      ],
      [
        own(
          'My thesis (2025) holds the other half, in the same nucleus after the same hour.',
          'own:degrees/msc/thesis_abstract',
          'own:degrees/msc/year_end',
          'their:weidenhaupt-2025/aim',
        ),
        own(
          'In slices from 23 mice, potentiation in the basolateral amygdala was 38% larger one day after an hour of restraint, and no longer different after nine days.',
          'own:degrees/msc/result',
        ),
      ],
      [
        meeting(
          'My slices leave a gap from day four to day nine, just when inhibition returns in yours.',
          'own:degrees/msc/thesis_abstract',
          'their:weidenhaupt-2025/finding',
        ),
        meeting(
          'How does one hour of stress change plasticity in the amygdala for days, and which cells bring it back to where it was?',
          'own:interests/hour/question',
        ),
        meeting(
          'Recording both in one slice on days five to eight would show which returns first.',
          'own:degrees/msc/thesis_abstract',
          'their:weidenhaupt-2025/method',
        ),
      ],
      [ask('Will there be a funded place at that time?', 'own:profile/plan_funding'), ask('My CV is attached.')],
    ],
    closing: 'Kind regards,',
  },
];
