import type { MarkdownToJSX } from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';
import { useStrings } from '../../i18n/strings';
import * as s from './Markdown.css';

const SIDES = { left: 'start', center: 'center', right: 'end' } as const;

interface MarkdownTableProps {
  node: MarkdownToJSX.TableNode;
  /** Renders the content of a cell. */
  draw: (nodes: MarkdownToJSX.ASTNode[]) => ReactNode;
}

// WCAG 2.1.1: a scrollable box must be scrollable by keyboard, and not every browser makes it a tab stop.
const REACHABLE = { tabIndex: 0 } as const;

/** A table that scrolls horizontally where it is too wide. */
export function MarkdownTable({ node, draw }: MarkdownTableProps) {
  const strings = useStrings();
  const side = (column: number) => s.align[SIDES[node.align[column] ?? 'left']];
  return (
    <div role="group" aria-label={strings.table} {...REACHABLE} className={s.tableFrame}>
      <table className={s.table}>
        <thead>
          <tr>
            {node.header.map((cell, column) => (
              <th key={column} scope="col" dir="auto" className={`${s.headCell} ${side(column)}`}>
                {draw(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {node.cells.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} dir="auto" className={`${s.cell} ${side(column)}`}>
                  {draw(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
