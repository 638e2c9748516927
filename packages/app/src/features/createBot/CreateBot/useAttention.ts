import { type RefObject, useEffect, useRef } from 'react';
import { resultsHeadingId } from '../../../entities/bot/search/ResultsHead';
import type { Wizard } from './wizard/types';

const controls = ':is(input:not([type="range"], [type="hidden"]), textarea, button):not(:disabled)';

/**
 * Moves focus as `attention` requires: to the first invalid field, or to the heading of the step, which is also the
 * fallback for a fault without a field. Returns the ref of that heading.
 */
export function useAttention({
  attention: { to, count },
  faults: { universities },
}: Pick<Wizard, 'attention' | 'faults'>): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(count);
  useEffect(() => {
    if (seen.current === count) return;
    seen.current = count;
    const place = to === 'fault' ? (firstFaulty() ?? (universities ? results() : null)) : null;
    (place ?? heading.current)?.focus();
  }, [to, count, universities]);
  return heading;
}

const firstFaulty = () => document.querySelector('form [data-invalid]')?.querySelector<HTMLElement>(controls);
const results = () => document.getElementById(resultsHeadingId);
