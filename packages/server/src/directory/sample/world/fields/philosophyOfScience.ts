import { worldField } from '../types.ts';

export const philosophyOfScience = worldField(
  'Philosophy of science',
  {
    reason: { name: 'Journal of Science and Reason', capitals: 'sentence' },
    practice: { name: 'Proceedings of the Philosophy of Practice Meeting', capitals: 'title' },
    formal: { name: 'Letters in Formal Philosophy', capitals: 'sentence' },
    life: { name: 'Life, Mind and Explanation', capitals: 'sentence' },
    knowledge: { name: 'Knowledge in Common', capitals: 'title' },
    history: { name: 'Past and Present Science', capitals: 'sentence' },
  },
  [
    {
      university: 'bjorkhem',
      name: 'Torsten Frisendahl',
      title: 'Dr',
      position: 'Docent',
      department: 'Institutionen för idé- och samhällsstudier',
      mail: 'torsten.frisendahl',
      hIndex: 11,
      works: 34,
      topics: ['measurement', 'historical case studies', 'scientific models', 'epistemic coordination'],
      papers: [
        {
          title:
            'How cold is the boreal night? Disagreeing thermometers and the coordination problem without a physicist',
          date: '2025-03-26',
          venue: 'history',
          abstract:
            'Accounts of coordination in measurement feature physicists who stabilise a scale. I study a network that had none: the 41 parsonages which read thermometers for a Swedish society between 1858 and 1873. Letters show that instruments differed by up to 4 °C at low temperatures and that observers knew it. Agreement was reached by comparing days, not instruments: a parson whose cold nights failed to coincide with his neighbour’s was asked to move his thermometer. Coordination was thus achieved over phenomena before the quantity was fixed. Whether the case generalises depends on a feature of weather, that neighbours share it.',
        },
        {
          title: 'Uncertainty budgets as arguments',
          date: '2023-01-19',
          venue: 'reason',
          abstract:
            'Metrologists list sources of uncertainty, assign them a size and add up. Model-based accounts treat the list as a description of a model of the procedure. Analysing 26 budgets for one quantity, the density of air in mass calibration, I show that items are entered to answer objections that someone has raised and removed when no one would. Three budgets contain an item of size zero. A budget is better understood as a record of closed disputes; the quadrature sum inherits its authority from there. This leaves the problem of disputes that nobody has thought of, for which every account lacks an entry.',
        },
        {
          title: 'Is a Survey Scale a Ruler With Bad Manners?',
          date: '2020-09-22',
          venue: 'practice',
          abstract:
            'Critics of measurement in the social sciences demand evidence of quantitative structure; defenders reply that use suffices. I argue that both take a ruler as paradigm. Following one wellbeing scale of five items through its 19 revisions, I find that structure was tested in two and that in the remaining ones items were exchanged for reasons of translation, offence and length. What was kept constant is a ranking of municipalities. The scale coordinates an administrative comparison, and should be judged by whether that comparison is the right one. It follows that some of the critics’ tests are idle, not that none are needed.',
        },
      ],
    },
    {
      university: 'marquam',
      name: 'Naomi Eldridge-Paz',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Philosophy',
      mail: 'neldridge',
      hIndex: 14,
      works: 29,
      topics: ['values in science', 'social epistemology', 'practice-based inquiry', 'environmental policy'],
      page: {
        language: 'en',
        text: [
          'I work on values in science, mostly in the company of foresters.',
          'We have no PhD program in philosophy. I do sit on committees for the PhD in Earth, Environment and Society, and am glad to talk with people who have applied there. Please apply first, then write: neldridge [at] marquam.example.',
        ],
        says: { address: 'neldridge [at] marquam.example' },
      },
      papers: [
        {
          title: 'Whose false alarm? Inductive risk in an evacuation model that nobody decides with',
          date: '2025-10-28',
          venue: 'reason',
          abstract:
            'Arguments from inductive risk assume a scientist who accepts a hypothesis and a user who acts on it. I spent two fire seasons with a group that forecasts spread for an evacuation desk, and logged 187 runs of the model. In 9 did anyone at the desk act on a run; in most the forecast served to justify what had been decided from a lookout’s call. Thresholds were nonetheless discussed among modellers in moral terms. Two seasons in one county are not a sample of science. I conclude that inductive risk can be borne without influence, as a matter of answerability rather than consequences, and that consequence-based accounts miss it.',
        },
        {
          title: 'Commissioned Silence: Contract Clauses and the Freedom Not to Publish',
          date: '2023-10-12',
          venue: 'knowledge',
          abstract:
            'Publication clauses in research contracts are criticised for letting sponsors suppress results. Among 340 contracts of a state forestry institute since 1990, obtained by request, 11 % give a sponsor a veto and 34 % oblige scientists to publish within two years. The latter, I argue, threaten a freedom that philosophers have overlooked, to withhold what one does not yet believe. Interviews with fourteen scientists mention early publication as the source of three retractions. The argument is conceptual and the contracts illustrate it. Suppression remains the greater evil where, as with pesticides, delay itself has a value to one party.',
        },
        {
          title: 'Against the lump: values do not come in kinds before they conflict',
          date: '2021-02-03',
          venue: 'reason',
          abstract:
            'Epistemic and non-epistemic values are distinguished by lists or by function. Both approaches presuppose that a value has its kind before it is in use. By way of a debate on old-growth definitions, in which the criterion of 80 trees per hectare was defended as simple, as lawful and as beautiful by the same people within six months, I argue that kinds are assigned in conflict and relative to what an opponent has claimed. The distinction can be kept as a move in argument; it cannot serve as a gatekeeper. I answer two objections and concede a third, about fraud.',
        },
      ],
    },
    {
      university: 'rincon',
      name: 'Curtis Aragon-Blum',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Philosophy',
      mail: 'caragonblum',
      hIndex: 21,
      works: 52,
      topics: ['philosophy of physics', 'scientific explanation', 'causation', 'scientific realism'],
      papers: [
        {
          title: 'Missing mass, twice: what the planets of 1846 and 1859 teach about dark matter, and what not',
          date: '2024-11-14',
          venue: 'history',
          abstract:
            'An anomaly of Uranus led to a planet, an anomaly of Mercury to a new theory, and the pair is invoked on both sides of the debate on dark matter. I reconstruct what was known in 1859 from 61 letters and reports and show that the two anomalies were not alike to contemporaries: the first constrained its cause in seven parameters, the second in one. Measured in this way, rotation curves resemble Mercury and the microwave background resembles Uranus. The analogy therefore divides the evidence and supports neither side as a whole. I make no claim as to which part of the evidence should weigh more.',
        },
        {
          title: 'Typicality without a measure one can defend',
          date: '2022-03-10',
          venue: 'formal',
          abstract:
            'Statistical explanations in physics appeal to what holds for most initial conditions, “most” being relative to a measure. Stationarity is offered as the reason for choosing it. For a class of systems with 2 degrees of freedom I construct two stationary measures, each absolutely continuous on its component, which disagree on what is typical; ergodicity excludes them only by fiat. What remains is a weaker explanation, by agreement among all measures of bounded density with respect to one another. It suffices for equilibrium and fails for arrows of time. The construction does not extend to field theories as it stands.',
        },
        {
          title: 'Do Boundary Conditions Explain?',
          date: '2019-10-17',
          venue: 'practice',
          abstract:
            'Philosophers divide explanations in physics into laws and initial conditions; working physicists explain by boundaries, such as the walls of a cavity. I examine 40 papers on resonators and fluid instabilities from 2010 to 2017. In 23 the boundary condition answers the question of the title. Such explanations are neither causal, for a boundary condition summarises many causes, nor mathematical, for it may be broken. I characterise them by a counterfactual on idealisation limits and reply to the worry that they can be eliminated: they can, but the explanation then answers a different question.',
        },
      ],
    },
    {
      university: 'ouseburn',
      name: 'Philomena Garrick',
      title: 'Professor',
      position: 'Professor',
      department: 'School of Philosophical and Historical Studies',
      mail: 'philomena.garrick',
      hIndex: 24,
      works: 66,
      topics: ['philosophy of biology', 'scientific explanation', 'evolutionary theory', 'conceptual analysis'],
      papers: [
        {
          title: 'Lichens are not puzzles: individuality as an answer to someone',
          date: '2026-01-13',
          venue: 'life',
          abstract:
            'Lichens, siphonophores and aspens furnish counterexamples to every criterion of individuality. I propose to ask for whom an individual is counted. In 124 papers on lichens from five subfields, counting units are explicit in 74: thalli, genets, cells, square centimetres. Each choice is justified by the process under study, and in no paper does a result depend upon which is the real individual. Pluralists say as much; but they allow each subfield its concept, while here the same authors change units between sections. I defend an erotetic view on which individuality is a presupposition of a question, though it handles development worse than ecology.',
        },
        {
          title: 'What selected effects leave out when the effect is a loss',
          date: '2023-04-27',
          venue: 'life',
          abstract:
            'A trait’s function, on the selected-effects theory, is what it was selected for (the theory has 2 versions in this respect, which I treat alike). Cave fish lose eyes, parasites lose guts, and biologists speak of the function of such losses. I show that the theory must either deny these ascriptions or take absences as traits, and that both options fail on a test with three cases where the genetics is known. In two, loss was a by-product of selection on jaw width, in one it was selected. A modification that ascribes functions to changes rather than traits gets all three right. Its cost is that a trait under stabilising selection has a function only in a derived sense.',
        },
        {
          title: 'Fitness in the Field Notebook',
          date: '2020-06-10',
          venue: 'practice',
          abstract:
            'Philosophers dispute whether fitness is a propensity; field biologists write a number into a notebook. I worked through 31 years of notebooks from a study of pied flycatchers. What counts as an offspring was changed four times, from eggs to fledglings to recruits, for reasons that range from a broken ladder to a referee. The published heritability of fitness varies between 0.02 and 0.19 depending on the definition. None of the propensity theories on offer says which to use. I argue that propensities are ascribed relative to a life stage, chosen by what can still be selected, and that no stage is the last.',
        },
      ],
    },
    {
      university: 'noorderplein',
      name: 'Sietske Bouwstra',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Faculty of Philosophy',
      mail: 's.bouwstra',
      hIndex: 10,
      works: 21,
      topics: ['psychiatric classification', 'causation', 'philosophy of mind', 'practice-based inquiry'],
      page: {
        language: 'nl',
        text: [
          'Sietske Bouwstra werkt op de grens van filosofie en psychiatrie.',
          'Op dit moment heb ik geen plaats voor promovendi. Wie een afspraak wil over een scriptie vindt mij op donderdag in kamer 2.17; mailen hoeft niet.',
        ],
        says: { students: 'no' },
      },
      papers: [
        {
          title: 'Symptom networks and the edge that means nothing: causal readings of partial correlation',
          date: '2025-07-22',
          venue: 'life',
          abstract:
            'Network theories hold that symptoms of a disorder cause each other, and estimate networks from partial correlations. Reading 204 empirical network papers of 2015 to 2023, I find causal language in 81 % of discussions, in 12 % with an argument. The most frequent argument, centrality, presupposes what it should show. With an interventionist account I ask what it would be to wiggle insomnia, or guilt, while holding other symptoms fixed: for eleven of sixteen depressive symptoms no intervention satisfies the usual conditions, because definitions, at least in the manual that I use, overlap. The remaining five support a modest causal reading.',
        },
        {
          title: 'Looping on paper: how patients quote the manual',
          date: '2023-02-20',
          venue: 'reason',
          abstract:
            'Classified people react to being classified, it is said, and change the kind, but the evidence is historical and rather coarse. In 46 recorded intake interviews at a Dutch clinic, transcribed for another study, I trace words of the diagnostic manual in patients’ speech. Thirty-one use at least one criterion verbatim before the clinician does; in nineteen of these the clinician then asks for an example and records the example. Criteria quoted early are endorsed more often in the final file. The clinic treats adult ADHD, where patients prepare themselves better than elsewhere. Looping here runs through the form, not through identity.',
        },
        {
          title: 'Is comorbidity an artefact? Three senses and a count',
          date: '2020-11-05',
          venue: 'life',
          abstract:
            'Half of those with one psychiatric diagnosis have another, which some regard as an artefact of the manual. I distinguish artefacts of splitting, of overlap and of threshold, and give for each a condition under which comorbidity would disappear. Applied to published tables for ten disorders (n = 9,282), overlap accounts for at most 14 % of co-occurrence and thresholds for about a fifth, if severity is continuous. Splitting cannot be assessed without deciding what one disorder is, whereby the charge of artefact presupposes a view of kinds that its proponents reject.',
        },
      ],
    },
    {
      university: 'vaagen',
      name: 'Øyvind Tveitane',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Philosophy',
      mail: 'oyvind.tveitane',
      hIndex: 17,
      works: 47,
      topics: ['epistemology', 'formal epistemology', 'expert disagreement', 'social epistemology'],
      papers: [
        {
          title: 'Pooling experts who have read each other',
          date: '2026-03-30',
          venue: 'formal',
          abstract:
            'Linear pooling treats experts’ credences as given, although experts have usually discussed. I prove that if each expert has updated on a report of the others at a commonly known but unequal accuracy, no fixed set of weights recovers the credence that a Bayesian would have on all private evidence; the least bad weights are negative for the best connected expert once the network has more than 3 edges. Data from 28 elicitation workshops, with credences before and after discussion, agree in sign in 19. Accuracy is assumed to be known to all, which is what experts mostly disagree about.',
        },
        {
          title: 'Higher-order evidence and the forgetful forecaster',
          date: '2023-05-22',
          venue: 'formal',
          abstract:
            'Should learning that one may be hypoxic lower one’s confidence in a calculation that is in fact right? Calibrationists say yes, and steadfast views no. I model an agent who cannot store why she is confident, merely how much, and show that conditionalising on her own credence as data then recommends calibration for 0.5 < r < 0.9, where r is the reliability of memory, and steadfastness outside this interval. The dispute may thus be about memory. Human forecasters lie within the interval by three published estimates. Agents who can re-derive everything at no cost fall outside the model, as idealised agents do.',
        },
        {
          title: 'Trusting the Second Doctor',
          date: '2021-09-14',
          venue: 'knowledge',
          abstract:
            'A second opinion that agrees with the first is reassuring, but it may be the same opinion twice. By means of Bayesian networks with common training as a hidden cause I compute the confirmation that agreement provides: it is nearly nil when doctors share a guideline and disagree in less than 4 % of cases. Disagreement by contrast always informs. Second opinions in oncology, where 234 pairs from one hospital could be analysed, disagree in 11 %. It is rational to prefer a doctor from another school, I argue, even when she is somewhat less reliable. The argument considers belief and leaves the burden on patients aside.',
        },
      ],
    },
    {
      university: 'coteaux',
      name: 'Nathalie Bodart-Essono',
      title: 'Dr',
      position: 'Senior Researcher',
      department: 'Département de philosophie',
      mail: 'n.bodart',
      hIndex: 12,
      works: 28,
      topics: ['scientific models', 'climate models', 'values in science', 'practice-based inquiry'],
      papers: [
        {
          title: 'When a parameter is retired: tuning, memory and the pedigree of climate models',
          date: '2025-05-19',
          venue: 'history',
          abstract:
            'Tuning of climate models is discussed as a choice made in the present. I look at its past, through the version control of one European model, with 31,000 commits since 2004, and the minutes that go with it. Of 58 tunable parameters in 2006 nineteen have been retired, and these do not vanish: in thirteen cases the value was built into a scheme, where later modellers treat it as physics. Evaluations of independence between models of one family overlook these. Other centres squash their history and could not be compared. I suggest that models be accompanied by a pedigree of retired parameters, of which an example is given.',
        },
        {
          title: 'Robustness across relatives',
          date: '2022-06-09',
          venue: 'reason',
          abstract:
            'Agreement among climate models is taken to confirm, in proportion to their independence. But on the ordinary notion of independence, models that share code have none. I replace it by independence with respect to an error: two models are so if finding the error in one leaves the probability of it in the other unchanged. In 44 documented errors from bug trackers of six models, relatives shared 17, most of them in radiation. For temperature the models are more independent than their genealogy suggests, and for clouds less. Documented errors are those that were found, which is the limit of any such inference.',
        },
        {
          title: 'Storylines and the Ethics of a Single Future',
          date: '2020-03-12',
          venue: 'practice',
          abstract:
            'Storylines describe one plausible course of events instead of a distribution. Their advocates point to users who cannot handle probabilities. From nine workshops with water managers in Belgium and Cameroon, 121 participants in all, I report that storylines were remembered after six months by 83 % and probabilities by 22, and that the storyline was then taken for a forecast by half. The moral advantage claimed for storylines, that nobody is drowned in uncertainty, has a price: the author chooses who appears in them. A rule of two storylines with different victims, tried in the last three workshops, helped somewhat.',
        },
      ],
    },
    {
      university: 'erdre',
      name: 'Gildas Pennarun',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Département de philosophie',
      mail: null,
      hIndex: 16,
      works: 94,
      topics: ['scientific realism', 'integrated history and philosophy', 'historical case studies'],
      papers: [
        {
          title: 'Atoms in the examination hall: realism among French chemistry teachers, 1870–1910',
          date: '2022-02-08',
          venue: 'history',
          abstract:
            'The French resistance to atoms is told through a few academicians. I turn to those who had to teach. In 418 examination papers and 63 notebooks from lycées in the west of France, equivalents give way to atomic weights between 1886 and 1894, before the official programme and twenty years before the experiments that are said to have settled the matter. Teachers justify the change by the ease of writing reactions. After 1895 they write of atoms as things, without further argument. A realism of habit preceded the realism of evidence, and philosophers who seek the decisive argument may be looking in the wrong decade.',
        },
        {
          title: 'Duhem’s neighbours: what experimental physicists at Bordeaux thought of holism',
          date: '2020-01-21',
          venue: 'history',
          abstract:
            'The thesis that no hypothesis is tested alone was formulated by a theoretician among experimenters. Registers and correspondence of the physical laboratory at Bordeaux from 1894 to 1914 record 29 instances of a failed prediction. In twenty-two the blame was put on an instrument within a week, in five on impurity, and in two left open. Notes in margins show familiarity with the thesis; one of them reads “true on Sundays”. The laboratory’s failures with X-rays were not registered. I argue that holism describes what could be blamed and that experiment consists in making most candidates unavailable beforehand.',
        },
        {
          title: 'The Pessimist’s Bookkeeping',
          date: '2019-04-09',
          venue: 'practice',
          abstract:
            'The pessimistic induction counts theories that were successful and are now thought false. How should one count? Five published lists, of between 6 and 31 theories, overlap in three items. Counting by textbook chapter, by law or by entity, on a uniform corpus of 112 treatises from 1800 to 1900, I obtain a share of the abandoned of 71, 34 and 52 %. Neither realist nor anti-realist has proposed a unit. I do not propose one, either; I claim that arguments from a proportion cannot be repaired without one, and that arguments from a single good example never needed it.',
        },
      ],
    },
    {
      university: 'cootes',
      name: 'Vikram Sathyanarayan',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Philosophy',
      mail: 'sathya',
      hIndex: 15,
      works: 33,
      topics: ['formal epistemology', 'Bayesian confirmation theory', 'decision theory', 'epistemology'],
      papers: [
        {
          title: 'Confirmation by silence: evidence from searches that were not reported',
          date: '2025-01-09',
          venue: 'formal',
          abstract:
            'That nobody has reported a counterexample is evidence to the extent that somebody looked. I represent unreported search by a stopping process with unknown intensity and derive the degree to which silence confirms: the likelihood ratio is bounded by the reciprocal of the prior probability that nobody searches, no matter how long silence lasts, and for three priors from the literature this is at most 2.4. Pre-registration of searches lifts the bound. An application to conjectures in number theory, where verification up to a bound is reported, shows the contrast. A community whose effort is visible, like that of particle physics, is not described by the model.',
        },
        {
          title: 'Accuracy for agents who round',
          date: '2022-10-13',
          venue: 'formal',
          abstract:
            'Accuracy arguments for probabilism assume credences of arbitrary precision. Restrict credences to multiples of 1/n. I show that for every strictly proper score there are then non-probabilistic assignments that are not dominated, at most n² in number for two propositions, and that all lie within 1/n of a probability function in the supremum norm. Under the Brier score undominated incoherence disappears if one may randomise between neighbours. Probabilism for rounding agents is therefore approximate, or else a norm on their lotteries. Results for three or more propositions are partial.',
        },
        {
          title: 'Two envelopes and the weight of not having opened',
          date: '2019-12-18',
          venue: 'formal',
          abstract:
            'An agent who has not opened her envelope and one who has opened it and forgotten are in the same position, and yet answers to the paradox treat them differently. With improper priors I characterise which exchanges remain favourable under a random finite truncation: none, if truncation is independent of the amounts; half of them, if it cuts at a random power of 2. This suggests that the paradox trades on a dependence that nobody states. A bank, which always truncates, is indifferent. Countable additivity is used essentially in one lemma.',
        },
      ],
    },
    {
      university: 'dreisam',
      name: 'Leonie Gschwendtner',
      title: 'Professor',
      position: 'Junior Professor',
      department: 'Philosophisches Seminar',
      mail: 'leonie.gschwendtner',
      hIndex: 13,
      works: 26,
      topics: [
        'ethics of artificial intelligence',
        'machine-made predictions',
        'scientific explanation',
        'epistemology',
      ],
      page: {
        language: 'de',
        text: [
          'Leonie Gschwendtner forscht zu Vorhersagen, die niemand versteht, und zu der Frage, wann das etwas ausmacht.',
          'Ich betreue Dissertationen gern gemeinsam mit Kolleginnen aus den Naturwissenschaften. Wer sich bewerben will, schickt bis zum 31. Januar 2027 ein Exposé (fünf Seiten) an leonie.gschwendtner(at)dreisam.example, Betreff „Exposé WiPhi“.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'Exposé WiPhi',
          address: 'leonie.gschwendtner(at)dreisam.example',
        },
      },
      papers: [
        {
          title: 'Understanding from opaque models, after a structure has been predicted',
          date: '2025-11-18',
          venue: 'reason',
          abstract:
            'Whether opaque models yield understanding is debated with hypothetical users. I followed two biochemistry groups for nine months after they had begun to use predicted protein structures, and classified 137 episodes in which a prediction changed what they did. In 96 it replaced an experiment, in 29 it prompted one, and in 12 a puzzle was dissolved. Only the last resemble understanding as philosophers describe it, and there the model’s opacity was irrelevant, since the structure did the explaining. Opacity mattered where confidence scores were low, in a quarter of episodes. I infer that what ought to be transparent is error, not process.',
        },
        {
          title: 'Recourse and luck: what is owed to someone refused by a forecast',
          date: '2023-09-26',
          venue: 'reason',
          abstract:
            'Those who are refused a loan by a model should be told what they might change, on one influential proposal. I argue that recourse of this kind misplaces responsibility where the features are lucky. With the public data of a credit bureau I compute recommended changes for 1,000 refused applicants: in 38 % the cheapest recommendation is to wait, in 22 to move. Telling people so is accurate and insulting. What is owed instead is a reason that could be contested, even if contesting would fail. The argument applies to public bodies more clearly than to banks, whose freedom to refuse it does not question.',
        },
        {
          title: 'Benchmarks and the Virtue of Being Wrong in Public',
          date: '2021-06-22',
          venue: 'practice',
          abstract:
            'Machine learning evaluates methods by common benchmarks, a practice unknown to most sciences. Historically it began as an answer to sponsors who distrusted demonstrations: I reconstruct the first twelve evaluation campaigns, 1987 to 1996, from reports and interviews with seven participants. The campaigns forced laboratories to fail on the same sentences on the same day. That epistemic virtue, being wrong in public, is lost when test data are reused, which participants noticed in the fourth year. I compare it with severe testing in the sense of error statistics and point to one respect, novelty of the test, in which it falls short.',
        },
      ],
    },
    {
      university: 'croixrousse',
      name: 'Marguerite Vial-Koné',
      title: 'Professor',
      position: 'Professor',
      department: 'Faculté de philosophie',
      mail: 'marguerite.vialkone',
      hIndex: 18,
      works: 57,
      topics: ['medical evidence', 'causation', 'values in science', 'philosophy of biology'],
      papers: [
        {
          title: 'The case report as an argument: what one patient can show',
          date: '2024-04-23',
          venue: 'life',
          abstract:
            'Case reports stand at the bottom of evidence hierarchies and continue to be published. I analysed 150 reports of suspected adverse reactions whose claim was later confirmed or rejected by studies. Confirmed claims are distinguished by a combination of rechallenge, rare baseline and dose response; with all three, 28 of 30 were confirmed, with none of them 9 of 41. Confirmed claims are more likely to have been studied, and the proportions should be read in that light. These features support a singular causal inference that does not need a population, contrary to what hierarchies presuppose.',
        },
        {
          title: 'Mechanisms in court: how expert physicians reason from biology to blame',
          date: '2022-09-20',
          venue: 'reason',
          abstract:
            'French courts ask medical experts whether a vaccine caused a disease in one person. In 89 expert reports from 2001 to 2018 mechanisms are cited in favour of causation 64 times, epidemiology against it 57 times. Philosophers of the evidential pluralist kind would ask for both. The experts, however, use them for different questions: the mechanism for possibility, the statistics for frequency, and neither for what happened. The legal presumption fills the gap by timing. I defend the division of labour and criticise the presumption, which accepted intervals from 2 to 120 days without a reason for either.',
        },
        {
          title: 'Placebo, Context and the Arm That Is Not There',
          date: '2019-11-12',
          venue: 'practice',
          abstract:
            'Placebo effects are computed from arms that receive a placebo, compared with nothing or with baseline. But a trial without placebo has another context as a whole. I collect 27 pairs of trials on the same drug, with and without a placebo arm, from reviews of five conditions. Response to the drug is lower in placebo-controlled trials by 8 to 14 points, as patients know that they may receive nothing. The additive model fails then, and so does the definition of placebo as that which remains when the treatment is subtracted. Pairs were not randomised against one another, and eras differ.',
        },
      ],
    },
    {
      university: 'matildabay',
      name: 'Rory Considine-Ng',
      title: 'Dr',
      position: 'Lecturer',
      department: 'School of Humanities',
      mail: 'rory.considine',
      hIndex: 9,
      works: 20,
      topics: ['philosophy of mind', 'philosophy of biology', 'measurement', 'animal cognition'],
      papers: [
        {
          title: 'Does the cuttlefish wait? Construct validity across a phylum',
          date: '2025-08-20',
          venue: 'life',
          abstract:
            'Delay of gratification has been claimed for apes, corvids and cuttlefish with variants of a single test. I ask under which conditions results on such distant species concern one construct. Going through 52 studies on 23 species, I list the alternative explanations each excluded. Satiety is excluded in 40, indifference to time in 17 and an innate ambush posture in one, that on cuttlefish. Controls follow what is salient to humans in the species and not what would matter to the comparison. An argument from the ecology of foraging gives a principled list of six controls, of which no study fulfils more than four.',
        },
        {
          title: 'Pain without a report: markers, thresholds and the charge of circularity',
          date: '2022-11-09',
          venue: 'life',
          abstract:
            'Sentience of crustaceans is inferred from markers, which were chosen because humans have them. The charge of circularity is often made and seldom spelled out. I distinguish choice by analogy, validation within a species and transfer, and show that circularity threatens the first step only. Transfer can be tested: a marker validated by analgesics in one species should predict the effect of analgesics in another. Of 8 markers in use, five have been tested in this way in crabs or octopus, and three passed. A sceptic about animal pain as such is given no reason to give in.',
        },
        {
          title: 'Attention Is Said in Many Ways, at Least in Fish',
          date: '2020-07-29',
          venue: 'practice',
          abstract:
            'The concept of attention is applied to archerfish, zebrafish and networks of artificial neurons, while some psychologists deny that it names anything. In a survey 186 researchers rated 24 vignettes of behaviour, varying selectivity, effort and report. Two clusters of use emerge, selection and effort, and those working on fish belong to the first in 94 % of cases. Clusters predict which experiment a researcher thinks decisive. Respondents were recruited by e-mail lists that may separate the clusters socially. I conclude in favour of a patchwork concept with 2 patches rather than elimination.',
        },
      ],
    },
    {
      university: 'zwierzyniec',
      name: 'Stanisława Paździora',
      title: 'Professor',
      position: 'Professor Emerita',
      department: 'Institute of Philosophy',
      mail: 's.pazdziora',
      hIndex: 14,
      works: 105,
      topics: ['scientific realism', 'scientific explanation', 'philosophy of physics', 'history of logic'],
      papers: [
        {
          title: 'Fleck’s laboratory in Lwów and the collective that did not think',
          date: '2022-12-07',
          venue: 'history',
          abstract:
            'Fleck’s thought collectives are inferred from his study of the Wassermann reaction, although his own laboratory in Lwów left some papers. From 176 pages of protocols and bills, 1928 to 1939, I reconstruct who did what in it: four persons performed assays and one wrote. Disagreements on readings, marked by two colours in 39 protocols, are resolved by repeating the test and never by discussion. The collective of the laboratory was a division of labour with few thoughts in common, as far as papers survive (those on typhus were destroyed). Fleck’s theory describes readers of journals better than his own benches, as he may have known.',
        },
        {
          title: 'Structure and its names: two translations of “Gestalt” in Polish physics',
          date: '2021-03-24',
          venue: 'history',
          abstract:
            'Structural realism is traced to Poincaré and Russell. A Polish discussion of the thirties reached similar positions in terms of “układ” and “postać”, both translating Gestalt. Seventeen articles by six authors are analysed. Those who write “układ” hold that relations are all we know, those who write “postać” that they are all there is; no author argues for the step from one to the other, which modern debates label epistemic and ontic. I maintain that the step was hidden by translation and became visible in 1936 by a misprint. The debate had no influence, and its interest is as a natural experiment.',
        },
        {
          title: 'On What Is Meant by “In Principle”',
          date: '2019-02-13',
          venue: 'practice',
          abstract:
            'Reduction, prediction and verification are claimed to be possible in principle. I collected 571 occurrences of the phrase in philosophy of science from 1950 to 2010 and classify the obstacles that it sets aside: time (31 %), means (28), complexity (24), and in the rest laws of nature themselves. Arguments switch between classes from premise to conclusion in 47 cases, which I list. For reduction the switch is from complexity to time. Setting aside laws is legitimate in metaphysics, and one should say so. The classification was made by a single reader who is impatient with the phrase.',
        },
      ],
    },
    {
      university: 'fynbo',
      name: 'Line Skovbølling',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Institut for Filosofi',
      mail: 'line.skovboelling',
      hIndex: 8,
      works: 15,
      topics: ['experimental philosophy', 'scientific explanation', 'causation', 'social epistemology'],
      papers: [
        {
          title: 'Do scientists find simpler explanations better? Ranking by 436 researchers in four fields',
          date: '2026-05-13',
          venue: 'reason',
          abstract:
            'Simplicity is debated as a virtue of explanations; what scientists prefer has been studied with lay vignettes. We asked 436 researchers in chemistry, ecology, economics and physics to rank real explanations from their own fields, varied in number of causes and in fit. Physicists prefer fewer causes at equal fit (71 %), ecologists more (64 %), and chemists are indifferent. Preference for more causes goes with experience of a failed intervention. Explanations were shortened to 120 words and may have become caricatures. Asked about simplicity as such, all four fields endorse it, but no single virtue seems to underlie the word.',
        },
        {
          title: 'Causes that were there all along: norm effects in the judgement of accident investigators',
          date: '2024-02-21',
          venue: 'reason',
          abstract:
            'Lay people select abnormal events as causes, whereas accident investigators are trained to look for standing conditions. Ninety-four Nordic investigators of rail and sea accidents judged sixteen scenarios in which a norm violation and an equally necessary standing condition were crossed. Investigators show the norm effect at a third of its lay size (0.3 against 0.9 scale points), and not at all when asked for “factors”. Experience makes no difference, the word does. Participants recognised two scenarios as real. Philosophers’ dispute as to whether selection is a bias might therefore concern a word for which science has a substitute.',
        },
        {
          title: 'Trust in Science as Trust in Whom? Answers to an Open Question',
          date: '2022-04-20',
          venue: 'knowledge',
          abstract:
            'Surveys ask for trust in scientists on a scale from 1 to 5. We asked 1,206 Danes whom they had thought of while answering. Doctors are named by 41 %, “someone on television” by 22, a relative by nine, and nobody by 17. Those who thought of a person give higher scores, and when the same respondents were asked again about the person they had named, variance between regions disappeared. Answers given after the fact may be reconstructions, as in all protocols of this kind. Philosophical analyses of trust in science as an institution do not describe what the scale measures.',
        },
      ],
    },
    {
      university: 'marselis',
      name: 'Jannik Ravnkilde',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Center for Videnskabsstudier',
      mail: 'jannik.ravnkilde',
      hIndex: 13,
      works: 35,
      topics: ['big data research', 'practice-based inquiry', 'scientific models', 'measurement'],
      papers: [
        {
          title: 'Data that travel by bus: material conditions of reuse in ecology',
          date: '2024-08-14',
          venue: 'history',
          abstract:
            'Philosophers of data stress that data must travel in order to be evidence. In a study of nine herbaria and ringing stations in Denmark and Greenland I followed 63 requests for reuse. Forty were satisfied by copying a file, with a median of two further messages; 23 needed a person who had been there, twice literally brought along by bus. Files alone were used for trend, persons for exclusion of records. Metadata grew after each visit by a sentence or two; ideals of self-sufficient data confuse the travelling of records with that of grounds for doubt. Requests that were never answered could be found in two institutions.',
        },
        {
          title: 'When does a sample become everyone? Registers and the rhetoric of completeness',
          date: '2022-05-31',
          venue: 'reason',
          abstract:
            'Studies with Nordic registers describe their data as covering the whole population and often drop talk of inference. I examine 300 register studies of 2019 for what population they conclude about. Sixty-eight per cent use standard errors, which presuppose a sample; of these 11 % say from what, and their answers include future Danes, possible worlds and “the process”. I argue that a population of possible histories is coherent for rates and incoherent for differences between municipalities. Editors’ requirements, unknown to me, may explain part of the practice. Authors who drop standard errors are no better off, as they then generalise without saying so.',
        },
        {
          title: 'Cleaning as Theorising',
          date: '2020-02-26',
          venue: 'practice',
          abstract:
            'Data cleaning is seen as preparation. Working through the cleaning scripts of 21 published analyses of bird observations, 14,200 lines in all, I ask which lines embody an assumption on birds. Twelve per cent do, such as the exclusion of a species above a certain latitude, and in seven analyses one of them entails the main conclusion for some region. Such lines are copied from script to script, in one lineage through six papers. They deserve the treatment that we give to auxiliary hypotheses: to be named and varied. Scripts were shared by a minority of authors whom I asked.',
        },
      ],
    },
  ],
);
