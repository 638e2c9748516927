import type { MarkdownToJSX } from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';
import { useStrings } from '../../i18n/strings';
import * as s from './Markdown.css';

const SIDES = { left: 'start', center: 'center', right: 'end' } as const;

interface MarkdownTableProps {
  node: MarkdownToJSX.TableNode;
  /** Draws the words of a cell. */
  draw: (nodes: MarkdownToJSX.ASTNode[]) => ReactNode;
}

/** A table that scrolls in itself; reachable by keyboard, for else nobody could scroll it without a mouse. */
export function MarkdownTable({ node, draw }: MarkdownTableProps) {
  const strings = useStrings();
  const side = (column: number) => s.align[SIDES[node.align[column] ?? 'left']];
  return (
    <div role="group" aria-label={strings.table} tabIndex={0} className={s.tableFrame}>
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
