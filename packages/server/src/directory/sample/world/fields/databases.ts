import { worldField } from '../types.ts';

export const databases = worldField(
  'Databases and distributed systems',
  {
    engines: { name: 'Journal of Data Engines', capitals: 'sentence' },
    large: { name: 'Proceedings of the Large Systems Meeting', capitals: 'title' },
    letters: { name: 'Letters on Storage and Queries', capitals: 'sentence' },
    quality: { name: 'Information Quality and Integration', capitals: 'sentence' },
    reproducible: { name: 'Workshop on Reproducible Systems', capitals: 'title' },
    agreement: { name: 'Distributed Agreement', capitals: 'sentence' },
  },
  [
    {
      university: 'dreisam',
      name: 'Hedwig Sommerlatte',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Computer Science',
      mail: 'sommerlatte',
      hIndex: 40,
      works: 111,
      topics: ['query optimisation', 'cost models', 'cardinality estimation', 'join processing'],
      papers: [
        {
          title: 'Where to stop and look: placing checkpoints for mid-query re-optimisation',
          date: '2026-03-17',
          venue: 'engines',
          abstract:
            'Re-optimising a query in mid-execution repairs bad estimates, provided that execution stops at a place where something can still be changed. We treat the placement of checkpoints as a decision under uncertainty over the optimiser’s error distribution, which is learned per operator from 210,000 executed plans, and solve it by dynamic programming over the plan. At most two checkpoints are chosen for 91 % of queries. On 180 analytical queries of a logistics company total time falls by 29 % against no re-optimisation and by 12 % against checkpoints at every pipeline breaker; the slowest query improves from 41 to 6 min. Plans that pipeline through hash joins offer no cheap place to stop, and for them sampling ahead of execution remains preferable.',
        },
        {
          title: 'Learned cardinality estimators under schema change: a two-year replay',
          date: '2023-12-12',
          venue: 'engines',
          abstract:
            'Learned estimators are compared on frozen schemas, although columns are added and split continually in production. We replayed two years of schema changes, data loads and queries of a logistics company, 2.7 million statements in all, against five learned and two histogram-based estimators. Immediately after training the best learned estimator has a 95th-percentile q-error of 8, against 61 for histograms. Half of the advantage is lost after 17 days without retraining. With nightly retraining the advantage persists and costs 3.1 CPU hours per day, more than the queries save in four of the eight quarters. A fallback rule triggered by schema events retains most of the benefit.',
        },
        {
          title: 'Sampling join results without materialising them: when correlated predicates make it fail',
          date: '2020-08-11',
          venue: 'engines',
          abstract:
            'Index-based join sampling gives unbiased estimates cheaply, but its variance explodes for correlated predicates. We characterise the variance by the second moment of the degree distribution conditioned on the predicates and give a stopping rule that detects failure after about 400 probes. In a benchmark with planted correlations, the rule identifies 97 % of estimates that are off by more than a factor of ten. Restarting the walk from a different relation repairs 58 % of them. For those remaining, a two-phase estimator with a small materialised sample costs 0.3 % of the database size.',
        },
      ],
    },
    {
      university: 'fynbo',
      name: 'Anders Torndal',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Computer Science',
      mail: 'anders.torndal',
      hIndex: 19,
      works: 53,
      topics: ['data integration', 'data quality', 'hospital registries', 'entity resolution'],
      papers: [
        {
          title: 'Code drift in hospital registries: detecting when the same code means something else',
          date: '2025-05-06',
          venue: 'quality',
          abstract:
            'Registries are integrated through shared code systems, and a code changes its meaning when reimbursement does. Using 14 years of diagnosis and procedure codes from five Danish hospitals, we embed each code by its co-occurrences per quarter and test for shifts that differ between hospitals. Of 216 alarms 133 could be traced to a documented cause, most often a tariff change (71) or a new template in the record system (38). A synthetic cohort study across one such change would have overestimated incidence of heart failure by 18 %. Mapping tables with validity periods per hospital remove the bias. Codes used fewer than 40 times per quarter, 62 % of the vocabulary, are not covered.',
        },
        {
          title: 'Blocking without a universal key: pairs missed in linkage of historical and clinical records',
          date: '2023-02-21',
          venue: 'quality',
          abstract:
            'Records from before the introduction of the Danish personal number must be linked by name, date and parish. Blocking makes this feasible and discards pairs that no later step can recover. On 46,000 manually linked pairs we measure the recall of 40 blocking schemes separately for women, migrants and people who died young. A scheme with a total recall of 0.97 has 0.84 for women married more than once. Adding a block on the first names of parents raises the minimum over groups from 0.79 to 0.93 for a third more comparisons. Fairness constraints on matching cannot compensate for pairs lost in blocking.',
        },
        {
          title: 'Constraint Discovery on Dirty Registries: Few Rules, Many Exceptions',
          date: '2021-09-21',
          venue: 'large',
          abstract:
            'Algorithms for discovering functional dependencies return thousands of rules on real data. With registrars of three clinical registries we rated 1,200 approximate dependencies found at error thresholds of 0.1 to 5 %. Only 7 % express an intended constraint; a further 11 % reveal a systematic entry error. Ranking by the change of exception rate over time puts half of the useful rules among the first 5 %. Registrars preferred rules with at most two attributes on the left-hand side. Redundant rules implied by others were shown too, since implication breaks down under approximation.',
        },
      ],
    },
    {
      university: 'akerselva',
      name: 'Marit Hovdenak',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Computer Science',
      mail: 'marit.hovdenak',
      hIndex: 29,
      works: 88,
      topics: ['graph databases', 'data integration', 'query optimisation', 'ontology-based access'],
      papers: [
        {
          title: 'Path queries in the wild: 41 million property-graph queries and what they really ask',
          date: '2024-11-19',
          venue: 'engines',
          abstract:
            'Theory of graph queries has concentrated on regular paths, while little is known of what users write. Three vendors and one bank let us analyse 41 million anonymised queries. Only 2.3 % use a path of unbounded length, and 96 % of those repeat a single label; three queries out of four are acyclic patterns with at most four edges. Yet unbounded paths cause 44 % of timeouts. Nearly all timed-out queries ask for all paths where the result is then reduced to distinct end points. A rewrite that pushes distinctness into the path operator is safe under conditions that hold for 83 % of them and reduces timeouts by a factor of six.',
        },
        {
          title: 'Answering queries through mappings when sources lie about nulls',
          date: '2022-06-28',
          venue: 'quality',
          abstract:
            'Ontology-based access rewrites a query into SQL over sources whose nulls are taken as unknown. In two oil companies and a public agency we found eleven uses of null, including “not applicable”, “see other table” and “zero”. We extend mappings with null annotations under a semantics for which rewriting remains first-order. Of 180 queries in regular use, 39 returned wrong answers before annotation, seven of which had influenced a report. Annotating the mappings took 26 person-hours per source. Optimisation by constraints is weakened, and execution becomes slower by 12 % on average.',
        },
        {
          title: 'Worst-Case Optimal Joins on Compressed Tries',
          date: '2020-01-29',
          venue: 'large',
          abstract:
            'Worst-case optimal joins need indexes in many attribute orders, which is prohibitive for triple stores. We store all six orders of a triple relation in two compressed tries that share their leaves, using 9.4 bytes per triple on a knowledge graph with 1.2 billion edges. Leapfrog intersection operates on the compressed form with galloping over Elias–Fano sequences. On 850 pattern queries the median time is 1.6 times that of uncompressed indexes which occupy seven times the space; on cyclic queries it is faster by a factor of 4 than a binary-join store. Updates are batched and rebuild the affected leaf blocks.',
        },
      ],
    },
    {
      university: 'vinga',
      name: 'Malin Ekerstad',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Computer Science',
      mail: 'malin.ekerstad',
      hIndex: 21,
      works: 49,
      topics: ['stream processing', 'event time', 'state migration', 'connected vehicles'],
      papers: [
        {
          title: 'Watermarks that learn lateness per source: completeness targets for vehicle fleets',
          date: '2025-10-15',
          venue: 'engines',
          abstract:
            'Stream processors close a window when a watermark passes, and one watermark for all sources must wait for the slowest. In telemetry from 52,000 lorries lateness depends on coverage, ignition state and firmware, and its 99th percentile ranges from 4 s to 19 h. We estimate per-source lateness online with a quantile sketch conditioned on state and derive the earliest closing time that meets a completeness target. At 99.5 % completeness the median result latency drops from 310 to 22 s. Targets are met within 0.2 points except in the hour after a firmware rollout. Late corrections, still needed for 0.5 % of windows, are emitted as retractions.',
        },
        {
          title: 'Joins on Late Vehicle Streams: Bounding State by the Road Network',
          date: '2023-04-25',
          venue: 'large',
          abstract:
            'Joining position streams of vehicles with streams of road events needs state for as long as a late position may arrive. Since a lorry cannot be anywhere, the road network bounds which events a late position may match. We derive reachability intervals per vehicle from its last two positions and discard events outside them. For 52,000 lorries and 1,900 events per minute, state shrinks from 71 to 9 GB at unchanged results for lateness of up to six hours. Ferries and trains violate the speed bound and are recognised from a list of terminals, which missed 14 of 3,300 crossings. The operator needs 22 % more processor time than a hash join with a fixed window.',
        },
        {
          title: 'Moving 300 GB of operator state without a pause',
          date: '2021-06-30',
          venue: 'letters',
          abstract:
            'Rescaling a stateful stream operator pauses it for as long as state takes to move. We migrate state in key ranges ordered by predicted access time, serving ranges not yet moved from the old instance by remote reads. For an operator with 300 GB of state on eight nodes, rescaling to twelve keeps the 99th-percentile latency below 240 ms, where stop-and-copy pauses for 94 s. Prediction errors cost one remote read each and affect 3 % of tuples. Exactly-once output is preserved, as verified by replay with a deterministic scheduler. Keys with more than 1 % of the load are still a bottleneck.',
        },
      ],
    },
    {
      university: 'dommel',
      name: 'Ruud Hazewinkel',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Computer Science',
      mail: 'r.hazewinkel',
      hIndex: 34,
      works: 102,
      topics: ['transaction processing', 'persistent-memory servers', 'concurrency control', 'benchmarking'],
      papers: [
        {
          title: 'After persistent memory: which of its designs pay off on fast flash and CXL?',
          date: '2025-02-25',
          venue: 'engines',
          abstract:
            'Byte-addressable persistent memory was discontinued, but a decade of database designs for it remains. We reimplemented nine logging, index and recovery designs on one code base and ran them on the original memory, on flash with a capacitor-backed write buffer and on battery-backed CXL memory. Six designs lose their advantage over a group-commit baseline on flash, where small flushes cost 11 µs. On CXL memory all but one regain it, although latency is 2.3 times that of the original. Recovery time, the main selling point of three designs, falls below 1 s in every configuration with 100 GB of data. CXL results come from one prototype board.',
        },
        {
          title: 'Isolation anomalies that customers notice: tracing lost updates in a ticketing platform',
          date: '2022-10-11',
          venue: 'letters',
          abstract:
            'Weak isolation is the default of most databases, and reports of harm are scarce. A ticketing company permitted tracing of all reads and writes of its order service for 26 days, 940 million transactions. Offline analysis finds 61,000 anomalies forbidden under serialisability, of which 4,100 changed a value visible to customers and 37 led to a complaint. Four code paths account for 98 % of them. Raising the isolation level for these alone costs 0.7 % of throughput, for all transactions 23 %. The trace excludes batch jobs, which run with locks.',
        },
        {
          title: 'Deterministic Replay of Lock-Based Databases From Order Logs',
          date: '2020-05-27',
          venue: 'reproducible',
          abstract:
            'Concurrency bugs in database engines depend on interleavings that are hard to provoke twice. We log the order of lock acquisitions and of 19 other synchronisation points, 14 bytes per event after compression, and enforce the order in replay. For two open-source engines recording slows a standard transactional benchmark by 8 and 13 %. Twenty-one of 25 historical concurrency bugs were reproduced at the first replay. The others involve races without synchronisation, which the log does not contain. Traces of four hours were replayed without divergence.',
        },
      ],
    },
    {
      university: 'coteaux',
      name: 'Delphine Mathonet',
      title: 'Dr',
      position: 'Lecturer',
      department: 'Department of Computer Science',
      mail: 'delphine.mathonet',
      hIndex: 12,
      works: 25,
      topics: ['consensus protocols', 'formal specification', 'reconfiguration', 'fault injection'],
      papers: [
        {
          title: 'Forty reconfiguration bugs in replicated stores and the invariant they have in common',
          date: '2025-07-01',
          venue: 'agreement',
          abstract:
            'Changing the members of a replication group is where consensus implementations break. We studied 40 reconfiguration bugs in nine systems, rebuilt each as a trace of a common specification and looked for violated invariants. In 31 cases a node acts on a configuration that is neither committed nor fenced by a higher epoch, often because configuration and log are stored by separate modules. A runtime monitor for this invariant needs 120 lines per system. Run in regression tests, it would have caught 28 of the bugs before release and reports two that were unknown. Both have been fixed; one could have lost acknowledged writes after two node failures.',
        },
        {
          title: 'Leader Leases With Drifting Clocks: Model Checking What Operators Assume',
          date: '2023-05-24',
          venue: 'large',
          abstract:
            'Leases allow a leader to answer reads locally as long as clocks drift within a bound. We model lease protocols of five systems with bounded drift, process pauses and virtual machine migration. With a drift of 200 ppm all are safe; with a pause between checking the lease and replying, three are not. Pauses above 100 ms occurred 1.4 times per node and day in traces of two clouds. Stamping replies and letting clients reject stale ones closes the window without communication. The measured rate of stale reads in a stressed deployment fell from 3 × 10⁻⁷ to zero in 10⁹ reads.',
        },
        {
          title: 'Fault injection guided by specification coverage',
          date: '2021-11-16',
          venue: 'agreement',
          abstract:
            'Random fault injection finds shallow bugs first and then nothing for a long time. We map executions of a replicated store to states of its specification and choose the fault that leads to the transition covered least. Within 24 h on 16 nodes, guided injection covers 87 % of reachable transitions up to depth 30 and finds all nine seeded bugs, where random injection covers 52 % and finds five. The mapping has to be written by hand in about 300 lines. Abstraction of message payloads hides bugs in serialisation, as one known case confirmed.',
        },
      ],
    },
    {
      university: 'croixrousse',
      name: 'Hélène Vauzelle',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Data Systems',
      mail: 'helene.vauzelle',
      hIndex: 31,
      works: 94,
      topics: ['data provenance', 'data integration', 'scientific data lakes', 'workflow systems'],
      page: {
        language: 'fr',
        text: [
          'Hélène Vauzelle, professeure, responsable de l’équipe Traces.',
          'Une thèse CIFRE sur la provenance des données climatiques démarre en octobre 2027. Candidature à helene.vauzelle[chez]croixrousse.example, objet « CIFRE-TRACES », avec relevés de notes de master.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'CIFRE-TRACES',
          address: 'helene.vauzelle[chez]croixrousse.example',
        },
      },
      papers: [
        {
          title: 'Why did this number change? Differential provenance for recomputed climate indicators',
          date: '2026-05-19',
          venue: 'engines',
          abstract:
            'Indicators published every year are recomputed for earlier years and come out differently. Given two workflow runs with provenance, we search for the smallest set of changed inputs, parameters and code versions that accounts for a difference in a chosen output. The problem is NP-hard in general; for monotone aggregates a greedy search is within a logarithmic factor. Applied to nine indicators of a European service with up to 210,000 provenance edges, explanations of median size 3 were found in less than 40 s by re-executing 4 % of the steps. Producers judged 52 of 60 explanations correct, and learned of two undocumented changes. Floating-point differences between machines are attributed to code, since compilers were not recorded.',
        },
        {
          title: 'Semiring provenance for aggregates with having clauses: a tractable fragment',
          date: '2023-01-10',
          venue: 'engines',
          abstract:
            'Provenance semirings extend to aggregates through tensor products, whose size may be exponential once comparisons are applied to aggregates. We identify a fragment in which comparisons are monotone in each contributor and show that polynomial-size circuits exist and can be compiled during execution. The fragment covers 78 % of 9,300 analytical queries in four public workloads. Circuits are on average 2.4 times as large as the input they cover. Probability computation remains hard for joins that are not hierarchical, as it was before. An extension to difference is left open.',
        },
        {
          title: 'What Scientists Record by Hand: A Study of 64 Laboratory Readme Files',
          date: '2020-10-14',
          venue: 'reproducible',
          abstract:
            'Provenance systems capture what machines do; scientists write down something else. We coded 64 readme files and 31 spreadsheet tabs from eleven laboratories in biology and geophysics. Two-fifths of statements concern reasons for exclusion, a fifth concern people, and only a quarter could have been captured automatically. In interviews 14 of 19 authors said that they could no longer interpret a file older than three years. A template with four questions on exclusion raised correct reinterpretation by colleagues from 46 to 71 % in a small trial.',
        },
      ],
    },
    {
      university: 'ouchy',
      name: 'Stefano Gex-Marchetti',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Institute of Data Systems',
      mail: 'stefano.gexmarchetti',
      hIndex: 22,
      works: 38,
      topics: ['consensus protocols', 'geo-replicated stores', 'transaction processing', 'tail latency'],
      papers: [
        {
          title: 'Where should the leader be? Placement under diurnal load in nine regions',
          date: '2026-01-06',
          venue: 'agreement',
          abstract:
            'Geo-replicated stores pin leaders to a region or move them according to recent requests. We cast placement as an online problem with switching cost and derive an algorithm that is 2-competitive if request rates are unimodal over the day. Evaluated on 70 days of access logs of three applications in nine regions, it lowers median write latency by 31 % against static placement and by 12 % against a reactive policy, and moves leaders a third as often. For one application with a global audience nothing is gained. Moves were timed to avoid compaction, an engineering detail worth 40 ms at the 99.9th percentile.',
        },
        {
          title: 'Commit Without Waiting for the Slowest Continent',
          date: '2023-09-05',
          venue: 'large',
          abstract:
            'Transactions spanning continents pay for the longest round trip even if their writes commute. Our protocol infers commutativity from declared invariants, lets commuting transactions commit in their home region and escalates others to consensus. For an auction and a booking workload with 11 declared invariants, 92 and 74 % of transactions commit locally, within 6 ms. Escalation rates rise steeply when stock falls below about 30 items per region, at which point the system switches to escrow. Invariants were written by us, and a wrong one would silently break the application.',
        },
        {
          title: 'Measuring tail latency honestly: coordinated omission in seven benchmark tools',
          date: '2022-02-15',
          venue: 'letters',
          abstract:
            'A load generator that waits for slow replies stops measuring just when it should. We test seven widely used benchmark tools against a server that stalls for known periods. Four understate the 99.9th percentile by factors of 9 to 160, one corrects afterwards by assuming a constant rate, and two are accurate up to 80 % of their capacity. Twelve published comparisons, re-run with an open-loop generator, keep their ranking at the median and change it at the 99.9th percentile in seven cases. We supply patches for three tools.',
        },
      ],
    },
    {
      university: 'ouseburn',
      name: 'Samuel Ogilvie-Banda',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Computing',
      mail: 'samuel.ogilvie-banda',
      hIndex: 17,
      works: 48,
      topics: ['serverless computing', 'multi-tenant clouds', 'workload forecasting', 'energy of computing'],
      papers: [
        {
          title: 'The carbon cost of keeping functions warm',
          date: '2025-11-11',
          venue: 'letters',
          abstract:
            'Serverless platforms keep idle containers in memory so that the next call starts quickly. From traces of two providers and power measurements on four server generations we estimate the energy held by idle containers and the share of it that any later call uses. Between 61 and 78 % of idle energy is never followed by a call. Policies trained to trade latency for carbon intensity reduce idle emissions by 43 % while adding 90 ms at the 95th percentile for functions called less than once an hour. Sharing pre-initialised runtimes between tenants would double the reduction; security reviews of providers currently rule it out. Embodied carbon of memory, uncertain by a factor of two, dominates the absolute figures.',
        },
        {
          title: 'Forecasting Invocations of Rare Functions: Simple Models Win',
          date: '2023-06-13',
          venue: 'large',
          abstract:
            'Half of the functions on a serverless platform are called less than twice a day, and for these forecasts decide whether a cold start is avoided. Twelve forecasting methods were compared on 48,000 rare functions over 60 days. A histogram of inter-arrival times with exponential forgetting avoids 38 % of cold starts at the memory budget of a fixed ten-minute policy; recurrent networks avoid 36 % and cost more to run than they save. Knowledge of triggers, such as timers, raises the figure to 57 %. The anonymised trace omits triggers, and we obtained them for one tenant.',
        },
        {
          title: 'Noisy neighbours on the last-level cache: interference between tenants of a university cloud',
          date: '2020-12-15',
          venue: 'letters',
          abstract:
            'Cache partitioning is available on most servers and switched on by few. During a term we randomised cache allocation of 310 virtual machines in a university cloud every two hours, with consent of their owners, and observed latency of their services. Interference raises the 99th percentile of latency-sensitive services by 27 % at the median. Reserving two of eleven ways removes 80 % of this while batch jobs slow by 3 %. Effects vary with the week of term, and benchmarks run during vacation would have missed them.',
        },
      ],
    },
    {
      university: 'cootes',
      name: 'Raj Mahendran',
      title: 'Professor',
      position: 'Professor',
      department: 'School of Computing',
      mail: 'mahendran',
      hIndex: 37,
      works: 104,
      topics: ['cloud storage', 'learned indexes', 'log-structured merge trees', 'erasure coding'],
      page: {
        language: 'en',
        text: [
          'Storage engines, the hardware below them and the bills above them.',
          'Prospective graduate students: I will take one MASc and one PhD student in September 2027. Send a transcript and a link to code you are proud of to mahendran@cootes.example. Subject: STORAGE-F27.',
        ],
        says: { students: 'yes', subjectCode: 'STORAGE-F27', address: 'mahendran@cootes.example' },
      },
      papers: [
        {
          title: 'Backups that read nothing twice: sharing sorted runs between a live store and its snapshots',
          date: '2025-06-11',
          venue: 'engines',
          abstract:
            'Backing up a log-structured store reads back what compaction has only just written. We let compaction decide which sorted runs a snapshot will share, by delaying merges that would invalidate a large shared run shortly before a snapshot and advancing those that would do so afterwards. Over 90 days of a replayed workload with four snapshots a day, backup traffic falls from 3.8 to 0.9 times the volume of new data, and compaction traffic rises by 6 %. Restore touches 2.3 times as many files. Point-in-time recovery to any second is retained by shipping the write-ahead log. Gains are smallest for uniformly random updates, under which every run is invalidated within a day.',
        },
        {
          title: 'Learned indexes on object storage: every model miss is a request',
          date: '2024-04-23',
          venue: 'engines',
          abstract:
            'A learned index is judged by nanoseconds in memory, but on object storage a misprediction costs a request of 20 ms and a fraction of a cent. We redesign error bounds so that the predicted range fits the optimal request size and let the root model be cached by clients. On four key distributions with 10¹⁰ keys a lookup needs 1.07 requests on average with 1.8 MB of client cache, where a B-tree of equal cache needs 1.9. Inserts go to a buffer indexed conventionally. Cost per million lookups decreases from $0.79 to $0.45, and distribution shift of 10 % of the keys raises it to $0.52 until retraining.',
        },
        {
          title: 'Repair traffic of wide stripes under correlated failures',
          date: '2021-03-02',
          venue: 'letters',
          abstract:
            'Wide erasure-coded stripes save space and are analysed with independent failures. Eight years of failure logs from a 40,000-disk archive show that 29 % of failures share a rack and a day with another. Simulating stripes of 12 to 120 chunks under resampled logs, we find that local reconstruction codes of width 60 need 2.1 times the repair bandwidth predicted from independent failures. Rack-aware placement brings the factor down to 1.3. Latent sector errors, found by scrubbing, contribute a fifth of the repairs and are correlated in time as well. Savings of wide stripes persist, though smaller.',
        },
      ],
    },
    {
      university: 'nokomis',
      name: 'Gerald Halvorsrud',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Department of Computer Science',
      mail: 'halvorsrud',
      hIndex: 55,
      works: 241,
      topics: ['spatial databases', 'transport networks', 'trajectory data', 'spatial indexes'],
      papers: [
        {
          title: 'Map matching for vehicles that leave the road: snowploughs, mowers and their positions',
          date: '2022-01-18',
          venue: 'engines',
          abstract:
            'Map matching assumes vehicles that follow the network, an assumption that maintenance vehicles violate for a living. We extend a hidden Markov matcher by off-network states with their own emission and duration models and learn both from 46 days of annotated tracks of 31 snowploughs and mowers. Segments are identified with an F-score of 0.94, where matchers for cars reach 0.81; most of the gain arises at turnarounds and in parking lots. From two winters of tracks the county could bill 212 km of ploughing per storm to the right jurisdiction. Tracks sampled more rarely than every 20 s cannot be treated in this way.',
        },
        {
          title: 'R-trees on shared storage: thirty years of splitting heuristics revisited for batched inserts',
          date: '2020-03-24',
          venue: 'engines',
          abstract:
            'Splitting heuristics for R-trees were designed for single inserts and spinning disks. Eleven heuristics are compared on six data sets with up to two billion rectangles, inserting in batches of 100 to 100,000 into nodes of 4 to 256 kB. From batches of 10,000 upwards differences between heuristics fall below 6 % and partial bulk loading of the affected subtree is superior to all of them. Small nodes no longer pay. For highly skewed point data, quadratic split still produces the fewest overlapping nodes. The code of all heuristics is released in one library.',
        },
        {
          title: 'Nearest Facility Queries When Bridges Close',
          date: '2019-08-20',
          venue: 'large',
          abstract:
            'Emergency dispatchers ask for the nearest facility in a network from which some edges have just been removed. We maintain a hub labelling under deletion of up to ten edges by storing, per label, the bridges it depends on. On the road network of Minnesota with 1.1 million edges a query takes 210 µs after one deletion and 1.9 ms after ten, against 46 ms for a goal-directed search, and labels grow by 38 %. Closures from a spring with floods were replayed for validation. Travel times were fixed at free flow, and congestion around a closed bridge is the next thing to include.',
        },
      ],
    },
    {
      university: 'marquam',
      name: 'Ines Calloway',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'School of Computing',
      mail: 'icalloway',
      hIndex: 13,
      works: 24,
      topics: ['data integration', 'scientific data lakes', 'table discovery', 'data quality'],
      papers: [
        {
          title: 'Joinable is not useful: measuring what table discovery contributes to analyses',
          date: '2026-02-10',
          venue: 'quality',
          abstract:
            'Systems for table discovery are evaluated by whether retrieved tables can be joined. We ask whether analysts end up with a better answer. Thirty-six analysts worked on six questions over a lake of 71,000 open-government tables with one of three discovery systems or keyword search. Joinability of the top ten results was 0.82 for the best system and 0.31 for keyword search; the share of correct final answers was 53 and 49 %. Most joinable tables matched on years, states or small integers. Ranking by the information that a join adds about the target column raised correct answers to 67 % in a second study with 24 analysts.',
        },
        {
          title: 'Header Repair in a Lake of Spreadsheets',
          date: '2024-06-04',
          venue: 'large',
          abstract:
            'Between a quarter and a third of spreadsheets in public lakes have headers of several rows, merged cells or footnotes that defeat parsers. A parser that treats layout as a constraint satisfaction problem, with soft constraints learned from 2,900 annotated sheets, restores relational form in 86 % of sheets, compared with 58 % for rules and 79 % for a large language model given the first 30 rows. Combining the parser with the model’s suggestions as further soft constraints reaches 92 %. Wrong repairs are flagged with a precision of 0.77. Sheets with several tables side by side make up half of the residual errors.',
        },
        {
          title: 'How long do data sets live? Link and schema survival in 14 open data portals',
          date: '2022-04-12',
          venue: 'quality',
          abstract:
            'Analyses that depend on open data break when links or columns disappear. Weekly crawls of 14 municipal portals over four years cover 38,200 data sets. Median survival of a download link is 31 months and that of an unchanged schema is 16 months. Changes of portal software cause 44 % of link losses and elections none that we could detect. Column renames outnumber removals by four to one and can be mapped automatically with 91 % precision. Portals with a named maintainer per data set have twice the schema survival, though they are also larger cities.',
        },
      ],
    },
    {
      university: 'makara',
      name: 'Rewi Takerei',
      title: 'Dr',
      position: 'Lecturer',
      department: 'School of Computing',
      mail: 'rewi.takerei',
      hIndex: 11,
      works: 27,
      topics: ['edge computing', 'stream processing', 'data sovereignty', 'sensor networks'],
      papers: [
        {
          title: 'Placing queries where the data may go: sovereignty constraints in edge databases for iwi',
          date: '2025-08-12',
          venue: 'engines',
          abstract:
            'Environmental data of Māori communities may be analysed under conditions that depend on the place, the purpose and the people. With two iwi we formalised 34 such conditions as placement and projection constraints and built an optimiser for federated queries over community-owned edge nodes. Compliant plans exist for 41 of 48 queries that agencies had asked; they take 2.6 times as long as unconstrained plans at the median, dominated by satellite links. Seven queries could be made compliant by coarser spatial output. Conditions that require a conversation rather than a rule are represented by a pending state, and were used for five queries. Enforcement relies on trusted nodes, without protection against their operator.',
        },
        {
          title: 'Synchronising Sensor Stores Over Two Hours of Satellite Per Day',
          date: '2023-11-28',
          venue: 'large',
          abstract:
            'Remote sensor stations collect more than their satellite window can carry. We schedule synchronisation by the expected reduction of query error, where queries are predicted from a year of logs, and send model residuals instead of samples. On 23 stations in Fiordland with windows of two hours a day, error of daily aggregates decreases by 64 % against oldest-first transfer for the same volume. Raw data follow when bandwidth permits, after 9 days at the median. Stations under snow lose power and change their sampling, which the predictor mistook for a change in demand.',
        },
        {
          title: 'Clock repair for loggers without network time',
          date: '2021-05-19',
          venue: 'letters',
          abstract:
            'Loggers in the field drift by seconds a day and are corrected, if at all, at the yearly visit. Correlating light, temperature and rainfall among neighbouring stations allows their clocks to be aligned afterwards. A dynamic programme with a drift model restores time to within 40 s for 94 % of 310 logger-years from three monitoring programmes; without repair the median error at the end of a year was 11 min. Restarts after battery failure are detected and aligned separately. Stations further than 20 km apart share too little signal. Published trends in dawn chorus timing at two sites shift by 6 min.',
        },
      ],
    },
    {
      university: 'maschsee',
      name: 'Birte Şahin-Kuhlmann',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Institute of Data Systems',
      mail: 'birte.sahin',
      hIndex: 24,
      works: 67,
      topics: ['data quality', 'query optimisation', 'time series storage', 'approximate query answering'],
      papers: [
        {
          title: 'Compression that keeps the answer: query-aware lossy storage of industrial time series',
          date: '2025-04-22',
          venue: 'engines',
          abstract:
            'Factories store sensor series with an error bound per value, though what must be preserved are the answers of queries. We propagate tolerances of threshold, duration and aggregate queries backwards to time-varying bounds per value and compress with piecewise polynomials. For 4,200 series of a press shop and 96 recurring queries, storage falls to 3.1 % of the raw size, against 7.4 % for uniform bounds with the same worst-case error in answers. Queries unknown at the time of compression are answered with a reported uncertainty, which was too wide to be useful in 22 % of cases. Bounds can be tightened later for new data only.',
        },
        {
          title: 'Calibration certificates as integrity constraints for industrial sensor data',
          date: '2023-03-07',
          venue: 'quality',
          abstract:
            'Sensors in factories are calibrated at intervals, and the certificates end up in a filing cabinet. We digitised 3,140 certificates of 410 sensors in a paper mill and a dairy and express what they imply for the stored series as integrity constraints with interval semantics. Nineteen per cent of the series violate a constraint somewhere, in 31 cases because offset and gain had been applied twice. Repair by minimal change agrees with the judgement of the instrument technicians in 88 % of 150 cases. Between two certificates drift is assumed linear; for pH electrodes, which age in jumps, repairs were worse than leaving the data alone.',
        },
        {
          title: 'Sampling Guarantees for Percentiles Over Sliding Windows',
          date: '2020-06-24',
          venue: 'large',
          abstract:
            'Monitoring dashboards show percentiles over sliding windows, for which mergeable sketches cannot forget. A stratified reservoir over exponentially growing sub-windows gives a rank error below ε with probability 1 − δ, using O(ε⁻² log(1/δ) log W) memory. The constant is small: 12 kB suffice for the 99th percentile of a one-hour window at 50,000 events per second with a rank error of 0.2 %. Relative value error remains unbounded for heavy tails, as in any sampling method. Against a deterministic sketch it needs a sixth of the update time and twice the memory.',
        },
      ],
    },
    {
      university: 'elbhang',
      name: 'Robert Zschoche',
      title: 'Dr',
      position: 'Junior Professor',
      department: 'Institute of Data Systems',
      mail: 'robert.zschoche',
      hIndex: 18,
      works: 43,
      topics: ['query optimisation', 'vectorised execution', 'heterogeneous hardware', 'energy-limited clusters'],
      page: {
        language: 'de',
        text: [
          'Juniorprofessur für Datenbanksysteme auf heterogener Hardware.',
          'Meine Doktorandenstellen sind bis 2029 besetzt. Masterarbeiten vergebe ich gerne, Themen hängen am Brett im dritten Stock.',
        ],
        says: { students: 'no' },
      },
      papers: [
        {
          title: 'Vector widths and variable lengths: string processing with scalable vector instructions',
          date: '2025-12-16',
          venue: 'engines',
          abstract:
            'Scalable vector instruction sets let one binary run on registers of 128 to 2,048 bits, which database operators have been slow to exploit. We rewrite filter, hash, substring search and dictionary lookup in a length-agnostic style and measure them on three processors with 128-, 256- and 512-bit vectors. Speed-up over scalar code is 1.8, 2.9 and 4.4 for filters on integers and 1.3, 2.6 and 4.9 for substring search, where predicated loads avoid the tail. Hashing of short strings is limited by gather throughput on all of them. Fixed-width code with dispatch is 5 % faster at six times the code size. Length-agnostic operators are hence recommended except for hash tables.',
        },
        {
          title: 'Slower, but on renewable power: deferring analytical queries in an energy-limited cluster',
          date: '2024-01-16',
          venue: 'letters',
          abstract:
            'A cluster of 40 low-power nodes with its own photovoltaic roof serves as a test bed for query scheduling under a fluctuating energy budget. Queries carry a deadline and an energy estimate from a cost model with separate terms for cores, memory and network. Over seven months, deferral by up to 6 h raised the share of solar energy from 39 to 66 % with 1.2 % of deadlines missed. Estimation errors of the cost model, 18 % on average, matter less than errors of the irradiance forecast. Winter months contribute little, and batteries of 20 kWh would do more than further deferral.',
        },
        {
          title: 'Compiling or Interpreting? A Crossover Model for Short Queries',
          date: '2021-10-27',
          venue: 'large',
          abstract:
            'Query compilation pays if execution is long compared with compile time, which depends on plan shape and optimisation level. We fit a crossover model with five plan features to 6,400 queries on two engines and use it to choose between vectorised interpretation and three compilation tiers. Choices are optimal in 91 % of cases and within 10 % of the optimum in 98 %. On a dashboard workload with many short queries total time drops by 34 % relative to always compiling. Concurrent compilation contends for cores beyond 12 parallel sessions, which the model does not include.',
        },
      ],
    },
  ],
);
