import { worldField } from '../types.ts';

export const neuroscience = worldField(
  'Neuroscience',
  {
    function: { name: 'Journal of Neural Function', capitals: 'sentence' },
    circuits: { name: 'Letters in Cognitive Circuits', capitals: 'sentence' },
    meeting: { name: 'Proceedings of the Brain and Behaviour Meeting', capitals: 'title' },
    clinical: { name: 'Disorders of Brain and Movement', capitals: 'sentence' },
    sleep: { name: 'Sleep and Circadian Biology', capitals: 'sentence' },
    methods: { name: 'Measurement in Neuroscience', capitals: 'title' },
  },
  [
    {
      university: 'mystic',
      name: 'Leonard Abeywickrama',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Neuroscience',
      mail: 'labey',
      hIndex: 57,
      works: 142,
      topics: ['spatial navigation', 'memory consolidation', 'freely moving mice', 'high-density probes'],
      page: {
        language: 'en',
        text: [
          'The laboratory studies how hippocampal maps are updated when an environment changes.',
          'Students join through the Program in Neuroscience, which admits students to the program and not to a laboratory. Applications open on 1 September at https://neurophd.mystic.example.',
        ],
        says: { portal: 'https://neurophd.mystic.example' },
      },
      papers: [
        {
          title: 'A closed door is written into the hippocampal map within three attempts',
          date: '2025-09-05',
          venue: 'function',
          abstract:
            'Animals that find a familiar path blocked take a detour, which requires an update of their map. We recorded from 2,870 CA1 neurons in eleven mice with high-density probes while doors in a lattice maze were closed without warning. Within a median of three attempts, replay events ceased to cross the closed door, whereas place fields on either side were unchanged. The frequency of door-crossing replay on the first attempt predicted the choice of detour (area under the curve 0.74). Silencing the medial septum during pauses delayed both the change in replay and the detour. Whether replay guides the choice or reflects it cannot be decided from these data.',
        },
        {
          title: 'Place field drift is faster along walls: eight weeks of one-photon imaging',
          date: '2023-06-14',
          venue: 'circuits',
          abstract:
            'Hippocampal place fields drift over days even when behaviour is stable. To identify sources of drift we imaged 6,140 CA1 neurons in nine mice in the same arena for eight weeks. Drift, measured as the decay of rate map correlation, was faster within 6 cm of walls (half-life 9 days) than in the centre (17 days), in contrast to predictions based on sensory anchoring. Time spent in a bin accounted for 40 % of the difference. Matching of running speed and registration quality did not abolish it. We propose that drift is driven by experience rather than by the passage of time.',
        },
        {
          title: 'Probe Geometry and the Yield of Fast-Spiking Neurons',
          date: '2021-03-15',
          venue: 'methods',
          abstract:
            'Silicon probes sample neurons unevenly. We implanted four probe designs with pitches from 15 to 60 µm in the same region of 22 mice and used optogenetic tagging of parvalbumin neurons as reference. The proportion of tagged neurons that were isolated falls from 61 to 18 % with increasing pitch, that of pyramidal neurons from 44 to 35 %. Estimates of the ratio of excitation to inhibition depend on design by a factor of two. Spike sorting with drift correction reduces but does not remove the effect. Correction factors for common designs are given.',
        },
      ],
    },
    {
      university: 'ruissalo',
      name: 'Kaisa Vuorenmaa',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Psychology and Neuroscience',
      mail: 'kaisa.vuorenmaa',
      hIndex: 40,
      works: 133,
      topics: ['neuroimaging', 'attention', 'magnetoencephalography', 'bilingual speakers'],
      papers: [
        {
          title: 'Cortical tracking of the unattended language in bilinguals depends on when it was learned',
          date: '2025-02-26',
          venue: 'function',
          abstract:
            'Bilinguals in a noisy room can ignore a talker, but perhaps not equally well in each language. Magnetoencephalography was recorded from 48 Finnish–Swedish bilinguals attending to one of two simultaneous talkers. Tracking of the unattended speech envelope in the delta band was stronger when it was in the language acquired first (by 0.021 in correlation, 95 % interval 0.009 to 0.033). The effect was absent in 16 participants who had acquired both before the age of three. Comprehension of the attended talker was lower in the same conditions. Proficiency, matched by design, does not explain the result.',
        },
        {
          title: 'Head position in paediatric MEG: how much movement can be corrected?',
          date: '2022-04-21',
          venue: 'function',
          abstract:
            'Children move during recordings, and movement correction is applied with little evidence on its limits. A dry phantom with eight dipoles and 31 children aged 4 to 7 were recorded with continuous localisation. Correction restores source location to within 4 mm for displacements up to 18 mm in the phantom. In children, auditory responses lose 12 % of amplitude per centimetre after correction. Beyond 25 mm data are better discarded than corrected. Wearable sensors, which avoid the problem, were not available at the time of recording.',
        },
        {
          title: 'Replicability of Mismatch Negativity Differences in Dyslexia Across Six Laboratories',
          date: '2020-10-20',
          venue: 'meeting',
          abstract:
            'Reduced mismatch negativity has been reported in dyslexia, mostly in small samples. Six laboratories recorded 214 adults with and 220 without dyslexia according to one protocol with consonant, vowel and duration deviants. A difference was found for consonants (d = 0.24) and not for the other deviants. Between-laboratory variance exceeds the effect. With 30 participants per group, as is usual, power would be 15 %. The preprocessing pipeline, applied in 96 variants, changes the sign of the effect in 11.',
        },
      ],
    },
    {
      university: 'enoriver',
      name: 'Tiffany Broussard',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Neuroscience',
      mail: 'tbroussard',
      hIndex: 19,
      works: 28,
      topics: ['decision making', 'computational neuroscience', 'recurrent network models', 'optogenetics'],
      papers: [
        {
          title: 'Rats discount evidence by age when the environment is volatile, and circuit models say how',
          date: '2026-03-11',
          venue: 'function',
          abstract:
            'Optimal accumulation of evidence requires forgetting at a rate that matches the volatility of the environment. Seventeen rats judged the current source of auditory pulses which switched at hazard rates of 0.1, 0.5 or 1.5 per second. Behavioural discounting adapted within about 400 trials and reached 80 % of the optimal rate. Frontal orienting field neurons showed correspondingly shorter integration. Among 3,000 recurrent networks trained on the task, only those in which inhibition is under contextual control adapt without retraining. Prefrontal silencing in a context-dependent window impaired adaptation, consistent with that class of models.',
        },
        {
          title: 'Confidence and waiting time are dissociated by lesions of orbitofrontal cortex',
          date: '2023-10-11',
          venue: 'circuits',
          abstract:
            'The time an animal is willing to wait for a reward has been used as a measure of confidence. We trained 24 rats to wait after an odour decision and, in separate blocks, to opt out for a small reward before it. Excitotoxic lesions of orbitofrontal cortex abolished the relation between waiting time and evidence while leaving opt-out choices intact. Sham lesions affected neither. Waiting time may thus depend on value computations in addition to confidence. Lesions extended into anterior insula in five animals, exclusion of which does not alter the result.',
        },
        {
          title: 'Degenerate Solutions in Networks Trained on One Task: How Many Data Would Tell Them Apart?',
          date: '2021-11-02',
          venue: 'methods',
          abstract:
            'Trained recurrent networks serve as hypotheses about neural circuits, but different networks solve a task equally well. For five tasks we trained 1,200 networks each and clustered them according to dynamics. Between two and seven clusters are found per task. Simulated recordings of 100 neurons and 500 trials identify the right cluster in 54 % of cases; with a single perturbation experiment, in 91 %. Additional neurons are of less value than perturbations. The analysis assumes that the true circuit belongs to the model class.',
        },
      ],
    },
    {
      university: 'aireside',
      name: 'Nasreen Ahmadzai',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Institute of Brain Sciences',
      mail: 'n.ahmadzai',
      hIndex: 21,
      works: 56,
      topics: ['motor control', 'neurodegeneration', 'early Parkinson patients', 'closed-loop stimulation'],
      papers: [
        {
          title: 'Beta bursts at home: three months of subthalamic recordings in 14 people with Parkinson’s disease',
          date: '2025-06-04',
          venue: 'clinical',
          abstract:
            'Closed-loop stimulation is designed around beta bursts recorded for minutes in a clinic. Implanted devices in 14 patients recorded subthalamic activity for a mean of 71 days at home, with wearable sensors and a medication diary. Burst rate explains 29 % of within-patient variance in bradykinesia during the day and 4 % at night. Circadian variation of beta power exceeds the effect of levodopa in nine patients. Thresholds set in the clinic would have triggered stimulation for 71 % of sleep. Adaptive thresholds should therefore depend on time of day.',
        },
        {
          title: 'Savings in split-belt walking are preserved in early Parkinson’s disease off medication',
          date: '2022-12-13',
          venue: 'clinical',
          abstract:
            'Motor learning is reported to be impaired in Parkinson’s disease, though retention is studied less often than acquisition. Twenty-six patients off medication and 26 controls adapted to a split-belt treadmill on two consecutive days. Initial adaptation was slower in patients (half-time 38 against 24 strides), whereas savings on the second day were equal (31 and 33 %). Step-length asymmetry in overground walking was reduced for 15 min. Patients with freezing of gait, of whom there were four, showed no savings. Larger studies of this subgroup are warranted.',
        },
        {
          title: 'Tremor Amplitude and Effort: An Isometric Tracking Study',
          date: '2020-02-19',
          venue: 'meeting',
          abstract:
            'Rest tremor increases under cognitive load, and effort may be the mediating variable. Nineteen patients performed isometric tracking at 5, 15 and 30 % of maximal force with and without mental arithmetic. Tremor amplitude of the contralateral hand rises with force irrespective of task and with arithmetic at low force only. Pupil diameter accounts for both effects in a mediation model (indirect effect 62 %). Noradrenergic medication was not taken by any participant. The results are compatible with a role of arousal in tremor expression.',
        },
      ],
    },
    {
      university: 'hirosegawa',
      name: 'Mizuki Aramaki',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Institute of Brain Sciences',
      mail: 'aramaki-m',
      hIndex: 31,
      works: 77,
      topics: ['synaptic plasticity', 'two-photon imaging', 'sleep', 'memory consolidation'],
      papers: [
        {
          title: 'Spines enlarged in learning are not spared by sleep: longitudinal imaging in motor cortex',
          date: '2024-09-18',
          venue: 'function',
          abstract:
            'The synaptic homeostasis hypothesis predicts that synapses shrink during sleep unless they have been potentiated recently. We imaged 4,310 dendritic spines in layer 5 neurons of motor cortex before and after rotarod learning and after 7 h of sleep or gentle sleep deprivation. Learning enlarged 9 % of spines. During sleep enlarged spines shrank by 14 % and other spines by 6 %, and shrinkage did not occur with deprivation. Spines formed during learning were stabilised by sleep, and performance on the next day correlates with stabilisation of new spines (0.58) but not with shrinkage. Two-photon microscopy cannot resolve changes below about 15 % in small spines individually.',
        },
        {
          title: 'Astrocyte calcium and the refractory period of spine potentiation',
          date: '2022-07-14',
          venue: 'circuits',
          abstract:
            'After structural potentiation a dendritic spine cannot be potentiated again for some time. By glutamate uncaging in slices of mouse hippocampus we determined a refractory period of 43 min on average. It is shortened to 21 min when calcium in surrounding astrocytes is buffered, and prolonged by chemogenetic activation of astrocytes. Insertion of AMPA receptors follows the same time course. Adenosine A1 antagonists mimic the effect of buffering. Experiments were carried out at 32 °C in tissue of juvenile animals.',
        },
        {
          title: 'Does Gentle Handling Stress Mice? Corticosterone in Sleep Deprivation Protocols',
          date: '2019-12-11',
          venue: 'meeting',
          abstract:
            'Effects of sleep deprivation may be confounded by stress. Corticosterone was sampled by implanted microdialysis every 30 min in 32 mice during gentle handling, novel objects, a rotating bar and undisturbed wakefulness. The rotating bar raises corticosterone threefold, gentle handling by 70 % in the first hour only, novel objects not at all. Habituation to handling on three days eliminates the early rise. Of 60 papers surveyed, 11 report habituation. Forced locomotion protocols should be interpreted with caution.',
        },
      ],
    },
    {
      university: 'graslei',
      name: 'Stijn Callewaert',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Neuroscience',
      mail: 'stijn.callewaert',
      hIndex: 35,
      works: 112,
      topics: ['pain processing', 'attention', 'neuroimaging', 'placebo effects'],
      papers: [
        {
          title:
            'Learning to fear movement: generalisation gradients in chronic low back pain before and after exposure',
          date: '2025-04-02',
          venue: 'circuits',
          abstract:
            'Fear of movement is thought to generalise from one painful movement to others. In a robotic reaching task a movement was paired with back vibration and heat in 62 patients with chronic low back pain and 58 controls. Generalisation of pain expectancy to intermediate movements was broader in patients (gradient width 41 against 28°). After graded exposure therapy it narrowed in the 29 patients who returned, more so in those who improved (correlation 0.43). Startle responses did not follow expectancy. Patients with leg pain were excluded, and attrition was related to distance from the clinic.',
        },
        {
          title: 'Spinal cord imaging of placebo analgesia: a preregistered failure to replicate',
          date: '2023-05-16',
          venue: 'function',
          abstract:
            'A reduction of spinal responses has been taken as evidence that placebo analgesia acts at the earliest stage of pain processing. We repeated the original paradigm at 3 T with 71 participants and improved shimming. Pain ratings were lower by 14 % under placebo. The heat response in the ipsilateral dorsal horn was robust (t = 6.1) and did not differ between conditions (Bayes factor 7.9 in favour of the null hypothesis). Responders to placebo did not show a reduction either. The temporal signal-to-noise ratio was higher than in the original report by 60 %.',
        },
        {
          title: 'Attention to Pain in Daily Life: Electroencephalography and Experience Sampling Combined',
          date: '2021-06-29',
          venue: 'meeting',
          abstract:
            'Laboratory measures of attention to pain have low reliability, which limits individual prediction. Forty-six patients with fibromyalgia underwent an attention task with electroencephalography and two weeks of experience sampling. Split-half reliability of reaction time bias was .12 and of the N2pc .61. The N2pc predicts momentary attention to pain (β = .24) and not its intensity. With inclusion of sleep quality the former relation is reduced to .17. Averages over sessions would be required for clinical use.',
        },
      ],
    },
    {
      university: 'moggill',
      name: 'Isla Penhaligon',
      title: 'Dr',
      position: 'Research Group Leader',
      department: 'Institute of Brain Sciences',
      mail: 'i.penhaligon',
      hIndex: 23,
      works: 51,
      topics: ['neurodegeneration', 'synaptic plasticity', 'ageing hippocampus', 'extracellular matrix'],
      papers: [
        {
          title: 'Perineuronal nets in the aged hippocampus: what digestion does to old and to new memories',
          date: '2024-11-13',
          venue: 'function',
          abstract:
            'Perineuronal nets thicken with age and may stabilise old memories at the expense of new ones. In 54 rats aged 22 months nets of dorsal CA2 or CA1 were digested with chondroitinase or a control enzyme, one week after learning a first platform and before learning a second one. Digestion in CA2 improved learning of the second platform by 0.8 standard deviations and left recall of the first intact; in CA1 it had no effect on either. Long-term potentiation in CA2 reached 78 % of the young level. Nets had reformed to 60 % after five weeks, by which time the benefit was no longer measurable.',
        },
        {
          title: 'Tau seeding in olfactory epithelium obtained by brush: a pilot study of 60 volunteers',
          date: '2022-08-17',
          venue: 'clinical',
          abstract:
            'Accessible tissue with neurons could help in the early diagnosis of tauopathies. Brushings of olfactory epithelium from 22 patients with mild cognitive impairment, 18 with Alzheimer’s disease and 20 controls were analysed by a seed amplification assay. Seeding was found in 5, 7 and 2 samples. Yield of neurons varied from 40 to 11,000 per brush and predicts a positive result in controls as well. After exclusion of samples with fewer than 500 neurons, sensitivity was 0.55 for Alzheimer’s disease. In its present form the assay is not suitable for diagnosis.',
        },
        {
          title: 'Open-Field Behaviour of Aged Mice Depends on the Light of the Holding Room',
          date: '2020-05-06',
          venue: 'meeting',
          abstract:
            'Retinal degeneration alters behaviour of aged mice in ways that may be taken for cognitive decline. Holding rooms of one facility differ in illumination from 30 to 350 lux by shelf. In 212 mice aged 18 months time in the centre of an open field was related to shelf light (r = −0.36), as was thickness of the outer nuclear layer. Shelf explained more variance than genotype in two of three lines. Randomisation of shelves was introduced as a result. Albino lines were not included.',
        },
      ],
    },
    {
      university: 'croixrousse',
      name: 'Élodie Marchesseau',
      title: 'Dr',
      position: 'Senior Researcher',
      department: 'Département de neurosciences',
      mail: 'elodie.marchesseau',
      hIndex: 29,
      works: 70,
      topics: ['sleep', 'memory consolidation', 'attention', 'intracranial recordings'],
      page: {
        language: 'fr',
        text: [
          'Élodie Marchesseau, directrice de recherche, étudie le sommeil et la mémoire par enregistrements intracrâniens.',
          'Une thèse financée (ANR) débutera en octobre 2027. Candidatures par courriel à elodie.marchesseau [arobase] croixrousse [point] example, objet « SOMMEIL-27 », avant le 1er avril.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'SOMMEIL-27',
          address: 'elodie.marchesseau [arobase] croixrousse [point] example',
        },
      },
      papers: [
        {
          title: 'The thalamus falls asleep before the cortex, by an amount that depends on the night before',
          date: '2025-10-15',
          venue: 'sleep',
          abstract:
            'Intracranial recordings have shown that thalamic deactivation precedes that of cortex at sleep onset. We examined variability of this delay in 31 patients with epilepsy recorded for a total of 214 nights. The delay is 8.2 min on average, and shorter by 2.9 min following a night with less than five hours of sleep. Hypnagogic experiences, reported on 46 awakenings, were more frequent with longer delays (odds ratio 1.6 per 5 min). Antiepileptic medication had no detectable effect. Seizures on the preceding day, excluded in the main analysis, prolong the delay further.',
        },
        {
          title: 'Targeted memory reactivation in light sleep disturbs the memories that it cues',
          date: '2023-02-21',
          venue: 'sleep',
          abstract:
            'Presentation of learning-related sounds during slow-wave sleep improves memory. Portable devices deliver sounds without reliable staging. In 84 participants object locations were cued in slow-wave sleep, stage 2 or rapid eye movement sleep. Recall accuracy increased by 0.9 cm after cueing in slow-wave sleep, and decreased by 0.7 cm after cueing in stage 2 when, and only when, sounds elicited arousals. Home use therefore depends on avoidance of arousal more than on stage. Sound intensity had been adjusted individually before sleep onset.',
        },
        {
          title: 'Human Ripples Outside the Hippocampus: Criteria Matter',
          date: '2021-09-07',
          venue: 'methods',
          abstract:
            'Ripples have been described in many cortical areas in humans, with rates that differ by two orders of magnitude between studies. We applied seven published detectors to 1,860 contacts in 42 patients. Rates in temporal neocortex range from 0.2 to 19 per minute. Agreement among detectors is highest in hippocampus (Cohen’s kappa 0.49) and low elsewhere (0.08 to 0.21). Most of the cortical events that are found by one detector only coincide with muscle activity or sharp transients. A minimal set of criteria, including simultaneous single-unit modulation where available, is proposed.',
        },
      ],
    },
    {
      university: 'liesbeek',
      name: 'Bongiwe Khuzwayo',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Department of Psychiatry and Neuroscience',
      mail: 'bongiwe.khuzwayo',
      hIndex: 15,
      works: 42,
      topics: ['neuroimaging', 'decision making', 'adolescent learners', 'neurodevelopment'],
      papers: [
        {
          title: 'Portable low-field MRI of infants in Khayelitsha: agreement with 3 T and what 64 mT cannot show',
          date: '2025-01-14',
          venue: 'function',
          abstract:
            'Low-field magnetic resonance imaging may extend neurodevelopmental research to places without scanners. We scanned 118 sleeping infants aged 3 to 18 months at 64 mT in a clinic and, within a week, at 3 T. Total brain volume agrees with an intraclass correlation of 0.96, subcortical volumes between 0.71 and 0.90, cortical thickness not at all. Success without sedation was 81 % at low and 64 % at high field, mainly because mothers could remain beside their child. Super-resolution improves apparent detail without improving agreement. Load shedding interrupted 14 sessions.',
        },
        {
          title: 'Delay discounting in adolescents depends on whether the experimenter will come back',
          date: '2022-10-26',
          venue: 'circuits',
          abstract:
            'Steep discounting of delayed rewards in poor communities is commonly interpreted as impulsivity. We manipulated the reliability of the promise: in a study of 240 adolescents in two schools, airtime was either delivered as promised or late on two earlier occasions. Discount rates were 2.4 times higher after late delivery. Activity in ventral striatum during choice, measured in a subsample of 44, tracked subjective value in both groups alike. Household income was unrelated to discounting once trust was included. Interpretation of discounting requires that trust be measured.',
        },
        {
          title: 'Maternal Alcohol, Infant Brain Volume and the Problem of Matching on Birth Weight',
          date: '2020-07-29',
          venue: 'meeting',
          abstract:
            'Studies of prenatal alcohol exposure often match on birth weight, which is itself affected by alcohol. In a birth cohort of 183 infants with imaging at two to six weeks, grey matter volume was lower by 3.4 % in exposed infants without and by 1.1 % with matching. A causal diagram with measured smoking and nutrition supports the former as the total effect. Volumes of caudate and amygdala are affected most. Exposure was determined by interview, validated by phosphatidylethanol in 60 mothers.',
        },
      ],
    },
    {
      university: 'avongorge',
      name: 'Bo-ra Hwang',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Psychology and Neuroscience',
      mail: 'bora.hwang',
      hIndex: 17,
      works: 31,
      topics: ['brain–computer interfaces', 'motor control', 'stroke survivors', 'closed-loop stimulation'],
      papers: [
        {
          title:
            'Transfer of decoders between days in non-invasive brain–computer interfaces: alignment is sufficient for most, not for all',
          date: '2025-07-22',
          venue: 'circuits',
          abstract:
            'Motor imagery decoders are recalibrated daily. We recorded 38 participants on ten days over three months and compared recalibration with unsupervised alignment of covariance matrices. Alignment attains 96 % of recalibrated accuracy in 29 participants and less than 80 % in nine, whose sensorimotor rhythm changed in frequency by more than 1.5 Hz between sessions. A decoder with adaptive frequency bands restores performance in six of them. Feedback was given with the aligned decoder, which may have supported stability. Stroke survivors are being recruited for a corresponding study.',
        },
        {
          title: 'Contingent stimulation of peripheral nerve after stroke: timing within 300 ms',
          date: '2023-08-16',
          venue: 'clinical',
          abstract:
            'Brain–computer interfaces for rehabilitation deliver feedback contingent on motor intention. The importance of latency is uncertain. In a crossover study 24 chronic stroke survivors received median nerve stimulation 100, 300 or 900 ms after detection of desynchronisation, or independently of it. Motor evoked potentials increased by 31 % and 27 % for the two short latencies and did not change in the others. Clinical scores did not differ after three sessions each. Detection accuracy varied from 62 to 88 % and is related to the effect at 300 ms.',
        },
        {
          title: 'Dry Electrodes and Hair: Impedance, Noise and Exclusion in Asian and African Participants',
          date: '2021-04-14',
          venue: 'methods',
          abstract:
            'Dry electrodes are evaluated mostly on participants with short straight hair. Four commercial systems were tested in 60 participants in Daejeon and 60 in Cape Town, stratified by hair type. Median impedance at vertex was 38 kΩ for straight and 410 kΩ for coiled hair, and 29 % of recordings with the latter had to be excluded. Electrodes with pins of 8 mm length halve this proportion at the expense of comfort. We recommend reporting hair type and exclusions together.',
        },
      ],
    },
    {
      university: 'rheinbogen',
      name: 'Urs Zgraggen',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Department of Biomedicine',
      mail: null,
      hIndex: 54,
      works: 219,
      topics: ['synaptic plasticity', 'computational neuroscience', 'dendrites', 'patch-clamp'],
      papers: [
        {
          title: 'Dendritic spikes in human layer 2/3 neurons: resected tissue from 41 patients',
          date: '2022-05-25',
          venue: 'function',
          abstract:
            'Dendrites of human pyramidal neurons are long and electrically compartmentalised. In tissue resected for epilepsy or tumour from 41 patients, dual patch-clamp recordings were made from soma and dendrite of 96 layer 2/3 neurons. Calcium spikes were evoked in 37 % of dendrites beyond 250 µm from the soma and could be graded by current amplitude in 22 cells. Age of the patient (14 to 77 years) and diagnosis did not predict their occurrence. A model with reduced potassium conductance reproduces gradation. All tissue stems from temporal lobe and is adjacent to pathology.',
        },
        {
          title: 'On the Reliability of Synaptic Parameters Estimated From Noise',
          date: '2019-10-15',
          venue: 'methods',
          abstract:
            'Quantal parameters are inferred from fluctuations of postsynaptic currents under assumptions that are rarely tested. Simulated data with vesicle heterogeneity, correlated release and realistic noise were analysed by four methods. Release probability is underestimated by 20 to 45 % when heterogeneity is ignored. A Bayesian method with a mixed release model recovers it within 8 % from 300 trials. Re-analysis of 14 published data sets alters conclusions regarding the site of plasticity in five. Stationarity over 300 trials is itself a strong requirement.',
        },
        {
          title: 'Fifty years of slices: temperature, oxygen and the reproducibility of long-term potentiation',
          date: '2021-01-27',
          venue: 'circuits',
          abstract:
            'Reported magnitudes of long-term potentiation differ among laboratories. We reviewed methods and effect sizes of 618 studies in hippocampal slices since 1973 and repeated a standard protocol under nine combinations of temperature and perfusion rate (n = 162 slices). Temperature explains 21 % of variance among studies, perfusion 9 %, age of animals 12 %. In the experiments, potentiation at 24 °C and slow perfusion was 138 % and at 32 °C and fast perfusion 171 %. A quarter of studies state neither variable.',
        },
      ],
    },
    {
      university: 'shahgoli',
      name: 'Soheila Navidpour',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Neurosciences Research Centre',
      mail: 's.navidpour',
      hIndex: 18,
      works: 64,
      topics: ['neurodegeneration', 'pain processing', 'decision making', 'transcranial stimulation'],
      papers: [
        {
          title: 'Cathodal stimulation for opioid craving: a randomised trial in two methadone clinics',
          date: '2024-06-10',
          venue: 'clinical',
          abstract:
            'Transcranial direct current stimulation of dorsolateral prefrontal cortex has been proposed for craving. In two methadone clinics 114 patients were randomised to ten sessions of bilateral stimulation at 2 mA, or to sham with scalp anaesthesia in both arms. Cue-induced craving decreased by 2.1 points of ten in the active and 1.7 in the sham arm (difference 0.4, 95 % interval −0.3 to 1.1). Opioid-positive urine tests at three months did not differ. Blinding was successful. Earlier positive trials in our own clinic, without anaesthesia, had not been adequately blinded.',
        },
        {
          title: 'Multiple sclerosis in north-west Iran: cognition and regional thalamic volume in the first two years',
          date: '2022-02-16',
          venue: 'clinical',
          abstract:
            'Incidence of multiple sclerosis in Iran has risen over two decades. Cognitive performance and thalamic volumes were assessed in 146 patients within six months of diagnosis and again at two years, with 70 controls. Processing speed was impaired in 23 % at baseline and 31 % at follow-up. Loss of anterior thalamic volume in the first year predicts decline in processing speed in the second (partial correlation 0.33). Norms for the tests in Azerbaijani speakers were established for this study. High-efficacy treatment was available to 38 patients only.',
        },
        {
          title: 'Framing and Loss Aversion in Patients With Medial Prefrontal Meningioma',
          date: '2020-11-04',
          venue: 'meeting',
          abstract:
            'Lesion studies of decision making rely on few patients with vascular damage. We tested 21 patients with medial prefrontal meningioma before and six months after resection, and 24 with meningioma elsewhere. Loss aversion was reduced before surgery (λ = 1.3 against 1.9) and normal afterwards. Framing effects were unaltered. Oedema volume rather than tumour volume correlates with loss aversion (−0.49). Slow tumour growth permits reorganisation, and results are not equivalent to those of acute lesions.',
        },
      ],
    },
    {
      university: 'lachine',
      name: 'Jonathan Beaulieu-Nguyen',
      title: 'Professor',
      position: 'Professor',
      department: 'Département de neurosciences',
      mail: 'j.beaulieu',
      hIndex: 37,
      works: 91,
      topics: ['memory consolidation', 'sleep', 'shift workers', 'neuroimaging'],
      papers: [
        {
          title: 'Morning light after night shifts: adaptation of melatonin and memory in 72 nurses',
          date: '2025-05-20',
          venue: 'sleep',
          abstract:
            'Advice to night workers on light exposure is derived from laboratory studies. Seventy-two nurses on blocks of four night shifts were randomised to dark glasses on the way home with evening light, or to habitual exposure. Dim-light melatonin onset shifted by 3.1 h in the intervention and 1.4 h in the control group. Recall of word pairs learned before day sleep was higher by 9 % on the third and fourth day. Sleep duration increased by 37 min, and re-adaptation on days off required one additional day. Nurses with young children adhered to the regime on fewer days.',
        },
        {
          title: 'Sleep spindles and motor sequence learning in ageing: dissociation of consolidation and interference',
          date: '2023-09-27',
          venue: 'sleep',
          abstract:
            'Older adults show less overnight improvement in motor sequences. Whether consolidation fails or is masked by interference is unclear. Forty young and 44 older adults learned a sequence, slept with high-density electroencephalography, and were tested before or after an interfering sequence. Older adults did not improve overnight but resisted interference as well as young adults did. Spindle density correlates with resistance to interference in both groups (0.41 and 0.38) and with improvement in young adults alone. Fatigue at learning was equated by spaced practice.',
        },
        {
          title: 'Test–Retest Reliability of Functional Connectivity During Sleep',
          date: '2021-07-12',
          venue: 'methods',
          abstract:
            'Simultaneous electroencephalography and functional imaging of sleep is demanding, and samples are small. Twenty-three participants slept in the scanner on four nights. Reliability of connectivity is fair in wakefulness (intraclass correlation 0.44), poor in stage 2 (0.27) and fair in slow-wave sleep (0.46) for ten minutes of data. At least 24 min per stage are necessary for good reliability, which was obtained for slow-wave sleep in 31 % of nights. Motion and acoustic noise were similar among nights.',
        },
      ],
    },
    {
      university: 'barigui',
      name: 'Gustavo Riechi',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Departamento de Fisiologia',
      mail: 'gustavo.riechi',
      hIndex: 22,
      works: 85,
      topics: ['neurodegeneration', 'sleep', 'olfaction', 'animal models'],
      papers: [
        {
          title:
            'Fragmented sleep before motor signs: a longitudinal study of rats that overexpress alpha-synuclein in the brainstem',
          date: '2024-02-28',
          venue: 'sleep',
          abstract:
            'Sleep disturbance precedes motor symptoms in synucleinopathies, but its course is known from cross-sectional studies. Alpha-synuclein was overexpressed by viral vector in the pontine tegmentum of 26 rats, which were recorded for 24 h every two weeks for five months. Rapid eye movement sleep with muscle activity appeared at week 8 in 19 animals and was preceded by fragmentation of slow-wave sleep by four weeks. Object recognition declined in parallel with fragmentation (−0.52). Gait was unaffected until week 20. The vector spread to the locus coeruleus in seven animals, in which fragmentation began earlier.',
        },
        {
          title: 'Neuroinflammation without cell loss: low-dose lipopolysaccharide and olfactory discrimination',
          date: '2021-05-12',
          venue: 'clinical',
          abstract:
            'Olfactory deficits are among the earliest signs of neurodegeneration. A single nigral injection of 1 µg lipopolysaccharide in 48 rats caused microglial activation for 21 days, without loss of dopaminergic neurons. Discrimination of familiar and unfamiliar odours was impaired from day 7 to 21 and recovered by day 42. Periglomerular dopaminergic neurons increased by 24 %. Minocycline prevented the deficit if given before day 3. Female rats, tested in a second experiment, were impaired for a shorter period.',
        },
        {
          title: 'Blinding in Rodent Behaviour: A Survey of Protocols and a Comparison of Scores',
          date: '2022-11-30',
          venue: 'methods',
          abstract:
            'Unblinded scoring inflates effects in rodent studies. We surveyed 310 theses of Brazilian graduate programmes in neuroscience and re-scored videos of 26 experiments with blinded observers. Blinding is reported in 29 % of theses. Effect sizes were smaller by 0.31 standard deviations on re-scoring, with large differences among behaviours: immobility in forced swimming 0.52, object exploration 0.38, crossings 0.03. Automated tracking agrees with blinded scores. Videos were available for experiments that had been archived, which may be those conducted with more care.',
        },
      ],
    },
    {
      university: 'shandon',
      name: 'Aoibhín Ní Cheallacháin',
      title: 'Dr',
      position: 'Lecturer',
      department: 'Department of Anatomy and Neuroscience',
      mail: 'aoibhin.nicheallachain',
      hIndex: 14,
      works: 33,
      topics: ['pain processing', 'neuroimaging', 'stress', 'gut–brain axis'],
      papers: [
        {
          title: 'Faecal transfer from stressed donors: visceral pain without anxiety in recipient rats',
          date: '2025-03-19',
          venue: 'circuits',
          abstract:
            'Early-life stress alters both visceral pain and anxiety, and the microbiome may mediate either. Microbiota of maternally separated or control rats were transferred to 48 antibiotic-treated recipients, with coded donors pooled across litters. Pain thresholds to colorectal distension were lower by 22 % in recipients from separated donors, whereas behaviour in open field and elevated plus maze did not differ. Spinal expression of CRF1 receptors was raised. The effect persisted for six weeks. A repetition with donors of another supplier showed a smaller difference of 13 %.',
        },
        {
          title: 'Psychobiotic trials in students at examination time: a pooled analysis of individual data',
          date: '2023-04-05',
          venue: 'function',
          abstract:
            'Probiotics are tested in students during examinations, with variable results. Individual data of seven trials (n = 611) were pooled. Perceived stress did not differ between probiotic and placebo (−0.06 standard deviations, 95 % interval −0.22 to 0.10). The increase of cortisol on awakening was lower by 11 % in three trials with the same strain. Sleep quality improved in two trials which had not registered it as an outcome. Baseline stress does not moderate effects, and compliance was assessed by sachet counts in all but one trial.',
        },
        {
          title: 'Insular Responses to Rectal Distension: Anticipation Accounts for Group Differences',
          date: '2020-08-20',
          venue: 'meeting',
          abstract:
            'Patients with irritable bowel syndrome show larger insular responses to rectal distension. In 29 patients and 31 controls cued and uncued distensions were compared at 3 T. Group differences in anterior insula were present for cued distension and absent without a cue. Anticipatory activity before the cue-predicted stimulus explains 54 % of the group difference. Pressure was adjusted to equal discomfort. Findings of earlier studies, nearly all of which used cues, should be interpreted as effects of expectation at least in part.',
        },
      ],
    },
  ],
);
