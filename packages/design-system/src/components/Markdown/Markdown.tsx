// markdown-to-jsx, of which the parser alone is used: 27 kB of script compressed and one package, where react-markdown
// with remark-gfm is 53 kB and some ninety packages. Its renderer knows HTML; ours below has no way to make any.
import { RuleType, parser } from 'markdown-to-jsx/react';
import { useId, useMemo } from 'react';
import type { Direction, Locale } from '../../i18n/locale';
import { Drawn } from './Drawn';
import type { Node, Rules } from './Drawn';
import { slugOf } from './links';
import * as s from './Markdown.css';

export interface MarkdownProps {
  /** The text as it was written: by us, by a person or by a model. Tags in it are shown as the letters they are. */
  source: string;
  /** The rank of its first headings in the outline of the page: one below the heading it stands under. */
  startLevel?: 1 | 2 | 3 | 4;
  /** The language it is written in, where that may not be the page's: it brings its voice, its line and its direction. */
  lang?: Locale;
}

const DIRECTIONS: Record<Locale, Direction> = { en: 'ltr', fa: 'rtl' };

/**
 * A text in Markdown as safe elements: no HTML, no picture of another host, no link but to the app, the web, mail or
 * phone. Each block keeps its own direction. It is heavy: import it where a page is loaded by itself.
 */
export function Markdown({ source, startLevel = 2, lang }: MarkdownProps) {
  const prefix = `${useId()}-`;
  const rules: Rules = { startLevel, prefix };
  const nodes = useMemo(() => parser(source, { disableParsingRawHTML: true, slugify: slugOf }), [source]);
  const notes = useMemo(() => footnotes(nodes), [nodes]);
  return (
    <div lang={lang} dir={lang && DIRECTIONS[lang]} className={s.markdown}>
      <Drawn nodes={nodes} rules={rules} />
      {notes.length > 0 && (
        <ol className={s.notes}>
          {notes.map((note, index) => (
            <li key={index} dir="auto" className={s.item}>
              <Drawn nodes={note} rules={rules} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The parser keeps the texts of notes apart, under names that begin with a circumflex. */
function footnotes(nodes: readonly Node[]): Node[][] {
  return nodes.flatMap((node) =>
    node.type === RuleType.refCollection
      ? Object.entries(node.refs)
          .filter(([name]) => name.startsWith('^'))
          .map(([, { target }]) => parser(target, { disableParsingRawHTML: true }))
      : [],
  );
}
