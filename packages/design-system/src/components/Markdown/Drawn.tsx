import { RuleType } from 'markdown-to-jsx/react';
import type { MarkdownToJSX } from 'markdown-to-jsx/react';
import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import { directionOf } from './direction';
import { MarkdownLink } from './MarkdownLink';
import { MarkdownTable } from './MarkdownTable';
import * as s from './Markdown.css';

export type Node = MarkdownToJSX.ASTNode;

/** Settings of a whole text. */
export interface Rules {
  /** The heading level of a first-level heading of the text. */
  startLevel: 1 | 2 | 3 | 4;
  /** Prefix of heading ids, so that two texts on one page have none in common. */
  prefix: string;
}

interface DrawnProps {
  nodes: readonly Node[];
  rules: Rules;
}

/** The nodes of a text as elements. Unknown node types are not rendered, so an update of the parser cannot add any. */
export function Drawn({ nodes, rules }: DrawnProps): ReactNode {
  return nodes.map((node, index) => <One key={index} node={node} rules={rules} />);
}

function One({ node, rules }: { node: Node; rules: Rules }): ReactNode {
  switch (node.type) {
    case RuleType.text:
      return node.text;
    case RuleType.breakLine:
      return <br />;
    case RuleType.textFormatted:
      return (
        <Formatted tag={node.tag}>
          <Drawn nodes={node.children} rules={rules} />
        </Formatted>
      );
    case RuleType.codeInline:
      return (
        <code dir="ltr" className={s.code}>
          {node.text}
        </code>
      );
    case RuleType.link:
      return (
        <MarkdownLink address={node.target} prefix={rules.prefix}>
          <Drawn nodes={node.children} rules={rules} />
        </MarkdownLink>
      );
    case RuleType.image:
      return <Picture address={node.target} alt={node.alt ?? ''} prefix={rules.prefix} />;
    case RuleType.gfmTask:
      return <Task done={node.completed} />;
    case RuleType.footnoteReference:
      return <Reference>{node.text}</Reference>;
    case RuleType.paragraph:
      return (
        <p dir="auto" className={s.block}>
          <Drawn nodes={node.children} rules={rules} />
        </p>
      );
    case RuleType.heading:
      return <Heading node={node} rules={rules} />;
    case RuleType.blockQuote:
      return (
        <blockquote dir={directionOf(node.children)} className={s.quote}>
          <Drawn nodes={node.children} rules={rules} />
        </blockquote>
      );
    case RuleType.unorderedList:
      return (
        <ul dir={directionOf([node])} className={node.items.some(isTask) ? s.tasks : s.bullets}>
          <Items items={node.items} rules={rules} />
        </ul>
      );
    case RuleType.orderedList:
      return (
        <ol dir={directionOf([node])} start={node.start} className={s.numbers}>
          <Items items={node.items} rules={rules} />
        </ol>
      );
    case RuleType.codeBlock:
      return (
        <pre dir="ltr" className={s.codeBlock}>
          <code>{node.text}</code>
        </pre>
      );
    case RuleType.table:
      return <MarkdownTable node={node} draw={(nodes) => <Drawn nodes={nodes} rules={rules} />} />;
    case RuleType.breakThematic:
      return <hr className={s.rule} />;
    default:
      return null;
  }
}

function Formatted({ tag, children }: { tag: string; children: ReactNode }): ReactNode {
  if (tag === 'strong') return <strong className={s.strong}>{children}</strong>;
  if (tag === 'em') return <em className={s.stressed}>{children}</em>;
  if (tag === 'del') return <del>{children}</del>;
  return <Fragment>{children}</Fragment>;
}

function Heading({ node, rules }: { node: MarkdownToJSX.HeadingNode; rules: Rules }) {
  const look = node.level === 1 ? 'large' : node.level === 2 ? 'medium' : 'small';
  return createElement(
    `h${Math.min(6, rules.startLevel + node.level - 1)}`,
    { id: `${rules.prefix}${node.id}`, dir: 'auto', className: s.heading[look] },
    <Drawn nodes={node.children} rules={rules} />,
  );
}

const isTask = (item: readonly Node[]) => item[0]?.type === RuleType.gfmTask;

function Items({ items, rules }: { items: readonly Node[][]; rules: Rules }) {
  return items.map((item, index) => (
    <li key={index} dir={directionOf(item)} className={s.item}>
      <Drawn nodes={item} rules={rules} />
    </li>
  ));
}

/** An image is never fetched: its host would learn who reads the text. It becomes a link with its alt text. */
function Picture({ address, alt, prefix }: { address: string | null; alt: string; prefix: string }) {
  const strings = useStrings();
  return (
    <MarkdownLink address={address} prefix={prefix}>
      {alt === '' ? strings.image : `${strings.image}: ${alt}`}
    </MarkdownLink>
  );
}

function Task({ done }: { done: boolean }) {
  const strings = useStrings();
  return (
    <span className={done ? s.task : s.taskOpen}>
      <Icon name={done ? 'checkCircle' : 'circle'} size={18} />
      <VisuallyHidden>{done ? strings.taskDone : strings.taskOpen}</VisuallyHidden>
    </span>
  );
}

function Reference({ children }: { children: string }) {
  return <sup className={s.reference}>{formatDigits(children, useLocale())}</sup>;
}
