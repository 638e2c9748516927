import { type ComponentType, use } from 'react';

/** A component, and the way to have it here before it is drawn. */
export type Preloadable<Props extends object = object> = ComponentType<Props> & { preload: () => Promise<unknown> };

/**
 * A component whose code comes when it is first drawn, or earlier by `fetch()`: once it is here it draws at once, where
 * React's `lazy` would show the fallback for a moment.
 */
export function lazyWithPreload<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let asked: Promise<ComponentType<Props>> | undefined;
  const preload = () => {
    if (asked) return asked;
    const loading = load();
    // `use` marks a promise it has seen so; one that is marked already does not suspend.
    void loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => undefined,
    );
    asked = loading;
    return loading;
  };
  function Awaited(props: Props) {
    const Found = use(preload());
    return <Found {...props} />;
  }
  return Object.assign(Awaited, { preload });
}
