import { type ComponentType, use } from 'react';

/** A lazy component that can be loaded before it is rendered. */
export type Preloadable<Props extends object = object> = ComponentType<Props> & {
  preload: () => Promise<unknown>;
  /** Whether its code is there, so that it renders at once. */
  hasCome: () => boolean;
};

/**
 * A lazy component with `preload()`. Once preloaded it renders at once, where React's `lazy` would show the fallback for a moment.
 */
export function lazyWithPreload<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let asked: Promise<ComponentType<Props>> | undefined;
  let come = false;
  const preload = () => {
    if (asked) return asked;
    const loading = load();
    // `use` marks a promise that it has seen as fulfilled; one that is already marked does not suspend.
    void loading.then(
      (value) => {
        come = true;
        void Object.assign(loading, { status: 'fulfilled', value });
      },
      () => undefined,
    );
    asked = loading;
    return loading;
  };
  function Awaited(props: Props) {
    const Found = use(preload());
    return <Found {...props} />;
  }
  return Object.assign(Awaited, { preload, hasCome: () => come });
}
