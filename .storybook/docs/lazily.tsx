import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ComponentType, type PropsWithChildren, Suspense, lazy } from 'react';

/** A part of the documentation that is fetched when a page of it is opened: no story waits for it. */
function lazily<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy(load);
  return function Lazily(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Around every page of documentation. */
export const DocsFrame = lazily<PropsWithChildren<DocsContainerProps>>(() => import('./room/DocsFrame'));

/** The page of a screen or of a component. */
export const DocsPage = lazily<object>(() => import('./room/DocsPage'));
