import { worldField } from '../types.ts';

export const wirelessCommunications = worldField(
  'Wireless communications',
  {
    radio: { name: 'Journal of Radio Systems', capitals: 'sentence' },
    links: { name: 'Proceedings of the Future Links Meeting', capitals: 'title' },
    signal: { name: 'Letters in Signal Transmission', capitals: 'sentence' },
    codes: { name: 'Codes and Information', capitals: 'sentence' },
    antennas: { name: 'Antennas in the Field', capitals: 'title' },
    spectrum: { name: 'Spectrum and Policy', capitals: 'sentence' },
  },
  [
    {
      university: 'nidelva',
      name: 'Geir Hognestad',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Electrical Engineering',
      mail: 'geir.hognestad',
      hIndex: 28,
      works: 105,
      topics: ['satellite networks', 'maritime links', 'field measurements', 'arctic communication'],
      papers: [
        {
          title: 'L-band and Ku-band low-orbit links north of 74°: two winters on research vessels',
          date: '2025-10-02',
          venue: 'radio',
          abstract:
            'Low-orbit constellations advertise polar coverage, but their satellites in high inclinations are few. Terminals of one L-band and two Ku-band systems on three research vessels recorded link state, throughput and attitude for two winters between Tromsø and 82° N. Ku-band availability falls from 98.7 % at 72° to 61 % at 80°, with outages of 4 to 11 min at intervals set by orbital planes. L-band stays above 99 % at 20 kbit/s. Icing of the radome costs 2.3 dB on average and up to 9 dB during spray; roll above 14° causes additional loss of tracking for one terminal. A scheduler that knows the ephemerides and sends small messages over L-band during predicted gaps would have delivered 97 % of telemetry within 60 s.',
        },
        {
          title: 'Evaporation ducts over Norwegian coastal waters: path loss at 5.8 GHz over 38 km for 19 months',
          date: '2022-10-27',
          venue: 'radio',
          abstract:
            'Beyond-horizon links over water live on evaporation ducts, and statistics for cold seas are rare. A 38 km path between Frøya and the mainland was monitored at 5.8 GHz for 19 months together with sea surface temperature, humidity and wind at both ends. Median loss is 11 dB below diffraction theory in August and equal to it in February. Parabolic-equation predictions with duct heights from bulk formulae have a standard deviation of 7.4 dB; half of the variance is due to inversions above 30 m, which surface sensors cannot see. For 99 % availability a margin of 31 dB is required, less than planning tools assume for this latitude.',
        },
        {
          title: 'Autonomous Ferries and the Last Decibel: Link Redundancy by Diversity of Cause',
          date: '2020-09-22',
          venue: 'links',
          abstract:
            'Remote supervision of ferries requires redundant links that do not fail together. For a ferry crossing in Trondheim we logged two cellular networks, a private 5 GHz link and a satellite link for seven months. Joint outages of the cellular networks are 40 times more frequent than independence predicts, since they share a fibre and a power supply ashore. Private link and cellular fail together in heavy rain and when large vessels pass. A dependence model with three common causes reproduces joint outage within 25 %. Regulations which count links rather than causes give credit that is not deserved.',
        },
      ],
    },
    {
      university: 'bjorkhem',
      name: 'Tove Marklund',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Institute of Communications',
      mail: 'tove.marklund',
      hIndex: 12,
      works: 28,
      topics: ['internet of things', 'energy-efficient radio', 'remote villages', 'low-power wide-area networks'],
      papers: [
        {
          title: 'Collars that outlive the reindeer: duty cycling by expected information',
          date: '2026-03-05',
          venue: 'radio',
          abstract:
            'Positioning collars on reindeer report at fixed intervals until the battery fails, often in the second winter. We schedule position fixes and transmissions by the expected reduction in the herder’s uncertainty under a movement model with terrain and season. On 86 collars in two herding districts over 15 months mean energy per day decreased from 31 to 12 J while the median error of the displayed position grew from 0.4 to 0.6 km. At −30 °C cell capacity falls to 58 %, and a temperature-aware policy shifts transmissions into milder hours. Herders asked for more frequent positions during migration, which they can now request by downlink. Predator attacks, the event of greatest interest, are too rare for an evaluation.',
        },
        {
          title: 'Snow on Low-Power Gateways: Antenna Detuning and Its Cure',
          date: '2023-11-16',
          venue: 'antennas',
          abstract:
            'Coverage of low-power networks in inland Norrland decreases in midwinter for no apparent reason. Return loss and received power at nine gateways at 868 MHz were monitored for two winters with cameras. Wet snow of more than 4 cm detunes the collinear antennas by up to 31 MHz and costs 3 to 8 dB; dry snow has no effect. A conical hood with a hydrophobic coating avoids accumulation in all but one event. Planning margins based on summer drive tests should be raised by 4 dB where hoods cannot be fitted.',
        },
        {
          title: 'Unslotted access with capture: throughput of long-range networks with few gateways',
          date: '2021-05-06',
          venue: 'signal',
          abstract:
            'Throughput of spread-spectrum networks without slots depends on which of two colliding packets survives. From 1.3 million logged packets of a sparse rural network we estimate survival as a function of power difference and time offset. A packet survives with a probability of 0.9 if it is stronger by 3 dB and arrives before the last six preamble symbols of the other. Inserting the measured function into a Poisson model predicts delivery within 2 points for loads of up to 0.4 Erlang per channel. Models assuming a fixed 6 dB threshold are pessimistic by 9 points. Interference from alarm systems in the same band is included as an independent process.',
        },
      ],
    },
    {
      university: 'pyynikki',
      name: 'Jukka Saarentola',
      title: 'Professor',
      position: 'Professor',
      department: 'School of Electrical and Computer Engineering',
      mail: 'jukka.saarentola',
      hIndex: 36,
      works: 134,
      topics: ['millimetre-wave links', 'factory floors', 'field measurements', 'ray-tracing simulation'],
      page: {
        language: 'en',
        text: [
          'Radio channel measurements between 6 and 300 GHz, mostly in places where people work.',
          'At present all funded positions in my team are filled, and I expect no openings before autumn 2028. Visiting students with their own funding are asked to contact the international office.',
        ],
        says: { students: 'no' },
      },
      papers: [
        {
          title: 'Double-directional channels at 142 GHz in a paper machine hall',
          date: '2025-06-19',
          venue: 'radio',
          abstract:
            'Sub-terahertz links are proposed for machine halls, whose geometry is nothing like that of offices. In a paper machine hall of 140 × 32 m we measured 212 double-directional channels at 142 GHz with a sounder of 2 GHz bandwidth and 152 dB dynamic range. Reflections from steel rolls make up 46 % of received power in obstructed positions and move with grade changes of the paper web. Path loss exponent is 2.1 in line of sight and 2.7 otherwise, with an angular spread of 19°. Ray tracing on a laser-scanned model with 5 cm facets predicts the ten strongest paths within 4 dB for 71 % of positions, provided that roughness of painted surfaces is included. Humidity near the drying section adds 0.01 dB/m, which is negligible over these distances.',
        },
        {
          title: 'Blockage by forklifts and people at 28 and 60 GHz: durations that matter to a scheduler',
          date: '2023-03-09',
          venue: 'radio',
          abstract:
            'Blockage models give attenuation, while a scheduler needs to know how long it lasts and how much warning there is. Over 23 days in a warehouse six links at 28 and 60 GHz recorded 9,400 blockages with synchronous video. Durations follow a log-normal distribution with median 0.31 s for people and 1.9 s for forklifts. A diffraction signature precedes deep fades by 45 ms at 28 GHz and 28 ms at 60 GHz and predicts them with a recall of 0.83. Handover to a second access point within the warning time avoids 77 % of outages in emulation. Shelving density changed twice during the campaign, with little influence on durations.',
        },
        {
          title: 'Beam Codebooks for Handheld Devices From Measured Grips',
          date: '2020-10-08',
          venue: 'antennas',
          abstract:
            'Hands cover antennas of millimetre-wave phones, and the codebook does not know where. Radiation patterns of a prototype with four 4-element arrays at 28 GHz were measured for 48 grips of 12 people in an anechoic chamber. Coverage at the median of the sphere is 3.9 dB worse in hand than free. A codebook of 16 beams optimised over grips loses 1.4 dB against exhaustive search, whereas one designed in free space loses 3.2 dB. Adaptation by proximity sensors gains a further 0.5 dB. Two-handed landscape grips remain worst, and a fifth array on the rear would serve them.',
        },
      ],
    },
    {
      university: 'fynbo',
      name: 'Sofie Ravnsbæk',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Institute of Communications',
      mail: 'sofie.ravnsbaek',
      hIndex: 20,
      works: 48,
      topics: ['internet of things', 'stochastic geometry', 'random access', 'age of information'],
      papers: [
        {
          title: 'Grant-free access when alarms are correlated: reliability of event-driven traffic',
          date: '2025-02-20',
          venue: 'radio',
          abstract:
            'Reliability of grant-free access is computed for independent arrivals, although the events that matter trigger many devices at once. We model alarms as a marked point process in which each event activates devices within a random radius, and derive delivery probability of at least one report within a deadline. Correlation turns from harmful to helpful: per-packet success drops from 0.96 to 0.71 at the intensities considered, but event detection rises from 0.96 to 0.9995, as any report suffices. Optimising the activation probability by distance saves 62 % of transmissions for the same detection. The analysis is exact for slotted access with single-packet reception and bounds capture from below. Gas detector logs of a biogas plant were used to fit the radius distribution.',
        },
        {
          title: 'Semantic staleness: age of incorrect information over a fading uplink with feedback delay',
          date: '2023-05-25',
          venue: 'signal',
          abstract:
            'Age of information penalises old updates even if the source has not changed. For a two-state Markov source observed over a block-fading uplink with feedback delayed by d slots, we show that the policy minimising the age of incorrect information under an energy constraint is of threshold type in the belief of mismatch and can be computed by a recursion of length d. With d = 8, ignoring delay costs 34 % of additional incorrect time. Above a source flip probability of 0.19 per slot, transmitting is useless and the optimal policy is silent. Extension to sources with many states is heuristic and within 7 % of a numerical bound.',
        },
        {
          title: 'Meta Distribution of Uplink Reliability in Clustered Sensor Fields',
          date: '2020-05-20',
          venue: 'links',
          abstract:
            'Mean success probability hides that some sensors are always unlucky. We derive the meta distribution of uplink success for Thomas cluster processes with fractional power control, using moments up to fourth order and a beta approximation. At a mean of 0.9 the fraction of sensors with success below 0.5 is 4 % for uniform deployment and 11 % for clusters with a mean size of 12. Full power control reduces it to 6 % at 3.1 times the energy. Comparison with a soil-moisture deployment of 420 nodes confirms the shape but not the lower tail, which is governed by blocked antennas.',
        },
      ],
    },
    {
      university: 'elbhang',
      name: 'Konrad Lößnitz',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Communications',
      mail: 'konrad.loessnitz',
      hIndex: 43,
      works: 152,
      topics: ['coding theory', 'polar codes', 'energy-efficient radio', 'short block lengths'],
      papers: [
        {
          title: 'Early feedback for short packets: stopping on path metrics and sending what is missing',
          date: '2026-04-16',
          venue: 'codes',
          abstract:
            'Retransmission of short packets waits for a checksum that is known only when decoding has ended. For polar codes with list decoding we predict failure from the path metrics after 40 % of the information bits and request additional bits at once, chosen among three precomputed extensions. For 128 information bits and a round trip of 0.25 ms, latency at a residual error rate of 10⁻⁵ falls from 0.94 to 0.61 ms at the 99.9th percentile; 3 % of the requests turn out to be unnecessary. The threshold can be set from a density evolution of the metric without simulation. With interference that arrives in bursts, prediction is late in 11 % of cases. A field-programmable implementation adds 4 % of logic to a standard decoder.',
        },
        {
          title:
            'Finite-length bounds for noncoherent fading with pilots: how many pilots should a short packet carry?',
          date: '2023-09-21',
          venue: 'codes',
          abstract:
            'Short packets spend a large fraction of their symbols on pilots, which asymptotic analysis regards as free. We compute saddlepoint approximations of the random-coding union bound with mismatched nearest-neighbour decoding for block-fading channels and optimise pilot number and power. With 168 symbols, four diversity branches and an error target of 10⁻⁴, the optimum is 12 pilots; using 24 costs 0.8 dB and using 4 costs 1.9 dB. Pilot power boosting by 3 dB is within 0.05 dB of the optimum over the range studied. A noncoherent bound lies 1.1 dB below, the price of pilots. Correlation between branches above 0.6 favours fewer pilots.',
        },
        {
          title: 'Where the Energy Goes: Per-Block Power of a Software Receiver From 64 to 4,096 Bits',
          date: '2021-04-22',
          venue: 'links',
          abstract:
            'Energy per bit of baseband processing rises steeply as packets get short. On two server processors and one embedded one, power of each receiver block was measured by differential activation with block lengths from 64 to 4,096 bits. At 64 bits, channel estimation accounts for 41 %, decoding for 22 % and memory movement for 26 % of energy; at 4,096 decoding has 63 %. Energy per bit differs by a factor of 17 between the extremes. Batching eight short packets recovers a factor of 3 at a delay of 0.5 ms. Accelerators would change the decoding share only.',
        },
      ],
    },
    {
      university: 'lanterna',
      name: 'Beatrice Dellepiane',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Electrical Engineering',
      mail: 'beatrice.dellepiane',
      hIndex: 22,
      works: 71,
      topics: ['vehicular networks', 'physical-layer security', 'port logistics', 'millimetre-wave links'],
      papers: [
        {
          title: 'Stacked steel: radio coverage of a container terminal as the stacks change',
          date: '2025-09-11',
          venue: 'radio',
          abstract:
            'A container terminal is rebuilt every day, so that a coverage map is out of date before it has been printed. We link the terminal operating system, which knows the height of each stack, to a ray tracer with a coarse geometry and correct it by received power from 64 vehicles. Prediction error of 3.6 GHz path loss is 5.1 dB an hour ahead, against 9.8 dB for a static map and 6.9 dB for regression on vehicle data alone. Handover parameters updated from the prediction lowered radio link failures of straddle carriers by 44 % in a trial of eleven weeks. In aisles narrower than three containers waveguiding occurs, for which the ray tracer needs more than nine reflections.',
        },
        {
          title:
            'Secret keys from reciprocal channels between moving cranes: entropy under an eavesdropper on the quay',
          date: '2022-07-14',
          venue: 'signal',
          abstract:
            'Reciprocal fading can furnish keys to devices without certificates, on condition that an eavesdropper sees another channel. In the port of Genoa we measured channels between two yard cranes and five positions of an eavesdropper at 0.5 to 40 m. Conditional min-entropy, estimated by a nearest-neighbour method, is 1.9 bits per coherence time at 40 m, 0.7 at 5 m and close to zero at 0.5 m. Correlation coefficients, on which most studies rely, would have suggested independence from 2 m onwards. At the lowest safe distance key generation takes 9 s. Ships at berth increase entropy by scattering.',
        },
        {
          title: 'Platoons in Tunnels: Leaky Cable or Direct Link?',
          date: '2020-02-13',
          venue: 'links',
          abstract:
            'Motorway tunnels of Liguria interrupt vehicle-to-vehicle links at bends and let them resonate on straights. Packet delivery between three lorries was recorded at 5.9 GHz in 31 tunnels, with and without traffic. In straight tunnels delivery exceeds 99 % up to 420 m; at curves with a radius below 400 m it drops to 83 % behind a second lorry. Retransmission by a leaky cable raises it to 97 % and adds 3 ms. A two-slope model with curvature fits mean power within 4.6 dB. For platooning at gaps of 15 m the direct link is sufficient everywhere.',
        },
      ],
    },
    {
      university: 'daurade',
      name: 'Mathieu Sarrazy',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Electrical Engineering',
      mail: 'mathieu.sarrazy',
      hIndex: 25,
      works: 80,
      topics: ['satellite networks', 'channel estimation', 'random access', 'navigation signals'],
      page: {
        language: 'fr',
        text: [
          'Mathieu Sarrazy travaille sur les liaisons directes entre satellites et terminaux ordinaires.',
          'Une bourse de thèse cofinancée par l’agence spatiale sera ouverte pour octobre 2027. Me contacter avant fin février : mathieu.sarrazy@daurade.example, objet « SATDIRECT ».',
        ],
        says: { students: 'yes', subjectCode: 'SATDIRECT', address: 'mathieu.sarrazy@daurade.example' },
      },
      papers: [
        {
          title: 'Acquisition without ephemerides: direct-to-device uplinks under 40 kHz Doppler',
          date: '2025-11-27',
          venue: 'signal',
          abstract:
            'A phone that has been switched off for weeks has neither satellite ephemerides nor its position, and must nevertheless start an uplink. We design a preamble of two Zadoff–Chu sequences with opposite roots whose correlation peaks separate delay from Doppler, and analyse the resulting ambiguity under multiple access. Detection probability is 0.99 at −11 dB for Doppler within ±40 kHz and 16 simultaneous users, with residual errors of 0.4 µs and 130 Hz. The standardised preamble requires pre-compensation to within 600 Hz. Cost is a doubling of preamble duration to 2 ms. Over-the-air tests with a satellite in a 600 km orbit yielded 412 detections in 440 attempts; losses coincide with antenna nulls of the handset.',
        },
        {
          title: 'Beam hopping under uncertain demand: a robust formulation and its value',
          date: '2023-02-02',
          venue: 'radio',
          abstract:
            'Beam-hopping satellites illuminate a few cells at a time according to demand that is known only after the fact. We formulate illumination as a two-stage robust problem with a budgeted uncertainty set fitted to six months of gateway traffic, and solve it by column generation in 1.8 s for 120 cells. Unserved demand at the 95th percentile falls from 14 to 6 %, while average throughput decreases by 1.1 %. Gains come mostly from cells with ships and aircraft. Co-channel interference between adjacent beams is treated by a conflict graph, a simplification that costs 3 % compared with full signal-to-interference constraints.',
        },
        {
          title: 'Multipath of Navigation Signals in Street Canyons: A Particle Filter With Building Shadows',
          date: '2020-11-26',
          venue: 'links',
          abstract:
            'Reflected navigation signals mislead receivers in streets, though the reflecting walls are on the map. A particle filter weights positions by predicted visibility and by the path delay of first-order reflections from a building model. On 18 km through Toulouse with a low-cost receiver, horizontal error at the 95th percentile decreases from 31 to 9 m. Trees in leaf produce errors of the same size as walls and are absent from the model. Computing time is 12 ms per epoch for 800 particles.',
        },
      ],
    },
    {
      university: 'barton',
      name: 'Deepa Narasimhan-Cole',
      title: 'Professor',
      position: 'Professor',
      department: 'School of Electrical and Computer Engineering',
      mail: 'dnarasimhan',
      hIndex: 47,
      works: 129,
      topics: ['massive antenna arrays', 'channel estimation', 'learned receivers', 'compressed sensing'],
      papers: [
        {
          title: 'Near-field codebooks waste beams: sampling the polar domain by information, not by coherence',
          date: '2026-07-09',
          venue: 'signal',
          abstract:
            'In the near field of a large array a beam has a distance as well as an angle, and codebooks that cover both uniformly in coherence become very large. We sample instead by the Fisher information that a beam contributes about the user’s position under a prior from cell geometry. For 1,024 elements at 28 GHz, 410 codewords achieve 95 % of the beamforming gain that a coherence-based codebook reaches with 2,300. Training overhead falls accordingly from 11 to 2 ms. The advantage vanishes beyond a third of the Rayleigh distance. Measurements with a 512-element array in a lecture hall agree with analysis within 0.8 dB, while outdoor validation is under way.',
        },
        {
          title: 'Do learned receivers generalise? Forty channel models and one rooftop',
          date: '2024-06-13',
          venue: 'radio',
          abstract:
            'Neural receivers outperform conventional ones on the channel models they were trained on. Nine published receivers were retrained on combinations of forty models and tested on 3.2 TB of uplink recordings from a rooftop array with 64 elements. On held-out models the median advantage over a linear minimum mean square error receiver is 1.3 dB at a block error rate of 1 %; on recordings it is 0.2 dB, and three receivers are worse than the baseline. Phase noise and timing drift account for most of the loss. Adding both to training with randomised parameters restores 0.8 dB. Recordings are available with annotations of hardware state.',
        },
        {
          title: 'Pilot contamination with structured covariance: what second-order statistics cost to learn',
          date: '2021-09-30',
          venue: 'radio',
          abstract:
            'Pilot contamination disappears asymptotically if covariance matrices of users are known and sufficiently different. We include the samples required to learn them. For uniform linear arrays with M antennas and angular spread of 10°, regularised estimation by a Toeplitz projection needs on the order of log M channel observations, against M for the sample covariance. With users that move into new scattering every 4 s, the net spectral efficiency gain at M = 128 is 17 %, compared with 41 % for known covariance. Above 60 km/h no gain remains. Staggered pilots perform equally well at low mobility and are simpler.',
        },
        {
          title: 'One-Bit Converters and Out-of-Band Emission: A Measured Trade-Off',
          date: '2019-09-26',
          venue: 'links',
          abstract:
            'One-bit digital-to-analogue converters make large arrays affordable, and their quantisation noise spills into adjacent channels. We measured emission from a 32-element testbed at 3.5 GHz with linear and nonlinear precoding. Adjacent channel leakage is −24 dB with linear precoding irrespective of the number of users, failing the regulatory mask by 21 dB. Spatial averaging reduces it in most directions but not towards users. Sigma-delta modulation with eightfold oversampling meets the mask at a power consumption comparable to that of 4-bit converters. One-bit downlinks are therefore viable only with oversampling.',
        },
      ],
    },
    {
      university: 'avongorge',
      name: 'Malcolm Tyndall',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Department of Electrical Engineering',
      mail: null,
      hIndex: 45,
      works: 208,
      topics: ['field measurements', 'dense urban cells', 'millimetre-wave links', 'propagation in vegetation'],
      papers: [
        {
          title: 'Forty Springs of Foliage Loss: A Fixed Link Through a Bristol Lime Avenue, 1981–2021',
          date: '2022-03-31',
          venue: 'antennas',
          abstract:
            'A test link at 11.2 GHz through an avenue of lime trees was set up in 1981 and has been in operation, with two gaps, for forty years. Leaf-on attenuation grew from 6 to 17 dB as the trees did, at a rate proportional to basal area. Leaf emergence, seen as a rise of 0.5 dB/day, has advanced by 11 days. Wet leaves add 3.4 dB for about 40 min after rain. Present vegetation models, which depend on depth alone, match the data in 1994 and at no other time. The record has been digitised from chart paper up to 1997 with an estimated error of 0.7 dB.',
        },
        {
          title: 'Repeatability of street-level drive tests: how many runs make a map?',
          date: '2020-06-18',
          venue: 'radio',
          abstract:
            'Operators draw coverage maps from a single drive. On twelve routes through central Bristol the same vehicle repeated the same drive 40 times at 0.8, 2.1 and 3.5 GHz. Local mean power in 10 m bins varies between runs with a standard deviation of 2.3, 3.1 and 3.9 dB, mainly on account of parked and passing vehicles. Five runs reduce the error of the mean to 1.5 dB at 3.5 GHz. Runs on one day are correlated (0.4), so they should be spread over weeks. Classification of bins as covered changes in 9 % of cases between single runs.',
        },
        {
          title: 'Rooftop to Lamppost at 26 GHz: Rain, Sway and Seasonal Leaves on Eleven Links',
          date: '2019-05-09',
          venue: 'antennas',
          abstract:
            'Eleven rooftop-to-lamppost links at 26 GHz with beamwidths of 4 to 12° were observed for a year. Sway of lampposts in winds above 14 m/s causes fades of up to 6 dB at 4° and below 1 dB at 12°. Rain fading follows the recommendation within 2 dB for lengths above 300 m. Shorter links suffer additional loss of 1 to 3 dB from wet radomes. New leaves interrupted two links that had been aligned in February, a circumstance that would be avoided by surveying in June. For street deployment, beams of about 8° are a good compromise.',
        },
      ],
    },
    {
      university: 'ouseburn',
      name: 'Chukwuemeka Eze-Robson',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Electrical and Computer Engineering',
      mail: 'chuka.eze-robson',
      hIndex: 21,
      works: 56,
      topics: ['spectrum sharing', 'remote villages', 'physical-layer security', 'energy-efficient radio'],
      papers: [
        {
          title: 'Local licences in use: what 1,600 shared-access cells tell about unused spectrum',
          date: '2025-07-31',
          venue: 'spectrum',
          abstract:
            'Local licences were introduced so that farms, ports and villages could use spectrum which national operators leave idle. From the regulator’s register, a mobile measurement campaign over 4,100 km and interviews with 28 licensees we describe 1,600 cells in the 3.8–4.2 GHz band. A quarter were not on air when we passed. Coordination distances granted are on average 3.4 times those needed to protect the incumbent as measured. In rural counties a database with terrain-based prediction would admit 2.7 times as many cells. Licensees name equipment, not spectrum, as the obstacle.',
        },
        {
          title: 'Community networks in the Cross River hills: availability, diesel and who climbs the mast',
          date: '2023-06-08',
          venue: 'spectrum',
          abstract:
            'Four community networks in south-eastern Nigeria, serving 11 villages over television white space, were monitored for 30 months. Availability was 91 %. Of 214 outages, 47 % were due to power, 22 % to lightning and 9 % to radio interference; median repair took 19 h where a trained person lived in the village and 6 days elsewhere. Solar sizing from satellite irradiance underestimates harmattan dust by 14 %. Revenue from charging phones exceeded that from connectivity. We estimate that one additional panel per site is worth more than any increase in transmit power.',
        },
        {
          title: 'Detecting a hidden receiver by its local oscillator: range and countermeasures',
          date: '2020-08-27',
          venue: 'signal',
          abstract:
            'Physical-layer security assumes that passive eavesdroppers cannot be located, yet receivers leak their local oscillator. Leakage of 31 receivers between −71 and −112 dBm was measured in a chamber. With an energy detector cyclostationary in the dither of a cooperating transmitter, 22 of them are found at 10 m and four at 50 m within 30 s in an office. Direct-conversion receivers leak least. Shielding and a switched front end reduce the range below 2 m. Secrecy analyses that presuppose detection should state the receiver architecture they have in mind.',
        },
      ],
    },
    {
      university: 'gapcheon',
      name: 'Noh Seung-hyun',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'School of Electrical and Computer Engineering',
      mail: 'shnoh',
      hIndex: 34,
      works: 88,
      topics: ['reconfigurable surfaces', 'integrated sensing and communication', 'convex relaxation', 'drone swarms'],
      page: {
        language: 'en',
        text: [
          'Our laboratory designs signals and surfaces for joint communication and sensing.',
          'International applicants for spring 2027 and fall 2027: please apply via https://apply.gapcheon.example and choose "Noh Lab". Emails with attachments are deleted automatically.',
        ],
        says: { portal: 'https://apply.gapcheon.example' },
      },
      papers: [
        {
          title: 'When is a reconfigurable surface better than a repeater? Measured crossover at 28 GHz',
          date: '2025-12-11',
          venue: 'radio',
          abstract:
            'Reconfigurable surfaces are compared with amplifying repeaters on assumptions that favour one or the other. We built a surface with 4,096 two-bit elements and a network-controlled repeater of equal bill of materials and installed both at the same corner of a subway concourse. The repeater delivers higher signal-to-noise ratio at all positions beyond 9 m. The surface has lower delay spread and needs 2.1 W, against 19 W. Counted as energy per delivered bit at 100 Mbit/s, the crossover lies at 31 m. Control overhead, 4 % for the surface at pedestrian speed, is included.',
        },
        {
          title: 'Rate–distortion region of bistatic sensing with communication waveforms of unknown data',
          date: '2024-03-07',
          venue: 'codes',
          abstract:
            'A bistatic sensing receiver that cannot decode the data has to treat them as a nuisance. For a single target in Gaussian noise we characterise the achievable pairs of communication rate and estimation distortion for i.i.d. constellations, and show that the loss compared with known data scales with the fourth moment of the constellation. At 20 dB, 16-QAM loses 2.6 dB and QPSK nothing. Superimposing a known sequence with 8 % of power recovers 1.9 dB of this at a rate loss of 0.1 bit per symbol. The converse is based on a genie and is tight only above 10 dB.',
        },
        {
          title: 'Phase Configuration by Random Search on Real Surfaces: Why Gradients Disappoint',
          date: '2022-05-12',
          venue: 'links',
          abstract:
            'Optimisation of surface phases assumes elements that do what they are told. On a 256-element prototype at 5.8 GHz, element phase depends on neighbours by up to 38° and drifts by 9° over an hour. Gradient methods with an ideal model end 4.1 dB below random search with 600 measurements. A coupling model with three parameters, identified from 200 measurements, brings gradient methods to within 0.6 dB of the best known configuration. Drift necessitates re-identification every 40 min. The data set of 1.9 million configurations is public.',
        },
      ],
    },
    {
      university: 'weserufer',
      name: 'Svenja Mahlstedt',
      title: 'Dr',
      position: 'Junior Professor',
      department: 'Department of Electrical Engineering',
      mail: 'svenja.mahlstedt',
      hIndex: 16,
      works: 37,
      topics: ['internet of things', 'over-the-air computation', 'drone swarms', 'satellite networks'],
      papers: [
        {
          title: 'Computing a mean in the air with clocks that disagree: experiments with 24 radios',
          date: '2026-01-29',
          venue: 'radio',
          abstract:
            'Over-the-air computation adds signals in the channel, provided that they arrive in phase. Twenty-four software radios without common clock were spread over a machine laboratory and synchronised by a broadcast beacon alone. Residual frequency offset of 9 Hz limits coherent summation to blocks of 11 ms. With noncoherent energy-based aggregation, which needs no phase, the mean of 24 values has a normalised error of 2.8 %, where the coherent scheme reaches 1.6 % in fresh blocks and 19 % in blocks of 50 ms. Channel inversion fails for the weakest radio in 7 % of rounds, and truncation biases the mean towards nearby radios. Weighting by expected truncation removes 80 % of this bias.',
        },
        {
          title: 'Swarm Links Above the Canopy: Air-to-Air Fading Between Small Drones at 2.4 GHz',
          date: '2023-10-19',
          venue: 'antennas',
          abstract:
            'Drones that search forests in swarms communicate just above the crowns. On 31 flights with six drones, fading was recorded at heights of 2 to 30 m above spruce canopy. Below 8 m the ground ray is replaced by diffuse scattering with a Rician factor of 3 dB, and above by a two-ray pattern with a reflection coefficient of 0.2. Banking of the airframe causes 11 dB nulls, more than the forest does. A height of 10 m and vertical half-wave antennas on booms raise delivery at 600 m from 74 to 96 %. Leaf-off deciduous stands were not flown.',
        },
        {
          title: 'Energy Neutral Relays for Cubesat Ground Networks',
          date: '2021-07-08',
          venue: 'links',
          abstract:
            'Universities receive their cubesats with a single ground station and lose passes that others could hear. We present a relay node that runs on a 20 W solar panel, predicts which passes are worth staying awake for and forwards soft bits instead of packets. Combining soft bits of three nodes in Bremen, Oslo and Porto raises decoded frames from one satellite by 57 %, whereas combining packets yields 31 %. In December nodes were awake for 41 % of passes. Uplink cost of soft bits is 6 MB per pass and could be halved by quantisation to three bits.',
        },
      ],
    },
    {
      university: 'marquam',
      name: 'Theo Vandenburgh',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Electrical Engineering',
      mail: 'tvandenburgh',
      hIndex: 18,
      works: 39,
      topics: ['energy-efficient radio', 'wearable sensors', 'internet of things', 'backscatter'],
      papers: [
        {
          title: 'Body-Shadow Statistics for Worn Backscatter Tags: A Week in the Life of 30 People',
          date: '2025-03-20',
          venue: 'antennas',
          abstract:
            'Backscatter tags could free wearables from batteries, if the body let the signal through often enough. Thirty volunteers wore tags at wrist, ankle and chest for a week in homes with one reader per room. Link availability, defined as a successful read within 10 s, was 83 % at the chest, 71 % at the wrist and 64 % at the ankle. Outages are dominated by sleep and by sitting at tables. A second reader improves availability to 91 % at the wrist, and 2 dB more sensitivity to 74 %. Homes were recruited near campus, and larger houses may require more readers.',
        },
        {
          title: 'A 38 µW wake-up receiver that ignores its neighbours',
          date: '2023-08-17',
          venue: 'radio',
          abstract:
            'Wake-up receivers save energy until false wake-ups by other traffic consume the saving. We report a 915 MHz receiver in 65 nm CMOS that draws 38 µW and combines an uncertain intermediate frequency with a 31-bit code correlator whose threshold adapts to the observed envelope statistics. Sensitivity is −84 dBm for a missed detection rate of 10⁻³. In an apartment with eleven interfering devices false wake-ups occur 0.4 times per hour, compared with 26 for a fixed threshold. Adaptation takes 2 s after a change of environment. Fourteen of fifteen measured chips met the specification.',
        },
        {
          title: 'Harvested Power at Doorways: RF and Light Compared in 60 Buildings',
          date: '2021-02-25',
          venue: 'links',
          abstract:
            'Estimates of ambient radio power are taken from roofs and streets, but sensors hang beside doors. Power density from 0.5 to 6 GHz and illuminance were logged for three days at 240 doorways in 60 buildings. Median radio power available to a 10 cm² antenna is 41 nW, median power of a solar cell of equal area 18 µW. At 6 % of the doorways radio exceeds light, all of them in stairwells close to an access point. Designs powered by ambient radio should be confined to such cases. Night hours are included in all figures.',
        },
      ],
    },
    {
      university: 'chebucto',
      name: 'Priyanka Raghavendra',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'School of Electrical and Computer Engineering',
      mail: 'p.raghavendra',
      hIndex: 14,
      works: 31,
      topics: ['coding theory', 'maritime links', 'vehicular networks', 'rateless codes'],
      papers: [
        {
          title: 'Rateless codes for fishing fleets: opportunistic relaying with contacts of ninety seconds',
          date: '2025-05-08',
          venue: 'codes',
          abstract:
            'Inshore fishing vessels meet each other more often than they meet the coast. We design a rateless code for catch and weather reports whose coded packets can be re-encoded at relays without decoding and whose degree distribution accounts for contacts that end without warning. Density evolution over a contact graph from 14 months of position reports of 212 vessels predicts a decoding delay of 3.1 h at the median, compared with 5.7 h for replication and 2.8 h for a network code with full state. Overhead is 9 %. A trial with 16 lobster boats off Shelburne gave 3.6 h; in fog, boats kept their distance and contacts halved.',
        },
        {
          title: 'Degree distributions under erasures in bursts: a linear programming approach with outage constraints',
          date: '2023-04-13',
          venue: 'codes',
          abstract:
            'Degree distributions are optimised for independent erasures. For bursts described by a Gilbert–Elliott chain we express the probability that the ripple empties as a linear functional of the distribution up to second order and optimise under an outage constraint. With bursts of 30 packets on average and blocks of 1,000, overhead for 99.9 % recovery falls from 31 to 17 %. Interleaving over four blocks does as well but adds delay. The second-order expansion is inaccurate for blocks shorter than 200, for which a table obtained by simulation is provided.',
        },
        {
          title: 'Icebergs in the Path: Diffraction and Scattering at 1.6 GHz in a Harbour Approach',
          date: '2022-01-20',
          venue: 'antennas',
          abstract:
            'Drifting ice crosses the line of sight of coastal radio links off Newfoundland each spring. A 1.6 GHz link over 7.4 km was observed during eleven passages of icebergs whose dimensions were obtained by photogrammetry. Fades of 6 to 18 dB lasted 4 to 35 min. Knife-edge diffraction underestimates them by 5 dB for pinnacled bergs, while a three-edge model with the measured outline is correct within 2 dB. Forward scattering produced enhancement of up to 3 dB before and after the fade, which may serve as a warning.',
        },
      ],
    },
    {
      university: 'akerselva',
      name: 'Amund Løvlien',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Institute of Communications',
      mail: 'amund.lovlien',
      hIndex: 27,
      works: 74,
      topics: ['energy-efficient radio', 'field measurements', 'high-speed trains', 'mobile network measurement'],
      papers: [
        {
          title: 'Sleep modes at base stations: savings claimed, metered and noticed',
          date: '2026-05-28',
          venue: 'radio',
          abstract:
            'Vendors report savings of up to 30 % from sleep modes, measured at traffic levels of their choosing. At 46 sites of a Norwegian operator we metered each radio unit for eleven months while carrier shutdown, micro-sleep and antenna muting were randomised by week. Combined savings amount to 11.4 % of site energy (9.8 to 13.0 %), since rectifiers and cooling do not sleep. Micro-sleep contributes most and cannot be noticed by users. Carrier shutdown lengthened 95th-percentile page load by 0.4 s between midnight and six, and by 2.1 s when a tour bus arrived. Sites above 600 m saved least in winter, when heating had to replace the dissipated power.',
        },
        {
          title: 'Handover storms on the Dovre line: 600 passengers, one cell boundary',
          date: '2023-12-14',
          venue: 'radio',
          abstract:
            'A train takes all its passengers across a cell boundary within seconds. Probes on three trains and counters of 71 cells along the line from Oslo to Trondheim were recorded for nine months. Signalling load peaks at 43 times its mean as a train enters, and 7.9 % of handovers fail, in contrast to 1.2 % for cars on the parallel road. Random back-off of measurement reports within 1.5 s lowers failures to 3.1 % in a trial on four boundaries, without effect on throughput. Failures in tunnels are due to coverage and were not affected.',
        },
        {
          title: 'Measuring Network Reliability With Consumer Modems',
          date: '2020-12-10',
          venue: 'links',
          abstract:
            'Reliability of mobile networks is reported from modems that are themselves unreliable. We placed four modems of three makes side by side at 30 locations for eight months and separated outages common to all from outages of one. Of 9,320 events of more than 10 s, 61 % affect a single modem and resolve upon a restart. Availability estimated from a single modem is 99.71 %, from the consensus 99.94 %. Firmware updates during the study changed single-modem outages by a factor of four in either direction. Published rankings of operators are within the spread among modems at 19 of our 30 locations.',
        },
      ],
    },
  ],
);
