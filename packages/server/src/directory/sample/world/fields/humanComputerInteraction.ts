import { worldField } from '../types.ts';

export const humanComputerInteraction = worldField(
  'Human–computer interaction',
  {
    people: { name: 'Proceedings of the People and Interfaces Meeting', capitals: 'title' },
    everyday: { name: 'Journal of Everyday Interaction', capitals: 'sentence' },
    access: { name: 'Letters in Accessible Computing', capitals: 'title' },
    work: { name: 'Cooperative Work and Systems', capitals: 'title' },
    privacy: { name: 'Symposium on Usable Protection', capitals: 'title' },
    health: { name: 'Interactive Health Technology', capitals: 'sentence' },
  },
  [
    {
      university: 'fynbo',
      name: 'Maja Holmskov',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Informatics',
      mail: 'maja.holmskov',
      hIndex: 22,
      works: 61,
      topics: ['participatory design', 'health technology', 'ageing and technology', 'co-design workshops'],
      page: {
        language: 'en',
        text: [
          'I study what happens to welfare technology after the pilot project has left.',
          'PhD students: I supervise at most three at a time and all three places are taken until summer 2028.',
          'maja.holmskov@fynbo.example, or better, knock on door 4.12.',
        ],
        says: { students: 'no', address: 'maja.holmskov@fynbo.example' },
      },
      papers: [
        {
          title: 'After the Pilot: Eleven Welfare Technologies, Four Years Later',
          date: '2025-04-27',
          venue: 'people',
          abstract:
            'Design papers end where the pilot ends. We went back to eleven Danish municipalities in which welfare technologies, from sensor floors to dosing robots, had been co-designed between 2015 and 2019, and interviewed 74 care workers, buyers and residents. Two of the eleven are in use. Eight were stopped within 18 months of the last research visit, in five cases because nobody’s job description contained charging or cleaning them. What survived had been assigned to an existing night routine. We discuss what this means for evaluating co-design, and suggest that assignment of maintenance be part of the design brief.',
        },
        {
          title: 'Workshops tire the people they are meant to empower: energy diaries in co-design with chronic pain',
          date: '2023-02-15',
          venue: 'health',
          abstract:
            'Co-design with ill people takes strength that illness takes too. Nineteen participants with chronic pain in four workshop series kept energy diaries two days before and four days after every session. Median recovery was 31 h after three-hour workshops and 6 h after letters exchanged by post, which yielded as many design changes (14 and 13). Participants nevertheless preferred workshops because of the company. We derive a protocol that alternates both formats, and report the recruitment of people who had left earlier projects.',
        },
        {
          title: 'Whose Voice Is on the Sticky Note? Authorship Tracing in Participatory Sessions',
          date: '2020-04-29',
          venue: 'people',
          abstract:
            'Sticky notes are treated as participants’ words. By video we traced the 1,027 notes of nine sessions from utterance to cluster. Facilitators wrote 46 % of them, altered the speaker’s verb in half of these, and discarded 11 % in transit between table and wall. Notes by participants with aphasia were rewritten nearly always. Afterwards, 22 of 30 participants recognised fewer than half of “their” notes. The findings, which include two of our earlier projects, call for reporting who authors the artefacts of a workshop.',
        },
      ],
    },
    {
      university: 'jacksonharbor',
      name: 'Terrence Whitlow',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Computer Science',
      mail: 'twhitlow',
      hIndex: 42,
      works: 118,
      topics: ['accessibility', 'blind programmers', 'interaction design', 'multilingual interfaces'],
      papers: [
        {
          title: 'Hearing the Diff: Code Review With a Screen Reader',
          date: '2026-04-15',
          venue: 'people',
          abstract:
            'Code review is reading two versions at once, and a screen reader has one voice. Sixteen blind professional developers reviewed seeded changes of 40 to 400 lines using their own tools and a spatial audio prototype in which old and new text come from the left and the right. Seeded defects found rose from 51 to 64 % for changes under 120 lines and fell slightly above. Eleven participants turned spatialisation off after a week of private use and kept a feature we had added in passing, a spoken summary of moved lines. All were experts with over eight years of practice.',
        },
        {
          title: 'Alt Text at the Speed of Slack: Images in Workplace Chat',
          date: '2023-04-24',
          venue: 'people',
          abstract:
            'Workplace chat moves faster than descriptions of pictures are written. Logs of three companies with 22 blind employees contain 8,314 images; 4 % carried a description. We introduced a button by which a reader could ask for one, anonymously. It was pressed 611 times in ten weeks and answered in a median of seven minutes, by the sender in 58 % of cases. Memes were asked for most. Descriptions generated by a model were offered to the sender as a draft in half of the teams, where answers came sooner and mentioned the joke less often.',
        },
        {
          title: 'The Cost of Indentation: A Field Experiment With Braille Displays',
          date: '2021-10-18',
          venue: 'access',
          abstract:
            'Whitespace carries meaning in several languages and is laborious on a 40-cell braille line. Thirteen braille readers maintained equivalent programs in Python and in a dialect with explicit block ends for three weeks each. Time to locate the end of a block dropped from 8.1 to 3.0 s, errors in nesting from 19 to 7 per participant, and nobody wished to use the dialect at work. Compatibility with sighted colleagues outweighs comfort. These results point to tactile markers at block ends, rather than to alternative syntax, as a direction for tool support.',
        },
      ],
    },
    {
      university: 'merricreek',
      name: 'Priscilla Taufahema',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Computing',
      mail: 'p.taufahema',
      hIndex: 14,
      works: 33,
      topics: ['children and computing', 'participatory design', 'newcomer families', 'multilingual interfaces'],
      papers: [
        {
          title: 'Grandmother as Server: Homework Help Over Video Between Melbourne and Nukuʻalofa',
          date: '2025-07-01',
          venue: 'people',
          abstract:
            'Tongan children in Melbourne get homework help from kin overseas, on calls that designers of learning tools do not imagine. Nine families recorded 64 calls over two school terms. The helper was a grandmother in six families and knew the topic in a third of the calls; her contribution was attention, prayer and the time to stop. Turn-taking broke down whenever a worksheet was shown to the camera, on average 7.2 times per call. A stand of cardboard, cut to show both child and paper, halved the breakdowns and outlived the study in five homes.',
        },
        {
          title: 'Children’s privacy rules for a talking library shelf',
          date: '2023-08-09',
          venue: 'everyday',
          abstract:
            'A library wanted shelves that recommend books aloud. In six sessions 52 children aged 7 to 11 wrote rules for it. They forbade the shelf to say a title within hearing of a sibling (a rule in 11 of 13 groups), to remember “baby books”, and to talk at all on Fridays, when the homework club is there. No group asked for parental control. Built accordingly, the shelf was consulted by 340 children in four months, and its forget button 129 times.',
        },
        {
          title: 'Translation Apps at the Enrolment Desk',
          date: '2021-05-08',
          venue: 'work',
          abstract:
            'School offices enrol newcomer children with the help of phone translators. We observed 41 enrolments in five languages at three schools and had the exchanges re-translated. A third contained an error of consequence, concerning allergies in four. Staff noticed 2 of the 14. Errors were found by the child in seven cases, at ages down to six. Clerks who read the translation back aloud caught more, which informed a read-back step that the three schools added to their form.',
        },
      ],
    },
    {
      university: 'dommel',
      name: 'Lotte Hendrikx',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Industrial Design and Informatics',
      mail: 'l.hendrikx',
      hIndex: 16,
      works: 38,
      topics: ['interaction design', 'explainable interfaces', 'health technology', 'field deployments'],
      papers: [
        {
          title: 'Explanations that arrive after the decision: shift handovers with a sepsis alert',
          date: '2025-10-14',
          venue: 'health',
          abstract:
            'Explanations of alerts are tested at the moment of decision, when nurses have no time for them. During eleven weeks on two wards we moved the explanation of a sepsis alert from the pop-up to the handover sheet. Pop-ups were dismissed in 3 s in both conditions. At handover, explanations were read aloud for 62 % of alerted patients and challenged in 18 %, and doctors were called earlier in the next shift (median 41 min). Alerts per nurse did not change. We argue that explanations belong to coordination between clinicians as much as to individual decisions.',
        },
        {
          title: 'Lamps That Remember: Three Years of a Research Product in Twenty Homes',
          date: '2023-06-21',
          venue: 'people',
          abstract:
            'What does a device that changes by the month do to a home? Twenty households lived for three years with a lamp that slowly shifts towards the hours at which it is switched off. Of the 20 lamps 13 are still on. Interviews every half-year show a course from testing to teasing to ignoring, and then, in six homes, to deference: people going to bed because the lamp did. In the two homes with a new baby it was unplugged within days. We discuss implications for long-term research through design, including its cost for researchers and households.',
        },
        {
          title: 'Certainty in numbers, colours or words? Comparing displays of model confidence in a plant nursery',
          date: '2022-02-02',
          venue: 'everyday',
          abstract:
            'Confidence displays are studied with crowd workers who have nothing to lose. In a nursery for orchids, 14 graders sorted 61,000 plants with advice from a camera whose confidence was shown as a percentage, a colour or not at all, by week. With colour they followed wrong advice less (22 against 30 %) and right advice as often. The percentage was ignored after two days. As piece-rate pay was suspended during the study, reliance under time pressure remains to be examined.',
        },
      ],
    },
    {
      university: 'avongorge',
      name: 'Samira Benhaddou',
      title: 'Professor',
      position: 'Professor',
      department: 'School of Information',
      mail: 'samira.benhaddou',
      hIndex: 34,
      works: 87,
      topics: ['usable privacy', 'interaction design', 'interview studies', 'health technology'],
      papers: [
        {
          title: 'Location Sharing After Separation: Phones, Children and Former Partners',
          date: '2025-08-12',
          venue: 'privacy',
          abstract:
            'Family location sharing assumes a family. Interviews with 29 separated parents and with eight solicitors in south-west England describe how it continues through children’s devices. In 17 cases a former partner’s location could be inferred from a child’s watch; in nine this was used in court. Turning sharing off notifies the other side, and the notice itself became an exhibit twice. From these accounts we derive four changes, of which one, silent expiry, was adopted by a maker. People in acute danger were referred to a service and not interviewed.',
        },
        {
          title: 'Cookie Banners as Labour: Time Use in an Ordinary Week',
          date: '2023-10-03',
          venue: 'privacy',
          abstract:
            'How long do people spend on consent? Screen recordings of 48 adults over seven days contain 4,902 banners on 3,377 visits. Median handling time is 2.9 s; the sum is 17 min per week for the upper quarter. Those who refuse spend 3.4 times as long as those who accept, because refusing takes another click on 71 % of banners. Phones worn out of reach of a mouse make it worse. The estimate can inform regulatory debates in which the burden of consent is asserted rather than measured.',
        },
        {
          title: 'Password advice in the reading group: security for people who share one laptop',
          date: '2020-12-09',
          venue: 'everyday',
          abstract:
            'Security advice presumes one person per device. In a library reading group for adults with learning disabilities, 15 members share laptops, passwords and a supporter. Ethnography over eight months found a working arrangement: passwords on cards of different shape, kept by different people, so that two must agree. It failed once, through a supporter’s holiday. Replacing it by password managers, as policy demanded, shifted all power to the supporter. We suggest that shared secrets be designed for rather than forbidden.',
        },
        {
          title: 'Smart Meters and the Landlord: Inference Without Intent',
          date: '2019-08-11',
          venue: 'privacy',
          abstract:
            'Electricity readings betray presence. Twelve landlords who received half-hourly readings for billing were interviewed and shown their own data. Seven had not looked; by the end of the interview ten had named a tenant who was “never there” or had “someone staying”. In a follow-up 3 months later two had acted on it. Research such as ours can create the misuse that it examines, and we stopped recruitment for this reason.',
        },
      ],
    },
    {
      university: 'ruissalo',
      name: 'Ville Kontturi',
      title: 'Dr',
      position: 'Senior Researcher',
      department: 'Department of Computing',
      mail: 'ville.kontturi',
      hIndex: 19,
      works: 57,
      topics: ['eye tracking', 'virtual reality', 'controlled experiments', 'typing'],
      papers: [
        {
          title: 'Gaze drifts away from the target before we point: consequences for gaze-plus-pinch selection',
          date: '2025-03-12',
          venue: 'everyday',
          abstract:
            'Headsets select what the eye is on when the fingers pinch. In 48,000 selections by 40 people the eye had left the target before the pinch was recognised in 14 % of trials, by a median of 86 ms, more often in series of adjacent targets. Taking the gaze 120 ms earlier removes two thirds of the errors and creates few new ones. The best lead differs between people (70 to 190 ms) and can be learned from 25 corrections. Fatigue, lenses and age above 60 were not studied.',
        },
        {
          title: 'Typing on Glass After Fifty: Touch Models From 1,200 Finnish Adults',
          date: '2022-05-01',
          venue: 'people',
          abstract:
            'Keyboard models are fitted to students. A national panel typed on their own phones for two weeks; 1,214 of them, half older than 50, donated 9.3 million touch points without text. Offsets shift downwards with age by 0.2 mm per decade, spread grows by 6 %, and long presses become common after 70. Decoding with age-specific models reduces errors by 18 % in the oldest group. People whose hands shake uninstalled the keyboard sooner, which our figures soften.',
        },
        {
          title: 'Replicating Fitts in bed: reach, posture and one-handed phone use',
          date: '2020-01-09',
          venue: 'everyday',
          abstract:
            'Pointing models come from people sitting upright. Lying on the back, on the side and prone, 24 participants tapped targets with one hand on a 6.1-inch phone held over or beside the head. Throughput falls by 9, 24 and 31 %. In side posture the upper corner opposite to the thumb is reached by re-gripping in 70 % of attempts, with two drops per 1,000 taps. The model gains a term for grip. The extended model predicts held-out movement times with an error of 7 %.',
        },
      ],
    },
    {
      university: 'gapcheon',
      name: 'Moon Ji-ho',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'School of Computing',
      mail: 'jiho.moon',
      hIndex: 18,
      works: 34,
      topics: ['virtual reality', 'interaction design', 'computer-supported cooperative work', 'haptics'],
      papers: [
        {
          title: 'Leaning Is Enough: Seated Locomotion for Cooperative Virtual Assembly',
          date: '2026-03-28',
          venue: 'people',
          abstract:
            'Teams who train assembly in virtual reality need to move around a shared object without walking into real colleagues. Leaning on an instrumented stool was compared with teleportation and joystick in 36 triads building a pump. Completion times are alike, but triads who lean look at the same part at the same time for 41 % of the session, against 29 % with teleportation, and ask “where are you?” a third as often. Sickness scores are lowest for teleportation. The effects were smaller in the second session, which indicates that part of the benefit is a matter of familiarity.',
        },
        {
          title: 'Weight Illusions by Delay: How Late May a Virtual Hand Be?',
          date: '2024-05-13',
          venue: 'people',
          abstract:
            'Delaying the virtual hand makes lifted objects feel heavy. Psychophysics with 30 participants shows that 60 ms of delay on lifting adds 38 g to the perceived weight of a 200 g prop, without being noticed as delay by most; from 110 ms onwards people complain of lag. Adaptation sets in after some 90 lifts and can be reset by a minute of real handling. Props of under 100 g show the effect weakly. The illusion costs precision: placement errors rise by 2.1 mm.',
        },
        {
          title: 'Turn-Taking With a Robot Arm in a Shared Kitchen',
          date: '2022-10-22',
          venue: 'work',
          abstract:
            'Two cooks share a board by glances. A robot that takes part has none to give. In 22 cooking sessions a wizard drove an arm which signalled its next reach by a light, by a small preparatory motion or not at all. Preparatory motion prevented most collisions (0.4 per session against 2.6), and people waited for it by 1.1 s less than for the light. By the fourth dish half of them began to answer with preparatory motions of their own. We discuss preparatory motion as a resource for mutual adaptation, and its limits in a study with a human operator.',
        },
      ],
    },
    {
      university: 'liesbeek',
      name: 'Ayanda Mbekeni',
      title: 'Dr',
      position: 'Lecturer',
      department: 'Department of Computer Science',
      mail: 'ayanda.mbekeni',
      hIndex: 8,
      works: 20,
      topics: ['multilingual interfaces', 'health technology', 'usable privacy', 'field deployments'],
      papers: [
        {
          title: 'Deleting Before Dinner: Storage as Household Negotiation on Shared Phones',
          date: '2024-05-12',
          venue: 'people',
          abstract:
            'Phones with 16 GB are shared and full. Diaries and weekly visits in 18 Khayelitsha households over five months recorded 1,140 deletions with reasons. Two in five were made for someone else’s app: a clinic reminder, a school group, a lottery. Children’s videos were kept longest. Apps that store more than 150 MB were removed within a median of nine days, whatever their use. A clinic app that we shrank from 96 to 11 MB stayed on two thirds of phones until the end of the study.',
        },
        {
          title: 'Voice notes to the clinic: isiXhosa speech as a data entry form',
          date: '2022-08-03',
          venue: 'health',
          abstract:
            'Community health workers fill in English forms about visits held in isiXhosa. We replaced the form by voice notes, which two clerks turned into records, for 640 visits by 12 workers. Records contain 2.1 times as many facts, among them medicines shared between neighbours, for which the form has no field. Visits were 4 min longer and evenings 25 min shorter. Clerks misheard drug names in one note out of 14. We outline requirements for a record system in which speech in a local language is the primary entry.',
        },
        {
          title: 'Airtime as a Thank-You: Incentives and Refusal in Township Fieldwork',
          date: '2021-11-15',
          venue: 'people',
          abstract:
            'Researchers thank participants with airtime. Looking back on seven studies with 311 participants, we list what incentives did: 23 people took part twice under two names, nine gave the airtime to the person who had sent them, and in one study refusal went up when the amount was doubled. Eleven follow-up conversations explain the last as suspicion of what might be wanted. We close with recommendations on amounts, wording and timing for research ethics committees.',
        },
      ],
    },
    {
      university: 'portici',
      name: 'Niccolò Fabbriani',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Informatics',
      mail: 'niccolo.fabbriani',
      hIndex: 12,
      works: 29,
      topics: ['ageing and technology', 'accessibility', 'interaction design', 'older adults at home'],
      papers: [
        {
          title: 'The Neighbour Who Resets Passwords: Informal Technical Support in a Bologna Stairwell',
          date: '2025-05-19',
          venue: 'work',
          abstract:
            'Digital identity became compulsory for Italian pensioners in 2021, and support was left to families. We mapped help among the 61 residents of one stairwell for a year by weekly door-to-door talks: 418 episodes, 290 of them resolved by two people, a retired typesetter and a girl of fourteen. Both kept other people’s codes in notebooks. Helpers asked for a way to act on behalf of others that leaves a trace. When one of them fell ill, eleven residents missed a payment.',
        },
        {
          title: 'Larger text, fewer words: what older readers give up when they zoom',
          date: '2023-03-22',
          venue: 'everyday',
          abstract:
            'Enlarging text is the first accessibility advice. Logs from 133 tablet readers aged 66 to 93 show that enlargement by over 60 % reduces the share of articles read to the end from 52 to 33 %, for lack of overview. A persistent outline in the margin brings it to 49 %. Those with macular disease (17 people) did not benefit from the outline. The results suggest that overview should be designed together with magnification.',
        },
        {
          title: 'Scam Calls and the Art of Hanging Up: A Theatre Method',
          date: '2022-04-30',
          venue: 'access',
          abstract:
            'Leaflets tell older people to hang up; politeness forbids it. With a theatre company we rehearsed scam calls in nine senior centres, letting 121 participants interrupt and replace the victim. In a test call six weeks later, consented to in advance without a date, 64 % of them ended the conversation within a minute, compared with 41 % of waiting-list participants. The cost was €23 per participant. Rehearsal of impolite behaviour is a promising complement to information campaigns.',
        },
      ],
    },
    {
      university: 'cootes',
      name: 'Mei-Ling Okafor',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Computing and Software',
      mail: 'mlokafor',
      hIndex: 29,
      works: 73,
      topics: [
        'computer-supported cooperative work',
        'interaction design',
        'remote teams',
        'emergency call centres',
        'log analysis',
      ],
      papers: [
        {
          title: 'Silence on Channel Four: Coordination Between Dispatch and Crews in Rural Ontario',
          date: '2024-11-09',
          venue: 'work',
          abstract:
            'Dispatch systems log who said what; much of the work lies in who did not. From 210 h of radio and screen recordings at two rural dispatch centres we study 1,830 silences of over four seconds during active calls. Dispatchers leave the channel open for crews who cannot press a key, and crews hear from the length of a silence that a second call is on. A software update that filled silences with status tones was disabled by night shifts. Day shifts, with more supervisors, kept it. We discuss how communication technology might represent silence without filling it.',
        },
        {
          title: 'Meeting Notes by Machine and the Disappearance of the Minute-Taker',
          date: '2023-11-13',
          venue: 'work',
          abstract:
            'When software takes the minutes, someone stops taking them. We followed 16 teams for six months before and six after. Notes grew from 210 to 940 words and were opened by 2.2 instead of 4.1 people. Action items had an owner in 54 % of cases, previously in 83 %. The former minute-takers, twelve women and four men, spoke 30 % more. Five teams went back to a person with the machine’s transcript at hand, which had the best of both and took an hour a week.',
        },
        {
          title: 'Ten Thousand Apologies: Delay and Repair in Distributed Programming Chats',
          date: '2020-10-17',
          venue: 'work',
          abstract:
            'Late answers in team chat come with apologies. In five open communities we found 10,382 of them in eight years. The delay that prompts an apology halves from 22 to 10 h over the period and is shortest for newcomers, who apologise for lateness that old members do not notice. An apology doubles the odds that the thread continues. Timestamps hide whether somebody slept. Communities that meet once a year in person apologise less.',
        },
      ],
    },
    {
      university: 'burrard',
      name: 'Jonah Strickland',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Computer Science',
      mail: 'jstrickland',
      hIndex: 23,
      works: 50,
      topics: ['explainable interfaces', 'interaction design', 'controlled experiments', 'visualisation'],
      page: {
        language: 'en',
        text: [
          'I study how people read uncertain pictures: forecasts, polls, scans.',
          'Recruiting: one PhD student for September 2027, ideally with a background in perception. Please do read the admissions FAQ first.',
          'Contact me at j s t r i c k l a n d (at) burrard.example. Put “PhD-27 uncertainty” in the subject and I will see it.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'PhD-27 uncertainty',
          address: 'j s t r i c k l a n d (at) burrard.example',
        },
      },
      papers: [
        {
          title: 'Cones, Ensembles and the Town Next to the Line: Evacuation Choices Under Three Hurricane Displays',
          date: '2025-09-30',
          venue: 'people',
          abstract:
            'The hurricane cone is misread as the storm’s size. We asked 2,840 residents of Gulf counties for evacuation choices in twelve histories with real outcomes, under a cone, a spaghetti ensemble and animated hypothetical tracks. Animated tracks brought choices nearest to those implied by each person’s stated costs. Ensembles led people whose town lies beneath a single line to leave, and their neighbours to stay. Nobody was asked to drive anywhere. Former evacuees, a third of the sample, differed little by display.',
        },
        {
          title: 'Explanations Raise Reliance Even When They Explain the Wrong Case',
          date: '2023-04-25',
          venue: 'people',
          abstract:
            'If explanations helped people to judge advice, then explanations of another case should not. In two preregistered experiments with 1,310 participants estimating house prices, correct feature attributions, those of a random other house, and none were shown. Both kinds of explanation raised reliance by the same amount (8 points), on good and bad advice alike. Real-estate agents, 54 of whom took part later, detected the swaps half of the time but relied no less. One task and one form of explanation do not settle the matter.',
        },
        {
          title: 'Reading error bars with the thumb over them: visual inference on small screens',
          date: '2021-07-30',
          venue: 'everyday',
          abstract:
            'Most charts are now read on phones. Repeating a classical study of error-bar inference on screens of 6 inches with 412 participants, we find the familiar overlap fallacy at the same rate, and a new error: where intervals exceed half of the height, people compare the ends nearest to the axis. Horizontal bars remove it. Sixteen newsrooms were asked for their templates; three use horizontal bars on phones.',
        },
      ],
    },
    {
      university: 'elbhang',
      name: 'Dorothea Quast',
      title: 'Professor',
      position: 'Professor Emerita',
      department: 'Faculty of Computer Science',
      mail: 'dorothea.quast',
      hIndex: 31,
      works: 140,
      topics: ['accessibility', 'interaction design', 'children and computing', 'tactile graphics'],
      papers: [
        {
          title: 'What Blind Pupils Draw: Two Decades of Tactile Maps From One School',
          date: '2022-09-12',
          venue: 'access',
          abstract:
            'For twenty years pupils of a Saxon school for the blind drew maps of their way to school on swell paper. The 386 maps by 141 pupils, many of whom drew several times, allow development to be followed. Junctions appear before streets; scale is consistent from about the age of 12; and the maps of children with late-onset blindness keep the view from above while the others unroll the route as it is walked. The corpus, with anonymised metadata, is available for research on spatial development.',
        },
        {
          title: 'Raised Lines at 30 Millimetres per Second: Exploration Speed and Recall',
          date: '2019-10-22',
          venue: 'access',
          abstract:
            'Tactile graphics guidelines fix widths and gaps, not how a hand will move over them. Finger tracking of 26 blind adults on 40 diagrams shows speeds between 12 and 85 mm/s. Recall of topology is best around 30 mm/s and depends on speed more than on years of braille. Diagrams whose lines are interrupted at regular distances slow fast readers down and raise their recall by 14 points, without harm to slow ones. Only line diagrams were used.',
        },
        {
          title: 'Braille Labels and the Fourth Language: A Field Note From South Tyrol',
          date: '2020-06-30',
          venue: 'access',
          abstract:
            'Public buildings in South Tyrol carry labels in German, Italian and Ladin, and, where there is braille, in one of them. We surveyed 212 tactile labels in 34 buildings with four blind residents. Contracted German braille is unreadable to Italian readers and the converse; 19 labels were upside down. A pictographic convention agreed upon with the residents was fitted in two buildings. We discuss the trade-off between language policy and legibility in multilingual regions.',
        },
      ],
    },
    {
      university: 'kordon',
      name: 'Cansu Erdemli',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Computer Engineering',
      mail: 'cansu.erdemli',
      hIndex: 11,
      works: 25,
      topics: ['explainable interfaces', 'ageing and technology', 'interview studies', 'crisis informatics'],
      papers: [
        {
          title: 'Location Pins After the Earthquake: Volunteers, Rumours and Verification Work in February 2023',
          date: '2024-10-26',
          venue: 'work',
          abstract:
            'Within hours of the earthquakes of February 2023, volunteers collected calls for help from social media on shared maps. Interviews with 27 volunteers and an archive of 61,400 entries from one such map show what verification meant: phoning the number, asking for the floor, asking again after six hours. Of the entries 38 % were duplicates and 6 % were false, most of the latter by people who wanted a machine sent to a building where calls had been ignored. A category for this was added on the third day. We contribute an account of verification as care work and implications for crisis mapping tools.',
        },
        {
          title: 'Explaining a Credit Refusal at the Counter',
          date: '2023-05-30',
          venue: 'people',
          abstract:
            'Bank clerks explain decisions which they have not taken. We sat beside clerks of two Turkish banks for 96 conversations about refused credit. Scoring reasons, shown on their screens since 2021, were passed on in 31 % of cases; more often the clerk blamed “the system”, then offered something. Customers who heard a reason asked what would help in 22 of 30 conversations and got an answer in four. Since reasons are ordered by weight and the first is often immutable, we propose to order them by what the applicant can change.',
        },
        {
          title: 'Telephone menus for people who never press nine',
          date: '2021-09-01',
          venue: 'everyday',
          abstract:
            'Appointments at public hospitals are made through a telephone menu. Recordings by 35 volunteers aged 60 to 84 show a success rate of 43 % at the first call. Most failures occur at one place, where “for all other requests press nine” is spoken after a pause in which callers have begun to speak. Moving it forward by 1.5 s raised success to 61 % in a copy of the menu. The operator has adopted the change, and a follow-up on the live line is in preparation.',
        },
      ],
    },
    {
      university: 'monongah',
      name: 'Ravi Subbaraman',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'School of Computing',
      mail: 'subbaraman',
      hIndex: 26,
      works: 55,
      topics: ['health technology', 'eye tracking', 'wearable sensing', 'field deployments'],
      papers: [
        {
          title: 'Gaze as a Speech Cue: Detecting Word-Finding Trouble in Conversation',
          date: '2025-05-02',
          venue: 'people',
          abstract:
            'People look away when a word will not come. With glasses worn by 28 people with mild aphasia and their partners in 84 conversations, we detect word-finding trouble from gaze aversion, eyebrow motion and pauses with an F1 of 0.77, 0.9 s before the partner offers a word. Offering a cue at that point helped in half of the cases and annoyed in one of five; personalising the delay brought annoyance to one in eleven. Participants wore the glasses for the study’s 40 min per visit and never at home.',
        },
        {
          title: 'Sleep stages are not advice: a year with consumer sleep trackers',
          date: '2023-12-06',
          venue: 'health',
          abstract:
            'Trackers tell people how they slept. Over one year 214 owners reported weekly what they did about it, and for a random half the stage display was hidden by an alternative app. Bedtime regularity was the same in both halves. Worry about sleep rose by 0.3 standard deviations with stages shown and fell without them. People who hid the display on their own later in the year slept worse to begin with. Device accuracy was not our concern, though 40 nights in a laboratory gave the usual 60 % agreement.',
        },
        {
          title: 'Inhaler sounds and the dignity of being asked',
          date: '2021-08-20',
          venue: 'health',
          abstract:
            'Sound can tell whether an inhaler was used well, and therefore be used to check on children. We built two versions of a reminder for 46 teenagers with asthma: one reported technique to parents, one asked the teenager what had happened. Good technique after twelve weeks was found in 58 and 63 %, a difference that may be chance. Devices of the first group were left at home on school days twice as often. We conclude that reporting to parents, a default in commercial systems, deserves reconsideration.',
        },
      ],
    },
    {
      university: 'shahgoli',
      name: 'Leila Moghaddasi',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Faculty of Computer Engineering',
      mail: 'l.moghaddasi',
      hIndex: 6,
      works: 15,
      topics: ['multilingual interfaces', 'accessibility', 'usable privacy', 'right-to-left scripts'],
      papers: [
        {
          title: 'Where Does the Cursor Go? Mixed-Direction Text Entry by Persian–English Typists',
          date: '2025-11-24',
          venue: 'people',
          abstract:
            'Text that mixes Persian and English makes the cursor jump. Forty office workers typed 60 mixed sentences in four editors with logging of keys and gaze. A mixed boundary costs 3.8 s, and 29 % of sentences end with punctuation at the wrong side that the typist had seen and given up on. A split cursor, known since the 1990s and absent from phones, halves the cost; a preview of the final line works nearly as well and surprises nobody. Design recommendations for mobile editors are derived.',
        },
        {
          title: 'Screen readers, half-spaces and the broken plural',
          date: '2023-09-20',
          venue: 'everyday',
          abstract:
            'Persian plurals are joined by a character that has no width. Screen readers treat it variously as a space, as nothing or as an error. For 400 news sentences read by three synthesizers, 22 blind listeners in Tabriz and Tehran misunderstood 9 % because of the plural sign alone. A rule of four lines in the text normaliser removes most of these. Two of the three makers have taken it up. Poetry, where the sign is left out for metre, needs a dictionary.',
        },
        {
          title: 'One Card, Five Sisters: Shared Bank Credentials in Extended Families',
          date: '2022-08-08',
          venue: 'privacy',
          abstract:
            'In Iran second passwords for card payment arrive by text message on the phone of whoever opened the account. Twenty-six women in extended families described how they pay: by calling a brother, by keeping his old phone in a drawer, through an app that forwards messages and was installed for 14 of them by a shop. The forwarding app reads all messages. Families wish for delegation with a limit, which two banks offer in a branch. We discuss delegation as a requirement for payment systems in settings where credentials are shared by necessity.',
        },
      ],
    },
  ],
);
