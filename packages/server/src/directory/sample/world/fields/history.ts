import { worldField } from '../types.ts';

export const history = worldField(
  'History',
  {
    connected: { name: 'Journal of Connected Pasts', capitals: 'title' },
    method: { name: 'Letters in Historical Method', capitals: 'title' },
    archives: { name: 'Archives and Society', capitals: 'title' },
    economic: { name: 'Quarterly of Prices and Work', capitals: 'title' },
    medicine: { name: 'Sickness and Cure', capitals: 'title' },
    nature: { name: 'Land, Water, Past', capitals: 'sentence' },
    book: { name: 'Printers and Readers', capitals: 'title' },
  },
  [
    {
      university: 'vaagen',
      name: 'Ragnhild Aasgaard',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of History',
      mail: 'ragnhild.aasgaard',
      hIndex: 17,
      works: 74,
      topics: ['economic history', 'medieval history', 'merchant letters', 'maritime trade'],
      papers: [
        {
          title: 'Credit Without Courts: Stockfish, Advance Payment and Trust at Bryggen, 1560–1640',
          date: '2024-09-13',
          venue: 'connected',
          abstract:
            'Northern fishermen were in debt to Hanseatic merchants for generations, and the debt has been told as bondage. The ledgers of two Bergen offices, with 11,700 entries for 1,340 households between 1560 and 1640, allow it to be followed from year to year. Four debtors in ten changed their merchant at least once, carrying the debt along, and debts were written off in the years after bad catches. Coercion is visible, but it ran through the tithe and the bailiff more than through the ledger. The article thus revises the picture of the Hanseatic credit system as debt bondage, for the trade on account if not for that in cash.',
        },
        {
          title: 'What Was a Vog? Standardising Fish by Weight in the North Sea World',
          date: '2022-02-16',
          venue: 'economic',
          abstract:
            'Price series for dried cod rest on the vog, a unit given as 18 kg in most handbooks. Sixty-three surviving weights, 14 municipal regulations and the loading records of 29 ships show that the unit in use in Bergen varied between 15.8 and 19.6 kg until 1683 and depended on whether one bought or sold. Corrected for this, the celebrated fall of the stockfish price after 1600 is halved. I publish the conversion table with its gaps, which are widest for the years of war.',
        },
        {
          title: 'Women Who Signed for Ships: Widows in the Bergen Freight Contracts',
          date: '2020-05-28',
          venue: 'connected',
          abstract:
            'Of 2,206 freight contracts in the Bergen city books, 187 were signed by a woman. Read as exceptions, these widows have been explained by the absence of sons. Family reconstruction for 96 of them finds grown sons in 51 cases; what distinguishes the signatories is a dowry in shares of a vessel. They freighted shorter routes and lost fewer cargoes. Since maidens and wives acted through guardians, the contracts understate how many women had money afloat, by how much cannot be told.',
        },
      ],
    },
    {
      university: 'kromme',
      name: 'Pieter-Jan Zoutendijk',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of History',
      mail: 'p.j.zoutendijk',
      hIndex: 15,
      works: 46,
      topics: ['digital history', 'imperial history', 'handwritten text recognition', 'urban history'],
      page: {
        language: 'nl',
        text: [
          'Pieter-Jan Zoutendijk werkt aan koloniale archieven en aan de vraag wat automatische transcriptie ervan overlaat.',
          'Wie bij mij wil promoveren, kan vóór 1 december een voorstel van twee pagina’s mailen naar p.j.zoutendijk@kromme.example. Een plaats is er alleen met eigen financiering of via een beurs.',
        ],
        says: { students: 'yes', address: 'p.j.zoutendijk@kromme.example' },
      },
      papers: [
        {
          title: 'Names That the Machine Drops: Transcription Error and the Enslaved in Company Archives',
          date: '2025-11-03',
          venue: 'method',
          abstract:
            'Millions of pages of the Dutch East India Company can now be searched, and what is badly transcribed can no longer be found. We checked 9,400 personal names in 600 pages against manual readings. European names are right in 87 % of cases, Javanese and Balinese ones in 58 %, and names of enslaved people, which clerks abbreviated, in 41 %. Search by a similarity key restores half of the loss. We offer correction factors for four scribal hands and argue that digital source criticism must begin with who is lost in transcription.',
        },
        {
          title: 'Manumission by Instalment in Batavia, 1720–1780',
          date: '2023-05-17',
          venue: 'connected',
          abstract:
            'Freedom in Batavia was commonly bought in parts. From 3,112 notarial deeds I reconstruct 418 purchases that took more than one payment, with the sums, intervals and persons who vouched. The median took 6.5 years; in 122 cases a former slave of the same household lent the money. Where an owner died halfway, heirs honoured the paid share in two thirds of the cases. The deeds record success, and those whose savings ran out appear, if at all, in the files of the court.',
        },
        {
          title: 'Reading Sixty Thousand Wills: Topic Models and the Notary’s Formula',
          date: '2021-09-08',
          venue: 'method',
          abstract:
            'Can topic models find changes in piety in a corpus of 60,000 Amsterdam wills? They find notaries. Formulae account for 71 % of tokens, and nine of the ten most dynamic topics follow the careers of individual offices. Removing formulae by alignment within an office leaves a modest decline in charitable bequests, from 31 to 24 % of wills between 1680 and 1780. As manual coding of 800 wills gives the same figure, I conclude that topic models are of use to diplomatics rather than to the history of piety.',
        },
      ],
    },
    {
      university: 'portici',
      name: 'Guglielmo Ravanelli',
      title: 'Professor',
      position: 'Professor',
      department: 'Institute of Global and Regional History',
      mail: 'guglielmo.ravanelli',
      hIndex: 20,
      works: 112,
      topics: ['medieval history', 'urban history', 'prosopography', 'notaries'],
      papers: [
        {
          title: 'Registering Everything: The Bologna Memoriali as a Technology of Suspicion',
          date: '2025-03-21',
          venue: 'archives',
          abstract:
            'From 1265 every contract above twenty pounds had to be copied into a public register in Bologna. The registers have served social history as a mirror; they are studied here as an instrument. Comparing 1,900 originals with their copies, I find that copies drop conditions in 14 % of loans and add witnesses in 9 %. Officials were fined for the first, never for the second. The register protected creditors from forged receipts and gave the commune a list of who owned what, which it used against exiles in 1274.',
        },
        {
          title: 'How Many Notaries Does a City Need? Enrolment and Livelihood, 1219–1348',
          date: '2022-10-12',
          venue: 'connected',
          abstract:
            'Bologna enrolled more notaries than it could employ. Matriculation lists give 6,304 names over 130 years; only 2,150 ever appear as writers of an act. Linking the others to guilds, tax lists and podestà’s retinues accounts for 1,380 more, as officials elsewhere, teachers, innkeepers or priests. Matriculation was a passport to offices abroad. For every fourth man the record falls silent, and homonyms make some of my links doubtful, as the appendix concedes.',
        },
        {
          title: 'Oxen, Ash and Debt: Peasant Assets Around 1300',
          date: '2019-12-05',
          venue: 'economic',
          abstract:
            'Pledges for small loans reveal what peasants owned. In 4,480 contracts of the Bolognese countryside from 1288 to 1311 the pledge is an ox in 29 %, a field in 38 %, a future harvest in 22 %. Ox pledges vanish in the two years after the murrain of 1299 and are replaced by wine. Interest, never stated, can be computed from double receipts in 71 cases and lies between 15 and 40 % a year. These are loans that a notary thought worth registering; neighbours’ loans were oral.',
        },
      ],
    },
    {
      university: 'erdre',
      name: 'Maud Kerbrat',
      title: 'Professor',
      position: 'Professor',
      department: "Département d'histoire",
      mail: 'maud.kerbrat',
      hIndex: 16,
      works: 68,
      topics: ['imperial history', 'economic history', 'slave trade', 'port cities'],
      papers: [
        {
          title: 'Small Shares in Large Crimes: Who Invested in the Nantes Slave Trade?',
          date: '2024-01-26',
          venue: 'connected',
          abstract:
            'A dozen families are remembered as the slave traders of Nantes. Partnership deeds for 313 voyages between 1748 and 1792 name 2,874 investors, among them surgeons, a bookseller, two convents and the widow of a cooper. Shares below a thirty-second make up 19 % of the capital but 64 % of the investors. Small shares were sold on within a year as often as not, as an early sort of paper. Deeds survive for a fifth of all voyages, better for the later ones; investors of the 1720s remain nameless.',
        },
        {
          title: 'Refused Cargoes: Revolt, Insurance and the Price of Fear, 1751–1791',
          date: '2021-11-30',
          venue: 'economic',
          abstract:
            'Underwriters excluded “natural death” of captives and came to exclude revolt. Among 1,106 policies from Nantes and Bordeaux the exclusion appears in 12 % before 1765 and in 71 % after 1783. Premiums for routes with a recent revolt rose by 1.8 points and stayed up for four years, longer than after the loss of a ship to weather. Fear of captives was thus priced and remembered. The article places the insurance market among the institutions in which resistance of captives had economic effects.',
        },
        {
          title: 'A Cabinet of Shells: Natural History and the Return Voyage',
          date: '2019-10-10',
          venue: 'archives',
          abstract:
            'Returning slavers carried sugar, indigo and shells. The sale catalogues of 17 Nantes cabinets list 8,930 objects with provenance; 43 % of the shells came from harbours on the slaving route, and captains are named as donors. Naturalists praised their diligence and did not mention their trade. Two of the type specimens of the Paris museum can be traced to a ship with 61 dead. Natural history in the French Atlantic ports, I argue, cannot be separated from the infrastructure of the trade.',
        },
      ],
    },
    {
      university: 'liesbeek',
      name: 'Lwazi Cekiso',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Department of Historical Studies',
      mail: 'lwazi.cekiso',
      hIndex: 10,
      works: 29,
      topics: ['oral history', 'labour history', 'colonial schools', 'migration history'],
      papers: [
        {
          title: 'The Matron’s Register: Discipline and Food at an Eastern Cape Mission School, 1923–1952',
          date: '2025-08-14',
          venue: 'archives',
          abstract:
            'Boycotts in mission schools are usually told as politics with food as pretext. A matron’s register, found in a family trunk in Alice, records meals, illness and punishments for 29 years. Portions of meat fell by a third between 1938 and 1944, and each of the four boycotts followed within six weeks of a cut. Twenty-three former pupils, interviewed in isiXhosa between 2016 and 2019, remembered porridge before they remembered speeches. Hunger and politics need not compete: those who led the boycotts were the kitchen helpers.',
        },
        {
          title: 'Waiting for the Train at Sterkstroom: Women and Migrant Labour, 1948–1976',
          date: '2022-07-20',
          venue: 'connected',
          abstract:
            'Migrant labour has been written from the compound. This article stays at a rural railway station where women sold food to men who left for the mines. Forty-one life histories and the station’s own daybooks show a trade of some 70 sellers with fixed places, credit for the journey out and repayment on return, which failed in roughly one case out of eight. Pass raids in 1960 removed sellers for two years. Tellers were in their eighties and knew each other, and their accounts had been polished together.',
        },
        {
          title: 'Interviewing the Foreman: Power and Silence in a Shared Past',
          date: '2020-03-11',
          venue: 'method',
          abstract:
            'What happens when the interviewer’s father worked for the interviewee? In 14 interviews with retired white foremen of an East London textile mill, conducted twice, once by me and once by a colleague without such ties, answers diverged on strikes in 9 cases and on wages in 2. Divergence ran towards frankness with me. A transcript alone would not have told why. I argue for publishing the relation between speakers as one publishes the place of an archive.',
        },
      ],
    },
    {
      university: 'nokomis',
      name: 'Karin Dahlstrom-Reed',
      title: 'Professor',
      position: 'Professor',
      department: 'Department of History',
      mail: 'kdreed',
      hIndex: 22,
      works: 61,
      topics: ['environmental history', 'urban history', 'history of science', 'rivers'],
      page: {
        language: 'en',
        text: [
          'I write about rivers that cities have used up, mostly the upper Mississippi.',
          'I will be reviewing applications for Fall 2027. If environmental history of inland waters is what you want to do, send me a paragraph about a source you have actually handled.',
          'kdreed AT nokomis DOT example',
        ],
        says: { students: 'yes', address: 'kdreed AT nokomis DOT example' },
      },
      papers: [
        {
          title: 'Sawdust and the end of the sturgeon in the upper Mississippi, 1868–1902',
          date: '2025-05-20',
          venue: 'nature',
          abstract:
            'Lake sturgeon disappeared from the upper Mississippi within a human generation. Overfishing is the accepted cause. I set mill output from 47 lumber companies against newspaper catch reports and the field notes of a state surveyor who probed the river bed in 1889. In reaches below the mills sawdust lay up to 2.4 m deep, and catches fell before nets arrived, by nine years on average; above them sturgeon held on until the nets came. A ban on dumping sawdust, passed in 1881, was enforced once.',
        },
        {
          title: 'Measuring Filth: The 1911 Survey and the Birth of a Number',
          date: '2023-03-29',
          venue: 'connected',
          abstract:
            'Dissolved oxygen became the number by which American rivers were judged. Laboratory notebooks of the 1911 survey below Minneapolis show how it won over four rivals. It did so not for accuracy, since duplicate samples differ by a quarter, but because bottles could be fixed with reagents and posted by train, while bacterial counts could not wait. Packing houses accepted a measure that cold winters improved. The correspondence of one packing house survives; for the mills I rely on the other side’s letters.',
        },
        {
          title: 'Ice harvests as climate evidence: lakes, labour and price',
          date: '2020-08-27',
          venue: 'nature',
          abstract:
            'Ice companies recorded the day on which cutting began. Their ledgers for 38 Minnesota lakes extend freeze records back by 20 to 35 years, to 1871, with one caution: cutting also waited for labour and for price. Comparison with observed freezing on six lakes shows that a warm autumn is mirrored within four days, except in strike winters and in 1907, when demand collapsed. Correcting for these, mean ice-in was eleven days earlier than in 1991–2020.',
        },
      ],
    },
    {
      university: 'kordon',
      name: 'Selim Bozoğlu',
      title: 'Dr',
      position: 'Associate Professor',
      department: 'Department of History',
      mail: 'selim.bozoglu',
      hIndex: 12,
      works: 43,
      topics: ['history of medicine', 'urban history', 'Ottoman provinces', 'port cities'],
      papers: [
        {
          title: 'Quarantine for Sale: Exemptions at the Lazaretto of İzmir, 1838–1865',
          date: '2024-11-15',
          venue: 'medicine',
          abstract:
            'Quarantine in Ottoman ports has been judged by its statutes. Fee books of the İzmir lazaretto list 21,300 arrivals with days imposed and days served. A third of first-class passengers served less than half; pilgrims and soldiers served in full. Exemptions cost a fixed sum from 1847 on and were entered as “fumigation”. In the cholera summers of 1848 and 1865 the sale stopped, within three days of the first death in town. One of the seven books, that for the plague scare of 1841, is lost.',
        },
        {
          title: 'Fig Warehouses and Women’s Wages: A Season in 1908',
          date: '2022-04-19',
          venue: 'economic',
          abstract:
            'Fig packing employed most of the women who earned wages in İzmir. Pay lists of two firms for autumn 1908 give daily earnings of 1,462 packers by name, so that religion and, with the help of parish and population registers, age and marriage may be inferred for 877. Piece rates were equal, but access to the better grades was not: Muslim women, newly admitted, earned 22 % less in September and 6 % less in November. The lists thereby show how a labour market segmented by religion adjusted within a single season.',
        },
        {
          title: 'A Doctor’s Denunciations: Medical Rivalry in Petitions to the Porte',
          date: '2020-11-24',
          venue: 'medicine',
          abstract:
            'Between 1851 and 1893, 268 petitions from the province of Aydın accused someone of healing without licence. Most accusers were themselves healers. Following 74 cases through the provincial council, I find that a licence mattered in 21 verdicts, and that patients’ testimony decided 40. The term for charlatan was used of licensed men as often as of others. Women healers were accused only by other women and never convicted. The article concludes that medical authority in the provinces was negotiated locally and long after licensing laws.',
        },
        {
          title: 'Lamps by Number: Mapping the Gas Network of İzmir From Complaints',
          date: '2019-05-16',
          venue: 'method',
          abstract:
            'Gas came to İzmir in the 1860s to light the streets that its company chose. Complaints to the municipality, 1,316 of them up to 1902, name lamps by number, which lets the network be mapped for years of which no plan survives. The upper quarters had one lamp for every 210 m of street and the quay one for every 38 m; after the contract of 1891 the ratio fell from 5.5 to 3.1. Complaints say where light was missed, so quarters that never had a lamp are dark twice over.',
        },
      ],
    },
    {
      university: 'shahgoli',
      name: 'Homa Tabatabai-Rad',
      title: 'Dr',
      position: 'Assistant Professor',
      department: 'Department of History',
      mail: 'h.tabatabairad',
      hIndex: 7,
      works: 22,
      topics: ['urban history', 'economic history', 'merchant letters', 'book history'],
      papers: [
        {
          title: 'Carpets on Credit: Tabriz Merchants and Their Istanbul Partners, 1875–1914',
          date: '2025-02-06',
          venue: 'economic',
          abstract:
            'The carpet boom of Tabriz was paid for by credit from Istanbul. Some 2,300 letters and bills of a merchant house in the Mozaffariyeh arcade show bills of 61 and 91 days being renewed up to seven times, at a discount that rose from 6 to 11 % after 1907. Losses from the siege of 1908 were shared between partners by a custom that no contract mentions. When courts in Istanbul refused to hear it, the partnership ended. The house burned its letters to weavers as they were settled, so that the last link of the chain must be guessed.',
        },
        {
          title: 'Who Read the Newspaper Aloud? Coffee-Houses and the Press in Constitutional Tabriz',
          date: '2022-12-20',
          venue: 'book',
          abstract:
            'Tabriz newspapers of 1906 to 1911 printed between 500 and 4,000 copies and are credited with moving a city of 200,000. Police notes, memoirs and the subscription book of one paper identify 64 places where it was read aloud and 31 readers by name: clerks, a dyer, two women in private houses. Copies per reading place averaged 2.3. Reading was paid for in tea. The study contributes to a history of the constitutional movement in which reading was collective, with the caveat that police attention was concentrated on two quarters.',
        },
        {
          title: 'Counting the Dead of the Winter of 1917 From Burial Contracts',
          date: '2021-03-04',
          venue: 'archives',
          abstract:
            'Estimates for the famine and typhus of 1917–18 in Iranian towns differ by a factor of ten. Washing and burial in Tabriz were let to contractors, whose accounts with the endowment office survive for 11 of 24 cemeteries. Burials in these rose from about 1,900 in an ordinary winter to 9,750. Extrapolated by area the city lost between 7 and 12 % of its people. Refugees buried outside the walls were nobody’s contract, and I have left them out rather than guess.',
        },
      ],
    },
    {
      university: 'zwierzyniec',
      name: 'Bronisława Wilkosz',
      title: 'Professor',
      position: 'Associate Professor',
      department: 'Institute of History',
      mail: 'b.wilkosz',
      hIndex: 13,
      works: 57,
      topics: ['book history', 'digital history', 'censorship', 'labour history'],
      papers: [
        {
          title: 'The Censor’s Pencil and the Author’s Next Book: Galician Schoolbooks, 1867–1914',
          date: '2024-05-23',
          venue: 'book',
          abstract:
            'Does censorship teach authors to censor themselves? School readers in Galicia went through a provincial board whose copies, with pencil marks, survive for 214 titles, 88 of them by authors who published again. Passages of the kinds struck out, above all on serfdom, drop by 60 % in next books, and new allusions appear which the board did not catch. Authors who moved to Warsaw, under a different censor, changed as little as they had before. Pre-emptive adaptation is thus visible, but bound to one institution and not to authors’ general caution.',
        },
        {
          title: 'Compositors’ Errors as a Clock: Dating Undated Sheets From a Kraków Press',
          date: '2022-01-27',
          venue: 'book',
          abstract:
            'Ephemera carry no date, but type wears out. Using 410 dated pamphlets of a Kraków press from 1590 to 1630 we learned how 36 damaged sorts come and go, and applied the sequence to 93 undated sheets. In a test on dated items the median error is 1.4 years. Two sheets hitherto placed in the 1606 rebellion belong to 1613. Loans of type between presses limit the method, and one such loan is documented.',
        },
        {
          title: 'Typesetters on Strike, 1905: Solidarity by Language',
          date: '2019-09-19',
          venue: 'connected',
          abstract:
            'Warsaw typesetters struck for nine weeks in 1905, in Polish, Yiddish and Russian shops. Strike pay registers with 2,617 names show Yiddish shops leaving first and being paid least: 1.10 roubles a week against 1.75. Minutes of the joint committee explain the difference by dues, which the registers contradict. It was levelled in week six after a petition whose signatories I identify. The Russian shops kept separate books, now in St Petersburg, that I was unable to consult.',
        },
      ],
    },
    {
      university: 'asanogawa',
      name: 'Eiji Tokunaga',
      title: 'Professor',
      position: 'Professor',
      department: 'Faculty of Letters',
      mail: 'tokunaga-e',
      hIndex: 14,
      works: 83,
      topics: ['economic history', 'environmental history', 'urban history', 'early modern Japan'],
      papers: [
        {
          title: 'Rice, Snow and Carriers: Why Prices in Kanazawa Moved a Month Late',
          date: '2025-07-02',
          venue: 'economic',
          abstract:
            'Rice prices of Osaka reached other castle towns within days by flag signal and runner. Daily quotations of a Kanazawa exchange from 1812 to 1866, transcribed for the first time, follow Osaka with a lag of nine days in summer and thirty-one in winter. The lag depends on snow depth at the Tochinoki pass, for which a temple diary gives 39 winters. News came through in snow; it was carriers that did not, and a price which nobody could act upon was not worth changing. After 1850 the domain fixed the winter price and the relation disappears.',
        },
        {
          title: 'Fire Gaps and Silk: Rebuilding After the Great Fire of 1759',
          date: '2023-10-31',
          venue: 'connected',
          abstract:
            'Fire destroyed 10,508 houses in Kanazawa in the spring of 1759. Plans made before and after show 27 new fire gaps, of which only eleven were still open in 1780. Petitions explain the rest: silk dyers needed drying yards, obtained them on the gaps, and roofed them. The domain tolerated the roofs against a fee that paid for the fire watch. Had the gaps been kept, the fire of 1835 would have met six of them on its way; whether they would have held it nobody can say.',
        },
        {
          title: 'Wolves, bounties and village accounts in Kaga, 1690–1790',
          date: '2021-05-11',
          venue: 'nature',
          abstract:
            'Bounties for wolves appear in 118 village accounts of the Kaga domain. Payments peak in 1732–38, years of rabies arriving from the west, and not in years of famine, as has been argued from Tohoku. Of 964 payments 70 % were made between the third and sixth month, when pups could be dug out. Half of the accounts were recopied in the nineteenth century with totals only, and could not be used.',
        },
      ],
    },
    {
      university: 'rivelin',
      name: 'Joan Threlfall',
      title: 'Professor',
      position: 'Professor Emerita',
      department: 'Department of History',
      mail: 'j.threlfall',
      hIndex: 24,
      works: 119,
      topics: ['labour history', 'history of medicine', 'oral history', "women's associations"],
      papers: [
        {
          title: 'Lead and the File Cutter’s Hand: Compensation Claims in Sheffield, 1907–1931',
          date: '2021-02-18',
          venue: 'medicine',
          abstract:
            'File cutters struck hot steel on beds of lead and lost the use of their wrists. After 1907 lead poisoning could be compensated, if a certifying surgeon agreed. All 1,083 claims of Sheffield file cutters are analysed here. Surgeons certified 71 % of claims by men and 38 % of those by women with like symptoms, whom they found “nervous”. Women who cut at home had no employer to sue. Outcomes after refusal are known for 92 claimants through the guardians’ books.',
        },
        {
          title: 'Sick Clubs and Their Auditors: Trust Among the Grinders',
          date: '2019-06-06',
          venue: 'connected',
          abstract:
            'Grinders died of dust by forty and insured one another while they lived. The minute books of eleven sick clubs between 1842 and 1911 reveal how claims were checked: by visits of two members, drawn by lot, at meal times. Fines for shamming were levied in 1.3 % of claims and repaid in a quarter of these after appeal. Clubs that used paid visitors failed sooner. The evidence suggests that mutual supervision, not actuarial knowledge, sustained early insurance in the trade.',
        },
        {
          title: 'Listening Again: Tapes From 1974 and the Daughters of Buffer Girls',
          date: '2020-09-23',
          venue: 'method',
          abstract:
            'In 1974 I interviewed nineteen women who had polished cutlery. In 2018 I played the tapes to twelve of their daughters. They corrected the mothers on wages, uniformly downward, confirmed what was said about singing, and on injuries told stories that the tapes leave out altogether. Two asked that the tape be withdrawn, and it was. An archive of voices does not belong to the one who held the microphone; what follows from that for the forty-year-old consent form is the subject of this essay.',
        },
      ],
    },
    {
      university: 'lachine',
      name: 'Étienne Bourgault',
      title: 'Professor',
      position: 'Professor',
      department: "Département d'histoire",
      mail: 'etienne.bourgault',
      hIndex: 18,
      works: 66,
      topics: ['history of medicine', 'migration history', 'urban history', 'epidemics'],
      papers: [
        {
          title: 'Vaccination and Its Refusal, Street by Street: Montréal in 1885',
          date: '2025-10-23',
          venue: 'medicine',
          abstract:
            'Three thousand people died of smallpox in Montréal in 1885, nearly all of them French-speaking, in a city with vaccine to spare. Refusal has been explained by religion and by language. Vaccinators’ street books, 19 of 31 of which I found in a notary’s deposit, record 41,000 calls at doors. Refusals cluster not by parish but around the 22 addresses where a bad batch had caused erysipelas in spring, and fade with distance over some 150 m. Doors opened again in September, when the owner of a mill paid for lost days. English streets were visited in autumn only and cannot be compared.',
        },
        {
          title: 'Grosse Île After the Famine: Orphans and Their Letters Home, 1848–1870',
          date: '2023-06-27',
          venue: 'connected',
          abstract:
            'Some 1,500 Irish orphans were placed in Québec families after 1847. Parish files contain 312 letters that they or their families sent back to Ireland and that were returned undelivered. In these, language shifts to French within six years for those placed before the age of nine. Surnames were kept in 83 % of placements, contrary to what commemorations celebrate as a rule without exception. Undelivered letters come from those whose kin had died or moved.',
        },
        {
          title: 'Nursing Sisters’ Accounts as Epidemiology: Diphtheria Before Serum',
          date: '2020-01-22',
          venue: 'medicine',
          abstract:
            'The Grey Nuns kept their books by kitchen order: so many bowls of broth, so much vinegar. Matching such orders to the admission register of 1879–1894, we show that vinegar, used for gargling, anticipates admissions for diphtheria by ten days and reveals two outbreaks that the city’s statistics missed. Fatality, 34 % before 1888, falls by a third before serum came, at the time that tracheotomy moved from the ward to a separate room. Domestic accounts of hospitals deserve attention as sources for historical epidemiology.',
        },
      ],
    },
    {
      university: 'matildabay',
      name: 'Peter Ellis-Nannup',
      title: 'Dr',
      position: 'Lecturer',
      department: 'Department of History',
      mail: 'peter.ellisnannup',
      hIndex: 8,
      works: 19,
      topics: ['oral history', 'migration history', 'labour history', 'frontier regions'],
      papers: [
        {
          title: 'Sixty-Eight Luggers: Crew Lists and Kinship on the Broome Pearling Coast, 1904–1941',
          date: '2024-08-07',
          venue: 'connected',
          abstract:
            'Pearling at Broome was exempted from White Australia so long as its crews were paid little. Crew lists for 68 luggers name 7,226 indentured men from Koepang, Wakayama, Manila and the Aru Islands, and, from 1912 on, next of kin. Linking these to 37 family histories recorded with descendants shows that one in nine men had a child in Broome whom no list mentions. Captains knew; wages were paid to the mothers in 54 cases as “washing”. The recordings stay with the families, who read this article before it was printed.',
        },
        {
          title: 'Rationing Stations and the Map of Hunger in the West Kimberley',
          date: '2023-02-22',
          venue: 'archives',
          abstract:
            'Ration stations were said to feed the old and infirm. Ledgers from seven stations between 1889 and 1911 list flour, tea and tobacco by recipient. In months of mustering, flour issued to the able-bodied falls by 80 %, which kept them at work for food. Elders of three communities, asked about the stations, describe the same calendar from the other side. Names in the ledgers are those that managers gave, and we could match 44 of 390.',
        },
        {
          title: 'When the Recorder Is Switched Off: Protocol in Yawuru Country',
          date: '2021-08-31',
          venue: 'method',
          abstract:
            'Oral history manuals treat the moment when the recorder is switched off as a loss. In 52 sessions on Country it was switched off 139 times, at 31 places. The places, not the topics, are what recurs. Mapped with permission at a scale of 5 km, they follow a track that no speaker mentioned on tape. Silence here is a form of citation. I discuss what a historian may then write, and leave two pages blank.',
        },
      ],
    },
    {
      university: 'aasee',
      name: 'Friederike Holtkamp',
      title: 'Professor',
      position: 'Professor',
      department: 'Historisches Seminar',
      mail: 'friederike.holtkamp',
      hIndex: 19,
      works: 91,
      topics: ['urban history', 'medieval history', 'history of medicine', 'plague epidemics'],
      page: {
        language: 'de',
        text: [
          'Prof. Dr. Friederike Holtkamp vertritt die Geschichte des Spätmittelalters und der Frühen Neuzeit.',
          'Derzeit kann ich keine weiteren Dissertationen betreuen. Bitte sehen Sie von Anfragen per E-Mail ab.',
        ],
        says: { students: 'no', doNotEmail: true },
      },
      papers: [
        {
          title: 'Almshouse Places as Property: Buying Old Age in Westphalia, 1480–1620',
          date: '2024-03-14',
          venue: 'economic',
          abstract:
            'An almshouse place could be bought, inherited in part and mortgaged. From 1,204 contracts of nine Westphalian foundations I compute what an entrant aged fifty-five paid for each year of bread and bed: 6.3 gulden around 1500 and 8.9 around 1600, in constant rye. Foundations gained when plague came, and in the following decade lowered their prices to fill beds. Ages are stated in 212 contracts and were estimated from marriage dates for 380 more. The poor for whom the houses had been founded held one place in six.',
        },
        {
          title: 'After the Anabaptists: Confiscated Houses and the New Map of Münster',
          date: '2022-06-22',
          venue: 'archives',
          abstract:
            'When Münster fell in June 1535, the houses of the condemned fell to the bishop. Of 587 confiscated houses 402 can be placed on the later cadastral plan. They were sold within three years, at 40 % of assessed value, to buyers of whom half came from outside the city. Kin of the condemned bought back 61. Guild quarters changed hands most thoroughly. For the poorest houses neither assessment nor sale is recorded, and a list of 1536 suggests that soldiers simply moved in.',
        },
        {
          title: 'Seasonality of Plague Deaths in Fourteen Towns and the Question of the Louse',
          date: '2020-12-09',
          venue: 'medicine',
          abstract:
            'If lice and not rats carried plague, epidemics should run into winter. Burial and bell-ringing accounts of fourteen north-west German towns cover 46 outbreaks from 1519 to 1636. Thirty-nine peak between August and October and are over by January; the seven exceptions occur during sieges. Weekly growth rates differ little between towns with timber and with stone houses. Deaths were counted by bells, for which a fee was due, which excludes the poorest and does not affect the seasonal pattern among those recorded.',
        },
      ],
    },
    {
      university: 'albufera',
      name: 'Amparo Sanchis Bru',
      title: 'Dr',
      position: 'Senior Lecturer',
      department: 'Departamento de Historia',
      mail: 'amparo.sanchis',
      hIndex: 11,
      works: 38,
      topics: ['environmental history', 'economic history', 'irrigation', 'archival research'],
      papers: [
        {
          title: 'Sixteen fines a week: what the water tribunal of Valencia really judged',
          date: '2025-01-30',
          venue: 'nature',
          abstract:
            'The tribunal that meets before the cathedral door is the textbook case of a commons governed by its users, and has left no written judgments. Canal syndics did keep lists of fines. For one canal, Mestalla, 23,800 of them between 1791 and 1923 can be read. Two thirds punish a handful of repeat offenders, mill owners with good lawyers among them, and only one in six fines was paid in full. Order was kept by the shame of being named, if it was kept. The case calls for a reassessment of the tribunal as a model of self-governance, for which lists of the other canals would be needed.',
        },
        {
          title: 'Rice against fever: draining, sowing and malaria in the Ribera, 1753–1860',
          date: '2023-08-23',
          venue: 'nature',
          abstract:
            'Rice was forbidden in Valencia for breeding fevers and grown because it paid. Combining tithe accounts with burial registers of 21 parishes, I compare parishes before and after rice was sown. Late-summer burials of adults rise by 28 % in the first decade and return to the former level in the third, while infant burials stay high. Newcomers who arrived for the harvest explain some of the early rise. Registers rarely name a cause of death before 1837.',
        },
        {
          title: 'The Drought Processions of Xàtiva as a Proxy: Fifty Years of Overlap',
          date: '2021-04-22',
          venue: 'method',
          abstract:
            'Climate historians use rogations, processions for rain, as an index of drought. In Xàtiva processions and rain gauge overlap from 1862 to 1912. Monthly rain explains 31 % of the variance in ceremonies; the cost of candles explains 9 % more, and the presence of a particular dean 12 %. In his eighteen years processions were held twice as readily. Proxy series from towns without such a check should carry wider bands than they do.',
        },
      ],
    },
  ],
);
