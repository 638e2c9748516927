import { worldField } from '../types.ts';

export const powerSystems = worldField(
  'Power and energy systems',
  {
    grids: { name: 'Journal of Low-Carbon Grids', capitals: 'title' },
    conversion: { name: 'Proceedings of the Energy Conversion Meeting', capitals: 'title' },
    practice: { name: 'Letters in Power Practice', capitals: 'sentence' },
    storage: { name: 'Storage and Flexibility', capitals: 'sentence' },
    markets: { name: 'Electricity Economics and Operation', capitals: 'sentence' },
    electronics: { name: 'Power Converters and Control', capitals: 'title' },
  },
  [
    {
      university: 'nidelva',
      name: 'Gunnhild Rustad Aune',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Electrical Engineering',
      mail: 'gunnhild.r.aune',
      hIndex: 32,
      works: 118,
      topics: ['electricity markets', 'energy systems modelling', 'hydropower cascades', 'stochastic optimisation'],
      papers: [
        {
          title: 'Water values when neighbours close nuclear plants: hydropower scheduling with structural breaks',
          date: '2025-09-22',
          venue: 'markets',
          abstract:
            'Hydropower is scheduled by water values computed as though the price process had no breaks. For a cascade of seven reservoirs in Rogaland we compare rolling schedules from 2019 to 2024 under a price model with and without announced closures on the continent. Including announcements earns 2.3 % more and holds 6 % more water each October, when the unannounced break of 2021 came. Perfect foresight would have earned 11 % more. Environmental limits on two reaches bind in half of the weeks, and their shadow price is now larger than that of the smallest reservoir.',
        },
        {
          title: 'Ice in the intake: short-term outages of small hydropower in a warming November',
          date: '2023-03-14',
          venue: 'practice',
          abstract:
            'Frazil ice blocks intakes in nights of −6 °C and open water, conditions that warming makes more common for some decades. Outage logs of 88 small plants and a heat balance of their intake channels give a hazard that explains 71 % of stops between 2012 and 2022. The number of hazardous nights has risen from 9 to 13 at inland plants and fallen at coastal ones. A boom of floating logs, known to every old operator, halves the stops. The hazard model is being used by two owners to schedule staff in late autumn.',
        },
        {
          title: 'Flexible Salmon: Demand Response From Feed Barges and Its Limits',
          date: '2021-05-26',
          venue: 'grids',
          abstract:
            'Fish farms on the Norwegian coast are being connected to weak distribution lines. At four farms we delayed feeding blowers by up to two hours in response to voltage and recorded appetite by acoustic cameras. Peak load fell by 38 kW per farm, or 22 %, and growth over eleven weeks did not change. Delays around slack tide upset feeding. Four farms with the same species and one summer cannot say what would happen in winter, when light is short and load is high.',
        },
      ],
    },
    {
      university: 'maschsee',
      name: 'Jost Brakenhoff',
      title: 'Professor',
      position: 'Professor',
      department: 'Institut für Elektrische Energiesysteme',
      mail: 'brakenhoff',
      hIndex: 36,
      works: 172,
      topics: ['grid stability', 'power electronics', 'wind energy', 'grid-forming converters'],
      page: {
        language: 'de',
        text: [
          'Das Fachgebiet von Prof. Brakenhoff untersucht die Stabilität umrichterdominierter Netze.',
          'Wir stellen laufend wissenschaftliche Mitarbeiterinnen und Mitarbeiter ein (Promotion möglich). Bewerbungen bitte mit der Kennziffer IEE-2027-03 in der Betreffzeile an brakenhoff(at)maschsee.example.',
        ],
        says: { students: 'yes', subjectCode: 'IEE-2027-03', address: 'brakenhoff(at)maschsee.example' },
      },
      papers: [
        {
          title: 'Grid-Forming Wind Parks Behind Long Cables: Field Tests at 58 MW',
          date: '2026-02-24',
          venue: 'grids',
          abstract:
            'Grid-forming control has been shown at batteries; a wind park has turbines that would rather not be shaken. Fourteen turbines behind 31 km of cable were reprogrammed and driven through frequency steps, phase jumps of up to 15° and islanding with a dummy load. Inertial response equal to H = 4 s was delivered for 6 s and cost 11 % of torque margin at the drive train. After two phase jumps a torsional mode at 1.8 Hz was left ringing for 20 s. The owner allowed nine test nights, all with wind between 7 and 11 m/s.',
        },
        {
          title: 'Subsynchronous Oscillation at a Converter Station: What Fault Recorders Did Not Record',
          date: '2023-10-10',
          venue: 'grids',
          abstract:
            'Fault recorders trigger on magnitude and sleep through slow growth. From continuous point-on-wave data of a single station in northern Germany, 1.9 petabytes in two years, we extract 41 episodes of oscillation between 3 and 46 Hz. Recorders had caught two. In 33 episodes a particular software release of one manufacturer was active. The manufacturer disagrees on seven. Continuous recording at a few well-chosen stations is recommended as a complement to triggered devices.',
        },
        {
          title: 'Short-Circuit Ratio Is a Poor Predictor of Converter Instability',
          date: '2021-07-07',
          venue: 'electronics',
          abstract:
            'Planners use a short-circuit ratio below 2 as a warning of instability. Impedance scans of 63 connection points and seven vendor models show that 18 points with ratios under 2 are stable and five above 3 are not. The angle of the grid impedance near 30 to 90 Hz separates the classes with two errors. It can be measured in passing by switching a reactor. Since vendor models are encrypted and change with updates, scans should be repeated before commissioning.',
        },
        {
          title: 'Protection of Feeders Fed by Converters on Both Ends',
          date: '2019-06-25',
          venue: 'conversion',
          abstract:
            'Distance relays expect fault currents that converters will not deliver. In hardware-in-the-loop tests with six commercial relays on a feeder between two converter stations, 29 % of internal faults were cleared by backup only. Negative-sequence injection of 0.4 per unit within 20 ms, as one grid code demands, brings it to 8 %; phase-angle control of that injection to 1 %. Relays from one vendor misjudged direction for faults of over 12 Ω in every configuration.',
        },
      ],
    },
    {
      university: 'soderkaj',
      name: 'Linnea Österdahl',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Electrical Engineering',
      mail: 'linnea.osterdahl',
      hIndex: 20,
      works: 52,
      topics: ['demand response', 'district heating', 'energy systems modelling', 'apartment blocks'],
      papers: [
        {
          title: 'Heat in the walls: four hundred apartment blocks as a store for district heating',
          date: '2025-02-05',
          venue: 'storage',
          abstract:
            'Buildings store heat in their walls for free. During two winters, 403 apartment blocks in Stockholm had supply temperature lowered by up to 7 °C for as much as nine hours before morning peaks. Peak heat fell by 13 % on the coldest days; indoor temperature dropped by 0.4 °C at the median and 1.1 at the fifth percentile, mostly in gable flats on top floors. Complaints came from 31 flats, 20 of which had been cold before. Time constants estimated from two weeks of data are sufficient for control, those derived from drawings are not.',
        },
        {
          title: 'Tariffs by the kilowatt and the sauna: who shifted what',
          date: '2023-01-19',
          venue: 'markets',
          abstract:
            'Swedish network companies introduce fees on monthly peak power. A company with 71,000 customers did so by postcode over three years. Peaks fell by 7 % in houses and 1 % in flats. Dishwashers and cars moved to the night; saunas, identified by their load shape in 9,300 homes, moved from Saturday to Friday, so that the feeder’s own peak fell by 2 % only. Customers who chose a load controller differ from the others in all that we can observe, and we leave them out.',
        },
        {
          title: 'Cold Load Pick-Up After Rural Outages in a Heat Pump Village',
          date: '2020-11-05',
          venue: 'conversion',
          abstract:
            'When power returns after an outage, heat pumps start together. Measured restorations at eleven secondary substations with 60 to 90 % heat pumps show a demand of 2.4 times the pre-outage load for 40 min at −10 °C, set by auxiliary heaters and not by compressors. Disabling auxiliary heat for an hour through the smart meter would bring the ratio to 1.5. Outages longer than nine hours never occurred during our measurements.',
        },
      ],
    },
    {
      university: 'gapcheon',
      name: 'Chae Min-seok',
      title: 'Professor',
      position: 'Professor',
      department: 'School of Electrical Engineering',
      mail: 'mschae',
      hIndex: 43,
      works: 201,
      topics: ['battery management', 'energy storage', 'degradation models', 'power electronics'],
      papers: [
        {
          title: 'Knees are made early: capacity fade of 212 grid battery racks',
          date: '2025-06-11',
          venue: 'storage',
          abstract:
            'Lithium-ion cells fade slowly and then fast. Rack-level data of 212 grid batteries at six Korean sites over seven years contain 37 such knees. Racks that would show one have, in their second year, a spread between cell groups wider by 3 mV at low charge than their neighbours; with it a knee is predicted 19 months ahead at a precision of 0.72. Room position explains more than duty: 22 of the 37 stood beside a door. Sites closed after the fires of 2019 could not be included.',
        },
        {
          title: 'Passive balancing costs more than it saves in stationary racks',
          date: '2023-09-05',
          venue: 'storage',
          abstract:
            'Balancing by resistors is standard in stationary batteries. We switched it off in half of 48 racks for 14 months. Usable capacity in these fell by 0.6 % against 0.4 %, while their auxiliary energy fell by 31 %. One annual balancing at the top of charge would recover the difference. Weak cells, which balancing masks, were found sooner in racks without it. The economics depend on warranty conditions, which at present prescribe continuous balancing.',
        },
        {
          title: 'Estimating State of Charge From a Flat Voltage: Observability of LFP Packs in Service',
          date: '2021-03-03',
          venue: 'electronics',
          abstract:
            'Iron phosphate cells have a voltage that hardly depends on charge, and filters report a confidence which the data do not support. We compute empirical observability over 60 days of service for 120 packs. State of charge is recoverable within 3 % after 4 % of cycles, those ending above 97 or below 8 %. Between them, current integration drifts by 0.9 % a day, of which the sensor offset is the largest part. A weekly full charge is proposed for stationary packs, while for buses an operating strategy with partial information is derived.',
        },
      ],
    },
    {
      university: 'burrard',
      name: 'Tegan Whitfield-Joe',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'School of Electrical and Computer Engineering',
      mail: 'twhitfield',
      hIndex: 13,
      works: 29,
      topics: ['microgrids', 'energy storage', 'solar photovoltaics', 'island networks'],
      papers: [
        {
          title: 'Eleven Years of a Diesel–Solar–Battery Microgrid on the Central Coast',
          date: '2024-10-09',
          venue: 'grids',
          abstract:
            'Microgrids in remote First Nations communities are reported when they open. With the Nation that owns it we report on one from 2013 to 2024. Diesel use fell by 38 % in the first two years and by 11 % in the ninth, for three reasons of about equal weight: a battery at 54 % of its capacity, an inverter waiting seven months for a part, and a new fish plant. Trained operators left for better pay four times. Savings over the period are C$1.9 million, half of the forecast, and were shared as agreed. Load data before 2015 are monthly.',
        },
        {
          title: 'Snow on panels at 52 degrees north: shedding, shading and the tilt nobody wants',
          date: '2022-09-27',
          venue: 'practice',
          abstract:
            'Snow losses of photovoltaic panels are estimated from formulas made in milder places. Cameras and string currents at nine British Columbian sites over three winters show losses of 6 to 31 % of yearly energy, twice the formulas for tilts under 35°. Shedding begins with 1 MJ/m² of sun whatever the temperature above −12 °C. A tilt of 70° would reduce the loss to 3 %, worth C$14 per kilowatt and year. Frameless modules shed earlier at the two sites where they were installed.',
        },
        {
          title: 'Frequency as a Message: Load Shedding by Agreement in a 400 kW Village',
          date: '2021-01-20',
          venue: 'conversion',
          abstract:
            'In small networks, frequency can tell appliances to wait. Forty-two water heaters and two freezers in a village of 400 kW peak were fitted with switches at thresholds that the households chose in a meeting. In 14 months diesel starts fell from 5.1 to 2.9 a day. Cold showers were reported twice. The threshold that households chose for themselves, 59.2 Hz at the median, is lower than the one they proposed for their neighbours.',
        },
      ],
    },
    {
      university: 'rincon',
      name: 'Hector Valdivieso',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'School of Electrical and Computer Engineering',
      mail: 'hvaldivieso',
      hIndex: 25,
      works: 74,
      topics: ['solar photovoltaics', 'grid stability', 'demand response', 'heat waves'],
      papers: [
        {
          title: 'Transformer Life in 45 °C Summers: Loading Limits From 3,100 Autopsies',
          date: '2025-04-30',
          venue: 'grids',
          abstract:
            'Loading guides for distribution transformers assume nights that are cool. A utility in Arizona let us open 3,100 units removed between 2016 and 2023 and compare paper condition with ten years of hourly load and temperature. Loss of life follows the guide where nights fall below 26 °C; in warm nights it is 2.2 times as fast. House pads facing west are worst. A third of the units had been removed for external damage and served as controls. A modified ageing equation with a term for warm nights is proposed.',
        },
        {
          title: 'Inverters that disconnect at noon: clouds, voltage and settings in a desert suburb',
          date: '2023-06-15',
          venue: 'practice',
          abstract:
            'In a suburb with solar on every second roof, inverters tripped on sunny noons. Voltage at 640 meters, compared with inverter logs, shows that 71 % of trips happened within the permitted band, through settings left over from an older rule. Correcting them by remote update in 312 houses removed four fifths of the trips and raised feeder voltage by 0.8 %. Twenty-two houses then exceeded the band at the far end. Remote update failed for the oldest inverters, which trip most.',
        },
        {
          title: 'Pre-Cooling by Text Message: Fairness of Voluntary Demand Response in Mobile Homes',
          date: '2021-10-13',
          venue: 'conversion',
          abstract:
            'Pre-cooling moves air conditioning to the morning, if the house keeps the cold. In a summer programme of 1,150 participants, site-built houses shifted 1.3 kW for three hours and were 1.1 °C warmer in the evening; mobile homes shifted 0.9 kW for 50 min and were 3.4 °C warmer. Incentives were paid by kilowatt. We propose to pay by degree-hour and show that the cost to the utility would rise by 4 %. Participants could override, as 61 % of mobile-home residents did by August.',
        },
      ],
    },
    {
      university: 'marquam',
      name: 'Elspeth Nakashima',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Electrical and Computer Engineering',
      mail: 'enakashima',
      hIndex: 16,
      works: 33,
      topics: ['grid stability', 'phasor measurements', 'electricity markets', 'wildfire'],
      page: {
        language: 'en',
        text: [
          'I work on monitoring of transmission systems in the Pacific Northwest, lately on how they behave when parts are switched off because of wildfire.',
          'No openings for 2027. I will update this page when that changes, so please do not write to ask.',
        ],
        says: { students: 'no', doNotEmail: true },
      },
      papers: [
        {
          title: 'Damping of the North–South Mode During Fire Shutoffs',
          date: '2026-03-31',
          venue: 'grids',
          abstract:
            'Public safety shutoffs remove lines that were never planned to be out together. Ambient phasor data for 19 shutoffs in the western interconnection between 2019 and 2025 show the north–south mode near 0.25 Hz losing on average 2.1 percentage points of damping, and 4.7 in the worst case, while operators’ studies of the same outages predict 0.9. Loads switched to backup generators, which are invisible to operators, account for part of the gap in simulation. Mode estimates need ten minutes of data, longer than some shutoffs leave undisturbed.',
        },
        {
          title: 'Detecting arcing conductors before the wind does',
          date: '2024-06-04',
          venue: 'practice',
          abstract:
            'Conductors that will fail in wind may announce it. High-frequency recordings at 14 feeder heads over two years were searched for bursts between 8 and 40 kHz that repeat with the gust spectrum. Of 61 alarms, crews found damage at 38, among them 14 broken strands and 9 loose clamps; five failures occurred without alarm. Rain multiplies false alarms by seven. Feeders with underground sections carry the signal less than 3 km.',
        },
        {
          title: 'Oscillation Source Location by Energy Flow: When the Assumption of Lossless Lines Bites',
          date: '2022-03-22',
          venue: 'grids',
          abstract:
            'Energy-based methods point to the source of a forced oscillation on the assumption that lines dissipate nothing. On 27 real events with a source confirmed by the plant, they point to the wrong plant in six, all of them on paths with an R/X above 0.2. Correcting the flow by measured line losses fixes four. Two plants shared a control vendor and oscillated together, in which case “the source” has no meaning.',
        },
      ],
    },
    {
      university: 'daurade',
      name: 'Rachid Benmouloud',
      title: 'Professor',
      position: 'Professor',
      department: 'Département génie électrique',
      mail: 'rachid.benmouloud',
      hIndex: 39,
      works: 187,
      topics: ['power electronics', 'hydrogen systems', 'hardware-in-the-loop tests', 'electric aircraft'],
      papers: [
        {
          title: 'Partial Discharge in SiC Drives at Cruise Altitude: The Rise Time Is Not the Culprit',
          date: '2025-07-10',
          venue: 'electronics',
          abstract:
            'Fast silicon carbide switches are feared for partial discharge in aircraft motors at low pressure. Forty random-wound stators were driven at 800 V with rise times from 10 to 200 ns and pressures from 100 to 19 kPa. Inception voltage falls by 46 % with pressure and by less than 5 % with rise time, once overshoot at the terminals is held equal. Specifications should therefore limit overshoot rather than rise time. Humid air, encountered during descent, remains to be tested.',
        },
        {
          title: 'An electrolyser that follows a cloud: stack lifetime under photovoltaic ramps',
          date: '2023-05-11',
          venue: 'storage',
          abstract:
            'Electrolysers coupled to photovoltaics ramp all day. Three 60 kW alkaline stacks ran for 5,000 h at constant load, on measured ramps and on ramps with a minimum load of 15 %. Voltage degradation was 4, 13 and 6 µV/h. Nickel loss from the anode follows the number of depolarisations, 1,940 in the worst case. The minimum load needs 3 % of annual energy from the grid. The results, from one stack per regime, suggest that avoiding depolarisation is more important than limiting the ramp rate.',
        },
        {
          title: 'Emulating a Fuel Cell in Real Time, Membrane Included',
          date: '2020-03-26',
          venue: 'conversion',
          abstract:
            'Power stages for fuel cells are tested on emulators that do not represent water. A reduced membrane model with three hydration states runs at 50 µs on a programmable gate array and reproduces flooding and drying of a 30 kW stack within 4 % of voltage. With it, a converter that passed the standard emulator test fails after a simulated cold start. The stack maker supplied data under conditions that forbid us to print the polarisation curve.',
        },
      ],
    },
    {
      university: 'shahgoli',
      name: 'Vahid Khoshnevis',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Faculty of Electrical and Computer Engineering',
      mail: 'v.khoshnevis',
      hIndex: 19,
      works: 68,
      topics: ['grid stability', 'demand response', 'energy storage', 'weak rural grids'],
      papers: [
        {
          title: 'Rotating Outages by Lottery: Feeder Schedules That Spread the Burden',
          date: '2025-08-26',
          venue: 'grids',
          abstract:
            'In the summer peaks of 2021 to 2024 distribution companies cut feeders in rotation. Interruption records of 412 feeders around Tabriz show that a tenth of customers bore 27 % of the hours, as feeders with a hospital or a ministry are exempt and their neighbours are not. A schedule by integer programming with a fairness bound reduces the worst burden by 44 % at equal relief. Splitting twelve exempt feeders by sectionalisers, at modest cost, reduces it by as much again. The schedule has been computed for a real summer and takes 40 s on a desktop machine.',
        },
        {
          title: 'Irrigation pumps as frequency reserve: soil, crops and eleven minutes',
          date: '2023-02-08',
          venue: 'storage',
          abstract:
            'Electric well pumps draw a sixth of the summer load of the Iranian plateau. On 36 wells near Marand we interrupted pumping for 11 min at a time by a frequency relay, up to four times a day. Yields of alfalfa and apple did not differ from those of 30 control wells. Drip lines drain after 7 min and then take as long to refill, so that the energy saved returns as a peak. Aggregated over the licensed wells of the province, the reserve amounts to 61 MW in July.',
        },
        {
          title: 'Dust and rain on insulators of the 400 kV line across a dying lake',
          date: '2021-11-10',
          venue: 'practice',
          abstract:
            'Salt dust settles on insulators of a line that crosses Lake Urmia, and spring drizzle turns it into a conductor. Leakage current on 18 strings, with four coatings and three profiles, was logged for 30 months. Silicone-coated glass kept currents below 5 mA in all events but one; fog-profile porcelain exceeded 50 mA nine times. Equivalent salt deposit rose by 40 % between the two springs. Washing from a helicopter, the present remedy, was needed once for silicone and four times for porcelain.',
        },
      ],
    },
    {
      university: 'liesbeek',
      name: 'Kgomotso Seleka',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Department of Electrical Engineering',
      mail: 'kgomotso.seleka',
      hIndex: 14,
      works: 43,
      topics: ['microgrids', 'solar photovoltaics', 'electricity markets', 'load shedding'],
      papers: [
        {
          title: 'What rooftop batteries did to load shedding in Cape Town',
          date: '2025-03-26',
          venue: 'storage',
          abstract:
            'When power is cut on a timetable, people buy batteries. Feeder data and permits for 94,000 rooftop systems in Cape Town allow the load before and after each of 2,010 cuts in 2022–24 to be decomposed. Recharging after a cut adds 31 % to the feeder’s load within the hour, by itself enough to prolong two stages of shedding in winter 2023. Staggering the return of feeders by 20 min would have avoided it. Permits miss perhaps a fifth of the systems, which we estimate from aerial images.',
        },
        {
          title: 'Prepaid, paused: self-disconnection before and after free basic electricity',
          date: '2023-08-16',
          venue: 'markets',
          abstract:
            'Prepaid meters do not disconnect anybody; people run out. From 61,000 meters we count pauses of at least a day without credit. The free monthly allowance, raised from 50 to 60 kWh in one municipality, reduced pauses by 9 %, and moved them from the last to the third week. Households sharing a meter, detected by consumption at both ends of the day, gain least per head. Bypassed meters, identified beforehand by their load profile, were excluded.',
        },
        {
          title: 'Solar Home Systems and the Second Fridge',
          date: '2020-08-19',
          venue: 'conversion',
          abstract:
            'Systems sized for one household end up serving a shop. We metered 130 solar home systems in Limpopo for two years. Forty-one acquired a second refrigerator, usually to sell cold drinks, and their batteries lasted 1.9 years instead of 3.8. Income from drinks covered a new battery in 26 of the 41 cases. We conclude that sizing rules should anticipate productive use, and that battery failure is an inadequate measure of success.',
        },
      ],
    },
    {
      university: 'dommel',
      name: 'Bas Roelofsma',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Electrical Engineering',
      mail: 'b.roelofsma',
      hIndex: 23,
      works: 61,
      topics: ['demand response', 'electricity markets', 'electric bus depots', 'energy systems modelling'],
      papers: [
        {
          title: 'Queue for the grid: connection waiting lists as an auction without prices',
          date: '2025-11-13',
          venue: 'markets',
          abstract:
            'Thousands of Dutch firms wait for a grid connection in order of application. From the lists of two operators, 6,840 requests, and a survey of 412 applicants we estimate the value of a megawatt by purpose. First-come, first-served realises 61 % of the value of an efficient allocation and 74 % of what a lottery among feasible requests with a reservation fee would reach. A third of requests are made in case they are needed. The estimates rest on stated values that were not incentivised and exclude hospitals.',
        },
        {
          title: 'Charging 140 buses behind a 4 MW fuse',
          date: '2024-02-14',
          venue: 'practice',
          abstract:
            'A bus depot was built for 140 electric buses with a connection for half of them. For two years we have run a schedule that knows the timetable, the weather and the drivers’ habit of plugging in late. No departure was missed for lack of charge; reserve at departure fell from 46 to 23 %. Preheating in frost takes the place of 31 buses’ charging and is moved to depot heat. The scheduling software and an anonymised year of depot data are published with the paper.',
        },
        {
          title: 'Congestion Management With Liars: Baselines in a Local Flexibility Market',
          date: '2021-09-16',
          venue: 'grids',
          abstract:
            'Local markets pay for reductions below a baseline that participants themselves declare. In 19 months of a Dutch market, declared baselines exceed metered load on days without activation by 4 %, and on days when activation was foreseeable by 13 %. A baseline from control meters removes the difference, and two of five bidders left the market. What looked like flexibility at €310 per MWh cost €480. Although strategic behaviour cannot be distinguished from caution, baselines set by participants appear unsuitable for predictable congestion.',
        },
      ],
    },
    {
      university: 'barigui',
      name: 'Silvana Bertoncello',
      title: 'Professor',
      position: 'Professor',
      department: 'Departamento de Engenharia Elétrica',
      mail: 'silvana.bertoncello',
      hIndex: 27,
      works: 143,
      topics: ['grid stability', 'wind energy', 'energy systems modelling', 'hydropower cascades'],
      papers: [
        {
          title: 'The 500 kV Corridor at Noon: Reactive Power After the Northeast Became a Wind Region',
          date: '2024-08-20',
          venue: 'grids',
          abstract:
            'Brazil’s north-eastern corridors were planned to import hydropower and now export wind and sun. A disturbance in August 2023 showed that plants responded more slowly than their models. Using operator data before and after, we re-identify the voltage control of 86 plants: 53 respond at under half of the modelled speed. Replacing the models in planning studies lowers the export limit by 1.7 GW. Since then 31 plants have been re-commissioned, 24 of which now meet the model. Identification from ambient data fails for plants that were curtailed throughout.',
        },
        {
          title: 'Drought, El Niño and the shadow of thermal contracts: dispatch of the Iguaçu cascade',
          date: '2022-11-16',
          venue: 'markets',
          abstract:
            'Cascades are dispatched centrally in Brazil with a risk measure whose parameters were set in 2013. Re-running 2014–2021 with five alternatives, we find that the chosen one held 3 % more water and cost R$2.1 billion in thermal generation, but would have avoided rationing in a 2001-like year. Inflow forecasts with an El Niño index earn as much as the whole choice of parameter. Thermal plants with take-or-pay contracts would have been paid in any case, a fact that model runs leave out.',
        },
        {
          title: 'Ampacity From Conductor Sag Seen by a Fixed Camera',
          date: '2020-07-01',
          venue: 'conversion',
          abstract:
            'Dynamic rating needs the conductor temperature, which sag reveals. A fixed camera at the base of a tower tracked three spans for 14 months with a median error of 4 cm, or 3 °C. Rating could be raised by at least 12 % in 81 % of hours and had to be lowered in 2 %, all of them in calm humid evenings. Spans over water lack background texture and require targets. At a tenth of the cost of a tension monitor, the method is attractive for lines with few critical spans.',
        },
      ],
    },
    {
      university: 'nervion',
      name: 'Itziar Aranburuzabala',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Departamento de Ingeniería Eléctrica',
      mail: 'itziar.aranburu',
      hIndex: 21,
      works: 70,
      topics: ['power electronics', 'microgrids', 'data centres', 'model predictive control'],
      papers: [
        {
          title: 'Predictive control of a medium-frequency transformer: what happens at 3 % load?',
          date: '2025-05-29',
          venue: 'practice',
          abstract:
            'Solid-state transformers are optimised at full load and spend nights at 3 %. For a 300 kW, 20 kHz prototype we compare modulation schemes over a measured yearly profile of a data centre feeder. Burst operation with predictive control of the resonant current raises weighted efficiency from 94.1 to 96.8 %, at the expense of an audible tone at 700 Hz. Spreading the bursts removes the tone and 0.4 points. Insulation ageing under bursts is being tested now and may change the verdict.',
        },
        {
          title: 'Direct Current for Server Rows: Fault Clearing Within 60 Microseconds',
          date: '2023-11-08',
          venue: 'electronics',
          abstract:
            'A 400 V direct-current bus saves conversions and has no current zero. A breaker with normally-on silicon carbide transistors and mechanical isolation cleared 1,400 staged faults of 2 to 11 kA within 60 µs, with one failure to isolate. Discrimination between rows holds for cable lengths above 9 m only. Servers rode through all faults in other rows. Arcs in series with load, the more frequent fault according to an operator, are not detected at all.',
        },
        {
          title: 'An industrial park that islands by mistake: five unintended separations and their causes',
          date: '2021-02-17',
          venue: 'practice',
          abstract:
            'A Basque industrial park with 11 MW of cogeneration has five times found itself an island. Event records and relay files show that loss-of-mains protection by rate of change of frequency saw nothing in three cases, since load and generation happened to match within 4 %. Two islands collapsed when a press was started. In the longest island, of 94 s, frequency stayed between 49.6 and 50.3 Hz. The case illustrates a non-detection zone that tests with constant loads do not reveal, and a remedy by communication is evaluated.',
        },
      ],
    },
    {
      university: 'moggill',
      name: 'Raymond Castellorizo',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'School of Electrical Engineering',
      mail: null,
      hIndex: 47,
      works: 260,
      topics: ['grid stability', 'electricity markets', 'power system planning', 'reliability'],
      papers: [
        {
          title: 'Reserve sharing between regions that fail together',
          date: '2022-02-08',
          venue: 'markets',
          abstract:
            'Interconnectors are credited with reserve from the other side, on the assumption of independent failure. In 15 years of Australian market data, shortages in Victoria and South Australia coincide 4.6 times as often as independence implies, for heat is shared. Credit should fall from 470 to 190 MW in the summer afternoon and may rise in winter. The result is dominated by nine days of extreme heat, the very conditions for which capacity planning is carried out.',
        },
        {
          title: 'System Strength, a Short History of an Unfortunate Term',
          date: '2020-04-21',
          venue: 'grids',
          abstract:
            'The term “system strength” entered Australian rules in 2017 without a unit. This review follows it through 212 submissions, four rule changes and two tribunals, and distinguishes seven quantities for which it has stood. Two of them move in opposite directions when a synchronous condenser is added near a wind farm. A table relates each to a measurement. As a participant in three of the four rule changes, I cannot claim to be neutral.',
        },
        {
          title: 'How many hours is enough? Storage duration against wind droughts since 1979',
          date: '2019-10-17',
          venue: 'storage',
          abstract:
            'Wind droughts decide how long a store must last. Using reanalysis from 1979 and the plant mix planned for 2035, we find that eight hours of storage cover all but 21 evenings in forty years in Queensland and all but 290 in South Australia; beyond thirty hours little is gained short of a week. Reanalysis overstates calm in the ranges by some 8 %. Interconnection between weakly correlated regions is found to reduce the requirement more cheaply than longer duration.',
        },
      ],
    },
    {
      university: 'schlossberg',
      name: 'Veronika Haselsteiner-Pichl',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Institut für Elektrizitätswirtschaft',
      mail: 'v.haselsteiner',
      hIndex: 12,
      works: 26,
      topics: ['energy systems modelling', 'district heating', 'cement plants', 'techno-economic analysis'],
      papers: [
        {
          title: 'Electric calciners and the last lime kiln: flexibility from process heat in Styria',
          date: '2025-10-21',
          venue: 'storage',
          abstract:
            'Lime burning needs 900 °C, day and night. For a kiln in Styria we modelled an electric calciner with a buffer of hot stone and ran the buffer for six weeks at 1:20 scale. Twelve hours of buffer let the plant avoid the dearest third of hours, lowering electricity cost by 29 % in 2023 prices and 12 % in those of 2019. Stone dust sinters above 960 °C and blocked the buffer twice. With a network fee on peak power, two thirds of the gain is gone.',
        },
        {
          title: 'Waste Heat With a Deadline: Contracts Between a Steelworks and a Town',
          date: '2023-04-25',
          venue: 'grids',
          abstract:
            'Towns hesitate to depend on the waste heat of a works that may close. We value a real contract for 38 MW between a steelworks and a town of 25,000 as a swing option with default, calibrated to 60 years of closures of European works. The town should pay €9 per MWh less than for its own biomass, the contract says €4. A gas boiler in reserve, kept warm by return flow, is worth more than any clause. Closure rates before 1990 may not be representative, and results for the last three decades alone are given for comparison.',
        },
        {
          title: 'Open-data energy models and the twelve missing valleys',
          date: '2022-05-31',
          venue: 'markets',
          abstract:
            'National energy models built from open data leave out what is not open. Comparing three such models with the confidential grid data of one Austrian region, we find that 12 of 31 valleys have a line capacity wrong by over 40 %. Curtailment of small hydropower comes out at 0.4 instead of 5.2 % of energy. National totals agree well. Publication of line ratings at the 110 kV level would remove most of the discrepancy.',
        },
      ],
    },
  ],
);
