import { readBibtex } from '../src/profile/import/bibtex.ts';
import { readRis } from '../src/profile/import/ris.ts';

/** Prints the processor time of reading 1,000 papers from a file, warm; fails over a limit (IMP-03). The middle of several readings. */
const PAPERS = 1000;
const TIMES = 7;
const MOST = 2000;

const abstract = 'We listen to bridges with sensors and find damage of 5 % before it is seen. '.repeat(15).trim();

const bibtex = (salt: number): string =>
  Array.from(
    { length: PAPERS },
    (_, index) => String.raw`@article{paper${index},
  author = {Ahmadi, Nasrin and M{\"u}ller, J{\"o}rg and {van der Berg}, Lena and رضایی، مریم and {The Bridge Collaboration}},
  title = {Damage {D}etection in \emph{Steel} Bridges with CO$_2$, $\alpha$ and 10\,\% Noise: Study ${index} of ${salt}},
  journal = {Journal of Sound \& Vibration},
  year = {${2000 + (index % 25)}}, month = mar, volume = {${index}}, pages = {1--9},
  doi = {10.1000/x.${salt}.${index}},
  url = {https://example.org/papers/${index}},
  abstract = {${abstract.replaceAll('%', String.raw`\%`)}}
}
`,
  ).join('\n');

const ris = (salt: number): string =>
  Array.from({ length: PAPERS }, (_, index) =>
    [
      'TY  - JOUR',
      'AU  - Ahmadi, Nasrin',
      'AU  - Müller, Jörg',
      'AU  - رضایی، مریم',
      `TI  - Damage detection in <i>steel</i> bridges: study ${index} of ${salt}`,
      'T2  - Journal of Sound & Vibration',
      `PY  - ${2000 + (index % 25)}/03/05/`,
      `DO  - 10.1000/x.${salt}.${index}`,
      `UR  - https://example.org/papers/${index}`,
      `AB  - ${abstract}`,
      'ER  - ',
      '',
    ].join('\r\n'),
  ).join('\r\n');

for (const [format, write, read] of [
  ['BibTeX', bibtex, readBibtex],
  ['RIS', ris, readRis],
] as const) {
  const figures: number[] = [];
  for (let salt = 0; salt <= TIMES; salt += 1) {
    const file = write(salt);
    const before = process.cpuUsage();
    const { entries, problems } = read(file);
    const { user, system } = process.cpuUsage(before);
    if (entries.length !== PAPERS || problems.length > 0) throw new Error(`${format} was not read in full.`);
    // The first reading is cold.
    if (salt > 0) figures.push((user + system) / 1000);
  }
  const middle = figures.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
  process.stdout.write(`${middle.toFixed(0).padStart(6)} ms  ${PAPERS} papers of ${format}, at most ${MOST}\n`);
  if (middle > MOST) process.exitCode = 1;
}
