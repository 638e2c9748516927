import type { ReactNode } from 'react';
import { Link } from '../Link/Link';
import * as s from './FooterBar.css';

interface FooterColumn {
  title: string;
  /** The pages of the column; an entry without an address is plain text. */
  entries: readonly { label: string; href?: string }[];
}

export interface FooterBarProps {
  /** One sentence about the product. */
  start: ReactNode;
  /** Quiet `Link`s: privacy, terms. */
  end: ReactNode;
  /** Links to the product's pages by category, above the line; only on the dashboard. */
  columns?: readonly FooterColumn[];
  /** The logo and a few words next to the columns. */
  brand?: ReactNode;
}

/** The footer of every page. For the main action of a page, use a `Dock`. */
export function FooterBar({ start, end, columns, brand }: FooterBarProps) {
  return (
    <footer className={s.footer}>
      <div className={s.inner}>
        {columns && (
          <div className={s.columns}>
            <div className={s.brand}>{brand}</div>
            {columns.map((column) => (
              <Column key={column.title} {...column} />
            ))}
          </div>
        )}
        <div className={s.start}>{start}</div>
        <div className={s.end}>{end}</div>
      </div>
    </footer>
  );
}

function Column({ title, entries }: FooterColumn) {
  return (
    <section>
      <h2 className={s.title}>{title}</h2>
      <ul className={s.entries}>
        {entries.map(({ label, href }) => (
          <li key={label} className={s.entry}>
            {href === undefined ? (
              label
            ) : (
              <Link href={href} tone="quiet">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
