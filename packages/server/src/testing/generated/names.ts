/** Given and family names of one culture. The pairs are invented; no list follows the staff of a real university. */
interface NamePool {
  given: readonly string[];
  family: readonly string[];
}

const pool = (given: string, family: string): NamePool => ({
  given: given.split(' '),
  family: family.split(',').map((name) => name.trim()),
});

const pools = {
  norwegian: pool(
    'Solveig Eirik Ragnhild Håvard Ingrid Torbjørn Sigrid Øystein Marit Gaute Åshild Vegard Tuva Sondre Liv Jørgen Synnøve Ketil Guro Asbjørn Herdis Trygve',
    'Solheim, Fjellvåg, Nordhagen, Østrem, Brekkhus, Lyngstad, Skogvoll, Tveitnes, Haugdal, Vikøren, Rønneberg, Straumsnes, Kleivdal, Moldskred, Bjørnsgård, Ånestad, Fossmark, Grindvik, Sæterbø, Hjelmås, Myrdalen, Torsvåg, Eidsøy, Kvalheim, Lauvdal, Nesvatn',
  ),
  swedish: pool(
    'Linnéa Oskar Ebba Gustav Åsa Henrik Märta Joakim Elsa Torsten Sigrid Viktor Annika Mårten Karin Birger Ylva Håkan Frida Rasmus Lovisa Anders',
    'Lindqvister, Åkerholt, Björkenfelt, Strömdal, Hallsjö, Nyblad, Sjöhage, Ekmarken, Rosenvik, Granhult, Alsterdal, Vretfors, Klintberga, Öhrnstad, Löfhammar, Storlund, Dalsparre, Hedvall, Mörkfeldt, Tallgård, Bergfalk, Norrsäter, Silvergren, Ängsholm',
  ),
  danish: pool(
    'Søren Kirsten Mads Astrid Jeppe Freja Rasmus Signe Troels Karen Anders Maja Esben Liv Bjarke Ditte Aksel Johanne Mikkel Ragna',
    'Ravnsborg, Østerskov, Kjeldgaard, Mølhave, Bækmark, Thorsager, Lindeskov, Hvidtfeldt, Sønderholm, Vestbirk, Agerlund, Klitmøller, Nørreskov, Elmegaard, Fjordbak, Rosenkilde, Stenlille, Højmark, Egelykke, Skovgårde',
  ),
  finnish: pool(
    'Aino Eero Kaisa Juhani Päivi Antti Hilkka Väinö Satu Ilkka Outi Tapio Eeva Jouni Riikka Pekka Anneli Mikko Tuuli Arvo Leena Olavi',
    'Kuusiranta, Hämevaara, Järvikoski, Lehtisaari, Myllyharju, Pöyhölä, Rantakivi, Suovanen, Tervamäki, Uusikorpi, Vehmasaho, Ylikangas, Kivelinna, Haavistola, Lumivirta, Niittypelto, Ojalehto, Salmijoki, Koivuniemelä, Aaltovuori, Metsäkallio, Sarkaniitty',
  ),
  baltic: pool(
    'Jānis Ilze Kārlis Līga Andrius Rūta Jonas Eglė Mindaugas Daiva Kristjan Liis Toomas Maarja Edgars Zane Tomas Jūratė Priit Kadri',
    'Ozolkalns, Bērzlapa, Liepkalne, Vītolnieks, Kalniņlauks, Ąžuolaitis, Beržinskas, Girdenis, Žilvinaitis, Vėjūnas, Tammsaar, Kuuskmaa, Põldsalu, Rannamäe, Lepikson, Saarkivi, Ežerinis, Krūmiņdārzs',
  ),
  germanic: pool(
    'Annegret Matthias Ulrike Jürgen Heike Lorenz Sabine Dietmar Friederike Tobias Käthe Anselm Gudrun Ruprecht Leonie Hartmut Bärbel Konrad Mechthild Florian Ottilie Moritz Wiebke Sören',
    'Achterfeld, Brückenau, Dornhäuser, Eschenlohr, Falkensteg, Grünwaldt, Hölderlen, Immengarten, Jägersberg, Kaltenbrunn, Lindenschmidt, Mühlegger, Nüssenbaum, Oberwinden, Pfeilsticker, Quellmalz, Rosenthaler, Schönweiler, Tannhuber, Überreither, von Altenmark, Weidenhöfer, Zirbelstein, Birkenhagen, Steinbrecher, von Lauterbach, Kestenholz, Rübesam',
  ),
  dutch: pool(
    'Maarten Femke Joost Liesbeth Sander Anneke Ruben Marijke Diederik Saskia Wouter Hanneke Koen Tineke Bram Griet Jeroen Elske Pieter Machteld',
    'van der Meerdonk, Zuiderveld, de Rooyakker, Hoogland, ter Braakhuis, van Lindewoud, Kloosterweg, Oosterhof, van den Eikelaar, Waterreus, Blankespoor, de Graafland, Vermeirsch, Goethalsen, Duinmeester, van Zilverberg, Molendijker, Roodhooft, Steenkamer, Wijngaerden',
  ),
  anglo: pool(
    'Eleanor Graham Harriet Malcolm Rosalind Duncan Philippa Alistair Imogen Rupert Bronwen Callum Marjorie Desmond Winifred Angus Tamsin Gareth Beatrice Lachlan Cordelia Fergus Miriam Stewart Josephine Barnaby Audrey Clifford Marguerite Quentin Sylvia Owen',
    "Ashgrove, Blackmoor, Calderwell, Dunmarsh, Eastlake, Fairweather, Greystone, Hartlebury, Inglewood, Jessamine, Kirkbride, Larkspur, Merriwether, Northcliffe, Oakhollow, Pemberly, Quillfeather, Ravenscar, Silverdale, Thistlewood, Underhay, Vennerley, Wetherstone, Yarborough, Ballantrae, O'Farraghan, MacIldowie, Penhallick, Llewelling, Brackenridge, Stonebrook, Whitlocke, Harrowgate, Cobbledick, Windermeer, Tredinnock",
  ),
  french: pool(
    'Amélie Thibault Geneviève Rémi Solène Étienne Mathilde Aurélien Odile Cédric Hélène Gaspard Clémence Benoît Maëlle Fabrice Noémie Loïc Béatrice Hippolyte',
    'Beauvallet, Chênedé, Delaroche, Fontenelle-Brun, Garancière, Hautecombe, Lamarquette, Montreuil, Pervenchère, Rochebrune, Sainte-Croix, Tournemire, Valbruyère, Boisrenard, Clairvaux, Desprézières, Grandmaison, Lavergnolle, de la Tourette, Aubercourt, Fleurignac, Tremblevif',
  ),
  italian: pool(
    'Ginevra Tommaso Ludovica Alessio Fiammetta Niccolò Ornella Raffaele Beatrice Umberto Loredana Gherardo Silvana Corrado Chiara Ettore Nicoletta Fausto Eleonora Saverio',
    "Altomonte, Bellavigna, Castelrosso, Della Quercia, Fontanafredda, Guidalotti, Lanfredini, Montecorvi, Ortolano, Pietramala, Roccaforte, Serravento, Terranera, Valdolmo, Zuccarello, D'Alborghetti, Casagrandi, Boscoverde, De Fiordalisi, Acquaviva, Torrebianca, Campolungo",
  ),
  iberian: pool(
    'Inés Gonzalo Beatriz Íñigo Marisol Joaquim Leonor Rodrigo Catarina Álvaro Xènia Esteban Graça Nuno Pilar Duarte Mercè Tomás Violeta Afonso',
    'Arroyoseco, Bermúdez-Lara, Castanheiro, Doménech-Riba, Escobedo, Fontmartí, Gouveira, Herreruela, Ibarluzea, Lourenzana, Montealegre, Nogueirol, Olivença, Pedralbes, Quintanar, Ribadouro, Sarasqueta, Torremocha, Valdeoliva, Zubizarra, da Silveirinha, Campoamor',
  ),
  latin: pool(
    'Ximena Thiago Valentina Matías Luciana Joaquín Renata Santiago Camila Emiliano Marisol Caetano Fernanda Ignacio Yolanda Heitor Paloma Agustín Iracema Bruno Dolores Ramiro',
    'Aguirrezábal, Bustamonte, Carvalheira, Del Río, Echenagucia, Figueiral, Guanipa, Huarcaya, Iturrieta, Jaramonte, Larrañeta, Moctezuma, Nascimbeira, Olmedano, Palomares, Quispealaya, Riveros-Luna, Santibañes, Tupacyupa, Urrutibeas, Villalonga, Yáñez-Prado, Zorrozúa, dos Anjinhos, Altamirano, Peñaflor',
  ),
  slavic: pool(
    'Bożena Tomáš Jadwiga Vojtěch Danuta Miroslav Ludmila Zbigniew Vesna Branislav Oksana Bohdan Katarzyna Jiří Zdenka Dragomir Olha Wojciech Milena Radovan Teodora Stoyan',
    'Brzozowicki, Černohorský, Dąbrowiecka, Gołębniak, Hřebenař, Jaworczak, Kalinovych, Lisowierski, Modrzejak, Novohradský, Ostrovčan, Przybyszko, Radonjić-Polje, Sokolnický, Śliwowska, Topolčan, Vukodolac, Wierzbolowicz, Zeleňák, Žitomirka, Horyzont, Lipovnik, Kovačgrad, Bukowiecka',
  ),
  balkan: pool(
    'Ioana Radu Zsófia András Mirela Gergely Elena Dragoș Kalina Stefanos Eleni Bálint Despina Vlad Katalin Nikolaos Ruxandra Petros Ágnes Sorin Evgenia Dimitar',
    'Albescuța, Barnavölgyi, Codreanca, Dâmbovicean, Erdőházi, Fenyvesalja, Georgakellis, Hegyaljai, Iliopetros, Karavangelas, Lăstărescu, Mavropoulidis, Nádasvári, Oikonomaras, Papathanasakis, Rédeimező, Stavrianoudis, Theodoridakis, Várhelyi, Xenakopoulos, Yordanchev, Zografidis',
  ),
  turkish: pool(
    'Ayşegül Çağrı Nilüfer Tuğrul Şebnem Oğuzhan Gülçin Barış Zeynep Kürşat İpek Erdem Feride Umut Defne Serhat Özge Alparslan Meltem Doruk',
    'Akçaova, Bozdağlı, Çınaralp, Demirkıran, Erguvanlı, Gökırmak, Hisarönü, Işıkyürek, Karasuoğlu, Lalebahçe, Menekşeli, Nehirova, Özgünay, Pınarbey, Söğütözü, Taşköprülü, Uludere, Yaylacık, Zümrütkaya, Şahinbaş, Kızılyaprak, Altınbaşak',
  ),
  persian: pool(
    'Parvaneh Behrouz Shirin Kiarash Mahtab Siavash Golnar Farhad Niloufar Arash Laleh Bahman Roya Kamyar Yasaman Houman Setareh Ramin Anahita Sohrab Mina Dariush Azadeh Kianoush',
    'Abrishamkar, Baharestan, Chenarian, Derakhshanpour, Elmdoust, Firouzkouhi, Golestaneh, Haftrangi, Izadparast, Javanbakht, Kavehzad, Lalehparvar, Mehregan, Nasimfar, Omidvaran, Partowmanesh, Rastinkish, Sepidroud, Taherabadi, Urumchian, Varzidehkar, Yekrangi, Zarrinkoub, Aftabgardan, Daryanavard, Khosropanahi, Sarvestani, Mahforouz',
  ),
  arabic: pool(
    'Layla Tariq Rania Hisham Dalal Marwan Yasmin Khalid Nour Ziad Hanan Bassam Salma Idris Amal Nabil Huda Anwar Maysoun Fadi',
    'Al-Barqawi, Bensouda, Chahinouri, Darwazeh, El-Fanari, Ghandourah, Haddadine, Ibn Saadoun, Jaouhari, Khoury-Nassar, Al-Lawzi, Mansouriyeh, Naqqash, Al-Omairi, Qabbanieh, Rifaatine, Shamsuddine, Tamimi-Saleh, Al-Waraqi, Yacoubiane, Zaghloulieh, Belkacemi, Ben Othmani, El-Mahrouqi',
  ),
  caucasian: pool(
    'Anahit Levan Nino Tigran Ketevan Davit Aigerim Yerlan Gulnora Rustam Mariam Giorgi Dinara Bakhyt Hasmik Irakli Saltanat Otabek',
    'Ararateants, Berdzenadze, Charentsian, Dolidzeani, Gelovaniani, Hakhverdents, Jandarbekov, Kartvelidze, Lorikian, Meskhiashvili, Nurlybayev, Orbelashvili, Qodirzoda, Sarkisents, Tashmatova, Vardanashen, Yerzhanuly, Zarzmidze',
  ),
  southAsian: pool(
    'Ananya Vikram Meenakshi Raghav Sunita Aravind Kavita Debashish Lakshmi Harpreet Nandini Suresh Ayesha Imran Farzana Tanvir Chandrika Ruwan Padma Nikhil Shabnam Girish',
    'Agnihotram, Banerjee-Roy, Chandrakirti, Devanampriya, Eswaramoorthi, Gangopadhyay, Hiranandan, Iyengaran, Jayasuryan, Kulashekhar, Lohgarhia, Mukundagiri, Nilakantan, Omprakashi, Pillaimangal, Qazilbashi, Rajagopuram, Suryavanshi, Talpurwala, Udayagiri, Vishwakarman, Wickramabandu, Yashodharan, Zafarullahi',
  ),
  chinese: pool(
    'Wenjing Haoran Yulan Zhiming Xiaofeng Lihua Jianguo Meiling Ruoxi Tianyu Shuhan Guowei Yiting Chengzhi Peishan Kaiming Qiuyan Bowen Xinyi Zhenhua Ailin Junjie Suwen Decheng',
    'Ouyang, Shangguan, Zhuge, Murong, Duanmu, Sikong, Linghu, Gongsun, Huangfu, Xiahou, Dongfang, Situ, Baili, Nangong, Wanyan, Yuchi, Zhongli, Chunyu, Dantai, Puyang, Taishi, Shentu, Helian, Ximen',
  ),
  japanese: pool(
    'Haruka Takumi Sayuri Kenji Misaki Ryōta Chihiro Makoto Yūko Daichi Kaede Shōhei Ayame Tetsuya Mizuki Jun Natsumi Kōsuke Hinako Satoru',
    'Akatsukawa, Funamizu, Hoshizora, Ishibashiri, Kazehaya, Kurogane, Minazukino, Nishikigawa, Ōtsukiyama, Sakuragaoka, Shirasagi, Takanashi, Tsukishiro, Umegawara, Wakamurasaki, Yamabuki, Yukishima, Asagiri, Chikamatsuno, Fujinomori, Hatsukari, Komorebi',
  ),
  korean: pool(
    'Seo-yeon Min-jun Ji-hye Dong-hyun Ha-eun Sung-min Yoo-jin Tae-woo Eun-ji Jae-hyuk So-ra Kyung-ho Mi-kyung Hyun-woo Na-ri Jin-seok Bo-ra Chan-ho Ye-rin Woo-sung Da-hee Sang-cheol',
    'Namgung, Seomun, Dokgo, Hwangbo, Jegal, Seonu, Sagong, Dongbang, Eogeum, Mangjeol, Ganjeon, Jang-gok, Bongsan, Tak, Pyeon, Gyeon, Ong, Mae, Eun, Ok, Bing, Pung',
  ),
  southeastAsian: pool(
    'Nurul Aditya Siti Wicaksono Thanaporn Somchai Linh Quang Maricel Bayani Farah Hafiz Putri Bagus Ploy Anan Thảo Hùng Luningning Amihan Aisyah Rizal',
    'Anggrekwangi, Bulanputih, Chaiyasombat, Dalisaymo, Embunpagi, Gunungsari, Hoàng-Lâm, Intanpermata, Jayakusumo, Kesumajati, Lakandula, Malayadewa, Nguyên-Khê, Puspanegara, Rattanaphong, Samudrawati, Tanjungharjo, Urai-Thong, Wongprasert, Yodmalai, Magbanuahan, Dianwardhana',
  ),
  westAfrican: pool(
    'Adaeze Kwabena Folasade Chinedu Aminata Kofi Ngozi Babatunde Mariama Emeka Abena Sekou Yetunde Ousmane Efua Ifeanyi Fatou Obinna Akosua Tunde',
    'Adékúnlé-Òjó, Asantehene, Bamidélé, Chukwuemerie, Diabatélo, Ezeokoli, Fagunwaye, Gyampofo, Ikechukwuma, Jalloweh, Keitadou, Nkrumfo, Ogunwándé, Owusumensa, Sangharé-Ba, Tchoumiba, Uzoaganwa, Wéréwéré, Yeboahene, Ndiaganiao, Mbarga-Essam, Olúwafẹ́mi',
  ),
  eastAfrican: pool(
    'Wanjiru Kipchoge Achieng Baraka Nakato Mulugeta Tigist Otieno Zawadi Desta Uwimana Juma Makena Abebe Neema Hirut Okello Rehema Gatete Selam',
    'Achiengo, Bekelawit, Chebetwa, Desalegnu, Gatimuru, Habyariza, Irungumi, Kamawendo, Lubegatwa, Mutesarira, Ndungumaro, Ochiengwa, Rutagandi, Ssekandino, Tesfalidet, Uwamahirwe, Wambugweni, Yohanneswa, Mwakasaka, Kiplimorei',
  ),
  southernAfrican: pool(
    'Thandiwe Sipho Nomvula Pieter Lerato Bongani Annelise Mpho Zanele Kagiso Naledi Hendrik Palesa Themba Marike Tumelo Ayanda Willem Refilwe Lwazi',
    'Botshabelo, Dlaminikazi, Ehlersmit, Gumedeni, Hlophekazi, Jacobswaal, Khumalwana, Lekgothoa, Mabuzane, Nkosikhona, Oosthuyzer, Phalatse-Moeng, Ramaphelo, Sibandze, Tshabangu, van Rensbosch, Viljoenhof, Xabanisa, Zuluwana, Motswagole',
  ),
  pacific: pool(
    'Mere Tevita Aroha Sione Litia Wiremu Salote Manu Hine Josefa Ana Tama Kiri Apisai Moana Rangi',
    'Faleolo-Tai, Hikurangi, Kauhoe, Lomaiviti, Maunganui, Ngataki, Ratukalou, Tahuhunui, Taufonua, Vakalala, Waimarino, Rarotahi, Namosi, Kila-Wari',
  ),
} satisfies Record<string, NamePool>;

