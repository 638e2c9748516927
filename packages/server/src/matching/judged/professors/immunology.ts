import type { JudgedProfessor } from '../shapes.ts';

export const immunology: readonly JudgedProfessor[] = [
  {
    key: 'adlhart',
    fullName: 'Friederike Adlhart',
    title: 'Professor',
    department: 'Institute of Immunology',
    university: 'Rheinau University',
    countryCode: 'CH',
    field: 'Immunology',
    topics: ['tissue-resident memory T cells', 'psoriasis', 'lipid metabolism of T cells'],
    publications: [
      {
        id: 'adlhart-2025',
        title: 'Clones that stay: resident memory T cells in psoriatic skin after clearance',
        venue: 'Archives of Skin Immunology',
        publishedOn: '2025-04-02',
        abstract: {
          aim: 'Psoriasis tends to return where it was, and we investigated whether the T cells of a plaque are still there when the skin looks healthy.',
          method:
            'T cell receptors were sequenced in paired biopsies from 31 patients, taken in the plaque and from the same place 14 months after clearance, and explants were cultured with an inhibitor of FABP5.',
          finding:
            'Of the hundred largest clones of a plaque, 58 were found again in the cleared skin; inhibition of FABP5 halved their survival over seven days.',
          limit:
            'Explants lose their blood supply, so we cannot say whether fatty acids keep these cells alive in the patient or only mark those that live.',
        },
      },
      {
        id: 'adlhart-2023',
        title: 'IL-15 from hair follicles and the niche of resident T cells',
        venue: 'Archives of Skin Immunology',
        publishedOn: '2023-06-12',
        abstract: {
          aim: 'The study looks for the source of IL-15 that resident T cells in human skin depend on.',
          method:
            'Spatial transcriptomes of 12 healthy skin samples were combined with deletion of IL-15 in the follicles of mice.',
          finding:
            'CD103+ T cells lay within 40 µm of a follicle 3.1 times more often than chance would have it, and fell by 70% after deletion.',
          limit: 'Human scalp is over-represented among the samples.',
        },
      },
      {
        id: 'adlhart-2022',
        title: 'Counting what a biopsy loses: recovery of T cells from skin',
        venue: 'Methods in Tissue Immunology',
        publishedOn: '2022-02-15',
        abstract: {
          aim: 'We measure how many T cells a digestion of skin leaves behind.',
          method: 'The same biopsies were counted by imaging and by flow cytometry after three protocols.',
          finding:
            'The usual protocol recovered 11% of the CD69+ T cells, and the loss differed between donors by a factor of four.',
          limit: 'Inflamed skin is easier to digest than healthy skin, and only five samples were healthy.',
        },
      },
    ],
  },
  {
    key: 'kermadec',
    fullName: 'Aurélie Kermadec',
    title: 'Professor',
    department: 'Department of Infection and Immunity',
    university: 'University of Valmorel',
    countryCode: 'FR',
    field: 'Immunology',
    topics: ['malaria immunity', 'memory B cells', 'antibody persistence in children'],
    publications: [
      {
        id: 'kermadec-2024',
        title: 'Which children keep their antibodies after malaria?',
        venue: 'Journal of Tropical Immunology',
        publishedOn: '2024-03-19',
        abstract: {
          aim: 'It is not understood why antibodies against blood-stage malaria last longer in some children than in others.',
          method:
            'Plasma of 412 children in western Burkina Faso was taken twice a year for four years and tested against six antigens.',
          finding:
            'The half-life of antibodies against AMA1 was 52 days below the age of four and 210 days above the age of ten; the number of earlier infections accounted for two thirds of the difference.',
          limit: 'With two visits a year, infections that came and went between visits were not counted.',
        },
      },
      {
        id: 'kermadec-2023',
        title: 'Atypical memory B cells are not exhausted: responses to a second antigen',
        venue: 'Journal of Tropical Immunology',
        publishedOn: '2023-08-28',
        abstract: {
          aim: 'The paper tests whether the atypical memory B cells of exposed children can still respond.',
          method: 'B cells of 38 children were cultured with membrane-bound antigen and T cell help.',
          finding:
            'Given antigen on a membrane, 44% of the atypical cells became plasmablasts, against 51% of the classical ones; with soluble antigen it was 6%.',
          limit: 'The culture replaces the lymph node by a plate.',
        },
      },
      {
        id: 'kermadec-2021',
        title: 'Short-lived and long-lived plasma cells after a first malaria season',
        venue: 'Annals of Infection and Immunity',
        publishedOn: '2021-05-06',
        abstract: {
          aim: 'We estimate how many of the plasma cells of a first infection survive the dry season.',
          method: 'Antibodies of 96 infants were measured monthly, and a model of two populations was fitted.',
          finding:
            'On average 7% of the response decayed slowly, and the share did not depend on the height of the fever.',
          limit: 'Maternal antibodies had to be assumed to decay at one rate.',
        },
      },
    ],
  },
  {
    key: 'vantongeren',
    fullName: 'Ilse Vantongeren',
    title: 'Professor',
    department: 'Department of Oncology and Immunology',
    university: 'Zuiderveen University',
    countryCode: 'NL',
    field: 'Immunology',
    topics: ['T cell exhaustion', 'tumour-infiltrating lymphocytes', 'checkpoint blockade'],
    publications: [
      {
        id: 'vantongeren-2025',
        title: 'Resident or exhausted? CD103 in melanoma before checkpoint blockade',
        venue: 'Journal of Tumour Immunity',
        publishedOn: '2025-06-17',
        abstract: {
          aim: 'CD103 marks resident memory T cells in skin, but whether it does so in melanoma is disputed.',
          method: 'Single cells from 27 melanomas were sequenced before treatment with anti-PD-1.',
          finding:
            'Of the CD103+ cells, 66% carried the programme of exhaustion and 21% that of residency; only the first expanded in patients who responded.',
          limit: 'Biopsies came from lymph nodes more often than from skin.',
        },
      },
      {
        id: 'vantongeren-2023',
        title: 'Tumour cells that T cells cannot enter: collagen and exclusion',
        venue: 'Journal of Tumour Immunity',
        publishedOn: '2023-03-07',
        abstract: {
          aim: 'The study measures what keeps T cells at the border of a tumour.',
          method: 'Slices of 40 tumours were imaged alive while labelled T cells moved through them.',
          finding:
            'Where collagen ran along the border, cells turned back in 78% of the encounters; collagenase let them pass and did not make them kill.',
          limit: 'Slices live for two days.',
        },
      },
      {
        id: 'vantongeren-2022',
        title: 'How long does blockade last? T cells a year after the last infusion',
        venue: 'Annals of Cancer Immunology',
        publishedOn: '2022-12-20',
        abstract: {
          aim: 'We follow T cells of patients who have stopped anti-PD-1.',
          method:
            'Blood of 52 patients was analysed by mass cytometry before, at the end of and a year after treatment.',
          finding:
            'Expanded clones had shrunk by 60% in the blood, and relapse was no more frequent where they shrank most.',
          limit: 'Clones in tissue were not sampled.',
        },
      },
    ],
  },
  {
    key: 'montalto',
    fullName: 'Gabriel Montalto',
    title: 'Associate Professor',
    department: 'Department of Biostatistics',
    university: 'University of Monteverra',
    countryCode: 'IT',
    field: 'Biostatistics',
    topics: ['models of antibody decay', 'vaccine trials', 'correlates of protection'],
    publications: [
      {
        id: 'montalto-2025',
        title: 'When does an antibody curve bend? Decay after two hepatitis B schedules',
        venue: 'Statistics in Vaccine Research',
        publishedOn: '2025-09-09',
        abstract: {
          aim: 'We estimate when the fast decay of antibodies passes into the slow one.',
          method: 'A Bayesian model with a change point was fitted to 11 years of titres of 2,300 vaccinated adults.',
          finding:
            'The bend came after 9.4 months with three doses and after 7.1 with two; the slow half-life was 5.8 years in both.',
          limit: 'Adults in the trials were healthy and rarely boosted by nature.',
        },
      },
      {
        id: 'montalto-2023',
        title: 'Correlates of protection when exposure is unknown',
        venue: 'Statistics in Vaccine Research',
        publishedOn: '2023-01-31',
        abstract: {
          aim: 'Here we explore what can be said about protection when nobody knows who was exposed.',
          method: 'Simulated trials and two real ones were analysed with exposure as a latent variable.',
          finding: 'Ignoring exposure moved the protective titre by a factor of 2.6 upwards in the simulation.',
          limit: 'The answer depends on a prior for exposure that the data cannot check.',
        },
      },
      {
        id: 'montalto-2022',
        title: 'Sampling times for waning studies',
        venue: 'Journal of Trial Design',
        publishedOn: '2022-04-25',
        abstract: {
          aim: 'We look for the visits that tell most about waning for a fixed number of samples.',
          method: 'Designs with four to eight visits were compared by the expected width of the half-life.',
          finding:
            'Six visits in the first year and one in the fourth made the interval 48% narrower than yearly visits did.',
          limit: 'The designs assume that no booster is given.',
        },
      },
    ],
  },
  {
    key: 'adeyinka-holm',
    fullName: 'Solomon Adeyinka-Holm',
    title: 'Professor',
    department: 'School of Tropical Health',
    university: 'Tarnbrook University',
    countryCode: 'GB',
    field: 'Medical entomology',
    topics: ['malaria transmission', 'mosquito ecology', 'bed nets'],
    publications: [
      {
        id: 'adeyinka-holm-2025',
        title: 'Biting before bedtime: what is left of malaria under a good net',
        venue: 'Journal of Vector Ecology and Control',
        publishedOn: '2025-01-28',
        abstract: {
          aim: 'We measure how much malaria is transmitted before people go to bed.',
          method:
            'Mosquitoes were caught hourly, indoors and out, in 14 villages of western Kenya for two years, and the hours of 900 people were recorded.',
          finding: 'With full use of nets, 41% of the remaining infective bites came before ten in the evening.',
          limit: 'Catches by human landing differ between collectors.',
        },
      },
      {
        id: 'adeyinka-holm-2023',
        title: 'Nets that were washed: three years of insecticide on 2,100 nets',
        venue: 'Journal of Vector Ecology and Control',
        publishedOn: '2023-11-21',
        abstract: {
          aim: 'The durability of the insecticide on nets in use was monitored.',
          method: 'Nets from 600 households were collected every six months for bioassays.',
          finding: 'After 24 months 48% still met the standard, and after 36 months 19%.',
          limit: 'Lost nets could not be tested, and they were probably the worn ones.',
        },
      },
      {
        id: 'adeyinka-holm-2022',
        title: 'Asymptomatic carriers in the dry season and the first rains',
        venue: 'Annals of Field Parasitology',
        publishedOn: '2022-05-10',
        abstract: {
          aim: 'The reservoir that carries the parasite from one season to the next has been hard to identify.',
          method: 'Blood of 1,700 villagers was tested by PCR each month of a dry season.',
          finding:
            'School children were 31% of the people and 57% of the carriers that infected mosquitoes in feeding tests.',
          limit: 'One dry season may not be like another.',
        },
      },
    ],
  },
  {
    key: 'oehlert',
    fullName: 'Bettina Oehlert',
    title: 'Professor',
    department: 'Institute of Biomedical Engineering',
    university: 'Blaustein University',
    countryCode: 'DE',
    field: 'Tissue engineering',
    topics: ['cell culture', 'cartilage', 'bioreactors'],
    publications: [
      {
        id: 'oehlert-2025',
        title: 'Cartilage from a culture that is squeezed: ten weeks of loading',
        venue: 'Journal of Engineered Tissue',
        publishedOn: '2025-08-05',
        abstract: {
          aim: 'Chondrocytes in culture need mechanical loading, but the best rhythm of it is unknown.',
          method: 'Human chondrocytes were cultured in hydrogel for ten weeks under four rhythms of compression.',
          finding:
            'Loading for one hour a day gave 2.2 times the glycosaminoglycan of unloaded culture; loading all day gave less than none.',
          limit: 'Cells came from donors above the age of sixty.',
        },
      },
      {
        id: 'oehlert-2024',
        title: 'Oxygen in the middle of a construct: a sensor in every culture well',
        venue: 'Journal of Engineered Tissue',
        publishedOn: '2024-04-16',
        abstract: {
          aim: 'The paper measures oxygen where the cells are and not where the medium is.',
          method: 'Optical sensors were cast into 120 constructs of three thicknesses.',
          finding: 'At 4 mm the middle fell below 1% oxygen after five days, and a third of the cells there died.',
          limit: 'The sensor itself takes up 2% of the volume.',
        },
      },
      {
        id: 'oehlert-2022',
        title: 'Serum-free culture of synovial cells: what is lost',
        venue: 'Methods in Cell Culture',
        publishedOn: '2022-09-27',
        abstract: {
          aim: 'We replace serum in the culture of synovial cells and count what changes.',
          method: 'Cells of eight donors were grown in three media for six passages.',
          finding: 'Doubling time rose from 41 to 63 hours, and lubricin fell by 35%.',
          limit: 'Two media were proprietary, and their contents are unknown.',
        },
      },
    ],
  },
  {
    key: 'wennergard',
    fullName: 'Lars Wennergård',
    title: 'Professor',
    department: 'Department of Molecular Biology',
    university: 'Ostervall University',
    countryCode: 'SE',
    field: 'Molecular biology',
    topics: ['translation of mRNA', 'ribosome pausing', 'initiation of translation'],
    publications: [
      {
        id: 'wennergard-2025',
        title: 'Where translation waits: ribosomes at proline stretches in yeast',
        venue: 'Journal of Gene Expression',
        publishedOn: '2025-02-11',
        abstract: {
          aim: 'Ribosomes stall at stretches of prolines; this work measures for how long, and what ends the pause.',
          method: 'Ribosome profiling was done in yeast after eIF5A had been removed for 15, 30 and 60 minutes.',
          finding:
            'Pauses at three prolines became 4.6 times longer, and 12% of the ribosomes there ended translation too early.',
          limit: 'Profiling sees the average of many ribosomes and not a single one.',
        },
      },
      {
        id: 'wennergard-2023',
        title: 'Reading past the stop: translation of two proteins from one text',
        venue: 'Journal of Gene Expression',
        publishedOn: '2023-12-12',
        abstract: {
          aim: 'The study looks for messages whose stop codon is read through.',
          method: 'We searched 300 data sets of human cells and confirmed candidates by mass spectrometry.',
          finding: 'Of 214 candidates, 37 yielded peptides beyond the stop, most at less than 2% of the main protein.',
          limit: 'Rare peptides are missed in tissues with few cells.',
        },
      },
      {
        id: 'wennergard-2022',
        title: 'A dictionary of start sites that nobody annotated',
        venue: 'Letters in RNA Biology',
        publishedOn: '2022-06-08',
        abstract: {
          aim: 'We list the places at which translation begins in a stressed cell.',
          method: 'Cells were treated with arsenite, and initiating ribosomes were sequenced.',
          finding: 'Of 9,800 start sites, 26% lie upstream of the known one and are used more under stress.',
          limit: 'The drug that marks initiation changes it.',
        },
      },
    ],
  },
];
