import { worldField } from '../types.ts';

export const iranianStudies = worldField(
  'Iranian studies',
  {
    persianate: { name: 'Journal of Persianate Cultures', capitals: 'title' },
    texts: { name: 'Proceedings of the Iranian Texts Meeting', capitals: 'title' },
    letters: { name: 'Letters in Persian Letters', capitals: 'title' },
    ancient: { name: 'Ancient Iran and Its Neighbours', capitals: 'title' },
    modern: { name: 'Qajar to Present', capitals: 'title' },
    book: { name: 'The Islamic Book and Its Readers', capitals: 'title' },
    screen: { name: 'Screens of the Middle East', capitals: 'title' },
  },
  [
    {
      university: 'shahgoli',
      name: 'Mehrangiz Soltanpour-Azar',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of History',
      mail: 'm.soltanpour',
      hIndex: 7,
      works: 29,
      topics: ['Qajar society', 'provincial archives', 'modern Iranian history', 'early newspapers'],
      page: {
        language: 'fa',
        text: [
          'مهرانگیز سلطان‌پور آذر، دانشیار گروه تاریخ. پژوهش من دربارهٔ تبریزِ دورهٔ قاجار است: نان، وقف، محله و روزنامه.',
          'برای سال تحصیلی ۱۴۰۶–۱۴۰۷ یک دانشجوی دکتری می‌پذیرم که خواندن خط شکسته را بداند. نامهٔ کوتاهی به نشانی m.soltanpour@shahgoli.example بفرستید و در عنوان بنویسید «دکتری قاجار».',
        ],
        says: {
          students: 'yes',
          subjectCode: 'دکتری قاجار',
          address: 'm.soltanpour@shahgoli.example',
        },
      },
      papers: [
        {
          title: 'The Price of Sangak: Bakers, Governors and the Bread Weight in Tabriz, 1872–1898',
          date: '2024-10-22',
          venue: 'modern',
          abstract:
            'Bread riots are told as stories of hunger and hoarding. In Tabriz the official price of a loaf hardly changed between 1872 and 1898; what changed was its weight. From 611 price notices, two bakers’ account books and the petitions of three quarters I reconstruct the monthly weight of sangak and show that riots followed announcements of a lighter loaf, not scarcity: on seven of nine occasions the granaries were at least half full. Governors who let the weight slip quietly, by under 4 %, saw none. Account books survive for bakers close to the bazaar only. Protest, I argue, was directed at a broken measure.',
        },
        {
          title: 'Endowing a Water Channel: Women as Founders of Waqf in Azerbaijan Under the Qajars',
          date: '2022-12-20',
          venue: 'modern',
          abstract:
            'Who endowed what in Qajar Azerbaijan, and for whom? Of 384 endowment deeds registered at Tabriz, Maragheh and Khoy from 1800 to 1906, women founded 73. Their endowments are smaller, and differ in kind: two in five consist of shares of a qanat, a property that daughters received in place of land. Beneficiaries named first are the founder’s own female line in 31 deeds. After 1870 such deeds become rarer, when registration required a male witness from the quarter. What the sources call piety was also a way of keeping water within a family of women.',
        },
        {
          title: 'Letters to the Editor of a Constitutional Newspaper: Who Wrote to Tabriz, 1907–1908?',
          date: '2020-05-04',
          venue: 'persianate',
          abstract:
            'The Tabriz press of the Constitutional Revolution printed letters from readers, which have been quoted for their opinions and seldom counted. I list 1,126 letters in three papers. Two thirds carry a place name, 58 % of these in Azerbaijan, 24 % in the Caucasus; artisans sign by trade, merchants by name, and women as “a daughter of the nation” (39 letters). Complaints about a named official decline from half to a tenth once the paper is summoned before the governor. An editor’s hand is recognisable in at least 80 letters, which sets a limit to what they may prove.',
        },
      ],
    },
    {
      university: 'vinga',
      name: 'Ashkan Behdarvand-Lilja',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Department of Cultural Sciences',
      mail: 'ashkan.lilja',
      hIndex: 9,
      works: 24,
      topics: ['Iranian diaspora', 'oral history', 'contemporary Persian fiction'],
      papers: [
        {
          title: 'Persian Printed in Gothenburg: Exile Publishing and Its Postal Map, 1984–2004',
          date: '2025-08-26',
          venue: 'modern',
          abstract:
            'Sweden was for two decades among the main places where Persian books were printed outside of Iran. Invoices and address lists of two Gothenburg publishers, kept in a garage, document 386 titles and 61,000 posted copies. Poetry makes up 38 % of titles and 11 % of copies; memoirs the reverse. By 1995 one copy in three went to Los Angeles or Toronto, paid in advance, which financed poetry that nobody ordered. Copies carried in suitcases to Iran appear as “samples”, 7 % of the total by my estimate. Exile literature, it turns out, was supported by a readership that preferred something else.',
        },
        {
          title: 'What the Children Were Told: Silence About Prison in Iranian Families in Sweden',
          date: '2023-05-30',
          venue: 'persianate',
          abstract:
            'Parents who had been imprisoned in the 1980s brought up children in Sweden. I recorded 34 of these children, then aged 28 to 45, on how they came to know. Twenty-one learned it from someone else, most often at a funeral; in nine families it had been told as a story about a friend. Objects precede words: a knitted bag, a stone with a date. The group was found through associations, and families that avoid these are probably more silent still. Interviews with parents, granted by eleven, show that they had thought the matter told.',
        },
        {
          title: 'Swedish Snow in the Persian Short Story',
          date: '2020-10-13',
          venue: 'letters',
          abstract:
            'Snow falls in 64 of 150 Persian short stories written in Scandinavia between 1985 and 2015. Reading these against the snow of earlier Persian prose, where it isolates a village or covers a corpse, I distinguish three uses: as erasure, as bureaucracy (the path to the office), and, from about 2003, as ordinary weather. Only the third comes with dialogue in Swedish. Authors who arrived before the age of fifteen use it alone. Weather, I propose, marks the point at which exile fiction stops being about arrival.',
        },
      ],
    },
    {
      university: 'zwierzyniec',
      name: 'Kinga Sobieraj-Wolska',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Iranian Studies',
      mail: 'kinga.sobieraj',
      hIndex: 12,
      works: 44,
      topics: ['classical Persian poetry', 'Persian literature in translation', 'reception studies'],
      papers: [
        {
          title: 'School Notebooks From Isfahan: Persian Lessons of Polish Children, 1942–1945',
          date: '2025-04-02',
          venue: 'persianate',
          abstract:
            'Some two and a half thousand Polish children lived in Isfahan during the war, in schools of their own. Seventeen notebooks with Persian lessons survive in family collections. They contain 183 copied couplets, mostly of Saadi, with interlinear glosses in Polish, and a vocabulary in which “thank you” has five entries and “to return” none. Comparison with Iranian primers of 1941 shows that the teachers, two of whom can be identified, chose verses from the grade for boys of twelve. Teaching followed a curriculum of manners, and Polish authorities, who inspected it twice, took it for religion.',
        },
        {
          title: 'Monorhyme in a Language Without It: Nineteen Polish Versions of One Ghazal',
          date: '2023-02-14',
          venue: 'letters',
          abstract:
            'A ghazal repeats one rhyme and often a refrain in each couplet. I compare nineteen Polish versions, 1838 to 2016, of a single ghazal of Hafez of nine couplets. Four keep the refrain, eleven rhyme in couplets, and none before 1957 was made from Persian. Versions from German intermediaries can be recognised by the order of couplets, that of the Vienna translation, in which the sixth is missing. Those who keep the refrain lose on average a third of the images, by a count that is explained in an appendix. Fidelity to form came late and from poets who knew no Persian.',
        },
        {
          title: 'How to Praise a Patron Who Has Been Deposed: Qasidas Revised, 1141–1187',
          date: '2021-06-02',
          venue: 'letters',
          abstract:
            'Panegyric was a gift to one person, but poets reused it. In divans of six Saljuq-period poets I find 41 qasidas transmitted with two or more patrons’ names. Metre left few names to choose from, and where a new one did not fit, the poet changed its epithet and let the rhyme stand. In 14 cases the couplet on generosity was removed as well. Later scribes removed others, so that revision by the poet can be argued for 23 poems only. The convention of praise proves to be more personal than its readers have assumed.',
        },
      ],
    },
    {
      university: 'barton',
      name: 'Nilufar Hakimzadeh',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Department of Middle Eastern Studies',
      mail: 'nhakimzadeh',
      hIndex: 13,
      works: 30,
      topics: ['contemporary Persian fiction', 'women writers', 'close reading', 'stylometry'],
      papers: [
        {
          title: 'The Apartment Novel: Doors, Neighbours and Hearing in Tehran Fiction Since 1997',
          date: '2026-02-25',
          venue: 'letters',
          abstract:
            'The most read Persian novels by women after 1997 take place in apartments, for which they have been called small. I read 46 of them for what is heard through walls. Sounds of neighbours open or close a chapter 318 times; in novels by men of the same years, of which I took an equal number, 74 times. Hearing is tied to the one grammatical feature in which the two groups differ most, the evidential use of the perfect. Bestseller lists before 2005 are unreliable, and the selection follows library loans. Listening makes up for a street that must be described with care.',
        },
        {
          title: 'Passing the Censor Twice: Two Editions of Thirty-Two Novels',
          date: '2024-01-31',
          venue: 'persianate',
          abstract:
            'Persian novels are licensed by edition, and a later licence may demand what an earlier one did not. Collating first and later editions of 32 novels printed between 1989 and 2015, I find 1,903 substantive changes. Fewer than half concern the body. A third replace present by past tense, which moves a scene out of today, and 236 alter a place name in Tehran. In eleven novels an author’s preface mentions “misprints”, and authors whom I asked, nine in number, could not always tell their own corrections from required ones. Collation therefore shows a joint product and not two hands.',
        },
        {
          title: 'Was It Her Brother? Authorship of a Serial Novel of 1931',
          date: '2021-09-08',
          venue: 'texts',
          abstract:
            'A serial novel printed in a women’s weekly in 1931 under a woman’s name was attributed, after her death, to her brother. The attribution is tested on frequencies of 150 function words and of spellings in 28 instalments, against signed articles of both (41,000 and 63,000 words) and of five contemporaries. Twenty-five instalments are nearest to the sister; the last three, which end the plot by a wedding, to the editor of the weekly. The brother is fourth. Typesetters normalised spelling from issue 20 on, and this feature had to be dropped for the later part.',
        },
      ],
    },
    {
      university: 'avongorge',
      name: 'Rupert Ashcombe',
      title: 'Professor',
      position: 'Professor Emeritus',
      department: 'Department of History of Art',
      mail: 'r.ashcombe',
      hIndex: 21,
      works: 92,
      topics: ['Safavid art', 'illustrated manuscripts', 'codicology', 'Persian manuscripts'],
      papers: [
        {
          title: 'Ruling Boards and the Pace of a Workshop: Line Spacing in Shiraz Manuscripts, 1560–1590',
          date: '2023-03-07',
          venue: 'book',
          abstract:
            'Shiraz produced illustrated manuscripts in numbers, and we do not know how fast. Paper was ruled by pressing it on a board strung with threads, whose slight faults repeat. Measuring line spacing on 11,300 folios of 58 manuscripts, I identify 21 boards, nine of which were used by more than one scribe and four by two scribes in the same month. Manuscripts in private hands, perhaps a third of the production, could be measured from photographs only. The boards suggest a shop with four to six scribes who shared equipment, completing a Shahnameh of 550 folios in about five months.',
        },
        {
          title: 'Blue Without Lapis: Smalt and Indigo in Provincial Painting of the Seventeenth Century',
          date: '2021-01-13',
          venue: 'book',
          abstract:
            'Lapis lazuli is thought of as the blue of Persian painting. Non-invasive spectroscopy of 248 blue passages in 39 provincial manuscripts, 1600 to 1690, finds it in 61 %, indigo in 27 and smalt in 12 %, the latter from 1638 on and in manuscripts from the Gulf side alone. Where lapis and indigo meet on one page, lapis is for robes of kings and angels. Smalt, which discolours, was retouched with lapis in two cases within a generation. Trade in cobalt glass is documented for Bandar Abbas and agrees with these dates.',
        },
        {
          title: 'A Painter’s Waste Paper',
          date: '2019-04-16',
          venue: 'book',
          abstract:
            'The binding of a Safavid album came apart in conservation and proved to be made of waste. Its 46 fragments include pounces, a receipt for gold leaf dated 1014 (1605–06) and trial strokes of one hand that returns in the album’s drawings. Eleven pounces match compositions known from three collections, two of them reversed. The receipt gives a price of gold per leaf that is 30 % below that of the court ledger. If the waste came from the painter’s room, as the trial strokes imply, he was selling outside the court in the years of his salaried appointment.',
        },
      ],
    },
    {
      university: 'portici',
      name: 'Benedetta Lodovisi',
      title: 'Professor',
      position: 'Professor',
      department: 'Dipartimento di Storia, Culture e Civiltà',
      mail: 'benedetta.lodovisi',
      hIndex: 16,
      works: 58,
      topics: ['Zoroastrian studies', 'digital text editions', 'Persian manuscripts', 'Middle Persian'],
      papers: [
        {
          title: 'Answers Sent by Sea: A Priest’s Corrections in Three Copies of the Rivayats',
          date: '2025-10-21',
          venue: 'ancient',
          abstract:
            'Between the fifteenth and the eighteenth century Zoroastrians of Gujarat sent questions on ritual to Iran and kept the answers. Three copies made at Navsari between 1679 and 1723 carry corrections by one priest. I edit the 467 corrections. Fewer than a fifth concern the text; most adapt measures, plants and months to India, and 38 replace an answer by its opposite. These are concentrated in the questions on exposure of the dead. Since the priest signs his disagreement by a small cross, the copies document a local authority that presented itself as transmission.',
        },
        {
          title: 'Spelling Fatigue in Pahlavi Manuscripts',
          date: '2022-04-27',
          venue: 'texts',
          abstract:
            'Pahlavi writes many words by heterograms or phonetically, and scribes vary. Is variation meaningful or merely tiredness? In a transcription of 3,260 pages by seven scribes, phonetic spellings increase over a working day, as marked by changes of ink, by 9 % in four scribes; they increase in narrative passages and not in Avestan commentary. After a colophon, that is after a rest, they drop. Editors who classify manuscripts by spelling should compare beginnings of sessions only, by which two accepted family relations are no longer supported.',
        },
        {
          title: 'A Fire Temple in the Tax Register: Zoroastrians of Yazd, 1842–1853',
          date: '2020-01-29',
          venue: 'modern',
          abstract:
            'Poll tax registers of Yazd for twelve years list 1,040 Zoroastrian households by village, trade and arrears. Linked over time they show that conversions, which travel accounts report as frequent, ended 19 households, whereas 136 left for Bombay, two thirds of them after a year of arrears. Departures begin in villages where an agent of a Parsi merchant lent seed. One register, that of 1851, was copied from its predecessor with new dates. Emigration and not conversion, then, explains most of the decline recorded in the decade before the Parsi benevolent mission.',
        },
      ],
    },
    {
      university: 'coteaux',
      name: 'Gwenaëlle Stassart',
      title: 'Dr',
      position: 'Research Group Leader',
      department: "Département des sciences de l'Antiquité",
      mail: 'g.stassart',
      hIndex: 14,
      works: 36,
      topics: ['Achaemenid archaeology', 'material culture analysis', 'landscape survey'],
      page: {
        language: 'fr',
        text: [
          'Gwenaëlle Stassart dirige le groupe « Campagnes achéménides » : habitats ruraux, canaux, céramique commune.',
          'Pas de recrutement de doctorants avant 2028. Les étudiants de master peuvent participer à l’étude de la céramique en juillet.',
        ],
        says: { students: 'no' },
      },
      papers: [
        {
          title: 'Farms Without a Palace: Achaemenid Rural Sites in a Side Valley of Fars',
          date: '2025-02-11',
          venue: 'ancient',
          abstract:
            'The Achaemenid countryside is known around palaces and hardly elsewhere. Intensive survey of 62 km² in a side valley of Fars, with collection units of 10 m and re-study of a collection from 1976, yields 29 small sites with pottery of the sixth to fourth century BC. Their median size is 0.3 ha, and nineteen lie on a canal whose gradient we could follow for 7 km. Fine ware occurs at four. No site was occupied in the century before, so that settlement looks planned. Optical dating of canal sediment gives 2,490 ± 160 years, too coarse to say by whom.',
        },
        {
          title: 'Cooking Pots of Workers and Guards: Residues From Two Rooms',
          date: '2023-07-25',
          venue: 'ancient',
          abstract:
            'Administrative tablets list rations by group; what was cooked is another matter. We analysed lipids in 74 pots from two rooms of a road station in use around 450 BC. The pots of one room contained ruminant fat and, in a third, millet markers; those of the other mostly plant oil; animal bones divide the rooms likewise. Door sockets suggest that the first was occupied by people who could lock it from inside. Rations for guards and for workers in texts from the same region differ in meat, not in grain. Pots may be moved, and eight sherds joined across rooms.',
        },
        {
          title: 'Counting Column Bases: Reuse of Achaemenid Stone in Villages of the Marvdasht Plain',
          date: '2020-06-30',
          venue: 'ancient',
          abstract:
            'Stones from Achaemenid buildings stand in gardens, mosques and threshing floors. A door-to-door inventory in 33 villages recorded 187 worked blocks, 52 of them column bases of six profiles. Four of the profiles belong to no excavated building. Mapping by profile suggests at least three pavilions that have not been found, for elders report that blocks were seldom dragged more than 2 km before tractors came. Oral information on provenance exists for 88 blocks and is contradictory for a quarter. Inventories of this kind age fast: nine blocks disappeared between our two visits.',
        },
      ],
    },
    {
      university: 'rheinbogen',
      name: 'Matthias Fankhauser-Karimi',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Departement Gesellschaftswissenschaften und Philosophie',
      mail: 'm.fankhauser',
      hIndex: 8,
      works: 19,
      topics: ['digital text editions', 'stylometry', 'classical Persian poetry', 'Persian manuscripts'],
      papers: [
        {
          title: 'Wandering Couplets: Alignment of 210 Divan Manuscripts Without a Base Text',
          date: '2026-05-19',
          venue: 'texts',
          abstract:
            'Couplets move between poems, poets and margins, and an edition that starts from a base text hides it. Transcriptions of 210 manuscripts of eleven fourteenth-century poets, partly by handwritten text recognition with a character error of 3.8 %, were aligned by couplet. Of 96,400 distinct couplets 7.1 % occur under two poets at least. Exchange is not random: couplets travel towards the more famous name five times as often as away from it, and mostly within one metre. A graph of movements is published with images. Recognition fails on marginal text, which is where many of the couplets travelled.',
        },
        {
          title: 'Can Style Date a Ghazal? An Experiment With Poets Whose Chronology Is Known',
          date: '2023-10-25',
          venue: 'texts',
          abstract:
            'Attempts to order Hafez’s ghazals by style rest on the assumption that poets’ style changes in one direction. I test it on three later poets whose ghazals carry dates in autograph notebooks, 2,140 poems in all. Regression on function words and rhyme types predicts the date within 8.5 years for one, 14 for another and no better than chance for the third, who returned to his early manner at fifty. Genre explains more than time for all. The method cannot therefore be recommended where no dates exist to calibrate it.',
        },
        {
          title: 'Encoding the Catchword: Guidelines From a Year of Failing',
          date: '2021-04-20',
          venue: 'book',
          abstract:
            'Catchwords, written at the foot of a page to announce the next, show where leaves are lost or misplaced. Current encoding schemes have no place for a catchword that disagrees with what follows. In a corpus of 64 Persian codices we found 18,900 catchwords of which 4 % disagree; 390 point to missing leaves, 173 to a second copy used by the scribe, the others to carelessness. We describe an encoding with three attributes that two encoders applied with an agreement of 0.84, and the versions before it, which they could not apply at all.',
        },
      ],
    },
    {
      university: 'cootes',
      name: 'Roxana Tehranchi-Boyd',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of Anthropology and Cultural Studies',
      mail: 'tehranchi',
      hIndex: 11,
      works: 27,
      topics: ['Iranian diaspora', 'diaspora communities', 'oral history', 'material culture analysis'],
      papers: [
        {
          title: 'Samovars, Rugs and One Suitcase: What Families Brought and What They Say They Brought',
          date: '2024-06-18',
          venue: 'persianate',
          abstract:
            'Forty-three Iranian families in southern Ontario showed me the things they had brought, and eleven could produce a customs list. The lists name pressure cookers, medical textbooks and bed sheets; none of these is shown to visitors. Of 96 objects displayed as “from home”, at least 37 were bought in Canada, eight with full knowledge of the children. Stories attach to the class of object and pass from one samovar to the next. I suggest reading such displays as a museum with a policy of acquisition. Families with lists had come by air in 1986 to 1989 and are better off than those who came by land.',
        },
        {
          title: 'The Friday Radio Hour: Persian Community Broadcasting in Ontario, 1988–2006',
          date: '2022-02-16',
          venue: 'modern',
          abstract:
            'A university station in Ontario lent one hour a week to Iranian volunteers for eighteen years. Of some 900 broadcasts 231 survive on cassettes, which we digitised and indexed. Music fills 41 % of the time, greetings 17, news never more than six minutes. Song requests name towns in Iran more frequently than singers. In 1997 the volunteers split, and the two groups alternated for four years without mentioning each other. Cassettes were kept by one group, whose view of the quarrel the archive thus preserves.',
        },
        {
          title: 'Translating at the Bank: Teenage Interpreters Remember',
          date: '2020-08-04',
          venue: 'persianate',
          abstract:
            'Children of newcomers interpret for their parents. Twenty-six Iranian Canadians who did so in the 1990s were asked to act out, with a second person, one scene they remembered. Nineteen chose a bank. In the acted scenes they shorten what officials say by 60 % and lengthen their parents’ answers by half, adding politeness. Several stopped at a sentence that they had not translated at the time. Acting brought back details that the interview before it had not, though memory thirty years later may follow the genre of such stories, which circulates on stage.',
        },
      ],
    },
    {
      university: 'merricreek',
      name: 'Arda Petrosian-Hayes',
      title: 'Dr',
      position: 'Lecturer',
      department: 'School of Historical Studies',
      mail: 'arda.petrosian',
      hIndex: 8,
      works: 17,
      topics: ['Silk Road history', 'travel accounts', 'New Julfa', 'archival research'],
      papers: [
        {
          title: 'Bad Debts of New Julfa: How Armenian Merchants Wrote Off a Partner, 1660–1720',
          date: '2025-05-07',
          venue: 'persianate',
          abstract:
            'Trust within the Julfan network has been explained by reputation. What happened after it was broken is less clear. In 740 letters and 124 settlements kept at Julfa, Venice and Livorno, I trace 63 agents declared to be in default. Forty-four traded again, on average after six years and in another port, with a different surname in nine cases. Creditors sold the claims among themselves at 15 to 40 % of their value, so that somebody always had an interest in the agent’s return. Exclusion was a threat that paid for itself only as long as it was not carried out, although for agents in Tibet and Manila, who leave no settlements, this cannot be shown.',
        },
        {
          title: 'Rain in the Caravan Diary: Routes Between Tabriz and Erzurum, 1671–1734',
          date: '2023-01-18',
          venue: 'persianate',
          abstract:
            'Merchants’ diaries note where a caravan rested and whether it rained. Fourteen Armenian diaries give 2,310 dated halts between Tabriz and Erzurum. Stages were shorter by a fifth in the wet decade of the 1690s, and three stations in the Aras valley were abandoned for a higher route, which Ottoman customs registers date to 1694. Politics had been held responsible. The diaries stop in winter, when the passes closed, and can say nothing of the season in which rainfall matters for harvests. Diarists who travelled in both decades mention mud, not war.',
        },
        {
          title: 'Reading Chardin With a Julfan Ledger',
          date: '2020-11-24',
          venue: 'letters',
          abstract:
            'The French jeweller Chardin described Isfahan’s prices with great confidence. One Julfan house supplied him in 1673 and 1674, and by its ledger 52 of his figures can be checked. Thirty-one agree within a tenth; jewels are understated by half on average, provisions overstated. He rounded to tens in livres after conversion at a rate that was current in 1679, when he revised the text. The ledger’s keeper had his own reasons to be vague about rubies. Prices in travel accounts should consequently be dated by revision rather than by journey.',
        },
      ],
    },
    {
      university: 'dreisam',
      name: 'Hedwig Rosskamp',
      title: 'Professor',
      position: 'Professor Emerita',
      department: 'Orientalisches Seminar',
      mail: null,
      hIndex: 23,
      works: 97,
      topics: ['modern Iranian history', 'archival research', 'Qajar society'],
      papers: [
        {
          title: 'Telegraph Clerks as Political Actors, 1905–1911',
          date: '2022-06-14',
          venue: 'modern',
          abstract:
            'Revolutions of the early twentieth century were telegraphed, and someone sat at the key. From service files of 268 Iranian clerks and the traffic books of five offices I describe how messages of the constitutionalists were delayed, multiplied or lost. Clerks at Kermanshah held back royal telegrams for a mean of 7 h in June 1908, and those at Rasht copied them to the local council at once. Political conviction is less in evidence than unpaid wages: the longest delays occur where arrears exceed five months. Files of clerks dismissed in 1911 are lost, perhaps the most political of all.',
        },
        {
          title: 'German Engineers and the Trans-Iranian Railway: A Payroll',
          date: '2020-04-21',
          venue: 'modern',
          abstract:
            'Foreign expertise in Reza Shah’s Iran is commonly described through diplomatic papers. The payroll of one northern construction lot, 1934 to 1938, lists 4,120 persons by origin, trade and wage. Germans are 2 % of staff and receive 19 % of wages; Italians do the masonry, and the surveyors are mainly Iranian from the second year on. Fatalities, marked in red, number 93. Two thirds happened in tunnels under foremen paid by progress. Payrolls of the southern lots, built by others, might give a different picture and have not come to light.',
        },
        {
          title: 'Names for the Famine of 1917–1918 in Family Letters',
          date: '2019-10-08',
          venue: 'persianate',
          abstract:
            'How did those who lived through the famine of 1917 and 1918 call it? Official papers speak of dearth. In 306 letters of eleven families from Hamadan, Qazvin and Kerman I found 23 expressions. “The year of typhus” prevails in Kerman; “the year of the English” and “the year of the Russians” divide Hamadan by quarter. The word for famine occurs in letters to outsiders only, and the dead are numbered by household and never by town. Letters of literate families tell of servants’ deaths in one line, which is a finding as well as a limit.',
        },
      ],
    },
    {
      university: 'marselis',
      name: 'Frida Østergaard-Nikjoo',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Institut for Kultur og Samfund',
      mail: 'frida.nikjoo',
      hIndex: 9,
      works: 25,
      topics: [
        'Persian literature in translation',
        'reception studies',
        'women writers',
        'contemporary Persian fiction',
      ],
      papers: [
        {
          title: 'Who Pays for a Persian Novel in Danish? Subsidies, Readers’ Reports and Rejections, 1990–2020',
          date: '2025-11-12',
          venue: 'letters',
          abstract:
            'Forty-one Persian novels appeared in Danish within thirty years, 26 of them translated from a third language. Files of two publishers and of the arts council contain another 93 that were considered and refused. The reports praise “universality” in refused and accepted books alike; what separates them is an English or a German edition (34 of the 41, 17 of the 93) and the author’s availability for a reading tour. Grants favour direct translation by rule, and arrived too late in half of the cases. Translators, six in all, recommended books that no publisher took.',
        },
        {
          title: 'Footnotes for a Reader Who Is Not Expected to Know Tea',
          date: '2023-06-27',
          venue: 'letters',
          abstract:
            'Translators explain. In 58 translations of Persian prose into Danish, Swedish and Norwegian, I counted 2,470 footnotes and glossary entries. Food leads with 21 %, then kinship, months and curses. Entries per page fell by two thirds between 1985 and 2018, but for curses they rose. Translators who learned Persian as adults annotate kinship, native speakers annotate allusions to verse. The same word, taarof, receives 31 explanations of which no two agree: paratexts record a changing guess about the reader; reviews, which I also read, never mention them.',
        },
        {
          title: 'Forugh in the Nordic Languages: One Poem and Its Pronoun',
          date: '2021-03-16',
          venue: 'letters',
          abstract:
            'Persian has no grammatical gender, and a love poem need not say who is loved. Fourteen Nordic translations of one poem by Forugh Farrokhzad, 1974 to 2019, are compared in this respect. Danish, Swedish and Norwegian may avoid a pronoun by addressing a “you”, which nine do; three write “he”, and two Finnish ones have no choice to make. Where “you” is chosen the poem becomes a letter, and two lines on a third person lose their sense. Translators’ drafts exist for four versions. In these “he” was the first choice each time.',
        },
      ],
    },
    {
      university: 'enoriver',
      name: 'Jamal Weatherspoon',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of Asian and Middle Eastern Studies',
      mail: 'j.weatherspoon',
      hIndex: 6,
      works: 13,
      topics: ['epic storytelling', 'classical Persian poetry', 'illustrated manuscripts', 'oral history'],
      papers: [
        {
          title: 'Prompt Scrolls: What a Storyteller Wrote Down of Rostam and What He Left to the Voice',
          date: '2026-03-11',
          venue: 'texts',
          abstract:
            'Coffee-house storytellers worked from scrolls, handed down and amended. Four scrolls of one lineage, between 1890 and 1971, can be compared with 26 h of recordings of its last member. The scrolls fix genealogies, numbers of troops and the place at which to stop for money, 54 stops in the longest. Combat, half of the performance, is given in a line. Verses of the Shahnameh occur in performance at twice the rate of the scroll and with a different wording in 70 % of cases, the same each night. A written epic, an unwritten one and a memorised set of variants thus existed side by side.',
        },
        {
          title: 'Where Sohrab Dies on the Page: Image and Text Break in 73 Manuscripts',
          date: '2024-03-05',
          venue: 'book',
          abstract:
            'An illustration interrupts a text at a chosen couplet. For the death of Sohrab I record the couplet above the image in 73 illustrated manuscripts of 1330 to 1650. In 29 the break comes before recognition, so that the reader sees what Rostam does not yet know; after 1500 this is so in 24 of 38. Workshops of Shiraz prefer the later break and Herat’s successors the earlier. Space on the page explains some cases, since painters avoid the foot of a column. The point of interruption is an interpretation, I conclude, by the person who ruled the page.',
        },
        {
          title: 'A Saddle-Maker’s Shahnameh: Marginal Marks of an Unlearned Reader',
          date: '2022-07-20',
          venue: 'book',
          abstract:
            'Readers without schooling leave few traces. A Shahnameh lithographed at Bombay in 1855 belonged to a saddle-maker of Bukhara, who signed it and marked 1,412 couplets by a dot, a hoof-like sign or a line. The dots fall on maxims, the lines on speeches by women (Tahmineh, Gordafarid, Shirin), and the hoofs on errors about tack. He stops marking at the reign of Khosrow. Nothing else is known of him but a tax receipt. Single copies prove little, and I compare the pattern with three other marked copies, whose owners were clerks and marked maxims only.',
        },
      ],
    },
    {
      university: 'noorderplein',
      name: 'Klaas Rinsma',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of Middle Eastern Studies',
      mail: 'k.rinsma',
      hIndex: 19,
      works: 61,
      topics: ['Silk Road history', 'travel accounts', 'court chronicles', 'Safavid trade'],
      page: {
        language: 'nl',
        text: [
          'Klaas Rinsma is hoogleraar geschiedenis van Iran en de Perzische Golf.',
          'Promoveren bij mij kan alleen op een eigen beurs. Wie die heeft of aanvraagt, kan mij schrijven op k.rinsma (apenstaartje) noorderplein.example. Nederlands lezen is nodig, Perzisch ook.',
        ],
        says: { students: 'yes', address: 'k.rinsma (apenstaartje) noorderplein.example' },
      },
      papers: [
        {
          title: 'The Interpreter’s Share: Brokers at Gombroon and the Silk Contracts of 1623–1652',
          date: '2024-12-17',
          venue: 'persianate',
          abstract:
            'Company letters complain of brokers at Gombroon without whom nothing could be bought. What did they earn? Reconciling Dutch ledgers with three bundles of receipts in Persian, I find that the official brokerage of 1 % conceals a second payment in cloth worth 2.6 % and the right to weigh. Four families held the office for 24 of 30 years. Each complaint of fraud in the letters falls in a month in which the company had failed to pay. The company was, at least in silk (receipts for pepper do not survive), informed by those whom it accused.',
        },
        {
          title: 'Chroniclers on Horseback: Distances in Safavid Court Chronicles Compared With the Map',
          date: '2022-10-11',
          venue: 'modern',
          abstract:
            'Safavid chronicles state how many stages the royal camp travelled and how many farsakhs. I located 1,064 of 1,390 stages in five chronicles from 1501 to 1629. Stated distances exceed measured ones by 12 % in friendly country and by 31 % on campaign, in all chronicles except one, whose author had been a quartermaster. Returns are shorter than marches out over the same road. Distances are thus part of the praise. The location of stages in the Caucasus relies on later place names, and a quarter of those may be wrong.',
        },
        {
          title: 'Dutch Eyes on a Drought: Water at Bandar Abbas, 1696–1702',
          date: '2020-09-29',
          venue: 'persianate',
          abstract:
            'At Bandar Abbas water was bought by the skin, and the price was written down daily in the company’s journal. Over seven years a skin rises from 1 to 9 stuivers and returns. Prices lead deaths in the garrison by five weeks and lag behind the failure of winter rain by four months. Cisterns endowed by merchants were locked for part of 1698, which town petitions mention and the journal does not. The journal’s writers changed five times, always in summer. Comparison with Basra’s water letters is possible for 1700 alone.',
        },
      ],
    },
    {
      university: 'erdre',
      name: 'Servane Kerguelen-Rad',
      title: 'Dr',
      position: 'Lecturer',
      department: "Département d'études cinématographiques",
      mail: 'servane.kerguelen',
      hIndex: 7,
      works: 20,
      topics: ['Iranian cinema', 'reception studies', 'archival research', 'oral history'],
      papers: [
        {
          title: 'Seats, Heaters and Sandwiches: The Economy of Provincial Cinemas in Iran, 1958–1978',
          date: '2025-07-01',
          venue: 'screen',
          abstract:
            'Histories of Iranian cinema are written from films. The books of four provincial cinemas, at Ahvaz, Arak, Sari and Hamadan, tell of 1.9 million tickets. Domestic melodrama fills the house on Fridays, Indian films on weekdays, and the festival films of the seventies were shown for 31 evenings in twenty years. Sandwiches earned more than tickets from 1969 on. Women’s attendance, visible through family boxes, halves in Arak after a fire of 1971 and stays level at Ahvaz. All four owners sold in 1979; the books are those that owners thought worth taking along.',
        },
        {
          title: 'Dubbing as Authorship: One Studio, Six Voices and 221 Foreign Films',
          date: '2023-09-19',
          venue: 'screen',
          abstract:
            'Iranian dubbing of the 1960s is remembered with affection for its liberties. From the script archive of one Tehran studio, with 221 dialogue lists, I measure these liberties: 17 % of lines have no counterpart in the original, most of them spoken while an actor’s back is turned. Proverbs are added at a rate of one per four minutes in comedies. Six voice actors wrote their own additions, recognisable by ink, though the lists of films that failed were thrown away. Censors’ stamps, on 39 lists, object to originals rather than to additions.',
        },
        {
          title: 'Children Watching Children: School Screenings in the 1970s as Remembered in Rasht',
          date: '2021-05-26',
          venue: 'screen',
          abstract:
            'Films made for children by a state institute in the seventies have become classics of world cinema. How were they seen by children? I interviewed 37 people who attended school screenings in Rasht between 1971 and 1978. Few remember a title, fourteen remember boredom, and nearly everybody the projector, the dark and the order of seats. Memories were collected after these films had returned on television, and may borrow from there. One film, in which a bread loaf must be carried past a dog, is retold by 22, five with an ending that it does not have.',
        },
      ],
    },
  ],
);
