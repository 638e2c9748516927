import { worldField } from '../types.ts';

export const machineLearning = worldField(
  'Machine learning and artificial intelligence',
  {
    forum: { name: 'Proceedings of the Learning Systems Forum', capitals: 'title' },
    practice: { name: 'Journal of Statistical Learning Practice', capitals: 'sentence' },
    reliable: { name: 'Workshop on Reliable Models', capitals: 'title' },
    theory: { name: 'Annals of Learning Algorithms', capitals: 'title' },
    replication: { name: 'Replications in Machine Learning', capitals: 'sentence' },
    medical: { name: 'Clinical Prediction and Computation', capitals: 'sentence' },
  },
  [
    {
      university: 'akerselva',
      name: 'Torunn Hesselberg',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Informatics',
      mail: 'torunn.hesselberg',
      hIndex: 27,
      works: 84,
      topics: ['uncertainty estimation', 'trustworthy artificial intelligence', 'conformal prediction', 'time series'],
      papers: [
        {
          title: 'Conformal Intervals When the Grid Changes: Adaptive Coverage for Electricity Prices',
          date: '2026-05-04',
          venue: 'forum',
          abstract:
            'Adaptive conformal inference promises long-run coverage for any sequence, which is little comfort to a trader whose intervals fail for all of one January. We study coverage over short windows on day-ahead prices of five Nordic zones from 2015 to 2025, a period with two market redesigns and one energy crisis. Standard adaptive updates cover 90 % of hours overall but only 61 % in the fortnight after a redesign. Resetting the step size with a change detector brings the fortnight to 83 % at the cost of intervals that are 19 % wider. No method reached nominal coverage there, and we show by a simple lower bound that none without outside information can.',
        },
        {
          title: 'Group-conditional coverage with groups discovered from residuals',
          date: '2024-03-18',
          venue: 'practice',
          abstract:
            'Marginal coverage hides the people for whom a prediction set fails. Trees grown on the absolute residuals of a calibration half propose up to eight groups; Mondrian conformal prediction on the other half then covers each of them. On lengths of stay of 212,000 Norwegian hospital admissions the worst-covered of the found groups, emergency admissions above 85 years on Fridays, moves from 74 to 89 % coverage. The groups are stable under resampling only with more than about 4,000 calibration points. Interpreting them as causes would be a mistake that the tree form invites.',
        },
        {
          title: 'Exchangeability Tests That Practitioners Can Afford',
          date: '2022-12-02',
          venue: 'reliable',
          abstract:
            'Conformal guarantees rest on exchangeability, and almost nobody tests it. Betting martingales on conformal p-values detect violations online, with the wealth as a readout; we ask which betting strategy finds realistic shifts soonest. In 60 streams with annotated sensor replacements, label delays and seasonal drift, a mixture of six power bettors raised the alarm after a median of 140 points, and the popular histogram bettor after 420. Label delay is the hard case: with labels a week late every strategy degenerates into monitoring inputs.',
        },
      ],
    },
    {
      university: 'jacksonharbor',
      name: 'Marcus Treadwell',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Computer Science',
      mail: 'treadwell',
      hIndex: 31,
      works: 58,
      topics: ['optimisation for deep networks', 'deep learning', 'scaling laws', 'large-batch training'],
      page: {
        language: 'en',
        text: [
          'I work on why first-order methods train large networks at all, and what that says about how to run them cheaply.',
          'Prospective PhD students: I will probably take one student in the Fall 2027 cohort. Admission is by committee through https://admissions.jacksonharbor.example/cs, so please apply there and name me in the statement. I read every application that names me. I do not need an email beforehand.',
          'treadwell at jacksonharbor dot example',
        ],
        says: {
          students: 'yes',
          portal: 'https://admissions.jacksonharbor.example/cs',
          address: 'treadwell at jacksonharbor dot example',
        },
      },
      papers: [
        {
          title: 'Warmup Is Curvature Control: Tracking Sharpness Through the First Thousand Steps',
          date: '2025-07-15',
          venue: 'forum',
          abstract:
            'Everyone warms up the learning rate; explanations differ. By computing the top Hessian eigenvalue at every step of 340 short runs (ResNets, GPT-style decoders, MLP-Mixers), we find that warmup works when, and as far as, it lets sharpness fall below 2/η before η arrives there. Initialisations that start flat, such as zero-initialised residual branches, need no warmup, and adding it changes final loss by less than 0.01 nats. A one-line rule that raises η only while measured loss curvature permits matches hand-tuned schedules on 31 of 34 workloads. The three failures all use very large embedding tables, where the relevant curvature is sparse and our probe misses it.',
        },
        {
          title: 'Does the Critical Batch Size Depend on the Width?',
          date: '2024-05-01',
          venue: 'forum',
          abstract:
            'Past the critical batch size, extra parallelism buys nothing. We measured it for decoder-only language models from 19M to 1.2B parameters, with learning rates re-tuned at every batch size. It grows with the number of training tokens as a power of 0.47 and does not grow with width at all once tokens are held fixed, contrary to what is usually assumed when clusters are sized. A toy model of noisy quadratic descent on power-law spectra reproduces both facts. The largest model was trained once per setting, so its error bars come from the smaller ones.',
        },
        {
          title: 'Momentum Without a Momentum Buffer',
          date: '2023-01-30',
          venue: 'theory',
          abstract:
            'Optimizer state takes two thirds of the memory of training with Adam. We show that a second gradient evaluation at an extrapolated point replaces the first-moment buffer exactly for quadratics and to second order otherwise. In 8-GPU training of a 350M-parameter model the peak memory falls by 27 % and wall-clock time rises by 6 % because the evaluation can be shared with gradient accumulation. With micro-batches below 32 sequences the extrapolation is dominated by noise and convergence suffers visibly.',
        },
        {
          title: 'Edge of stability in training by stochastic rounding: a negative result',
          date: '2021-06-22',
          venue: 'replication',
          abstract:
            'It has been suggested that low-precision training settles at a lower sharpness because rounding acts as noise. Repeating the experiment with three seeds in place of one, and with learning rates tuned per precision, we find no difference: the mean sharpness at the end of training is 1.98/η in bfloat16 with stochastic rounding and 2.01/η in float32. The original effect goes back to a learning rate that was tuned for float32 alone. All of our networks are convolutional; attention layers were not part of the claim.',
        },
      ],
    },
    {
      university: 'ouchy',
      name: 'Elif Sayın',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'School of Computing',
      mail: 'elif.sayin',
      hIndex: 29,
      works: 71,
      topics: [
        'federated learning',
        'optimisation for deep networks',
        'multi-site clinical studies',
        'communication compression',
      ],
      papers: [
        {
          title: 'Eleven Hospitals, One Model: What Federated Training Cost Us in Two Years',
          date: '2025-12-08',
          venue: 'reliable',
          abstract:
            'Papers on federated learning simulate clients; we report on real ones. Between 2022 and 2024 eleven Swiss and Italian hospitals jointly trained a model for acute kidney injury on 486,000 stays that never left their sites. Of 31 months of calendar time 22 went into data harmonisation and contracts, and 9 days into training. The federated model reached an AUROC of 0.87, pooled training on a legally shareable subset 0.88, the median local model 0.81. Two sites withdrew halfway, and removing their contribution required retraining from the start. We derive recommendations for governance and for reporting.',
        },
        {
          title: 'Client Drift Is Mostly Label Drift',
          date: '2023-07-24',
          venue: 'forum',
          abstract:
            'Corrections for client drift add control variates that double communication. Decomposing the drift of local updates on six federated benchmarks, we attribute 70 to 94 % of its norm to differing label marginals and almost all of that to the bias of the last layer. Re-weighting logits by the local label prior, which costs one vector per client, recovers most of the gain of full control variates. It does nothing where the inputs differ and labels agree, as in handwriting by different writers; there the old corrections keep their place.',
        },
        {
          title: 'Error Feedback With Partial Participation',
          date: '2021-05-10',
          venue: 'theory',
          abstract:
            'Biased compressors such as top-k need error feedback, and error feedback needs every client to remember. When only a fraction of clients takes part in each round the memories become stale. We prove convergence for smooth non-convex objectives at a rate that degrades with the square root of the inverse participation rate, and exhibit a two-client example in which the dependence is attained. Refreshing memory with a 1-bit summary every 20 rounds brings 1 % top-k to within 0.3 points of uncompressed accuracy on 500 phones from a public keyboard data set. The proof assumes participation to be independent of data, an assumption that availability by time zone can violate.',
        },
      ],
    },
    {
      university: 'mystic',
      name: 'Priya Raghunathan',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Computer Science',
      mail: 'praghunathan',
      hIndex: 38,
      works: 96,
      topics: [
        'fairness in machine learning',
        'trustworthy artificial intelligence',
        'causal inference',
        'selective labels',
      ],
      papers: [
        {
          title: 'Loans Nobody Observed: Fairness Audits Under Selective Labels',
          date: '2026-02-17',
          venue: 'forum',
          abstract:
            'A lender sees repayment only for those it approved, so an audit of error rates by group is an audit of the approved. Using a credit union that, for nine weeks in 2019, approved 4 % of declined applications at random, we compare what five audit methods would have concluded with what was true. Inverse weighting reported equal false-negative rates; the randomised arm shows a gap of 11 points against applicants with thin files. Bounds that assume only monotone risk were too wide to conclude anything in four of six groups. Audits of selectively labelled data should state which of these assumptions they rely on; small randomised approval is the only design that tests them.',
        },
        {
          title: 'Post-Processing Helps the Same People Twice',
          date: '2024-06-10',
          venue: 'forum',
          abstract:
            'Randomised post-processing equalises error rates across groups by flipping coins for individuals near a threshold. Who are they? In four public lending and hiring data sets, 58 to 81 % of reversed decisions within the disadvantaged group go to its members with the highest scores, and repeated application in later stages of a pipeline favours them again. A flow formulation that spreads reversals costs 0.4 points of accuracy. Our results show that common post-processing makes a distributive choice implicitly, and we provide code to make it explicit.',
        },
        {
          title: 'Annotator disagreement predicts group error gaps better than group size',
          date: '2022-08-29',
          venue: 'practice',
          abstract:
            'Small groups are said to suffer from little data. Over 23 text and image data sets with individual annotator labels and group attributes, the entropy of labels within a group explains 46 % of the variance in its excess error, log group size 9 %. Adding data to a group with contested labels, simulated by holding back and returning half of it, closes less than a tenth of the gap. The relation disappears in the three data sets whose guidelines were revised after a pilot. Attributes were self-reported in 8 of the 23 sets and guessed by annotators in the others.',
        },
        {
          title: 'Thresholds, Appeals and Feedback: A Field Study of a Tenant Screening Score',
          date: '2020-02-03',
          venue: 'reliable',
          abstract:
            'We obtained 31,400 screening decisions of a rental platform, with the 1,912 appeals lodged against them. One appeal in three succeeded, most often because a court record belonged to someone else of the same name. Success rates do not differ by inferred ethnicity, but rates of lodging an appeal do, by a factor of 2.2. Correcting the score with appeal outcomes therefore improves it most for those who already complain. Ethnicity was inferred from surname and census block, with the known errors of that method.',
        },
      ],
    },
    {
      university: 'gapcheon',
      name: 'Yoon Tae-min',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'School of Computing',
      mail: 'taemin.yoon',
      hIndex: 17,
      works: 32,
      topics: ['continual learning', 'representation learning', 'self-supervised learning', 'replay'],
      papers: [
        {
          title: 'Forgetting Is Front-Loaded: The First Fifty Steps on a New Task',
          date: '2025-04-28',
          venue: 'forum',
          abstract:
            'Accuracy on earlier tasks is measured after a new task has been learned; we looked while it was being learned. On class-incremental ImageNet-100 more than 80 % of the eventual forgetting has happened within 50 gradient steps and half of it is later undone, a dip that end-of-task evaluation does not see. The dip is caused by the new class logits, which start at the scale of the old ones. Starting them at the mean of the old bias removes most of the dip and 3.1 points of final forgetting, without any buffer. In streams without task boundaries, where new classes seep in, there is no moment at which to apply the remedy.',
        },
        {
          title: 'Replay Budgets in Seconds, Not in Samples',
          date: '2023-09-26',
          venue: 'forum',
          abstract:
            'Storage is cheap and compute is not, yet continual learning papers limit the number of stored samples. Re-evaluating twelve methods at equal wall-clock time on a stream of 39 million geotagged photographs changes their order almost completely: uniform replay from an unlimited store beats all ten regularisation and distillation methods by 4 to 17 points. The margin shrinks when the stream arrives faster than one pass can follow. We release the timing harness. Privacy law may forbid an unlimited store, and then the older comparison applies.',
        },
        {
          title: 'Self-supervised features drift along fewer directions',
          date: '2022-03-07',
          venue: 'replication',
          abstract:
            'Contrastive pre-training is reported to forget less than supervised training. We confirm this for 5 of 7 combinations of objective and stream, and find a reason: the drift of features between tasks has a participation ratio of 12 under contrastive training against 71 under cross-entropy, so that a linear probe can be corrected with few labels. The two exceptions use batch sizes below 128. Nothing in the measurement tells whether low-dimensional drift is a property of the loss or of augmentation, which we could not vary independently.',
        },
      ],
    },
    {
      university: 'kromme',
      name: 'Hendrik Wolthuis',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Informatics',
      mail: 'h.wolthuis',
      hIndex: 30,
      works: 77,
      topics: ['causal inference', 'interpretable models', 'causal discovery', 'small medical data sets'],
      papers: [
        {
          title: 'Causal discovery competitions reward the simulator',
          date: '2024-10-30',
          venue: 'practice',
          abstract:
            'Benchmarks for causal discovery are simulated, and simulation leaves fingerprints: in additive noise models the marginal variance grows along the causal order. We re-scored the entries of four public competitions after standardising every variable. The winning entry of two of them fell behind a random ordering. On three gene knock-down data sets, where interventions give a partial truth, no entry did better than regressing on the ten most variable genes (area under the precision–recall curve 0.12 to 0.15). These data sets have their own bias, since essential genes cannot be knocked down for long.',
        },
        {
          title: 'Negative Controls for Treatment Effect Models in Dutch Primary Care',
          date: '2023-02-14',
          venue: 'reliable',
          abstract:
            'Estimated effects of heterogeneous treatment are hard to check because nobody receives both treatments. We ran four meta-learners on 88,000 primary care patients for outcomes that the treatment cannot influence, such as ankle sprains after statins. All four found “responders”: the top decile differed from the bottom by 3 to 7 percentage points. Orthogonalised learners halved the spurious spread. We recommend negative controls as a necessary, though not sufficient, check before individualised effects are reported.',
        },
        {
          title: 'Which Edges Does the Expert Believe? Eliciting Graph Priors From Clinicians',
          date: '2021-11-09',
          venue: 'theory',
          abstract:
            'Expert knowledge enters causal discovery as required and forbidden edges, as though experts were certain and consistent. Twenty-six intensivists stated odds for 45 edges among ten variables in sepsis, twice, three weeks apart. Within-person correlation of log-odds was 0.71 for physiological edges and 0.32 for those involving a treatment decision. A prior that down-weights the second kind changed the posterior modal graph in 4 of its 13 edges. Elicited priors should therefore be specific to the kind of edge.',
        },
      ],
    },
    {
      university: 'dreisam',
      name: 'Annegret Köberle',
      title: 'Professor',
      position: 'Junior Professor',
      department: 'Department of Informatics',
      mail: 'koeberle',
      hIndex: 18,
      works: 35,
      topics: ['deep learning', 'few-shot learning', 'hyperparameter optimisation', 'tabular records'],
      papers: [
        {
          title: 'Tabular Foundation Models Have Seen Your Benchmark',
          date: '2026-06-19',
          venue: 'forum',
          abstract:
            'Pre-trained in-context learners now lead tabular leaderboards whose data sets are twenty years old and widely copied. Of 176 common benchmark tables we found 61 verbatim, and 38 with reordered columns, in a public crawl of the kind used for pre-training. On a fresh collection of 40 tables, obtained from offices that had never published them, the lead over tuned gradient boosting drops from 2.8 to 0.6 points of accuracy and reverses above 20,000 rows. Purely synthetic pre-training shows no such drop. We release the detection tool and propose that leaderboards report results on tables published after the training cut-off.',
        },
        {
          title: 'Stop tuning at noon: budgets and variance in hyperparameter optimisation',
          date: '2024-01-22',
          venue: 'practice',
          abstract:
            'How long should one tune? From 1.1 million recorded evaluations of five learners on 104 tables we compute the probability that another hour changes which learner wins on fresh data. After 40 evaluations it is below 5 % on three tables out of four; beyond that, tuning fits validation noise, and on tables with fewer than 1,000 rows it makes test error worse. Repeated cross-validation delays the point by a factor of three, and seems the better use of a machine. Neural networks profit longer than trees, but the longest budget we could record was one day.',
        },
        {
          title: 'Meta-Learned Priors for Learning Curves',
          date: '2022-07-18',
          venue: 'theory',
          abstract:
            'Early stopping of bad configurations needs a forecast of where a learning curve will end. A transformer trained on ten million synthetic curves, drawn from a parametric family with kinks, plateaus and divergence, outputs a posterior in one forward pass. On 15,000 real curves its log-likelihood exceeds that of Markov chain Monte Carlo with the same prior truncated at ten minutes, and it is 8,000 times faster. Curves with learning-rate restarts lie outside the family and are forecast with great and misplaced confidence.',
        },
      ],
    },
    {
      university: 'merricreek',
      name: 'Nadia Farrokhzad',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Computing',
      mail: 'nadia.farrokhzad',
      hIndex: 19,
      works: 40,
      topics: ['graph neural networks', 'representation learning', 'molecular graphs', 'expressivity'],
      papers: [
        {
          title: 'Over-Squashing Is Not a Bottleneck for Molecules',
          date: '2025-09-11',
          venue: 'forum',
          abstract:
            'Graph rewiring is sold as a cure for over-squashing, and molecules are its showcase. We measured the Jacobian between all atom pairs for six message-passing architectures on four property benchmarks. Sensitivity decays with distance as predicted, but in three of the four tasks labels do not depend on pairs further apart than five bonds, and removing longer paths from the data changes the error by less than 2 %. Rewiring helps in the fourth, peptide aggregation, by 11 %. Much of its reported benefit elsewhere disappears when the base model is tuned equally long.',
        },
        {
          title: 'Counting Rings: Substructure Encodings Under Scaffold Splits',
          date: '2023-12-05',
          venue: 'forum',
          abstract:
            'Encodings of ring counts lift graph networks beyond the colour-refinement limit. Random splits reward them with up to 9 % lower error on solubility and lipophilicity; under scaffold splits the gain falls to 1 %, and on two toxicity endpoints it turns into a loss. Inspection of attribution maps shows that ring encodings serve as scaffold identifiers. We propose to drop a random tenth of the encodings in training, which restores half of the gain. Scaffolds are a chemist’s notion of similarity and only one of several ways to make a split hard.',
        },
        {
          title: 'How transferable are graph self-supervision objectives? A registered comparison',
          date: '2022-05-26',
          venue: 'replication',
          abstract:
            'Seven self-supervised objectives for molecular graphs were pre-trained under one protocol that had been registered before any run. Averaged over eleven downstream tasks and ten seeds, five are statistically indistinguishable from no pre-training; masked-atom prediction with motif vocabulary gains 1.9 points (95 % interval 0.8 to 3.1). Earlier gains of up to 7 points can be traced to comparing with an untuned baseline. All configurations, 3.1 GPU-years of runs on up to two million molecules, are available for reuse.',
        },
      ],
    },
    {
      university: 'burrard',
      name: 'Pang Xiulan',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Computer Science',
      mail: 'xpang',
      hIndex: 24,
      works: 52,
      topics: ['reinforcement learning', 'uncertainty estimation', 'offline evaluation', 'intensive care'],
      papers: [
        {
          title: 'Off-policy evaluation disagrees with itself: sepsis policies under 48 defensible analyses',
          date: '2025-03-20',
          venue: 'medical',
          abstract:
            'Learned vasopressor policies have been reported to save lives on paper. For one published policy we repeated the evaluation under every combination of four state definitions, three estimators, two time grids and two rules for discharged patients, each of which appears in the literature. The estimated change in 90-day survival ranges from −6 to +14 percentage points, and 19 of the 48 intervals exclude zero in one direction or the other. Time grid alone moves it by 8 points. We conclude that the data at hand do not answer the question, and describe which prospective logging would.',
        },
        {
          title: 'Pessimism Where It Counts: State-Wise Penalties in Offline Reinforcement Learning',
          date: '2023-05-16',
          venue: 'forum',
          abstract:
            'Uniform pessimism punishes rare actions even where they are harmless. We scale the penalty by the advantage gap that a worst-case model consistent with the data could produce, computed through two ensembles and one linear program per batch. Median normalised return over 27 offline tasks rises from 71 to 79, with the largest gains in narrow expert data. Five extra hours per task are the price. When the behaviour policy is deterministic the worst case is unbounded and the method falls back to cloning.',
        },
        {
          title: 'Rewards From Ventilator Alarms: A Case of Goodhart',
          date: '2021-10-21',
          venue: 'reliable',
          abstract:
            'An agent that was rewarded for fewer ventilator alarms in a physiological simulator learned to sedate. This short paper traces how: alarms in the training logs of 3,700 ventilated patients fall by 64 % under deep sedation, a correlation that nurses in our group recognised at once. Penalising sedation depth moved the exploit to longer tubing intervals. After five rounds of repair the agent was no better than the unit’s protocol. Logs of all rounds are published as a case study of reward misspecification.',
        },
      ],
    },
    {
      university: 'pyynikki',
      name: 'Mikko Rautavaara',
      title: 'Dr',
      position: 'Senior Researcher',
      department: 'Department of Informatics',
      mail: 'mikko.rautavaara',
      hIndex: 16,
      works: 47,
      topics: ['uncertainty estimation', 'deep learning', 'Bayesian neural networks', 'low-power devices'],
      papers: [
        {
          title: 'Last-Layer Laplace on a Microcontroller',
          date: '2024-08-12',
          venue: 'reliable',
          abstract:
            'Uncertainty costs memory that a sensor node does not have. We store the last-layer posterior of a keyword spotter as a rank-8 factor in 6 kB and evaluate the predictive variance in fixed point on a 64 MHz processor. Rejecting the least certain tenth of the utterances lowers the false-accept rate from 2.9 to 1.1 per hour in recordings from 14 kitchens, for 3 % more energy. Full-precision Laplace would give 0.9. Wind, which the training set lacks, is rejected only half of the time.',
        },
        {
          title: 'Deep ensembles and the Bayesian posterior: an experiment with a known answer',
          date: '2022-11-14',
          venue: 'practice',
          abstract:
            'Are deep ensembles good because they approximate the posterior? For networks of 2,000 to 60,000 weights we can afford Hamiltonian Monte Carlo with convergence diagnostics that pass, which gives a reference. Ensembles predict better than the reference on 9 of 14 data sets while disagreeing with its predictive variance (rank correlation 0.34 far from data). Tempering the posterior at 0.3 makes it resemble the ensemble. One reading is that the prior, and not inference, is at fault; small networks may also be the wrong place to ask.',
        },
        {
          title: 'Predictive Maintenance With Honest Failure Times',
          date: '2020-09-09',
          venue: 'reliable',
          abstract:
            'Run-to-failure data sets stop when a technician says so. For 212 paper-machine bearings we had both the replacement date and, from later dissection, a grade of the damage found; 37 % had been replaced without need. Training on replacement dates teaches a network the habits of the maintenance crew. Treating unneeded replacements as censored lengthens the predicted median life by 29 % and doubles the width of its interval. Dissection grades were given by one person, whom we asked to repeat 40 of them (weighted kappa 0.77).',
        },
      ],
    },
    {
      university: 'croixrousse',
      name: 'Blandine Perrachon',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Computer Science',
      mail: 'blandine.perrachon',
      hIndex: 26,
      works: 62,
      topics: ['generative models', 'representation learning', 'optimal transport', 'diffusion models'],
      page: {
        language: 'fr',
        text: [
          'Blandine Perrachon, professeure des universités, équipe Modèles génératifs et transport.',
          'Je n’encadrerai pas de nouvelle thèse avant la rentrée 2028. Les candidatures spontanées restent sans réponse.',
        ],
        says: { students: 'no' },
      },
      papers: [
        {
          title: 'Who Is Copied? Near-Duplicates, Rare Faces and the Samples of Diffusion Models',
          date: '2025-05-22',
          venue: 'forum',
          abstract:
            'Generative diffusion models copy some of their training images, and it is not the famous ones alone. We trained 36 models on subsets of a face collection in which the number of photographs per person was set by us to between 1 and 200, and searched a million samples for copies. Persons with five to ten photographs are copied most, 4.1 times as often as those with one; above fifty the model has learned a face and no longer a picture. Removing near-duplicates by image hash shifts the peak without lowering it. A random-feature model with clustered inputs shows the same hump. Our images are 64 pixels wide and carry no text, and conditioning may change the picture.',
        },
        {
          title: 'Sliced Transport for Sets of Unequal Mass',
          date: '2022-02-11',
          venue: 'theory',
          abstract:
            'Comparing cell populations before and after treatment calls for a transport cost that lets mass vanish. We define an unbalanced sliced distance that can be computed in n log n, prove its sample complexity to be free of dimension, and give a counter-example to a natural stronger statement. On 41 paired single-cell samples it separates responders from non-responders with an AUROC of 0.83 in 4 s per pair, where entropic unbalanced transport needs 11 min. The mass penalty must be chosen, and the biological conclusion does depend on it.',
        },
        {
          title: 'Fréchet distances and the ten thousandth image',
          date: '2020-12-16',
          venue: 'practice',
          abstract:
            'Image generators are ranked by a distance between Gaussian fits to features, estimated from 10,000 or 50,000 samples. The estimator is biased, the bias differs between models, and rankings of the top five on two leaderboards are undecided once it is corrected by extrapolation in 1/n. With 250,000 samples the order of two pairs reverses. We therefore recommend extrapolated scores with intervals, while noting that the choice of feature extractor remains a larger source of arbitrariness.',
        },
      ],
    },
    {
      university: 'enoriver',
      name: 'Adaeze Oyelaran',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Computer Science',
      mail: 'adaeze.oyelaran',
      hIndex: 43,
      works: 131,
      topics: ['interpretable models', 'fairness in machine learning', 'rule lists', 'small medical data sets'],
      papers: [
        {
          title: 'A Rashomon Set for Emergency Triage: 41,000 Good Scorecards and One Committee',
          date: '2026-01-12',
          venue: 'forum',
          abstract:
            'Many sparse models fit a problem equally well; which of them should be used is then not a statistical question. We enumerated all integer scorecards with at most eight items within 1 % of the best loss on 63,000 triage records, 41,286 in number, and let a hospital committee of nine filter them through an interface of five sliders. After 70 minutes they had chosen a card without systolic pressure, which is often taken late. Its AUROC is 0.004 below the optimum. The study suggests that sets of near-optimal models can be a basis for deliberation by domain experts.',
        },
        {
          title: 'Optimal Sparse Survival Trees by Dynamic Programming With Bounds',
          date: '2024-02-26',
          venue: 'theory',
          abstract:
            'Greedy survival trees split on whatever helps at the root. Branch-and-bound with equivalent-point bounds finds provably optimal trees of depth five for data sets of up to 20,000 records in minutes. On 17 data sets the integrated Brier score improves by 0.6 to 8.2 % over greedy trees with as many leaves. Heavy censoring weakens the bounds, and beyond 70 % of censored records two searches did not end within a day. Code and the full set of trees are included in the appendix.',
        },
        {
          title: 'Do clinicians simulate the model? Think-aloud evidence on additive risk scores',
          date: '2022-09-30',
          venue: 'medical',
          abstract:
            'Additive scores count as interpretable because a person could compute them. Eighteen residents and consultants thought aloud while using a stroke-risk score on twelve vignettes; transcripts were coded by two of us (kappa 0.74). Only 31 of 216 uses contained any arithmetic. What they did was look for the one item that disagreed with their own impression, and when it existed they changed their minds in 40 % of cases, for better and worse about equally. Vignettes were on paper, without the interruptions of a ward.',
        },
        {
          title: 'Explanations of Black Boxes as Objects of Appeal: Three Parole Boards',
          date: '2019-10-28',
          venue: 'reliable',
          abstract:
            'Some parole boards hand out feature attributions with risk scores. We compared the attributions stated in 702 denials with those recomputed from the inputs under three published methods. In 29 % of cases the top-ranked reason changes with the method, and in 8 % with the random seed. A four-item additive model reached the same AUROC of 0.69 in this population. Where decisions can be appealed, we argue for models whose reasons are unique.',
        },
      ],
    },
    {
      university: 'barigui',
      name: 'Rafael Cordovil',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Departamento de Informática',
      mail: 'rcordovil',
      hIndex: 11,
      works: 29,
      topics: ['self-supervised learning', 'few-shot learning', 'bioacoustics', 'noisy crowd labels'],
      papers: [
        {
          title: 'Five Recordings Are Enough for Half of the Atlantic Forest',
          date: '2025-10-17',
          venue: 'forum',
          abstract:
            'Bird classifiers need hundreds of recordings per species; for 190 of the 893 species of the Atlantic Forest fewer than ten exist. With features from self-supervised training on 6,200 h of unlabelled soundscapes from Paraná, nearest-prototype classification with five recordings reaches an average precision of at least 0.7 for 451 species. Accuracy is lower for songbirds with regional dialects and lowest for parrots. Expert ornithologists checked a random 2 % of detections from a reserve that took no part in training, and agreed with 84 %. Dawn chorus with more than four overlapping voices was left out.',
        },
        {
          title: 'Rain, Insects and Other Confounders in Passive Acoustic Data',
          date: '2023-11-20',
          venue: 'reliable',
          abstract:
            'A frog detector that worked in one valley failed in the next because cicadas there call at the same hour. By crossing recorder, month and hour in 3,000 annotated minutes we separate what a classifier owes to the species and what to the place. Up to 40 % of its accuracy in random splits is explained by recorder identity. Mixing background from the target site, ten minutes of which suffice, recovers two thirds of the loss. Evaluation across sites should hence be reported by default in passive acoustics, together with recorder identity.',
        },
        {
          title: 'Learning from volunteers who say “not sure”',
          date: '2021-12-13',
          venue: 'practice',
          abstract:
            'Citizen science platforms discard the answer “not sure”. In 88,000 labels by 1,250 volunteers for camera-trap images it is informative: expertise, estimated from gold images, rises with the share of “not sure” up to 15 % and falls beyond. A label model that includes it as a third outcome raises the accuracy of the consensus from 90.2 to 93.7 % and most of all for small cats. Volunteers who left after fewer than 20 images were pooled, since nothing could be estimated for them.',
        },
      ],
    },
    {
      university: 'hirosegawa',
      name: 'Kazuhiko Onodera',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Department of Computer Science',
      mail: 'onodera',
      hIndex: 40,
      works: 187,
      topics: ['representation learning', 'uncertainty estimation', 'kernel methods', 'dimension reduction'],
      papers: [
        {
          title: 'Kernel Mean Embeddings of Stratified Samples',
          date: '2021-02-08',
          venue: 'theory',
          abstract:
            'Surveys are stratified, kernel two-sample tests are not. We derive the asymptotic null distribution of the maximum mean discrepancy for samples drawn by strata with unequal weights, and a wild bootstrap that respects them. In simulations with ten strata the ordinary test rejects a true hypothesis in 14 % of cases at the 5 % level, the corrected one in 5.3 %. Applied to two waves of a Japanese health survey it finds no change where the uncorrected test does. Clustered sampling within strata would need another bootstrap.',
        },
        {
          title: 'On the number of random features needed near a decision boundary',
          date: '2019-08-05',
          venue: 'practice',
          abstract:
            'Bounds for random Fourier features are uniform over the domain, but a classifier cares for the region in which its sign may change. Under a margin condition with exponent α the required number of features is shown to grow as n to the power 1/(2+α) instead of the square root of n. On six data sets with estimated α between 0.8 and 3 the bound orders the required numbers correctly, although its constants are too large by two orders of magnitude. The analysis explains why fewer features than predicted by uniform bounds suffice in practice.',
        },
        {
          title: 'Principal Curves Revisited With Cross-Validated Bandwidths',
          date: '2020-04-13',
          venue: 'theory',
          abstract:
            'Principal curves went out of fashion because they bend to noise. A leave-one-out criterion on projection residuals, computed in closed form for kernel smoothers, picks bandwidths which are within 12 % of the oracle in 16 simulated settings. Ordering of 2,700 differentiating cells by the resulting curve agrees with sampling time at a rank correlation of 0.91. For closed loops and branching data the criterion selects very large bandwidths, which can serve as a diagnostic.',
        },
      ],
    },
    {
      university: 'shahgoli',
      name: 'Behnam Vatankhah',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Faculty of Computer Engineering',
      mail: 'b.vatankhah',
      hIndex: 10,
      works: 24,
      topics: ['deep learning', 'optimisation for deep networks', 'quantisation', 'low-power devices'],
      papers: [
        {
          title: 'Training on One Old Card: Memory-Frugal Fine-Tuning for Persian Speech',
          date: '2025-08-06',
          venue: 'reliable',
          abstract:
            'Most laboratories in our region own one or two consumer cards of an older generation. We ask what fine-tuning of a 300M-parameter speech encoder is possible within 8 GB, and compare reversible blocks, 8-bit optimizer state, low-rank updates and sequence bucketing, alone and together. Low-rank updates with bucketing fit and reach a word error rate of 13.8 % on a 40 h Persian corpus; full fine-tuning on rented hardware reaches 13.1 %. Training takes 61 h in place of 5. The corpus is read speech from radio, cleaner than telephone calls.',
        },
        {
          title: 'Per-Channel Scales Are Not Free: Quantisation on Processors Without Vector Units',
          date: '2023-03-27',
          venue: 'reliable',
          abstract:
            'Quantisation papers count bits; the processor counts cycles. On three microcontrollers without vector instructions, per-channel scales slow integer convolutions by 17 to 44 % because rescaling no longer fuses with accumulation. Power-of-two scales avoid this for a loss of 0.9 points on a wake-word task. We give a cost model that predicts measured latency within 8 %. Flash wait states, which differ between boards of the same processor, are the largest remaining error.',
        },
        {
          title: 'A second look at lottery tickets under equal compute',
          date: '2022-01-26',
          venue: 'replication',
          abstract:
            'Iterative pruning finds sparse networks that train well from their original weights, after training the dense network many times. If the random baseline is given the same total compute, in the form of longer training with cosine decay, the advantage at 90 % sparsity shrinks from 1.7 to 0.4 points on CIFAR-10 and is within noise on speech commands. At 98 % it remains substantial. Results come from five seeds and networks of up to 11M weights, which is the size at which the phenomenon was described.',
        },
      ],
    },
  ],
);
