import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumPath } from '../../../scripts/chromium.mjs';
import type { Said } from './heard.ts';
import { readPaper } from './paper.ts';
import type { Still } from './still.ts';
import type { Tight } from './tight.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(chromiumPath());
});
afterAll(() => browser.close());

/** What files of this folder read from a page, in a browser: its functions as they are, without types and modules. */
async function read<Told>(files: string, call: string, body: string): Promise<Told> {
  const code = files
    .split(' ')
    .map((file) => stripTypeScriptTypes(readFileSync(path.join(import.meta.dirname, file), 'utf8')))
    .join('\n')
    .replaceAll(/^(?:export |import .*;$)/gm, '');
  const page = await browser.newPage();
  try {
    await page.setContent(`<!doctype html><html lang="en"><body>${body}</body></html>`);
    return (await page.evaluate(`(() => { ${code}; return ${call}; })()`)) as Told;
  } finally {
    await page.close();
  }
}

const tight = (body: string) => read<Tight[]>('cut.ts tight.ts', 'tightOn(document)', body);
const LONG = 'A text that is much longer than its button';

test('a text that its button cuts off, lets out or breaks is told, and one that fits is not', async () => {
  const box = 'inline-size:90px;font:16px monospace;padding:0;border:0';
  expect(
    await tight(
      `<button style="${box};overflow:hidden;white-space:nowrap">${LONG}</button>
       <button style="${box};white-space:nowrap">${LONG} too</button>
       <button style="${box}">two lines here</button><button style="${box}">fits</button>`,
    ),
  ).toEqual([
    { text: LONG, control: 'button', kind: 'cut' },
    { text: `${LONG} too`, control: 'button', kind: 'out' },
    { text: 'two lines here', control: 'button', kind: 'wraps' },
  ]);
});

test('words for listeners alone, links within a sentence and what is hidden are no text of a control', async () => {
  expect(
    await tight(
      `<button>ok<span style="position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap">${LONG}</span></button>
       <p style="inline-size:90px">See <a href="#x">${LONG}</a></p>
       <button style="inline-size:20px;visibility:hidden;white-space:nowrap">${LONG}</button>`,
    ),
  ).toEqual([]);
});

test('what is heard has the kind, the name and the state of each thing, and nothing that is hidden', async () => {
  const said = await read<Said[]>(
    'heard.ts',
    `heardOn(document, ${JSON.stringify(axe)})`,
    `<h2>Bots</h2><p>Two of them</p><p aria-hidden="true">nothing</p>
     <fieldset><legend>Days</legend><label><input type="checkbox" checked> Monday</label></fieldset>
     <button aria-expanded="false" aria-describedby="d">More</button><p id="d" hidden>Opens a list</p>
     <label>Name <input required value="Nasrin"></label>`,
  );
  expect(said.filter(({ role }) => role !== '')).toEqual([
    { depth: 0, role: 'heading', name: 'Bots', told: ['level 2'] },
    { depth: 0, role: 'group', name: 'Days', told: [] },
    { depth: 1, role: 'checkbox', name: 'Monday', told: ['checked'] },
    { depth: 0, role: 'button', name: 'More', told: ['collapsed', 'Opens a list'] },
    { depth: 0, role: 'textbox', name: 'Name', told: ['required', 'value: Nasrin'] },
  ]);
  expect(said.filter(({ role }) => role === '').map(({ name }) => name)).toEqual(['Two of them', 'Days']);
});

test('what an element has no room for is cut off where it hides it, and not where it can be scrolled to', async () => {
  const box = 'inline-size:40px;block-size:40px;white-space:nowrap;overflow';
  const told = await read<boolean[]>(
    'cut.ts',
    "[...document.querySelectorAll('p')].map(cutsOff)",
    `<p style="${box}:hidden">${LONG}</p><p style="${box}:clip">${LONG}</p><p style="${box}:auto">${LONG}</p><p style="${box}:visible">${LONG}</p><p style="${box}:hidden">fit</p>`,
  );
  expect(told).toEqual([true, true, false, false, false]);
});

const STYLED = `<style>
  :root { --peyk-radius-card: 16px }
  .card { border-radius: var(--peyk-radius-card) }
  @media (width > 1px) { .card:hover::before { color: var(--peyk-color-focus) } }
  .elsewhere { color: var(--peyk-color-danger) }
</style><p class="card">Bots</p><input>`;

test('a story is drawn with the tokens of what is on it, of passing styles as well, and with no other', async () => {
  expect(await read<string[]>('still.ts', 'wornOn(document)', STYLED)).toEqual([
    '--peyk-radius-card',
    '--peyk-color-focus',
  ]);
});

test('a still has what fields hold, its sheets beside it, and no script', async () => {
  const { page, styles } = await read<Still>(
    'still.ts',
    "(document.querySelector('input').value = 'Nasrin', stillOf(document))",
    `${STYLED}<script>1</script>`,
  );
  expect(page).toContain('<input value="Nasrin">');
  expect(page).toContain('<head></head>');
  expect(page).not.toMatch(/<script|<style/);
  expect(styles).toContain('var(--peyk-radius-card)');
});

