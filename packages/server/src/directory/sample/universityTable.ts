/**
 * Real universities: slug | name | city | country | band of the sample order.
 * Bands a to d are successive ranges of that order; '-' has no rank. The bands are sample data and no judgement.
 */
export const universityTable = `
uio|University of Oslo|Oslo|NO|a
ntnu|Norwegian University of Science and Technology|Trondheim|NO|b
uib|University of Bergen|Bergen|NO|b
uit|UiT The Arctic University of Norway|Tromsø|NO|c
nmbu|Norwegian University of Life Sciences|Ås|NO|c
uis|University of Stavanger|Stavanger|NO|d
kth|KTH Royal Institute of Technology|Stockholm|SE|a
lund|Lund University|Lund|SE|a
uppsala|Uppsala University|Uppsala|SE|b
chalmers|Chalmers University of Technology|Gothenburg|SE|b
gothenburg|University of Gothenburg|Gothenburg|SE|c
umea|Umeå University|Umeå|SE|d
ku-dk|University of Copenhagen|Copenhagen|DK|a
dtu|Technical University of Denmark|Kongens Lyngby|DK|b
aarhus|Aarhus University|Aarhus|DK|b
aau|Aalborg University|Aalborg|DK|c
helsinki|University of Helsinki|Helsinki|FI|a
aalto|Aalto University|Espoo|FI|b
turku|University of Turku|Turku|FI|c
oulu|University of Oulu|Oulu|FI|d
hi-is|University of Iceland|Reykjavik|IS|c
tartu|University of Tartu|Tartu|EE|c
latvia|University of Latvia|Riga|LV|d
vilnius|Vilnius University|Vilnius|LT|d
tcd|Trinity College Dublin|Dublin|IE|b
ucd|University College Dublin|Dublin|IE|c
tum|Technical University of Munich|Munich|DE|a
lmu|LMU Munich|Munich|DE|a
heidelberg|Heidelberg University|Heidelberg|DE|a
rwth|RWTH Aachen University|Aachen|DE|b
tu-berlin|Technical University of Berlin|Berlin|DE|b
kit|Karlsruhe Institute of Technology|Karlsruhe|DE|b
freiburg|University of Freiburg|Freiburg|DE|b
hamburg|University of Hamburg|Hamburg|DE|c
tu-dresden|TU Dresden University of Technology|Dresden|DE|c
bonn|University of Bonn|Bonn|DE|c
leipzig|Leipzig University|Leipzig|DE|d
oxford|University of Oxford|Oxford|GB|a
cambridge|University of Cambridge|Cambridge|GB|a
imperial|Imperial College London|London|GB|a
ucl|University College London|London|GB|a
edinburgh|University of Edinburgh|Edinburgh|GB|a
manchester|University of Manchester|Manchester|GB|b
leeds|University of Leeds|Leeds|GB|b
glasgow|University of Glasgow|Glasgow|GB|b
cardiff|Cardiff University|Cardiff|GB|c
exeter|University of Exeter|Exeter|GB|c
qub|Queen's University Belfast|Belfast|GB|d
mit|Massachusetts Institute of Technology|Cambridge, Massachusetts|US|a
stanford|Stanford University|Stanford, California|US|a
berkeley|University of California, Berkeley|Berkeley, California|US|a
michigan|University of Michigan|Ann Arbor, Michigan|US|a
uw|University of Washington|Seattle, Washington|US|a
uiuc|University of Illinois Urbana-Champaign|Urbana, Illinois|US|a
utexas|University of Texas at Austin|Austin, Texas|US|a
gatech|Georgia Institute of Technology|Atlanta, Georgia|US|a
wisc|University of Wisconsin–Madison|Madison, Wisconsin|US|b
purdue|Purdue University|West Lafayette, Indiana|US|b
ucsd|University of California San Diego|La Jolla, California|US|a
psu|Pennsylvania State University|University Park, Pennsylvania|US|b
umn|University of Minnesota|Minneapolis, Minnesota|US|b
colorado|University of Colorado Boulder|Boulder, Colorado|US|b
asu|Arizona State University|Tempe, Arizona|US|c
vt|Virginia Tech|Blacksburg, Virginia|US|c
utah|University of Utah|Salt Lake City, Utah|US|c
oregonstate|Oregon State University|Corvallis, Oregon|US|d
toronto|University of Toronto|Toronto|CA|a
ubc|University of British Columbia|Vancouver|CA|a
mcgill|McGill University|Montreal|CA|a
alberta|University of Alberta|Edmonton|CA|b
waterloo|University of Waterloo|Waterloo|CA|b
mcmaster|McMaster University|Hamilton|CA|b
calgary|University of Calgary|Calgary|CA|c
laval|Université Laval|Quebec City|CA|c
dal|Dalhousie University|Halifax|CA|d
unimelb|University of Melbourne|Melbourne|AU|a
sydney|University of Sydney|Sydney|AU|a
unsw|UNSW Sydney|Sydney|AU|a
uq|University of Queensland|Brisbane|AU|b
monash|Monash University|Melbourne|AU|b
adelaide|University of Adelaide|Adelaide|AU|c
utas|University of Tasmania|Hobart|AU|d
auckland|University of Auckland|Auckland|NZ|b
otago|University of Otago|Dunedin|NZ|c
canterbury-nz|University of Canterbury|Christchurch|NZ|d
usp|The University of the South Pacific|Suva|FJ|-
upng|University of Papua New Guinea|Port Moresby|PG|-
tudelft|Delft University of Technology|Delft|NL|a
uva|University of Amsterdam|Amsterdam|NL|a
utrecht|Utrecht University|Utrecht|NL|b
wur|Wageningen University & Research|Wageningen|NL|b
groningen|University of Groningen|Groningen|NL|c
kuleuven|KU Leuven|Leuven|BE|a
ugent|Ghent University|Ghent|BE|b
uclouvain|Université catholique de Louvain|Louvain-la-Neuve|BE|c
uni-lu|University of Luxembourg|Luxembourg|LU|d
ethz|ETH Zurich|Zurich|CH|a
epfl|École Polytechnique Fédérale de Lausanne|Lausanne|CH|a
uzh|University of Zurich|Zurich|CH|b
unige|University of Geneva|Geneva|CH|b
bern|University of Bern|Bern|CH|c
tuwien|TU Wien|Vienna|AT|c
univie|University of Vienna|Vienna|AT|b
tugraz|Graz University of Technology|Graz|AT|d
sorbonne|Sorbonne University|Paris|FR|a
saclay|Paris-Saclay University|Gif-sur-Yvette|FR|a
grenoble|Université Grenoble Alpes|Grenoble|FR|b
lyon1|Claude Bernard University Lyon 1|Villeurbanne|FR|c
strasbourg|University of Strasbourg|Strasbourg|FR|c
polimi|Politecnico di Milano|Milan|IT|b
polito|Politecnico di Torino|Turin|IT|c
bologna|University of Bologna|Bologna|IT|b
padova|University of Padua|Padua|IT|b
sapienza|Sapienza University of Rome|Rome|IT|b
pisa|University of Pisa|Pisa|IT|c
ub|University of Barcelona|Barcelona|ES|b
upc|Universitat Politècnica de Catalunya|Barcelona|ES|c
upm|Universidad Politécnica de Madrid|Madrid|ES|c
granada|University of Granada|Granada|ES|d
lisboa|University of Lisbon|Lisbon|PT|c
porto|University of Porto|Porto|PT|c
ntua|National Technical University of Athens|Athens|GR|c
auth|Aristotle University of Thessaloniki|Thessaloniki|GR|d
warsaw|University of Warsaw|Warsaw|PL|c
pw|Warsaw University of Technology|Warsaw|PL|d
uj|Jagiellonian University|Kraków|PL|c
cuni|Charles University|Prague|CZ|c
cvut|Czech Technical University in Prague|Prague|CZ|d
bme|Budapest University of Technology and Economics|Budapest|HU|d
unibuc|University of Bucharest|Bucharest|RO|d
sofia|Sofia University|Sofia|BG|d
zagreb|University of Zagreb|Zagreb|HR|d
ljubljana|University of Ljubljana|Ljubljana|SI|c
belgrade|University of Belgrade|Belgrade|RS|d
knu-ua|Taras Shevchenko National University of Kyiv|Kyiv|UA|d
metu|Middle East Technical University|Ankara|TR|c
bogazici|Boğaziçi University|Istanbul|TR|c
itu|Istanbul Technical University|Istanbul|TR|d
hacettepe|Hacettepe University|Ankara|TR|d
ut-ir|University of Tehran|Tehran|IR|b
sharif|Sharif University of Technology|Tehran|IR|b
aut-ir|Amirkabir University of Technology|Tehran|IR|c
iust|Iran University of Science and Technology|Tehran|IR|c
sbu|Shahid Beheshti University|Tehran|IR|d
shirazu|Shiraz University|Shiraz|IR|d
iut|Isfahan University of Technology|Isfahan|IR|c
um-ir|Ferdowsi University of Mashhad|Mashhad|IR|d
tabrizu|University of Tabriz|Tabriz|IR|d
guilan|University of Guilan|Rasht|IR|-
aub|American University of Beirut|Beirut|LB|c
ju-jo|University of Jordan|Amman|JO|d
kaust|King Abdullah University of Science and Technology|Thuwal|SA|b
ksu-sa|King Saud University|Riyadh|SA|c
khalifa|Khalifa University|Abu Dhabi|AE|c
uaeu|United Arab Emirates University|Al Ain|AE|d
qu-qa|Qatar University|Doha|QA|c
squ|Sultan Qaboos University|Muscat|OM|d
ysu|Yerevan State University|Yerevan|AM|-
tsu-ge|Tbilisi State University|Tbilisi|GE|-
kaznu|Al-Farabi Kazakh National University|Almaty|KZ|d
nuu-uz|National University of Uzbekistan|Tashkent|UZ|-
utokyo|University of Tokyo|Tokyo|JP|a
kyoto|Kyoto University|Kyoto|JP|a
titech|Institute of Science Tokyo|Tokyo|JP|b
osaka|Osaka University|Osaka|JP|b
tohoku|Tohoku University|Sendai|JP|b
hokkaido|Hokkaido University|Sapporo|JP|c
snu|Seoul National University|Seoul|KR|a
kaist|Korea Advanced Institute of Science and Technology|Daejeon|KR|a
postech|Pohang University of Science and Technology|Pohang|KR|b
yonsei|Yonsei University|Seoul|KR|b
pnu|Pusan National University|Busan|KR|d
tsinghua|Tsinghua University|Beijing|CN|a
pku|Peking University|Beijing|CN|a
zju|Zhejiang University|Hangzhou|CN|a
sjtu|Shanghai Jiao Tong University|Shanghai|CN|a
tongji|Tongji University|Shanghai|CN|b
xjtu|Xi'an Jiaotong University|Xi'an|CN|c
hku|University of Hong Kong|Hong Kong|HK|a
hkust|Hong Kong University of Science and Technology|Hong Kong|HK|b
ntu-tw|National Taiwan University|Taipei|TW|b
iitb|Indian Institute of Technology Bombay|Mumbai|IN|b
iisc|Indian Institute of Science|Bengaluru|IN|b
iitd|Indian Institute of Technology Delhi|New Delhi|IN|b
iitm|Indian Institute of Technology Madras|Chennai|IN|c
du-in|University of Delhi|New Delhi|IN|d
lums|Lahore University of Management Sciences|Lahore|PK|d
qau|Quaid-i-Azam University|Islamabad|PK|d
buet|Bangladesh University of Engineering and Technology|Dhaka|BD|d
colombo|University of Colombo|Colombo|LK|-
nus|National University of Singapore|Singapore|SG|a
ntu-sg|Nanyang Technological University|Singapore|SG|a
um-my|Universiti Malaya|Kuala Lumpur|MY|b
upm-my|Universiti Putra Malaysia|Serdang|MY|c
utm|Universiti Teknologi Malaysia|Johor Bahru|MY|c
chula|Chulalongkorn University|Bangkok|TH|c
ui-id|Universitas Indonesia|Depok|ID|c
itb|Institut Teknologi Bandung|Bandung|ID|d
upd|University of the Philippines Diliman|Quezon City|PH|d
vnu|Vietnam National University, Hanoi|Hanoi|VN|d
usp-br|University of São Paulo|São Paulo|BR|b
unicamp|University of Campinas|Campinas|BR|c
ufrj|Federal University of Rio de Janeiro|Rio de Janeiro|BR|c
uba|University of Buenos Aires|Buenos Aires|AR|b
unlp|National University of La Plata|La Plata|AR|d
uc-cl|Pontifical Catholic University of Chile|Santiago|CL|b
uchile|University of Chile|Santiago|CL|c
uniandes|Universidad de los Andes|Bogotá|CO|c
unal|National University of Colombia|Bogotá|CO|d
pucp|Pontifical Catholic University of Peru|Lima|PE|d
udelar|University of the Republic|Montevideo|UY|d
unam|National Autonomous University of Mexico|Mexico City|MX|b
tec|Tecnológico de Monterrey|Monterrey|MX|c
ucr|University of Costa Rica|San José|CR|d
uwi|The University of the West Indies, Mona|Kingston|JM|d
havana|University of Havana|Havana|CU|-
uct|University of Cape Town|Cape Town|ZA|b
wits|University of the Witwatersrand|Johannesburg|ZA|c
stellenbosch|Stellenbosch University|Stellenbosch|ZA|c
botswana|University of Botswana|Gaborone|BW|-
cairo|Cairo University|Giza|EG|c
ainshams|Ain Shams University|Cairo|EG|d
auc|The American University in Cairo|Cairo|EG|d
um5|Mohammed V University|Rabat|MA|d
tunis|University of Tunis El Manar|Tunis|TN|d
usthb|University of Sciences and Technology Houari Boumediene|Algiers|DZ|-
ibadan|University of Ibadan|Ibadan|NG|d
unilag|University of Lagos|Lagos|NG|d
covenant|Covenant University|Ota|NG|d
ghana|University of Ghana|Accra|GH|d
ucad|Cheikh Anta Diop University|Dakar|SN|-
nairobi|University of Nairobi|Nairobi|KE|d
jkuat|Jomo Kenyatta University of Agriculture and Technology|Juja|KE|-
makerere|Makerere University|Kampala|UG|d
aau-et|Addis Ababa University|Addis Ababa|ET|d
udsm|University of Dar es Salaam|Dar es Salaam|TZ|-
rwanda|University of Rwanda|Kigali|RW|-
yaounde1|University of Yaoundé I|Yaoundé|CM|-
`;
