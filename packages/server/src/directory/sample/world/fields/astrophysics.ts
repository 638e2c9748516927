import { worldField } from '../types.ts';

export const astrophysics = worldField(
  'Astrophysics',
  {
    cosmic: { name: 'Journal of Cosmic Structure', capitals: 'sentence' },
    surveys: { name: 'Proceedings of the Sky Surveys Meeting', capitals: 'title' },
    stellar: { name: 'Letters in Stellar Physics', capitals: 'sentence' },
    planets: { name: 'Planets Elsewhere', capitals: 'sentence' },
    compact: { name: 'Compact Objects and Transients', capitals: 'sentence' },
    methods: { name: 'Methods of Observational Astronomy', capitals: 'title' },
  },
  [
    {
      university: 'akerselva',
      name: 'Liv Tveterås-Moen',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Astrophysics',
      mail: 'liv.tveteras',
      hIndex: 38,
      works: 109,
      topics: ['solar physics', 'chromosphere', 'radiative transfer', 'forward modelling'],
      papers: [
        {
          title:
            'Acoustic flux in the quiet chromosphere: three diagnostics, one simulated atmosphere, a factor of five',
          date: '2025-09-17',
          venue: 'stellar',
          abstract:
            'Whether acoustic waves heat the quiet chromosphere depends on fluxes that differ by an order of magnitude between studies. We synthesised the Ca II 854.2 nm, Mg I 457.1 nm and Hα lines from a radiation-magnetohydrodynamic simulation with known flux and inferred it as an observer would. At a height of 500 km the inferred flux is 0.6, 0.9 and 3.1 times the true value, for the three lines respectively. Instrument smearing to 0.15″ lowers the first two by a further third. Non-equilibrium ionisation of hydrogen, neglected in one variant, changes the Hα result only. Corrections derived here for a quiet region need not hold in plage.',
        },
        {
          title: 'Ellerman bombs in the quiet Sun at 0.05 arcseconds: how many are missed?',
          date: '2024-05-31',
          venue: 'stellar',
          abstract:
            'Small reconnection events in the quiet Sun have been counted at the resolution of one-metre telescopes. From a 47 min series in Hβ at 0.05″ we detect 3,180 events, degrade the data to 0.1 and 0.2″, and repeat the detection with the same algorithm. Counts fall to 1,410 and 390. The area distribution is a power law of index −2.1 without turnover, and its extrapolation would cover 2.9 % of the quiet surface at any time. Energy per event, estimated from a two-component inversion, ranges from 10²² to 10²⁵ erg. Seeing variations make the lower end incomplete after minute 30.',
        },
        {
          title: 'Inversions Without a Starting Guess: Convolutional Initialisation of Chromospheric Models',
          date: '2020-12-09',
          venue: 'methods',
          abstract:
            'Non-equilibrium inversions of chromospheric lines fail when they begin far from the solution. We trained a convolutional network on 1.2 million synthetic profiles to supply initial temperature and velocity stratifications. On an observed active region the number of failed pixels decreased from 14 to 3 %, and the time per pixel by a factor of six. In flare ribbons, which the training set does not contain, the network leads to smooth but wrong solutions in 9 % of pixels. A flag based on reconstruction error finds most of them.',
        },
      ],
    },
    {
      university: 'noorderplein',
      name: 'Sytske Hoogland-Visser',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Astrophysics',
      mail: 's.hoogland',
      hIndex: 43,
      works: 140,
      topics: ['radio astronomy', 'galaxy evolution', 'radio interferometry', 'neutral hydrogen'],
      papers: [
        {
          title: 'Ram pressure at low group mass: one-sided hydrogen tails in 11 of 212 galaxies',
          date: '2025-02-20',
          venue: 'cosmic',
          abstract:
            'Ram pressure is firmly established in clusters and suspected in groups. In a blind interferometric survey of 34 groups with masses of 10¹² to 10¹³·⁵ solar masses we mapped neutral hydrogen in 212 galaxies to a column density of 2 × 10¹⁹ cm⁻². Eleven show one-sided tails without a stellar counterpart, nine of them below 10⁹·⁵ solar masses in stars. Tails point away from the group centre in seven cases, consistent with a mixture of infall and tidal encounters. Intragroup density is measured by X-rays in just four groups. Stripping rates of about 0.1 solar masses per year would exhaust the gas within 3 Gyr.',
        },
        {
          title: 'Spurious rotation: beam smearing and kinematic modelling of the smallest hydrogen discs',
          date: '2022-12-13',
          venue: 'cosmic',
          abstract:
            'Dwarf galaxies with rotation below 15 km/s constrain dark matter models and are resolved by few beams. We inserted 600 simulated discs with known kinematics into real visibility noise and fitted them with two three-dimensional codes. With fewer than four beams across, rotation is overestimated by 30 % on average in discs whose velocity dispersion exceeds 0.7 of it. Formal errors are too small by a factor of 2.6. Of 26 published dwarfs, nine lie in this regime. Non-circular motions, which real dwarfs have and our models do not, would aggravate matters.',
        },
        {
          title: 'Solar Interference Below the Horizon: A Year of Sidelobes',
          date: '2024-06-30',
          venue: 'methods',
          abstract:
            'Deep hydrogen surveys observe at night and encounter the Sun nevertheless. Residual solar fringes in 1,100 h of data from a 14-dish array were modelled with near-field beams extending below the horizon. Refraction over flat terrain carries 1.4 GHz solar emission to the dishes up to 2.1° after sunset in 18 % of nights. Subtracting the model reduces image noise on short baselines by 11 %. Solar radio bursts, being structured in frequency, cannot be subtracted in this fashion.',
        },
      ],
    },
    {
      university: 'rheinbogen',
      name: 'Valentin Hürlimann',
      title: 'Dr',
      position: 'Research Group Leader',
      department: 'Department of Physics',
      mail: 'valentin.huerlimann',
      hIndex: 23,
      works: 46,
      topics: ['cosmology', 'weak lensing', 'simulation-based inference', 'photometric redshifts'],
      papers: [
        {
          title: 'Peaks, voids and baryons: how much of the non-Gaussian gain survives feedback?',
          date: '2026-03-19',
          venue: 'cosmic',
          abstract:
            'Non-Gaussian statistics of weak lensing maps promise constraints twice as tight as those of power spectra, for a universe without baryons. We trained neural posterior estimators on 12,000 light-cones, in which gas is redistributed according to a six-parameter model, for peaks, minima, scattering coefficients and spectra. After marginalisation over baryons the gain in S8 of the combination over the spectrum falls from 2.1 to 1.4 for a survey of 5,000 square degrees. Minima retain most. With an X-ray prior on gas fractions it recovers to 1.7. Coverage tests on two hydrodynamical simulations outside of the training set show a bias of 0.4σ for one.',
        },
        {
          title: 'Blending as a shear bias that depends on redshift: image simulations for a ground-based survey',
          date: '2024-02-07',
          venue: 'cosmic',
          abstract:
            'In deep ground-based images most galaxies overlap with another at a different redshift. We simulated 400 square degrees at survey depth in which galaxies at different redshifts undergo different shear, and measured the response of a calibrated shape method. The multiplicative bias of tomographic bins changes by up to 0.9 % in relation to constant-shear simulations, and the effective redshift distribution shifts by 0.006. Ignoring the effect would bias S8 by 0.6σ. Morphologies are parametric, which is the main simplification. Clustering of galaxies on scales below 5″ contributes a third.',
        },
        {
          title: 'Redshift Calibration by Clustering When the Reference Sample Evolves',
          date: '2021-03-10',
          venue: 'surveys',
          abstract:
            'Clustering redshifts determine distributions of photometric samples up to galaxy bias. With mock catalogues in which bias of both samples evolves jointly with selection, we test five recipes for its correction. Mean redshift of five bins is recovered within 0.003 to 0.011; a self-consistent iteration with autocorrelations of narrow photometric slices is best in four bins. Fibre collisions of the reference sample were not simulated. Magnification biases the highest bin by 0.008 unless it is included.',
        },
      ],
    },
    {
      university: 'coteaux',
      name: 'Catherine Sart',
      title: 'Professor',
      position: 'Professor',
      department: 'Département d’astrophysique',
      mail: 'catherine.sart',
      hIndex: 36,
      works: 118,
      topics: ['stellar populations', 'light-curve analysis', 'asteroseismology', 'massive stars'],
      papers: [
        {
          title: 'Low-frequency variability of 70 O stars: is it ever the wind?',
          date: '2025-05-08',
          venue: 'stellar',
          abstract:
            'Stochastic variability of massive stars has been ascribed to internal gravity waves, subsurface convection and winds. We combined space photometry of 70 O stars with contemporaneous spectroscopy of He II 4686 for 22 of these. Amplitude scales with luminosity as L^0.9, and characteristic frequency declines towards the terminal-age main sequence. Photometric and wind-line variability are coherent in three stars only, all supergiants with mass-loss rates above 2 × 10⁻⁶ solar masses per year. Magnetic stars, four in number, have amplitudes lower by half. Subsurface convection is favoured below 35,000 K; hotter stars do not discriminate.',
        },
        {
          title: 'Core rotation of β Cephei pulsators from rotational splittings with missing components',
          date: '2023-10-18',
          venue: 'stellar',
          abstract:
            'Multiplets of β Cephei stars are seldom complete, and splittings derived from incomplete ones are ambiguous. We treated the azimuthal orders as latent variables in a Bayesian model and applied it to five stars with 4 to 11 frequencies and spectroscopic mode constraints. Ratios of core to envelope rotation lie between 0.9 ± 0.2 and 3.6 ± 0.8; for two stars the posterior has two modes. Published values are within one of the modes in all cases. Strong toroidal fields would alter splittings at the 2 % level, comparable with our errors.',
        },
        {
          title: 'Binary Fractions From Space Photometry Alone: Ellipsoidal Variables Among B Stars',
          date: '2020-03-25',
          venue: 'surveys',
          abstract:
            'In light curves of 1,870 B stars we searched for ellipsoidal modulation with a template method and validated candidates by 94 radial-velocity measurements. Of 160 candidates, 71 % of those followed up are binaries; contaminants are mostly rotational modulation at half the assumed period. The selection excludes systems whose total variation lies below 0.3 mmag. The implied fraction with periods below 3 d is 9.4 ± 1.1 %, after correction for inclination.',
        },
      ],
    },
    {
      university: 'vinga',
      name: 'Oskar Nyhlén',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Space and Astronomy',
      mail: 'oskar.nyhlen',
      hIndex: 27,
      works: 71,
      topics: ['star formation', 'radio interferometry', 'protoplanetary discs', 'astrochemistry'],
      papers: [
        {
          title: 'Streamers onto discs: chemistry dates the infall in three Class I sources',
          date: '2026-05-12',
          venue: 'stellar',
          abstract:
            'Streamers deliver gas to young discs long after their cores have collapsed, at a rate that depends on an unknown age. We mapped SO, SO2, H2CS and C18O at 40 au resolution in three Class I sources with known streamers, and compared abundances across the landing shock with a time-dependent network. The SO2/SO ratio behind the shock corresponds to ages of 900 to 4,000 yr, and mass rates of (1–6) × 10⁻⁷ solar masses per year follow. In one source two landing points of different age coexist. Sulfur depletion in the streamer is uncertain by a factor of five and carries over linearly to the rates.',
        },
        {
          title: 'Filament widths in Orion from dust and from N2H+: the same tenth of a parsec?',
          date: '2023-02-16',
          venue: 'stellar',
          abstract:
            'The characteristic filament width of 0.1 pc may be a property of clouds or of the way in which profiles are fitted. We measured 1,230 profile slices along 22 filaments in Orion A in dust continuum and N2H+ at resolutions from 0.01 to 0.08 pc. Widths in N2H+ increase from 0.034 to 0.11 pc when data are convolved, dust widths from 0.07 to 0.13. Fitting range correlates with width at 0.8 in the dust. Free–free emission affects slices near the Trapezium, which were left out. Fibres seen in velocity are narrower by a third.',
        },
        {
          title: 'Self-Calibration on Weak Protostars: Limits From Injected Sources',
          date: '2021-01-26',
          venue: 'methods',
          abstract:
            'Phase self-calibration improves images of bright sources and can invent structure in faint ones. Sources of 0.4 to 10 mJy were injected into blank-field data of 43 antennas, with simulated phase errors, and self-calibrated at intervals of 6 s to 10 min. Below a signal-to-noise ratio of 3 per antenna and interval, flux is recovered but positions are pulled towards the model by up to 40 % of the initial offset. Spurious doubles occurred in 6 % of trials. A simple rule on the solution interval is given for line-free and line-rich spectra.',
        },
      ],
    },
    {
      university: 'rincon',
      name: 'Naomi Castlereagh',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Physics and Astronomy',
      mail: 'ncastlereagh',
      hIndex: 31,
      works: 68,
      topics: ['exoplanet atmospheres', 'hot Jupiters', 'forward modelling', 'transmission spectroscopy'],
      page: {
        language: 'en',
        text: [
          'Clouds, hazes and chemistry on planets that nobody will visit. I also build the pipelines that turn detector counts into spectra.',
          'I will review PhD applications for Fall 2027 submitted through https://rincon.example/gradapp by December 15. Please do not send me your CV: our department does not allow faculty to pre-screen applicants, and I delete such messages unread.',
        ],
        says: { students: 'yes', doNotEmail: true, portal: 'https://rincon.example/gradapp' },
      },
      papers: [
        {
          title: 'Seven reductions of one transit: pipeline scatter in mid-infrared spectra of a warm Neptune',
          date: '2025-11-13',
          venue: 'planets',
          abstract:
            'Molecular detections in transmission rest on features of tens of parts per million, similar to differences between pipelines. Seven teams reduced the same transit of a warm Neptune between 5 and 12 µm from raw ramps without communication. Spectra scatter by 31 ppm per bin of 0.15 µm around their mean, as compared with quoted errors of 38 ppm, but scatter is correlated over 1 µm. Evidence for SO2 varies from 1.1 to 4.0σ, methane from 2.9 to 3.3. Treatment of the persistence in the first 40 min is the single most consequential choice. The instrument mode has since received a new linearity correction, applied by two of the teams.',
        },
        {
          title: 'Stellar contamination with memory: spot contrast from consecutive transits of a young M dwarf planet',
          date: '2026-04-03',
          venue: 'planets',
          abstract:
            'Unocculted spots imprint false features on the spectra of planets around M dwarfs. Four consecutive transits of a sub-Neptune of a 200 Myr old star were observed between 0.6 and 2.8 µm, with two spot crossings. Crossings yield a spot temperature of 2,980 ± 60 K against a photosphere of 3,420 K, from which unocculted coverage follows with a degeneracy in filling factor from 9 to 34 %. Dividing pairs of transits cancels the planet and fixes the change of contamination to 12 ppm. Water in the planet remains undetected below 30 ppm. Faculae are required by one transit, and their spectra are poorly known.',
        },
        {
          title: 'Cloud-Top Pressure and Metallicity Trade Places: Identifiability in Low-Resolution Spectra',
          date: '2021-06-16',
          venue: 'methods',
          abstract:
            'Retrievals of hot Jupiter spectra constrain cloud-top pressure jointly with metallicity. Using Fisher information and nested sampling on 1,800 synthetic spectra we map where the two are separable. With spectral range up to 1.7 µm they are not, at any signal-to-noise ratio below 60; coverage to 5 µm separates them unless clouds are patchy at a fraction between 0.3 and 0.7. Chemical equilibrium was assumed throughout. Published metallicities for 9 of 14 planets move by more than 0.5 dex when patchiness is freed.',
        },
      ],
    },
    {
      university: 'chebucto',
      name: 'Liam Purcell-Oke',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Astronomy and Physics',
      mail: 'lpurcell-oke',
      hIndex: 17,
      works: 35,
      topics: ['dwarf galaxies', 'dark matter', 'stellar streams', 'hydrodynamical simulation'],
      papers: [
        {
          title: 'Gaps in a cold stream: what giant molecular clouds and the bar do before subhaloes are needed',
          date: '2025-07-24',
          venue: 'cosmic',
          abstract:
            'Gaps in stellar streams are proposed as tracers of dark subhaloes. We evolved 4,000 realisations of a stream on an orbit with a pericentre of 14 kpc in a Milky Way with a rotating bar, spiral arms and molecular clouds, with and without subhaloes down to 10⁶ solar masses. Baryons alone produce 1.9 gaps deeper than 20 % per realisation, subhaloes add 1.2. Distributions of gap width overlap by 70 %. Progenitor disruption is prescribed rather than simulated. Velocity kinks larger than 1.5 km/s occur with subhaloes seven times as often and would be measurable for 30 stars per degree.',
        },
        {
          title: 'The faintest dwarfs are not simply old: metallicity spreads and late bursts in 14 simulated galaxies',
          date: '2026-09-13',
          venue: 'cosmic',
          abstract:
            'Ultra-faint dwarfs are regarded as fossils of reionisation. In zoom simulations of 14 isolated dwarfs with 10³ to 10⁵ solar masses in stars, resolved at 4 solar masses per particle, five form 4 to 21 % of their stars after redshift 3, following accretion of gas onto haloes that had regrown. Metallicity spreads over 0.4 dex identify four of the five. Stars younger than 8 Gyr would number fewer than ten per galaxy above the limits of current photometry. A stronger ultraviolet background suppresses late formation in three of the five cases.',
        },
        {
          title: 'Membership Without a Prior on the Shape: Mixtures for Sparse Satellites',
          date: '2021-12-01',
          venue: 'surveys',
          abstract:
            'Star lists of ultra-faint satellites contain tens of members among thousands of contaminants. A mixture model with a non-parametric radial profile and proper motions was tested on mocks of 20 to 200 members. Half-light radius is unbiased down to 35 members, whereas assumption of an exponential profile overestimates it by 18 % when a tidal tail is present. Two of twelve satellites analysed show an excess beyond four radii. Spectroscopy of eleven candidates in one of these confirmed three.',
        },
      ],
    },
    {
      university: 'croixrousse',
      name: 'Hélène Maubourguet',
      title: 'Dr',
      position: 'Senior Researcher',
      department: 'Département d’astrophysique',
      mail: 'helene.maubourguet',
      hIndex: 34,
      works: 79,
      topics: ['galaxy evolution', 'integral-field spectroscopy', 'circumgalactic gas', 'the early universe'],
      page: {
        language: 'fr',
        text: [
          'Hélène Maubourguet, directrice de recherche, étudie le gaz autour des galaxies lointaines par spectroscopie intégrale de champ.',
          'Je propose un sujet de thèse pour octobre 2027 : « Les halos Lyman-alpha à la fin de la réionisation ». Les candidatures se font sur https://croixrousse.example/theses avant le 15 mars, mais un premier contact est souhaitable : helene.maubourguet@croixrousse.example, objet « HALOS-27 ».',
        ],
        says: {
          students: 'yes',
          subjectCode: 'HALOS-27',
          portal: 'https://croixrousse.example/theses',
          address: 'helene.maubourguet@croixrousse.example',
        },
      },
      papers: [
        {
          title: 'Lyman-α haloes around 310 galaxies at redshift 3 to 6: in situ emission or satellites?',
          date: '2025-04-10',
          venue: 'cosmic',
          abstract:
            'Extended Lyman-α emission may be scattered from the galaxy, produced in the gas, or emitted by unseen satellites. For 310 emitters in 96 h of integral-field data we measured halo profiles to 6 × 10⁻²⁰ erg s⁻¹ cm⁻² arcsec⁻² in stacks and C III] or He II in 41. Beyond 30 kpc profiles follow the galaxy clustering signal, with a slope of −1.9. Satellites following the measured luminosity function, extrapolated by four magnitudes, provide 40 to 100 % of the outer emission, depending on the escape fraction. Cosmic variance across two fields amounts to 20 %. Line widths broaden outwards by 60 km/s, a fact which favours motion over scattering.',
        },
        {
          title: 'Metal-poor inflow in absorption against a background galaxy: a spatially resolved case',
          date: '2022-07-07',
          venue: 'cosmic',
          abstract:
            'Quasars probe haloes along a line; extended background galaxies probe an area. A gravitationally lensed arc at redshift 2.9 covers 28 kpc behind an edge-on star-forming galaxy at 0.9. Mg II absorption, mapped in 44 independent elements, co-rotates out to 22 kpc with a lag of 45 km/s. A metallicity of 0.1 solar, inferred for three bright elements from UV iron lines, is lower than that of the disc by 0.6 dex. The arrangement suggests corotating accretion. One object, chosen for its geometry, is no census.',
        },
        {
          title: 'Sky Subtraction Residuals Correlate With Slice Position: A Self-Calibration From Blank Fields',
          date: '2019-12-04',
          venue: 'methods',
          abstract:
            'Faint extended emission is limited by systematic residuals of slicer spectrographs. From 1,260 exposures of blank fields we built a library of residuals per slice and wavelength and decomposed it. Eight components remove 63 % of excess variance around sky lines. Temperature of the instrument predicts two of them. Surface brightness limits in a 27 h field improve by a factor of 1.7. Fields filled by large nearby galaxies cannot be calibrated on themselves, and require the library.',
        },
      ],
    },
    {
      university: 'enoriver',
      name: 'Terence Obafemi-Clarke',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Physics',
      mail: 'tobafemi',
      hIndex: 42,
      works: 111,
      topics: ['dark matter', 'galaxy clusters', 'weak lensing', 'cosmology'],
      papers: [
        {
          title: 'Merging clusters and self-interaction: offsets are smaller than the astrometry of haloes',
          date: '2025-01-30',
          venue: 'cosmic',
          abstract:
            'Offsets between galaxies and dark matter in merging clusters are used to limit self-interaction cross-sections. We created mock lensing and galaxy data for 42 simulated mergers with cross-sections of 0, 0.5 and 1 cm²/g and measured offsets by the procedures of three published analyses. Scatter from halo centring alone is 32 kpc, compared with mean offsets of 3 and 7 kpc for the two interacting models. Published upper limits below 0.5 cm²/g are therefore not supported; stacking 200 mergers would yield 0.8. Wobbling of the brightest galaxy after coalescence is more sensitive, but depends on the treatment of its stellar mass.',
        },
        {
          title: 'Cluster masses from the infall region: a 9 % calibration with 31,000 redshifts',
          date: '2022-06-02',
          venue: 'cosmic',
          abstract:
            'The caustic technique measures cluster masses without assuming equilibrium, up to a filling factor that is taken from simulations. With 31,400 redshifts around 120 clusters having weak lensing masses we calibrate the factor empirically. It is 0.58 ± 0.05 with no trend with mass and a weak trend with redshift. Clusters with two or more caustic branches have masses high by 40 % and were recognised by their asymmetry. Selection through X-rays favours relaxed clusters at the low-mass end. The intrinsic scatter of 28 % exceeds that of lensing.',
        },
        {
          title: 'Counting Satellites of Lensed Groups by Machine and by Eye',
          date: '2024-09-02',
          venue: 'surveys',
          abstract:
            'Five astronomers and two algorithms selected the member galaxies of 64 group-scale lenses in images for which 900 redshifts exist, as a step that precedes every claim of substructure. Completeness is 0.81 for astronomers and 0.88 for the better algorithm at equal purity of 0.9. Flux anomalies in two quads disappear with members that three of the five astronomers had missed. The redshifts are complete to a magnitude of 21.5, while lens models reach deeper.',
        },
      ],
    },
    {
      university: 'makara',
      name: 'Ngaire Solomon',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Chemical and Physical Sciences',
      mail: 'ngaire.solomon',
      hIndex: 19,
      works: 52,
      topics: ['stellar populations', 'low-mass stars', 'microlensing planets', 'simulation-based inference'],
      papers: [
        {
          title: 'Cold planets of late M dwarfs: a microlensing sample with adaptive-optics masses for 27 hosts',
          date: '2024-12-05',
          venue: 'planets',
          abstract:
            'Microlensing finds planets beyond the snow line of stars too faint to be seen, so host masses come from priors. Adaptive optics 6 to 14 years after the event separated lens and source for 27 of 51 planetary events. Host masses range from 0.11 to 0.93 solar masses, on average 14 % above prior medians. Events without detection of the lens, probably the faintest hosts, were included as upper limits. The frequency of planets with mass ratios of 10⁻⁴ to 10⁻³ per decade is 0.21 ± 0.07 for hosts under 0.3 solar masses and 0.34 ± 0.08 above.',
        },
        {
          title: 'Amortised inference for binary-lens light curves: fast answers to degenerate questions',
          date: '2025-06-08',
          venue: 'stellar',
          abstract:
            'Binary-lens events have several solutions which samplers miss. A normalising flow with a mixture head was trained on 2 million simulated light curves of a space survey in the Galactic bulge. In 1,000 test events the true solution lies among the proposed modes in 96 % and among those of a grid search in 91. Time per event falls from 9 h to 3 s. Close–wide pairs are assigned calibrated probabilities; planets with caustic crossings shorter than the cadence are not. Parallax and orbital motion were omitted.',
        },
        {
          title: 'Southern Nights: Twenty Years of Seeing at a Small Observatory in the Mackenzie Basin',
          date: '2021-02-03',
          venue: 'surveys',
          abstract:
            'Site statistics affect the planning of follow-up networks more than those of large telescopes. Logbooks, guide-camera images and weather data from one 61 cm telescope in the Mackenzie Basin were digitised for 2000 to 2019. Median image quality is 2.1″, with a seasonal range of 0.5″; photometric time averages 31 % and shows no trend. Sky brightness in V declined by 0.08 mag after a lighting ordinance and rose by 0.15 since. Entries by hand lack times for 2003 and 2004.',
        },
      ],
    },
    {
      university: 'matildabay',
      name: 'Ranjit Sandhu-Moore',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Physics and Astronomy',
      mail: 'ranjit.sandhu-moore',
      hIndex: 39,
      works: 127,
      topics: ['radio astronomy', 'fast radio bursts', 'radio interferometry', 'long-period transients'],
      papers: [
        {
          title: 'Scattering of fast radio bursts by their hosts: 78 localised bursts and the inclination of discs',
          date: '2026-01-29',
          venue: 'compact',
          abstract:
            'Multipath scattering of fast radio bursts arises in the Milky Way, in the host or in between. For 78 bursts with arcsecond positions we measured scattering times at 1 GHz and host inclinations from optical imaging. After subtraction of the Galactic contribution, scattering correlates with inclination (Kendall τ = 0.29, p = 0.0002) and with offset from the centre, as expected from a turbulent disc. Excess dispersion from hosts inferred on this basis is 40 % lower for face-on discs. Bursts scattered beyond 20 ms are not detected by our search. Fourteen bursts have scattering too strong for their host and may be embedded in a dense nebula.',
        },
        {
          title: 'A slow transient with a 77-minute period and polarisation swings: pulses over nine months',
          date: '2025-10-17',
          venue: 'compact',
          abstract:
            'Radio sources with periods of minutes to hours do not fit the picture of rotation-powered pulsars. We report 118 pulses of one such source at low Galactic latitude, observed between 80 MHz and 1.4 GHz over nine months. The period of 77.1 min is stable to 10⁻⁷; pulse widths vary from 9 to 210 s, and linear polarisation swings through 180° within a pulse in a third of cases. A limit of 3 × 10⁻¹¹ on the period derivative rules out spin-down as the source of energy for a neutron star. No optical counterpart was found to a magnitude of 25.1, so that a white dwarf binary would need to be beyond 2 kpc.',
        },
        {
          title: 'Ionospheric Refraction and the Positions of 100,000 Sources at 150 MHz',
          date: '2020-10-14',
          venue: 'methods',
          abstract:
            'Low-frequency positions wander with the ionosphere. In 280 nights of wide-field snapshots we measured offsets of 104,000 sources in relation to a catalogue at 1.4 GHz. Median displacement is 17″ and reaches 70″ on 12 nights. A thin-screen model with 60 coefficients, updated every 2 min, removes 86 % of variance; the remainder is aligned with the magnetic field, in tubes near 570 km altitude. Nights with such tubes can be recognised from ten minutes of data and rescheduled. Daytime data were not considered.',
        },
      ],
    },
    {
      university: 'albufera',
      name: 'Pilar Monzó Ferrer',
      title: 'Professor',
      position: 'Professor Emerita',
      department: 'Departament d’Astronomia i Astrofísica',
      mail: 'pilar.monzo',
      hIndex: 44,
      works: 193,
      topics: ['active galactic nuclei', 'radio interferometry', 'relativistic jets', 'hydrodynamical simulation'],
      papers: [
        {
          title: 'A jet seen for 33 years: apparent speeds that depend on who measured them',
          date: '2022-04-21',
          venue: 'compact',
          abstract:
            'Components of relativistic jets are identified by eye from one epoch to the next. I re-fitted 214 epochs of very-long-baseline data at 15 and 43 GHz on one blazar, observed from 1988 to 2021, with a wavelet method and with the model components of six earlier papers. Apparent speeds range from 3.1 to 9.8c for the same features. Epoch spacing larger than 0.4 yr leads to misidentification in half of the cases, mostly in the direction of lower speeds. A stationary feature at 0.7 mas is robust. Two of the six papers are my own.',
        },
        {
          title: 'Recollimation shocks and polarised emission in simulated parsec-scale jets',
          date: '2020-05-20',
          venue: 'compact',
          abstract:
            'Stationary knots of jets are interpreted as recollimation shocks. Relativistic magnetohydrodynamic simulations with three magnetisations and helical fields were post-processed for polarised synchrotron emission at five viewing angles. Knots with polarisation angle rotated by 90° relative to the jet appear only for kinetically dominated jets viewed within 10°. Degree of polarisation behind the knot separates pitch angles of 30 and 60°. Electron acceleration is parametrised as a fixed fraction of internal energy, and brightness ratios depend on this choice by a factor of eight.',
        },
        {
          title: 'Interferometric Archives Before FITS: Recovering 400 Tapes',
          date: '2019-06-05',
          venue: 'methods',
          abstract:
            'Early very-long-baseline data reside on tapes in formats known to few living persons. Of 412 tapes from three correlators written between 1978 and 1991, 358 could be read after thermal treatment, and 291 decoded. Closure phases from recovered data agree with published maps within errors for 23 of 26 sources. For two others the published map is rotated by 180°. Calibration tables survived for half of the observations. Costs were €38 per tape, excluding the time of retired colleagues.',
        },
      ],
    },
    {
      university: 'marselis',
      name: 'Astrid Bundgaard',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Physics and Astronomy',
      mail: 'astrid.bundgaard',
      hIndex: 28,
      works: 63,
      topics: ['stellar populations', 'asteroseismology', 'spectroscopic surveys', 'light-curve analysis'],
      papers: [
        {
          title: 'Ages of red giants to 12 %: mass loss calibrated in four open clusters',
          date: '2025-06-04',
          venue: 'stellar',
          abstract:
            'Asteroseismic masses give ages of red giants provided that mass loss on the giant branch is known. We compared red clump and ascending giants in four open clusters of 1.2 to 8 Gyr using individual frequencies for 133 stars. Integrated mass loss increases from 0.02 ± 0.03 to 0.11 ± 0.02 solar masses with age, and is half of a standard Reimers law with η = 0.4 at solar metallicity. Ages of field clump stars older than 6 Gyr fall by 9 % on average. The oldest cluster has ten clump stars with a usable signal. Binary products, six of the 133, would masquerade as negative mass loss.',
        },
        {
          title: 'Glitches in the helium ionisation zone of 90 subgiants: abundance or phase?',
          date: '2023-03-08',
          venue: 'stellar',
          abstract:
            'Acoustic glitches carry the helium abundance of cool stars in their amplitude. For 90 subgiants with mixed modes we separated glitch and coupling effects by fitting radial modes only, by fitting all p-dominated modes, and with a joint model. Helium abundances differ by 0.03 on average and by 0.07 at most between the approaches. In artificial data the joint model has a bias of 0.006. Helium correlates with metallicity with a slope dY/dZ of 1.4 ± 0.6. Surface terms absorb part of the glitch for stars with fewer than six radial orders.',
        },
        {
          title: 'A Radial-Velocity Standard That Is Not Constant: Oscillations at 10 cm/s',
          date: '2024-11-05',
          venue: 'surveys',
          abstract:
            'Standards for extreme-precision velocities must be observed at the level where all stars oscillate. A continuous 11-night campaign on one G8 subgiant standard with two spectrographs gave 8,900 velocities of 0.6 m/s each. Modes peak at 410 µHz with amplitudes of 58 cm/s; beating between them creates nightly means that scatter by 22 cm/s for visits of 15 min. Integrations matched to 43 min reduce the scatter to 10. Granulation then dominates, and is not improved by further choice of exposure time. Standards at higher gravity are recommended.',
        },
      ],
    },
    {
      university: 'zwierzyniec',
      name: 'Grażyna Dudzik',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Astrophysics',
      mail: 'grazyna.dudzik',
      hIndex: 32,
      works: 115,
      topics: ['active galactic nuclei', 'light-curve analysis', 'supernovae', 'cosmology'],
      papers: [
        {
          title: 'Quasars as standardisable candles: the slope depends on the flux limit',
          date: '2025-10-16',
          venue: 'cosmic',
          abstract:
            'The relation between ultraviolet and X-ray luminosity of quasars has been used to extend the Hubble diagram to redshift 6. We simulated flux-limited samples from luminosity functions with a redshift-independent relation and subjected them to the selection cuts of the published catalogue. Recovered slopes range from 0.58 to 0.66 as the X-ray limit is varied, and an apparent deviation from the concordance model of 2.4σ emerges at redshift above 2 without any being put in. Modelling of truncation reduces it to 0.5σ. Variability between the non-simultaneous observations adds 0.12 dex of scatter, for which the catalogue makes no allowance.',
        },
        {
          title: 'Continuum lags twice too long: diffuse emission from the broad-line region in 22 Seyfert galaxies',
          date: '2026-08-17',
          venue: 'compact',
          abstract:
            'Lags between continuum bands of active nuclei exceed those of a thin disc by factors of two to three. From light curves of 22 Seyfert galaxies in six bands with a cadence of one to two days we measured lag spectra on separate timescales by wavelets. On timescales below 6 d lags agree with disc theory within 20 %, and at longer ones an excess in the u band rises to 2.9 times. A model with 25 % of u-band flux reprocessed in the broad-line region reproduces the trend in 17 objects. Cadence is insufficient for the five faintest. Host light was removed by difference imaging.',
        },
        {
          title: 'Photometric Classification of Supernovae With Few Spectra From One Telescope',
          date: '2021-04-22',
          venue: 'surveys',
          abstract:
            'Classifiers for supernovae are trained on spectra that favour bright events near to galaxies’ outskirts. We re-trained three public classifiers with 60, 240 or 960 spectra taken by one 2 m telescope with random selection among transients brighter than 20 mag. Purity of a type Ia sample with 240 random spectra equals that with 2,900 archival ones (0.94). Core-collapse types gain most. Time lost to weather fell on the faintest targets, so that selection was not entirely random.',
        },
      ],
    },
    {
      university: 'rivelin',
      name: 'Callum Beresford-Nair',
      title: 'Dr',
      position: 'Reader',
      department: 'Department of Physics and Astronomy',
      mail: 'c.beresford-nair',
      hIndex: 33,
      works: 74,
      topics: ['gravitational waves', 'merging neutron stars', 'simulation-based inference', 'the early universe'],
      papers: [
        {
          title: 'Spin–eccentricity confusion: how short signals mislead population studies of black-hole binaries',
          date: '2026-04-23',
          venue: 'compact',
          abstract:
            'Massive black-hole binaries leave a few cycles in the detectors, during which precession and eccentricity look alike. We injected 3,000 signals with total masses of 80 to 250 solar masses into recorded noise and analysed them with quasi-circular precessing and with eccentric aligned-spin waveforms. For masses above 150, an eccentricity of 0.25 at 10 Hz is recovered as in-plane spin in 61 % of cases. A population with 10 % of eccentric binaries shifts the inferred mean in-plane spin by 0.13, more than its present uncertainty. Waveforms with both effects exist for a restricted range and are used in 90 checks. Higher modes help when the inclination exceeds 60°.',
        },
        {
          title: 'Afterglow viewing angles and the Hubble constant: what a second event would add',
          date: '2023-04-20',
          venue: 'compact',
          abstract:
            'Neutron-star mergers with afterglows break the distance–inclination degeneracy of standard sirens, if the jet model is right. We fitted simulated afterglows, generated by a hydrodynamical jet library, with the four semi-analytic profiles in general use. Viewing angles are biased by −3 to +5°, resulting in 4 to 9 % in the Hubble constant per event at 40 Mpc. Centroid motion from radio imaging reduces the bias to 1.5°. A second event equal to the first would leave the systematic error larger than the statistical one. Lateral spreading in the library itself depends on resolution.',
        },
        {
          title: 'Glitch Subtraction Near Merger: An Honest Error Budget',
          date: '2025-10-13',
          venue: 'methods',
          abstract:
            'One in five candidate events overlaps with a detector glitch that is modelled and removed before analysis. We added 1,200 simulated signals at known offsets to eleven classes of glitch, subtracted the latter by two pipelines and estimated parameters. Chirp mass is robust. Sky area at 90 % contains the true position in 76 % of cases if a scattered-light glitch overlaps within 0.3 s of merger. Classes were drawn from one observing run and evolve with the instrument. Marginalising over glitch posteriors restores 88 %, for 14 times the computation.',
        },
      ],
    },
  ],
);
