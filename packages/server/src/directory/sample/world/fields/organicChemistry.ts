import { worldField } from '../types.ts';

export const organicChemistry = worldField(
  'Organic chemistry',
  {
    making: { name: 'Journal of Molecular Making', capitals: 'title' },
    catalytic: { name: 'Letters in Catalytic Chemistry', capitals: 'title' },
    synthesis: { name: 'Proceedings of the Synthesis Meeting', capitals: 'title' },
    probes: { name: 'Probes and Peptides', capitals: 'sentence' },
    physical: { name: 'Mechanisms in Organic Chemistry', capitals: 'sentence' },
    process: { name: 'Process and Flow', capitals: 'title' },
  },
  [
    {
      university: 'rheinbogen',
      name: 'Lukas Aeschlimann-Vogt',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Chemistry',
      mail: 'lukas.aeschlimann',
      hIndex: 44,
      works: 139,
      topics: ['total synthesis', 'natural products', 'plant terpenoids', 'strained rings'],
      page: {
        language: 'en',
        text: [
          'The Aeschlimann-Vogt group makes terpenoids that plants make better.',
          'PhD applications are welcome at any time. Send one PDF with a two-page summary of your master’s work, including the reactions that failed, to lukas.aeschlimann@rheinbogen.example with the subject “PhD application LAV”.',
        ],
        says: { students: 'yes', subjectCode: 'PhD application LAV', address: 'lukas.aeschlimann@rheinbogen.example' },
      },
      papers: [
        {
          title: 'A Twelve-Step Synthesis of (–)-Corynanolide B by Two Ring Contractions',
          date: '2025-11-06',
          venue: 'making',
          abstract:
            'The seco-guaiane (–)-corynanolide B contains a cyclobutane fused to a butenolide, a motif that [2+2] photocycloaddition delivers with the wrong regiochemistry. We describe a route in twelve steps from (R)-carvone that forms both small rings late, by an oxidative and a photochemical Wolff contraction. The second contraction, on 1.4 g of a diazoketone, gives a 7:1 ratio of epimers at C7 in hexafluoroisopropanol and 1:2 in all other solvents tried. Overall yield is 4.1 %, and 63 mg of the natural product were prepared. Reported cytotoxicity against HeLa cells (IC50 2 µM) could not be reproduced with synthetic material.',
        },
        {
          title: 'Strain-Release Annulation of Bicyclobutanes With Tropones',
          date: '2023-08-02',
          venue: 'catalytic',
          abstract:
            'Seven-membered rings fused to cyclobutanes are rare in screening libraries for want of a synthesis. Europium triflate (5 mol%) catalyses an [8+3] annulation of bicyclobutane ketones with tropones at room temperature; 41 examples are given, 34 of them above 60 % yield. Aryl ketones are needed, alkyl ketones polymerise. Kinetic analysis indicates first order in tropone and half order in catalyst, consistent with a resting dimer. An enantioselective version with pybox ligands reaches 71 % ee for a single substrate and is reported for that reason only in the supporting information.',
        },
        {
          title: 'Revised Structure of Pulchelloid F',
          date: '2021-02-25',
          venue: 'making',
          abstract:
            'The sesquiterpenoid pulchelloid F was assigned a trans-hydrindane. Synthesis of the proposed structure in fourteen steps gave material whose 13C shifts deviate from those reported by up to 6.8 ppm. DP4+ analysis of 32 diastereomers pointed to a cis-fused epimer at C5, which was then prepared by inversion of the last four steps and found identical to an authentic sample. Two congeners isolated together with it should probably be revised as well. The isolation chemists supplied the sample and are co-authors.',
        },
        {
          title: 'Chromium-Mediated Macrocyclisation at 0.1 M',
          date: '2019-10-17',
          venue: 'synthesis',
          abstract:
            'Nozaki–Hiyama–Kishi macrocyclisations are run at millimolar concentration. By keeping the aldehyde masked as a labile hemiaminal, released at a rate set by the water content, rings of 11 to 16 members are closed at 0.1 M with dimer below 5 %. Nine substrates were tested, of which the 11-membered ring gave 48 % and the others 66 to 87 %. Chromium remains stoichiometric; the catalytic system is inhibited by the amine that the mask releases.',
        },
      ],
    },
    {
      university: 'graslei',
      name: 'Nele Van Quaethem',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Organic Chemistry',
      mail: 'nele.vanquaethem',
      hIndex: 26,
      works: 71,
      topics: ['photoredox chemistry', 'green solvents', 'flow photochemistry', 'electrosynthesis'],
      papers: [
        {
          title: 'Decarboxylative Amination in a Slurry: Photochemistry With Solids in Oscillatory Flow',
          date: '2025-05-12',
          venue: 'process',
          abstract:
            'Photoredox reactions with insoluble bases clog flow reactors. An oscillatory plate reactor with 11 mL volume was used for the decarboxylative C–N coupling of 26 carboxylic acids with caesium carbonate in suspension. Residence time fell from 16 h in batch to 7 min, and a run of 31 h gave 412 g of a memantine precursor. Productivity is limited by light above 4 wt% solids. The iridium catalyst was recovered in 83 % by nanofiltration and reused three times before bleaching.',
        },
        {
          title: 'How Green Is Cyrene in the Hands of Students? Solvent Swaps in Forty Literature Procedures',
          date: '2023-10-19',
          venue: 'process',
          abstract:
            'Bio-based dipolar solvents are recommended on the basis of showcases. Forty published procedures in DMF or NMP were chosen at random and repeated by master’s students in the original solvent, in Cyrene and in dimethyl isosorbide. Yields within 10 points of the original were obtained in 17 and 21 cases, failures in 14 and 9. Base-induced aldol reaction of Cyrene explains most failures and can be predicted from pKa. Process mass intensity improves in a minority of cases since work-up needs more water.',
        },
        {
          title: 'Alternating polarity suppresses electrode fouling in the Shono oxidation of lactams',
          date: '2021-06-24',
          venue: 'physical',
          abstract:
            'Anodic oxidation of N-acyl lactams passivates carbon electrodes within hours. Rotating-disc and impedance measurements show a polymer film that grows only between 1.9 and 2.3 V. Alternating the polarity every 10 s keeps the film below 40 nm and extends operation from 5 to more than 120 h in an undivided cell. Current efficiency is lower by 9 points. Products sensitive to reduction, such as nitroarenes, are excluded by the method.',
        },
      ],
    },
    {
      university: 'hirosegawa',
      name: 'Ryohei Katsumata',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Chemistry',
      mail: 'katsumata',
      hIndex: 51,
      works: 224,
      topics: ['asymmetric catalysis', 'organocatalysis', 'computational mechanism studies', 'kinetic isotope effects'],
      papers: [
        {
          title: 'Chiral Imidodiphosphates for the Aza-Nazarov Cyclisation of Unactivated Dienes',
          date: '2026-01-15',
          venue: 'catalytic',
          abstract:
            'Asymmetric aza-Nazarov reactions have required donor substituents at the diene. Confined imidodiphosphoric acids with 3,3′-spirofluorenyl groups catalyse the cyclisation of simple 3-aza-dienones at −40 °C with up to 96 % ee (29 examples). Alkyl substitution at C2 is essential. A 13C isotope effect of 1.031 at C1 identifies electrocyclisation as selectivity-determining, in agreement with DLPNO calculations that predict ee within 8 % for 22 of the substrates. Catalyst loading, 5 mol% of an acid prepared in nine steps, is the evident weakness.',
        },
        {
          title: 'Hydrogen tunnelling in a proline-catalysed aldol reaction',
          date: '2024-03-28',
          venue: 'physical',
          abstract:
            'Proton transfer in enamine catalysis is usually treated classically. Intermolecular H/D competition over −30 to 40 °C for the intramolecular aldol reaction of a triketone gives an Arrhenius prefactor ratio of 0.31 and an activation energy difference of 8.9 kJ/mol, outside of semiclassical limits. Small-curvature tunnelling calculations reproduce the values if water from the catalyst is included explicitly. In anhydrous DMSO, contrary to the calculation, the isotope effect is unchanged. Trace water below 15 ppm cannot be excluded.',
        },
        {
          title: 'Enantioselective Protonation of Silyl Enol Ethers on a 100 g Scale',
          date: '2022-02-10',
          venue: 'process',
          abstract:
            'Protonation is the simplest way to a tertiary stereocentre and seldom practised on scale. A BINOL-derived Lewis-acid-assisted Brønsted acid (0.3 mol%) protonates silyl enol ethers of 2-aryl cyclohexanones in toluene with 91 to 95 % ee; one crystallisation raises this to 99.5 %. Eleven batches of 100 g were run with the same catalyst solution, replenished by 15 % each time. Water must be kept between 40 and 200 ppm, as too little is no better than too much.',
        },
        {
          title: 'Data-Poor Optimisation of Ligands: Forty Experiments, Four Models, One Reaction',
          date: '2020-09-14',
          venue: 'synthesis',
          abstract:
            'Machine-learned selection of catalysts is shown on thousands of data. We gave four models the same forty experiments on a thiol addition and asked each for ten further catalysts. A linear model on steric parameters proposed the best one (93 % ee); a graph network proposed ten near-identical catalysts with 80 to 84 %. A chemist with two years of experience in the field, who saw the same data, reached 91 % with her fourth proposal. Although limited to one reaction, the comparison is reproducible, and the data are deposited in a form that can be extended.',
        },
      ],
    },
    {
      university: 'braidhills',
      name: 'Catriona Muirhead',
      title: 'Professor',
      position: 'Professor',
      department: 'School of Chemistry',
      mail: 'c.muirhead',
      hIndex: 33,
      works: 95,
      topics: ['chemical biology', 'peptide chemistry', 'macrocyclic peptides', 'fluorescent probes'],
      papers: [
        {
          title: 'Cell entry of stapled peptides correlates with amphipathicity and with little else',
          date: '2025-02-27',
          venue: 'probes',
          abstract:
            'Hydrocarbon staples are credited with making peptides cell-permeable. We prepared 84 peptides, stapled and unstapled, matched in pairs, and quantified cytosolic delivery by a chloroalkane penetration assay and by a split luciferase. Stapling raises delivery by a median factor of 1.2; hydrophobic moment explains 58 % of the variance in either assay. Eleven peptides enter well and are toxic to membranes at twice the effective concentration. All assays were in HeLa and U2OS cells.',
        },
        {
          title: 'A turn-on probe for legumain in living macrophages',
          date: '2023-03-20',
          venue: 'probes',
          abstract:
            'Legumain is activated in lysosomes, where pH quenches most fluorophores. Probe LG-3, an Ala-Ala-Asn azapeptide with a rhodol caged as spirolactam, shows a 61-fold turn-on at pH 4.8 with kcat/KM of 1.1 × 10⁴ M⁻¹ s⁻¹ and no response to cathepsins B, L and S at 50 nM. In bone-marrow-derived macrophages the signal is abolished by knock-out. Tissue slices of pancreatic tumours gave strong non-specific staining, so that use is at present limited to cultured cells.',
        },
        {
          title: 'Late-Stage Thioether Macrocyclisation of mRNA-Displayed Libraries at Selenocysteine',
          date: '2021-12-01',
          venue: 'making',
          abstract:
            'Libraries of cyclic peptides contain one ring because cysteines are alike. Introducing selenocysteine by a reprogrammed stop codon permits alkylation at pH 4.5 of selenium alone, and of sulfur thereafter. Bicyclic libraries of 10¹² members were selected against a bromodomain; the best binder has a KD of 4 nM, monocyclic analogues 90 to 600 nM. Incorporation efficiency of 38 % halves the effective library. Selenoxide elimination was observed on storage for a week and is prevented by ascorbate.',
        },
      ],
    },
    {
      university: 'erdre',
      name: 'Gaëtan Coatrieux',
      title: 'Dr',
      position: 'Senior Researcher',
      department: 'Département de chimie',
      mail: 'gaetan.coatrieux',
      hIndex: 24,
      works: 68,
      topics: ['medicinal chemistry', 'fluorinated building blocks', 'radiochemistry', 'late-stage functionalisation'],
      papers: [
        {
          title: 'Copper-Mediated Astatination of Boronic Esters in Water: From Tracer to Patient Dose',
          date: '2025-09-17',
          venue: 'making',
          abstract:
            'Astatine-211 has a half-life of 7.2 h and no stable isotope to practise on. Boronic esters are converted into astatoarenes by copper(II) and phenanthroline in water at 60 °C with radiochemical yields of 71 to 95 % (18 examples). The protocol was scaled to 1.1 GBq for a PSMA ligand without loss. Deastatination in serum after 21 h is 4 % for ortho-carboxamides and 19 % for unsubstituted arenes. Radiolysis in the scaled run consumed the ascorbate that had been added, and a higher concentration is now used.',
        },
        {
          title: 'Are Aryl Tetrafluorosulfanyl Linkers Worth It? Permeability and Stability of 30 Matched Pairs',
          date: '2023-01-26',
          venue: 'catalytic',
          abstract:
            'The trans-SF4 group has been advertised as a linear bioisostere of alkynes and para-phenylenes. Thirty matched pairs with either were made by photochemical chloropentafluorosulfanylation surrogates and profiled. Lipophilicity rises by 0.9 log units relative to alkynes, permeability is unaltered, and microsomal clearance falls in 11 pairs and rises in 6. Two compounds released fluoride at pH 9. We see use for the group where an alkyne is oxidised, and not otherwise.',
        },
        {
          title: 'Hydrogen bonding by difluoromethyl groups: a scale from partition and 19F NMR',
          date: '2020-04-30',
          venue: 'physical',
          abstract:
            'Whether CHF2 is a hydrogen bond donor depends on what it is attached to. We measured acidity parameter A by NMR in two solvents for 62 compounds and octanol–water partition for 48. A spans 0.03 for alkyl–CHF2 to 0.24 for heteroaryl–OCHF2. Correlation with calculated electrostatic potential is 0.93. Use as a thiol surrogate, for which the group is best known, finds no support beyond this number.',
        },
      ],
    },
    {
      university: 'mystic',
      name: 'Joel Fairbanks-Ito',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Chemistry',
      mail: 'jfairbanks',
      hIndex: 62,
      works: 198,
      topics: ['carbon–hydrogen activation', 'asymmetric catalysis', 'late-stage functionalisation', 'enzyme cascades'],
      page: {
        language: 'en',
        text: [
          'C–H functionalization, enzymatic and otherwise.',
          'Graduate students join the group after first-year rotations; there is no direct admission to the laboratory and I do not answer individual inquiries about it. Apply to the program at https://gradchem.mystic.example.',
        ],
        says: { doNotEmail: true, portal: 'https://gradchem.mystic.example' },
      },
      papers: [
        {
          title: 'Site-Selective Hydroxylation of Macrolides by an Evolved P450 on Resin',
          date: '2025-12-18',
          venue: 'making',
          abstract:
            'Macrolide antibiotics offer more than thirty C–H bonds of similar strength. A P450BM3 lineage was evolved in six rounds for C12 hydroxylation of a clarithromycin analogue, reaching 4,100 turnovers and a selectivity of 94:6. Immobilised with its reductase on anion-exchange resin the enzyme works for nine days in a packed bed at 1.5 g/L. Activity against resistant Streptococcus was improved fourfold for one of eleven products. Uncoupling, 40 % of NADPH in the final variant, is the next target of evolution.',
        },
        {
          title: 'Nondirected C–H Olefination of Arenes: A Ligand Effect That Was an Impurity',
          date: '2024-05-08',
          venue: 'catalytic',
          abstract:
            'In 2021 we reported that a pyridone ligand overrides the electronic preference of palladium in C–H olefination. Samples of the ligand from two suppliers do not reproduce the selectivity. The active batch contained 0.6 % of a bis(pyridone), which, prepared independently and used at 0.5 mol%, gives para:meta ratios of 1:9 as first reported, with the nominal ligand acting as base. Corrected procedures for all 38 examples are given. We thank the two groups who told us.',
        },
        {
          title: 'Hydrogen Atom Transfer From Amides: Matching Polarity With Quinuclidine Size',
          date: '2022-06-21',
          venue: 'catalytic',
          abstract:
            'Quinuclidine radical cations abstract hydrogen from the most hydridic site, and amides have several. With ten quinuclidines of different buried volume, selectivity between N-methyl and ring positions of 24 lactams could be tuned from 20:1 to 1:6. A two-parameter model (buried volume, calculated hydricity) fits the logarithm of selectivity with a mean error of 0.3 kcal/mol. Primary amides fail. The bulkiest quinuclidine must be made in seven steps and is deprotonated slowly, which lowers conversion.',
        },
        {
          title: 'Deuteration at Eleven Sites: An Isotopologue Standard From One Pot',
          date: '2020-11-09',
          venue: 'synthesis',
          abstract:
            'Quantitative mass spectrometry of drugs needs deuterated standards with at least three labels and no unlabelled drug. Iridium nanoparticles exchange up to eleven sites of 17 marketed amines in D2O at 80 °C. Residual d0 is below 0.05 % in 15 of them. Stereocentres alpha to nitrogen racemise by 0 to 12 %, in a way that correlates with steric bulk. For one drug the label at the indole C3 position washes out in plasma at 3 % a day.',
        },
      ],
    },
    {
      university: 'moggill',
      name: 'Alinta Brunskill',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Chemistry',
      mail: 'a.brunskill',
      hIndex: 18,
      works: 44,
      topics: ['natural products', 'peptide chemistry', 'antibiotic scaffolds', 'marine alkaloids'],
      papers: [
        {
          title: 'Soils from one backyard: rediscovery rates in a citizen search for antibiotics',
          date: '2024-11-21',
          venue: 'probes',
          abstract:
            'Most antibiotics found today are found again. From 1,960 soil samples sent by Queensland households, 24,000 fungal and actinobacterial isolates were grown on six media, and 1,104 extracts inhibited Staphylococcus. Molecular networking attributed 88 % of these to known families, 9 % to nothing that could be purified, and 3 % to 31 new compounds. One, a cyclic hexapeptide with a chlorinated tryptophan, has an MIC of 2 µg/mL and is haemolytic at 32. Media with 0.1 % of usual nutrients gave six of the new families.',
        },
        {
          title: 'Solid-Phase Synthesis of Talaropeptin A and Its Seven N-Methyl Isomers',
          date: '2022-07-28',
          venue: 'making',
          abstract:
            'N-Methylation makes peptides permeable and their synthesis troublesome. Talaropeptin A, a linear nonapeptide with five N-methyl residues from a wasp-nest fungus, was made on resin with an average coupling yield of 97 % by the use of Oxyma and microwave heating to 75 °C for hindered steps. Seven isomers in which one methyl group is moved were made in the same way. Only the natural pattern inhibits Bacillus (8 µM); it is also the only one that is a single conformer on the NMR time scale. Epimerisation of 4 to 9 % occurred at valine.',
        },
        {
          title: 'Colour of a nudibranch: spatial mass spectrometry of mantle alkaloids',
          date: '2020-02-13',
          venue: 'probes',
          abstract:
            'Brightly coloured nudibranchs store toxins of sponges in their mantle rim. Imaging mass spectrometry of 19 animals of two species at 30 µm shows latrunculin A confined to rim glands, 120 times as concentrated as in the viscera, and a series of oxidised analogues elsewhere, which are less toxic to shrimp by a factor of forty. Feeding on a sponge without the toxin for three weeks did not deplete it. The analogues may be products of storage in ethanol, a possibility tested in two fresh animals.',
        },
      ],
    },
    {
      university: 'shahgoli',
      name: 'Ladan Ghorbanpour',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Faculty of Chemistry',
      mail: 'l.ghorbanpour',
      hIndex: 14,
      works: 51,
      topics: ['organocatalysis', 'green solvents', 'medicinal chemistry', 'deep eutectic solvents'],
      papers: [
        {
          title: 'Four-Component Synthesis of Spirooxindoles in Choline Chloride–Urea: What the Solvent Does',
          date: '2025-06-09',
          venue: 'synthesis',
          abstract:
            'Multicomponent reactions are often reported to proceed in deep eutectic solvents without a catalyst. For the condensation of isatin, malononitrile, a pyrazolone and an amine we show by kinetics, pH and ammonia analysis that urea decomposes at 80 °C and that ammonia, at 3 mM, is the catalyst. Choline chloride–glycerol with 1 mol% of added triethylamine is as fast at 40 °C. Twenty-eight spirooxindoles were made in 70 to 94 % yield. Recycling of the solvent is limited to three runs by accumulated carbamate.',
        },
        {
          title: 'Barberry Alkaloids Revisited: 13-Substituted Berberines Against Leishmania major',
          date: '2023-05-03',
          venue: 'making',
          abstract:
            'Berberine inhibits Leishmania and is poorly absorbed. From berberine extracted from roots of Berberis integerrima, 31 analogues with aryl or alkyl groups at C13 were made through the dihydro enamine. The 13-(4-fluorobenzyl) compound inhibits intracellular amastigotes with an IC50 of 0.4 µM and a selectivity of 38 over macrophages. Solubility is 11 µg/mL at pH 7.4. In BALB/c mice topical treatment reduced lesion size by 46 % and parasite load by one log, less than paromomycin.',
        },
        {
          title: 'Proline in a ball mill: enantioselectivity without solvent and with humidity',
          date: '2021-04-08',
          venue: 'physical',
          abstract:
            'Mechanochemical aldol reactions with proline give erratic selectivities. Controlling relative humidity in the milling jar between 5 and 75 % accounts for it: ee rises from 58 to 93 % up to 45 % humidity and falls beyond, when the mixture becomes a paste. Ball number matters little once the energy per volume is constant. Published results from two laboratories in dry and humid climates are reconciled. Liquid products could not be studied by this approach.',
        },
      ],
    },
    {
      university: 'jacksonharbor',
      name: 'Ruth Oyinlola-Marks',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Chemistry',
      mail: 'roymarks',
      hIndex: 19,
      works: 28,
      topics: ['polymer chemistry', 'supramolecular chemistry', 'lignin fragments', 'green solvents'],
      papers: [
        {
          title: 'Polyacetals That Depolymerise on Demand: Catalyst Removal Is the Hard Part',
          date: '2026-03-19',
          venue: 'making',
          abstract:
            'Poly(1,3-dioxolane) depolymerises to pure monomer by strong acid and would therefore do so in use if any acid remained. We compared five ways of removing the initiator from 500 g batches. Residual acid below 0.4 ppm, reached by an ion-exchange column in the melt, raises the ceiling of use from 60 to 190 °C. Films retain 95 % of their strength after 14 weeks outdoors. Recovery of monomer from a mixture with polyethylene and PET is 96 %. End-group capping was unnecessary, contrary to our own proposal of 2022.',
        },
        {
          title: 'Guest Exchange in Pillararene Crystals Proceeds Through a Liquid-Like Front',
          date: '2024-01-25',
          venue: 'making',
          abstract:
            'Nonporous pillararene crystals separate xylenes by taking up one isomer, although no channels are seen. Polarised microscopy and micro-diffraction of 64 single crystals show that exchange advances as a front 2 to 5 µm wide in which diffraction is lost. Its velocity is proportional to vapour pressure and independent of crystal size. Selectivity for para-xylene, 99:1 after one day, is 7:3 at the front. Shorter contact times, attractive for a process, will hence cost selectivity.',
        },
        {
          title: 'From kraft lignin to three monomers: accounting for every carbon',
          date: '2022-10-27',
          venue: 'physical',
          abstract:
            'Yields from lignin depolymerisation are stated per what was soluble. Using 13C quantitative NMR and combustion analysis of all fractions, we closed the carbon balance of six published methods on one kraft lignin to between 94 and 103 %. Monomer yields per carbon fed are 2 to 11 %, about a third of what was reported. Char from two methods had been counted as catalyst. Native lignin from poplar gives higher yields with each, in the same order.',
        },
      ],
    },
    {
      university: 'aasee',
      name: 'Hannes Terbrüggen',
      title: 'Professor',
      position: 'Professor',
      department: 'Organisch-Chemisches Institut',
      mail: 'hannes.terbrueggen',
      hIndex: 55,
      works: 231,
      topics: ['photoredox chemistry', 'asymmetric catalysis', 'strained rings', 'automated synthesis'],
      papers: [
        {
          title: 'Dearomative Cycloaddition of Quinolines by Energy Transfer: Regiochemistry From Spin Density',
          date: '2025-07-31',
          venue: 'catalytic',
          abstract:
            'Triplet quinolines add alkenes at either the 5,8 or the 7,8 position, and which of them has been found by trial. Across 74 combinations, spin density at C8 in the triplet, corrected for protonation, predicts the site in 69. The five failures share a peri substituent. Acid must be present in excess, and 1,1-disubstituted alkenes prefer the ortho mode by 3:1 to 20:1. Two products with four contiguous stereocentres were elaborated into cores of known ligands. Scale-up beyond 2 g requires a falling-film reactor.',
        },
        {
          title: 'Sensitivity Screens for Published Reactions: Which Parameter Breaks It?',
          date: '2023-12-07',
          venue: 'synthesis',
          abstract:
            'Reactions fail on transfer for reasons that papers do not mention. A standard sensitivity screen of eight parameters was applied to 90 reactions from our institute and from 22 others. Oxygen is the commonest cause of loss (38 of 90), water second (27); scale matters in 19 and light intensity in 16 of 31 photoreactions. Authors, asked beforehand, named the right parameter in half of the cases. The screen takes a day. It misses impurities in starting materials, as one retraction in the sample taught us.',
        },
        {
          title: 'Housane Formation Without Nitrogen: A Photochemical Aza-Di-π-Methane Variant',
          date: '2021-08-12',
          venue: 'catalytic',
          abstract:
            'Housanes are made by extrusion of nitrogen from bicyclic azo compounds, which limits scale. We find that 1,4-dienes with a styrenyl arm give housanes under thioxanthone sensitisation through an intramolecular [2+1] pathway; 33 examples, 45 to 92 % yield. Stereoretention at the bridge is above 95 %. Quantum yields of 0.02 are low, and exposure of 14 h is typical. Strain release with thiols and boron enolates illustrates use of the products.',
        },
      ],
    },
    {
      university: 'liesbeek',
      name: 'Themba Radebe-Fortuin',
      title: 'Dr',
      position: 'Lecturer',
      department: 'Department of Chemistry',
      mail: 'themba.radebe',
      hIndex: 15,
      works: 39,
      topics: ['medicinal chemistry', 'antibiotic scaffolds', 'peptide chemistry', 'tuberculosis drugs'],
      papers: [
        {
          title: 'Escaping Efflux: Spectinamides With a Basic Anchor Against Mycobacterium Abscessus',
          date: '2025-04-17',
          venue: 'making',
          abstract:
            'Mycobacterium abscessus expels most antibiotics by pumps of the Tap family. Thirty-six spectinamides with side chains of graded basicity were made from spectinomycin in four steps. An azetidine with pKa 9.1 keeps an MIC of 1 µg/mL in a strain that overexpresses Tap, while neutral analogues lose a factor of 16. Ribosome affinity is the same for both. The compound accumulates in rat kidney, and its margin in a 14-day study was below that of amikacin.',
        },
        {
          title: 'Pro-drugs activated by the nitroreductase Ddn: a structure–kinetics relation',
          date: '2023-07-06',
          venue: 'probes',
          abstract:
            'Bicyclic nitroimidazoles kill tubercle bacilli after reduction by Ddn, an enzyme that resistant strains lose. We determined kcat/KM for 42 analogues and compared it with killing of replicating and starved bacilli. Rates between 10² and 10⁴ M⁻¹ s⁻¹ give equal killing in growth; in starvation, killing follows the rate. Two analogues are reduced by a second, still unidentified enzyme and keep activity in Ddn mutants. Water solubility of these is poor.',
        },
        {
          title: 'Hoodia Glycosides in Nine Steps and the Question of Benefit Sharing',
          date: '2020-08-06',
          venue: 'synthesis',
          abstract:
            'Steroid glycosides of Hoodia were patented as appetite suppressants on knowledge of the San. A synthesis of the trisaccharide P57 aglycone conjugate in nine steps from hecogenin, 7 % overall, makes supply from plants unnecessary. Regioselective glycosylation at O-3 relies on a picoloyl directing group. Activity in rats was absent at 100 mg/kg. A synthetic route ends the flow of royalties, and we therefore discussed publication with the San Council beforehand; its statement is appended.',
        },
      ],
    },
    {
      university: 'gapcheon',
      name: 'Ahn Kyung-hee',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Chemistry',
      mail: 'khahn',
      hIndex: 41,
      works: 134,
      topics: ['carbon–hydrogen activation', 'photoredox chemistry', 'kinetic isotope effects', 'nitrenes'],
      papers: [
        {
          title: 'Iridium Nitrenoids at −78 °C: Spectroscopic Evidence for the Species That Inserts',
          date: '2025-08-07',
          venue: 'making',
          abstract:
            'Acylnitrenoids of iridium have been inferred for a decade. Photolysis of a chelated dioxazolone complex in a crystal at 100 K releases CO2, and the resulting nitrenoid, 71 % occupancy, shows an Ir–N distance of 1.91 Å and a singlet ground state. Warming to 195 K leads to amidation of a neighbouring C–H bond in the same crystal. Solution kinetics by stopped flow agree with a rate of 40 s⁻¹ at 0 °C. A triplet lying 3 kcal/mol above may explain side products under irradiation.',
        },
        {
          title: 'γ-Lactams Against Isocyanate: Suppressing the Curtius Pathway by Hydrogen Bonds',
          date: '2023-02-16',
          venue: 'catalytic',
          abstract:
            'Metal acylnitrenoids lose productivity to Curtius-type rearrangement. Ligands with a pendant 8-aminoquinoline NH donate a hydrogen bond to the carbonyl and raise the barrier of the rearrangement by a calculated 3.9 kcal/mol. Lactams form in 80 to 98 % yield, including from 1,4,2-dioxazol-5-ones of amino acids (44 examples, up to 99 % ee). Six-membered rings remain minor. Replacing NH by NMe returns the isocyanate.',
        },
        {
          title: 'On the non-innocence of silver in palladium C–H activation',
          date: '2020-12-17',
          venue: 'physical',
          abstract:
            'Silver salts are added to palladium-catalysed reactions as oxidant or halide scavenger. Deuterium exchange without palladium shows that silver pivalate with a phosphine cleaves C–H bonds of 14 of 20 electron-poor arenes at 90 °C. Rates account for between 8 and 100 % of the observed turnover in five known reactions. In two, the kinetic isotope effect belongs to silver. Conclusions on palladium drawn from these isotope effects should be reconsidered.',
        },
      ],
    },
    {
      university: 'portici',
      name: 'Ottavia Stracciari',
      title: 'Professor',
      position: 'Professor Emerita',
      department: 'Department of Chemistry',
      mail: 'ottavia.stracciari',
      hIndex: 36,
      works: 193,
      topics: ['supramolecular chemistry', 'photoredox chemistry', 'rotaxanes', 'physical organic chemistry'],
      papers: [
        {
          title: 'A rotaxane shuttle that pauses: barriers from the slow tail of the distribution',
          date: '2021-11-25',
          venue: 'physical',
          abstract:
            'Shuttling of rings along an axle is described by one rate constant. Transient absorption over seven decades of time shows that 4 % of molecules of an ammonium–bipyridinium rotaxane move a thousand times more slowly than the mean. The fraction grows with ion pairing and vanishes in acetonitrile with a bulky borate. Simulations place the counter-ion between ring and stopper. Devices built from many shuttles are likely to be limited by such a tail.',
        },
        {
          title: 'Sixty Degrees of Freedom, One Photon: Directional Motion in a Second-Generation Pump',
          date: '2019-07-11',
          venue: 'making',
          abstract:
            'A molecular pump moves a ring in one direction through repeated photoisomerisation of an azobenzene gate. Two modifications, a cyclopentyl pseudo-stopper and a fluorinated azobenzene, raise the directionality per cycle from 60 to 87 % and the energy stored to 1.9 kcal/mol. Ninety cycles could be run before bleaching of 20 %. Against a real gradient across a membrane the pump has not yet been tried, as a membrane in which it is soluble has yet to be found.',
        },
        {
          title: 'Forty Years of Luminescent Complexes in One Drawer: Stability of Reference Samples',
          date: '2022-09-29',
          venue: 'synthesis',
          abstract:
            'On closing the laboratory we re-measured 212 samples of luminescent ruthenium, osmium and iridium complexes made since 1979. Emission quantum yields of 171 are within 10 % of the published values; iridium complexes with aldehydes had oxidised, and two labels were exchanged. Six published quantum yields were too high by a factor of about two, each determined against the same wrong standard in 1994. The samples and data are now in a public repository.',
        },
      ],
    },
    {
      university: 'barigui',
      name: 'Cláudio Vidal Schmitt',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Departamento de Química',
      mail: 'claudio.schmitt',
      hIndex: 23,
      works: 92,
      topics: ['natural products', 'total synthesis', 'green solvents', 'flow chemistry'],
      papers: [
        {
          title: 'Continuous Ozonolysis of Cashew Nut Shell Liquid: Safety Case and Two Products',
          date: '2024-07-18',
          venue: 'process',
          abstract:
            'Cashew nut shell liquid offers a C15 chain with double bonds at known positions. A tube-in-tube reactor with 6 mL of membrane contactor ozonises cardanol in ethyl acetate with an ozonide inventory below 1.5 g. Reductive quench in line gives 8-(3-hydroxyphenyl)octanal in 78 % and azelaic semialdehyde in 41 % yield at 22 g/h. Calorimetry and a hazard analysis, with the three deviations observed, are reported in full. Natural variation between harvests alters the diene content by 9 %.',
        },
        {
          title: 'Synthesis of (+)-Araucarolone Guided by Pinhão Husk Isolation',
          date: '2022-05-12',
          venue: 'making',
          abstract:
            'Husks of Araucaria seeds are burnt by the tonne after winter festivals. Extraction of 40 kg gave 1.9 g of a labdane acid, from which the antifungal (+)-araucarolone was prepared in seven steps and 21 % yield. The key step is a manganese-mediated radical cyclisation that sets C9 with 12:1 selectivity. The natural product had been isolated once, in 3 mg. Activity against Candida auris (16 µg/mL) is moderate, and the epimer at C9 is inactive.',
        },
        {
          title: 'Ethyl lactate in amide coupling: convenient, renewable and reactive',
          date: '2020-10-01',
          venue: 'physical',
          abstract:
            'Ethyl lactate has been promoted as solvent for amide coupling. Competition experiments show that anilines and unhindered amines are acylated by the solvent itself at 60 °C, at rates of 0.2 to 6 % per hour, and that its hydroxy group consumes up to 15 % of the activated acid. Of 30 couplings 19 give a product of over 95 % purity, all with hindered amines or short times. We advise against it for library synthesis.',
        },
      ],
    },
    {
      university: 'marselis',
      name: 'Signe Ladegaard',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Chemistry',
      mail: 'signe.ladegaard',
      hIndex: 30,
      works: 67,
      topics: ['carbon–hydrogen activation', 'polymer chemistry', 'green solvents', 'isotope labelling'],
      papers: [
        {
          title: 'Deconstructing Epoxy Composites With a Base in Place of Ruthenium',
          date: '2025-10-30',
          venue: 'making',
          abstract:
            'Amine-cured epoxy resins of wind blades resist recycling. Cleavage of their C–O bonds is known with ruthenium at 3 wt%; we report that potassium tert-amylate in toluene with 0.5 % of an anthraquinone mediator does the same at 190 °C through a hydrogen-borrowing sequence. Bisphenol A is recovered in 74 % of theory and fibres with 98 % of their strength, from 1.2 kg of a decommissioned blade. Polyurethane adhesive must be cut away beforehand, as it consumes the base. Anhydride-cured resins dissolve without the mediator.',
        },
        {
          title: 'Carbon-13 Carbonylation From Glucose: A Two-Chamber Route to Labelled Drugs',
          date: '2022-12-22',
          venue: 'synthesis',
          abstract:
            'Labelled carbon monoxide is costly because it is made from labelled carbonate. Oxidative decarbonylation of 13C6-glucose releases up to 4.4 equivalents of 13CO in a two-chamber reactor. Twenty-one carbonylations, six of marketed drugs, proceed in 55 to 93 % yield with isotopic purity above 98 %. Price per millimole is a quarter of that of 13CO gas. The last two carbons of the sugar remain as formate and could be used, though not by us so far.',
        },
        {
          title: 'Polyurethane foam back to polyol: which catalyst residues survive the second life?',
          date: '2023-09-26',
          venue: 'physical',
          abstract:
            'Alcoholysis returns polyols from mattress foam, with whatever had been added to the foam. Eleven commercial foams were depolymerised in tert-amyl alcohol, and polyols analysed for tin, amines and flame retardants. Tin remains at 60 to 240 ppm and accelerates the next foaming by up to 35 %; a citric acid wash removes nine tenths. Chlorinated phosphates follow the polyol and exceed a regulatory limit in three foams, all older than 2012. Silicone surfactants could not be followed.',
        },
      ],
    },
  ],
);
