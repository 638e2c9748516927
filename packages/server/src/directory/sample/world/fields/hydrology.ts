import { worldField } from '../types.ts';

export const hydrology = worldField(
  'Hydrology and water resources',
  {
    catchment: { name: 'Journal of Catchment Science', capitals: 'sentence' },
    climate: { name: 'Water and Climate Letters', capitals: 'sentence' },
    meeting: { name: 'Meeting on Applied Hydrology', capitals: 'title' },
    rivers: { name: 'Rivers and Their Sediment', capitals: 'sentence' },
    city: { name: 'Water in Cities', capitals: 'title' },
    ground: { name: 'Groundwater Processes', capitals: 'sentence' },
    decisions: { name: 'Decisions on Water', capitals: 'sentence' },
  },
  [
    {
      university: 'vaagen',
      name: 'Sondre Lekven',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Earth and Water Sciences',
      mail: 'sondre.lekven',
      hIndex: 19,
      works: 54,
      topics: ['snow hydrology', 'flood forecasting', 'ensemble forecasts', 'rain on snow'],
      papers: [
        {
          title: 'How much of a rain-on-snow flood is snow? Energy and mass balance at nine stations in western Norway',
          date: '2025-08-26',
          venue: 'catchment',
          abstract:
            'Snowmelt is often blamed for floods in autumn and winter storms although few stations measure it during rain. At nine sites between 120 and 1,040 m we combined snow pillows, lysimeters and four-component radiation for 61 events with at least 40 mm of rain. Melt contributed 18 % of the water leaving the pack on average and more than half in only six events. Turbulent fluxes supplied 71 % of melt energy, and wind speed rather than air temperature distinguished events with strong melt. In 22 events the pack retained water for the first five to nine hours, which delayed the outflow peak behind the rainfall peak. Degree-day models tuned to spring underestimate melt in the windiest events by a factor of 2.4.',
        },
        {
          title: 'Useful lead time of ensemble flood forecasts for small steep catchments',
          date: '2023-10-05',
          venue: 'climate',
          abstract:
            'Catchments below 100 km² respond within hours, so that the value of a forecast rests on precipitation alone. Three years of hourly hindcasts with a 30-member convection-permitting ensemble were run through a distributed model for 47 catchments. Against a climatology conditioned on the season, skill in threshold exceedance of the mean annual flood vanishes after 31 h for catchments smaller than 30 km² and after 54 h for larger ones. Displacing the rainfall field randomly by up to 20 km before routing improves reliability without loss of resolution. Operational warning has used this neighbourhood step since the winter of 2022.',
        },
        {
          title: 'Gamma-ray snow sensors against pillows and pits: five winters at Filefjell',
          date: '2021-06-16',
          venue: 'catchment',
          abstract:
            'Ice layers bridge snow pillows, and the resulting errors are largest when the data matter most. A gamma-ray sensor, two pillows of different size and weekly pits were compared over five winters on a flat site at 960 m. Root mean square error against pits is 21 mm for the gamma sensor, 58 mm for the large pillow and 83 mm for the small one. Soil moisture before the first snow shifts the gamma zero by up to 34 mm and has to be determined each autumn. Above 550 mm the count rate becomes too low for hourly values.',
        },
      ],
    },
    {
      university: 'weserufer',
      name: 'Imke Detering',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Water Resources',
      mail: 'imke.detering',
      hIndex: 33,
      works: 108,
      topics: ['water quality modelling', 'groundwater recharge', 'nitrate legacy', 'lowland catchments'],
      page: {
        language: 'de',
        text: [
          'Imke Detering ist Professorin für Wasserressourcen und untersucht, wie lange Nitrat unterwegs ist.',
          'Ab April 2027 ist eine Doktorandenstelle (75 %, vier Jahre) im Projekt „Altlast Stickstoff“ frei. Bitte schreiben Sie mit dem Kennwort NITRAT-75 im Betreff an imke.detering (at) weserufer.example und nennen Sie eine Modellstudie, die Sie selbst gerechnet haben.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'NITRAT-75',
          address: 'imke.detering (at) weserufer.example',
        },
      },
      papers: [
        {
          title: 'Denitrification capacity runs out: sulphate trends in 412 wells as evidence of pyrite exhaustion',
          date: '2026-01-27',
          venue: 'ground',
          abstract:
            'Nitrate is removed in many aquifers of the North German Plain by oxidation of pyrite, which is not renewed. Time series of nitrate, sulphate, nickel and dissolved gases from 412 monitoring wells between 1991 and 2024 were examined for the sequence expected when the reaction front passes. In 37 wells sulphate fell while nitrate rose within five years, and excess nitrogen declined in step. A front model conditioned on grain-size logs puts median residual life at 64 years below arable land, with a quarter of wells below 20 years. Organic carbon takes over partially at eleven of the 37 wells. Catchments with short residual life deserve priority in fertiliser regulation, since reductions there cannot be postponed.',
        },
        {
          title: 'Tile drains and the nitrate regime of lowland streams: a mixing analysis with high-frequency sensors',
          date: '2023-03-28',
          venue: 'catchment',
          abstract:
            'Concentration–discharge loops are read as signs of flow paths, but several paths can give the same loop. On two drained catchments of 4 and 11 km² near Rotenburg we operated nitrate and conductivity sensors at the outlet and at six drain collectors for 33 months. Drains supplied 58 and 66 % of annual flow and 81 and 85 % of nitrate. Clockwise loops arose in autumn from drains and in May from near-stream fertilisation, indistinguishable at the outlet. A Bayesian mixing model with silica as a third tracer separates both in 19 of 24 events. Sensor drift of 0.3 mg/L per month limits the analysis in summer.',
        },
        {
          title: 'Equifinality of nitrogen legacy models: what long records can and cannot constrain',
          date: '2021-01-14',
          venue: 'catchment',
          abstract:
            'Lumped models partition the missing nitrogen of a catchment into soil stores, groundwater in transit and denitrification. Using 50-year records of the Ems, Hase and Hunte, we sampled 200,000 parameter sets and retained those with a Nash–Sutcliffe efficiency above 0.6. The share ascribed to denitrification ranges from 22 to 71 % among acceptable sets. Tritium data from ten wells narrow the range to 38–57 %, which no amount of stream data achieved. The time until a concentration target is met differs by 26 years at the extremes before and by 9 after. Legacy projections should be accompanied by groundwater ages.',
        },
      ],
    },
    {
      university: 'vinga',
      name: 'Joakim Brännmark',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Civil and Environmental Engineering',
      mail: 'joakim.brannmark',
      hIndex: 30,
      works: 112,
      topics: ['urban drainage', 'stormwater quality', 'rapidly growing cities', 'sewer overflows'],
      page: {
        language: 'sv',
        text: [
          'Joakim Brännmark är professor i urban vattenteknik.',
          'Lediga doktorandplatser annonseras på https://vinga.example/jobb/vatten, nästa gång i februari 2027. Spontanansökningar besvaras inte.',
        ],
        says: { portal: 'https://vinga.example/jobb/vatten' },
      },
      papers: [
        {
          title: 'Tyre Wear Particles in Twenty Rain Gardens: Where They Stop and When They Leave',
          date: '2025-10-14',
          venue: 'city',
          abstract:
            'Rain gardens are built to retain road dust, including particles of tyre rubber. Filter media of twenty gardens in Gothenburg, 2 to 13 years old, were cored at 240 points and analysed for tyre rubber by pyrolysis with an isotope-labelled standard. Ninety-one per cent of the stock lies in the uppermost 6 cm within 1.5 m of the inlet. Outflow of three gardens, sampled in 44 events, contained 2 to 7 % of the incoming mass, with export concentrated in the first autumn storm after dry spells longer than three weeks. Replacing the top layer near the inlet every eighth year would remove the bulk of the stock at low cost. Particles below 10 µm are not recovered by the method.',
        },
        {
          title: 'Radar Nowcasts for Overflow Control: Six Months of Parallel Operation',
          date: '2023-09-13',
          venue: 'city',
          abstract:
            'Predictive control of sewer gates is promising in simulation, where the rainfall forecast is too often perfect. For six months an optimiser fed with two-hour radar nowcasts ran in parallel with the rule-based controller of a trunk sewer with 14 gates, its actions being applied in a hydrodynamic twin. Overflow volume would have fallen by 11 % with nowcasts and by 27 % with observed rain. Nearly all of the loss is due to convective cells that appear within the horizon. An uncertainty-aware formulation that keeps 8 % of storage in reserve recovers a further 4 points. The twin itself overestimates level at the northern siphon by 12 cm.',
        },
        {
          title: 'Infiltration Into Sewers From Diurnal Temperature Signals',
          date: '2021-04-21',
          venue: 'city',
          abstract:
            'Groundwater leaking into sewers is cooler than sewage and damps the daily temperature wave. Loggers at 63 manholes of a separate system with 2,100 households recorded temperature every five minutes for a winter. An advection model with exchange to soil and air attributes damping to inflow and locates 78 % of the infiltration in 19 % of the pipe length. Dye dilution at ten manholes differs by 0.4 L/s on average. Renovation of one of the indicated reaches reduced minimum night flow by 3.1 L/s, and the method costs about a tenth of camera inspection.',
        },
      ],
    },
    {
      university: 'rheinbogen',
      name: 'Seraina Caduff',
      title: 'Dr',
      position: 'Research Group Leader',
      department: 'Department of Earth and Water Sciences',
      mail: 'seraina.caduff',
      hIndex: 18,
      works: 40,
      topics: ['glacier-fed valleys', 'stable-isotope tracers', 'climate impacts on water', 'alpine groundwater'],
      papers: [
        {
          title: 'How much water does a talus slope hold? Time-lapse gravimetry in two alpine headwaters',
          date: '2025-02-18',
          venue: 'climate',
          abstract:
            'Talus covers a tenth of the Swiss Alps and is treated in models as if water ran straight through it. On two talus slopes in Valais we repeated relative gravimetry at 34 stations eleven times a year for three years, tied to an absolute station on bedrock, and corrected for snow by lidar. Stored water increases by 190 and 270 mm during snowmelt and declines with time constants of 21 and 48 days. Up to two thirds of September discharge originates from this storage. Ice in the upper talus, revealed by electrical resistivity, delays release but does not add to it over the year. A linear reservoir with these constants raises projected August low flow in 2070 by 19 % in a glacio-hydrological model.',
        },
        {
          title: 'Isotopic fractionation in melting snowpacks biases hydrograph separation of high catchments',
          date: '2023-06-27',
          venue: 'catchment',
          abstract:
            'Meltwater becomes isotopically heavier as the season advances, while separations often assign it one constant value. Meltwater from eight lysimeters between 1,900 and 2,700 m was collected daily for two seasons. δ¹⁸O rose by 2.1 to 4.0 ‰ from first to last melt, with a faster rise on south-facing slopes. A two-component separation with the constant value overestimates the share of groundwater in July by 14 to 23 percentage points. A correction that needs one snow pit profile and daily degree days removes most of this bias. It was tested for shallow packs below 1.6 m only.',
        },
        {
          title: 'Suspended sediment after the loss of a glacier tongue: a proglacial lake as a new trap',
          date: '2020-11-10',
          venue: 'rivers',
          abstract:
            'Between 2006 and 2019 the tongue of a glacier above a hydropower intake was replaced by a lake of 0.21 km². Turbidity records above and below, calibrated with 1,340 samples, together with three bathymetric surveys provide the sediment budget. Load at the intake fell from 61 to 17 kt a year. Trap efficiency of the lake is 74 %, lower during density underflows in hot weather. At the present rate the basin will be filled within 45 to 70 years, a period of reduced abrasion on which operators should not count in licences of 80 years.',
        },
      ],
    },
    {
      university: 'erdre',
      name: 'Loïc Guégan-Tressard',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Earth and Water Sciences',
      mail: 'loic.guegan',
      hIndex: 27,
      works: 86,
      topics: ['sediment transport', 'river morphology', 'large lowland rivers', 'estuaries'],
      papers: [
        {
          title: 'Lowered groynes and the bed of the Loire: a before–after comparison over three floods',
          date: '2026-03-03',
          venue: 'rivers',
          abstract:
            'Groynes built around 1910 lowered the low-water bed of the lower Loire by up to 3 m, and since 2021 many have been cut down to reverse this. Multibeam surveys of 18 km of modified and 11 km of unmodified channel were repeated before and after three floods with peaks of 2,700 to 3,900 m³/s. The modified reach aggraded by 0.23 m on average; its counterpart by 0.02 m. Deposition is concentrated in former groyne fields, where 64 % of the volume is sand finer than the bed. Low-water level rose by 9 cm at the upstream gauge, a third of what the design model had forecast. Dune migration during surveys introduces an error of 4 cm.',
        },
        {
          title: 'Bedload in a sand river from dune tracking and from hydrophones: agreement and its limits',
          date: '2023-11-21',
          venue: 'rivers',
          abstract:
            'Samplers disturb sandy beds, and acoustic alternatives have been developed mostly for gravel. During 26 days of the 2021 and 2022 high waters we measured bedload in a 280 m section with repeated bathymetry at 20 min intervals, two hydrophones and 310 isokinetic samples. Dune tracking gives 0.6 to 0.8 of the sampled transport while dunes are lower than 0.5 m and agrees within 15 % for higher ones. Hydrophone power is proportional to transport of the fraction above 2 mm, which makes up 12 % of the load. For sand, acoustic monitoring therefore needs calibration at each stage of armouring.',
        },
        {
          title: 'The turbidity maximum in dry years: forty summers of estuarine records',
          date: '2021-08-31',
          venue: 'climate',
          abstract:
            'Low discharge lets the turbidity maximum of the Loire estuary migrate towards Nantes. Records of turbidity, salinity and oxygen at six stations from 1980 to 2020 were homogenised for five changes of instrument. The landward limit of water above 1 g/L has advanced by 7 km, of which a regression assigns 4 km to decreasing summer discharge and the rest to deepening of the channel. Hypoxic days at the city increased from 9 to 31 a year until 1998 and decreased to 12 thereafter owing to sewage treatment, in spite of the advance.',
        },
      ],
    },
    {
      university: 'albufera',
      name: 'Vicent Climent Alapont',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Institute of Water Resources',
      mail: 'vicent.climent',
      hIndex: 25,
      works: 79,
      topics: ['reservoir operation', 'drought monitoring', 'irrigation districts', 'stochastic weather generation'],
      papers: [
        {
          title: 'Wells behind the reservoir: pumping responses to surface water cuts from 4,100 electricity meters',
          date: '2025-05-13',
          venue: 'decisions',
          abstract:
            'When reservoirs are low, allocations are cut and irrigators turn to wells, by how much nobody measures. Electricity meters of 4,100 wells in nine irrigation districts of Valencia and Murcia, together with depth to water and pump curves, yield monthly abstraction from 2012 to 2023. A cut of 100 mm is replaced by 43 mm of pumping within the same season (95 % interval 38 to 49). Replacement is higher for citrus than for vegetables and falls by a third when electricity prices double, as they did in 2022. Including the response in the operating model lowers the cost of drought by 28 % and advances depletion of two aquifers by nine years. Solar pumps without a meter, still few, escape the analysis and its policy implications.',
        },
        {
          title: 'When does a drought begin? Disagreement between indicators and declared emergencies, 1998–2021',
          date: '2022-12-07',
          venue: 'decisions',
          abstract:
            'Spanish basins declare drought stages by a composite of storage, flow and wells. For eight basins we reconstructed monthly indicator values and compared the declared stages with standardised indices of precipitation, soil moisture and flow. Declarations lag soil moisture drought by a median of 7 months and anticipate curtailment of supply by 2. Changes of weights in the composite, made eleven times over the period, advanced or delayed a declaration in five cases by more than a quarter of a year. Soil moisture alone would have caused 14 false emergencies. A two-stage trigger which combines it with storage performs better than any single indicator.',
        },
        {
          title: 'A weather generator with multi-year persistence for testing reservoir rules',
          date: '2020-06-03',
          venue: 'catchment',
          abstract:
            'Reservoirs fail in sequences of dry years, which most weather generators produce too rarely. Wavelet components of annual precipitation in the Segura, Júcar and Turia were modelled as autoregressive processes and used to condition daily resampling. Ten thousand simulated series of 80 years reproduce the frequency of three- and five-year deficits within sampling error, whereas a standard generator underestimates the latter by 60 %. Estimated probability of rationing doubles from 4 to 8 % a year. Since only two five-year deficits have been observed, the uncertainty of this figure remains large.',
        },
      ],
    },
    {
      university: 'aireside',
      name: 'Judith Ackersley',
      title: 'Professor',
      position: 'Professor Emerita',
      department: 'Department of Earth and Water Sciences',
      mail: 'j.ackersley',
      hIndex: 49,
      works: 187,
      topics: ['hydrological uncertainty', 'flood forecasting', 'rating curves', 'distributed hydrological models'],
      papers: [
        {
          title:
            'Rating curve uncertainty and flood frequency: 168 British gauges re-examined from the original gauging sheets',
          date: '2022-04-05',
          venue: 'catchment',
          abstract:
            'Annual maxima enter flood frequency analysis as if they had been measured. From 11,300 gauging sheets, some of them handwritten, we re-derived rating curves with uncertainty for 168 stations and propagated it into the index flood and growth curves. The largest flood on record exceeds the highest gauging by a factor of more than two at 71 stations. The 95 % interval of the hundred-year flood is wider by 40 % in the median than that of sampling error alone, and its centre moves by more than 10 % at 29 stations. Where hydraulic models had been used for extension, errors are smaller but shared by neighbours. We list the stations at which a single gauging above bankfull would be worth most.',
        },
        {
          title: 'Limits of acceptability for models of small upland catchments',
          date: '2020-10-27',
          venue: 'catchment',
          abstract:
            'Whether a model should be rejected depends on the errors of the data used to test it. Limits of acceptability were set before calibration from runoff coefficients of 380 events and rating uncertainty on four Pennine catchments. Of one million parameter sets of three model structures none satisfied the limits at all time steps; allowing 5 % of exceptions left 214, all of the structure with a variable contributing area. Inspection of rejected events showed that in eleven the rain gauges had missed a cell. Discarding those events made 3,006 sets acceptable. Informative and disinformative periods ought to be distinguished before models are compared.',
        },
        {
          title: 'Flood Marks, Parish Records and the Tail of the Distribution for the River Wharfe',
          date: '2019-05-15',
          venue: 'meeting',
          abstract:
            'Seventy years of gauging say little about floods that occur once in several lifetimes. Twenty-three historical floods of the Wharfe since 1673 were graded by marks on buildings and by accounts in parish and mill records, and converted to discharge with a hydraulic model of the present and of the reconstructed valley. Including them as censored data lowers the shape parameter and raises the hundred-year flood from 520 to 610 m³/s. A perception threshold of 450 m³/s is critical to the result. Mill weirs removed around 1860 account for half of the model uncertainty.',
        },
      ],
    },
    {
      university: 'shandon',
      name: 'Donnacha Keohane',
      title: 'Dr',
      position: 'Lecturer',
      department: 'Department of Civil and Environmental Engineering',
      mail: 'donnacha.keohane',
      hIndex: 12,
      works: 33,
      topics: ['evapotranspiration', 'paired-catchment records', 'peatland hydrology', 'natural flood management'],
      papers: [
        {
          title:
            'Blocking drains on blanket bog delays small floods and not large ones: a paired-catchment experiment in Kerry',
          date: '2025-11-25',
          venue: 'catchment',
          abstract:
            'Natural flood management is advertised to communities downstream on the evidence of ordinary storms. Two blanket bog catchments of 0.8 and 1.1 km² were gauged for four years, after which 1,460 peat dams were built in one of them, and for five years since. Peak flow in events with a return period below six months fell by 23 % and time to peak rose by 50 min. In the seven events above two years no effect can be detected (−3 %, 95 % interval −14 to 9 %). Water tables rose by 7 cm, so that storage before winter storms is lower. Rewetting has ample benefits for carbon and water colour and should be justified by them.',
        },
        {
          title: 'Interception loss from Sitka spruce in a wet and windy climate exceeds the net radiation',
          date: '2023-04-04',
          venue: 'catchment',
          abstract:
            'Two fifths of the rain that falls on Irish conifer plantations in winter never arrives at the ground, which available energy cannot account for. At a plantation near Macroom throughfall was measured by 6 m troughs, stemflow on 20 trees and evaporation by eddy covariance above the canopy. Interception in winter was 41 % of rainfall and equals 2.3 times net radiation. Sensible heat flux was directed downwards during 84 % of wet hours and closes two thirds of the gap. Advection from the sea 25 km away is consistent with this, though our single tower does not show it directly. Gaps while the sonic anemometer was wet, 31 % of rain hours, were filled by a model.',
        },
        {
          title: 'Small Streams, Big Pipes: Culvert Blockage in the Floods of the Lee Tributaries',
          date: '2021-10-12',
          venue: 'meeting',
          abstract:
            'Culvert capacities are computed clean. After floods in 2015 and 2020 crews recorded the state of 187 culverts within four days; 62 were blocked by more than half. A logistic model with opening width, trees within 10 m of the bank upstream and fencing across the stream classifies 79 % of them correctly. Trash screens raise the odds of blockage by 2.2 and move it to a place where it can be cleared. For the town that prompted the study, blockage of one culvert increased flooded houses from 9 to 41. Inspection lists of the county now follow the model.',
        },
      ],
    },
    {
      university: 'rincon',
      name: 'Xochitl Armenta',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Earth and Water Sciences',
      mail: 'xarmenta',
      hIndex: 23,
      works: 61,
      topics: ['groundwater recharge', 'semi-arid basins', 'stable-isotope tracers', 'ephemeral channels'],
      papers: [
        {
          title:
            'Mountain-block or channel recharge? Noble gases and young tritium along a 40 km transect in southern Arizona',
          date: '2024-12-10',
          venue: 'ground',
          abstract:
            'Basin aquifers in the Southwest receive water through bedrock from the mountains and through channels on the fans, in shares that models leave free. Noble gas recharge temperatures, tritium, carbon-14 and stable isotopes were determined in 58 wells and springs from the crest of the Chiricahua Mountains to the valley axis. Recharge temperatures indicate that 26 % (16 to 37 %) of water in wells within 5 km of the front infiltrated above 1,800 m; beyond 12 km the share drops below detection. Carbon-14 ages increase from modern to 7,800 years over the transect. Winter precipitation contributes three quarters of recharge throughout. Bedrock inflow into deep screens may be missed since few wells are deeper than 250 m.',
        },
        {
          title: 'Transmission losses of summer floods from 12 cameras and a thousand thermistors',
          date: '2022-08-30',
          venue: 'catchment',
          abstract:
            'Flash floods infiltrate into dry channel beds before they reach a gauge. On 21 km of an ephemeral river we installed cameras at twelve cross-sections and chains of thermistors in the bed between them and observed 34 floods in four monsoon seasons. Losses were between 9 and 100 % of inflow and amounted to 1.9 million m³ in total. Antecedent flow within three days halves the infiltration rate, apparently by entrapped air and fine sediment. Peak discharge is a poor predictor compared with duration. Two-thirds of infiltrated water had passed below 3 m after a month, which the thermistors show as a cold plume.',
        },
        {
          title: 'Drywells in a Desert City: How Much Stormwater Reaches the Aquifer?',
          date: '2020-03-18',
          venue: 'meeting',
          abstract:
            'Some 50,000 drywells drain streets and parking lots in Arizona, and whether they recharge groundwater or merely wet the vadose zone is disputed. Nine drywells were equipped with level and conductivity sensors and surrounded by moisture probes to 24 m depth, and bromide was added to three storms. Between 61 and 84 % of the annual inflow passed 15 m within four months. Arrival at the water table at 46 m, seen as dilution in two wells, took 2.1 years. Caliche layers divert flow laterally by up to 9 m. Extrapolated to the city, drywells recharge 3.4 million m³ a year, 4 % of abstraction, with nitrate below the standard in all samples.',
        },
      ],
    },
    {
      university: 'cootes',
      name: 'Svetlana Kirichenko',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Civil and Environmental Engineering',
      mail: 'kirichenko',
      hIndex: 31,
      works: 95,
      topics: [
        'physics-guided neural networks',
        'hydrological uncertainty',
        'ungauged headwaters',
        'climate impacts on water',
      ],
      papers: [
        {
          title: 'Snow that adds up: constraining recurrent networks with snow courses and a closed water balance',
          date: '2026-05-12',
          venue: 'climate',
          abstract:
            'Recurrent neural networks predict streamflow well and carry internal states that look like snow without being snow. We add an explicit store to a recurrent cell, which must balance precipitation, melt and sublimation, and train it on streamflow of 640 Canadian basins together with 9,700 snow course readings of uneven quality. Median efficiency for streamflow is unchanged (0.79), while the error of peak snow water equivalent at withheld courses decreases from 61 to 27 %. In 38 basins the constraint lowers efficiency by more than 0.05; gauges in 24 of them catch less than half of the snowfall, as double-fence records show. Allowing a correction factor for undercatch recovers the loss. We argue that constraints of this kind are as useful for finding errors in data as for prediction.',
        },
        {
          title: 'How many gaugings does an ungauged basin need? Fine-tuning regional networks with ten measurements',
          date: '2024-02-06',
          venue: 'catchment',
          abstract:
            'A field crew can usually afford a handful of discharge measurements even where no gauge exists. A regional network trained on 1,480 North American basins was adapted to 260 others by fine-tuning on 2 to 50 spot measurements with a penalty on departure from the regional solution. Ten measurements distributed over the flow range raise median efficiency from 0.63 to 0.74, as much as 300 consecutive daily values from a dry season. Measurements taken by convenience, in summer and at low flow, give no gain. Timing guided by ensemble disagreement is close to optimal.',
        },
        {
          title: 'Ice-affected discharge: separating backwater from flow with a physics-guided classifier',
          date: '2022-02-22',
          venue: 'catchment',
          abstract:
            'Winter discharge in Canada is estimated by technicians who draw a line through ice-affected stage. We train a classifier with hydraulic constraints on 94 stations for which 3,900 under-ice measurements exist. Backwater is identified with 89 % accuracy and its magnitude with an error of 17 cm. Against withheld measurements, discharge error is 22 %, compared with 31 % for published daily values. The technicians do better during break-up, when they have seen the ice. A joint procedure in which the line is proposed and can be overruled has been tested in one office.',
        },
      ],
    },
    {
      university: 'moggill',
      name: 'Lachlan Peverell',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Civil and Environmental Engineering',
      mail: 'l.peverell',
      hIndex: 35,
      works: 131,
      topics: ['flood forecasting', 'remote sensing of soil moisture', 'stochastic weather generation', 'dam safety'],
      papers: [
        {
          title: 'Joint probability of dam inflow and tide for the Brisbane estuary: does dependence matter?',
          date: '2025-06-03',
          venue: 'decisions',
          abstract:
            'Design levels in tidal rivers depend on whether floods and storm tides come together. From 96 years of rainfall, 58 of tide and 400,000 simulated events by a stochastic storm generator, we estimate dependence with a bivariate logistic model. It is weak in general (α = 0.93) and considerably stronger for east coast lows (α = 0.78), which produce 31 % of annual maxima. Compared with independence, the 1 % level at the city gauge rises by 0.12 m, and by 0.34 m at the mouth. Releases from the flood mitigation dam, timed by operators to the tide, offset half of this. Planning levels should include both effects or neither.',
        },
        {
          title: 'Assimilating satellite soil moisture into event models: wet bias corrected, timing unchanged',
          date: '2023-08-01',
          venue: 'catchment',
          abstract:
            'Initial losses are the main unknown of event-based flood models in Queensland. Satellite soil moisture at 9 km, rescaled by triple collocation, was assimilated into the loss model of 26 catchments for 143 events. Volume errors fell from 34 to 23 % and the tendency to overpredict floods after long dry spells disappeared. Timing and shape were not improved. Benefits cease above a leaf area index of about 3.5, which excludes the wet coastal ranges where most deaths occur. Gauged antecedent flow, where available, is an equally good predictor at no cost.',
        },
        {
          title: 'Sixty-day soil moisture outlooks from satellite memory alone',
          date: '2022-05-17',
          venue: 'climate',
          retracted: true,
          abstract:
            'Soil moisture memory is a source of predictability that dynamical forecasts exploit incompletely. A gradient-boosted model with lagged satellite soil moisture, vegetation and sea surface temperature was trained for eastern Australia on data from 2003 to 2015 and evaluated from 2016 to 2020. Anomaly correlation at 60 days is 0.71 on average and exceeds that of the operational system at 88 % of grid cells. Skill is highest in the Murray–Darling basin in autumn. The contribution of sea surface temperature is small. The product is suitable for allocation announcements.',
        },
        {
          title: 'Forecast-informed releases from a flood mitigation dam: a replay of 2011 with today’s ensembles',
          date: '2020-08-12',
          venue: 'decisions',
          abstract:
            'After the flood of January 2011 the courts debated what operators could have known. We reran the event with current ensemble rainfall forecasts, degraded to remove knowledge of the outcome, and with four release policies. A policy that pre-releases when 60 % of members exceed remaining storage would have lowered the peak in the city by 0.7 to 1.1 m. Applied to 38 other forecasts of comparable size, it would have released water unnecessarily nine times, at a loss of 4 % of supply in the worst case. The choice between these consequences is political, and we provide the curve on which it can be made.',
        },
      ],
    },
    {
      university: 'zwierzyniec',
      name: 'Aleksandra Topolska',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Earth and Water Sciences',
      mail: 'aleksandra.topolska',
      hIndex: 14,
      works: 39,
      topics: ['river morphology', 'sediment transport', 'mountain floods', 'river restoration'],
      papers: [
        {
          title: 'Erodible corridors on Carpathian rivers: space regained after ten years and what it cost',
          date: '2025-04-15',
          venue: 'rivers',
          abstract:
            'Giving a river room to erode is cheaper than restoring it by machine, provided that it takes the room. Three corridors of 2.4 to 6.1 km on tributaries of the Vistula, in which bank protection has not been maintained since 2013, were mapped every second year by drone. Active width increased from 31 to 58 m, 29 to 36 m and 44 to 45 m. Widening started after discharge had exceeded the ten-year flood and where banks were not lined with willow. Compensation for 37 ha of lost farmland came to €0.41 million, against an estimated €1.9 million for maintaining the revetments. Incision stopped in the first reach only.',
        },
        {
          title: 'Tracer pebbles through a step-weir sequence: do boulder ramps restore bedload continuity?',
          date: '2023-01-31',
          venue: 'rivers',
          abstract:
            'Weirs on the Soła have been rebuilt as boulder ramps so that fish and gravel can pass. We seeded 900 pebbles with radio tags above five ramps and three unchanged weirs and searched for them after each of six floods. Of the recovered pebbles 63 % passed a ramp during floods above the two-year discharge, while 11 % passed a weir. Median travel distances below were equal. Grains coarser than 90 mm are trapped between boulders until a flood of about ten years. Recovery declined from 82 to 47 % during the study, chiefly due to burial.',
        },
        {
          title: 'Reconstructing a flash flood from phone videos: surface velocity at 14 bridges',
          date: '2021-12-01',
          venue: 'catchment',
          abstract:
            'Flash floods in small Carpathian streams destroy gauges or miss them. For the flood of June 2020 residents gave us 61 videos, of which 22 at 14 bridges could be orthorectified with surveyed points. Image velocimetry yields peak discharge with an estimated error of 18 to 35 %, depending on the ratio of surface to mean velocity. Unit discharges up to 9.4 m³/s/km² are among the highest known in Poland for areas above 10 km². Rainfall by radar would have to be raised by a factor of 1.6 to account for them. A collection protocol for fire brigades is appended.',
        },
      ],
    },
    {
      university: 'marquam',
      name: 'Kenji Blackwood',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Earth and Water Sciences',
      mail: 'kblackwood',
      hIndex: 13,
      works: 27,
      topics: ['snow hydrology', 'snow-fed catchments', 'forest gaps', 'distributed hydrological models'],
      papers: [
        {
          title: 'Cutting gaps for snow: 48 openings in dry mixed conifer forest and their melt-out dates',
          date: '2026-02-24',
          venue: 'catchment',
          abstract:
            'Forest thinning is promoted as a way of keeping snow longer on the ground, with results that differ from one mountain range to the next. In the Blue Mountains of Oregon 48 gaps with diameters of 0.5 to 3 tree heights were cut on north- and south-facing slopes, and snow depth was mapped by drone lidar eleven times in each of four winters. On north-facing slopes gaps of one tree height melted out 16 days later than forest; on south-facing slopes gaps wider than 0.8 tree heights melted out 5 to 9 days earlier. Peak storage increased in both by 21 to 30 %. A radiation model with measured crown transmissivity reproduces the optimum within 0.2 tree heights. Soil moisture in July differed only on the north-facing slopes.',
        },
        {
          title: 'Snow drought classes differ in their forecastability of summer flow',
          date: '2024-05-28',
          venue: 'climate',
          abstract:
            'A snow drought may be dry or warm, and the two are treated alike in seasonal water supply forecasts. We classified 41 winters at 129 snow courses in the Pacific Northwest and evaluated April forecasts of July–September flow in 55 basins. Forecast error is 18 % in normal years, 21 % in dry and 37 % in warm snow droughts. In the latter, winter rain recharged deep storage in volcanic basins, and forecasts were too low by a quarter; in granitic basins they were too high. Adding a January baseflow term reduces the error to 26 %. Warm snow droughts will be the common case by 2050.',
        },
        {
          title: 'A Low-Cost Network for Snow Under Trees',
          date: '2022-10-18',
          venue: 'meeting',
          abstract:
            'Snow stations stand in clearings, whereas three quarters of the snow in our basins lies beneath conifers. A network of 72 ultrasonic sensors at $190 each was deployed along canopy gradients on a 30 km² catchment. Data return was 86 % over two winters, losses being caused by rime and by bears. Depth under dense canopy was 44 % of that in clearings at peak, and the ratio varied from storm to storm between 0.2 and 0.8 with temperature. Eighteen sensors chosen by clustering retain 95 % of the information on basin-wide storage. Design files and calibration code are public.',
        },
      ],
    },
    {
      university: 'makara',
      name: 'Hinemoa Prendergast',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Department of Earth and Water Sciences',
      mail: 'hinemoa.prendergast',
      hIndex: 16,
      works: 43,
      topics: ['river morphology', 'groundwater recharge', 'braided rivers', 'sediment transport'],
      papers: [
        {
          title: 'Braids leak: distributed temperature sensing of river loss beneath a gravel plain',
          date: '2025-09-16',
          venue: 'ground',
          abstract:
            'Rivers of the Wairarapa and Canterbury plains lose water to aquifers along reaches that shift with every fresh. A fibre-optic cable was buried at 0.8 and 2.5 m below two braidplain sections for 15 months, and loss was computed from the propagation of daily temperature waves at 0.5 m spacing. Loss averaged 0.9 m³/s per kilometre. Two-thirds occurs from minor braids, which are perched above the water table, and ceases within three weeks after they are cut off. A fresh above 120 m³/s increased loss by 30 % for a month. Allocation models in which loss depends on river stage alone miss this history.',
        },
        {
          title: 'Gravel extraction and bed levels on eleven rivers: attribution with repeated lidar',
          date: '2023-05-23',
          venue: 'rivers',
          abstract:
            'Regional councils license gravel extraction by volume on the assumption that supply replaces it. Airborne lidar flown two to five times since 2008 on eleven rivers was differenced with corrections for water depth and vegetation, and compared with licence returns. On four rivers returns exceed measured supply by more than the uncertainty, and the bed fell by 0.2 to 0.6 m. On five it rose in spite of extraction. The 2013 and 2016 earthquakes raised supply in two. We estimate that licences should be revised at intervals no longer than five years, or tied to mean bed level.',
        },
        {
          title: 'Lupins, willows and the loss of braiding intensity since 1950',
          date: '2020-09-08',
          venue: 'rivers',
          abstract:
            'Introduced plants hold bars that used to move. Braiding index and vegetated fraction were mapped on 410 aerial photographs of six rivers from 1950 to 2018. Braiding index declined from 6.2 to 4.1 on rivers without spraying and from 5.9 to 5.4 on those with it. Decline followed floodless intervals of more than four years. Once woody vegetation covered 35 % of the braidplain, floods up to the twenty-year event did not remove it. Flow regulation on two of the rivers is confounded with vegetation and was represented by a random effect.',
        },
      ],
    },
    {
      university: 'fynbo',
      name: 'Mette Kirkeskov',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Institute of Water Resources',
      mail: 'mette.kirkeskov',
      hIndex: 22,
      works: 68,
      topics: ['coastal aquifers', 'climate impacts on water', 'urban drainage', 'distributed hydrological models'],
      papers: [
        {
          title: 'Rising groundwater under Danish coastal towns: which basements get wet first?',
          date: '2024-08-20',
          venue: 'ground',
          abstract:
            'Sea-level rise lifts the shallow water table, as does renovation of leaky sewers that have acted as drains. A coupled model of aquifer, sewers and drains at 10 m resolution was set up for four towns and calibrated to 520 loggers. By 2060, 38 cm of sea-level rise raises the winter water table by 5 to 22 cm, falling off within 600 m from the coast. Sewer renovation as planned raises it by 10 to 45 cm, throughout the older quarters. Together they put 3,100 basements below the ten-year level, against 900 today; a third pipe laid during renovation would avoid most of this. Private drains are not registered and were inferred from dry-weather flow.',
        },
        {
          title:
            'Do climate model spreads matter more than hydrological structure? Twelve aquifers, four models, sixteen scenarios',
          date: '2022-11-08',
          venue: 'climate',
          abstract:
            'Uncertainty of projected recharge is commonly apportioned among climate models, emission scenarios and downscaling, while one hydrological model is used. For twelve Danish aquifers we ran four codes of different structure under sixteen bias-corrected projections. Variance decomposition assigns 58 % of uncertainty in mean recharge to climate models and 14 % to hydrological structure. For low groundwater heads in summer the shares are 27 and 49 %. Structure matters through the depth of root uptake and the representation of drains. Studies of drought should not rely on a single code.',
        },
        {
          title: 'Saltwater below polders: airborne electromagnetics with borehole-constrained inversion',
          date: '2020-01-22',
          venue: 'ground',
          abstract:
            'Reclaimed land on northern Funen is pumped dry above salt groundwater of unknown extent. Airborne electromagnetic data on 1,150 line kilometres were inverted with resistivity bounds from 34 boreholes and with a prior for clay thickness. The interface at 1 g/L chloride lies at 4 to 31 m below sea level with a standard error of 2.6 m. Beneath ditches it is drawn up by 6 m within 150 m. Clay layers above and brackish water below cannot be distinguished at 8 % of the soundings. Raising ditch levels by 0.5 m would, according to a density-dependent model, lower it by 3 m in thirty years.',
        },
      ],
    },
  ],
);
