import { worldField } from '../types.ts';

export const nursing = worldField(
  'Nursing and care sciences',
  {
    practice: { name: 'Journal of Care Practice', capitals: 'sentence' },
    evidence: { name: 'Proceedings of the Nursing Evidence Meeting', capitals: 'title' },
    experience: { name: 'Letters in Patient Experience', capitals: 'sentence' },
    acute: { name: 'Acute and Critical Care Nursing', capitals: 'sentence' },
    later: { name: 'Care in Later Life', capitals: 'sentence' },
    learning: { name: 'Learning to Nurse', capitals: 'sentence' },
  },
  [
    {
      university: 'vaagen',
      name: 'Ingunn Myklebust-Hauge',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Health and Care Sciences',
      mail: 'ingunn.myklebust',
      hIndex: 35,
      works: 128,
      topics: ['dementia care', 'nursing homes', 'pain assessment', 'cluster randomised trials'],
      papers: [
        {
          title:
            'Deprescribing led by nurses in 38 Norwegian nursing homes: agitation, falls and who stopped the stopping',
          date: '2025-09-10',
          venue: 'later',
          abstract:
            'Antipsychotics are reviewed in nursing homes when a doctor visits, which may be once a week. In a cluster trial in 38 homes with 611 residents with dementia, nurses in the intervention homes initiated tapering by protocol and could halt it. After six months 41 % of residents in the intervention arm and 19 % in the control arm were free of antipsychotics. Agitation did not differ (0.8 points on the inventory, 95 % interval −1.4 to 3.0), and falls were fewer by 12 %, an estimate that includes no effect. Residents with psychosis before dementia were not included. In 47 cases tapering was halted, 30 times by a night nurse who worked alone.',
        },
        {
          title:
            'Observed pain and the person who observes: generalisability of a scale for residents who cannot report',
          date: '2023-04-26',
          venue: 'later',
          abstract:
            'Behavioural pain scales for dementia are validated by pairs of trained raters and used by whoever is on duty. We asked 94 staff in nine homes to rate 60 film clips and 112 residents during morning care. A generalisability study attributes 38 % of variance to the resident, 21 % to the rater and 17 % to their interaction; permanent staff who knew the resident scored lower than temporary staff by 1.3 of 30 points. Two raters would be required for a coefficient of 0.7, a condition that no home could fulfil at weekends. Facial items contribute least, since residents lie facing the wall.',
        },
        {
          title: 'Singing at Bathing Time: A Crossover Trial That Found Caregivers Changed',
          date: '2020-02-26',
          venue: 'evidence',
          abstract:
            'Caregiver singing during personal care has been proposed as a way to reduce resistance. In a crossover trial 36 residents with advanced dementia received two weeks of bathing with and without singing by their usual carer. Resistance decreased by 1.9 incidents per bath in the first period and hardly changed in the second, so that carry-over cannot be excluded. Video analysis shows that carers who sang gave fewer instructions and waited longer. In 11 of 36 pairs the singing continued after the study, according to calls six months later.',
        },
      ],
    },
    {
      university: 'bjorkhem',
      name: 'Annika Stenvall',
      title: 'Dr',
      position: 'Docent',
      department: 'Department of Nursing',
      mail: 'annika.stenvall',
      hIndex: 18,
      works: 49,
      topics: ['community nursing', 'rural hospitals', 'home-care teams', 'telehealth'],
      page: {
        language: 'sv',
        text: [
          'Annika Stenvall är docent i omvårdnad och forskar om vård på långa avstånd i Norrlands inland.',
          'Just nu har jag ingen finansierad doktorandplats, men sjuksköterskor med egen forskningstid från regionen är välkomna att höra av sig: annika.stenvall (at) bjorkhem.example. Skriv INLAND i ämnesraden.',
        ],
        says: { students: 'no', subjectCode: 'INLAND', address: 'annika.stenvall (at) bjorkhem.example' },
      },
      papers: [
        {
          title: 'Two hours to the hospital: decisions of lone nurses in inland cottage hospitals',
          date: '2025-02-19',
          venue: 'practice',
          abstract:
            'Cottage hospitals in the inland of Västerbotten are staffed at night by one registered nurse and a doctor on the telephone. We followed 22 nurses over 61 nights with think-aloud recording and interviewed them afterwards. Of 214 decisions on whether to call, wait or send, 37 were revised within four hours. Nurses described weighing the ambulance’s absence from the municipality against the risk to the one patient, a consideration that no protocol mentions. Three of the authors have worked in the hospitals studied, which opened doors and may have closed others.',
        },
        {
          title: 'Video visits in home care: minutes saved and minutes moved',
          date: '2023-09-28',
          venue: 'practice',
          abstract:
            'Municipalities introduce video visits to save driving. Time logs and vehicle data of seven home-care teams, covering 31,400 visits before and after introduction, were analysed by interrupted time series. Driving time fell by 19 min per nurse and shift. Documentation, technical help by telephone, and unplanned physical visits within 48 h absorbed 13 of these. Teams chose their first clients themselves, and early results were better than later ones. For clients with medication prompts only, the net gain was 11 min.',
        },
        {
          title: 'Ambulance nurses who leave the patient at home: a cohort from four northern counties',
          date: '2021-03-17',
          venue: 'acute',
          abstract:
            'All 18,960 decisions of ambulance nurses in four Swedish counties during 2017–19 that a patient did not need transport were linked with hospital and death registers. Within 72 h 9.4 % were admitted and 0.3 % died. Admission was most likely after non-specific complaints in people above 80 (odds ratio 2.3 compared with minor injury), and independent of distance to hospital. Vital signs were incomplete for 27 %, more commonly in those who later died. Patients’ own wish to remain at home was documented in free text too irregularly to be coded.',
        },
      ],
    },
    {
      university: 'vinga',
      name: 'Margareta Ekenstam',
      title: 'Professor',
      position: 'Professor Emerita',
      department: 'Department of Health and Care Sciences',
      mail: 'margareta.ekenstam',
      hIndex: 49,
      works: 202,
      topics: ['person-centred communication', 'heart failure clinics', 'self-management of illness', 'care ethics'],
      papers: [
        {
          title: 'What became of the care plan? Person-centred agreements in heart failure five years after a trial',
          date: '2022-05-25',
          venue: 'practice',
          abstract:
            'Person-centred care shortened hospital stay in trials conducted by enthusiasts. Five years after one of ours ended, two doctoral students and I examined 318 records at the five participating wards and interviewed 27 nurses. A written agreement existed in 22 % of records, as against 96 % during the trial; in two thirds it was the text of a template. The ward that had kept the practice had also kept its head nurse. Length of stay no longer differed from comparison wards. I designed the original intervention, for which reason coding was done by others.',
        },
        {
          title: 'The patient’s narrative as a variable: three attempts and their failure',
          date: '2021-01-20',
          venue: 'experience',
          abstract:
            'Trials of person-centred care measure everything except the narrative on which it rests. This paper reports three attempts to rate 140 recorded admission conversations: by word counts, by a 12-item observation form, and by comparison of pairs. Agreement between raters reached 0.31 for the form and 0.58 for pairs. None of the ratings is related to patients’ own judgement of having been listened to, which was high for nearly everyone. We suspect that listening becomes visible in what is done the day after, beyond the reach of a recording.',
        },
        {
          title: 'Partnership and Its Limits: Ethical Conflicts Reported by 60 Heart Failure Nurses',
          date: '2019-09-18',
          venue: 'evidence',
          abstract:
            'Partnership presumes that both partners may disagree. Sixty nurses of heart failure clinics wrote accounts of a situation in which the patient’s goal conflicted with treatment targets. Qualitative content analysis produced four types of conflict, the most common of which, in 24 accounts, was a wish for less medication because of fatigue. Nurses yielded in 11 of these, negotiated in nine, and transferred the conflict to the physician in four. Accounts were selected by their authors and tend towards situations with an end.',
        },
      ],
    },
    {
      university: 'noorderplein',
      name: 'Gerbrich Hoekema',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Health Sciences',
      mail: 'g.hoekema',
      hIndex: 23,
      works: 61,
      topics: ['nurse staffing', 'multilevel regression', 'patient safety', 'missed care'],
      papers: [
        {
          title: 'Staffing and mortality by the hour: shift-level exposure in 14 Dutch hospitals',
          date: '2026-02-18',
          venue: 'practice',
          abstract:
            'Associations between nurse staffing and mortality rest mainly on yearly averages, which are open to every kind of confounding between hospitals. We linked rosters, admissions and vital status for 402,000 patients on 96 wards by shift over four years. Each shift staffed more than one nurse below the ward’s own median was associated with a 2.1 % higher hazard of death within 30 days (95 % interval 0.9 to 3.3). Agency nurses did not offset this. Acuity was measured daily and may lag behind events. The association vanishes if nursing assistants are counted as equal, and strengthens when patient turnover is part of demand.',
        },
        {
          title: 'Care left undone: do nurses and patients report the same omissions?',
          date: '2023-11-01',
          venue: 'experience',
          abstract:
            'Missed nursing care is generally measured by asking nurses at the end of a shift. On 24 wards 388 nurses and 1,260 of their patients were asked about the same shift and the same eleven activities. Agreement above chance is low (kappa 0.04 to 0.22). Nurses report omission of comfort talk and education more often; patients report unanswered bells and help with eating. Ward-level rates correlate at 0.41. Patients unable to answer, a third of the sample frame, are likely to have missed most.',
        },
        {
          title: 'A Reserve Pool Costs More and Is Used Less: Scheduling Simulation for Six Wards',
          date: '2024-10-07',
          venue: 'evidence',
          abstract:
            'Flexible pools are advocated as protection against absence. A discrete-event simulation with rosters, absences and admissions of six wards compared pools of zero to eight nurses with higher base staffing at equal cost. Understaffed shifts were reduced from 21 to 12 % by the optimal pool and to 10 % by base staffing. Float nurses were modelled with 85 % efficiency, a figure based on self-report. Should efficiency exceed 94 % the order is reversed. Retention, in which both options probably differ, is outside the model.',
        },
      ],
    },
    {
      university: 'weserufer',
      name: 'Hedda Claußen',
      title: 'Professor',
      position: 'Professor',
      department: 'Institut für Pflegewissenschaft',
      mail: 'hedda.claussen',
      hIndex: 27,
      works: 83,
      topics: ['wound care', 'community nursing', 'feasibility trials', 'pressure injuries'],
      papers: [
        {
          title: 'Compression by patients themselves: adjustable wraps for venous ulcers in a pragmatic trial',
          date: '2024-12-10',
          venue: 'practice',
          abstract:
            'Bandages for venous leg ulcers lose pressure within hours and tie patients to the visits of a nurse. We randomised 286 patients of 41 home-care services to short-stretch bandages or to adjustable wraps which they tightened themselves. Median time to healing was 98 days with wraps and 107 with bandages (hazard ratio 1.14, 95 % interval 0.89 to 1.46). Visits were fewer by 38 %. Interface pressure, measured in 60, was below 30 mmHg in 26 % of wraps at noon. One in seven patients in the wrap arm could not reach the ankle and was assisted by relatives, an arrangement that we had not foreseen and therefore did not compare.',
        },
        {
          title: 'Pressure injuries on dark skin: temperature and bioimpedance against the eye',
          date: '2023-02-01',
          venue: 'acute',
          abstract:
            'Early pressure injuries are defined by redness that dark skin does not show. In three hospitals 204 patients with skin types IV to VI were examined daily at heel and sacrum by trained nurses, by thermography and by sub-epidermal moisture. Of 31 injuries of stage 2 or higher, nurses had recorded a preceding stage 1 in six, moisture had exceeded its threshold in 22 and temperature in 14. Devices and nurses examined at the same hour, and the nurses knew that they were being studied. False alarms numbered 1.8 per patient-week for moisture.',
        },
        {
          title: 'Can Wound Photographs by Relatives Replace a Visit? A Feasibility Trial With 48 Households',
          date: '2021-07-22',
          venue: 'evidence',
          abstract:
            'Wound photographs sent by relatives were used by necessity in the spring of 2020. We tested the procedure in 48 households with alternating photographs and visits over eight weeks. A blinded wound specialist judged 71 % of 309 images as sufficient for a decision on dressing. Agreement with the visit on signs of infection was 0.63, and smell, which led to a change of treatment on seven visits, is absent from a photograph. Recruitment reached 48 of 60 intended households. A definitive trial should exclude plantar ulcers, which nobody managed to photograph.',
        },
      ],
    },
    {
      university: 'marquam',
      name: 'Dolores Ashby-Tran',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'School of Nursing',
      mail: 'dashbytran',
      hIndex: 21,
      works: 55,
      topics: ['transitional care', 'heart failure clinics', 'self-management of illness', 'health literacy'],
      papers: [
        {
          title: 'Weighing every morning: two years of scale data from 1,104 people with heart failure',
          date: '2025-06-18',
          venue: 'practice',
          abstract:
            'Daily weighing is the cornerstone of heart failure self-care. Connected scales in 1,104 homes in Oregon transmitted 512,000 weights, which we linked to admissions. A rule of 3 lb in a day, taught almost everywhere, preceded 18 % of decompensations and was triggered falsely 31 times for each. A personal baseline with a four-day slope identified 44 % at the same false alarm rate. Half of participants weighed themselves on fewer than four days a week by month nine, and it was these who were admitted. Whether attention to the scale or the weight itself matters cannot be told from observation.',
        },
        {
          title: 'The call on day two: nurse telephone follow-up after discharge in a stepped-wedge trial',
          date: '2024-05-10',
          venue: 'practice',
          abstract:
            'Post-discharge telephone calls are common, cheap and poorly supported by trials. Fourteen units of three hospitals introduced a structured call on the second day in random order; 9,870 discharges were analysed. Thirty-day readmission was 14.2 % before and 13.6 % after (adjusted odds ratio 0.95, 95 % interval 0.84 to 1.08). Calls uncovered a medication discrepancy in 29 % of those reached and no transport for follow-up in 12 %. Patients who did not answer, 37 %, were readmitted twice as frequently, so comparisons by call receipt mislead.',
        },
        {
          title: 'Teach-Back in Vietnamese: Interpreter Time and Recall of Discharge Instructions',
          date: '2021-04-14',
          venue: 'evidence',
          abstract:
            'Teach-back roughly doubles the time of discharge teaching, and with an interpreter doubles it again. Discharges of 88 Vietnamese-speaking patients were recorded and recall of four instructions was tested a week later. Recall was complete for 52 % when teach-back was used and for 34 % when it was not. Teaching took 19 and 11 min. Nurses were not randomised; those using teach-back had longer experience by six years. In 21 recordings a family member answered in place of the patient.',
        },
      ],
    },
    {
      university: 'ouseburn',
      name: 'Gillian Thirlwell',
      title: 'Professor',
      position: 'Professor',
      department: 'School of Nursing',
      mail: 'gillian.thirlwell',
      hIndex: 38,
      works: 116,
      topics: ['patient safety', 'realist evaluation', 'nurse staffing', 'early warning scores'],
      page: {
        language: 'en',
        text: [
          'I lead the Safer Wards programme. We ask why deteriorating patients are noticed and not acted upon.',
          'I supervise five doctoral students and cannot take more before 2029. I am sorry that I no longer reply to individual enquiries about supervision; please do not email me about it. The faculty’s list of supervisors with space is kept at https://ouseburn.example/health/phd.',
        ],
        says: { students: 'no', doNotEmail: true, portal: 'https://ouseburn.example/health/phd' },
      },
      papers: [
        {
          title: 'Worry as a vital sign: adding nurses’ concern to an early warning score on 20 wards',
          date: '2025-11-12',
          venue: 'acute',
          abstract:
            'Nurses sense deterioration before the numbers show it, or so interviews suggest. On 20 wards a graded concern item was added to the electronic early warning score, and 1.1 million observation sets were analysed against cardiac arrest, unplanned intensive care and death within 24 h. Concern of grade 2 or more with a score below 5 carried a risk of 1.9 %, similar to that of a score of 6. Discrimination improved from 0.84 to 0.86. Concern was left blank in 34 % of sets, and on wards with least staff most often. Six wards began to use concern to justify calls already made, visible as entries timed after the call.',
        },
        {
          title: 'How do safety huddles work, for whom, and when do they stop? A realist evaluation in four hospitals',
          date: '2026-01-25',
          venue: 'practice',
          abstract:
            'Safety huddles have spread on the strength of before–after studies. We evaluated them on 16 wards through 118 observations, 74 interviews and routine data, testing five programme theories. Huddles changed behaviour where a junior could name a risk and hear by the afternoon what had become of it; on wards without such return they decayed into a roll-call within about seven months. Falls diminished by a quarter on four wards of the first type and did not change on the others. Ward managers’ accounts and our observations diverged most where huddles were compulsory.',
        },
        {
          title: 'Night Observations and the Sleep of Patients: What Can Be Left Out?',
          date: '2021-06-23',
          venue: 'evidence',
          abstract:
            'Patients are woken for observations that rarely alter anything. From 392,000 nights on 42 wards we estimated the chance of a score of 7 or more by morning, given that evening scores had been 0 or 1 twice in succession. It was 0.21 %. Omitting the 2 a.m. round for those patients would spare 46 % of night observations, and delay recognition for one patient per ward in five months. Opiates, epidural analgesia and the first night after surgery were excluded. The figures describe what was measured; staff already omitted observations selectively.',
        },
      ],
    },
    {
      university: 'shandon',
      name: 'Caoimhe Lordan',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Nursing and Midwifery',
      mail: 'caoimhe.lordan',
      hIndex: 17,
      works: 46,
      topics: ['palliative care', 'home-care teams', 'family caregivers', 'advance care planning'],
      papers: [
        {
          title: 'Just-in-case medicines at home: who opened the box? A record study from Munster',
          date: '2024-10-23',
          venue: 'practice',
          abstract:
            'Anticipatory medicines are placed in the homes of dying people so that nobody has to search for them at night. Records of 702 boxes prescribed in two Munster counties in 2021–23 were reviewed. Of these 389 were opened, at a median of 9 days after prescription and 2 before death; 61 were opened by a family member under telephone guidance. Time from call to first dose was 24 min in those and 97 when a nurse had to drive. Families who declined a box do not appear in the records. Boxes prescribed more than eight weeks ahead often held outdated doses.',
        },
        {
          title: 'Conversations on the farm: advance care planning with older farmers and their successors',
          date: '2022-09-07',
          venue: 'later',
          abstract:
            'Rural men die at home less often than their wives do and complete few advance plans. We conducted 31 dyadic interviews with farmers over 70 and their intended successors, using interpretative description. Planning for death and for the farm were spoken of together, usually in the car. Eleven farmers had settled the land and felt that nothing more was needed; nine had avoided both. Successors, in 17 dyads, knew the wishes concerning cattle better than those concerning hospital. All participants were Catholic men, apart from three.',
        },
        {
          title: 'A Subcutaneous Workshop for Family Carers: Feasibility and Fear',
          date: '2020-11-11',
          venue: 'evidence',
          abstract:
            'Family carers in several countries give subcutaneous injections at the end of life. A two-hour workshop was offered to carers of 58 patients in one hospice service; 33 attended and 21 later gave at least one dose. No dosing error was found in their diaries. Confidence rose from 3.1 to 7.4 of 10 and fell to 5.9 after the first real dose. Four carers wondered for weeks whether theirs had been the dose that ended life, a distress for which bereavement follow-up should allow.',
        },
      ],
    },
    {
      university: 'chebucto',
      name: 'Marie-Claire Surette',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'School of Nursing',
      mail: 'mc.surette',
      hIndex: 20,
      works: 58,
      topics: ['community nursing', 'emergency departments', 'rural hospitals', 'scoping reviews'],
      papers: [
        {
          title: 'When the emergency department closes for the weekend: where patients of 11 rural hospitals went',
          date: '2025-05-14',
          venue: 'acute',
          abstract:
            'Temporary closures of rural emergency departments in Nova Scotia, mostly for want of nurses, exceeded 40,000 h in 2022. Closure logs of eleven hospitals were combined with visits, ambulance and mortality records for their catchments. During closures 38 % of expected visits did not occur anywhere within 72 h, 49 % moved to the next department, with a median additional distance of 41 km, and the rest came after reopening. Admission among those who travelled was no more frequent. Announced and unannounced closures could not be separated before 2021. Mortality within a week was unchanged, the upper limit of the interval being 9 %.',
        },
        {
          title: 'Nurse practitioners as the only provider: a scoping review of small Canadian communities',
          date: '2024-07-05',
          venue: 'experience',
          abstract:
            'In many small communities a nurse practitioner is the sole provider of primary care. We searched eight databases and the grey literature of ten provinces and territories and charted 74 reports. Access was the outcome in 61, quality in 19, and cost in six; provider isolation was described in 33 and measured in two. Reports by employers are more favourable than those by communities. Nothing has been published on what happened when the practitioner left, although staff turnover was mentioned in 40 reports.',
        },
        {
          title: 'Triage in French and English: Category and Wait on Both Sides of a Language Line',
          date: '2020-09-23',
          venue: 'evidence',
          abstract:
            'Acadian patients are triaged in either language depending on who is on duty. For 22,140 visits to three departments we compared triage category and waiting time by language concordance, using the quasi-random allocation of nurses. Discordance did not affect category for trauma. For abdominal and chest pain, discordant patients were assigned lower urgency in 6.8 % more visits (95 % interval 3.1 to 10.4), and in those aged over 75 the gap was twice as large. Preferred language is recorded by a clerk and is wrong for one in ten.',
        },
      ],
    },
    {
      university: 'makara',
      name: 'Sina Leavasa',
      title: 'Dr',
      position: 'Lecturer',
      department: 'School of Nursing, Midwifery and Health Practice',
      mail: 'sina.leavasa',
      hIndex: 11,
      works: 24,
      topics: ['family-centred care', 'community nursing', 'participatory action research', 'rheumatic fever'],
      papers: [
        {
          title: 'Ten years of monthly injections: Samoan and Tongan young people on staying with penicillin',
          date: '2025-03-26',
          venue: 'experience',
          abstract:
            'Secondary prevention of rheumatic fever requires an intramuscular injection every 28 days for a decade. Through talanoa with 29 Samoan and Tongan young people and 24 family members we explored what had kept them going. Delivery at work or in a parked car, a nurse who texts rather than rings, and a cousin who is also injected were named more often than pain relief. Registry data for the same 29 show 84 % of days covered, falling to 61 % in the year after leaving school. Young people who had withdrawn from the register were contacted through churches and only five took part.',
        },
        {
          title: 'Grandparents in the neonatal unit: changing a visiting rule with the families it excluded',
          date: '2023-08-09',
          venue: 'practice',
          abstract:
            'Visiting rules in neonatal units define family as two parents. In an action research project with 17 Pasifika and Māori families and 22 staff of one unit, the rule was rewritten over four cycles to let families name four people. In the following year parental presence rose from 6.1 to 7.4 h a day and nights without anyone halved. Infection rates stayed within their previous range, 2.1 to 3.4 per 1,000 patient-days. Staff who had opposed the change were interviewed by a person from outside and remained divided.',
        },
        {
          title: 'Counting Pacific Nurses: How Four National Data Sets Disagree',
          date: '2022-09-29',
          venue: 'evidence',
          abstract:
            'Policy aims at a nursing workforce that resembles the population, without agreement on who is counted. We compared the proportion of Pacific nurses in registration, payroll, census and graduate data between 2013 and 2020. Estimates for the same year range from 3.3 to 5.2 %. Prioritised ethnicity, which assigns one group to each person, removes a fifth of nurses who name a Pacific and a Māori identity. Growth is visible in all four sources but attributable in two of them to a change of form.',
        },
      ],
    },
    {
      university: 'fynbo',
      name: 'Bodil Krogsgaard',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Clinical Nursing Research',
      mail: 'bkrogsgaard',
      hIndex: 32,
      works: 107,
      topics: ['intensive care nursing', 'delirium', 'instrument validation', 'family-centred care'],
      page: {
        language: 'en',
        text: [
          'Bodil Krogsgaard is a professor of intensive care nursing at Fynbo University and its hospital.',
          'A PhD fellowship on light sedation in long-term ventilated patients will be advertised in January 2027 at https://fynbo.example/vacancies. Questions are welcome before the deadline: bkrogsgaard [snabel-a] fynbo.example.',
        ],
        says: {
          students: 'yes',
          portal: 'https://fynbo.example/vacancies',
          address: 'bkrogsgaard [snabel-a] fynbo.example',
        },
      },
      papers: [
        {
          title: 'Delirium screening eight times a day: what additional assessments reveal and what they cost',
          date: '2026-05-27',
          venue: 'acute',
          abstract:
            'Delirium fluctuates, and intensive care units screen for it two or three times a day. For 14 days 48 patients in two Danish units were screened every three hours by research nurses besides routine assessment. Routine screening found delirium on 41 % of patient-days, intensive screening on 63 %. Most additional episodes lasted under six hours, were hypoactive and fell between midnight and six. Assessment took 4.1 min on average and woke the patient in 22 % of night-time cases. Whether short episodes matter for cognition was not studied, and those responsible for rosters will want to know.',
        },
        {
          title: 'Diaries written by nurses and read by relatives: memories of intensive care after bereavement',
          date: '2024-01-31',
          venue: 'experience',
          abstract:
            'Diaries help survivors of intensive care to understand lost days. Relatives of those who die receive them too, without evidence. We randomised 126 relatives to be offered the diary at 4 weeks or at 6 months after the death. Prolonged grief scores at 13 months differed by 1.8 points (95 % interval −1.6 to 5.2). In interviews 14 of 25 relatives valued the small things recorded, such as shaving; five had found entries on comfort that contradicted what they had seen. Reading could not be enforced, and 31 % of the late group had asked for the diary early.',
        },
        {
          title: 'Validation of a Thirst Scale for Awake Intubated Patients',
          date: '2020-03-18',
          venue: 'evidence',
          abstract:
            'Thirst is among the most distressing symptoms of patients who are awake on a ventilator, and has no validated measure. Sixty patients pointed to a 0–10 visual scale on 412 occasions, twice 15 min apart in half of these. Test–retest correlation was 0.81, and the smallest detectable change 2.4 points. Scores fell by 3.1 after ice chips or spray. Serum sodium and fluid balance were unrelated to thirst, whereas oxygen flow through the mouth was. Only patients free of delirium could take part, about one in four.',
        },
      ],
    },
    {
      university: 'nokomis',
      name: 'Shoua Vang-Pedersen',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'School of Nursing',
      mail: 'svangped',
      hIndex: 13,
      works: 28,
      topics: ['neonatal units', 'family-centred care', 'feasibility trials', 'breastfeeding of preterm infants'],
      papers: [
        {
          title: 'Skin-to-skin contact by the hour: wearable proximity sensors in a 60-bed neonatal unit',
          date: '2024-08-21',
          venue: 'acute',
          abstract:
            'Skin-to-skin contact is charted in units that range from a tick to a duration. Proximity sensors in the gowns of 74 mothers and 51 other caregivers of infants born before 32 weeks recorded contact for up to 40 days. Charting captured 58 % of episodes and overstated their length by 21 min. Contact averaged 94 min a day, and varied fivefold between families; distance from home explained 9 % of the variance, a private room 14 % and the assigned primary nurse 19 %. Families who declined sensors visited less according to the charts. Outcomes of the infants were not examined.',
        },
        {
          title: 'Milk that is fortified at the bedside: errors seen in 900 preparations',
          date: '2022-10-12',
          venue: 'practice',
          abstract:
            'Fortification of human milk is done by nurses between other tasks. We observed 900 preparations in six units and analysed a sample of each. The target of 24 kcal/oz was met within 10 % in 67 %; powder scoops contributed the largest error, liquid fortifier the smallest. Wrong-milk events were intercepted by barcode in three cases and by a mother in one. Interruptions occurred in 41 % of preparations and increased the chance of a deviation by half. Observers wore uniforms and were sometimes asked to help.',
        },
        {
          title: 'Hmong Parents and the Word for Premature',
          date: '2020-05-27',
          venue: 'evidence',
          abstract:
            'Words that neonatal staff use daily may have no counterpart in the language of parents. Eighteen Hmong parents, six interpreters and ten nurses in Minnesota were interviewed about eleven terms. For prematurity interpreters used four different phrases, one of which implies a cause in the conduct of the mother. Seven mothers had understood their child’s illness in this way. A glossary developed with parents was tried by three interpreters for two months, who used it in 31 of 52 encounters.',
        },
      ],
    },
    {
      university: 'coteaux',
      name: 'Fabienne Dethier',
      title: 'Dr',
      position: 'Lecturer',
      department: 'Département des sciences de la santé publique',
      mail: 'fabienne.dethier',
      hIndex: 15,
      works: 42,
      topics: ['nurse staffing', 'nursing homes', 'focus groups', 'nurse retention'],
      papers: [
        {
          title: 'Leaving the ward or leaving the profession? Payroll careers of 31,000 Belgian nurses',
          date: '2025-10-22',
          venue: 'practice',
          abstract:
            'Social security records of 31,200 nurses who graduated in Wallonia and Brussels between 2004 and 2014 were followed to 2023. Ten years after graduation 71 % worked in hospitals, 16 % elsewhere in care and 9 % outside. Moves out of care peak after the second child and after the third employer. Of those outside, 38 % returned within six years, nearly always part-time and rarely to nights. Records do not contain wards, managers or reasons.',
        },
        {
          title: 'Night in the nursing home: one nurse for sixty-two residents',
          date: '2024-03-29',
          venue: 'later',
          abstract:
            'Little is known of what nurses do at night in nursing homes. We accompanied 20 nurses in ten Walloon homes through 40 nights, recording each activity, and held three focus groups. A nurse was responsible for 62 residents at the median, walked 9.4 km and was interrupted every six minutes. Repositioning scheduled every three hours was carried out in 54 % of instances. Homes volunteered to participate, so conditions may be better than average. Participants spoke of choosing whom to neglect, a phrase that recurred in all groups.',
        },
        {
          title: 'Skill Mix After the Reform: Delegation of Insulin to Care Assistants',
          date: '2021-02-24',
          venue: 'evidence',
          abstract:
            'A reform in 2019 allowed Belgian care assistants to give insulin under supervision. Glucose logs of 640 residents in 33 homes were compared for nine months before and nine after, homes without delegation serving as controls. Hypoglycaemia below 3.9 mmol/l occurred in 2.2 and 2.0 % of measurements. Doses were given closer to meals by 14 min. Nurses reported less hurry and more responsibility for what they had not seen. The pandemic cut follow-up short in eight homes.',
        },
      ],
    },
    {
      university: 'albufera',
      name: 'Encarna Climent Oliver',
      title: 'Professor',
      position: 'Professor',
      department: 'Departament d’Infermeria',
      mail: 'encarna.climent',
      hIndex: 29,
      works: 111,
      topics: ['nursing education', 'simulation training', 'instrument validation', 'student placements'],
      papers: [
        {
          title: 'Does simulation transfer? Medication safety of 214 students observed a year later on placement',
          date: '2025-01-22',
          venue: 'learning',
          abstract:
            'Simulation improves performance in simulation. We followed 214 second-year students, randomised to six additional simulated medication rounds or to the same hours of supervised practice, into placements a year later, where blinded observers scored 1,480 drug administrations. Omitted identity checks were seen in 11 % of administrations in the simulation group and 12 % in the other. Interruptions were handled better after simulation (difference of 9 points, 95 % interval 3 to 15). Students knew they were observed, if not why. Ward culture, expressed as the omission rate of staff on the same ward, was the strongest predictor.',
        },
        {
          title: 'A shortened scale of clinical learning environment in Spanish and Valencian: measurement invariance',
          date: '2022-04-06',
          venue: 'learning',
          abstract:
            'Scales for the quality of placements are long and answered carelessly. From the 42 items of an existing instrument we selected 14 by item response theory in 1,870 students at four universities, and validated the result in 912 others. The three-factor structure was confirmed (comparative fit index 0.96), with scalar invariance across language and sex but not between hospital and primary care. Long-string responding affected 12 % of questionnaires for the full scale and 4 % for the short one. Predictive validity for attrition was absent in either version.',
        },
        {
          title: 'Virtual patients and diagnostic reasoning of nursing students: a multicentre randomised trial',
          date: '2021-05-05',
          venue: 'learning',
          abstract:
            'Virtual patients could provide practice in clinical reasoning at low cost. Students at five schools, 388 in total, were randomised to twelve virtual cases or to paper cases over one term. Script concordance scores improved by 9.6 points with virtual and by 3.1 with paper cases (p < 0.001), and the difference persisted after six months. Effects were larger in students with low initial scores. No school-level differences were apparent. Teachers were not blinded.',
          retracted: true,
        },
        {
          title: 'Faking It Kindly: Empathy Scores and Observed Behaviour in Standardised Encounters',
          date: '2019-11-06',
          venue: 'evidence',
          abstract:
            'Self-reported empathy declines in the course of nursing studies, and educators worry. In 156 encounters with standardised patients we compared self-report, ratings by the patient and coding of empathic opportunities taken. Self-report correlates at .08 with the patient’s rating, opportunities taken at .44. Fourth-year students report less empathy than first-years by half a standard deviation and take more opportunities, 61 against 47 %. The cross-sectional design confounds year with cohort.',
        },
      ],
    },
    {
      university: 'akerselva',
      name: 'Hodan Warsame-Lie',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Nursing Science',
      mail: 'hodan.warsame-lie',
      hIndex: 14,
      works: 35,
      topics: ['cancer survivors', 'person-centred communication', 'migrant patients', 'self-management of illness'],
      papers: [
        {
          title:
            'Late effects without a language: breast cancer survivors with Somali, Urdu and Polish backgrounds in Oslo',
          date: '2025-08-12',
          venue: 'experience',
          abstract:
            'Late effects of cancer treatment are reported through questionnaires in Norwegian. We interviewed 38 survivors in Somali, Urdu or Polish two to eight years after treatment, and afterwards asked each to complete the validated questionnaire in her language. Fatigue was described at length in 33 interviews and endorsed by 19 questionnaires; pain was concordant. Somali women located fatigue in the bones, and answered the item literally. Sixteen had never been asked about sexual health by anyone. As a Somali-speaking nurse I was an insider to some participants and to others a risk of gossip.',
        },
        {
          title: 'Symptom app or telephone call? Preference and use among 300 people on oral cancer drugs',
          date: '2023-10-11',
          venue: 'practice',
          abstract:
            'Oral cancer drugs shift the monitoring of side effects to the home. In a preference trial 302 patients could choose an app, a weekly nurse call or be randomised; 88 accepted randomisation. Choice was predicted by age less than by living alone, which favoured the call. Reporting of moderate symptoms was more frequent by app (0.9 against 0.5 per week), dose interruptions initiated by patients themselves less frequent by call. Emergency visits were equal. After twelve weeks a quarter of app users had ceased to report without anyone noticing for nine days at the median.',
        },
        {
          title: 'Children as Interpreters on a Surgical Ward',
          date: '2024-10-28',
          venue: 'evidence',
          abstract:
            'Use of children as interpreters is prohibited in Norwegian health care save in emergencies. During 240 h of observation on one surgical ward 19 episodes were noted in which a child under 18 interpreted, for 4 min on average, and three concerned consent. In 16 of 19 a telephone interpreter could have been obtained within half an hour. Night shifts were not observed. Nurses defended the practice for small talk and drew the line at different places.',
        },
      ],
    },
  ],
);