type PoolName = keyof typeof pools;

/** Which pools a country draws from. A pool named twice is drawn twice as often; every university also has colleagues from abroad. */
const poolsOf: Readonly<Record<string, readonly PoolName[]>> = {
  NO: ['norwegian'],
  SE: ['swedish'],
  DK: ['danish'],
  IS: ['norwegian', 'danish'],
  FI: ['finnish'],
  EE: ['baltic'],
  LV: ['baltic'],
  LT: ['baltic'],
  DE: ['germanic'],
  AT: ['germanic'],
  CH: ['germanic', 'french', 'italian'],
  LU: ['germanic', 'french'],
  NL: ['dutch'],
  BE: ['dutch', 'french'],
  GB: ['anglo'],
  IE: ['anglo'],
  US: ['anglo', 'anglo', 'germanic', 'chinese', 'southAsian', 'latin', 'persian', 'italian'],
  CA: ['anglo', 'anglo', 'french', 'chinese', 'southAsian', 'persian'],
  AU: ['anglo', 'anglo', 'chinese', 'southAsian', 'balkan'],
  NZ: ['anglo', 'anglo', 'pacific'],
  FJ: ['pacific', 'southAsian'],
  PG: ['pacific'],
  FR: ['french'],
  IT: ['italian'],
  ES: ['iberian'],
  PT: ['iberian'],
  GR: ['balkan'],
  RO: ['balkan'],
  HU: ['balkan'],
  BG: ['balkan', 'slavic'],
  PL: ['slavic'],
  CZ: ['slavic'],
  HR: ['slavic'],
  SI: ['slavic'],
  RS: ['slavic'],
  UA: ['slavic'],
  TR: ['turkish'],
  IR: ['persian'],
  LB: ['arabic'],
  JO: ['arabic'],
  SA: ['arabic'],
  AE: ['arabic', 'arabic', 'southAsian'],
  QA: ['arabic'],
  OM: ['arabic'],
  EG: ['arabic'],
  MA: ['arabic'],
  TN: ['arabic'],
  DZ: ['arabic'],
  AM: ['caucasian'],
  GE: ['caucasian'],
  KZ: ['caucasian'],
  UZ: ['caucasian'],
  JP: ['japanese'],
  KR: ['korean'],
  CN: ['chinese'],
  HK: ['chinese'],
  TW: ['chinese'],
  SG: ['chinese', 'southeastAsian', 'southAsian'],
  IN: ['southAsian'],
  PK: ['southAsian'],
  BD: ['southAsian'],
  LK: ['southAsian'],
  MY: ['southeastAsian', 'chinese'],
  TH: ['southeastAsian'],
  ID: ['southeastAsian'],
  PH: ['southeastAsian'],
  VN: ['southeastAsian'],
  BR: ['latin'],
  AR: ['latin', 'italian'],
  CL: ['latin'],
  CO: ['latin'],
  PE: ['latin'],
  UY: ['latin'],
  MX: ['latin'],
  CR: ['latin'],
  CU: ['latin'],
  JM: ['anglo', 'westAfrican'],
  ZA: ['southernAfrican'],
  BW: ['southernAfrican'],
  NG: ['westAfrican'],
  GH: ['westAfrican'],
  SN: ['westAfrican'],
  CM: ['westAfrican'],
  KE: ['eastAfrican'],
  UG: ['eastAfrican'],
  ET: ['eastAfrican'],
  TZ: ['eastAfrican'],
  RW: ['eastAfrican'],
};

const abroad = Object.keys(pools) as PoolName[];

/** The pool for a country: mostly its own, and every eighth name from any country. `turn` selects it; any integer from 0. */
export function namePoolFor(country: string, turn: number): NamePool {
  const own = poolsOf[country];
  if (own === undefined) throw new Error(`The sample directory has no names for the country ${country}.`);
  const name = turn % 8 === 7 ? abroad[Math.floor(turn / 8) % abroad.length] : own[turn % own.length];
  return pools[name ?? 'anglo'];
}