test('a frame whose page is loaded anew is asked again, and answers', async () => {
  const inside = `<script>
    addEventListener('message', ({ data }) => {
      if (window.name === 'again') parent.postMessage({ room: 'taken', number: data.number, taken: data.id }, '*');
      else { window.name = 'again'; location.reload(); }
    });
    parent.postMessage({ room: 'ready' }, '*');
  </script>`;
  const asked = `(() => {
    const frame = document.querySelector('iframe');
    frame.srcdoc = ${JSON.stringify(inside).replaceAll('</', '<\\/')};
    const late = new Promise((resolve) => setTimeout(() => resolve('no answer'), 5000));
    return Promise.race([ask(frame.contentWindow, 'a--b', 'still'), late]);
  })()`;
  expect(await read<string>('asking.ts', asked, '<iframe></iframe>')).toBe('a--b');
});

/** On a page that is its own surroundings: what it says of a scroll, and where it goes when it is told of another page's. */
const together = (direction: string, after: string) => `(async () => {
  document.documentElement.dir = '${direction}';
  const said = [];
  addEventListener('message', ({ data }) => data.room !== 'follow' && said.push(data));
  const frame = () => new Promise(requestAnimationFrame);
  const until = async (holds) => { while (!holds()) await frame(); };
  const isSaid = (room) => said.some((one) => one.room === room);
  const box = document.querySelector('.box');
  const follow = (place) => postMessage({ room: 'follow', place }, '*');
  passOn();
  dispatchEvent(new MouseEvent('mousemove', { clientX: 10, clientY: 10 }));
  ${after}
})()`;
const BOX =
  '<main><p>Words</p><div class="box" style="inline-size:100px;block-size:100px;overflow:auto"><div style="inline-size:300px;block-size:500px"></div></div></main>';

test.each(['ltr', 'rtl'])(
  'what scrolls inside a %s page is passed on by its place, down and along',
  async (direction) => {
    const said = await read<{ room: string; way: number; along: number; of: number[] }[]>(
      'shared.ts',
      together(
        direction,
        `box.scrollTo(document.documentElement.dir === 'rtl' ? -100 : 100, 100); await until(() => isSaid('scrolled')); return said;`,
      ),
      BOX,
    );
    const scrolled = said.find(({ room }) => room === 'scrolled')!;
    expect(scrolled.of).toEqual([1, 0, 1]);
    expect(scrolled.way).toBeCloseTo(0.25, 1);
    expect(scrolled.along).toBeCloseTo(0.5, 1);
  },
);

test('a page follows another one of the other direction, in what scrolls inside it and with the pointer on the mirrored side', async () => {
  const [left, top, dot, wide, told] = await read<number[]>(
    'shared.ts',
    together(
      'rtl',
      `follow({ room: 'scrolled', way: 0.5, along: 0.5, of: [1, 0, 1] });
       await until(() => box.scrollTop > 0);
       follow({ room: 'pointed', x: 0.25, y: 40, mirrored: false });
       const dotOf = () => document.body.lastElementChild;
       await until(() => dotOf().style.left !== '');
       const dot = dotOf();
       // Messages come in their order: whatever the scrolling said in these frames is here before this one.
       await frame();
       await frame();
       postMessage({ room: 'end' }, '*');
       await until(() => isSaid('end'));
       const before = said.filter(({ room }) => room === 'scrolled').length;
       return [box.scrollLeft, box.scrollTop, parseFloat(dot.style.left), innerWidth, before];`,
    ),
    BOX,
  );
  expect(left).toBeCloseTo(-100, -1);
  expect(top).toBeCloseTo(200, -1);
  expect(dot).toBeCloseTo((wide ?? 0) * 0.75);
  // What follows leads nobody.
  expect(told).toBe(0);
});

test('on paper each screen begins on a sheet of its own, with its name among the headings', async () => {
  const styles = readFileSync(path.join(import.meta.dirname, 'room.css'), 'utf8');
  const tiles = (count: number) =>
    `<ul class="wall">${'<li class="tile"><span class="tile-sheet" style="inline-size:288px;block-size:180px"></span><span class="tile-name">Ready</span></li>'.repeat(count)}</ul>`;
  const names = ['Arrive: Landing', 'Send: Gmail (connected)', 'پیک'];
  const screens = names.map((name) => `<section data-screen="${name}"><h2>${name}</h2>${tiles(3)}</section>`);
  const page = await browser.newPage();
  try {
    await page.setContent(
      `<!doctype html><html lang="en"><head><title>Room</title><style>${styles}</style></head><body><div class="room"><h1>All screens</h1><div class="bar">Width</div>${screens.join('')}</div></body></html>`,
    );
    const paper = readPaper(await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true }));
    expect(paper.pages).toBe(3);
    expect(paper.size).toEqual([1191, 842]);
    expect(names.filter((name) => !paper.headings.some((heading) => heading.includes(name)))).toEqual([]);
  } finally {
    await page.close();
  }
});
