import { type ReactNode, Suspense } from 'react';
import type { Preloadable } from './lazyWithPreload';
import { useLoadOnUse } from './useLoadOnUse';
import { useNear } from './useNear';

interface LatePartProps<Props extends object> {
  part: Preloadable<Props>;
  props: Props;
  /** What keeps the place of the part until then, as tall as the part. */
  stand: ReactNode;
  /** How far below the screen it is in sight already. */
  margin?: string;
}

/** A part of a form whose code comes when it is in sight, or with the first press or key on the page, before the focus can reach it. */
export function LatePart<Props extends object>({ part: Part, props, stand, margin = '0px' }: LatePartProps<Props>) {
  const { place, near } = useNear(margin);
  const isLoaded = useLoadOnUse(Part);
  if (!near && !isLoaded && !Part.hasCome()) return <div ref={place}>{stand}</div>;
  return (
    <Suspense fallback={stand}>
      <Part {...props} />
    </Suspense>
  );
}
