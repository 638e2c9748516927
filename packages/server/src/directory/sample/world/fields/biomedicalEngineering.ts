import { worldField } from '../types.ts';

export const biomedicalEngineering = worldField(
  'Biomedical engineering',
  {
    medicine: { name: 'Journal of Engineered Medicine', capitals: 'sentence' },
    devices: { name: 'Proceedings of the Living Devices Meeting', capitals: 'title' },
    signals: { name: 'Letters in Biomedical Signals', capitals: 'sentence' },
    tissue: { name: 'Tissue and Scaffold', capitals: 'sentence' },
    motion: { name: 'Load and Motion', capitals: 'sentence' },
    imaging: { name: 'Physics of Clinical Imaging', capitals: 'title' },
    nerve: { name: 'Nerve and Electrode', capitals: 'sentence' },
  },
  [
    {
      university: 'nidelva',
      name: 'Turid Aasmundstad',
      title: 'Professor',
      position: 'Professor',
      department: 'Institutt for medisinsk teknologi',
      mail: 'turid.aasmundstad',
      hIndex: 33,
      works: 102,
      topics: ['medical imaging', 'ultrasound elastography', 'cardiac modelling', 'heart valves'],
      papers: [
        {
          title: 'Natural shear waves after valve closure: how stiff is a heart that fills badly?',
          date: '2025-10-30',
          venue: 'medicine',
          abstract:
            'Closure of the mitral valve sends a shear wave along the septum, whose speed depends on stiffness. We imaged it at 1,200 frames per second in 94 patients catheterised for suspected diastolic failure and 41 controls. Speed correlates with end-diastolic pressure (r = 0.63) and separates pressures above and below 16 mmHg with an area under the curve of 0.81. Waves after closure of the aortic valve, which are easier to see, carry no such information. Atrial fibrillation made 17 recordings unusable. Between two operators the limits of agreement are ±1.1 m/s, about half of the difference between the groups.',
        },
        {
          title: 'Clutter Filtering by Motion of the Rib: High Frame Rate Imaging in Obese Patients',
          date: '2023-04-18',
          venue: 'imaging',
          abstract:
            'Reverberation between ribs and probe fills the near field of cardiac images with static haze. Since ribs move with breathing and the heart does not follow them, we estimate clutter in the frame of the rib and subtract it before beamforming. In 38 patients with a body mass index of 31 to 47 contrast between myocardium and cavity rises by 7.2 dB, compared with 4.4 for a conventional high-pass filter, and strain could be traced in 15 of 18 segments instead of 11. Apnoea defeats the method. Processing takes 40 s per beat at present.',
        },
        {
          title: 'Regurgitant volume from vector flow: where mass conservation helps and where it misleads',
          date: '2020-09-03',
          venue: 'signals',
          abstract:
            'Two-dimensional vector flow measures velocities around a leaking valve in one plane. Assuming axial symmetry and incompressibility gives a volume. In a flow loop with eleven orifices between 0.1 and 0.6 cm² the error is −4 ± 9 % for circular and −31 ± 12 % for slit-like orifices. Adding a second plane removes two thirds of this. For a slit at 45° to both planes mass conservation drives the estimate away from the truth, a case that a residual can detect. Real valves move towards the probe by 1 cm, which our loop did not imitate.',
        },
      ],
    },
    {
      university: 'soderkaj',
      name: 'Niklas Ahnfelt',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Institutionen för medicinteknik',
      mail: 'ahnfelt',
      hIndex: 15,
      works: 39,
      topics: ['wearable devices', 'sleep apnoea patients', 'biomedical signal processing', 'inertial sensors'],
      page: {
        language: 'sv',
        text: [
          'Niklas Ahnfelt, docent i medicinteknik. Gruppen mäter sömn hemma hos folk, med så lite sladd som möjligt.',
          'En doktorandtjänst om fyra år utlyses hösten 2027. Intresseanmälan med CV och betyg till ahnfelt(at)soderkaj.example, märk mejlet ”Sömn-27”.',
        ],
        says: { students: 'yes', subjectCode: 'Sömn-27', address: 'ahnfelt(at)soderkaj.example' },
      },
      papers: [
        {
          title: 'Seven nights instead of one: night-to-night variability of apnoea by a sensor at the throat',
          date: '2026-01-20',
          venue: 'signals',
          abstract:
            'Sleep apnoea is diagnosed from a single night. An accelerometer at the suprasternal notch, which records breathing, snoring and pulse at once, was worn by 312 referred patients for seven nights, one of them together with polygraphy. Apnoea index from the sensor agrees with polygraphy within ±6.8 events per hour. Within patients the index varies with a standard deviation of 7.4, and 29 % change severity class between two nights chosen at random. Central events are not distinguished from obstructive ones below an index of ten. Posture explains 40 % of the variance, alcohol by diary 9.',
        },
        {
          title: 'Snoring as a probe: upper airway resonances and the site of obstruction',
          date: '2023-06-21',
          venue: 'signals',
          abstract:
            'Surgery for snoring depends on the site of vibration, found by endoscopy under sedation. From skin vibration we estimate resonances of the airway, using a source–filter model with losses, in 57 patients who underwent endoscopy. Palatal, lateral and tongue-base obstruction are told apart with a balanced accuracy of 0.74, against 0.52 by microphone at one metre. In natural sleep 18 patients show a different pattern from that under sedation. Which of the two predicts success of surgery is unknown, with twelve operated so far.',
        },
        {
          title: 'Taped, Worn, Forgotten: Adherence to a Skin Sensor Over Three Weeks',
          date: '2021-05-18',
          venue: 'devices',
          abstract:
            'Home sensors fail by not being worn. We gave 84 volunteers, aged 19 to 78, one of three adhesive designs for 21 nights with a temperature log as witness. Median wear is 19 nights with a hydrocolloid ring, 16 with silicone and 9 with acrylate. Itching begins on night four and is related to removal in the shower. Volunteers knew that they would be paid on return, not by night. People over 65 wear the sensor more and report more skin damage, and a paper diary overstates wear by three nights.',
        },
      ],
    },
    {
      university: 'pyynikki',
      name: 'Minna Kuosmanen',
      title: 'Dr',
      position: 'Senior Researcher',
      department: 'Faculty of Medicine and Health Technology',
      mail: 'minna.kuosmanen',
      hIndex: 18,
      works: 46,
      topics: ['tissue engineering', 'knee cartilage', 'hydrogel scaffolds', 'bioprinting'],
      papers: [
        {
          title: 'Zonal cartilage by printing speed: aligning collagen in a nozzle',
          date: '2025-02-26',
          venue: 'tissue',
          abstract:
            'Native cartilage has fibres parallel to the surface on top and upright below. Shear in a nozzle aligns collagen, so that printing speed might write the zones. At 4 mm/s we obtain a Hermans orientation factor of 0.12, at 22 mm/s of 0.58, with viability of chondrocytes of 93 and 81 %. Two-zone constructs cultured for six weeks under 10 % dynamic compression have a tensile modulus at the surface of 1.9 MPa, three times that of uniform ones and a quarter of native tissue. Alignment is lost at the interface over 300 µm. Cells from three donors over sixty did not fill the zones equally.',
        },
        {
          title: 'Fixed charge without sulphate: a gellan network that swells like cartilage',
          date: '2022-11-22',
          venue: 'tissue',
          abstract:
            'Osmotic swelling carries half of the load in cartilage, and hydrogels seldom have it. We grafted sulphonate groups to gellan at 0.05 to 0.3 mEq per gram of water and measured swelling pressure, equilibrium modulus and friction. At 0.2 mEq/g the modulus in saline is 0.41 MPa and drops to 0.14 in hypertonic solution, a ratio that resembles bovine cartilage. Stem cells in the charged network express more aggrecan (2.6-fold) but also hypertrophy markers. Calcium in culture medium crosslinks the gel further, which confounds charge with stiffness unless chelated.',
        },
        {
          title: 'Listening to Chondrocytes: Streaming Potentials as a Readout of Matrix',
          date: '2020-03-31',
          venue: 'devices',
          abstract:
            'Engineered cartilage is assessed by cutting it. Compression drives ions past fixed charges and produces a streaming potential that electrodes in the bioreactor can pick up. In 48 constructs over eight weeks the potential at 0.1 Hz grows from 0.2 to 1.6 mV and predicts glycosaminoglycan content at the end (R² = 0.83). Constructs that will fail are recognised in week three. Electrodes of silver chloride released 3 µg of silver per week, with slight toxicity in the outermost 50 µm. Platinum gave more drift.',
        },
      ],
    },
    {
      university: 'elbhang',
      name: 'Gerlinde Pötzsch',
      title: 'Professor',
      position: 'Professor Emerita',
      department: 'Institut für Biomedizinische Technik',
      mail: 'gerlinde.poetzsch',
      hIndex: 29,
      works: 134,
      topics: ['biomechanics', 'finite element models', 'bone healing'],
      papers: [
        {
          title: 'Strain in the fracture gap on the first day of walking',
          date: '2022-05-04',
          venue: 'motion',
          abstract:
            'Healing of tibial fractures is steered by strain in the gap, which is prescribed by models and hardly ever measured. In nine patients with an external fixator that carried six displacement sensors we recorded interfragmentary movement during the first steps and weekly until removal. Peak axial strain on the first day is 11 to 48 %, with shear of equal size, where simulations of healing assume 2 to 30 and no shear. Patients with more shear in week two healed later by three weeks. Nine patients and one fixator do not make a law, but models calibrated in sheep may be starting from the wrong load.',
        },
        {
          title: 'Why do locking plates break at the ninth hole?',
          date: '2020-10-20',
          venue: 'motion',
          abstract:
            'Of 204 broken locking plates returned to one manufacturer between 2009 and 2018, 64 % had failed at the first empty hole beside the fracture, and this was the ninth in the most common plate. Finite element models of 26 cases with radiographs show that stress at that hole is determined by working length, as expected, and by contact of the plate with bone, which no surgeon plans. Contact on one side raises stress by 70 %. Filling the hole with a short screw lowers it by 22 %. Plates that did not break were not returned.',
        },
        {
          title: 'Bone Density Is Not Stiffness: Forty Vertebrae Revisited',
          date: '2019-01-29',
          venue: 'devices',
          abstract:
            'Vertebral strength is estimated from density through a regression obtained decades ago by my own group among others. Forty vertebrae of that study were still in the freezer. Scanned with micro-tomography and re-analysed, density explains 48 % of the variance in stiffness rather than the 71 % we published; the difference is due to four vertebrae with osteophytes, which I had excluded then for reasons that I cannot reconstruct. Freezing for 23 years may have changed the tissue, although mineral content has not. Adding the area fraction of vertical plates brings the share to 79 %.',
        },
      ],
    },
    {
      university: 'dommel',
      name: 'Thijmen Slegers',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Biomedical Engineering',
      mail: 't.slegers',
      hIndex: 12,
      works: 28,
      topics: ['premature infants', 'biomedical signal processing', 'wearable devices', 'medical imaging'],
      page: {
        language: 'nl',
        text: [
          'Thijmen Slegers werkt aan meten bij te vroeg geboren kinderen, het liefst zonder ze aan te raken.',
          'Open promotieplaats (vier jaar, start januari 2027 of later) samen met het ziekenhuis. Solliciteer via https://vacatures.dommel.example/neonataal; mijn inbox is daarvoor niet bedoeld.',
        ],
        says: { students: 'yes', portal: 'https://vacatures.dommel.example/neonataal' },
      },
      papers: [
        {
          title: 'Breathing seen through the incubator: a camera for apnoea that copes with nurses',
          date: '2025-06-12',
          venue: 'signals',
          abstract:
            'Adhesive electrodes injure the skin of preterm infants. A near-infrared camera above the incubator sees breathing until somebody reaches in. We recorded 44 infants of 25 to 33 weeks for 1,860 h and trained a model that first decides whether the chest is visible and only then estimates rate. It reports a rate in 72 % of the time with a mean absolute error of 3.1 breaths per minute, and abstains during 94 % of handling. Of 227 apnoeas longer than 20 s it detects 81 %, impedance 77. Prone infants under a blanket remain difficult, and on ventilated ones nothing may be concluded.',
        },
        {
          title: 'Heart rate variability before late-onset sepsis: which hours matter?',
          date: '2023-09-07',
          venue: 'medicine',
          abstract:
            'Heart rate becomes monotonous some hours before sepsis is suspected in preterm infants. From 128 episodes and 512 matched controls in two neonatal units we estimate how early and by how much. Discrimination rises from chance 30 h before the culture to an area of 0.79 in the last three hours. Most of the information is in transient decelerations and can be had from a pulse oximeter with a loss of 0.03. Suspicion by nurses defines time zero, and a monitor would change it. Infants on caffeine, nearly all, show smaller changes for two hours after each dose.',
        },
        {
          title: 'Motion-Robust Pulse Oximetry for Feet of 800 Grams',
          date: '2020-12-02',
          venue: 'devices',
          abstract:
            'Pulse oximeters alarm most in the smallest infants. Four green photodiodes around a foot of 9 mm thickness separate motion, common to all, from pulsation, which arrives with a phase. In sixteen infants of 610 to 1,240 g the fraction of time with invalid saturation falls from 14 to 5 %, false alarms from 8.1 to 3.3 per hour. Green light does not reach deep enough to calibrate saturation, for which red and infrared are retained. The sensor warmed the skin by 0.6 °C in a heated incubator, below the limit but above our expectation.',
        },
      ],
    },
    {
      university: 'ouchy',
      name: 'Océane Rochat-Bielmann',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Institut de bio-ingénierie',
      mail: 'oceane.rochat',
      hIndex: 27,
      works: 58,
      topics: ['neural prostheses', 'spinal cord injury', 'rehabilitation engineering', 'soft electrodes'],
      papers: [
        {
          title: 'Standing after a spinal cord injury: closed-loop control of blood pressure by an epidural lead',
          date: '2026-04-16',
          venue: 'nerve',
          abstract:
            'After a high spinal cord injury, blood pressure falls when a person is tilted upright. An epidural lead over the lower thoracic segments can raise it, and we close the loop. In seven participants with injuries at C4 to T3 a controller with a pressure estimate from the finger kept systolic pressure within 10 mmHg of target during 83 % of a 30-minute tilt at 60°, compared with 31 % without stimulation and 64 % at a constant amplitude. Dizziness scores fell from 6 to 2. Two participants had spasms of the abdominal wall at the amplitude required. Daily use over three months was possible at home for four.',
        },
        {
          title: 'A soft array that survives pulsation: fatigue of microcracked gold at one million cycles a week',
          date: '2023-07-06',
          venue: 'nerve',
          abstract:
            'Epidural arrays flex with every heartbeat and breath. Microcracked gold on silicone tolerates strain, but data on fatigue end at 10⁵ cycles. We cycled 96 tracks at 2 to 20 % strain for twelve weeks in saline at 57 °C. Resistance at 5 % strain rises by 40 % until 3 · 10⁶ cycles and then stays; above 12 % tracks open at a median of 6 · 10⁵. Failure starts at vias and not in tracks, and a tapered via extended the median life ninefold. Accelerated temperature may have aged the silicone rather than the gold.',
        },
        {
          title: 'Which Fibres? Recruitment Order Under Epidural Stimulation in Pigs With and Without Fluid',
          date: '2021-01-12',
          venue: 'devices',
          abstract:
            'Models predict that epidural stimulation recruits dorsal root afferents, given a layer of fluid of 3 mm. The layer varies with posture. In eight pigs we measured reflexes and root potentials while draining and refilling 2 ml of fluid under ultrasound control. Threshold falls by 38 % when the layer shrinks from 3.4 to 1.6 mm, and the order between roots and dorsal columns is reversed at two of six contacts. A patient-specific model reproduces thresholds and not the reversal. Pigs have more epidural fat than people.',
        },
      ],
    },
    {
      university: 'schlossberg',
      name: 'Zoran Petkovšek-Lang',
      title: 'Dr',
      position: 'Research Group Leader',
      department: 'Institut für Biomechanik',
      mail: 'zoran.petkovsek',
      hIndex: 16,
      works: 35,
      topics: ['cardiac modelling', 'biomedical signal processing', 'finite element models', 'atrial fibrillation'],
      papers: [
        {
          title: 'Personalising atria from twelve leads: what can and cannot be identified',
          date: '2025-08-29',
          venue: 'medicine',
          abstract:
            'Digital twins of the atria are fitted to invasive maps. Could an electrocardiogram suffice? We simulate 2,400 P waves from 48 anatomies and conduct Bayesian inference on conductivity, fibre anisotropy and fibrosis in seven regions, with torso uncertainty marginalised. Global conduction velocity is identified within 6 %, interatrial delay within 4 ms; of seven regional fibrosis parameters two are constrained better than the prior. With measured P waves of 29 patients, velocity agrees with maps (r = 0.71). A twin from twelve leads is therefore mostly a population average with one patient’s speed.',
        },
        {
          title: 'Ablation lines that do not close: recurrence explained by edge thickness',
          date: '2023-02-21',
          venue: 'medicine',
          abstract:
            'Pulmonary veins reconnect through gaps in ablation lines. Combining wall thickness from CT with a thermal model of 6,140 radiofrequency applications in 74 patients, we predict lesion depth at each site. Reconnections found at a second procedure, 58 in number, lie where predicted depth is below thickness in 69 % of cases; distance between lesions alone finds 49. Contact force was averaged over each application, which hides loss of contact for a second. Ridges of more than 3.5 mm are the weakest places and were given the same power as thin roof.',
        },
        {
          title: 'Anchoring a Beating Mesh: Boundary Conditions at the Pericardium',
          date: '2019-12-04',
          venue: 'devices',
          abstract:
            'Mechanical models of the heart need support from outside, or they swing. Six pericardial boundary conditions were compared in twelve patient-specific models, against cine MRI. Springs normal to the surface, with stiffness varying from apex to base, reproduce motion of the atrioventricular plane to 1.4 mm on average, uniform springs to 3.2. Ejection fraction is nearly the same for all six, so that it should not be used for validation. Stiffness was calibrated on the same images in half of the cycle; transferring it between patients doubles the error.',
        },
      ],
    },
    {
      university: 'daurade',
      name: 'Naïma Cazaubon',
      title: 'Professor',
      position: 'Professor',
      department: 'Laboratoire de génie biomédical',
      mail: 'naima.cazaubon',
      hIndex: 25,
      works: 67,
      topics: ['drug delivery', 'wound dressings', 'hydrogel scaffolds', 'microfluidic assays'],
      papers: [
        {
          title: 'A dressing that answers proteases: release of doxycycline in chronic wound fluid',
          date: '2024-06-26',
          venue: 'tissue',
          abstract:
            'Chronic wounds contain matrix metalloproteinases in excess, which doxycycline inhibits. A dressing whose crosslinks are cut by MMP-9 should release the drug where it is needed. With wound fluid of 29 patients, release over 24 h ranges from 4 to 71 % of the load and follows protease activity (Spearman 0.82) until 60 %, when it saturates. Gels with a slower peptide keep the proportionality for three days. Bacterial proteases cut the peptide too, in four of the fluids. In diabetic mice closure at day ten is 78 %, against 66 for constant release of the same dose.',
        },
        {
          title: 'Burst release is a surface: mapping drug in microspheres by Raman tomography',
          date: '2022-04-14',
          venue: 'medicine',
          abstract:
            'Microspheres of polylactide release a fifth of their drug on the first day. We map naltrexone within 340 single spheres by Raman tomography before release and image the same spheres after 1, 3 and 24 h. The burst comes from a shell of 2.1 µm and from pores connected to it; drug in closed pores stays. Spheres hardened at 4 °C have 40 % less drug in the shell and a burst of 9 %. The laser degrades drug at doses three times ours. Spheres below 8 µm could not be resolved.',
        },
        {
          title: 'Microfluidic Sorting of Liposomes by What They Would Leak',
          date: '2020-02-04',
          venue: 'devices',
          abstract:
            'Liposomes of one batch leak at different rates, and the average hides it. Forcing them through constrictions of 0.6 µm at three flow rates ranks single giant liposomes by the tension at which they leak a dye. Distributions of four formulations overlap in the mean and differ in the lower tail, from 2 to 17 % of liposomes leaking under 3 mN/m. Liposomes for injection are a hundred times smaller; for them we have indirect evidence by diffusion. The tail predicts leakage in serum at 24 h, and the mean does not.',
        },
      ],
    },
    {
      university: 'lanterna',
      name: 'Edoardo Pittaluga',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Dipartimento di Bioingegneria',
      mail: 'edoardo.pittaluga',
      hIndex: 13,
      works: 27,
      topics: ['retinal implants', 'neural prostheses', 'lab-on-a-chip', 'biosensors'],
      papers: [
        {
          title: 'Return electrodes within the pixel: contrast of a photovoltaic retinal implant under ambient light',
          date: '2025-12-09',
          venue: 'nerve',
          abstract:
            'Photovoltaic implants lose contrast when neighbouring pixels return their currents through one another. We fabricated arrays of 1,512 pixels of 55 µm with local returns raised as walls of 22 µm and compared them with flat returns in explanted degenerate rat retina. Contrast of a grating at the resolution limit is 0.61 with walls and 0.28 without, and the stimulation threshold falls by 35 %. At an ambient illumination of 1,000 lx, projected to the eye, contrast drops by a third. Cells grew into the wells within four weeks in eleven of twelve animals and left a gap of 6 µm in one.',
        },
        {
          title: 'Desensitisation of ganglion cells to pulsed stimulation depends on what came before the silence',
          date: '2023-03-22',
          venue: 'nerve',
          abstract:
            'Percepts from retinal implants fade within a second. With multielectrode recordings from 239 ganglion cells of blind rats we probed responses to pulse trains of 2 to 20 Hz interrupted by pauses. A pause of 100 ms restores 80 % of the response after a short train, and 45 % after a train of three seconds. Two processes with recovery times of 0.09 and 2.4 s describe the data, and blocking amacrine inhibition removes the slower. Rats lack a fovea, where fading may have another course. Jittering pixels at 5 Hz retained 60 % of the response for ten seconds.',
        },
        {
          title: 'Graphene Electrodes That Record While They Stimulate',
          date: '2021-07-14',
          venue: 'devices',
          abstract:
            'Stimulation artefacts blind the recording electrode for milliseconds. The capacitance of porous graphene (1.8 mF/cm²) permits charge balance within 0.4 ms, so that a spike after 0.9 ms can be seen at the stimulating site. In retinal explants spikes were recovered at 71 % of sites following pulses up to 12 µA, and at 9 % with titanium nitride of the same size. After 10⁸ pulses capacitance is lower by 14 %. Flakes detached from two of forty electrodes in ultrasonic cleaning, for which we suggest a gentler protocol.',
        },
      ],
    },
    {
      university: 'nervion',
      name: 'Leire Goikolea',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Departamento de Ingeniería Biomédica',
      mail: 'l.goikolea',
      hIndex: 14,
      works: 37,
      topics: ['rehabilitation engineering', 'inertial sensors', 'wearable devices', 'biomechanics'],
      papers: [
        {
          title: 'What stroke survivors do with the weaker arm at home: 14,000 h of wrist data',
          date: '2024-10-17',
          venue: 'motion',
          abstract:
            'Gains in clinical arm scores do not always reach the kitchen. Wrist sensors on both arms of 121 stroke survivors, for one week at one, three and six months, were decomposed into reaches by a model trained on annotated cooking. Reaches with the weaker arm increase from 11 to 19 % of the total, and half of the increase is bimanual. Clinical scores explain 44 % of the variance. A group of 17 with good scores and few reaches reports fear of dropping things. The model counts gestures in conversation as reaches with an error of 12 %.',
        },
        {
          title: 'Exoskeleton assistance at the ankle when the user is in charge of timing',
          date: '2022-09-01',
          venue: 'motion',
          abstract:
            'Assistive torque timed by a controller helps young walkers and irritates others. We let 24 adults over 65 set onset and duration themselves by a thumb wheel during six sessions. Chosen onsets vary from 38 to 55 % of the stride, with a drift towards later onset until session four. Metabolic cost at the chosen setting is 6.1 % below walking without the device; at the setting optimal for young adults it is 0.4 % above. Treadmill speed was fixed, a restriction which all participants mentioned. Those with weaker calves choose longer duration.',
        },
        {
          title: 'Calibration by Doing Nothing: Sensor Alignment From Ordinary Walking',
          date: '2020-06-24',
          venue: 'devices',
          abstract:
            'Inertial sensors have to be aligned with the limb, commonly by poses that patients cannot hold. Exploiting that the knee is nearly a hinge and that the foot rests flat once per stride, we align thigh, shank and foot from 30 strides. Knee angle agrees with optical capture to 3.4° in 15 healthy persons and 4.6° in 22 after stroke, about one degree worse than after correct poses and much better than after wrong ones. With less than 20° of knee flexion the problem is ill-conditioned; eight patients are in that range.',
        },
      ],
    },
    {
      university: 'monongah',
      name: 'Wei-Ting Harbaugh',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Biomedical Engineering',
      mail: 'wharbaugh',
      hIndex: 24,
      works: 45,
      topics: ['lab-on-a-chip', 'biosensors', 'microfluidic assays', 'sepsis diagnostics'],
      page: {
        language: 'en',
        text: [
          'Harbaugh Lab: white cells under mechanical stress, on chips that a hospital could afford.',
          'I will recruit one or two PhD students for Fall 2027. Email is fine and I do read it, but put PHD27-CELLS in the subject and tell me about an experiment that failed and what you did the next day. harbaugh-lab@monongah.example',
        ],
        says: {
          students: 'yes',
          subjectCode: 'PHD27-CELLS',
          address: 'harbaugh-lab@monongah.example',
        },
      },
      papers: [
        {
          title: 'Stiff neutrophils: deformability cytometry at the bedside of 480 emergency patients',
          date: '2025-05-08',
          venue: 'medicine',
          abstract:
            'Neutrophils stiffen and swell in sepsis, and a chip can measure both from a drop of blood in eight minutes. In a prospective study of 480 emergency patients with suspected infection, 112 of whom were adjudicated septic within 72 h, a score from 5,000 cells per patient reached an area under the receiver characteristic of 0.84, against 0.73 for lactate and 0.79 for procalcitonin. Combined with vital signs it added 0.04. Steroids soften the cells within hours and lowered sensitivity to 58 % in treated patients. One operator ran most samples; a second had 3 % more clogged chips.',
        },
        {
          title: 'Clogging as information: pressure traces of a filter array in anticoagulated blood',
          date: '2023-10-31',
          venue: 'medicine',
          abstract:
            'Microfluidic assays fight clogging; we time it. Blood is driven through 64 parallel constrictions of 5 µm and pressure is fitted by a queueing model with arrival and release of stiff cells. Estimated arrival rates agree with counts under the microscope (slope 0.96), and release times depend upon myosin activity, as blebbistatin shortens them from 4.2 to 1.1 s. Platelet aggregates imitate stiff cells above a count of 450 per nanolitre. In 36 patients with chronic lymphocytic leukaemia, release times fall within a day of treatment.',
        },
        {
          title: 'Three-Dollar Viscometer for Neonatal Blood',
          date: '2020-07-08',
          venue: 'devices',
          abstract:
            'Polycythaemia in newborns is treated for fear of viscosity, which is inferred from haematocrit. A paper-and-film capillary with a phone as timer needs 8 µl and costs three dollars. Compared with a cone-plate instrument at 100 per second on 71 cord samples the error is 4.8 %. At equal haematocrit of 65 % viscosity varies between 7.4 and 12.1 mPa·s, and a third of the newborns who would be treated lie below the median of those who would not. Humidity above 80 % slows the film by a tenth. Whether viscosity predicts harm better than haematocrit is what has to be shown next.',
        },
      ],
    },
    {
      university: 'maschsee',
      name: 'Henrike Stövesand',
      title: 'Dr',
      position: 'Research Group Leader',
      department: 'Institut für Medizintechnik',
      mail: 'stoevesand',
      hIndex: 17,
      works: 40,
      topics: ['biosensors', 'electrochemical sensing', 'implant infection', 'neural prostheses'],
      papers: [
        {
          title: 'Impedance of a hip stem as a warning of biofilm',
          date: '2026-02-24',
          venue: 'signals',
          abstract:
            'Infection of a joint prosthesis is noticed late. We coat titanium with interdigitated electrodes under a permeable ceramic and ask how early biofilm changes their impedance. In flow cells with four species the phase at 40 Hz shifts by 5° when thickness reaches 9 to 14 µm, after 11 h for Staphylococcus aureus and 31 h for Cutibacterium acnes. Serum proteins shift it by 3° within the first hour and then no more, and bone cells by 2° over two weeks in the other direction. In six rabbits the warning came two days before swelling. Telemetry is wired so far.',
        },
        {
          title: 'Dexamethasone from a cochlear electrode: two years of impedance and hearing',
          date: '2023-05-25',
          venue: 'nerve',
          abstract:
            'Fibrous tissue around cochlear electrodes raises impedance and may cost residual hearing. In a controlled, unblinded study 46 adults received an array with dexamethasone in its silicone and 44 the same array without. After two years impedance is 5.1 and 7.8 kΩ at basal contacts. Low-frequency hearing within 15 dB of the preoperative level is retained in 52 and 45 % (difference 7, interval −14 to 27). Stimulation levels are lower and batteries last 1.3 h longer. Surgeons chose the array in the first year, when randomisation had not yet been approved.',
        },
        {
          title: 'Drift of Aptamer Sensors in Whole Blood: Two Causes and a Waveform',
          date: '2021-03-09',
          venue: 'devices',
          abstract:
            'Electrochemical aptamer sensors lose half of their signal within hours in blood. Separating the loss by enzymes, temperature and potential window in 220 electrodes, we find an exponential phase due to desorption of the monolayer when the potential passes −0.4 V, and a linear one due to fouling. Restricting the scan removes the first and leaves 4 % loss per hour at 37 °C. A dual-frequency waveform corrects the remainder to within 6 % over twelve hours for vancomycin. Reporters other than methylene blue need a wider window and thereby lose this advantage.',
        },
      ],
    },
    {
      university: 'aireside',
      name: 'Callum Braithwaite-Sy',
      title: 'Dr',
      position: 'Reader',
      department: 'School of Mechanical and Biomedical Engineering',
      mail: 'c.braithwaite',
      hIndex: 22,
      works: 54,
      topics: ['biomechanics', 'knee cartilage', 'finite element models', 'digital volume correlation'],
      papers: [
        {
          title: 'Meniscal repair under the loads of stairs: gap opening in twelve cadaver knees',
          date: '2025-03-27',
          venue: 'motion',
          abstract:
            'Repairs of the meniscus are tested by pulling at sutures. In a knee simulator twelve cadaver knees with radial tears of the lateral meniscus, repaired by two techniques, went through 1,000 cycles of stair descent at reduced load. The gap opens by 2.9 mm with all-inside and by 1.7 with transtibial repair; 80 % of it happens in the first 50 cycles. Peak contact pressure returns to within 12 % of intact with the latter. Healing is absent in cadavers, and donors had a median age of 71. Suture force stays under 21 N, a third of what pull-out tests impose.',
        },
        {
          title: 'Strain inside bone under a knee replacement, and the finite element models that missed it',
          date: '2022-12-01',
          venue: 'motion',
          abstract:
            'Finite element models of tibial trays are validated on the surface. Digital volume correlation of CT scans under load shows displacement inside. In nine cemented specimens models with standard density–modulus laws predict displacement well (R² = 0.94) and strain poorly (0.41). The error concentrates within 3 mm of cement, where pores are part filled. Assigning a modulus to that layer by cement fraction increases agreement to 0.72. Strain from image correlation has a noise of 600 microstrain, which bounds any agreement at about 0.85.',
        },
        {
          title: 'Predicting implant subsidence from a single postoperative scan',
          date: '2020-11-17',
          venue: 'medicine',
          retracted: true,
          abstract:
            'Early subsidence of tibial components precedes loosening. We built subject-specific models of 64 patients from one postoperative CT scan and simulated two years of walking with an adaptive failure law. Predicted and measured subsidence by radiostereometry correlate at 0.93, with a mean error of 0.11 mm. All six components revised within five years were identified. Patients might be selected for follow-up without repeated radiostereometric examination. Bone quality was derived from density alone.',
        },
        {
          title: 'Lubrication Lost and Found: Friction of Cartilage After a Pause in Sliding',
          date: '2019-06-12',
          venue: 'devices',
          abstract:
            'Friction of cartilage rises as fluid leaves the contact, and returns when sliding resumes. Pauses of 1 to 60 min were imposed on 40 bovine plugs in a migrating contact. Recovery of low friction takes 0.7 times the pause up to ten minutes and no longer afterwards. At speeds above 20 mm/s a converging wedge is enough to rehydrate the contact; flattening the edge prevents it. In people who sit for long the first steps would therefore be the dry ones, a speculation that plugs without synovial fluid cannot confirm.',
        },
      ],
    },
    {
      university: 'enoriver',
      name: 'Rosamund Tull',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Biomedical Engineering',
      mail: 'rtull',
      hIndex: 30,
      works: 71,
      topics: ['medical imaging', 'deep learning on images', 'low-field MRI', 'regenerative medicine'],
      papers: [
        {
          title: 'Which Hydrocephalus Can a 64 mT Scanner Miss? Reconstruction Priors at the Bedside',
          date: '2025-09-25',
          venue: 'imaging',
          abstract:
            'Portable scanners at 64 mT rely on learned reconstruction to be readable, but a prior trained on normal anatomy might hide what is abnormal. We scanned 88 children with shunts at 64 mT and at 3 T within a day and reconstructed the low-field data by four methods. Ventricular volume agrees within 7 % for all of them. Septations, present in 19 children, are visible in 14 with a linear reconstruction, in 9 and 11 with two networks, and in 15 with a network that outputs its uncertainty, when this is displayed. Children who needed sedation were not included. Radiologists preferred the images of the network that missed most.',
        },
        {
          title: 'Harmonising Diffusion MRI With a Phantom of Pasta Water and Wax',
          date: '2023-01-26',
          venue: 'imaging',
          abstract:
            'Diffusion measures differ between scanners by as much as between patients. Phantoms of fibres are costly and age. We describe one of microstructured wax in polymer solution that can be cast in a kitchen and has a fractional anisotropy of 0.55 ± 0.02 over 14 castings. Circulated among eleven scanners it reduces inter-scanner variation of anisotropy in nine travelling volunteers from 6.4 to 2.9 %, compared with 2.1 by volunteers themselves. Mean diffusivity is not improved, since temperature was measured at the surface only. A recipe is provided.',
        },
        {
          title: 'Tracking transplanted cells by oxygen: fluorine MRI in encapsulated islets',
          date: '2021-11-16',
          venue: 'medicine',
          abstract:
            'Encapsulated islets die from lack of oxygen before they are rejected. Perfluorocarbon in the capsule makes the relaxation rate of fluorine a measure of oxygen. In fourteen pigs with 60,000 islet equivalents in the omentum, oxygen tension at day seven is 9 to 41 mmHg and predicts C-peptide at day sixty (r = 0.76). Capsules near the greater curvature fare best. Spatial resolution of 4 mm averages over some thirty capsules. Dislocation of the implant in two pigs was seen by imaging before glucose rose, which was not the aim but may be the use.',
        },
      ],
    },
    {
      university: 'makara',
      name: 'Tevita Fonoti',
      title: 'Dr',
      position: 'Lecturer',
      department: 'School of Engineering',
      mail: 'tevita.fonoti',
      hIndex: 9,
      works: 19,
      topics: ['biomedical signal processing', 'diabetic foot ulcers', 'wearable devices', 'deep learning on images'],
      papers: [
        {
          title: 'Listening for rheumatic hearts in classrooms: a stethoscope array and 2,300 children',
          date: '2026-03-05',
          venue: 'signals',
          abstract:
            'Rheumatic heart disease is screened by ultrasound, which schools in the Pacific cannot afford. We recorded heart sounds of 2,312 children in Samoa and Porirua with a strip of five microphones, echocardiography serving as reference (71 definite or borderline cases). A classifier trained on published adult murmurs has a sensitivity of 46 % at 90 % specificity; spatial features, such as where a murmur is loudest relative to the apex beat, raise it to 68. Borderline disease stays near 50 %. Classroom noise was below 55 dB after the fans had been switched off, a condition that rules out summer.',
        },
        {
          title: 'Pressure insoles and church shoes: adherence of Pasifika patients to foot monitoring',
          date: '2024-05-16',
          venue: 'medicine',
          abstract:
            'Insoles that warn of high pressure prevent recurrence of diabetic foot ulcers if worn. In a year-long pilot with 52 Pasifika patients, insoles were worn 5.2 h a day, chiefly at work. Most steps, 61 % by an ankle sensor, were taken barefoot at home or in sandals and church shoes. Peak pressure barefoot exceeded that in shoes by 70 %. A version for sandals, designed with eleven patients, added 2.4 h of wear. Ulcers recurred in 14 patients, too few to relate to wear, and ankle sensors themselves were removed for church by nine.',
        },
        {
          title: 'Photographs of Wounds in the Evening: Colour Constancy for Remote Care',
          date: '2022-06-29',
          venue: 'devices',
          abstract:
            'Redness around a foot ulcer guides remote care and depends on the lamp. Families photographed 586 wounds with and without a printed colour card, under light of their choosing. Learned colour constancy reduces the error in redness from 11.2 to 6.9 units of ΔE, the card to 3.1. On dark skin, types V and VI, the learned method is worse by 2.8 units and the card equal. Cards were placed in the shadow of the phone in a fifth of pictures. Nurses’ triage changed after correction in 8 % of cases, towards a visit in most.',
        },
      ],
    },
  ],
);
