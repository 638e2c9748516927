import type { ReactNode } from 'react';
import { Grid } from '../../layout/Grid';
import { Stack } from '../../layout/Stack';
import type { Localize } from '../../testing/words';
import { Heading } from '../../text/Heading';
import { Ltr } from '../../text/Ltr';
import { Text } from '../../text/Text';
import type { ThemeName } from '../themes';
import * as s from './page.css';

interface SheetProps {
  title: string;
  /** One sentence on when to use these. */
  about: string;
  children: ReactNode;
}

/** One page of tokens with its heading. */
export function Sheet({ title, about, children }: SheetProps) {
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{about}</Text>
      </Stack>
      {children}
    </Stack>
  );
}

interface BothThemesProps {
  localize: Localize;
  children: (theme: ThemeName) => ReactNode;
}

/** The same content in both themes, side by side where there is room. */
export function BothThemes({ localize, children }: BothThemesProps) {
  const titles = { light: localize('Light', 'روشن'), dark: localize('Dark', 'تیره') };
  return (
    <Grid columns={{ base: '1', desktop: '2' }} gap={20} align="start">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className={s.panel}>
          <Heading level={2}>{titles[theme]}</Heading>
          {children(theme)}
        </div>
      ))}
    </Grid>
  );
}

/** The name of a token, as it is written in code. */
export function Name({ children }: { children: string }) {
  return (
    <span className={s.name}>
      <Ltr>{children}</Ltr>
    </span>
  );
}

/** The value of a token, as it is written in code. */
export function Value({ children }: { children: string }) {
  return (
    <span className={s.value}>
      <Ltr>{children}</Ltr>
    </span>
  );
}
