import { worldField } from '../types.ts';

export const foodScience = worldField(
  'Food science',
  {
    structure: { name: 'Journal of Food Structure', capitals: 'sentence' },
    safe: { name: 'Proceedings of the Safe Food Meeting', capitals: 'title' },
    fermented: { name: 'Letters in Fermented Foods', capitals: 'sentence' },
    senses: { name: 'Taste, Smell and Choice', capitals: 'sentence' },
    digestion: { name: 'Food and Digestion', capitals: 'sentence' },
    processing: { name: 'Processing and Preservation', capitals: 'title' },
    risk: { name: 'Microbes and Risk in Food', capitals: 'sentence' },
    quality: { name: 'Composition and Quality of Foods', capitals: 'sentence' },
  },
  [
    {
      university: 'shandon',
      name: 'Fiachra Ó Muirthile',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Food Science and Technology',
      mail: 'fiachra.omuirthile',
      hIndex: 45,
      works: 160,
      topics: ['fermentation', 'traditional cheeses', 'food microbiology', 'bacteriophages'],
      page: {
        language: 'en',
        text: [
          'We study what grows on and in cheese, and what eats it.',
          'Two PhD studentships (stipend €25,000, EU and non-EU fees covered) begin in September 2027. Send a CV and the name of a cheese you would put under a microscope, with your reasons, to fiachra.omuirthile [at] shandon [dot] example. Use the reference CHEESE-PHD.',
        ],
        says: {
          students: 'yes',
          subjectCode: 'CHEESE-PHD',
          address: 'fiachra.omuirthile [at] shandon [dot] example',
        },
      },
      papers: [
        {
          title: 'Phage succession in a cheddar plant over 26 months and the limits of starter rotation',
          date: '2025-09-24',
          venue: 'fermented',
          abstract:
            'Starter rotation is practised to outrun bacteriophages without knowledge of how long these persist. Whey from 1,140 vats of one plant was tested weekly against 38 lactococcal strains, and 212 phages were sequenced. Phages of the 936 group reappeared after an absence of up to 31 weeks with at most four substitutions, which indicates a reservoir inside the plant. Aerosol at the whey separator held 10⁴ per cubic metre. The plant processes winter milk on a different line that we did not sample. Extending rotation from three to nine strains reduced slow vats from 3.1 to 2.4 %; covering the separator reduced them to 0.9.',
        },
        {
          title: 'Eyes in Swiss-type cheese: hay particles are necessary and not sufficient',
          date: '2023-04-11',
          venue: 'structure',
          abstract:
            'Cleaner milk yields cheese with too few eyes, a loss attributed to missing hay particles. In 72 experimental cheeses hay powder of four size classes was added at 0 to 8 mg per 100 kg of milk, and eye formation was followed by weekly computed tomography. Eye number increases with particles of 10 to 50 µm up to 2 mg and levels off. Curd with a dissolved gas content below a threshold at day 30, measured by a needle probe, formed slits irrespective of hay. Capillaries trapped in the particle appear to be the nuclei, since pre-wetted powder under vacuum had no effect.',
        },
        {
          title: 'A Bacteriocin Producer in Smear-Ripened Cheese: Listeria Falls, Then Returns',
          date: '2020-10-13',
          venue: 'safe',
          abstract:
            'Protective cultures for smear cheeses suppress Listeria in short challenge tests. A lacticin-producing strain was included in the smear of 60 cheeses inoculated with 50 cfu/cm² of a five-strain cocktail and ripened for 60 days. Counts fell by 3.2 log units within ten days and recovered to within 0.6 of the control at day 45. Recovered isolates were not resistant; production of bacteriocin ceased when the yeast had consumed lactate. Repeated smearing with fresh culture on day 20 maintained 2.1 log units of reduction.',
        },
      ],
    },
    {
      university: 'vaagen',
      name: 'Ragna Hopsdal',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Marine Food Science',
      mail: 'ragna.hopsdal',
      hIndex: 20,
      works: 53,
      topics: ['seafood by-products', 'food safety', 'shelf life', 'in-vitro digestion'],
      papers: [
        {
          title: 'Herring heads and the oxidation clock: how many minutes before stabilisation?',
          date: '2025-02-11',
          venue: 'quality',
          abstract:
            'Heads and backbones of herring could become food if their lipids were protected in time. By-products from a filleting line in Austevoll were held on ice or at 8 °C for 0 to 24 h before dipping in a rosemary–citrate solution, and ground products were stored frozen. Peroxide value after twelve weeks stayed under 5 meq/kg when dipping took place within 25 min at 8 °C or 3 h on ice. Gills contribute a third of the haemoglobin and 7 % of mass; their removal extended both limits about twofold. Fish caught in May, with 19 % fat, oxidised slower than lean winter fish, for reasons that we do not know.',
        },
        {
          title: 'Cadmium in brown crab: cooking moves it from the body to the white meat',
          date: '2022-11-15',
          venue: 'quality',
          abstract:
            'White meat of brown crab is regulated because brown meat is not regarded as meat. We analysed 180 crabs from four Norwegian areas, raw and after three methods of cooking. White claw meat contained 0.02 mg/kg of cadmium raw and 0.11 after whole boiling, owing to leakage from the hepatopancreas; removing the carapace first kept it at 0.03. Freezing before boiling raised it to 0.29. North of 67° the raw content was higher by a factor of six. In-vitro bioaccessibility, 71 to 84 %, was not influenced by the method.',
        },
        {
          title: 'Superchilled Salmon by Slurry: Ice Crystals and the Smoked Slice',
          date: '2020-01-15',
          venue: 'processing',
          abstract:
            'Superchilling replaces ice in boxes by ice in the fish. Salmon fillets superchilled in slurry to 10 or 20 % ice were compared with iced controls for shelf life and for quality after cold smoking. Microbial shelf life was 22 and 24 days as opposed to 17. Gaping scores of smoked slices were unaffected at 10 % and rose by half at 20 %. All fish came from one harvest in October. Crystals larger than 200 µm formed within 6 mm of the skin, as micrographs of freeze-substituted muscle show.',
        },
      ],
    },
    {
      university: 'marquam',
      name: 'Whitney Kalama-Burke',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Food Science and Technology',
      mail: 'wkalamaburke',
      hIndex: 22,
      works: 57,
      topics: ['sensory science', 'consumer panels', 'hop aroma', 'smoke taint'],
      papers: [
        {
          title: 'Smoke-exposed Pinot noir: how much of the ash note is released in the mouth?',
          date: '2025-12-02',
          venue: 'senses',
          abstract:
            'Bound phenols in smoke-exposed wine are odourless until saliva releases them. Thirty-four trained assessors rated ashy aftertaste of twelve Oregon wines of the 2020 vintage at four times up to 90 s, and gave saliva before and after. Ratings correlate with bound guaiacol and cresols at 0.74 after 60 s and at 0.31 immediately. Individual hydrolysis rates differ by a factor of 28 between assessors and explain 39 % of differences in rating. Eight panellists detected no smoke in any wine. A spiking threshold determined by an average panel is thus of restricted use to growers and insurers.',
        },
        {
          title: 'Free thiols in hazy beer: analytical gain, sensory silence',
          date: '2024-02-13',
          venue: 'senses',
          abstract:
            'Yeasts engineered to release thiols from hop precursors are marketed for tropical aroma. Nine pale beers with 3-sulfanylhexanol between 60 and 4,900 ng/l were brewed at 2 hl and evaluated by a panel of 14 and by 180 consumers. Tropical intensity increased up to 900 ng/l, about fifteen times threshold, and not beyond; above 3,000 ng/l a sweat note appeared. Liking was highest at 400 to 900. Only one base recipe was used, with a bitterness on the low side. With dry hopping at 8 g/l the effect disappeared altogether.',
        },
        {
          title: 'Descriptive Analysis Online: Panels at Home With Posted Samples',
          date: '2024-11-16',
          venue: 'safe',
          abstract:
            'Sensory panels that could not meet were sent their samples. For berry purees, iced tea and crackers we compared profiles from a home panel supervised by video with those from booths by the same eleven assessors. Configurations agree for crackers (RV coefficient 0.94) and tea (0.91), less so for purees (0.72), whose temperature varied from 4 to 19 °C at the time of tasting. Discrimination per assessor fell by 12 %. Household smells were reported in 9 % of sessions, a number that depends upon honesty.',
        },
      ],
    },
    {
      university: 'albufera',
      name: 'Remedios Catalá Blasco',
      title: 'Professor',
      position: 'Professor',
      department: 'Departament de Tecnologia d’Aliments',
      mail: 'remedios.catala',
      hIndex: 36,
      works: 132,
      topics: ['non-thermal processing', 'food packaging', 'shelf life', 'fruit juices'],
      papers: [
        {
          title: 'High-Pressure Processing of Tiger Nut Milk: Spores Decide, Whatever the Pressure',
          date: '2025-04-01',
          venue: 'processing',
          abstract:
            'Horchata from tiger nuts coagulates on heating, which makes it a candidate for high pressure. Pilot batches were treated at 400 to 600 MPa for 2 to 6 min and stored at 4 and 8 °C. Vegetative counts fell below detection at 500 MPa for 3 min and stayed there for 28 days at 4 °C. Psychrotolerant Bacillus spores, found in 11 of 30 batches of nuts, germinated after pressure and reached 10⁶ cfu/ml by day 12 at 8 °C. Soaking nuts in peracetic acid reduced positive batches to three. No growth of Clostridium was seen in challenge tests at 8 °C over 30 days, while abuse temperatures were not examined.',
        },
        {
          title: 'Oxygen through the closure: shelf life of cold-pressed juice in recycled bottles',
          date: '2023-09-20',
          venue: 'quality',
          abstract:
            'Shelf-life models for juice in polyester bottles treat the wall as the barrier. With optical sensors we separated oxygen entering through wall, closure and headspace in bottles containing 0 to 100 % recycled material. For 250 ml bottles the closure accounts for 47 % of ingress over eight weeks, the initial headspace for 21 %. Recycled content up to 75 % has no measurable influence; full recycled bottles vary more from lot to lot. Closures came from three moulds of a single producer. Vitamin C retention is predicted within 5 % once light is excluded.',
        },
        {
          title: 'Pulsed Electric Fields Before Frying Sweet Potato: Less Oil and Less Colour',
          date: '2019-11-13',
          venue: 'processing',
          abstract:
            'Pulsed electric fields soften tubers and alter what happens in the fryer. Sweet potato strips treated with 1.1 kV/cm at 0.4 to 3 kJ/kg were fried at 160 °C. Cutting force declined by 41 % and oil uptake by 16 % at 1.5 kJ/kg. Leaching of sugars reduced browning and acrylamide by a third, and panels of 72 consumers liked the paler product less by 0.6 points on a nine-point scale. Adding the leached sugars back restored both colour and acrylamide.',
        },
      ],
    },
    {
      university: 'erdre',
      name: 'Thierry Guillouzic',
      title: 'Professor',
      position: 'Professor',
      department: 'Département de sciences des aliments',
      mail: 'thierry.guillouzic',
      hIndex: 41,
      works: 124,
      topics: ['in-vitro digestion', 'infant foods', 'food proteins', 'emulsions'],
      papers: [
        {
          title: 'Preterm digestion in vitro and in tube-fed infants: does the model curdle like the child?',
          date: '2026-04-14',
          venue: 'digestion',
          abstract:
            'Static digestion models for preterm infants have been adjusted to pH and enzyme levels and rarely to structure. Gastric aspirates of 22 preterm infants fed fortified human milk were collected at 35, 60 and 90 min with parental consent and compared with a dynamic model using the same feeds. Proteolysis agrees within 6 percentage points. Aspirates contained loose aggregates of 20 to 60 µm, the model compact clots of up to 900, because peristalsis is imitated by a paddle. At one tenth of the shear, clots came closer to those in vivo, and lipolysis dropped by 14 %. Aspirates passing an 8 French tube exclude large particles, a bias in favour of agreement.',
        },
        {
          title: 'Goat milk infant formula: clotting in the stomach matters less than homogenisation',
          date: '2023-06-20',
          venue: 'digestion',
          abstract:
            'Goat milk formulas are said to form softer curds owing to their low content of αs1-casein. We prepared nine formulas from cow and goat milk with three whey ratios and two homogenisation pressures and digested them in a dynamic infant model. Particle size after 60 min is governed by whey ratio (52 % of variance) and homogenisation (23 %), and by species for 4 %. Goat milk was from herds with a known distribution of casein alleles. Differences reported between commercial products may stem from their processing rather than their animals.',
        },
        {
          title: 'Lipid droplets coated with milk phospholipids survive spray drying at 1.8 % and not at 0.6 %',
          date: '2025-04-27',
          venue: 'structure',
          abstract:
            'Large droplets with a phospholipid coat imitate human milk fat globules, provided they endure drying. Emulsions with mode diameters of 3.5 to 6 µm and 0.6, 1.2 or 1.8 % phospholipid on fat were spray-dried at pilot scale and reconstituted. Droplet size was preserved at 1.8 % only. Confocal images show protein in the coat after drying in all samples, and lipolysis in vitro was faster by 9 % where protein coverage exceeded half. Storage for six months at 25 °C raised free fat from 1.4 to 3.9 %.',
        },
      ],
    },
    {
      university: 'graslei',
      name: 'Elke Vermandere',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Food Safety and Food Quality',
      mail: 'elke.vermandere',
      hIndex: 26,
      works: 73,
      topics: ['food safety', 'food microbiology', 'challenge tests', 'quantitative risk assessment'],
      papers: [
        {
          title:
            'One cell in 200 packs: lag times of single Listeria cells on cooked ham and the meaning of 100 per gram',
          date: '2025-08-19',
          venue: 'risk',
          abstract:
            'Challenge tests inoculate hundreds of cells although natural contamination is of the order of one. We inoculated 1,920 packs of sliced ham with a mean of one stressed cell of Listeria monocytogenes each and determined growth after storage at 4 and 7 °C. The limit of 100 per gram on day 21 at 7 °C was exceeded by 38 % of contaminated packs, compared with all packs of a conventional test with 10² cells. The coefficient of variation of lag, 0.7, explains the difference; 21 % of cells did not grow at all. Strain and stress (starvation on steel) were fixed, and lags after other stresses will differ.',
        },
        {
          title: 'Norovirus on raspberries: recovery between laboratories and between berries',
          date: '2023-02-22',
          venue: 'risk',
          abstract:
            'Negative norovirus tests on berries are difficult to interpret when recovery is near one per cent. In a ring trial 13 laboratories analysed frozen raspberries spiked at three levels under the standard method. Median recovery of the process control was 2.1 %, ranging from 0.2 to 19. At 120 genome copies per 25 g, detection was 41 %. Between-berry variation, assessed by one laboratory with 60 portions of the same lot, accounts for a quarter of the scatter. Seeds and pectin content distinguish lots with persistent inhibition.',
        },
        {
          title: 'Reusable Crates in the Fresh Produce Chain: Washing, Residual Water and Salmonella',
          date: '2024-06-16',
          venue: 'safe',
          abstract:
            'We swabbed 880 reusable plastic crates at five depots before and after washing and inoculated 120 with Salmonella. Aerobic counts fell by 1.1 log units on average and rose in 14 % of crates stacked for more than a day in summer. Inoculated cells survived washing at 60 °C in scratches deeper than 50 µm. Depots participated on condition of anonymity. Spin drying removed 93 % of residual water and restricted regrowth to 2 % of crates.',
        },
      ],
    },
    {
      university: 'cootes',
      name: 'Parminder Gill-Novak',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Food and Bioproduct Science',
      mail: 'pgillnovak',
      hIndex: 15,
      works: 34,
      topics: ['plant-based alternatives', 'food proteins', 'rheology', 'pea protein'],
      papers: [
        {
          title: 'Why does the same pea isolate extrude differently in spring? Lot variation and fibre formation',
          date: '2025-06-03',
          venue: 'structure',
          abstract:
            'High-moisture extrusion of pea protein is plagued by lots that fail to form fibres with unchanged settings. We characterised 27 lots of two commercial isolates and extruded each under identical conditions at pilot scale. Anisotropy of cutting force ranged from 1.0 to 2.3. Viscosity of a 50 % paste at 130 °C in a closed-cavity rheometer predicts it with R² = 0.71, whereas solubility and gel strength, the values on certificates, predict nothing. Calcium content, traced to process water, separates good from poor lots of one supplier. Adjusting feed moisture by up to 4 points rescued six of nine failing lots.',
        },
        {
          title: 'Hexanal returns: off-flavour of deodorised pea beverages during storage',
          date: '2023-11-21',
          venue: 'senses',
          abstract:
            'Vacuum deodorisation removes beany volatiles from pea beverages, at least on the day of production. Beverages from three isolates were deodorised to below 5 µg/l of hexanal, packed aseptically and stored for six months. Hexanal climbed to 60–140 µg/l by week ten. In the absence of residual lipoxygenase, protein-bound aldehydes, released by semicarbazide, account for most of the increase. Fat had been added from one source of canola oil. A panel of 12 detected the change from week four, or week twelve on storage in the dark at 4 °C.',
        },
        {
          title: 'Cold-Set Gels From Faba Bean and Their Syneresis on Reheating',
          date: '2024-09-01',
          venue: 'safe',
          abstract:
            'Egg replacement requires gels that hold water when reheated. Faba bean globulins were heated at pH 8 and gelled by slow acidification with glucono-δ-lactone at 4 to 25 °C. Slower acidification increased the storage modulus from 2.1 to 5.8 kPa and reduced syneresis on reheating to 75 °C from 19 to 7 %. Electron micrographs show thinner strands. Addition of 0.1 M sodium chloride, inevitable in foods, undid a third of the improvement. Convicilin-rich fractions gel most weakly, and cultivar effects are expected.',
        },
      ],
    },
    {
      university: 'matildabay',
      name: 'Noel Penrose',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'School of Agriculture and Food',
      mail: 'noel.penrose',
      hIndex: 43,
      works: 221,
      topics: ['dietary fibre', 'oat products', 'food proteins', 'noodle quality'],
      papers: [
        {
          title: 'What the udon market taught us: forty seasons of Western Australian noodle wheat',
          date: '2022-08-02',
          venue: 'quality',
          abstract:
            'Soft noodle wheat from Western Australia is grown for udon in one country. Using retained samples and quality reports of 1982–2021, 3,400 in number, this paper re-examines which flour properties predicted acceptance by millers. Flour swelling volume and colour stability together classify 81 % of shipments. Null alleles at Wx-B1, favoured in breeding since 1990, explain texture and account for less than a tenth of rejections, which followed screenings and rain. Reports in Japanese were read in translation. The grower premium tracked currency more closely than quality.',
        },
        {
          title: 'β-Glucan viscosity after processing: the label states grams and the gut meets molecules',
          date: '2021-02-09',
          venue: 'digestion',
          abstract:
            'Health claims for oat β-glucan depend on grams per serving irrespective of molecular weight. We bought 44 oat products with a claim and measured extractable β-glucan, molecular weight and viscosity after simulated digestion. Viscosity at equal dose spans a factor of 160. Extruded cereals and drinks lie at the bottom, rolled oats at the top, and breads vary by fermentation time. Viscosity above 4 mPa s at 50 s⁻¹, which trials associate with lower cholesterol, was reached by 17 products. Trials themselves report molecular weight in less than half of cases.',
        },
        {
          title: 'Lupin in Bread at Fifteen Per Cent: Acceptance by People Who Did Not Know',
          date: '2019-08-20',
          venue: 'safe',
          abstract:
            'Lupin flour is nutritious and avoided. In a blinded crossover with 96 households bread with 15 % lupin kernel flour was delivered for four weeks and wheat bread for another four. Consumption was 8 % lower with lupin in week one and equal from week three. Loaf volume was less by 11 %. When told afterwards, 22 of 96 households declined a further delivery. Persons with peanut allergy were excluded, since cross-reactivity is documented.',
        },
      ],
    },
    {
      university: 'zwierzyniec',
      name: 'Bartłomiej Szczurek',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Food Technology and Microbiology',
      mail: 'bartlomiej.szczurek',
      hIndex: 13,
      works: 36,
      topics: ['fermented vegetables', 'fermentation', 'food microbiology', 'metabolomics'],
      papers: [
        {
          title: 'Household sauerkraut in 120 jars: salt, cabbage and the season set the community in that order',
          date: '2025-03-12',
          venue: 'fermented',
          abstract:
            'Spontaneous fermentations of cabbage follow a textbook succession that was described in industrial tanks. In 2021–23, 120 households in Lesser Poland fermented the same amount of cabbage in identical jars and mailed samples at days 2, 7, 21 and 60. Salt, which ranged from 0.9 to 3.4 %, explains 24 % of community variance, cabbage cultivar 11 % and household 6 %. Leuconostoc was never dominant below 14 °C. Participants were recruited among hobby gardeners, who are practised. Biogenic amines exceeded 200 mg/kg in nine jars, seven of them with less than 1.3 % salt.',
        },
        {
          title: 'Żur from rye: acidity tells little about who is in it',
          date: '2022-12-01',
          venue: 'fermented',
          abstract:
            'Żur, a sour rye starter for soup, is sold by bakeries and made at home. We sequenced and plated 64 samples and analysed acids and volatiles. Although pH falls in a narrow range of 3.4 to 3.8, three types of community occur: Lactiplantibacillus with yeasts, heterofermentative consortia with almost no yeast, and Acetobacter-rich ones. Untrained tasters separated the types in triangle tests only after they had been cooked into soup (p = 0.01). Garlic, added in 41 samples, reduced diversity by a third. Pasteurised commercial products were left out.',
        },
        {
          title: 'Low-Salt Cucumber Brines: Softening Enzymes Survive Blanching',
          date: '2024-07-15',
          venue: 'processing',
          abstract:
            'Halving the salt of pickled cucumbers softens them. Cucumbers were blanched at 60 to 80 °C for 1 to 5 min and fermented at 2.5 % sodium chloride, with or without 0.3 % calcium chloride. Polygalacturonase of the flower end retained 18 % of activity after 3 min at 75 °C, a treatment which already loosened the skin. Fruit longer than 12 cm was not tested. Calcium preserved firmness to within 6 % of the traditional brine; removing flowers by hand did nearly as well.',
        },
      ],
    },
    {
      university: 'bjorkhem',
      name: 'Maj Sjulsson',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Department of Food, Nutrition and Culinary Science',
      mail: 'maj.sjulsson',
      hIndex: 17,
      works: 45,
      topics: ['sensory science', 'functional foods', 'reindeer meat', 'wild berries'],
      papers: [
        {
          title: 'Lingonberry and the perception of astringency: individual saliva, common words',
          date: '2024-09-03',
          venue: 'senses',
          abstract:
            'Lingonberry is astringent to some people and merely sour to others. Sixty-two participants rated five juices differing in proanthocyanidins and acid by temporal dominance, and provided saliva for turbidity tests. Turbidity with tannic acid explains 27 % of individual differences in duration of astringency. The Swedish word sträv was used for both sensations by half of participants, but by few of those who pick berries themselves. Children, for whom the juices are intended, were not included. Adding 0.2 % oat protein removed astringency for all and flavour for many.',
        },
        {
          title: 'Smoke, salt and storage: lipid oxidation in dried reindeer meat from two herding districts',
          date: '2022-05-03',
          venue: 'quality',
          abstract:
            'Dried reindeer meat keeps for a winter without refrigeration. With herders of two Sámi districts we followed 36 pieces through smoking, drying and six months in a store hut. Water activity reached 0.82 after five weeks. Thiobarbituric acid values peaked at 1.9 mg/kg in March and declined; herders judged such meat as at its best. Smoke from birch with bark lowered peak values by half compared with alder. Polycyclic hydrocarbons surpassed the legal limit in three pieces that had hung directly above the fire.',
        },
        {
          title: 'School Meals With Less Beef: Waste Weighed for 60 Days',
          date: '2025-11-25',
          venue: 'safe',
          abstract:
            'Municipal kitchens replace beef by legumes in order to meet climate targets. In six schools plate waste was weighed for 60 days with conventional dishes, dishes with half of the beef replaced, or vegetarian dishes, in random order. Waste was 31, 30 and 44 g per pupil. On the third serving of the same vegetarian dish it had come down to 35 g. Older pupils left school for lunch more often on vegetarian days, 9 as against 6 %, which the bins cannot tell.',
        },
      ],
    },
    {
      university: 'akerselva',
      name: 'Siv Grønnerud',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Food and Nutrition',
      mail: 'siv.gronnerud',
      hIndex: 33,
      works: 101,
      topics: ['food safety', 'hyperspectral imaging', 'food allergens', 'process analytics'],
      papers: [
        {
          title: 'Mapping gluten contamination of oats grain by grain: hyperspectral sorting on a mill line',
          date: '2025-05-13',
          venue: 'risk',
          abstract:
            'Gluten-free oats are certified through composite samples that may miss single barley grains. A hyperspectral line camera scanned 4.1 tonnes of oats grain by grain at 9 t/h, and ejected grains were identified by hand. Sensitivity for wheat and barley was 98.2 and 91.6 %; naked barley is confused with groats. After sorting, 400 portions of 40 g were analysed completely, of which three contained over 20 mg/kg. Sampling theory based on composites would have anticipated none. Dust gluten, about 2 mg/kg, is invisible to the camera.',
        },
        {
          title: 'Fat and pigment of salmon at line speed: calibration transfer between six factories',
          date: '2022-02-08',
          venue: 'quality',
          abstract:
            'Interactance imaging predicts fat in salmon fillets, and each factory calibrates its own instrument. We transferred one calibration to six factories with 0, 10 or 30 local samples by four methods. Without local samples the error of fat is 1.9 percentage points with a bias up to 2.4; ten samples reduce it to 1.1, thirty to 1.0, equal to local calibration with 120. For astaxanthin no method surpassed 0.9 mg/kg. Instruments drift by 0.1 points a month, mostly through the conveyor belt, whose whiteness serves as reference.',
        },
        {
          title: 'Precautionary Allergen Labels and the Milk That Was There',
          date: '2024-10-22',
          venue: 'safe',
          abstract:
            'Labels saying that a product may contain milk are ignored by a third of allergic consumers. We tested 312 dark chocolates and biscuits in Norwegian shops. Milk above 1 mg/kg was found in 61 % of chocolates with such a label, in 14 % of those without, and in 9 % of biscuits irrespective of label. At a reference dose of 0.2 mg protein, 38 chocolates would provoke a reaction in one of a hundred allergic persons. Matrix interference of polyphenols lowers recovery in chocolate to 60 %, so true numbers are higher.',
        },
      ],
    },
    {
      university: 'fynbo',
      name: 'Anders Tranekær',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Food and Green Engineering',
      mail: 'atranekaer',
      hIndex: 23,
      works: 59,
      topics: ['emulsions', 'rheology', 'edible oils', 'plant-based alternatives'],
      papers: [
        {
          title: 'Oleogels in puff pastry: what layering asks of a fat beyond solid content',
          date: '2025-10-01',
          venue: 'structure',
          abstract:
            'Saturated fats in puff pastry give structure that oleogels match in hardness and not in the oven. Seven oleogels based on ethylcellulose, wax or monoglycerides were adjusted to the yield stress of butter at 16 °C and laminated into 144 layers. Lift ranged from 31 to 88 % of the butter control. Plasticity index, the ratio of strain at failure to that at yield under oscillation, correlates with lift (r = 0.91); yield stress itself, solid content and melting point do not. Resting times were those for butter. A wax–monoglyceride blend came nearest and left a coating sensation in 9 of 12 panellists.',
        },
        {
          title: 'Droplet freezing by ultrasound attenuation in whipping creams of mixed fats',
          date: '2022-10-26',
          venue: 'structure',
          abstract:
            'Whipping of dairy–coconut creams fails if droplets remain liquid. We monitored crystallisation in droplets of 0.4 to 2 µm during cooling with broadband ultrasound and validated the results against calorimetry. Onset of freezing decreases by 5 K for each halving of diameter in coconut and by 2 K in milk fat droplets; in blends, coalescence through partial contact seeds freezing in neighbours. Holding for 6 h at 4 °C was adequate for blends of up to 60 % coconut. Emulsifiers containing saturated monoglycerides erase the size effect.',
        },
        {
          title: 'Do Protein-Stabilised Foams Age in Microgravity as Theory Says?',
          date: '2026-08-25',
          venue: 'safe',
          abstract:
            'Drainage obscures coarsening of food foams on the ground. Egg white and potato protein foams with liquid fractions of 8 to 25 % were observed during 36 parabolas and, by clinostat, for 24 h. Bubble radius grew with an exponent of 0.47 ± 0.04 for potato protein, as expected, and 0.29 ± 0.05 for egg white, where interfaces turn solid. Clinostat and parabola results deviate above 20 %. The experiment was motivated by desserts and explains little about them so far.',
        },
      ],
    },
    {
      university: 'weserufer',
      name: 'Corinna Medding',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Food Technology',
      mail: 'corinna.medding',
      hIndex: 14,
      works: 30,
      topics: ['sourdough bread', 'fermentation', 'dietary fibre', 'acrylamide'],
      papers: [
        {
          title: 'Fructan reduction in wheat and rye bread: long fermentation is not enough for intolerant people',
          date: '2024-11-06',
          venue: 'digestion',
          abstract:
            'Slow fermentation is recommended by bakers for people with irritable bowel syndrome. Breads were fermented for 1, 8, 24 or 48 h with eleven sourdoughs, and fructans quantified. Wheat fructans fell from 1.4 to 0.3 % at 24 h with every starter containing Kluyveromyces or an inulinase-positive lactobacillus, and to 0.9 % otherwise. Rye retained at least 1.2 %. In a double-blind crossover with 34 patients breath hydrogen followed fructans, whereas symptoms differed merely between the extremes (18 points on a scale of 500, p = 0.04). Patients could tell long-fermented bread by taste in 60 % of cases.',
        },
        {
          title: 'Asparagine and the miller: acrylamide from flour streams of 14 mills',
          date: '2023-01-17',
          venue: 'quality',
          abstract:
            'Acrylamide in biscuits depends on asparagine in flour, and flour is a blend of streams. We sampled 9 to 31 streams at 14 German mills and measured asparagine, ash and sulfur. Between streams of one mill asparagine varies fivefold, following bran content; between harvest years it varies by a factor of 1.6. Diverting the two highest streams, 6 % of mass, would lower acrylamide of a model biscuit by 17 %. Mills have no outlet for these at food price. Wheat from sulfur-poor sites in the north-east exceeds the mean by 80 %.',
        },
        {
          title: 'Ropy Bread in Warm Summers: Bacillus Spores From Field to Loaf',
          date: '2026-09-08',
          venue: 'safe',
          abstract:
            'Spores of Bacillus were counted along the chain from 60 wheat fields through three mills into bread, to find where the rope spoilage of hot summers begins. Grain contained 1 to 900 spores per gram, flour 2 to 40, as most remained with the bran. Ropiness at 30 °C appeared within 48 h from 60 spores per gram of flour upward if the crumb had not exceeded 96 °C. Sourdough at 15 % of flour prevented it in all 45 trials. Isolates differed greatly in heat resistance, which dominates the uncertainty in prediction.',
        },
      ],
    },
    {
      university: 'coteaux',
      name: 'Benoît Dujardin-Mawet',
      title: 'Professor',
      position: 'Professor',
      department: 'Département de sciences des denrées alimentaires',
      mail: 'benoit.dujardin',
      hIndex: 32,
      works: 109,
      topics: ['food packaging', 'shelf life', 'food microbiology', 'minced meat'],
      page: {
        language: 'fr',
        text: [
          'Benoît Dujardin-Mawet, professeur ordinaire, microbiologie des viandes et emballage.',
          'Le laboratoire recherche une doctorante ou un doctorant pour janvier 2028, sous réserve de financement FRIA. Contact : benoit.dujardin (arobase) coteaux (point) example, avec la mention « FRIA-VIANDE ».',
        ],
        says: {
          students: 'yes',
          subjectCode: 'FRIA-VIANDE',
          address: 'benoit.dujardin (arobase) coteaux (point) example',
        },
      },
      papers: [
        {
          title: 'Specific Spoilers of Modified-Atmosphere Minced Pork: Metatranscriptomes Against Counts',
          date: '2025-11-05',
          venue: 'processing',
          abstract:
            'The bacteria which dominate spoiled meat are assumed to have spoiled it. Minced pork packed under 70 % oxygen was sampled daily at 4 and 8 °C for counts, amplicons, metatranscriptomes and volatiles. Photobacterium made up 12 % of the community on the day of sensory rejection and 57 % of transcripts for acetoin and diacetyl. Carnobacterium, with 48 % of cells, was nearly silent. All meat came from one cutting plant, in three batches. Removing Photobacterium by a phage preparation postponed rejection by 2.5 days at 4 °C, and by half a day at 8.',
        },
        {
          title: 'Active films with essential oils: the odour threshold is below the inhibitory level',
          date: '2023-08-01',
          venue: 'senses',
          abstract:
            'Essential oils in packaging inhibit microbes in laboratory media. For nine oils in starch films we determined the headspace concentration that delays Brochothrix on sliced poultry by two days and the concentration at which 20 assessors noticed it after cooking. The former exceeds the latter by a factor of 3 to 90. Mustard oil alone comes close, and only 45 % of assessors found its note acceptable. Cyclodextrin release changed the kinetics and not the ratio. We conclude that further screening on media is of little benefit to this application.',
        },
        {
          title: 'Nisin-grafted biodegradable trays extend the shelf life of minced beef by nine days',
          date: '2021-03-09',
          venue: 'risk',
          abstract:
            'Covalent grafting of bacteriocins could provide packaging that does not migrate. Nisin was attached to polylactide trays through a spacer at 1.9 µg/cm², and minced beef was stored in them at 4 °C. Total counts remained under 10⁶ cfu/g for 16 days, compared with 7 in plain trays, in five batches. Migration into simulants was less than 0.1 µg/cm². Activity persisted after three washes. The mode of action upon cells that do not touch the surface needs clarification.',
          retracted: true,
        },
      ],
    },
    {
      university: 'asanogawa',
      name: 'Chisato Nakade',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Food Science',
      mail: 'nakade',
      hIndex: 19,
      works: 67,
      topics: ['fermentation', 'functional foods', 'koji', 'fermented fish'],
      papers: [
        {
          title: 'Detoxification of puffer fish ovaries in rice bran: three years of samples from four makers',
          date: '2024-07-09',
          venue: 'fermented',
          abstract:
            'Puffer fish ovaries become edible after years in salt and rice bran, by a process whose mechanism is debated. From four makers in Ishikawa we obtained ovaries at 0 to 36 months and determined tetrodotoxin and eight analogues by mass spectrometry, along with metagenomes. Toxicity falls from 420 to 9 mouse units per gram; 88 % of the loss happens in brine, by diffusion, during the first year. Conversion to anhydro forms in the bran accounts for a further 4 %. No microbe or gene is associated with the decline once salt is accounted for. Makers select ovaries in ways they would not disclose.',
        },
        {
          title: 'Koji on barley, soy and oat: enzyme profile follows water activity more than substrate',
          date: '2022-06-29',
          venue: 'fermented',
          abstract:
            'Koji is made on many substrates nowadays and its enzymes are thought to adapt to them. Aspergillus oryzae RIB40 and three industrial strains were grown on barley, soy and oat at equal water activity or equal moisture. At equal moisture the ratio of protease to amylase differs twelvefold between substrates; at equal water activity, 2.3-fold. Transcription of amyR targets behaves in the same manner. Heat removal was controlled within 0.5 K in 200 g beds, and larger beds will depart from this.',
        },
        {
          title: 'Histamine in Fish Sauce Stopped by a Halophile: Scale-Up to Two Tonnes',
          date: '2020-03-25',
          venue: 'safe',
          abstract:
            'Tetragenococcus strains carrying a decarboxylase plasmid accumulate histamine in fish sauce. A plasmid-free strain was inoculated into squid and sardine mashes from 2 kg to 2 t. Histamine after ten months was 30 to 90 mg/l in inoculated and 640 to 2,100 in spontaneous mashes up to 200 kg. At 2 t one of three tanks failed, where mixing had been incomplete and salt locally under 12 %. Volatile profiles were indistinguishable by a panel of ten. The plasmid may be reacquired from residents; none of 300 isolates had done so.',
        },
      ],
    },
  ],
);
