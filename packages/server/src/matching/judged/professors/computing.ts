import type { JudgedProfessor } from '../shapes.ts';

export const computing: readonly JudgedProfessor[] = [
  {
    key: 'brandauer',
    fullName: 'Ottilie Brandauer',
    title: 'Professor',
    department: 'Institute of Computer Science',
    university: 'Havelmark University',
    countryCode: 'DE',
    field: 'Machine learning',
    topics: ['Gaussian processes', 'kernel methods', 'uncertainty estimation'],
    publications: [
      {
        id: 'brandauer-2025',
        title: 'Too sure with thirty points: marginal likelihood and narrow intervals',
        venue: 'Proceedings of the Forum on Probabilistic Learning',
        publishedOn: '2025-07-21',
        abstract: {
          aim: 'We study how the intervals of Gaussian process regression behave when hyperparameters are chosen by marginal likelihood from very few points.',
          method:
            'Forty regression problems were thinned to between 20 and 1,000 points, and maximisation was compared with sampling of the hyperparameters.',
          finding:
            'With 30 points, nominal 90% intervals covered 71% of the held-out values after maximisation and 88% after sampling. Above 500 points the two agreed.',
          limit:
            'The form of the kernel was fixed in advance; what happens when it is chosen from the same data is left open.',
        },
      },
      {
        id: 'brandauer-2024',
        title: 'Kernels that a chemist can read',
        venue: 'Journal of Learning from Measurements',
        publishedOn: '2024-02-09',
        abstract: {
          aim: 'The paper searches for covariance functions that a specialist can put into words.',
          method:
            'A grammar of sums and products of five base kernels was searched on 16 series from process chemistry, and 11 chemists judged the result.',
          finding:
            'In 12 of 16 series the chemists recognised a known effect in the kernel; predictive error was 4% above that of the best black box.',
          limit: 'The search takes hours for a series of a thousand points.',
        },
      },
      {
        id: 'brandauer-2022',
        title: 'Calibration of regression is not one number',
        venue: 'Proceedings of the Forum on Probabilistic Learning',
        publishedOn: '2022-07-18',
        abstract: {
          aim: 'We show where a single calibration error hides what matters to those who use an interval.',
          method:
            'Nine regressors were compared on 22 data sets by calibration overall, near the edge of the data and in time.',
          finding:
            'Five of nine models with a calibration error below 0.05 missed more than a quarter of the values near the edge of the data.',
          limit: 'Only one-dimensional outputs were considered.',
        },
      },
    ],
  },
  {
    key: 'solvberg',
    fullName: 'Henrik Sølvberg',
    title: 'Associate Professor',
    department: 'Department of Mathematical Sciences',
    university: 'Skovlund University',
    countryCode: 'DK',
    field: 'Machine learning',
    topics: ['conformal prediction', 'uncertainty estimation', 'small samples'],
    publications: [
      {
        id: 'solvberg-2025',
        title: 'Conformal intervals from fewer than a hundred points',
        venue: 'Journal of Distribution-Free Learning',
        publishedOn: '2025-11-03',
        abstract: {
          aim: 'Conformal prediction promises coverage for any sample size; here we examine what the promise is worth when the calibration set is tiny.',
          method:
            'Split, jackknife and full conformal methods were run on 30 regression problems with 25 to 100 points, on top of Gaussian processes and forests.',
          finding:
            'Coverage held on average, but between two random splits it varied by 17 points; full conformal with a Gaussian process cut this to 6 points.',
          limit: 'Full conformal prediction refits the model for every candidate value, which limits it to small data.',
        },
      },
      {
        id: 'solvberg-2024',
        title: 'Who is covered? Conditional coverage in small groups',
        venue: 'Journal of Distribution-Free Learning',
        publishedOn: '2024-05-27',
        abstract: {
          aim: 'The paper measures coverage for groups of a population that are rare in the calibration data.',
          method: 'Hospital records of 64,000 stays were split into 48 groups by age and diagnosis.',
          finding:
            'At a nominal 90%, the worst group was covered at 62%; weighting by kernel distance raised it to 83% with intervals 12% wider.',
          limit: 'Groups were defined before the analysis, and others may fare worse.',
        },
      },
      {
        id: 'solvberg-2022',
        title: 'Sharpness after coverage: choosing among valid intervals',
        venue: 'Nordic Journal of Statistical Learning',
        publishedOn: '2022-10-12',
        abstract: {
          aim: 'Among intervals that are all valid, we look for the shortest.',
          method:
            'A criterion that trades length against variance is proved for exchangeable data and tried on 18 data sets.',
          finding: 'Intervals were shorter by 9% in the median, and never longer by more than 1%.',
          limit: 'The proof fails for time series.',
        },
      },
    ],
  },
  {
    key: 'raghunathan',
    fullName: 'Priya Raghunathan',
    title: 'Professor',
    department: 'School of Computing',
    university: 'University of Northmere',
    countryCode: 'GB',
    field: 'Machine learning',
    topics: ['medical imaging', 'distribution shift', 'model evaluation'],
    publications: [
      {
        id: 'raghunathan-2025',
        title: 'The scanner in the diagnosis: shortcuts in chest radiograph classifiers',
        venue: 'Journal of Trustworthy Medical Imaging',
        publishedOn: '2025-05-08',
        abstract: {
          aim: 'We measure how much of a classifier’s loss at a new hospital is owed to the device.',
          method:
            'Models trained on 212,000 chest radiographs from three hospitals were tested on 58 phantoms and 9,400 patients who had been imaged on two devices.',
          finding:
            'For pneumonia, 0.07 of a loss of 0.11 in AUC remained when the same patient changed the device; for fractures almost none did.',
          limit: 'All devices were made after 2012, and older ones are common where radiologists are few.',
        },
      },
      {
        id: 'raghunathan-2024',
        title: 'Testing at the next hospital without labels',
        venue: 'Journal of Trustworthy Medical Imaging',
        publishedOn: '2024-01-23',
        abstract: {
          aim: 'The paper predicts accuracy at a new site before anyone has read its images.',
          method: 'Six estimators of accuracy under distribution shift were compared on 14 pairs of hospitals.',
          finding:
            'The best was wrong by 0.03 of AUC on average, but by 0.12 where the prevalence of disease had changed as well.',
          limit: 'Only chest radiographs and mammograms were studied.',
        },
      },
      {
        id: 'raghunathan-2022',
        title: 'What a model card should say about acquisition',
        venue: 'Proceedings of the Meeting on Responsible Imaging',
        publishedOn: '2022-09-14',
        abstract: {
          aim: 'Our aim was to find out which acquisition settings a published model ought to name.',
          method: 'The DICOM headers of 1.3 million images were related to the errors of eight public models.',
          finding:
            'Four settings, among them tube voltage and the maker of the detector, explained 81% of the variation in error that any header explained.',
          limit: 'Headers are edited by archives, and a third of them lacked at least one field.',
        },
      },
    ],
  },
  {
    key: 'delacour',
    fullName: 'Quentin Delacour',
    title: 'Assistant Professor',
    department: 'Department of Computer Science',
    university: 'University of Monteverra',
    countryCode: 'IT',
    field: 'Machine learning',
    topics: ['federated learning', 'privacy', 'multi-site clinical data'],
    publications: [
      {
        id: 'delacour-2025',
        title: 'Federated training across nine hospitals: what the network costs',
        venue: 'Transactions on Distributed Learning',
        publishedOn: '2025-02-26',
        abstract: {
          aim: 'We measure what it takes to train one model at nine hospitals whose data must stay where they are.',
          method:
            'A segmentation network was trained on 7,800 retinal images over ordinary hospital lines for four months.',
          finding:
            'Accuracy came within 1.2 points of central training; 63% of the time was spent waiting for the slowest site.',
          limit: 'The sites had agreed on one camera, so differences between devices were not tested.',
        },
      },
      {
        id: 'delacour-2024',
        title: 'Private means and their price in small clinics',
        venue: 'Transactions on Distributed Learning',
        publishedOn: '2024-08-19',
        abstract: {
          aim: 'This paper quantifies the accuracy that differential privacy costs a clinic with few patients.',
          method: 'Noise was added to the updates of 40 simulated clinics with 50 to 5,000 records.',
          finding: 'Below 300 records, a privacy budget of 3 made the joint model worse for the clinic than its own.',
          limit: 'Simulated clinics share one distribution, which real ones do not.',
        },
      },
      {
        id: 'delacour-2022',
        title: 'Compressing updates without losing the rare class',
        venue: 'Workshop on Learning at the Edge',
        publishedOn: '2022-12-05',
        abstract: {
          aim: 'We compress the messages of federated learning and watch what happens to rare diseases.',
          method: 'Three schemes of compression were compared on skin images of 11 classes.',
          finding:
            'At one hundredth of the traffic, average accuracy fell by 0.8 points and that of the rarest class by 14.',
          limit: 'The rarest class had 96 images.',
        },
      },
    ],
  },
  {
    key: 'unterwald',
    fullName: 'Greta Unterwald',
    title: 'Professor',
    department: 'Department of Computer Science',
    university: 'Haldenfels University',
    countryCode: 'DE',
    field: 'Operating systems',
    topics: ['operating system kernels', 'memory isolation', 'scheduling'],
    publications: [
      {
        id: 'unterwald-2025',
        title: 'A kernel that learns where its locks hurt',
        venue: 'Proceedings of the Systems Circle',
        publishedOn: '2025-10-14',
        abstract: {
          aim: 'We find contended locks in an operating system kernel while it runs.',
          method: 'A sampling profiler was built into a kernel and tried on 64 cores with five server workloads.',
          finding: 'Splitting the three locks that it named raised throughput by 38% at an overhead below 1%.',
          limit: 'Locks that are held for less than a microsecond escape the sampling.',
        },
      },
      {
        id: 'unterwald-2023',
        title: 'Small kernels, small mistakes? Faults in 19 drivers after isolation',
        venue: 'Proceedings of the Systems Circle',
        publishedOn: '2023-10-17',
        abstract: {
          aim: 'Isolating drivers is said to contain their faults, and we put a figure to it.',
          method: 'We injected 4,200 faults into 19 drivers under three methods of isolation.',
          finding:
            'Page tables contained 94% of the faults, protection keys 89%; the remaining ones corrupted data on the device.',
          limit: 'Injected faults are simpler than those that programmers make.',
        },
      },
      {
        id: 'unterwald-2022',
        title: 'Scheduling under uncertainty about what a task will need',
        venue: 'Journal of System Software',
        publishedOn: '2022-03-30',
        abstract: {
          aim: 'A scheduler should place tasks although their demand is not known.',
          method: 'Demand was estimated from the first 20 ms of each task on a cluster of 300 machines.',
          finding: 'The estimate was within 15% for 77% of the tasks and shortened the tail of waiting by a third.',
          limit: 'Tasks shorter than 50 ms gain nothing.',
        },
      },
    ],
  },
];
