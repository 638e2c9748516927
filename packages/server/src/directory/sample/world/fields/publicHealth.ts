import { worldField } from '../types.ts';

export const publicHealth = worldField(
  'Public health and epidemiology',
  {
    care: { name: 'Journal of Population Care', capitals: 'sentence' },
    applied: { name: 'Letters in Applied Epidemiology', capitals: 'sentence' },
    forum: { name: 'Proceedings of the Global Health Forum', capitals: 'title' },
    maternal: { name: 'Birth and Early Life', capitals: 'sentence' },
    systems: { name: 'Health Systems Practice', capitals: 'sentence' },
    environment: { name: 'Exposure and Health', capitals: 'sentence' },
  },
  [
    {
      university: 'weserufer',
      name: 'Gesine Harmsen',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Community Medicine',
      mail: 'gesine.harmsen',
      hIndex: 34,
      works: 133,
      topics: ['health inequalities', 'non-communicable disease', 'record linkage', 'working conditions'],
      page: {
        language: 'de',
        text: [
          'Gesine Harmsen leitet die Abteilung Sozialepidemiologie.',
          'Für 2027 sind keine Promotionsstellen ausgeschrieben. Externe Promovierende mit eigener Finanzierung können sich mit einem Exposé von höchstens fünf Seiten an das Sekretariat wenden: sozepi [at] weserufer [punkt] example.',
        ],
        says: { students: 'no', address: 'sozepi [at] weserufer [punkt] example' },
      },
      papers: [
        {
          title: 'Night work, redundancy and diabetes among Bremen dockworkers: a register cohort',
          date: '2025-02-10',
          venue: 'care',
          abstract:
            'Night workers have more diabetes; whether it goes away when nights end is less known. Port modernisation in 2009 ended night shifts for 2,140 of 5,380 dockworkers by berth and not by person. Insurance claims to 2022 show a diabetes incidence of 7.1 per 1,000 person-years in those taken off nights and 9.8 in those who stayed, a difference that opened in the fourth year. Weight is missing from claims. Incidence was highest, at 11.2, among workers who lost their jobs in the same period. The end of night work may thus reduce risk, provided that it does not come with unemployment.',
        },
        {
          title: 'Postcodes are too large and streets too small: choosing the scale of deprivation indices',
          date: '2023-04-19',
          venue: 'applied',
          abstract:
            'German deprivation indices exist for municipalities, within which people differ. For Bremen we computed an index at nine scales from building blocks to districts and asked which explains most of the variance in premature mortality among 544,000 residents. The answer depends on the outcome: lung cancer 1,200 residents, traffic injury 300, suicide none at all. Rates in small units had to be shrunk, and a reader who wishes for steep gradients will find a scale that supplies them. We propose reporting the curve.',
        },
        {
          title: 'Sick notes by telephone and the return to work after back pain',
          date: '2021-10-28',
          venue: 'systems',
          abstract:
            'During the pandemic sick notes could be had by telephone in Germany. Using the switch-off and switch-on of this rule in 2020–21 as instrument, we compared 88,400 episodes of back pain in five insurance funds. Absence was shorter by 0.4 days per episode with telephone notes, consultations for imaging fell by 9 %, and relapse within three months was unchanged. General practitioners issue the note on grounds we cannot see. The result concerns patients who were known to the practice, as the rule required.',
        },
      ],
    },
    {
      university: 'liesbeek',
      name: 'Nandipha Quvile',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'School of Public Health',
      mail: 'nandipha.quvile',
      hIndex: 26,
      works: 81,
      topics: [
        'maternal health',
        'infectious disease epidemiology',
        'informal settlements',
        'cluster randomised trials',
      ],
      papers: [
        {
          title:
            'Point-of-care syphilis testing in 28 Cape antenatal clinics: a stepped-wedge trial with a supply failure in the middle',
          date: '2025-08-05',
          venue: 'maternal',
          abstract:
            'Dual HIV and syphilis tests were introduced in 28 clinics in seven steps. In month eleven benzathine penicillin ran out nationwide. Before the stock-out, treatment on the day of testing rose from 34 to 81 % of positive women; during it the new test led to 214 women knowing and 61 being treated. Congenital cases did not fall over the trial as a whole (ratio 0.93, 95 % interval 0.71 to 1.22) and did so by a third outside the stock-out. The findings, the latter of which are post hoc, underline that point-of-care diagnosis depends on secure supply of treatment.',
        },
        {
          title: 'How pregnant women in Khayelitsha count: agreement of last period, fundal height and ultrasound',
          date: '2023-03-16',
          venue: 'maternal',
          abstract:
            'Preterm birth rates rest on gestational age and that on memory. Among 1,906 women scanned before 24 weeks, last menstrual period was within seven days of the scan in 41 %, fundal height in 29 %. Preterm birth would be 13.4, 19.8 and 9.1 % by period, height and scan. Women who booked late had less reliable dates and could not be scanned in time, so the true error is larger. A simple rule that takes the period only if day and festival are both remembered reaches 68 %.',
        },
        {
          title: 'Community Health Workers Who Stay: Attrition in Six Programmes Over Nine Years',
          date: '2020-11-26',
          venue: 'forum',
          abstract:
            'Programmes of community health workers are evaluated over two years and run for ten. Pay records of 3,212 workers in six South African programmes show a median stay of 3.4 years. Leaving clusters after changes of employer on paper, in which leave and seniority were lost, more than after changes in pay. Workers living with HIV, 19 % by later disclosure, stayed longest. Two programmes destroyed their records when they closed.',
        },
      ],
    },
    {
      university: 'croixrousse',
      name: 'Anne-Lise Bouchardeau',
      title: 'Professor',
      position: 'Professor',
      department: 'Département de santé publique',
      mail: 'al.bouchardeau',
      hIndex: 37,
      works: 140,
      topics: ['antimicrobial resistance', 'infectious disease epidemiology', 'wastewater surveillance', 'hospitals'],
      papers: [
        {
          title: 'Resistance genes in the sewers of a hospital and of its town: three years of paired samples',
          date: '2024-09-24',
          venue: 'environment',
          abstract:
            'Wastewater of hospitals is blamed for resistance in rivers. In a valley east of Lyon hospital and town sewers are treated side by side, which allows comparison. Of 312 paired samples, carbapenemase genes were 40 times as concentrated in the hospital’s raw sewage and, owing to its small volume, contributed 18 % of the load reaching the river. Whole genomes link 9 of 204 river isolates to patients, 22 to the town. Floods, when sewage bypasses treatment, supplied half of the annual load in twelve days.',
        },
        {
          title: 'Stopping antibiotics when patients feel better: a pragmatic trial in 140 practices',
          date: '2022-05-18',
          venue: 'care',
          abstract:
            'Must a course be completed? General practitioners randomised 1,868 adults with cystitis, tonsillitis or pneumonia treated at home to fixed duration or to stopping 48 h after feeling well. The stopping group took a median of 3.5 days less. Re-prescription within a month was 9.2 and 8.4 %. Carriage of resistant enterobacteria at day 60, the reason for the trial, was 11 and 14 % (difference −3, 95 % interval −6.5 to 0.6). Pneumonia was rare, 84 cases, and should not be inferred from the others.',
        },
        {
          title: 'Who washes hands when nobody counts? Sensors against observers on four wards',
          date: '2020-01-14',
          venue: 'applied',
          abstract:
            'Observers see compliance with hand hygiene of 84 % on our wards. Sensors in dispensers and badges, worn by 96 of 121 staff over five months, see 52 %. The presence of an observer raises it by 29 points for 20 min and in the rooms within sight. Compliance by sensors predicts transmission of Clostridioides on the ward in the following fortnight, weakly. Observed compliance should not be used as a performance indicator without correction for the presence of observers.',
        },
      ],
    },
    {
      university: 'ouseburn',
      name: 'Imran Qadeer',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Department of Community Medicine',
      mail: 'imran.qadeer',
      hIndex: 19,
      works: 54,
      topics: ['health inequalities', 'vaccination uptake', 'migrant health', 'mixed-methods evaluation'],
      papers: [
        {
          title: 'The pharmacy on Stanhope Street: where vaccination uptake recovered after 2021 and why there',
          date: '2025-06-03',
          venue: 'systems',
          abstract:
            'Childhood vaccination in Newcastle fell to 79 % in 2021 and recovered in four of 26 wards. In these and four matched others we mapped appointments, interviewed 61 parents and 14 staff, and attended 30 sessions. What the recovering wards share is a place where a child can be vaccinated without an appointment, run by people who remain. In one it is a pharmacy. Reminder letters, equal in all wards, were thrown away unopened by 22 of the 61. Accessible and continuous provision deserves evaluation in a larger sample of wards.',
        },
        {
          title: 'Interpreting out of hours: language and the time to analgesia in three emergency departments',
          date: '2022-09-14',
          venue: 'care',
          abstract:
            'Pain needs words. For 41,300 adults with fractures in three northern English emergency departments, time to first analgesia was compared by need of an interpreter. It is 21 min longer after adjustment for site of fracture and triage, 38 min at night, when telephone interpreting is available in name. Where a video line was put on a trolley the night difference went to 12 min. Routine recording of language need is incomplete where relatives interpret, and the disparity may be underestimated.',
        },
        {
          title: 'Ramadan, Insulin and Advice: A Text-Message Trial',
          date: '2020-06-10',
          venue: 'forum',
          abstract:
            'Most people with type 2 diabetes who fast in Ramadan receive no advice. We randomised 412 registered in six practices to fourteen messages in Urdu, Bengali or Arabic, by voice or by text, or to a leaflet. Severe hypoglycaemia happened to four and nine; insulin was changed before fasting in 46 and 31 %. Voice was chosen by 62 % and played to the end by half of them. Delivery by a trusted local doctor may have contributed to the effect.',
        },
      ],
    },
    {
      university: 'nokomis',
      name: 'Barbara Ojibway-Lindgren',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'School of Public Health',
      mail: 'bolindgren',
      hIndex: 21,
      works: 60,
      topics: ['environmental health', 'nutrition epidemiology', 'participatory research', 'Indigenous health'],
      papers: [
        {
          title: 'Mercury in walleye and the advice to eat less: a tribal fish advisory re-examined',
          date: '2024-05-30',
          venue: 'environment',
          abstract:
            'Fish advisories lower mercury and also lower fish. With three Ojibwe nations we measured mercury in 1,104 walleye of known size and lake, and hair mercury and diet in 388 women of childbearing age. Following the state advisory would cut mercury by 31 % and omega-3 intake by 64. A rule by lake and length, printed on a card, achieves 28 and 9 %. Women who fish themselves already keep to something like it. Results were returned to participants before they were sent anywhere else.',
        },
        {
          title: 'Food sovereignty gardens and blood glucose: a controlled study that the weather ended',
          date: '2022-12-06',
          venue: 'care',
          abstract:
            'Community gardens are funded for diabetes prevention on slight evidence. Two reservations with new gardens and two without were compared over three seasons (n = 614). Vegetable intake rose by 0.8 portions in July to September and not otherwise. HbA1c did not change. In the third year a hailstorm ended one garden and a dispute the other. Outcomes that gardeners considered important, such as visits to elders, should be included in further studies.',
        },
        {
          title: 'Boil-Water Orders and Visits for Gastroenteritis in Small Systems',
          date: '2019-08-15',
          venue: 'forum',
          abstract:
            'Systems that serve fewer than 3,300 people issue most boil-water orders in Minnesota. Of 212 orders between 2008 and 2016 we linked 187 to hospital visits by service area. Visits for gastroenteritis rise by 14 % in the three days before the order and are back at baseline when it is lifted, so that orders mark the end of a risk. Orders for planned maintenance show nothing of the kind. Service areas were drawn by hand for 60 systems.',
        },
      ],
    },
    {
      university: 'marselis',
      name: 'Kristian Overgaard Juhl',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Public Health',
      mail: 'koj',
      hIndex: 45,
      works: 210,
      topics: ['non-communicable disease', 'mental health services', 'record linkage', 'Mendelian randomisation'],
      papers: [
        {
          title: 'Prescribed lithium and kidney function: thirty years in one Danish county',
          date: '2025-11-27',
          venue: 'care',
          abstract:
            'Lithium is withheld for fear of kidney failure. All creatinine values of Aarhus County since 1992, 9.6 million, were linked to prescriptions. In 4,211 users chronic kidney disease of stage 4 occurred in 3.1 % over a median of eleven years, in 1.9 % of comparators with bipolar disorder on other drugs. The excess is confined to people whose serum level exceeded 1.0 mmol/l at least three times. Creatinine is measured more often in lithium users; when we thinned their series to the comparators’ frequency the excess fell by a third.',
        },
        {
          title: 'Siblings, schools and hay fever: what within-family designs remove',
          date: '2023-06-28',
          venue: 'applied',
          abstract:
            'Sibling comparisons promise freedom from family confounding and pay with selection. For 14 exposures in early life and dispensed hay fever medicine in 960,000 Danish children we compare cohort, sibling and cousin estimates. Nine of eleven associations in the cohort shrink by more than half among siblings. Simulations with measurement error typical of the exposures account for six of the nine. The sibling design should be read beside an estimate of what error alone would do, and we give a formula.',
        },
        {
          title: 'A Mendelian randomisation study of coffee that should not be believed',
          date: '2021-03-24',
          venue: 'applied',
          abstract:
            'Genetic instruments for coffee drinking suggest that it causes gout, asthma and tallness. Using a biobank with repeated diaries we show that the instruments predict consumption through caffeine metabolism, with opposite sign to plasma caffeine, and that people with them also drink tea later in the day. Of 12 published effects nine disappear if plasma caffeine is used, and three change sign. Diaries cover a tenth of participants. Mendelian randomisation of dietary behaviours requires evidence that instruments act through the exposure of interest.',
        },
        {
          title: 'Involuntary admission and the distance to a psychiatric ward',
          date: '2019-11-13',
          venue: 'systems',
          abstract:
            'Wards were closed in eight Danish towns between 2007 and 2014. Distance to the nearest ward rose by 18 km on average for 640,000 inhabitants. Voluntary admissions fell by 23 % and involuntary ones rose by 6 % in the following three years, relative to towns due to close later. Suicide did not change within wide limits. Some of the fall is treatment moved to outpatient clinics, which opened in five of the eight towns.',
        },
      ],
    },
    {
      university: 'shahgoli',
      name: 'Nasrin Poursalehi',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'School of Public Health',
      mail: 'n.poursalehi',
      hIndex: 17,
      works: 58,
      topics: ['environmental health', 'infectious disease epidemiology', 'health systems research', 'dust'],
      papers: [
        {
          title: 'Salt dust from Lake Urmia and hospital visits for asthma, 2008–2022',
          date: '2024-12-17',
          venue: 'environment',
          abstract:
            'As Lake Urmia dried, salt dust began to blow. Daily visits for asthma at nine hospitals around the lake were related to dust days whose source was identified by sodium in filters and by back trajectories. On 148 days with lake dust visits rise by 13 % (95 % interval 7 to 20), on days with as much dust from Iraq by 5 %. The effect is greatest east of the lake among women over 50, who in these villages have baked with wood. Filters were taken every third day, and source is inferred for the rest.',
        },
        {
          title: 'Medicine shortages and switching: what insurance claims show after 2018',
          date: '2023-01-25',
          venue: 'systems',
          abstract:
            'Sanctions and currency rules interrupted medicine supply in Iran from 2018. Monthly claims of 1.1 million insured people in East Azerbaijan let us follow 64 molecules without and with domestic production. Interruption by more than six weeks struck 41 % of the former. Patients on imported antiepileptics switched in 61 % of cases, and admissions for seizure rose by 2.4 per 1,000 in the half-year after a switch. For insulin analogues no change was seen, since pharmacies rationed pens by the week. Payments in the open market leave no claim.',
        },
        {
          title: 'Crimean–Congo Fever Among Slaughterers: Sera and Habits in Three Towns',
          date: '2021-07-15',
          venue: 'forum',
          abstract:
            'Antibodies to Crimean–Congo haemorrhagic fever virus were sought in 402 slaughterers, 198 farmers and 200 clerks in three towns of the north-west. They were found in 9.2, 4.5 and 0.5 %. Among slaughterers gloves made no difference and sharpening knives at home doubled the odds. Eleven men remembered an illness that might have been it. Unlicensed slaughter, said to have grown with meat prices, could not be sampled.',
        },
      ],
    },
    {
      university: 'kromme',
      name: 'Iris Nieuwenkamp',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Global Health',
      mail: 'i.nieuwenkamp',
      hIndex: 15,
      works: 37,
      topics: ['infectious disease epidemiology', 'vaccination uptake', 'digital health', 'social contacts'],
      papers: [
        {
          title: 'Contact surveys miss the people with most contacts',
          date: '2025-03-06',
          venue: 'applied',
          abstract:
            'Transmission models depend on contact surveys that ask people to list yesterday’s contacts. We compared diaries of 604 Dutch adults with Bluetooth badges worn on the same day. Up to ten contacts the two agree; at forty, diaries report 23. The correction raises the reproduction number of a respiratory infection by 12 % and, more to the point, moves a third of transmission from households to work. People with over a hundred contacts, such as bus drivers, declined the badge, since passengers would be counted without having agreed.',
        },
        {
          title: 'Measles in the Dutch Bible belt: were schools or churches the link?',
          date: '2023-09-21',
          venue: 'applied',
          abstract:
            'The outbreak of 2013 ran through Orthodox Protestant communities with low vaccination. From 1,930 notifications with school and, by consent, congregation, we reconstructed likely chains. School accounts for 48 % of transmissions, household for 37, church for 6. Closing a school a week early would have prevented few cases, as siblings attend others. Congregation was disclosed by 61 % of families. In the next outbreak mothers will have antibodies from vaccine or none, and infants will be susceptible sooner.',
        },
        {
          title: 'Asking Twice: Stability of Vaccine Intentions in a Panel of Parents',
          date: '2021-12-15',
          venue: 'forum',
          abstract:
            'Campaigns are designed on stated intentions. A panel of 1,530 Dutch parents was asked five times in 18 months whether they would accept three vaccines. One in four changed category at least once, mostly to and from “unsure”, and later behaviour in the register follows the majority of answers better than the last. Twelve parents who never intended to vaccinate did. Those who left the panel, a third, had been less sure at the beginning.',
        },
      ],
    },
    {
      university: 'chebucto',
      name: 'Duncan MacAskill-Roy',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Community Medicine',
      mail: 'duncan.macaskill',
      hIndex: 13,
      works: 32,
      topics: ['mental health services', 'digital health', 'health systems research', 'primary care registers'],
      papers: [
        {
          title: 'Four thousand people without a family doctor: what they did instead',
          date: '2025-09-09',
          venue: 'systems',
          abstract:
            'One Nova Scotian in seven is on the list for a family doctor. A random 4,200 of them were followed through administrative data and quarterly calls for two years. They used walk-in clinics 2.1 times a year, pharmacists’ assessments 1.4 times and emergency departments 0.9 times; one in six had no contact at all. Prescriptions for blood pressure lapsed in 29 %, twice the rate of matched people with a doctor. Virtual care replaced emergency visits in the first half-year and not afterwards. The list excludes people who no longer seek a doctor, whose needs are likely to be greater.',
        },
        {
          title: 'Single-session counselling for men who fish',
          date: '2023-07-19',
          venue: 'care',
          abstract:
            'Fishermen do not come back for a second session. We offered a single structured hour on the wharf in five harbours during the closed season. Of 640 men approached 171 accepted. Distress at three months was lower by 2.9 points on a 40-point scale than in 166 men from harbours that waited, an effect about as large as that of courses. Captains accepted less often than crew. Two men were brought to hospital on the same day, by the counsellor.',
        },
        {
          title: 'Crisis Lines by Text: Who Writes at Four in the Morning',
          date: '2022-02-09',
          venue: 'forum',
          abstract:
            'Text-based crisis lines publish satisfaction and little else. With 212,000 conversations of a Canadian line, stripped of content except topic labels, we describe when and how often people write. Seven per cent of users account for 41 % of conversations. Between three and five in the morning the mean wait is 19 min, against 4 at other times, and one conversation in six is abandoned before it begins. Moving two night volunteers from the evening would halve this, and has been done.',
        },
      ],
    },
    {
      university: 'matildabay',
      name: 'Joanna Merrick',
      title: 'Professor',
      position: 'Professor Emerita',
      department: 'School of Public Health',
      mail: 'j.merrick',
      hIndex: 52,
      works: 236,
      topics: ['maternal health', 'record linkage', 'nutrition epidemiology', 'birth cohorts'],
      papers: [
        {
          title: 'Twins in a birth register: zygosity by guess and by genotype',
          date: '2022-04-20',
          venue: 'maternal',
          abstract:
            'Twin studies from registers infer zygosity from sex and, with luck, from a midwife’s note. We genotyped dried blood spots of 1,118 same-sex pairs born in Western Australia between 1995 and 2005. Midwives’ notes were right in 77 %, a question to parents at age five in 94. Heritability of birth weight falls from 0.44 to 0.31 when true zygosity is used. Blood spots of 212 pairs had been destroyed at the request of parents.',
        },
        {
          title: 'Folic acid in bread: neural tube defects before and after, with and without ultrasound',
          date: '2020-08-13',
          venue: 'maternal',
          abstract:
            'Mandatory fortification of bread began in Australia in 2009. Neural tube defects fell by 14 % overall and by 74 % among Aboriginal mothers, in data that include terminations. Over the same years routine ultrasound spread to remote clinics, which raises detection. Allowing for it, using defects that are seen at birth with or without a scan as a comparator, the Aboriginal figure becomes 69 %. Folate levels were available for 1,100 women in two surveys and agree.',
        },
        {
          title: 'Forty Years of Linked Records: Errors We Found in Ourselves',
          date: '2019-05-22',
          venue: 'forum',
          abstract:
            'Linked data accumulate errors that nobody goes back to correct. For the fortieth year of our linkage system we drew 3,000 chains of records and checked them by hand. False links were found in 0.8 %, missed links in 2.1 %, the latter in 6.4 % of people with a name from a language without surnames. Three published papers of mine change a second decimal, one its conclusion. Periodic manual audit is recommended for linkage systems of long standing.',
        },
      ],
    },
    {
      university: 'barigui',
      name: 'Otávio Prestes Lacerda',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Departamento de Saúde Coletiva',
      mail: 'otavio.lacerda',
      hIndex: 22,
      works: 77,
      topics: [
        'infectious disease epidemiology',
        'health systems research',
        'interrupted time series',
        'environmental health',
      ],
      papers: [
        {
          title: 'Wolbachia releases in a city with winters: dengue in Curitiba’s satellite towns',
          date: '2026-04-08',
          venue: 'applied',
          abstract:
            'Mosquitoes with Wolbachia transmit less dengue in tropical cities; Curitiba has frost. Releases in six of thirteen satellite towns, allocated by lot, were followed for three years. The bacterium fell from 82 % of mosquitoes in May to 35 % in September and recovered with re-release in two towns only. Dengue incidence was lower by 41 % (95 % interval 12 to 60), wholly in the summer after release. Whether yearly releases are worth their price depends on winters to come; 2024 was mild.',
        },
        {
          title: 'When the Cuban doctors left: primary care in 1,700 municipalities',
          date: '2022-07-06',
          venue: 'systems',
          abstract:
            'In November 2018 more than 8,000 Cuban doctors left Brazil within weeks. Municipalities differed in how many they had and in how soon they were replaced. In an interrupted time series, antenatal visits fell by 11 % and returned within nine months where replacement was complete, within 26 where it was not. Infant mortality shows no change that can be distinguished from its trend. Hospitalisation for primary-care-sensitive conditions rose by 3 %. Effects are concentrated in remote municipalities, where replacement was slowest.',
        },
        {
          title: 'Pesticide spraying and asthma visits along a county border',
          date: '2020-09-30',
          venue: 'environment',
          abstract:
            'One county in Paraná banned aerial spraying in 2015 and its neighbour did not. Visits for asthma and wheeze to 44 health posts within 10 km of the border were compared for three years before and four after. They fell by 9 % in spraying months on the side of the ban and not otherwise. Tractor spraying replaced some of the flights. Drift crosses borders, so posts nearest to it show the least difference, which is either confirmation or dilution.',
        },
      ],
    },
    {
      university: 'hirosegawa',
      name: 'Akiko Sugimachi',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Public Health',
      mail: 'sugimachi-a',
      hIndex: 20,
      works: 66,
      topics: ['mental health services', 'non-communicable disease', 'health inequalities', 'disaster epidemiology'],
      papers: [
        {
          title: 'Moving together or apart: group relocation after the tsunami and frailty eleven years later',
          date: '2024-03-21',
          venue: 'care',
          abstract:
            'After the 2011 tsunami some settlements moved as a group and others by lottery. In a panel of 2,214 residents aged 65 and over of two coastal towns in Miyagi, first surveyed in the autumn before and last in 2022, those relocated by lottery had a higher frailty index by 0.038 than neighbours relocated as a group, an amount equal to some two years of age. Half of the difference arises in the first three years and is mediated by meetings with friends. People chose which offer to accept, within what was left. Preserving social ties in relocation may have long-lasting benefits for health. Follow-up of deaths was complete.',
        },
        {
          title: 'Mass screening by kilometre: mobile gastric cancer vans in depopulating districts',
          date: '2022-10-05',
          venue: 'systems',
          abstract:
            'X-ray vans have carried gastric cancer screening to villages since the 1960s. With one reader for 31 districts the van now drives 74 km per cancer found. From logbooks we model replacing it by endoscopy in three towns with a bus on demand. Cancers found would rise by 28 %, and attendance fall by 9 points, chiefly among people over 80, for whom the benefit is small. Villages, when asked, wished to keep the van, which brings the blood pressure nurse as well.',
        },
        {
          title: 'Salt Monitors in Kitchens of Two Fishing Towns',
          date: '2020-02-28',
          venue: 'forum',
          abstract:
            'Home monitors for salt in miso soup were lent to 402 households of two fishing towns, in alternating months. Soup became less salty by 0.11 percentage points in months with the monitor and remained so in later months without it. Urinary sodium fell by 9 mmol/day. Pickles did not change. Households with three generations changed most, and family discussion may be an active component of the intervention.',
        },
      ],
    },
    {
      university: 'rincon',
      name: 'Marcela Quihuis',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'School of Public Health',
      mail: 'mquihuis',
      hIndex: 24,
      works: 63,
      topics: ['environmental health', 'migrant health', 'heat-exposed workers', 'health inequalities'],
      page: {
        language: 'en',
        text: [
          'I work on heat, labor and kidneys on both sides of the Arizona–Sonora border.',
          'I plan to admit one doctoral student for Fall 2027 through the DrPH/PhD common application. Spanish is essential. Email is fine: mquihuis@rincon.example with HEAT STUDENT in the subject line; no reply within two weeks means no.',
        ],
        says: { students: 'yes', subjectCode: 'HEAT STUDENT', address: 'mquihuis@rincon.example' },
      },
      papers: [
        {
          title: 'Rest, shade and the melon harvest: core temperature under piece rate and hourly pay',
          date: '2025-05-07',
          venue: 'environment',
          abstract:
            'Rules on rest and shade assume that workers will rest. Two crews harvesting melons near Yuma switched from piece rate to hourly pay in mid-season. Ingestible sensors in 64 workers on 9 days before and 9 after show that time above 38.5 °C fell from 61 to 22 min per shift at the same wet-bulb globe temperature. Rest breaks were taken as often and lasted longer. Output per hour fell by 12 %. Payment schemes should be considered in heat regulation in addition to rest and shade.',
        },
        {
          title: 'Creatinine across the season: acute kidney injury in date palm workers',
          date: '2023-11-15',
          venue: 'environment',
          abstract:
            'Kidney disease of unknown cause in Central American cane workers has led to a search elsewhere. We tested 318 date palm workers before, at the height of and after the season. Creatinine rose by 0.3 mg/dl or more across one shift in 9 % at the height, and had recovered in all but three by November. Work in the crown of the palm, which is shaded, was protective. Anti-inflammatory tablets, sold at the roadside, were taken by 44 %. Repeated acute injury could contribute to chronic disease, which longer follow-up will have to show.',
        },
        {
          title: 'Crossing Deaths in Hot Years: A Reanalysis With Water Stations',
          date: '2021-09-22',
          venue: 'forum',
          abstract:
            'Deaths of migrants in the Sonoran Desert rise with heat. Using recovered remains with an estimated date of death and a model of the route’s water loss we ask whether water stations mattered. Within 2 km of a station that was stocked, deaths are fewer by 28 % than expected from terrain and heat, within 2 km of one recently vandalised by 4 %. Remains are found more easily near roads, as stations are. The estimates rely on volunteers’ logs, which are incomplete for 2018.',
        },
      ],
    },
    {
      university: 'graslei',
      name: 'Thijs Bogaert',
      title: 'Dr',
      position: 'Lecturer',
      department: 'Department of Public Health and Primary Care',
      mail: 'thijs.bogaert',
      hIndex: 14,
      works: 45,
      topics: ['nutrition epidemiology', 'non-communicable disease', 'health systems research', 'food policy'],
      papers: [
        {
          title: 'Front-of-pack scores and the basket: two years of loyalty card data from a Belgian retailer',
          date: '2024-10-31',
          venue: 'care',
          abstract:
            'Nutrition scores are effective in laboratories. A retailer introduced them on its own brand in 2018–19, product by product, in an order set by packaging stocks. With 1.4 million loyalty cards we estimate that a product graded A gains 2.6 % of sales and one graded E loses 1.1 %. Baskets of households hardly change: a mean improvement of 0.3 on a scale of 100, since E-graded products are replaced by D-graded ones. Fresh food without a label lost slightly. Labelling on its own brand by a single retailer is unlikely to improve diets without reformulation.',
        },
        {
          title: 'Bread salt down by a tenth: sodium, complaints and bakers',
          date: '2022-03-09',
          venue: 'systems',
          abstract:
            'Belgian bakers agreed to lower salt in bread to 1.1 g per 100 g. We bought 1,020 loaves in 340 bakeries before and two years after. Mean salt fell from 1.27 to 1.14; artisans reached the limit in 48 %, supermarkets in 97. Of 60 artisans interviewed, four had had a complaint. Urine of 900 adults in the national survey shows a fall by 4 % that need not be due to bread. Voluntary agreements appear sufficient for industrial but not for artisanal bread.',
        },
        {
          title: 'School Fruit on Wednesdays: Do Children Eat Less on Thursdays?',
          date: '2020-12-10',
          venue: 'forum',
          abstract:
            'Free fruit one day a week might replace fruit on others. In 56 Flemish primary schools in a randomised order of introduction, 4,300 children photographed their lunch boxes for a week each term. Fruit in boxes falls on the day of free fruit by 31 %, and rises on the day after by 7 %. The net gain is 0.6 portions a week. Photographs show what is packed; bins, weighed in ten schools, show that a fifth of free fruit is not eaten.',
        },
      ],
    },
    {
      university: 'vaagen',
      name: 'Birgitte Lothe',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Global Health',
      mail: 'birgitte.lothe',
      hIndex: 41,
      works: 155,
      topics: ['maternal health', 'health systems research', 'nutrition epidemiology', 'rural clinics'],
      papers: [
        {
          title: 'Waiting homes in southern Ethiopia: beds, food and who lies down',
          date: '2025-10-06',
          venue: 'maternal',
          abstract:
            'Maternity waiting homes stand empty in many districts. In 49 homes in Sidama we randomised three additions: a cook with a food budget, a place for an accompanying child, or both. Occupancy rose from 11 to 19, 24 and 47 %. Among women from villages over two hours away, facility birth rose by 18 points with both and by 4 with either. Perinatal deaths, 312 in all, fell by a quarter with both, an interval that reaches to 1.02. Cooks were still being paid by the district a year later in 13 of 25 homes.',
        },
        {
          title: 'Mid-upper-arm circumference by mothers: errors that cancel and errors that do not',
          date: '2023-05-31',
          venue: 'care',
          abstract:
            'Teaching mothers to measure arm circumference could find malnutrition early. In a trial area of Zambia 2,210 mothers and a field worker measured the same children weekly for a year. Single readings differ by 3.1 mm. Averaging four weeks halves this unless the child lost weight, when mothers’ readings lag by about ten days. Coloured tapes made by a local printer were short by 2 mm in a third of the lot, which exceeds the observer error and calls for quality control of tapes.',
        },
        {
          title: 'Verbal Autopsy by Two Methods in Haydom',
          date: '2020-05-20',
          venue: 'forum',
          abstract:
            'Where no doctor certifies, relatives are interviewed on the cause of death. For 516 hospital deaths at Haydom in northern Tanzania we compared physician review and an algorithm with the hospital’s diagnosis. Physicians were right at the level of eight broad causes in 67 %, the algorithm in 55, and population fractions differ by at most 4 points for either. For stillbirths the algorithm did better. Families of hospital deaths have heard a diagnosis, and at home it would be worse for both.',
        },
      ],
    },
  ],
);
