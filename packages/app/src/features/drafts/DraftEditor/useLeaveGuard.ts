import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/**
 * Asks before unsaved work is left: a link inside the app is held and `asking` becomes true; closing the page is asked
 * by the browser itself.
 */
export function useLeaveGuard(dirty: boolean): { asking: boolean; leave: () => void; stay: () => void } {
  const [, navigate] = useLocation();
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (!dirty) return;
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (
        !(link instanceof HTMLAnchorElement) ||
        link.target === '_blank' ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      if (link.origin !== location.origin) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(`${link.pathname}${link.search}`);
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', hold, true);
    addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('click', hold, true);
      removeEventListener('beforeunload', warn);
    };
  }, [dirty]);
  return {
    asking: dirty && target !== null,
    leave: () => {
      if (target !== null) navigate(target);
      setTarget(null);
    },
    stay: () => setTarget(null),
  };
}
