// markdown-to-jsx, of which only the parser is used: 27 kB of compressed script and one package, where react-markdown with remark-gfm is 53
// kB and some ninety packages. Its renderer supports HTML; ours below cannot produce any.
import { RuleType, parser } from 'markdown-to-jsx/react';
import { useId, useMemo } from 'react';
import type { Direction, Locale } from '../../i18n/locale';
import { Drawn } from './Drawn';
import type { Node, Rules } from './Drawn';
import { slugOf } from './links';
import * as s from './Markdown.css';

export interface MarkdownProps {
  /** The Markdown source, by us, by a person or by a model. HTML tags in it are shown as text. */
  source: string;
  /** The level of its top headings: one below the heading it follows. */
  startLevel?: 1 | 2 | 3 | 4;
  /** The language of the text, if it may differ from the page's: it sets voice, line height and direction. */
  lang?: Locale;
}

const DIRECTIONS: Record<Locale, Direction> = { en: 'ltr', fa: 'rtl' };

/**
 * Markdown as safe elements: no HTML, no images of other hosts, no links except to the app, the web, mail or phone. Each block has its own
 * direction. It is heavy: import it lazily. For texts of our own, use `Prose`; for a name or a line that a person wrote, `Auto`.
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

/** The parser stores footnotes separately, under names that begin with a circumflex. */
function footnotes(nodes: readonly Node[]): Node[][] {
  return nodes.flatMap((node) =>
    node.type === RuleType.refCollection
      ? Object.entries(node.refs)
          .filter(([name]) => name.startsWith('^'))
          .map(([, { target }]) => parser(target, { disableParsingRawHTML: true }))
      : [],
  );
}
