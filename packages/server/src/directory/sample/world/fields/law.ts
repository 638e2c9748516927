import { worldField } from '../types.ts';

export const law = worldField(
  'Law',
  {
    order: { name: 'Journal of Comparative Legal Order', capitals: 'sentence' },
    society: { name: 'Proceedings of the Law and Society Meeting', capitals: 'title' },
    public: { name: 'Letters in Public Law', capitals: 'sentence' },
    technology: { name: 'Law, Code and Data', capitals: 'sentence' },
    sea: { name: 'Ocean Law and Practice', capitals: 'title' },
    trade: { name: 'Commerce and Tribunals', capitals: 'sentence' },
    rights: { name: 'Rights and Remedies Review', capitals: 'title' },
  },
  [
    {
      university: 'akerselva',
      name: 'Marte Sundgot-Amdal',
      title: 'Professor',
      position: 'Professor',
      department: 'Faculty of Law',
      mail: 'marte.sundgot',
      hIndex: 18,
      works: 56,
      topics: [
        'data protection law',
        'automated decisions',
        'artificial intelligence regulation',
        'administrative law',
      ],
      papers: [
        {
          title: 'Reasons written by a template: automated decisions in Norwegian welfare and the duty to explain',
          date: '2026-02-10',
          venue: 'technology',
          abstract:
            'Norwegian law requires that a decision state the rule, the facts and the main considerations. I examine 1,460 automated decisions on parental benefit and unemployment benefit, obtained with consent of the addressees, against the statute and 38 opinions of the Ombud. The rule is cited in all, the relevant fact in 71 %, and a consideration in 9, as a fully automated decision has none: discretion was exercised when the rule was coded. The duty should therefore attach to the coding, which at present produces no document a court would recognise. Addressees who complained are over-represented, so shares are upper bounds of what goes wrong.',
        },
        {
          title: 'Access requests as discovery: what claimants do with their own data',
          date: '2023-11-16',
          venue: 'technology',
          abstract:
            'The right of access is meant to let a person check the processing. Litigators use it otherwise. Among 612 Norwegian and Danish judgments that mention a request under Article 15 of the General Data Protection Regulation, from 2018 to 2022, the data served another claim in 74 %: dismissal, insurance, custody. Courts admit this in labour cases and resist in family cases, though no provision distinguishes them. Unpublished settlements, where the tactic probably works best, could not be studied. I argue from the drafting history that purpose is irrelevant to access and relevant to excess.',
        },
        {
          title: 'Legal basis by habit: consent forms of fourteen municipalities',
          date: '2020-06-03',
          venue: 'public',
          abstract:
            'Public bodies should seldom rely on consent, given the imbalance of power. Fourteen Norwegian municipalities sent me all consent forms in use in schools, 398 of them. For 61 % a statutory basis exists and the form is superfluous, for 22 % consent would be invalid since refusal has consequences, and in 17 % it is appropriate. Superfluous forms trace back to three templates of the nineties. Two municipalities removed theirs after our enquiry. The harm is not trivial, for withdrawal of an unnecessary consent has led schools to delete what they were obliged to keep.',
        },
      ],
    },
    {
      university: 'vaagen',
      name: 'Torbjørn Eikrem',
      title: 'Professor',
      position: 'Professor',
      department: 'Faculty of Law',
      mail: 'torbjorn.eikrem',
      hIndex: 16,
      works: 63,
      topics: ['law of the sea', 'fisheries agreements', 'treaty interpretation', 'environmental law'],
      papers: [
        {
          title: 'Stocks That Move Out of Their Treaty: Zonal Attachment in Northern Fisheries Agreements',
          date: '2025-04-30',
          venue: 'sea',
          abstract:
            'Quotas for shared stocks rest upon shares agreed when the fish were elsewhere. I read 47 bilateral and coastal-state agreements on mackerel, herring and blue whiting of 1978 to 2024, with protocols (annexes of five are confidential), for clauses that let shares follow distribution. Eleven contain one; three have been applied, each time after a party had left. Travaux show that “zonal attachment” was introduced in 1978 as a description and became a claim of right in the nineties. The Convention’s duty to seek agreement can be read as requiring renewed negotiation once distribution departs by a threshold, which I propose to borrow from boundary river treaties.',
        },
        {
          title: 'Inspection at sea and the evidence of logbooks',
          date: '2022-03-22',
          venue: 'order',
          abstract:
            'How far does an inspector’s finding at sea bind a court on land? Comparing 274 judgments on fisheries offences from Norway, Scotland and Iceland between 2005 and 2020, I find conviction rates of 91, 83 and 64 %. The difference follows the evidential status of electronic logbooks: presumptively correct in Norway, corroborative in Scotland, and open to free evaluation in Iceland. Cases settled by fixed penalty are not reported and concern smaller vessels. Margins of tolerance, 10 % for each species, are treated as an exemption in one country and as measurement error in another.',
        },
        {
          title: 'Fish Farms Under an Open Sky: Jurisdiction Over Installations That Drift',
          date: '2020-01-15',
          venue: 'sea',
          abstract:
            'Offshore aquaculture moves salmon beyond 12 nautical miles, where coastal states have rights over installations and over living resources, but a farmed salmon is neither obviously. Analysing legislation of nine states I distinguish three constructions, by which the farm is an installation, a vessel or an exercise of the right to exploit the zone. Consequences diverge for escapes: under the second the flag state alone may order recapture. A unit that broke loose in 2018 tests the constructions. State practice is too thin for custom, and four of the statutes have not been used.',
        },
      ],
    },
    {
      university: 'fynbo',
      name: 'Mads Tranekær',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Juridisk Institut',
      mail: 'mads.tranekaer',
      hIndex: 11,
      works: 31,
      topics: ['labour law', 'platform workers', 'socio-legal interviews', 'competition law'],
      papers: [
        {
          title: 'The presumption in practice: employment status of couriers before Nordic and Dutch courts',
          date: '2025-11-27',
          venue: 'order',
          abstract:
            'A directive of 2024 obliges Member States to presume employment of platform workers where facts indicate control. To see what will count, I coded 97 judgments from Denmark (nine only), Sweden, Finland and the Netherlands between 2017 and 2025 on 22 facts. The right to refuse jobs, decisive in contracts, is outweighed in 31 of 44 cases by rating consequences of refusal. Equipment hardly matters any more. A logistic model with five facts reproduces 86 % of the outcomes, and misses those on workers who use two platforms at once. For these, I argue, presumption has to attach to the hour, not to the person.',
        },
        {
          title: 'Collective agreements for cleaners on apps: an experiment in Danish labour law and its end',
          date: '2023-02-09',
          venue: 'order',
          abstract:
            'In 2018 a Danish union and a cleaning platform concluded an agreement under which cleaners became employees after 100 hours unless they opted out. Competition law ended it, since minimum fees for the self-employed are a price cartel. Interviews with 23 cleaners and the negotiators, and the log of opt-outs, show that most cleaners crossed the threshold unaware, and 39 % opted out within a month upon a message about tax. The episode turns on one definition that labour and competition law do not share. Its lesson for the guidelines of 2022 is drawn with care, as one platform is a narrow base.',
        },
        {
          title: 'Strike ballots by telephone',
          date: '2020-09-02',
          venue: 'public',
          abstract:
            'Rules on strike ballots speak of members present. When assemblies were prohibited in 2020, 34 Danish and German unions balloted by post, telephone or link. I compare statutes, by-laws and the seven disputes which followed. Labour courts accepted the change where by-laws were silent and refused where they named a hall, whatever the turnout, which doubled in the median. Ballots without a dispute could be counted but not examined. Formal rules protect minorities from surprise; of that purpose the judgments say nothing.',
        },
      ],
    },
    {
      university: 'graslei',
      name: 'Hendrikje Vermoortele',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Faculteit Recht en Criminologie',
      mail: 'hendrikje.vermoortele',
      hIndex: 15,
      works: 38,
      topics: [
        'artificial intelligence regulation',
        'data protection law',
        'regulatory mapping',
        'automated decisions',
      ],
      page: {
        language: 'nl',
        text: [
          'Hendrikje Vermoortele doceert recht en technologie. Haar groep leest niet alleen wetten maar ook de normen waarnaar wetten verwijzen.',
          'Voor een beurs bij het onderzoeksfonds (oproep september 2027) begeleid ik graag één kandidaat. Mail een voorstel van twee bladzijden naar hendrikje.vermoortele@graslei.example met als onderwerp NORM-BEURS.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'NORM-BEURS',
          address: 'hendrikje.vermoortele@graslei.example',
        },
      },
      papers: [
        {
          title: 'Law behind a paywall: the standards to which the AI Act refers',
          date: '2026-05-05',
          venue: 'technology',
          abstract:
            'Conformity with harmonised standards gives high-risk systems a presumption of compliance, and standards are drafted by committees and sold. I trace each of 62 requirements in Chapter III of the Act to drafts available to national mirror committees up to January 2026, by a table that two readers completed separately (kappa 0.77). Thirty-five requirements are restated, nineteen narrowed to documentation, and eight have no counterpart, five of which concern fundamental rights. Attendance lists show one seat in eleven for civil society. Drafts change, and under the rules of the committees I may summarise and not quote them.',
        },
        {
          title: 'Human oversight as a word: eleven regimes, one assumption',
          date: '2024-03-21',
          venue: 'technology',
          abstract:
            'European acts on finance, medicines, aviation, migration and work require human oversight of automated systems. Mapping eleven regimes by who oversees, when, with what power and under what liability, I find 29 combinations and a single assumption, that the person can disagree. Empirical studies cited in preparatory works address none of the eleven settings. Two regimes alone, aviation and blood testing, measure disagreement. I propose a duty to record overrides, drawn from these two, and discuss the incentive to override for the record. The mapping stops at the texts and includes no guidance issued after 2023.',
        },
        {
          title: 'Fines in the press release and in the judgment',
          date: '2021-10-20',
          venue: 'order',
          abstract:
            'Fines for data protection breaches make headlines when announced. For 193 decisions above €100,000 from eighteen authorities, taken until the end of 2020, I followed appeals. Of the announced sum 57 % had become final by mid-2021, 21 % had been reduced, and the rest is pending. Reductions concentrate in Member States where the court reviews proportionality afresh, and average 64 %. Authorities publish outcomes of appeals in four of eighteen countries. Deterrence rests on expectation, and may be said to rest on what is not reported.',
        },
      ],
    },
    {
      university: 'erdre',
      name: 'Corentin Jaouen',
      title: 'Professor',
      position: 'Professor',
      department: 'Faculté de droit',
      mail: 'corentin.jaouen',
      hIndex: 13,
      works: 70,
      topics: ['environmental law', 'climate litigation', 'comparative case law', 'administrative law'],
      page: {
        language: 'fr',
        text: [
          'Corentin Jaouen, professeur de droit public. Droit de l’environnement, contentieux climatique, droit du littoral.',
          'Je dirige actuellement sept thèses et n’en accepterai pas de nouvelle en 2027. Merci de ne pas m’adresser de projet par courriel.',
        ],
        says: { students: 'no', doNotEmail: true },
      },
      papers: [
        {
          title: 'After the victory: execution of nineteen climate judgments against states',
          date: '2025-09-04',
          venue: 'order',
          abstract:
            'Climate judgments are analysed on the day they are given. What happens next is here studied for nineteen final judgments against states in eleven jurisdictions up to 2023. Six led to a measure that names the judgment, seven to a measure that the government had announced before, and six to none within two years. Periodic penalty payments were available in eight cases and ordered in two. Where the court kept supervision, hearings were held at a mean interval of nine months and discussed method of accounting rather than emissions. Causality between judgment and measure is asserted on documents, of which cabinets control the release.',
        },
        {
          title: 'Who may speak for a dune? Standing of associations in coastal litigation',
          date: '2022-05-17',
          venue: 'public',
          abstract:
            'French associations litigate the coast under an approval granted by the prefect whose decisions they attack. From 1,128 judgments of four administrative courts between 2000 and 2019 I establish who applied, on what ground and with what success. Approved associations win 44 % of cases, others 29, neighbours 33. Withdrawal of approval, threatened on 21 occasions, was carried out once. Applications declared inadmissible by order are not published. Tightened rules on standing of 2018, directed at neighbours, reduced applications by associations by a third, for small ones act through a neighbour.',
        },
        {
          title: 'Retreat from the shoreline and the price of a right that will drown',
          date: '2020-10-01',
          venue: 'public',
          abstract:
            'Property at the eroding coast loses its object. Does the state owe compensation for the years that remain? I compare constitutional case law of France, England and Wales, the Netherlands and three US states, 54 decisions in total, on measures that prohibit rebuilding or order departure. Compensation follows the source of danger (sudden or gradual) where legislation exists and the conduct of the public works authority where it does not; insurance law is left aside. A temporary right of use, priced by expected years, would fit all four systems; France alone is close to enacting it.',
        },
      ],
    },
    {
      university: 'makara',
      name: 'Ngaire Te Ahuru',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Law',
      mail: 'n.te-ahuru',
      hIndex: 10,
      works: 25,
      topics: ['comparative constitutional law', 'environmental law', 'socio-legal interviews', 'indigenous rights'],
      papers: [
        {
          title: 'A river’s letters: correspondence of legal persons who are rivers, forests and mountains',
          date: '2025-02-20',
          venue: 'order',
          abstract:
            'New Zealand statutes made a forest and a river legal persons and gave them human faces to act. Under the Official Information Act and with agreement of the offices I read 2,870 letters, submissions and minutes of two such persons from 2015 to 2023. Litigation occurs once. Consent applications of others make up 58 % of correspondence, and the person’s view changed conditions in 117 of 260 cases. Three further entities are too young to be compared. The most frequent act without precedent is refusal to be consulted as one stakeholder among many.',
        },
        {
          title: 'Tikanga in the footnotes: how appellate courts cite what is not written',
          date: '2023-06-13',
          venue: 'public',
          abstract:
            'Since 2012 the higher courts of New Zealand have accepted tikanga as a value of the common law. In 343 appellate decisions that mention it up to 2022 I examine what is cited for its content. Expert evidence supports 14 % of statements, earlier judgments 49, dictionaries 11, and nothing 26. A proposition introduced by an expert in one case for one iwi reappears as general in 37 later decisions. Judges thereby create a single tikanga of the kind that treaty settlements have avoided. Oral argument, where qualifications may have been made, is not transcribed in most of these cases.',
        },
        {
          title: 'Consultation Without Travel: Select Committees During the Border Closure',
          date: '2021-08-11',
          venue: 'society',
          abstract:
            'When committees of Parliament went online in 2020 it was said that participation had widened. Comparing 223 hearings of 2018–19 and 187 of 2020–21, I find 41 % more oral submitters, from further away, with speaking time down from 11 to 7 min. Submitters from outside the four cities rise from 19 to 34 %; Māori submitters who identify a marae as their place fall, since groups had come together and were now given one link each. The two periods differ in legislation, which matching by subject corrects in part. Amendments that credit a submitter did not increase.',
        },
      ],
    },
    {
      university: 'chebucto',
      name: 'Wendell Boudreau-Simms',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'School of Law',
      mail: 'w.boudreau',
      hIndex: 8,
      works: 18,
      topics: ['criminal justice', 'juvenile courts', 'empirical court data', 'socio-legal interviews'],
      papers: [
        {
          title: 'Bail at a distance: video hearings and release in Nova Scotia',
          date: '2026-04-29',
          venue: 'order',
          abstract:
            'Bail hearings moved to video in 2020 and stayed there. I use 19,400 hearings from 2017 to 2024 and the fact that two of nine courthouses returned to hearings in person for want of bandwidth. Release rates are equal (71 and 70 %). Conditions differ: accused persons on video receive 1.3 conditions more, chiefly curfews and abstention clauses, and are charged with breaching one within six months in 24 % of cases, against 18. Duty counsel interviewed (n = 26) name the lost five minutes before a hearing. Both courthouses are rural, and the comparison is with rural courthouses alone.',
        },
        {
          title: 'Race and Culture Reports at Sentencing: Who Orders Them, Who Reads Them',
          date: '2023-08-01',
          venue: 'society',
          abstract:
            'Sentencing judges in Canada may receive a report on an offender’s experience of racism. A registry of all 318 reports prepared in Nova Scotia from 2014 to 2022 was compared with 410 sentences of Black offenders without one. Custody is less common with a report by 9 points, about half of which disappears after matching on offence and record. Reasons for judgment mention the report in 84 % and use a fact from it in 51. Reports ordered late, after a plea, are used less. Offenders without funding waited a median of 97 days longer, until a programme of 2021.',
        },
        {
          title: 'Youth conferences in a fishing town',
          date: '2021-05-06',
          venue: 'public',
          abstract:
            'Restorative conferences replace court for young offenders if the victim and a community representative attend. I observed 54 conferences in one county and interviewed 37 participants a year later. In a town where most are related, the representative is an uncle of somebody in 40 of the 54. Agreements include work on a boat in 17, with pay withheld, which no statute foresees. Families who refused a conference could not be approached. Reoffending within two years is 22 %, similar to the provincial rate for diversion; young people called the process fair and the gossip afterwards the punishment.',
        },
      ],
    },
    {
      university: 'shandon',
      name: 'Gráinne Ní Laoghaire',
      title: 'Professor',
      position: 'Professor',
      department: 'School of Law',
      mail: 'g.nilaoghaire',
      hIndex: 19,
      works: 54,
      topics: ['refugee law', 'border procedures', 'human rights law', 'empirical court data'],
      papers: [
        {
          title: 'Credibility by the numbers: 6,200 Irish asylum appeals read for reasons',
          date: '2025-06-19',
          venue: 'order',
          abstract:
            'Refusals of asylum mostly turn on credibility. I read, with a team of four and then by a classifier checked against us, 6,187 appeal decisions of the Irish tribunal from 2017 to 2023. Inconsistency is relied on in 68 %, lateness in 41, implausibility in 37 % although guidance warns of it. Implausibility is found four times more often by some members than by others with the same countries, and applicants heard through a telephone interpreter are found inconsistent 1.4 times as often. Decisions granted are shorter and give fewer reasons, so comparison of reasons is confined to refusals.',
        },
        {
          title: 'Accelerated but not faster: time limits in border procedures before and after a deadline',
          date: '2024-01-25',
          venue: 'public',
          abstract:
            'Border procedures promise a decision in weeks. Using published and requested statistics of seven Member States, for 148,000 applications of 2016 to 2022, I compute time to a decision that can be enforced. In the accelerated track it is 131 days in the median, in the ordinary one 206; including remittals by courts the figures are 240 and 255. Remittals cite lack of legal assistance in 58 % of a sample of 320 judgments. Two states count from registration and not from arrival. The shorter the limit, the more remittals, with one exception, where lawyers are present at the border from the first day.',
        },
        {
          title: 'Age Assessment and the Benefit of Which Doubt?',
          date: '2021-03-18',
          venue: 'rights',
          abstract:
            'Whoever may be a child shall be treated as one in case of doubt. In 411 judgments from Ireland, Belgium, Sweden and the United Kingdom I study where doubt is located: in the margin of a dental or wrist X-ray, in documents, or in demeanour. Courts apply the benefit to documents in three countries, to margins in one only, and nowhere to demeanour. Judgments of first instance are published selectively in Belgium and in Sweden upon request. A margin of ±2 years, accepted by all experts, would by its own logic have included 173 of 236 persons declared adult.',
        },
        {
          title: 'Family reunification and the DNA test as default',
          date: '2019-10-24',
          venue: 'public',
          abstract:
            'DNA tests were introduced for families without documents and have become routine. Requests under freedom of information laws to six states show that in 2018 tests were asked of 27 to 84 % of applicants from Somalia and Eritrea, including those with passports. In 2.3 % of families a tested child was not biologically related to the father, and in half of these the family was refused as a whole. Rules on adopted and foster children exist in all six states and are reached by a different form. None keeps figures on families who withdraw at the request for a test.',
        },
      ],
    },
    {
      university: 'avongorge',
      name: 'Clive Pemberthy',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'School of Law',
      mail: 'clive.pemberthy',
      hIndex: 20,
      works: 96,
      topics: ['cross-border contracts', 'international arbitration', 'doctrinal analysis', 'legal history'],
      papers: [
        {
          title: 'Force majeure after two closures: what English courts did with 2020',
          date: '2023-05-03',
          venue: 'trade',
          abstract:
            'Commentators foresaw a flood of claims on force majeure and frustration. By the end of 2022 I count 94 English judgments in which closure by public order was relied upon, of which 61 concern a clause and 33 the common law. Frustration succeeded in one. Clauses failed for notice in 22 cases, causation in 19 and because performance was merely dearer in eleven. Reasonable endeavours to overcome an event were held not to require accepting different performance. Arbitral awards are invisible, and commercial parties chose arbitration in most of the contracts that would have been interesting.',
        },
        {
          title: 'Entire agreement, half a century on',
          date: '2021-11-30',
          venue: 'trade',
          abstract:
            'Entire agreement clauses were meant to keep out what was said before signing. Examining 226 reported English decisions from 1970 to 2020, I conclude that they exclude collateral contracts reliably (88 %), misrepresentation rarely, and interpretation never, though drafters believe the third. Wording lengthened from 33 to 94 words in the median. Reported decisions are not a sample of disputes, least of all of those that a clause prevented. A shorter clause with a separate non-reliance statement would do better, and has been known since the nineties.',
        },
        {
          title: 'Bristol Merchants and Their Arbitrators, 1690–1750',
          date: '2019-05-14',
          venue: 'society',
          abstract:
            'Before there was a court for them, merchants arbitrated under bonds. Among the papers of four Bristol houses I find 137 submissions between 1690 and 1750. Arbitrators are named by the parties in pairs, with an umpire in 40 cases; a third served on both sides of the same disputes within ten years. Awards divide the sum claimed at about 60 %, with little variation, and are obeyed within the term in 110. Enforcement in Common Pleas was attempted nine times. Disputes on slave voyages, 23 in number, are arbitrated in the same form, which I find the hardest thing to write about.',
        },
      ],
    },
    {
      university: 'nokomis',
      name: 'Latoya Renshaw-Kim',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'School of Law',
      mail: 'lrenshaw',
      hIndex: 17,
      works: 35,
      topics: ['criminal justice', 'juvenile courts', 'empirical court data', 'jurimetrics'],
      page: {
        language: 'en',
        text: [
          'I write about courts that keep no transcript, with the data they did not know they kept.',
          'Our JD–PhD admits two people a year. I am happy to hear from applicants with some training in statistics before they apply: lrenshaw@nokomis.example, subject line “JD-PhD inquiry”.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'JD-PhD inquiry',
          address: 'lrenshaw@nokomis.example',
        },
      },
      papers: [
        {
          title: 'Fees after forgiveness: what remained of juvenile court debt when a state cancelled it',
          date: '2025-12-03',
          venue: 'order',
          abstract:
            'States have begun to cancel the debts of families to juvenile courts. In one Midwestern state a statute of 2021 cancelled 42,600 accounts worth $37 million. Two years on I audited 1,200 accounts in twenty counties. Forty-one per cent were closed, 33 showed a zero balance that still blocked expungement, and 26 had been relabelled as restitution or sent to tax intercept. Relabelling is concentrated in five counties whose software has no code for cancellation. Families received a letter in 9 % of cases; the counties had volunteered, and two withdrew after a first look.',
        },
        {
          title: 'Waiver hearings without experts: transfer of juveniles in rural counties',
          date: '2023-03-09',
          venue: 'public',
          abstract:
            'A juvenile may be tried as an adult after a hearing on maturity and risk. From dockets and 288 hearing recordings in 58 Minnesota and Iowa counties I establish what evidence was heard. Counties with a forensic psychologist within 60 miles called one in 72 % of hearings, others in 21. Without an expert, hearings last 38 min and end in transfer in 64 % of cases, compared with 41 % at equal charge and record. The presence of an expert also signals a better defence, and counsel fixed effects shrink the difference to 11 points.',
        },
        {
          title: 'Do Judges Read Risk Scores Downward?',
          date: '2020-12-16',
          venue: 'society',
          abstract:
            'Actuarial scores are defended as information for judges, who remain free. In 14,870 pretrial hearings of one county the score had been misprinted for eleven months by a rounding error, which gives random variation of one point. One point upward raises detention by 4.6 points; one point downward lowers it by 1.1. Judges of long experience respond less in both directions, and new arrests do not differ across the error. Asymmetry of this kind means that a score, even a valid one, adds detention on balance. The county has since changed its instrument.',
        },
      ],
    },
    {
      university: 'enoriver',
      name: 'Gideon Marchetti',
      title: 'Professor',
      position: 'Professor',
      department: 'School of Law',
      mail: 'marchetti',
      hIndex: 22,
      works: 48,
      topics: [
        'intellectual property',
        'open-source licences',
        'empirical court data',
        'artificial intelligence regulation',
      ],
      papers: [
        {
          title: 'Licences that nobody wrote: drift in the text of open-source licences across 4 million repositories',
          date: '2026-01-27',
          venue: 'technology',
          abstract:
            'Open-source licences are standard forms, but the forms are copied by hand. Comparing licence files of 4.1 million repositories with canonical texts, I find that 6.8 % differ in more than whitespace and 0.9 % in a term that a court could construe: a missing warranty disclaimer, a changed “or” in the copyleft clause, an added field-of-use restriction. Changed texts are inherited by forks in 92 % of cases, mostly without knowledge. I ask what assent means in that chain and suggest reading by the canonical name unless conduct shows otherwise. Private repositories may differ; two companies allowed a check on theirs.',
        },
        {
          title: 'Remedies for breach of attribution',
          date: '2023-10-10',
          venue: 'technology',
          abstract:
            'Attribution is the one thing that permissive licences ask. In 127 decisions and 39 disclosed settlements from five jurisdictions, on software, photographs and maps, I study what an omitted name costs. German courts add 100 % to a licence fee that is zero for free licences and so award nothing, or invent a fee; US courts treat attribution as covenant or condition with damages from $0 to 750 per copy. Serial claimants account for 44 % of the photograph cases, and I report results without them. Cure periods of thirty days, introduced by some communities, would have ended two thirds of the disputes.',
        },
        {
          title: 'Patent Thickets in Farm Machinery: The Repair Exemption Before It Existed',
          date: '2021-01-20',
          venue: 'society',
          abstract:
            'Arguments about repair invoke software locks, but earlier makers of tractors used patents on parts. I reconstruct 1,530 US patents on spare parts of 1905 to 1960 and 73 suits. Courts developed a distinction of repair from reconstruction in 29 of them, most generously during both wars, when manufacturers themselves asked for it. Part prices fell by 38 % within two years after an adverse judgment. The doctrine was limited to purchasers, leaving independent makers of parts to be sued for contributory infringement. Catalogue prices were not always what farmers paid.',
        },
      ],
    },
    {
      university: 'rheinbogen',
      name: 'Beat Zurbriggen-Hasler',
      title: 'Professor',
      position: 'Professor',
      department: 'Juristische Fakultät',
      mail: 'b.zurbriggen',
      hIndex: 15,
      works: 79,
      topics: ['international arbitration', 'cross-border contracts', 'jurimetrics', 'doctrinal analysis'],
      papers: [
        {
          title: 'Dissent in awards of three: who dissents, and is it the one who appointed?',
          date: '2024-07-02',
          venue: 'trade',
          abstract:
            'Party-appointed arbitrators are suspected of dissenting for those who appointed them. In 1,164 commercial awards of two institutions, opened to us without names, a dissent accompanies 7.3 %; in 91 % of these it favours the appointing party. The suspicion is, however, compatible with dissent on merits, as parties appoint those who agree with them. We exploit 142 replacements during proceedings, awards by consent being excluded: a replacement by the institution dissents in 2 %. Where dissents are not attached to the award by rule they vanish, with no change in challenges.',
        },
        {
          title: 'Setting aside in Lausanne: thirty years of applications in numbers',
          date: '2022-02-01',
          venue: 'trade',
          abstract:
            'Swiss law permits setting aside an international award on five grounds. I record all 912 decisions of the Federal Tribunal on such applications from 1990 to 2020. The rate of success is 7.1 %, highest for jurisdiction (10.4) and lowest for public policy (two cases in all). Sports awards account for a third of applications and half of successes until 2008. Length of the decision grew from six to nineteen pages without change of outcome, and an application costs the loser CHF 24,000 in the median. Withdrawn applications leave a cost order that rarely names the ground.',
        },
        {
          title: 'Pathological clauses and their cure by the courts of four cantons',
          date: '2019-12-03',
          venue: 'order',
          abstract:
            'Arbitration clauses that name an institution which does not exist are called pathological. For 83 such clauses before courts of Basel, Geneva, Ticino and Zurich between 1991 and 2018, I analyse how intent was found. In 60 the clause was saved, by correcting a name (37), by striking the institution (14) or by recourse to the seat (9). German-language courts rely on the wording and Romance-language ones on correspondence, which leads to the same result in all but four pairs of similar clauses. Unreported decisions of first instance were consulted in two cantons only.',
        },
      ],
    },
    {
      university: 'aireside',
      name: 'Shazia Mahmood-Kerr',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'School of Law',
      mail: 's.mahmoodkerr',
      hIndex: 16,
      works: 39,
      topics: ['human rights law', 'comparative case law', 'treaty interpretation', 'socio-legal interviews'],
      papers: [
        {
          title: 'Closed Files, Open Violations: Repetitive Cases After Supervision Has Ended',
          date: '2025-08-13',
          venue: 'rights',
          abstract:
            'Supervision of a human rights judgment ends with a resolution that measures suffice. How often is the same violation found again? For 563 leading cases against sixteen states, closed from 2008 to 2018, I searched later judgments by article, practice and institution. A repetition on facts after closure occurs within five years in 17 %, most for length of proceedings and detention conditions. Applications struck out by unilateral declaration, numerous for two states, would raise all figures. Closure on the basis of legislation repeats in 9 %, of training or circulars in 34, and civil society submissions before closure halve it.',
        },
        {
          title: 'The third-party intervener’s paragraph: when courts use what states submit',
          date: '2023-01-12',
          venue: 'order',
          abstract:
            'States intervene in human rights cases against other states in growing numbers. Reading 196 interventions in 148 judgments of 1998 to 2021 alongside the reasoning, I count an argument as used if it recurs without another visible source. This is so for 29 %, and for 52 % if three or more states intervene jointly. Use declines with the length of a submission beyond twelve pages. Interviews with eleven registry lawyers suggest a mechanism in the drafting of the summary. Confidential exchanges with the agent’s office would escape the method.',
        },
        {
          title: 'Strip searches, dignity and the record: prison litigation in five jurisdictions',
          date: '2020-07-14',
          venue: 'public',
          abstract:
            'Case law on strip searches develops where searches are recorded. Comparing England and Wales, Ireland, Canada, Germany and South Africa, I link 176 judgments to rules on recording. Jurisdictions that oblige officers to write reasons have four times as many judgments per prisoner and a narrower standard of suspicion; the chronology shows rules first, litigation three to six years later. Doctrine of dignity, on which literature concentrates, is much the same everywhere. Unrepresented applicants lose in 95 % of cases, and many of their claims never reach a published judgment.',
        },
      ],
    },
    {
      university: 'moggill',
      name: 'Finlay Trescothick-Rao',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Law',
      mail: 'f.trescothick',
      hIndex: 12,
      works: 30,
      topics: ['international trade law', 'treaty interpretation', 'regulatory mapping', 'environmental law'],
      papers: [
        {
          title: 'Carbon at the border: are adjustment measures “like” each other?',
          date: '2025-10-02',
          venue: 'trade',
          abstract:
            'Border carbon adjustments have been proposed or enacted by seven trading partners of Australia. Their compatibility with trade law is debated for each by itself. I map 44 design features of the seven and show that exporters of aluminium and of hydrogen will face four incompatible ways of counting electricity. Under the case law on likeness and on the chapeau of Article XX, requiring one method may be arbitrary discrimination once an equivalent exists, an argument developed from nine reports on standards. Without a functioning Appellate Body the argument has no forum, and I discuss two that might serve. Regulations are cited as of June 2025.',
        },
        {
          title: 'Biosecurity and apples again: the standard of review that would not settle',
          date: '2022-07-05',
          venue: 'trade',
          abstract:
            'Panels review sanitary measures by asking whether risk assessments are objective and coherent. I compare all 28 findings on this point since 1998 and the experts’ replies that preceded them. Where experts disagree with each other the measure falls in 12 of 14 cases; where they are unanimous against it, in 9 of 9; probability language (“negligible”, “low”) is treated as quantity in some reports and as judgment in others. Replies to questions are annexed only since 2003. Deference has less to do with the stated standard than with the number of questions put to experts.',
        },
        {
          title: 'Side Letters: The Part of Trade Agreements That Is Not Indexed',
          date: '2020-02-20',
          venue: 'society',
          abstract:
            'Trade agreements come with side letters, whose legal force is seldom discussed. I collected 611 letters attached to 58 agreements of Pacific states between 1983 and 2019 from gazettes, archives and requests. Two in five create obligations that the main text excludes, notably on wine names, dairy quotas and professional visas. Ninety-four are missing in the treaty series of at least one party. In the one dispute that turned on a letter, it was read as context. Letters classified for commercial reasons number at least twelve, known from a parliamentary index.',
        },
      ],
    },
    {
      university: 'weserufer',
      name: 'Almut Boysen',
      title: 'Professor',
      position: 'Professor Emerita',
      department: 'Fachbereich Rechtswissenschaft',
      mail: 'almut.boysen',
      hIndex: 17,
      works: 101,
      topics: ['law of the sea', 'labour law', 'treaty interpretation'],
      papers: [
        {
          title: 'Abandoned Seafarers and the Insurance That Arrives',
          date: '2022-10-19',
          venue: 'sea',
          abstract:
            'Amendments of 2014 to the Maritime Labour Convention require insurance against abandonment of crews. Has it helped? From the joint database of abandonment and case files of two charities, I analyse 409 abandonments before and after entry into force in January 2017. Repatriation within two months rises from 31 to 54 %; wages are paid in full in 38 % of the later cases and up to the insured four months in 29. Cases resolved within days are not reported to the database. Flags not bound by the Convention account for a quarter of ships and for most of the cases beyond six months.',
        },
        {
          title: 'Whose Articles? Substitution of Crew Agreements in Port',
          date: '2020-11-18',
          venue: 'sea',
          abstract:
            'Seafarers sign one agreement at home and sometimes another in port. Twenty-seven judgments from Germany, Belgium and the Netherlands and 64 inspection reports describe the practice. The second agreement lowers pay by 22 to 61 % and is written in a language the crew reads in 19 of 64 reports. Courts void it for duress in eleven cases and for want of consent by the flag state in four; in others limitation had passed, and inspectors see only those who complain. The Convention’s silence on substitution can be closed by Regulation 2.1, read with its preparatory works.',
        },
        {
          title: 'Wrecks as graves: a duty without an addressee',
          date: '2019-07-09',
          venue: 'public',
          abstract:
            'States claim respect for sunken warships as graves. Whether there is a rule, and who is bound by it, is here examined by practice concerning 52 wrecks in the North Sea, the Java Sea and the Baltic. Protests against disturbance were made in 33 cases, answered in 21, and in nine led to prosecution, always under the law of protected sites or waste. Merchant ships with equal loss of life received protests in two. The rule seems to protect flags more than the dead; families, to whom I wrote, had been informed in six cases.',
        },
      ],
    },
  ],
);
