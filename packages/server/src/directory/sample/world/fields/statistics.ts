import { worldField } from '../types.ts';

export const statistics = worldField(
  'Statistics',
  {
    inference: { name: 'Journal of Applied Inference', capitals: 'sentence' },
    practice: { name: 'Proceedings of the Statistical Practice Meeting', capitals: 'title' },
    letters: { name: 'Letters in Probability and Data', capitals: 'sentence' },
    medicine: { name: 'Trials, Cohorts and Models', capitals: 'sentence' },
    space: { name: 'Space, Time and Extremes', capitals: 'title' },
    official: { name: 'Surveys and Registers', capitals: 'sentence' },
    theory: { name: 'Mathematical Theory of Inference', capitals: 'title' },
  },
  [
    {
      university: 'nidelva',
      name: 'Håvard Oldervik',
      title: 'Professor',
      position: 'Professor',
      department: 'Institutt for matematiske fag',
      mail: 'havard.oldervik',
      hIndex: 31,
      works: 88,
      topics: [
        'spatial statistics',
        'Bayesian inference',
        'integrated nested Laplace approximation',
        'Gaussian processes',
      ],
      papers: [
        {
          title: 'Fields on Fjords: Gaussian Random Fields That Respect a Coastline',
          date: '2025-11-04',
          venue: 'space',
          abstract:
            'A stationary field on the map links two neighbouring fjords across a mountain, although no fish swims there. We define a Matérn-like field by a stochastic differential equation on water only, with a barrier term that leaves one free parameter for leakage, and solve it on a mesh of 61,000 triangles along the Norwegian coast. With sea lice counts at 842 farms the log score per farm and week improves by 0.11 over the stationary model and most in fjords less than 3 km wide. Currents make real dependence directional, which the model leaves out. Leakage is estimated at zero.',
        },
        {
          title: 'Which posterior should be propagated? Two-stage Bayesian fits of exposure and health',
          date: '2023-08-21',
          venue: 'inference',
          abstract:
            'Exposure surfaces are often fitted first and plugged into a health model, in one of four ways. For linear Gaussian models we derive bias and coverage of all four; for a log-linear model we simulate with the monitors of one Norwegian county. Plugging in the mean gives intervals of nominal 95 % that cover 81 %. Drawing from the joint posterior restores 94 % with 50 draws, and independent draws at each location do worse than the mean. The joint fit is not always best: under a wrong exposure model feedback from health data moved the surface by two standard deviations.',
        },
        {
          title: 'A penalised prior for the number of knots that is indifferent to their places',
          date: '2021-01-27',
          venue: 'letters',
          abstract:
            'Low-rank smoothers need a number of knots, and users have none in mind. We place an exponential prior on the distance from a model with constant effect, measured in the square root of the Kullback–Leibler divergence, and calibrate it by a statement about effective degrees of freedom. On 32 data sets from a smoothing textbook the posterior median lies within one degree of the value chosen by cross-validation in 27. Where the signal has a jump, as in three cases, both do badly.',
        },
      ],
    },
    {
      university: 'maschsee',
      name: 'Svenja Rickmers-Okoro',
      title: 'Professor',
      position: 'Junior Professor',
      department: 'Institut für Statistik',
      mail: 'svenja.rickmers',
      hIndex: 13,
      works: 29,
      topics: [
        'high-dimensional statistics',
        'penalised regression',
        'nonparametric regression',
        'post-selection inference',
      ],
      papers: [
        {
          title: 'Honest Intervals After Screening With Pairwise Interactions',
          date: '2026-03-25',
          venue: 'theory',
          abstract:
            'With 500 predictors there are 124,750 pairwise interactions, and hardly anyone reports an interval for one without having looked first. For screening by marginal correlation followed by the lasso, we condition on the screened set only and not on the lasso’s path, which keeps truncated normal intervals short. Coverage is proved to be asymptotically uniform if the design is Gaussian and fewer than n^{1/3} interactions are strong. Median length is 1.4 times that of data splitting at half the sample size and always finite. Binary predictors of low prevalence violate our conditions, and simulated coverage then falls to 0.87.',
        },
        {
          title: 'How many folds does a debiased lasso need?',
          date: '2024-01-16',
          venue: 'letters',
          abstract:
            'Cross-fitting protects debiased estimators from overfitting, at the cost of fitting on fewer observations. Expanding the bias to second order shows that it decreases with the number of folds K until the variance of the nuisance fit takes over, at K proportional to the ratio of sparsity to the log of dimension. In gene expression panels of 72 to 530 samples this is between 6 and 19, well above the usual two or five. Computation can be shared between folds, so that twenty of them take three times as long as one.',
        },
        {
          title: 'Monotone regression in the presence of a few cheating responses',
          date: '2021-10-12',
          venue: 'inference',
          abstract:
            'Isotonic least squares is shifted by any single outlier near the edge. We replace squares by a median-of-means criterion over blocks of adjacent design points, which retains the rate n^{−1/3} as long as the number of contaminated responses is below n^{1/3}. The constant is worse by a factor of 1.5 under Gaussian noise. On dose–response curves of 173 pesticides, laboratories flagged 41 runs as failed; the fit with these runs included is as close to the fit without them as the bootstrap can tell in 39. Ties in the design need a separate treatment.',
        },
      ],
    },
    {
      university: 'lanterna',
      name: 'Tommaso Bruzzone',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Dipartimento di Matematica',
      mail: 'tommaso.bruzzone',
      hIndex: 15,
      works: 42,
      topics: ['functional data analysis', 'time series analysis', 'electricity demand', 'permutation tests'],
      papers: [
        {
          title: 'Curves that begin late: registration of incomplete load profiles',
          date: '2025-02-18',
          venue: 'inference',
          abstract:
            'Smart meters fail, and a daily load curve may start at noon. Registering such fragments to a common clock is ambiguous, since a late start and a late riser look alike. We let warping functions share a low-dimensional structure that is learned from complete curves and show identifiability if at least a third of each fragment overlaps with one landmark. Holidays, which have no landmark, were left aside. For 9,400 Ligurian households imputed peak times are off by 11 min in the mean, half the error of registration curve by curve.',
        },
        {
          title: 'Permutation tests for functional coefficients when the errors are autocorrelated',
          date: '2022-06-08',
          venue: 'letters',
          abstract:
            'Exchangeability fails for daily curves whose errors carry over from day to day. Permuting signs of frequency components in blocks, rather than days, gives tests that are asymptotically exact for a function-on-scalar model with short memory. At 365 days and a lag-one correlation of 0.5 the actual level is 5.6 %, against 17 % if days are permuted freely. Power costs are about 8 %. The interval-wise version tells at which hours of the day a tariff has an effect; seasonal heteroscedasticity was removed beforehand.',
        },
        {
          title: 'Forecast Combination for Demand Curves at the Hour of the Clock Change',
          date: '2020-05-13',
          venue: 'practice',
          abstract:
            'Twice a year electricity demand curves have 23 or 25 hours, and combined forecasts go wrong for a week. We reconstruct weights of five forecasters from seventeen years of clock changes in Italy with a functional ridge penalty that shrinks to the weights of the week before. Mean absolute error over the following seven days drops from 3.1 to 2.4 %. All of the gain comes from spring. With two changes a year a sample of 34 events is all that can be had, and the penalty was chosen on the first twenty.',
        },
      ],
    },
    {
      university: 'nervion',
      name: 'Ainhoa Zubimendi',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Departamento de Matemática Aplicada y Estadística',
      mail: 'a.zubimendi',
      hIndex: 10,
      works: 24,
      topics: ['small area estimation', 'household surveys', 'Bayesian inference', 'official statistics'],
      page: {
        language: 'en',
        text: [
          'I work with statistical offices on estimates for places that no survey was designed for.',
          'There is a four-year doctoral contract in 2027 (Basque government, call opens in February). If you have used survey weights in anger, write to a.zubimendi at nervion.example with “SAE contract” in the subject line.',
        ],
        says: { students: 'yes', subjectCode: 'SAE contract', address: 'a.zubimendi at nervion.example' },
      },
      papers: [
        {
          title: 'Unemployment in 2,500 valleys: small area models under informative non-response',
          date: '2025-09-10',
          venue: 'official',
          abstract:
            'Labour force surveys lose one household in four, and not at random. An area-level model whose sampling error has a bias term tied to the response rate was fitted to six years of quarterly data in 2,507 municipalities of northern Spain. The bias term is needed: a fall in response of ten points goes with 0.7 points lower measured unemployment at equal register unemployment. Credible intervals widen by a third. Benchmarking to provincial totals hides the bias where it is largest, in mining valleys; we have no external truth later than the 2021 census.',
        },
        {
          title: 'Multilevel models when the post-strata are empty',
          date: '2023-03-29',
          venue: 'official',
          abstract:
            'Post-stratification asks for counts that a statistical office will not release below ten. We treat the suppressed cells as latent and integrate over tables consistent with published margins, by a Markov chain on integer tables that moves along quadrangles. Chains mix slowly where margins are zero. In a test with the full table of one Basque province, 41 % of 18,480 cells being suppressed, the root mean squared error grows by 6 % relative to complete counts; filling cells with four instead gives 29 %.',
        },
        {
          title: 'Does the interviewer know? Interviewer effects and estimates of poverty',
          date: '2021-04-14',
          venue: 'official',
          abstract:
            'Interviewers account for variance in income questions, and areas are usually served by one of them. When 38 interviewers were interpenetrated in two districts for cost reasons, the two sources could be separated. Of the between-area variance in poverty rates 44 % belongs to interviewers. Ignoring this, a Fay–Herriot model produces areas that differ where people do not. A crossed design for 5 % of the sample would suffice to estimate both components within a quarter of their value, according to a simulation.',
        },
      ],
    },
    {
      university: 'dommel',
      name: 'Ruud Hoefnagels',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Mathematics and Computer Science',
      mail: 'r.hoefnagels',
      hIndex: 25,
      works: 66,
      topics: ['experimental design', 'Gaussian processes', 'time series analysis', 'reliability'],
      papers: [
        {
          title: 'Designs for Machines That Drift',
          date: '2024-10-09',
          venue: 'practice',
          abstract:
            'Textbook factorials assume that a machine is the same on Friday. We search for run orders that are nearly orthogonal to a random walk whose variance is learned from the machine’s history, with up to 64 runs and costs for changing each factor. On a wafer polisher with drift of 0.4 µm a day, orders found by our exchange algorithm estimate main effects with standard errors 38 % lower than randomised orders, at 1.2 times the number of changes. Randomisation as a safeguard is lost: a jump at the seventeenth run fooled the analysis completely.',
        },
        {
          title: 'Screening with four levels at the price of two',
          date: '2022-02-22',
          venue: 'letters',
          abstract:
            'Definitive screening uses three levels, so quadratic effects are aliased with each other. By assigning pairs of two-level columns we construct four-level designs in 24, 32 and 40 runs for up to twelve factors in which every quadratic effect is clear of all main effects. Projections on any three factors support the full second-order model. D-efficiency is between 71 and 84 %. For 28 and 36 runs we prove by exhaustion that such designs do not exist with more than five factors.',
        },
        {
          title: 'Remaining life of bearings from censored vibration paths',
          date: '2020-01-14',
          venue: 'inference',
          abstract:
            'Bearings are replaced before they fail, which censors the very degradation that one wants to predict. Joint models of vibration level and failure time were fitted to 1,160 bearings of paper machines, of which 73 failed. The hazard doubles with every 1.9 dB; conditional on level, slope adds nothing. Predictive intervals for remaining life at 30 days cover 92 % of the failures in a later year. Replacement was decided by people who had looked at the same vibration, and we argue that censoring is therefore ignorable given the path, not otherwise.',
        },
      ],
    },
    {
      university: 'schlossberg',
      name: 'Katharina Plieschnegger',
      title: 'Dr',
      position: 'Senior Researcher',
      department: 'Institut für Statistik',
      mail: 'katharina.plieschnegger',
      hIndex: 11,
      works: 33,
      topics: ['extreme value theory', 'rainfall extremes', 'spatial statistics', 'time series analysis'],
      papers: [
        {
          title: 'Ten-Minute Rain in the Eastern Alps: Extremes From Gauges That Overflow',
          date: '2025-04-23',
          venue: 'space',
          abstract:
            'Tipping-bucket gauges under-record at the very intensities on which return levels depend. We write the likelihood of a generalised Pareto model for ten-minute sums with an intensity-dependent, random loss, calibrated on 19 gauges that stood beside a weighing gauge for six summers. For 211 Austrian stations the 100-year level rises by 14 % in the median and the shape parameter from 0.11 to 0.15. The nineteen pairs lie below 1,100 m, and snow pellets were excluded. Duration curves become steeper below half an hour.',
        },
        {
          title: 'Is it the same storm? Declustering with a radar in hand',
          date: '2023-05-11',
          venue: 'inference',
          abstract:
            'Runs declustering calls two exceedances independent when they are some hours apart. Tracking cells on radar for 583 summer days shows that a third of clusters defined by a six-hour run contain more than one storm, and that one storm in nine is cut into two clusters. Estimates of the extremal index change from 0.61 to 0.74, return levels by less than 3 %. Declustering thus matters for the number of events, an insurer’s question, and little for design values. Tracking itself depends on a reflectivity threshold; results are for 35 dBZ.',
        },
        {
          title: 'Conditional Extremes Along a River With Two Reservoirs',
          date: '2021-11-19',
          venue: 'space',
          abstract:
            'Reservoirs turn a river’s extremes into somebody’s decisions. On a stretch with eleven gauges and two dams we model exceedances conditional on the uppermost gauge, with parameters that switch when storage passes a level. Asymptotic dependence between the gauges above and below the larger dam is found for storage above 92 % only. Simulated joint 50-year floods are half as frequent as under a model without switching. Gate operation since 2004 is documented by the hour; earlier years enter through daily mean levels.',
        },
      ],
    },
    {
      university: 'vaagen',
      name: 'Ingeborg Skjeldal',
      title: 'Professor',
      position: 'Professor Emerita',
      department: 'Department of Mathematics',
      mail: 'ingeborg.skjeldal',
      hIndex: 36,
      works: 121,
      topics: ['survival analysis', 'causal inference', 'missing data'],
      papers: [
        {
          title: 'Additive hazards and the question of who would have lived',
          date: '2022-10-04',
          venue: 'medicine',
          abstract:
            'Hazard ratios compare survivors with survivors. With additive hazards, I show under which frailties a difference of hazards retains a causal reading: the frailty must act additively, and then it cancels. For 4,318 women with breast cancer, diagnosed in western Norway from 1996 to 2010, additive and proportional models fit equally well and disagree on whether the benefit of endocrine treatment wanes after year seven. No test on observed data can decide between them. I recommend reporting survival differences at stated times, here 6.1 points at ten years.',
        },
        {
          title: 'Sixty years of Kaplan–Meier in one journal: what became of the numbers at risk',
          date: '2020-06-15',
          venue: 'medicine',
          abstract:
            'A survival curve without numbers at risk cannot be judged. I read every curve, 1,377 of them, printed in one Nordic medical journal between 1958 and 2018. Numbers at risk accompany 3 % of the curves before 1990 and 71 % in the last decade, confidence bands 1 and 22 %. In half of the recent curves the final third of the axis rests on fewer than ten people. Supplements, where bands are often found, were not counted. An editorial rule of 2009 had an effect that lasted four years.',
        },
        {
          title: 'Imputing the date of something that has not happened yet',
          date: '2019-08-26',
          venue: 'letters',
          abstract:
            'Cohort studies often impute covariates and outcomes together. If a time to event is imputed for censored persons, the choice of residual-life model leaks into the regression. In a simulation with 48 scenarios the leak is at most 2 % of the coefficient if censoring is administrative, and up to 31 % where it depends on an auxiliary that the analyst omits. Congeniality can be restored by one draw from a baseline hazard. A cohort of 902 kidney donors serves as illustration.',
        },
      ],
    },
    {
      university: 'weserufer',
      name: 'Timo Wübbena',
      title: 'Professor',
      position: 'Professor',
      department: 'Institut für Statistik',
      mail: 'wuebbena',
      hIndex: 22,
      works: 74,
      topics: ['adaptive clinical trials', 'experimental design', 'survival analysis', 'multiple testing'],
      page: {
        language: 'de',
        text: [
          'Timo Wübbena leitet die Arbeitsgruppe Klinische Studien.',
          'Die nächste Promotionsstelle wird voraussichtlich 2028 ausgeschrieben. Bis dahin nehme ich niemanden an und kann Anfragen nicht einzeln beantworten.',
        ],
        says: { students: 'no' },
      },
      papers: [
        {
          title: 'Changing the endpoint in the middle: error control in trials that learn what to measure',
          date: '2026-05-06',
          venue: 'medicine',
          abstract:
            'In rare diseases one may not know which endpoint will move. We allow an interim switch among three candidate endpoints by a combination test over all seven intersections, with a rule that uses blinded data on variance and unblinded data on effect. At 60 patients per arm power rises from 64 to 79 % when one endpoint of three carries the effect and drops by 4 points when all do. Type I error stays at 2.5 %. Estimates for the chosen endpoint are biased upwards by about 0.07 standard deviations, and the median-unbiased correction that we propose is conservative.',
        },
        {
          title: 'Non-concurrent controls in a platform trial: a reanalysis with the calendar in view',
          date: '2024-06-12',
          venue: 'medicine',
          abstract:
            'Platform trials share controls among arms that enter at different times. For one completed trial with eight arms and 2,940 patients we compare five ways of adjusting for the calendar. Pooling without adjustment would have declared one more arm effective. Models with a step for every entry of an arm and a spline in time agree within 0.02 on the log odds scale. A third arm’s eligibility had been changed twice, which none of the adjustments captures. Precision gained by non-concurrent controls was 7 to 19 %.',
        },
        {
          title: 'Group Sequential Tests When the Information Never Arrives',
          date: '2021-08-17',
          venue: 'practice',
          abstract:
            'In 2020 trials stopped recruiting before their planned information was reached. Spending functions then leave alpha unspent. Three proposals for spending it at the last available look are compared analytically and by simulation: two inflate the type I error to 3.1 and 3.4 % if the decision to stop is informed by blinded data. The third, which spends according to the calendar, is valid and gains 5 points of power for 60 % information. It should be written into protocols beforehand, for a change afterwards cannot be distinguished from opportunism.',
        },
      ],
    },
    {
      university: 'noorderplein',
      name: 'Hiske Sikkema',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Statistics',
      mail: 'h.sikkema',
      hIndex: 16,
      works: 40,
      topics: ['missing data', 'multiple imputation', 'electronic health records', 'causal inference'],
      papers: [
        {
          title: 'The doctor did not order it: laboratory values missing by judgement',
          date: '2025-10-14',
          venue: 'medicine',
          abstract:
            'A potassium value is absent from a record as a rule because nobody was worried. Imputation at random fills in values that look worried. In 71,000 admissions to two Dutch hospitals, one of which introduced a fixed panel for everybody in 2018, we can see what would have been missing. Values imputed by chained equations are too extreme by 0.3 standard deviations; adding the order itself as a predictor of outcome halves this, and a pattern-mixture shift of 0.25 removes it for potassium but not for creatinine. Shifts learned in one hospital were wrong in sign for two of nine analytes in the other.',
        },
        {
          title: 'Imputation first or weighting first? Combining two remedies in marginal structural models',
          date: '2023-09-05',
          venue: 'inference',
          abstract:
            'Time-varying confounders are seldom complete, so that weights are computed after imputation. We compare computing weights within imputations, averaging weights, and weighting a complete history, both analytically for one time point and in simulations for ten. Averaged weights are inconsistent even if data are missing completely at random. The within approach is consistent and has 90 % coverage by Rubin’s rules where 95 is nominal; a jackknife repairs that at the cost of 200 fits. Positivity was assumed throughout and is least plausible in the very tails that averaging hides.',
        },
        {
          title: 'Reporting what was missing: a review of 240 prediction studies',
          date: '2021-03-02',
          venue: 'medicine',
          abstract:
            'How is missingness in predictors described and treated? Two readers extracted 22 items from 240 studies that developed a clinical prediction model in 2018 and 2019. The number of participants with any missing predictor is given in 38 %. Among the 97 that imputed, 61 do not mention whether the outcome was included, and 9 say how to predict for a new patient with a value missing. Agreement between readers was 0.86. Our sample over-represents cardiology, where reporting is somewhat better.',
        },
      ],
    },
    {
      university: 'barton',
      name: 'Xochitl Ramírez-Dunn',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Statistics',
      mail: 'xochitl',
      hIndex: 20,
      works: 39,
      topics: ['Bayesian inference', 'sequential Monte Carlo', 'high-dimensional statistics', 'Gaussian processes'],
      papers: [
        {
          title: 'Stopping Rules for Markov Chains That Report Their Own Failures',
          date: '2026-06-23',
          venue: 'theory',
          abstract:
            'Convergence diagnostics are silent about modes that no chain has visited. We couple chains from a prior and from the current approximation, so that their meeting times bound total variation from above, and stop when the bound falls under 0.05. On 113 posteriors from a public collection the rule stopped for 96; eight of the others were known to be multimodal and nine were not known to be. It takes four times as many iterations as a customary threshold of 1.01 on potential scale reduction. The bound itself is estimated, with an error that depends on the slowest pair among 500.',
        },
        {
          title: 'Shrinkage that forgets where zero is',
          date: '2024-03-19',
          venue: 'inference',
          abstract:
            'Global–local priors shrink towards zero, which is a choice of coding when factors have several levels. We construct a horseshoe-type prior on contrasts that is invariant to the coding, by drawing local scales for a random orthogonal basis that is integrated out. Posterior means then agree between codings to Monte Carlo error, whereas the usual prior moved effects of a five-level factor by up to 0.4 standard deviations in a study of 3,600 housing vouchers. Sampling costs grow with the cube of the number of levels, and beyond 40 we resort to an approximation.',
        },
        {
          title: 'Particle filters for ecological counts with a detection probability that nobody measured',
          date: '2022-08-10',
          venue: 'letters',
          abstract:
            'Counting bats at a cave mouth confounds abundance with detection. With a state-space model in which detection varies by night and humidity, parameters are identified through the second moment alone. A sequential Monte Carlo sampler with 4,096 particles recovers abundance within 15 % if at least 30 nights are replicated by a second observer, and not at all with fewer than twelve. Applied to fourteen caves in central Texas it puts the decline from 2009 to 2020 at 22 %, with a posterior interval of 3 to 41.',
        },
        {
          title: 'Simulation-Based Calibration With Data That Are Never Seen Again',
          date: '2019-11-13',
          venue: 'practice',
          abstract:
            'Simulation-based calibration tests an algorithm on average over the prior, and so tests it where nobody has data. Restricting simulations to data sets close to the one observed gives a test where it matters, but ranks are then no longer uniform. We derive their distribution under a summary-statistic kernel and correct for it by importance weights. In three hierarchical models the restricted test finds errors in a variance parameter which the unrestricted one missed with 1,000 replications. Closeness must be defined by the user, and a poor summary makes the test blind.',
        },
      ],
    },
    {
      university: 'graslei',
      name: 'Machteld Vandecasteele',
      title: 'Professor',
      position: 'Professor',
      department: 'Vakgroep Toegepaste Wiskunde en Statistiek',
      mail: 'machteld.vandecasteele',
      hIndex: 29,
      works: 83,
      topics: ['causal inference', 'double machine learning', 'adaptive clinical trials', 'empirical likelihood'],
      page: {
        language: 'nl',
        text: [
          'Machteld Vandecasteele, hoogleraar statistiek. Mijn onderzoek gaat over causale vragen die met te weinig aannames gesteld worden, of met te veel.',
          'Doctoreren kan vanaf oktober 2027 op het project “Vergeten tijdstippen”. Stuur een korte mail naar machteld.vandecasteele[at]graslei.example; vermeld TIJD27 in het onderwerp.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'TIJD27',
          address: 'machteld.vandecasteele[at]graslei.example',
        },
      },
      papers: [
        {
          title: 'Covariate adjustment by machine learning in trials of two hundred patients',
          date: '2025-07-08',
          venue: 'medicine',
          abstract:
            'Regulators permit adjustment for baseline covariates and ask that it be prespecified. Can flexible learners be of use at the size of ordinary trials? Resampling from fourteen completed trials with 150 to 300 patients, we find that cross-fitted forests and boosting reduce the variance of the treatment effect by 3 % in the median relative to a linear model with five covariates, and increase it in four trials. Stacking with the linear model included never lost more than 1 %. Small-sample standard errors were too small by a tenth until we applied a leverage correction. For binary outcomes with fewer than 40 events we advise against it.',
        },
        {
          title: 'Empirical likelihood for a ratio of doubly robust estimates',
          date: '2022-12-06',
          venue: 'letters',
          abstract:
            'Relative risks estimated with nuisance models have skewed distributions. Profile empirical likelihood over the influence function avoids estimating its variance, and we prove a Wilks theorem under product-rate conditions. At n = 400 and a risk of 4 %, intervals of nominal 95 % cover 94.1 against 90.7 for Wald intervals on the log scale and are asymmetric in the expected direction. A Bartlett correction, possible in principle, did not improve matters since the nuisance error is of the same order.',
        },
        {
          title: 'Timing as treatment: estimands for when rather than whether',
          date: '2020-09-24',
          venue: 'inference',
          abstract:
            'A tracheostomy may be done on day 4 or day 14, and patients who recover never need one. We formulate the effect of timing by stochastic interventions that delay by a fixed number of days anyone still at risk, and derive an efficient estimator. In 3,012 ventilated patients a delay by three days changes 60-day mortality by 0.4 points (95 % interval −0.9 to 1.7), while a naive comparison of early and late suggests 6. The intervention is defined without reference to day zero, and thus does not answer what a policy of “day 4 for all” would do.',
        },
      ],
    },
    {
      university: 'shandon',
      name: 'Diarmuid Ó Scanaill',
      title: 'Dr',
      position: 'Lecturer',
      department: 'Department of Statistics',
      mail: 'd.oscanaill',
      hIndex: 9,
      works: 22,
      topics: ['spatial statistics', 'wildlife counts', 'nonparametric regression', 'point processes'],
      papers: [
        {
          title: 'Repulsion or Rivalry? Nest Sites of Gannets as a Gibbs Process With a Memory',
          date: '2024-08-28',
          venue: 'space',
          abstract:
            'Gannets nest just out of reach of each other’s beak, and return to last year’s place. Drone images of one Irish island gave the positions of 11,260 nests in five successive seasons. A pairwise interaction process fitted to single years puts the hard core at 52 cm and finds mild clustering beyond. Once last year’s nests enter as covariates the clustering vanishes: it was inherited. Birds that lost a chick move by 1.1 m in the mean. Individual birds are not marked, so moves are inferred from optimal matching, with an ambiguity of 8 %.',
        },
        {
          title: 'Transects along roads: correcting wildlife counts for where tarmac goes',
          date: '2023-02-07',
          venue: 'inference',
          abstract:
            'Volunteers count hares from cars. We estimate how density varies with distance from a road by joining 6,900 km of road transects with thermal drone flights over 74 random squares, as a thinned point process with a shared latent field. Hares are rarer by 34 % within 150 m of a regional road and more frequent along farm tracks. All flights took place in winter, when grass is short, while the volunteers drive in spring. National numbers based on roads alone come out 19 % too low.',
        },
        {
          title: 'Choosing a bandwidth by asking two observers',
          date: '2021-06-30',
          venue: 'letters',
          abstract:
            'When each event has been mapped by two observers, disagreement tells how much smoothing is pointless. We derive a bandwidth selector for intensity estimation under independent Gaussian mapping error, which deconvolves in the limit of large samples and smooths in the other. For 367 badger setts mapped twice, the selected bandwidth is 310 m, against 780 by cross-validation and 90 by a rule of thumb. Setts found by one observer only must be modelled separately, as their number biases the estimate of error.',
        },
      ],
    },
    {
      university: 'cootes',
      name: 'Anneke Bhattacharjee',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Mathematics and Statistics',
      mail: 'bhattaa',
      hIndex: 18,
      works: 47,
      topics: ['functional data analysis', 'brain imaging studies', 'high-dimensional statistics', 'permutation tests'],
      papers: [
        {
          title: 'Scanner Effects as a Functional Random Intercept',
          date: '2025-01-22',
          venue: 'practice',
          abstract:
            'Harmonising images from several scanners is done voxel by voxel and moves biology along with hardware. Treating the scanner as a random function over the cortical surface, with a covariance learned from 112 travelling volunteers, we estimate how much may be removed. Age effects in a study of 3,870 persons retain 97 % of their size, compared with 84 % under the usual location–scale adjustment when age and scanner are correlated. Travelling volunteers were between 22 and 41, and older brains may respond differently to distortion. Two scanners of the same model differ about as much as two makes.',
        },
        {
          title: 'Cluster tests without a cluster-forming threshold, at a price',
          date: '2022-04-05',
          venue: 'inference',
          abstract:
            'Cluster inference depends upon a threshold that analysts can vary until satisfied. Integrating cluster mass over all thresholds removes the choice; its null distribution, however, is dominated by the lowest ones. We standardise at each threshold by permutation before integrating, in a nested scheme whose inner loop is approximated by a gamma fit. On resting-state null data familywise error is 4.9 %. Power is lower than with the best threshold by 6 points and higher than with the worst by 30. Localisation claims hold for the whole cluster only.',
        },
        {
          title: 'Sparse principal components of curves observed at three ages',
          date: '2020-03-18',
          venue: 'letters',
          abstract:
            'Longitudinal imaging studies often have two or three visits per child. Pooling such sparse curves to estimate principal components is standard, but asymptotics assume that ages are dense overall, which fails when all children come at six, nine and twelve. Jittering of actual visit dates, 4 months in a cohort of 655, turns out to be enough for the first component and insufficient for the second, whose estimate is 70 % prior. We provide a diagnostic in terms of the condition number of a design operator.',
        },
      ],
    },
    {
      university: 'moggill',
      name: 'Kirra Sandilands-Webb',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Mathematics and Statistics',
      mail: 'k.sandilands',
      hIndex: 14,
      works: 36,
      topics: ['experimental design', 'Bayesian inference', 'wildlife counts', 'sequential Monte Carlo'],
      papers: [
        {
          title: 'Where to dive next: adaptive designs for reef surveys with weather',
          date: '2025-12-10',
          venue: 'inference',
          abstract:
            'A survey vessel on the reef decides each morning where to dive, from what it saw and what the wind permits. Expected information gain on coral cover is maximised over routes two days ahead, with wind forecasts as scenarios. Replaying four seasons of 61, 58, 70 and 44 dives, the adaptive routes would have reached the same posterior variance with a quarter fewer dives; looking five days ahead adds nothing, since forecasts are too poor. Crews refused some routes for reasons, such as anchorage, which had not been written down. We now elicit those first.',
        },
        {
          title: 'Design under a wrong model: how much of the budget should test it?',
          date: '2023-07-12',
          venue: 'letters',
          abstract:
            'Optimal designs are optimal for a model that is wrong. Adding a Gaussian process discrepancy to the mean, we ask what fraction of runs a design that minimises posterior loss spends on points where the parametric model is least informative. It is 12 to 35 % in nine pharmacokinetic models at plausible discrepancy, zero below a threshold that we characterise. The robust design loses 4 % efficiency if the model is right. Length scale has to be assumed, and doubling it removes half of the check points.',
        },
        {
          title: 'Eliciting a Prior From Rangers Who Disagree',
          date: '2020-10-28',
          venue: 'practice',
          abstract:
            'Nineteen rangers were asked for the number of quolls in blocks that they patrol. Individual quantiles were elicited by roulette, pooled in three ways, and later compared with camera-trap estimates from 26 blocks. Linear pooling covered 24 of the 26 values with its 90 % intervals, logarithmic pooling 15, a group discussion 18. Camera estimates have errors of their own of about 20 %, which we allowed for. Discussion moved everybody towards the ranger of longest service, who was the fourth most accurate.',
        },
      ],
    },
    {
      university: 'aireside',
      name: 'Bertram Oakenshaw',
      title: 'Dr',
      position: 'Reader',
      department: 'Department of Statistics',
      mail: 'b.oakenshaw',
      hIndex: 21,
      works: 57,
      topics: ['time series analysis', 'financial returns', 'extreme value theory', 'nonparametric regression'],
      papers: [
        {
          title: 'Change points in volatility: what a penalty of three log n assumes',
          date: '2024-05-01',
          venue: 'inference',
          abstract:
            'Penalised segmentation counts change points consistently when errors are independent. Returns have volatility clusters, and segmentation cuts them into pieces: simulated GARCH series of 2,500 days without any change yield 7.3 change points on average. We estimate the long-run variance of squared returns within candidate segments and inflate the penalty accordingly, which brings the count to 0.2. On eleven equity indices the number of breaks since 2000 goes from 14 to 3 in the median. Slow trends in volatility remain undetected, and with IGARCH errors no penalty works.',
        },
        {
          title: 'Joint tails of returns at two frequencies',
          date: '2022-07-19',
          venue: 'letters',
          abstract:
            'Extreme days can be made of one bad minute or of many moderately bad ones. For 50 shares over twelve years we estimate the tail dependence between daily loss and largest five-minute loss and obtain 0.31, stable across thresholds from 95 to 99.5 %. Stochastic volatility models with jumps calibrated to either frequency give 0.12 and 0.55. Mixing the two sources needs a jump intensity that rises with volatility. Opening auctions were dropped, although a fifth of the extreme days begin with one.',
        },
        {
          title: 'Smoothing the Periodogram of a Series With Gaps Caused by Strikes',
          date: '2019-07-02',
          venue: 'practice',
          abstract:
            'Rail passenger counts have holes on strike days, which cluster on Fridays and before holidays. Standard corrections for gaps assume that these are unrelated to frequency. A weighted least-squares spectrum, with weights from a renewal model of strikes, removes a spurious peak at 3.5 days that had been read as commuting. Simulations with 12 % of days missing show bias below 0.2 dB away from the weekly line. At the weekly line itself nothing can be recovered, since too few Fridays are left.',
        },
      ],
    },
  ],
);
