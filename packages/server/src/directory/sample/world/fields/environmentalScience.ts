import { worldField } from '../types.ts';

export const environmentalScience = worldField(
  'Environmental science and climate',
  {
    change: { name: 'Journal of Environmental Change', capitals: 'sentence' },
    land: { name: 'Proceedings of the Climate and Land Meeting', capitals: 'title' },
    observation: { name: 'Letters in Earth Observation', capitals: 'sentence' },
    ecology: { name: 'Populations and Ecosystems', capitals: 'sentence' },
    air: { name: 'Air and Particles', capitals: 'sentence' },
    waters: { name: 'Inland and Coastal Waters', capitals: 'sentence' },
  },
  [
    {
      university: 'bjorkhem',
      name: 'Torkel Granlöf',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Ecology and Environmental Science',
      mail: 'torkel.granlof',
      hIndex: 42,
      works: 146,
      topics: ['carbon cycle', 'remote sensing of vegetation', 'boreal forests', 'eddy covariance'],
      page: {
        language: 'en',
        text: [
          'I run the Svartberget–Degerö carbon programme, which means that I look after towers.',
          'A PhD position in peatland carbon dioxide and methane exchange will be announced in February 2027 at https://bjorkhem.example/vacancies. Informal questions to torkel.granlof@bjorkhem.example are welcome.',
        ],
        says: {
          students: 'yes',
          portal: 'https://bjorkhem.example/vacancies',
          address: 'torkel.granlof@bjorkhem.example',
        },
      },
      papers: [
        {
          title:
            'Clear-cuts stay carbon sources for longer than models assume: fourteen chronosequence towers in northern Sweden',
          date: '2025-10-27',
          venue: 'change',
          abstract:
            'How long a boreal clear-cut releases carbon determines the climate effect of forestry. We operated fourteen eddy covariance towers for three years on stands harvested between 1 and 46 years ago, on similar moraine soils. The switch from source to sink occurs at 18 years (95 % interval 14 to 23), compared with 8 to 12 years in the models used for national reporting. Respiration from logging residues and roots accounts for the delay. Site preparation had no detectable influence, although only two of the stands had been left unprepared. Chronosequences replace time with space, and old stands were planted under a different climate.',
        },
        {
          title: 'Winter respiration under snow is underestimated where chambers replace towers',
          date: '2023-06-29',
          venue: 'change',
          abstract:
            'Winter fluxes from northern soils are small, long-lasting and poorly constrained. At Degerö we compared automated chambers, snow-gradient diffusion and eddy covariance during six winters. Chambers yield 21 g C m⁻² per winter, gradients 34 and the tower 38. Advection through ice lenses explains much of the discrepancy with the chambers. Applied to the peatlands of Fennoscandia, the correction amounts to 4 Tg C per year, with an uncertainty that is dominated by wind-packed snow on open bogs.',
        },
        {
          title: 'Spruce bark beetle before the outbreak: no early signal in two satellite sensors',
          date: '2021-11-19',
          venue: 'observation',
          abstract:
            'Detection of bark beetle attack in the green stage would allow timely felling. We inspected 4,180 spruces weekly in 2019 and 2020, and extracted Sentinel-1 and Sentinel-2 time series for 118 attacked and 390 control groups. Separability exceeds chance from day 52 after entrance holes appear, by which time half of the brood has left. Differences reported in earlier work arise before the attack and reflect site conditions. Sensors with a resolution below one metre may do better.',
        },
      ],
    },
    {
      university: 'jacksonharbor',
      name: 'Monique Saint-Hilaire',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Geophysical Sciences',
      mail: 'mshilaire',
      hIndex: 53,
      works: 161,
      topics: ['climate modelling', 'carbon cycle', 'climate adaptation', 'extreme events'],
      papers: [
        {
          title: 'Emergent constraints on precipitation extremes weaken out of sample',
          date: '2024-12-05',
          venue: 'change',
          abstract:
            'Emergent constraints relate an observable quantity to an uncertain projection across climate models. We collected nineteen constraints on precipitation extremes derived from the fifth generation of models and tested them with the sixth. Median explained variance falls from 0.51 to 0.17; four constraints retain significance, and all four have a physical mechanism that was stated in advance. The narrowing of uncertainty claimed by the others should be reversed. We also estimate how many constraints of similar strength a search over 200 predictors would have found by chance: eleven.',
        },
        {
          title: 'Large Ensembles and the Detection of Changes in Blocking Frequency',
          date: '2022-06-16',
          venue: 'land',
          abstract:
            'Whether atmospheric blocking has changed over the Euro-Atlantic sector is disputed. Using seven single-model large ensembles with 412 members in total, we determine the time of emergence for three blocking indices. Forced trends up to 2020 are smaller than internal variability in all of the ensembles, and the observed summer increase over Greenland lies outside of every ensemble’s 95 % range. Either the forced response or the variability is therefore misrepresented. Resolution, between 0.9° and 2.8°, does not separate the models.',
        },
        {
          title: 'Attribution of the 2019 heatwave in Europe: sensitivity to the definition of the event',
          date: '2020-10-30',
          venue: 'change',
          abstract:
            'Statements on how much more probable climate change has made an event depend on the definition of that event. For July 2019 in western Europe we vary region, duration, variable and return-period model, giving 960 combinations. Probability ratios between 4 and more than 1,000 are obtained. Duration contributes most to the variance (41 %), followed by the upper bound of the fitted distribution. Intensity changes are far more robust, at 1.6 to 2.4 °C. We recommend that intensity be communicated first.',
        },
      ],
    },
    {
      university: 'liesbeek',
      name: 'Riaan Duvenhage',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Department of Biological Sciences',
      mail: 'riaan.duvenhage',
      hIndex: 20,
      works: 57,
      topics: ['biodiversity monitoring', 'remote sensing of vegetation', 'fynbos', 'fire ecology'],
      papers: [
        {
          title: 'Fire, drought and the missing recruits of Protea repens across its range',
          date: '2025-04-14',
          venue: 'ecology',
          abstract:
            'Serotinous proteas recruit only after fire, and so each population depends on the rain of one winter. From 1998 to 2023 we counted seedlings and adults at 77 sites that burned. Recruitment falls below replacement where the first spring receives less than 60 % of mean rainfall; this happened at 9 % of the fires before 2010 and at 26 % since then. Sites above 900 m are buffered. An integral projection model predicts loss from a third of the lowland range by 2060 if fire return remains at twelve years. Seed dispersal among patches, which we could not measure, would moderate this.',
        },
        {
          title: 'Detecting alien Acacia in fynbos from hyperspectral images: the role of flowering time',
          date: '2023-09-13',
          venue: 'observation',
          abstract:
            'Clearing of invasive Acacia saligna and A. mearnsii requires maps of young plants. Airborne images with 425 bands were obtained in August, October and January over 310 km² of the Boland mountains. Classification accuracy for plants below two metres is 0.82 in August, when A. saligna flowers, and 0.61 in January. With October images A. mearnsii is separated best. Two dates combined perform as well as three. Transfer to a neighbouring catchment without retraining lowers accuracy to 0.58, mainly as a result of post-fire age.',
        },
        {
          title: 'Sugarbirds at Gardens: Feeder Use and Protea Seed Set in Three Suburbs',
          date: '2021-05-19',
          venue: 'land',
          abstract:
            'Feeders attract sugarbirds into gardens and may deprive plants of pollinators. At twelve fynbos sites between 0.1 and 6 km from suburbs with feeders we recorded visits and seed set of four Protea species in two seasons. Visits by Cape sugarbirds are reduced by 38 % within one kilometre in midwinter. Seed set is lower for one species only, P. neriifolia, by 17 %. Honeybees partly compensate. Removal of feeders, the natural experiment, was agreed to by too few households.',
        },
      ],
    },
    {
      university: 'kromme',
      name: 'Geertje Wiarda',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Environmental Sciences',
      mail: 'g.wiarda',
      hIndex: 29,
      works: 80,
      topics: ['wetland restoration', 'carbon cycle', 'peatlands', 'life cycle assessment'],
      papers: [
        {
          title: 'Raising the water table by how much? Methane, carbon dioxide and grass on drained peat meadows',
          date: '2025-06-24',
          venue: 'change',
          abstract:
            'Dutch dairy farms on drained peat emit as much carbon dioxide as the national aviation sector. We measured greenhouse gas exchange with mobile chambers and two towers on 20 meadows in which summer water tables had been raised to between 20 and 65 cm below the surface. Carbon dioxide emission decreases by 4.1 t per hectare and year for every 10 cm. Methane becomes relevant above 22 cm, at which it offsets about one fifth of the benefit. Grass yields fall by 11 % at 40 cm, and submerged drains achieve half of the reduction that ditch levels would suggest. The dry summer of 2022 dominates the regression.',
        },
        {
          title: 'Sphagnum farming on former meadows: nutrient legacy and the first decade of growth',
          date: '2023-11-28',
          venue: 'ecology',
          abstract:
            'Rewetted meadows could yield peat moss for horticulture, provided that Sphagnum tolerates the phosphorus left by farming. At three sites, topsoil was removed to 0, 15 or 30 cm before introduction of S. palustre and S. papillosum in 2012. After ten years annual growth was 2.1, 3.9 and 4.2 t per hectare. Phosphorus in pore water remained high at 0 cm and favoured Juncus, which required mowing five times a year. Carbon accumulation was positive only for the two removal treatments. Removed topsoil itself oxidises, a loss that is repaid after about 17 years.',
        },
        {
          title: 'Accounting for Time in Life Cycle Assessment of Peat Substitutes',
          date: '2021-02-16',
          venue: 'land',
          abstract:
            'Substitutes for horticultural peat differ in the timing of their emissions. A dynamic life cycle assessment was made for coir, wood fibre, composted bark and Sphagnum biomass, with time-dependent characterisation factors. Over 20 years wood fibre performs best (38 % of the impact of peat), over 100 years Sphagnum (21 %). Transport accounts for 45 % of the impact of coir, and its salinity requires washing with 300 L of water per cubic metre. Results are sensitive to decomposition in the pot, measured here in one greenhouse.',
        },
      ],
    },
    {
      university: 'merricreek',
      name: 'Sunniva Pradhan',
      title: 'Dr',
      position: 'Lecturer',
      department: 'School of Geography and Environment',
      mail: 'sunniva.pradhan',
      hIndex: 15,
      works: 35,
      topics: ['urban heat', 'climate adaptation', 'low-cost sensor networks', 'air pollution'],
      papers: [
        {
          title: 'Street trees and night-time heat in western Melbourne: water, not shade, limits the effect',
          date: '2025-02-14',
          venue: 'change',
          abstract:
            'Councils plant trees against heat; in the dry west of Melbourne many barely transpire. With 210 air temperature sensors and sap flow on 64 trees during three summers we separated shading from transpiration. Canopy cover of 30 % lowers afternoon temperature by 0.9 °C and has no effect at midnight when soil moisture is below 12 %. After irrigation with stormwater, night temperature decreases by 0.5 °C within a radius of about 40 m. The water required, 18 L per tree and day, is available from roofs until mid-January on average. Species were confounded with street age.',
        },
        {
          title: 'Calibration drift of low-cost particle sensors during bushfire smoke',
          date: '2023-01-31',
          venue: 'air',
          abstract:
            'Low-cost optical sensors filled gaps in smoke monitoring in the summer of 2019–20. Co-location of 36 units with reference instruments for two years shows that a calibration from clean months overestimates PM2.5 by a factor of 1.8 in smoke. Size distribution accounts for most of the deviation, humidity for little. Sensitivity remains lower by 14 % for eight weeks after an episode. A correction which switches at a ratio of two channels limits the error to 22 %. Units from one production batch behaved differently, and could be identified only from serial numbers.',
        },
        {
          title: 'Who Opens the Windows? Ventilation Behaviour in Public Housing on Hot Nights',
          date: '2021-10-26',
          venue: 'land',
          abstract:
            'Advice to ventilate at night assumes that windows can be left open. Contact sensors on 388 windows in 94 public flats recorded openings during 41 hot nights. On the ground floor 23 % were open at three in the morning, above the fourth floor 68 %. Security, noise and insects are given as reasons, in that order. Bedroom temperature was 2.6 °C lower in flats with both sides open. Fly screens, fitted to half of the flats in the second summer, increased opening by 15 points.',
        },
      ],
    },
    {
      university: 'shahgoli',
      name: 'Parviz Daneshfar',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Geography and Environment',
      mail: 'p.daneshfar',
      hIndex: 18,
      works: 62,
      topics: ['air pollution', 'source apportionment', 'dust-source regions', 'remote sensing of vegetation'],
      papers: [
        {
          title: 'Where the salt dust starts: erosion thresholds on the exposed bed of Lake Urmia',
          date: '2025-05-21',
          venue: 'air',
          abstract:
            'Not all of the exposed bed of Lake Urmia emits dust. With a portable wind tunnel we determined threshold friction velocities at 142 points on six surface types in three seasons. Puffy crusts with mirabilite emit from 0.24 m/s in spring; halite crusts did not emit at 0.9 m/s. Mapping by Sentinel-2 identifies the erodible type on 410 km², less than one tenth of the dry bed, two thirds of it at the mouth of the Aji Chay. Grazing breaks crusts that are otherwise stable. Crust type changes after rain, and the map describes 2021–2023.',
        },
        {
          title: 'Source apportionment of PM2.5 in Tabriz with organic tracers',
          date: '2023-02-23',
          venue: 'air',
          abstract:
            'Winter inversions in Tabriz bring fine particle concentrations above 80 µg/m³. Eighty-six daily samples were analysed for elements, ions, levoglucosan, hopanes and n-alkanes, and apportioned by positive matrix factorisation. Traffic accounts for 31 %, secondary nitrate for 22, heavy fuel oil of a power plant for 17, dust for 16 and biomass burning for 5 %. When the plant received gas, in February, its factor disappeared and its vanadium fell twentyfold. Refinery emissions could not be distinguished from traffic.',
        },
        {
          title: 'Oak decline in the Zagros: dust deposition, drought and charcoal disease in 96 stands',
          date: '2021-07-21',
          venue: 'ecology',
          abstract:
            'More than a million hectares of Quercus brantii have shown dieback since 2008. In 96 stands along a gradient from Ilam to Kohgiluyeh we recorded crown condition, leaf dust, soil depth and Biscogniauxia stromata. Soil depth below 35 cm and the rainfall deficit of 2007–2011 explain 54 % of the variance in dieback, leaf dust 3 %. Fungal stromata follow dieback and do not precede it in re-surveyed plots. Coppiced stands are affected less than high forest. Stands under military control were not accessible.',
        },
      ],
    },
    {
      university: 'chebucto',
      name: 'Ewan Doucette',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Oceanography',
      mail: 'ewan.doucette',
      hIndex: 26,
      works: 69,
      topics: ['environmental DNA', 'biodiversity monitoring', 'sea-level rise', 'coastal ecology'],
      papers: [
        {
          title: 'How far does environmental DNA travel in a tidal estuary? Caged lobsters as a point source',
          date: '2024-06-13',
          venue: 'waters',
          abstract:
            'Environmental DNA surveys in estuaries need to know where the DNA came from. We caged 200 American lobsters at one point of an estuary in which the species is absent and sampled 58 stations over four tidal cycles. DNA was detected up to 2.3 km along the ebb and 0.4 km across. A particle model with decay of 0.11 per hour reproduces detections if resuspension from the bed is included, which supplied 40 % of the signal on the second day. Moulting lobsters shed about seventy times as much as others. Four months after removal, sediment remained positive.',
        },
        {
          title: 'Salt marsh migration blocked by roads: elevation surveys along 190 km of Nova Scotian coast',
          date: '2022-09-08',
          venue: 'waters',
          abstract:
            'Salt marshes survive sea-level rise by moving inland. On 190 km of coast with macrotidal and microtidal sectors we surveyed the upland edge of 212 marshes. Roads or dykes lie within the zone of migration to 2080 for 61 % of marsh area in the upper Bay of Fundy and 34 % on the Atlantic shore. Vertical accretion of 4 to 11 mm per year suffices in the former, not in the latter (1 to 3 mm). Culverts pass tides at 18 of 77 roads. Priorities for removal differ according to whether area or carbon is to be preserved.',
        },
        {
          title: 'Eelgrass Wasting and Invasive Green Crab: A Paired-Cove Experiment',
          date: '2020-06-09',
          venue: 'land',
          abstract:
            'Eelgrass has declined on the Atlantic coast of Nova Scotia since green crabs arrived. In eight pairs of coves, crabs were removed by trapping from one of each pair for two summers. Trapping removed 31,000 crabs and lowered density by 58 %. Shoot density increased by 24 % relative to control coves, as long as sediment organic matter was below 6 %. Wasting disease prevalence was unaffected. Crab numbers had recovered ten weeks after trapping ended.',
        },
      ],
    },
    {
      university: 'zwierzyniec',
      name: 'Halina Mroczek-Bień',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Environmental Sciences',
      mail: 'h.mroczek',
      hIndex: 31,
      works: 104,
      topics: ['air pollution', 'citizen observations', 'biodiversity monitoring', 'alpine meadows'],
      papers: [
        {
          title: 'After the coal stove ban: black carbon and PM10 in Kraków and its ring of towns, 2012–2024',
          date: '2025-03-13',
          venue: 'air',
          abstract:
            'Kraków banned solid fuels in September 2019, its surrounding municipalities did not. Concentrations at eleven stations and black carbon along four radial routes were analysed with meteorological normalisation. PM10 within the city has decreased by 41 % since 2012, of which 17 points follow the ban; towns of the ring show a decrease by 14 %. On still evenings the ring supplies up to half of the city’s PM10. Benzo[a]pyrene remains above the target value at all stations. Stove replacement in the ring was subsidised later, and the analysis ends too early to assess it.',
        },
        {
          title: 'Mowing date, subsidies and orchids in the Pieniny meadows',
          date: '2022-07-27',
          venue: 'ecology',
          abstract:
            'Agri-environment payments prescribe late mowing for species-rich meadows. In 60 Carpathian meadows with permanent plots since 1996, we compared traditional July mowing, subsidised late mowing and abandonment. Species number fell from 47 to 41 per plot under late mowing, to 33 after abandonment, and stayed at 46 under July mowing. Of eleven orchid species two benefited from late mowing. Litter accumulation explains the loss. Farmers would prefer July but cannot afford to forgo payment.',
        },
        {
          title: 'Spatial Bias in Volunteer Records of Spring Arrival: Where People Walk Dogs',
          date: '2020-03-05',
          venue: 'land',
          abstract:
            'Phenological records by volunteers are concentrated near homes. For 41,600 records of first sightings of four migrant birds in southern Poland we modelled effort by means of mobile phone activity in green space. Apparent advance of the white stork by 4.1 days per decade is reduced to 2.6 once effort is included; that of the cuckoo does not change. Effort increased most in suburbs with new housing. Phone data cover 2015–2019 and were extrapolated to earlier years by population.',
        },
      ],
    },
    {
      university: 'hirosegawa',
      name: 'Daisuke Omori',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Graduate School of Environmental Studies',
      mail: 'omori-d',
      hIndex: 22,
      works: 58,
      topics: ['microplastics', 'ecosystem services', 'coastal cities', 'sediment'],
      papers: [
        {
          title: 'Tyre wear in sediments of two urban rivers of Sendai: dated cores since 1960',
          date: '2024-10-17',
          venue: 'waters',
          abstract:
            'Tyre wear is probably the largest source of microplastics to rivers and is hardly ever dated. Six sediment cores from the Natori and Nanakita estuaries were analysed by pyrolysis for styrene–butadiene rubber and dated with 210Pb and the tsunami layer of 2011. Mass accumulation rises from 0.02 g m⁻² per year in 1965 to 1.9 in 2019, in proportion to lorry traffic. A quarter of the record was eroded by the tsunami. Extractable 6PPD-quinone is present in the upper 12 cm alone, where it degrades with a half-life of about three years.',
        },
        {
          title: 'Counting fibres: agreement among nine laboratories on blank-corrected microplastics',
          date: '2022-04-06',
          venue: 'waters',
          abstract:
            'Fibres from clothing contaminate microplastic samples. Nine laboratories received identical river samples and procedural blanks without being told which were which. Fibre counts in blanks ranged from 0.3 to 21 per filter. After blank correction, concentrations differ by a factor of twelve, compared with 2.4 for fragments above 100 µm. Automated infrared identification reduces the spread to a factor of five. Results for fibres published without blanks should not be used in risk assessment.',
        },
        {
          title: 'Sea Walls and Clams: Ecosystem Services of a Rebuilt Coast',
          date: '2020-12-16',
          venue: 'land',
          abstract:
            'After 2011, 9.7 m sea walls were built along much of the Sendai plain. In five tidal flats before and behind new walls, clam biomass, bird numbers and visitor days were recorded for six years. Clams recovered to 90 % of pre-tsunami biomass on open flats and to 35 % where walls cut the flow of groundwater. Willingness to pay for safety exceeded that for recreation by a factor of seven among residents and by two among visitors. Preferences were elicited while the wall was already visible.',
        },
      ],
    },
    {
      university: 'barigui',
      name: 'Jussara Kretzschmar',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Departamento de Ecologia',
      mail: 'jussara.k',
      hIndex: 28,
      works: 87,
      topics: ['biodiversity monitoring', 'ecosystem services', 'tropical savannas', 'remote sensing of vegetation'],
      papers: [
        {
          title: 'Afforestation of Campos grassland: bird and grasshopper losses within a 2 km radius',
          date: '2025-07-28',
          venue: 'ecology',
          abstract:
            'Pine plantations expand into the highland grasslands of southern Brazil. We surveyed birds at 240 and grasshoppers at 96 points in grassland remnants with between 0 and 80 % plantation in the surroundings. Grassland specialist birds decline by half at 22 % plantation cover within 2 km, even though the remnant itself is intact. Grasshoppers respond at 300 m. Burning every second year, traditional on ranches, offsets a third of the loss for birds. Remnants in our sample are grazed; ungrazed ones become shrubland by themselves.',
        },
        {
          title: 'Pollinator visits to soy along forest edges: yield gains stop at 90 metres',
          date: '2023-04-11',
          venue: 'ecology',
          abstract:
            'Soy is considered self-fertile, yet bees may raise its yield. In 34 fields in western Paraná we measured visits and yield in plots at 10 to 400 m from Atlantic Forest remnants, with and without netting. Open plots yield 9 % more at 10 m, 6 % at 90 m and the same beyond. Native stingless bees account for 70 % of visits near the edge. Insecticide applied during flowering cancels the effect in 11 fields. At current prices the gain pays for 0.4 ha of forest per 10 ha of soy.',
        },
        {
          title: 'Jaguar, Puma and Calf: Predation Records From Sixty Ranches',
          date: '2020-09-02',
          venue: 'land',
          abstract:
            'Conflict with large cats is reported by ranchers after the event. Sixty ranches in the northern Pantanal kept carcass records with photographs for four years. Of 2,904 calf deaths 11 % were due to jaguar or puma, 19 % to snakes and 38 % to disease or abandonment. Losses to cats concentrate on nine ranches within 3 km of riparian forest. Night enclosures reduced them by 72 % on the four ranches which tried. Ranches that had shot cats were unlikely to join.',
        },
      ],
    },
    {
      university: 'ouchy',
      name: 'Florence Gremaud',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Institute of Environmental Engineering',
      mail: 'florence.gremaud',
      hIndex: 25,
      works: 48,
      topics: ['environmental DNA', 'alpine meadows', 'climate adaptation', 'glacier-fed streams'],
      papers: [
        {
          title: 'Green algae follow the shade: primary production in 46 glacier-fed streams as ice retreats',
          date: '2026-02-12',
          venue: 'waters',
          abstract:
            'Streams below glaciers are expected to turn green as turbidity declines. We measured metabolism, nutrients and benthic algae at 46 streams in the Alps, Caucasus and Southern Alps of New Zealand, along gradients of glacier cover. Gross primary production increases threefold when cover drops below 5 %, except in reaches shaded by valley walls for more than 60 % of the day. Phosphorus limits in the Alps, light in New Zealand. Microbial genomes specific to icy streams disappear at 2 % cover. Sampling took place in melt season and at baseflow, not in winter.',
        },
        {
          title: 'Snowbed plants do not follow the snow: fifteen years of transplants at 2,400 metres',
          date: '2023-08-30',
          venue: 'ecology',
          abstract:
            'Earlier snowmelt endangers plants of snowbeds, which could in principle move to later-melting sites. In 2007 we transplanted turf of four snowbed species to sites melting 14 and 28 days later. After fifteen years Salix herbacea survives in 71 and 66 % of plots, Soldanella pusilla in 12 and 0 %. Failure results from soil frost during cold springs rather than from a short season. Establishment from seed was observed once. Sites with later melt are also steeper and poorer in soil, which limits the interpretation.',
        },
        {
          title: 'Metabarcoding of Alpine Springs: What Traps Catch and Filters Miss',
          date: '2021-09-29',
          venue: 'land',
          abstract:
            'Spring fauna is monitored with nets by few specialists. For 88 Swiss springs we compared net samples identified by specialists with metabarcoding of 20 L of filtered water and of the bulk sample. Water detects 31 % of the taxa found by nets and adds 18 others, bulk metabarcoding 84 %. Water mites are missed by both for lack of reference sequences. Detection in water increases in late summer. A combined protocol would cost 60 % of specialist identification, once references exist.',
        },
      ],
    },
    {
      university: 'matildabay',
      name: 'Graeme Tollgate',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'School of Geography and Environment',
      mail: 'graeme.tollgate',
      hIndex: 49,
      works: 218,
      topics: ['remote sensing of vegetation', 'wetland restoration', 'biodiversity monitoring', 'salinity'],
      page: {
        language: 'en',
        text: [
          'Graeme Tollgate retired in 2022. He continues to work on the wheatbelt lake records.',
          'He does not take on students and asks that requests for data go to the state library, which holds the notebooks.',
        ],
        says: { students: 'no' },
      },
      papers: [
        {
          title: 'Forty-one years of salinity and waterbirds on 93 wheatbelt lakes',
          date: '2022-08-10',
          venue: 'waters',
          abstract:
            'Clearing of the Western Australian wheatbelt raised saline groundwater into lakes. We present salinity, depth and waterbird counts of 93 lakes from 1979 to 2020. Fifty-two lakes crossed 10 g/L during the period, after which the number of breeding species fell from 11 to 3 within six years. Five lakes with drainage recovered chemically but not in birds. Declining rainfall since 2000 has slowed groundwater and dried lakes, with opposite effects on the trends. Before 1985 salinity was measured by hydrometer and is uncertain by 8 %.',
        },
        {
          title: 'Tree Belts and Water Tables Under a Drying Climate',
          date: '2020-07-08',
          venue: 'land',
          abstract:
            'Belts of mallee were planted to lower water tables. Water levels in 214 bores under and beside belts on eleven farms were analysed from 1994 to 2018 with a rainfall-driven trend model. The belts lowered the water table by 1.1 m on average; the decline in rainfall did so by 1.6 m at the same bores. Under duplex soils the effect extends no further than 15 m. Economic assessments which ascribed the whole decline to belts overstate their benefit.',
        },
        {
          title: 'Landsat against the notebook: validation of surface water maps for small salt lakes',
          date: '2019-05-14',
          venue: 'observation',
          abstract:
            'Global surface water maps are derived from Landsat. We compared them with 4,780 dated field observations of 93 salt lakes. Lakes of above 50 ha are mapped as wet or dry correctly in 93 % of cases, those of less than 5 ha in 64 %. Salt crusts are classified as cloud and shallow water as bare soil. The annual frequency of inundation is underestimated by 0.09. A threshold on the green band, adapted to each lake, recovers half of the error.',
        },
      ],
    },
    {
      university: 'dreisam',
      name: 'Cosima Rautenstrauch',
      title: 'Dr',
      position: 'Research Group Leader',
      department: 'Faculty of Environment and Natural Resources',
      mail: 'cosima.rautenstrauch',
      hIndex: 23,
      works: 46,
      topics: ['carbon cycle', 'climate adaptation', 'tree mortality', 'dendroecology'],
      papers: [
        {
          title:
            'Silver fir recovers from drought at the second attempt: wood anatomy of 318 trees after 2003 and 2018',
          date: '2025-01-22',
          venue: 'ecology',
          abstract:
            'Silver fir is planted as a replacement for spruce in the Black Forest. Its response to consecutive droughts was reconstructed from lumen area, wall thickness and ring width of 318 trees on 22 sites. After 2003 growth recovered within three years on all sites. After 2018–20, trees that had reduced lumen area in 2003 by over 15 % recovered again, whereas those that had not lost a further 30 % of growth and 9 % of them died. Mistletoe load is a competing explanation on south slopes. Dead trees were sampled where felling allowed.',
        },
        {
          title:
            'Non-structural carbohydrates measured in the field and the laboratory do not agree, but rank the same',
          date: '2023-03-27',
          venue: 'change',
          abstract:
            'Reserves of sugar and starch are measured to explain tree mortality. Microwaving samples in the field, freezing on dry ice and drying in an oven were compared for six species at three times of the year. Total concentrations differ by up to 34 %, as enzymes act until the sample is hot. Ranks of trees within a species are preserved (Spearman coefficient 0.88). Root samples are affected most. Seasonal amplitudes in two published meta-analyses could be an artefact of sampling effort in summer, when ovens are further away.',
        },
        {
          title: 'Throughfall Exclusion in a Mixed Beech Stand: Five Years, Two Roofs',
          date: '2021-12-08',
          venue: 'land',
          abstract:
            'Roofs over 2 × 600 m² of a mixed stand near Freiburg removed half of summer rain for five years. Beech closed stomata earlier than oak and lost 12 % of leaf area from the third year onward. Transpiration of oak did not decline, supplied from below 1.2 m according to water isotopes. Seedlings of both species died in the first summer. Two roofs in one stand are not independent, for which reason no tests of treatment are given.',
        },
      ],
    },
    {
      university: 'kordon',
      name: 'Nilgün Aydoğmuş',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Environmental Sciences',
      mail: 'nilgun.aydogmus',
      hIndex: 27,
      works: 98,
      topics: ['climate adaptation', 'ecosystem services', 'wetland restoration', 'mucilage'],
      papers: [
        {
          title: 'The Marmara mucilage of 2021: nutrients, stratification and a diatom bloom that came early',
          date: '2023-05-23',
          venue: 'waters',
          abstract:
            'In spring 2021 mucilage covered much of the Sea of Marmara. Monthly profiles at 14 stations from 2017 to 2022 allow the preceding conditions to be compared with those of other years. Nitrate to phosphate ratios fell below 6 in autumn 2020, stratification set in five weeks early, and a bloom of Skeletonema and Cylindrotheca collapsed in January. Extracellular carbohydrate reached 9 mg/L. A similar sequence without mucilage occurred in 2018, with weaker stratification. Discharge data of municipalities, indispensable to management, are annual totals.',
        },
        {
          title: 'Flamingos, salt works and levees: adaptation choices for the Gediz delta',
          date: '2024-11-29',
          venue: 'change',
          abstract:
            'The Gediz delta holds a tenth of the world’s greater flamingos behind levees that subside. We combined subsidence by radar interferometry (up to 14 mm per year), three sea-level scenarios and a habitat model in order to compare five options until 2070. Raising all levees costs €61 million and keeps 94 % of nesting habitat; managed realignment in the south costs 23 million, keeps 71 % and adds mudflat. Salt works would lose two basins. Participants of four stakeholder meetings preferred realignment after seeing the radar maps. Groundwater pumping drives half of the subsidence and was treated as fixed.',
        },
        {
          title: 'Carbon Stocks of Posidonia Meadows in Three Anchorages',
          date: '2020-05-28',
          venue: 'land',
          abstract:
            'Anchoring damages seagrass and may release its carbon. In three bays between Çeşme and Karaburun, cores of 1.5 m were taken in intact Posidonia, in anchor scars and in matte without cover. Stocks are 38, 29 and 24 kg C per square metre. Radiocarbon ages suggest that the surface of scars is younger than 40 years. Of the area mapped in 1994 by divers 17 % is lost. Losses by pleasure craft and by fish farms, both present since the 1990s, cannot be separated in two of the bays.',
        },
      ],
    },
    {
      university: 'croixrousse',
      name: 'Mathieu Delorme-Sow',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Département des sciences de l’environnement',
      mail: 'mathieu.delormesow',
      hIndex: 17,
      works: 40,
      topics: ['ecosystem services', 'climate adaptation', 'climate modelling', 'tropical savannas'],
      papers: [
        {
          title: 'Parkland trees and millet under hotter springs: a process model tested in Senegal and Niger',
          date: '2025-09-10',
          venue: 'change',
          abstract:
            'Faidherbia trees in Sahelian fields shade crops and fertilise soil. A model coupling tree phenology, light, water and nitrogen was calibrated in Senegal and tested against 29 site-years in Niger. It reproduces millet yield with an error of 0.19 t per hectare. With warming of 2 °C yields under trees decrease by 7 % and in the open by 21 %, chiefly by lower heat stress during emergence. Above 25 trees per hectare competition for light outweighs the benefit. Livestock, which concentrate under trees and bring nutrients from elsewhere, are not represented.',
        },
        {
          title: 'Seasonal forecasts and sowing decisions of 412 households: value realised and value possible',
          date: '2023-10-12',
          venue: 'change',
          abstract:
            'Seasonal forecasts reach Sahelian farmers by radio. In 21 villages of central Senegal we recorded sowing dates, varieties and yields of 412 households over four seasons, and confronted them with the forecast as broadcast. Households which acted upon a forecast of late onset gained 8 % in the one season in which it was right and lost 3 % in the two in which it was not. A decision model shows that possible gains double if the forecast distinguishes dry spells in July. Seed of short-cycle varieties was sold out in a third of the villages.',
        },
        {
          title: 'Regional Climate Models and the Little Dry Season: Sixteen Simulations Against Gauges',
          date: '2021-03-10',
          venue: 'land',
          abstract:
            'The little dry season of coastal West Africa is important to yam and maize. Sixteen regional simulations at 25 km were compared with 61 gauges in Benin, Togo and Ghana. Eleven simulate no minimum in August, two place it a month late. Sea surface temperature in the Gulf of Guinea, biased by up to 2.4 °C, distinguishes the successful from the others. Bias correction of precipitation alone produces a minimum without its mechanism, which disappears again in projections.',
        },
      ],
    },
  ],
);
