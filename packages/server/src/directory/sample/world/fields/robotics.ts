import { worldField } from '../types.ts';

export const robotics = worldField(
  'Robotics',
  {
    machines: { name: 'Journal of Field Machines', capitals: 'sentence' },
    forum: { name: 'Proceedings of the Autonomous Motion Forum', capitals: 'title' },
    people: { name: 'Letters on Robots and People', capitals: 'sentence' },
    control: { name: 'Robot Dynamics and Control', capitals: 'sentence' },
    soft: { name: 'Soft Machines and Materials', capitals: 'sentence' },
    surgery: { name: 'Machines in Surgery', capitals: 'sentence' },
    learning: { name: 'Workshop on Learning From Contact', capitals: 'title' },
  },
  [
    {
      university: 'soderkaj',
      name: 'Henrik Ståhlnacke',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Autonomous Systems',
      mail: 'henrik.stahlnacke',
      hIndex: 41,
      works: 137,
      topics: ['simultaneous localisation and mapping', 'factor graphs', 'underground mines', 'radar odometry'],
      papers: [
        {
          title: 'Loop Closures You Should Not Trust: Calibrated Rejection in Mines and Parking Garages',
          date: '2025-11-12',
          venue: 'forum',
          abstract:
            'Robust cost functions in pose graphs reject wrong loop closures after the fact and without telling how sure they are. We formulate rejection as inference over binary switches with a prior on perceptual aliasing that is estimated from the map itself, by matching places to others that odometry shows to be distant. In 31 km of lidar and radar recordings from three mines and two parking garages the posterior of a switch is calibrated to within 4 percentage points. Fixing the accepted error rate at one wrong closure in a thousand keeps 87 % of correct ones, compared with 62 % for the best robust kernel tuned on the same data. The prior is uninformative in the first few hundred metres, when there is nothing to alias with. An implementation for incremental smoothing runs at 4 ms per keyframe.',
        },
        {
          title: 'Radar odometry in dust, spray and dark: eleven months on a production loader',
          date: '2024-02-27',
          venue: 'machines',
          abstract:
            'Lidar is blinded by the dust of ore passes, which is where loaders have to work. A spinning radar and two lidars were carried by a loader in a working mine for eleven months, including 418 h of driving and a total-station reference on 26 days. Median drift of radar odometry is 1.3 % of distance travelled and does not change with dust concentration; that of lidar is 0.4 % in clean air and 9 % above 25 mg/m³. Fusing both with a visibility-dependent covariance never performs worse than the better of the two. Wet ventilation curtains return ghost echoes that remain the main cause of failure.',
        },
        {
          title: 'Sliding-window marginalisation and inconsistency: an observability audit of five open estimators',
          date: '2021-10-20',
          venue: 'control',
          abstract:
            'Linearising marginalised and active states at different points makes a visual–inertial estimator believe that it observes yaw. We derive the spurious information gained per marginalisation for a planar case and measure it in five open-source estimators on identical data. Yaw covariance is underestimated by a factor of 2 to 11 after ten minutes. First-estimate Jacobians remove the effect at a cost of 6 % in position accuracy, and nonlinear factor recovery removes it without that cost at three times the computing effort. Reported covariance should be checked against the theoretical drift of yaw, for which a test script is supplied.',
        },
      ],
    },
    {
      university: 'pyynikki',
      name: 'Essi Rantakari',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Institute of Autonomous Systems',
      mail: 'essi.rantakari',
      hIndex: 15,
      works: 42,
      topics: ['autonomous navigation', 'learned dynamics models', 'forest machines', 'hydraulic manipulators'],
      papers: [
        {
          title: 'Predicting where a forwarder will sink: traversability from the wheel, the map and the last machine',
          date: '2026-01-19',
          venue: 'machines',
          abstract:
            'Forest machines compact and rut the soil, and an autonomous forwarder should choose routes that the ground will bear. Over two autumns we recorded rut depth by wheel-mounted lidar on 112 km of strip roads together with hydraulic drive pressure, a topographic wetness index and weather. A heteroscedastic network predicts rut depth per pass with a mean error of 3.1 cm; drive pressure of a preceding harvester on the same strip reduces this to 1.8 cm. Routes planned with the second model had 41 % less length with ruts deeper than 10 cm in 38 comparisons on three sites. Peat below 30 cm of moss is not detected by any input and was mapped by hand.',
        },
        {
          title: 'Learning to Control a Hydraulic Crane With Unknown Valves in Forty Minutes',
          date: '2024-05-14',
          venue: 'forum',
          abstract:
            'Mobile hydraulic cranes have dead zones, load-dependent flow and oil whose viscosity halves between morning and noon. Instead of identifying each valve we pretrain a recurrent dynamics model on 900 simulated cranes and adapt it online through a 12-dimensional latent state. On two forestry cranes of different makers a sampling-based controller using the model follows log-loading trajectories with a tip error of 6.4 cm after 40 min of exploration, where a hand-tuned feedforward controller reaches 5.9 cm after a day of work. Adaptation tracks the warming of oil from 8 to 46 °C. Sway of the freely hanging grapple is damped only indirectly.',
        },
        {
          title: 'Operator Trust in Semi-Automated Loading: A Simulator Study With 24 Professionals',
          date: '2022-09-20',
          venue: 'forum',
          abstract:
            'Twenty-four forwarder operators loaded pulpwood in a simulator with crane automation at three levels. Full automation of boom motion reduced joystick activity by 71 % and time per log by 4 %, but operators intervened in 38 % of cycles, nearly always within the last metre. When the tip paused for 0.4 s before gripping, interventions fell to 17 % and the total time was unchanged. Experienced operators rated the automation lower on a trust scale, used it as often as the others, and said that they could not see its plan. A display of the planned path had no measurable effect.',
        },
      ],
    },
    {
      university: 'maschsee',
      name: 'Mareile Tegtbur',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Mechanical and Robotic Systems',
      mail: 'mareile.tegtbur',
      hIndex: 26,
      works: 84,
      topics: ['surgical robotics', 'continuum robots', 'model predictive control', 'narrow industrial pipes'],
      page: {
        language: 'de',
        text: [
          'Mareile Tegtbur leitet die Professur für Kontinuumsrobotik.',
          'Wir suchen laufend wissenschaftliche Mitarbeiterinnen und Mitarbeiter mit Promotionsabsicht. Bewerbungen mit dem Betreff „Promotion Kontinuum“ an mareile.tegtbur@maschsee.example. Bitte keine Sammelmails.',
        ],
        says: { students: 'yes', subjectCode: 'Promotion Kontinuum', address: 'mareile.tegtbur@maschsee.example' },
      },
      papers: [
        {
          title: 'Snapping of concentric tube robots under tip load: a certificate that can be checked in real time',
          date: '2025-08-05',
          venue: 'control',
          abstract:
            'Concentric tube robots store torsional energy and may snap from one configuration to another. Stability tests exist for the unloaded robot, whereas surgeons load the tip. From the second variation of elastic energy we obtain a certificate in the form of an initial value problem that is integrated together with the kinematics at 1.2 kHz. Among 3,400 loaded configurations of a three-tube prototype the certificate missed none of the 212 observed snaps and was conservative in 6 %. Loads up to 1.5 N were applied along six directions. Friction between tubes, which delays snapping, provides an additional margin that has not been exploited.',
        },
        {
          title: 'Shape sensing for tendon-driven continuum robots: how many Bragg gratings, and where?',
          date: '2023-06-20',
          venue: 'surgery',
          abstract:
            'Fibre Bragg gratings are costly and are usually spaced evenly along a continuum robot. We choose their positions by minimising the posterior variance of tip position under a Gaussian process prior on curvature which is informed by a Cosserat rod model. Six optimally placed gratings achieve a tip error of 1.1 mm over 180 mm, equal to that of eleven evenly spaced ones. The best positions gather at disc edges near the base and near the last routing hole. Calibration drift from sterilisation amounted to 0.3 mm after 20 cycles.',
        },
        {
          title: 'Follow-the-leader deployment in a turbine: inspecting 84 combustor tiles through a borescope port',
          date: '2021-03-09',
          venue: 'machines',
          abstract:
            'A 2.4 m extensible continuum robot was developed for the inspection of combustor tiles without opening the casing. Model predictive control over the next 150 mm of path keeps the deviation from follow-the-leader motion below 9 mm. In a decommissioned engine 84 of 96 tiles were reached through one port in 71 min. Eight of the others lie beyond a swirler that would require a diameter below 7 mm. A rotating joint at the base, added after the first trial, reduced tendon tension by 30 %. Cracks longer than 2 mm were found with the same sensitivity as by removal of the tiles.',
        },
      ],
    },
    {
      university: 'ouchy',
      name: 'Céline Duvoisin',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Institute of Autonomous Systems',
      mail: 'celine.duvoisin',
      hIndex: 35,
      works: 81,
      topics: ['legged locomotion', 'simulation-to-real transfer', 'whole-body control', 'disaster sites'],
      page: {
        language: 'en',
        text: [
          'The Legged Systems Group builds and studies machines that walk where wheels do not help.',
          'Doctoral candidates are admitted through the doctoral school twice a year (https://edoc.ouchy.example/robotics). I read every application that names the group, and I do not reply to emails about admission.',
        ],
        says: { doNotEmail: true, portal: 'https://edoc.ouchy.example/robotics' },
      },
      papers: [
        {
          title:
            'What Does the Policy Know About the Ground? Probing Locomotion Controllers for Friction and Stiffness',
          date: '2026-05-26',
          venue: 'forum',
          abstract:
            'Quadruped controllers trained with randomised terrain adapt within a few steps, presumably by estimating the terrain implicitly. We probe the hidden state of eight policies, trained with four algorithms, for friction, stiffness and slope, in simulation and on 26 real surfaces with measured properties. Friction can be decoded with a correlation of 0.81 in simulation and 0.34 in reality; slope with 0.96 and 0.93. Real friction is encoded only after a slip has occurred. Policies which receive foot-velocity residuals encode it earlier and fall half as often on wet tiles (11 against 23 falls in 120 trials). The findings argue for slip-rich curricula rather than wider randomisation.',
        },
        {
          title: 'Contact-implicit planning on rubble with a certified footstep reserve',
          date: '2024-11-05',
          venue: 'control',
          abstract:
            'When a stone gives way, a legged robot needs another foothold at once. Our planner optimises contact sequence and body motion jointly and requires at every instant a second feasible step, computed with a convex inner approximation of the reachable region. Solving takes 38 ms on the on-board computer. On a field of loose concrete blocks a 52 kg quadruped completed 44 of 50 traverses with the reserve and 29 without, at a speed lower by 18 %. Five of the six failures were rotations of a block under a standing foot, which the plan treats as static.',
        },
        {
          title: 'Elastic spine or stiff trunk? Energy cost of trotting and bounding over gaps',
          date: '2022-01-25',
          venue: 'control',
          abstract:
            'Animals flex their backs and most quadruped robots cannot. A 24 kg robot with exchangeable trunk modules (rigid, passive elastic, actuated elastic) was driven by controllers optimised separately for each module. At trot the elastic modules raised cost of transport by 7 to 12 %. In bounding above 2.4 m/s the actuated module lowered it by 19 % and extended the largest gap cleared from 0.71 to 0.94 m. The passive module did neither. Module mass was equalised with ballast, which penalises the rigid trunk by 1.6 kg.',
        },
        {
          title: 'Falling Well: Damage-Aware Recovery for Quadrupeds',
          date: '2020-11-03',
          venue: 'forum',
          abstract:
            'Robots fall in experiments and break expensive joints. From 214 logged falls of three robots we fitted a model of repair cost as a function of impact location and joint velocity. Minimising expected cost leads to tucked postures with low gains in the hip and high gains in the knee. Compared with freezing, replayed falls in simulation are cheaper by 63 %; during a following year of field work the mean repair cost per fall decreased from 840 to 310 francs. Operators changed over that year as well, and the two influences cannot be separated.',
        },
      ],
    },
    {
      university: 'schlossberg',
      name: 'Florian Trattnig',
      title: 'Dr',
      position: 'Research Group Leader',
      department: 'Department of Mechanical and Robotic Systems',
      mail: 'florian.trattnig',
      hIndex: 14,
      works: 35,
      topics: ['robotic manipulation', 'tactile sensing', 'cable handling', 'industrial assembly'],
      papers: [
        {
          title: 'Seating a connector by touch: failure signatures in 18,000 insertions',
          date: '2025-04-29',
          venue: 'control',
          abstract:
            'Plug connectors in car wiring click when they are seated, but not always, and half-seated plugs are the most expensive error on the line. Eighteen thousand insertions of 14 connector types were recorded with a wrist force sensor, a fingertip tactile array and an accelerometer, and every plug was checked by pull test. The accelerometer alone detects full seating with 93.1 % accuracy, force with 90.4 %, all three with 99.2 %. Most residual errors concern one type with a worn latch mould. Training on ten types and testing on four costs 5 points, of which two are recovered with 30 labelled insertions. Data and pull-test results are available on request under a licence from the supplier.',
        },
        {
          title: 'Routing Cables Through Clips: Planning With a Topological State',
          date: '2023-10-10',
          venue: 'learning',
          abstract:
            'A cable harness is described by which clip holds which segment and on which side it passes, and only then by its shape. We plan over this discrete state by search and hand each transition to a tactile sliding primitive. The dual-arm system routes harnesses with up to nine clips in 82 % of 60 trials with a mean time of 96 s. Errors of shape estimation have no consequence as long as they do not change the topological state, which is verified by touch at every clip. Branching cables, for which the state space explodes, are restricted to two branches.',
        },
        {
          title: 'Wear of optical tactile skins: 400,000 contacts with sheet metal edges',
          date: '2021-12-14',
          venue: 'machines',
          abstract:
            'Camera-based tactile fingertips are delicate. A gantry brought eight gel formulations into contact with deburred and sharp sheet metal edges until slip classification dropped below 90 %. Silicone gels lasted between 6,000 and 31,000 contacts on deburred edges. A polyurethane layer of 80 µm extended this to 400,000, at which the test was stopped, but halved normal force resolution to 0.12 N. On sharp edges no formulation survived 2,000 contacts. Drift before failure is visible in the background image, so that replacement can be scheduled.',
        },
      ],
    },
    {
      university: 'daurade',
      name: 'Nadège Casteran',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Institute of Autonomous Systems',
      mail: 'nadege.casteran',
      hIndex: 23,
      works: 57,
      topics: ['aerial robots', 'event cameras', 'model predictive control', 'wind estimation'],
      papers: [
        {
          title: 'Flying close to façades: learned ground, wall and corner effects in predictive control',
          date: '2025-07-08',
          venue: 'control',
          abstract:
            'Multirotors that inspect buildings are pushed by their own recirculating flow when they come within two rotor diameters of a wall. A residual model of force and moment was identified from 3.2 h of flight along an instrumented wall with exchangeable corners and balconies, using distance measurements as inputs. Embedded in a predictive controller, it reduced the root mean square distance error at 0.6 m from the wall from 14 to 5 cm in still air. With gusts of 6 m/s the reduction was from 23 to 15 cm, since the residual was learned without wind. Inner corners produce a yaw moment of up to 0.21 N m, which had not been described previously for this size of vehicle.',
        },
        {
          title: 'Event-Based Pose Tracking of a Landing Deck in Sun Glint',
          date: '2023-02-14',
          venue: 'forum',
          abstract:
            'Glint on water saturates conventional cameras during landings at sea. Marker lamps flickering at 1.0 to 2.2 kHz are identified per pixel in the event stream and separated from glint, whose spectrum lies below 60 Hz. With four lamps the pose of a moving deck is estimated at 500 Hz with 1.8 cm standard deviation from a height of 6 m. Forty landings on a 2.5 m platform in sea state 3 were completed, with 29 of them against the sun. Event bandwidth is exceeded when more than 30 % of the field of view glitters; the filter then coasts for up to 0.8 s.',
        },
        {
          title: 'Estimating wind from attitude and motor speed: error bounds for small multirotors',
          date: '2020-06-10',
          venue: 'machines',
          abstract:
            'Tilt and motor speed contain the wind vector, and this has led to many sensorless estimators without stated errors. For linear rotor drag we derive the Cramér–Rao bound for horizontal and vertical wind as functions of airspeed, sensor noise and mass uncertainty. Flights near a 12 m mast with a sonic anemometer attain the bound within 30 % at airspeeds above 3 m/s. A 2 % error of mass biases vertical wind by 0.4 m/s. Hence vertical wind should not be reported after battery changes unless the mass is calibrated in hover.',
        },
      ],
    },
    {
      university: 'lanterna',
      name: 'Edoardo Sciaccaluga',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Department of Mechanical and Robotic Systems',
      mail: 'edoardo.sciaccaluga',
      hIndex: 44,
      works: 215,
      topics: ['underwater vehicles', 'autonomous navigation', 'seabed mapping', 'acoustic positioning'],
      papers: [
        {
          title: 'Mapping Posidonia with a vehicle that plans for doubt: adaptive transects over 14 meadows',
          date: '2022-07-06',
          venue: 'machines',
          abstract:
            'The lower limit of Posidonia meadows is an indicator of water quality and is still drawn by divers. A hovering vehicle with downward cameras estimates cover along its path with a Gaussian process classifier and places the next transect where the position of the limit is least certain. Over 14 Ligurian meadows adaptive transects determine the limit to within 1.8 m at 43 % of the distance that parallel transects need for the same error. Dead matte is mistaken for living plants in 9 % of frames, mainly below 32 m, where red light is gone. Divers who surveyed four of the meadows in the same month differed among themselves by 2.6 m.',
        },
        {
          title: 'Why missions end: a log of 140 dives over twenty years of underwater field work',
          date: '2020-02-04',
          venue: 'control',
          abstract:
            'The author’s laboratory has taken part in nine sea campaigns with autonomous vehicles since 1999. Logs of 140 dives were classified by the cause of their termination and read again by a second person (κ = 0.78). Perception accounts for 46 %, connectors, leaks and thrusters for 31 %, operator decisions for 17 % and control for 6 %. Mean time between hardware faults has not changed since 2004, although perception failures have declined by half. The distribution suggests that refinements of control are not where autonomy will be won or lost, and that inspection of seals deserves a place in the curriculum.',
        },
        {
          title: 'Homing on a Single Acoustic Beacon in a Harbour: Multipath, Clocks and Patience',
          date: '2019-04-17',
          venue: 'forum',
          abstract:
            'A vehicle that knows only its range to one beacon must move in order to know where it is. We compare three manoeuvres (circle, zigzag, spiral) for range-only homing in 63 trials in the harbour of La Spezia, where quay walls return late echoes. A particle filter with an echo model that admits delays of up to 9 ms reaches the beacon in 58 trials; without it, in 31. Zigzag is fastest at a median of 210 s, and circling is safest, having failed only once. Clock drift of 2 ppm in the vehicle shifts the final position by 1.8 m after ten minutes.',
        },
      ],
    },
    {
      university: 'nervion',
      name: 'Leire Zabalegi Ortuzar',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Mechanical and Robotic Systems',
      mail: 'leire.zabalegi',
      hIndex: 18,
      works: 60,
      topics: ['human–robot interaction', 'industrial assembly', 'contact safety', 'motion planning'],
      papers: [
        {
          title: 'Slower, closer or further? Workers choose the robot’s separation distance during a month of shifts',
          date: '2026-03-24',
          venue: 'people',
          abstract:
            'Speed and separation monitoring is configured by safety engineers and seldom by those who stand next to the robot. In a gearbox assembly cell in Elgoibar 17 workers could trade speed against distance within the certified region on a touch panel, over 22 shifts each. Preferred distance shrank from 1.4 to 0.8 m within the first week and rose again for nine workers after a harmless contact witnessed by the shift. Throughput was 6 % above the engineers’ setting. Heart rate and questionnaire stress did not vary with the choice. Preferences of left-handed workers suggest that the cell layout, not the robot, explained the slowest setting.',
        },
        {
          title:
            'Pressure and force limits at the hand: contact measurements with a biofidelic instrument and 100 volunteers',
          date: '2023-03-15',
          venue: 'people',
          abstract:
            'Permissible contact values for collaborative robots rest on pain onset in a small group of young men. We determined onset of pain at five sites of the hand in 100 volunteers aged 19 to 66, 54 of them women, under quasi-static and transient contact. Median thresholds for transient contact are 1.4 times quasi-static ones, less than the factor of two that is assumed. Thresholds decrease by 6 % per decade of age. At the back of the hand the fifth percentile is 31 % below the tabulated limit. The data were provided to the standards committee.',
        },
        {
          title: 'Legible Detours: Replanning Around People Without Startling Them',
          date: '2021-05-25',
          venue: 'forum',
          abstract:
            'A robot that replans in 30 ms can change direction faster than people can understand. We add to a sampling-based planner a cost for the curvature of deviations within the visual field of the worker, estimated from head pose. In a study with 32 participants sharing a packing task, detours planned this way were predicted correctly 0.7 s earlier and participants looked up half as often. Cycle time increased by 3 %. The benefit was absent when participants wore hearing protection, possibly since they could not hear the motors.',
        },
      ],
    },
    {
      university: 'monongah',
      name: 'Nathaniel Osei-Brandt',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Computer Science',
      mail: 'noseibrandt',
      hIndex: 33,
      works: 72,
      topics: ['robot learning', 'imitation learning', 'robotic manipulation', 'cluttered households'],
      papers: [
        {
          title: 'Demonstrators Differ: Modelling Who Taught What in Pooled Imitation Data',
          date: '2026-06-30',
          venue: 'learning',
          abstract:
            'Large manipulation data sets pool teleoperators whose habits differ, and a policy cloned from them averages strategies that should not be averaged. We fit a hierarchical policy with a latent style per demonstrator to 74,000 trajectories by 61 people and condition on a single style at test time. Success over 18 household tasks increases from 58 to 70 % when the best style is chosen on 10 validation rollouts and does not change when the style is sampled. Eleven demonstrators account for most of the gain; they are the slowest. Removing the fastest third of data gives 66 % without any latent variable. We recommend that data sets carry a demonstrator identifier, which four of seven public collections lack.',
        },
        {
          title: 'Setting the table again: how repeatable are initial states in manipulation experiments?',
          date: '2025-01-21',
          venue: 'machines',
          abstract:
            'Success rates of manipulation policies are compared across days and operators, on the understanding that the scene was set up as before. Eleven operators in four laboratories reset five household scenes 60 times each from photographs while a motion capture system measured where every object ended up. Median displacement was 14 mm and 6°, and each operator had a bias of his or her own of up to 23 mm. Replaying three policies from the recorded states in simulation and on one robot, success varied by 17 points between operators. An overlay of the target photograph on a live camera image reduces displacement to 5 mm and the variation to 6 points. Differences below about 10 points, which half of the papers we surveyed report as progress, should not be trusted without such a device.',
        },
        {
          title: 'Correcting covariate shift with one-button interventions in kitchen tasks',
          date: '2022-10-04',
          venue: 'control',
          abstract:
            'Interactive imitation improves policies where they fail, but taking over a bimanual robot in the middle of a motion is hard. A single button that means “undo the last two seconds and try differently” was given to 12 novices supervising six kitchen tasks. Treating presses as preferences over segments and fine-tuning after every 50 gives a success rate of 76 % after 90 min, compared with 71 % for full takeover by the same novices and 83 % by experts. Novices pressed late by 1.1 s on average, a delay that the segment credit model absorbs. Tasks with irreversible steps such as pouring were excluded.',
        },
      ],
    },
    {
      university: 'dommel',
      name: 'Koen van Tilborgh',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Mechanical and Robotic Systems',
      mail: 'k.v.tilborgh',
      hIndex: 16,
      works: 44,
      topics: ['multi-robot coordination', 'motion planning', 'warehouse aisles', 'queueing models'],
      page: {
        language: 'nl',
        text: [
          'Koen van Tilborgh onderzoekt hoe grote groepen robots elkaar niet in de weg rijden.',
          'Promovendi: in 2027 is er één plaats binnen het project Kruispunt. Solliciteren kan alleen via https://werkenbij.dommel.example/kruispunt, open van 1 februari tot 15 maart 2027.',
        ],
        says: { students: 'yes', portal: 'https://werkenbij.dommel.example/kruispunt' },
      },
      papers: [
        {
          title: 'Throughput collapse in robot fleets: a fundamental diagram for grid warehouses',
          date: '2025-10-21',
          venue: 'control',
          abstract:
            'Adding robots to a warehouse increases throughput until it suddenly does not. We define density and flow for grid warehouses in analogy to road traffic and derive a fundamental diagram from a queueing network with blocking. Its critical density was compared with 2,600 simulated layouts and with logs of three sites operating 180 to 740 robots. Collapse occurs at 0.21 to 0.29 robots per cell and is predicted within 0.02. Above it, hysteresis makes recovery slow: one site lost 40 min of throughput after an excess of 31 robots for 6 min. Admission control at 92 % of critical density removes collapse in simulation for a loss of 1 % at normal load.',
        },
        {
          title: 'Charge Less, More Often: Battery Ageing as a Cost in Fleet Scheduling',
          date: '2023-08-22',
          venue: 'forum',
          abstract:
            'Fleet schedulers send a robot to charge when its battery is nearly empty, which suits the queue and not the cell. We add an ageing cost with terms for depth of discharge, temperature and calendar time to an assignment problem that is solved every 20 s for up to 400 robots. Parameters come from 28 months of telemetry of 310 robots with lithium iron phosphate packs. Charging between 35 and 70 % with opportunity stops extends expected life from 4.1 to 6.3 years and lowers throughput by 0.8 %. At peak season the scheduler suspends the cost, which wears the packs in three weeks as much as in nine ordinary ones. Savings depend on the price of packs and vanish below €600.',
        },
        {
          title: 'Intersection Control for Mixed Fleets From Different Vendors',
          date: '2021-06-08',
          venue: 'forum',
          abstract:
            'Hospitals and factories buy mobile robots from several vendors who do not disclose their planners. We present a reservation protocol in which a vehicle needs to disclose only its entry time and a bound on its stay. Safety follows from the bound irrespective of the planner inside. Four commercial vehicles passed a shared crossing in a hospital corridor 3,900 times in five weeks without conflict; mean waiting time was 6.2 s, against 4.1 s for a hypothetical central planner. Two vendors overstated their bound by a factor of three, and pricing of reservations is proposed as a remedy.',
        },
      ],
    },
    {
      university: 'barton',
      name: 'Camila Espinoza-Wright',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Computer Science',
      mail: 'cespinozawright',
      hIndex: 17,
      works: 33,
      topics: ['human–robot interaction', 'cluttered households', 'imitation learning', 'assistive robots'],
      papers: [
        {
          title:
            'Twelve weeks with an arm: feeding, scratching and privacy in the homes of six people with quadriplegia',
          date: '2025-09-23',
          venue: 'people',
          abstract:
            'Assistive arms are tested for hours and lived with for years. Six people with quadriplegia used a wheelchair-mounted arm with shared autonomy at home for twelve weeks each; we logged 9,120 actions and interviewed users and caregivers four times. Eating accounted for 31 % of actions at first and 12 % at the end, while scratching, adjusting glasses and reaching for a phone grew from 9 to 44 %. Autonomous mode was preferred for eating and rejected near the face, even where it was more accurate. Four participants asked for a way to stop recording without asking a caregiver, which was added in week five. The household tasks of manipulation benchmarks cover 7 % of what was done.',
        },
        {
          title: 'Explaining a Refusal: How Robots Should Say That They Will Not',
          date: '2024-03-26',
          venue: 'forum',
          abstract:
            'Robots that decline an unsafe request can name the rule, the predicted outcome or an alternative. We compared the three, and plain refusal, in a between-subjects study with 204 participants who asked a mobile manipulator for help in a kitchen. Offering an alternative preserved willingness to ask again (82 %, versus 55 % after plain refusal), and naming the outcome was best at transferring understanding to a new request. Naming the rule had no advantage in either. Participants over 60, of whom there were 41, asked the robot to repeat alternatives more often. A follow-up with real risk of spillage replicated the ordering of the first measure.',
        },
        {
          title: 'Learning tidying preferences from three photographs',
          date: '2022-06-21',
          venue: 'people',
          abstract:
            'Where things belong is a matter of taste, and asking about each object is tiresome. From three photographs of a tidy room our system infers a preference vector over co-location, visibility and reach, using a prior learned from 410 rooms of 96 households. For 28 held-out households placements proposed for 20 new objects were accepted in 67 % of cases, against 52 % without the photographs and 74 % after ten explicit questions. People with children in the household rejected low shelves more often, a factor that the prior did not represent.',
        },
      ],
    },
    {
      university: 'avongorge',
      name: 'Gethin Prosser',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Mechanical and Robotic Systems',
      mail: 'gethin.prosser',
      hIndex: 32,
      works: 92,
      topics: ['soft robotics', 'narrow industrial pipes', 'fluidic logic', 'growing robots'],
      papers: [
        {
          title: 'A pipe crawler without electronics: gait generation by hysteretic valves in 63 m of gas main',
          date: '2025-12-09',
          venue: 'soft',
          abstract:
            'Electronics in gas mains require certification that soft robots could avoid by having none. A crawler of 92 mm diameter driven by one air line generates its three-phase gait with six hysteretic bistable valves moulded into the body. It moved at 31 mm/s through 63 m of decommissioned cast iron main, including four bends and a 12 % change in diameter. Period varies by 8 % between 1.6 and 2.4 bar and scales with line length as predicted by a lumped model up to 80 m; beyond that, line compliance stops oscillation. Valve membranes failed after 210,000 to 340,000 cycles, equivalent to about 3 km. Retrieval by the air line was necessary once.',
        },
        {
          title: 'Growing robots in tortuous paths: tail tension, lubrication and the limit of length',
          date: '2023-07-18',
          venue: 'soft',
          abstract:
            'Everting robots extend from the tip until tension in the tail exceeds the driving pressure. We measured tail tension on 14 paths with up to 11 rad of cumulative curvature for three fabrics, dry and lubricated from inside. The capstan term dominates above 4 rad. Water-based lubricant lowers the effective friction coefficient from 0.19 to 0.07 and doubles the attainable length; silicone oil dissolves the fabric coating within a day. The derived length limit agrees within 9 % with 31 deployments in drains. For curved paths, a wider body is more useful than a higher pressure.',
        },
        {
          title: 'Fatigue of silicone actuators: defects, not design, determine life',
          date: '2020-10-13',
          venue: 'soft',
          abstract:
            'Papers on soft actuators report performance of the best specimen. We cast 240 bending actuators of three designs in four batches and cycled them to failure. Life follows a Weibull distribution with shape 1.1 and does not differ between designs; it differs between batches by a factor of six. Tomography of 60 specimens before testing found bubbles larger than 0.3 mm in 71 % of early failures. Degassing at 2 kPa for 20 min rather than 5 raised the tenth percentile from 4,000 to 52,000 cycles. Reports of durability should state the number of specimens made and discarded.',
        },
      ],
    },
    {
      university: 'akerselva',
      name: 'Thea Brandvold',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Computer Science',
      mail: 'thea.brandvold',
      hIndex: 19,
      works: 51,
      topics: ['surgical robotics', 'hospital wards', 'robotic ultrasound', 'human–robot interaction'],
      papers: [
        {
          title: 'Robotic ultrasound of the carotid in a rural clinic: image quality judged blind',
          date: '2026-02-17',
          venue: 'surgery',
          abstract:
            'Vascular ultrasound requires a sonographer, and the nearest may be four hours away. In a clinic in Finnmark 58 patients were scanned by a robot supervised from Oslo and by a visiting sonographer on the same day. Three radiologists, unaware of the origin, rated 83 % of robotic and 94 % of manual examinations as diagnostic. Stenosis grades agreed in 51 of 55 comparable arteries. Patients found the regulated force of 4 N firmer than the manual scan but no less comfortable. Failures concentrate in short necks, for which a smaller probe holder is being made.',
        },
        {
          title: 'Learning needle deflection from sparse electromagnetic tracking in liver phantoms',
          date: '2023-05-16',
          venue: 'surgery',
          abstract:
            'Bevel-tip needles bend by several millimetres in soft tissue of unknown stiffness. A Gaussian process on the residuals of a kinematic bicycle model is updated during insertion with tip positions from an electromagnetic tracker at 10 Hz. In 120 insertions into layered gelatine and ex vivo porcine liver to 110 mm depth, targeting error decreased from 4.7 mm for the nominal model to 1.6 mm with rotation control. With tracking interrupted for 20 mm, as occurs near metal rails, the error is 2.3 mm. Respiratory motion was not simulated.',
        },
        {
          title: 'Delivery robots on night shift: how nurses share a corridor',
          date: '2021-02-09',
          venue: 'people',
          abstract:
            'Two delivery robots were observed on 31 night shifts in a 400-bed hospital, with 96 h of field notes and 14 interviews with nurses and porters. Nurses treated the robot as an obstacle when hurried and as a shelf when not: in 212 of 640 encounters something was put on top of it. The robot’s habit of stopping at any person produced standstills at the medication room, which staff resolved by turning their backs. Porters reported fewer walks but more calls. We derive four requirements on yielding behaviour, of which the ability to retreat proved most important.',
        },
      ],
    },
    {
      university: 'chebucto',
      name: 'Angus MacQuarrie',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Mechanical and Robotic Systems',
      mail: 'angus.macquarrie',
      hIndex: 21,
      works: 63,
      topics: ['underwater vehicles', 'simultaneous localisation and mapping', 'fish farms', 'autonomous navigation'],
      papers: [
        {
          title: 'Terrain-aided navigation under landfast ice with a two-beam altimeter',
          date: '2024-09-24',
          venue: 'machines',
          abstract:
            'Long-range vehicles under ice can neither surface nor afford a multibeam sonar. A particle filter matches altitude from two oblique beams to a bathymetric prior of 100 m resolution whose uncertainty is modelled explicitly. On seven missions in Frobisher Bay with a total length of 214 km, position error against an acoustic network was 38 m at the median and never above 160 m, whereas dead reckoning drifted by 1.1 km in 30 km. Over flat sediment the filter widens correctly but takes up to 9 km to recover. Tidal height under ice was estimated jointly and agrees with gauges within 20 cm.',
        },
        {
          title: 'Net inspection in salmon cages: registering holes on a moving, growing surface',
          date: '2022-05-31',
          venue: 'machines',
          abstract:
            'A net cage deforms with current and grows a layer of mussels, so that yesterday’s map does not fit today. We model the net as a mass–spring surface, with observations from a camera and a Doppler log constraining it, and anchor holes to net coordinates found by counting knots between seams. In three cages near St. Margarets Bay, 41 of 46 artificial holes were found and located within six meshes on repeated inspections over five weeks. Fouling thicker than 2 cm hides holes and is reported as unseen area. An inspection takes 52 min per cage.',
        },
        {
          title: 'Gliders that wait: energy-optimal loitering for tidal channels',
          date: '2020-08-25',
          venue: 'control',
          abstract:
            'Underwater gliders are slower than the tide in many straits and make progress by waiting at the right depth. Path planning is posed as a time-dependent shortest path with a choice of drifting, gliding and bottom parking, and solved by label setting on a forecast ensemble. In the Minas Passage region, simulated transits use 34 % less energy than constant-heading ones. Three of four sea trials reached the target; the fourth was carried off by a front absent from the forecast. Parking on the seabed, while efficient, is acceptable only over known sediment.',
        },
      ],
    },
    {
      university: 'asanogawa',
      name: 'Yoshiki Murasato',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Mechanical and Robotic Systems',
      mail: 'murasato',
      hIndex: 20,
      works: 66,
      topics: ['whole-body control', 'legged locomotion', 'disaster sites', 'teleoperation'],
      papers: [
        {
          title: 'Bracing with the forearm: multi-contact stair descent for a heavy humanoid',
          date: '2025-05-27',
          venue: 'control',
          abstract:
            'Humanoids descend stairs as if walls and handrails did not exist. A whole-body controller for a 78 kg robot is extended with compliant forearm contacts whose location is chosen online from a depth image and whose force is bounded by a learned estimate of what the surface will bear. Descending 14 steps of a damaged stairwell mock-up, the robot completed 27 of 30 trials, compared with 15 with feet alone and 22 with a hand on the rail. Forearm contact reduced peak ankle torque by 24 %. Skin temperature sensors turned out to be the best early sign of slip. Plasterboard walls broke twice at forces below the estimate.',
        },
        {
          title: 'Operator Workload in Shared Control of a Rescue Crawler Over a Degraded Network',
          date: '2023-12-05',
          venue: 'forum',
          abstract:
            'Links to robots in collapsed buildings fluctuate between good and useless within seconds. Fire service personnel (n = 21) drove a crawler through a 60 m course by direct, shared and waypoint control, over a link replayed from two real incidents. Shared control which shifts authority with measured delay shortened completion time by 26 % against direct control and lowered subjective workload by 19 points; waypoint control was slowest, because operators stopped to verify each goal. Abrupt shifts of authority were noticed and disliked. A limit of 20 % per second on the shift removed complaints without affecting time.',
        },
        {
          title: 'Sound of a hidden void: tapping inspection of debris with a manipulator',
          date: '2021-09-14',
          venue: 'machines',
          abstract:
            'Rescuers tap slabs to find cavities beneath. A manipulator with an instrumented hammer performed 5,200 taps on concrete, timber and tile debris over known voids in a training ground. From contact duration and the spectrum up to 6 kHz, a classifier separates voids deeper than 30 cm from solid support with 84 % accuracy on debris not seen in training, three points below two experienced rescuers who listened to the same taps. Loose layers on top, such as tatami and roof tiles, account for 60 % of errors. Combining three neighbouring taps equals the rescuers.',
        },
      ],
    },
  ],
);
