import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ComponentType, type PropsWithChildren, Suspense, lazy } from 'react';

const address = new URLSearchParams(location.search);
const isDocumentation = address.get('viewMode') === 'docs';
/** A page that is written has no part or screen to show, whose facts and walls are much to read. */
const isWritten = /^(?:welcome|review|guides)-/.test(address.get('id') ?? '');

/** A part of the documentation that is fetched when a page of it is opened: no story waits for it. */
function lazily<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, isNeeded: boolean) {
  // A page of documentation needs it as soon as Storybook itself is there: it comes beside it, and not after it.
  const coming = isNeeded ? load() : undefined;
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
export const DocsFrame = lazily<PropsWithChildren<DocsContainerProps>>(
  () => import('./room/DocsFrame'),
  isDocumentation,
);

/** The page of a screen or of a component. */
export const DocsPage = lazily<object>(() => import('./room/DocsPage'), isDocumentation && !isWritten);
