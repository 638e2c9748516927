import { commands, page } from 'vitest/browser';
import { type Locale, type Theme, pictured, themes, widths } from '../modes';
import { axeProblems } from './axe';
import { latinProblems } from './persian';
import { type DrawnStory, reviewWith } from './review';

type Width = 'desktop' | 'small';

const root = document.documentElement;
/** A new size is measured in one frame and answered in the next. */
const settle = async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** Gives the page a width, and as much height as it needs, so that a picture holds all of it. */
async function fit(width: Width) {
  await page.viewport(widths[width].width, widths[width].height);
  await settle();
  const needed = root.scrollHeight;
  if (needed > widths[width].height) await page.viewport(widths[width].width, needed);
  await settle();
}

/**
 * Looks at one story in its language: axe in both themes and at both widths, a picture in the theme of the diagonal at
 * desktop width (and at 320 px where the layout changes), nothing wider than a phone, no English in Persian. All that
 * is wrong is told at once, because a story is drawn only once for all of it.
 */
async function look({ id, tags }: DrawnStory) {
  const locale = root.lang as Locale;
  const drawnIn = root.dataset['theme'] as Theme;
  const problems: (string | undefined)[] = locale === 'fa' ? latinProblems(document.body) : [];
  for (const width of ['desktop', 'small'] as const) {
    await fit(width);
    const picture = !tags.includes('unpictured') && (width === 'desktop' || tags.includes('phone'));
    for (const theme of Object.keys(themes) as Theme[]) {
      root.dataset['theme'] = theme;
      const mode = `${locale}-${theme}` as const;
      const only = theme === drawnIn ? undefined : 'colours';
      problems.push(...(await axeProblems(`${mode} at ${widths[width].width} px`, only)));
      if (picture && pictured.includes(mode)) problems.push(await commands.matchPicture(`${mode}/${width}/${id}`));
    }
    root.dataset['theme'] = drawnIn;
    const excess = root.scrollWidth - root.clientWidth;
    if (excess > 0) problems.push(`layout: the page is ${excess} px wider than ${widths[width].width} px`);
  }
  await page.viewport(widths.desktop.width, widths.desktop.height);
  const found = new Set(problems.filter((problem) => problem !== undefined));
  if (found.size > 0) throw new Error([...found].join('\n'));
}

reviewWith(look);
