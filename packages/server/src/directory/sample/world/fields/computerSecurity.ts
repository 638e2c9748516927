import { worldField } from '../types.ts';

export const computerSecurity = worldField(
  'Computer security',
  {
    practical: { name: 'Journal of Practical Security', capitals: 'sentence' },
    trustworthy: { name: 'Proceedings of the Trustworthy Systems Meeting', capitals: 'title' },
    cryptology: { name: 'Letters in Applied Cryptology', capitals: 'sentence' },
    hardware: { name: 'Secure Circuits and Implementations', capitals: 'title' },
    privacy: { name: 'Privacy by Evidence', capitals: 'sentence' },
    networks: { name: 'Measuring Hostile Networks', capitals: 'title' },
  },
  [
    {
      university: 'weserufer',
      name: 'Torben Ahlers',
      title: 'Dr',
      position: 'Research Group Leader',
      department: 'Institute of Information Security',
      mail: 'torben.ahlers',
      hIndex: 18,
      works: 40,
      topics: ['network security', 'industrial controllers', 'internet-wide scanning', 'honeypots'],
      papers: [
        {
          title: 'Exposed, Honeypot or Both? Classifying 143,000 Industrial Controllers on the Internet',
          date: '2025-08-19',
          venue: 'networks',
          abstract:
            'Counts of industrial controllers reachable from the Internet are inflated by honeypots and by middleboxes which answer on every port. We scanned the IPv4 space weekly for 17 industrial protocols over one year and combined protocol conformance, TCP stack traits and stability of addresses in a classifier whose ground truth consists of 1,104 devices confirmed by their operators and 390 known honeypots. Of 143,000 responding endpoints 38 % are honeypots and 21 % middlebox artefacts. Real devices declined by 9 % over the year, although the raw count rose. Notification through national response teams had no measurable effect beyond four weeks; direct contact by the maintenance company, tried for 212 devices, removed 61 %. Cellular gateways hide an unknown number of devices behind shared addresses.',
        },
        {
          title: 'Timing fingerprints of programmable logic controllers under scan load',
          date: '2023-04-12',
          venue: 'practical',
          abstract:
            'Authenticity of a controller can be monitored through the response time of its scan cycle, which malicious logic would prolong. On 14 controllers of six families we recorded 90 days of response times under production load and inserted logic bombs of increasing size. Additions of more than 0.3 ms per cycle are detected within a minute at one false alarm per month. Detection fails on two families which pad their cycle to a constant length. An attacker who removes legitimate logic of equal length evades it on all, so timing should be combined with attestation of the program hash.',
        },
        {
          title: 'Who Else Is Scanning? Attribution of Background Radiation in a Utility Network',
          date: '2020-10-21',
          venue: 'networks',
          abstract:
            'Operators of electricity networks receive thousands of alerts a day from scanning. In the traffic of a utility with 6,300 public addresses, sixteen months of unsolicited packets were clustered by source behaviour and matched to lists of research scanners. Known research accounts for 27 % of sources and 64 % of packets. A further 11 % of sources imitate research scanners but deviate in retransmission. After suppression of the verified part, analysts closed the remaining alerts 2.3 times faster, and two reconnaissance campaigns against protection relays became visible. Sources in carrier-grade NAT could not be separated.',
        },
      ],
    },
    {
      university: 'graslei',
      name: 'Lieve Van Steenlandt',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Computer Science',
      mail: 'lieve.vansteenlandt',
      hIndex: 36,
      works: 98,
      topics: ['privacy-enhancing technologies', 'identity management', 'web tracking', 'consent'],
      page: {
        language: 'nl',
        text: [
          'Lieve Van Steenlandt leidt de onderzoeksgroep Privacy in de praktijk.',
          'Voor 2027 zoek ik twee doctorandi rond digitale identiteit. Mail uw cv en een hoofdstuk van uw masterproef naar lieve.vansteenlandt@graslei.example met als onderwerp “DIGID-DOC”.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'DIGID-DOC',
          address: 'lieve.vansteenlandt@graslei.example',
        },
      },
      papers: [
        {
          title:
            'What a digital identity wallet tells the shop: attribute over-requesting in 1,900 verifier configurations',
          date: '2026-04-28',
          venue: 'privacy',
          abstract:
            'Identity wallets permit selective disclosure, provided that verifiers ask selectively. We collected the presentation requests of 1,900 relying parties from four national pilots and had two lawyers and two engineers judge which attributes the stated purpose required. Forty-four per cent request at least one attribute too many, most frequently the full date of birth where an age threshold would do. Over-requesting is concentrated in configurations copied from three integrators. A linter that was offered to these integrators in January halved the rate within ten weeks. Users in the pilots declined 0.7 % of all requests, irrespective of excess, which suggests that wallets cannot leave minimisation to consent.',
        },
        {
          title: 'Server-side tagging and the end of observable tracking',
          date: '2023-09-27',
          venue: 'privacy',
          abstract:
            'Measurement of web tracking relies on requests that the browser makes. When sites move tags to their own servers, disclosure to third parties continues out of sight. We detect server-side tagging on 11.4 % of the 50,000 sites most visited in the EU by first-party endpoints whose payloads share structure with known containers, and verify a sample of 120 by subject access requests. Of 81 informative answers, 67 name recipients that the browser never contacted. Published declines in third-party requests since 2021 are explained by the shift to about one half. Access requests are slow, and they remain the only instrument that sees the rest.',
        },
        {
          title: 'Fingerprints age: linkability of browser instances over eighteen months',
          date: '2021-02-24',
          venue: 'privacy',
          abstract:
            'A browser fingerprint is useful to a tracker only if it can be recognised after updates. With consent, 3,870 volunteers visited a page every week for up to eighteen months. A linking algorithm trained on the first half follows 61 % of desktop instances for more than 100 days and 23 % of mobile ones. Updates that change the canvas hash are the main cause of loss, although 70 % of them are predictable from the version number. Volunteers used an extension that reduces entropy more often than the population does (9 %), which biases the results downwards.',
        },
      ],
    },
    {
      university: 'coteaux',
      name: 'Quentin Delvigne',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Computer Science',
      mail: 'quentin.delvigne',
      hIndex: 15,
      works: 29,
      topics: ['applied cryptography', 'zero-knowledge proofs', 'formal verification', 'proof systems'],
      papers: [
        {
          title: 'Underconstrained by construction: a type system for arithmetic circuits',
          date: '2026-01-30',
          venue: 'cryptology',
          abstract:
            'A missing constraint in a zero-knowledge circuit lets a dishonest prover prove false statements, and tests with honest witnesses never notice. We define a type system in which every signal carries evidence that it is determined by the public inputs, and show that well-typed circuits have unique witnesses. The checker discharges 93 % of the obligations in 84 open-source circuits automatically; the remainder need a lemma each, 410 in total. It rejects all 31 known soundness bugs in our corpus and found nine unknown ones, seven of which have been confirmed. Lookup arguments are supported for constant tables only. The proof of uniqueness is mechanised.',
        },
        {
          title: 'Folding Schemes on a Phone: Memory-Bounded Proving for Age Credentials',
          date: '2024-08-14',
          venue: 'trustworthy',
          abstract:
            'Proving a statement about a government-issued credential takes seconds and gigabytes on a workstation. Our prover splits signature verification and attribute checks into 2,048 uniform steps and accumulates them by folding over a cycle of curves. On mid-range phones a proof of age takes 2.7 s and 190 MB at the median, 14 times less memory than a monolithic prover with the same signature scheme. Energy per proof is 6.1 J. Compression to a constant-size proof is delegated to an untrusted server, which learns nothing from the folded instance. The issuer signature (ECDSA on P-256) dominates and cannot be changed by us.',
        },
        {
          title: 'Malleability of Fiat–Shamir transcripts in eleven libraries',
          date: '2022-03-22',
          venue: 'cryptology',
          abstract:
            'Non-interactive proofs derive challenges by hashing the transcript, and security is lost when a part of the statement is left out of the hash. We traced hash inputs dynamically in eleven proof libraries and compared them with the statement as declared in the interface. Of 57 proof types, nine in four libraries omit public inputs or parameters, and two of the libraries permit forging in a realistic application. The common cause is an interface that lets callers append to the transcript without a schema. A transcript object which refuses to produce a challenge before all declared inputs are absorbed would have prevented three of the four cases, and has been adopted in two libraries.',
        },
      ],
    },
    {
      university: 'noorderplein',
      name: 'Jorrit Postmus',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Computer Science',
      mail: 'j.postmus',
      hIndex: 22,
      works: 55,
      topics: ['malware analysis', 'network security', 'denial-of-service attacks', 'cybercrime markets'],
      papers: [
        {
          title: 'How a botnet chooses its next server: resolver traffic of 23 dropper families after seizures',
          date: '2025-04-08',
          venue: 'practical',
          abstract:
            'Seizing a command server interrupts a botnet until its bots find the next one. For 23 dropper families we reverse-engineered the fallback logic and followed its use in passive resolver traffic of two national providers over three years, which include 41 seizures. Families with a generated list of domains resumed contact after a median of 9 h, those with hard-coded addresses after 16 days, and six never. Registering the next 30 generated domains in advance, as was done in eleven seizures, prolongs silence to 34 days; after that operators push an update through a second dropper. Surviving infections decline by 4 % per week of silence. Encrypted resolution hid 13 % of clients in the last year and makes the method perishable.',
        },
        {
          title: 'Dormant Configuration in Banking Trojans: Targets Prepared but Never Attacked',
          date: '2022-11-29',
          venue: 'trustworthy',
          abstract:
            'Configurations of banking trojans list more institutions than are ever attacked. We extracted 2,860 configurations of five families over three years and matched entries to complaints at 22 European banks. Only 29 % of listed Dutch institutions suffered an attack within a year of appearing. Entries which include a working account-balance selector were followed by an attack in 71 % of cases, others in 8 %. Weighted by selector quality, configurations give banks a median warning of 19 days. Families that load injects from a server reveal the selector only to infected clients and escape the method.',
        },
        {
          title: 'Sandbox Evasion by Wear and Tear: A Longitudinal Look at 410,000 Samples',
          date: '2020-07-15',
          venue: 'trustworthy',
          abstract:
            'Malware inspects browser history, installed fonts and uptime to tell a sandbox from a used machine. Executing 410,000 samples from 2016 to 2019 in pristine and in artificially aged environments, we find that behaviour differs for 3.8 % of samples in 2016 and 9.1 % in 2019. The most frequent check is the number of recently opened documents. Ageing with content copied from volunteers recovers 83 % of hidden behaviour, synthetic ageing 64 %. Since volunteers’ content must not leave the laboratory, we publish generators fitted to it.',
        },
      ],
    },
    {
      university: 'marselis',
      name: 'Jens Peter Ravnkilde',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Computer Science',
      mail: 'jpravnkilde',
      hIndex: 45,
      works: 126,
      topics: [
        'applied cryptography',
        'secure multiparty computation',
        'privacy-enhancing technologies',
        'threshold signatures',
      ],
      papers: [
        {
          title: 'Guaranteed output or guaranteed blame: multiparty computation for tax benchmarking in three agencies',
          date: '2025-02-11',
          venue: 'cryptology',
          abstract:
            'Public bodies who compute jointly on registers care less about guaranteed output than about knowing who made it fail. We construct a dishonest-majority protocol with publicly verifiable blame whose online phase costs one additional hash per multiplication. It was used by three Nordic tax agencies for benchmarking of transfer prices on 1.3 million records, with 41 min of preprocessing and 6 min online over links of 12 ms. Blame was exercised once, by accident, when a certificate had expired, and identified the party within the same round. Legal departments required that blame not reveal inputs, a property which we prove and which earlier constructions lack. Garbage collection in one agency’s runtime still dominates tail latency.',
        },
        {
          title: 'Preprocessing in the background: correlated randomness from idle machines',
          date: '2023-01-18',
          venue: 'cryptology',
          abstract:
            'Pseudorandom correlation generators shift the cost of multiparty computation to local expansion, which has been measured on idle servers only. We expand seeds on office machines with a scheduler that yields to foreground work, and model supply and demand of triples as a queue. Forty desktops supply 21 million triples per hour in working time and 78 million at night. For a workload with hourly queries the online phase waited in 0.4 % of cases over a month. Parameter choices against recent attacks on regular syndrome decoding cost a factor of 1.6, which is included.',
        },
        {
          title: 'Distributed Signing With Absent Trustees: A Deployment for a Land Registry',
          date: '2020-05-06',
          venue: 'trustworthy',
          abstract:
            'A land registry wanted its signing key to be shared by seven trustees, some of whom would always be on holiday. The deployed threshold ECDSA protocol refreshes shares weekly and admits recovery of a trustee by any five others. Over two years 1.1 million signatures were issued at a median of 310 ms; availability was 99.97 %, the longest outage being due to a firewall update that affected three trustees at once. Recovery was invoked eleven times. Human procedures around recovery, not the cryptography, consumed most of the security review and are documented in an appendix.',
        },
      ],
    },
    {
      university: 'soderkaj',
      name: 'Farida Haddad-Nyström',
      title: 'Dr',
      position: 'Docent',
      department: 'School of Electrical and Computer Engineering',
      mail: 'farida.haddad',
      hIndex: 20,
      works: 46,
      topics: ['formal verification', 'secure protocols', 'mobile messaging services', 'protocol proofs'],
      papers: [
        {
          title: 'Membership is the hard part: a machine-checked model of group messaging with unreliable servers',
          date: '2025-10-28',
          venue: 'practical',
          abstract:
            'Proofs of group messaging concentrate on keys and take the list of members as given. We model membership changes, concurrent commits and a server that may withhold or reorder messages in a symbolic prover with induction over epochs. Agreement on membership holds if welcome messages bind the full tree, and fails for two of the three client libraries we inspected, which accept a partial one for performance. An honest member may then believe for up to one epoch that a removed member cannot read. The fix costs 1.4 ms per thousand members. Traces of the model were replayed against the libraries to confirm the finding.',
        },
        {
          title: 'Refining Verified Handshakes to Interoperable Code',
          date: '2022-06-15',
          venue: 'trustworthy',
          abstract:
            'Verified protocol models rarely become the code that runs. Starting from a symbolic model of an authenticated key exchange, we refine it in four steps to memory-safe code, with refinement proofs checked by an SMT-based verifier. The result of 3,800 lines interoperates with five independent implementations and is slower by 7 % than a hand-written one. Refinement exposed a parsing ambiguity in the specification that the model could not express, namely a length field counted in two ways. Side channels are addressed by a constant-time checker outside the proof.',
        },
        {
          title: 'Can developers read attack traces? An experiment with output of symbolic provers',
          date: '2020-12-02',
          venue: 'practical',
          abstract:
            'Symbolic provers print attack traces that developers are meant to act on. We gave 44 developers three traces each in one of three forms: raw, as a sequence chart, and as a chart annotated with the violated assumption. Root causes were identified in 31, 52 and 74 % of cases. Annotation cost two hours of expert time per trace, but three quarters of it could be generated from the model with little loss. Participants without training in cryptography gained most. All traces came from protocols with at most four messages.',
        },
      ],
    },
    {
      university: 'schlossberg',
      name: 'Irmgard Kollegger',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Information Security',
      mail: 'irmgard.kollegger',
      hIndex: 39,
      works: 117,
      topics: ['hardware security', 'side-channel measurement', 'fault attacks', 'post-quantum cryptography'],
      papers: [
        {
          title: 'Masking Lattice Decapsulation on Small Cores: What Survives the Compiler',
          date: '2026-02-25',
          venue: 'hardware',
          abstract:
            'First-order masking that is sound on paper may leak after register allocation has placed both shares in one register. We compiled three masked implementations of a lattice-based key encapsulation with 24 combinations of compiler version and flags for a 32-bit core and tested each with 500,000 traces. Only five of 72 binaries show no first-order leakage; hand-written assembly is among the leaking ones, on account of the pipeline. A post-compilation pass that inserts register clearing where a static leakage model predicts a transition removes detectable leakage from 66 binaries at 19 % overhead. The remaining six leak through the memory bus, which the model lacks. Results are specific to two microcontrollers.',
        },
        {
          title: 'Electromagnetic Fault Injection Through the Package: Reproducibility Between Laboratories',
          date: '2023-10-17',
          venue: 'hardware',
          abstract:
            'Success rates of fault injection are published without evidence that another laboratory would obtain them. Five laboratories applied the same pulse generator, probe design and search procedure to 40 chips from two batches. The most sensitive position varied by 0.9 mm between chips and by 0.3 mm between laboratories; success rates at the best position ranged from 4 to 61 %. Probe height explains 48 % of the variance. Normalising by the threshold voltage of a crash reduces the range to 22–41 %. Security evaluations should report that threshold, which takes ten minutes to measure.',
        },
        {
          title: 'Leakage of True Random Number Generators Into the Supply of the Neighbouring Core',
          date: '2021-05-18',
          venue: 'hardware',
          abstract:
            'Ring-oscillator generators share a supply with processors that may run hostile code. On three system-on-chip families a process without privileges measured its own timing jitter and correlated it with raw generator output recorded by a debug interface. Up to 0.11 bit per raw bit is leaked in one family and less than 0.002 in the others, where a regulator separates the domains. Von Neumann post-processing does not remove the leakage; a cryptographic conditioner with sufficient entropy input makes it irrelevant. The vendor has changed the documentation of the conditioner from optional to mandatory.',
        },
        {
          title: 'How Far Does a Power Trace Carry? Remote Sensing in Shared Programmable Logic',
          date: '2019-09-25',
          venue: 'hardware',
          abstract:
            'Delay sensors in one tenant’s region of a programmable chip can observe the power consumption of another. We place 64 sensors over a large device and quantify how signal-to-noise ratio decays with distance and across die boundaries. Decay follows the impedance of the power distribution network with a corner at 9 MHz. Across the interposer the signal is weaker by 14 dB, yet a key byte of an unprotected cipher is recovered from 90,000 traces. Placement rules that keep tenants on different dies raise cost to an attacker by a factor of 25 and do not prevent the attack.',
        },
      ],
    },
    {
      university: 'daurade',
      name: 'Yves Lacombrade',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Computer Science',
      mail: null,
      hIndex: 27,
      works: 83,
      topics: ['software vulnerabilities', 'fuzzing', 'avionics', 'connected vehicles'],
      page: {
        language: 'fr',
        text: [
          'Yves Lacombrade, professeur, sécurité des systèmes embarqués critiques.',
          'Les sujets de thèse financés sont publiés en mars sur https://theses.daurade.example. Merci de passer par ce site : je ne lis pas les candidatures reçues par courriel.',
        ],
        says: { doNotEmail: true, portal: 'https://theses.daurade.example' },
      },
      papers: [
        {
          title: 'Fuzzing avionics partitions without source: coverage from bus transactions',
          date: '2025-06-17',
          venue: 'practical',
          abstract:
            'Certified avionics software is delivered as a binary that may be neither instrumented nor emulated faithfully. We derive a coverage signal from the sequence of memory bus transactions observed by a passive probe on the real computer, clustered into basic-block-like states. On four partitions with known coverage from the supplier the signal correlates with branch coverage at 0.77 to 0.91. Within 72 h guided fuzzing reached 2.1 times as many states as random mutation and triggered three faults, none of which crosses the partition boundary. Cached code emits no transactions, so caches have to be disabled, which slows execution by a factor of 11 and changes timing.',
        },
        {
          title: 'Replaying a Fleet: Intrusion Detection for Vehicle Buses Judged on Two Million Kilometres',
          date: '2023-05-10',
          venue: 'trustworthy',
          abstract:
            'Detectors for vehicle networks are evaluated on recordings of a few hours. A carmaker’s fleet of 310 test vehicles supplied two million kilometres of bus traffic, into which we inserted 44 attack types at random times. Of twelve published detectors eleven exceed one false alarm per 100 km, mainly in workshops, during jump starts and in software updates. A specification-based detector derived from the signal database has one per 21,000 km, and misses the 16 attacks that respect all signal ranges. Combining it with a rate model for nine safety-relevant signals recovers ten of those. Traffic data cannot be published, but the list of benign anomalies is.',
        },
        {
          title: 'Stack depth as an attack surface: worst-case analysis of parsers in 60 embedded projects',
          date: '2020-02-19',
          venue: 'practical',
          abstract:
            'Recursive parsers exhaust the stack of small devices long before memory safety is violated. A static analysis bounds recursion depth by input size with a ranking argument and computes worst-case stack use for 60 open-source embedded projects. In 23 an input below 1 kB overflows the stack allotted by the default configuration; nine of these place the stack next to the interrupt vector table. Bounds are tight within 12 % for parsers without function pointers. Sixteen maintainers accepted a depth limit. Indirect recursion through callback tables yields spurious reports, at about one for every three true ones.',
        },
      ],
    },
    {
      university: 'ouseburn',
      name: 'Philippa Thornycroft',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Department of Computer Science',
      mail: 'philippa.thornycroft',
      hIndex: 21,
      works: 58,
      topics: ['identity management', 'technology-facilitated abuse', 'usable authentication', 'account recovery'],
      papers: [
        {
          title: 'Account recovery when the attacker knows everything about you',
          date: '2026-06-09',
          venue: 'practical',
          abstract:
            'Recovery procedures assume an attacker who does not know where you were born or what your phone looks like. In partner abuse he does. We walked through the recovery procedures of 38 services with eleven support workers, using personas composed from casework, and recorded at which step an abuser would succeed and a survivor would fail. Abusers succeed in 27 services, usually by means of a device or SIM they pay for. In 19 services the survivor is locked out by the very step that keeps strangers out. Three design changes, a delay with notice to all prior contacts, a revocable set of recovery contacts, and an in-person route, would each shift the balance in at least ten services.',
        },
        {
          title: 'Passkeys in shared households: an eight-week diary study',
          date: '2024-10-15',
          venue: 'privacy',
          abstract:
            'Passkeys bind accounts to devices, and in many homes devices are shared. Twenty-two households with 57 members kept diaries for eight weeks after enrolling passkeys for streaming, grocery and banking accounts. Fourteen households created workarounds by which one adult’s fingerprint opened another’s account. Sharing a credential deliberately was possible only within one vendor’s family plan, and eleven households went back to passwords for at least one account. Members who do not own the tablet lost access they formerly had. Households were recruited through a parents’ network and include few flat shares.',
        },
        {
          title: 'Second Factors at the Helpdesk: A Year of Tickets From a University',
          date: '2021-09-08',
          venue: 'trustworthy',
          abstract:
            'When a university with 31,000 accounts made a second factor mandatory, helpdesk tickets were the first thing to change. We coded 5,240 tickets from one year. Lost or replaced phones account for 46 %, travel for 13 % and accessibility for 6 %, the last taking three times as long to resolve. Social engineering of the helpdesk was attempted at least 17 times and succeeded twice, both times on a Friday afternoon. A callback to a number on file stopped further successes but excluded students who had changed numbers. Hardware tokens on loan cost £4 per user and year, less than the tickets they save.',
        },
      ],
    },
    {
      university: 'shandon',
      name: 'Muireann Hennessy',
      title: 'Dr',
      position: 'Lecturer',
      department: 'Department of Computer Science',
      mail: 'muireann.hennessy',
      hIndex: 14,
      works: 31,
      topics: [
        'software vulnerabilities',
        'open-source package registries',
        'program analysis',
        'software supply chains',
      ],
      papers: [
        {
          title: 'Reachable, exploitable, fixed: following 2,140 advisories through 61,000 dependents',
          date: '2025-12-10',
          venue: 'practical',
          abstract:
            'Dependency scanners alert every dependent of a vulnerable package, most of which never call the vulnerable code. For 2,140 advisories in two package registries we located the vulnerable functions from their patches and computed call-graph reachability for 61,000 dependents with tests. Vulnerable code is reachable in 17 % of dependents and was executed by tests in 6 %. Among reachable cases an analyst panel judged 31 of 200 exploitable with attacker-controlled input. Maintainers fix reachable and unreachable alerts equally fast, with a median of 64 days. Prioritising by reachability would let the same effort halve the exposure time of the exploitable cases.',
        },
        {
          title: 'Install Scripts That Phone Home: Intent Behind 9,400 Suspicious Packages',
          date: '2023-06-07',
          venue: 'networks',
          abstract:
            'Registries remove packages whose install script contacts an unknown host, without distinguishing crime from curiosity. We detonated 9,400 such packages within hours of publication and followed the collected data where the receiving host permitted. Dependency-confusion probes by bounty hunters make up 58 %, telemetry 19 %, credential theft 14 % and research 5 %. Theft is distinguished by a second stage, which arrived after a median of 26 h and only on machines with a continuous-integration variable set. Sandboxes that do not imitate such machines observe 9 % of thefts. Registries have since extended the observation period.',
        },
        {
          title: 'Do signed commits protect anything? Key management of 1,000 projects',
          date: '2021-12-08',
          venue: 'practical',
          abstract:
            'Commit signatures are recommended against account takeover. Examining 1,000 projects that sign at least half of their commits, we found that 62 % of signing keys were generated and held by the hosting platform, so that takeover of the account yields valid signatures. Of the keys held by developers 29 % had expired at the time of signing and 4 % were in a public repository. No project in the sample verified signatures automatically on release. We submitted a release check to 40 projects, of which 13 adopted it and two found an unsigned merge within a month.',
        },
      ],
    },
    {
      university: 'enoriver',
      name: 'Darius Whitcombe',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Computer Science',
      mail: 'dwhitcombe',
      hIndex: 30,
      works: 64,
      topics: ['security of machine learning', 'censorship measurement', 'prompt injection', 'model fingerprints'],
      papers: [
        {
          title: 'Prompt Injection Against Mail Assistants: Which Permissions Matter?',
          date: '2026-05-05',
          venue: 'trustworthy',
          abstract:
            'Assistants that read mail follow instructions written by strangers. Instead of searching for stronger injections we ask which permissions turn a followed injection into harm. In a testbed with 60 synthetic mailboxes and three commercial models, 410 injections were attempted under 16 permission profiles. Filters reduced the rate of followed injections from 41 to 9 %; removing the ability to send to new recipients reduced harmful outcomes from 33 to 3 % regardless of filters. Drafts shown to the user before sending stopped half of the rest. Usability cost was estimated from logs of 1,200 real assistant sessions, of which 4 % contact a new recipient.',
        },
        {
          title: 'Do model fingerprints survive the trade? Testing ownership claims on 312 derived models',
          date: '2024-02-20',
          venue: 'practical',
          abstract:
            'Owners of language models embed fingerprints in order to recognise stolen copies after modification. We trained 24 models with six published fingerprints and derived 312 further ones by fine-tuning, merging, quantisation and distillation, as they are found on model exchanges. Fine-tuning on 50,000 examples removes two of the fingerprints, merging with one other model removes four, and none survives distillation. At thresholds that keep false claims below one in a thousand, the best scheme recognises 63 % of derived models. False claims are a neglected risk: a fingerprint shared by two owners occurred by chance in one scheme with short keys. Disputes should therefore require a commitment made before release.',
        },
        {
          title: 'A certificate against backdoors from spectral gaps of activations',
          date: '2022-09-14',
          venue: 'practical',
          retracted: true,
          abstract:
            'Defences against backdoored classifiers are broken soon after publication. We propose a certificate derived from the spectral gap of class-conditional activations: if the gap falls below a threshold, no trigger of bounded norm can exist. The certificate was computed for 1,200 clean and 1,200 backdoored image classifiers. It rejects every backdoored model and accepts 94 % of clean ones. Adaptive attacks by a second team did not succeed. Computation takes 11 min for a residual network on one accelerator.',
        },
        {
          title: 'Seeing Throttling: Censorship That Slows Instead of Blocks',
          date: '2020-11-11',
          venue: 'networks',
          abstract:
            'Measurement platforms look for blocked sites and overlook those made unbearably slow. We extended a volunteer client with paired downloads of target and control objects over the same path and collected 3.1 million pairs from 74 countries in nine months. Throttling below a quarter of control throughput is confirmed in six networks, twice around elections. In four of them policing is triggered by the server name, as shown by tests with fragmented handshakes. Congested interconnection mimics throttling for some content networks and had to be excluded by traceroutes. Consent procedures and risks to volunteers are discussed at length.',
        },
      ],
    },
    {
      university: 'mystic',
      name: 'Naomi Feldstrom',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Computer Science',
      mail: 'nfeldstrom',
      hIndex: 52,
      works: 133,
      topics: ['post-quantum cryptography', 'applied cryptography', 'secure protocols', 'cryptographic migration'],
      page: {
        language: 'en',
        text: [
          'I work on moving deployed systems to post-quantum cryptography without breaking them.',
          'I plan to admit one or two PhD students for fall 2027. Apply to the department by December 15 and mention my name in the statement; then send a two-line note to nfeldstrom@mystic.example with the subject "PQ applicant 2027".',
        ],
        says: { students: 'yes', subjectCode: 'PQ applicant 2027', address: 'nfeldstrom@mystic.example' },
      },
      papers: [
        {
          title: 'The long tail of post-quantum migration: what breaks when handshakes grow',
          date: '2025-09-17',
          venue: 'practical',
          abstract:
            'Hybrid key exchange makes the first message of a TLS handshake exceed one packet. Over fourteen months we sent such handshakes from 2,700 vantage points to 480,000 servers and through the middleboxes in between. Failures fell from 1.9 to 0.4 % of paths; the remainder are concentrated in load balancers of nine vendors and in hospital networks. One vendor’s device drops the second segment silently if it arrives more than 20 ms after the first. Fallback to classical exchange hides the failure from users at the cost of downgrade protection. A list of affected firmware versions was shared in advance and has been corrected by six vendors.',
        },
        {
          title: 'Stateful hash-based signatures in hardware security modules: how state gets lost',
          date: '2023-11-15',
          venue: 'cryptology',
          abstract:
            'Reusing the state of a hash-based signature forfeits its security, and backup is the usual way of reusing it. We reviewed state handling of five hardware security modules and injected power loss, clock rollback and restore from backup at 2,300 points of the signing path. Two modules can be made to sign twice with the same leaf. In one of them the order of a write and a return had been exchanged by a performance patch. We specify a reservation scheme which survives any single fault, at a loss of at most 256 signatures per fault, and give a model-checked proof for up to four modules.',
        },
        {
          title: 'Concrete Costs of Hybrid Signatures in Certificate Chains',
          date: '2021-04-14',
          venue: 'trustworthy',
          abstract:
            'Replacing signatures in certificate chains affects every connection, not only the first. We measured page load time for 500 popular sites re-hosted with six combinations of classical and post-quantum signatures over emulated links. Chains below 10 kB fit the initial congestion window and cost less than 4 ms at the median; larger ones add a round trip. Omitting intermediates known to the client restores the former behaviour for 71 % of visits. Smaller signatures with slow verification are preferable on phones to fast ones with large keys. Revocation responses, which also carry signatures, were left classical.',
        },
      ],
    },
    {
      university: 'ruissalo',
      name: 'Pertti Saarelma',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Department of Computer Science',
      mail: 'pertti.saarelma',
      hIndex: 40,
      works: 158,
      topics: ['secure protocols', 'network security', 'mobile network signalling', 'authentication'],
      papers: [
        {
          title: 'Signalling firewalls after ten years: leakage of location from eighteen mobile operators',
          date: '2022-02-09',
          venue: 'practical',
          abstract:
            'Location queries over the signalling network of mobile operators have been filtered since 2014. With permission, we tested 18 operators in twelve countries with 64 message types from a roaming partner’s address. Direct queries are blocked by 16 operators, but location at cell level still leaks from nine, by way of messages needed for SMS delivery or by category confusion between protocol generations. Filters were complete where a single vendor supplied both generations. The operators repaired 31 of 37 findings within 90 days. Operators who declined to take part, more than half of those asked, are likely to be worse.',
        },
        {
          title: 'Subscriber identity without the subscriber: machine-type authentication at scale',
          date: '2020-09-02',
          venue: 'practical',
          abstract:
            'Meters and vehicles authenticate to mobile networks with procedures designed for phones. We analyse authentication vectors of 2.4 million devices of one operator and find that 13 % request a new vector for each message, owing to a power-saving mode that forgets the security context. Load on the home register is ten times that of phones per byte. Keeping the context for 30 days would cut it by 91 % and extend battery life by an estimated 7 %. A threat analysis finds no attack that becomes possible, apart from correlation by the visited network.',
        },
        {
          title: 'Lessons From Formal Flaws in Four Generations of Mobile Authentication',
          date: '2019-06-12',
          venue: 'trustworthy',
          abstract:
            'Each generation of mobile networks repaired the authentication flaws of the previous one and introduced others. We restate 27 published flaws in a common notation and classify them by missing binding, missing freshness, and trust in the visited network. Missing binding accounts for 14. For 19 flaws the discussion in standardisation minutes shows that the weakness was noticed and accepted, with reasons of cost in eleven cases and of lawful interception in three. Minutes are incomplete before 1998. Early publication of models by the committees themselves would have exposed eight flaws before freezing.',
        },
      ],
    },
    {
      university: 'matildabay',
      name: 'Shanthi Wickremaratne',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Electrical and Computer Engineering',
      mail: 'shanthi.wickremaratne',
      hIndex: 17,
      works: 41,
      topics: ['privacy-enhancing technologies', 'differential privacy', 'smart electricity meters', 'synthetic data'],
      papers: [
        {
          title: 'Neighbours leak: membership inference on transformer-level aggregates of smart meters',
          date: '2025-03-26',
          venue: 'privacy',
          abstract:
            'Distributors publish load aggregated over a street transformer and regard it as anonymous. With half-hourly data of 4,800 Perth households we test whether an attacker who knows a home’s solar output, which can be computed from satellite imagery, learns when it is empty. For groups of fewer than 15 homes absence of more than two days is inferred with a precision of 0.81 and a recall of 0.44. Differential privacy with a budget of 1 per day removes the attack and distorts the daily peak by 6 %. Aggregation to 40 homes has the same effect without noise. Battery storage, owned by 9 % of homes, protects its owner and exposes others slightly.',
        },
        {
          title: 'Choosing epsilon in public: a structured elicitation with three statistical agencies',
          date: '2023-07-26',
          venue: 'privacy',
          abstract:
            'Privacy parameters are set by experts and explained afterwards. In workshops with staff and data users of three agencies we elicited acceptable risk as odds of re-identification for described persons and acceptable error as wrong decisions on funding. The implied budgets lie between 0.4 and 2.2 for the same table, and agencies converge after seeing decision errors rather than after seeing noise. Users of small-area data accept wider intervals in exchange for stability between releases. Facilitators had no part in the design of the noise mechanism. A handbook with the exercises accompanies the article.',
        },
        {
          title: 'Floating-Point Noise in Seven Differential Privacy Libraries: A Regression Test',
          date: '2021-08-25',
          venue: 'trustworthy',
          abstract:
            'Samplers for Laplace and Gaussian noise on floating-point numbers leave gaps through which outputs can be traced to inputs, a defect known for a decade. We wrote a regression test that estimates distinguishability from 10⁸ samples and applied it to all releases of seven libraries. Four were vulnerable at some time after the defect was published, and two regained it through refactoring. Discrete samplers passed throughout. A timing channel, dependent on rejection count, persists in three. The test runs in 25 min and is now part of the continuous integration of two of the libraries.',
        },
      ],
    },
    {
      university: 'vaagen',
      name: 'Ingvild Sørbøe',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Computer Science',
      mail: 'ingvild.sorboe',
      hIndex: 19,
      works: 47,
      topics: ['electronic voting systems', 'secure protocols', 'post-quantum cryptography', 'verifiability'],
      papers: [
        {
          title: 'Do Voters Verify? Return Codes in Eleven Municipal Referendums',
          date: '2025-11-04',
          venue: 'trustworthy',
          abstract:
            'Return codes detect manipulation only if voters compare them. In eleven advisory referendums held online by Norwegian municipalities, 22,600 voters received code sheets, and with approval of the electoral committees 600 randomly drawn voters were shown a wrong code that was corrected afterwards. Of these 41 % reported the discrepancy, more often if the interface asked them to type the code (58 %) than if it asked them to compare (24 %). Age had no effect. With typing, manipulation of 1 % of votes in a municipality of 3,000 would be noticed with a probability above 0.99. All affected voters were informed and could vote again, and nine complained to the committee.',
        },
        {
          title: 'Who votes twice? Traffic analysis of coercion resistance by re-voting',
          date: '2023-03-01',
          venue: 'cryptology',
          abstract:
            'Online voting systems permit voters to vote again so that a coerced ballot can be replaced, which helps only if the coercer cannot see it. From connection logs of four Norwegian trials with 61,000 ballots and a model of a network provider as the coercer, we compute how well re-voting is recognised from times and sizes of encrypted sessions. With a known first session, the coercer recognises a re-vote with a true positive rate of 0.88 at a false positive rate of 0.05. Decoy sessions sent by the client at random reduce the rate to 0.21 when one client in three takes part. A deniable dummy ballot, indistinguishable for the server too, needs changes to the tally proof that we specify and prove secure.',
        },
        {
          title: 'Auditing paper with software doubts: sample sizes for Norwegian scanning procedures',
          date: '2020-08-19',
          venue: 'practical',
          abstract:
            'Norwegian municipalities count ballots twice, and in many of them both counts are made by scanners of one maker. We adapt risk-limiting audits to list proportional representation with personal votes, where margins concern seats and the number of assertions is large. For the 2019 elections, limiting risk to 5 % for the party seats would have required a median of 320 ballots per municipality and more than 4,000 in 23 of 356. Personal votes cannot be audited efficiently. A full hand count of randomly chosen batches is simpler to explain to election boards and costs at most twice as much.',
        },
      ],
    },
  ],
);
