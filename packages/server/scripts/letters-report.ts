import fs from 'node:fs';
import path from 'node:path';
import { measuredFigures, panelFigures } from '../src/drafts/report/figures.ts';
import { lettersText, reportedLetters } from '../src/drafts/report/letters.ts';
import { reportPage } from '../src/drafts/report/page.ts';

/**
 * Writes fifty letters of ten students, with the facts behind each sentence and the figures of letter.md, as one page, and their text for the
 * comparison that the tests make.
 */
const letters = reportedLetters();
const page = path.resolve('letters-report.html');
fs.writeFileSync(
  page,
  reportPage(letters, [
    ['Measured by rule', measuredFigures(letters)],
    ['The panel, on letters of the composer with the person’s joining sentence', panelFigures('checked')],
    ['The panel, on the same letters with sentences that nobody had checked', panelFigures('renamed')],
    ['The panel, on letters by hand among them', panelFigures('handAgain')],
    ['The panel, on letters with the sentence and their subjects before', panelFigures('revised')],
    ['The panel, on its letters before, with the sentence', panelFigures('joined')],
    ['The panel, on the same letters without it', panelFigures('unjoined')],
    ['The panel, on earlier letters of the composer', panelFigures('composer')],
    ['The panel, on letters of a chat model', panelFigures('chat')],
    ['The panel, on letters by hand', panelFigures('hand')],
  ]),
);
fs.writeFileSync(path.join(import.meta.dirname, '../src/drafts/report/letters.txt'), lettersText(letters));
process.stdout.write(`${letters.length} letters: ${page}\n`);
for (const { name, goal, value, met } of [...measuredFigures(letters), ...panelFigures('checked')])
  process.stdout.write(`${met ? 'ok    ' : 'MISSED'} ${name}: ${value} (goal: ${goal})\n`);
