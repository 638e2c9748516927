import type { JudgedProfessor } from '../shapes.ts';

export const materials: readonly JudgedProfessor[] = [
  {
    key: 'kowalczewska',
    fullName: 'Elżbieta Kowalczewska',
    title: 'Professor',
    department: 'Institute of Light Metals',
    university: 'Karwina Technical University',
    countryCode: 'PL',
    field: 'Materials science',
    topics: ['magnesium alloys', 'deformation twinning', 'electron backscatter diffraction'],
    publications: [
      {
        id: 'kowalczewska-2025',
        title: 'Chains of twins: how one twin starts the next in magnesium sheet',
        venue: 'Journal of Light Metals Research',
        publishedOn: '2025-01-20',
        abstract: {
          aim: 'Twins in magnesium tend to form chains; the aim of this work was to find how far they run before a grain boundary ends them.',
          method: 'AZ31 and ZK60 sheet was strained inside the microscope and mapped by EBSD at steps of 0.5%.',
          finding:
            'Chains joined 4.3 grains on average, and 81% of them ended at a boundary above 45° of misorientation; in ZK60 they ended earlier, at particles.',
          limit: 'A polished surface shows a chain in two dimensions, and boundaries below it are not seen.',
        },
      },
      {
        id: 'kowalczewska-2024',
        title: 'Rolling magnesium in two directions: texture and what it does to twinning',
        venue: 'Journal of Light Metals Research',
        publishedOn: '2024-05-14',
        abstract: {
          aim: 'The paper tests whether cross-rolling can make twinning harder.',
          method:
            'AZ31 sheet was rolled with a turn of 90° between passes to eight schedules, and texture and yield asymmetry were measured.',
          finding:
            'Cross-rolled sheet had a basal peak 34% lower, and the yield ratio in compression and tension rose from 0.52 to 0.71.',
          limit: 'Edge cracks limited the reduction to 40%.',
        },
      },
      {
        id: 'kowalczewska-2022',
        title: 'Detwinning on unloading: what the second cycle remembers',
        venue: 'Letters in Metal Plasticity',
        publishedOn: '2022-09-06',
        abstract: {
          aim: 'We measure how many twins vanish when magnesium is unloaded.',
          method: 'The same 640 grains were mapped over five cycles of compression and tension.',
          finding:
            'On first unloading 23% of the twinned area went back; from the third cycle on, the same boundaries twinned again in 88% of the grains.',
          limit: 'Mapping took 40 minutes, during which the stress relaxed.',
        },
      },
    ],
  },
  {
    key: 'rydqvist',
    fullName: 'Stellan Rydqvist',
    title: 'Professor',
    department: 'Department of Solid Mechanics',
    university: 'Ostervall University',
    countryCode: 'SE',
    field: 'Solid mechanics',
    topics: ['crystal plasticity', 'hexagonal metals', 'stress at grain boundaries'],
    publications: [
      {
        id: 'rydqvist-2025',
        title: 'Back-stress ahead of a stopped twin',
        venue: 'Journal of Crystal Mechanics',
        publishedOn: '2025-08-18',
        abstract: {
          aim: 'We compute the stress that a twin sets up when a grain boundary stops it.',
          method:
            'Crystal plasticity simulations of 2,000 bicrystals of magnesium were run over the whole range of misorientation, and 60 were compared with high-resolution EBSD.',
          finding:
            'The stress needed to carry the twin across rose by a factor of 2.4 between 20° and 55°; slip in the neighbouring grain relieved a third of it.',
          limit: 'The boundary was flat and had no structure of its own.',
        },
      },
      {
        id: 'rydqvist-2023',
        title: 'A modeling benchmark for hexagonal plasticity: zirconium, titanium, magnesium',
        venue: 'Journal of Crystal Mechanics',
        publishedOn: '2023-06-27',
        abstract: {
          aim: 'The paper compares five crystal plasticity codes on the same experiments.',
          method: 'Each group predicted strain paths for three metals from the same texture before seeing the results.',
          finding:
            'For slip alone the codes agreed within 6%; where twinning carried more than a tenth of the strain, they differed by up to 40%.',
          limit: 'Texture was measured at one depth of the sheet.',
        },
      },
      {
        id: 'rydqvist-2022',
        title: 'Which slip systems open next to a boundary?',
        venue: 'Letters in Metal Plasticity',
        publishedOn: '2022-02-08',
        abstract: {
          aim: 'The slip systems that relieve stress at grain boundaries in titanium were identified.',
          method: 'Lattice rotations within 5 µm of 310 boundaries were measured and fitted.',
          finding:
            'Prismatic slip explained 62% of the rotation, and pyramidal slip appeared only above 40° of misorientation.',
          limit: 'The fit assumes that no more than three systems act at once.',
        },
      },
    ],
  },
  {
    key: 'castagnon',
    fullName: 'Mireille Castagnon',
    title: 'Associate Professor',
    department: 'Department of Manufacturing',
    university: 'Polytechnic of Brévent',
    countryCode: 'FR',
    field: 'Materials science',
    topics: ['additive manufacturing', 'titanium alloys', 'digital twins of the melt pool'],
    publications: [
      {
        id: 'castagnon-2025',
        title: 'A digital twin that stops the laser: closing the loop in powder bed fusion',
        venue: 'Journal of Additive Metals',
        publishedOn: '2025-06-10',
        abstract: {
          aim: 'We build a digital twin of the melt pool that runs as fast as the machine.',
          method: 'A reduced thermal model was fed by a pyrometer at 20 kHz while 90 titanium parts were built.',
          finding: 'Pores from overheating fell by 57%, and the twin lagged behind the pool by 0.3 ms.',
          limit: 'Overhangs of less than 30° were left out.',
        },
      },
      {
        id: 'castagnon-2024',
        title: 'Grain texture of printed titanium by scan strategy',
        venue: 'Journal of Additive Metals',
        publishedOn: '2024-10-22',
        abstract: {
          aim: 'The influence of the path of the laser on the texture of titanium was investigated.',
          method: 'Twelve scan strategies were printed and mapped by electron backscatter diffraction.',
          finding:
            'Turning the path by 67° between layers lowered the strongest texture from 9 to 3 times random; ductility rose by a quarter.',
          limit: 'The parent grains were reconstructed and not seen.',
        },
      },
      {
        id: 'castagnon-2022',
        title: 'Residual stress in printed plates after cutting',
        venue: 'Annals of Manufacturing Metrology',
        publishedOn: '2022-12-06',
        abstract: {
          aim: 'We measure how much stress a printed plate keeps when it leaves the base.',
          method: 'Plates of six heights were cut by wire, and their curvature was measured.',
          finding: 'The plates bent by 0.4 to 1.9 mm, and heating the base to 200 °C halved it.',
          limit: 'Stress was averaged over the width.',
        },
      },
    ],
  },
  {
    key: 'hagenow',
    fullName: 'Falk Hagenow',
    title: 'Professor',
    department: 'Institute of Electrochemistry',
    university: 'Havelmark University',
    countryCode: 'DE',
    field: 'Materials science',
    topics: ['solid-state batteries', 'sulfide electrolytes', 'operando tomography'],
    publications: [
      {
        id: 'hagenow-2025',
        title: 'Pressure and the first crack: lithium in argyrodite pellets',
        venue: 'Journal of Solid Electrolytes',
        publishedOn: '2025-05-26',
        abstract: {
          aim: 'Stack pressure is known to delay short circuits in solid-state cells; we examine whether it also changes the place at which lithium enters the electrolyte.',
          method:
            'Sixteen lithium cells were plated at 2, 7 and 15 MPa under operando X-ray tomography with voxels of 0.65 µm.',
          finding:
            'At 2 MPa lithium entered at voids of the interface in all cells; at 15 MPa in nine of 16 cases it began inside the pellet, where no void was resolved.',
          limit: 'Pores below 1 µm and grain boundaries cannot be told apart at this resolution.',
        },
      },
      {
        id: 'hagenow-2024',
        title: 'Densification of Li6PS5Cl: what the last three per cent of porosity cost',
        venue: 'Journal of Solid Electrolytes',
        publishedOn: '2024-01-16',
        abstract: {
          aim: 'The paper relates the porosity of pellets to the current at which they short-circuit.',
          method: 'Pellets of 3% to 18% porosity were pressed cold and warm and tested with lithium.',
          finding:
            'Between 6% and 3% the critical current rose from 0.7 to 1.6 mA per square centimetre; above 6% it hardly changed.',
          limit: 'Warm pressing also changes the grain size.',
        },
      },
      {
        id: 'hagenow-2022',
        title: 'Seeing lithium with X-rays: contrast, dose and error',
        venue: 'Methods in Battery Imaging',
        publishedOn: '2022-07-12',
        abstract: {
          aim: 'We say how much lithium can be seen in a sulfide by X-ray tomography.',
          method: 'Phantoms with lithium wires of 2 to 50 µm were imaged at five energies.',
          finding: 'Wires of 5 µm were found in 90% of the cases, those of 2 µm in 30%.',
          limit: 'Real filaments branch, and wires do not.',
        },
      },
    ],
  },
  {
    key: 'kilbracken',
    fullName: 'Siobhán Kilbracken',
    title: 'Associate Professor',
    department: 'School of Chemistry',
    university: 'University of Glenmoyle',
    countryCode: 'IE',
    field: 'Polymer chemistry',
    topics: ['polymer electrolytes', 'ion transport', 'lithium metal batteries'],
    publications: [
      {
        id: 'kilbracken-2025',
        title: 'Transference without conductivity: single-ion polymers at room temperature',
        venue: 'Journal of Ionic Polymers',
        publishedOn: '2025-03-04',
        abstract: {
          aim: 'Whether a high transference number makes up for low conductivity in a polymer has been predicted and hardly been tested.',
          method: 'Nine single-ion conducting polymers were cycled against lithium at 25 °C and modelled.',
          finding:
            'Above a transference number of 0.8, a tenth of the conductivity was enough for the same limiting current.',
          limit: 'Cells were thinner than 40 µm.',
        },
      },
      {
        id: 'kilbracken-2023',
        title: 'Lithium through a soft wall: plating against cross-linked polymers',
        venue: 'Journal of Ionic Polymers',
        publishedOn: '2023-10-30',
        abstract: {
          aim: 'The paper measures how stiffness of a polymer changes the shape of plated lithium.',
          method:
            'Lithium was plated against polymers of seven degrees of cross-linking and imaged by electron microscopy.',
          finding: 'Above 40 MPa, nodules became flat and the time to short circuit tripled.',
          limit: 'Cross-linking lowers conductivity at the same time.',
        },
      },
      {
        id: 'kilbracken-2022',
        title: 'NMR of salt in networks',
        venue: 'Letters in Polymer Physics',
        publishedOn: '2022-01-25',
        abstract: {
          aim: 'We measure how fast the two ions of a salt move in a network.',
          method: 'Pulsed-field gradient NMR was done on 14 networks between 20 and 90 °C.',
          finding: 'The anion was 3 to 9 times faster than lithium, and mesh size explained most of the spread.',
          limit: 'Ion pairs are counted as ions.',
        },
      },
    ],
  },
  {
    key: 'hoshigawa',
    fullName: 'Takumi Hoshigawa',
    title: 'Professor',
    department: 'Department of Ceramic Engineering',
    university: 'Minamihara Institute of Technology',
    countryCode: 'JP',
    field: 'Ceramics',
    topics: ['fracture of porous ceramics', 'X-ray tomography', 'sintering'],
    publications: [
      {
        id: 'hoshigawa-2025',
        title: 'From which pore does a ceramic break? In-situ tomography of alumina filters',
        venue: 'Journal of Brittle Solids',
        publishedOn: '2025-11-18',
        abstract: {
          aim: 'We look for the pore at which fracture begins in a porous ceramic.',
          method: 'Sixty-two alumina filters were bent in the tomograph until they broke.',
          finding: 'The crack began at the largest pore in 21 of 62 cases and within 10 µm of a pair of pores in 34.',
          limit: 'Scans take two minutes, and the crack runs in microseconds.',
        },
      },
      {
        id: 'hoshigawa-2023',
        title: 'Pores that sintering cannot close',
        venue: 'Journal of Brittle Solids',
        publishedOn: '2023-04-11',
        abstract: {
          aim: 'The paper follows single pores through sintering.',
          method: 'Zirconia compacts were scanned at 14 temperatures and 8,000 pores were tracked.',
          finding: 'Pores with more than 12 neighbouring grains grew while the others closed.',
          limit: 'Pores below 0.8 µm were not resolved.',
        },
      },
      {
        id: 'hoshigawa-2022',
        title: 'Grain boundary films in silicon nitride and slow crack growth',
        venue: 'Letters in Ceramic Science',
        publishedOn: '2022-08-02',
        abstract: {
          aim: 'The film at grain boundaries is thought to set the speed of slow cracks, and we vary its thickness.',
          method: 'Crack growth in five silicon nitrides was measured in air and in nitrogen.',
          finding: 'A film thinner by 0.3 nm slowed the crack by a factor of 20 in air.',
          limit: 'Films were measured at few boundaries.',
        },
      },
    ],
  },
];
