import { worldField } from '../types.ts';

export const immunology = worldField(
  'Immunology',
  {
    systems: { name: 'Journal of Immune Systems', capitals: 'sentence' },
    clinical: { name: 'Letters in Clinical Immunity', capitals: 'sentence' },
    mucosa: { name: 'Mucosal Defence', capitals: 'sentence' },
    vaccines: { name: 'Vaccine Responses and Correlates', capitals: 'title' },
    tumour: { name: 'Tumour and Host', capitals: 'sentence' },
    meeting: { name: 'Proceedings of the Host Defence Meeting', capitals: 'title' },
  },
  [
    {
      university: 'rheinbogen',
      name: 'Cornelia Stückelberg',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Infection and Immunity',
      mail: 'cornelia.stueckelberg',
      hIndex: 48,
      works: 149,
      topics: ['T cell memory', 'host–pathogen interaction', 'tissue-resident memory', 'intravital imaging'],
      page: {
        language: 'en',
        text: [
          'The Stückelberg laboratory asks how T cells that stay in a tissue decide to stay, and what makes them leave.',
          'PhD positions are filled twice a year through the graduate school (https://phd.rheinbogen.example/apply, deadlines 15 January and 15 June). Please do not send applications by email: we are not allowed to consider them.',
        ],
        says: { portal: 'https://phd.rheinbogen.example/apply' },
      },
      papers: [
        {
          title: 'Liver-resident CD8 T cells patrol by a search that shortens when platelets are few',
          date: '2025-07-24',
          venue: 'systems',
          abstract:
            'Resident memory T cells crawl through liver sinusoids against the flow. Intravital two-photon imaging of 61 mice immunised with malaria sporozoites shows that they crawl at 11 µm/min and pause where platelets adhere. Depleting platelets halved the pauses, and 40 % fewer parasites were found within six hours of challenge. Antibody against GPIb alone, which leaves platelet numbers intact, had the same effect, pointing to tethering. We imaged only the outer 80 µm of one lobe.',
        },
        {
          title: 'Skin memory survives repeated antigen better than spleen memory does',
          date: '2023-04-06',
          venue: 'systems',
          abstract:
            'Repeated boosting drives circulating memory CD8 T cells towards senescence; whether resident cells suffer likewise is unclear. After four rounds of local vaccinia infection, OT-I cells in flank skin kept their proliferative reserve (82 % divided at least twice on transfer) whereas spleen counterparts of the same mice did not (29 %). Single-cell ATAC profiles separate the two by accessibility at Klf2 and Tcf7 loci. Transfer stresses skin cells, of which we recover one in five, so survivors may be a select group.',
        },
        {
          title: 'A Barcode for Every Naive Cell: Fate of 1,100 Clones After Influenza',
          date: '2021-10-14',
          venue: 'meeting',
          abstract:
            'Does one naive T cell give rise to both lung-resident and circulating memory? Of 1,100 retrovirally barcoded clones traced for sixty days after influenza A, 71 % contributed to both compartments, 22 % to circulation alone and 7 % to the lung alone. Clone size explained most of the variation; after accounting for it, lung bias was heritable within a clone (intraclass correlation 0.38). Barcoding required a day of activation in vitro, which may have erased earlier differences.',
        },
        {
          title: 'CXCR6 keeps T cells in the airway wall, not in the airway',
          date: '2019-11-07',
          venue: 'systems',
          abstract:
            'The chemokine receptor CXCR6 has been given the role of drawing memory T cells into the airway lumen. Combining intravascular and intratracheal antibody labelling, we find that receptor-deficient cells are reduced fourfold in the subepithelial wall and only as a consequence in the lumen, where the ratio to wall cells is unchanged. Mixed bone marrow chimeras give the same result, so the effect is intrinsic. Ligand expression was examined by reporter mice, whose fidelity in fibroblasts is uncertain.',
        },
      ],
    },
    {
      university: 'braidhills',
      name: 'Fiona Carmichael-Osei',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Infection and Immunity',
      mail: 'f.carmichael',
      hIndex: 36,
      works: 107,
      topics: ['immune ageing', 'vaccine responses', 'older adults', 'receptor repertoire sequencing'],
      papers: [
        {
          title: 'Afternoon Influenza Vaccination in Care Homes: A Cluster-Randomised Trial',
          date: '2025-03-31',
          venue: 'vaccines',
          abstract:
            'Small studies suggest that older people respond better to vaccines given in the morning. We randomised 56 Scottish care homes (2,104 residents, median age 86) to vaccination before 11:00 or after 14:00 with the adjuvanted quadrivalent vaccine. Geometric mean titre against the H3N2 strain at day 28 was 1.06 times higher in the morning arm (95 % interval 0.94 to 1.19), and hospital admission did not differ. Time of waking, which in care homes is set by staff rotas, was recorded in a quarter of homes only. Our result does not support rearranging vaccination rounds.',
        },
        {
          title: 'B cell repertoires of the very old are narrow because of a few clones, not because of missing ones',
          date: '2023-01-18',
          venue: 'systems',
          abstract:
            'Repertoire diversity falls with age by every published index, but indices mix richness with evenness. From 112 donors aged 22 to 101 we sequenced two independent blood draws each and estimated unseen clones by capture–recapture. Naive richness at 90 is still two thirds of that at 30; it is expanded memory clones, up to 9 % of all B cells in one donor, that depress the indices. Targeting expanded clones, rather than restoring naive output, may therefore be the more promising strategy in very old age, at least in the healthy donors studied here.',
        },
        {
          title: 'Statins, senescence and the response to pneumococcal conjugate',
          date: '2020-09-03',
          venue: 'clinical',
          abstract:
            'Observational data link statin use to weaker vaccine responses. In a crossover of 74 volunteers over 70 who paused statins for six weeks around conjugate vaccination, opsonophagocytic titres were 1.3 times higher than in matched non-pausers for serotype 3 and unchanged for nine other serotypes. p16 expression in CD4 cells did not move. With ten comparisons one difference is expected by chance. Given two episodes of chest pain during the pause, the design should not be repeated.',
        },
      ],
    },
    {
      university: 'liesbeek',
      name: 'Nomvula Dyantyi',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Faculty of Medicine',
      mail: 'nomvula.dyantyi',
      hIndex: 27,
      works: 72,
      topics: ['host–pathogen interaction', 'innate immunity', 'tuberculosis granulomas', 'inflammation'],
      papers: [
        {
          title:
            'Neutrophil signatures fall before bacilli do: weekly blood transcriptomes in the first two months of tuberculosis treatment',
          date: '2026-02-11',
          venue: 'clinical',
          abstract:
            'Trials of shorter tuberculosis treatment need an early sign that a patient will be cured. We took weekly blood from 148 adults at two Cape Town clinics, 61 of them living with HIV, and followed sputum culture to month 18. A neutrophil degranulation module halved within nine days in those who were cured; in the eleven who relapsed it took 24 days. Culture conversion at month two did not separate the groups. Eleven relapses support one threshold and no more, and the module rises with any intercurrent infection.',
        },
        {
          title: 'Where the oxygen ends: hypoxia and interferon in resected human granulomas',
          date: '2024-06-19',
          venue: 'systems',
          abstract:
            'Granulomas in mice are seldom hypoxic, so human tissue has to be asked. Imaging mass cytometry with 37 markers was made on 94 granulomas from lung resected for drug-resistant disease in nineteen patients. Pimonidazole could not be given; carbonic anhydrase 9 served as proxy and marked a rim 70 µm wide around necrosis. T cells with interferon-γ were five times rarer within the rim than 100 µm outside it. Resection is offered to patients whose treatment failed, and granulomas that heal may look different.',
        },
        {
          title: 'Trained Immunity After BCG Revaccination Wanes Within a Year',
          date: '2022-03-15',
          venue: 'vaccines',
          abstract:
            'Revaccination with BCG was proposed as a shield against unrelated infections. Monocytes of 202 health workers, randomised during the first pandemic winter to BCG or saline, were stimulated with six ligands at 0, 3 and 12 months. IL-1β production after heat-killed Candida was 48 % higher at three months (p = 0.002) and no different at twelve. H3K4me3 at the TNF promoter followed the same course. Infections were self-reported, and numbers too small to say whether the transient effect was of use.',
        },
        {
          title: 'Sputum is not lung: a comparison of neutrophils from three compartments',
          date: '2020-02-27',
          venue: 'clinical',
          abstract:
            'Induced sputum is taken as a window on the lung. Paired blood, sputum and bronchoalveolar lavage of 33 patients show that sputum neutrophils are older: CXCR4 is 2.7 times higher, and 44 % stain for annexin V, against 12 % in lavage. Killing of mycobacteria ex vivo correlates between blood and lavage (0.52) but with sputum not at all. Sputum remains the only material that can be had weekly, and we suggest gating on viable cells.',
        },
      ],
    },
    {
      university: 'kromme',
      name: 'Jasper Houtkamp',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Immunology',
      mail: 'j.houtkamp',
      hIndex: 24,
      works: 65,
      topics: ['mucosal immunity', 'inflammation', 'organoid models', 'intestinal tissue'],
      papers: [
        {
          title: 'Epithelial memory of inflammation in ileal organoids is written by fibroblasts',
          date: '2025-11-20',
          venue: 'mucosa',
          abstract:
            'Organoids from inflamed ileum keep an interferon signature for months, which has been read as epithelial memory. We co-cultured epithelium and fibroblasts of 28 Crohn patients in all four combinations of inflamed and uninvolved origin. The signature goes with the fibroblast: uninvolved epithelium acquires 72 % of it within three passages, and inflamed epithelium loses it with fibroblasts from elsewhere. Residual fibroblasts were detectable by PDGFRA reads in 9 of 12 published “pure” organoid data sets. The contribution of immune cells, which were absent from the cultures, remains to be determined.',
        },
        {
          title: 'Secretory IgA coats the same bacteria in twins who live apart',
          date: '2023-09-04',
          venue: 'mucosa',
          abstract:
            'What decides which gut bacteria are coated by IgA? Sorted coated and uncoated fractions of 86 adult twin pairs, living apart for at least ten years, were sequenced. Heritability of the coating index exceeded 0.3 for 14 of 97 genera, most strongly for Akkermansia, and diet explained under 4 % of the variance. HLA region variants, tested as candidates, showed nothing at this sample size. Samples had been frozen without glycerol, a treatment that strips weakly bound antibody.',
        },
        {
          title: 'Ustekinumab non-response is visible before the first dose, but only in the lamina propria',
          date: '2021-05-27',
          venue: 'clinical',
          abstract:
            'Half of Crohn patients do not respond to IL-12/23 blockade and response cannot be predicted at present. Single-cell profiles of biopsies and blood from 41 patients were taken before the first infusion. A population of IL-22BP-producing dendritic cells, 0.6 % of lamina propria leukocytes in responders and 2.3 % in others, predicts endoscopic response with an AUROC of 0.81 by cross-validation. Blood profiles were not predictive. An external cohort of seventeen patients gave 0.70, with an interval that just includes 0.5.',
        },
      ],
    },
    {
      university: 'mystic',
      name: 'Samuel Abramowitz-Reyes',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Immunology',
      mail: 's.abramowitz',
      hIndex: 59,
      works: 208,
      topics: ['tumour immunology', 'immunotherapy', 'T cell memory', 'melanoma patients'],
      papers: [
        {
          title: 'Tumour-reactive clones in blood predict response a cycle earlier than imaging',
          date: '2025-06-05',
          venue: 'tumour',
          abstract:
            'Response to checkpoint blockade is read from scans after twelve weeks. We followed T cell receptor clones shared between tumour and blood in 83 melanoma patients at weeks 0, 3 and 6. Expansion of at least two tumour-matched CD8 clones by week 3 was seen in 31 of 38 later responders and in 9 of 45 others. CXCL13 transcripts in the biopsy helped to tell reactive clones from bystanders, without which specificity fell to 0.55. Patients whose tumours yielded too few T cells to sequence, 22 of 105 screened, fare worse and are not represented.',
        },
        {
          title: 'Neoantigen vaccines and the problem of the clonal minority',
          date: '2023-12-14',
          venue: 'tumour',
          abstract:
            'Personal vaccines are designed from one biopsy, while tumours are patchworks. Multi-region exome data of 54 resected kidney and lung tumours show that 38 % of the top-ranked neoantigens are absent from at least one region. Ranking by estimated clonality before affinity reduces the figure to 11 % at the price of weaker predicted binding. In eight vaccinated patients, escape lesions lacked the targeted mutation in five. A single blood sample with plasma DNA recovered clonality well only for tumours over about 20 cm³.',
        },
        {
          title: 'Interleukin-2 variants that spare regulatory T cells do not spare the lung',
          date: '2022-01-13',
          venue: 'tumour',
          abstract:
            'Engineered interleukin-2 with reduced CD25 binding was expected to widen the therapeutic window. In humanised mice two such variants expanded CD8 cells tenfold and regulatory cells not at all, yet vascular leak in the lung, by wet-to-dry ratio and Evans blue, matched that of the native cytokine at equal CD8 expansion. Natural killer cell depletion prevented the leak. The model lacks human endothelium, so the clinical dose at which this matters cannot be derived.',
        },
        {
          title: 'Exhausted cells that never saw tumour: bystander exhaustion in draining nodes',
          date: '2020-06-18',
          venue: 'systems',
          abstract:
            'PD-1 high TIM-3 high cells are counted as evidence of chronic tumour antigen. In draining nodes of 19 breast cancer patients a fifth of cells with this phenotype carried receptors for influenza or EBV peptides, as shown by multimer staining and by cloning 71 receptors. Their chromatin was accessible at exhaustion-associated loci but they made cytokine on re-stimulation. Phenotype alone therefore overstates tumour reactivity. Nodes were taken at surgery after endocrine treatment in seven cases.',
        },
      ],
    },
    {
      university: 'ruissalo',
      name: 'Aino Heiskala',
      title: 'Professor',
      position: 'Professor',
      department: 'Faculty of Medicine',
      mail: 'aino.heiskala',
      hIndex: 39,
      works: 128,
      topics: ['autoimmune disease', 'type 1 diabetes cohorts', 'longitudinal sampling', 'innate immunity'],
      papers: [
        {
          title: 'Enterovirus in the stool of infants precedes GAD antibodies but not insulin antibodies',
          date: '2024-10-08',
          venue: 'clinical',
          abstract:
            'Two orders of first autoantibody suggest two roads to type 1 diabetes. In a birth cohort of 1,673 Finnish children with risk HLA, monthly stool samples were tested for enterovirus. Among 91 children who seroconverted, shedding of coxsackievirus B over more than 30 days preceded GAD-first conversion (odds ratio 2.9, 95 % interval 1.5 to 5.8) and was unrelated to insulin-first conversion. The median gap was 14 months. Samples were posted by parents, and families that posted regularly smoke less and breastfeed longer.',
        },
        {
          title: 'Neutrophil counts drop for years before type 1 diabetes, in boys only',
          date: '2022-11-29',
          venue: 'clinical',
          abstract:
            'A low neutrophil count at diagnosis of type 1 diabetes has been known for a decade. We asked when it begins. Routine counts, 38,000 of them, were linked to later diagnosis through the national register: in boys the mean departs from controls about four years ahead and is lower by 0.6 × 10⁹/l at diagnosis, whereas girls show a difference of 0.1. Counts were ordered for clinical reasons, infection mostly, and healthy periods are thus under-sampled in both groups.',
        },
        {
          title: 'Farm Dust and Interferon Responses in Cord Blood: A Replication',
          date: '2020-12-01',
          venue: 'meeting',
          abstract:
            'Dust of Karelian cowsheds was reported to dampen interferon responses of cord blood monocytes. We repeated the experiment with coded dust of 24 farms and 24 homes on 96 cord samples. A dampening exists (ratio 0.87) but is a third of that reported, and heat-treated dust has it too. Between-donor variation exceeds the effect by a factor of six. The original dust samples, which we received from the authors, gave 0.81 in our hands.',
        },
      ],
    },
    {
      university: 'merricreek',
      name: 'Dao Thi Minh Chau',
      title: 'Dr',
      position: 'Research Group Leader',
      department: 'Department of Immunology',
      mail: 'minhchau.dao',
      hIndex: 22,
      works: 54,
      topics: ['antibody engineering', 'vaccine responses', 'systems serology', 'malaria'],
      papers: [
        {
          title: 'Fc glycans of vaccine-induced antibodies are set in the first ten days',
          date: '2025-02-13',
          venue: 'systems',
          abstract:
            'Whether an antibody recruits natural killer cells depends on a fucose in its Fc part. We vaccinated 48 volunteers against rabies, an antigen that none had met, and measured antigen-specific IgG1 glycans by mass spectrometry at eleven time points. Afucosylation on day 10 explained 74 % of its variance at one year, in spite of a hundredfold turnover of antibody. Booster doses shifted galactose, not fucose. Adjuvants other than alum were not compared, and only four volunteers were older than 50.',
        },
        {
          title: 'Bispecific Antibodies to Two Stages of Plasmodium vivax: Less Than the Sum',
          date: '2023-08-10',
          venue: 'vaccines',
          abstract:
            'A bispecific antibody could in principle stop both sporozoites and transmission. Four formats joining binders to the circumsporozoite protein and to Pvs230 were made and tested against single antibodies at equal molarity. Liver-stage inhibition in hepatocyte cultures was kept by three formats, but oocyst reduction in membrane feeding fell from 91 to 46–63 %. Crystal structures at 2.9 Å attribute this to a hinge that holds the arms apart. Field isolates from Thai patients gave the same order of formats as the laboratory strain.',
        },
        {
          title: 'Complement fixation, not neutralisation, tracks protection in Solomon Islands children',
          date: '2021-07-29',
          venue: 'clinical',
          abstract:
            'Serum of 264 children on Guadalcanal was taken before a rainy season with daily follow-up for vivax malaria. Antibodies to merozoite surface protein 1 that fixed C1q went with a 41 % lower incidence after adjustment for age and village; total antibody and invasion inhibition did not. Six of eight villages showed the pattern. Bed nets had been handed out during the season in the two that did not. Exposure was approximated by molecular force of infection.',
        },
      ],
    },
    {
      university: 'portici',
      name: 'Eleonora Bassanelli',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Faculty of Medicine',
      mail: 'eleonora.bassanelli',
      hIndex: 14,
      works: 36,
      topics: ['allergy', 'mucosal immunity', 'paediatric asthma', 'single-cell sequencing'],
      papers: [
        {
          title: 'Oral immunotherapy to hazelnut leaves pathogenic Th2A cells in place',
          date: '2025-05-08',
          venue: 'clinical',
          abstract:
            'Children who complete oral immunotherapy often lose tolerance when they stop eating the food. Among 57 children treated for hazelnut allergy in Bologna and Modena, allergen-specific Th2A cells fell by 60 % during the up-dosing year but returned within eight weeks of a supervised pause in 19 of the 26 who relapsed. Those who remained tolerant differed in IgG4 to Cor a 9 at the start rather than in any T cell measure. Multimers were available for three HLA-DR types, which cover 38 % of the children screened.',
        },
        {
          title: 'Nasal brushings as a proxy for bronchial epithelium in preschool wheeze',
          date: '2023-06-20',
          venue: 'mucosa',
          abstract:
            'Bronchoscopy cannot be repeated in small children and nasal brushings can. Single-cell profiles from paired brushings of 22 preschoolers under anaesthesia for other reasons correlate at 0.84 for type 2 genes and at 0.31 for interferon genes. Basal cell composition differs altogether. For trials of anti-alarmins the nose may thus serve; for viral exacerbation it will mislead. All samples were taken outside of acute episodes.',
        },
        {
          title: 'Birch pollen counts and T cell receptor sharing across one season',
          date: '2021-11-18',
          venue: 'systems',
          abstract:
            'Each spring re-expands allergen-specific memory. Sampling 16 birch-allergic adults fortnightly from February to July, we identified 204 receptor clusters that rise and fall with local pollen counts at a lag of 11 days. Of these 31 are shared by at least three people, more than expected from generation probability. Only four of nine clusters tested by cloning recognised Bet v 1; the specificity of the remainder is unknown.',
        },
      ],
    },
    {
      university: 'hirosegawa',
      name: 'Shiori Kamegai',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Institute of Infection and Immunity',
      mail: 'kamegai',
      hIndex: 26,
      works: 69,
      topics: ['innate immunity', 'inflammation', 'host–pathogen interaction', 'inflammasomes'],
      papers: [
        {
          title: 'Gasdermin D pores close and reopen: calcium imaging of single macrophages',
          date: '2026-04-23',
          venue: 'systems',
          abstract:
            'Gasdermin pores are thought to open until the cell is dead. With genetically encoded calcium and potassium indicators we watched 2,400 human macrophages after NLRP3 activation. Conductance rose and fell in pulses of 40 to 90 s, on average 3.2 of them, before either lysis (57 %) or recovery. Blocking ESCRT-III abolished the pulses, and every cell died. Interleukin-1β was released in recovering cells too, at 0.3 times the amount. Indicators buffer calcium and might prolong the interval between pulses.',
        },
        {
          title: 'An inflammasome that needs cold: NLRP3 variants and the temperature of the skin',
          date: '2024-01-30',
          venue: 'clinical',
          abstract:
            'In familial cold autoinflammatory syndrome a chill brings fever. Of 23 NLRP3 variants expressed in macrophage lines, eleven assembled specks at 32 °C and not at 37 °C, with a half-time of 50 min, and six did so at both. A shift of 2 °C mattered between 33 and 35 only, about the surface temperature of a forearm indoors. Patient monocytes of four families behaved accordingly. Overexpression lowers thresholds in general, which may shift the temperature that we report.',
        },
        {
          title: 'Candidalysin and the Epithelial Alarm: Dose, Time and Shape',
          date: '2022-09-08',
          venue: 'meeting',
          abstract:
            'Candida hyphae damage mucosa by a peptide toxin; yeasts make it too but cause no alarm. Quantifying peptide by mass spectrometry in the space under single hyphae, we find local concentrations of 60 µM, ten times that in bulk medium, owing to the invasion pocket. Mutants that grow straight and do not invade secrete as much and alarm no one. Oral keratinocytes were used throughout, in monolayers without saliva flow.',
        },
      ],
    },
    {
      university: 'shandon',
      name: 'Ciarán Mac Giolla Rua',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Department of Immunology',
      mail: 'ciaran.macgiollarua',
      hIndex: 18,
      works: 49,
      topics: ['mucosal immunity', 'immune ageing', 'microbiome', 'intestinal tissue'],
      papers: [
        {
          title: 'Diet change in nursing homes moves the microbiome but not the T cells',
          date: '2024-08-22',
          venue: 'mucosa',
          abstract:
            'Frailty goes with a narrow microbiome, and both with inflammation. In four Munster nursing homes, kitchens added 9 g of mixed fibre a day for six months while four others went on as before. Among 143 residents who gave samples, microbiome diversity rose by 0.4 Shannon units and faecal butyrate by 31 %. C-reactive protein, naive T cell fraction and Th17 frequency did not change. Six months may be short; attrition by death was 11 % in both arms.',
        },
        {
          title: 'Bile acids and MAIT cells in ageing mice: a null finding with a positive control',
          date: '2022-05-05',
          venue: 'mucosa',
          abstract:
            'It has been proposed that secondary bile acids restrain mucosal-associated invariant T cells in old age. We altered the bile acid pool of 22-month-old mice by cholestyramine, by germ-free transfer and by a bacterial strain without 7α-dehydroxylase. MAIT cells in colon and liver changed by less than 12 % in all three, while antibiotic treatment, the positive control, removed 80 %. Each arm had 18 animals, enough to detect a change of 25 %.',
        },
        {
          title: 'Colonic Biopsy Culture Loses Its Plasma Cells First',
          date: '2020-03-19',
          venue: 'meeting',
          abstract:
            'Explants are used to test drugs on intact mucosa. We counted leukocyte classes in biopsies of 27 healthy donors at 0, 6, 24 and 48 h of culture. Plasma cells halve every 9 h, mast cells are stable for a day, and T cells leave into the medium. An air–liquid interface with 60 % oxygen rescues plasma cells to 24 h. Immunoglobulin readings after the first night should therefore be treated with caution, including those in two of our earlier papers.',
        },
      ],
    },
    {
      university: 'barigui',
      name: 'Luciana Teixeira Prado',
      title: 'Professor',
      position: 'Professor',
      department: 'Departamento de Imunologia',
      mail: 'luciana.prado',
      hIndex: 30,
      works: 103,
      topics: ['vaccine responses', 'host–pathogen interaction', 'arboviruses', 'T cell memory'],
      papers: [
        {
          title: 'Dengue After Zika: Antibody Windows of Risk in a Curitiba School Cohort',
          date: '2025-01-16',
          venue: 'vaccines',
          abstract:
            'Antibodies left by Zika may protect from dengue or make it worse. From 2018 to 2024 we bled 3,260 schoolchildren twice a year in a city that dengue reached late. Pre-infection envelope antibody between 1:40 and 1:160 raised the odds of symptomatic dengue 2 by 2.2, and titres above 1:640 lowered them by half. Children with prior dengue 1 alone show the same curve, displaced by one dilution. Severe dengue occurred nine times, too seldom to be analysed.',
        },
        {
          title: 'Yellow Fever Vaccine at a Fifth of the Dose: T Cells Eight Years On',
          date: '2024-04-11',
          venue: 'vaccines',
          abstract:
            'Fractional doses stretched the vaccine supply of 2017. Of those who then received a fifth of a dose, 118 were found again along with 121 full-dose recipients. Neutralising antibody persisted in 88 and 93 %, CD8 memory to the NS4B epitope in 79 and 82 %. Stem-like memory was if anything more frequent after the fractional dose. People who had moved away could not be reached; whether they had been re-vaccinated elsewhere is unknown.',
          retracted: true,
        },
        {
          title: 'Chikungunya arthralgia at three years has no virus and few T cells',
          date: '2022-08-18',
          venue: 'clinical',
          abstract:
            'A third of chikungunya patients have joint pain for years. Ultrasound-guided synovial biopsies from 24 of them, a median of 38 months after infection, were compared with 15 biopsies of osteoarthritis. Viral RNA was absent in all by two assays. T cells were sparse (median 41 per mm²), and fibroblasts with an HBEGF signature prevailed. Knees only were sampled, while most patients complain of ankles and wrists.',
        },
        {
          title: 'Mayaro virus is neutralised by chikungunya sera, up to a point',
          date: '2020-10-22',
          venue: 'clinical',
          abstract:
            'Mayaro circulates in the Amazon among people who increasingly have antibodies to chikungunya. We titrated 312 convalescent sera against both viruses. Cross-neutralisation at 1:20 or more is found in 64 %, but the titre is 18 times lower, and vanishes within two years in half of those sampled again. Passive transfer protected mice from viraemia at 1:80 only. Chikungunya immunity is therefore unlikely to protect populations from Mayaro for longer than two years.',
        },
      ],
    },
    {
      university: 'enoriver',
      name: 'Harold T. Beaudry',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Immunology',
      mail: null,
      hIndex: 45,
      works: 160,
      topics: ['autoimmune disease', 'antibody engineering', 'transplant recipients', 'B cell tolerance'],
      papers: [
        {
          title: 'Donor-specific B cells hide in the spleen after desensitisation',
          date: '2022-07-07',
          venue: 'clinical',
          abstract:
            'Desensitisation removes donor antibody and, weeks later, the antibody comes back. From nine deceased recipients, consented for research autopsy, we stained donor-HLA-specific B cells with tetramers in five organs. Spleen held 83 % of them, mostly resting memory outside of follicles; bone marrow plasma cells were scarce. Their receptors overlap with serum antibody by mass spectrometry in 12 of 31 lineages. These data identify the spleen as a reservoir to be considered in the design of desensitisation protocols.',
        },
        {
          title: 'Anergic B cells respond to antigen on a membrane',
          date: '2021-01-28',
          venue: 'systems',
          abstract:
            'B cells anergic to soluble antigen are believed to be silenced. Presented with the same antigen on a planar bilayer, anergic cells of three transgenic strains formed synapses and internalised antigen at 60 to 90 % of the naive rate. Calcium flux was still absent. Antigen density above 40 molecules per µm² was needed. It follows that anergy is a failure to sense monomers; what this implies for tissue-bound autoantigen we do not know.',
        },
        {
          title: 'Belatacept conversion and the memory compartment: two-year follow-up',
          date: '2019-09-26',
          venue: 'clinical',
          abstract:
            'Kidney recipients converted from tacrolimus to belatacept make fewer new donor antibodies. In 66 conversions and 66 matched controls followed for two years, new antibody appeared in 3 and 11 patients. Circulating follicular helper cells fell by 44 % within three months of conversion, and existing donor-specific memory B cells persisted unchanged. Controls were matched on age and time from transplantation, not on adherence, which conversion to a monthly infusion improves by itself.',
        },
      ],
    },
    {
      university: 'vinga',
      name: 'Åsa Rönnerdal',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Immunology',
      mail: 'asa.ronnerdal',
      hIndex: 33,
      works: 98,
      topics: ['mucosal immunity', 'vaccine responses', 'innate immunity', 'adjuvants'],
      page: {
        language: 'sv',
        text: [
          'Åsa Rönnerdal är professor i mukosal immunologi.',
          'Gruppen söker just nu en doktorand med bakgrund i flödescytometri. Skriv till asa.ronnerdal (snabel-a) vinga (punkt) example och ange ”MUCVAX” i ämnesraden.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'MUCVAX',
          address: 'asa.ronnerdal (snabel-a) vinga (punkt) example',
        },
      },
      papers: [
        {
          title: 'Under the tongue or in the nose: route decides where IgA goes after a subunit vaccine',
          date: '2025-10-01',
          venue: 'mucosa',
          abstract:
            'Sublingual and intranasal vaccines both raise IgA, but not in the same places. With one cholera-toxin-derived adjuvant and radiolabelled dimeric IgA as a standard, we quantified antigen-specific secretion at seven mucosal sites in 120 mice. Nasal delivery reached the genital tract at 34 % of the nasal level; sublingual delivery reached the gut at 3 % and the genital tract at 5 %. Priming in the nose and boosting under the tongue combined the two. Mice breathe through the nose only, and their sublingual epithelium is keratinised.',
        },
        {
          title: 'Toxoid Adjuvants and Facial Nerve Palsy: Retrograde Transport Is Not the Whole Story',
          date: '2023-02-09',
          venue: 'vaccines',
          abstract:
            'An intranasal influenza vaccine was withdrawn in 2001 for facial palsy, blamed on toxin carried along nerves. A detoxified adjuvant without ganglioside binding should be free of that. We found no transport to the olfactory bulb in rats, as intended; trigeminal ganglia nevertheless showed a twofold increase in IL-6 transcripts for five days, probably through nociceptors in the mucosa. No animal had palsy at ten times the human-equivalent dose. Sixty rats cannot exclude an event of 1 in 1,000.',
        },
        {
          title: 'Memory without germinal centres: B cell responses to a mucosal boost in irradiated mice',
          date: '2021-04-15',
          venue: 'systems',
          abstract:
            'Rapid IgA recall after a mucosal boost comes within four days, before germinal centres can have contributed. Shielded irradiation of everything but Peyer’s patches left recall at 70 % of normal, irradiation of the patches alone abolished it. Reactivated cells carry on average 11 mutations, as many as before. Sphingosine-1-phosphate blockade had no effect up to day three. We did not follow the animals past two weeks, when radiation effects set in.',
        },
      ],
    },
    {
      university: 'lachine',
      name: 'Geneviève Arcand-Diallo',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Faculté de médecine',
      mail: 'genevieve.arcand',
      hIndex: 16,
      works: 33,
      topics: ['immunotherapy', 'tumour immunology', 'cell therapy', 'immune ageing'],
      papers: [
        {
          title: 'CAR T cells made from elderly donors fail in manufacture, not in the patient',
          date: '2025-09-18',
          venue: 'tumour',
          abstract:
            'Older lymphoma patients are refused CAR T cells for fear that their T cells are spent. We reviewed 214 manufacturing runs at two Québec centres and followed 188 infusions. Above 70 years expansion failed in 9 % of runs, against 2 %; once product was released, peak blood expansion and one-year remission did not depend on age (hazard ratio per decade 1.03, 95 % interval 0.86 to 1.23). A seven-day protocol with IL-7 and IL-15 rescued five of six failed runs. Patients were referred by haematologists who had already judged them fit.',
        },
        {
          title: 'Double-negative regulatory cells in graft-versus-host disease: how many is enough?',
          date: '2023-11-02',
          venue: 'clinical',
          abstract:
            'CD4⁻CD8⁻ T cells suppress alloreactivity in mice. In 71 recipients of haploidentical grafts, fewer than 6 double-negative cells per µl at day 30 preceded severe acute disease in 13 of 17 cases. The association survives adjustment for total lymphocytes but not for post-transplant cyclophosphamide dose, which varied with kidney function. We therefore regard the count as a marker, and have stopped a planned infusion study.',
        },
        {
          title: 'Freeze, Thaw, Infuse: Recovery of Cell Products in Eleven Hospitals',
          date: '2022-06-09',
          venue: 'meeting',
          abstract:
            'Release criteria apply when cells leave the factory. Retained bags of the same lot were thawed in eleven hospital pharmacies by their own staff and counted by us. Viable recovery ranged from 52 to 91 %; water-bath temperature and time to the second wash explained most of it. Two hospitals used 5 % albumin that had been opened the day before. After a half-day of training the lower end rose to 74 %. Patients were not involved, and whether such losses matter clinically depends on a dose–response relation that is disputed.',
        },
      ],
    },
    {
      university: 'shahgoli',
      name: 'Farhad Eskandarpour',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Faculty of Medicine',
      mail: 'f.eskandarpour',
      hIndex: 15,
      works: 46,
      topics: ['host–pathogen interaction', 'innate immunity', 'cutaneous leishmaniasis', 'inflammation'],
      papers: [
        {
          title: 'Why some Leishmania major lesions do not heal: parasite RNA virus, neutrophils or neither',
          date: '2024-07-11',
          venue: 'clinical',
          abstract:
            'Lesions of Old World cutaneous leishmaniasis should heal within a year; around Isfahan and Damghan about one in twelve does not. Isolates of 46 non-healing and 92 healing lesions were typed, tested for an RNA virus known from American species, and cultured with neutrophils of healthy donors. The virus was found in two isolates only. Parasites from non-healing lesions survived 24 h in neutrophils 1.9 times as often, whoever the donor was. Clinics refer stubborn cases, so “one in twelve” is certainly too high, and the comparison within clinics matters more than the rate.',
        },
        {
          title: 'Interleukin-17 in the first week of a sand fly bite',
          date: '2022-02-24',
          venue: 'systems',
          abstract:
            'Needle infection leaves out the saliva. In mice exposed to bites of Phlebotomus papatasi, γδ T cells with interleukin-17 gather at the bite by day two and are absent after needle injection of the same number of parasites. Their removal reduced swelling by half, and parasite load at week six by a factor of four. Two of our five fly colonies did not induce the response; their salivary gland transcriptomes lack a D7-related protein, which remains to be tested by itself.',
        },
        {
          title: 'Leishmanin Skin Tests Forty Years After a Programme of Leishmanization',
          date: '2020-07-23',
          venue: 'vaccines',
          abstract:
            'In the 1980s some two million Iranians were inoculated with live parasites. We traced 318 of them through military records, tested them and 318 neighbours of the same age, and stimulated whole blood. Skin tests were positive in 84 and 37 %; interferon-γ above the cut-off was found in 61 and 22 %. Eleven of the inoculated reported a later lesion, against 49 neighbours. Long-lived immunity to live vaccination is thus detectable after four decades and may guide the design of attenuated vaccines.',
        },
      ],
    },
  ],
);
