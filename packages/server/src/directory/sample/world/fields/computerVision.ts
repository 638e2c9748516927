import { worldField } from '../types.ts';

export const computerVision = worldField(
  'Computer vision',
  {
    meeting: { name: 'Proceedings of the Image Understanding Meeting', capitals: 'title' },
    inference: { name: 'Journal of Visual Inference', capitals: 'sentence' },
    letters: { name: 'Letters in Computational Imaging', capitals: 'sentence' },
    medical: { name: 'Computing in Medical Images', capitals: 'sentence' },
    earth: { name: 'Sensing Land and Water', capitals: 'sentence' },
    benchmark: { name: 'Workshop on Vision Evaluation', capitals: 'title' },
  },
  [
    {
      university: 'ouchy',
      name: 'Laurent Bessonnier',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Visual Computing',
      mail: 'laurent.bessonnier',
      hIndex: 44,
      works: 138,
      topics: ['three-dimensional reconstruction', 'neural rendering', 'multi-view geometry', 'museum collections'],
      papers: [
        {
          title: 'Doppelgänger Columns: Symmetric Architecture and the Collapse of Camera Graphs',
          date: '2025-06-10',
          venue: 'meeting',
          abstract:
            'Repeated columns make structure-from-motion fold a building onto itself, and learned matchers made it worse because they match repeated parts with confidence. We annotated 212 symmetric monuments with the true camera graph. Of six pipelines the best reconstructs 58 % without folding. Scoring image pairs by what is absent around a match, a cue that costs one extra forward pass, lifts this to 81 %. Cloisters, whose four sides differ in illumination only, remain unsolved.',
        },
        {
          title: 'How accurate is a radiance field? A comparison with structured light on sculpture',
          date: '2024-03-05',
          venue: 'inference',
          abstract:
            'Museums ask whether photographs can replace scanning. Thirty-one objects of marble, bronze, glazed clay and lacquer were scanned with structured light at 40 µm and photographed under fixed and moving lamps. Signed-distance radiance fields reach a median surface error of 0.21 mm on marble but 1.9 mm on polished bronze, where reflections of the lamp are modelled as dents. Cross-polarisation halves the bronze error; it also removes the sheen that curators want to see. Guidelines for photographic documentation are derived from the comparison.',
        },
        {
          title: 'Priors From a Catalogue: Completing Greek Vases From Sherds',
          date: '2022-10-25',
          venue: 'meeting',
          abstract:
            'A vase of which a third survives can often be completed by a specialist, who knows the shape. We learn a shape prior from 4,300 drawn profiles in excavation catalogues and fit it to laser-scanned sherds whose orientation on the wheel is found from throwing marks. For 64 vases with artificial losses of 60 % the profile is recovered to 2.8 mm, against 6.1 mm for symmetric extrapolation. Handles are not surfaces of revolution and have to be set by hand.',
        },
        {
          title: 'Bundle adjustment with rolling shutters: when is it well posed?',
          date: '2020-05-19',
          venue: 'inference',
          abstract:
            'Rolling-shutter reconstruction may collapse onto a plane, a degeneracy known from practice. Its cause is that all cameras read out in the same image direction; we prove that two readout directions differing by more than a computable angle exclude it. In handheld sequences a 30° rotation every tenth frame suffices, and median reprojection error drops from 1.7 to 0.6 pixels. Phones stabilise images optically, a motion that our model ignores and that spoiled 9 of 40 sequences.',
        },
      ],
    },
    {
      university: 'elbhang',
      name: 'Ulrike Sandmeier',
      title: 'Dr',
      position: 'Research Group Leader',
      department: 'Faculty of Computer Science',
      mail: 'ulrike.sandmeier',
      hIndex: 20,
      works: 39,
      topics: ['object detection', 'domain adaptation', 'event-based imaging', 'night-time driving scenes'],
      page: {
        language: 'de',
        text: [
          'Ulrike Sandmeier leitet die Nachwuchsgruppe Sehen bei wenig Licht.',
          'Zum 1. Oktober 2027 ist eine Promotionsstelle (TV-L E13, 100 %) zu besetzen. Interessierte schreiben bitte mit dem Betreff „Nachtsicht 2027“ und legen Lebenslauf und Masterarbeit bei.',
          'Kontakt: ulrike.sandmeier@elbhang.example',
        ],
        says: { students: 'yes', subjectCode: 'Nachtsicht 2027', address: 'ulrike.sandmeier@elbhang.example' },
      },
      papers: [
        {
          title: 'Pedestrians at Four Lux: Event Cameras on Unlit Rural Roads',
          date: '2026-06-02',
          venue: 'meeting',
          abstract:
            'Most night-driving data come from lit cities, whereas deaths happen on unlit rural roads. Forty hours of driving in the Erzgebirge were recorded with a frame camera, an event camera and a thermal reference, and 5,120 pedestrians and cyclists were annotated with distance. At 60 m frames alone detect 22 %, events alone 31 %, both together 57 %. Headlight flicker of oncoming LED lamps floods the event stream and accounts for most false alarms. Reflective clothing was worn by half of the people we met, more than usual, since they knew of the recording.',
        },
        {
          title: 'Annotating what cannot be seen: labels for dark images from aligned daytime drives',
          date: '2024-09-16',
          venue: 'inference',
          abstract:
            'Annotators leave out what darkness hides, so that detectors are rewarded for blindness. By repeating each night drive at noon and aligning the two with lidar we transfer 18,700 static objects, from kerbs to parked bicycles, into the dark images. Human annotators had found 61 % of them. Re-evaluated on the complete labels, the ranking of eight published night segmenters changes in five positions. Moving objects cannot be transferred and keep the old bias.',
        },
        {
          title: 'Day–night translation invents brake lights',
          date: '2022-05-09',
          venue: 'letters',
          abstract:
            'Synthetic night images, made from day images by generative translation, are used to train detectors. In 2,400 translated frames from three methods we counted lamps: 38 % of parked cars had been given brake lights and 12 % of facades a street lamp of no geometric support. A detector trained on them fires on reflections in shop windows 2.4 times as often as one trained on real night data of equal size. Restricting the translation to luminance and noise, without generating sources, improves detection at night by 2.3 points over the generative baseline.',
        },
      ],
    },
    {
      university: 'asanogawa',
      name: 'Mio Terasawa',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'School of Information Science',
      mail: 'terasawa-m',
      hIndex: 17,
      works: 53,
      topics: ['medical image analysis', 'video understanding', 'endoscopy videos', 'weak labels'],
      papers: [
        {
          title: 'Where was the scope not looking? Estimating unseen mucosa during withdrawal',
          date: '2025-04-03',
          venue: 'medical',
          abstract:
            'Polyps are missed less because detectors fail than because the mucosa never enters the image. From monocular depth and odometry we estimate, for every 5 cm of withdrawal, the fraction of the colon wall that was seen, using haustral folds as landmarks. In 14 phantom and 37 clinical procedures the estimate differs by 6 points from a reference with magnetic tracking. Endoscopists saw 81 % on average and believed 93 %. When the bowel is poorly cleansed the odometry breaks, and such procedures, one in six, are reported without an estimate.',
        },
        {
          title: 'Second readers for capsule endoscopy: reading time and what it is spent on',
          date: '2023-08-28',
          venue: 'medical',
          abstract:
            'A small-bowel capsule takes 55,000 images and a physician 40 min to read. Eight readers in two hospitals read 96 studies with or without a ranking of frames by a network trained on 1,200 text reports alone. Median time fell to 14 min; sensitivity for vascular lesions rose from 78 to 86 %, while that for submucosal tumours, which reports describe vaguely, did not change. Readers with assistance looked longer at fewer places. A prospective study with unblinded readers is subject to observation effects; the savings are nevertheless large enough to justify a multicentre trial.',
        },
        {
          title: 'Specular Highlights as Cue and Nuisance in Laparoscopic Depth',
          date: '2021-03-17',
          venue: 'meeting',
          abstract:
            'Highlights are masked out before depth is estimated, although a lamp beside the lens makes them informative of the surface normal. A photometric term at highlight borders is added to self-supervised training on 90 laparoscopies. Against stereo reference the mean absolute error drops from 4.9 to 4.1 mm, by more on the liver and not at all on fat. Smoke destroys the cue. The term adds no cost at test time and can be combined with other self-supervised objectives.',
        },
      ],
    },
    {
      university: 'lachine',
      name: 'Jean-Sébastien Thivierge',
      title: 'Professor',
      position: 'Professor',
      department: "Département d'informatique",
      mail: 'js.thivierge',
      hIndex: 32,
      works: 90,
      topics: ['image restoration', 'generative models', 'computational photography', 'neural rendering'],
      papers: [
        {
          title: 'The regression to the typical face in blind restoration',
          date: '2025-11-05',
          venue: 'inference',
          abstract:
            'Generative face restoration returns sharp images of somebody. Starting from 1,100 portraits with recorded consent, degraded to ten levels, we measured how far the restored face moves towards the training mean in an identity space. At 16-pixel eye distance 44 % of restored faces are nearer to a stranger in the set than to their owner, and the rate is 1.8 times higher for people above 65. A reconstruction that reports several samples makes the loss visible: viewers who saw four samples named the wrong person half as often as those who saw one. As the identity space is itself learned, the age effect should be regarded as a lower bound.',
        },
        {
          title: 'Noise calibration from a single raw photograph',
          date: '2023-02-21',
          venue: 'letters',
          abstract:
            'Denoisers for raw images need the gain and read noise of the sensor, which makers do not publish. A robust fit to patches of matching texture finds both from one photograph with errors of 3 and 9 % on 23 phones. Row noise and quantisation below ISO 100 are modelled explicitly. Feeding the calibrated values to an off-the-shelf denoiser gains 0.7 dB, as much as training a new network per phone. Phones that write “raw” files after temporal merging are detected and refused.',
        },
        {
          title: 'Old Film, New Frames: Restoring the Rhythm of Hand-Cranked Cinema',
          date: '2021-10-12',
          venue: 'meeting',
          abstract:
            'Silent films were cranked by hand at a speed that drifted between 14 and 24 frames per second, and constant-rate transfers make people skip. Gait and falling objects give the physical time scale; a piecewise-smooth crank model with seams at reel changes is fitted to them. On 19 reels with surviving cue sheets the estimated speed has a median error of 0.9 frames per second. Archivists preferred the corrected version in 71 % of blind comparisons and disliked interpolated frames in almost all. Deliberate undercranking, as in comedies, cannot be told from drift and requires an archivist’s decision.',
        },
      ],
    },
    {
      university: 'aireside',
      name: 'Olumide Fashola',
      title: 'Dr',
      position: 'Lecturer',
      department: 'School of Computing',
      mail: 'o.fashola',
      hIndex: 14,
      works: 26,
      topics: ['vision-language models', 'object detection', 'evaluation', 'video understanding'],
      papers: [
        {
          title: 'Answering Without Looking: Blind Baselines for 21 Vision–Language Benchmarks',
          date: '2026-03-24',
          venue: 'benchmark',
          abstract:
            'How much of a vision–language score needs vision? Four language models received only question and options of 21 multiple-choice benchmarks. They exceeded chance by more than 15 points on 13, and on one chart-reading set came within 4 points of the best multimodal system of 2024. After removing questions that any blind model answers, nine benchmarks keep fewer than 400 items, too few to rank systems that differ by 2 points. The filter also removes honest questions with likely answers, so filtered scores understate ability.',
        },
        {
          title: 'Left of What? Spatial Relations Under Camera Roll',
          date: '2024-07-08',
          venue: 'meeting',
          abstract:
            'Spatial questions presuppose an upright camera. We roll 6,000 photographs by known angles and ask seven models for left, right, above and below, with human answers as reference. Humans follow gravity up to a roll of about 50° and then the frame; models follow the frame at all angles when the image has no border cue and behave erratically otherwise. Adding rolled images in instruction tuning brings agreement from 52 to 78 % without loss elsewhere. All of our raters came from one university, and reading direction was not varied.',
        },
        {
          title: 'Counting Above Seven',
          date: '2023-05-15',
          venue: 'benchmark',
          abstract:
            'Captions rarely count past seven and neither do models trained on them. On 3,200 photographs of countable things in everyday arrangements, accuracy falls from 84 % for four items to 19 % for nine, regardless of model size between 0.4 and 11 billion parameters. Rearranging the same objects in rows restores 20 points, which suggests subitising of groups. A detector with no language at all stays above 70 % up to thirty items. The benchmark, with human counts and adjudicated cases, is released.',
        },
      ],
    },
    {
      university: 'barton',
      name: 'Rebecca Lindqvist-Shaw',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'School of Electrical and Computer Engineering',
      mail: 'rlindqvist',
      hIndex: 27,
      works: 66,
      topics: ['pose estimation', 'visual tracking', 'gait analysis', 'synthetic training data'],
      papers: [
        {
          title: 'Markerless Gait in the Clinic: Agreement for Children Who Do Not Walk Like the Training Set',
          date: '2025-01-27',
          venue: 'meeting',
          abstract:
            'Pose estimators learn from healthy adults and are sold to gait clinics. Sixty-two children with cerebral palsy were recorded at the same time by eight calibrated cameras and a marker system. Knee flexion agrees within 4.1°, but hip rotation, which decides on surgery, differs by 13.6° with a bias towards normal gait. Fine-tuning on twelve other children halves the bias. Children in frames or with orthoses, a fifth of referrals, defeat the body model and had to be left out.',
        },
        {
          title: 'Synthetic bodies with measured mass: does physics in rendering help pose?',
          date: '2023-10-09',
          venue: 'inference',
          abstract:
            'Rendered people move like motion capture actors and weigh nothing. We generated 400,000 images in which bodies of scanned mass distribution carry loads, slip and are pushed, and compared them with an equal number of conventional renderings. on ladders, stairs and lifting tasks joints are then found to within 58 mm instead of 71; on sports it does not change. An ablation attributes two thirds of the effect to body shape and the remainder to contact. Clothing was simulated for only five garments.',
        },
        {
          title: 'Foot contact from shadows',
          date: '2021-06-28',
          venue: 'letters',
          abstract:
            'A foot 2 cm above the ground and one on it look alike save for the shadow. Training a contact classifier with a separate shadow stream raises its F1 score from 0.81 to 0.88 outdoors, and from 0.79 to 0.80 indoors, where lamps are many. Pressure insoles worn by eleven runners give the reference. With contact known, a pose sequence can be freed of skating by a constrained filter that runs at 200 Hz. Under overcast sky the stream provides no benefit and leaves accuracy unchanged.',
        },
      ],
    },
    {
      university: 'matildabay',
      name: 'Bindi Cavanagh',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Department of Computer Science',
      mail: 'bindi.cavanagh',
      hIndex: 15,
      works: 37,
      topics: ['remote sensing imagery', 'image segmentation', 'underwater imaging', 'domain adaptation'],
      papers: [
        {
          title: 'Seagrass after the heatwave: ten years of Shark Bay from archived aerial images',
          date: '2025-02-18',
          venue: 'earth',
          abstract:
            'Satellite classification of seagrass in Shark Bay starts after the losses it should measure. We digitised aerial surveys from 2002 to 2012, removed sun glint by a learned two-band regression, and segmented dense meadow with a network trained on 3,100 diver quadrats. Dense cover fell by 36 % between 2010 and 2012, more than the 22 % estimated from coarse sensors. Water deeper than 6 m could not be classified in half of the years. The aerial frames, corrected and georeferenced, are available through the state archive.',
        },
        {
          title: 'Colour correction underwater needs range more than it needs networks',
          date: '2023-06-13',
          venue: 'letters',
          abstract:
            'Underwater images are restored by networks trained to please. When range is known from stereo, a three-parameter attenuation model fitted per dive reproduces a submerged colour chart with a mean error of 4.4 CIEDE2000 units; the best of five networks reaches 9.8 and turns pale corals brown. With a range error of 20 % the model is still ahead. Artificial light is not part of the model, so results concern daylight to 12 m.',
        },
        {
          title: 'Point Labels, Patchy Reefs: Segmenting Coral Photo-Quadrats',
          date: '2022-08-22',
          venue: 'meeting',
          abstract:
            'Ecologists label fifty random points in each photograph; segmentation needs masks. Propagating points through superpixels, as is usual, creates masks that follow texture rather than colonies. We let a promptable segmenter propose regions and choose among them by cross-validated point agreement. With 50 points mean IoU on 800 fully drawn quadrats is 0.63, against 0.55, and cover estimates of branching corals lose a bias of 7 percentage points. The quadrats come from three reefs in the eastern Indian Ocean.',
        },
      ],
    },
    {
      university: 'noorderplein',
      name: 'Femke Oldenhuis',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Institute of Visual Computing',
      mail: 'f.oldenhuis',
      hIndex: 13,
      works: 34,
      topics: ['image restoration', 'image segmentation', 'degraded manuscripts', 'few-shot learning'],
      papers: [
        {
          title: 'Reading through the page: bleed-through removal with both sides unaligned',
          date: '2024-12-03',
          venue: 'inference',
          abstract:
            'Ink that has come through from the other side can be subtracted if both sides are aligned, which parchment, being warped, resists. A joint model estimates dense deformation and three layers, recto, verso and stain, from 2 × 600 dpi scans. On 48 folios with manual transcription the character error of a recogniser falls from 31 to 17 %. Where ink has eaten holes the model fills them with parchment colour, which palaeographers rejected; we now mark such areas instead.',
        },
        {
          title: 'Who Wrote the Minutes? Hand Changes in City Registers',
          date: '2023-04-24',
          venue: 'meeting',
          abstract:
            'City registers were kept by clerks who replaced one another mid-page. Segmenting 2,900 pages of Groningen registers into hands, without labels, is posed as change-point detection on line embeddings with a cost for hands that return. It finds 78 % of 411 changes noted by two archivists, who agreed with each other on 86 %. A clerk who ages over thirty years is split in three. With dated salary records as constraint this error disappears, but few cities kept them.',
        },
        {
          title: 'Twelve labelled lines per script: transfer in layout analysis',
          date: '2021-09-20',
          venue: 'inference',
          abstract:
            'Layout analysis models fail on scripts that hang from the line instead of standing on it. Fine-tuning with twelve labelled lines of Devanagari, Tibetan or Syriac brings baseline detection to within 4 points of models trained on a thousand. The choice of lines matters: those selected for extreme ascender length need half as many as random ones. Vertical scripts require another parametrisation of the baseline and are left for future work.',
        },
      ],
    },
    {
      university: 'kordon',
      name: 'Zeynep Altınok',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Computer Engineering',
      mail: 'zeynep.altinok',
      hIndex: 18,
      works: 61,
      topics: ['remote sensing imagery', 'object detection', 'aerial crop surveys', 'weak labels'],
      papers: [
        {
          title: 'Olive counting at 120 metres: what growers need and what detectors give',
          date: '2025-08-19',
          venue: 'earth',
          abstract:
            'Subsidies for olive groves are paid by tree, and disputes are about young ones. Drone images of 310 groves around Ayvalık and Akhisar were labelled by agronomists walking the rows. A detector at 2 cm resolution finds 98.6 % of mature trees and 71 % of saplings below 60 cm crown; mulch and tyre tracks cause most of the false ones. Repeating the flight in late afternoon, when saplings throw shadows, brings recall to 88 %. A state agency would need an error below 2 % per parcel and year, which we do not reach for new plantings.',
        },
        {
          title: 'Yield Maps From Harvest Receipts: Learning With Parcel Totals',
          date: '2023-07-03',
          venue: 'meeting',
          abstract:
            'Cooperatives weigh what a parcel delivers, not where in the parcel it grew. We train a per-pixel cotton yield model with only 5,400 parcel totals from four seasons and Sentinel-2 series, by matching sums under a smoothness prior. Compared with three combine-mounted monitors the within-parcel correlation is 0.58. Since about 6 % of deliveries are recorded under another parcel’s name, the loss is made robust to a share of wrong totals.',
        },
        {
          title: 'Verticillium or thirst? Thermal and multispectral signs in olive canopies',
          date: '2020-11-11',
          venue: 'earth',
          abstract:
            'Wilt disease and drought stress look the same from above until it is too late. Weekly thermal and multispectral flights over 1,260 trees, 84 of which were later confirmed as infected by culture, show that infected crowns stay warm after irrigation while thirsty ones cool by 1.4 K within two days. A classifier on the difference of two flights reaches a sensitivity of 0.74 at 0.95 specificity, three weeks before symptoms. One orchard in one dry summer was studied, and the irrigation had to be controlled.',
        },
      ],
    },
    {
      university: 'albufera',
      name: 'Carles Ferrandis Roig',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Departamento de Informática',
      mail: 'carles.ferrandis',
      hIndex: 16,
      works: 48,
      topics: ['visual tracking', 'video understanding', 'crowd analysis', 'privacy'],
      papers: [
        {
          title: 'Density Without Faces: Crowd Monitoring From Seven-Pixel Heads',
          date: '2024-05-27',
          venue: 'meeting',
          abstract:
            'Cities want to know how dense a crowd is, citizens not to be recognised. We lower the resolution of cameras over three Valencian festivals until re-identification by two commercial systems falls to chance, which happens at about seven pixels per head, and train density estimation there. Counts stay within 8 % up to five persons per square metre; flow direction is recovered from 2 s of optical flow. Beyond six persons per square metre, where danger begins, the error grows to 21 %. Occlusion by umbrellas is not handled.',
        },
        {
          title: 'Identity switches are not equally bad: task-weighted tracking scores',
          date: '2022-12-12',
          venue: 'inference',
          abstract:
            'Tracking scores treat all identity switches alike. For four uses of trajectories, from dwell time in shops to evacuation speed, we computed how much each switch in 22 trackers’ output disturbs the final number. Switches between people walking together disturb nothing, and make up 47 % of all. The best tracker by the usual score ranks between first and ninth depending on use. We provide weights for four applications and a procedure for deriving them for others.',
        },
        {
          title: 'Learning Door Positions From Trajectories That End',
          date: '2020-07-30',
          venue: 'benchmark',
          abstract:
            'Scene maps for surveillance are drawn by hand. Trajectories end at doors, at occlusions and where the tracker fails, and the three leave different distributions of final speed and heading. A mixture model over 190,000 trajectories from 14 indoor cameras locates 52 of 57 doors within 0.5 m. Revolving doors are taken for occlusions. The data had been collected for flow counts and were used with the operators’ permission; individual paths cannot be published.',
        },
      ],
    },
    {
      university: 'gapcheon',
      name: 'Lim Hae-won',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'School of Computing',
      mail: 'haewon.lim',
      hIndex: 21,
      works: 36,
      topics: ['neural rendering', 'three-dimensional reconstruction', 'dynamic scenes', 'pose estimation'],
      papers: [
        {
          title: 'Splats That Know When They Were Born: Topology Change in Dynamic Scenes',
          date: '2026-04-14',
          venue: 'meeting',
          abstract:
            'Dynamic Gaussian splatting deforms one canonical set of primitives, which cannot represent a drawer that opens. Giving every primitive a birth and a death time, with a prior that favours few events, we reconstruct 24 multi-view sequences of cooking and repair in which surfaces appear. PSNR on frames right after an event improves by 3.2 dB, elsewhere by 0.1 dB. Memory grows by 40 %. Fast events shorter than three frames are still drawn as smears.',
        },
        {
          title: 'Hands in the Way: Object Reconstruction During In-Hand Rotation',
          date: '2024-11-19',
          venue: 'meeting',
          abstract:
            'People show an object to a camera by turning it in their hands, which hide a third of it. We jointly optimise object radiance, hand pose and an occlusion layer from single 30 s clips. On 80 household objects with scanned shape the Chamfer distance is 1.6 mm, against 2.9 mm when hands are only masked out, since contact tells where the unseen surface is. Deformable objects violate the rigid model. One in nine clips failed at initialisation and needed a manual first frame.',
        },
        {
          title: 'Exposure, white balance and other things that move: photometric drift in casual capture',
          date: '2023-03-08',
          venue: 'letters',
          abstract:
            'Phone cameras change exposure and white balance while one walks around an object. In 400 casual captures the gain varies by a median factor of 1.9 within a clip, and radiance fields explain it with floating haze. Modelling three smooth curves per clip removes the haze in nine cases out of ten. Local tone mapping, used by newer phones, is spatially varying and remains.',
        },
      ],
    },
    {
      university: 'marselis',
      name: 'Rasmus Thyregod',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Computer Science',
      mail: 'rthyregod',
      hIndex: 35,
      works: 112,
      topics: ['medical image analysis', 'image segmentation', 'retinal photographs', 'uncertainty estimation'],
      papers: [
        {
          title: 'Five opticians, one retina: predicting disagreement instead of averaging it',
          date: '2025-09-25',
          venue: 'medical',
          abstract:
            'Diabetic retinopathy graders disagree on one image in four. We had 3,000 Danish screening images graded by five readers each and trained one network to predict the distribution of grades, another the majority. For referral at a fixed workload of 12 % the distributional model misses 1.3 % of sight-threatening disease, the majority model 2.1 %. Its calibration survives a change of camera; that of the majority model does not. Readers had all been trained by the same hospital, so true disagreement is likely to be larger.',
        },
        {
          title: 'Vessel trees with loops are wrong: topological post-processing of arteriole segmentation',
          date: '2024-02-06',
          venue: 'medical',
          abstract:
            'Retinal arterioles form trees, and pixel-wise segmentations of them do not. An integer program on the skeleton graph chooses crossings and cuts under flow constraints and runs in 2 s per image. In 560 images with tracing by two graders the number of false loops falls from 7.3 to 0.4 per eye; branching angles, used as a marker of hypertension, lose a bias of 5°. Collateral vessels after vein occlusion are real loops, and for such eyes the constraint has to be switched off.',
        },
        {
          title: 'Segmentation Challenges and the Luck of the Test Set',
          date: '2021-07-14',
          venue: 'benchmark',
          abstract:
            'Would the winner have won on other patients? We bootstrapped the case-wise scores of 29 segmentation challenges. In 17 the first place is kept in fewer than half of the resamples, and in 6 the eventual winner would have had to share it with at least four teams. Test sets with over 150 cases are much more stable. We recommend that organisers publish scores per case, which 12 of those approached could not supply, and intervals for ranks.',
        },
      ],
    },
    {
      university: 'liesbeek',
      name: 'Sipho Ndlangamandla',
      title: 'Dr',
      position: 'Lecturer',
      department: 'Department of Computer Science',
      mail: 'sipho.n',
      hIndex: 9,
      works: 21,
      topics: ['object detection', 'domain adaptation', 'camera traps', 'few-shot learning'],
      papers: [
        {
          title: 'A detector for the reserve that has none: camera traps across 31 southern African sites',
          date: '2025-05-13',
          venue: 'inference',
          abstract:
            'Generic animal detectors are trained on popular parks. We assembled 1.3 million camera-trap images from 31 sites between the Cape and the Zambezi, 18 of them community conservancies that had never shared data, and asked how performance at a new site depends on what was seen elsewhere. Vegetation type explains more of the variance than species overlap (41 against 17 %). Two nights of unlabelled images from the new site, used to choose among nine fine-tuned heads, raise mean average precision from 0.52 to 0.66. Cattle and goats, absent from park data, are the main error at conservancies.',
        },
        {
          title: 'Night Vision of Leopards: Infrared Flash Colour and Individual Identification',
          date: '2023-09-18',
          venue: 'benchmark',
          abstract:
            'Spots identify a leopard by day; under infrared flash they fade. From 1,870 paired passes at stations with both flash types we find that identification accuracy at rank 1 drops from 91 % with white flash to 63 % with 940 nm and 74 % with 850 nm. Training on simulated fading recovers six points. White flash seems to make animals avoid a station for a median of four nights, so the better image has a price. Results are based on 23 individuals of certain identity.',
        },
        {
          title: 'Empty frames and the cost of being sure',
          date: '2022-04-04',
          venue: 'letters',
          abstract:
            'Nine camera-trap images out of ten show grass. A cascade that discards empty frames on the camera itself saves battery and loses animals; where to set its threshold is an economic question. Using five months of images from 60 traps we draw the frontier: dropping 80 % of empties costs 0.7 % of large mammals and 9 % of those below 5 kg. For rangers, who are interested in people as well, a separate detector without cascade is recommended, since one of three poachers recorded would have been dropped.',
        },
      ],
    },
    {
      university: 'jacksonharbor',
      name: 'Stanley Grabowiecki',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Department of Computer Science',
      mail: 'sgrab',
      hIndex: 52,
      works: 171,
      topics: ['three-dimensional reconstruction', 'pose estimation', 'multi-view geometry', 'calibration'],
      papers: [
        {
          title: 'Minimal problems with one known line',
          date: '2022-06-30',
          venue: 'inference',
          abstract:
            'If the image of a single horizontal line is known, how many point matches fix the relative pose of two cameras? We enumerate all 19 minimal problems of this kind, give the number of complex solutions of each by numerical algebraic geometry, and solvers for the eleven which have at most 12. The fastest takes 9 µs and needs two points fewer than the five-point method, which in robust estimation with 70 % outliers means one twentieth of the iterations. If the line is off by 2° the advantage is gone.',
        },
        {
          title: 'What a Fisheye Forgets: Self-Calibration From Straight Rails',
          date: '2020-01-15',
          venue: 'meeting',
          abstract:
            'Railway cameras look at two straight rails for their entire life. From the curvature of the rails in 1,000 frames we estimate radial distortion and follow it over 26 months on 9 locomotives. The focal parameter drifts by 0.8 % between winter and summer. Calibration with a chart in the depot, the present practice, agrees with ours at 18 °C only. Curved track violates the premise and is excluded by GPS, which is available to us and may not be to others.',
        },
        {
          title: 'A note on the numerical conditioning of three-view reconstruction',
          date: '2019-04-11',
          venue: 'letters',
          abstract:
            'Three collinear cameras are known to be degenerate for trifocal transfer, and nearly collinear ones to be ill conditioned; nobody had said how nearly. We derive the condition number of the minimal problem in closed form for calibrated cameras and find that an offset of 3 % of the baseline suffices to keep transfer error below a pixel for 1-megapixel images. Handheld video satisfies this in 94 % of triplets ten frames apart. Vehicle sequences do so in 12 %, which explains failures often put down to the matcher.',
        },
      ],
    },
    {
      university: 'cootes',
      name: 'Sanaz Golestaneh',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Computing and Software',
      mail: 'golestaneh',
      hIndex: 15,
      works: 31,
      topics: ['video understanding', 'medical image analysis', 'surgical phase recognition', 'vision-language models'],
      page: {
        language: 'en',
        text: [
          'My group studies long, untrimmed procedural video: surgery, laboratory work, home physiotherapy.',
          'I am not taking new PhD students for 2027 admission. MSc applicants should apply through the department as usual.',
        ],
        says: { students: 'no' },
      },
      papers: [
        {
          title: 'Steps That Were Skipped: Detecting Omissions in Procedural Video',
          date: '2025-12-16',
          venue: 'meeting',
          abstract:
            'Recognising what was done is solved better than noticing what was not. In 640 recordings of central line insertion on manikins, 1,020 omissions were marked by two instructors. Recognition models with 91 % frame accuracy detect 35 % of the omissions, because they hallucinate the expected step. A partial-order model that must find positive evidence for every step reaches 68 % at two false alarms per video. Steps performed off camera are indistinguishable from omitted ones, and make up half of the false alarms.',
        },
        {
          title: 'How long is a surgical phase? Boundary uncertainty among surgeons',
          date: '2024-04-30',
          venue: 'medical',
          abstract:
            'Phase recognition is evaluated at the frame although phases have no sharp border. Seven surgeons marked phase boundaries in 30 cholecystectomies; their marks spread by 4 s for clipping and by 71 s for the start of dissection. Re-scoring five published models with the surgeons’ spread as tolerance makes four of them indistinguishable and leaves one behind, the one with the best frame accuracy. The surgeons came from two Ontario hospitals with one residency programme.',
        },
        {
          title: 'Pretraining on Narrated Operations',
          date: '2022-11-22',
          venue: 'meeting',
          abstract:
            'Surgeons narrate some operations for teaching. From 1,400 h of public lectures with speech we learn joint embeddings of clips and sentences, after discarding the 43 % of speech in which the speaker tells an anecdote. Zero-shot recognition of twelve instruments reaches 61 % and of eight phases 49 %, about what 40 labelled operations give. Accented speech was transcribed worse, and two of the rarer instruments are confused because lecturers call both by the maker’s name.',
        },
      ],
    },
  ],
);
