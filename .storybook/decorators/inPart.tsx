import type { ComponentType } from 'react';
import '../../packages/design-system/src/icons/all';
import { DesignSystemProvider } from '../../packages/design-system/src/i18n/DesignSystemProvider';
import type { Locale, Theme } from '../modes';

/** The frame of a part of the design system, which knows nothing of the app: its links lead nowhere. */
export const inPart = <Args extends object>(
  Story: ComponentType<{ args?: Partial<Args> }>,
  args: Args,
  { key, locale, theme }: { key: string; locale: Locale; theme: Theme },
) => (
  <DesignSystemProvider key={key} locale={locale} theme={theme} navigate={() => undefined}>
    <Story args={args} />
  </DesignSystemProvider>
);
