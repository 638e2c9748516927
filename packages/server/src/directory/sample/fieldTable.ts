/**
 * The fields of the sample directory. Each block holds, one per line:
 * the name of the field in English and Persian and whether a technical university has it; its departments; its topics; the things it
 * studies; its methods; venues that are made up. Topics, things and methods are noun phrases without an article, so that they fit into titles.
 */
export const fieldTable = `
Structural engineering | مهندسی سازه | technical
Department of Civil and Structural Engineering; Department of Structural Engineering; School of Built Environment and Infrastructure
seismic design; structural health monitoring; fatigue of steel bridges; timber structures; progressive collapse; concrete durability; performance-based earthquake engineering; wind loading; composite connections; base isolation; retrofit of masonry walls; structural reliability; fibre-reinforced concrete; bridge dynamics
mid-rise timber buildings; ageing highway bridges; reinforced concrete frames; unreinforced masonry schools; offshore jackets; tall steel buildings; precast stadium roofs; rural hospitals
Bayesian model updating; shake-table tests; nonlinear time-history analysis; fibre-optic strain sensing; surrogate models; full-scale cyclic tests; probabilistic fragility models; digital image correlation
Northern Journal of Structures; Proceedings of the Forum on Resilient Structures; Annals of Earthquake-Safe Building

Geotechnical engineering | مهندسی ژئوتکنیک | technical
Department of Civil and Environmental Engineering; Department of Geotechnics and Rock Mechanics
slope stability; soil liquefaction; tunnelling in soft ground; rock mechanics; unsaturated soils; pile foundations; ground improvement; permafrost engineering; landslide early warning; offshore foundations; soil–structure interaction; tailings dams
quick-clay slopes; metro tunnels; earth dams; coastal embankments; offshore wind monopiles; mountain road cuts; reclaimed harbour land; thawing road foundations
centrifuge tests; the material point method; satellite radar interferometry; cone penetration data; constitutive modelling; distributed fibre sensing; Bayesian back-analysis; discrete element simulation
Letters in Ground Engineering; Journal of Soils and Slopes; Symposium on Underground Space

Hydrology and water resources | هیدرولوژی و منابع آب | technical
Department of Civil and Environmental Engineering; Institute of Water Resources; Department of Earth and Water Sciences
flood forecasting; groundwater recharge; drought monitoring; snow hydrology; urban drainage; river morphology; reservoir operation; water quality modelling; evapotranspiration; climate impacts on water; sediment transport; hydrological uncertainty
snow-fed catchments; semi-arid basins; regulated rivers; coastal aquifers; glacier-fed valleys; rapidly growing cities; endorheic lakes; ungauged headwaters
stable-isotope tracers; ensemble forecasts; remote sensing of soil moisture; physics-guided neural networks; distributed hydrological models; paired-catchment records; gravity satellite data; stochastic weather generation
Journal of Catchment Science; Water and Climate Letters; Meeting on Applied Hydrology

Machine learning and artificial intelligence | یادگیری ماشین و هوش مصنوعی | technical
Department of Computer Science; School of Computing; Department of Informatics
deep learning; trustworthy artificial intelligence; reinforcement learning; representation learning; uncertainty estimation; graph neural networks; federated learning; causal inference; generative models; continual learning; fairness in machine learning; interpretable models; self-supervised learning; optimisation for deep networks; few-shot learning
small medical data sets; streaming sensor data; tabular records; molecular graphs; multi-site clinical studies; low-power devices; long time series; noisy crowd labels
conformal prediction; variational inference; contrastive objectives; diffusion models; Bayesian neural networks; meta-learning; kernel methods; influence functions
Proceedings of the Learning Systems Forum; Journal of Statistical Learning Practice; Workshop on Reliable Models

Natural language processing | پردازش زبان طبیعی | technical
Department of Computer Science; Institute of Language Technology; School of Informatics
machine translation; low-resource languages; question answering; language model evaluation; information extraction; speech recognition; dialogue systems; text summarisation; multilingual representations; morphological analysis; fact verification; bias in language models
morphologically rich languages; parliamentary debates; clinical notes; right-to-left scripts; code-switched conversation; historical newspapers; legal contracts; school essays
instruction tuning; retrieval augmentation; cross-lingual transfer; human evaluation protocols; active learning; probing classifiers; subword segmentation; weak supervision
Transactions of the Language Technology Circle; Proceedings of the Meeting on Multilingual Computing; Journal of Text and Meaning

Robotics | رباتیک | technical
Department of Mechanical and Robotic Systems; Department of Computer Science; Institute of Autonomous Systems
motion planning; human–robot interaction; robot learning; legged locomotion; soft robotics; autonomous navigation; simultaneous localisation and mapping; robotic manipulation; multi-robot coordination; surgical robotics; aerial robots; underwater vehicles
cluttered households; underground mines; orchards; hospital wards; fish farms; warehouse aisles; disaster sites; narrow industrial pipes
model predictive control; imitation learning; tactile sensing; event cameras; learned dynamics models; whole-body control; factor graphs; simulation-to-real transfer
Journal of Field Machines; Proceedings of the Autonomous Motion Forum; Letters on Robots and People

Computer vision | بینایی ماشین | technical
Department of Computer Science; School of Electrical and Computer Engineering; Institute of Visual Computing
object detection; image segmentation; three-dimensional reconstruction; medical image analysis; video understanding; remote sensing imagery; visual tracking; image restoration; pose estimation; vision-language models; domain adaptation; neural rendering
night-time driving scenes; retinal photographs; satellite image archives; museum collections; crowded stations; endoscopy videos; aerial crop surveys; degraded manuscripts
vision transformers; diffusion priors; synthetic training data; radiance fields; weak labels; multi-view geometry; test-time adaptation; event-based imaging
Journal of Visual Inference; Proceedings of the Image Understanding Meeting; Letters in Computational Imaging

Human–computer interaction | تعامل انسان و رایانه | technical
Department of Informatics; School of Information; Department of Computer Science
accessibility; interaction design; virtual reality; usable privacy; health technology; children and computing; eye tracking; participatory design; explainable interfaces; computer-supported cooperative work; multilingual interfaces; ageing and technology
older adults at home; blind programmers; newcomer families; remote teams; emergency call centres; primary schools; chronic pain patients; community libraries
diary studies; co-design workshops; gaze-based measures; field deployments; controlled experiments; wizard-of-oz prototyping; interview studies; log analysis
Journal of Everyday Interaction; Proceedings of the People and Interfaces Meeting; Letters in Accessible Computing

Computer security | امنیت رایانه | technical
Department of Computer Science; Institute of Information Security; School of Electrical and Computer Engineering
network security; applied cryptography; privacy-enhancing technologies; software vulnerabilities; malware analysis; post-quantum cryptography; security of machine learning; hardware security; secure protocols; censorship measurement; identity management; formal verification
industrial controllers; mobile messaging services; open-source package registries; connected vehicles; medical implants; national networks; smart electricity meters; electronic voting systems
symbolic execution; fuzzing; differential privacy; side-channel measurement; protocol proofs; internet-wide scanning; program analysis; zero-knowledge proofs
Journal of Practical Security; Proceedings of the Trustworthy Systems Meeting; Letters in Applied Cryptology

Databases and distributed systems | پایگاه داده و سیستم‌های توزیع‌شده | technical
Department of Computer Science; School of Computing; Institute of Data Systems
query optimisation; stream processing; transaction processing; graph databases; data integration; data quality; consensus protocols; cloud storage; edge computing; data provenance; serverless computing; spatial databases
geo-replicated stores; scientific data lakes; hospital registries; energy-limited clusters; multi-tenant clouds; transport networks; web archives; persistent-memory servers
learned indexes; cost models; deterministic replay; workload forecasting; formal specification; approximate query answering; vectorised execution; trace-driven simulation
Journal of Data Engines; Proceedings of the Large Systems Meeting; Letters on Storage and Queries

Software engineering | مهندسی نرم‌افزار | technical
Department of Computer Science; Department of Software and Systems Engineering
software testing; program repair; code review; requirements engineering; software architecture; empirical software engineering; static analysis; technical debt; model-driven engineering; developer productivity; open-source sustainability; safety-critical software
scientific codebases; public-sector systems; automotive controllers; volunteer projects; start-up teams; mobile applications; legacy banking systems; medical devices
mutation analysis; repository mining; large language models of code; controlled experiments; property-based testing; interview studies; change-impact analysis; runtime verification
Journal of Software Evidence; Proceedings of the Program Quality Meeting; Letters in Software Practice

Power and energy systems | سیستم‌های قدرت و انرژی | technical
Department of Electrical Engineering; Department of Energy Technology; Institute of Power Systems
microgrids; power electronics; energy storage; wind energy; solar photovoltaics; grid stability; electricity markets; demand response; hydrogen systems; battery management; district heating; energy systems modelling
island networks; weak rural grids; data centres; electric bus depots; offshore wind farms; apartment blocks; cement plants; hydropower cascades
stochastic optimisation; hardware-in-the-loop tests; grid-forming converters; phasor measurements; agent-based market models; model predictive control; degradation models; techno-economic analysis
Journal of Low-Carbon Grids; Proceedings of the Energy Conversion Meeting; Letters in Power Practice

Wireless communications | مخابرات بی‌سیم | technical
Department of Electrical Engineering; School of Electrical and Computer Engineering; Institute of Communications
massive antenna arrays; millimetre-wave links; channel estimation; satellite networks; internet of things; physical-layer security; spectrum sharing; vehicular networks; integrated sensing and communication; coding theory; energy-efficient radio; reconfigurable surfaces
dense urban cells; maritime links; factory floors; high-speed trains; remote villages; drone swarms; underground mines; wearable sensors
ray-tracing simulation; compressed sensing; learned receivers; stochastic geometry; field measurements; polar codes; convex relaxation; over-the-air computation
Journal of Radio Systems; Proceedings of the Future Links Meeting; Letters in Signal Transmission

Materials science | علم مواد | technical
Department of Materials Science and Engineering; Institute of Materials Physics; Department of Metallurgy and Materials
lithium-ion batteries; high-entropy alloys; perovskite solar cells; corrosion; additive manufacturing of metals; nanocomposites; thin films; biomaterials; solid-state electrolytes; thermoelectric materials; creep of superalloys; recycling of critical metals
sodium-based cathodes; titanium implants; turbine blades; recycled aluminium; steel in sea water; flexible electronics; ceramic coatings; magnesium alloys
in-situ electron microscopy; atom probe tomography; phase-field modelling; synchrotron diffraction; high-throughput synthesis; density functional theory; electrochemical impedance spectroscopy; digital volume correlation
Journal of Structure and Property; Proceedings of the Functional Solids Meeting; Letters in Alloy Design

Photonics and optics | فوتونیک و اپتیک | technical
Department of Physics; Institute of Photonics; Department of Applied Physics
integrated photonics; nonlinear optics; fibre sensors; biophotonics; metasurfaces; ultrafast lasers; optical coherence tomography; silicon photonics; optical communication; single-photon sources; plasmonics; adaptive optics
silicon nitride chips; living tissue; submarine cables; retinal imaging; gas pipelines; vacuum chambers; thin polymer films; cold atomic vapours
frequency combs; inverse design; time-resolved spectroscopy; digital holography; two-photon lithography; coherent detection; wavefront shaping; near-field microscopy
Journal of Applied Light; Proceedings of the Guided Waves Meeting; Letters in Nanophotonics

Mechanical engineering and fluid dynamics | مهندسی مکانیک و دینامیک سیالات | technical
Department of Mechanical Engineering; Department of Aerospace and Mechanical Engineering; Institute of Fluid Mechanics
turbulence; computational fluid dynamics; heat transfer; combustion; multiphase flow; aerodynamics; vibration control; microfluidics; fracture mechanics; turbomachinery; acoustics; tribology
wind turbine wakes; hydrogen burners; cooling channels; blood pumps; ship hulls; porous filters; gas turbine blades; bubble columns
large-eddy simulation; particle image velocimetry; lattice Boltzmann methods; reduced-order models; high-speed imaging; data assimilation; adjoint optimisation; infrared thermography
Journal of Flow and Heat; Proceedings of the Applied Mechanics Meeting; Letters in Thermal Machines

Chemical engineering | مهندسی شیمی | technical
Department of Chemical Engineering; Department of Chemical and Process Engineering
heterogeneous catalysis; carbon capture; membrane separation; process control; crystallisation; biorefineries; electrochemical conversion; polymer reaction engineering; water treatment; process safety; reaction kinetics; green hydrogen
cement flue gas; pulp mill residues; brackish groundwater; ammonia plants; pharmaceutical production; plastic waste; olive oil waste water; biogas plants
microkinetic modelling; operando spectroscopy; process intensification; mixed-matrix membranes; life cycle assessment; population balances; pilot-plant trials; flow chemistry
Journal of Process Chemistry; Proceedings of the Sustainable Reactors Meeting; Letters in Separation

Organic chemistry | شیمی آلی | technical
Department of Chemistry; Institute of Organic Chemistry
total synthesis; asymmetric catalysis; photoredox chemistry; natural products; medicinal chemistry; organocatalysis; supramolecular chemistry; peptide chemistry; carbon–hydrogen activation; polymer chemistry; chemical biology; green solvents
marine alkaloids; macrocyclic peptides; fluorinated building blocks; plant terpenoids; antibiotic scaffolds; strained rings; lignin fragments; fluorescent probes
flow photochemistry; computational mechanism studies; electrosynthesis; late-stage functionalisation; enzyme cascades; kinetic isotope effects; automated synthesis; ligand screening
Journal of Molecular Making; Proceedings of the Synthesis Meeting; Letters in Catalytic Chemistry

Computational biology | زیست‌شناسی محاسباتی | technical
Department of Computational Biology; Department of Biosciences; Institute of Bioinformatics
single-cell genomics; protein structure prediction; population genetics; gene regulatory networks; metagenomics; cancer genomics; phylogenetics; systems biology; drug target discovery; spatial transcriptomics; epigenomics; genome assembly
tumour biopsies; soil microbiomes; ancient genomes; rare disease cohorts; developing embryos; antibiotic-resistant bacteria; marine plankton; crop wild relatives
Bayesian mixture models; protein language models; graph-based alignment; multi-omics integration; causal network inference; variational autoencoders; coalescent simulation; long-read sequencing
Journal of Genome Computation; Proceedings of the Quantitative Biology Meeting; Letters in Molecular Data

Immunology | ایمنی‌شناسی | life
Department of Immunology; Institute of Infection and Immunity; Faculty of Medicine
T cell memory; vaccine responses; autoimmune disease; tumour immunology; innate immunity; mucosal immunity; antibody engineering; inflammation; immunotherapy; allergy; host–pathogen interaction; immune ageing
older adults; tuberculosis granulomas; type 1 diabetes cohorts; intestinal tissue; paediatric asthma; transplant recipients; melanoma patients; influenza infection
mass cytometry; single-cell sequencing; organoid models; lineage tracing; systems serology; receptor repertoire sequencing; intravital imaging; longitudinal sampling
Journal of Immune Systems; Proceedings of the Host Defence Meeting; Letters in Clinical Immunity

Neuroscience | علوم اعصاب | life
Department of Neuroscience; Institute of Brain Sciences; Department of Psychology and Neuroscience
memory consolidation; decision making; neuroimaging; synaptic plasticity; sleep; pain processing; neurodegeneration; brain–computer interfaces; spatial navigation; attention; motor control; computational neuroscience
the ageing hippocampus; healthy volunteers; early Parkinson patients; adolescent learners; freely moving mice; stroke survivors; shift workers; bilingual speakers
two-photon imaging; magnetoencephalography; dynamic causal modelling; optogenetics; high-density probes; closed-loop stimulation; longitudinal imaging; recurrent network models
Journal of Neural Function; Proceedings of the Brain and Behaviour Meeting; Letters in Cognitive Circuits

Public health and epidemiology | سلامت عمومی و همه‌گیرشناسی | life
School of Public Health; Department of Global Health; Department of Community Medicine
infectious disease epidemiology; health inequalities; maternal health; environmental health; health systems research; non-communicable disease; mental health services; vaccination uptake; nutrition epidemiology; antimicrobial resistance; migrant health; digital health
informal settlements; rural clinics; asylum seekers; school children; heat-exposed workers; primary care registers; pregnant women; small island states
cluster randomised trials; interrupted time series; mixed-methods evaluation; record linkage; spatial epidemiology; participatory research; wastewater surveillance; Mendelian randomisation
Journal of Population Care; Proceedings of the Global Health Forum; Letters in Applied Epidemiology

Nursing and care sciences | پرستاری و علوم مراقبت | life
School of Nursing; Department of Health and Care Sciences; Faculty of Health Sciences
patient safety; palliative care; nurse staffing; dementia care; self-management of illness; nursing education; wound care; family-centred care; transitional care; person-centred communication; intensive care nursing; community nursing
nursing homes; neonatal units; heart failure clinics; home-care teams; emergency departments; rural hospitals; cancer survivors; student placements
scoping reviews; realist evaluation; participatory action research; instrument validation; simulation training; feasibility trials; focus groups; multilevel regression
Journal of Care Practice; Proceedings of the Nursing Evidence Meeting; Letters in Patient Experience

Agricultural science | علوم کشاورزی | life
Department of Plant and Soil Sciences; Department of Agronomy; Institute of Crop Science
drought tolerance; soil carbon; plant breeding; precision agriculture; integrated pest management; irrigation scheduling; crop modelling; soil microbiology; agroforestry; nitrogen use efficiency; salinity stress; horticulture under cover
smallholder maize; saffron fields; winter wheat; pistachio orchards; rice terraces; greenhouse tomatoes; mountain pastures; date palms
genome-wide association; drone phenotyping; multi-year field trials; isotope labelling; process-based crop models; participatory breeding; soil sensor networks; meta-analysis
Journal of Field and Crop; Proceedings of the Sustainable Farming Meeting; Letters in Plant Production

Food science | علوم غذایی | life
Department of Food Science and Technology; Institute of Food and Nutrition
food microbiology; fermentation; food proteins; sensory science; shelf life; food packaging; functional foods; food safety; emulsions; dietary fibre; non-thermal processing; plant-based alternatives
traditional cheeses; faba bean protein; fruit juices; sourdough bread; seafood by-products; infant foods; fermented vegetables; edible oils
high-pressure processing; metabolomics; in-vitro digestion; hyperspectral imaging; rheology; challenge tests; consumer panels; edible coatings
Journal of Food Structure; Proceedings of the Safe Food Meeting; Letters in Fermented Foods

Environmental science and climate | علوم محیط‌زیست و اقلیم | technical
Department of Environmental Sciences; Institute of Climate and Environment; Department of Geography and Environment
climate adaptation; air pollution; carbon cycle; biodiversity monitoring; remote sensing of vegetation; microplastics; ecosystem services; life cycle assessment; urban heat; wetland restoration; sea-level rise; climate modelling
boreal forests; megacity streets; coral lagoons; peatlands; dust-source regions; coastal cities; tropical savannas; alpine meadows
eddy covariance; low-cost sensor networks; regional climate models; environmental DNA; satellite time series; source apportionment; integrated assessment; citizen observations
Journal of Environmental Change; Proceedings of the Climate and Land Meeting; Letters in Earth Observation

Quantum information | اطلاعات کوانتومی | technical
Department of Physics; Institute of Quantum Science; Department of Applied Physics
quantum error correction; quantum cryptography; superconducting qubits; quantum simulation; entanglement theory; quantum algorithms; trapped ions; quantum sensing; open quantum systems; quantum networks; spin qubits; quantum machine learning
near-term processors; noisy gate sets; metropolitan fibre links; diamond defects; many-body spin chains; cryogenic amplifiers; photonic cluster states; small trapped-ion registers
tensor networks; randomised benchmarking; variational circuits; surface codes; pulse shaping; resource theories; classical shadows; quantum tomography
Journal of Quantum Practice; Proceedings of the Coherence Meeting; Letters in Quantum Devices

Astrophysics | اخترفیزیک | technical
Department of Physics and Astronomy; Institute of Astrophysics
galaxy evolution; exoplanet atmospheres; gravitational waves; cosmology; stellar populations; dark matter; star formation; solar physics; radio astronomy; active galactic nuclei; supernovae; the cosmic microwave background
dwarf galaxies; young stellar clusters; hot Jupiters; merging neutron stars; low-mass stars; galaxy clusters; the early universe; protoplanetary discs
spectroscopic surveys; hydrodynamical simulation; simulation-based inference; radio interferometry; weak lensing; light-curve analysis; integral-field spectroscopy; forward modelling
Journal of Cosmic Structure; Proceedings of the Sky Surveys Meeting; Letters in Stellar Physics

Pure mathematics | ریاضیات محض | technical
Department of Mathematics; Institute of Mathematical Sciences
algebraic geometry; number theory; functional analysis; differential geometry; partial differential equations; algebraic topology; representation theory; dynamical systems; operator algebras; combinatorics; category theory; geometric group theory
moduli spaces; hyperbolic surfaces; elliptic curves; random graphs; Lie groups; singular varieties; infinite-dimensional spaces; free boundary problems
spectral methods; homological algebra; variational techniques; ergodic theory; the probabilistic method; deformation theory; harmonic analysis; computer-assisted proofs
Journal of Structures in Mathematics; Proceedings of the Geometry and Analysis Meeting; Letters in Algebra

Statistics | آمار | technical
Department of Statistics; Department of Mathematics and Statistics; Institute of Data Science
Bayesian inference; survival analysis; high-dimensional statistics; spatial statistics; time series analysis; experimental design; causal inference; missing data; functional data analysis; extreme value theory; small area estimation; nonparametric regression
electronic health records; rainfall extremes; household surveys; adaptive clinical trials; financial returns; wildlife counts; brain imaging studies; electricity demand
Gaussian processes; empirical likelihood; sequential Monte Carlo; penalised regression; multiple imputation; double machine learning; integrated nested Laplace approximation; permutation tests
Journal of Applied Inference; Proceedings of the Statistical Practice Meeting; Letters in Probability and Data

Econometrics and economics | اقتصادسنجی و اقتصاد | social
Department of Economics; School of Economics and Business; Institute of Econometrics
labour economics; development economics; causal inference; monetary policy; international trade; energy economics; behavioural economics; panel data methods; inequality; migration economics; public finance; forecasting
small exporters; minimum wage reforms; oil-exporting economies; rural households; regional labour markets; sanctioned economies; first-time home buyers; inflation expectations
difference-in-differences; regression discontinuity; administrative records; structural estimation; synthetic controls; field experiments; local projections; text-based indicators
Journal of Economic Measurement; Proceedings of the Applied Economics Meeting; Letters in Economic Policy

Management and innovation | مدیریت و نوآوری | social
School of Management; Department of Business Administration; Department of Innovation and Technology Management
entrepreneurship; supply chain management; technology adoption; strategic management; organisational behaviour; innovation policy; digital transformation; sustainable business; knowledge management; human resource management; family firms; operations research
small manufacturers; hospital networks; university spin-offs; humanitarian supply chains; platform companies; family businesses; remote-first teams; circular start-ups
longitudinal case studies; survey experiments; structural equation models; network analysis; qualitative comparative analysis; system dynamics; patent analysis; ethnography
Journal of Organised Work; Proceedings of the Innovation Studies Meeting; Letters in Management Practice

Educational psychology | روان‌شناسی تربیتی | social
Department of Education; Faculty of Educational Sciences; Department of Psychology and Education
motivation in learning; self-regulated learning; reading development; mathematics education; teacher education; bilingual education; learning analytics; inclusive education; assessment; academic emotions; digital learning; early childhood education
first-year university students; refugee pupils; rural primary schools; vocational colleges; pupils with dyslexia; novice teachers; online courses; multilingual classrooms
longitudinal growth models; classroom video analysis; intervention studies; think-aloud protocols; experience sampling; meta-analysis; item response theory; design-based research
Journal of Learning and Mind; Proceedings of the Education Research Meeting; Letters in Classroom Studies

Linguistics | زبان‌شناسی | social
Department of Linguistics; Institute of Language and Communication; Department of Languages and Literatures
language acquisition; phonology; syntax; sociolinguistics; language documentation; psycholinguistics; corpus linguistics; second language learning; pragmatics; bilingualism; historical linguistics; discourse analysis
heritage speakers; endangered languages; Iranian languages; adult immigrants; sign language users; urban dialects; children with language delay; social media writing
eye-tracking while reading; acoustic analysis; elicitation fieldwork; acceptability judgements; corpus annotation; usage-based modelling; event-related potentials; typological sampling
Journal of Language Structure; Proceedings of the Speech Communities Meeting; Letters in Comparative Grammar

Iranian studies | ایران‌شناسی | social
Department of Middle Eastern and Iranian Studies; Department of Asian Studies; Institute of Cultural Studies
classical Persian poetry; modern Iranian history; Persian manuscripts; Iranian cinema; Zoroastrian studies; Safavid art; Persian literature in translation; Qajar society; Iranian diaspora; Silk Road history; contemporary Persian fiction; Achaemenid archaeology
travel accounts; court chronicles; women writers; illustrated manuscripts; diaspora communities; provincial archives; early newspapers; epic storytelling
close reading; digital text editions; archival research; oral history; codicology; reception studies; stylometry; material culture analysis
Journal of Persianate Cultures; Proceedings of the Iranian Texts Meeting; Letters in Persian Letters

Urban planning | شهرسازی | social
Department of Urban and Regional Planning; School of Architecture and Planning; Institute of Urban Studies
public transport; affordable housing; participatory planning; walkability; urban regeneration; land use policy; smart cities; green infrastructure; informal settlements; regional development; urban climate adaptation; mobility justice
shrinking towns; post-industrial waterfronts; historic bazaars; peripheral suburbs; metro station areas; earthquake-prone cities; cycling corridors; growing secondary cities
spatial network analysis; resident surveys; agent-based simulation; comparative case studies; street-level imagery; policy analysis; accessibility indicators; participatory mapping
Journal of City Form; Proceedings of the Urban Futures Meeting; Letters in Planning Practice

Architecture | معماری | social
School of Architecture; Department of Architecture and Design; Faculty of Architecture
building performance; daylighting; computational design; architectural heritage; vernacular architecture; timber construction; housing design; adaptive reuse; architectural theory; thermal comfort; healthcare design; circular building
courtyard houses; post-war housing estates; schools in hot climates; historic wind towers; industrial halls; dementia-friendly homes; high-rise facades; mountain villages
post-occupancy evaluation; parametric modelling; laser scanning; building energy simulation; archival drawings; full-scale mock-ups; life cycle assessment; virtual walkthroughs
Journal of Building and Place; Proceedings of the Design Research Meeting; Letters in Architectural Science

Law | حقوق | social
Faculty of Law; School of Law; Department of Public and International Law
human rights law; data protection law; international trade law; comparative constitutional law; environmental law; refugee law; criminal justice; intellectual property; artificial intelligence regulation; law of the sea; labour law; international arbitration
platform workers; climate litigation; border procedures; automated decisions; cross-border contracts; fisheries agreements; juvenile courts; open-source licences
doctrinal analysis; comparative case law; empirical court data; treaty interpretation; socio-legal interviews; legislative history; regulatory mapping; jurimetrics
Journal of Comparative Legal Order; Proceedings of the Law and Society Meeting; Letters in Public Law

Philosophy of science | فلسفه علم | social
Department of Philosophy; Institute of Philosophy and History of Science
scientific explanation; philosophy of biology; philosophy of physics; values in science; scientific models; causation; philosophy of mind; epistemology; ethics of artificial intelligence; measurement; scientific realism; social epistemology
climate models; psychiatric classification; big data research; evolutionary theory; quantum mechanics; medical evidence; machine-made predictions; expert disagreement
conceptual analysis; formal epistemology; historical case studies; experimental philosophy; practice-based inquiry; decision theory; Bayesian confirmation theory; integrated history and philosophy
Journal of Science and Reason; Proceedings of the Philosophy of Practice Meeting; Letters in Formal Philosophy

History | تاریخ | social
Department of History; Institute of Global and Regional History
economic history; medieval history; history of medicine; environmental history; migration history; history of science; oral history; urban history; labour history; digital history; imperial history; book history
port cities; plague epidemics; railway workers; merchant letters; frontier regions; women's associations; colonial schools; Ottoman provinces
archival research; prosopography; quantitative text analysis; oral testimony; historical mapping; microhistory; network reconstruction; comparative history
Journal of Connected Pasts; Proceedings of the Archives and Society Meeting; Letters in Historical Method

Biomedical engineering | مهندسی پزشکی | technical
Department of Biomedical Engineering; Institute of Medical Technology; Department of Bioengineering
tissue engineering; medical imaging; biosensors; neural prostheses; drug delivery; biomechanics; wearable devices; lab-on-a-chip; cardiac modelling; rehabilitation engineering; biomedical signal processing; regenerative medicine
heart valves; knee cartilage; premature infants; wound dressings; diabetic foot ulcers; spinal cord injury; retinal implants; sleep apnoea patients
bioprinting; finite element models; electrochemical sensing; ultrasound elastography; hydrogel scaffolds; inertial sensors; deep learning on images; microfluidic assays
Journal of Engineered Medicine; Proceedings of the Living Devices Meeting; Letters in Biomedical Signals
`;
