import { inject } from 'vitest';
import { commands } from 'vitest/browser';
import { type Locale, type Theme, lookedAt, pictured, themes, widths } from '../modes';
import { axeProblems, colourProblems } from './axe';
import { newPassingStyles } from './transientStyles';
import { latinProblems } from './latinInPersian';
import { type DrawnStory, reviewWith } from './review';
import { fit, quiet, resize, rest, sheet } from './sheet';

const root = document.documentElement;

/** A run for the earlier pictures of a report checks nothing else. */
const drawnAlone = inject('drawnAlone');

const tooWide = () => {
  const excess = root.scrollWidth - root.clientWidth;
  return excess > 0 ? `layout: the page is ${excess} px wider than ${root.clientWidth} px` : undefined;
};

/**
 * Reviews one story in its language: axe in both themes and at both widths, a picture in the theme of its mode at desktop width (and where
 * its tags ask for more), no overflow, no English in Persian. All problems are reported together, because a story is rendered only once.
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
    // Every story is rendered in both modes; one of them records the passing styles.
    if (mode !== pictured[0]) return;
    const { known, shown } = newPassingStyles();
    if (known.length + shown.length > 0) await commands.notePassing(known, shown);
  };

  for (const width of lookedAt) {
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
  // Forced colours are the same in either language and theme; many people who use them also use large text, so their page is narrow.
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
