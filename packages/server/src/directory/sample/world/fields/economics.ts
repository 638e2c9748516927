import { worldField } from '../types.ts';

export const economics = worldField(
  'Econometrics and economics',
  {
    measurement: { name: 'Journal of Economic Measurement', capitals: 'title' },
    policy: { name: 'Letters in Economic Policy', capitals: 'sentence' },
    applied: { name: 'Proceedings of the Applied Economics Meeting', capitals: 'title' },
    labour: { name: 'Work, Wages and Welfare', capitals: 'title' },
    development: { name: 'Economics of Households and Villages', capitals: 'sentence' },
    methods: { name: 'Econometric Methods Quarterly', capitals: 'sentence' },
    macro: { name: 'Money and Expectations', capitals: 'title' },
  },
  [
    {
      university: 'akerselva',
      name: 'Henning Stabursvik',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Economics',
      mail: 'henning.stabursvik',
      hIndex: 28,
      works: 79,
      topics: ['labour economics', 'public finance', 'administrative records', 'inequality'],
      papers: [
        {
          title: 'Firm Wage Policies and the Motherhood Gap: Evidence From Establishment Closures',
          date: '2025-09-01',
          venue: 'labour',
          abstract:
            'How much of the earnings loss after childbirth is due to the firms in which mothers work? We exploit 2,310 plant closures in Norway between 1998 and 2016 that displaced couples’ workplaces up to three years before a first birth. Women re-employed at firms in the top third of the premium for weekend flexibility lose 9 % of earnings five years after birth; those in the bottom third lose 21 %. Sorting on unobserved preferences would have to be twice as strong as sorting on all observables to account for this. The effect is absent among women displaced after birth, when the choice of firm has been made.',
        },
        {
          title: 'Wealth Taxes and Reported Debt: Bunching That Is Not Evasion',
          date: '2023-05-04',
          venue: 'measurement',
          abstract:
            'Bunching below wealth tax thresholds is usually read as under-reporting. Using third-party reported balances of the universe of Norwegian taxpayers from 2006 to 2019, we show that two thirds of the excess mass just below the threshold is created by debt drawn in December and repaid by February. The interest paid exceeds the tax saved for 58 % of those who do it. Advisors appear to matter: excess mass doubles within two years of a client moving to a bank that mails reminders. The findings suggest that annual valuation dates, rather than enforcement, are the relevant margin for third-party reported assets.',
        },
        {
          title: 'Do children of strikers vote? Long-run consequences of the 1986 lockout',
          date: '2020-10-01',
          venue: 'policy',
          abstract:
            'Industrial conflict may shape political participation beyond those involved. Linking parents locked out in 1986 to their children’s turnout in three local elections, in a design that compares firms just inside and outside the employers’ federation, we find turnout higher by 2.4 percentage points (standard error 0.9). Income does not differ. Union membership of the children explains a quarter. Turnout data cover 71 % of municipalities, those with electronic rolls.',
        },
      ],
    },
    {
      university: 'barton',
      name: 'Lucía Villaseñor-Hart',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Economics',
      mail: 'lvhart',
      hIndex: 19,
      works: 41,
      topics: ['migration economics', 'labour economics', 'difference-in-differences', 'development economics'],
      page: {
        language: 'en',
        text: [
          'Applied microeconomist working on migration between Mexico and the United States, wages, and the places left behind.',
          'To prospective students: our department admits by committee and I do not sit on it. Writing to me will not affect your application. Please do not email me about admission.',
        ],
        says: { doNotEmail: true },
      },
      papers: [
        {
          title: 'Remittances by Phone: Fees, Frequency and the Insurance Value of Small Transfers',
          date: '2026-03-16',
          venue: 'measurement',
          abstract:
            'Transfer fees fell by half when a remittance company moved its Mexican corridor from agents to phones, state by state, between 2016 and 2019. With 4.1 million transactions we find that families received the same yearly sum in 70 % more transfers. Consumption in receiving municipalities became less sensitive to local rainfall, by an amount worth 3.8 % of remittances to a household with standard risk aversion. Neither migration nor investment moved. Senders without documents used agents until the end, and nothing can be said of them.',
        },
        {
          title: 'Deportation Risk and Wage Bargaining: Evidence From Payroll Cards',
          date: '2023-11-10',
          venue: 'labour',
          abstract:
            'Workers who fear deportation may accept lower pay. We combine the staggered entry of counties into an enforcement programme with payroll card data of 212,000 hourly workers in construction and food processing. Wages of card holders who give a foreign identification fall by 2.1 % relative to co-workers within six quarters, and job-to-job moves fall by 17 %. Plants that face a single alternative employer within commuting distance show twice the effect. A foreign identification is no proof of status, and mixing biases the estimate towards zero.',
        },
        {
          title: 'Heterogeneous adoption and two-way fixed effects: a reanalysis of 31 migration papers',
          date: '2022-04-27',
          venue: 'methods',
          abstract:
            'Recent econometric theory warns of negative weights in staggered designs. Thirty-one published studies of migration policy with available data were re-estimated by four robust estimators. Signs change in two, significance is lost in nine, and in eleven the robust estimate is larger. Trouble is foreseeable: the share of already-treated controls, which any author can compute, predicts the size of the change with a rank correlation of 0.72. In five cases the robust estimators disagree with one another, and we provide guidance on the choice.',
        },
      ],
    },
    {
      university: 'jacksonharbor',
      name: 'David Rosenquist',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Economics',
      mail: 'rosenquist',
      hIndex: 47,
      works: 95,
      topics: ['monetary policy', 'forecasting', 'inflation expectations', 'local projections'],
      papers: [
        {
          title: 'Grocery Prices, Diaries and the Slope of Expectations',
          date: '2025-04-10',
          venue: 'macro',
          abstract:
            'Households are thought to infer inflation from prices they see often. We matched scanner diaries of 21,000 US households to their monthly expectations from 2013 to 2024. A purchase price that rises by ten per cent moves one-year expectations by 0.14 percentage points if the good is bought weekly and by 0.02 if monthly. Falls matter a third as much as rises. After mid-2022 the weekly coefficient doubles and stays high while inflation recedes, which a constant-gain learning model cannot produce and one with attention costs can.',
        },
        {
          title: 'Local Projections Near Unit Roots: How Long Is Too Long?',
          date: '2023-09-14',
          venue: 'macro',
          abstract:
            'Impulse responses at long horizons lean on persistence that the sample cannot pin down. For lag-augmented local projections we derive the horizon, as a fraction of sample length, at which coverage of nominal 90 % intervals drops below 85 %. With macroeconomic persistence this is about one ninth. Thirty-four of 78 recent papers report responses beyond it, mostly in the figure that bears the headline. A bootstrap that resamples the largest root restores coverage and widens bands by half.',
        },
        {
          title: 'What did markets learn from the dots?',
          date: '2021-03-11',
          venue: 'policy',
          abstract:
            'The dispersion of policymakers’ published rate projections might inform or confuse. In 30-minute windows around 34 releases, option-implied variance of the two-year rate falls by 4 % when dots move together and rises by 3 % when they scatter, for a given change of the median. Responses are larger when the chair’s press conference follows. Dots are anonymous; a reconstruction from speeches attributes 70 % of them and shows that markets react to those of voting members only.',
        },
        {
          title: 'Nowcasting With Missing Statistical Agencies',
          date: '2019-02-20',
          venue: 'applied',
          abstract:
            'The shutdown of early 2019 left forecasters without official data for 35 days. Real-time factor models were run with and without the missing series on every earlier 35-day window since 2002. The root mean squared error of the current-quarter nowcast would have risen by 19 % on average and by 60 % at turning points. Card transactions compensate for a third. Private series were bought in 2018 and have been backfilled by the vendor, which flatters them.',
        },
      ],
    },
    {
      university: 'kromme',
      name: 'Marleen Vossestein',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'School of Economics and Business',
      mail: 'm.vossestein',
      hIndex: 18,
      works: 44,
      topics: ['energy economics', 'behavioural economics', 'public finance', 'housing'],
      papers: [
        {
          title: 'Gas Price Caps and the Last Cubic Metre: Marginal Prices That Nobody Saw',
          date: '2025-06-18',
          venue: 'measurement',
          abstract:
            'The Dutch price cap of 2023 subsidised gas up to 1,200 m³ per household and left the last cubic metre at full price. Daily meter readings of 68,000 dwellings reveal no bunching at the threshold and no change of slope when households cross it. In a survey of 2,900 of them 14 % knew the number. Consumption responds to the monthly advance payment instead, with an elasticity of −0.21. Two retailers showed the threshold in their app; among their customers use drops by 5 % after crossing it, though retailers are chosen and not assigned.',
        },
        {
          title: 'Heat pumps as a hedge: prices of retrofitted houses before and during the energy crisis',
          date: '2024-01-11',
          venue: 'policy',
          abstract:
            'A house without a gas connection became an asset in 2022. Repeat sales of 412,000 Dutch dwellings, with permits to identify the date of the retrofit, give a premium for all-electric houses of 1.8 % up to 2021, 7.3 % at the peak of gas prices and 3.1 % two years later. The difference follows forward prices, not spot prices. Energy labels show the same movement at a smaller scale. Owners who retrofit also renovate in other ways; permits allow us to control for the larger part of these.',
        },
        {
          title: 'Defaults for landlords: an experiment with 840 housing managers',
          date: '2021-10-07',
          venue: 'policy',
          abstract:
            'Defaults move consumers; do they move professionals? Managers responsible for 190,000 social dwellings chose insulation packages in an incentivised online task in which the preselected package was randomised. The default raised the share choosing deep renovation from 22 to 31 %, no less among those with over ten years of service. Justifications required for deviating removed the effect. External validity is limited in that actual boards face budget constraints.',
        },
      ],
    },
    {
      university: 'dreisam',
      name: 'Korbinian Lechthaler',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Econometrics',
      mail: 'lechthaler',
      hIndex: 25,
      works: 58,
      topics: ['panel data methods', 'causal inference', 'forecasting', 'regression discontinuity'],
      papers: [
        {
          title: 'Regression discontinuity with manipulated running variables: bounds from the other side',
          date: '2025-02-25',
          venue: 'methods',
          abstract:
            'A jump in the density of the running variable ends most regression discontinuity papers. If manipulation is one-sided and its extent can be read from the density, sharp bounds on the effect for non-manipulators follow from trimming. We show that bounds tighten considerably when a covariate predicts manipulation, and give inference that is uniform in its extent. In a study of class size with 9 % manipulation the bounds are [0.04, 0.19] standard deviations where the naive estimate is 0.24. Two-sided manipulation, as with teachers who round both ways, is not covered.',
        },
        {
          title: 'Clustering at what level? A pre-test that does not lie',
          date: '2022-09-15',
          venue: 'methods',
          abstract:
            'Researchers test for correlation within villages, find none, and cluster by household; the final t-test is then too large. We characterise the size distortion of such two-step inference, up to 14 % for a nominal 5 %, and offer a conditional critical value that corrects it. In 40 re-analysed field experiments the conclusion changes in six. With fewer than 15 clusters at the higher level the correction is so conservative that we recommend randomisation inference.',
        },
        {
          title: 'Interactive Fixed Effects When Factors Are Weak',
          date: '2020-02-13',
          venue: 'measurement',
          abstract:
            'Interactive fixed effects absorb common shocks if these are strong. When loadings shrink with the cross-section, least squares estimates are biased in a direction that depends on the sign of the loading–regressor correlation. A split-panel estimator with an entropy-tuned penalty halves the bias in designs modelled on a panel of 400 German districts. On state-level divorce laws the effect after eight years moves from −0.9 to −0.3. Simulations indicate robustness to overestimating the number of factors by up to two.',
        },
      ],
    },
    {
      university: 'liesbeek',
      name: 'Refilwe Motsepe-Adams',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Economics',
      mail: 'refilwe.motsepe',
      hIndex: 14,
      works: 37,
      topics: ['development economics', 'labour economics', 'inequality', 'field experiments'],
      papers: [
        {
          title: 'Taxi fares and job search in Cape Town: a transport subsidy that was spent on rest',
          date: '2024-10-16',
          venue: 'development',
          abstract:
            'Distance keeps young people of Khayelitsha from jobs in the city. We gave 1,120 unemployed youths minibus fares worth two trips a week for four months, half of them on a card that worked in the morning only. Applications in person rose by 34 % in both arms, employment after a year by 1.6 percentage points (not significant). Time diaries show that those with the unrestricted card visited relatives and slept longer. We had expected the restricted card to do better and had registered so. We interpret the results as evidence that liquidity and fatigue, not fares alone, constrain search.',
        },
        {
          title: 'Who hires whom? Referrals inside and across race lines in a call-centre labour market',
          date: '2022-08-11',
          venue: 'development',
          abstract:
            'Referral hiring may carry segregation from one generation of workers to the next. A call-centre firm let us randomise, over 14 months, whether a vacancy could be filled by referral. Of 903 referral hires 81 % share the home language of the referrer, against 38 % of open hires; performance is 0.2 standard deviations higher in the first quarter and equal by the third. Closing the channel for a quarter of vacancies desegregates teams without costs that we can detect. One firm, with above-average pay, was studied.',
        },
        {
          title: 'Minimum Wages on Farms: A Second Look at the 2013 Increase',
          date: '2020-06-04',
          venue: 'labour',
          abstract:
            'The farm minimum wage in South Africa rose by 52 % in March 2013. Early studies with survey data found large employment losses. Using anonymised tax certificates we find that formal employment on farms fell by 6 % within two years, of which four points were moves to labour contractors who pay the minimum too. Earnings at the tenth percentile rose by 44 %. Certificates are not issued for seasonal work shorter than a month, on which survey and tax data both fail.',
        },
      ],
    },
    {
      university: 'shahgoli',
      name: 'Kaveh Amirshahi',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Faculty of Economics and Management',
      mail: 'k.amirshahi',
      hIndex: 9,
      works: 26,
      topics: ['international trade', 'panel data methods', 'sanctioned economies', 'small exporters'],
      papers: [
        {
          title: 'Carpets, Pistachios and the Hawala Premium: Export Prices Under Banking Sanctions',
          date: '2025-11-12',
          venue: 'applied',
          abstract:
            'When banks will not carry payments, exporters use money changers. Customs declarations of 3,900 Iranian exporters from 2009 to 2021 are combined with a hand-collected series of transfer premia in Dubai and Istanbul. A premium higher by one point lowers the invoiced price by 0.6 % for carpets and not at all for pistachios, of which buyers hold few alternatives. Small firms leave the market after 14 months of premia above 8 %; large ones set up offices abroad. Invoices are also an instrument of tax planning, and some of the price response may be on paper only.',
        },
        {
          title: 'Cash transfers and bread: expenditure after the 2010 subsidy reform',
          date: '2023-04-20',
          venue: 'development',
          abstract:
            'Iran replaced energy and bread subsidies by a uniform cash transfer in December 2010. From household budget surveys of 2008 to 2013 we estimate demand with the reform’s provincial timing of price controls as a source of variation. The poorest fifth spent 27 % of the transfer on food other than bread, 31 % on debt and rent. Calorie intake did not change. Within three years inflation had taken two thirds of the transfer’s value, so the long-run effect of cash cannot be told from its disappearance.',
        },
        {
          title: 'Multiple exchange rates and the price of medicine',
          date: '2021-12-02',
          venue: 'policy',
          abstract:
            'Importers of medicine could buy dollars at a third of the market rate between 2018 and 2021. Did patients get the discount? Prices of 212 molecules in 60 pharmacies, compared with neighbouring countries, imply a pass-through of 0.48 for generics made from imported inputs and of 0.83 for finished imports. Shortages, measured by failed prescriptions in an insurance file, were twice as frequent for the former. Distributors, rather than pharmacies, appear to capture the difference.',
        },
      ],
    },
    {
      university: 'burrard',
      name: 'Amrita Dhaliwal',
      title: 'Professor',
      position: 'Professor',
      department: 'School of Economics and Business',
      mail: 'amrita.dhaliwal',
      hIndex: 31,
      works: 67,
      topics: ['behavioural economics', 'inequality', 'field experiments', 'first-time home buyers'],
      papers: [
        {
          title: 'Empty Homes Taxes and the Light Bill: Vacancy Measured by Electricity',
          date: '2024-06-26',
          venue: 'measurement',
          abstract:
            'Vancouver taxes empty dwellings since 2017 on the owner’s own declaration. Hourly electricity data, anonymised by the utility, identify dwellings without a morning peak for nine months. By this measure vacancy among condominiums fell from 8.1 to 5.9 %, less than declarations suggest. A third of the units that became occupied were let, half of them to relatives at no rent. Evasion by timers appears limited: 340 units show a load that repeats to the minute.',
        },
        {
          title: 'Regret in Housing Auctions: Sealed Bids With and Without Feedback',
          date: '2022-03-03',
          venue: 'applied',
          abstract:
            'Losing bidders who learn the winning price may overbid next time. In 1,940 sealed-bid sales by one brokerage, disclosure of the winning bid was randomised by week. Buyers told that they had missed by less than 2 % raise the next bid, relative to a valuation model, by 3.3 %. The effect lasts two months and vanishes for those represented by an agent with over 40 sales. Prices in the neighbourhood do not move, since too few sales used the procedure.',
        },
        {
          title: 'Naming the Fee: Salience and Redistribution in Child Benefit Clawbacks',
          date: '2019-11-21',
          venue: 'measurement',
          abstract:
            'Implicit taxes from benefit withdrawal are large and obscure. A letter sent to a random half of 52,000 British Columbian families stated their own withdrawal rate in dollars per hundred earned. Second earners facing rates above 40 % reduced hours by 1.9 % within the year; those below did not respond. Welfare improves on paper and child poverty rises slightly. The results illustrate that salience is not neutral for redistribution when tax rates are high at the bottom.',
        },
      ],
    },
    {
      university: 'aireside',
      name: 'Oluwaseun Adebayo-Clarke',
      title: 'Dr',
      position: 'Lecturer',
      department: 'Department of Economics',
      mail: 's.adebayoclarke',
      hIndex: 10,
      works: 20,
      topics: ['public finance', 'regional labour markets', 'inequality', 'synthetic controls'],
      papers: [
        {
          title: 'When the Bus Went: Local Service Cuts and Employment in Northern England',
          date: '2025-07-09',
          venue: 'labour',
          abstract:
            'English councils cut supported bus routes by half between 2010 and 2022. We digitised 41,000 timetable pages and follow individuals in tax records who live within 400 m of a withdrawn route. Employment falls by 0.9 percentage points within two years for those without a car in the household (proxied by insurance records of the lower-layer area) and 0.1 for others. Part-time jobs starting before seven account for most. Councils cut routes that few people used, which our comparison with routes cut a year later addresses only in part.',
        },
        {
          title: 'Town Funds and Their Neighbours: Spillovers From Place-Based Grants',
          date: '2024-02-08',
          venue: 'applied',
          abstract:
            'Place-based grants may move jobs across a boundary rather than create them. For 101 English towns that received funds in 2021 we build synthetic controls from ineligible towns at least 20 km away. Footfall, from mobile devices, rises by 4 % in the funded high street and falls by 3 % in the nearest unfunded one. Vacancies of shops do not respond. We cannot reject that net effects on footfall are zero.',
        },
        {
          title: 'Council tax bands and the memory of 1991',
          date: '2022-12-08',
          venue: 'policy',
          abstract:
            'Houses in England are taxed on what they would have sold for in April 1991. Across 19 million dwellings matched to sales we estimate that the effective rate is 1.2 % of value in Hartlepool and 0.1 % in Westminster. Revaluing at constant revenue would lower bills for 63 % of households and raise them by over £1,000 for 5 %. Capitalisation of the present pattern into prices, which our border discontinuities put at a third, means that today’s owners have partly paid for their advantage.',
        },
      ],
    },
    {
      university: 'zwierzyniec',
      name: 'Jadwiga Ostrowicka',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Economics',
      mail: 'j.ostrowicka',
      hIndex: 20,
      works: 72,
      topics: ['migration economics', 'labour economics', 'international trade', 'administrative records'],
      papers: [
        {
          title: 'Refugee Doctors, Licence Queues and Local Health Care in Poland After 2022',
          date: '2025-10-29',
          venue: 'labour',
          abstract:
            'Poland opened a simplified licence to doctors from Ukraine in March 2022. Regional chambers processed applications at different speed, from 41 to 190 days, for reasons of staffing that we document. Counties where licences came early gained 2.3 doctors per 100,000, lost 6 % of emergency visits for conditions treatable in primary care, and saw no fall of native doctors’ hours. Three in ten of the licensed worked in Ukrainian-speaking private practices that are outside the insurance data. Cost–benefit calculations depend on return migration, for which we provide bounds.',
        },
        {
          title: 'Seasonal work abroad and the schooling of those who stay with grandparents',
          date: '2023-02-02',
          venue: 'development',
          abstract:
            'Seasonal migration separates parents from children for three months a year. A change in German rules in 2011 made departure possible in spring, and exposure differed between Polish counties with old and new recruitment ties. Children in exposed counties scored 0.06 standard deviations lower at the exam after grade six if the exam fell in the absence, and the same otherwise. The effect has faded by grade nine. Mothers’ and fathers’ absence cannot be distinguished in our data.',
        },
        {
          title: 'Grain corridors and farm-gate prices: who paid for solidarity lanes?',
          date: '2024-05-15',
          venue: 'policy',
          abstract:
            'Ukrainian grain crossing Poland by rail in 2022 and 2023 was meant for export. Elevator prices of 214 buyers, reported weekly to a farm magazine, fall by 11 % within 80 km of a border terminal relative to inland buyers after customs checks were relaxed, and by 2 % elsewhere. Sixty per cent of the gap closes when sealing of wagons begins. Compensation was paid by region and not by distance. Targeting compensation by distance would have cost 40 % less.',
        },
      ],
    },
    {
      university: 'hirosegawa',
      name: 'Naoki Furusawa',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Graduate School of Economics',
      mail: 'furusawa-n',
      hIndex: 23,
      works: 104,
      topics: ['monetary policy', 'forecasting', 'panel data methods'],
      papers: [
        {
          title: 'Zero for a Generation: Expectations of Those Who Never Saw Inflation',
          date: '2021-07-22',
          venue: 'macro',
          abstract:
            'Personal experience shapes inflation expectations, and in Japan a cohort grew up without any. In a panel of 9,600 respondents from 2006 to 2019 those born after 1980 report expectations 0.4 points below their elders at equal income and education, and react half as strongly to the consumption tax increases of 2014 and 2019. An experience model with weights estimated on US data overpredicts the gap. Housing loans at fixed rates, more common among the young, would work in the same direction and cannot be excluded.',
        },
        {
          title: 'Combining Forecasts When Forecasters Herd',
          date: '2019-04-18',
          venue: 'macro',
          abstract:
            'Averages of professional forecasts ignore that the forecasters read one another. With the monthly ESP survey from 2004 to 2018, in which the order of submission within the week is recorded, we estimate the weight that late forecasters put on early ones at 0.37. An average that undoes this weight predicts growth two quarters ahead with a 9 % smaller mean squared error. Gains vanish after revisions, since official data themselves move towards the consensus.',
        },
        {
          title: 'Monthly earnings statistics and a sampling error that lasted fifteen years',
          date: '2020-01-30',
          venue: 'policy',
          abstract:
            'From 2004 to 2017 large Tokyo establishments were sampled at a third of the prescribed rate and not reweighted in an official earnings survey. Re-estimated series, which we construct from surviving microfiche and published cross-tables, show nominal earnings higher by 0.6 % at first and 0.4 % later, and benefit payments too low by a cumulative 57 billion yen. Wage Phillips curves estimated on the old data are flatter by a tenth. Microfiche for 2004 to 2007 no longer exist, and for these years we interpolate.',
        },
      ],
    },
    {
      university: 'barigui',
      name: 'Thaís Nogueira Brandt',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Departamento de Economia',
      mail: 'thais.brandt',
      hIndex: 17,
      works: 45,
      topics: ['development economics', 'international trade', 'inequality', 'regression discontinuity'],
      papers: [
        {
          title: 'Mayors, Maize and Deforestation: Close Elections at the Soy Frontier',
          date: '2025-03-05',
          venue: 'applied',
          abstract:
            'Do local politicians matter for deforestation when enforcement is federal? In 412 close mayoral races of Mato Grosso, Pará and Maranhão between 2004 and 2020, municipalities that narrowly elected a farmer lost 0.31 percentage points more forest per year in the second half of the term. Fines issued did not differ; the interval between satellite alert and inspection grew by 18 days. Road maintenance close to inspectors’ routes declined in the same municipalities. Occupations are self-declared at registration.',
        },
        {
          title: 'Tariff cuts twenty-five years on: regions that never came back',
          date: '2022-05-19',
          venue: 'development',
          abstract:
            'Brazilian regions specialised in goods that lost protection in 1990–95 still have lower formal employment. We ask through whom. Following 1.6 million workers by their social security number until 2015, we find that those employed at the time account for 45 % of the gap, later entrants for 38 %, and out-migrants of higher skill for the remainder. New entrants’ deficit appears at ages 18 to 22 and persists. Informal work, which absorbs a half of the displaced, has been imputed from the census.',
        },
        {
          title: 'Instant payments and informal vendors: evidence from Curitiba fairs',
          date: '2023-09-28',
          venue: 'policy',
          abstract:
            'An instant payment scheme reached almost all Brazilian adults within two years of its launch in November 2020. At 62 street fairs we recorded payment means and prices before and after. Card acceptance fell, cash fell more, and vendors with a registered key earned 7 % more on days of rain, when customers carry no cash. Tax registration among the 318 vendors whom we followed did not rise. The comparison of vendors with and without a key is not experimental.',
        },
      ],
    },
    {
      university: 'moggill',
      name: 'Grace Lim-Patterson',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Economics and Business',
      mail: 'g.limpatterson',
      hIndex: 13,
      works: 31,
      topics: ['energy economics', 'behavioural economics', 'causal inference', 'insurance'],
      papers: [
        {
          title: 'Rooftop Solar and the Neighbour’s Bill: Network Tariffs in Queensland',
          date: '2024-12-11',
          venue: 'measurement',
          abstract:
            'Two Queensland houses in five have solar panels, and network costs are recovered per kilowatt-hour drawn. Using half-hourly data of 96,000 customers and the regulator’s cost model we compute that non-solar households pay A$64 a year on behalf of solar ones, and tenants A$81. A demand charge reverses the sign and hurts families that come home at six. Households adapted to a trial of the demand charge by 4 % at peak, almost wholly through pool pumps. Distributional effects should be considered alongside cost reflectivity in the design of network tariffs.',
        },
        {
          title: 'Flood Premiums and Moving Vans',
          date: '2023-07-27',
          venue: 'applied',
          abstract:
            'Insurers in Brisbane introduced address-level flood pricing at different dates between 2012 and 2017. Premiums rose by more than A$2,000 for 17,400 houses. Relative to houses of equal risk with a late insurer, owners dropped flood cover in 29 % of cases and sold within four years in 3 %. Buyers of these have lower income. Risk is thus transferred rather than removed, as theory would have it, though four years include one flood only.',
        },
        {
          title: 'Anchors in emergency: how much water do people store when told a number?',
          date: '2021-02-11',
          venue: 'policy',
          abstract:
            'Before cyclones, authorities advise storing ten litres of water per person. We varied the number in a text message to 26,000 volunteers of a preparedness register, from seven to twenty, before two landfalls. Each additional litre advised adds 0.4 litres stored, according to photographs returned by 31 %; above fifteen the share who store nothing rises. The best number for stored litres per head is fourteen. Numbers in public advice should therefore be tested before use; our sample, drawn from a register, is likely to be better prepared than the population.',
        },
      ],
    },
    {
      university: 'erdre',
      name: 'Yannick Le Goarant',
      title: 'Professor',
      position: 'Professor',
      department: "Faculté d'économie",
      mail: 'yannick.legoarant',
      hIndex: 26,
      works: 81,
      topics: ['international trade', 'labour economics', 'small exporters', 'structural estimation'],
      papers: [
        {
          title: 'Learning to Export From a Departing Colleague',
          date: '2026-01-28',
          venue: 'labour',
          abstract:
            'Exporting knowledge might travel with people. Matching French customs and payroll files from 2003 to 2018, we study 5,800 moves of sales staff out of exporters whose firms closed for reasons of the owner’s health. A firm that hires such a person starts exporting to the same country with a probability of 6.1 % in three years, against 1.4 % for firms that hired staff from equally large non-exporters. Language explains little: the effect is as large for Belgium as for Japan. Hiring may follow a decision to export, and only the timing of closures speaks against it.',
        },
        {
          title: 'Fixed costs of exporting, seen from the freight forwarder',
          date: '2023-10-04',
          venue: 'policy',
          abstract:
            'Models of trade need a fixed cost of exporting that nobody observes. From the accounts of a freight forwarder in Saint-Nazaire, 88,000 shipments of 2,140 small firms, we separate fees per firm and year, per destination and per shipment. They amount to €1,900, €640 and €118 in the median; structural estimates from the same customs data give eight times as much for the second. Observable payments to intermediaries therefore account for a minor share of the fixed costs implied by structural models.',
        },
        {
          title: 'Estimating Gravity With Rounded Zeros',
          date: '2021-06-03',
          venue: 'measurement',
          abstract:
            'Trade below a declaration threshold is recorded as zero. Poisson estimates treat it as such. With pre-1993 French data, which have no threshold, we impose today’s thresholds artificially and find the distance elasticity off by 0.13 and the border effect by a fifth. A censored Poisson likelihood corrects nine tenths of it. Thresholds vary by sector, product and year in ways that statistical offices do not all disclose; we were able to compile them for seven countries.',
        },
      ],
    },
    {
      university: 'kordon',
      name: 'Defne Sarıgül',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Economics',
      mail: 'defne.sarigul',
      hIndex: 11,
      works: 28,
      topics: ['monetary policy', 'labour economics', 'inflation expectations', 'regional labour markets'],
      papers: [
        {
          title: 'Menus in a Hurry: Price Setting at 80 Percent Inflation',
          date: '2025-05-14',
          venue: 'macro',
          abstract:
            'How do firms set prices when the price level doubles in a year? Daily menus of 4,300 restaurants on a Turkish delivery platform were collected from 2019 to 2024. The median interval between changes falls from 141 to 23 days, the average change stays near 12 %, and synchronisation within a restaurant becomes complete. Ss models with a fixed menu cost fit the intervals, not the endings: nine changes in ten go to a multiple of five lira. The platform’s commission was raised twice in the period, visibly so in the data.',
        },
        {
          title: 'Minimum wage twice a year: expectations and quits in the textile belt',
          date: '2024-08-01',
          venue: 'policy',
          abstract:
            'In 2022 and 2023 the Turkish minimum wage was raised in January and again in July. Attendance records of 61 textile plants in Denizli show quits falling by half in the two months before an expected rise and doubling after it, with the sum unchanged. Plants answered by hiring in April. Firms that announced their own increase early kept 4 % more of their machinists. The pattern indicates that anticipated adjustment shifts turnover in time, with consequences for the measurement of quits.',
        },
        {
          title: 'Deposits With a Promise: Exchange-Rate Protection and Bank Runs That Did Not Happen',
          date: '2023-01-12',
          venue: 'macro',
          abstract:
            'A scheme of December 2021 insured lira deposits against depreciation. With branch-level balances of two banks we compare districts by their dollarisation before the scheme. Conversion was largest where foreign deposits were mid-sized and not where they were highest; large depositors waited for the first pay-out. The fiscal cost per deposit kept in lira was 11 % of its value in the first year. Extrapolation to the banking system relies on a model of runs that is calibrated to 2018.',
        },
      ],
    },
  ],
);
