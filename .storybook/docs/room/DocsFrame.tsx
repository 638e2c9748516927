import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { themes } from '../../../packages/design-system/src/theme/themes';
import { roomThemes } from '../../theme';
import { useMode } from './mode';
import './room.css';

/** A page of documentation, in the theme of the toolbar. Its own words are English, whatever language the stories on it speak. */
export default function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useMode();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = 'en';
    root.style.colorScheme = theme;
    for (const [role, colour] of Object.entries(themes[theme].color)) root.style.setProperty(`--${role}`, colour);
  }, [theme]);
  return (
    <DocsContainer {...props} theme={roomThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
