import { inject } from 'vitest';
import { commands } from 'vitest/browser';
import { type Locale, type Theme, pictured, themes, widths } from '../modes';
import { axeProblems, colourProblems } from './axe';
import { newPassingStyles } from './passing';
import { latinProblems } from './persian';
import { type DrawnStory, reviewWith } from './review';
import { fit, quiet, resize, rest, sheet } from './sheet';

const root = document.documentElement;

/** For the pictures of before in a report nothing else is looked at. */
const drawnAlone = inject('drawnAlone');

const tooWide = () => {
  const excess = root.scrollWidth - root.clientWidth;
  return excess > 0 ? `layout: the page is ${excess} px wider than ${root.clientWidth} px` : undefined;
};

/**
 * Looks at one story in its language: axe in both themes and at both widths, a picture in the theme of the diagonal at
 * desktop width (and wherever its tags ask for one more), nothing wider than the page, no English in Persian. All that
 * is wrong is told at once, because a story is drawn only once for all of it.
 */
async function look({ id, tags }: DrawnStory) {
  const locale = root.lang as Locale;
  const drawnIn = root.dataset['theme'] as Theme;
  const mode = `${locale}-${drawnIn}` as const;
  await quiet();
  const problems: (string | undefined)[] = locale === 'fa' ? latinProblems(document.body) : [];
  const picture = async (view: string) => {
    rest();
    problems.push(await commands.matchPicture(`${mode}/${view}/${id}`, sheet.clientWidth, sheet.clientHeight));
    // Every story is drawn in either mode; one of them tells what the pictures show.
    if (mode !== pictured[0]) return;
    const { known, shown } = newPassingStyles();
    if (known.length + shown.length > 0) await commands.notePassing(known, shown);
  };

  for (const width of ['desktop', 'small'] as const) {
    await fit(widths[width]);
    const pictures = !tags.includes('unpictured') && (width === 'desktop' || tags.includes('phone'));
    for (const theme of drawnAlone ? [drawnIn] : (Object.keys(themes) as Theme[])) {
      root.dataset['theme'] = theme;
      const problemsOf = theme === drawnIn ? axeProblems : colourProblems;
      if (!drawnAlone) problems.push(...(await problemsOf(`${locale}-${theme} at ${widths[width].width} px`)));
      if (pictures && theme === drawnIn) await picture(width);
    }
    root.dataset['theme'] = drawnIn;
    problems.push(tooWide());
  }
  if (tags.includes('unscrolled')) {
    await resize(widths.small.width, widths.small.height);
    await picture('unscrolled');
  }
  if (tags.includes('tablet')) {
    await fit(widths.tablet);
    problems.push(tooWide());
    await picture('tablet');
  }
  // The colours are the person's own, in either language and theme; many who need them also need large letters, so that
  // their page is narrow.
  if (tags.includes('forced') && mode === pictured[0]) {
    await fit(widths.small);
    await commands.forceColours(true);
    await picture('forced');
    await commands.forceColours(false);
  }
  await resize(widths.desktop.width, widths.desktop.height);
  if (drawnAlone) return;
  const found = new Set(problems.filter((problem) => problem !== undefined));
  if (found.size > 0) throw new Error([...found].join('\n'));
}

reviewWith(look);

declare module 'vitest' {
  interface ProvidedContext {
    drawnAlone: boolean;
  }
}
