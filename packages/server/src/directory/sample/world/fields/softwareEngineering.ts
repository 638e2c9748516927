import { worldField } from '../types.ts';

export const softwareEngineering = worldField(
  'Software engineering',
  {
    evidence: { name: 'Journal of Software Evidence', capitals: 'sentence' },
    quality: { name: 'Proceedings of the Program Quality Meeting', capitals: 'title' },
    practice: { name: 'Letters in Software Practice', capitals: 'sentence' },
    testing: { name: 'Testing and Analysis of Programs', capitals: 'sentence' },
    models: { name: 'Models and Their Engineers', capitals: 'sentence' },
    people: { name: 'Human Aspects of Software', capitals: 'title' },
  },
  [
    {
      university: 'bjorkhem',
      name: 'Oskar Fällman',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Computer Science',
      mail: 'oskar.fallman',
      hIndex: 20,
      works: 51,
      topics: ['software testing', 'flaky tests', 'hardware test rigs', 'continuous integration'],
      papers: [
        {
          title: 'Is it the test, the product or the rig? Intermittent failures in embedded continuous integration',
          date: '2025-09-02',
          venue: 'testing',
          abstract:
            'Research on flaky tests has studied software that runs on servers, where a failing test can be repeated at will. We followed 74,000 nightly test executions on 38 hardware rigs at two manufacturers of forestry and mining equipment and had testers diagnose 1,130 intermittent failures. Forty-one per cent stem from the rig (loose connectors, worn relays, power supplies), 33 % from test code and 26 % from the product, a share higher than in earlier reports. Rig faults recur on one rig and vanish on others; a mixed-effects model using that pattern assigns causes with an accuracy of 0.81. Rerunning on the same rig, the usual remedy, hid 19 product faults until after release. Swapping rigs on the first failure is cheaper than any reruns beyond two.',
        },
        {
          title: 'Test case selection when one test takes forty minutes',
          date: '2023-04-18',
          venue: 'testing',
          abstract:
            'Selection techniques that save seconds in unit testing must be reconsidered for system tests of 40 min. Using 3.5 years of history from a supplier of hydraulic controllers we compare eleven selection strategies under a nightly budget of 14 h. A strategy that maximises expected information on requirements not exercised for longest finds faults 2.6 nights earlier than history-based prioritisation, though it finds as many in total. Engineers overrode the selection on 22 % of nights, with a benefit in half of the cases. Configuration time of the rig, ignored in most formulations, consumed 31 % of the budget until selection grouped tests by configuration.',
        },
        {
          title: 'How Testers Read a Failing Log: Eye Movements and Search Terms of 26 Professionals',
          date: '2020-09-15',
          venue: 'people',
          abstract:
            'A failing system test leaves logs of several hundred thousand lines. We recorded eye movements and search terms of 26 professional testers while they diagnosed eight failures with known causes. Successful sessions begin with a comparison to a passing run (18 of 23), unsuccessful ones with a search for the word “error”. Fixations dwell on timestamps, which existing log viewers fold away. A viewer that aligns failing and passing logs cut median diagnosis time from 21 to 13 min in a follow-up with the same participants on new failures, an effect to which learning will have contributed.',
        },
      ],
    },
    {
      university: 'pyynikki',
      name: 'Tuulikki Järvensivu',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Software and Systems Engineering',
      mail: 'tuulikki.jarvensivu',
      hIndex: 32,
      works: 115,
      topics: ['requirements engineering', 'public-sector systems', 'interview studies', 'procurement'],
      papers: [
        {
          title: 'What the tender could not say: requirements discovered after signature in 17 public IT contracts',
          date: '2026-01-14',
          venue: 'evidence',
          abstract:
            'Public procurement freezes requirements before suppliers and users have met. In seventeen Finnish contracts worth €1.2 to 84 million we coded 3,960 change requests by origin and traced each to the tender documents. Only 14 % correct an error in the tender; 52 % concern something which it left open deliberately, and 21 % work practices that none of the authors knew. Contracts with a paid discovery phase of at least eight weeks had 38 % fewer changes in the third class, and no fewer in the others. Change requests were priced on average at 2.1 times the rate of the original work. Two contracts ended in court, and their documents were read under confidentiality.',
        },
        {
          title: 'Acceptance criteria written by caseworkers: a quasi-experiment in three social insurance projects',
          date: '2023-08-29',
          venue: 'practice',
          abstract:
            'Caseworkers know the exceptions that acceptance criteria omit. Three projects alternated for six months between criteria written by analysts and criteria written by caseworkers after a half-day training. Criteria by caseworkers contain twice as many exceptional situations (2.9 versus 1.4 per story) and are ambiguous more often (31 versus 18 %). Defects found in production per story were lower by 27 %, with a wide interval (3 to 46 %). Analysts who paired with caseworkers wrote criteria without the increase in ambiguity. Workload of caseworkers could not be reduced in one project, which left the study after four months.',
        },
        {
          title: 'Quality requirements as prices: how suppliers read “shall be responsive”',
          date: '2020-11-24',
          venue: 'evidence',
          abstract:
            'Vague quality requirements are blamed for disputes, but suppliers might prefer them. Twenty-three bid managers priced four versions of the same tender which differed in the precision of six quality requirements. Precise requirements raised the median bid by 9 % and reduced the spread among bids by half. Vague ones were priced according to the reputation of the client. Seventeen bid managers said they would request a clarification, although all remembered bids in which they had not. A requirement on response time is over-specified from the point of view of price if its threshold lies below what the standard platform delivers.',
        },
      ],
    },
    {
      university: 'vaagen',
      name: 'Eivind Morland',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Computer Science',
      mail: 'eivind.morland',
      hIndex: 17,
      works: 44,
      topics: ['software testing', 'scientific codebases', 'property-based testing', 'numerical reproducibility'],
      papers: [
        {
          title: 'Metamorphic relations that oceanographers believe in: eliciting oracles for a regional ocean model',
          date: '2025-11-18',
          venue: 'testing',
          abstract:
            'Scientific models lack an oracle, and metamorphic testing substitutes relations between runs. Relations invented by testers tend to be true by construction or false for good physical reasons. In nine workshops with 21 oceanographers we elicited 64 relations for a coastal model of 410,000 lines, ranked by their conviction, and turned 47 into tests. They detect 71 % of 380 mutants that survive the existing regression suite. Eleven relations failed on the unmodified code; six exposed defects, including a sign error in a rarely used mixing scheme, and five taught the oceanographers something about numerical diffusion. Conviction predicts mutation score weakly (ρ = 0.28).',
        },
        {
          title: 'Tolerances in regression tests of scientific software: where the numbers come from',
          date: '2023-02-07',
          venue: 'evidence',
          abstract:
            'A test that compares floating-point results needs a tolerance, and developers have to choose one. We mined 12,400 tolerances with their history from 96 scientific projects and surveyed 118 developers. Three-quarters of tolerances are powers of ten; 38 % were relaxed at least once after a failure, on average by two orders of magnitude, and 3 % were ever tightened. In 54 relaxations analysed in depth, nine hid a defect. Estimating rounding variability by randomised arithmetic gives tolerances that are tighter than the present ones for 61 % of tests, without additional false alarms in three months of shadow operation.',
        },
        {
          title: 'Who Maintains Research Software After the Grant?',
          date: '2021-06-09',
          venue: 'people',
          abstract:
            'Grants pay for research software until they end. From repositories of 240 Norwegian projects funded between 2010 and 2016 and interviews with 31 of their authors we reconstruct what happened afterwards. Five years after the end 22 % had a commit within the last year. Survival went with a user outside the founding institution (odds ratio 4.1) and with a permanently employed engineer (2.7), while documentation and tests at the end of the grant were not associated with it. Most code that stopped was superseded, as its authors saw it, and not abandoned; they were seldom able to name the successor.',
        },
      ],
    },
    {
      university: 'weserufer',
      name: 'Detlef Ammermann',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Software and Systems Engineering',
      mail: 'ammermann',
      hIndex: 30,
      works: 106,
      topics: ['safety-critical software', 'medical devices', 'runtime verification', 'safety cases'],
      papers: [
        {
          title: 'Runtime monitors for infusion pumps: properties from incident reports',
          date: '2024-10-22',
          venue: 'testing',
          abstract:
            'Incident databases describe what went wrong with infusion pumps in the words of nurses and technicians. From 2,870 reports we derived 38 temporal properties with two clinical engineers and synthesised monitors which run on the pump’s communication processor within 4 % of its load. Replaying 41,000 h of pump logs from two hospitals, the monitors raised 164 alerts, of which 113 correspond to use errors, 29 to configuration and five to software. Eight properties never became relevant since the user interface already excludes them. Reports of near misses, which are filed by few wards, contributed the five most useful properties. Certification of the monitors as separate items is under discussion with a notified body.',
        },
        {
          title: 'Confidence in safety cases: assessors disagree about arguments, not about evidence',
          date: '2022-05-17',
          venue: 'evidence',
          abstract:
            'Quantified confidence in safety cases presupposes that assessors attach similar weight to the same argument. Twenty-eight assessors from six notified bodies rated 90 claims of three device safety cases, with and without their evidence attached. Intraclass correlation is 0.71 for sufficiency of evidence and 0.22 for strength of inference. Disagreement is largest where a claim rests on absence of counter-evidence. Propagating ratings through four published calculi yields top-level confidence between 0.31 and 0.97 for one case. We advise against numerical thresholds and in favour of a list of defeaters agreed upon in advance.',
        },
        {
          title: 'Change Impact Across the Hardware Boundary: Traceability Gaps in Ventilator Software',
          date: '2020-12-01',
          venue: 'quality',
          abstract:
            'During 2020 ventilator makers replaced sensors and valves that could no longer be bought, and had to show what this meant for software. We accompanied eleven such changes at two makers. Trace links identified 58 % of the modules eventually modified; the others were found by search for physical units and constants. Calibration tables, held outside version control in both companies, were affected in nine changes. A static analysis of dimensioned constants finds 84 % of affected modules with 2.3 false positives for each true one. It works on C with a unit annotation in comments, which happened to exist.',
        },
      ],
    },
    {
      university: 'noorderplein',
      name: 'Sietske Bruinsma',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Software and Systems Engineering',
      mail: 's.bruinsma',
      hIndex: 23,
      works: 59,
      topics: ['code review', 'empirical software engineering', 'developer productivity', 'controlled experiments'],
      page: {
        language: 'nl',
        text: [
          'Sietske Bruinsma doet onderzoek naar code review: wie kijkt, waarnaar, en wat het oplevert.',
          'Ik heb nu geen vacatures voor promovendi. Zodra er een is, staat die op https://vacatures.noorderplein.example; een open sollicitatie per mail hoeft niet.',
        ],
        says: { students: 'no', portal: 'https://vacatures.noorderplein.example' },
      },
      papers: [
        {
          title: 'Annotated by the author: guided reading in code review and what it hides',
          date: '2026-04-07',
          venue: 'evidence',
          abstract:
            'Authors increasingly prepare a reading path and comments for the reviewers of their change. In a factorial experiment 144 professional developers reviewed one of two changes of eleven files with neither, one or both of these aids, with six defects seeded inside and outside the parts that the author pointed out. Guidance raised detection of defects within the annotated parts from 44 to 59 % and lowered it elsewhere from 38 to 24 %. Reading paths without comments had the first effect and not the second. Reviewers with guidance felt more confident and finished 18 % earlier. Tools should therefore support paths and keep the author’s comments back until a first pass is complete, an arrangement which two companies are now trying.',
        },
        {
          title: 'Machine-written changes under human review: do reviewers look differently?',
          date: '2025-01-14',
          venue: 'evidence',
          abstract:
            'Reviewers increasingly face code generated by language models, sometimes without knowing. We asked 96 developers to review eight changes each, half of them generated, with labels that were true, false or absent. Detection of seeded defects did not depend on the label (48, 46 and 47 %). Code labelled as generated received more comments on style and half as many questions of intent. True authorship mattered: defects in generated code were found 9 points less often, apparently because the code conforms to conventions. A preregistered replication with students did not find the last effect.',
        },
        {
          title: 'Review Load and Attrition of Core Maintainers in 48 Projects',
          date: '2022-06-14',
          venue: 'people',
          abstract:
            'Projects depend on a few persons who review most changes. For 48 open-source projects with at least ten years of history we fit survival models of core reviewers with monthly load, share of first-time contributors and tone of incoming messages as time-varying covariates. Doubling the load raises the hazard of leaving by 29 % (95 % interval 11 to 50 %) if it comes from first-time contributors and by 6 % (−8 to 22 %) otherwise. Tone adds little once load is included. Paid reviewers are insensitive to load. Departure was defined as six months of silence, and a quarter of those who departed came back.',
        },
      ],
    },
    {
      university: 'erdre',
      name: 'Armelle Kervadec',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Software and Systems Engineering',
      mail: 'armelle.kervadec',
      hIndex: 28,
      works: 97,
      topics: [
        'model-driven engineering',
        'software architecture',
        'bidirectional transformation',
        'shipbuilding systems',
      ],
      page: {
        language: 'fr',
        text: [
          'Armelle Kervadec, professeure d’informatique, équipe Modèles et Langages.',
          'Deux sujets de thèse (rentrée 2027) seront affichés en janvier. Pour toute question : armelle.kervadec@erdre.example, en précisant [MODELES-2027] dans l’objet du message.',
        ],
        says: { students: 'yes', subjectCode: '[MODELES-2027]', address: 'armelle.kervadec@erdre.example' },
      },
      papers: [
        {
          title: 'Five years of co-evolving models at a shipyard: what synchronisation costs and who pays',
          date: '2025-03-11',
          venue: 'models',
          abstract:
            'A shipyard in Saint-Nazaire keeps electrical, piping and automation models of the same vessel consistent by bidirectional transformations introduced in 2019. We analyse 61,000 synchronisations and interview 24 engineers. Ninety-six per cent propagate without interaction. Conflicts cost 14 min at the median and fall on automation engineers in 71 % of cases, as their model is the last to be updated. Changing the direction of authority for cable identifiers reduced conflicts by a third in 2022. Engineers trust synchronisation more than its developers do, who know that 3 % of the rules are not well-behaved.',
        },
        {
          title: 'Least-change repair of model inconsistencies by answer set programming',
          date: '2022-11-22',
          venue: 'models',
          abstract:
            'Inconsistent models have many repairs, and engineers accept only those close to what they had in mind. We encode metamodel constraints as answer set programmes with a weighted notion of change and enumerate repairs in order of cost. For models with up to 12,000 elements and 40 violated constraints, the ten cheapest repairs are found in 6.8 s on average. In 75 cases from three industrial partners the chosen repair was among the first five in 68. Weights learned from 30 choices per engineer raise the figure for the first rank from 41 to 60 %. Deletion is under-used by the engineers in comparison with any weighting.',
        },
        {
          title: 'Do Graphical Syntax Conventions Help? A Family of Experiments With State Machines',
          date: '2020-04-22',
          venue: 'quality',
          abstract:
            'Principles for visual notations are widely cited, rarely tested. In four experiments with a total of 241 students and 37 professionals, participants answered comprehension questions on state machines in standard notation, in a notation revised by nine principles, and as tables. Answers were equally accurate (76, 78 and 77 %). The revised notation was faster by 8 % for finding unreachable states and slower for everything else in the first 20 min. Tables were preferred by professionals for models with more than 25 states. A meta-analysis of the four experiments bounds the effect on accuracy to ±4 points.',
        },
      ],
    },
    {
      university: 'nervion',
      name: 'Unai Larrazabal Ibarra',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Software and Systems Engineering',
      mail: 'unai.larrazabal',
      hIndex: 19,
      works: 62,
      topics: ['software testing', 'automotive controllers', 'mutation analysis', 'digital twins'],
      papers: [
        {
          title: 'Uncertain oracles for lane keeping: learning verdicts from drivers who take over',
          date: '2025-06-10',
          venue: 'testing',
          abstract:
            'Whether a lane-keeping function behaves correctly depends on what drivers tolerate. We learn a probabilistic oracle from 4,300 takeovers and 61,000 uneventful curves recorded by test drivers of a van maker, and apply it to simulated tests of new releases. On 46 historical releases it separates those that were withdrawn from the others with a sensitivity of 0.83 at a specificity of 0.80; thresholds on lateral deviation used so far reach 0.61. Test engineers overruled 18 % of its verdicts, mostly in roadworks, where drivers hold the wheel in any case. Twelve minutes of simulated driving suffice for a verdict at 90 % posterior confidence.',
        },
        {
          title: 'Mutation of Simulink models at the level of requirements',
          date: '2023-01-31',
          venue: 'testing',
          abstract:
            'Mutating blocks of a controller model yields thousands of mutants, few of which resemble the faults that reach the vehicle. From 164 field faults of engine and brake controllers we derive eleven mutation operators formulated over requirements (a mode entered late, a debounce omitted, a wrong unit at an interface). They generate 19 times fewer mutants than block-level operators. Correlation of mutation score with detection of the field faults, computed over 500 random test suites, is 0.74 as against 0.39. Equivalent mutants, at 7 %, are manageable by hand. Four operators presuppose a state chart and cannot be applied to purely data-flow models.',
        },
        {
          title: 'When May a Digital Twin Replace a Road Test? Equivalence Testing for Braking',
          date: '2021-03-23',
          venue: 'quality',
          abstract:
            'Twins are validated by plots that look alike. We pose replacement of road tests as a statistical equivalence problem with a margin agreed with the homologation engineer and a sampling plan over speed, load and friction. For a light commercial vehicle, equivalence of stopping distance within 1.5 m could be shown in 14 of 18 strata with 96 road tests. Remaining strata have low friction and high load, where the tyre model fails. Total road testing decreases by 43 % if the plan is applied to later variants of the vehicle. Weather at the proving ground limited low-friction tests to ten days.',
        },
      ],
    },
    {
      university: 'chebucto',
      name: 'Heather Oickle',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Computer Science',
      mail: 'heather.oickle',
      hIndex: 18,
      works: 46,
      topics: ['open-source sustainability', 'volunteer projects', 'repository mining', 'interview studies'],
      page: {
        language: 'en',
        text: [
          'I study how open-source projects keep going, and how they stop.',
          'I am looking for one PhD student (start May or September 2027) with an interest in mixed methods. Email heather.oickle@chebucto.example, subject line beginning with OSS27, with a page about a project you have contributed to. Contributions do not have to be code.',
        ],
        says: { students: 'yes', subjectCode: 'OSS27', address: 'heather.oickle@chebucto.example' },
      },
      papers: [
        {
          title: 'Closing a project well: archiving, handover and silence in 1,420 widely used packages',
          date: '2025-12-03',
          venue: 'evidence',
          abstract:
            'Unmaintained packages are treated as a risk to be detected, although many of their authors would like to end them properly. We identified 1,420 widely used packages whose maintainer stopped between 2018 and 2023, classified the manner of ending, and followed 212,000 dependents for two years. Thirty-one per cent were archived with a notice, 12 % handed over, 57 % fell silent. Dependents of archived packages migrated twice as fast as those of silent ones (median 9 and 19 months). In interviews, 22 of 27 maintainers were unaware that their registry offers a deprecation message. We worked with one registry on a guided closing procedure, which has been used 640 times.',
        },
        {
          title: 'Donations to maintainers: who is paid, for what and does it last?',
          date: '2023-07-04',
          venue: 'evidence',
          abstract:
            'Donation platforms for open-source developers published enough data to see who benefits. Among 9,800 maintainers with an account, the top 1 % received 58 % of donations; the median was $4 a month. Using the staggered opening of a platform to countries, we estimate that being eligible raises activity by 6 % for half a year, after which the effect is gone. Developers with more than $500 a month answer issues faster and merge fewer outside contributions. Corporate sponsors, a fifth of the volume, ask for security work in their messages and fund user-facing tools.',
        },
        {
          title: 'Newcomers in Volunteer Games Projects: Mentoring by Artists',
          date: '2020-05-13',
          venue: 'people',
          abstract:
            'Research on newcomers concerns programmers, whereas free games depend as much on artists, writers and translators. We surveyed 316 contributors to 40 free games, interviewed 29 and coded 5,200 forum threads. Artists stay longer than programmers (median 26 and 14 months) and enter through a person in 62 % of cases, rather than through a task. Version control is their most frequent obstacle. Projects in which a non-programmer can merge artwork have more newcomers of every kind. Forums of five projects had been deleted, and archived copies were used.',
        },
      ],
    },
    {
      university: 'rincon',
      name: 'Luis Amavizca',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Computer Science',
      mail: 'lamavizca',
      hIndex: 19,
      works: 34,
      topics: ['program repair', 'large language models of code', 'software testing', 'student programs'],
      papers: [
        {
          title: 'Patches that pass and mislead: semantic review of 2,400 repairs by language models',
          date: '2026-06-16',
          venue: 'testing',
          abstract:
            'Test-passing patches are counted as repairs, and a sample of them is checked by the authors. We had 48 maintainers review 2,400 patches generated for bugs in their own 61 projects, none of which was public before the models were trained. Of patches that pass all tests 54 % were accepted as they were, 17 % after edits and 29 % rejected. A third of rejections concern code that suppresses the symptom at a distance from the fault. Neither test coverage nor self-reported confidence separates accepted from rejected patches; agreement among patches from independent prompts does so with an accuracy of 0.74. Maintainers needed 7 min to reject a patch and 4 to accept one, so a precision below 60 % would not save time.',
        },
        {
          title: 'Leakage in repair benchmarks estimated by paraphrased bugs',
          date: '2024-07-16',
          venue: 'testing',
          abstract:
            'Models may have seen the fixes they are asked to produce. For 310 bugs of two repair benchmarks we constructed twins by renaming, restructuring and translating the surrounding project while preserving the fault. Five models repaired 38 to 61 % of the originals and 26 to 49 % of the twins. The drop is larger for bugs fixed before the training cut-off and absent for 40 newer ones, where structural changes cost 2 points. Leakage therefore accounts for 9 to 14 points. Translation into a less common language costs further 8 points, for reasons other than leakage.',
        },
        {
          title: 'Hints Instead of Fixes: Repair-Based Feedback in an Introductory Course',
          date: '2022-03-30',
          venue: 'quality',
          abstract:
            'Automatic repair of student programs can give away the answer. We derive three levels of hints from a minimal repair (location, violated expectation, partial expression) and randomised 412 students of an introductory course over them and a control condition without hints. Location hints shortened time to a correct solution by 24 % and left exam performance unchanged; partial expressions shortened it by 41 % and lowered performance on related exam questions by 0.2 standard deviations. Expectation hints, phrased as a failing example, improved both slightly. Students with prior experience seldom opened hints.',
        },
      ],
    },
    {
      university: 'rivelin',
      name: 'Brendan Hathersage',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Department of Software and Systems Engineering',
      mail: 'b.hathersage',
      hIndex: 37,
      works: 144,
      topics: ['legacy banking systems', 'software architecture', 'technical debt', 'software evolution'],
      papers: [
        {
          title: 'Forty years of a payments system: growth, rewriting and the persistence of 1981',
          date: '2022-08-30',
          venue: 'evidence',
          abstract:
            'The payments system of a British building society has been in service since 1981 and its source survives in full. We analyse 39 years of monthly snapshots, from 190,000 to 4.6 million lines, together with change records. Growth was linear until 1999 and is explained afterwards by mergers. Twenty-two per cent of the original lines are still executed, and modules holding them receive a disproportionate share of regulatory changes. Two rewriting programmes replaced 9 % of what they had set out to replace. Laws of software evolution formulated on the first decade predict the next three in direction, and overestimate increase of complexity.',
        },
        {
          title: 'Architectural decisions recalled: comparing memories of retired architects with minutes',
          date: '2020-07-07',
          venue: 'evidence',
          abstract:
            'Design rationale is commonly recovered from interviews with those who were there. Eleven retired architects of banking systems recalled 64 decisions made 18 to 35 years earlier, for which minutes exist. The decision itself was recalled correctly in 58 cases, its alternatives in 31 and the stated reason in 22. Reasons recalled in place of the recorded ones were those that later became fashionable, scalability above all. Cost figures were remembered too high by a factor of 1.8. Oral history should be used for what was decided and with great caution for why.',
        },
        {
          title: 'Carving a Service out of a Mainframe: Six Attempts Compared',
          date: '2019-10-01',
          venue: 'quality',
          abstract:
            'Six banks attempted to move customer addresses from a mainframe into a separate service. Three succeeded, in 14 to 31 months; one reverted; two run both. We reconstruct data flows and decisions from documents and 38 interviews. Programs that read addresses directly numbered between 210 and 940, of which code analysis found 91 % and overnight jobs revealed the rest. Success was accompanied by a freeze on other changes and a single owner of the data, not by the choice of technology. A seventh bank declined to participate because it had no list of its programs.',
        },
      ],
    },
    {
      university: 'zwierzyniec',
      name: 'Marta Sokulska',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Computer Science',
      mail: 'marta.sokulska',
      hIndex: 14,
      works: 32,
      topics: ['static analysis', 'technical debt', 'change-impact analysis', 'null safety'],
      papers: [
        {
          title: 'Warnings that age: acting on static analysis findings in code nobody has touched',
          date: '2025-08-26',
          venue: 'testing',
          abstract:
            'Teams that adopt a static analyser suppress all existing warnings and look only at new ones. Is old code with warnings safe because it has survived? For 31 projects and four analysers we followed 88,000 suppressed warnings for six years. The yearly hazard that the flagged line takes part in a bug fix declines from 2.9 % in the first year to 0.7 % in the fifth, for null dereference and resource leaks alike; for concurrency warnings it does not decline. Changes within ten lines restore the hazard to its initial level for eight months. A policy that revives suppressed warnings upon nearby change would show 6 % of them and catch 44 % of the later fixes.',
        },
        {
          title: 'Migrating half a million lines to null-safe types: order of annotation matters',
          date: '2023-05-30',
          venue: 'practice',
          abstract:
            'Gradual null-safety checkers report nothing about code that is not yet annotated, and everything at once about code that is. We accompanied the migration of an insurance system of 520,000 lines and compared its actual order of annotation with simulated alternatives. Annotating leaves of the call graph first led to 3.1 re-annotations per method in simulation, roots first to 0.9. The team, which had begun with leaves, changed over after three months, and its rate doubled. Nine of the 61 production incidents of the two preceding years would have been prevented. Reflection-based frameworks had to be modelled by hand in 140 stubs.',
        },
        {
          title: 'Self-Admitted Technical Debt in Build Files',
          date: '2021-10-05',
          venue: 'quality',
          abstract:
            'Comments such as “temporary workaround” occur in build files as they do in code, and have escaped study. Among 4,100 such comments in build files of 760 projects, 39 % concern versions of dependencies, 24 % the platform and 11 % speed. Median lifetime is 2.8 years, three times that reported for code. Removal usually accompanies an upgrade that made the workaround unnecessary, often long after the upstream defect was closed: in a third of cases for more than a year. A bot that checks whether linked issues are closed produced 118 pull requests, 83 of them merged.',
        },
      ],
    },
    {
      university: 'shandon',
      name: 'Cathal Ó Drisceoil',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Department of Computer Science',
      mail: 'cathal.odrisceoil',
      hIndex: 22,
      works: 57,
      topics: ['developer productivity', 'empirical software engineering', 'remote teams', 'onboarding'],
      papers: [
        {
          title: 'Meeting-free mornings: a cluster-randomised trial with 46 development teams',
          date: '2026-02-24',
          venue: 'evidence',
          abstract:
            'Companies reserve mornings for uninterrupted work on the strength of anecdotes. Forty-six teams of four companies in Ireland and Poland were randomised to meeting-free mornings or to their usual calendar for sixteen weeks, with editor telemetry, change records and weekly questionnaires as outcomes. Uninterrupted editing time rose by 34 min a day (95 % interval 21 to 47). Lead time of changes did not improve and time to first review grew by 2.1 h, because questions waited until the afternoon. Developers with less than a year in the company reported being stuck more often. Nineteen of the 23 teams kept the rule after the trial, usually with an exception for newcomers.',
        },
        {
          title: 'Onboarding from home: two cohorts of graduates before and after 2020',
          date: '2022-09-06',
          venue: 'evidence',
          abstract:
            'Graduates who joined a software company in Cork in 2018–2019 sat beside their colleagues; those of 2020–2021 did not. For 118 developers of both cohorts we compare time to tenth merged change, breadth of collaborators and retention. Remote starters reach the tenth change six days later, with half as many collaborators outside their team after one year. Retention at two years is 71 and 58 %. Teams with a named buddy show no difference in collaborators. Labour market conditions changed over the same time and probably explain part of the difference in retention.',
        },
        {
          title: 'Interrupted by Whom? Calendar, Chat and Build as Sources of Fragmented Work',
          date: '2020-03-03',
          venue: 'people',
          abstract:
            'Developers complain of meetings, although meetings are only the visible interruptions. Window-level activity of 41 developers over 20 working days was combined with calendar, chat and build logs. The median uninterrupted stretch in the editor is 11 min. Self-initiated switches account for 54 % of interruptions, chat for 24 %, waiting for builds for 15 % and meetings for 7 %. Builds of between 2 and 8 min are worst: shorter ones are waited for, longer ones are planned around. One team shortened its build from 5 to 1.5 min during the study, after which stretches lengthened to 16 min.',
        },
      ],
    },
    {
      university: 'vinga',
      name: 'Annika Strömvall',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Software and Systems Engineering',
      mail: 'annika.stromvall',
      hIndex: 38,
      works: 121,
      topics: ['software architecture', 'technical debt', 'automotive controllers', 'software variability'],
      papers: [
        {
          title: 'From ninety control units to four: what happens to interfaces in vehicle centralisation',
          date: '2025-05-13',
          venue: 'practice',
          abstract:
            'Vehicle manufacturers consolidate dozens of electronic control units into a few central computers. We compare the interface specifications of three vehicle generations at one manufacturer, with 8,900, 11,200 and 14,600 signals, and observed 19 architecture meetings. Consolidation removed 71 % of network messages, while the number of functional dependencies rose by 22 %, since access that used to be expensive became free. Eleven of the new dependencies create cycles between safety levels. A budget for dependencies per component, introduced in the second year, halved their growth but produced wrapper components in five teams. Suppliers retain ownership of 38 % of the code, and their architects could not be interviewed.',
        },
        {
          title: 'Interest paid: estimating the cost of architectural debt from delay of features',
          date: '2022-12-13',
          venue: 'evidence',
          retracted: true,
          abstract:
            'Architectural technical debt is expressed in metaphors of finance, and its interest has hardly ever been measured. We link 5,140 features of seven companies to the modules they touch and model lead time as a function of size, team and debt identified in workshops. A module in the worst quartile of debt delays features by 61 %. Total interest amounts to 27 % of development cost. Repayment is recovered within 14 months in six companies. The estimates are stable over all specifications we tried.',
        },
        {
          title: 'Dead Variability: Options in the Product Line That Nobody Orders',
          date: '2020-10-20',
          venue: 'quality',
          abstract:
            'Product lines accumulate options, each of which has to be tested. Order data of 412,000 lorries over six years were matched to the 3,800 variation points of their software. Twenty-nine per cent of the options were ordered fewer than ten times and 12 % never. Removing the latter would eliminate 7 % of conditional code and, through interactions, 23 % of test configurations. Product managers agreed to remove half of them. Options kept without orders were retained for type approval in two countries or because their owner had left the company.',
        },
      ],
    },
    {
      university: 'merricreek',
      name: 'Yasmin Kostopoulos',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Department of Computer Science',
      mail: 'yasmin.kostopoulos',
      hIndex: 18,
      works: 45,
      topics: ['mobile applications', 'software testing', 'requirements engineering', 'accessibility defects'],
      papers: [
        {
          title: 'Screen-reader paths as test cases: finding what scanners of mobile applications miss',
          date: '2025-10-07',
          venue: 'testing',
          abstract:
            'Accessibility scanners for mobile applications inspect one screen at a time, though the trouble begins between screens. We drive 84 Australian government and banking applications through a screen reader, record focus paths for 310 user tasks, and compare them with the sighted path. Tasks cannot be completed in 23 % of cases; scanners report a violation on the screen where the failure occurs for only a third of those. Lost focus after a dialogue, unlabelled custom gestures and time-outs are the main causes. Twelve blind testers reproduced 91 % of the failures and found 17 tasks blocked for reasons that automation had not noticed. Thirty-six defects have since been fixed.',
        },
        {
          title: 'What do users mean by “it drains my battery”? Linking reviews to energy regressions',
          date: '2023-10-31',
          venue: 'evidence',
          abstract:
            'Complaints about battery life are vague, and most are about the phone. For 36 applications we measured the energy of 20 scripted tasks in each of 214 releases and matched releases to 48,000 reviews. A release that raises the energy of a frequent task by more than 20 % increases complaints by a factor of 1.7 within two weeks. Only 11 % of complaints, however, follow such a release. Adding model, system version and background permission from review metadata identifies regressions with a precision of 0.58. Wake locks held after a change of the push library explain 14 of 29 regressions.',
        },
        {
          title: 'Right to Left, Top to Bottom: Layout Defects in Localised Mobile Applications',
          date: '2021-05-04',
          venue: 'people',
          abstract:
            'Mobile applications are translated into Arabic, Hebrew and Persian by adding strings, after which half of the screen points the wrong way. We inspected 1,940 screens of 62 applications in six languages with 14 native readers and obtained 3,310 layout defects of eleven kinds. Mirrored media controls, truncated labels and numbers in the wrong order make up 64 %. Developers of 17 applications, interviewed afterwards, test localised builds with screenshots which none of them can read. A checker based on nine geometric rules finds 71 % of defects with 1.4 false alarms per screen, and pseudo-localisation in the build would have exposed a further tenth. Icons with cultural meaning were judged differently by readers of one and the same language.',
        },
      ],
    },
    {
      university: 'albufera',
      name: 'Empar Llopis Sanz',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Software and Systems Engineering',
      mail: 'empar.llopis',
      hIndex: 21,
      works: 69,
      topics: ['empirical software engineering', 'controlled experiments', 'requirements engineering', 'meta-research'],
      papers: [
        {
          title: 'User stories or use cases? A joint analysis of raw data from 14 experiments',
          date: '2026-05-26',
          venue: 'evidence',
          abstract:
            'Context: experiments on requirements formats are small, and published means cannot explain why they disagree. Objective: to estimate how user stories and use cases differ in the completeness of models derived from them, and what moderates the difference. Method: raw data of 14 experiments with 583 participants were obtained from their authors and analysed in one Bayesian multilevel model with task, session and order as factors. Results: use cases lead to models more complete by 1.8 points of 100 (95 % interval −2.1 to 5.6), while the choice of task explains ten times as much variance as the format. Conclusion: further experiments of this size with student tasks are not worthwhile, and attention should turn to how tasks are chosen.',
        },
        {
          title: 'Students as Subjects: Where Do They Differ From Professionals?',
          date: '2023-06-20',
          venue: 'people',
          abstract:
            'Objections to student subjects are raised in every review and answered by citation. Twelve experiments, originally run with students, were repeated with 9 to 31 professionals each, following the same protocol. Effects agree in sign in ten and differ in size beyond sampling error in three. Professionals are more variable, not more effective, on tasks below 200 lines. On requirements elicitation they ask half as many questions and obtain as much information. Differences are predicted by familiarity with the domain better than by years of experience.',
        },
        {
          title: 'Crossover designs in software engineering: carryover that the usual test cannot see',
          date: '2021-01-26',
          venue: 'evidence',
          abstract:
            'Two-period crossover experiments are popular since they halve the number of participants. Carryover is tested beforehand with a procedure known to have little power. By simulation based on variance components from 22 published experiments we show that carryover as large as the treatment effect is detected with a probability of 0.17 for 30 participants, and that the two-stage procedure inflates type I error to 9 %. Of the 22 experiments eight would be conclusive from the first period alone, five of them with another result. We recommend designs with a washout task of a different kind and an analysis without pretest.',
        },
      ],
    },
  ],
);
