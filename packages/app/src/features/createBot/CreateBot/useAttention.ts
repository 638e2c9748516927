import { type RefObject, useEffect, useRef } from 'react';
import type { Wizard } from './wizard/types';

const controls = 'input:not([type="range"], [type="hidden"]), textarea, button';

/**
 * Moves focus where the wizard asks for it: to the first field with a message, or to the heading of the step. Returns
 * the ref of that heading.
 */
export function useAttention({ to, count }: Wizard['attention']): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(count);
  useEffect(() => {
    if (seen.current === count) return;
    seen.current = count;
    if (to === 'step') heading.current?.focus();
    else document.querySelector('form [data-invalid]')?.querySelector<HTMLElement>(controls)?.focus();
  }, [to, count]);
  return heading;
}
