import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

/** Where the person wanted to go: an address of the app, or a step through the history. */
type Target = { kind: 'link'; href: string } | { kind: 'history'; go: () => void };

/**
 * Asks for confirmation before unsaved work is left: a link inside the app and the Back button are blocked and `asking` becomes true;
 * closing the page shows the browser's own prompt. `navigate` is never blocked.
 */
export function useLeaveGuard(dirty: boolean): { asking: boolean; leave: () => void; stay: () => void } {
  const [, navigate] = useLocation();
  const [target, setTarget] = useState<Target | null>(null);
  const leaving = useRef(false);
  useEffect(() => {
    if (!dirty) return;
    leaving.current = false;
    // A link to another program, such as mailto:, makes browsers ask although the page stays (whatwg/html issue 8724).
    let toAnotherProgram = false;
    const holdLink = (event: MouseEvent) => {
      if (isToAnotherProgram(event)) {
        toAnotherProgram = true;
        setTimeout(() => (toAnotherProgram = false));
        return;
      }
      const href = pathOfLink(event);
      if (href === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget({ kind: 'link', href });
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!toAnotherProgram) event.preventDefault();
    };
    const free = holdHistory(
      () => leaving.current,
      (go) => setTarget({ kind: 'history', go }),
    );
    document.addEventListener('click', holdLink, true);
    addEventListener('beforeunload', warn);
    return () => {
      // The work has been saved: a later edit must not bring this question back.
      setTarget(null);
      free();
      document.removeEventListener('click', holdLink, true);
      removeEventListener('beforeunload', warn);
    };
  }, [dirty]);
  return {
    asking: dirty && target !== null,
    leave: () => {
      leaving.current = true;
      if (target?.kind === 'link') navigate(target.href);
      else target?.go();
      setTarget(null);
    },
    stay: () => setTarget(null),
  };
}

/** Whether a click opens an address that a browser hands to another program. */
function isToAnotherProgram(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && !['http:', 'https:'].includes(link.protocol);
}

/** The path inside the app that a click navigates to in this tab; null for any other click. */
function pathOfLink(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.download || elsewhere) return null;
  if (link.origin !== location.origin) return null;
  const page = `${link.pathname}${link.search}`;
  // An anchor on the same page does not leave it.
  const stays = link.hash !== '' && page === `${location.pathname}${location.search}`;
  return stays ? null : `${page}${link.hash}`;
}

/**
 * Blocks Back and Forward. With the Navigation API the traversal is cancelled; without it, it has already happened when `popstate` fires,
 * so it is reverted before other listeners run. Returns the cleanup function.
 */
function holdHistory(isLeaving: () => boolean, hold: (go: () => void) => void): () => void {
  if (typeof navigation !== 'undefined') {
    const stop = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || isLeaving()) return;
      event.preventDefault();
      const { key } = event.destination;
      hold(() => void navigation.traverseTo(key));
    };
    navigation.addEventListener('navigate', stop);
    return () => navigation.removeEventListener('navigate', stop);
  }
  let returning = false;
  const undo = (event: PopStateEvent) => {
    if (isLeaving()) return;
    event.stopImmediatePropagation();
    if (returning) {
      returning = false;
      return;
    }
    returning = true;
    history.go(1);
    hold(() => history.go(-1));
  };
  addEventListener('popstate', undo, true);
  return () => removeEventListener('popstate', undo, true);
}
