import { worldField } from '../types.ts';

export const urbanPlanning = worldField(
  'Urban planning',
  {
    form: { name: 'Journal of City Form', capitals: 'sentence' },
    futures: { name: 'Proceedings of the Urban Futures Meeting', capitals: 'title' },
    practice: { name: 'Letters in Planning Practice', capitals: 'sentence' },
    access: { name: 'Transport and Access', capitals: 'sentence' },
    housing: { name: 'Housing, Land, Law', capitals: 'sentence' },
    climate: { name: 'Climate in Cities', capitals: 'title' },
  },
  [
    {
      university: 'akerselva',
      name: 'Yngvild Brattbakk-Moe',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Sociology and Human Geography',
      mail: 'yngvild.brattbakk',
      hIndex: 23,
      works: 64,
      topics: ['affordable housing', 'land use policy', 'peripheral suburbs', 'administrative registers'],
      papers: [
        {
          title: 'What happens next door: prices after a municipality buys one flat in the block',
          date: '2025-10-15',
          venue: 'housing',
          abstract:
            'Oslo buys single flats in ordinary co-operatives for households in need, and neighbours object that prices will fall. From the register of 3,412 such purchases between 2008 and 2022 and 61,000 sales in the same blocks, I compare stairwells of a block before and after. Prices in the stairwell concerned are lower by 0.8 % in the first year (95 % interval −1.9 to 0.3) and indistinguishable later. Flats are bought where prices are moderate; for expensive districts nothing can be concluded. In blocks where the board had written to all owners about the purchase the first-year difference is 2.6 %.',
        },
        {
          title: 'Waiting for zoning: how long land is held in Norwegian suburbs, and by whom',
          date: '2023-05-10',
          venue: 'housing',
          abstract:
            'Developers are accused of hoarding land, municipalities of delaying. The time between purchase, zoning and permit was reconstructed for 1,180 plots around four Norwegian cities. The median is 9.7 years, of which 5.9 pass between purchase and application, 2.2 in zoning, and 1.6 until a permit is used. Firms listed on the stock exchange wait longest before applying when their land bank exceeds six years of building. Objections by state agencies add 0.9 years. Options to purchase, which leave no trace in the land register, were found for a tenth of plots and probably exist for more.',
        },
        {
          title: 'Leaving the high-rise: who moves out of a renewal area and where to',
          date: '2020-11-03',
          venue: 'form',
          abstract:
            'Area programmes promise that residents will benefit, provided they stay. Of 8,240 adults registered in two renewal areas in Groruddalen in 2007, 54 % had moved by 2017, compared with 57 % in matched suburbs. Movers with rising income go to semi-detached houses within 6 km; movers with falling income disperse. Schools gain pupils who would have left otherwise, and the gain is concentrated at the one school that was rebuilt. Satisfaction as measured by survey rose equally in both groups of suburbs.',
        },
      ],
    },
    {
      university: 'weserufer',
      name: 'Malte Siedenburg',
      title: 'Dr',
      position: 'Research Group Leader',
      department: 'Institut für Stadt- und Regionalforschung',
      mail: 'siedenburg',
      hIndex: 14,
      works: 39,
      topics: [
        'urban regeneration',
        'post-industrial waterfronts',
        'participatory planning',
        'comparative case studies',
      ],
      page: {
        language: 'de',
        text: [
          'Malte Siedenburg leitet die Nachwuchsgruppe „Hafen ohne Schiffe“.',
          'Wir haben ab April 2027 eine Promotionsstelle (65 %, drei Jahre) in einem Vergleich von sechs Hafenstädten. Bewerbungen bitte als eine Datei an siedenburg@weserufer.example, Betreff „Hafen 27“.',
          'Bitte keine Anfragen zu Praktika.',
        ],
        says: { students: 'yes', subjectCode: 'Hafen 27', address: 'siedenburg@weserufer.example' },
      },
      papers: [
        {
          title: 'Quays on sale: the order of uses in eleven waterfront conversions',
          date: '2025-03-20',
          venue: 'form',
          abstract:
            'Does it matter what is built first when a harbour becomes a district? Building permits of eleven European waterfronts, 1989 to 2022, were arranged in sequences of use and compared by optimal matching. Three orders emerge: offices first, culture first and housing first. Where culture came first, prices of the first flats are 14 % higher and the share of subsidised ones lower by half, whatever the size of the site. Only four sites published contracts, hence intentions must be inferred from sequence. Port companies that remained owners sold latest and at the highest price.',
        },
        {
          title: 'The noisy neighbour agreement: port businesses and new flats in the same plan',
          date: '2023-09-12',
          venue: 'practice',
          abstract:
            'New residents complain about ports that were there before them. Easements by which buyers accept night noise have been written into 2,100 deeds in Bremen and Hamburg. I followed complaints for six years. Signatories complain at the same rate as residents of neighbouring streets, 31 per thousand and year; tenants, who never saw the deed, twice as often. What changed is the outcome: none of 188 complaints led to an order against a business. Whether courts would uphold the easement is uncertain, because no case has gone beyond the first instance.',
        },
        {
          title: 'Workshops Nobody Lost: Recorded Influence in Ninety Meetings on a Harbour Plan',
          date: '2021-06-16',
          venue: 'futures',
          abstract:
            'Participation is evaluated by asking the participants. We traced instead 1,344 proposals made at ninety public meetings on one harbour plan through minutes, drafts and the final text. Adopted were 9 % unchanged and 14 % in weaker form, and a proposal’s chance triples if a planner rephrases it during the meeting. Attendance beyond the third meeting has no effect. Participants nevertheless believed that 40 % had been adopted, among them those whose proposals were not. Minutes were written by the same consultants who drafted the plan.',
        },
      ],
    },
    {
      university: 'marquam',
      name: 'Joaquin Delacruz-Hanley',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'School of Urban Studies and Planning',
      mail: 'jdelacruz',
      hIndex: 10,
      works: 21,
      topics: ['affordable housing', 'land use policy', 'walkability', 'policy analysis'],
      papers: [
        {
          title: 'After single-family zoning: who builds the fourth unit?',
          date: '2026-04-22',
          venue: 'housing',
          abstract:
            'Portland has allowed up to four homes on nearly every residential lot since 2021. Three years of permits, 1,874 in total, were matched with assessor records and business registrations. Fourplexes make up 27 % of new units on such lots, are built by 64 firms of which 38 had built only single houses before, and concentrate on corner lots below $390,000. Each demolished house is replaced by 3.2 units, yet in the three poorest tracts half of demolished houses had been rented. Loan terms rather than land appear to bind: no bank would lend on four units without pre-sale until 2023.',
        },
        {
          title: 'Trees or parking? Trade-offs on the site plan of small infill projects',
          date: '2024-08-07',
          venue: 'practice',
          abstract:
            'When minimum parking disappeared, trees were expected to gain from it. I digitised the site plans of 573 infill projects approved before and after the change. Parking falls from 1.1 to 0.4 spaces per unit; of the area released, buildings take 58 %, patios 29 % and trees 6. Mature trees were retained on 22 % of lots, before as after. Projects on lots with a tree in the front setback keep it in most cases, in the rear almost never. Plans show what was approved; visits to 70 sites found nine trees missing.',
        },
        {
          title: 'Sidewalk Gaps and the Walk to School in Annexed Suburbs',
          date: '2021-10-05',
          venue: 'futures',
          abstract:
            'Suburbs that were annexed without sidewalks still lack them decades later. For 26 elementary schools in east Portland and Gresham we mapped every gap and asked 3,150 families how the child had travelled that day. A continuous path on one side raises walking from 18 to 33 % at 600 m; further gaps on the other side are irrelevant. Crossings without a signal deter more than gaps. The survey took place on dry days in May. Families who answered in Russian or Vietnamese walk regardless of gaps.',
        },
      ],
    },
    {
      university: 'rincon',
      name: 'Ofelia Barragán',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'School of Landscape Architecture and Planning',
      mail: 'obarragan',
      hIndex: 18,
      works: 45,
      topics: ['urban climate adaptation', 'green infrastructure', 'informal settlements', 'participatory mapping'],
      papers: [
        {
          title: 'Shade at the Bus Stop: Waiting Times, Heat and Who Stands Where',
          date: '2025-06-24',
          venue: 'climate',
          abstract:
            'Desert cities cool streets by trees, while passengers wait where there are none. At 126 bus stops in Tucson we counted 9,640 waiting people by video on days above 38 °C and measured mean radiant temperature under and beside the shelter. Shelters lower it by 14 °C at noon, but only 4 at five in the afternoon, when the shade falls on the road. Passengers stand in the shade of poles, signs and each other, 31 % of them outside the stop. Faces were blurred, and age is an observer’s guess. Turning shelters by ninety degrees would shade the afternoon bench at 71 stops.',
        },
        {
          title: 'Colonias after the septic tank: sequences of improvement along the Arizona border',
          date: '2023-03-28',
          venue: 'housing',
          abstract:
            'Families in colonias build house and services by themselves and in stages. Mapping workshops in seven Arizona colonias produced histories of 364 lots. A septic tank comes first in those that were later bought out, a fence or a slab in those that were not; sewer connection follows a formal address by 3.4 years in the mean. Aerial images since 1979 contradict one remembered date in eight, always in favour of an earlier start. Lenders require the very order which fewest families choose. Renters, a fifth of residents today, took little part in the workshops.',
        },
        {
          title: 'Rain gardens on private lots: seven years after the subsidy',
          date: '2020-02-18',
          venue: 'practice',
          abstract:
            'Cities subsidise rain gardens on private land and rarely return to look. Of 386 gardens subsidised in Tucson in 2012 we could visit 341 in 2019. Sixty-two per cent still infiltrated a test volume of 200 l within a day; 17 % had been paved, the rest silted up. Sale of the house is the strongest predictor of loss, neighbours with gardens the strongest of survival. Subsidies transferred at sale, as in one district, halved the loss. Two winters before the visits were unusually dry, and silting may have gone unnoticed.',
        },
      ],
    },
    {
      university: 'chebucto',
      name: 'Iain Fraser-Mbaye',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'School of Planning',
      mail: 'iain.frasermbaye',
      hIndex: 15,
      works: 37,
      topics: ['public transport', 'regional development', 'accessibility indicators', 'shrinking towns'],
      papers: [
        {
          title: 'The last bus to the county hospital: accessibility where service is twice a day',
          date: '2024-11-12',
          venue: 'access',
          abstract:
            'Accessibility indicators assume that a bus comes again soon. In rural Nova Scotia most run twice a day, so that an appointment must fit the return. I define access by the share of appointment slots, taken from hospital booking data, that can be reached and left within one day. Across 197 communities it is 23 % in the median where the usual 60-minute indicator says 71. Moving one afternoon departure by 50 min raises the median to 38 % on four of nine routes. Volunteers’ cars, which carry perhaps a third of patients without a licence, enter no timetable.',
        },
        {
          title: 'Closing a school, keeping a village? Population around 131 closures in Atlantic Canada',
          date: '2022-06-28',
          venue: 'form',
          abstract:
            'Villages fear that they will die with their school. Census populations around 131 schools closed between 1996 and 2011 were compared with communities whose school came within five pupils of the closing threshold. After ten years the number of children is 11 % lower, and that of adults unchanged. The effect is confined to places more than 20 min from the next school. A building put to another use within two years, as for 47 of the closures, makes no difference for children but slows the loss of shops. Thresholds were waived for some, and waivers follow votes.',
        },
        {
          title: 'Ferry, Bridge and the Price of a House on an Island',
          date: '2019-09-17',
          venue: 'futures',
          abstract:
            'A fixed link replaces waiting by tolls. Using sales of 4,360 houses on seven islands in Atlantic Canada and Norway before and after a bridge, I separate what buyers pay for frequency, for night access and for certainty. Prices rise by 19 % on average, and half of the rise is anticipated from the day of the contract. Night access alone, obtained on two islands by an hourly ferry, gives 6 %. On the smallest island prices fell, since the ferry crew had lived there. Seven bridges are few, and each was built where somebody expected growth.',
        },
      ],
    },
    {
      university: 'makara',
      name: 'Philippa Goodsir-Ngata',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Architecture and Planning',
      mail: 'p.goodsir',
      hIndex: 13,
      works: 32,
      topics: ['earthquake-prone cities', 'urban regeneration', 'land use policy', 'resident surveys'],
      papers: [
        {
          title: 'Fences, Props and Empty Shops: Fifteen Years of Notices on Wellington’s Unsafe Buildings',
          date: '2026-05-28',
          venue: 'futures',
          abstract:
            'Owners of earthquake-prone buildings in New Zealand receive a notice with a deadline. From 2010 to 2025 we photographed 614 buildings in Wellington with such notices every second year. By the end 42 % had been strengthened, 15 % demolished, and 43 % carried a notice that had been extended. Ground-floor vacancy on the street rises by 5 points in the year after a notice within 30 m, strengthened buildings included. Costs were reported by 96 owners, who may be those with the most to tell. Unit titles with more than ten owners take 3.8 years longer.',
        },
        {
          title: 'Red zone, green cover: what people do on land that was cleared of houses',
          date: '2023-11-28',
          venue: 'form',
          abstract:
            'Some 5,400 sections in Christchurch were cleared after the earthquakes and sown with grass. Observing 72 transects in all seasons from 2019 to 2022, we recorded 14,120 people and what they were doing. Former residents (identified in 880 short interviews) come on anniversaries and prune their own trees; others walk dogs, along former streets in 84 % of tracks although these have been unsealed. Fruit was picked from 61 % of bearing trees. Proposals for the land drew on paths that follow the river, where we met one person in five. Night-time use was not observed.',
        },
        {
          title: 'Living with a yellow sticker: decisions of households while engineers are awaited',
          date: '2020-07-21',
          venue: 'practice',
          abstract:
            'After an earthquake a yellow sticker restricts use of a building until an engineer has come. Diaries of 57 households in Kaikōura and Wellington cover between nine and 260 days of waiting. All entered the forbidden part, on average on the second day, first for medicines and documents and later for warmth. Instructions had explained risk of collapse, whereas households weighed hours of exposure. A rule stating minutes per day would have been followed, most diarists held. Participation by phone diary excluded those with nobody to charge a phone.',
        },
      ],
    },
    {
      university: 'shandon',
      name: 'Eimear Coakley-Nwosu',
      title: 'Dr',
      position: 'Lecturer',
      department: 'Centre for Planning Education and Research',
      mail: 'eimear.coakley',
      hIndex: 8,
      works: 19,
      topics: ['participatory planning', 'policy analysis', 'growing secondary cities', 'cycling corridors'],
      page: {
        language: 'en',
        text: [
          'My research is on objections: who writes them, what becomes of them, and what plans would be without them.',
          'I am supervising four PhD students and will not take another before autumn 2028. If you work on Irish planning appeals, the dataset and code are on the Centre’s website and you are welcome to use them without asking.',
        ],
        says: { students: 'no' },
      },
      papers: [
        {
          title: 'A Taxonomy of 41,000 Objections',
          date: '2025-12-11',
          venue: 'futures',
          abstract:
            'Objections to housing are said to be all about parking. All 41,300 submissions on applications of ten or more dwellings in three Irish counties, 2016 to 2024, were classified by hand for a sample of 3,000 and by a fine-tuned model for the rest (macro-F1 0.79). Traffic leads with 64 %, and parking comes sixth. Submissions written from a template are 38 % of the total and are cited in inspectors’ reports at a quarter of the rate of others. Withdrawn submissions are deleted from the record. One word, “precedent”, is the best predictor of being cited.',
        },
        {
          title: 'Bollards of contention: consultation on eleven cycling corridors in Cork',
          date: '2024-02-27',
          venue: 'access',
          abstract:
            'Cycle routes are consulted on route by route. In Cork eleven corridors of one network went through consultation in the same two years, with different amounts of information and different lengths. Kerb-separated length fell from 71 to 46 % between first and final drawings. The loss is explained by the number of shopfronts per 100 m (R² = 0.68), not by the number of submissions nor their tone. Traders overestimate customers arriving by car, 54 % by their account and 27 % by our count at 130 doors. Counts were made in September and would differ before Christmas.',
        },
        {
          title: 'Delay as a veto: judicial review and the permission that expires',
          date: '2022-04-12',
          venue: 'housing',
          abstract:
            'Permissions lapse while courts deliberate. For 96 Irish housing permissions under judicial review between 2017 and 2021, I record outcome, duration and what stands on the site today. Applicants for review won 31 cases and lost 40, the remainder being settled. Sites where they lost are built in 12 of 40 cases; where they won, in 9 of 31. A median of 22 months had passed, and interviews with eight lenders give interest rather than law as the cause. Small schemes, which are reviewed less, are missing from the comparison.',
        },
      ],
    },
    {
      university: 'graslei',
      name: 'Joris Van Haesendonck',
      title: 'Professor',
      position: 'Professor',
      department: 'Vakgroep Architectuur en Stedenbouw',
      mail: 'joris.vanhaesendonck',
      hIndex: 21,
      works: 72,
      topics: ['land use policy', 'peripheral suburbs', 'spatial network analysis', 'public transport'],
      papers: [
        {
          title: 'Ribbons: the cost of serving Flemish linear settlement, metre by metre',
          date: '2024-05-28',
          venue: 'form',
          abstract:
            'Flanders is built along roads. Summing pipes, cables, pavement, lighting and the minutes of post and refuse rounds for each of 2.9 million addresses, we calculate a yearly cost of service. It is €510 in compact villages, €1,260 in ribbons and €2,030 for isolated houses, whereas residents pay the same. Refuse and water account for less than expected, road surface for 61 %. Half of the excess arises from 9 % of addresses. Depreciation is uniform in our model; older ribbons have been written off in books and not in reality.',
        },
        {
          title: 'Two networks, one town: cyclists’ shortcuts and the hierarchy of streets',
          date: '2022-10-25',
          venue: 'access',
          abstract:
            'Street hierarchies are drawn for cars, and cyclists cut through them. Adding 3,900 km of slow paths, cemetery gates and underpasses to the road graph of fourteen Flemish towns changes angular betweenness in such a way that correlation with counted bicycles at 453 points rises from 0.38 to 0.66. Gates that close at dusk matter: at night the old graph is better. Paths were mapped by volunteers, more completely in university towns. A third of the most central links belongs to schools, parishes or the railway.',
        },
        {
          title: 'Building shift in words and permits: 25 years of a policy to stop sprawl',
          date: '2020-12-09',
          venue: 'practice',
          abstract:
            'Since 1997 Flemish plans announce the end of sprawl. Daily land take can be measured against it: 7.4 ha in 1997, 5.1 in 2018. We attribute the decline by decomposition. Smaller lots explain 1.6 ha, building on lots that were already enclosed 0.9, and changed zoning 0.1. Some 63,000 ha of zoned and unbuilt land have not been touched, as compensation would have to be paid. Municipal councillors own 4 % of it, in a sample of 30 municipalities whose registers we could consult.',
        },
      ],
    },
    {
      university: 'ouseburn',
      name: 'Ranjit Sohal-Whitaker',
      title: 'Professor',
      position: 'Professor',
      department: 'School of Architecture, Planning and Landscape',
      mail: 'r.sohal',
      hIndex: 24,
      works: 68,
      topics: ['mobility justice', 'public transport', 'regional development', 'resident surveys'],
      papers: [
        {
          title: 'Night buses, cleaners and the four o’clock gap in Tyneside',
          date: '2026-01-14',
          venue: 'access',
          abstract:
            'Night services are planned for people who go out. With shift data of 2,260 cleaners, porters and bakers on Tyneside we ask whether they could have taken a bus. Between 3.30 and 5.10 there is none within walking distance for 83 % of homes; 58 % take a taxi, shared or alone, at a cost of one hour’s wage. Two vehicles on a loop would close the gap for a third. Women walk longer distances than men at that time and refuse two underpasses. Employers provided the rosters, and agencies, who employ a quarter, did not.',
        },
        {
          title: 'Concessionary fares and the geography of being young in the North East',
          date: '2023-07-19',
          venue: 'access',
          abstract:
            'A £1 fare for under-22s was introduced in the North East in 2023 following a regional trial. Smart-card trips of 38,000 young people from fourteen months before to ten months after show an increase of 29 %. New trips begin disproportionately in former coalfield villages and end in shopping centres rather than colleges; for the first time Saturdays exceed weekdays. Trips paid in cash had been a third, so that part of the increase is a change of record. Adjusting by driver counts leaves 17 %.',
        },
        {
          title: 'Levelling up by the bid: success rates of councils with and without a grants officer',
          date: '2021-12-14',
          venue: 'practice',
          abstract:
            'Competitive funds for left-behind places require bids, written by whoever is available. I requested costs, authors and scores for 612 bids of 188 English councils. A bid costs £27,000 in the median. Councils with a dedicated officer succeed in 41 % of cases, others in 24, and deprivation explains nothing once this is included. Freedom of information was refused by 53 councils, most often on grounds of cost. Consultants improve scores for councils that have an officer and not for those without.',
        },
      ],
    },
    {
      university: 'albufera',
      name: 'Fina Escrivà Llorens',
      title: 'Professor',
      position: 'Professor Emerita',
      department: "Departament d'Urbanisme",
      mail: null,
      hIndex: 19,
      works: 88,
      topics: ['urban regeneration', 'participatory planning', 'green infrastructure', 'informal settlements'],
      papers: [
        {
          title: 'Allotments in the riverbed: thirty years of tolerated gardens along the Turia',
          date: '2022-09-06',
          venue: 'form',
          abstract:
            'Upstream from the park that occupies Valencia’s old riverbed, pensioners have gardened without permission since the 1980s. I visited the gardens each spring for thirty years and drew them. Plots decline from 207 to 93, and their mean area grows from 60 to 140 m². Fences follow the arrival of motorcycles, in 1996, and water is drawn from the same two breaches of an irrigation canal throughout. Three plans for the area foresee community gardens; none consulted the gardeners. The drawings are published in full, with the errors of a person who was let in by some and not by others.',
        },
        {
          title: 'After the October flood: a note on ravines and ground floors',
          date: '2025-04-29',
          venue: 'practice',
          abstract:
            'South of Valencia the flood of 29 October 2024 reached places which maps of hazard showed and permits ignored. With former students I recorded water marks and use on 4,870 ground floors in three towns. Dwellings on ground floors, 11 % of the total, are concentrated in streets that were ravine beds until filled between 1955 and 1971; two in three were shops in the last plan. Marks were fading as we worked, and heights are certain to about 10 cm. Conversion from shop to dwelling needed no study of flooding until 2023.',
        },
        {
          title: 'Neighbourhood associations and the minutes they kept, 1974–1983',
          date: '2019-11-26',
          venue: 'form',
          abstract:
            'Spanish neighbourhood associations shaped planning in the transition to democracy. Minutes of eleven associations in Valencia, 1974 to 1983, contain 3,120 agenda items. Schools and drains make up half; the great campaigns, for the riverbed and the Saler, barely 6 %. Women are recorded as speaking in a fifth of the items and as proposing those on drains. After the municipal elections of 1979 attendance drops by half within ten months, when sixteen committee members take office. Associations without any archive may have been the more radical ones.',
        },
      ],
    },
    {
      university: 'bjorkhem',
      name: 'Jonas Lindmark-Huuva',
      title: 'Dr',
      position: 'Docent',
      department: 'Institutionen för geografi',
      mail: 'jonas.lindmark',
      hIndex: 16,
      works: 41,
      topics: ['shrinking towns', 'regional development', 'agent-based simulation', 'growing secondary cities'],
      papers: [
        {
          title: 'A battery factory comes to town: housing queues, fly-in workers and a plan for 2035',
          date: '2025-01-23',
          venue: 'form',
          abstract:
            'Northern Swedish towns that had shrunk for forty years were told to grow by a third. An agent-based model of one of them, with 21,400 households from registers, housing queues and commuting, was run in 2021 to forecast for 2024. It predicted 2,900 new residents and there were 1,150, the factory having filled half of its posts with workers who fly in. Replacing the assumption that workers want to settle by surveyed intentions gives 1,300. Queues grew regardless, because employers rent the flats. When the factory halved its staff the model, run backwards, was no better.',
        },
        {
          title: 'Demolishing with dignity: what municipal landlords learned from emptying blocks',
          date: '2022-11-23',
          venue: 'housing',
          abstract:
            'Swedish municipal landlords demolished some 20,000 flats in shrinking towns between 1998 and 2015. In 26 municipalities we traced vacancy block by block and spoke to those who decided. Concentrating vacancies by offering moves, as in nine municipalities, emptied blocks in 3.1 years at half the cost per flat of waiting, and 88 % of those moved stayed with the landlord. Rents lost were estimated by the landlords themselves. Blocks chosen for technical reasons were later regretted, twice because refugees needed the flats.',
        },
        {
          title: 'Distance to the Maternity Ward and Where Young Couples Build',
          date: '2020-05-27',
          venue: 'futures',
          abstract:
            'In 2017 a maternity ward in inland northern Sweden closed, and the next one is 110 km away. Building permits for single houses in the three years before and after are compared along the roads. Permits granted to couples under 35 fall by 37 % where the drive now exceeds 90 min and rise slightly within the next coastal commuting zone. Numbers are small (164 permits in all), and the sawmill at the same place was sold in 2018. Interviews with nine couples mention the ward unprompted in six.',
        },
      ],
    },
    {
      university: 'croixrousse',
      name: 'Assia Ferhat-Guillot',
      title: 'Dr',
      position: 'Associate Professor',
      department: "Institut d'urbanisme",
      mail: 'assia.ferhat',
      hIndex: 17,
      works: 43,
      topics: ['mobility justice', 'affordable housing', 'street-level imagery', 'peripheral suburbs'],
      page: {
        language: 'fr',
        text: [
          'Assia Ferhat-Guillot, maîtresse de conférences habilitée à diriger des recherches. Mes travaux portent sur les rez-de-chaussée, les attentes et les trajets de banlieue.',
          'Je peux encadrer une thèse à partir d’octobre 2027, de préférence en convention avec une collectivité. Pour m’écrire : assia.ferhat [arobase] croixrousse.example, en indiquant « Thèse banlieue » dans l’objet.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'Thèse banlieue',
          address: 'assia.ferhat [arobase] croixrousse.example',
        },
      },
      papers: [
        {
          title: 'Shutters down: ground floors of French housing estates in 190,000 street images',
          date: '2025-09-23',
          venue: 'form',
          abstract:
            'Shops on the ground floor were meant to bring life to large estates. From street images of 2008 to 2023 we followed 7,450 ground-floor units in 112 French estates, with a classifier whose errors on shutters (7 %) were corrected by a second photograph. A third of units changed between open and shut at least twice. Units facing a bus stop survive best, those around inner squares worst, however recently these have been renovated. Images are taken in summer and by day, when some shutters are down for heat. Associations and clinics replaced shops in 14 % of units, invisible to commercial registers.',
        },
        {
          title: 'The lift and the pram: vertical access as a mobility question',
          date: '2023-04-26',
          venue: 'access',
          abstract:
            'A breakdown of the lift adds more to a journey than any change of timetable, yet no accessibility indicator includes it. Maintenance logs of 1,320 lifts in social housing of the Lyon region report 31,000 breakdowns over three years, with median duration 19 h and a tail of months in 4 % of lifts. Weighted by residents who cannot use stairs, lost access amounts to eleven days per year in the worst tenth of buildings. These coincide with the poorest bus service only by half. Logs start when somebody calls.',
        },
        {
          title: 'Refusing a Flat: Reasons Given and Not Given by Applicants for Social Housing',
          date: '2021-02-10',
          venue: 'futures',
          abstract:
            'One offer of social housing in four is refused in Lyon, and landlords suspect that applicants are choosy. We obtained 5,218 refusal forms and called back 410 of their authors. “Location” is ticked in 44 %; on the telephone it means in most cases a person, such as a former partner or a brother’s creditor, or a school that would be changed a second time. Refusals are half as frequent if the visit takes place by daylight. Landlords’ algorithms penalise refusal. Those who could not be reached had moved more often.',
        },
      ],
    },
    {
      university: 'nokomis',
      name: 'Charlotte Amundson-Vang',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'School of Public Affairs and Planning',
      mail: 'camundson',
      hIndex: 20,
      works: 49,
      topics: ['public transport', 'metro station areas', 'smart cities', 'policy analysis'],
      papers: [
        {
          title: 'Light rail, small shops: business survival through five years of construction',
          date: '2024-09-10',
          venue: 'access',
          abstract:
            'Construction of a light rail line is hard on those who are supposed to profit. Licences and sales tax of 1,940 businesses along a Twin Cities line are compared with a corridor that was planned and not built. During construction closures rise by 6 points, among Hmong and Somali owners by 13, who more often rent by the month. Five years after opening the number of businesses exceeds that of the control corridor by 9 %, with 28 % of the original ones left. Forgivable loans reached 236 businesses and reduced closure by an amount that selection could explain.',
        },
        {
          title: 'What the sensors were for: procurement documents of a smart street',
          date: '2022-03-16',
          venue: 'practice',
          abstract:
            'Smart city projects are criticised on the basis of announcements. Through records requests I obtained 2,300 pages on the procurement of 420 street sensors in Minneapolis and St Paul. Uses named in the tender number 19. Four were in operation after three years, two of them not among the 19, and data were looked at by staff on 31 days. The vendor’s contract makes export possible at a fee per query, which nobody has paid since the trial month. My requests concern two cities and one vendor, whose template, however, occurs in eleven other tenders.',
        },
        {
          title: 'Upzoning Around Stations Before the Trains Arrive',
          date: '2020-09-15',
          venue: 'futures',
          abstract:
            'Should land around stations be upzoned early or late? Thirty-four station areas in seven North American regions differ in this by up to sixteen years. Early upzoning raises land prices at once (11 % per doubling of permitted floor area) and delays building, as owners wait for the line; late upzoning finds parcels already rebuilt at low density. Lines that were cancelled are left out, although some stations had been upzoned for those, too. Floor area ten years after opening is greatest when zoning changes about two years before.',
        },
      ],
    },
    {
      university: 'asanogawa',
      name: 'Hiroto Kuwabara',
      title: 'Professor',
      position: 'Professor',
      department: 'Graduate School of Human and Socio-Environmental Studies',
      mail: 'kuwabara',
      hIndex: 15,
      works: 57,
      topics: ['shrinking towns', 'earthquake-prone cities', 'participatory planning', 'land use policy'],
      papers: [
        {
          title: 'Temporary housing at the edge of a shrinking peninsula: Noto after January 2024',
          date: '2026-03-17',
          venue: 'practice',
          abstract:
            'On the Noto peninsula, where half of the residents are over 65, temporary housing had to be sited after the earthquake of 1 January 2024. We followed 57 sites and 1,040 households for twenty months. Sites within the former hamlet filled in a median of 12 days, sites near the hospital in 70; after a year the hospital sites had a waiting list. Households who moved twice have given up rebuilding in 63 % of cases, others in 38. Families who went to Kanazawa at once are known only by letter. Hamlets which had practised joint snow clearing submitted a reconstruction plan first.',
        },
        {
          title: 'Vacant houses and absent heirs: how many signatures does a ruin need?',
          date: '2023-10-17',
          venue: 'housing',
          abstract:
            'Vacant houses in Japan often belong to heirs who have never registered. For 318 ruins in three towns of Ishikawa we traced all persons whose signature a demolition would require. The median is five, the maximum 74, with addresses in Brazil and Hawaii. Time to demolition grows with the logarithm of the number of signatures. A law of 2023 that allows a court-appointed manager was used in nine cases and shortened the process to eleven months at a cost of ¥720,000. Towns selected the ruins which they considered dangerous.',
        },
        {
          title: 'Snow Removal as a Public Good: Streets That Organise Themselves',
          date: '2021-01-19',
          venue: 'futures',
          abstract:
            'Kanazawa’s narrow streets are cleared by residents. After the snowfall of February 2018 we surveyed 394 street blocks on who cleared what and when. Blocks clear their full width by nine in the morning in 47 % of cases; the share falls with rental housing and, above all, with the number of parking lots run by companies. Age hardly matters up to 75. Where a small snow-melting gutter exists, one keeper is named by everybody. The survey followed an exceptional event, with 87 cm within five days.',
        },
      ],
    },
    {
      university: 'zwierzyniec',
      name: 'Bogumił Trzaskowiak',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Institute of Geography and Spatial Management',
      mail: 'b.trzaskowiak',
      hIndex: 9,
      works: 26,
      topics: ['spatial network analysis', 'urban climate adaptation', 'green infrastructure', 'land use policy'],
      papers: [
        {
          title: 'Air Corridors on Paper: What Remained of Kraków’s Ventilation Plan',
          date: '2024-06-05',
          venue: 'climate',
          abstract:
            'Kraków lies in a basin and has planned corridors for fresh air since 1988. Have they been kept free? Overlaying four generations of plans with buildings of 1990, 2005 and 2023, and running a mesoscale model for eleven smog episodes, I find that 38 % of the corridor area has been lost or narrowed below 300 m. The remaining parts still double wind speed at night in two districts. Losses happened in areas without local plan by individual permits, 1,914 of them. Since heating with coal was banned in 2019 smog is rarer, and the case for corridors has shifted to summer heat, which the model treats less well.',
        },
        {
          title: 'Gated by a hedge: permeability of new housing estates in Polish cities',
          date: '2022-05-11',
          venue: 'form',
          abstract:
            'Fences around new estates are typical of Polish cities. In 540 estates completed between 2005 and 2020 in Kraków, Wrocław and Łódź we tested each gate on foot, twice. Detours for outsiders amount to 1.46 times the shortest path on average and exceed 2 for a quarter of bus stops. Gates that are locked according to the developer stand open in 37 % of cases, a share rising with the age of the estate. Testers were two young women; others may have been let through less often. A resolution on permeability of 2018 is followed by more gates and fewer fences.',
        },
        {
          title: 'Nearest park, wrong entrance: a correction to green space indicators',
          date: '2020-03-25',
          venue: 'practice',
          abstract:
            'Access to parks is reckoned to their edge, but one enters by a gate. For 86 parks in six Polish cities I mapped 1,033 entrances and computed the difference. The share of residents within 300 m falls from 71 to 54 %. Cemeteries and allotments, often counted as green, have the fewest entrances per perimeter. Ranking of cities is reversed for two pairs. Informal holes in fences, 183 of which were found, would restore 4 points; they are mended every spring.',
        },
      ],
    },
  ],
);
