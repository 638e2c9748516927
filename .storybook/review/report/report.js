/* The script of the report. It stands in the page itself, so it imports nothing; NAMES is written before it. */
const stamp = document.body.dataset.report;
const articles = [...document.querySelectorAll('article')];
const sections = [...document.querySelectorAll('section')];
/** Rows, and the components and screens in them that have several pictures. */
const several = [...document.querySelectorAll('[data-numbers]')];
const numbersOf = (element) => element.dataset.numbers.split(',').map(Number);
const WORDS = { accept: 'accepted', refuse: 'refused' };

/** Decisions by number; they outlive a reload of the same report. */
const said = new Map();
const past = [];
try {
  for (const [number, word] of JSON.parse(localStorage.getItem(stamp) ?? '[]')) said.set(number, word);
} catch {
  // A browser that keeps nothing for files still shows the report.
}

const ranges = (numbers) =>
  numbers
    .toSorted((a, b) => a - b)
    .reduce((found, number) => {
      const last = found.at(-1);
      if (last && number === last[1] + 1) last[1] = number;
      else found.push([number, number]);
      return found;
    }, [])
    .map(([from, to]) => (from === to ? String(from) : `${from}-${to}`))
    .join(',');

const those = (word) => [...said].filter(([, one]) => one === word).map(([number]) => number);

function show() {
  const mark = (element, numbers) => {
    const words = new Set(numbers.map((number) => said.get(number)));
    const [word] = words;
    const all = words.size === 1 ? word : undefined;
    if (all === undefined) delete element.dataset.said;
    else element.dataset.said = all;
    const count = numbers.filter((number) => said.has(number)).length;
    element.querySelector('.mark').textContent = all
      ? WORDS[all]
      : count > 0
        ? `${count} of ${numbers.length} decided`
        : '';
  };
  for (const article of articles) mark(article, [Number(article.dataset.number)]);
  for (const element of several) mark(element, numbersOf(element));
  const accepted = those('accept');
  const refused = those('refuse');
  document.querySelector('footer p').textContent =
    `${accepted.length} accepted, ${refused.length} refused, ${NAMES.length - said.size} left`;
  document.querySelector('#command').textContent =
    accepted.length === 0 ? '' : `npm run visual:accept -- --report=${stamp} --pictures=${ranges(accepted)}`;
  try {
    localStorage.setItem(stamp, JSON.stringify([...said]));
  } catch {
    // As above.
  }
}

function decide(numbers, word) {
  past.push(new Map(said));
  const isSaid = numbers.every((number) => said.get(number) === word);
  for (const number of numbers) {
    if (isSaid) said.delete(number);
    else said.set(number, word);
  }
  show();
}

let at = -1;
function go(to) {
  at = Math.max(0, Math.min(articles.length - 1, to));
  articles[at]?.focus({ preventScroll: true });
  articles[at]?.scrollIntoView({ block: 'start' });
}
function goRow(step) {
  const row = articles[at]?.closest('section');
  const next = sections[Math.max(0, Math.min(sections.length - 1, row ? sections.indexOf(row) + step : 0))];
  go(articles.findIndex((article) => next?.contains(article)));
}

/** While it is held, before stands in place of after: the eye sees what jumps. */
function swap(on) {
  for (const figure of articles[at]?.querySelectorAll('figure[data-kind="after"]') ?? []) {
    const before = figure.parentElement.querySelector('figure[data-kind="before"] img');
    const after = figure.querySelector('img');
    if (!before || !after) continue;
    after.dataset.own ??= after.src;
    after.src = on ? before.src : after.dataset.own;
    figure.querySelector('figcaption').textContent = on ? 'before' : 'after';
  }
}

const rest = () => NAMES.map((_, number) => number).filter((number) => !said.has(number));
/** Copies, and says so in the button; what the browser does not let be copied is selected, for the keyboard to do it. */
async function copy(text, button) {
  button.dataset.own ??= button.textContent;
  try {
    if (text === '') throw new Error('nothing');
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    button.textContent = text === '' ? 'Nothing to copy yet' : 'Selected: press Ctrl C';
    if (text !== '') {
      const command = document.querySelector('#command');
      command.textContent = text;
      getSelection().selectAllChildren(command);
    }
  }
  setTimeout(() => (button.textContent = button.dataset.own), 2000);
}
const refusal = () =>
  those('refuse')
    .map((number) => {
      const row = sections.find((section) => numbersOf(section).includes(number));
      const files = [...(row?.querySelectorAll('.file code') ?? [])].map((code) => code.textContent).join(', ');
      return `${NAMES[number]}${files ? ` (${files})` : ''}`;
    })
    .join('\n');

document.addEventListener('click', (event) => {
  if (event.target.matches('article img')) event.target.closest('article').classList.toggle('large');
  const button = event.target.closest('button');
  if (!button) return;
  const word = button.dataset.do;
  if (word === 'accept-rest' || word === 'refuse-rest') decide(rest(), word.slice(0, word.indexOf('-')));
  else if (word === 'copy-command') void copy(document.querySelector('#command').textContent, button);
  else if (word === 'copy-refused') void copy(refusal(), button);
  else {
    const article = button.closest('article');
    decide(article ? [Number(article.dataset.number)] : numbersOf(button.closest('[data-numbers]')), word);
  }
});

addEventListener('keydown', (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const number = Number(articles[at]?.dataset.number);
  const section = articles[at]?.closest('section');
  // Nothing is decided of a picture that nobody has come to: the first one is shown.
  if (at < 0 && 'arARgGbz'.includes(event.key)) go(0);
  else if (event.key === 'j' || event.key === 'ArrowDown') go(at + 1);
  else if (event.key === 'k' || event.key === 'ArrowUp') go(at - 1);
  else if (event.key === 'n') goRow(1);
  else if (event.key === 'p') goRow(-1);
  else if (event.key === 'b') swap(true);
  else if (event.key === 'z') articles[at]?.classList.toggle('large');
  else if (event.key === 'u' && past.length > 0) {
    const before = past.pop();
    said.clear();
    for (const [one, word] of before) said.set(one, word);
    show();
  } else if (at >= 0 && (event.key === 'a' || event.key === 'r'))
    decide([number], event.key === 'a' ? 'accept' : 'refuse');
  else if (section && (event.key === 'A' || event.key === 'R'))
    decide(numbersOf(section), event.key === 'A' ? 'accept' : 'refuse');
  else if (at >= 0 && (event.key === 'g' || event.key === 'G')) {
    const group = articles[at].closest('.group[data-numbers]');
    decide(group ? numbersOf(group) : [number], event.key === 'g' ? 'accept' : 'refuse');
  } else return;
  event.preventDefault();
});
addEventListener('keyup', ({ key }) => key === 'b' && swap(false));
addEventListener('focusin', ({ target }) => {
  const found = articles.indexOf(target.closest?.('article'));
  if (found >= 0) at = found;
});
show();
