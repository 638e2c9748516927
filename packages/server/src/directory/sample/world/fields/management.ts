import { worldField } from '../types.ts';

export const management = worldField(
  'Management and innovation',
  {
    organised: { name: 'Journal of Organised Work', capitals: 'sentence' },
    innovation: { name: 'Proceedings of the Innovation Studies Meeting', capitals: 'title' },
    practice: { name: 'Letters in Management Practice', capitals: 'sentence' },
    operations: { name: 'Operations and Supply', capitals: 'sentence' },
    ventures: { name: 'New Ventures and Owners', capitals: 'sentence' },
    people: { name: 'People at Work Quarterly', capitals: 'title' },
    strategy: { name: 'Strategy and Field', capitals: 'title' },
  },
  [
    {
      university: 'vinga',
      name: 'Carin Hällström-Bergh',
      title: 'Professor',
      position: 'Professor',
      department: 'Företagsekonomiska institutionen',
      mail: 'carin.hallstrom',
      hIndex: 26,
      works: 69,
      topics: ['sustainable business', 'circular start-ups', 'longitudinal case studies', 'strategic management'],
      page: {
        language: 'sv',
        text: [
          'Carin Hällström-Bergh är professor i företagsekonomi och studerar hur cirkulära affärsmodeller klarar vardagen.',
          'Två doktorandplatser utlyses den 1 februari 2027 i universitetets rekryteringssystem: https://vinga.example/jobb/doktorand. Frågor om ämnet går bra per e-post, carin.hallstrom@vinga.example, men inga ansökningar.',
        ],
        says: {
          students: 'yes',
          portal: 'https://vinga.example/jobb/doktorand',
          address: 'carin.hallstrom@vinga.example',
        },
      },
      papers: [
        {
          title: 'Who owns the washing machine? Six years inside a leasing venture that went back to selling',
          date: '2025-09-16',
          venue: 'ventures',
          abstract:
            'Product-as-a-service is promoted as a circular model, and ventures that try it often return to sales without a word. From 2018 to 2024 I followed one appliance lessor through 94 board meetings, 61 interviews and its accounts. The reversal came in three steps, none of them taken as a decision about circularity: a credit line secured on contracts, a warranty rewritten by an insurer, a salesperson’s bonus. When sales passed leases, in the fifth year, machines were already designed for eight years instead of twenty. A single venture with patient owners is a favourable case, which makes the reversal more telling.',
        },
        {
          title: 'Repair as revenue: what 204 outdoor brands do with what comes back',
          date: '2024-02-13',
          venue: 'organised',
          abstract:
            'Take-back schemes are announced widely. To see what becomes of them, we sent 408 damaged garments to 204 brands and traced them with tags. Within six months 38 % had been repaired and returned or resold, 27 % were recycled into lower uses, and 35 % never moved from a warehouse. A fuzzy-set analysis finds two routes to repair: an in-house workshop within 300 km, or a premium of more than €250 combined with lifetime guarantee. Announcements are not part of either. Tags failed in one garment of nine.',
        },
        {
          title: 'Carbon Targets That Survive a Change of Chief Executive',
          date: '2022-05-24',
          venue: 'strategy',
          abstract:
            'A climate target is often tied to the person who announced it. Among 584 listed Nordic firms with a target for 2030 or later, 217 changed their chief executive between 2015 and 2020. The target was weakened or dropped within two years in 23 % of these against 9 % of matched firms without succession. Targets in loan covenants survived nearly always, those in executive bonuses no better than the rest. Outsiders weaken them more, but outsiders are appointed in crises, which matching can imitate only in part.',
        },
      ],
    },
    {
      university: 'noorderplein',
      name: 'Wobbe Hiemstra',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Operations',
      mail: 'w.hiemstra',
      hIndex: 29,
      works: 77,
      topics: ['supply chain management', 'operations research', 'hospital networks', 'system dynamics'],
      papers: [
        {
          title: 'Shortages of medicines and the order behaviour of pharmacies: a bullwhip with a conscience',
          date: '2026-02-03',
          venue: 'operations',
          abstract:
            'When a medicine becomes short, pharmacies order more of it. How much of a shortage is then of their own making? Using 3.2 million orders of 410 Dutch pharmacies before and after 88 announced shortages, we estimate an ordering model with a backlog term. Announcement raises orders by 61 % in the first week, and a system dynamics model attributes 29 of 74 days of the median shortage to it. Wholesalers’ allocation, which we infer from delivered quantities, may deviate from its stated formula. Pharmacies with a rationing rule among themselves order 18 % more.',
        },
        {
          title: 'Pooling scarce nurses across four hospitals: what the contract forgot',
          date: '2023-11-14',
          venue: 'operations',
          abstract:
            'A flexible pool reduces the staff needed for uncertain demand. Four hospitals founded one of 60 intensive care nurses on the basis of our queueing model, which promised 11 % fewer shifts understaffed. After a year the figure was 4 %. Half of the gap is due to nurses declining distant shifts, a quarter to hospitals that hid vacancies in order to draw first. With a price per shift, introduced afterwards, 8 % was reached. Demand was lower in the second year and we correct for that by simulation.',
        },
        {
          title: 'Perishable stock when the expiry date is a negotiation',
          date: '2021-03-23',
          venue: 'operations',
          abstract:
            'Supermarkets refuse deliveries with less than two thirds of shelf life left. For a dairy with 140 products we model inventory under such a rule, solve for base stocks by approximate dynamic programming and compute who pays. The rule raises waste at the producer from 1.9 to 4.6 % and lowers it in the shops by 0.8 points. Shop data come from one chain whose sales of yoghurt are unusually steady. Replacing two thirds by one half would lower total waste by a quarter.',
        },
      ],
    },
    {
      university: 'coteaux',
      name: 'Jean-Noël Detrembleur',
      title: 'Professor',
      position: 'Professor',
      department: 'École de gestion',
      mail: 'jn.detrembleur',
      hIndex: 18,
      works: 55,
      topics: ['family firms', 'entrepreneurship', 'small manufacturers', 'qualitative comparative analysis'],
      papers: [
        {
          title: 'Selling to the foreman: transfers of family firms to employees in Wallonia',
          date: '2024-11-19',
          venue: 'ventures',
          abstract:
            'One family firm in three finds no heir. Transfers to employees are encouraged by a Walloon guarantee, of which 131 were granted from 2014 to 2021. Survival after five years is 84 %, equal to that of transfers within the family and above sales to outsiders (73 %). Configurations for failure share a single ingredient: the former owner keeps the building. Interviews with 22 buyers explain why, since rent set in friendship could not be renegotiated in bad years. The guarantee requires a business plan, so that the weakest transfers are not in our data.',
        },
        {
          title: 'Siblings in charge: when equal shares lead to fewer investments',
          date: '2022-09-27',
          venue: 'ventures',
          abstract:
            'Equal shares among siblings are just and may be paralysing. In 1,046 Belgian manufacturing firms passed to two or more siblings, yearly investment after succession is lower by 1.7 % of assets under exactly equal shares than under a split of 51 to 49 or beyond, whatever the number of siblings above two. An outside director removes the difference. We instrument equality by the number of children at the founder’s marriage contract, available for 388 firms; the estimate doubles and is imprecise.',
        },
        {
          title: 'What grandchildren know about the founder',
          date: '2020-02-05',
          venue: 'organised',
          abstract:
            'Founder stories are taken for a resource of family firms. We asked 74 members of the third generation in nineteen firms to tell us how the firm began and compared their versions with company archives. Hardship is in every story and in eleven archives; the first loan, present in all archives, appears in four stories. Versions within a family agree more where cousins work together. Archives are themselves kept by those who wished to be remembered. Firms with convergent stories did not grow faster.',
        },
      ],
    },
    {
      university: 'marquam',
      name: 'Talia Brightwater',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'School of Business',
      mail: 'tbrightwater',
      hIndex: 10,
      works: 18,
      topics: ['entrepreneurship', 'survey experiments', 'crowdfunding', 'university spin-offs'],
      papers: [
        {
          title: 'Founders who say “I don’t know”: candour and funding in 1,900 recorded pitches',
          date: '2026-04-08',
          venue: 'ventures',
          abstract:
            'Advice to founders is to answer every question. In recordings of 1,904 pitches at five accelerators, questioned by judges for six minutes on average, 12 % of answers admit ignorance. One such answer is associated with a funding probability higher by 5 points, two with no difference, and three or more with 14 points less. In an experiment with 376 angel investors a scripted admission raised ratings of the same pitch for market questions and lowered them for questions of technology. Women founders gain less from it. Transcription errors are more frequent for accented speech, and we checked those by hand.',
        },
        {
          title: 'The second founder: splits of equity before and after the first dollar',
          date: '2024-07-10',
          venue: 'ventures',
          abstract:
            'Equity is usually split before anyone can know who will contribute. A registry of 7,300 two-founder companies allows us to observe both the date of the split and that of first revenue. Early splits are equal in 68 % of cases, late ones in 31 %. Equal early splits are followed by fewer departures up to the second anniversary and by more in the following three years, when vesting ends. The crossover is found in all regions but one. Founders choose the date, and a change of default in the registry’s form, which moved it by five months for some, gives effects half as large.',
        },
        {
          title: 'Do Licensing Officers Learn From Failure? Second Spin-Offs of the Same Laboratory',
          date: '2021-12-08',
          venue: 'innovation',
          abstract:
            'A laboratory whose first spin-off failed meets the same licensing office when it comes with a second. For 26 US universities we compare terms of 188 first and second licences to spin-offs of the same principal investigator. After failure the upfront fee triples while the royalty is unchanged; after success the reverse. Officers with under three years of tenure account for most of the increase in fees. Only twelve offices shared unredacted contracts. Second spin-offs with higher fees raise capital eight months later.',
        },
      ],
    },
    {
      university: 'ouseburn',
      name: 'Funmilayo Bankole-Reid',
      title: 'Professor',
      position: 'Professor',
      department: 'Business School',
      mail: 'f.bankolereid',
      hIndex: 24,
      works: 63,
      topics: ['human resource management', 'organisational behaviour', 'hospital networks', 'ethnography'],
      papers: [
        {
          title: 'Night Managers: Authority After the Office Has Gone Home',
          date: '2025-05-13',
          venue: 'people',
          abstract:
            'Organisations are studied by day. I spent 83 nights with site managers in two hospitals, a bakery and a parcel hub in the north-east of England. Between ten and six, decisions that by day need two signatures are taken alone, 4.2 per shift by my count, and then narrated at handover in a form that makes them look like procedure. Managers who had been disciplined for such a decision stopped taking them and began to wait, at a cost that nobody records. The sites were unionised, all four, and this may have protected the practice.',
        },
        {
          title: 'Exit interviews that nobody reads: a natural experiment in a hospital trust',
          date: '2023-04-12',
          venue: 'organised',
          abstract:
            'A clerical fault meant that for fourteen months the exit interviews of odd-numbered wards reached no one. Comparing 46 wards, we ask whether reading them reduces turnover. Nurses’ turnover in the following year is 15.8 % on unread and 15.1 % on read wards (difference 0.7, 95 % interval −1.6 to 3.0). Rosters, the complaint in two thirds of the forms, changed on neither. Ward managers of the read group could name on average 1.2 of the reasons given. With 46 wards, moderate effects cannot be excluded.',
        },
        {
          title: 'Accents of Command: Overseas Nurses and the Route to Charge',
          date: '2020-11-11',
          venue: 'people',
          abstract:
            'Overseas nurses are promoted to charge nurse more slowly than colleagues of equal tenure. Personnel records of 2,950 nurses show that the gap of 2.3 years arises between eligibility and first application, while success upon application is equal. In 40 interviews, acting up on a night shift emerges as the step before an application, assigned by the person in charge. Wards that rotate acting up by list have a gap of 0.6 years. Such wards also have younger managers, and we cannot tell the two apart.',
        },
      ],
    },
    {
      university: 'fynbo',
      name: 'Søren Kirkebæk',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Institut for Virksomhedsledelse',
      mail: 'soren.kirkebaek',
      hIndex: 17,
      works: 38,
      topics: ['innovation policy', 'patent analysis', 'small manufacturers', 'technology adoption'],
      papers: [
        {
          title: 'Robots in Firms With Ten Employees: Who Trained the Trainer?',
          date: '2025-03-04',
          venue: 'innovation',
          abstract:
            'Collaborative robots have become cheap enough for workshops, many of which leave them idle. Telemetry from 1,130 robots in Danish firms of fewer than 25 employees shows a median use of 9 h a week and a quarter below two. Use after one year is predicted by whether a worker, rather than the owner or the integrator, programmed the second task. A voucher for a neighbour’s worker to come and teach, assigned by lottery to 90 of 180 firms, raised use by 3.8 h. The supplier that gave us the data sells support contracts to the other half.',
        },
        {
          title: 'Patents that expire for want of a fee',
          date: '2023-06-07',
          venue: 'practice',
          abstract:
            'Small firms let patents lapse early, which is read as low value. Renewal records of 14,200 Danish patents were linked to the cash position of their owners by month. Fees that fall due in a month of negative cash are missed 2.7 times as often, and 41 % of patents so lost were cited more in the following five years than the median renewed one. Reinstatement, possible within a year, was used for 6 %. An office that mails its reminder to the attorney and not to the firm could change this at no cost.',
        },
        {
          title: 'Grants in two halves: does a milestone change what is researched?',
          date: '2021-09-21',
          venue: 'practice',
          abstract:
            'An innovation agency began to pay the second half of its grants upon a milestone chosen by the applicant. Projects just above and below the size at which the rule applies, 312 in all, hold the comparison. Milestones are met in 93 %. Projects under the rule are shorter by five months, cite newer patents and produce 18 % fewer publications. Text of applications becomes more concrete already before the decision, for which applicants’ consultants claim the credit. No difference appears in sales after three years.',
        },
      ],
    },
    {
      university: 'shandon',
      name: 'Muireann Ní Dhuibhir',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Management',
      mail: 'm.nidhuibhir',
      hIndex: 15,
      works: 34,
      topics: ['digital transformation', 'platform companies', 'organisational behaviour', 'ethnography'],
      page: {
        language: 'en',
        text: [
          'I study what happens inside organisations when software arrives with a new idea of the work.',
          'I will be taking one PhD student in September 2027, in partnership with a county council. Informal enquiries to m.nidhuibhir (at) shandon.example, subject line COUNCIL PHD. A page about a job you have done would help me more than a proposal.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'COUNCIL PHD',
          address: 'm.nidhuibhir (at) shandon.example',
        },
      },
      papers: [
        {
          title: 'The spreadsheet underneath: how a county council kept two systems and one truth',
          date: '2025-11-20',
          venue: 'organised',
          abstract:
            'Three years after a council’s housing department had moved to a case system, its staff still ran a spreadsheet of 4,300 rows. I worked in the department for seven months to learn what it does. Of 209 observed look-ups, 143 concerned facts which the system had no field for: a dog, a court date, a cousin who would lend a van. The system’s numbers went to the ministry, the spreadsheet’s to families, and when the two disagreed officers corrected the system. Shadow records are thus maintenance of the official one rather than resistance to it. Access ended when the spreadsheet was discovered by audit.',
        },
        {
          title: 'Ratings on both sides: couriers who score restaurants',
          date: '2023-10-03',
          venue: 'organised',
          abstract:
            'Couriers of one delivery platform may rate restaurants, a feature of which little is known. From 1.1 million deliveries in Dublin and Cork, and 35 interviews, I find that ratings fall with waiting time until nine minutes and not thereafter, when couriers have already cancelled. Restaurants that drop below 4.2 receive offers of “priority pick-up” from the platform, for a fee. After payment waiting is unchanged but the rating no longer displayed. Interviewees knew of this and went on rating, as they said, for each other. Data stem from an access request by 118 couriers.',
        },
        {
          title: 'Dashboards and the Manager Who Walks Around',
          date: '2021-02-24',
          venue: 'people',
          abstract:
            'When lines were fitted with displays, supervisors of an Irish medical device plant were expected to walk less. Badge data of 33 supervisors over two years show that they walked 21 % more in the first quarter after installation and 30 % less after a year. In between, three displays had been found wrong by walking. Scrap did not change with either. The plant doubled output in the period and hired half of its operators anew. Supervisors with more than ten years on the floor never reduced their rounds.',
        },
      ],
    },
    {
      university: 'chebucto',
      name: 'Glenn Arsenault',
      title: 'Professor',
      position: 'Professor',
      department: 'School of Business Administration',
      mail: 'glenn.arsenault',
      hIndex: 21,
      works: 64,
      topics: [
        'operations research',
        'humanitarian supply chains',
        'supply chain management',
        'stochastic optimisation',
      ],
      papers: [
        {
          title: 'Ferry timetables for islands that may not be reached',
          date: '2024-09-24',
          venue: 'operations',
          abstract:
            'A ferry that cannot land must try again, and with it the school bus and the mail. For five islands off Nova Scotia and Newfoundland we design weekly timetables in which recovery from cancelled sailings is part of the plan, by a two-stage stochastic programme over 1,100 historical weeks of wind and ice. Missed connections fall by 37 % with the same vessels and crew. Cancellation was predicted from wind alone; captains know more. Residents who tested the timetable for one winter asked for a fixed departure on Fridays, which costs 6 points of the gain.',
        },
        {
          title: 'Prepositioning after the third hurricane: learning what spoils',
          date: '2022-08-30',
          venue: 'operations',
          abstract:
            'Relief stock is prepositioned by models that take shelf life from labels. Records of a Caribbean depot network, covering 19,000 pallets and eleven years, show that loss is dominated by heat in the two weeks after power fails. Including a survival function for each item moves stock from two coastal depots to an inland one and raises demand met within 72 h from 71 to 83 % in simulated seasons. For tarpaulins nothing changes. Depots with cooling were built during the period, and for these we have four years of data only.',
        },
        {
          title: 'Fair turns: allocating lobster trucks to wharves',
          date: '2020-05-20',
          venue: 'practice',
          abstract:
            'Buyers’ trucks reach the first wharf fresh and the last wharf late, and prices tell. Rotation was proposed by the fishers’ association to us as a problem of fairness. Minimising the largest expected loss over 23 wharves, with driving hours as constraint, gives a six-day rotation with loss between 1.9 and 3.4 % of landed value, against 0 to 9 before. Total driving rises by 7 %. Two wharves preferred to be always last at a fixed premium, a solution that our objective had excluded.',
        },
      ],
    },
    {
      university: 'rincon',
      name: 'Bettina Cárdenas-Lowell',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'School of Management',
      mail: 'bcardenas',
      hIndex: 19,
      works: 43,
      topics: ['organisational behaviour', 'human resource management', 'survey experiments', 'remote-first teams'],
      papers: [
        {
          title: 'Asking for Help in Public Channels: Status Costs in Remote Teams',
          date: '2024-10-29',
          venue: 'people',
          abstract:
            'In an office one asks the neighbour; in a remote-first firm the question is visible to all. We coded 18,700 help requests in the chat of a software company and surveyed those involved three times. New employees who ask publicly become productive 16 days sooner and are rated less competent by peers in the first quarter, no longer in the third. Ratings were collected by us and had no consequences, unlike those that matter. Managers’ own public questions, randomised by a prompt in 40 of 81 teams, removed the early penalty.',
        },
        {
          title: 'Gratitude letters at work and the persistence of their effects',
          date: '2022-03-01',
          venue: 'organised',
          retracted: true,
          abstract:
            'Expressing gratitude benefits mood, but effects on performance are unproven. Employees of two call centres (N = 238) wrote a letter of thanks to a colleague or described their commute. Calls resolved at first contact increased by 9 % in the gratitude condition during the following four weeks, an effect mediated by perceived social worth. Absence decreased from 4.1 to 2.8 days. Effects were stronger among employees with low tenure. We conclude that brief interventions can have lasting consequences for work outcomes.',
        },
        {
          title: 'Shift swapping as social capital in a desert hospital',
          date: '2020-09-09',
          venue: 'practice',
          abstract:
            'Swaps of shifts reveal who can count on whom. From 11,400 swaps among 587 nurses in a Tucson hospital over three years we reconstruct a network of favours and repayments. Balance is attained within ninety days by 72 % of pairs. Nurses in the periphery, who have few partners and pay swaps back with weekends, leave at twice the rate of others at equal pay and distance. When an app made swapping anonymous the periphery doubled, although swaps became more frequent.',
        },
      ],
    },
    {
      university: 'aasee',
      name: 'Ludger Niehoff',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Institut für Unternehmensführung',
      mail: 'niehoff',
      hIndex: 32,
      works: 148,
      topics: ['knowledge management', 'small manufacturers', 'longitudinal case studies'],
      papers: [
        {
          title: 'Thirty years of one knife factory’s drawings',
          date: '2022-11-02',
          venue: 'organised',
          abstract:
            'A cutlery maker let me read its 7,840 technical drawings from 1988 to 2018 with all handwritten notes. Notes were the factory’s memory: 31 % of them correct a tolerance, 22 % name a person to be asked. After the change to computer-aided design in 2003 they end within a year, and complaints about two product lines return that had been solved by note in the nineties. A comment field introduced in 2011 is filled in 4 % of drawings. The loss was noticed by a retired toolmaker, who is in this study my principal source as well.',
        },
        {
          title: 'Mentors who leave: knowledge transfer with a date',
          date: '2020-07-07',
          venue: 'practice',
          abstract:
            'Companies pair retiring experts with successors, in the hope that something passes over. Over four years I observed 28 pairs in eleven machine builders of Westphalia. Transfer that begins with the successor’s own mistake lasts; transfer that begins with documents does not: on tasks set a year later by colleagues the first group solved 71 %, the second 46 %. Pairs had been formed by managers, who might have given the better successors the better start. Half of the experts came back as consultants within eight months.',
        },
        {
          title: 'Communities of Practice, Revisited With Their Former Members',
          date: '2019-06-04',
          venue: 'strategy',
          abstract:
            'In 1998 I described five communities of practice in a chemical company. Twenty years later, 63 of 81 former members could be interviewed. Four of the communities had dissolved within three years of receiving a budget. Members recall problems solved, 2.4 per person, and rarely the meetings. The fifth, which never applied for money, exists still and has moved to a chat group under another company’s name. My earlier claim that sponsorship sustains communities was based on interviews with sponsors.',
        },
      ],
    },
    {
      university: 'makara',
      name: 'Wiremu Tautahi',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Management',
      mail: 'wiremu.tautahi',
      hIndex: 11,
      works: 26,
      topics: ['strategic management', 'sustainable business', 'Māori enterprises', 'family firms'],
      papers: [
        {
          title: 'A Dividend in Eels: How Land Trusts Decide What to Leave Uncaught',
          date: '2025-06-11',
          venue: 'strategy',
          abstract:
            'Māori land trusts hold assets that cannot be sold, and their shareholders number in the thousands. How do they choose between distributing and restoring? With consent of seven trusts I read 22 years of minutes and sat through nineteen annual meetings. Restoration wins where its result can be eaten at the meeting itself, an argument made in so many words on eleven occasions, and loses to education grants in most others. Minutes summarise speech in te reo in one English sentence, so much is lost. Financial return was decisive in 9 of 127 decisions on record.',
        },
        {
          title: 'Boards with cousins on them: kinship and dissent in collectively owned companies',
          date: '2023-08-15',
          venue: 'organised',
          abstract:
            'Governance codes recommend independent directors. In companies owned by a tribe everyone is related, and the question is at what distance dissent begins. We mapped genealogies of 94 directors in fifteen companies, with their approval, and coded 1,260 recorded votes. Dissent is least common among second cousins and most common between siblings. Outside directors dissent less than either and are outvoted when they do. Boards which begin with a recital of descent deviate less from consensus, though they take 50 min longer.',
        },
        {
          title: 'Long horizons and short leases in mussel farming',
          date: '2021-05-19',
          venue: 'practice',
          abstract:
            'Intergenerational owners are expected to invest for the long run, but aquaculture licences last twenty years. Comparing 41 tribal and 66 other mussel companies from 2009 to 2019, we see no difference in investment until eight years before expiry; thereafter other companies cut it by half and tribal ones by a tenth. Interviews suggest that the latter regard the licence as theirs in any case. Renewal has been granted so far to everybody, so that neither view has been tested.',
        },
      ],
    },
    {
      university: 'albufera',
      name: 'Vicent Climent Boix',
      title: 'Professor',
      position: 'Professor',
      department: "Departament d'Organització d'Empreses",
      mail: 'v.climentboix',
      hIndex: 22,
      works: 70,
      topics: ['technology adoption', 'network analysis', 'small manufacturers', 'knowledge management'],
      papers: [
        {
          title: 'Inkjet on tile: the diffusion of a printing head through one industrial district',
          date: '2023-12-12',
          venue: 'organised',
          abstract:
            'Digital printing replaced the rollers of the Castellón tile district in about ten years. Knowing the date at which each of 134 plants bought its first head, who sold it and who installed it, we can follow the technology along ties. A plant adopts 2.1 times faster once a plant with the same glaze supplier has done so; shared owners or neighbourhood add nothing. Plants that left the district before 2004 are missing, which flatters the speed of the remainder. Glaze firms lent technicians and thereby sold inks.',
        },
        {
          title: 'Who answers the telephone? Informal advice among production managers after a merger',
          date: '2024-12-03',
          venue: 'practice',
          abstract:
            'Mergers of tile producers put competitors’ production managers into the same firm. Call records of 58 managers, from a year before to two years after two mergers, show that advice within the new firm rises slowly, from 3 to 11 % of calls, and that advice across firms in the district falls by a third and does not recover. Kiln problems take half a day longer to solve. Thus integration was bought with district ties. Managers knew about the study, and some switched to private phones, as they told us.',
        },
        {
          title: 'Energy Prices and Idle Kilns: Flexibility as a Capability in 2022',
          date: '2026-01-21',
          venue: 'innovation',
          abstract:
            'Gas at ten times its usual price forced tile plants to stop. Some came back within weeks and some lost their customers. For 97 plants we recorded kiln-level stops through 2022 from emission monitors and matched them with export orders. Plants that could fire two formats in one kiln kept 88 % of their orders, others 64. That capability had been acquired for small batches, years before and for another reason. Aid by the state, which arrived in 2023, went to plants by gas use and not by flexibility.',
        },
      ],
    },
    {
      university: 'asanogawa',
      name: 'Kaori Minegishi',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Faculty of Economics and Management',
      mail: 'minegishi-k',
      hIndex: 12,
      works: 31,
      topics: ['family firms', 'entrepreneurship', 'knowledge management', 'traditional crafts'],
      papers: [
        {
          title: 'Adopted at thirty: sons-in-law as successors in Japanese craft firms',
          date: '2025-01-30',
          venue: 'ventures',
          abstract:
            'A Japanese family without a suitable heir may adopt one, often the daughter’s husband. In a register of 460 gold leaf, lacquer and silk firms of the Hokuriku region, 88 successions since 1950 were of this kind. Adopted heirs introduce a new product line sooner (after 3.1 years, against 5.6 for sons) and keep more suppliers. Predecessors in their case retire fully, whereas fathers of sons stay on. Adoption after an outside career of at least five years accounts for most of it. Failed adoptions, undone by divorce, are recorded in temple books for two towns only.',
        },
        {
          title: 'Secret recipes, written down: succession documents of eleven sake brewers',
          date: '2022-06-22',
          venue: 'organised',
          abstract:
            'Brewing knowledge belonged to seasonal master brewers who are now retiring without followers. Eleven breweries asked them to write it down, and let me compare the 1,200 pages with what the same masters did over two winters. Temperatures agree within 0.4 °C. What to do when the koji smells wrong is written in three documents, though it was done nineteen times. Younger brewers used the documents for scheduling, and after five years four breweries had hired another master. A master knew that I watched, and smelling became more audible.',
        },
        {
          title: 'Foreign Apprentices and the Shop Floor Dialect',
          date: '2020-12-15',
          venue: 'people',
          abstract:
            'Small manufacturers in Ishikawa rely on apprentices from Vietnam and Indonesia who have learned standard Japanese. We compared 36 firms in which foremen were coached to avoid dialect for three months with 35 that were coached afterwards. Defects due to misunderstood instructions fell by 22 %, and apprentices reported less belonging. In exit interviews many said that dialect had meant being included. An optimum seems to be dialect at lunch, as one foreman put it. The effects were not assessed beyond a year because of the border closure.',
        },
      ],
    },
    {
      university: 'matildabay',
      name: 'Deepak Venkataraghavan',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Business School',
      mail: 'deepak.v',
      hIndex: 20,
      works: 46,
      topics: ['organisational behaviour', 'human resource management', 'structural equation models', 'safety climate'],
      papers: [
        {
          title: 'Two Weeks On, One Week Off: Recovery Across the Roster in Fly-In Mines',
          date: '2026-06-09',
          venue: 'people',
          abstract:
            'Fly-in workers spend two weeks at the mine and one at home, and it is not clear when they recover. Diaries of 318 Western Australian miners over four rosters yield 17,900 days. Need for recovery rises linearly until day nine, flattens, and needs 3.4 days at home to return; partners report 5.1. Workers who control their break times recover a day sooner. Night panels had a lower response rate by 16 points. Growth mixture models suggest a group of 14 % that does not recover at all, in which sleep apnoea screening was positive in half.',
        },
        {
          title: 'Safety climate: a level, a slope or a quarrel?',
          date: '2023-05-17',
          venue: 'organised',
          abstract:
            'Climate is measured as a team’s mean, with agreement as a precondition. But disagreement might be information. For 402 crews with three annual surveys and 1,190 recorded injuries, we model mean, trend and dispersion jointly. An increase in dispersion predicts injuries in the next year (incidence ratio 1.24 per standard deviation) beyond mean and trend; bimodal crews, where contractors and employees see different things, drive the effect. The usual cut-off for agreement would have removed 61 crews, with 27 % of injuries.',
        },
        {
          title: 'A short measure of error management that supervisors can answer',
          date: '2021-07-06',
          venue: 'practice',
          abstract:
            'Scales of error management culture have seventeen items and are answered by employees. We developed one of five items for supervisors, in three samples of 193, 507 and 361. Reliability is .81, and correlation with the employees’ mean .46. Multigroup models support metric and not scalar invariance between mines and hospitals, so levels should not be compared. Near-miss reports in the following quarter are predicted by the supervisors’ version as well as by the long one. Social desirability accounts for a correlation of .2.',
        },
      ],
    },
    {
      university: 'ruissalo',
      name: 'Juhani Ylä-Rautio',
      title: 'Dr',
      position: 'Senior Researcher',
      department: 'School of Economics',
      mail: null,
      hIndex: 13,
      works: 37,
      topics: ['university spin-offs', 'innovation policy', 'network analysis', 'strategic management'],
      papers: [
        {
          title: 'Spin-Offs Without Exit: A Quarter Century of Finnish University Companies',
          date: '2024-04-09',
          venue: 'innovation',
          abstract:
            'Success of spin-offs is counted by exits and closures, yet most companies do neither. With registers we follow all 742 companies founded from research at Finnish universities between 1995 and 2005 until 2023. Of these 19 % were sold, 37 % closed, and 44 % persist with a median of six employees. The persistent ones have paid more in salaries and taxes than the sold ones, and hired 2,300 doctoral graduates. Counterfactual employment of the founders is not considered. Support schemes had put 81 % of their money into companies which were later sold or closed.',
        },
        {
          title: 'Board seats as bridges: angel investors in a thin market',
          date: '2022-01-12',
          venue: 'ventures',
          abstract:
            'Outside the capital Finland has few angel investors, who sit on many boards. We ask whether information travels through them. Board interlocks of 1,512 ventures in six cities and 9,800 hiring events make it possible to compare ventures that share an angel with those that share only an accountant. The first hire from one another 3.3 times as often. Ventures in the same industry do not, as the angel seems to keep them apart. Interviews with fourteen angels name three lawsuits as the reason.',
        },
        {
          title: 'Public buyers as first customers: tender texts and who can read them',
          date: '2020-03-10',
          venue: 'practice',
          abstract:
            'Innovation policy wants public buyers to purchase from young companies. In 4,170 tenders of Finnish municipalities we measured requirements of turnover, references and length. Young companies bid in 6 % of them. A reference requirement of three years cuts this to 1 %, turnover matters little, and length not at all. In municipalities that dropped the reference requirement for contracts under €60,000 bids by young companies rose to 9 %, wins to 3. Contract performance, known for a third, did not deteriorate.',
        },
      ],
    },
  ],
);
