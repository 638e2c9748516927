import type { JudgedProfessor } from '../shapes.ts';

export const economics: readonly JudgedProfessor[] = [
  {
    key: 'achterhuis',
    fullName: 'Laurens Achterhuis',
    title: 'Professor',
    department: 'Department of Economics',
    university: 'Zuiderveen University',
    countryCode: 'NL',
    field: 'Economics',
    topics: ['production networks', 'natural disasters', 'supply chains'],
    publications: [
      {
        id: 'achterhuis-2025',
        title: 'Two steps downstream: how a storm travels through suppliers',
        venue: 'Review of Networked Economies',
        publishedOn: '2025-09-15',
        abstract: {
          aim: 'This paper studies how far a local disaster propagates along chains of supply.',
          method:
            'Payments between 190,000 firms in Croatia and Slovenia are followed for eight quarters after three storms.',
          finding:
            'Sales of direct buyers fell by 2.4%; two steps downstream the effect was 0.5% and no longer different from zero.',
          limit:
            'Payments do not say what was bought, so a buyer who found the same part elsewhere cannot be told from one who did without.',
        },
      },
      {
        id: 'achterhuis-2024',
        title: 'Who has a second supplier? Redundancy before the shock',
        venue: 'Review of Networked Economies',
        publishedOn: '2024-04-23',
        abstract: {
          aim: 'The question of this paper is which firms keep a second supplier for the same input.',
          method: 'Customs records of 7,200 importers are linked with a survey of purchasing managers.',
          finding: 'Of all inputs 37% had a second supplier; among inputs specific to the buyer it was 11%.',
          limit: 'Domestic suppliers are not in the customs records.',
        },
      },
      {
        id: 'achterhuis-2022',
        title: 'Measuring distance in a production network',
        venue: 'Journal of Empirical Input-Output',
        publishedOn: '2022-11-01',
        abstract: {
          aim: 'We compare measures of distance between firms in a network of payments.',
          method: 'Five measures are used to predict how sales move together in 30,000 pairs of firms.',
          finding:
            'A measure that weighs links by input share explained 22% of the comovement, the number of steps 9%.',
          limit: 'Small firms below the reporting threshold are missing.',
        },
      },
    ],
  },
  {
    key: 'solorzano-vik',
    fullName: 'Beatriz Solórzano-Vik',
    title: 'Professor',
    department: 'School of Economics',
    university: 'Fjordmark University of Technology',
    countryCode: 'NO',
    field: 'Economics',
    topics: ['firm-to-firm trade', 'value added tax data', 'supplier switching'],
    publications: [
      {
        id: 'solorzano-vik-2025',
        title: 'Finding another seller: supplier switching in invoices',
        venue: 'Journal of Firms and Data',
        publishedOn: '2025-02-18',
        abstract: {
          aim: 'We measure how long it takes a firm to replace a supplier that disappears.',
          method:
            'Electronic invoices of 120,000 firms in Ecuador show product codes, and 3,100 suppliers that closed for reasons of health are followed.',
          finding:
            'Half of the buyers had replaced the product within eleven weeks; for goods made to order it was 34 weeks, and a quarter never did.',
          limit: 'Closures for health hit small suppliers, whose buyers may be unlike those of large ones.',
        },
      },
      {
        id: 'solorzano-vik-2023',
        title: 'What value added tax data miss',
        venue: 'Journal of Firms and Data',
        publishedOn: '2023-09-26',
        abstract: {
          aim: 'The paper compares invoices with a census of firms.',
          method: 'Invoices of one year are matched with 41,000 census forms in three provinces.',
          finding: 'Invoices cover 88% of sales between firms, but 46% of those of firms with fewer than five workers.',
          limit: 'Sales without an invoice are known only as far as the owner admits them.',
        },
      },
      {
        id: 'solorzano-vik-2022',
        title: 'Prices along the chain: pass-through from seller to seller',
        venue: 'Annals of Trade and Development',
        publishedOn: '2022-06-14',
        abstract: {
          aim: 'This paper estimates the pass-through of a rise in price to the buyer of a buyer.',
          method: 'A change of excise on diesel is traced through invoices of hauliers and their customers.',
          finding: 'Direct customers paid 63% of the change and their own customers 28%.',
          limit: 'Contracts with fixed prices end at different times.',
        },
      },
    ],
  },
  {
    key: 'haldane-price',
    fullName: 'Imogen Haldane-Price',
    title: 'Associate Professor',
    department: 'Department of Land Economy',
    university: 'Tarnbrook University',
    countryCode: 'GB',
    field: 'Environmental economics',
    topics: ['flood risk', 'house prices', 'insurance'],
    publications: [
      {
        id: 'haldane-price-2025',
        title: 'A flood that was forgotten: house prices seven years on',
        venue: 'Journal of Risk and Housing',
        publishedOn: '2025-07-08',
        abstract: {
          aim: 'We estimate how long a flood stays in the price of a house.',
          method: 'Sales of 84,000 houses near four English rivers are compared on both sides of the flood line.',
          finding: 'The discount was 9% in the first year, 4% in the fourth and nothing in the seventh.',
          limit: 'Houses that were never sold again are not in the data.',
        },
      },
      {
        id: 'haldane-price-2023',
        title: 'Do firms insure against floods? Evidence from loan files',
        venue: 'Journal of Risk and Housing',
        publishedOn: '2023-05-02',
        abstract: {
          aim: 'The determinants of insurance against flood among small firms are studied.',
          method: 'Loan files of 5,300 small firms were matched with flood maps.',
          finding: 'In the zone of high risk 38% were insured; a flood in the last five years raised it by 21 points.',
          limit: 'Firms without a loan are left out.',
        },
      },
      {
        id: 'haldane-price-2022',
        title: 'Difference-in-differences with moving water',
        venue: 'Notes in Environmental Econometrics',
        publishedOn: '2022-03-22',
        abstract: {
          aim: 'The note shows how errors in flood maps bias estimates.',
          method: 'We simulate sales with maps of three resolutions and re-estimate six published studies.',
          finding: 'With maps of 50 m, effects were too small by 18% on average.',
          limit: 'We cannot know the true line of any of the floods.',
        },
      },
    ],
  },
  {
    key: 'sjostrand-owusu',
    fullName: 'Malin Sjöstrand-Owusu',
    title: 'Professor',
    department: 'Department of Economics',
    university: 'Ostervall University',
    countryCode: 'SE',
    field: 'Economics',
    topics: ['field experiments', 'saving', 'behavioural development economics'],
    publications: [
      {
        id: 'sjostrand-owusu-2025',
        title: 'Why reminders work: forgetting, or being watched?',
        venue: 'Journal of Experiments in Development',
        publishedOn: '2025-06-02',
        abstract: {
          aim: 'Reminders raise saving, but it is unclear whether they work against forgetting or by the sense of being watched.',
          method:
            'In Ghana, 3,400 savers of a rural bank received no reminder, an automatic one or one signed by a clerk.',
          finding:
            'Automatic reminders raised deposits by 5%, signed ones by 12%; the difference was gone when the clerk was unknown to the saver.',
          limit: 'The experiment ran for five months, so we do not know whether the effect of the signature wears off.',
        },
      },
      {
        id: 'sjostrand-owusu-2024',
        title: 'Locked boxes and open books: commitment in savings groups',
        venue: 'Journal of Experiments in Development',
        publishedOn: '2024-02-27',
        abstract: {
          aim: 'The paper compares two devices of commitment in savings groups.',
          method:
            'One hundred and eighty groups in Uganda were assigned a locked box, a public ledger, both or neither.',
          finding: 'The ledger raised saving by 14% and the box by 6%; together they did no better than the ledger.',
          limit: 'Groups that broke up during the year were not followed.',
        },
      },
      {
        id: 'sjostrand-owusu-2022',
        title: 'Text messages and deposits: a synthesis of eleven trials',
        venue: 'Development Reviews',
        publishedOn: '2022-08-16',
        abstract: {
          aim: 'We combine the trials of text reminders for saving.',
          method: 'Individual data of 58,000 savers in nine countries were pooled.',
          finding:
            'Reminders raised balances by 4.1%, with a range from nothing to 16% that the wording explained better than the frequency.',
          limit: 'Trials without an effect may not have been published.',
        },
      },
    ],
  },
  {
    key: 'falkenrath',
    fullName: 'Rüdiger Falkenrath',
    title: 'Professor',
    department: 'Institute of Behavioural Economics',
    university: 'Haldenfels University',
    countryCode: 'DE',
    field: 'Economics',
    topics: ['social image', 'laboratory experiments', 'honesty'],
    publications: [
      {
        id: 'falkenrath-2025',
        title: 'Eyes on the screen: being watched and telling the truth',
        venue: 'Journal of Laboratory Economics',
        publishedOn: '2025-04-15',
        abstract: {
          aim: 'We test in the laboratory whether the feeling of being watched makes people honest.',
          method:
            'In the laboratory, 820 students reported a private die roll with or without an observer who saw only their screen.',
          finding: 'An observer who could talk to others lowered overreporting by 40%; one who could not did nothing.',
          limit: 'Students of one university took part, for small sums.',
        },
      },
      {
        id: 'falkenrath-2023',
        title: 'Giving in front of friends',
        venue: 'Journal of Laboratory Economics',
        publishedOn: '2023-12-05',
        abstract: {
          aim: 'The paper measures giving when friends look on.',
          method: 'Three hundred pairs of friends and of strangers decided about a donation one after the other.',
          finding: 'Gifts were 31% larger before a friend, and the second donor matched the first in 58% of the pairs.',
          limit: 'Friends chose to come together.',
        },
      },
      {
        id: 'falkenrath-2022',
        title: 'Shame pays once: repeated disclosure of tax honesty',
        venue: 'European Notes on Behaviour',
        publishedOn: '2022-10-04',
        abstract: {
          aim: 'We repeat the disclosure of cheaters to see whether its effect lasts.',
          method: 'Twenty rounds of a tax game were played by 360 people.',
          finding: 'Evasion fell by 26% after the first disclosure and by 3% after the fifth.',
          limit: 'A game is short, and a reputation is long.',
        },
      },
    ],
  },
];
