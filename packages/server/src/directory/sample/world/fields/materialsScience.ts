import { worldField } from '../types.ts';

export const materialsScience = worldField(
  'Materials science',
  {
    property: { name: 'Journal of Structure and Property', capitals: 'sentence' },
    alloys: { name: 'Letters in Alloy Design', capitals: 'sentence' },
    energy: { name: 'Solids for Energy', capitals: 'sentence' },
    surface: { name: 'Corrosion and Coatings Science', capitals: 'sentence' },
    meeting: { name: 'Proceedings of the Functional Solids Meeting', capitals: 'title' },
    biomaterials: { name: 'Materials in the Body', capitals: 'sentence' },
  },
  [
    {
      university: 'nidelva',
      name: 'Eirik Fjøsne',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Materials Science and Engineering',
      mail: 'eirik.fjosne',
      hIndex: 38,
      works: 152,
      topics: ['recycling of critical metals', 'corrosion', 'recycled aluminium', 'intermetallics'],
      page: {
        language: 'en',
        text: [
          'Our group works on what impurities do in aluminium that has been used before.',
          'Two PhD positions on iron-tolerant 6xxx alloys open in January 2027. Applications go through https://jobs.nidelva.example/pvm-2027; questions about the project may be sent to me.',
          'eirik.fjosne@nidelva.example',
        ],
        says: {
          students: 'yes',
          portal: 'https://jobs.nidelva.example/pvm-2027',
          address: 'eirik.fjosne@nidelva.example',
        },
      },
      papers: [
        {
          title: 'How much iron can an extrusion alloy take? Bendability of 6005 made from end-of-life scrap',
          date: '2025-09-04',
          venue: 'alloys',
          abstract:
            'Post-consumer scrap brings iron into aluminium, and crash alloys tolerate little. We cast 6005-type billets with 0.18 to 0.55 wt.% Fe from sorted façade scrap, extruded them on an industrial press and bent profiles to VDA 238. The bend angle at 2 mm falls by only 6° up to 0.38 % if homogenisation is extended until α-phase particles are below 4 µm in length, and by 19° otherwise. Above 0.45 % banding of particles cannot be undone by any heat treatment we tried. Vanadium, which rises with each recycling loop, was constant in this scrap.',
        },
        {
          title: 'Copper at the level of paint flakes: intergranular corrosion of recycled AA6082',
          date: '2023-10-26',
          venue: 'surface',
          abstract:
            'Traces of copper survive sorting and favour intergranular attack. Profiles with 0.02 to 0.25 wt.% Cu were exposed to acidified chloride and, for four years, at a marine site on Frøya. Laboratory depth grows linearly with copper above 0.09 %; at the site nothing deeper than 60 µm was found below 0.18 %. Cooling rate after extrusion shifts the laboratory threshold by a factor of two. We think the accelerated test rejects alloys that would serve on land.',
        },
        {
          title: 'In-situ melting of oxide-coated chips: where does the metal go?',
          date: '2021-12-16',
          venue: 'property',
          abstract:
            'Metal loss in chip remelting is computed from a mass balance that closes poorly. With synchrotron radiography we watched single chips of 6 mm coalesce under salt flux at 720 °C. Coalescence starts at a kink in the chip, takes 4 to 90 s, and fails when the oxide is thicker than 210 nm, leaving metal trapped in the flux. Magnesium-bearing chips, with their thicker oxide, account for most of the loss. Furnace stirring cannot be reproduced in a beamline cell.',
        },
      ],
    },
    {
      university: 'asanogawa',
      name: 'Takuma Hosokawa',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'School of Materials Science',
      mail: 'hosokawa-t',
      hIndex: 25,
      works: 78,
      topics: [
        'solid-state electrolytes',
        'lithium-ion batteries',
        'electrochemical impedance spectroscopy',
        'sulfides',
      ],
      papers: [
        {
          title: 'Stack pressure is not contact pressure: mapping the cathode of an argyrodite cell',
          date: '2026-01-29',
          venue: 'energy',
          abstract:
            'Solid-state cells are cycled under a stack pressure that is quoted as a single number. Pressure-sensitive film and X-ray tomography of Li6PS5Cl cells with NMC811 show local contact pressures between 0 and 480 MPa at a nominal 50 MPa. Half of the capacity fade over 200 cycles comes from the 15 % of cathode area that began below 10 MPa. Grinding the current collector flat to 2 µm is worth as much as doubling the pressure. Tomography voxels of 0.6 µm hide the smallest gaps.',
        },
        {
          title: 'Humidity budget of sulfide electrolytes in a dry room',
          date: '2023-05-25',
          venue: 'energy',
          abstract:
            'How dry must a dry room be? We exposed argyrodite and LGPS films for 1 to 240 min at dew points from −70 to −30 °C and followed hydrogen sulfide, conductivity and surface phases. At −50 °C, a standard in lithium-ion plants, argyrodite films keep 93 % of their conductivity for an hour and lose it to a thiosulfate skin rather than to H2S, which stays below 0.1 ppm. A 30 s plasma treatment removes the skin. Tapes with 3 % binder tolerate four times as long.',
        },
        {
          title: 'Grain boundary conduction read from impedance: six laboratories, one pellet',
          date: '2021-08-05',
          venue: 'property',
          abstract:
            'Bulk and grain boundary resistances of garnet electrolytes are separated by fitting arcs. Six laboratories measured the same tantalum-doped pellet and fitted their data in their usual manner. Total conductivities agree within 7 %, grain boundary shares range from 3 to 34 %. Measuring below −20 °C, where arcs separate, brings them to between 11 and 14 %. A measurement protocol is proposed and the raw spectra of all laboratories are provided.',
        },
      ],
    },
    {
      university: 'rivelin',
      name: 'Josephine Attah',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Materials Science and Engineering',
      mail: 'j.attah',
      hIndex: 35,
      works: 111,
      topics: [
        'additive manufacturing of metals',
        'creep of superalloys',
        'synchrotron diffraction',
        'residual stress',
      ],
      papers: [
        {
          title: 'Spatter landing sites and the fatigue life of laser-melted Inconel 718',
          date: '2025-03-18',
          venue: 'property',
          abstract:
            'Fatigue cracks in laser-melted parts start at lack-of-fusion defects whose cause is seldom known. Coaxial imaging recorded the landing of 41,000 spatter particles during the build of 60 test bars; computed tomography then located defects, and fatigue tests the fatal ones. Of 52 fatal defects 33 lie within 100 µm of a spatter that landed during the two layers before. Ordering the scan against the gas flow halves such landings and lengthens median life at 600 MPa by a factor of 2.7. Scan strategies that account for gas flow thus offer a direct route to longer fatigue life in machined parts.',
        },
        {
          title: 'Creep of a printed superalloy with and without recrystallisation: 10,000 hours at 650 °C',
          date: '2023-02-27',
          venue: 'property',
          abstract:
            'Printed superalloys have columnar grains and a dislocation structure that conventional heat treatment may or may not remove. Eighteen specimens crept for up to 10,400 h at 650 °C and 550 MPa. Unrecrystallised bars loaded along the build direction outlast wrought material by a third, loaded across they reach a fifth of its life. Recrystallisation removes the anisotropy at the price of the advantage. δ-phase at the former cell walls is where voids open. Oxygen contents of 140 ppm were low for the process.',
        },
        {
          title: 'Residual Stress in Thin Walls by Contour Method and Neutrons: Who Is Right Near the Surface?',
          date: '2020-09-29',
          venue: 'meeting',
          abstract:
            'Two methods for residual stress disagree in thin printed walls, by up to 180 MPa within a millimetre of the surface. We built walls of 3 to 12 mm and measured each by neutron diffraction, contour method and hole drilling. Roughness explains the disagreement: neutron gauge volumes that are partly outside the wall are biased towards compression, and correcting for fill brings the two to within 35 MPa. The contour method in turn fails within 0.4 mm. Combining both covers all but the roughness itself.',
        },
        {
          title: 'Powder reuse by the numbers: forty builds from one batch',
          date: '2019-12-12',
          venue: 'alloys',
          abstract:
            'Limits on the reuse of powder are seldom based on data. One batch of 718 powder was sieved and reused for forty builds without topping up. Oxygen rose from 110 to 260 ppm, flow improved, and mean tensile strength never left the scatter band. Elongation fell below specification first at build 31, in bars from the corner downwind. A limit on reuse should therefore be tied to position in the chamber and to oxygen content, not to the number of builds.',
        },
      ],
    },
    {
      university: 'elbhang',
      name: 'Ruslan Temirkhanov',
      title: 'Dr',
      position: 'Research Group Leader',
      department: 'Institute of Materials Science',
      mail: 'ruslan.temirkhanov',
      hIndex: 21,
      works: 49,
      topics: ['high-entropy alloys', 'atom probe tomography', 'high-throughput synthesis', 'thin films'],
      papers: [
        {
          title: 'Short-range order in CrCoNi is set by the last hour of the anneal',
          date: '2025-06-26',
          venue: 'alloys',
          abstract:
            'Whether chemical short-range order strengthens CrCoNi has been argued from samples with different histories. We quenched one ingot after anneals of 10 min to 1,000 h at 600 °C and quantified order by diffuse electron scattering and by resistivity. Order saturates within 50 min and is erased in 4 min at 900 °C. Yield stress changes by no more than 9 MPa throughout, while stacking-fault energy rises by 6 mJ/m². Earlier reports of large strengthening compare different grain sizes. Strengthening by long-range order, which appears beyond 500 h, has to be treated separately.',
        },
        {
          title: 'Combinatorial films lie about bulk alloys, in a predictable way',
          date: '2023-09-07',
          venue: 'property',
          abstract:
            'Thin-film libraries screen thousands of compositions. For 112 compositions of the Al–Co–Cr–Fe–Ni system we made both a film and an arc-melted button. Films contain metastable solid solutions in 41 % of the cases in which the button is two-phase. Predicting which, from the driving force for separation and the melting point, works in 87 % of cases. Hardness rankings agree within single-phase regions only. Films were sputtered at room temperature; hot substrates would narrow the gap and the library.',
        },
        {
          title: 'Hydrogen at Deformation Twins Seen by Cryo-Transfer Atom Probe',
          date: '2021-11-04',
          venue: 'meeting',
          abstract:
            'Hydrogen is mobile enough to leave a specimen before it is analysed. Charging with deuterium and transfer at −180 °C let us analyse 23 tips of a twinning-induced plasticity steel. Deuterium excess at twin boundaries is 0.4 atoms per nm², a tenth of that at grain boundaries, and none is found at stacking faults. Tips prepared at room temperature contained residual hydrogen that would have swamped it. The charging current was high, and the distribution under service conditions may differ.',
        },
      ],
    },
    {
      university: 'daurade',
      name: 'Solange Mirepoix',
      title: 'Professor',
      position: 'Professor',
      department: 'Département matériaux',
      mail: 'solange.mirepoix',
      hIndex: 32,
      works: 126,
      topics: ['corrosion', 'thin films', 'magnesium alloys', 'ceramic coatings'],
      papers: [
        {
          title: 'Chromate-free primers after twelve years on the wing',
          date: '2025-01-30',
          venue: 'surface',
          abstract:
            'Airlines replaced chromate primers on the promise of laboratory tests. From two retired aircraft with twelve years of service, one in the Gulf and one in the North Atlantic, we cut 74 lap joints and lifted the paint. Under lithium-based primer filiform corrosion had advanced by a median of 1.1 mm from rivets, under the chromate reference left on the opposite wing by 0.4 mm; neither approached the limit for repair. Salt spray had ranked the two in reverse. Outdoor exposure of lap joints is recommended in place of salt spray for the qualification of further primers.',
        },
        {
          title: 'Pits that stop: repassivation statistics of AA2024 in thin electrolyte films',
          date: '2022-06-02',
          venue: 'surface',
          abstract:
            'Most pits die young. By time-lapse microscopy under electrolyte films of 30 to 300 µm we followed 9,200 pits on AA2024-T3 from birth. Under thin films 96 % repassivate within 10 min; those older than 40 min rarely do. Survival goes with the volume of the intermetallic on which the pit began, and cathode area in reach sets the growth of survivors. Dry periods were not included, and would reset the clock in ways that we are studying now.',
        },
        {
          title: 'Why does plasma electrolytic oxidation of magnesium leave open pores at edges?',
          date: '2020-02-20',
          venue: 'property',
          abstract:
            'Coatings grown by plasma electrolytic oxidation on AZ91 fail from the edges. High-speed video at 120,000 frames per second shows that discharges at edges last 90 µs in place of 35 and do not migrate. The oxide there is 1.8 times as thick and has channels that open to the metal. Rounding edges to 0.5 mm equalises the discharges; pulsing at 1 kHz does so in part. The electrolyte was silicate-based throughout.',
        },
      ],
    },
    {
      university: 'barigui',
      name: 'Ivone Kaminski Ferraz',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Departamento de Engenharia de Materiais',
      mail: 'ivone.ferraz',
      hIndex: 20,
      works: 84,
      topics: ['biomaterials', 'titanium implants', 'nanocomposites', 'corrosion'],
      papers: [
        {
          title: 'Magnesium pins in growing bone: two years in sheep',
          date: '2024-09-19',
          venue: 'biomaterials',
          abstract:
            'Children’s fractures are pinned with metal that must be removed. Mg–Zn–Ca pins were implanted across the distal femoral growth plate of 24 lambs, with steel in the other leg. At twelve months 71 % of pin volume had gone, gas cavities were seen between weeks 4 and 16 in all animals, and legs differed in length by 1.1 mm, against 3.4 mm with steel left in place. Growth arrest occurred in one leg of each kind. Early loading in sheep limits the transfer to children, for whom immobilisation is usual.',
        },
        {
          title: 'Roughness scale and Staphylococcus: why blasted titanium is colonised in some laboratories',
          date: '2022-10-20',
          venue: 'biomaterials',
          abstract:
            'Whether roughness favours bacteria depends on whom one reads. We made nine titanium surfaces that separate amplitude from wavelength and cultured two strains with and without plasma proteins. Colonisation peaks where the wavelength is 1.5 to 3 µm, about the size of a doublet, and is independent of Ra from 0.3 to 2.1 µm. Plasma abolishes the peak for one strain. Published contradictions can largely be sorted by reading wavelengths off their micrographs.',
        },
        {
          title: 'Castor-oil polyurethane bone cements filled with babassu ash',
          date: '2020-05-07',
          venue: 'biomaterials',
          abstract:
            'Acrylic bone cement heats bone and needs imported monomer. Polyurethane from castor oil with 10 to 40 % silica-rich ash of babassu shells cures at 42 °C at most. Compressive strength reaches 71 MPa at 25 % ash, above the 70 MPa of the standard, with a modulus nearer to bone than acrylic. After six months in saline it has lost a fifth of its strength. Ash from three cooperatives differed in potassium, which shortens the working time to 4 min in one case.',
        },
      ],
    },
    {
      university: 'ouchy',
      name: 'Damien Corboz',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Institute of Materials',
      mail: 'damien.corboz',
      hIndex: 40,
      works: 97,
      topics: ['perovskite solar cells', 'thin films', 'stability', 'high-throughput synthesis'],
      papers: [
        {
          title: 'Night matters: recovery and its loss in perovskite modules outdoors',
          date: '2026-05-27',
          venue: 'energy',
          abstract:
            'Indoor tests keep the light on, and perovskite cells recover in the dark. Twenty-two mini-modules of four compositions were operated on a roof in Lausanne for 26 months with a current–voltage curve every five minutes. Each night restored on average 1.7 % of relative efficiency in the first year, 0.4 % in the second, and the end of recovery preceded catastrophic loss by some ten weeks in 13 of 15 failures. Continuous-light ageing predicted the order of compositions wrongly. Loss of nightly recovery is proposed as an early warning of failure that can be obtained without interrupting operation.',
        },
        {
          title: 'Lead uptake by basil and what to compare it with',
          date: '2022-11-03',
          venue: 'energy',
          abstract:
            'Would a broken perovskite module poison the soil? Basil was grown in garden soil with added lead iodide perovskite at 0 to 60 mg/kg of lead and with equal lead as nitrate. Uptake from perovskite was 1.4 times that from nitrate, linear, and passed the food limit at 36 mg/kg. A module shattered in the garden and rained on for one year raised the upper 20 cm to 4 mg/kg at the worst spot. Urban soils in our region hold 20 to 90. Growth was inhibited at lower doses by iodide than by lead, which merits attention in life cycle assessment.',
        },
        {
          title: 'Sampling a Composition Triangle With 100 Drops',
          date: '2020-07-16',
          venue: 'meeting',
          abstract:
            'Composition screens of mixed-cation perovskites produce thousands of films whose quality nobody looks at. With inkjet drops of 40 pl, chosen by a Gaussian process with a known failure region, a hundred films suffice to find the Cs–FA–MA composition with the lowest phase segregation at 10 suns to within 3 %. A grid needs 1,300. Drops dry faster than spin-coated films and have smaller grains; the optimum transferred to cells in two of three cases.',
        },
      ],
    },
    {
      university: 'monongah',
      name: 'Katherine Broz',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Materials Science and Engineering',
      mail: 'kbroz',
      hIndex: 49,
      works: 183,
      topics: ['creep of superalloys', 'in-situ electron microscopy', 'phase-field modelling', 'grain boundaries'],
      papers: [
        {
          title: 'Small particles, large exceptions: which grains grow through carbides in a turbine disc alloy',
          date: '2024-08-29',
          venue: 'property',
          abstract:
            'A few grains of a disc alloy sometimes outgrow the carbides that pin their neighbours, which leads to rejection of the forging. By near-field diffraction microscopy we followed 860 grains of a coarse-carbide nickel alloy through four anneals between 1,080 and 1,140 °C. Eleven grains grew abnormally. They are not the largest at the start, nor do they have special boundaries; nine of them had at least one coherent twin running through to a carbide-free band left by forging. Phase-field runs on the measured structure pick seven of the eleven when bands are included and two when they are not. Surface grains, one in six, were set aside.',
        },
        {
          title: 'γ′ rafting under bending: a test of elastic and plastic criteria',
          date: '2022-04-14',
          venue: 'property',
          abstract:
            'Precipitates in superalloys coalesce into rafts whose orientation depends on stress, misfit and plasticity in a manner that uniaxial tests cannot disentangle. Bent single-crystal beams contain all stresses at once. After 300 h at 1,050 °C, rafts normal to the stress are found on the tensile side up to 0.8 of the half-height, none near the neutral plane, and inclined ones where calculated plastic strain exceeds 0.1 %. The elastic criterion accounts for 58 % of the section. One alloy with negative misfit was studied.',
        },
        {
          title: 'Machine-Read Micrographs: Agreement Between Segmentation and Three Metallographers',
          date: '2020-12-03',
          venue: 'meeting',
          abstract:
            'Grain size by machine is compared with grain size by one expert. Three metallographers and three networks measured 240 micrographs of six alloys. Experts differ by 0.6 of an ASTM number, networks from their mean by 0.4, and by 1.3 where twins abound, since two had been trained with twins counted as grains. The relevant standard does not prescribe how twins are to be treated. Re-reading after a year, the experts differed from themselves by 0.3.',
        },
      ],
    },
    {
      university: 'gapcheon',
      name: 'Kwak Do-yun',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Materials Science and Engineering',
      mail: 'dykwak',
      hIndex: 46,
      works: 169,
      topics: [
        'lithium-ion batteries',
        'sodium-based cathodes',
        'recycling of critical metals',
        'in-situ electron microscopy',
      ],
      papers: [
        {
          title: 'Direct recycling of LFP from electric buses: what eight years do to a cathode',
          date: '2025-11-18',
          venue: 'energy',
          abstract:
            'Direct recycling puts lithium back into a spent cathode and skips smelting. LFP from 46 bus cells retired after eight years in Daejeon was relithiated in solution at 180 °C. Capacity returns to 157 mAh/g from 118, antisite defects from 5.1 to 0.9 %, and rate capability to that of fresh material. Aluminium from torn collectors, above 300 ppm in material that had been shredded instead of delaminated, spoils the result. The process consumes 41 % less energy than hydrometallurgy according to a gate-to-gate inventory.',
        },
        {
          title: 'Stacking faults store oxygen: layered sodium manganese oxides after one deep charge',
          date: '2023-03-30',
          venue: 'energy',
          abstract:
            'The first charge of P2-type sodium cathodes passes a plateau that does not return. Electron microscopy of single crystals at 13 states of charge, with electron energy loss at oxygen and manganese edges, shows faults that appear at 4.1 V and close by half on discharge. Oxygen species trapped in them have a signature at 531 eV also seen in the bulk by resonant scattering. Substituting 8 % Mg suppresses both faults and plateau. Beam damage was held below a dose at which twin exposures agree.',
        },
        {
          title: 'A separator that shrinks on purpose',
          date: '2021-02-04',
          venue: 'energy',
          abstract:
            'Shutdown separators close their pores at 130 °C, when it is often late. A bilayer with a polycaprolactone blend closes at 96 °C and raises cell resistance fortyfold in 8 s. In nail tests of 5 Ah cells, 11 of 12 stayed below 110 °C, while all of the controls vented. Cycling life at 45 °C drops from 1,400 to 1,150. Storage in a parked car in August was imitated at 80 °C for 30 days, with closure of 4 % of pores.',
          retracted: true,
        },
      ],
    },
    {
      university: 'aireside',
      name: 'Haleh Sadeghipour',
      title: 'Dr',
      position: 'Lecturer',
      department: 'School of Chemical and Materials Engineering',
      mail: 'h.sadeghipour',
      hIndex: 12,
      works: 28,
      topics: ['thermoelectric materials', 'density functional theory', 'high-throughput synthesis', 'nanocomposites'],
      papers: [
        {
          title: 'Reproducing figure of merit: one SnSe crystal in eleven pairs of hands',
          date: '2024-07-23',
          venue: 'property',
          abstract:
            'Reported thermoelectric figures of merit for SnSe span a factor of five. A single crystal was cut into eleven pieces and measured by eleven groups, who also received a blind nickel standard. Values at 773 K range from 0.9 to 2.1. Nine tenths of the variance lies in thermal conductivity, and of this most in the density that was assumed. With density weighed centrally the range shrinks to 1.1–1.5. Inhomogeneity along the crystal contributes no more than 4 %, and central weighing is recommended for any comparison of this kind.',
        },
        {
          title: 'Filtering 48,000 half-Heuslers for what a furnace can make',
          date: '2022-12-15',
          venue: 'energy',
          abstract:
            'Computed databases suggest more thermoelectrics than can be made. We ranked 48,000 half-Heusler compositions by predicted power factor and then asked for synthesisability: vapour pressures within a factor of 50, no competing phase within 30 meV, and no element above $200 per kilogram. Sixty-one remain. Of 14 attempted by arc melting and annealing nine formed with over 95 % purity, and the best reaches a figure of merit of 0.9 at 900 K without optimisation of carriers. Seven of the nine had been described in theses not covered by databases, an encouraging result for the filter if not for novelty.',
        },
        {
          title: 'Contacts Decide: Interfacial Resistance in Mg3Sb2 Legs Over 3,000 Cycles',
          date: '2025-10-08',
          venue: 'meeting',
          abstract:
            'Modules fail at contacts. Mg3Sb2 legs with iron, nichrome and stainless steel barriers were cycled between 100 and 400 °C, three thousand times. Contact resistance with iron triples from 8 to 25 µΩ cm² through antimony loss; a nichrome layer of 20 µm holds at 11. Modules with the better contact keep 94 % of their output. Argon was used. Operation in air requires an encapsulation, for which an enamel is under development.',
        },
      ],
    },
    {
      university: 'zwierzyniec',
      name: 'Tadeusz Korzeniewski',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Department of Metallurgy and Materials',
      mail: 't.korzeniewski',
      hIndex: 30,
      works: 214,
      topics: ['corrosion', 'steel in sea water', 'creep of superalloys', 'metallography'],
      papers: [
        {
          title: 'Salt-mine anchors after ninety years: corrosion of wrought iron in dry halite',
          date: '2021-05-13',
          venue: 'surface',
          abstract:
            'Wrought iron anchors from 1928 to 1931 still hold the roof of a chamber at a salt mine near Kraków. Thirty-six were pulled and sectioned. Metal loss is 0.3 mm on average where relative humidity has stayed below 65 % and up to 7 mm within 40 m of the visitors’ route. Slag stringers guide the attack along the bar and spare its section. A simple rule with humidity hours above 70 % predicts loss to within 25 %. Control of humidity along the visitors’ route would extend the life of the remaining anchors by several decades.',
        },
        {
          title: 'Larson–Miller extrapolation against thirty years of steam pipe data',
          date: '2019-09-05',
          venue: 'property',
          abstract:
            'Design lives of steam pipes were extrapolated from creep tests of a year. Forty-one pipe sections of 13HMF steel, removed from Polish power plants after 150,000 to 230,000 h, were crept further to rupture. Extrapolation from the original acceptance tests overestimates life by a median factor of 1.6, by more in heats with over 0.02 % phosphorus. Cavity density at the outer surface is a fair warning from about 70 % of life on. Revised life fractions for 27 sections still in service are given.',
        },
        {
          title: 'On the etching of martensite, with apologies to the dye makers',
          date: '2020-11-20',
          venue: 'alloys',
          abstract:
            'Picric acid is disappearing from laboratories and with it a way to show prior austenite grains. We compared 14 substitutes on five martensitic steels, judged by four readers against electron back-scatter maps. Two approach its performance: a copper-chloride reagent with detergent, 84 % of boundaries found, and an electrolytic etch in oxalic acid, 79 %. Saturated picric acid found 91 %. Tempering at 550 °C helps all of them. None works on ultra-low-carbon grades.',
        },
      ],
    },
    {
      university: 'burrard',
      name: 'Winston Aldana',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Materials Engineering',
      mail: 'waldana',
      hIndex: 15,
      works: 31,
      topics: [
        'recycling of critical metals',
        'additive manufacturing of metals',
        'high-entropy alloys',
        'rare earths',
      ],
      papers: [
        {
          title: 'Hydrogen decrepitation of glued magnets: where the resin goes',
          date: '2025-05-15',
          venue: 'energy',
          abstract:
            'Hydrogen turns sintered magnets to powder and frees them from electric motors, as long as they are not glued. Rotors of 31 scrapped vehicles with five adhesives were treated at 2 bar. Epoxy slows uptake from 2 to 19 h and leaves 1,800 ppm of carbon in the powder, four times the level at which coercivity suffers. Two minutes of induction heating to 260 °C beforehand brings carbon to 500 ppm. Magnets with terbium at grain boundaries keep it, unevenly. Disclosure of adhesives by manufacturers would permit the treatment to be adapted to each rotor.',
        },
        {
          title: 'Printing with scrap: titanium swarf as feedstock for cold spray',
          date: '2023-07-13',
          venue: 'alloys',
          abstract:
            'Nine tenths of an aerospace titanium forging becomes swarf. Cleaned, hydrided, milled and dehydrided swarf of Ti-6Al-4V was cold-sprayed with helium to deposits of 12 mm. Oxygen is 0.34 wt.%, above grade 5; strength after annealing is 1,010 MPa and elongation 6 %. Powder costs an estimated $31 per kilogram against $180. Deposits with swarf from three machine shops vary in elongation from 3 to 8 %, by coolant, and ours is hence a repair process and not a structural one.',
        },
        {
          title: 'Sluggish Diffusion Reconsidered: Tracer Experiments in Six Alloys From Two to Five Elements',
          date: '2022-01-20',
          venue: 'meeting',
          abstract:
            'High-entropy alloys were named for diffusion that is slow. We measured tracer diffusion of nickel and manganese in a series from Ni–Co to CoCrFeMnNi at equal homologous temperature, using rare stable isotopes and secondary ion mass spectrometry. Diffusivity falls by a factor of 2.5 from two to three elements and rises again to five. Composition matters more than number. Grain boundary paths were avoided by single crystals in four alloys, not in the other two.',
        },
      ],
    },
    {
      university: 'kordon',
      name: 'Burak Ünsalan',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Metallurgy and Materials',
      mail: 'burak.unsalan',
      hIndex: 17,
      works: 52,
      topics: ['thin films', 'flexible electronics', 'nanocomposites', 'corrosion'],
      papers: [
        {
          title: 'Cracks in silver nanowire electrodes follow the substrate’s last wash',
          date: '2024-11-06',
          venue: 'property',
          abstract:
            'Flexible electrodes crack after bending at a radius that scatters between laboratories. We varied how the polyester was cleaned before coating with silver nanowires and bent 288 samples for 50,000 cycles at 4 mm. Resistance doubles after 8,000 cycles following a wash with isopropanol and after 31,000 following water with detergent, since isopropanol draws oligomers to the surface. Annealing the film first removes the difference. Humidity, at 40 % in our cabinet, is known to matter and was not varied.',
        },
        {
          title: 'Boron nitride in enamel: heat-spreading layers for induction cookers',
          date: '2022-08-25',
          venue: 'surface',
          abstract:
            'Induction cookware heats in a ring. Adding 12 % hexagonal boron nitride, mined and purified in western Anatolia, to a two-coat enamel raises in-plane conductivity from 1.1 to 4.6 W/mK, and the temperature difference across a pan falls from 74 to 51 K. Adhesion after 200 thermal shocks is as before. Firing in nitrogen up to 600 °C is required to prevent oxidation of the filler, which adds about 6 % to production cost.',
        },
        {
          title: 'Sputtered zinc tin oxide transistors that survive a launderette',
          date: '2020-10-08',
          venue: 'property',
          abstract:
            'Electronic textiles meet hot alkaline water. Thin-film transistors on polyimide were coated with alternating alumina and parylene and washed 50 times at 60 °C with detergent. Threshold shifts stay below 0.4 V for five pairs of layers, and above 3 V for one thick layer of equal cost. Failure begins at the solder joints, which determine the yield of 94 % over 72 devices from two batches.',
        },
      ],
    },
    {
      university: 'shahgoli',
      name: 'Siamak Farahvash',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Faculty of Materials Engineering',
      mail: 's.farahvash',
      hIndex: 11,
      works: 33,
      topics: ['corrosion', 'ceramic coatings', 'additive manufacturing of metals', 'wear'],
      papers: [
        {
          title: 'Sour gas, welds and a cheap inhibitor from walnut husk: flow-loop tests',
          date: '2025-02-22',
          venue: 'surface',
          abstract:
            'Plant extracts inhibit corrosion in beakers; pipelines are less patient. Walnut husk extract was dosed at 200 ppm into a flow loop with brine, 0.2 bar hydrogen sulfide and 3 m/s over welded API X65 for 60 days. General corrosion falls by 81 %, at the weld toe by 34 %, and by nothing after the dose was interrupted for one day. The commercial imidazoline recovers after such a pause. Extracts from the harvests of two years gave 81 and 69 %.',
        },
        {
          title: 'Thermal barrier coatings under dusty air: zirconia, Lut dust and 300 cycles',
          date: '2023-11-29',
          venue: 'surface',
          abstract:
            'Gas turbines in central Iran breathe desert dust. Coatings of yttria-stabilised zirconia and of a gadolinium zirconate double layer were cycled to 1,250 °C with dust collected at three stations. Dust rich in gypsum melts at 1,190 °C and cuts the life of zirconia from 300 cycles to 85; zirconate crystallises an apatite and lasts 210. Dust from the Lut, low in calcium, hardly matters. Filters change what reaches the blades, and the composition behind a filter is known to us for one plant.',
        },
        {
          title: 'Dry sliding of laser-clad Stellite on rebuilt valve seats',
          date: '2021-06-10',
          venue: 'alloys',
          abstract:
            'Spare valves for refinery compressors cannot be imported, so seats are rebuilt. Laser-clad Stellite 6 on 410 steel was compared with the original forging in dry sliding to 400 °C. Wear rates are 1.8 and 1.5 × 10⁻⁵ mm³/Nm. Dilution above 12 % iron, found with the older of two lasers, doubles wear at temperature. In service, eleven rebuilt seats have completed 4,000 to 9,000 h, and inspection of three showed no cracking.',
        },
      ],
    },
    {
      university: 'enoriver',
      name: 'Rosalind Achterberg',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Materials Science and Engineering',
      mail: 'rachterberg',
      hIndex: 18,
      works: 30,
      topics: ['nanocomposites', 'biomaterials', 'digital volume correlation', 'hydrogels'],
      papers: [
        {
          title: 'Tough at one rate: entangled hydrogels under impact',
          date: '2026-03-02',
          venue: 'property',
          abstract:
            'Highly entangled hydrogels are tough and not viscous, a combination sought for cartilage. Toughness was measured from 10⁻³ to 300 per second by trouser tear and by a drop tower. It peaks at 2,400 J/m² near 1 per second and falls to 310 at the rate of a jump, below that of a conventional double network. Swelling to equilibrium takes a further third. Entanglement lifetimes from rheology predict the place of the peak. The rate dependence should be considered in the design of cartilage substitutes, which are loaded over the entire range.',
        },
        {
          title: 'Seeing strain inside printed lattices: volume correlation with honest error bars',
          date: '2023-04-04',
          venue: 'property',
          abstract:
            'Digital volume correlation yields full strain fields in lattices and seldom an uncertainty. Repeated scans of unloaded polymer lattices give an error that is ten times larger in struts under 300 µm and correlated along the scan axis. Propagating it, we find that 4 of 9 published claims of shear localisation in similar lattices would lie within noise. A speckle of 15 µm bismuth beads, 1 % by volume, lowers the error threefold and raises stiffness by 2 %.',
        },
        {
          title: 'Collagen Scaffolds Remember Being Frozen',
          date: '2021-09-23',
          venue: 'meeting',
          abstract:
            'Freeze-cast collagen is prized for aligned pores. Scaffolds frozen at the same rate but held for 0 to 72 h before drying differ in stiffness by a factor of four, through recrystallisation of ice. Fibroblasts follow pores in the stiff ones only. Holding time is not stated in 41 of 50 papers that we checked. Reporting of holding time and temperature is therefore essential to reproducibility.',
        },
      ],
    },
  ],
);
