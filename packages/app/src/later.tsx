import { type ComponentType, use } from 'react';

/**
 * A component whose code comes when it is first drawn, or earlier by `fetch()`: once it is here it draws at once, where
 * React's `lazy` would show the fallback for a moment.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let asked: Promise<ComponentType<Props>> | undefined;
  const fetch = () => {
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
  function Later(props: Props) {
    const Found = use(fetch());
    return <Found {...props} />;
  }
  return Object.assign(Later, { fetch });
}
