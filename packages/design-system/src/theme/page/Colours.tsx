import { assignInlineVars } from '../../css/inlineVars';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { Box } from '../../layout/Box';
import { Stack } from '../../layout/Stack';
import type { Localize } from '../../testing/words';
import { Heading } from '../../text/Heading';
import { Ltr } from '../../text/Ltr';
import { NEEDS, PAIRS, figures, steps } from '../contrast';
import type { Pair } from '../contrast';
import { css, ramps } from '../palette';
import type { Swatch } from '../palette';
import { dark, light, onField } from '../roles';
import type { Role, Roles } from '../roles';
import type { ThemeName } from '../themes';
import * as s from './page.css';
import { Name, Value } from './Sheet';

const THEMES: Record<ThemeName, Roles> = { light, dark };

function groups(localize: Localize): { title: string; of: RegExp }[] {
  return [
    { title: localize('Surfaces', 'سطح‌ها'), of: /^surface/ },
    { title: localize('Lines', 'خط‌ها'), of: /^(?:line|focus)/ },
    { title: localize('Words', 'نوشته‌ها'), of: /^text/ },
    { title: localize('Action', 'کنش'), of: /^action/ },
    { title: localize('Reward', 'پاداش'), of: /^reward/ },
    { title: localize('Success', 'موفقیت'), of: /^success/ },
    { title: localize('Danger', 'خطر'), of: /^danger/ },
    { title: localize('Neutral and the rest', 'خنثی و دیگر نقش‌ها'), of: /^(?:neutral|scrim|shadow|bone)/ },
  ];
}

function stepName({ ramp, step, alpha }: Swatch): string {
  return `${ramp}[${step}]${alpha === undefined ? '' : ` ${Math.round(alpha * 100)}%`}`;
}

function RoleRow({ name, swatch }: { name: string; swatch: Swatch }) {
  return (
    <li className={s.row}>
      <span className={s.swatch} style={assignInlineVars({ [s.shown]: css(swatch) })} />
      <span className={s.told}>
        <Name>{name}</Name>
        <Value>{stepName(swatch)}</Value>
        <Value>{css(swatch)}</Value>
      </span>
    </li>
  );
}

/** Every role of a theme, with its step and its value. */
export function RoleList({ theme, localize }: { theme: ThemeName; localize: Localize }) {
  const roles = Object.entries(THEMES[theme]);
  return groups(localize).map(({ title, of }) => (
    <Stack key={title} gap={8}>
      <Heading level={3}>{title}</Heading>
      <ul className={s.list}>
        {roles
          .filter(([name]) => of.test(name))
          .map(([name, swatch]) => (
            <RoleRow key={name} name={name} swatch={swatch} />
          ))}
      </ul>
    </Stack>
  ));
}

/** The roles with different values inside the lapis field, shown in it. */
export function FieldList() {
  return (
    <Box surface="field" padding={16} radius="control">
      <ul className={s.list}>
        {Object.entries<Swatch>(onField).map(([name, swatch]) => (
          <RoleRow key={name} name={name} swatch={swatch} />
        ))}
      </ul>
    </Box>
  );
}

/** The palette: each ramp from its light end to its dark one. */
export function RampList() {
  return Object.entries<Record<string, Swatch>>(ramps).map(([name, ramp]) => (
    <Stack key={name} gap={12}>
      <Heading level={2}>
        <Ltr>{name}</Ltr>
      </Heading>
      <ul className={s.rampSteps}>
        {Object.values(ramp).map((swatch) => (
          <li key={swatch.step} className={s.rampStep}>
            <span className={s.rampSwatch} style={assignInlineVars({ [s.shown]: css(swatch) })} />
            <Name>{swatch.step}</Name>
            <Value>{swatch.oklch.join(' ')}</Value>
          </li>
        ))}
      </ul>
    </Stack>
  ));
}

const roleName = (role: Role, inField?: boolean) => (inField ? `onField.${role}` : role);

function PairRow({ pair, theme, localize }: { pair: Pair; theme: ThemeName; localize: Localize }) {
  const locale = useLocale();
  const { front, ground } = steps(pair, theme);
  const { wcag, apca } = figures(front, ground);
  const number = (value: number, digits: number) => {
    const text = formatDigits(value.toFixed(digits), locale);
    return locale === 'fa' ? text.replace('.', '٫') : text;
  };
  const colours = assignInlineVars({ [s.shown]: css(front), [s.ground]: css(ground) });
  return (
    <li className={s.row}>
      <span className={s.pair} style={colours} aria-hidden>
        {pair.need === 'mark' ? <span className={s.mark} /> : localize('Aa', 'الف')}
      </span>
      <span className={s.about}>
        <Name>{`${roleName(pair.front, pair.inField)} / ${pair.ground}`}</Name>
        <span className={s.value}>
          {localize(
            `${number(wcag, 1)} of ${number(NEEDS[pair.need].wcag, 1)} · Lc ${number(apca, 0)}`,
            `${number(wcag, 1)} از ${number(NEEDS[pair.need].wcag, 1)} · تباین ادراکی ${number(apca, 0)}`,
          )}
        </span>
      </span>
    </li>
  );
}

/** Every pair that a component may use, with its required and its actual contrast. */
export function PairList({ theme, localize }: { theme: ThemeName; localize: Localize }) {
  const titles = {
    body: localize('Read at length', 'متن‌های بلند'),
    text: localize('Read', 'متن‌های کوتاه'),
    mark: localize('Seen', 'نشانه‌ها'),
  };
  return (['body', 'text', 'mark'] as const).map((need) => (
    <Stack key={need} gap={8}>
      <Heading level={3}>{titles[need]}</Heading>
      <ul className={s.list}>
        {PAIRS.filter((pair) => pair.need === need).map((pair) => (
          <PairRow
            key={`${roleName(pair.front, pair.inField)} ${pair.ground}`}
            pair={pair}
            theme={theme}
            localize={localize}
          />
        ))}
      </ul>
    </Stack>
  ));
}
