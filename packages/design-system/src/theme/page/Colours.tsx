import { assignInlineVars } from '../../css/inlineVars';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { Box } from '../../layout/Box';
import { Stack } from '../../layout/Stack';
import type { Say } from '../../testing/words';
import { Heading } from '../../text/Heading';
import { Ltr } from '../../text/Ltr';
import { NEEDS, PAIRS, figures, steps } from '../contrast';
import type { Pair } from '../contrast';
import { css, ramps } from '../ramps';
import type { Swatch } from '../ramps';
import { dark, light, onField } from '../roles';
import type { Role, Roles } from '../roles';
import type { ThemeName } from '../themes';
import * as s from './page.css';
import { Name, Value } from './Sheet';

const THEMES: Record<ThemeName, Roles> = { light, dark };

function groups(say: Say): { title: string; of: RegExp }[] {
  return [
    { title: say('Surfaces', 'سطح‌ها'), of: /^surface/ },
    { title: say('Lines', 'خط‌ها'), of: /^(?:line|focus)/ },
    { title: say('Words', 'نوشته‌ها'), of: /^text/ },
    { title: say('Action', 'کنش'), of: /^action/ },
    { title: say('Reward', 'پاداش'), of: /^reward/ },
    { title: say('Success', 'موفقیت'), of: /^success/ },
    { title: say('Danger', 'خطر'), of: /^danger/ },
    { title: say('Neutral and the rest', 'خنثی و دیگر نقش‌ها'), of: /^(?:neutral|scrim|shadow|bone)/ },
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
export function RoleList({ theme, say }: { theme: ThemeName; say: Say }) {
  const roles = Object.entries(THEMES[theme]);
  return groups(say).map(({ title, of }) => (
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

/** The roles that the deep field gives values of its own, standing in it. */
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

/** The palette: each ramp from its pale end to its deep one. */
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

function PairRow({ pair, theme, say }: { pair: Pair; theme: ThemeName; say: Say }) {
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
        {pair.need === 'mark' ? <span className={s.mark} /> : say('Aa', 'الف')}
      </span>
      <span className={s.about}>
        <Name>{`${roleName(pair.front, pair.inField)} / ${pair.ground}`}</Name>
        <span className={s.value}>
          {say(
            `${number(wcag, 1)} of ${number(NEEDS[pair.need].wcag, 1)} · Lc ${number(apca, 0)}`,
            `${number(wcag, 1)} از ${number(NEEDS[pair.need].wcag, 1)} · تباین ادراکی ${number(apca, 0)}`,
          )}
        </span>
      </span>
    </li>
  );
}

/** Every pair that a component may make, with what was asked of it and what it gives. */
export function PairList({ theme, say }: { theme: ThemeName; say: Say }) {
  const titles = {
    body: say('Read at length', 'متن‌های بلند'),
    text: say('Read', 'متن‌های کوتاه'),
    mark: say('Seen', 'نشانه‌ها'),
  };
  return (['body', 'text', 'mark'] as const).map((need) => (
    <Stack key={need} gap={8}>
      <Heading level={3}>{titles[need]}</Heading>
      <ul className={s.list}>
        {PAIRS.filter((pair) => pair.need === need).map((pair) => (
          <PairRow key={`${roleName(pair.front, pair.inField)} ${pair.ground}`} pair={pair} theme={theme} say={say} />
        ))}
      </ul>
    </Stack>
  ));
}
