import type { CvData } from '@peyk/api-types';
import { createCvDocument } from '../src/cv/document.ts';
import { createCvPdf } from '../src/cv/pdf.ts';
import { sampleEntries } from '../src/profile/samples.ts';
import { SECTIONS } from '../src/profile/sections.ts';

/** Prints the processor time of a CV as PDF, warm, with 60 and 2,000 entries; fails over a limit. The middle of several drawings. */
const draw = createCvPdf();
const limits = [
  { count: 60, most: 40, times: 15 },
  { count: 2000, most: 1000, times: 3 },
];

async function drawn(count: number, language: 'en' | 'fa', salt: number): Promise<number> {
  const lists = Object.fromEntries(SECTIONS.map(({ section }) => [section, [] as object[]]));
  for (let id = 0; id < count; id += 1) {
    const { section } = SECTIONS[id % SECTIONS.length] ?? SECTIONS[0];
    lists[section]?.push({ ...sampleEntries[section], id, title: `Sensors on bridge ${id}, ${salt}` });
  }
  const user = {
    first_name: 'Ana',
    last_name: `Rezaei ${salt}`,
    email: 'ana@mail.example',
    phone: null,
    address: null,
  };
  const { document } = createCvDocument({ ...lists, user } as unknown as CvData, language, '2026-11-23');
  const before = process.cpuUsage();
  await draw(document, { layout: 'hanging', paper: 'a4' });
  const { user: own, system } = process.cpuUsage(before);
  return (own + system) / 1000;
}

for (const { count, most, times } of limits) {
  for (const language of ['en', 'fa'] as const) {
    await drawn(count, language, -1);
    const figures: number[] = [];
    for (let salt = 0; salt < times; salt += 1) figures.push(await drawn(count, language, salt));
    const middle = figures.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
    process.stdout.write(`${middle.toFixed(0).padStart(6)} ms  ${count} entries in ${language}, at most ${most}\n`);
    if (middle > most) process.exitCode = 1;
  }
}
