import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ComponentType, type PropsWithChildren, Suspense, lazy } from 'react';

const isDocumentation = new URLSearchParams(location.search).get('viewMode') === 'docs';

/** A part of the documentation that is fetched when a page of it is opened: no story waits for it. */
function lazily<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  // A page of documentation needs it as soon as Storybook itself is there: it comes beside it, and not after it.
  const coming = isDocumentation ? load() : undefined;
  const Part = lazy(() => coming ?? load());
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
