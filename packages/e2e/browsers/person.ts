import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Drive, until } from './drive';

/** The selector of each kind of control. */
const CONTROLS = {
  button: 'button, [role="button"], a[href]',
  radio: 'label',
  option: '[role="option"]',
  field: 'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea',
  combobox: 'button[aria-haspopup="listbox"]',
  heading: 'h1, h2',
  text: 'p, span, h1, h2, h3, li, a, dd',
} as const;
export type Kind = keyof typeof CONTROLS;

/** In the page: the first visible element of a kind whose name equals, or begins with, the given one. */
const FIND = `(selector, name, whole) => {
  const clean = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const named = (element) => {
    const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
    const labels = [...(element.labels ?? [])];
    return [element.getAttribute('aria-label'), element.textContent, ...labels.map((it) => it.textContent),
      by.map((it) => it?.textContent ?? '').join(' '), ...by.map((it) => it?.textContent)].map(clean);
  };
  return [...document.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    // One pixel is for the ear alone.
    const shown = width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible' && !element.closest('[inert]');
    return shown && named(element).some((it) => (whole ? it === name : it.startsWith(name)));
  });
}`;

/** In the page: whether everything is loaded, and only endless animations are running. */
const RESTS = `
  const moving = document.getAnimations().filter(
    (it) => it.playState === 'running' && it.effect.getComputedTiming().iterations !== Infinity,
  );
  return Boolean(document.peykDrawn) && document.readyState === 'complete' &&
    document.fonts.status === 'loaded' && moving.length === 0;
`;

/** A user at a browser who finds controls by name; screenshots are stored in a folder. */
export function personAt(drive: Drive, folder: string) {
  mkdirSync(folder, { recursive: true });
  let pictures = 0;

  /** The centre of an element, once it is visible and not covered. */
  const placeOf = (find: string): Promise<{ x: number; y: number } | null> =>
    drive.run(`
      const element = (${find});
      if (!element) return null;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const top = document.elementFromPoint(at.x, at.y);
      const control = element.control ?? element;
      return !control.disabled && (element.contains(top) || top?.contains(element)) ? at : null;
    `);
  const finding = (kind: Kind, name: string, whole: boolean) =>
    `(${FIND})(${JSON.stringify(CONTROLS[kind])}, ${JSON.stringify(name)}, ${whole})`;
  /** The same position twice: nothing moves any more. */
  const atRest = (what: string, find: string) => {
    let before = '';
    return until(what, async () => {
      const place = await placeOf(find);
      const now = JSON.stringify(place);
      const rests = now === before;
      before = now;
      return rests ? place : null;
    });
  };

  const pressFound = async (what: string, find: string) => {
    const { x, y } = await atRest(what, find);
    await drive.press(x, y);
  };
  const press = (kind: Kind, name: string, whole = true) => pressFound(`${kind} «${name}»`, finding(kind, name, whole));

  return {
    open: drive.open,
    run: drive.run,
    goTo: drive.goTo,
    press,
    pressFound,
    /** Waits until a control of this name, or a text with this beginning, is on the page. */
    sees: (kind: Kind, name: string, whole = kind === 'button') =>
      until(`${kind} «${name}»`, () => drive.run<boolean>(`return Boolean(${finding(kind, name, whole)});`)),
    /** Replaces the text of the field with this name. */
    write: async (field: string, text: string) => {
      await press('field', field, false);
      await drive.run('document.activeElement.select();');
      await drive.type(text);
    },
    /** Takes a screenshot of the viewport once it has settled. */
    picture: async (name: string) => {
      pictures += 1;
      await drive.run('requestAnimationFrame(() => requestAnimationFrame(() => (document.peykDrawn = true)));');
      await until('page at rest', () => drive.run(RESTS));
      await drive.run('delete document.peykDrawn;');
      const file = path.join(folder, `${String(pictures).padStart(2, '0')}-${name}.png`);
      writeFileSync(file, Buffer.from(await drive.picture(), 'base64'));
    },
  };
}
