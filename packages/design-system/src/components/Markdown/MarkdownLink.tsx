import type { ReactNode } from 'react';
import { Link } from '../Link/Link';
import * as link from '../Link/Link.css';
import { readTarget } from './links';

interface MarkdownLinkProps {
  address: string | null;
  prefix: string;
  children: ReactNode;
}

/** A link of a text. Without a safe target, only its text is rendered. */
export function MarkdownLink({ address, prefix, children }: MarkdownLinkProps): ReactNode {
  const target = readTarget(address);
  if (target === null) return children;
  if (target.kind === 'heading') {
    // Not through the router, which would treat the fragment as a page.
    return (
      <a href={`#${prefix}${target.slug}`} className={`${link.link} ${link.tone.action}`}>
        {children}
      </a>
    );
  }
  return (
    <Link href={target.href} external={target.kind === 'away'}>
      {children}
    </Link>
  );
}
