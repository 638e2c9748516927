import { useLayoutEffect, useMemo, useRef } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState';
import { ErrorState } from '../../feedback/ErrorState/ErrorState';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import type { Locale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { frameStrings } from './frameStrings';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import { fillFrame, isBlank } from './sealedDocument';
import * as s from './SandboxedFrame.css';

interface Common {
  /** The accessible name: 'The email as it arrives'. */
  title: string;
  /** Its height; longer content scrolls inside. `short` is 320 px, `tall` 600 px, neither taller than the screen. */
  height?: 'short' | 'tall';
  /** The language of the document, if known; otherwise its direction comes from its first letter. */
  lang?: Locale;
}

export type SandboxedFrameProps = Common &
  (
    | {
        status: 'ready';
        /** The untrusted document, or a fragment of one. */
        html: string;
      }
    | { status: 'loading' }
    | {
        status: 'failed';
        /** Refetches the document. */
        onRetry?: () => void;
      }
  );

/**
 * Untrusted HTML in an inert frame: no script, form or link of it works, and it sends no request, so nobody learns that it was opened. For
 * Markdown, use `Markdown`; for a letter that we wrote ourselves, a `LetterSheet`.
 */
export function SandboxedFrame(props: SandboxedFrameProps) {
  const { title, height = 'tall', lang } = props;
  return (
    <div className={`${s.sheet} ${s.height[height]}`}>
      {props.status === 'ready' && <Paper title={title} html={props.html} lang={lang} />}
      {props.status === 'loading' && <Waiting />}
      {props.status === 'failed' && <Failed onRetry={props.onRetry} />}
    </div>
  );
}

// WCAG 2.1.1: when focused, the frame can be scrolled by arrow keys.
const REACHABLE = { tabIndex: 0 } as const;

function Paper({ title, html, lang }: { title: string; html: string; lang?: Locale }) {
  const words = useStrings(frameStrings);
  const paper = useRef<HTMLIFrameElement>(null);
  const isEmpty = useMemo(() => isBlank(html), [html]);
  useLayoutEffect(() => {
    // Not as an attribute: React would convert it to a plain string, which a page with Trusted Types refuses.
    if (paper.current) fillFrame(paper.current, html, lang);
  }, [html, lang]);
  if (isEmpty) {
    return (
      <div className={s.nothing}>
        <EmptyState level={3} title={words.frameEmpty} />
      </div>
    );
  }
  // An empty sandbox grants no permissions.
  return <iframe ref={paper} title={title} sandbox="" {...REACHABLE} className={s.paper} />;
}

function Waiting() {
  const words = useStrings(frameStrings);
  return (
    <div role="status" className={s.waiting}>
      <VisuallyHidden>{words.frameLoading}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="text" lines={4} />
      <Skeleton shape="text" lines={3} />
    </div>
  );
}

function Failed({ onRetry }: { onRetry?: () => void }) {
  const strings = useStrings();
  const words = useStrings(frameStrings);
  return (
    <div className={s.nothing}>
      <ErrorState level={3} title={words.frameFailed} onRetry={onRetry} retryLabel={strings.retry} />
    </div>
  );
}
