import { worldField } from '../types.ts';

export const chemicalEngineering = worldField(
  'Chemical engineering',
  {
    process: { name: 'Journal of Process Chemistry', capitals: 'title' },
    reactors: { name: 'Proceedings of the Sustainable Reactors Meeting', capitals: 'title' },
    separation: { name: 'Letters in Separation', capitals: 'sentence' },
    catalysis: { name: 'Catalysts at Work', capitals: 'sentence' },
    systems: { name: 'Process Systems and Safety', capitals: 'sentence' },
    particles: { name: 'Particles, Polymers and Crystals', capitals: 'title' },
  },
  [
    {
      university: 'nidelva',
      name: 'Håkon Lilleborg',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Chemical Engineering',
      mail: 'hakon.lilleborg',
      hIndex: 39,
      works: 136,
      topics: ['carbon capture', 'reaction kinetics', 'solvent degradation', 'pilot-plant trials'],
      papers: [
        {
          title: 'Iron in Lean Amine: Two Campaigns at a Waste-to-Energy Pilot and the Onset of Runaway Degradation',
          date: '2025-11-18',
          venue: 'process',
          abstract:
            'Oxidative degradation of monoethanolamine accelerates abruptly in some campaigns and never in others. At a pilot absorber treating 180 Nm³/h of flue gas from a waste incinerator we ran two campaigns of 3,100 and 4,600 h with identical solvent and different corrosion histories. Ammonia emission stayed at 12 to 18 mg/Nm³ until dissolved iron passed 0.6 mmol/kg and then quadrupled within nine days. Nickel and chromium rose at the same time, so that no metal can be singled out from the plant data; spiking tests in the laboratory suggest that iron suffices. Reclaiming of 0.5 % of the circulating solvent stopped the rise, at a cost of 0.3 GJ per tonne of CO2.',
        },
        {
          title: 'Oxygen removal from rich solvent by nitrogen sparging: is it worth the column?',
          date: '2024-06-06',
          venue: 'separation',
          abstract:
            'Removing dissolved oxygen before the stripper should suppress the part of oxidation that occurs in hot piping. A sparging column of 40 mm diameter was inserted in the rich line of a closed-loop degradation rig with 30 wt% monoethanolamine. Oxygen was reduced from 5.1 to 0.4 mg/l; overall loss of amine decreased by 23 %, far less than the 60 % expected from a kinetic model fitted to stirred-vessel data. The rig has a residence time distribution unlike that of a full-scale plant. Most oxidation evidently takes place in the absorber sump, where hold-up is large and oxygen is replenished.',
        },
        {
          title: 'Nitrosamine Formation in Wash Water Under Norwegian Winter Light',
          date: '2020-12-02',
          venue: 'reactors',
          abstract:
            'Emission permits for capture plants assume photolysis of nitrosamines in the atmosphere throughout the year. We determined quantum yields of seven nitrosamines at 2 and 20 °C in water-wash condensate and applied measured actinic fluxes at 63 °N. The half-life of nitrosodimethylamine is 11 min in June and 9.6 h in December, with no photolysis on 31 days. Ultraviolet treatment of wash water with 254 nm lamps removes 99 % at 2.1 kWh/m³ unless nitrite exceeds 40 mg/l. Atmospheric chemistry after emission has not been addressed.',
        },
      ],
    },
    {
      university: 'dommel',
      name: 'Fenna Oosterwijk',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Chemical Engineering and Chemistry',
      mail: 'f.oosterwijk',
      hIndex: 24,
      works: 58,
      topics: [
        'electrochemical conversion',
        'gas diffusion electrodes',
        'process intensification',
        'reaction kinetics',
      ],
      papers: [
        {
          title: 'Salt Precipitation in Zero-Gap CO2 Electrolysers: Watching 4,000 Droplets by X-Ray Radiography',
          date: '2026-02-10',
          venue: 'process',
          abstract:
            'Zero-gap electrolysers for CO2 lose selectivity when potassium bicarbonate fills the gas diffusion layer. Radiography at 6 µm resolution during operation at 200 mA/cm² revealed that salt does not grow as a front: it is carried by droplets that detach from the membrane and dry in the channel, 4,011 of which were tracked in six cells. Lowering the anolyte from 0.1 to 0.01 M cut droplet emission by 85 % and raised cell voltage by 0.31 V. Channel geometry was fixed; a serpentine with fewer corners might behave differently. Pulsing the current to zero for 2 s each minute dissolved deposits and kept CO selectivity above 90 % over 70 h.',
        },
        {
          title: 'Where does the crossover CO2 go? A carbon balance closed to two per cent',
          date: '2024-04-23',
          venue: 'catalysis',
          abstract:
            'We closed the carbon balance around a 25 cm² alkaline CO2 electrolyser to within 2 % by mass spectrometry of both gas outlets and titration of the electrolyte at intervals of 10 min. At 300 mA/cm² crossover amounts to 46 % of consumed CO2 in the first hour and 54 % at steady state, slightly more than the 50 % expected for pure carbonate transport and well below the 67 % for bicarbonate. A bipolar membrane lowers the figure to 3 % but moves the competition with hydrogen evolution to 41 % of charge. Claims of single-pass conversion above 50 % obtained in short tests thus deserve caution.',
        },
        {
          title: 'Rotating Packed Electrodes for Viscous Biomass Liquors',
          date: '2025-05-19',
          venue: 'reactors',
          abstract:
            'Electro-oxidation of furfural liquors is limited by mass transfer in viscous feeds. A packed nickel foam electrode rotating at up to 900 rpm was characterised by the ferricyanide method and used to oxidise 5-hydroxymethylfurfural in liquors with viscosities between 1 and 28 mPa s. Volumetric mass transfer coefficients exceed those of a static flow-by cell by a factor of 6.4 at equal pumping power. Yield of the dicarboxylic acid was 87 % in synthetic and 61 % in industrial liquor, from which humins coated the foam within five hours.',
        },
      ],
    },
    {
      university: 'elbhang',
      name: 'Gerlinde Noack-Riedel',
      title: 'Professor',
      position: 'Professor',
      department: 'Institut für Verfahrenstechnik',
      mail: 'gerlinde.noack-riedel',
      hIndex: 33,
      works: 119,
      topics: ['crystallisation', 'population balances', 'process control', 'pharmaceutical production'],
      papers: [
        {
          title: 'Breakage of Needles in Wet Milling: A Bivariate Population Balance With Measured Fracture Strength',
          date: '2025-05-27',
          venue: 'particles',
          abstract:
            'Needle-shaped crystals break across their length, and models with one size coordinate cannot tell filterable from unfilterable products. We measured the bending strength of 420 single crystals of L-glutamic acid with a micromanipulator and used the Weibull parameters, without fitting, in a two-dimensional population balance for a rotor–stator mill. Mean length after 20 passes is predicted within 7 %, mean width within 3 %. Filtration resistance calculated from the joint distribution is too low by a factor of two because fines adhere. Crystals grown faster than 40 nm/s contain inclusions and are weaker, a dependence included by interpolation.',
        },
        {
          title:
            'Nucleation rates from hundreds of small vials disagree with those from one large vessel by four orders of magnitude',
          date: '2022-09-20',
          venue: 'separation',
          abstract:
            'Primary nucleation kinetics measured in millilitre vials are routinely used to design crystallisers of cubic metres. Induction times of paracetamol in ethanol were determined in 640 vials of 1.5 ml and in vessels of 0.1, 1 and 20 l at equal supersaturation and power input. The rate per volume drops by four orders of magnitude from the smallest to the largest scale, whereas wetted surface per volume drops by a factor of 24; silanised glass halves the exponent. Filtration through 0.1 µm membranes reduces the difference to a factor of 30. Rates from vials should be taken as properties of the vial.',
        },
        {
          title: 'Direct Nucleation Control Without a Counter: Image-Free Feedback From Heat Balance',
          date: '2019-12-11',
          venue: 'particles',
          abstract:
            'Direct nucleation control relies on particle counts from probes that foul. We replace the count by the heat of crystallisation, estimated from jacket and vessel temperatures by a moving-horizon observer. In eleven seeded batches at 10 l, the observer recognises a nucleation burst 70 s after onset, as compared with 35 s for a reflectance probe. Final coefficient of variation was 0.41 with the observer, 0.38 with the probe and 0.66 in open loop. The method needs a heat of crystallisation above some 15 kJ/mol and good jacket instrumentation.',
        },
      ],
    },
    {
      university: 'daurade',
      name: 'Sébastien Lacombrade',
      title: 'Dr',
      position: 'Senior Researcher',
      department: 'Laboratoire de génie des procédés',
      mail: 'sebastien.lacombrade',
      hIndex: 26,
      works: 77,
      topics: ['membrane separation', 'water treatment', 'mixed-matrix membranes', 'brackish groundwater'],
      papers: [
        {
          title: 'Silica scaling in the last element: autopsies of 96 reverse osmosis modules from four inland plants',
          date: '2024-10-15',
          venue: 'separation',
          abstract:
            'Recovery of inland desalination is bounded by silica, whose solubility limits are often exceeded without visible harm. We opened 96 spiral-wound elements from the tail of four plants operated at nominal silica saturations of 1.1 to 1.9. Deposits exceeded 2 g/m² in 31 elements and correlate with aluminium in the feed, at levels from 20 µg/l, rather than with saturation. Two plants at 1.7 without detectable aluminium were practically clean after five years. Permeability had dropped by 9 to 38 %. Antiscalant brands differed between plants and cannot be separated from the water.',
        },
        {
          title: 'Selectivity of loose nanofiltration for lithium over magnesium in real brines collapses above 40 g/l',
          date: '2023-01-31',
          venue: 'separation',
          abstract:
            'Positively charged nanofiltration membranes with lithium–magnesium selectivities above 30 are reported from solutions of 2 g/l. Five commercial and three coated membranes were tested with geothermal and salt-lake brines at total salinities of 5 to 120 g/l. Selectivity falls from a median of 21 to 2.4 at 40 g/l and to 1.3 at 120. A Donnan-steric model with ion pairing describes the trend using one charge parameter per membrane. Dilution by a factor of eight restores selectivity and requires 5.9 kWh per cubic metre of original brine to reconcentrate.',
        },
        {
          title: 'Mixed-matrix hollow fibres with oriented zeolite nanosheets for propylene–propane separation',
          date: '2020-06-24',
          venue: 'separation',
          abstract:
            'Mixed-matrix membranes rarely reach the selectivity of their filler. Nanosheets of an eight-ring zeolite were aligned by shear in the selective layer of polyimide hollow fibres at loadings of up to 35 wt%. Propylene permeance of 94 gas permeation units and a mixed-gas selectivity of 58 were obtained at 2 bar and 35 °C on three modules of 12 fibres. Plasticisation was absent up to 6 bar. Selectivity declined by a tenth over 30 days, which we attribute to physical ageing of the polymer.',
          retracted: true,
        },
        {
          title: 'Pressure Pulses for Cleaning of Ceramic Filters: Energy per Gram of Cake',
          date: '2019-04-10',
          venue: 'reactors',
          abstract:
            'Back-pulsing of ceramic membranes is tuned by habit. Cake removal by pulses of 0.1 to 3 bar and 20 to 500 ms was followed by weighing and by optical coherence tomography on a single channel fed with river water and clay. Energy per gram of removed cake passes through a minimum of 0.9 J/g near 0.8 bar and 60 ms; the settings of the manufacturer required 7. Cakes older than two hours resist any pulse. The optimum moved to 1.4 bar during an algal bloom.',
        },
      ],
    },
    {
      university: 'nervion',
      name: 'Leire Goikolea-Sanz',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Departamento de Ingeniería Química',
      mail: 'leire.goikolea',
      hIndex: 30,
      works: 84,
      topics: ['plastic waste', 'reaction kinetics', 'heterogeneous catalysis', 'fluidised beds'],
      papers: [
        {
          title: 'Chlorine From Food Residues, Not From PVC: Halogens in the Pyrolysis of Kerbside Film',
          date: '2025-09-30',
          venue: 'process',
          abstract:
            'Pyrolysis oils from post-consumer film exceed the 10 mg/kg of chlorine that steam crackers accept. Sorted film from three Basque plants was pyrolysed at 500 °C in a conical spouted bed of 2 kg/h, unwashed, washed in cold water, or after hand-removal of all items identified as PVC. Oil contained 212, 64 and 171 mg/kg. Sodium and potassium decline in parallel with chlorine upon washing, which points to salt from food. Sampling covered five weeks in one autumn. A bed of calcium oxide at 420 °C brings washed material to 9 mg/kg for 14 h and then breaks through.',
        },
        {
          title: 'Deactivation of HZSM-5 by polystyrene in mixed plastics: a seven-lump model and its limits',
          date: '2023-04-18',
          venue: 'catalysis',
          abstract:
            'Kinetic models for catalytic cracking of plastics are built on pure polyolefins. With 0 to 20 % polystyrene in polyethylene we recorded product distributions and coke in a two-step unit over spent, partially spent and fresh HZSM-5. Styrene dimers increase the deactivation constant by a factor of 3.1 at 10 %, while light olefin yield declines only from 58 to 51 % until the catalyst is a third coked. Polyesters, the next contaminant in importance, are absent from our feeds. The seven-lump model extrapolates to industrial mixtures with an error of 12 % in olefins and fails for benzene.',
        },
        {
          title: 'Hydrodynamics of a Spouted Bed With Sticky Particles: Fountain Confiner Against Draft Tube',
          date: '2026-02-19',
          venue: 'particles',
          abstract:
            'Molten polymer coats sand and can defluidise a bed within seconds. We recorded pressure fluctuations and fountain height while feeding polypropylene at increasing rates into a 0.2 m conical bed with a draft tube, a fountain confiner, both, or neither. Maximum feed before collapse was 1.1, 1.9, 2.6 and 1.4 kg/h at 480 °C. Skewness of the pressure signal gives a warning 40 s in advance with one false alarm in 52 h. Scaling rules for cold beds predict a larger effect of the tube than was found.',
        },
      ],
    },
    {
      university: 'monongah',
      name: 'Anil Venkatraghavan',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Chemical Engineering',
      mail: 'avenkat',
      hIndex: 52,
      works: 209,
      topics: ['process control', 'process optimisation', 'green hydrogen', 'model predictive control'],
      papers: [
        {
          title:
            'Global optimisation of heat-integrated distillation sequences with disjunctions: closing a gap that stood for years',
          date: '2026-04-21',
          venue: 'systems',
          abstract:
            'Synthesis of heat-integrated distillation sequences for five components leads to nonconvex problems whose published optimality gaps exceed 10 %. We reformulate the Underwood equations with a bounded transformation and generate cuts from pinch conditions at each disjunctive node. Of 24 benchmark separations, 21 are solved to a gap of 1 % within ten hours, compared with seven for the best available solver. Constant relative volatility is assumed, and azeotropic mixtures remain out of reach. For the alcohol problem the accepted optimum of 2009 is improved by 6.3 % through a configuration that had been excluded by a heuristic.',
        },
        {
          title: 'Economic predictive control of an air separation plant for fourteen months: who overrides and why?',
          date: '2023-12-12',
          venue: 'systems',
          abstract:
            'Demand-responsive operation of air separation has been simulated in many studies and rarely left running. An economic predictive controller with a scale-bridging model was operated for fourteen months at a plant of 1,100 t/d, with all operator overrides recorded and discussed weekly. Electricity cost per tonne of oxygen dropped by 4.9 %, as against 7.4 % predicted. Overrides occupied 22 % of hours; nearly half were prompted by argon purity during load changes, a constraint for which the model used a static surrogate. Adding a dynamic model for the argon column cut overrides to 9 % in the final three months.',
        },
        {
          title: 'What Does a Flexible Electrolyser Add to a Refinery Hydrogen Network?',
          date: '2021-10-20',
          venue: 'process',
          abstract:
            'Refineries own hydrogen networks with storage in piping, compressors and purge, features that electrolyser studies ignore. A stochastic program over 52 weeks of hourly prices and desulfuriser demand was solved for the network of a Gulf Coast refinery. With a 40 MW electrolyser, hydrogen from reforming declines by 11 % and purge by 18 %; the latter is worth more. Prices were those of 2018–20 and had few negative hours. Flexibility in the existing reformer, usually operated at constant load, substitutes for a third of the storage.',
        },
        {
          title: 'Estimating Closed-Loop Performance From Routine Data When Valves Stick',
          date: '2024-08-07',
          venue: 'reactors',
          abstract:
            'We extend the minimum-variance benchmark of control loops, which blames the controller even if a valve is at fault, by a stiction model identified from operating data. On 1,260 loops of three plants, 212 were reassigned from tuning to valve, and stroke tests on 60 of these confirmed 51. Quantised signals from historians with compression produce false stiction in 8 % of loops. Retuning recommended by the original benchmark would have worsened 39 loops.',
        },
      ],
    },
    {
      university: 'cootes',
      name: 'Shauna Delorimier',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Chemical Engineering',
      mail: 'sdelorimier',
      hIndex: 23,
      works: 61,
      topics: ['polymer reaction engineering', 'reaction kinetics', 'emulsion polymerisation', 'flow chemistry'],
      page: {
        language: 'en',
        text: [
          'Shauna Delorimier, P.Eng. Polymer reaction engineering: kinetics, latexes, and reactors that do not foul.',
          'I expect to take two PhD students in September 2027, one on bio-based monomers and one on online estimation. Read one of our papers, tell me what you would measure next, and write to sdelorimier@cootes.example. Applications themselves go through https://cootes.example/graduate/apply.',
        ],
        says: {
          students: 'yes',
          portal: 'https://cootes.example/graduate/apply',
          address: 'sdelorimier@cootes.example',
        },
      },
      papers: [
        {
          title:
            'Depropagation in the Semi-Batch Copolymerisation of Dibutyl Itaconate: Parameters From Pulsed-Laser Data',
          date: '2024-08-06',
          venue: 'particles',
          abstract:
            'Itaconates are the most accessible bio-based monomers and propagate slowly, with a ceiling temperature that matters at process conditions. Pulsed-laser polymerisation between 60 and 140 °C yields a propagation coefficient of 34 l/(mol s) at 100 °C and an equilibrium monomer concentration of 0.9 mol/l. Implemented in a semi-batch model with butyl acrylate, these values predict conversion and composition of 14 runs within 4 %. Chain transfer to monomer correlates with the propagation coefficient in our data and carries an uncertainty of 60 %. Neglect of depropagation would overpredict itaconate incorporation by 19 % at 138 °C.',
        },
        {
          title: 'Surfactant-free latexes in a tubular reactor: oscillations that are not numerical',
          date: '2022-04-12',
          venue: 'systems',
          abstract:
            'Continuous emulsion polymerisation oscillates in stirred tanks, whereas tubes have been recommended as stable. In a pulsed coiled tube of 18 ml with methacrylic acid as the only stabiliser, conversion at the outlet oscillated with an amplitude of 9 % and a period of 2.3 residence times. Reactive species are carried upstream by pulsation, as tracer tests show, and provide the feedback. A dispersion model reproduces the period and loses the oscillation below an amplitude of 3 mm, in agreement with experiment. Fouling ended each run after 11 to 16 h.',
        },
        {
          title: 'Branching by Backbiting: Where 13C NMR and Rheology Disagree',
          date: '2019-10-30',
          venue: 'particles',
          abstract:
            'Branch contents of polyacrylates from 13C NMR and from melt rheology seldom coincide. Twenty-two poly(butyl acrylate) samples with 0.4 to 4.1 branches per hundred units were made under starved-feed conditions. Strain hardening follows long branches, 3 to 8 % of the total in our kinetic model; NMR counts all branches alike. With this fraction the two methods agree within 30 %. Macromonomer incorporation, which produces long branches, was adjusted to a single sample.',
        },
      ],
    },
    {
      university: 'ouseburn',
      name: 'Malcolm Fenwick-Tate',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'School of Engineering',
      mail: 'malcolm.fenwick-tate',
      hIndex: 44,
      works: 240,
      topics: ['process intensification', 'heat-integrated reactors', 'pilot-plant trials', 'process safety'],
      papers: [
        {
          title: 'Thirty-one intensified plants, thirty years on: a census of survival',
          date: '2023-07-11',
          venue: 'systems',
          abstract:
            'Process intensification has produced many demonstrations and an unknown number of lasting plants. I traced 31 industrial installations announced between 1988 and 2003 (rotating beds, compact reactors, reactive columns, oscillatory flow) through companies, regulators and former staff. Twelve operate today, seven were closed with the product they made, and eight were replaced by conventional equipment, in five of these cases after the responsible engineer had left. Fouling is named in four interviews, control in one. Installations abandoned before announcement escape such a census.',
        },
        {
          title: 'Oscillatory Baffled Crystallisers: Heat Transfer Was Never the Limit',
          date: '2021-03-24',
          venue: 'reactors',
          abstract:
            'Oscillatory baffled crystallisers are marketed for their heat transfer although crystal growth sets their length. Reanalysis of 19 published case studies and four unpublished ones shows that cooling surface exceeded requirement by a median factor of 5.2. Dead zones behind baffles held up solids at loadings above 14 wt% in six cases. A tube with half the surface and smooth constrictions performed equally in trials with adipic acid over 40 h. Secondary nucleation caused by the constrictions has yet to be quantified.',
        },
        {
          title: 'Metastable Operation of a Compact Methanator Under Interrupted Feed',
          date: '2019-06-12',
          venue: 'process',
          abstract:
            'Compact heat exchanger reactors contain little metal to buffer interruptions. A printed-circuit methanator of 5 kW was subjected to 300 feed interruptions of 1 to 60 min. Ignition on restart occurred without preheating after pauses below 17 min. In 22 restarts the hot spot settled 40 mm downstream of its usual place, a second stable state in which conversion was lower by 8 points and from which only a deliberate trip recovered. Sintering was not apparent after these tests, the duration of which was short.',
        },
      ],
    },
    {
      university: 'shandon',
      name: 'Orlaith Ní Dhuibhir',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Department of Chemical and Process Engineering',
      mail: 'orlaith.nidhuibhir',
      hIndex: 19,
      works: 52,
      topics: ['pharmaceutical production', 'crystallisation', 'process control', 'flow chemistry'],
      papers: [
        {
          title:
            'Residence time distribution of a continuous direct compression line with real powder: tracer, twin and audit trail',
          date: '2025-04-08',
          venue: 'systems',
          abstract:
            'Material diversion in continuous tableting depends on the residence time distribution, which regulators ask manufacturers to verify. On a line of 15 kg/h, pulse and step tests with two tracers of different cohesion were performed in nine formulations. Mean residence time varied from 84 to 171 s at the same hopper setting, and the two tracers deviate by up to 22 % in cohesive blends. A diversion rule derived from the better-flowing tracer would have passed 31 s of non-conforming material. Near-infrared prediction error, 2.1 % of label claim, contributes more to false rejection than dispersion does.',
        },
        {
          title: 'Solvent Swap by Continuous Pervaporation in a Three-Step Flow Synthesis',
          date: '2023-02-08',
          venue: 'process',
          abstract:
            'Telescoped flow syntheses are interrupted by solvent exchange, typically in a batch still. We inserted a silica pervaporation unit of 0.12 m² between an amidation in dimethylacetamide–toluene and a hydrogenation in ethanol. Toluene declined from 38 to 0.7 wt% at 4 ml/min with a loss of intermediate of 1.6 %. Steady operation over 52 h was attained after the feed had been filtered to 2 µm. Flux diminishes by half for every tenfold increase in residual amine, an interaction that will restrict use to neutral intermediates.',
        },
        {
          title: 'Form Conversion in a Wet Bed: Carbamazepine Dihydrate on the Filter',
          date: '2024-08-25',
          venue: 'particles',
          abstract:
            'Polymorph purity is monitored in the crystalliser and may be lost on the filter. Raman mapping of carbamazepine cakes during washing with ethanol–water detected dihydrate at the outlet end after 6 min although the wash composition lay within the stable region of the anhydrate. Mixing with retained mother liquor shifts local water activity above 0.64 for about 90 s. Cake height was limited to 25 mm by the window. A first wash with half the volume at higher ethanol content eliminated the conversion in 14 of 15 cakes.',
        },
      ],
    },
    {
      university: 'weserufer',
      name: 'Tjark Behrmann-Onken',
      title: 'Dr',
      position: 'Research Group Leader',
      department: 'Department of Chemical and Process Engineering',
      mail: 'tjark.behrmann',
      hIndex: 17,
      works: 44,
      topics: ['water treatment', 'adsorption', 'ion exchange', 'perfluoroalkyl substances'],
      papers: [
        {
          title:
            'Short-chain perfluoroalkyl acids break through first and come out again: displacement in full-scale carbon filters',
          date: '2025-12-09',
          venue: 'separation',
          abstract:
            'Utilities exchange activated carbon by bed volumes of water, irrespective of what competes for the sites. At two waterworks in northern Germany ten filters were sampled at four depths over 22 months for 18 perfluoroalkyl acids. Perfluorobutanoic acid broke through after 4,100 bed volumes, and its effluent exceeded the influent by up to 70 % between 9,000 and 14,000 as longer chains displaced it. A multicomponent surface diffusion model predicts the overshoot within 15 % provided that dissolved organic carbon is represented by two fictive solutes. Series operation of two filters with swapped order prevents release and consumes 30 % less carbon.',
        },
        {
          title: 'Regenerating anion exchange resin with brine and no methanol: how far does one get?',
          date: '2024-10-24',
          venue: 'separation',
          abstract:
            'Single-use resins for perfluoroalkyl acids are incinerated because regeneration needs flammable solvents. We screened eleven inorganic brines at 20 to 90 °C on four resins loaded from groundwater. Hot ammonium chloride at 3 mol/l releases 94 % of butanoic and 71 % of hexanesulfonic acid, though just 12 % of octanesulfonic acid, which obeys a linear relation with chain length. Capacity for short chains was stable over eight cycles. For waters dominated by short chains, brine regeneration appears feasible, and long chains would then accumulate toward a final incineration.',
        },
        {
          title: 'Ferrate for Manganese Removal in Peaty Water: Colloids That Pass the Filter',
          date: '2021-01-13',
          venue: 'reactors',
          abstract:
            'Ferrate oxidises manganese at near-neutral pH and leaves iron behind as coagulant. In jar and column tests with water holding 9 mg/l of dissolved organic carbon, 96 % of manganese was oxidised at a molar ratio of 1.1. A third of the resulting oxide remained below 100 nm, stabilised by humic matter, and penetrated sand filters. Calcium of at least 1.2 mmol/l destabilises it. Soft peaty waters, for which the method was conceived, lack exactly this.',
        },
      ],
    },
    {
      university: 'pyynikki',
      name: 'Reetta Kallunki',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Materials and Process Engineering',
      mail: 'reetta.kallunki',
      hIndex: 35,
      works: 113,
      topics: ['biorefineries', 'pulp mill residues', 'lignin', 'life cycle assessment'],
      papers: [
        {
          title: 'Lignin Removal and the Recovery Boiler: How Much Can Be Taken Before the Mill Runs Cold?',
          date: '2024-05-21',
          venue: 'process',
          abstract:
            'Withdrawal of lignin from black liquor relieves the recovery boiler and takes away its fuel. We coupled a boiler model with the steam and sulfur balances of three Nordic kraft mills and verified it during a trial at one of them, where 12 % of lignin was withdrawn for eleven days. Lower furnace temperature fell by 62 K and reduction efficiency by 1.4 points, as predicted. The mills tolerate 14, 17 and 23 % without auxiliary fuel. Sulfur makeup in the form of acid, rather than heat, limits the most modern of them. Winter operation below −15 °C lowers each limit by about four points.',
        },
        {
          title: 'Odour of kraft lignin: guaiacol is not the culprit',
          date: '2022-10-18',
          venue: 'separation',
          abstract:
            'Odour excludes kraft lignin from car interiors, and guaiacol is usually blamed. Gas chromatography–olfactometry with a panel of nine was applied to headspace above eight lignins before and after washing, oxidation and steam stripping. Dimethyl trisulfide and 2-methoxythiophenol account for 71 % of summed odour activity; guaiacol accounts for 6 %. Mild oxidation with 0.8 % peroxide lowers intensity from 4.1 to 2.2 on a six-point scale. After three months in closed containers, half of the reduction was lost as new thiols had formed.',
        },
        {
          title: 'Life Cycle Results for Bio-Based Phenol: The Allocation Decides and the Process Does Not',
          date: '2026-09-09',
          venue: 'reactors',
          abstract:
            'Comparative assessments of bio-based phenol report climate impacts between −1.2 and 4.6 kg CO2 per kg. We recalculated nine studies with harmonised background data, leaving process data untouched. Allocation between pulp and lignin explains 68 % of the variance, the electricity mix 17 % and the conversion route 4 %. Under system expansion three of nine processes perform worse than fossil phenol. The ranking of routes, which the studies were written to establish, is not robust to any of the choices tested.',
        },
      ],
    },
    {
      university: 'ouchy',
      name: 'Sandrine Favre-Rochat',
      title: 'Professor',
      position: 'Professor',
      department: 'Institut des sciences et ingénierie chimiques',
      mail: 'sandrine.favre-rochat',
      hIndex: 47,
      works: 151,
      topics: ['heterogeneous catalysis', 'operando spectroscopy', 'microkinetic modelling', 'green hydrogen'],
      page: {
        language: 'fr',
        text: [
          'Sandrine Favre-Rochat dirige le groupe de catalyse sous conditions dynamiques.',
          'Les doctorants sont admis par l’école doctorale, deux fois par an ; le dossier se dépose sur https://ouchy.example/doctorat. Je ne réponds pas aux candidatures individuelles, merci de ne pas m’écrire à ce sujet.',
        ],
        says: { doNotEmail: true, portal: 'https://ouchy.example/doctorat' },
      },
      papers: [
        {
          title:
            'Copper–zinc catalysts under fluctuating hydrogen: restructuring that forgets and restructuring that does not',
          date: '2026-06-30',
          venue: 'catalysis',
          abstract:
            'Methanol synthesis from renewable hydrogen exposes copper–zinc catalysts to interruptions that they were not designed for. By modulation-excitation X-ray absorption with periods of 1 to 60 min at 20 bar we distinguish reversible reduction of zinc, with a time constant of 4 min, from irreversible copper growth. Interruptions under CO2 alone enlarge copper domains from 7 to 11 nm in 50 cycles; interruptions under residual hydrogen of 5 % leave them unchanged. Activity per surface copper increases slightly during the first ten cycles and then follows the surface area. Water partial pressure was not controlled independently and could be the underlying variable.',
        },
        {
          title: 'A Microkinetic Model for CO2 Hydrogenation Fitted to Transients Instead of Rates',
          date: '2025-01-23',
          venue: 'process',
          abstract:
            'Steady-state rates constrain few parameters of a microkinetic model. We fitted a 21-step mechanism for CO2 hydrogenation on copper to step-response experiments with isotopic labels, 64 in number, in addition to 90 steady rates. Eleven parameters become identifiable in place of five, and formate coverage drops from 0.6 to 0.2 monolayers, in line with infrared data not used in the fit. Formate hydrogenation controls the rate below 230 °C only. Density-functional energies served as priors with a standard deviation of 15 kJ/mol, and four posterior means lie outside two deviations.',
        },
        {
          title: 'Is the spectator a spectator? Surface carbonate on ceria-supported nickel during methanation',
          date: '2021-11-10',
          venue: 'catalysis',
          abstract:
            'The species most prominent in an operando spectrum is often inactive. Bidentate carbonate on nickel–ceria was exchanged with labelled CO2 at 250 °C while methane was analysed on line. Its exchange time constant, 38 s, exceeds that of methane production sixfold, and its removal by brief oxidation leaves the rate unaltered. A minor band at 1,540 cm⁻¹ turns over with methane within error. Above 320 °C the two time constants merge and no assignment can be made.',
        },
      ],
    },
    {
      university: 'rincon',
      name: 'Xiomara Lucero-Begay',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Chemical and Environmental Engineering',
      mail: 'xlucero',
      hIndex: 12,
      works: 27,
      topics: ['water treatment', 'membrane separation', 'brackish groundwater', 'electrodialysis'],
      papers: [
        {
          title:
            'Removing arsenic and uranium together from Navajo wells: capacitive deionisation on solar power for a year',
          date: '2025-08-26',
          venue: 'separation',
          abstract:
            'Unregulated wells in the western Navajo Nation contain arsenic and uranium, frequently both. With two chapters we operated solar-powered capacitive deionisation units of 400 l/d at four wells for a year. Uranium was reduced from 41–90 to below 12 µg/l throughout; arsenic, present as uncharged arsenite at two wells, passed until a small chlorine dose was added. Electrode capacity decreased by 29 %, mostly through silica. Residents hauled 61 % less water. Concentrate, one litre in seven, contains uranium near the limit for disposal and has no settled destination.',
        },
        {
          title: 'Bipolar electrodialysis of copper mine raffinate: acid recovery against iron fouling',
          date: '2024-09-12',
          venue: 'separation',
          abstract:
            'Raffinate of copper leaching holds sulfuric acid and ferric iron in similar amounts. In a stack of eight cell pairs we recovered 72 % of the acid at 1.9 kWh/kg from a raffinate with 18 g/l of iron, after reduction of ferric to ferrous ions with scrap. Without reduction, jarosite precipitated in the anion membrane within 9 h. Membranes exposed to ferrous feed lost 6 % of capacity in 500 h. The energy price at which recovery breaks even, 4.1 cents per kWh, was met on 58 % of days in Arizona in 2022.',
        },
        {
          title: 'Evaporation Ponds as Reactors: Magnesium Recovery From Inland Concentrate',
          date: '2021-07-14',
          venue: 'reactors',
          abstract:
            'Inland desalination sends its concentrate to ponds where salts crystallise unattended. Over three summers we sampled a sequence of five ponds near Tucson each week and modelled it with Pitzer equations and measured evaporation. Brucite of 91 % purity could be obtained from the third pond upon addition of lime at a cost of $290 per tonne. Rain in the monsoon redissolves halite and reverses the sequence for about four weeks. Boron, which farmers fear, follows magnesium.',
        },
      ],
    },
    {
      university: 'moggill',
      name: 'Patrick Nguyen-Ross',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'School of Chemical Engineering',
      mail: 'p.nguyen-ross',
      hIndex: 28,
      works: 90,
      topics: ['process safety', 'ammonia plants', 'green hydrogen', 'consequence modelling'],
      papers: [
        {
          title: 'Ammonia spills on tropical sea water: how much dissolves and how much flies',
          date: '2025-03-04',
          venue: 'systems',
          abstract:
            'Ammonia as a marine fuel raises the question of what fraction of a spill on water becomes airborne. We released 0.2 to 45 kg of refrigerated ammonia on a basin of sea water at 29 °C, over a range of heights and rates, and closed the balance with load cells, conductivity and open-path spectroscopy. Between 44 and 71 % dissolved, less for higher drops and rapid release, against 60 % used in most consequence models. Vapour was lighter than air in only five of 38 releases because of entrained droplets. Waves, which would enhance mixing, could not be generated in the basin.',
        },
        {
          title: 'Alarm floods at an LNG plant: sequence mining finds the root alarm in half of the cases',
          date: '2022-12-14',
          venue: 'systems',
          abstract:
            'During an upset operators may face hundreds of alarms in ten minutes. From seven years of logs of a liquefaction train we extracted 418 floods and, with three shift supervisors, established the initiating event of 120. A sequence alignment method places the root alarm among its first three suggestions in 54 % of floods, a causal graph from piping diagrams in 49 %, and both combined in 63 %. In a fifth of cases the initiating event has no alarm at all. The supervisors agreed on the root cause in 81 % at first reading.',
        },
        {
          title: 'Ignition of Hydrogen Vents by Corona: Full-Scale Tests in a Thunderstorm Season',
          date: '2020-04-28',
          venue: 'reactors',
          abstract:
            'Hydrogen vents ignite without an obvious source, and corona discharge under thunderclouds is one suspect. A vent stack of 9 m at a test site near Darwin was operated during 41 thunderstorms with field mill and ultraviolet camera. Eleven ignitions were registered, nine of which coincide with fields above 14 kV/m and none with a lightning strike within 2 km. A toroidal ring at the vent tip raised the corona threshold to 31 kV/m, and no ignition ensued in the second season, which had fewer storms.',
        },
      ],
    },
    {
      university: 'lanterna',
      name: 'Umberto Scarsi',
      title: 'Professor',
      position: 'Professor',
      department: 'Dipartimento di Ingegneria Chimica e di Processo',
      mail: 'umberto.scarsi',
      hIndex: 37,
      works: 142,
      topics: ['ammonia plants', 'heterogeneous catalysis', 'process intensification', 'olive oil waste water'],
      papers: [
        {
          title: 'Ammonia Synthesis Loops That Follow the Wind: Catalyst Temperature as the Slow Variable',
          date: '2025-10-28',
          venue: 'process',
          abstract:
            'Ammonia converters fed with electrolytic hydrogen must turn down to a fraction of their capacity. A dynamic model of a three-bed converter with interchanger, validated against shutdown records of a 600 t/d plant, was driven with two years of wind production. Load ramps of 3 % per minute between 30 and 100 % are feasible provided that circulation is throttled ahead of each descent, so that the first bed stays above 375 °C. Without this measure the loop extinguishes 14 times a year. Thermal cycling of the first bed reaches 41 K on a typical day, and fatigue of internals under hydrogen was estimated with steels for which such data hardly exist.',
        },
        {
          title: 'Sorbent-enhanced ammonia synthesis at 30 bar: cycling of manganese chloride on silica',
          date: '2023-05-09',
          venue: 'separation',
          abstract:
            'Absorption in metal halides could replace refrigeration in small ammonia plants. We cycled 40 wt% manganese chloride on silica 320 times between 180 and 300 °C in a loop with a ruthenium catalyst at 30 bar. Working capacity is 61 mg/g initially and 54 mg/g at the end, most of the loss arising in the first 50 cycles by migration of the chloride. Per-pass conversion rises from 9 to 14 % when the sorbent holds outlet ammonia at 0.3 %. Chloride was detected on the catalyst at 80 ppm, a level whose long-term effect we cannot judge.',
        },
        {
          title: 'Anaerobic Treatment of Olive Mill Water After Polyphenol Recovery: Two Harvests in Liguria',
          date: '2024-11-04',
          venue: 'reactors',
          abstract:
            'Olive mill water inhibits digestion by its polyphenols, which are also its most valuable component. A resin column followed by an upflow digester of 3 m³ was operated at a cooperative mill during two harvests. Recovery of hydroxytyrosol was 58 %; chemical oxygen demand removal in the digester increased from 49 to 77 % compared with untreated water. The season lasts nine weeks, and restarting the sludge took three of them in the second year. Income from polyphenols exceeds that from gas by a factor of eleven at prices for food-grade extract.',
        },
      ],
    },
  ],
);
