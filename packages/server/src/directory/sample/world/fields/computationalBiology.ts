import { worldField } from '../types.ts';

export const computationalBiology = worldField(
  'Computational biology',
  {
    genome: { name: 'Journal of Genome Computation', capitals: 'sentence' },
    quantitative: { name: 'Proceedings of the Quantitative Biology Meeting', capitals: 'title' },
    molecular: { name: 'Letters in Molecular Data', capitals: 'sentence' },
    cells: { name: 'Cells and Statistics', capitals: 'sentence' },
    lineages: { name: 'Lineages', capitals: 'sentence' },
    structure: { name: 'Sequence, Structure, Function', capitals: 'title' },
  },
  [
    {
      university: 'vinga',
      name: 'Tuva Hallenberg',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Mathematical and Biological Sciences',
      mail: 'tuva.hallenberg',
      hIndex: 21,
      works: 47,
      topics: ['metagenomics', 'antibiotic-resistant bacteria', 'Bayesian mixture models', 'soil microbiomes'],
      papers: [
        {
          title:
            'Assigning resistance plasmids to hosts in sewage: Hi-C links, methylation motifs and coverage compared',
          date: '2025-09-16',
          venue: 'genome',
          abstract:
            'Knowing which bacteria carry a resistance plasmid matters more than knowing that it is present. We compared proximity ligation, methylation motifs from nanopore reads and coverage covariance on a mock community of 31 strains with 22 plasmids and on sewage from Gothenburg. In the mock community, Hi-C assigned 18 plasmids with two false links, methylation 11 with none, and covariance 9 with seven. Sewage yielded agreement of at least two methods for 64 of 310 plasmids. Dead cells contribute contacts between unrelated genomes, a source of error that heat-killed spike-ins put at 3 % of links. Plasmids below sixfold coverage could not be placed by anything.',
        },
        {
          title: 'False discovery in differential abundance: permuting hospitals instead of patients',
          date: '2024-06-14',
          venue: 'molecular',
          abstract:
            'Benchmarks of differential abundance methods shuffle labels among samples, which destroys the batch structure that misleads the methods in practice. Labels of 14 multi-centre gut metagenome studies were permuted by hospital, by extraction batch and by patient. Under patient permutation eight of eleven methods respect a nominal false discovery rate of 5 %. Under hospital permutation none does; the best reports 19 % and the worst 84 %. A random effect for centre restores control at the expense of half of the discoveries. Studies with fewer than four centres cannot support any such correction.',
        },
        {
          title: 'A Mixture Model for Resistance Genes Too Similar to Tell Apart',
          date: '2020-04-22',
          venue: 'quantitative',
          abstract:
            'Short reads from beta-lactamase genes map equally well to dozens of variants. We model read counts as draws from a mixture over variants with a phylogenetic prior and report posterior sets rather than single genes. On simulated metagenomes the 90 % sets cover the true variants in 88 % of cases with a mean size of 3.4, while best-hit assignment is correct in 52 %. Variants absent from the database inflate the set of their nearest relative. Running time for one sample of 60 million reads is 21 min.',
        },
      ],
    },
    {
      university: 'akerselva',
      name: 'Sverre Natvik',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Biosciences',
      mail: 'sverre.natvik',
      hIndex: 37,
      works: 104,
      topics: ['cancer genomics', 'tumour biopsies', 'phylogenetics', 'clonal evolution'],
      papers: [
        {
          title: 'Subclones that are not there: multi-region sequencing of 40 colorectal tumours, twice',
          date: '2026-01-20',
          venue: 'genome',
          abstract:
            'Multi-region sequencing is interpreted as evidence of subclonal architecture, although library preparation alone generates differences between regions. For 40 colorectal tumours with four regions each we prepared and sequenced every region twice from the same DNA. Clustering of variant allele fractions found a median of 5 subclones per tumour; between technical replicates 1.4 of these were unmatched. A beta-binomial model with overdispersion estimated from the replicates removes most spurious clusters and lowers the fraction of tumours classified as branched from 78 to 51 %. Median depth was 240; error at higher depth is dominated by copy-number calls, which we treated as fixed.',
        },
        {
          title: 'Timing whole-genome doubling from mutations on both sides of it',
          date: '2025-10-03',
          venue: 'lineages',
          abstract:
            'Doubling of the genome can be dated by counting mutations at one and at two copies, if the mutation rate is constant. Using paired premalignant and malignant samples of 27 patients with Barrett’s oesophagus, collected 2 to 13 years apart, we tested this assumption. Molecular dates precede the first sample with observed doubling in 22 patients, with a median lead of 1.8 years, and contradict it in five in which the rate had increased more than threefold. Restriction to clock-like CpG mutations settles three of them. Acceleration during progression biases published dates towards the past.',
        },
        {
          title: 'Copy-Number Signatures and the Depth at Which They Disappear',
          date: '2021-05-11',
          venue: 'quantitative',
          abstract:
            'At which depth do signatures of chromosomal instability disappear? We downsampled 96 ovarian cancer genomes from 80× to 0.1× and purity from 90 to 20 %. Five of seven signatures are stable to 0.5×, whereas those defined by segments below 3 Mb disappear at 2× or at purity under 40 %. A homologous recombination score built on the latter changes treatment group in 17 % of patients. Formalin-fixed material was not part of the experiment and would fare worse.',
        },
      ],
    },
    {
      university: 'fynbo',
      name: 'Malthe Brogaard',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Biochemistry and Computation',
      mail: 'malthe.brogaard',
      hIndex: 14,
      works: 26,
      topics: ['protein structure prediction', 'protein language models', 'deep mutational scanning', 'enzymes'],
      papers: [
        {
          title: 'Confident and Wrong: Predicted Structures of 212 Proteins Whose Folds Were Solved Afterwards',
          date: '2025-12-16',
          venue: 'structure',
          abstract:
            'Predicted structures carry a confidence score that is calibrated on proteins resembling the training set. We collected 212 crystal and cryo-electron microscopy structures deposited after the training cut-off with no homologue above 25 % identity. Of residues with a predicted score above 90, backbone error exceeds 3 Å for 6.1 %, three times the calibrated rate. Errors concentrate at domain interfaces (41 %) and in segments that bind ligands (22 %). Agreement between two predictors is a better warning than the score of either. Selection by crystallisability favours well-ordered proteins, for which the error may be lower than in general.',
        },
        {
          title: 'Protein language models score stability, not function: 38 deep mutational scans reconsidered',
          date: '2024-03-05',
          venue: 'molecular',
          abstract:
            'Zero-shot likelihoods from protein language models correlate with deep mutational scanning data at about 0.5. By pairing scans of function with scans of abundance for 38 proteins we separated effects on stability from those on activity. Partial correlation with activity given abundance falls to 0.14 on average and is indistinguishable from zero for 19 proteins. Active-site residues are recognised through conservation, for which an alignment of 300 sequences does equally well. Models with structural tokens improve the stability component alone. Abundance was assayed in yeast even for human proteins.',
        },
        {
          title: 'Sampling Loop Conformations of Serine Hydrolases From Sparse Evolutionary Couplings',
          date: '2026-08-18',
          venue: 'structure',
          abstract:
            'Loops that gate active sites adopt several conformations, and alignments hold a trace of each. We ran simulations biased by couplings from subfamily alignments of between 60 and 2,000 sequences for nine serine hydrolases. Open and closed loops found in crystals are both sampled in seven enzymes, as opposed to three with couplings from the complete family. Below 150 effective sequences the couplings are noise. Populations of the two states cannot be compared with experiment save for one lipase studied by NMR, where the error is 1.1 kcal/mol.',
        },
      ],
    },
    {
      university: 'noorderplein',
      name: 'Hiske Feenstra-Bolt',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Genetics',
      mail: 'h.feenstra',
      hIndex: 44,
      works: 133,
      topics: ['population genetics', 'rare disease cohorts', 'multi-omics integration', 'polygenic scores'],
      page: {
        language: 'nl',
        text: [
          'Hiske Feenstra-Bolt leidt de groep Populatiegenetica en zeldzame ziekten.',
          'In 2027 is er ruimte voor één promovendus met een achtergrond in de statistiek. Mail een motivatie van één pagina naar h.feenstra [at] noorderplein [punt] example met “PROM-GEN” in het onderwerp; de officiële sollicitatie volgt daarna via https://noorderplein.example/vacatures.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'PROM-GEN',
          portal: 'https://noorderplein.example/vacatures',
          address: 'h.feenstra [at] noorderplein [punt] example',
        },
      },
      papers: [
        {
          title: 'Non-coding variants in 1,420 unsolved families: what a genome adds after a negative exome',
          date: '2025-06-10',
          venue: 'genome',
          abstract:
            'Whole-genome sequencing is offered to families in whom exome sequencing found no diagnosis. Among 1,420 such families with developmental disorders, genomes together with blood RNA led to a diagnosis in 151. In 96 of these the variant lies in the exome and had been missed by capture, annotation or knowledge at the time; 24 are structural and 31 non-coding. RNA from blood showed the expected effect for 19 of the 31. Reanalysis of the old exome by the present pipeline would have cost a fortieth and yielded 88 diagnoses. Genes that blood does not express remain beyond this design.',
        },
        {
          title: 'Portability of polygenic scores within the northern Netherlands',
          date: '2024-11-22',
          venue: 'lineages',
          abstract:
            'Loss of accuracy of polygenic scores between continents is attributed to linkage and frequency; within one country it should be absent. In 79,000 participants of a three-province cohort, the variance in height explained by a score drops from 24 to 19 % over a genetic distance equal to that between villages 60 km apart. Household income and age explain a larger decline, from 27 to 16 %. Within-sibship accuracy does not vary with distance, which suggests that stratification and not linkage is responsible. Educational attainment behaves alike, with wider intervals.',
        },
        {
          title: 'Shared Segments and Hidden Founders: Recessive Disease in a Fishing Village',
          date: '2019-09-11',
          venue: 'quantitative',
          abstract:
            'An excess of four recessive diseases has been noted in one coastal village since 1950. Identity-by-descent segments among 604 present inhabitants were combined with church books back to 1650. Two founder couples explain three of the diseases; the fourth entered after 1900 through at least two carriers. Effective size estimated from segments, 210, is much lower than the census, and recovered after 1825. Carriers were informed through the general practice when they had asked for it, as 71 % did.',
        },
      ],
    },
    {
      university: 'rheinbogen',
      name: 'Flavia Candrian',
      title: 'Dr',
      position: 'Research Group Leader',
      department: 'Department of Biosystems',
      mail: 'flavia.candrian',
      hIndex: 19,
      works: 34,
      topics: ['single-cell genomics', 'developing embryos', 'variational autoencoders', 'gene regulatory networks'],
      page: {
        language: 'de',
        text: [
          'Die Gruppe Candrian entwickelt statistische Modelle für Einzelzelldaten aus der Embryonalentwicklung.',
          'Doktorandinnen und Doktoranden nehmen wir nur über das internationale PhD-Programm auf (Fristen 1. Mai und 1. November): https://rheinbogen.example/phd-biosystems. Für Masterarbeiten genügt eine kurze Nachricht an flavia.candrian@rheinbogen.example.',
        ],
        says: {
          portal: 'https://rheinbogen.example/phd-biosystems',
          address: 'flavia.candrian@rheinbogen.example',
        },
      },
      papers: [
        {
          title: 'RNA velocity against lineage barcodes in zebrafish neural crest',
          date: '2025-04-29',
          venue: 'cells',
          abstract:
            'RNA velocity predicts where a cell is going, and is seldom confronted with where its sisters went. We barcoded 9,200 neural crest cells in 31 zebrafish embryos at 14 h and sequenced descendants at 18, 24 and 36 h. Directions inferred from splicing agree with clonal outcome for the pigment lineage (area under the curve 0.83) and are no better than chance for neurons and glia, whose driver genes have short introns. Labelled-RNA kinetics, available for one time point, improves the latter to 0.68. A simple nearest-neighbour transport between time points attains 0.80 throughout. Clones of fewer than three cells, more than half, were not used.',
        },
        {
          title: 'How many cells make an atlas? Sample size for rare states under nested sampling',
          date: '2023-03-22',
          venue: 'cells',
          abstract:
            'Atlases grow by adding cells although donors and dissections vary more than cells do. A nested model with dissection, embryo and cell levels was fitted to six atlases, and power to detect a state of frequency 0.1 % was computed. Beyond 4,000 cells per embryo further cells add nothing in five of six; doubling the number of embryos from 5 to 10 raises power from 0.42 to 0.71. Dissociation removes fragile states in some embryos completely, a zero-inflation that the model fits with one parameter per protocol. Cost per detected state is lowest at 12 embryos for current prices.',
        },
        {
          title: 'Posterior Collapse Looks Like Homogeneity: Diagnosing Variational Autoencoders on Counts',
          date: '2024-10-06',
          venue: 'quantitative',
          abstract:
            'A latent dimension that has collapsed to its prior shows no difference between cells, and may be reported as biology. We propose a check that compares the reconstruction of held-out genes from the posterior and from the prior. In nine published analyses re-run from deposited code, between 1 and 14 of 30 dimensions had collapsed, among them both dimensions upon which a claim of homogeneous progenitors rested. Annealing schedules reduce collapse at the price of sensitivity to seeds. The check is blind to dimensions that encode library size.',
        },
      ],
    },
    {
      university: 'coteaux',
      name: 'Renaud Collignon',
      title: 'Professor',
      position: 'Professor',
      department: 'Département de biologie des systèmes',
      mail: 'renaud.collignon',
      hIndex: 33,
      works: 91,
      topics: ['gene regulatory networks', 'causal network inference', 'systems biology', 'perturbation screens'],
      papers: [
        {
          title:
            'Benchmarks of network inference reward the wrong network: evidence from 1,036 knockouts in two cell lines',
          date: '2025-02-25',
          venue: 'cells',
          abstract:
            'Inferred regulatory networks are commonly scored against binding data that do not imply regulation. Instead we scored eleven methods against held-out effects of 1,036 single-gene CRISPR perturbations in K562 and RPE1 cells. Rank correlations between the two kinds of score are −0.2 and 0.1. Predicting the mean effect over all training perturbations outperforms nine methods; two that use perturbation labels surpass it by 4 and 7 % of explained variance. Weak guides, 28 % of the library, blur the truth for all methods in equal measure.',
        },
        {
          title: 'Feedback and the limits of acyclic models in yeast stress response',
          date: '2022-06-08',
          venue: 'molecular',
          abstract:
            'Causal discovery for genomics assumes acyclic graphs despite the abundance of feedback. On time courses of 16 yeast deletion strains during osmotic stress we compared acyclic, cyclic-equilibrium and dynamic models with an equal number of edges. The acyclic model reverses the direction of 31 % of edges around Hog1 and predicts the wrong sign for double deletions in 9 of 22 cases; the cyclic model errs in four and the dynamic in three. Sampling every five minutes is too coarse for phosphorylation, which appears as instantaneous effects. Identification of cycles required interventions on at least one member.',
        },
        {
          title: 'Edges With Error Bars: Bootstrap Aggregation for Regulatory Networks',
          date: '2024-11-27',
          venue: 'quantitative',
          abstract:
            'Regulatory networks are published as lists of edges without uncertainty. We examine block bootstrap aggregation for three tree-based methods with samples clustered by experiment. For an Escherichia coli compendium, ordinary bootstrap intervals for the number of targets of a regulator cover 61 % of values from new experiments at a nominal 90 %, and block intervals 84 %. Coverage remains poor for regulators that vary in one experiment only. Two thirds of edges in the original ranking have a selection frequency under one half.',
        },
      ],
    },
    {
      university: 'aasee',
      name: 'Walburga Tenhumberg',
      title: 'Professor',
      position: 'Professor Emerita',
      department: 'Institut für Evolution und Biodiversität',
      mail: 'w.tenhumberg',
      hIndex: 48,
      works: 176,
      topics: ['phylogenetics', 'molecular clocks', 'transposable elements', 'statistical phylogenetics'],
      papers: [
        {
          title: 'Retroposons at the base of caviomorph rodents: 3,100 loci and no dichotomy',
          date: '2022-03-15',
          venue: 'lineages',
          abstract:
            'Retroposon insertions are close to free of homoplasy, and should resolve the order in which guinea pigs, chinchillas and spiny rats diverged if anything can. From alignments of 17 genomes we extracted 3,130 informative loci, of which 46 concern the basal split. Two of the three possible arrangements are supported 21 and 19 times and the third by six loci, which rejects a polytomy and suggests introgression or a very unequal sorting of ancestral variants. Two families have no sequenced member. Manual inspection, which two of us carried out independently, rejected 40 % of loci proposed by the automatic pipeline for this branch and 6 % elsewhere.',
        },
        {
          title: 'Calibrating the clock with parasites: lice of seals and the age of their hosts',
          date: '2020-10-14',
          venue: 'lineages',
          abstract:
            'Fossils calibrate clocks from below. Co-speciating lice could calibrate them from the side if codivergence were independent of the host tree. For 11 species of seal lice we sequenced 1,100 genes and dated nodes with rates from feather lice. Ages agree with those of seal fossils in six of eight nodes to within 15 %, and are too young in two, both in the north Pacific, where a host switch would explain the deviation. The rate borrowed from feather lice is a strong assumption; a rate 30 % lower turns agreement into failure.',
        },
        {
          title: 'Is Partitioning Overrated? A Simulation With Deliberately Wrong Boundaries',
          date: '2019-02-27',
          venue: 'quantitative',
          abstract:
            'Great effort is spent on choosing partitions of alignments. Alignments of 80 taxa were simulated under site-heterogeneous models from real profiles and analysed with correct, merged, random and shifted partitions. Topological error is nearly identical for all but merged partitions (4.1 to 4.6 % of branches against 6.9). Branch lengths are more sensitive, by up to 23 % at deep nodes. Mixture models without partitions have the smallest error in both respects and run nine times longer.',
        },
      ],
    },
    {
      university: 'chebucto',
      name: 'Neil Comeau-Paul',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Biology',
      mail: 'ncomeau',
      hIndex: 24,
      works: 66,
      topics: ['metagenomics', 'marine plankton', 'genome assembly', 'phylogenetics'],
      papers: [
        {
          title: 'Twelve years at one buoy: strain turnover of picocyanobacteria in Bedford Basin',
          date: '2024-07-16',
          venue: 'genome',
          abstract:
            'Weekly sampling reveals the seasons of plankton species, but strains within a species may come and go without being noticed. From 590 metagenomes taken at one station over twelve years we reconstructed 41 strains of Synechococcus by co-variation of single-nucleotide variants. Nineteen strains recur every year at a fixed week, eleven were present for one to three years, and eight replaced a close relative during or after the marine heatwave of 2018. Gene content differs among replaced pairs mainly in phage receptors. Two changes of filter brand coincide with minor steps in the record and were modelled as such.',
        },
        {
          title: 'Contaminated references: protist transcriptomes and the bacteria that ate with them',
          date: '2022-01-18',
          venue: 'molecular',
          abstract:
            'Protists are cultured with bacteria or fed on other protists, and their reference transcriptomes contain the food. We screened 902 public transcriptomes using k-mer composition, coverage and the placement of 120 marker genes. A median of 4 % of transcripts are foreign, over 30 % in 52 data sets. Of 213 reported lateral gene transfers that rest on them, 74 vanish. Clean versions and reasons for each removal are provided. True transfers recently acquired from the food organism would be removed as well.',
        },
        {
          title: 'Assembling a Dinoflagellate Genome That Does Not Want to Be Assembled',
          date: '2020-07-29',
          venue: 'quantitative',
          abstract:
            'We assembled the 3.1 Gb genome of a bloom-forming Alexandrium from 90× nanopore reads with 41× after removal of bacterial sequences. Contig N50 reached 310 kb; 38 % of genes lie in arrays, and collapsed arrays were recognised by coverage at 2,210 places. An optical map contradicts 7 % of joins. Five-methyluracil, abundant in this lineage, raises base-calling error threefold until the caller is retrained.',
        },
      ],
    },
    {
      university: 'enoriver',
      name: 'Latoya Brightwell',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Biostatistics and Computational Biology',
      mail: 'lbrightwell',
      hIndex: 27,
      works: 59,
      topics: ['spatial transcriptomics', 'single-cell genomics', 'tumour biopsies', 'spatial statistics'],
      papers: [
        {
          title: 'Segmentation error propagates into cell communication: an audit of 11 imaging-based data sets',
          date: '2026-03-24',
          venue: 'cells',
          abstract:
            'In imaging-based spatial transcriptomics a transcript assigned to the wrong cell looks like a signal from its neighbour. We re-segmented 11 public data sets with four algorithms and quantified spillover through gene pairs that are mutually exclusive in dissociated cells. Spillover ranges from 3 to 19 % of transcripts, and depends on tissue density more than on the algorithm. Among ligand–receptor interactions called significant, 57 % involve a gene whose expression in the receiving cell can be explained by spillover. No ground truth exists for thick sections, where cells overlap vertically. Modelling transcripts as a mixture of cell and neighbourhood leaves 23 % of calls.',
        },
        {
          title: 'Spatially variable genes: five tests, one confounder',
          date: '2024-05-08',
          venue: 'cells',
          abstract:
            'Tests for spatially variable genes find thousands per section, because sections contain layers of cell types. We decompose the spatial variance of each gene into variance between and within cell types, using a Gaussian process conditional on deconvolved proportions. In 16 sections of human cortex and kidney, 83 to 94 % of genes found by five common tests owe their pattern to proportions. Within-type patterns that persist are enriched for zonation of hypoxia and immediate early genes. Errors in deconvolution leak into the within-type component, and the method is conservative only if they are spatially unstructured.',
        },
        {
          title: 'Power and Pseudoreplication in Spatial Experiments',
          date: '2022-08-24',
          venue: 'quantitative',
          abstract:
            'Thousands of spots from three patients do not make a sample of thousands. A survey of 120 papers reveals that 71 test differences between conditions with spots as the unit. Using simulation from a hierarchical model fitted to breast tumours, type I error of this practice is 0.46 at a nominal 0.05. Mixed models need at least six patients per group for adequate power, and pseudobulk by region performs comparably when regions are annotated blind. Pathologists’ annotations differed in 13 % of spots.',
        },
      ],
    },
    {
      university: 'barton',
      name: 'Ignacio Sepúlveda-Kerr',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Computational Biology',
      mail: 'isepulveda',
      hIndex: 16,
      works: 29,
      topics: ['genome assembly', 'long-read sequencing', 'graph-based alignment', 'crop wild relatives'],
      papers: [
        {
          title: 'Phasing an autotetraploid without a parent: wild potato from reads of two kinds',
          date: '2025-08-19',
          venue: 'genome',
          abstract:
            'Diploid assembly is routine, and four similar haplotypes are not. For the autotetraploid Solanum acaule we combined accurate long reads at 28× per haplotype with Hi-C in a formulation that treats unitig dosage as a flow on the assembly graph. Of 2.9 Gb, 81 % were assigned to a haplotype with a switch error of 0.9 % measured against gametes, 96 of which were sequenced at low depth. Regions identical in three or more haplotypes, 11 % of the genome, are reported once with their dosage. Integer programming required two days on 64 cores, and larger polyploids will need a relaxation.',
        },
        {
          title: 'Pangenome graphs lose small variants near large ones',
          date: '2023-12-05',
          venue: 'molecular',
          abstract:
            'Graph references were introduced to reduce reference bias. We examined genotypes of small variants located within 1 kb of structural variants in graphs built from 8 to 90 human haplotypes with three tools. Recall falls from 0.97 at a distance to 0.71 within the window, and falls further as haplotypes are added, for nested sites are merged in tool-specific ways. Simple left-normalisation before graph construction recovers 40 % of the loss. Short-read mapping quality penalises precisely those paths that the graph was meant to offer.',
        },
        {
          title: 'Minimizer Sampling on Short-Period Tandem Repeats',
          date: '2024-04-13',
          venue: 'structure',
          abstract:
            'Random minimizers select a fraction 2/(w + 1) of positions on sequence without repetition. Tandem repeats whose period p is shorter than the window are an exception of which plant genomes contain megabases. We show that the density on a perfect repeat is 1/p with leftmost tie-breaking and falls to the reciprocal of the largest multiple of p within the window with robust winnowing. On 19 plant assemblies this choice changes the number of anchors in such repeats by a factor of 3.8 and mapping time by 22 %; accuracy is unaffected for reads that extend beyond the array. Divergence above 3 % restores the random value.',
        },
      ],
    },
    {
      university: 'makara',
      name: 'Aroha Te Whata',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Biological Sciences',
      mail: 'aroha.tewhata',
      hIndex: 15,
      works: 38,
      topics: ['population genetics', 'conservation genomics', 'genome assembly', 'genetic load'],
      page: {
        language: 'en',
        text: [
          'Kia ora. I work on the genomes of small populations of birds and lizards, in partnership with the iwi who are their kaitiaki.',
          'I have one PhD scholarship for 2027, reserved for a student who will spend part of each year with our partners in Te Tai Tokerau. Please email aroha.tewhata@makara.example and tell me who you are and where you come from before you tell me what you can code. Subject: TAONGA 2027.',
        ],
        says: { students: 'yes', subjectCode: 'TAONGA 2027', address: 'aroha.tewhata@makara.example' },
      },
      papers: [
        {
          title: 'Predicted load and hatching failure in an island parakeet: annotations disagree, chicks do not',
          date: '2025-11-04',
          venue: 'lineages',
          abstract:
            'Genetic load computed from genomes guides translocations, on the premise that it predicts fitness. With the iwi holding guardianship we sequenced 214 parakeets of a managed island population and related four load scores to eleven seasons of hatching records. Scores based on conservation, protein models and annotation correlate among themselves between 0.2 and 0.6. Homozygous load by conservation raises the odds of hatching failure by 40 % per standard deviation; plain genomic inbreeding does the same, and neither adds to the other. Infertile eggs and early deaths could not be separated before 2017. Dam identity explains more than all scores together.',
        },
        {
          title: 'Runs of homozygosity from ten-fold coverage: thresholds travel badly between species',
          date: '2023-07-18',
          venue: 'genome',
          abstract:
            'Inbreeding is inferred from runs of homozygosity with settings inherited from cattle. For six threatened New Zealand species with recombination maps we varied coverage, caller and the permitted number of heterozygous sites. Estimates of recent inbreeding for the same bird differ by up to 0.21. Simulations matched to each demography favour a likelihood approach with species-specific error rates, which is unbiased down to 6× in four species. In the two with a fragmented assembly nothing was reliable. Earlier conservation assessments for one skink will have to be revisited.',
        },
        {
          title: 'Consent Attached to Reads: A Metadata Standard for Taonga Genomes',
          date: '2021-11-23',
          venue: 'quantitative',
          abstract:
            'Genomes of taonga species are deposited in archives whose metadata cannot express conditions of use. Eight hui with five iwi produced 23 conditions, which we encoded as machine-readable labels travelling with reads, alignments and derived variants. In a test with 41 data requests, automated decisions matched those of the guardianship committee in 37; the other four concerned commercial collaborators. Labels are lost when users convert formats outside of our tools, as happened in two of three trials with external laboratories.',
        },
      ],
    },
    {
      university: 'marselis',
      name: 'Jeppe Lauridsen-Holm',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Bioinformatics',
      mail: 'jeppe.lauridsen',
      hIndex: 36,
      works: 82,
      topics: ['population genetics', 'ancient genomes', 'coalescent simulation', 'recombination'],
      papers: [
        {
          title: 'Background selection mimics a bottleneck in ancient Danes, by an amount we can now estimate',
          date: '2026-02-03',
          venue: 'lineages',
          abstract:
            'Coalescence rates through time are read as population size although linked selection distorts them. For 108 genomes from Danish burials between 6000 BP and 900 BP we inferred sizes from genomic compartments ordered by strength of background selection. A bottleneck at 4,200 years appears in the most constrained quarter as a decline to 31 % and in the least constrained to 58 %. A joint model attributes 0.4 of the apparent decline to selection. Deamination was handled by restriction to transversions, which removes two thirds of the data. Recombination maps are modern.',
        },
        {
          title: 'Imputation of half-coverage genomes: errors cluster by ancestry and by haplotype age',
          date: '2023-05-03',
          venue: 'genome',
          abstract:
            'Ancient genomes at 0.5× are imputed from modern reference panels that lack their ancestors. We downsampled 22 ancient genomes of more than 15× and imputed them with a panel of 3,200 individuals. Genotype concordance at common sites is 0.985 for Iron Age and 0.941 for Mesolithic individuals; errors are ordered in tracts that match haplotypes older than the panel’s coalescence. Downstream, admixture dates shift by up to nine generations. Filtering on posterior probability does not remove tract errors, since the panel is consistently wrong.',
        },
        {
          title: 'Gene Conversion From Pedigrees of Pigs',
          date: '2020-02-11',
          venue: 'quantitative',
          abstract:
            'Gene conversion tracts are shorter than the distance between markers and thus difficult to observe. Resequencing of 310 meioses in pig pedigrees at 30× identified 1,870 converted sites. A mean tract length of 220 bp and a GC bias of 0.62 were estimated, while a second class of events, 4 % of the total, spans 2 to 30 kb and is more common in sows. Mapping artefacts in duplicated sequence produce a similar signature; we excluded 18 % of the genome on that account.',
        },
      ],
    },
    {
      university: 'erdre',
      name: 'Gwenola Kervadec-Thomas',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Département d’informatique et biologie',
      mail: 'gwenola.kervadec',
      hIndex: 20,
      works: 57,
      topics: ['systems biology', 'gene regulatory networks', 'drug target discovery', 'logical models'],
      papers: [
        {
          title:
            'Enumerating instead of fitting: Boolean models of plasma cell differentiation under partial knockouts',
          date: '2024-09-18',
          venue: 'molecular',
          abstract:
            'Logical models are mostly presented as one network, whereas data are compatible with a great many. By answer-set programming we enumerated classes of Boolean networks consistent with 41 knockout observations in murine plasma cell differentiation. Of 2.2 million compatible networks in 310 equivalence classes, all agree on 17 of 60 untested double knockouts and are evenly divided on nine. Four of the 17 were tested by collaborators, and three confirmed. The failing case involves a haploinsufficient gene, for which two levels are too few.',
        },
        {
          title: 'Target Combinations From Attractor Control Are Rarely Druggable',
          date: '2025-05-17',
          venue: 'quantitative',
          abstract:
            'Attractor control identifies minimal interventions that redirect a cell. For 26 published cancer models we computed all control sets of up to four nodes under permanent and temporary perturbation. Of 1,940 sets, 8 % consist exclusively of proteins with an approved or clinical-stage inhibitor acting in the required direction; activation is demanded in 61 %. When restricted to inhibition, solutions exist for 11 models and grow by one node on average. Model size correlates with controllability in a way that reflects modelling style.',
        },
        {
          title: 'Reproducing 88 logical models from their papers alone',
          date: '2020-06-03',
          venue: 'cells',
          abstract:
            'A model that cannot be rebuilt from its description cannot be criticised. Two students independently reconstructed 88 logical models from text, figures and supplements. Reported attractors were obtained without help for 39, and after correspondence for 58. Ambiguous update rules at nodes with several inhibitors were the main obstacle, affecting 26 models; the update scheme was unstated in 31. Models deposited in a standard format were reproduced in every case but two. Our own two models were in need of correspondence with ourselves.',
        },
      ],
    },
    {
      university: 'ruissalo',
      name: 'Pekka Sillanmäki',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Computational Biology',
      mail: 'pekka.sillanmaki',
      hIndex: 39,
      works: 126,
      topics: ['drug target discovery', 'multi-omics integration', 'cancer genomics', 'drug combinations'],
      papers: [
        {
          title: 'Synergy scores of drug pairs replicate at 0.3: three laboratories, 96 pairs, 12 leukaemia samples',
          date: '2025-05-20',
          venue: 'molecular',
          abstract:
            'Models of drug synergy are trained on scores whose reproducibility is unknown. Ninety-six drug pairs were tested at 8 × 8 doses on aliquots of twelve primary leukaemia samples in three laboratories with harmonised plates. Correlation of synergy scores between laboratories is 0.31 for the Bliss and 0.28 for the Loewe model, though viability itself correlates at 0.86. Pairs in which one drug is inactive alone produce most of the discordance. Averaging over samples of a genetic subgroup raises correlation to 0.6. An upper bound for prediction accuracy in common training sets follows, and some published models exceed it.',
        },
        {
          title:
            'Does proteomics add to transcriptomics for predicting drug response? A paired comparison in 149 ex vivo samples',
          date: '2022-12-20',
          venue: 'genome',
          abstract:
            'Proteomes are closer to drug targets than transcriptomes, and more expensive. In 149 leukaemia samples with both layers we predicted response to 118 drugs by nested cross-validation of kernel ridge models. Proteomics alone is superior for 14 drugs, transcriptomics for 39; combined they surpass the better one for nine. Coverage matters more than layer: restricted to the 5,100 genes measured in both, the difference disappears. Phosphorylation was not measured. Differentiation state accounts for three quarters of predictable variance in either.',
        },
        {
          title: 'Dose–Response Fitting Without Four Parameters',
          date: '2019-07-03',
          venue: 'quantitative',
          abstract:
            'The four-parameter logistic curve is fitted to dose–response data which it describes poorly in a fifth of cases. Monotone splines with a Gaussian process prior were compared on 64,000 curves of three screens. Replicate error of the area under the curve diminishes by 14 %, mostly for biphasic curves. Potency, for which a parametric form is convenient, gains nothing. Non-monotone responses at low dose occurred in 2 % of curves and proved in 29 of 40 retests to be dispensing errors.',
        },
      ],
    },
    {
      university: 'avongorge',
      name: 'Olamide Adesina-Wright',
      title: 'Dr',
      position: 'Lecturer',
      department: 'Department of Computational Biology',
      mail: 'o.adesina-wright',
      hIndex: 13,
      works: 31,
      topics: ['epigenomics', 'causal network inference', 'birth cohorts', 'cell-type deconvolution'],
      papers: [
        {
          title: 'Cord blood methylation and later asthma: nucleated red cells explain most of it',
          date: '2024-11-26',
          venue: 'cells',
          abstract:
            'Methylation in cord blood has been associated with asthma at school age at several hundred sites. In 2,960 children of a Bristol cohort and a replication set of 1,104 we re-estimated these associations with a deconvolution reference that includes nucleated red blood cells. Of 312 reported sites, 41 remain at the original threshold. The proportion of nucleated red cells is itself associated with asthma (odds ratio 1.2 per standard deviation), as is gestational stress, which raises it. Mendelian randomisation for the residual sites is underpowered, with a minimum detectable odds ratio of 1.6.',
        },
        {
          title: 'Epigenetic clocks after a change of array: corrections that help one clock and harm another',
          date: '2023-01-10',
          venue: 'molecular',
          abstract:
            'Cohorts that span decades change arrays, and clock estimates change with them. We measured 188 samples on three array generations. Offsets for nine clocks range from −6.1 to 4.8 years, and correlations between generations from 0.71 to 0.98. Regression calibration on 40 overlapping samples removes the offset for seven clocks, while for two it increases the error in children, as slopes depend on age. Blood was the only tissue. Principal-component versions of the clocks are least affected.',
        },
        {
          title: 'Negative-Control Sites for Epigenome-Wide Association',
          date: '2021-07-21',
          venue: 'quantitative',
          abstract:
            'Genomic inflation in epigenome-wide studies mixes confounding with widespread true effects. We define 4,200 sites at which methylation is fixed by sequence in all blood cell types, so that association with an environmental exposure can only arise from artefact. In twelve public studies the inflation factor at these sites is between 1.02 and 1.58 and predicts failure to replicate (r = 0.7). Adjusting for components estimated at them reduces discoveries by a median of 35 %. Population structure, if unaccounted for, also affects the control sites.',
        },
      ],
    },
  ],
);
