/** Names of real universities, none of which the sample may bear. */
export const realUniversities: readonly string[] = `
University of Oslo
Norwegian University of Science and Technology
University of Bergen
UiT The Arctic University of Norway
Norwegian University of Life Sciences
University of Stavanger
KTH Royal Institute of Technology
Lund University
Uppsala University
Chalmers University of Technology
University of Gothenburg
Umeå University
University of Copenhagen
Technical University of Denmark
Aarhus University
Aalborg University
University of Helsinki
Aalto University
University of Turku
University of Oulu
University of Iceland
University of Tartu
University of Latvia
Vilnius University
Trinity College Dublin
University College Dublin
Technical University of Munich
LMU Munich
Heidelberg University
RWTH Aachen University
Technical University of Berlin
Karlsruhe Institute of Technology
University of Freiburg
University of Hamburg
TU Dresden University of Technology
University of Bonn
Leipzig University
University of Oxford
University of Cambridge
Imperial College London
University College London
University of Edinburgh
University of Manchester
University of Leeds
University of Glasgow
Cardiff University
University of Exeter
Queen's University Belfast
Massachusetts Institute of Technology
Stanford University
University of California, Berkeley
University of Michigan
University of Washington
University of Illinois Urbana-Champaign
University of Texas at Austin
Georgia Institute of Technology
University of Wisconsin–Madison
Purdue University
University of California San Diego
Pennsylvania State University
University of Minnesota
University of Colorado Boulder
Arizona State University
Virginia Tech
University of Utah
Oregon State University
University of Toronto
University of British Columbia
McGill University
University of Alberta
University of Waterloo
McMaster University
University of Calgary
Université Laval
Dalhousie University
University of Melbourne
University of Sydney
UNSW Sydney
University of Queensland
Monash University
University of Adelaide
University of Tasmania
University of Auckland
University of Otago
University of Canterbury
The University of the South Pacific
University of Papua New Guinea
Delft University of Technology
University of Amsterdam
Utrecht University
Wageningen University & Research
University of Groningen
KU Leuven
Ghent University
Université catholique de Louvain
University of Luxembourg
ETH Zurich
École Polytechnique Fédérale de Lausanne
University of Zurich
University of Geneva
University of Bern
TU Wien
University of Vienna
Graz University of Technology
Sorbonne University
Paris-Saclay University
Université Grenoble Alpes
Claude Bernard University Lyon 1
University of Strasbourg
Politecnico di Milano
Politecnico di Torino
University of Bologna
University of Padua
Sapienza University of Rome
University of Pisa
University of Barcelona
Universitat Politècnica de Catalunya
Universidad Politécnica de Madrid
University of Granada
University of Lisbon
University of Porto
National Technical University of Athens
Aristotle University of Thessaloniki
University of Warsaw
Warsaw University of Technology
Jagiellonian University
Charles University
Czech Technical University in Prague
Budapest University of Technology and Economics
University of Bucharest
Sofia University
University of Zagreb
University of Ljubljana
University of Belgrade
Taras Shevchenko National University of Kyiv
Middle East Technical University
Boğaziçi University
Istanbul Technical University
Hacettepe University
University of Tehran
Sharif University of Technology
Amirkabir University of Technology
Iran University of Science and Technology
Shahid Beheshti University
Shiraz University
Isfahan University of Technology
Ferdowsi University of Mashhad
University of Tabriz
University of Guilan
American University of Beirut
University of Jordan
King Abdullah University of Science and Technology
King Saud University
Khalifa University
United Arab Emirates University
Qatar University
Sultan Qaboos University
Yerevan State University
Tbilisi State University
Al-Farabi Kazakh National University
National University of Uzbekistan
University of Tokyo
Kyoto University
Institute of Science Tokyo
Osaka University
Tohoku University
Hokkaido University
Seoul National University
Korea Advanced Institute of Science and Technology
Pohang University of Science and Technology
Yonsei University
Pusan National University
Tsinghua University
Peking University
Zhejiang University
Shanghai Jiao Tong University
Tongji University
Xi'an Jiaotong University
University of Hong Kong
Hong Kong University of Science and Technology
National Taiwan University
Indian Institute of Technology Bombay
Indian Institute of Science
Indian Institute of Technology Delhi
Indian Institute of Technology Madras
University of Delhi
Lahore University of Management Sciences
Quaid-i-Azam University
Bangladesh University of Engineering and Technology
University of Colombo
National University of Singapore
Nanyang Technological University
Universiti Malaya
Universiti Putra Malaysia
Universiti Teknologi Malaysia
Chulalongkorn University
Universitas Indonesia
Institut Teknologi Bandung
University of the Philippines Diliman
Vietnam National University, Hanoi
University of São Paulo
University of Campinas
Federal University of Rio de Janeiro
University of Buenos Aires
National University of La Plata
Pontifical Catholic University of Chile
University of Chile
Universidad de los Andes
National University of Colombia
Pontifical Catholic University of Peru
University of the Republic
National Autonomous University of Mexico
Tecnológico de Monterrey
University of Costa Rica
The University of the West Indies, Mona
University of Havana
University of Cape Town
University of the Witwatersrand
Stellenbosch University
University of Botswana
Cairo University
Ain Shams University
The American University in Cairo
Mohammed V University
University of Tunis El Manar
University of Sciences and Technology Houari Boumediene
University of Ibadan
University of Lagos
Covenant University
University of Ghana
Cheikh Anta Diop University
University of Nairobi
Jomo Kenyatta University of Agriculture and Technology
Makerere University
Addis Ababa University
University of Dar es Salaam
University of Rwanda
University of Yaoundé I
`
  .trim()
  .split('\n');
