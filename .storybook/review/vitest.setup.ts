import { commands } from 'vitest/browser';
import { type Locale, type Theme, pictured, themes, widths } from '../modes';
import { axeProblems } from './axe';
import { latinProblems } from './persian';
import { type DrawnStory, reviewWith } from './review';
import { fit, quiet, resize, rest, sheet } from './sheet';

const root = document.documentElement;

/**
 * Looks at one story in its language: axe in both themes and at both widths, a picture in the theme of the diagonal at
 * desktop width (and at 320 px where the layout changes), nothing wider than a phone, no English in Persian. All that
 * is wrong is told at once, because a story is drawn only once for all of it.
 */
async function look({ id, tags }: DrawnStory) {
  const locale = root.lang as Locale;
  const drawnIn = root.dataset['theme'] as Theme;
  await quiet();
  const problems: (string | undefined)[] = locale === 'fa' ? latinProblems(document.body) : [];
  for (const width of ['desktop', 'small'] as const) {
    await fit(widths[width]);
    const picture = !tags.includes('unpictured') && (width === 'desktop' || tags.includes('phone'));
    for (const theme of Object.keys(themes) as Theme[]) {
      root.dataset['theme'] = theme;
      const mode = `${locale}-${theme}` as const;
      const only = theme === drawnIn ? undefined : 'colours';
      problems.push(...(await axeProblems(`${mode} at ${widths[width].width} px`, only)));
      if (picture && pictured.includes(mode)) {
        rest();
        problems.push(await commands.matchPicture(`${mode}/${width}/${id}`, sheet.clientWidth, sheet.clientHeight));
      }
    }
    root.dataset['theme'] = drawnIn;
    const excess = root.scrollWidth - root.clientWidth;
    if (excess > 0) problems.push(`layout: the page is ${excess} px wider than ${widths[width].width} px`);
  }
  await resize(widths.desktop.width, widths.desktop.height);
  const found = new Set(problems.filter((problem) => problem !== undefined));
  if (found.size > 0) throw new Error([...found].join('\n'));
}

reviewWith(look);
