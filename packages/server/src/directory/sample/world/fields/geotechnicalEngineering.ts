import { worldField } from '../types.ts';

export const geotechnicalEngineering = worldField(
  'Geotechnical engineering',
  {
    letters: { name: 'Letters in Ground Engineering', capitals: 'sentence' },
    slopes: { name: 'Journal of Soils and Slopes', capitals: 'sentence' },
    underground: { name: 'Symposium on Underground Space', capitals: 'title' },
    marine: { name: 'Foundations at Sea', capitals: 'sentence' },
    shaking: { name: 'Ground Shaking and Ground Failure', capitals: 'title' },
    testing: { name: 'Soil Testing and Models', capitals: 'sentence' },
  },
  [
    {
      university: 'nidelva',
      name: 'Hallvard Kleppestø',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Civil and Environmental Engineering',
      mail: 'hallvard.kleppesto',
      hIndex: 31,
      works: 118,
      topics: ['slope stability', 'quick-clay slopes', 'cone penetration data', 'landslide early warning'],
      page: {
        language: 'en',
        text: [
          'Hallvard Kleppestø works on sensitive clays: how to find them, how to sample them, and how far a slide in them will run.',
          'Two PhD fellowships in the SENSITIVE programme will be advertised in January 2027. If you have run triaxial or direct simple shear tests yourself I would like to hear from you before that.',
          'Write to hallvard.kleppesto@nidelva.example with [SENSITIVE-PHD] in the subject line.',
        ],
        says: { students: 'yes', subjectCode: '[SENSITIVE-PHD]', address: 'hallvard.kleppesto@nidelva.example' },
      },
      papers: [
        {
          title: 'Retrogression distance in quick-clay slides: what remoulding energy adds to topography',
          date: '2025-11-18',
          venue: 'slopes',
          abstract:
            'Hazard zones below quick-clay slopes are drawn from slope height and an empirical ratio of 1:15. For 39 slides in Trøndelag with airborne laser scans on both sides of the event and at least two borings in the scar, we measured retrogression and the work needed to remould intact block samples in a shear box. Height alone explains 28 % of the variance in retrogression distance; adding the ratio of potential energy to remoulding energy raises this to 61 %. Nine slides stopped where the clay layer thinned below 3 m, irrespective of either predictor. The zoning rule is conservative for 34 cases and was exceeded in two, both of which occurred along river bends. We recommend that remoulding energy be reported routinely together with the fall-cone strength.',
        },
        {
          title:
            'Detecting quick clay from rotary pressure sounding and piezocone: a calibrated comparison at 212 locations',
          date: '2024-03-12',
          venue: 'letters',
          abstract:
            'Rotary pressure sounding is cheap and remains the standard first step in Norwegian quick-clay mapping, while the piezocone gives more information per metre at about four times the price. At 212 locations where both were carried out next to a sampled borehole, two logistic classifiers were trained on 60 % of the sites and tested on the remainder. At 90 % sensitivity the false alarm rate is 44 % for rotary sounding, 31 % for the piezocone and 22 % for both together. Nearly all misses concern layers thinner than 1.5 m beneath dense dry crust. Given present prices, a second rotary sounding is worth more than a piezocone in terrain with less than 20 % prior probability of quick clay.',
        },
        {
          title:
            'Creep to failure in sensitive clay: undrained tests of up to 300 days and the time left after a fill is placed',
          date: '2022-06-07',
          venue: 'slopes',
          abstract:
            'Slopes in sensitive clay sometimes fail weeks after the fill that overloaded them. We held 31 block-sample specimens of three clays from Trøndelag at constant undrained shear stress between 70 and 95 % of the strength found in standard tests, for up to 300 days. Time to failure follows a straight line in semi-logarithmic coordinates, with 8 to 11 % of strength lost per tenfold increase of time, down to a stress level of 76 %, below which nothing failed. Pore pressure rises with creep strain irrespective of stress level, which allows impending failure to be recognised at about two thirds of the time to failure. Temperature was 7 °C throughout, as in the ground.',
        },
        {
          title: 'Pore pressure during pile driving 20 m from a quick-clay slope',
          date: '2020-02-25',
          venue: 'letters',
          abstract:
            'Driving of 164 steel core piles for a road bridge near Namsos was followed with eleven electric piezometers between the abutment and the crest of a slope in quick clay. Excess pressures at 20 m reached 11 kPa for piles driven in preaugered holes and 38 kPa for those driven without. Dissipation to half took between 9 and 16 days. When the order of driving was changed so as to move away from the crest, the maximum fell by a third at no cost. Calculated stability never dropped below the agreed limit of 1.25, but only because work paused twice for four days.',
        },
      ],
    },
    {
      university: 'bjorkhem',
      name: 'Ingela Sundvall',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Geotechnics and Rock Mechanics',
      mail: 'ingela.sundvall',
      hIndex: 17,
      works: 52,
      topics: ['permafrost engineering', 'ground improvement', 'thawing road foundations', 'sulphide soils'],
      papers: [
        {
          title: 'Spring thaw weakening of gravel roads measured with falling-weight tests every third night',
          date: '2026-04-22',
          venue: 'letters',
          abstract:
            'Load restrictions on gravel roads in northern Sweden are lifted by date and by eye. On six sections of 400 m with contrasting subgrades we carried out falling-weight tests every third night from March to June in two years and logged moisture and temperature at eight depths. Subgrade modulus fell to between 22 and 47 % of its September value; recovery lagged the disappearance of frost by 9 days on sand and 31 days on silt. A degree-day index calibrated on the first spring predicted the date of 80 % recovery in the second to within 5 days on five of the six sections. The sixth crosses a fen, where recovery followed the water table instead. Lifting restrictions by the index would have shortened them by eleven days on average.',
        },
        {
          title: 'Settlement of lime–cement columns in sulphide soil: 14 years of hose measurements',
          date: '2023-11-02',
          venue: 'slopes',
          abstract:
            'Sulphide soils along the Bothnian coast stabilise poorly and acidify when drained. We return to a railway embankment on 6 m of sulphide silt treated in 2008 with two binder contents, where settlement has been followed by hose. After primary compression of 140 and 90 mm, creep continues at 4.1 and 2.6 mm per log cycle, about half of what oedometer tests on laboratory-mixed samples implied. Columns extracted in 2022 had strengths of 210 to 480 kPa with no softened rim. Exposure to oxygen was prevented by a high water table at this site, so the results should not be transferred to embankments above drained ditches.',
        },
        {
          title: 'Segregation potential of varved silt under cyclic freezing',
          date: '2021-03-30',
          venue: 'testing',
          abstract:
            'Does frost susceptibility change when the same soil freezes every winter? Undisturbed varved silt from Luleå was taken through up to 15 freeze–thaw cycles in a cell with controlled overburden of 10 to 60 kPa, and the segregation potential was determined in each. It fell by 40 % in the first three cycles and was stable afterwards, in step with vertical permeability as seen in tomography scans of crack networks. Overburden above 40 kPa suppressed the change. Values from reconstituted specimens, on which most frost classifications rest, overestimated heave of the trial section by a factor of 1.7.',
        },
      ],
    },
    {
      university: 'noorderplein',
      name: 'Wietske Hoekzema',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Civil and Environmental Engineering',
      mail: 'w.hoekzema',
      hIndex: 13,
      works: 34,
      topics: ['soil liquefaction', 'cone penetration data', 'ground response', 'peat dikes'],
      papers: [
        {
          title: 'Silt Laminae as Drains or Barriers: Liquefaction of Tidal Deposits in a Laminar Container',
          date: '2025-05-20',
          venue: 'shaking',
          abstract:
            'Tidal sands contain silt laminae of a few millimetres, about which liquefaction procedures say nothing. We reproduced lamination in a laminar container of 2.0 × 1.2 × 1.6 m by alternating pluviation with sedimentation from suspension, in seven models with 0 to 24 laminae, and shook each with four motions of increasing amplitude. Laminae do not delay the build-up of pore pressure, but water films form beneath them, and settlement is completed four to nine times later. Lateral displacement on a slope of 2 % increases from 31 to 78 mm with twelve laminae and not further with 24. Where laminae are interrupted by simulated burrows of 20 mm, as they are in Holocene deposits, displacement returns to that of clean sand.',
        },
        {
          title: 'Shear wave velocity of Holocene clay from cone data: what mineralogy and salinity add',
          date: '2023-09-08',
          venue: 'testing',
          abstract:
            'Correlations between cone resistance and shear wave velocity are used in regional ground response studies with an error of 15 to 20 %. At 64 locations in Groningen and Friesland seismic cone data were supplemented by samples for X-ray diffraction and pore water chemistry. Adding smectite content to the usual predictors lowers the residual standard deviation from 17 to 11 %; salinity has no effect once smectite is known. Residuals are correlated over 1.4 km along former tidal channels and over 0.5 km across them. A kriged map of residuals therefore improves predictions between boreholes as much as mineralogy does, and is cheaper.',
        },
        {
          title: 'Drought cracks in peat dikes: inspection records, weather and a depth that matters',
          date: '2021-10-19',
          venue: 'slopes',
          abstract:
            'In dry summers inspectors walk thousands of kilometres of peat dikes in search of cracks. We digitised 6,200 crack records of three water boards from 2003, 2018 and 2019 and related them to precipitation deficit, water level and orientation. The probability of a crack per kilometre doubles for each 60 mm of deficit above 180 mm; south-facing slopes account for 68 % of cracks. Trenches across 18 cracks show depths of 0.2 to 0.9 m, and only those deeper than 0.6 m lower computed stability, by 4 to 13 %, when they fill with water. Half of the inspection effort could be directed to 12 % of the length without missing any deep crack found in 2018.',
        },
      ],
    },
    {
      university: 'maschsee',
      name: 'Lennart Oeltjen',
      title: 'Dr',
      position: 'Junior Professor',
      department: 'Department of Civil and Environmental Engineering',
      mail: 'lennart.oeltjen',
      hIndex: 15,
      works: 41,
      topics: ['offshore foundations', 'offshore wind monopiles', 'constitutive modelling', 'centrifuge tests'],
      papers: [
        {
          title:
            'Does rock armour stiffen a monopile? First natural frequency of 58 turbines before and after scour protection',
          date: '2026-02-11',
          venue: 'marine',
          abstract:
            'Rock placed against scour rests on the seabed around a monopile and is ignored in the calculation of stiffness. For 58 turbines of one wind farm in the German Bight we identified the first natural frequency from nacelle acceleration during idling, before and after the armour layer was placed, with correction for rotor position and tidal level. Frequency rose by 0.9 % on average (standard deviation 0.5 %). The rise increases with fines content of the upper 2 m, and three-dimensional finite element analyses in which armour acts only as surcharge explain 0.7 points of it. After two winters a third of the rise was lost at turbines where surveys show edge scour. The effect is small, yet equal to a fifth of the margin that fatigue design reserved for uncertainty of the soil.',
        },
        {
          title: 'Accumulation of monopile rotation under multidirectional storms in the centrifuge',
          date: '2024-10-01',
          venue: 'marine',
          abstract:
            'Wind and waves seldom come from the same direction, whereas accumulation models are fitted to tests in one plane. Twenty-one centrifuge tests at 100g applied 2,000 cycles each to a monopile model in medium dense sand, with the load axis fixed, swept through 90° or rotated by steps. A sweep through 90° increased accumulated rotation by a factor of 1.9 compared with the planar test of equal amplitude; further spreading had little effect. Existing power laws can be retained if the reference amplitude is replaced by the norm of an envelope in the load plane. This fitted all but the two tests with full reversal.',
        },
        {
          title: 'A hypoplastic model with memory surface for cyclic drained loading of North Sea sands',
          date: '2022-08-24',
          venue: 'testing',
          abstract:
            'Hypoplasticity with intergranular strain overshoots strain accumulation once several hundred cycles are applied. A memory surface that hardens with accumulated volumetric strain is added, at the cost of three parameters, each of which can be read from a single drained cyclic triaxial test. Parameters were determined for four sands and the model was checked in 29 tests that had not been used, with up to 10,000 cycles. Accumulated axial strain is predicted within 30 % in 24 of them. The formulation is implemented with automatic substepping and distributed as source code. Undrained cyclic mobility was not addressed.',
        },
      ],
    },
    {
      university: 'maschsee',
      name: 'Jürgen Ahlbrecht',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Department of Civil and Environmental Engineering',
      mail: null,
      hIndex: 38,
      works: 196,
      topics: ['pile foundations', 'soil–structure interaction', 'excavation walls', 'pile driving'],
      papers: [
        {
          title: 'Pile load tests from five decades: bias of German design values for bored piles',
          date: '2021-05-11',
          venue: 'letters',
          abstract:
            'Between 1968 and 2016 our institute carried out or supervised 417 static load tests on bored piles, of which 233 reached a settlement of one tenth of the diameter. They are used to estimate the bias of tabulated shaft and base values. In sand measured resistance exceeds the table by 24 % on average, with a coefficient of variation of 0.33; in glacial till by 41 %, in lacustrine clay by only 3 %. Bias in sand has declined since 1995, when drilling with polymer fluid became common. The data set, with borehole logs, has been deposited in a repository.',
        },
        {
          title: 'Deep Excavations Beside Heritage Buildings: Observed Movements at 27 Sites in Northern Germany',
          date: '2019-11-07',
          venue: 'underground',
          abstract:
            'Horizontal wall movement and settlement of adjacent masonry were recorded at 27 excavations of 6 to 19 m depth. Maximum settlement ranged from 0.02 to 0.19 % of excavation depth, lower than in international compilations, which reflects stiff diaphragm walls and prestressed anchors. A third of all settlement had taken place before excavation, during installation of the wall and of anchors below the buildings. Damage beyond hairline cracks occurred at four sites and was in each case associated with loss of soil through anchor boreholes. Specifications should therefore address drilling more strictly than they address wall deflection.',
        },
        {
          title:
            'Time effects on the shaft resistance of driven piles in sand: restrike data with independent control piles',
          date: '2020-09-15',
          venue: 'testing',
          abstract:
            'Set-up in sand is usually deduced from restrikes of one and the same pile, which confounds ageing with reloading. On a harbour site in Emden, 16 identical concrete piles were driven in a single week and each was tested once only, after 1 to 512 days. Shaft resistance increased by 38 % per log cycle up to 100 days and not at all thereafter. Piles that had been tested before gained 21 %, so earlier tests underestimate set-up. Radial stress cells on two piles recorded no matching increase, which leaves constrained dilation as the more likely mechanism.',
        },
      ],
    },
    {
      university: 'schlossberg',
      name: 'Gerhild Pölzl-Knapp',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Geotechnics and Rock Mechanics',
      mail: 'gerhild.poelzl-knapp',
      hIndex: 28,
      works: 103,
      topics: ['rock mechanics', 'distributed fibre sensing', 'squeezing ground', 'tunnel linings'],
      page: {
        language: 'de',
        text: [
          'Gerhild Pölzl-Knapp leitet das Institut für Felsmechanik und Tunnelbau.',
          'Dissertationen vergebe ich nur im Rahmen laufender Projekte. Zurzeit ist keine Stelle frei; die nächste Ausschreibung erfolgt voraussichtlich im Herbst 2027.',
          'Anfragen bitte an das Sekretariat.',
        ],
        says: { students: 'no' },
      },
      papers: [
        {
          title: 'Shotcrete Stress From Fibre-Optic Strain: How Much Is Load and How Much Is Hydration?',
          date: '2025-09-09',
          venue: 'underground',
          abstract:
            'Distributed fibre sensors in shotcrete record strain at centimetre spacing, yet in the first days most of it is thermal and autogenous. Twelve rings of two Alpine tunnels were instrumented with strain and temperature cables, and companion slabs sprayed at the same hour were cured under insulation without load. Subtracting the companion strain before applying a rate-type creep law lowers computed peak utilisation from 0.94 to 0.61 at the crown and makes it agree with flat-jack tests to within 12 %. Bending moments, which depend on strain differences across 25 cm, change little. The procedure needs one slab per ring and is unsuitable where spraying is interrupted for more than three hours.',
        },
        {
          title: 'Yielding elements in squeezing phyllite: back-analysis of displacement paths over 640 m of tunnel',
          date: '2023-05-04',
          venue: 'letters',
          abstract:
            'Where ground squeezes, steel cylinders between shotcrete segments allow convergence at controlled thrust. Displacement of 64 monitored sections was back-analysed by Bayesian inference with a viscoplastic rock model and the load–shortening curve of the elements from laboratory tests. Posterior strength of the phyllite scatters by a factor of three along the drive and correlates with the foliation angle (r = 0.68) but not with overburden. In 17 sections the elements locked before convergence had ended, and lining damage is confined to them. Doubling the shortening capacity would have avoided 15 of these cases at about 4 % of the cost of support.',
        },
        {
          title: 'Floor heave in anhydrite-bearing shale: 11 years of levelling and a swelling law with leaching',
          date: '2021-02-17',
          venue: 'letters',
          abstract:
            'Tunnels in anhydrite heave for decades, and swelling laws derived from oedometer tests predict pressures which are never measured. Invert levels and pressure cells on 420 m of a road tunnel have been read since 2009. Heave reached 310 mm, proceeds in steps after wet winters and has stopped in two sections where drill cores show that anhydrite had been leached out. We extend a swelling law by transport of sulphate with seeping water. Calibrated on six sections, it predicts heave of the other nine within 60 mm, and maximum pressure of 1.6 MPa against 1.9 MPa recorded. Grouting of the drainage trench, which reduces leaching, would prolong swelling according to the model.',
        },
      ],
    },
    {
      university: 'lanterna',
      name: 'Tommaso Bevilacqua Ferro',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Civil and Environmental Engineering',
      mail: 'tommaso.bevilacqua',
      hIndex: 24,
      works: 76,
      topics: ['landslide early warning', 'unsaturated soils', 'slope stability', 'terraced slopes'],
      papers: [
        {
          title: 'Soil moisture adds skill to rainfall thresholds only where the regolith is deep',
          date: '2025-12-02',
          venue: 'slopes',
          abstract:
            'Regional warning for shallow landslides relies on rainfall intensity and duration, and it is often proposed to add soil moisture. We test the gain with 1,086 dated landslides in Liguria between 2010 and 2023 and moisture from 31 probes, a land surface model and a satellite product. Where the regolith is deeper than 1.2 m, antecedent moisture from probes raises the hit rate from 63 to 81 % at a fixed false alarm ratio. On thinner soils nothing is gained, since a single burst saturates the profile. The satellite product performs no better than a running mean of rain. A map of regolith depth is thus a precondition for moisture-based warning, and ours has an error of 0.4 m.',
        },
        {
          title:
            'Collapse of dry-stone terrace walls during the storm of 24 November 2019: inventory and hydro-mechanical analysis',
          date: '2023-02-28',
          venue: 'slopes',
          abstract:
            'In one night 612 terrace walls fell in three valleys of the eastern Riviera. From drone surveys and interviews with owners we assembled height, backfill, drainage and state of maintenance for these and for 1,500 standing walls selected at random. Abandonment for more than ten years raises the odds of collapse by 3.4, and vine terraces failed less than olive terraces. Transient seepage analysis of a typical section shows that siltation of the rubble drain behind the wall reduces the safety factor from 1.38 to 0.97 within five hours of rain at 40 mm/h. Rebuilding with the original drain, rather than with mortar, restores it.',
        },
        {
          title: 'Hysteresis of the retention curve and the timing of shallow failure in coarse colluvium',
          date: '2021-07-21',
          venue: 'testing',
          abstract:
            'Drying curves are measured, wetting happens. Retention along scanning paths was determined for colluvium from schist and sandstone with tensiometers in 30 cm columns, and a field slope was instrumented for 26 months to obtain in-situ paths. Main wetting and drying branches differ by a factor of five in suction at equal degree of saturation. Using the drying branch in infiltration analysis delays computed failure by 2 to 7 h in the three storms that caused movement. The effect of hysteresis is smaller than that of macropores in one of the two colluvia, for which tracer tests showed bypass flow.',
        },
      ],
    },
    {
      university: 'matildabay',
      name: 'Callum Treloar',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Civil and Environmental Engineering',
      mail: 'callum.treloar',
      hIndex: 42,
      works: 149,
      topics: ['offshore foundations', 'cone penetration data', 'calcareous sediments', 'anchors for floating wind'],
      papers: [
        {
          title: 'Shared anchors for floating wind in carbonate silt: capacity under loads from three turbines',
          date: '2026-06-16',
          venue: 'marine',
          abstract:
            'Sharing an anchor between three turbines would save a third of all anchors in a floating wind farm. In beam centrifuge tests at 80g a suction caisson in uncemented carbonate silt was pulled by three lines with phase-shifted storm loads. Capacity under rotating load was 22 % below that under one-way load with equal peak; once consolidation between storms was allowed for, it exceeded the virgin value by 9 %. A macroelement with excess pore pressure as internal variable reproduces displacement within 25 % for five of six storm sequences. Loss of one line, the governing accidental case, remains to be tested.',
        },
        {
          title:
            'Whole-life consolidation strengthening beneath pipelines: field data from 11 years of start-up cycles',
          date: '2024-01-24',
          venue: 'marine',
          abstract:
            'Axial friction of pipelines on soft clay is taken as constant in buckling design. We analyse survey and temperature records of a 9.7 km flowline at 830 m water depth which has been started and shut down 96 times. Back-calculated axial friction rose from 0.24 to 0.52 over eleven years, in line with episodic consolidation in interface shear box tests on the same clay. End expansion has fallen accordingly by 0.6 m. Allowing for the increase in design would have saved two of four sleepers. A pipeline laid in a trench may behave differently on account of wedging.',
        },
        {
          title: 'Cyclic cone penetration for assessing remoulded strength in sensitive marine silts',
          date: '2021-09-01',
          venue: 'marine',
          abstract:
            'T-bar and ball penetrometers are cycled to obtain remoulded strength; the ordinary cone is not, although it is available on every vessel. A standard cone was cycled over 0.5 m in three silts on the North West Shelf and in 12 centrifuge profiles. Degradation stabilised after seven cycles at between 0.18 and 0.40 of the initial resistance. With an area correction that depends on roughness of the shaft, remoulded strength falls within 15 % of the T-bar value in two silts. In the third, which drains partially at 20 mm/s, cycling measured reconsolidation instead.',
        },
        {
          title: 'Plate anchors in cemented calcarenite: keying without embedment loss',
          date: '2019-10-10',
          venue: 'marine',
          abstract:
            'Drilled-in plate anchors lose embedment while they rotate, and in cemented soil it was feared that the surrounding material would shatter. Fourteen 1g tests and four field pulls in weakly cemented calcarenite (unconfined strength 0.4 to 1.3 MPa) show loss of less than 0.1 plate widths. A crushed zone of about 0.3 widths forms below the plate, after which capacity corresponds to that of the intact rock reduced by a quarter. Load–displacement response is brittle, with residual resistance of 55 %. For mooring design we propose a partial factor based on the residual.',
        },
      ],
    },
    {
      university: 'makara',
      name: 'Aroha Whatarangi',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Department of Civil and Environmental Engineering',
      mail: 'aroha.whatarangi',
      hIndex: 14,
      works: 37,
      topics: ['soil liquefaction', 'pumice soils', 'reclaimed harbour land', 'shear wave velocity'],
      papers: [
        {
          title: 'Why Penetration Tests Undersell Pumice: Grain Crushing Around the Cone Seen by X-Ray',
          date: '2025-07-15',
          venue: 'shaking',
          abstract:
            'Pumice sands show low cone resistance even when they resist liquefaction well in the laboratory. A 16 mm cone was pushed into pumice and into quartz sand inside an X-ray scanner at vertical stresses of 50 to 200 kPa, and the grains were tracked between increments of 4 mm. In pumice a crushed annulus of 0.8 cone diameters formed and carried strain that would otherwise expand the cavity; resistance was 27 % of that in quartz sand at equal relative density. Cyclic resistance of intact frozen-core specimens was nevertheless 0.24 to 0.31. Shear wave velocity, unaffected by crushing, ranks the six deposits correctly. For screening in the Waikato we therefore advise against cone-based charts in layers with more than 40 % pumice.',
        },
        {
          title: 'Gravel That Behaves Like Sand: Cyclic Resistance of Well-Graded Port Fill',
          date: '2023-03-21',
          venue: 'shaking',
          abstract:
            'Quarry-run gravel dumped through water was long thought too permeable to liquefy. Large-diameter (300 mm) cyclic triaxial tests were performed on 23 specimens of such fill, reconstituted at field density with 55 to 75 % gravel. When fines and sand fill the voids of the gravel, that is below a gravel content of about 65 %, the cyclic resistance ratio at 15 cycles is 0.14 to 0.18, as for loose sand. Above, it rises steeply. Membrane compliance, corrected by water injection, would have raised the values by a quarter. Site characterisation should aim at the matrix.',
        },
        {
          title: 'Community Memory of Ejecta: Interviews as Data for Liquefaction Inventories',
          date: '2020-12-08',
          venue: 'shaking',
          abstract:
            'Ejecta are swept away within days and inventories from aerial photographs miss them under trees and roofs. We interviewed 204 households in the Hutt valley and Marlborough about the 2013 and 2016 earthquakes, with photographs as prompts. Reports agree with mapped ejecta in 91 % of visible locations. Under cover, they add 63 sites, of which 17 lie in zones classified as free of liquefaction. Recollection of thickness is unreliable, while that of location was repeatable a year later. The additional points change the fitted probability curve mainly at low shaking.',
        },
      ],
    },
    {
      university: 'coteaux',
      name: 'Benoît Lejeune-Pirard',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Geotechnics and Rock Mechanics',
      mail: 'b.lejeune',
      hIndex: 29,
      works: 97,
      topics: ['unsaturated soils', 'constitutive modelling', 'radioactive waste disposal', 'expansive clays'],
      page: {
        language: 'fr',
        text: [
          'Benoît Lejeune-Pirard dirige l’équipe Géomécanique des milieux poreux.',
          'Je ne recrute pas de doctorants en 2027. Merci de ne pas m’écrire à ce sujet.',
        ],
        says: { students: 'no', doNotEmail: true },
      },
      papers: [
        {
          title: 'Homogenisation of a bentonite seal with an annular gap: eight years of hydration and a dismantling',
          date: '2026-01-13',
          venue: 'testing',
          abstract:
            'Bentonite blocks swell into the gap left for installation, and it must be known whether the density contrast ever disappears. A seal 1.2 m in diameter, with an annular gap of 9 % by volume, was hydrated artificially for eight years, then dismantled and sampled at 460 points. Dry density still ranges from 1.38 Mg/m³ in the former gap to 1.57 in the core, although suction has been uniform since the fourth year. A double-porosity elastoplastic model that includes wall friction predicts the residual contrast within 0.04 Mg/m³; without friction the seal becomes homogeneous. Swelling pressure in the gap zone, 2.1 MPa, meets the requirement. Remaining heterogeneity is therefore to be accepted as permanent in performance assessment.',
        },
        {
          title:
            'Two pore families in compacted loess from Hesbaye: retention curves predicted from mercury intrusion on wetting and drying',
          date: '2023-10-26',
          venue: 'testing',
          abstract:
            'Compacted loess is the commonest fill in eastern Belgium and its retention curve is mostly guessed. Specimens compacted at three water contents were taken along wetting and drying paths between 0.01 and 40 MPa of suction and freeze-dried at 26 stages for mercury intrusion. Pores between aggregates shrink on drying by 12 to 45 % of their volume, whereas pores within aggregates are stable up to 8 MPa. A bimodal retention model whose inter-aggregate part depends on void ratio predicts the measured curves with an error of 2.3 % in degree of saturation; a rigid model errs by 6.8 %. The dependence was obtained for one loess with 16 % clay, and two more from the same plateau are being tested.',
        },
        {
          title: 'Shrinkage cracks in compacted marl embankments and their effect on infiltration',
          date: '2021-11-30',
          venue: 'slopes',
          abstract:
            'Marl from railway cuttings is reused as fill if it stays dry. Crack depth and aperture were mapped in nine trenches across embankments 4 to 60 years old, and infiltration was measured with a 1 m ring on cracked and intact strips. Cracks reached 1.1 m; effective permeability of the cracked zone was larger by a factor of 40 to 300 in September and by 2 in March. Seepage analyses with a dual-permeability layer reproduce the shallow slips of winter 2016, whereas a uniform increase of permeability puts them two months too early.',
        },
      ],
    },
    {
      university: 'rincon',
      name: 'Esteban Quiroz-Hale',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Civil and Environmental Engineering',
      mail: 'equirozhale',
      hIndex: 20,
      works: 58,
      topics: ['tailings dams', 'soil liquefaction', 'satellite radar interferometry', 'the material point method'],
      papers: [
        {
          title:
            'Did radar see it coming? Displacement of 71 upstream tailings dams and the base rate of false precursors',
          date: '2025-10-07',
          venue: 'slopes',
          abstract:
            'After every tailings dam failure a precursory acceleration is found in archived radar data. To learn what such findings are worth, we processed the same archive for 71 upstream-raised dams, four of which failed between 2016 and 2024. Accelerations as strong as those that preceded the two clearest failures occur in 19 of the 67 dams that still stand, most often after a raise. A classifier allowed to use construction dates keeps both and reduces false precursors to five. The other two failures had no precursor at all above noise of 3 mm. Radar monitoring is of value for settlement management but should not be relied upon for evacuation.',
        },
        {
          title:
            'Run-out of liquefied copper tailings with the material point method: sensitivity to residual strength and pond volume',
          date: '2023-07-11',
          venue: 'slopes',
          abstract:
            'Inundation maps for tailings facilities differ by kilometres between consultants. Five well-documented breaches were simulated with a two-phase material point model whose residual strength depends on state parameter, then varied one input at a time. Run-out distance changes by a factor of 2.6 over the credible range of residual strength, by 1.9 over that of pond volume and by 1.2 with mesh resolution once cells are below a quarter of the flow depth. With strength measured by field vane after failure, the extent is matched within 18 %. Viscosity adds nothing to the fit. We provide input files of all five cases.',
        },
        {
          title: 'Instability lines of silty tailings from bender-element-controlled loose specimens',
          date: '2020-06-30',
          venue: 'testing',
          abstract:
            'Moist-tamped specimens of tailings collapse at stress ratios that depend on how loose one dares to prepare them. Specimens from three copper mines were prepared by slurry deposition and moist tamping and matched by shear wave velocity to the field instead of by density. The stress ratio at onset of undrained instability then lies between 0.61 and 0.70 for both methods, compared with 0.48 to 0.72 without matching. Critical state lines coincide. Layering of slimes, averaged out in reconstituted material, is likely to lower the mobilised ratio in situ.',
        },
      ],
    },
    {
      university: 'marquam',
      name: 'Heidi Lundgreen',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Civil and Environmental Engineering',
      mail: 'hlundgreen',
      hIndex: 11,
      works: 26,
      topics: ['slope stability', 'Bayesian back-analysis', 'coastal bluffs', 'seismic landslides'],
      papers: [
        {
          title:
            'Landslides Waiting for the Subduction Earthquake: Bayesian Back-Analysis of Slopes That Survived 1700',
          date: '2026-03-31',
          venue: 'shaking',
          abstract:
            'A slope that stood through the Cascadia earthquake of January 1700 carries information about its strength. For 228 deep-seated slopes in the Oregon Coast Range with scarps dated by roughness or tree rings, we condition prior distributions of friction and groundwater on survival or failure in 1700, with ground motion from 30 simulated ruptures. Posterior yield acceleration of survivors rises from 0.17g to 0.21g at the median. Expected displacements in a repetition fall by 34 %, and the list of the 40 most critical road crossings changes in 13 places. The winter water table at the hour of the event is unknown and has been marginalised over.',
        },
        {
          title: 'Toe erosion sets the pace: weekly laser scans of a sea cliff in soft mudstone',
          date: '2024-04-16',
          venue: 'slopes',
          abstract:
            'A 340 m section of bluff near Newport was scanned every week for three years together with beach level and wave run-up. Of 21,400 m³ lost, 83 % came in slides preceded by notching at the toe of at least 0.9 m. The interval between notching and slide has a median of 41 days and shortens with rainfall. A two-stage hazard model with run-up above the beach–cliff junction and 14-day rain as covariates forecasts slide weeks (area under the curve 0.84) in the held-out third year. In stretches protected by cobble berms no slide occurred, although rain was the same.',
        },
        {
          title: 'Correlated Uncertainty in Regional Newmark Analyses',
          date: '2022-09-27',
          venue: 'shaking',
          abstract:
            'Regional maps of coseismic displacement treat the strength of neighbouring cells as independent, which suppresses uncertainty of totals. We estimate spatial correlation from 1,330 direct shear and triaxial tests in western Oregon and propagate it by Gaussian copula sampling. Correlation ranges of 0.8 km within a formation and 14 km between formations are found. The 90 % interval of the number of blocked highway segments widens from 52–71 to 18–139. Planning based on the mean is unaffected, planning based on a high percentile changes by a factor of two.',
        },
      ],
    },
    {
      university: 'burrard',
      name: 'Gurpreet Sandhar',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Civil and Environmental Engineering',
      mail: 'gsandhar',
      hIndex: 26,
      works: 83,
      topics: ['pile foundations', 'ground improvement', 'soil–structure interaction', 'deltaic soils'],
      papers: [
        {
          title: 'Stone columns in Fraser River silt: densification, drainage or reinforcement?',
          date: '2025-01-28',
          venue: 'letters',
          abstract:
            'Stone columns are credited with three effects in liquefaction mitigation, and design methods add them up. Before and after installation at two sites in Richmond we measured cone resistance, horizontal stress by dilatometer and shear wave velocity, and a vibroseis truck was then used to load treated and untreated ground to 0.2 % shear strain. Silt with more than 35 % fines was not densified at all. Excess pore pressure was lower by half in treated ground, the reduction being confined to 1.1 column diameters. Shear strain was the same inside and outside the grid, which contradicts strain compatibility as assumed in reinforcement design. Drainage alone accounts for the benefit at these sites.',
        },
        {
          title: 'Inertial and Kinematic Loads on Piles Through a Crust: Hybrid Tests on a Large Laminar Box',
          date: '2023-06-06',
          venue: 'shaking',
          abstract:
            'When liquefied soil spreads below a stiff crust, peak crust load and peak inertia of the superstructure may or may not coincide. A 2×2 pile group in a 3 m laminar box was coupled to a numerical superstructure whose period was varied from 0.3 to 2.5 s in nine hybrid tests. For periods below 0.8 s the peaks coincide and moments at the crust interface exceed those from separate analyses by 20 to 35 %. For long-period structures adding 40 % of the inertial load to the full crust load is sufficient. The crust was a silty clay at 2 % above optimum; desiccated crusts would be stiffer.',
        },
        {
          title: 'Downdrag on piles under preload removal: instrumented foundations of a warehouse on peat',
          date: '2021-01-19',
          venue: 'letters',
          abstract:
            'Warehouses in the delta are preloaded, piled and unloaded in that order. Six piles under a warehouse on 4 m of peat over soft silt carried fibre strain sensors for 44 months. Drag load grew to 510 kN after unloading, because rebound stopped within weeks while secondary compression of the silt went on. The neutral plane lay 5 m below the level assumed in design. Analyses in which creep rate is related to the overconsolidation ratio after unloading reproduce drag load within 60 kN, and a surcharge ratio of 1.35 would have kept it below 200 kN.',
        },
      ],
    },
    {
      university: 'asanogawa',
      name: 'Tetsuya Kurobane',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Civil and Environmental Engineering',
      mail: 'kurobane',
      hIndex: 22,
      works: 91,
      topics: ['soil liquefaction', 'ground improvement', 'lateral spreading', 'discrete element simulation'],
      papers: [
        {
          title:
            'Lateral Spreading Behind Coastal Dunes in the 2024 Noto Peninsula Earthquake: Survey of 4.6 km in Uchinada',
          date: '2025-03-18',
          venue: 'shaking',
          abstract:
            'Houses at the landward foot of the Uchinada dunes moved by metres on slopes of less than two degrees. Horizontal displacement was measured at 2,310 kerb, fence and utility points by comparison with cadastral surveys, and 44 Swedish weight soundings and 12 boreholes were made along six lines. Displacement reached 3.2 m and correlates with the depth of the water table (r = −0.71) better than with thickness of loose sand. Zones filled after sand quarrying in the 1960s moved most. Back-calculated residual strength is 4 to 7 kPa. Rebuilding ordinances should be based on fill boundaries, for which old aerial photographs suffice, rather than on the depth of liquefiable layers.',
        },
        {
          title:
            'Permeation grouting with colloidal silica beneath existing houses: uniformity from resistivity tomography',
          date: '2023-12-19',
          venue: 'letters',
          abstract:
            'Grouting from the street would allow owners to stay while the ground beneath their houses is treated. Three dwellings slated for demolition were underpinned by colloidal silica injected through inclined holes, with resistivity tomography before and after and excavation at the end. Grout reached 84 % of the target volume, failing beneath one house where an old well had been backfilled with rubble. Unconfined strength averaged 92 kPa with a coefficient of variation of 0.42. Tomography detected voids larger than 0.8 m, and heave remained below 6 mm. Cost per house, 3.9 million yen, is within the municipal subsidy.',
        },
        {
          title: 'Grain shape in liquefaction simulations: clumps, rolling resistance or level sets?',
          date: '2022-03-15',
          venue: 'testing',
          abstract:
            'Discrete element simulations imitate angular grains by rolling resistance, which is cheap, or by true shape. We scanned 1,800 grains of Toyoura and Noto dune sand and simulated undrained cyclic simple shear with spheres and rolling resistance, five-sphere clumps and level sets, each calibrated to monotonic tests alone. Cycles to initial liquefaction are predicted within 15 % by level sets, within 30 % by clumps and underestimated by half with rolling resistance. Post-liquefaction strain increments are realistic for level sets only. Computing time stands in the ratio of 1 : 9 : 140.',
        },
        {
          title: 'Reliquefaction of a Model Ground After Sixteen Shaking Events',
          date: '2019-08-27',
          venue: 'shaking',
          abstract:
            'Ground that liquefied once is expected to be denser and hence safer. A model ground of 1.8 m depth was shaken sixteen times with full dissipation in between, and shear wave velocity was measured by buried transducers. Relative density rose from 38 to 74 % while resistance to liquefaction went through a minimum at the third event. Small shakes increased resistance, those with large shear strain reduced it. Anisotropy of shear wave velocity follows the same course and may be a practical index of fabric. The minimum was not seen when the water table was lowered between events.',
        },
      ],
    },
    {
      university: 'nervion',
      name: 'Ane Goikoetxea Urrutia',
      title: 'Dr',
      position: 'Lecturer',
      department: 'Department of Geotechnics and Rock Mechanics',
      mail: 'ane.goikoetxea',
      hIndex: 10,
      works: 29,
      topics: ['rock mechanics', 'tunnelling in soft ground', 'mountain road cuts', 'flysch'],
      papers: [
        {
          title: 'Slake durability and the retreat of flysch road cuts in Gipuzkoa: seven years of photogrammetry',
          date: '2025-06-24',
          venue: 'slopes',
          abstract:
            'Marl layers weather back and leave limestone beds overhanging until these fall on the road. Twenty-six cuts along coastal and inland roads have been surveyed by photogrammetry twice a year since 2017. Marl retreats by 4 to 29 mm a year; the second-cycle slake durability index explains 57 % of the variation, and aspect another 14 %, north-facing cuts being slower. Overhangs of more than 1.3 times the bed thickness fell within a year in 71 % of cases. From these relations a scaling interval is computed for every cut, which for nine of them is longer than the current two years. Bolted beds were excluded.',
        },
        {
          title: 'Face Pressure and Volume Loss of an Earth Pressure Balance Machine in Weathered Flysch and Alluvium',
          date: '2023-04-18',
          venue: 'underground',
          abstract:
            'Mixed faces of alluvium over weathered rock are passed by compromise: the pressure that the soil needs would stall the machine in rock. Records of a 6.6 m machine over 1.9 km in Bilbao were related to 340 settlement points. Volume loss in mixed faces is 1.1 % on average, twice that in full alluvium, and increases with the fraction of rock up to 60 % and decreases beyond. Deviations of chamber pressure within one ring matter as much as its mean. A Gaussian process trained on the first kilometre predicts settlement in the second with a mean error of 3.4 mm. Foam injection rates were available only as daily totals.',
        },
        {
          title: 'Anisotropic Strength of Laminated Marlstone From 144 Small Cores',
          date: '2021-04-13',
          venue: 'underground',
          abstract:
            'Bedded marlstone rarely yields cores long enough for standard tests at every inclination. From blocks of a single tunnel face, 144 cores of 25 mm diameter were drilled at seven angles to lamination and tested at confining pressures up to 10 MPa. Strength drops to 35 % of its maximum at 30° to the axis, and a single plane of weakness criterion fits up to 4 MPa of confinement. Above that, failure ceases to follow the lamination. Comparison with 50 mm cores at two angles reveals a size effect of 8 %. Sawn blocks dried for up to five days before testing, which may have raised absolute values.',
        },
      ],
    },
  ],
);
