import { worldField } from '../types.ts';

export const agriculture = worldField(
  'Agricultural science',
  {
    field: { name: 'Journal of Field and Crop', capitals: 'sentence' },
    sustainable: { name: 'Proceedings of the Sustainable Farming Meeting', capitals: 'title' },
    production: { name: 'Letters in Plant Production', capitals: 'sentence' },
    soil: { name: 'Soil and Root', capitals: 'sentence' },
    breeding: { name: 'Breeding for Change', capitals: 'title' },
    water: { name: 'Crops and Water', capitals: 'sentence' },
  },
  [
    {
      university: 'marselis',
      name: 'Inge Skovbjerg',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Agroecology',
      mail: 'inge.skovbjerg',
      hIndex: 40,
      works: 138,
      topics: ['nitrogen use efficiency', 'winter wheat', 'nitrate leaching', 'multi-year field trials'],
      papers: [
        {
          title: 'Cover crops that are sown too late: nitrate leaching from 64 farm fields over three winters',
          date: '2025-10-14',
          venue: 'soil',
          abstract:
            'Danish regulation credits cover crops with a fixed reduction of nitrate leaching, derived from trials in which sowing took place in early August. We installed suction cups at 1 m in 64 commercial fields for three winters. Leaching under cover crops sown before 10 August was 31 kg N/ha lower than under bare soil; each week of delay cost 8 kg, and after 5 September no difference remained. Half of the sampled farms had sown later than 20 August, owing to wheat harvest. Sandy soils dominate our sample. Spring barley after a well-grown crop needed 19 kg less fertiliser, which farmers applied nevertheless.',
        },
        {
          title: 'Split nitrogen in winter wheat: is the third dressing for yield or for the miller?',
          date: '2023-03-01',
          venue: 'field',
          abstract:
            'Late nitrogen raises grain protein and is suspected of increasing losses. In 22 site-years a third dressing of 40 kg N/ha at flag leaf was compared with the same quantity added earlier. Protein increased by 0.9 percentage points and yield decreased by 0.12 t/ha. Apparent recovery of the late dressing was 61 %, as against 54 % for the early one. Where no rain fell within 14 days recovery dropped to 33 %, and 15N showed that the remainder had stayed in the top 5 cm. Price premiums of recent years would have paid for the dressing in 9 of the 22 cases.',
        },
        {
          title: 'Nitrification Inhibitors in Acidified Slurry: Additive or Redundant?',
          date: '2024-06-17',
          venue: 'sustainable',
          abstract:
            'Acidification of slurry reduces ammonia loss, and inhibitors reduce nitrous oxide. Both were combined in a factorial trial on winter wheat with trailing hoses at three sites. Emission of nitrous oxide over 90 days was 1.9 kg N/ha from untreated slurry, 2.4 from acidified, 1.1 with inhibitor and 1.2 with both. Ammonia volatilisation was lowered by 58 % by acid alone. Crop uptake was highest when both were applied, by 14 kg. Sulfate from the acid exceeds crop demand, a point left to further study.',
        },
      ],
    },
    {
      university: 'rincon',
      name: 'Tomás Arvizu-Lane',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Agricultural and Biosystems Engineering',
      mail: 'tarvizu',
      hIndex: 22,
      works: 60,
      topics: ['irrigation scheduling', 'date palms', 'salinity stress', 'soil sensor networks'],
      papers: [
        {
          title: 'How much water does a date palm need? Sap flow and lysimetry of mature Medjool near Yuma',
          date: '2026-03-10',
          venue: 'water',
          abstract:
            'Irrigation of mature Medjool palms in the lower Colorado basin follows coefficients from young trees in other countries. We combined heat-pulse sensors at six depths in twelve palms with two weighing lysimeters holding 19-year-old trees. Annual transpiration was 1,340 mm over the canopy area, or a basal coefficient of 0.71 with little seasonal variation, against 0.9 to 1.0 in use. Growers apply 2,100 mm. A leaching requirement of 14 % at the local salinity justifies about a third of the surplus. Reducing application to 1,600 mm for two seasons left yield and fruit size unchanged in six blocks of one ranch.',
        },
        {
          title: 'Soil moisture sensors in furrow-irrigated cotton: whose readings do irrigators believe?',
          date: '2023-12-13',
          venue: 'water',
          abstract:
            'Sensors are installed in many fields and consulted in few. On 31 cotton fields we logged sensor readings, app openings and irrigation dates for two seasons and visited irrigators monthly. Decisions agreed with the sensor’s advice on 44 % of occasions; agreement was higher after the irrigator had seen the probe dug up (63 %). In 12 of 31 fields the sensor sat in a position whose mean deviated from the field by over 4 % water content. Water delivered by the district on a fixed rotation left no choice in 38 % of cases.',
        },
        {
          title: 'Salt Mapping by Electromagnetic Induction After a Decade of Drip',
          date: '2025-03-11',
          venue: 'sustainable',
          abstract:
            'Drip irrigation saves water and stores salt between the rows. Electromagnetic surveys of nine vegetable fields, repeated before and after conversion to drip up to eleven years earlier, were calibrated against 540 cores. Salinity at the bed shoulder rose from 2.1 to 6.8 dS/m, and beneath the emitter it declined. Germination failures in sprinkler-established lettuce coincide with shoulders moved by re-bedding. A pre-plant sprinkling of 90 mm restored 80 % of the profile in the four fields where it was done.',
        },
      ],
    },
    {
      university: 'albufera',
      name: 'Vicent Escrivà Soler',
      title: 'Professor',
      position: 'Professor',
      department: 'Departament de Producció Vegetal',
      mail: 'vicent.escriva',
      hIndex: 31,
      works: 102,
      topics: ['irrigation scheduling', 'rice terraces', 'methane from paddies', 'integrated pest management'],
      papers: [
        {
          title: 'Straw, water birds and methane: winter flooding of Mediterranean rice fields',
          date: '2024-11-19',
          venue: 'field',
          abstract:
            'Rice straw in coastal wetlands is burnt, buried or flooded, each of which is prohibited by some authority. Four treatments were compared on 24 commercial fields near Valencia over three winters with chambers, bird counts and water sampling. Winter flooding with incorporated straw emitted 210 kg/ha of methane outside the growing season and doubled the use by waders; incorporation in dry soil followed by flooding six weeks later emitted 84 kg and retained two thirds of the birds. Anoxia killed fish in two canals. Removal of straw, at €118 per tonne, found no buyer within 60 km.',
        },
        {
          title: 'Mealybug on persimmon after the loss of chlorpyrifos: biological control and ants',
          date: '2022-07-19',
          venue: 'production',
          abstract:
            'Withdrawal of chlorpyrifos left persimmon growers without an effective product against mealybugs. In 16 orchards we released Anagyrus and Cryptolaemus at two rates with and without exclusion of ants by sticky bands. Infested fruit at harvest amounted to 34 % untreated, 27 % with release alone, 21 % with ant exclusion alone and 8 % with both. Bands required renewal every five weeks at a cost of €410 per hectare and season. In the two orchards with Lasius instead of Tapinoma the bands had no effect.',
        },
        {
          title: 'Deficit Irrigation of Late Mandarins at Flowering: Eight Years, One Lost Crop',
          date: '2025-10-09',
          venue: 'sustainable',
          abstract:
            'We report eight years of regulated deficit irrigation on a late mandarin, with deficits of 40 % imposed at flowering or in summer; earlier trials on citrus lasted two to four. Mean yield fell by 6 % with summer deficit and by 13 % at flowering, of which one year with a hot wind in May accounts for half. Fruit maturity index was advanced by nine days under summer deficit. Trees were pruned to a common height, which may hide cumulative effects on growth. Water saved averaged 1,100 m³/ha.',
        },
      ],
    },
    {
      university: 'makara',
      name: 'Fergus Tamihana',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Agriculture and Environment',
      mail: 'fergus.tamihana',
      hIndex: 16,
      works: 43,
      topics: ['soil carbon', 'mountain pastures', 'nitrogen use efficiency', 'legumes'],
      papers: [
        {
          title: 'Plantain in hill country: urine patches, slope and the nitrogen nobody collects',
          date: '2025-04-15',
          venue: 'soil',
          abstract:
            'Plantain reduces nitrate leaching from dairy pasture on flat land and is now being recommended for sheep and beef on hills. Oversown plantain persisted for two years on slopes below 18° and under one year above. Leaching beneath 384 urine patches, collected by resin bags at 30 cm, was 22 % lower in paddocks with at least 25 % plantain (95 % interval 6 to 35). Camping sites, 5 % of the area, received 40 % of urine and contained no plantain whatsoever. Resin bags cannot be calibrated for preferential flow in the dry cracked soils of March. At farm scale the reduction is about 7 %.',
        },
        {
          title: 'Resampling hill soils after 27 years: carbon lost from the shoulders',
          date: '2024-10-04',
          venue: 'soil',
          abstract:
            'Stocks of carbon in New Zealand hill soils are reported as stable on average. In 2020 we resampled 148 profiles to 60 cm, first described in 1993, at positions relocated by photographs and pegs. Shoulders lost 6.2 t/ha, toe slopes gained 4.9, and the area-weighted change was −1.1 ± 1.8 t/ha. Soil archived from the first survey and reanalysed gave values 4 % above the original. Landslides after one storm in 2004 remove most of the apparent loss in a subset. Bulk density had been measured in a third of the original profiles.',
        },
        {
          title: 'Subterranean Clover on Māori Land Blocks: Adoption by Cousins',
          date: '2020-08-12',
          venue: 'sustainable',
          abstract:
            'Subterranean clover raises lamb growth in dry hill country, where it remains uncommon. We worked with trustees of seven Māori land blocks over four years to establish demonstration paddocks, and traced the spread of seed and practice. Lamb growth on clover was 41 g a day higher in spring. Of 19 later adopters, 15 are kin of a trustee and two attended a field day. The number of blocks is small, and all belong to one catchment. Trusts with yearly elections postponed investments that do not pay within a term.',
        },
      ],
    },
    {
      university: 'graslei',
      name: 'Joris Vandenabbeele',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Department of Plants and Crops',
      mail: null,
      hIndex: 51,
      works: 268,
      topics: ['soil carbon', 'crop modelling', 'process-based crop models', 'long-term experiments'],
      papers: [
        {
          title: 'Four per mille on clay and on paper: carbon models and 36 years of a Flemish rotation',
          date: '2022-02-16',
          venue: 'soil',
          abstract:
            'Policies that reward soil carbon rely on models whose errors exceed the change they reward. Five models were run blind on a rotation experiment in Flanders that began in 1984, using management records only, and afterwards with one, three and five measured stocks. Blind predictions of the change by 2020 extend from −9 to +14 t/ha, the measured value being +2.1. One measurement at the start reduces the range to 11 t/ha, and further ones hardly at all, for the error lies in inputs from roots. I took the first samples in this experiment myself, with an auger one centimetre shorter than was noted.',
        },
        {
          title: 'Maize silage after grass: ploughing out a sod in spring or autumn',
          date: '2020-12-15',
          venue: 'field',
          abstract:
            'Over six paired years on sandy loam, three-year grass was ploughed in October, March or, chemically killed, in May before maize. Mineral nitrogen to 90 cm in the following November was 142, 88 and 61 kg/ha. Silage yield was 1.3 t/ha lower after the May treatment in two dry springs and equal otherwise. Unfertilised plots indicate that maize could be grown for one year without any nitrogen after all three.',
        },
        {
          title: 'Archived Samples Answer Questions Nobody Asked: Phosphorus Since 1948',
          date: '2019-04-17',
          venue: 'sustainable',
          abstract:
            'Soil archives were kept for reasons now forgotten. From 1,120 jars of eleven Belgian sites dating back to 1948 we determined phosphorus saturation by a single method. Saturation passed the threshold of 25 % in 1979 on pig farms and in 1996 on arable farms. Since manure legislation it has declined by 0.2 points a year, which implies a century to return. Labels had been eaten by mice in the case of 190 jars, of which spectra allowed 140 to be assigned.',
        },
      ],
    },
    {
      university: 'ruissalo',
      name: 'Henna Rintamäki',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Biosciences and Agriculture',
      mail: 'henna.rintamaki',
      hIndex: 14,
      works: 31,
      topics: ['plant breeding', 'genome-wide association', 'oats', 'photoperiod response'],
      page: {
        language: 'en',
        text: [
          'Oats, faba beans and long days: we breed for fields above 60° N.',
          'A doctoral researcher position in quantitative genetics (four years, salaried) opens in February 2027 and must be applied for at https://ruissalo.example/jobs, reference RUI-442. You can ask me about the project at henna.rintamaki@ruissalo.example, but I cannot judge your chances by email.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'RUI-442',
          portal: 'https://ruissalo.example/jobs',
          address: 'henna.rintamaki@ruissalo.example',
        },
      },
      papers: [
        {
          title: 'Genomic Prediction of Oat Yield Between Latitudes: What the Marker Effects Leave at the Border',
          date: '2025-11-26',
          venue: 'breeding',
          abstract:
            'Northern breeding programmes are too small to train their own prediction models. We tested whether 1,460 oat lines trialled at 50 to 57° N inform the selection of 390 lines at 61 to 64°. Accuracy for yield was 0.19 with southern training only, 0.44 with northern, and 0.47 with both; days to heading transferred with 0.58. Modelling marker effects as functions of thermal time and day length raised the joint accuracy to 0.53. Winter oats were not represented, and all northern trials were sown in May. Two loci on chromosome 7D reverse their sign at about 59°.',
        },
        {
          title: 'Crown rust on volunteer plants: a green bridge under the snow',
          date: '2024-09-06',
          venue: 'production',
          abstract:
            'Crown rust of oats was thought not to overwinter in Finland save on buckthorn. During three winters we sampled volunteer oats on 84 stubble fields in the south-west. Viable uredinia were recovered in April from 11 fields, all with snow deeper than 20 cm from December on. Simple-sequence-repeat genotypes match those of first infections in nearby crops in seven cases. Autumn tillage removed volunteers and rust alike. Climate projections with less snow reduce survival in the model, whereas milder autumns increase inoculum; the net effect changes sign with the scenario.',
        },
        {
          title: 'Heading Date in Faba Bean: Four Regions, One of Them Useful',
          date: '2021-12-14',
          venue: 'breeding',
          abstract:
            'Faba bean matures too late for most of Finland. A multi-parent population of 384 lines was scored for heading, flowering and maturity in six environments. Four regions explain 37 % of variance in flowering; only one of them, on chromosome 3, accelerates maturity without reducing seed number, by 3.6 days. In others early flowering is compensated by prolonged pod filling. Near-isogenic lines carrying the region are under multiplication. The population lacks winter types, in which other regions may segregate.',
        },
      ],
    },
    {
      university: 'shahgoli',
      name: 'Fatemeh Mirzadegan',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Agronomy',
      mail: 'f.mirzadegan',
      hIndex: 18,
      works: 62,
      topics: ['saffron fields', 'salinity stress', 'irrigation scheduling', 'soil microbiology'],
      page: {
        language: 'fa',
        text: [
          'فاطمه میرزادگان، دانشیار گروه زراعت، دربارهٔ زعفران، شوری خاک و آبیاری در شمال‌غرب و شرق ایران پژوهش می‌کند.',
          'برای مهر ۱۴۰۶ یک دانشجوی دکتری می‌پذیرم. رزومه و خلاصهٔ پایان‌نامهٔ کارشناسی ارشد خود را با عنوان «SAFFRON-1406» به f.mirzadegan@shahgoli.example بفرستید. ثبت‌نام رسمی تنها در https://shahgoli.example/phd انجام می‌شود.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'SAFFRON-1406',
          portal: 'https://shahgoli.example/phd',
          address: 'f.mirzadegan@shahgoli.example',
        },
      },
      papers: [
        {
          title: 'Corm size at planting determines saffron yield for four years: an experiment of 96 plots in Marand',
          date: '2025-07-01',
          venue: 'production',
          abstract:
            'Saffron is planted from ungraded corms and yields little in the first two years. Corms of 4–6, 8–10 and above 12 g were planted at equal total weight per area near Marand, with and without summer irrigation. Stigma yield summed over four autumns was 11.2, 15.8 and 16.1 kg/ha; the gain of large corms in the first year is reversed in the fourth, when plots become crowded. Summer irrigation, traditional on some farms, increased corm rot from 3 to 11 %. Flower number was reduced in all plots by a warm October in the third year. Grading by hand takes 46 h per tonne.',
        },
        {
          title: 'Blending saline and fresh water for saffron: alternate, mix or save for the end',
          date: '2026-02-14',
          venue: 'water',
          abstract:
            'Farmers around Lake Urmia own a share of fresh canal water and a brackish well. For three seasons we applied the same salt load to saffron by mixing, by alternation, or by using fresh water first and well water (5.4 dS/m) after flowering. Daughter corm weight was lowest with mixing (−31 % relative to fresh water) and highest with fresh water first (−12 %). Soil salinity at harvest did not differ among the three. Crocin content rose slightly under all saline treatments. Lysimeters with undisturbed soil were used, in which drainage is better than in many fields.',
        },
        {
          title: 'Mycorrhizal Inoculum for Pistachio Seedlings: Survival After Transplanting',
          date: '2020-05-19',
          venue: 'sustainable',
          abstract:
            'Commercial inoculum is sold to pistachio nurseries for use in saline soil. Seedlings treated with two commercial products, with soil from an old orchard, or with sterilised carrier were transplanted to three farms at 4 to 13 dS/m. After 20 months survival was 71, 69, 84 and 66 %. Sequencing of roots recovered neither of the commercial strains. Orchard soil also transmitted nematodes at one farm. Growth differences disappeared once seedlings that had died early were excluded.',
        },
      ],
    },
    {
      university: 'nokomis',
      name: 'Lowell Haugstad',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Agronomy and Plant Genetics',
      mail: 'lhaugstad',
      hIndex: 36,
      works: 114,
      topics: ['plant breeding', 'multi-year field trials', 'perennial grains', 'soil carbon'],
      papers: [
        {
          title: 'Why Perennial Wheatgrass Stops Yielding: Stand Age, Light or Nitrogen?',
          date: '2024-06-11',
          venue: 'breeding',
          abstract:
            'Grain yield of intermediate wheatgrass falls by half or more after the second harvest. In a factorial experiment at three Minnesota sites we thinned stands by strip tillage, added 80 kg N/ha, or did both, over five harvest years. Thinning in autumn restored yield in year four to 74 % of the second year, nitrogen to 49 %, both to 81 %, from 38 % in controls. Light at the crown in October accounts for the number of fertile tillers better than plant nitrogen status. Root mass continued to increase. Weeds entered thinned strips at the wettest site and cut the benefit by a third.',
        },
        {
          title: 'Interseeded rye in corn: a decade of water quality and four years of yield penalty',
          date: '2022-01-12',
          venue: 'field',
          abstract:
            'Cover crops interseeded into standing corn avoid the short autumn of the upper Midwest. At one tile-drained site rye was interseeded at the seven-leaf stage in ten successive years in paired plots. Nitrate load in tile water declined by 28 % on average, from 4 % in a dry year to 51 % in a wet one. Corn yielded 0.6 t/ha less in four of ten years, all with late spring termination. Establishment failed twice. Averages over years conceal that benefit and penalty never occurred in the same year.',
        },
        {
          title: 'Free-Threshing Grain in Intermediate Wheatgrass: Five Cycles of Selection and What Came With It',
          date: '2019-12-18',
          venue: 'breeding',
          abstract:
            'Grain of intermediate wheatgrass is harvested in its hull, which mills have to remove. In five cycles of selection the share of naked grain after the combine rose from 31 to 68 %. Remnant seed of all cycles was sown side by side at two sites in order to separate gain from season. Seed loss by shatter increased in parallel from 6 to 15 %, grain mass by 2.1 mg, and protein fell by 0.8 points. Genotypes that thresh freely and do not shatter exist, 14 in 1,120 plants, and are related through one grandparent. Spaced plants exaggerate shatter as compared with swards.',
        },
      ],
    },
    {
      university: 'erdre',
      name: 'Clémence Batardeau',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Département d’agronomie et écologie',
      mail: 'clemence.batardeau',
      hIndex: 19,
      works: 48,
      topics: ['integrated pest management', 'agroforestry', 'vineyards', 'natural enemies'],
      papers: [
        {
          title: 'Hedgerows and grape moths: predation measured with 18,000 sentinel eggs along the Loire',
          date: '2025-02-04',
          venue: 'production',
          abstract:
            'Hedgerows harbour natural enemies, and it is seldom known whether these reach the middle of the crop. Sentinel cards with 18,200 eggs of Lobesia botrana were exposed in 40 Muscadet vineyards at 5, 25 and 75 m from a hedge or from a bare edge. Predation within 48 h averaged 46 % at 5 m from hedges and 31 % from bare edges, and was equal at 75 m. Inter-row vegetation explains more of the variance than hedges do. Cards exclude parasitoids that search by larval odour. Insecticide had been used on 6 of 40 vineyards against leafhoppers, and predation there was 12 %.',
        },
        {
          title: 'Sheep under cider apple trees: scab, grass and copper',
          date: '2023-05-17',
          venue: 'field',
          abstract:
            'Grazing sheep in orchards replaces mowing and removes leaf litter on which scab overwinters. In eight cider orchards grazed and mown plots were compared for four years. Leaf litter in March was lower by 64 %, ascospore release by 51 %, and scab on fruit by 18 % in two years with few rain events and not at all in two wet years. Copper in the liver of culled ewes exceeded 400 mg/kg at two orchards with a long history of spraying. Bark damage affected 3 % of trees, all under seven years old.',
        },
        {
          title: 'A Cooperative Decides: Mating Disruption and the Neighbour Who Does Not Join',
          date: '2024-01-29',
          venue: 'sustainable',
          abstract:
            'Mating disruption of grape moths works over areas larger than a farm. We followed a cooperative of 61 growers through five seasons of collective disruption with between 4 and 17 % of the area not taking part. Damage within the area rose by 1.1 points for each tenth of perimeter shared with a non-participant, and downwind position mattered more than distance. Two growers joined after damage maps had been shown at the annual meeting. Subsidies per hectare make no distinction between edge and centre.',
        },
      ],
    },
    {
      university: 'moggill',
      name: 'Warwick Dunstable',
      title: 'Professor',
      position: 'Professor',
      department: 'School of Agriculture and Food Sustainability',
      mail: 'w.dunstable',
      hIndex: 42,
      works: 155,
      topics: ['crop modelling', 'drought tolerance', 'process-based crop models', 'sorghum'],
      papers: [
        {
          title: 'Stay-green sorghum in 34 environments: less tillering, later water use and when neither pays',
          date: '2026-06-09',
          venue: 'field',
          abstract:
            'Stay-green lines of sorghum maintain leaf area after flowering and are promoted for drought. Near-isogenic pairs for four loci were grown in 34 environments in Queensland and New South Wales that had been classified by simulated water stress. With terminal stress, introgression of the locus Stg1 raised yield by 0.41 t/ha, through 0.6 fewer tillers and 19 mm more water at anthesis. In environments with early stress only it lowered yield by 0.28 t/ha. Effects of the other loci were within error. Frequencies of the two types over 1985–2024 make the net benefit 0.09 t/ha at Emerald and negative at Moree.',
        },
        {
          title: 'Sixteen modellers, one wheat field: uncertainty from people exceeds that from structure',
          date: '2024-06-27',
          venue: 'field',
          abstract:
            'Ensembles of crop models treat differences between models as structural. Sixteen experienced users ran the same model, version and data for one wheat trial with partial soil information, and four users ran four models each. Standard deviation of simulated yield was 0.9 t/ha among users of one model and 0.6 among models of one user. Initial soil water and rooting depth explain 70 % of the former. Participants knew that they were being compared. After users had agreed on a written protocol the deviation fell to 0.3 t/ha.',
        },
        {
          title: 'Heat at Flowering and the Day It Is Measured: Sterility Thresholds Revisited',
          date: '2021-03-31',
          venue: 'breeding',
          abstract:
            'Thresholds for heat-induced sterility in sorghum derive from chambers with air temperature as the reference. We recorded panicle temperature by thermocouples in 18 genotypes sown on seven dates under natural heat of up to 42 °C. Seed set declines above a panicle temperature of 36.5 °C in the five days about anthesis; air temperature misestimates this by −4 to +3 °C depending on humidity. Ranking of genotypes alters for six of them. The model based on panicle temperature needs radiation and wind, which breeders’ stations lack.',
        },
      ],
    },
    {
      university: 'zwierzyniec',
      name: 'Zdzisława Krukar',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Crop Science',
      mail: 'z.krukar',
      hIndex: 24,
      works: 97,
      topics: ['plant breeding', 'winter wheat', 'frost resistance', 'genome-wide association'],
      papers: [
        {
          title: 'De-Acclimation in February: Freezing Tolerance of Triticale After Nine Warm Days',
          date: '2025-01-15',
          venue: 'breeding',
          abstract:
            'Winter cereals in Central Europe die less from cold than from cold after warmth. We exposed 160 lines of winter triticale to 9 days at 12 °C following acclimation and determined survival at −12 to −18 °C. Loss of tolerance ranges from 1.1 to 6.4 K and is uncorrelated with the initial tolerance (r = 0.09). Association mapping in these and 84 further lines detects three loci, one near a CBF cluster on 5R. Field survival in the spring of 2021, the only one with natural de-acclimation during the project, correlates at 0.52 with the laboratory score.',
        },
        {
          title: 'Soil acidity and aluminium tolerance in rye populations from the Carpathian foothills',
          date: '2022-03-23',
          venue: 'soil',
          abstract:
            'Landrace rye persists on soils of pH 4 where improved cultivars fail. Root regrowth after exposure to aluminium was tested in 2,400 plants of 31 landraces and eight cultivars. Tolerant plants make up 12 to 86 % of landraces, in proportion to acidity at the site of collection (r = 0.61), and 20 to 35 % of cultivars. One generation of selection raised the tolerant share by 23 points. Yield on limed soil did not suffer. Seed had been regenerated in gene banks on neutral soil up to six times, so that the original shares were perhaps higher.',
        },
        {
          title: 'Mixtures of Winter Wheat Cultivars Against Yellow Rust on Small Farms',
          date: '2026-07-10',
          venue: 'sustainable',
          abstract:
            'Cultivar mixtures restrain rust in large trials, while fields in southern Poland are often narrower than 30 m. On 44 farms we compared a four-component mixture with its components in strips. Rust severity was 38 % lower than the mean of components on fields wider than 50 m, 14 % on narrower ones. Yield was 0.2 t/ha above the mean and 0.3 t/ha under the best component. Millers refused mixed grain at 9 farms, although baking tests were satisfactory.',
        },
      ],
    },
    {
      university: 'vinga',
      name: 'Eskil Mwakasege-Lund',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Biological and Environmental Sciences',
      mail: 'eskil.mwakasege',
      hIndex: 12,
      works: 25,
      topics: ['agroforestry', 'smallholder maize', 'participatory breeding', 'soil carbon'],
      papers: [
        {
          title: 'Faidherbia and maize fifteen years on: tree density that farmers kept in southern Tanzania',
          date: '2024-08-13',
          venue: 'soil',
          abstract:
            'Agroforestry projects report trees planted. Fifteen years after a project had distributed 41,000 seedlings of Faidherbia albida in Mbeya region we counted trees on 212 of the 240 participating farms and measured maize in 60. A median of 9 trees per hectare survives out of 62. Maize under crowns yields 0.5 t/ha more than outside when unfertilised, and no more when fertilised. Farms that had changed hands are the 28 we could not include, and may have removed most. Farmers removed trees near oxen paths and kept those by the house.',
        },
        {
          title: 'Whose preference counts? Ranking maize varieties with women, men and buyers in 24 villages',
          date: '2025-11-30',
          venue: 'field',
          abstract:
            'Participatory variety selection averages preferences over people with different uses. In 24 villages 1,150 farmers and 86 traders ranked twelve varieties by the triadic comparison method, in the field and again after cooking. Agreement between women and men was high in the field (0.84) and moderate after cooking (0.51), where flint types rose. Traders’ rankings correlate with yield alone. A model with latent classes separates farmers by distance to a mill rather than by gender. Seed of the preferred flint type is not sold by any company.',
        },
        {
          title: 'Charcoal Fines in Planting Basins: Three Rainy Seasons on Sandy Soil',
          date: '2020-10-20',
          venue: 'sustainable',
          abstract:
            'Fines left by charcoal makers are a local source of biochar. We placed 0, 0.2 or 0.5 kg in planting basins on 36 sandy fields and followed maize for three seasons. Yield rose by 0.3 and 0.4 t/ha in the first season with late rain and was unaffected in the two wet ones. Available water in the basin increased by 11 %. Collecting and carrying fines took nine days per hectare. Potassium in the fines explains the response as well as water does, which a treatment with ash suggests.',
        },
      ],
    },
    {
      university: 'noorderplein',
      name: 'Wietse Postmus',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Institute of Plant and Life Sciences',
      mail: 'w.postmus',
      hIndex: 25,
      works: 63,
      topics: ['horticulture under cover', 'greenhouse tomatoes', 'light-emitting diodes', 'precision agriculture'],
      papers: [
        {
          title: 'Far-red for tomatoes: more fruit, softer fruit and more mildew',
          date: '2025-05-06',
          venue: 'production',
          abstract:
            'Far-red light raises the allocation of assimilates to tomato fruit. In a winter crop under diodes we added 0, 25 or 50 µmol m⁻² s⁻¹ of far-red for 12 h a day in four cultivars, with four replicate compartments. Fruit fresh weight per plant rose by 9 and 14 % at equal photosynthetically active light, energy use by 5 and 11 %. Firmness at day 7 after harvest declined by 8 % at the higher level. Powdery mildew, inoculated in one compartment per treatment, covered 2.2 times the leaf area. The benefit in one of the four cultivars was nil.',
        },
        {
          title: 'Greenhouse control by reinforcement learning meets a grower: a season of overrides',
          date: '2023-10-17',
          venue: 'production',
          abstract:
            'Autonomous control has won greenhouse contests that last one season in a research facility. We ran a learned controller for temperature, screens and CO2 on 0.5 ha of a commercial cucumber nursery for eleven months. The grower could override and was asked for a reason. Energy use per kilogram was lower by 8 % than in the adjoining section, yield by 1 %. Of 1,260 overrides 42 % concerned labour planning and 19 % a disease that the controller could not see. In the last three months overrides became fewer; opinions differ on who had learned.',
        },
        {
          title: 'Root pressure and blossom-end rot: calcium moves at night',
          date: '2021-01-27',
          venue: 'field',
          abstract:
            'Blossom-end rot is controlled by encouraging transpiration, which moves calcium to leaves. Using miniature heat-balance gauges on pedicels of 72 fruits we found that 61 % of xylem inflow to young fruit occurs in the four hours before dawn. Lowering night vapour deficit from 0.4 to 0.1 kPa reduced incidence from 13 to 4 %, and raised that of grey mould. Fruit beyond 25 days received no measurable inflow. Substrate salinity above 4 dS/m abolishes root pressure and the effect with it.',
        },
      ],
    },
    {
      university: 'chebucto',
      name: 'Joanne Rafuse',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Plant and Environmental Sciences',
      mail: 'jrafuse',
      hIndex: 20,
      works: 54,
      topics: ['integrated pest management', 'precision agriculture', 'wild blueberries', 'pollination'],
      papers: [
        {
          title: 'Spot spraying of hair fescue in wild blueberries: machine vision over four cropping cycles',
          date: '2024-04-30',
          venue: 'production',
          abstract:
            'Hair fescue has become the main weed of lowbush blueberry since the loss of effective residual herbicides. A boom sprayer with 12 cameras and a convolutional network was operated on 38 ha over four two-year cycles. Recall for tufts wider than 10 cm was 0.91 and herbicide volume fell by 57 %. Tufts smaller than this escaped and formed the next generation, so that cover in the fourth cycle was 14 %, compared with 9 % under broadcast spraying. A detection threshold twice as sensitive would have saved 38 % only. Berry yield did not differ.',
        },
        {
          title: 'Do rented honeybees displace bumblebees from blueberry fields?',
          date: '2022-06-21',
          venue: 'field',
          abstract:
            'Growers rent up to ten hives per hectare for three weeks of bloom. On 42 fields with 0 to 9.8 hives per hectare we counted visits, and caught bumblebee queens and workers of 11 species. Bumblebee visits per minute fell by 37 % between the lowest and highest densities; fruit set plateaued at four hives. Colonies of Bombus impatiens placed at field edges gained 31 % less weight at high density. Fields with many hives also lie in landscapes with little forest, and half of the effect is shared with that gradient.',
        },
        {
          title: 'Trap Thresholds for Spotted-Wing Drosophila in a Crop Harvested Once',
          date: '2025-02-12',
          venue: 'sustainable',
          abstract:
            'Thresholds for spotted-wing drosophila stem from fruit picked every few days. Lowbush blueberry is harvested once by machine. From 96 fields in three summers we related captures in baited traps to larvae in salt-extracted fruit at harvest. The first male preceded infestation above 1 % by 12 days at the median, with a range of 3 to 31. Captures near forest are inflated by wild hosts. Advancing harvest by a week would have prevented more infestation than two sprays, at a loss of 9 % in unripe fruit.',
        },
      ],
    },
    {
      university: 'barton',
      name: 'Estela Garza-Whitmer',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Soil and Crop Sciences',
      mail: 'egarzaw',
      hIndex: 28,
      works: 76,
      topics: ['drone phenotyping', 'plant breeding', 'precision agriculture', 'drought tolerance'],
      papers: [
        {
          title: 'Heritable Pictures: Which of 120 Drone Traits Help to Select Maize Hybrids in the First Year?',
          date: '2026-01-13',
          venue: 'breeding',
          abstract:
            'Drone images yield more traits than breeders can use. For 1,900 testcross plots in two Texas environments we extracted 120 traits from 14 flights and related them to yield of the selected hybrids two years later in nine environments. First-year yield predicts later yield at 0.38; adding canopy cover at 30 days and senescence slope raises this to 0.47, and all 120 traits to 0.46. Heritability of a trait and its usefulness are almost unrelated (r = 0.12). Selection itself reduced variance among the tested hybrids, for which we corrected by weighting.',
        },
        {
          title: 'Canopy temperature from drones: five sources of a two-degree error',
          date: '2025-08-22',
          venue: 'water',
          abstract:
            'Canopy temperature differences of 1 to 2 °C separate drought-tolerant lines, about the error of uncooled cameras. Over a cotton nursery with 24 ground radiometers we flew 61 missions to separate errors by cause. Camera drift in the first 12 min contributes 1.4 °C, vignetting 0.8, mosaicking 0.5, wind gusts during the flight 0.9 and soil pixels 0.7. Plots flown in random order rather than rows reduce the error that matters for ranking by half at 30 % longer flights. Repeatability among missions was 0.31 before and 0.58 after all corrections.',
        },
        {
          title: 'Counting Sorghum Heads Under Bird Netting',
          date: '2021-06-02',
          venue: 'sustainable',
          abstract:
            'Netting protects sorghum nurseries from birds and defeats image analysis. A detector trained on 4,200 images with synthetic netting counted heads in 640 netted plots with an error of 7.9 %, against 31 % without synthetic data and 5.2 % in open plots. Wet nets and low sun caused the largest errors. Counts from the third week after flowering suffice for selection, as rank correlation with the final count is 0.9. Panicle type affects detection, and sweet sorghum has not been tried.',
        },
      ],
    },
  ],
);
