import { type Figure, leastLiked } from './figures.ts';
import type { ReportedLetter } from './letters.ts';
import { verdicts } from './verdicts.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
body{font:16px/1.5 Georgia,serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#222}
h1,h2,h3,table{font-family:system-ui,sans-serif}
table{border-collapse:collapse;margin:1rem 0}
td,th{border:1px solid #ccc;padding:.3rem .6rem;text-align:left;vertical-align:top}
.missed{background:#fde8e8}
article{border-top:2px solid #ccc;padding:1rem 0}
.sentence{display:grid;grid-template-columns:3fr 2fr;gap:1rem;padding:.2rem 0}
.sentence p{margin:0;padding-inline-start:.6rem;border-inline-start:.3rem solid #ccc}
.bound p{border-color:#2b6cb0}.own p{border-color:#2f855a}.unbound p{border-color:#c53030}.gap p{border-color:#b7791f}
aside{font:14px/1.4 system-ui,sans-serif;color:#555}
@media(max-width:40rem){.sentence{grid-template-columns:1fr}}`;

const WORDS = {
  bound: 'From a paper',
  own: 'From the profile',
  courtesy: '',
  unbound: 'Without a source',
  gap: 'To be written',
};

const table = (title: string, figures: readonly Figure[]): string =>
  figures.length === 0
    ? ''
    : `<h3>${escape(title)}</h3><table><tr><th>Figure</th><th>Goal</th><th>Measured</th></tr>${figures
        .map(
          ({ name, goal, value, met }) =>
            `<tr${met ? '' : ' class="missed"'}><td>${escape(name)}</td><td>${escape(goal)}</td><td>${escape(value)}</td></tr>`,
        )
        .join('')}</table>`;

function letterArticle({ id, professor, score, matchClass, email, facts, sentences }: ReportedLetter): string {
  const rows = sentences.map(({ text, sentenceClass, rests, proof, reason }) => {
    const sources = rests.flatMap((marker) => {
      const fact = facts.facts.find((one) => one.marker === marker);
      return fact ? [[fact.title, fact.year].filter(Boolean).join(', ')] : [];
    });
    const beside = [
      WORDS[sentenceClass],
      sources.join('; '),
      proof && proof !== text ? `“${proof}”` : '',
      sentenceClass === 'unbound' ? reason : '',
    ].filter((part) => part !== '');
    return `<div class="sentence ${sentenceClass}"><p>${escape(text)}</p><aside>${escape(beside.join(' · '))}</aside></div>`;
  });
  const read = verdicts
    .filter(({ letter, author }) => letter === id && author !== 'chat' && author !== 'hand')
    .map(
      ({ author, reader, answers, because }) =>
        `<li>Reader ${reader} (${author}): would answer: ${answers.would_answer}; grade ${answers.grade}. ${escape(because)}</li>`,
    );
  return `<article><h2 id="${escape(id)}">${escape(id)}</h2><p>${escape(professor.fullName)}, ${escape(professor.universityName)}. Score ${score} (${matchClass}), ${email.wordCount} words.</p><p><b>Subject:</b> ${escape(email.subject)}</p>${rows.join('')}${read.length > 0 ? `<ul>${read.join('')}</ul>` : ''}</article>`;
}

const WORST = 10;

/** What readers said of the letters that they liked least, with the person's sentence in them. */
const worstList = (): string =>
  `<h3>The ${WORST} letters with the lowest grades, with the person’s sentence</h3><ol>${leastLiked('checked', WORST)
    .map(
      ({ id, grade, verdicts: read }) =>
        `<li><a href="#${escape(id)}">${escape(id)}</a>, ${grade.toFixed(1)}<ul>${read
          .map(({ reader, answers, because }) => `<li>Reader ${reader}, ${answers['grade']}: ${escape(because)}</li>`)
          .join('')}</ul></li>`,
    )
    .join('')}</ol>`;

/** All letters with the facts beside each sentence and the figures of letter.md, as one page. */
export const reportPage = (
  letters: readonly ReportedLetter[],
  tables: readonly (readonly [title: string, figures: readonly Figure[]])[],
): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fifty letters</title><style>${STYLE}</style><h1>Fifty letters</h1>${tables
    .map(([title, figures]) => table(title, figures))
    .join('')}${worstList()}${letters.map(letterArticle).join('')}</html>\n`;
