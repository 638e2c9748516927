import { worldField } from '../types.ts';

export const mechanicalEngineering = worldField(
  'Mechanical engineering and fluid dynamics',
  {
    flow: { name: 'Journal of Flow and Heat', capitals: 'sentence' },
    mechanics: { name: 'Proceedings of the Applied Mechanics Meeting', capitals: 'title' },
    thermal: { name: 'Letters in Thermal Machines', capitals: 'sentence' },
    vibration: { name: 'Vibration and Contact', capitals: 'title' },
    turbulent: { name: 'Turbulence and Mixing', capitals: 'sentence' },
    machines: { name: 'Transactions on Rotating Machines', capitals: 'title' },
    solids: { name: 'Solids, Joints and Surfaces', capitals: 'sentence' },
  },
  [
    {
      university: 'lanterna',
      name: 'Ilaria Pastorino-Delfino',
      title: 'Professor',
      position: 'Professor',
      department: 'Dipartimento di Ingegneria Meccanica',
      mail: 'ilaria.pastorino',
      hIndex: 34,
      works: 121,
      topics: ['combustion', 'hydrogen burners', 'acoustics', 'turbomachinery', 'thermoacoustic instability'],
      page: {
        language: 'en',
        text: [
          'My group studies how hydrogen flames flash back, hum and sometimes destroy burners.',
          'Two doctoral positions on ammonia–hydrogen combustion start in November 2027 and are filled through the national call at https://lanterna.example/dottorato. I am glad to discuss a topic beforehand: ilaria.pastorino@lanterna.example, please begin the subject with [PHD-FLAME].',
        ],
        says: {
          students: 'yes',
          subjectCode: '[PHD-FLAME]',
          portal: 'https://lanterna.example/dottorato',
          address: 'ilaria.pastorino@lanterna.example',
        },
      },
      papers: [
        {
          title: 'Flame transfer functions of partially cracked ammonia in a swirl burner at 5 bar',
          date: '2026-03-11',
          venue: 'thermal',
          abstract:
            'Cracked ammonia is a candidate fuel for gas turbines, but its response to acoustic forcing under pressure is undocumented. We measured flame transfer functions of mixtures with 20 to 60 % cracking between 40 and 600 Hz, with hot-film anemometry and OH* chemiluminescence corrected for NH2* interference. The delay between velocity and heat release shortens from 3.9 to 1.7 ms over this range, which moves the first unstable mode of the rig from 142 to 218 Hz. Gain above 1.5 was found only near 40 % cracking, where two flame shapes alternate. Above 60 % the burner flashed back at 5 bar, so that the trend towards pure cracked gas remains an extrapolation.',
        },
        {
          title: 'Boundary-layer flashback of hydrogen: does the wall temperature or the flow decide?',
          date: '2024-02-20',
          venue: 'flow',
          abstract:
            'Correlations for boundary-layer flashback disagree by a factor of three once the burner tip is allowed to heat. In a channel burner with independent heating of the wall from 300 to 680 K we determined the critical velocity gradient for hydrogen–air flames at equivalence ratios of 0.3 to 0.6. Raising the wall by 100 K lowers the margin as much as a 14 % reduction of bulk velocity. Preheating of the mixture, present in engines, was not varied. Simultaneous particle image velocimetry shows reverse flow ahead of the flame bulge in every recorded event, 71 in total, so that an attached boundary layer should not be assumed.',
        },
        {
          title: 'Helmholtz Dampers With Purge Air: Leakage, Hysteresis and a Cheap Redesign',
          date: '2021-09-08',
          venue: 'mechanics',
          abstract:
            'Dampers in annular combustors lose effect when hot gas enters their necks. Impedance tube tests up to 165 dB and 900 K were carried out on eleven necks. Hot gas ingestion begins at an acoustic velocity of 1.3 times the mean purge velocity and shifts the resonance upward by as much as 19 %, with hysteresis as amplitude falls. A neck with a rounded inner edge postpones ingestion to a ratio of 1.9 without additional air. Thermal stress at the rounded edge was computed only, and will need a rig with realistic cycling.',
        },
      ],
    },
    {
      university: 'pyynikki',
      name: 'Juho Leppäkorpi',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Mechanical Engineering',
      mail: 'juho.leppakorpi',
      hIndex: 22,
      works: 64,
      topics: ['tribology', 'vibration control', 'water lubrication', 'paper machines'],
      papers: [
        {
          title: 'Film Thickness in Water-Lubricated Polymer Bearings Measured Through the Shaft',
          date: '2025-01-29',
          venue: 'vibration',
          abstract:
            'An ultrasonic probe mounted inside a hollow 120 mm shaft maps the film of a water-lubricated stern bearing through a bronze sleeve, around the circumference and at a resolution of 0.2°. With a nitrile rubber bearing at 0.35 MPa, films of 4 to 11 µm were found at speeds where smooth elastohydrodynamic theory predicts 18. Accounting for swelling of the rubber by 1.8 % explains half of the deficit. Below 60 rpm reflections from asperity contact mask the film, and results for start-up are therefore qualitative.',
        },
        {
          title: 'Friction-induced squeal in doctor blades is a mode-coupling problem',
          date: '2024-05-24',
          venue: 'solids',
          abstract:
            'Doctor blades on paper machines squeal at 3 to 6 kHz and mark the roll. Laser vibrometry on a running pilot machine identifies two bending modes of the blade holder that approach each other within 40 Hz before the onset of noise. A model with seven degrees of freedom and a measured friction coefficient of 0.21 reproduces onset in 23 of 28 blade settings. The remaining five involve worn blades whose contact angle had changed. Adding 90 g to the holder at an antinode separates the modes and silenced the machine for four months, until the holder was exchanged.',
        },
        {
          title: 'Running-In as Selection: Surface Topography of Piston Rings in the First Ten Hours',
          date: '2020-10-21',
          venue: 'vibration',
          abstract:
            'The first hours of operation determine friction for years. Forty plateau-honed liners with four honing angles ran against chromium nitride rings in a reciprocating rig, with replicas taken after 0.1, 1 and 10 h. Reduced peak height falls to a common value of 0.11 µm irrespective of its start, whereas valley depth does not change. Steady friction correlates with neither but with the correlation length along the stroke (r = 0.77). Oil containing MoDTC erased the dependence, so the finding concerns conventional additive packages.',
        },
      ],
    },
    {
      university: 'maschsee',
      name: 'Ansgar Wietfeld',
      title: 'Professor',
      position: 'Professor',
      department: 'Institut für Dynamik und Schwingungen',
      mail: 'wietfeld',
      hIndex: 38,
      works: 187,
      topics: ['turbomachinery', 'vibration control', 'gas turbine blades', 'friction damping'],
      page: {
        language: 'de',
        text: [
          'Ansgar Wietfeld leitet die Arbeitsgruppe Schaufelschwingungen und Reibdämpfung.',
          'Zum 1. Oktober 2027 ist eine Promotionsstelle (E13, 100 %) zu besetzen. Bewerbungen werden ausschließlich über https://maschsee.example/karriere angenommen, Kennziffer IDS-27-114; Unterlagen per E-Mail werden nicht berücksichtigt.',
        ],
        says: { students: 'yes', subjectCode: 'IDS-27-114', portal: 'https://maschsee.example/karriere' },
      },
      papers: [
        {
          title: 'Underplatform Dampers After 20,000 Cycles: Wear, Contact Stiffness and the Lost Optimum',
          date: '2025-10-07',
          venue: 'machines',
          abstract:
            'Friction dampers are optimised for their first day. We aged 24 wedge dampers under representative centrifugal load in a rotating test rig and remeasured the frequency response of a two-blade segment after each block of 2,000 cycles. Contact stiffness rises by 38 % during the first 6,000 cycles as the surfaces conform, then drops where fretting debris accumulates. The optimal excitation level moves by a factor of 1.7, and damping at the original design point decreases from 0.9 to 0.5 %. Tests were performed at 20 °C; cobalt alloys develop glaze layers above 400 °C that could reverse the second phase.',
        },
        {
          title: 'Mistuning Identification From Blade Tip Timing With Missing Probes',
          date: '2023-08-15',
          venue: 'machines',
          abstract:
            'Tip timing probes fail, generally the one that is needed. We formulate identification of blade-alone frequencies as sparse regression on a fundamental mistuning model and test it on a 29-blade compressor disc with eight probes, of which up to five were removed. Frequency deviations are recovered within 0.06 % with four probes and within 0.21 % with three, provided their spacing is incommensurate with the dominant engine order. Aerodynamic coupling appears as spurious mistuning of low harmonic order and was subtracted with coefficients from a separate computation. Forced response amplitudes are less certain than frequencies by an order of magnitude.',
        },
        {
          title: 'Why Do Nominally Equal Friction Rings Differ by Half? A Round Robin of Six Laboratories',
          date: '2022-03-30',
          venue: 'mechanics',
          abstract:
            'Nonlinear joint dynamics are notorious for poor repeatability. Six laboratories tested the same set of four blisks with split friction rings under an agreed protocol. Within-laboratory scatter of peak amplitude was 6 %, between laboratories 47 %. Disassembly sequence and the unmeasured ring gap account for most of this; exciter type and sensor mass have little influence. After gap control to 5 µm, in a second round with three of the laboratories, the spread decreased to 18 %. Publication of ring gaps is recommended, which to our knowledge has never been usual.',
        },
        {
          title: 'Harmonic balance with a frequency-dependent contact law for shrouded blades',
          date: '2019-11-19',
          venue: 'solids',
          abstract:
            'Contact laws in blade design are rate-independent by convention. From fretting hysteresis of nickel alloy pairs measured at 30 to 300 Hz and 600 °C we derive a friction coefficient that decreases by 0.07 per decade of frequency. Implementation in a multi-harmonic balance code adds 4 % to computing time. For a shrouded low-pressure blade the predicted amplitude changes by 11 % at the second engine order and by 26 % at the sixth. Data above 300 Hz, which would matter for compressor blades, could not be obtained with our rig.',
        },
      ],
    },
    {
      university: 'daurade',
      name: 'Maylis Castéra-Dufau',
      title: 'Professor',
      position: 'Professor',
      department: 'Département de mécanique des fluides',
      mail: 'maylis.castera',
      hIndex: 31,
      works: 92,
      topics: ['multiphase flow', 'bubble columns', 'turbulence', 'high-speed imaging'],
      papers: [
        {
          title: 'Bubble-induced agitation between homogeneous and heterogeneous regimes: a column 3 m tall',
          date: '2025-06-17',
          venue: 'turbulent',
          abstract:
            'Agitation by rising bubbles obeys a −3 spectrum in homogeneous swarms, whereas industrial columns are seldom homogeneous. In a 0.4 m column of 3 m height with gas fractions of 2 to 22 % we combined hot-film probes, dual optical fibres and index-matched imaging near the wall. The −3 range persists into the heterogeneous regime for wavelengths of one to four bubble diameters, above which a −5/3 range opens as soon as large-scale circulation exceeds 0.12 m/s. Liquid variance is then described by the sum of both contributions within 15 %. Tap water was used, so that coalescence is inhibited to an unknown and seasonal degree.',
        },
        {
          title: 'Mass transfer from oxygen bubbles in shear: the role of the wake that is left behind',
          date: '2023-11-28',
          venue: 'flow',
          abstract:
            'Dissolved oxygen in the wake of one bubble reduces transfer from the next. Planar fluorescence quenching with an inhibited ruthenium dye resolved the concentration boundary layer of 1.8 to 4.1 mm bubbles rising in line in a vertical shear flow. At a separation of six diameters, transfer from the follower is lower by 22 % without shear, by 9 % at 2 s⁻¹ and undiminished at 5 s⁻¹. A model for the displacement of the wake collapses the three data sets. Bubbles in pairs are, of course, the simplest of swarms.',
        },
        {
          title: 'Lift Reversal of Deformed Bubbles in Surfactant Solutions',
          date: '2020-01-22',
          venue: 'mechanics',
          abstract:
            'The lateral lift on large bubbles changes sign at a diameter of about 5.8 mm in clean water, and this value is built into many simulation codes. We repeated the classical experiment in a shear cell for four surfactants at six concentrations with tracking of 9,400 trajectories. Reversal moves to 4.3 mm for 20 ppm of a nonionic surfactant and then back with increasing concentration. Aspect ratio alone, the parameter of the usual closure, does not order the data; the Marangoni number reduces the scatter by half. For alcohols no systematic shift was seen.',
        },
      ],
    },
    {
      university: 'nervion',
      name: 'Asier Urkullu-Beitia',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Departamento de Ingeniería Mecánica',
      mail: 'asier.urkullu',
      hIndex: 27,
      works: 88,
      topics: ['vibration control', 'machining dynamics', 'active damping', 'acoustics'],
      papers: [
        {
          title: 'Active Damping of a Ram Milling Machine Under Varying Overhang: Nine Months on a Shop Floor',
          date: '2024-11-05',
          venue: 'vibration',
          abstract:
            'Active dampers suppress chatter in laboratories; shop floors change the tool, the overhang and the operator. A biaxial inertial actuator was installed on the ram of a portal milling machine and logged for nine months. Gain scheduling over overhang, with a phase margin check before each program, increased the median stable depth of cut in steel from 2.8 to 5.1 mm. The damper was switched off by operators in 17 % of programs, mostly during finishing, where its residual force leaves marks of 1.5 µm. Actuator temperature limited the duty to 40 min in August. The economic gain rests on one part family.',
        },
        {
          title: 'In-Process Estimation of Stability Lobes From Spindle Current',
          date: '2026-06-14',
          venue: 'machines',
          abstract:
            'Stability lobes are computed from tap tests at standstill although spindle dynamics change with speed. We estimate them during cutting from spindle motor current and one accelerometer, by perturbing spindle speed by ±2 % and observing the growth of chatter frequencies. In 96 slotting tests in aluminium the critical depth was predicted with a mean error of 9 %, against 27 % for the standstill lobes above 12,000 rpm. Lobes of low order, important for titanium, are not identifiable since process damping hides them. Around 40 s of cutting near the limit are required.',
        },
        {
          title: 'Mode localisation in thin-walled turbine casings during turning',
          date: '2019-05-28',
          venue: 'solids',
          abstract:
            'Casings lose stiffness while they are being turned and their modes split. For three Inconel 718 rings with a final wall of 2.4 mm, modal tests after every third pass show that nodal diameter modes localise at the fixture when wall deviation exceeds 60 µm. The localised modes chatter at depths at which the axisymmetric model is stable. Residual stress, which dominates distortion after unclamping, has not been considered here. Relocating two of eight supports restored the predicted limit.',
        },
      ],
    },
    {
      university: 'soderkaj',
      name: 'Vilhelm Ståhlgren',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Engineering Mechanics',
      mail: 'vilhelm.stahlgren',
      hIndex: 41,
      works: 143,
      topics: ['acoustics', 'computational fluid dynamics', 'large-eddy simulation', 'adjoint optimisation'],
      papers: [
        {
          title:
            'Liner impedance under grazing flow: shear stress at the hole rim explains the upstream–downstream paradox',
          date: '2026-01-27',
          venue: 'flow',
          abstract:
            'Impedance of perforated liners educed with sound travelling upstream differs from that educed with sound travelling downstream, although a local material property should not. We performed wall-resolved large-eddy simulation of eleven cavities under a Mach 0.3 boundary layer with both directions of incidence at 130 and 145 dB. The difference in resistance, 0.3 ρc at 1.1 kHz, is reproduced and is traced to fluctuating shear stress on the downstream rim of each hole, which the Ingard–Myers condition omits. A modified boundary condition with one momentum-transfer coefficient removes 80 % of the difference in two published data sets. At 145 dB the coefficient becomes level-dependent.',
        },
        {
          title: 'Adjoint sensitivity of landing-gear noise: which struts deserve attention?',
          date: '2023-04-04',
          venue: 'turbulent',
          abstract:
            'Noise of landing gears is a sum of many small sources and lends itself poorly to intuition. Time-averaged adjoints of a chaotic flow diverge, and we circumvent this with a shadowing method applied to a coarse large-eddy simulation coupled to a permeable-surface analogy. For a generic two-wheel gear, 62 % of the sensitivity of overall level at 90° belongs to a torque link that makes up 7 % of the frontal area. Shadowing cost 31 flow solutions, which restricts the approach to coarse grids. A fairing of 14 g at model scale lowered the measured noise by 1.9 dB, against 2.6 predicted.',
        },
        {
          title: 'Hybrid Simulation of Fan Broadband Noise Without Tuned Turbulence',
          date: '2024-02-16',
          venue: 'machines',
          abstract:
            'Predictions of fan broadband noise depend on turbulence length scales that are usually adjusted to the measurement. We simulated a quarter of a 22-blade fan stage with wake turbulence resolved down to the trailing-edge thickness, without adjustable constants. Sound power agrees with rig data within 2 dB between 1.5 and 12 kHz at approach and is overestimated by 4 dB at cutback, where the tip flow separates. Periodicity of the sector distorts modes below azimuthal order 4. One operating point consumed 9 million core hours.',
        },
      ],
    },
    {
      university: 'schlossberg',
      name: 'Bernadette Kienreich',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Institut für Thermodynamik',
      mail: 'b.kienreich',
      hIndex: 14,
      works: 33,
      topics: ['heat transfer', 'frost formation', 'heat pumps', 'infrared thermography'],
      papers: [
        {
          title: 'Frost on micro-louvered fins: density decides the defrost interval',
          date: '2025-03-18',
          venue: 'thermal',
          abstract:
            'Evaporators of air-source heat pumps are defrosted by timers because frost is difficult to observe. We weighed, imaged and X-rayed frost on louvered fins at air temperatures of −7 to 3 °C and relative humidities of 70 to 95 %. Mass per blockage varies fourfold: at 2 °C and high humidity frost reaches 310 kg/m³ before airflow drops by half, at −5 °C no more than 90. A density model driven by fin temperature and humidity predicts the half-flow time with an error of 8 %, compared with 35 % for a constant-density model. Refrozen meltwater from previous cycles shortens later intervals by up to a quarter and is not yet modelled.',
        },
        {
          title: 'Delayed Icing on Hydrophobic Fins Does Not Survive a Styrian Winter',
          date: '2023-09-19',
          venue: 'mechanics',
          abstract:
            'Superhydrophobic coatings postpone frost in clean laboratories. Four coatings were applied to heat pump evaporators at three sites near Graz and monitored for one winter, with contact angles measured monthly. Initial delay of frost onset by 21 to 48 min shrank to less than 6 min after 70 days in all coatings. Pollen and combustion aerosol, identified by electron microscopy, coincide with the loss of mobility of droplets. Washing restored one coating of the four. Seasonal performance improved by 0.7 % on average, which is within the uncertainty of the heat meter.',
        },
        {
          title: 'Local heat flux at a moving contact line by high-speed infrared imaging through silicon',
          date: '2021-06-01',
          venue: 'flow',
          abstract:
            'Evaporation near the contact line of a sessile droplet carries much of the heat and occupies very little area. A silicon substrate, transparent in the mid-infrared, with a 2 µm absorber allowed wall temperature to be imaged at 1 kHz and 25 µm per pixel below advancing and receding drops of HFE-7100. Peak flux reaches 11 W/cm² within 60 µm of the line and is 1.8 times higher in receding motion. Inverse conduction amplifies noise, and we give bounds by repeating it with synthetic data. Slip at the line was not resolved.',
        },
      ],
    },
    {
      university: 'elbhang',
      name: 'Eberhard Löwitsch',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Institut für Festkörpermechanik',
      mail: null,
      hIndex: 46,
      works: 231,
      topics: ['fracture mechanics', 'fatigue crack growth', 'railway axles', 'elastomers'],
      papers: [
        {
          title: 'Threshold Values of Fatigue Crack Growth and the Way They Are Measured: Forty Years of One Steel',
          date: '2022-10-12',
          venue: 'vibration',
          abstract:
            'The threshold stress intensity range of the axle steel EA4T enters inspection intervals across Europe. I collected 318 thresholds determined between 1981 and 2021 in eleven laboratories, among them my own, together with their test protocols. Load-shedding rate explains 44 % of the variance and laboratory air humidity 13 %; heat and producer together explain 6 %. For compression precracking the mean is 7.1 MPa√m, for shedding at constant ratio 8.6. Use of the latter in damage tolerance is not conservative by a factor of two in life. The protocols of 41 older tests could not be recovered.',
        },
        {
          title: 'Tearing energy of filled elastomers in the second before rupture',
          date: '2020-05-13',
          venue: 'solids',
          abstract:
            'Carbon-black filled rubber tears in a stick–slip manner whose final jump carries most of the energy. Stereo correlation at 20,000 frames per second was applied to 60 pure-shear specimens of three natural rubber compounds. Strain-induced crystallisation, followed by its heat of 12 to 19 J/cm³, ceases within 0.4 ms of the last acceleration. Tearing energy evaluated from far-field quantities overestimates the local value by a factor of 2.3 in that phase. Hysteresis outside of the process zone had to be estimated from separate cyclic tests.',
        },
        {
          title: 'Short Cracks Under Fretting: Arrest, Restart and the Press Fit',
          date: '2019-03-20',
          venue: 'vibration',
          abstract:
            'Cracks below the wheel seat of railway axles frequently stop growing. Fourteen one-third scale axles with press fits were run to 10⁸ cycles, and 61 cracks were sectioned. Arrest occurs at depths of 0.2 to 0.6 mm, in accordance with a cyclic R-curve in combination with the decaying contact stress. Twelve overloads of 1.6 times the service amplitude restarted nine of sixteen arrested cracks. Whether service spectra contain such overloads depends on curves and flat spots that railways record only in part.',
        },
      ],
    },
    {
      university: 'dommel',
      name: 'Jurriaan Keizerswaard',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Mechanical Engineering',
      mail: 'j.keizerswaard',
      hIndex: 15,
      works: 37,
      topics: ['combustion', 'metal fuels', 'heat transfer', 'high-speed imaging'],
      papers: [
        {
          title: 'Burning velocity of iron powder flames in air: agglomerates, not particles, set the spread',
          date: '2025-09-02',
          venue: 'thermal',
          abstract:
            'Reported burning velocities of iron–air suspensions range from 8 to 32 cm/s for powders of nominally equal size. On a tube burner with dispersion by an ultrasonic nozzle we measured flame speed together with in-situ holography of the unburnt suspension. Half of the solid mass travels in agglomerates of two to nine particles unless the powder has been dried below 0.02 % moisture. The holograms cover 1.5 mm of a 26 mm tube and may miss segregation at the wall. Burning velocity falls from 27 to 15 cm/s as the agglomerated fraction rises from 0.1 to 0.6 and depends weakly on mean diameter.',
        },
        {
          title: 'Nanoparticle emission of single burning iron particles',
          date: '2024-05-14',
          venue: 'thermal',
          abstract:
            'A closed iron fuel cycle requires that oxide be recovered, and nanometric fume would escape the cyclone. Single particles of 35 to 55 µm ignited by laser in oxygen fractions of 15 to 40 % were followed by three-colour pyrometry while their fume was sampled thermophoretically. Fume mass grows from 0.04 to 2.1 % of the initial iron between 21 and 40 % oxygen, and collapses onto peak temperature with an apparent activation energy of 420 kJ/mol. Losses in the sampling line were calibrated with silver aerosol and amount to 30 %. Peak temperatures remain below the boiling point of iron in all cases.',
        },
        {
          title: 'Radiative Preheating in Dense Metal Suspensions: A Monte Carlo Study',
          date: '2024-12-07',
          venue: 'mechanics',
          abstract:
            'Large metal dust flames may propagate by radiation, an effect that small burners cannot show. We coupled Monte Carlo ray tracing with a one-dimensional flame model for iron concentrations of 200 to 1,200 g/m³ and burner widths of 0.02 to 5 m. Radiation raises flame speed by 3 % at laboratory scale and by 46 % at 5 m. Reabsorption by oxide fume, for which optical constants at 2,000 K are extrapolated, changes the second figure to between 28 and 59. An experiment at a width of 1 m would suffice to discriminate.',
        },
      ],
    },
    {
      university: 'nidelva',
      name: 'Marit Solbakk-Eide',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Marine and Energy Technology',
      mail: 'marit.solbakk',
      hIndex: 29,
      works: 96,
      topics: ['ship hulls', 'computational fluid dynamics', 'multiphase flow', 'drag reduction'],
      papers: [
        {
          title: 'Air lubrication in waves: what two coastal ferries saved in fourteen months',
          date: '2025-02-12',
          venue: 'flow',
          abstract:
            'Net savings of 5 to 10 % are claimed for air lubrication of hulls in calm water. Two sister ferries, of which one carries an air system, were instrumented with thrust meters and followed for fourteen months on the same coastal route. Net saving is 4.1 % in significant wave heights under 1 m, 1.2 % between 1 and 2 m, and negative above that. Cameras on the flat bottom show that the air layer leaves through the bilge whenever roll exceeds 2.5°. Hull fouling, corrected through a diver survey every eight weeks, is the largest source of uncertainty and equals 1.1 %.',
        },
        {
          title: 'Roughness of grown biofilm and its drag at ship Reynolds numbers',
          date: '2022-11-09',
          venue: 'turbulent',
          abstract:
            'Slime is soft, patchy and streaming, and sand-grain roughness is none of these. Panels of 1.2 m exposed in the Trondheim fjord for four to sixteen weeks were towed up to 9 m/s, scanned wet with structured light, and then towed again after freezing the film in resin. Living slime of 0.8 mm mean thickness produced 29 % more drag than its frozen copy. Equivalent sand roughness therefore depends on speed, by a factor of two over our range. Diatom-dominated films only were obtained; weed on older hulls behaves differently.',
        },
        {
          title: 'Self-Propulsion Simulation of a Trawler: The Grid, the Gap and the Towing Tank',
          date: '2026-03-04',
          venue: 'mechanics',
          abstract:
            'Simulation of self-propulsion is close to replacing model tests for slender ships, while full forms remain difficult. For a 32 m trawler we computed wake fraction, thrust deduction and delivered power with three turbulence models on five grids. Delivered power lies within 3.1 % of the tank value for the explicit algebraic stress model and within 9.4 % for k–ω. The tank’s own repeatability, rarely reported, was 1.8 % in five runs. Removing the 12 mm gap between hub and boss, a common simplification, alters power by 2.6 %.',
        },
      ],
    },
    {
      university: 'coteaux',
      name: 'Quentin Wéry',
      title: 'Dr',
      position: 'Lecturer',
      department: 'Département d’aérospatiale et mécanique',
      mail: 'quentin.wery',
      hIndex: 16,
      works: 41,
      topics: ['reduced-order models', 'aerodynamics', 'vibration control', 'wind turbine wakes'],
      papers: [
        {
          title: 'Limit cycles of a pitching wing identified from one experiment by control-based continuation',
          date: '2024-06-25',
          venue: 'flow',
          abstract:
            'Stall flutter amplitudes are discontinuous in airspeed, and the unstable branch in between is invisible to an ordinary wind tunnel test. We stabilised it by feedback through a voice coil at the pitch axis of a NACA 0015 section and traced the entire bifurcation diagram from 9 to 21 m/s in a single session of five hours. The fold lies at 11.3 m/s, 2.1 m/s below the value inferred from sweeps. Control effort at convergence was under 0.4 % of the aerodynamic moment, which indicates that the orbit is close to that of the uncontrolled system. The approach presumes periodic responses; vortex shedding broke this above 19 m/s.',
        },
        {
          title: 'Nonlinear Normal Modes of a Slender Blade From Operating Data: A Negative Result',
          date: '2025-08-30',
          venue: 'vibration',
          abstract:
            'Manifold-based reduced models promise to extract nonlinear modes from free decay. We applied three published algorithms to decays of a 1.6 m carbon blade excited by release from a cable, 340 decays in all. Backbone curves obtained from different release angles disagree by up to 7 % in frequency at equal amplitude, more than the nonlinearity itself. Simulated decays with gravity and the measured flexibility of the clamp show the same disagreement. Unless the root is modelled, the extracted curves should not be used for updating.',
        },
        {
          title: 'Wake Steering With Stale Wind: Delay-Tolerant Yaw Control of Six Turbines',
          date: '2020-09-16',
          venue: 'machines',
          abstract:
            'A dynamic wake model with advection was reduced to 34 states and used for predictive wake steering in a row of six 3.4 MW turbines, in place of control that responds to wind already gone. The controller was tested in large-eddy simulations of neutral and stable boundary layers. Energy gain rises from 3.0 % with a static look-up table to 4.6 % when wind direction varies slowly, and vanishes for both at standard deviations above 6°. Yaw travel doubles. Actuator wear has no price in the cost function.',
        },
      ],
    },
    {
      university: 'barton',
      name: 'Corinne Maldonado-Pruitt',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Aerospace and Mechanical Engineering',
      mail: 'cmaldonado',
      hIndex: 43,
      works: 128,
      topics: ['turbulence', 'data assimilation', 'computational fluid dynamics', 'wall roughness'],
      papers: [
        {
          title:
            'How many wall sensors does a turbulent channel need? Ensemble assimilation at friction Reynolds number 590',
          date: '2026-05-05',
          venue: 'turbulent',
          abstract:
            'Reconstruction of turbulence from wall measurements degrades with distance from the wall at a rate that has been estimated but not bounded. We assimilated wall shear and pressure at sensor spacings of 40 to 640 viscous units into direct numerical simulations with 96 ensemble members. Correlation with the true streamwise velocity drops below 0.5 at y⁺ = 31 for the finest spacing and y⁺ = 18 at 320, and beyond that spacing synchronisation fails everywhere. Pressure adds 11 units of depth. The critical spacing of about 250 agrees with a Taylor-microscale argument. Observations were free of noise, which leaves the estimate on the optimistic side.',
        },
        {
          title: 'Secondary flows over heterogeneous roughness are sensitive to sidewalls 14 half-heights away',
          date: '2025-01-16',
          venue: 'turbulent',
          abstract:
            'Spanwise roughness strips generate swirling secondary motions whose strength differs between facilities. In direct simulations of strips at a spacing of one channel half-height we varied the domain width from 4 to 28 half-heights, with periodic or solid side boundaries. Peak swirl changes by 37 % with solid walls even at 28 half-heights, as a slow lateral oscillation of period 60 turnover times is locked in one phase. All cases were run at a single friction Reynolds number of 500. Short averaging reproduces either of two opposed results in the literature.',
        },
        {
          title: 'Wall-Modeled Simulation Over Measured Ice Shapes: Three Airfoils, Two Codes, Large Scatter',
          date: '2022-05-04',
          venue: 'mechanics',
          abstract:
            'Performance loss through icing is certified by analogy. Laser-scanned ice shapes on three airfoils were meshed without smoothing and simulated by two wall-modeled large-eddy codes at chord Reynolds numbers of 1.8 to 3.6 million. Maximum lift was within 4 % of the tunnel for horn ice and in error by 11 to 17 % for streamwise ice with roughness elements smaller than the first grid cell. Both codes err in the same direction. A roughness-length correction in the wall model halves the error and requires a parameter we fitted to one of the three airfoils.',
        },
        {
          title: 'A Public Database of Recycled Inflow Errors',
          date: '2019-08-28',
          venue: 'mechanics',
          abstract:
            'We provide time-resolved planes from 27 simulations with recycled turbulent inflow, in which recycling length, rescaling and random shifts were varied systematically. Energy at the recycling frequency remains 4 % of streamwise variance after 12 boundary-layer thicknesses without shifts and 0.6 % with them. The collection of 38 TB covers zero-pressure-gradient flow only. Skin friction recovers faster than the spectrum, and hence is a poor indicator.',
        },
      ],
    },
    {
      university: 'avongorge',
      name: 'Hamza Siddiqui-Bell',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Department of Aerospace and Mechanical Engineering',
      mail: 'h.siddiqui-bell',
      hIndex: 20,
      works: 55,
      topics: ['aerodynamics', 'acoustics', 'rotor noise', 'particle image velocimetry'],
      papers: [
        {
          title: 'Tonal noise of small rotors in ground effect: the recirculating room is the instrument',
          date: '2025-07-23',
          venue: 'flow',
          abstract:
            'Anechoic rooms are closed, and a hovering rotor slowly fills them with its own wake. We recorded a 30 cm two-bladed rotor at 5,000 rpm for 90 s after start in a room of 70 m³, with and without honeycomb screens. Higher harmonics of blade passing rise by up to 18 dB from the sixth second onward in the open room and by 5 dB with screens. In ground effect at one radius the rise begins after two seconds. Published harmonics for hover should be read with the recording time in mind, which 31 of 44 papers surveyed do not state.',
        },
        {
          title: 'Serrations on a Stalled Blade: Separation Noise and Its Surface Pressure',
          date: '2023-03-07',
          venue: 'mechanics',
          abstract:
            'Trailing-edge serrations reduce noise of attached boundary layers; small rotors often operate beyond stall. For a cambered section at angles between 0 and 16° we measured far-field noise, unsteady surface pressure at 36 taps and velocity fields. A reduction of 4 dB at 2 kHz turns into an increase of 2 dB beyond 11°, when the shear layer passes over the serrations at a distance of more than 0.3 of their amplitude. Spanwise coherence at low frequency increases at the same time. Reynolds numbers were limited to 360,000.',
        },
        {
          title: 'Interaction of Two Propellers in a Gust Generator',
          date: '2026-07-08',
          venue: 'machines',
          abstract:
            'Distributed propulsion places propellers side by side in gusty air. Thrust, torque and sound of two propellers at tip gaps of 2 to 50 % radius were measured behind oscillating vanes. At a gap of 5 %, gusts of reduced frequency 0.2 enlarge thrust fluctuation by 34 % over an isolated propeller, and synchronised blades in antiphase recover two thirds of this. Transverse gusts, the more common kind near buildings, cannot be produced by the present vanes. Noise follows thrust fluctuation below 800 Hz only.',
        },
      ],
    },
    {
      university: 'matildabay',
      name: 'Josie Marchetti-Vale',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Mechanical Engineering',
      mail: 'josie.marchetti-vale',
      hIndex: 25,
      works: 70,
      topics: ['blood pumps', 'lattice Boltzmann methods', 'microfluidics', 'haemolysis'],
      papers: [
        {
          title: 'Haemolysis in a centrifugal blood pump at low flow: power-law models rank designs in the wrong order',
          date: '2024-09-10',
          venue: 'flow',
          abstract:
            'Computed haemolysis indices are used to choose between pump designs, with constants fitted to Couette experiments. Five impellers of a paediatric pump were printed, tested with ovine blood at 0.8 and 2.5 l/min in eight loops each, and simulated. Measured normalised indices range from 0.011 to 0.042 g per 100 l. Three power-law models rank the five designs with rank correlations of 0.6 at high flow and −0.3 at low flow, at which recirculation exposes cells many times. A strain-based model with membrane relaxation reaches 0.9 and 0.7. Ovine cells are smaller and stiffer than human cells, and absolute values do not transfer.',
        },
        {
          title: 'Margination of stiffened red cells in a bifurcating channel',
          date: '2025-02-23',
          venue: 'turbulent',
          abstract:
            'Stored blood contains stiff cells, which migrate to the wall and may preferentially enter side branches. Lattice Boltzmann simulations with 4,100 deformable cells at 30 % haematocrit were compared with microchannel experiments using glutaraldehyde-treated cells in proportions of 1 to 20 %. The side branch with 15 % of the flow receives 1.9 times the upstream proportion in simulation and 1.6 in experiment. Enrichment saturates when stiff cells exceed a tenth. Diluted suspensions at 30 % do not reproduce whole blood in the larger arterioles.',
        },
        {
          title: 'Thrombus Growth on a Bearing Strut: Flow Before and After the First Millimetre',
          date: '2020-11-18',
          venue: 'machines',
          abstract:
            'Thrombosis remains the principal hazard of axial blood pumps. We imaged clot growth on transparent struts in porcine blood loops and repeated the flow measurement in enlarged replicas printed from the scans. A stagnant pocket of 0.4 mm³ behind the strut precedes each of nine clots; once a clot exceeds 1 mm the pocket moves downstream and growth continues there. Runs of four hours are short compared with implantation. Blunt trailing edges with a radius over 0.5 mm generated no clots in six runs.',
        },
      ],
    },
    {
      university: 'asanogawa',
      name: 'Nobuyuki Tsurumaki',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Mechanical Engineering',
      mail: 'tsurumaki',
      hIndex: 30,
      works: 147,
      topics: ['heat transfer', 'boiling', 'cooling channels', 'infrared thermography'],
      papers: [
        {
          title:
            'Critical heat flux of downward-facing surfaces in sea water after decades of debate on the wrong variable',
          date: '2024-12-03',
          venue: 'thermal',
          abstract:
            'External cooling of a reactor vessel with sea water is an emergency option for which data are few. Boiling was studied on a 60 mm copper surface facing downward at inclinations of 0 to 90° in natural and synthetic sea water. Critical heat flux at 5° is 0.61 MW/m², or 44 % above that of pure water, and the surplus is associated with deposits of calcium sulfate that wick liquid. On cleaned surfaces the difference vanishes. After three hours the deposit spalls, and the surplus is lost within minutes. Extrapolation to vessel scale involves a vapour path length that our apparatus lacks.',
        },
        {
          title: 'Wick–channel hybrid evaporators for 500 W/cm²: dry-out begins at the corner',
          date: '2023-02-15',
          venue: 'thermal',
          abstract:
            'Sintered copper posts bonded to a perforated membrane were tested as evaporators for power modules over 1 cm² with water at 60 °C, a regime in which pool-fed wicks dry out. A flux of 512 W/cm² was sustained at a wall superheat of 24 K; infrared images of the back side place the first dry spot at corners, where three posts share one supply arm. Degassing took two days per specimen, and dissolved air at 2 ppm lowered all values by a tenth. A layout with additional arms delays dry-out to 590 W/cm².',
        },
        {
          title: 'Nucleation Site Deactivation in Cyclic Boiling',
          date: '2019-09-25',
          venue: 'mechanics',
          abstract:
            'Surfaces in service are heated and cooled many times, and sites that were active once may remain flooded. We cycled etched silicon with 400 cavities between natural convection and nucleate boiling 1,000 times while infrared imaging recorded active sites. Their number declined from 212 to 131 in the first hundred cycles and stayed constant afterwards. Reactivation required subcooling below 3 K or 6 K of extra superheat. Cavities narrower than 4 µm never deactivated. Contamination was ruled out by exchange of the fluid after cycle 500.',
        },
      ],
    },
  ],
);
