import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import type { Locale, Mode, Theme } from '../../modes';

interface Chosen {
  globals: { locale?: Locale; theme?: Theme };
}

const EVENTS = ['setGlobals', 'globalsUpdated'];
const FIRST: Mode = { locale: 'en', theme: 'light' };

/** `locale:fa;theme:dark`, as Storybook writes it into an address. */
export const inAddress = ({ locale, theme }: Mode): string => `locale:${locale};theme:${theme}`;

/** The mode in the address of a page. */
export function modeIn(search: string): Mode {
  const said = Object.fromEntries(
    (new URLSearchParams(search).get('globals') ?? '').split(';').map((pair) => pair.split(':')),
  ) as Chosen['globals'];
  return { ...FIRST, ...(said.locale && { locale: said.locale }), ...(said.theme && { theme: said.theme }) };
}

/** The language and the theme of the toolbar. */
export function useMode(): Mode {
  const [mode, setMode] = useState<Mode>(() => {
    const [last] = (addons.getChannel().last('globalsUpdated') as [Chosen] | undefined) ?? [];
    return { ...modeIn(location.search), ...last?.globals };
  });
  useEffect(() => {
    const channel = addons.getChannel();
    const change = ({ globals: { locale = FIRST.locale, theme = FIRST.theme } }: Chosen) =>
      setMode((before) => (before.locale === locale && before.theme === theme ? before : { locale, theme }));
    for (const event of EVENTS) channel.on(event, change);
    return () => {
      for (const event of EVENTS) channel.off(event, change);
    };
  }, []);
  return mode;
}
