import { worldField } from '../types.ts';

export const architecture = worldField(
  'Architecture',
  {
    place: { name: 'Journal of Building and Place', capitals: 'sentence' },
    design: { name: 'Proceedings of the Design Research Meeting', capitals: 'title' },
    science: { name: 'Letters in Architectural Science', capitals: 'sentence' },
    comfort: { name: 'Light, Air and Comfort', capitals: 'sentence' },
    heritage: { name: 'Old Buildings, New Uses', capitals: 'title' },
    carbon: { name: 'Materials and Whole-Life Carbon', capitals: 'sentence' },
  },
  [
    {
      university: 'vaagen',
      name: 'Gro Hatlestad',
      title: 'Professor',
      position: 'Professor',
      department: 'Institutt for arkitektur',
      mail: 'gro.hatlestad',
      hIndex: 17,
      works: 51,
      topics: ['timber construction', 'architectural heritage', 'laser scanning', 'building moisture'],
      papers: [
        {
          title: 'Leaning Together: Deformation of a Row of Wooden Warehouses Over Twelve Years of Scans',
          date: '2025-05-15',
          venue: 'heritage',
          abstract:
            'Wooden warehouses on fill lean, and restorers must decide which lean is history. Annual laser scans of nineteen party walls in a western Norwegian harbour row from 2012 to 2024 were registered to bedrock and compared storey by storey. Fourteen walls move by less than 1.5 mm a year and in step with groundwater. Five accelerate, all of them next to a warehouse that was straightened between 1979 and 1984: stiff neighbours take the load which sliding joints used to share. Groundwater was raised in 2014 and 2019, and two effects overlap in those years. We recommend restoring the slack in the joints.',
        },
        {
          title: 'Cladding that is allowed to rot: replacement intervals of weatherboards in 3 m of rain',
          date: '2023-02-23',
          venue: 'science',
          abstract:
            'Service-life models for timber cladding are calibrated on test racks. Bergen owners have kept receipts instead. From 74 houses with 1,312 dated repairs since 1950 we estimate survival of untreated and of painted weatherboards by height, orientation and eave. Median life is 46 years under an eave of 400 mm and 27 without; paint adds nine years where heartwood was used and none where it was not. A dose model predicts the order of façades correctly and the years by a factor of 1.6. Houses whose owners throw receipts away are missing, along with their habits.',
        },
        {
          title: 'Screws or pegs? Full-scale racking of a log wall repaired in two ways',
          date: '2020-10-06',
          venue: 'place',
          abstract:
            'When lower logs are replaced the old wall is nowadays screwed to the new sill. Four full-scale walls of 2.4 by 3.6 m, cut from one dismantled barn, were racked cyclically after a repair by oak pegs or by fully threaded screws. Screws doubled the stiffness and concentrated slip in the first old course, where two logs split at 38 mm. Pegged walls reached 71 mm without splitting and kept 80 % of their friction. Logs from one barn are alike; wetter wood was not tested. Repairs should follow the softness of the old wall.',
        },
      ],
    },
    {
      university: 'vinga',
      name: 'Petter Sandelin',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Institutionen för arkitektur',
      mail: 'petter.sandelin',
      hIndex: 15,
      works: 36,
      topics: ['circular building', 'adaptive reuse', 'life cycle assessment', 'design practice'],
      page: {
        language: 'sv',
        text: [
          'Petter Sandelin forskar om återbruk: vem som bär risken när en dörr får ett andra liv.',
          'Jag handleder två doktorander och har ingen ledig plats före 2028. Examensarbeten går bra. petter.sandelin@vinga.example',
        ],
        says: { students: 'no', address: 'petter.sandelin@vinga.example' },
      },
      papers: [
        {
          title: 'A catalogue of what is not yet there: designing with reused components two years ahead',
          date: '2026-02-17',
          venue: 'carbon',
          abstract:
            'Architects who wish to reuse components design before the donor building is taken down. We followed five Gothenburg projects from sketch to completion, logging 617 components that were reserved, and what came of each. Of these 41 % were installed as planned, 23 % in another place and 36 % never. Loss is greatest between survey and dismantling, from damage by squatters and rain, and does not depend on the type of component. All five clients were public, and private ones might not have waited. Drawings with tolerances of ±60 mm for openings absorbed most substitutions.',
        },
        {
          title: 'Who guarantees an old door? Warranties and the price of reuse',
          date: '2024-04-18',
          venue: 'place',
          abstract:
            'Reused doors are cheaper to buy than new ones and dearer to install. Breaking down the cost of 176 doors in three schools by invoice, we find that 46 % of the difference is risk: double inspection, a fire consultant’s letter, and contractors’ contingency of 12 to 30 %. Where the municipality took over the warranty the contingency fell to 4 %. No door has failed in four years. Doors certified for 30 minutes lose the certificate when moved, a rule for which neither fire tests on 18 of our doors nor its own history gives a reason.',
        },
        {
          title: 'Brick by Brick: Cleaning Lime and Cement Mortar From Façades of Three Decades',
          date: '2021-11-10',
          venue: 'design',
          abstract:
            'Bricks laid in lime come apart by hand; cement mortar is held to forbid reuse. We dismantled 14 m² each of façades of 1938, 1956 and 1971 with four tools and recorded minutes, dust and breakage. Yield is 88, 61 and 34 % of whole bricks. A saw cut along the joint, followed by shear, raises the last figure to 57 at 3.1 min per brick, which is still below the climate impact of new bricks by 71 %. The 1971 mortar was weaker than its specification, as was common, and a mortar made as specified might not yield at all.',
        },
      ],
    },
    {
      university: 'avongorge',
      name: 'Imogen Thackeray-Bose',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Architecture and Design',
      mail: 'i.thackeray',
      hIndex: 22,
      works: 58,
      topics: ['healthcare design', 'dementia-friendly homes', 'post-occupancy evaluation', 'daylighting'],
      papers: [
        {
          title: 'Finding the toilet at night: lighting and wayfinding in eleven dementia homes',
          date: '2025-09-18',
          venue: 'comfort',
          abstract:
            'Residents with dementia rise at night, and guidelines recommend an illuminated path. In eleven homes with 264 bedrooms we alternated three lighting schemes by week (door frame, floor line, none) and recorded 9,870 night-time trips with bed and door sensors. A lit frame around the toilet door reduced the time from bed to door by 21 s and wrong exits from 18 to 7 %. The floor line was stepped over, by people who took it for an edge. Ceiling lights switched on by staff interfered in a third of nights. Falls, 53 in all, did not differ.',
        },
        {
          title: 'Single rooms and the loneliness of the ward: an evaluation before and after a move',
          date: '2022-07-26',
          venue: 'place',
          abstract:
            'New British hospitals consist of single rooms. When one acute trust moved 368 beds from six-bed bays into single rooms, we interviewed 420 patients before and 433 after and tracked nurses with tags for six weeks each. Sleep and privacy improved (by 0.9 and 1.6 on a scale of seven); contact with other patients fell from 74 to 9 min a day, and patients over 80 rang the bell 40 % more. Nurses walked 1.9 km more per shift, though case mix changed with the move. A day room near the ward entrance was used when meals were served in it, and otherwise not.',
        },
        {
          title: 'Windows, Cancer Treatment and the Choice of a Chair',
          date: '2020-01-22',
          venue: 'design',
          abstract:
            'Infusion chairs face a window, a corridor or a neighbour. In two cancer centres with free choice, 1,516 arrivals were observed over three months. The chairs by the window are taken first on first visits and third on later ones, after those from which the nurses’ desk can be seen and those next to somebody known. Patients in pain choose walls. Post-occupancy questionnaires in the same centres put the view first, as they always do. Choice is limited from ten o’clock on, and the analysis uses arrivals with at least six chairs vacant.',
        },
      ],
    },
    {
      university: 'barton',
      name: 'Marcus Villanueva-Strand',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'School of Architecture',
      mail: 'mvstrand',
      hIndex: 10,
      works: 22,
      topics: ['daylighting', 'building performance', 'high-rise facades', 'parametric modelling'],
      papers: [
        {
          title: 'Glare complaints and glare metrics: fourteen months in a glass tower',
          date: '2025-11-25',
          venue: 'comfort',
          abstract:
            'Glare metrics were fitted to people who sat in test rooms for an hour. In an Austin office tower with automated shades we let 186 occupants override the shade and give a reason, and reconstructed luminance at their eyes by simulation from the sky camera, for 22,400 overrides. Daylight glare probability predicts first overrides of a day moderately (AUC 0.71), later ones not at all. Reflections from one neighbouring tower account for 29 % and are missing in standard models. People who lower the shade at nine leave it down until four. Occupants without any override, a fifth, remain a riddle.',
        },
        {
          title: 'Annual daylight simulation with the neighbour’s glass',
          date: '2023-06-08',
          venue: 'science',
          abstract:
            'Specular façades redirect sun into rooms that face north. Adding measured bidirectional reflectance of eleven curtain wall products to climate-based simulation, for street canyons of three widths, we quantify how much useful daylight and how much glare the neighbour contributes. At 30° N a north-facing room gains 90 to 210 h of direct reflection a year. Low-iron glass with an outer coating is worst. A diffuse approximation, as used in practice, misses 80 % of these hours. Soiling, which we measured on two façades only, reduces the effect by a tenth within a dry summer.',
        },
        {
          title: 'Fins That Nobody Cleans: Dust, Wasps and the Output of a Kinetic Façade',
          date: '2021-08-25',
          venue: 'design',
          abstract:
            'Kinetic façades are published at their opening. I returned to six of them, between four and eleven years old, in Texas and Arizona, with a logger and a ladder. Of 2,214 moving elements 63 % still moved; in two buildings none. Failures are due to dust in bearings, wasps’ nests and, most often, to a control computer that could no longer be logged in to. The owners of three more buildings did not let me in. Energy models at design stage had assumed full movement, and fixed at the present positions the same façades would save about a third of what was promised.',
        },
      ],
    },
    {
      university: 'erdre',
      name: 'Loïc Tanguy-Abadie',
      title: 'Dr',
      position: 'Lecturer',
      department: "Département d'architecture",
      mail: 'loic.tanguy',
      hIndex: 8,
      works: 23,
      topics: ['post-war housing estates', 'architectural heritage', 'archival drawings', 'adaptive reuse'],
      page: {
        language: 'fr',
        text: [
          'Loïc Tanguy-Abadie, architecte et historien. Je travaille sur la reconstruction, la préfabrication et ce qu’il en reste.',
          'Une thèse en contrat doctoral sera ouverte en mai 2027 sur les plans types. Dossier à déposer sur https://doctorat.erdre.example/candidatures ; pour toute question : loic.tanguy@erdre.example.',
        ],
        says: {
          students: 'yes',
          portal: 'https://doctorat.erdre.example/candidatures',
          address: 'loic.tanguy@erdre.example',
        },
      },
      papers: [
        {
          title: 'The Panel Factory and Its Customers: 41,000 Dwellings From One Mould, 1954–1973',
          date: '2024-10-08',
          venue: 'heritage',
          abstract:
            'Heavy prefabrication in France is told by system and by architect. With the order books of one factory near Nantes it can be told by panel: 1.3 million panels for 229 sites, of which 71 % come from 38 moulds. Architects are named for 94 sites; on the others the contractor chose from a list. Deviations from the list, such as a wider kitchen window in 1962, follow complaints that mayors forwarded to the factory and not any regulation (the books for 1966 burned). Moulds wore out after some 9,000 pours, and tolerances of joints, a cause of later leaks, can be dated by them.',
        },
        {
          title: 'Insulating a listed slab: what eleven mock-ups did to the joint pattern',
          date: '2022-12-13',
          venue: 'place',
          abstract:
            'Post-war slabs owe their appearance to joints, which external insulation covers. For a listed estate of 1,140 dwellings eleven full-scale mock-ups were built, photographed in three weathers and judged by 186 residents and 24 conservators. Aerogel render of 45 mm, which keeps the joints at 60 % of their depth, was preferred by both groups; residents ranked a plain thick render second, conservators last. Simulated heating demand falls by 38 and 61 %. Residents of gable flats, whose bills are highest, cared least for joints. Aerogel cost has since risen by half.',
        },
        {
          title: 'Drawings Corrected on Site: The Reconstruction of a Harbour Street, 1947–1955',
          date: '2020-04-29',
          venue: 'heritage',
          abstract:
            'Reconstruction architects drew façades that builders then changed. Comparing 330 contract drawings of one street in Saint-Nazaire with a photogrammetric survey, I record 1,870 deviations. Most are of a few centimetres, arising from stone sizes; 205 are larger, and 152 of these repeat a detail of the destroyed houses that owners remembered. Their letters ask for it rarely. Masons, several of whom had worked on the old street, are the likely authors. Pay sheets give their names until 1951, when the firm changed.',
        },
      ],
    },
    {
      university: 'rheinbogen',
      name: 'Regula Oberholzer-Känzig',
      title: 'Professor',
      position: 'Professor',
      department: 'Departement Architektur',
      mail: 'regula.oberholzer',
      hIndex: 14,
      works: 62,
      topics: ['adaptive reuse', 'industrial halls', 'architectural theory', 'circular building'],
      papers: [
        {
          title: 'Rooms inside rooms: heating people rather than halls',
          date: '2025-01-28',
          venue: 'comfort',
          abstract:
            'Converting an industrial hall usually means insulating all of it. In three Swiss conversions the hall was left cold and rooms were placed inside, an approach we evaluated through two winters. Halls followed the outdoor temperature with a damping of 40 % and never fell under 3 °C. Energy use per workplace is 28 to 52 % below a fully insulated variant by simulation. Users moved the meeting tables into the hall from April on; in January they crossed it in coats, which half of them (of 94) named as an advantage. Fire separation was granted by exemption, and will not be everywhere.',
        },
        {
          title: 'What Is Left When the Use Is Gone? Type and Indeterminacy in Halls',
          date: '2023-08-31',
          venue: 'design',
          abstract:
            'Theories of type presuppose a use, theories of reuse its absence. Reading 27 competition briefs for the conversion of halls in Switzerland and northern Italy from 1988 to 2020, together with 437 entries, I examine which properties of a hall the entries take as given. Section is kept in nine entries out of ten, plan in half, and structure in all; the word “flexible” occurs in 380 and goes with fewer changes of use afterwards. I argue that halls are determinate in section, and that indeterminacy is a claim about plans made by those who draw them. Built results exist for 19 of the briefs.',
        },
        {
          title: 'Crane rails as a load reserve: adding floors without touching foundations',
          date: '2020-06-17',
          venue: 'science',
          abstract:
            'Columns of former workshops carried cranes that have gone. How many storeys does that reserve bear? For 46 halls in the canton of Basel with surviving calculations, we recomputed columns and footings with today’s standards and office loads. Two timber floors are possible in 28 halls, one in 11. Corrosion at column bases, visible in nine halls, was not included; opening up the bases in two revealed a loss of section of 12 %. Braking forces of cranes cover the horizontal loads of earthquake zone 1 except in four cases.',
        },
      ],
    },
    {
      university: 'marselis',
      name: 'Asger Bilde',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Institut for Byggeri og Arkitektur',
      mail: 'asger.bilde',
      hIndex: 16,
      works: 40,
      topics: ['daylighting', 'building performance', 'thermal comfort', 'post-occupancy evaluation'],
      papers: [
        {
          title: 'The teacher’s hand on the blind: daylight in forty classrooms over a school year',
          date: '2024-06-11',
          venue: 'comfort',
          abstract:
            'Danish schools are designed for daylight, and blinds decide whether it arrives. Time-lapse images of blinds, screens and lamps in forty classrooms were taken every five minutes for one school year. Blinds are lowered 1.1 times a day and raised 0.3 times; by November the median window is covered to 62 %. The projector causes most closures in rooms where the board is next to the window wall. Moving the board, as we did in eight rooms, restored daylight autonomy from 34 to 51 %. Teachers in these rooms had volunteered.',
        },
        {
          title: 'Open windows, loud playground: what limits airing in renovated schools',
          date: '2022-02-15',
          venue: 'science',
          abstract:
            'Natural ventilation of classrooms depends on windows that somebody opens. In 24 classrooms with loggers for CO₂, noise and window state we estimated the hazard of opening and closing. Opening follows CO₂ above 1,200 ppm only in rooms that have a display; closing follows noise from outside at 58 dB and draught. A timetable that staggers breaks between two courtyards lowered closing during lessons by 40 % and mean CO₂ by 260 ppm. Winter data at below −5 °C are scarce, as that winter was mild.',
        },
        {
          title: 'Colour of Winter Light in Homes With Triple Glazing',
          date: '2019-11-05',
          venue: 'design',
          abstract:
            'Residents say of triple glazing that the light is greyer. Spectral measurements in 33 renovated and 29 unrenovated flats of one Aarhus estate show transmission lower by 17 % and a shift of −240 K in correlated colour temperature under overcast skies. In side-by-side booths 48 adults detect the difference in colour in 56 % of trials, the difference in level in 81 %. The greyer light is thus mainly less light. Curtains were drawn back for all measurements, unlike in life. White reveals, painted in eleven flats, compensated the level at the sofa by a third.',
        },
      ],
    },
    {
      university: 'mystic',
      name: 'Yuna Halvorsen-Choi',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'School of Architecture',
      mail: 'yhc',
      hIndex: 12,
      works: 26,
      topics: ['computational design', 'timber construction', 'parametric modelling', 'full-scale mock-ups'],
      papers: [
        {
          title: 'Forks, not planks: a pavilion from 86 scanned tree crotches and what the solver rejected',
          date: '2026-04-01',
          venue: 'science',
          abstract:
            'Tree forks are natural moment connections and go to the chipper. We scanned 393 forks from a Massachusetts street-tree yard, and assigned them to the nodes of a freeform grid by an alternating optimisation of assignment and geometry. The final structure uses 86 forks within 4° of their own angle; a greedy assignment would have needed twice the stock for the same tolerance. Bending tests on 21 forks give 0.7 to 1.4 times the code strength of sawn maple. Two forks with included bark broke in handling and were not visible as such in the scan. Moisture went from 38 to 14 % after assembly, with some creep.',
        },
        {
          title: 'Why do students stop exploring? Logs of 240 parametric models',
          date: '2024-02-08',
          venue: 'place',
          abstract:
            'Parametric tools are said to widen the search for form. With consent we logged every state of 240 student models in four design studios. Students vary on average 3.1 of 27 parameters after the first week, and 70 % of the states visited lie in a tenth of the space. New parameters are added to repair, not to explore. A plug-in that shows three distant feasible states, given to half of the groups, increased breadth by 45 % and was switched off by most before the final review. Grades were unrelated to breadth, and jurors, shown unlabelled renderings, could not tell the groups apart.',
        },
        {
          title: 'Learned Surrogates for Acoustic Form-Finding and Their Blind Spots',
          date: '2022-05-05',
          venue: 'design',
          abstract:
            'Shaping a concert ceiling by simulation takes hours per variant; surrogates answer in milliseconds. A graph network trained on 18,000 ray-traced ceilings predicts clarity and strength at 200 seats to within one just noticeable difference for 94 % of held-out designs. Optimisation finds the other 6 %: of the ten best designs by the surrogate, seven had focusing that the simulation revealed. Penalising distance to training data reduced this to one, and the gain by half. Diffraction is absent from surrogate and simulation alike.',
        },
      ],
    },
    {
      university: 'cootes',
      name: 'Darius Mehrpour',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'School of Engineering Practice and Architecture',
      mail: 'mehrpour',
      hIndex: 21,
      works: 55,
      topics: ['building performance', 'building energy simulation', 'thermal comfort', 'housing design'],
      papers: [
        {
          title: 'Heat in the top-floor flat: overheating in Ontario towers without cooling',
          date: '2025-08-05',
          venue: 'comfort',
          abstract:
            'Most towers of the 1960s in Ontario have no cooling, and overheating is estimated by simulation. We logged 192 flats in nine towers through two summers. During the warmest week the median bedroom stayed above 28 °C for 96 h, and 11 % exceeded 32 °C at night. Top floors are warmer by 1.1 K, west façades by 1.7, and flats whose windows open only 100 mm by 2.3. Calibrated models reproduce means and miss nights, as they assume open doors. An opening restrictor that unlocks above the third floor’s guard height would be the cheapest measure; tenants with window units were excluded.',
        },
        {
          title: 'Setbacks that never happened: heat pumps and the thermostats of social housing',
          date: '2023-12-05',
          venue: 'science',
          abstract:
            'Night setback saves gas; with heat pumps it may cost power. Thermostat records from 562 retrofitted dwellings show that 58 % of tenants continued their setback, which triggered electric backup on 41 mornings per winter and added 9 % to consumption. A letter had no effect, and a thermostat that limits recovery to 1.5 K per hour cut the backup by 84 %. Dwellings with wood stoves, about 50, behaved so differently that we report them apart. Simulations during design had assumed constant set-points.',
        },
        {
          title: 'Shared walls, shared heat: adaptive comfort of neighbours with unequal means',
          date: '2021-04-07',
          venue: 'comfort',
          retracted: true,
          abstract:
            'Heat flows between flats kept at different temperatures, so that thrifty tenants are heated by their neighbours. Using paired sensors in 120 adjacent flats we estimated inter-flat gains of up to 34 % of heating demand and related them to comfort votes (n = 4,800). Tenants receiving heat voted neutral at 19.1 °C, tenants giving at 21.4. An adaptive model with a term for received heat explains 62 % of the variance in votes. Billing by set-point instead of consumption is proposed as a fairer scheme.',
        },
        {
          title: 'Blower Doors in Winter: Air Leakage of Towers at Stack Pressure',
          date: '2019-02-26',
          venue: 'design',
          abstract:
            'Leakage of flats is tested at 50 Pa, and winter in a tower applies 60 at the entrance and less than nothing at the top. Guarded tests on 36 flats of three towers, repeated at −15 and +10 °C, separate outer leakage from leakage to the corridor. The latter is two thirds of the total. Sealing corridor doors shifted flow to the riser and reduced infiltration at the base by 12 % only; sealing risers at every fifth floor gave 41 %. The towers were of one make, with garbage chutes that might be called chimneys.',
        },
      ],
    },
    {
      university: 'matildabay',
      name: 'Elise Wanneroo-Finch',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'School of Design and Built Environment',
      mail: 'elise.finch',
      hIndex: 11,
      works: 28,
      topics: ['thermal comfort', 'housing design', 'post-occupancy evaluation', 'remote settlements'],
      papers: [
        {
          title: 'Sleeping outside: verandas, yards and the thermal life of houses in the Kimberley',
          date: '2025-03-13',
          venue: 'place',
          abstract:
            'Government houses in remote Western Australia are assessed as if people stayed in the bedrooms. With residents of two communities as co-researchers, 44 households kept sleeping maps through one year, 6,130 nights. In the build-up to the wet 57 % of adults slept on verandas, yards or roofs. Verandas deeper than 2.7 m facing a street were used most; those facing the rear, as in the standard plan, hardly. Households in mourning had moved and could not be followed. Indoor heat above 30 °C explains when people go out, and company explains where.',
        },
        {
          title: 'Power cards and the fridge: electricity rationing in eighty prepaid houses',
          date: '2023-01-31',
          venue: 'science',
          abstract:
            'Prepaid meters disconnect houses without any record of it as an outage. Loggers in eighty houses measured 3,940 disconnections in a year, 49 per house, with a median of 5.6 h and mostly before pension day. Indoor temperature rises by 0.9 K per hour in lightweight and by 0.3 in block houses once the air conditioner is off. Insulating ceilings postponed disconnection by 1.7 days a month. One community declined to have individual houses identified, and we report its totals. Fridges of 41 houses exceeded 8 °C for two hours at least weekly.',
        },
        {
          title: 'Fixing What Breaks: Maintenance Logs as Evidence for Housing Design',
          date: '2020-08-12',
          venue: 'design',
          abstract:
            'Damage to remote housing is routinely blamed on tenants. We coded 7,310 maintenance jobs on 286 houses by cause, as established by the tradesperson on site. Faulty installation accounts for 33 %, lack of routine service for 52 and misuse for 8. A change of tap model in 2014 removed the most frequent single job. House types designed with residents had 27 % fewer jobs per year, albeit over a shorter period. Jobs that were never reported, perhaps one in four according to a survey of 40 houses, are mainly doors.',
        },
      ],
    },
    {
      university: 'shahgoli',
      name: 'Golnar Sahabi',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Faculty of Architecture',
      mail: 'g.sahabi',
      hIndex: 9,
      works: 27,
      topics: ['vernacular architecture', 'courtyard houses', 'thermal comfort', 'architectural heritage'],
      page: {
        language: 'fa',
        text: [
          'گلنار سحابی، استادیار دانشکدهٔ معماری. موضوع کارم خانه‌های حیاط‌دار در اقلیم سرد و شیوهٔ زندگی در آن‌هاست.',
          'پذیرش دانشجوی دکتری تنها از راه آزمون و سامانهٔ https://paziresh.shahgoli.example انجام می‌شود. لطفاً برای درخواست پذیرش ایمیل نفرستید.',
        ],
        says: { doNotEmail: true, portal: 'https://paziresh.shahgoli.example' },
      },
      papers: [
        {
          title: 'Winter rooms of Tabriz: seasonal movement in cold-climate courtyard houses, measured and remembered',
          date: '2024-12-10',
          venue: 'comfort',
          abstract:
            'Courtyard houses of hot Iran are well studied; in Tabriz, where January averages −2 °C, families moved into the south-facing room and under the korsi. We monitored seven surviving houses for two winters with the korsi in use in three, and recorded memories of 26 former inhabitants. Under the quilt it was 26 to 31 °C at a room temperature of 9, for 0.9 kW of charcoal or electricity. Memories put the move in the week after the first frost, which in records of the airport has shifted by 16 days since 1955. The monitored families kept the houses out of affection and may bear more cold than others would.',
        },
        {
          title: 'The proportion of the orsi: sash windows and daylight in thirty Qajar reception rooms',
          date: '2022-08-16',
          venue: 'place',
          abstract:
            'The orsi, a wall of coloured sashes, closes the reception room of many Qajar houses. Was its division governed by light, by timber or by number? Survey of thirty rooms in Tabriz and Ardabil shows sashes of uniform width (0.78 ± 0.04 m) in numbers of three, five or seven, with room width adapted to the sash. Coloured glass covers 22 % of the area and lowers illuminance on the seat of honour to 180 lx at winter noon, against 650 with clear glass. Eleven orsis had been restored with glass of unknown transmittance. Deviations from symmetry occur towards the service door.',
        },
        {
          title: 'Rebuilding With Less Mud: Villagers’ Choices After an Earthquake in East Azerbaijan',
          date: '2020-03-03',
          venue: 'design',
          abstract:
            'After the Varzaqan earthquakes of 2012 steel-framed houses replaced adobe. Seven years later we visited 164 households in nine villages. All use the new house; 78 % have built a second room by themselves, in adobe for 41 of them, for bread, storage or grandparents. Heating fuel per square metre in the new house is 1.9 times that of surviving adobe houses of relatives. Households that left for the city were met neither in the village nor by us. Villagers distrust adobe walls and trust adobe vaults, contrary to engineering opinion.',
        },
      ],
    },
    {
      university: 'dreisam',
      name: 'Eckbert Waldvogel',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Institut für Bauforschung',
      mail: 'waldvogel',
      hIndex: 18,
      works: 110,
      topics: ['vernacular architecture', 'architectural heritage', 'archival drawings', 'dendrochronology'],
      papers: [
        {
          title: 'Smoke, Hay and the Hipped Roof: Dated Black Forest Farmhouses 1530–1750',
          date: '2023-04-04',
          venue: 'heritage',
          abstract:
            'The great roof of the Black Forest house is explained by snow, hay or smoke, depending on the author. Tree-ring dates of 96 farmhouses, with measured sections, show in which order its features came. Hay lofts over the dwelling appear from 1561, in houses that still have a low pitch; the steep hip follows after 1610 and higher valleys first. Smoke-blackening reaches the ridge in 81 houses and was sealed off from 1690. Houses on the plain burned in the wars and are known from inventories. Hay, then, precedes the hip by two generations.',
        },
        {
          title: 'A carpenter’s account book and twelve of his barns',
          date: '2021-02-17',
          venue: 'place',
          abstract:
            'One carpenter’s account book of 1788 to 1811 can be connected to twelve standing barns. It states hours, timbers and beer. Framing took 11.4 h per cubic metre of timber, raising a tenth of it with 24 to 40 people. Assembly marks show that he cut all four cross frames flat on one another, for errors repeat to the millimetre and in a mirrored order. Two barns were billed twice, once for repair within three years. The timber volume in the book exceeds what stands today by 18 %, of which offcuts explain half.',
        },
        {
          title: 'Moved Houses: Translocation as a Rural Habit',
          date: '2019-06-25',
          venue: 'heritage',
          abstract:
            'Open-air museums move houses and are reproached for it. In the archives of three districts of Baden I found 341 permits of 1770 to 1890 to take down a timber house and erect it elsewhere, at a median distance of 4 km. Dowry and consolidation of fields are the reasons given most. Of 38 such houses that could be located, 29 had been dated as originals of their present site. Marks by chisel and by paint distinguish the first assembly from the second. The habit ends with fire insurance, which valued masonry only.',
        },
      ],
    },
    {
      university: 'merricreek',
      name: 'Thuy-Linh Prentice',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Faculty of Architecture',
      mail: 'thuylinh.prentice',
      hIndex: 13,
      works: 33,
      topics: ['housing design', 'post-occupancy evaluation', 'high-rise facades', 'daylighting'],
      papers: [
        {
          title: 'Borrowed light: bedrooms without windows ten years after the rule',
          date: '2026-06-16',
          venue: 'comfort',
          abstract:
            'Until 2017 bedrooms in Melbourne flats could borrow light through another room. We measured 126 such bedrooms and 109 with windows in the same buildings, and asked 301 occupants. Median daylight factor is 0.2 against 1.4 %. Borrowed-light rooms are used for sleep by 58 %, for storage by 27; in shared flats they rent for A$47 a week less. CO₂ at six in the morning exceeds 1,800 ppm in four out of ten. Sleep quality by questionnaire does not differ once income is adjusted for, a result we would not read as reassurance, given who answers.',
        },
        {
          title: 'Where do the bicycles live? Entrance sequences in forty apartment buildings',
          date: '2023-10-24',
          venue: 'place',
          abstract:
            'Stores for bicycles are provided in basements, and bicycles live on balconies. In forty buildings we counted 2,915 bicycles by location and measured the path from street to store in doors, turns and seconds. Each additional door costs 9 points of use, a ramp more than a lift. Stores opening from the street are full and suffer more theft (2.1 % a year against 0.7). Architects interviewed knew the figures from the code, not the path. Delivery riders’ heavy electric cycles, charged in flats, fit none of the stores.',
        },
        {
          title: 'Plans Sold, Plans Lived: Furniture in 196 Off-the-Plan Flats',
          date: '2021-05-12',
          venue: 'design',
          abstract:
            'Sales plans show furniture that sells. With buyers of 196 flats in seven Melbourne buildings we compared brochure and reality two years later. Beds are wider by 18 cm, tables absent in 44 % of the flats, and a desk present in 71 although none was drawn. The brochure’s sofa exists at 86 % scale in six of seven developers’ plans. Circulation overlaps with the only place for a drying rack in 120 flats. Our visits took place in the pandemic, when a desk may have been more common than before.',
        },
      ],
    },
    {
      university: 'rivelin',
      name: 'Jerome Ackroyd-Diallo',
      title: 'Dr',
      position: 'Reader',
      department: 'School of Architecture',
      mail: 'j.ackroyd',
      hIndex: 19,
      works: 44,
      topics: ['circular building', 'life cycle assessment', 'adaptive reuse', 'embodied carbon'],
      papers: [
        {
          title: 'Steel twice: carbon and cost of 37 buildings with reclaimed sections',
          date: '2024-09-03',
          venue: 'carbon',
          abstract:
            'Reclaimed steel avoids nearly all emissions of new sections on paper. From invoices, weights and transport notes of 37 British buildings with at least 10 t of reclaimed steel we computed what was avoided in fact. Mean saving is 1.4 kg CO₂e per kg installed instead of 2.3, because sections were on average 17 % heavier than needed and travelled 240 km twice. Price was 4 % above new. Testing and fabrication waste were recorded in 26 projects and assumed in eleven. Projects whose engineer redesigned after the stock was known lost least.',
        },
        {
          title: 'How much carbon is in a drawing? Early estimates against as-built quantities',
          date: '2022-11-15',
          venue: 'carbon',
          abstract:
            'Decisions with large consequences for carbon are made when quantities are unknown. Sixty-four schemes were estimated at concept stage by three tools and, after completion, from delivery tickets. Errors have a standard deviation of 27 % and a common bias: foundations and services are underestimated by 40 and 55 %. Ranking of options within one scheme is right in 79 % of pairs. Tickets for concrete state the mix ordered, and water added on site goes unrecorded. A correction from previous schemes of the same practice halves the bias.',
        },
        {
          title: 'Cutlers’ Courtyards: Small Workshops Reused Without a Project',
          date: '2020-05-07',
          venue: 'heritage',
          abstract:
            'Adaptive reuse is studied where an architect is involved. In Sheffield’s cutlery quarter 134 courtyard workshops have been reused in part and without permission by musicians, platers and, lately, bakers. Measured surveys of 23, with their use since 1970 from directories and interviews, show a median of seven uses and of £1,900 spent at each change. The hearth wall was kept in all of them. Rents were told to us by those still there. After grant-funded restoration of nine courts the number of uses fell to one.',
        },
      ],
    },
    {
      university: 'ruissalo',
      name: 'Ulla Mannerkoski',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Art History and Architecture',
      mail: 'ulla.mannerkoski',
      hIndex: 13,
      works: 59,
      topics: ['architectural theory', 'architectural heritage', 'schools', 'timber construction'],
      papers: [
        {
          title: 'Standard Plans, Local Hands: Finnish Village Schools 1921–1939 and What Was Built',
          date: '2025-06-26',
          venue: 'heritage',
          abstract:
            'A national office sent standard plans to Finnish municipalities, which built some 2,600 village schools from them. For 144 schools in the south-west I compare plan, contract and building. Nine in ten keep the classroom exactly, 6.6 by 9 m with light from the left. The teacher’s flat is enlarged in 56, moved in 38, and given its own porch in 97, by decision of boards whose chair was in most cases the vendor of the timber. Schools demolished since 1970 are represented by insurance drawings. The standard was observed where the pupils were concerned.',
        },
        {
          title: 'On the word “tectonic” in competition juries, 1985–2015',
          date: '2023-03-15',
          venue: 'place',
          abstract:
            'What do juries mean when they praise the tectonic? In reports of 186 Finnish competitions the word and its derivatives occur 423 times, unknown before 1989 and at its peak in 2004. In context it names a visible joint (38 %), a material (33 %) or, later on, simply approval. Entries so described have no more visible structure than others when coded blind from the panels. First uses follow a translated book by three years and two jurors’ lectures by months. I conclude that the concept worked as a password; what it excluded was plaster.',
        },
        {
          title: 'Log buildings of massive glued timber: shrinkage, settlement and the door that sticks',
          date: '2021-09-29',
          venue: 'science',
          abstract:
            'Schools are again built of logs, glued and non-settling according to the manufacturers. Levels read for three years in four new schools show settlement of 2 to 9 mm per storey, against 0 promised and 60 for traditional logs. Half occurs in the first heating season, and where the moisture at delivery exceeded 14 % it is doubled. Doors in 35 of 124 openings had to be planed. Air leakage increases by 8 % a year at corners with sliding tape. One manufacturer supplied all four buildings.',
        },
      ],
    },
  ],
);
